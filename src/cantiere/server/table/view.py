"""What one viewer may see of a table. Everything a page is shown of a game passes through here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from cantiere.kernel.chance import commitment
from cantiere.kernel.state import ALL_SEEING, Points, State
from cantiere.kernel.text import Text
from cantiere.server.errors import as_line
from cantiere.server.protocol import (
    Ask,
    ChatLine,
    Choice,
    Decision,
    From,
    Line,
    PointsLine,
    Presence,
    Rank,
    Score,
    Seat,
    TableCard,
    TableView,
)
from cantiere.server.store.records import Chair, ChatEntry, Head
from cantiere.server.table.rules import TableRules


class Viewer(NamedTuple):
    """Through which seat somebody looks (None: a spectator), and who it is, where that makes a difference."""

    seat: int | None
    person: str | None


def reader(rules: TableRules, viewer: Viewer) -> int | None:
    """Who reads the log: after the game there are no secrets left."""
    return ALL_SEEING if rules.head.status == "finished" else viewer.seat


def whole(
    rules: TableRules, viewer: Viewer, lines: int, presence: Presence, changing: dict[str, Any] | None = None
) -> TableView:
    """The table as the viewer sees it, with the newest `lines` of its log. `changing` is what `common` and `own` give,
    where that is known."""
    head, log = rules.head, rules.log
    return TableView(
        id=head.id,
        version=head.version,
        game=head.game,
        rules=head.rules,
        options=log.match.options,
        public=head.public,
        owner=viewer.person is not None and viewer.person == head.owner,
        you=viewer.seat,
        secrets=rules.has_secrets,
        rival=_rival(rules.state),
        ranks=[Rank(least, as_line(name)) for least, name in rules.state.ranks()],
        commitment=commitment(head.secret),
        origin=_origin(head, viewer),
        created=head.created,
        log=log.lines(reader(rules, viewer), log.last - lines) if lines else [],
        chat=[said(line) for line in rules.chat],
        presence=presence,
        **(changing or common(rules) | own(rules, viewer)),
    )


def common(rules: TableRules) -> dict[str, Any]:
    """The fields of a view that change, and are the same for all viewers."""
    head = rules.head
    finished = head.status == "finished"
    fields: dict[str, Any] = {
        "status": head.status,
        "waiting": [seat for seat in rules.state.actors() if seat >= 0] if head.status == "playing" else [],
        "progress": _line(rules.state.progress()) if head.status == "playing" else None,
        "ending": head.ending,
        "verdict": _line(rules.state.verdict()) if rules.state.is_over() else None,
        "ask": _ask(rules),
        "hints": rules.hints_allowed,
        "secret": head.secret.hex() if finished else "",
        "next": head.next_table or "",
        "tutorial": rules.played if head.tutorial else None,
    }
    if not rules.state.hides_points():
        fields["scores"] = scores(rules, None)
    if not rules.has_secrets:
        fields["board"] = _board(rules, None)
    return fields


def own(rules: TableRules, viewer: Viewer) -> dict[str, Any]:
    """The fields of a view that change, and are cut for one viewer."""
    playing = rules.head.status == "playing"
    fields: dict[str, Any] = {
        "seats": _seats(rules, viewer.person),
        "decision": decision(rules, viewer),
        "undo": rules.undoable(viewer.seat) if playing and viewer.seat is not None else None,
        "rewind": _rewind(rules, viewer),
    }
    if rules.state.hides_points():
        fields["scores"] = scores(rules, viewer.seat)
    if rules.has_secrets:
        fields["board"] = _board(rules, viewer.seat)
    return fields


def _seats(rules: TableRules, person: str | None) -> list[Seat]:
    if person not in rules.shown_seats:
        rules.shown_seats[person] = [seat_of(chair, person) for chair in rules.chairs]
    return rules.shown_seats[person]


def _board(rules: TableRules, seat: int | None) -> Mapping[str, object] | None:
    return rules.state.view(seat) if rules.head.status != "waiting" else None


def decision(rules: TableRules, viewer: Viewer) -> Decision | None:
    """What the seat is asked, if it is to act."""
    seat, state = viewer.seat, rules.state
    if seat is None or rules.head.status != "playing" or seat not in state.actors():
        return None
    offer = rules.log.offer(seat)
    if offer.decision is None:
        words = rules.log.match.game.vocabulary.words
        choices = [
            Choice(
                words(action),
                as_line(state.describe(seat, action)),
                state.elements(seat, action),
                state.effect(seat, action),
                [] if rules.head.tutorial else [as_line(text) for text in state.leaves(seat, action)],
            )
            for action in rules.offered(seat)
        ]
        offer.decision = Decision(offer.id, seat, as_line(state.prompt(seat)), choices, state.chapter(seat))
    return offer.decision


def scores(rules: TableRules, viewer: int | None) -> list[Score]:
    """The scores as the viewer may know them."""
    if rules.head.status == "waiting":
        return []
    state = rules.state
    over = state.is_over()
    found = []
    for seat in scored(state):
        lines = state.breakdown(seat) if over else state.breakdown_seen(seat, viewer)
        total = sum([line.points for line in lines])
        later = 0 if over else sum([line.points for line in lines if line.at_end])
        found.append(Score(seat, total, total - later, 0, [_points(line) for line in lines]))
    for score, place in zip(found, _places(state, [score.total for score in found]), strict=True):
        score.place = place
    return found


def scored(state: State) -> range:
    """The seats that have points: everybody's, and the rival's after them."""
    return range(state.seats + (state.rival() is not None))


def _places(state: State, totals: list[int]) -> list[int]:
    rival = state.rival()
    if rival is not None:
        return [1 + (rival.ahead > 0), 1 + (rival.ahead < 0)]
    descending = sorted(totals, reverse=True)
    return state.places() if state.is_over() else [1 + descending.index(total) for total in totals]


def _points(line: Points) -> PointsLine:
    return PointsLine(line.source, line.where, line.points, _line(line.why), line.elements, line.at_end)


def _rival(state: State) -> Line | None:
    rival = state.rival()
    return None if rival is None else as_line(rival.name)


def totals(state: State, viewer: int | None) -> list[int]:
    return [sum(line.points for line in state.breakdown_seen(seat, viewer)) for seat in scored(state)]


def seat_of(chair: Chair, person: str | None) -> Seat:
    mine = person is not None and chair.person == person
    held = chair.kind in ("open", "bot") and chair.person is not None
    return Seat(
        seat=chair.seat,
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        yours=mine and not held,
        held=held,
        held_for_you=mine and held,
    )


def card(head: Head, chairs: list[Chair], person: str | None) -> TableCard:
    """The table in a list."""
    seats = [seat_of(chair, person) for chair in chairs]
    waiting = [seat.seat for seat in seats if head.waiting >> seat.seat & 1] if head.status == "playing" else []
    return TableCard(
        id=head.id,
        game=head.game,
        status=head.status,
        public=head.public,
        seats=seats,
        waiting=waiting,
        your_turn=any(seats[seat].yours for seat in waiting) or _is_asked(head, seats),
        changed=head.changed,
        totals=head.totals,
        places=head.places,
        ending=head.ending,
    )


def said(line: ChatEntry) -> ChatLine:
    return ChatLine(line.n, line.at, line.name, line.seat, line.words, line.note)


def _origin(head: Head, viewer: Viewer) -> From | None:
    """Where the table was continued from. For its owner only: who has a table's id may look at it."""
    if head.origin_table is None or viewer.person is None or viewer.person != head.owner:
        return None
    return From(head.origin_table, head.origin_n or 0)


def _line(text: Text | None) -> Line | None:
    return None if text is None else as_line(text)


def _is_asked(head: Head, seats: list[Seat]) -> bool:
    return head.ask is not None and any(seats[seat].yours for seat in head.ask.pending)


def _ask(rules: TableRules) -> Ask | None:
    asked = rules.head.ask
    return None if asked is None else Ask(asked.id, asked.seat, asked.to, asked.yes, asked.pending)


def _rewind(rules: TableRules, viewer: Viewer) -> Literal["free", "ask", "no"]:
    """How the viewer may take back more than an undo."""
    if rules.head.tutorial:
        return "no"
    if viewer.person is None or not rules.own_seats(viewer.person) or rules.head.status != "playing":
        return "no"
    if not rules.log.numbers or rules.log.numbers[-1] <= rules.head.prelude:
        return "no"
    return "ask" if rules.other_players(viewer.person) else "free"
