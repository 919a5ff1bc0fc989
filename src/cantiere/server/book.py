"""One table's book: what is written about it, and what may be written next.

Every method named `plan_…` looks whether something is allowed and returns the `Change` that would do it, or raises
`Refusal`; nothing happens until the change is stored and `apply` takes it in. No database, no sockets, no waiting.
"""

from __future__ import annotations

from msgspec import Struct, convert, structs

from cantiere.kernel.registry import game
from cantiere.kernel.state import State
from cantiere.server.chronicle import Chronicle, Proposal, Signature
from cantiere.server.names import clean_chat
from cantiere.server.protocol import Line, Words
from cantiere.server.refusal import Forbidden, Late, Missing, Unreadable
from cantiere.server.store import CHAT_TAIL, Chair, Change, Head, Record, Said


class Question(Struct):
    """May this seat take the game back to line `to`? Stored with the table, so that it waits for who is away."""

    id: str
    ack: str  # the asker's own id of it
    person: str
    seat: int
    to: int
    yes: list[int]
    pending: list[int]


class Book:
    """Head, chairs, log and chat of a table, and the game they make."""

    def __init__(self, record: Record) -> None:
        self.head: Head = record.head
        self.chairs: list[Chair] = record.chairs
        self.chat: list[Said] = record.chat
        self.chronicle = Chronicle(
            game(self.head.game), len(self.chairs), self.head.options, self.head.secret, self.head.prelude
        )
        for entry in record.log:
            self.chronicle.add(entry)

    # --- looking ----------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.chronicle.state

    def owns(self, person: str | None, seat: int) -> bool:
        """Whether the person may act for the seat."""
        return (
            person is not None
            and 0 <= seat < len(self.chairs)
            and self.chairs[seat].person == person
            and self.chairs[seat].kind in ("person", "local")
        )

    def own_seats(self, person: str | None) -> list[int]:
        return [chair.seat for chair in self.chairs if self.owns(person, chair.seat)]

    def knows(self, person: str | None) -> bool:
        """Whether the person has anything to do with this table."""
        return person is not None and (
            person == self.head.owner or any(chair.person == person for chair in self.chairs)
        )

    def others(self, person: str) -> list[int]:
        """One seat for each other person at the table."""
        first: dict[str, int] = {}
        for chair in self.chairs:
            if chair.kind in ("person", "local") and chair.person not in (None, person):
                first.setdefault(str(chair.person), chair.seat)
        return sorted(first.values())

    def alone(self, person: str | None) -> bool:
        """Whether nobody else has any part in this game, not even one who left and may come back: then it holds no
        secrets from this person that matter to anybody."""
        return bool(self.own_seats(person)) and all(chair.person in (None, person) for chair in self.chairs)

    @property
    def question(self) -> Question | None:
        """What is before the table."""
        return None if self.head.ask is None else convert(self.head.ask, Question)

    # --- playing ----------------------------------------------------------------------------------

    def plan_act(self, seat: int, decision: str, words: Words, by: Signature) -> Change:
        self._playing()
        action = self.chronicle.match.game.vocabulary.parse(words)
        if seat not in self.state.actors():
            raise Late("error-not-your-decision")
        if decision != self.chronicle.decision_id(seat):
            raise Late("error-stale-decision")
        return self._moved(self.chronicle.act(seat, action, by), by.at)

    def plan_undo(self, seat: int, by: Signature) -> Change:
        self._playing()
        return self._moved(self.chronicle.undo(seat, by), by.at)

    def plan_rewind(self, person: str, seat: int, to: int, by: Signature) -> Change:
        """At once where nobody else is concerned, otherwise a question to the others."""
        self._playing()
        proposal = self.chronicle.rewind(seat, to, by)  # whether it can be done at all
        pending = self.others(person)
        if not pending:
            return self._moved(proposal, by.at)
        if self.head.ask is not None:
            raise Late("error-already-asked")
        question = Question(str(self.head.version + 1), by.ack or "", person, seat, to, [], pending)
        return self._noted(by.at, Line("note-ask", {"seat": seat}), head={"ask": structs.asdict(question)})

    def plan_answer(self, person: str, ask_id: str, yes: bool, by: Signature) -> Change:
        """One person's answer. The last yes rewinds; a no, also of who asked, ends it."""
        self._playing()
        question = self.question
        if question is None or question.id != ask_id:
            raise Late("error-no-question")
        if person == question.person and not yes:
            return self._noted(by.at, Line("note-ask-withdrawn", {"seat": question.seat}), head={"ask": None})
        seats = [seat for seat in question.pending if self.owns(person, seat)]
        if not seats:
            raise Forbidden("error-not-asked")
        if not yes:
            return self._noted(by.at, Line("note-ask-refused", {"seat": seats[0]}), head={"ask": None})
        return self._agreed(question, seats, by.at)

    def _agreed(self, question: Question, seats: list[int], at: int) -> Change:
        pending = [seat for seat in question.pending if seat not in seats]
        if pending:
            left = structs.replace(question, pending=pending, yes=question.yes + seats)
            return Change(at, head={"ask": structs.asdict(left)})
        by = Signature(question.person, at, question.ack)
        return self._moved(self.chronicle.rewind(question.seat, question.to, by), at)

    def plan_say(self, name: str, seat: int | None, words: str, by: Signature) -> Change:
        said = Said(self._next_said(), by.at, name, clean_chat(words), seat, who=by.who, ack=by.ack)
        return Change(by.at, chat=[said])

    # --- chairs -----------------------------------------------------------------------------------

    def plan_sit(self, person: str, name: str, seat: int, at: int) -> Change:
        """Take an open seat, or back the one a bot keeps for this person."""
        chair = self._chair(seat)
        if self.head.status == "finished":
            raise Late("error-over")
        if self.owns(person, seat):
            return Change(at)
        if chair.person not in (None, person) or chair.kind not in ("open", "bot"):
            raise Late("error-seat-taken")
        if chair.kind == "bot" and chair.person != person:
            raise Late("error-seat-taken")
        return self._seated(Chair(seat, "person", person, name), at, Line("note-sits", {"seat": seat, "name": name}))

    def plan_rename(self, person: str, name: str, at: int) -> Change | None:
        """Somebody at the table is called otherwise from now on; None if nobody is."""
        old = [chair for chair in self.chairs if chair.kind == "person" and chair.person == person]
        chairs = [structs.replace(chair, name=name) for chair in old if chair.name != name]
        return Change(at, chairs=chairs) if chairs else None

    def plan_leave(self, person: str, seat: int, level: str, at: int) -> Change:
        """Stand up: the seat is open again, or, once the game runs, a bot keeps it."""
        chair = self._chair(seat)
        if not self.owns(person, seat):
            raise Forbidden("error-not-your-seat")
        if self.head.status == "finished":
            raise Late("error-over")
        empty = Chair(seat, "open")
        stays = Chair(seat, "bot", person, chair.name, level)
        waiting = self.head.status == "waiting"
        note = Line("note-leaves", {"seat": seat, "name": chair.name})
        change = self._seated(empty if waiting else stays, at, note, start=False)
        question = self.question
        if question is not None and question.person == person:
            change.head["ask"] = None
        elif question is not None and seat in question.pending:
            agreed = self._agreed(question, [seat], at)
            change.log, change.head = agreed.log, change.head | agreed.head
        return change

    def plan_chair(self, person: str, chair: Chair, at: int) -> Change:
        """The owner arranges a chair: anybody's while waiting; later only who does not sit there in person, but for
        giving it to a bot until that one comes back."""
        old = self._chair(chair.seat)
        if person != self.head.owner:
            raise Forbidden("error-not-owner")
        if self.head.status == "finished":
            raise Late("error-over")
        if chair.kind == "person":
            raise Unreadable("error-seat-kind")
        if self.head.status == "playing" and old.kind == "person":
            if chair.kind != "bot":
                raise Late("error-seat-taken")
            chair = structs.replace(chair, person=old.person, name=old.name)
        return self._seated(chair, at, Line("note-arranged", {"seat": chair.seat}))

    def _seated(self, chair: Chair, at: int, note: Line, *, start: bool = True) -> Change:
        """Somebody else sits there now. With the last open chair taken, the game begins."""
        change = self._noted(at, note)
        change.chairs = [chair]
        after = [chair if old.seat == chair.seat else old for old in self.chairs]
        if start and self.head.status == "waiting" and all(one.kind != "open" for one in after):
            opened = self.plan_start(at)
            change.log, change.head = opened.log, opened.head
            change.chat += [structs.replace(said, n=said.n + 1) for said in opened.chat]
        return change

    def plan_start(self, at: int) -> Change:
        change = self._moved(self.chronicle.opening(at), at)
        change.head.setdefault("status", "playing")
        change.chat = self._noted(at, Line("note-starts")).chat
        return change

    def plan_next(self, table: str, at: int) -> Change:
        """Where the rematch is."""
        return Change(at, head={"next_table": table})

    # --- taking changes in ------------------------------------------------------------------------

    def apply(self, change: Change) -> None:
        """What was planned has been stored."""
        for entry in change.log:
            self.chronicle.add(entry)
        for chair in change.chairs:
            self.chairs[chair.seat] = chair
        self.chat = (self.chat + change.chat)[-CHAT_TAIL:]
        self.head = structs.replace(self.head, **change.head, version=self.head.version + 1, changed=change.at)

    def catch_up(self, record: Record) -> None:
        """Another process has written: `record` has the newest head, chairs, chat, and the log we do not have yet."""
        for entry in record.log:
            self.chronicle.add(entry)
        self.head, self.chairs, self.chat = record.head, record.chairs, record.chat

    # --- small things -----------------------------------------------------------------------------

    def _moved(self, proposal: Proposal, at: int) -> Change:
        """The change that stores a proposal, and what the lists need to know of the table after it."""
        for entry in proposal.entries:
            entry.version = self.head.version + 1
        head: dict[str, object] = {"waiting": waiting_mask(proposal.state)}
        if self.head.ask is not None and any(entry.kind == "rewind" for entry in proposal.entries):
            head["ask"] = None
        if proposal.state.is_over():
            head |= final(proposal.state) | {"ask": None}
        return Change(at, log=proposal.entries, head=head)

    def _noted(self, at: int, note: Line, head: dict[str, object] | None = None) -> Change:
        said = Said(self._next_said(), at, "", note={"key": note.key, "args": note.args})
        return Change(at, chat=[said], head=head or {})

    def _next_said(self) -> int:
        return self.chat[-1].n + 1 if self.chat else 1

    def _playing(self) -> None:
        if self.head.status != "playing":
            raise Late("error-over" if self.head.status == "finished" else "error-not-started")

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Missing("error-no-seat", number=seat + 1)
        return self.chairs[seat]


def waiting_mask(state: State) -> int:
    """The seats to act, as bits."""
    return sum(1 << seat for seat in state.actors() if seat >= 0)


def final(state: State) -> dict[str, object]:
    """What is written down of a finished game for the lists."""
    totals = [int(state.score(seat)) for seat in range(state.seats)]
    return {"status": "finished", "totals": totals, "places": state.places(), "ending": state.ending()}
