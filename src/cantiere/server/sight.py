"""What one pair of eyes may see of a table. Everything a page is shown of a game passes through here."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from cantiere.kernel.chance import commitment
from cantiere.kernel.state import ALL_SEEING, State
from cantiere.kernel.text import Text
from cantiere.server.book import Book
from cantiere.server.protocol import (
    Ask,
    ChatLine,
    Choice,
    Decision,
    From,
    Line,
    PointsLine,
    Score,
    Seat,
    TableCard,
)
from cantiere.server.refusal import as_line
from cantiere.server.store import Chair, Head, Said


class Eyes(NamedTuple):
    """Through which seat somebody looks (None: a spectator), and who it is, where that makes a difference."""

    seat: int | None
    person: str | None


def reader(book: Book, eyes: Eyes) -> int | None:
    """Who reads the log: after the game there are no secrets left."""
    return ALL_SEEING if book.head.status == "finished" else eyes.seat


def common(book: Book) -> dict[str, Any]:
    """The fields of a view that are the same for all eyes."""
    head, chronicle = book.head, book.chronicle
    finished = head.status == "finished"
    return {
        "id": head.id,
        "version": head.version,
        "game": head.game,
        "rules": head.rules,
        "options": chronicle.match.options,
        "status": head.status,
        "public": head.public,
        "waiting": [seat for seat in book.state.actors() if seat >= 0] if head.status == "playing" else [],
        "progress": _line(book.state.progress()) if head.status == "playing" else None,
        "ending": head.ending,
        "verdict": _line(book.state.verdict()) if finished else None,
        "ask": _ask(book),
        "commitment": commitment(head.secret),
        "secret": head.secret.hex() if finished else "",
        "origin": From(head.origin_table, head.origin_n or 0) if head.origin_table is not None else None,
        "next": head.next_table or "",
        "created": head.created,
    }


def own(book: Book, eyes: Eyes) -> dict[str, Any]:
    """The fields that are cut for one pair of eyes."""
    head, playing = book.head, book.head.status == "playing"
    return {
        "owner": eyes.person is not None and eyes.person == head.owner,
        "you": eyes.seat,
        "seats": [seat_of(chair, eyes.person) for chair in book.chairs],
        "board": book.state.view(eyes.seat) if head.status != "waiting" else None,
        "decision": decision(book, eyes),
        "scores": scores(book.state, eyes.seat) if head.status != "waiting" else [],
        "undo": book.chronicle.undoable(eyes.seat) if playing and eyes.seat is not None else None,
        "rewind": _rewind(book, eyes),
    }


def decision(book: Book, eyes: Eyes) -> Decision | None:
    """What the seat is asked, if it is to act."""
    seat, state = eyes.seat, book.state
    if seat is None or book.head.status != "playing" or seat not in state.actors():
        return None
    vocabulary = book.chronicle.match.game.vocabulary
    choices = [
        Choice(vocabulary.words(action), as_line(state.describe(seat, action)), state.elements(seat, action))
        for action in state.legal(seat)
    ]
    return Decision(book.chronicle.decision_id(seat), seat, as_line(state.prompt(seat)), choices)


def scores(state: State, viewer: int | None) -> list[Score]:
    """The scores as the viewer may know them: until the game is over some of what pays others may be hidden."""
    over = state.is_over()
    seats = range(state.seats)
    tally = [state.breakdown(seat) if over else state.breakdown_seen(seat, viewer) for seat in seats]
    totals = [sum(line.points for line in lines) for lines in tally]
    places = state.places() if over else [1 + sum(other > total for other in totals) for total in totals]
    return [
        Score(seat, totals[seat], places[seat], [PointsLine(p.source, p.where, p.points) for p in tally[seat]])
        for seat in seats
    ]


def totals(state: State, viewer: int | None) -> list[int]:
    return [sum(line.points for line in state.breakdown_seen(seat, viewer)) for seat in range(state.seats)]


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


def said(line: Said) -> ChatLine:
    note = Line(line.note["key"], line.note.get("args", {})) if line.note is not None else None
    return ChatLine(line.n, line.at, line.name, line.seat, line.words, note)


def _line(text: Text | None) -> Line | None:
    return None if text is None else as_line(text)


def _is_asked(head: Head, seats: list[Seat]) -> bool:
    return head.ask is not None and any(seats[seat].yours for seat in head.ask["pending"])


def _ask(book: Book) -> Ask | None:
    asked = book.question
    return None if asked is None else Ask(asked.id, asked.seat, asked.to, asked.yes, asked.pending)


def _rewind(book: Book, eyes: Eyes) -> Literal["free", "ask", "no"]:
    """How these eyes may take back more than an undo."""
    if eyes.person is None or not book.own_seats(eyes.person) or book.head.status != "playing":
        return "no"
    if not book.chronicle.numbers or book.chronicle.numbers[-1] <= book.head.prelude:
        return "no"
    return "ask" if book.others(eyes.person) else "free"
