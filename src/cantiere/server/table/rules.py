"""The rules of a table: what is stored of it, and what may be done next.

Every method named `plan_…` looks whether something is allowed and returns the `Plan` that would do it, or raises
`Refusal`; nothing happens until the plan is stored and `take_in` is told so. No database, no sockets, no waiting.
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, structs

from cantiere.kernel.errors import CannotUndo
from cantiere.kernel.registry import game
from cantiere.kernel.state import State
from cantiere.server.clock import has_passed
from cantiere.server.errors import BadRequest, Forbidden, NotFound, TooLate, as_line
from cantiere.server.protocol import Line, Seat, Words
from cantiere.server.store.records import (
    ABORTED,
    CHAT_TAIL,
    PLAYED_KINDS,
    Chair,
    Change,
    ChatEntry,
    Head,
    HeadChange,
    Question,
    TableRecord,
)
from cantiere.server.table.log import Author, Proposal, TableLog
from cantiere.server.table.tutorial import LEARNER, Tutorial, tutorial

PATIENCE_MILLISECONDS: Final = 60_000  # nothing must have happened for so long before a bot plays for who is away


class Plan(Change):
    """A change, and the game as it will be when the change is stored."""

    proposal: Proposal | None = None

    def followed_by(self, other: Plan) -> Plan:
        """Both in one; only one of them changes the head or plays."""
        self.log, self.head, self.proposal = other.log, other.head, other.proposal
        self.chat = self.chat + [structs.replace(said, n=said.n + len(self.chat)) for said in other.chat]
        return self


class TableRules:
    """Head, chairs, log and chat of a table, and the game they make."""

    def __init__(self, record: TableRecord) -> None:
        self.head: Head = record.head
        self.chat: list[ChatEntry] = record.chat
        self._seat(record.chairs)
        if [chair.seat for chair in self.chairs] != list(range(len(self.chairs))):
            raise ValueError("a seat is missing")
        found, head = game(self.head.game), self.head
        self.script: Tutorial | None = _script(head)
        self.log = TableLog(found, len(self.chairs), head.options, head.secret, head.prelude, script=self.script)
        # Whether a seat may know what others may not; if not, everybody is shown the same board.
        self.has_secrets = self.log.match.game.has_secrets(self.log.match.options)
        self.log.read(record.log)

    def _seat(self, chairs: list[Chair]) -> None:
        self.chairs = chairs
        self.shown_seats: dict[str | None, list[Seat]] = {}  # how each viewer is shown them, once they have looked
        self._own_seats: dict[str, list[int]] = {}  # person -> the seats they may act for
        self._others: dict[str, list[int]] = {}  # person -> one seat for each other
        for chair in chairs:
            if chair.kind in PLAYED_KINDS and chair.person is not None:
                self._own_seats.setdefault(chair.person, []).append(chair.seat)

    # --- looking ----------------------------------------------------------------------------------

    @property
    def record(self) -> TableRecord:
        """What is stored, without the log."""
        return TableRecord(self.head, self.chairs, [], self.chat)

    @property
    def state(self) -> State:
        return self.log.state

    def owns(self, person: str | None, seat: int) -> bool:
        """Whether the person may act for the seat."""
        return seat in self.own_seats(person)

    def own_seats(self, person: str | None) -> list[int]:
        """The seats the person may act for."""
        return self._own_seats.get(person, []) if person is not None else []

    def knows(self, person: str | None) -> bool:
        """Whether the person has anything to do with this table."""
        return person is not None and (
            person == self.head.owner or any(chair.person == person for chair in self.chairs)
        )

    def other_players(self, person: str) -> list[int]:
        """One seat for each other person at the table."""
        if person not in self._others:
            self._others[person] = sorted(seats[0] for other, seats in self._own_seats.items() if other != person)
        return self._others[person]

    def alone(self, person: str | None) -> bool:
        """Whether nobody else has any part in this game, not even one who left and may come back: then it holds no
        secrets from this person that matter to anybody."""
        return person is not None and bool(self.own_seats(person)) and not self.others_have_part(person)

    @property
    def hints_allowed(self) -> bool:
        """Whether players may ask for a hint: where the table allows it, and where only one person plays, counting
        those who have left and may come back."""
        players = [chair for chair in self.chairs if chair.kind != "bot" or chair.person is not None]
        return self.head.hints or len(players) <= 1

    def why_not(self, seat: int, element: str, words: Words | None) -> Line | None:
        """Why the seat cannot click the element or take the action; None if it can, or if it never means anything."""
        state = self.state
        if self.head.status != "playing":
            return Line("error-over" if self.head.status == "finished" else "error-not-started")
        if seat not in state.actors():
            return Line("why-not-your-decision")
        if self.head.tutorial:
            return Line("why-tutorial")
        if words is not None:
            action = self.log.match.game.vocabulary.parse(words)
            return None if action in self.log.offer(seat).actions else as_line(state.why_not(seat, action))
        reason = state.why_not_at(seat, element)
        return None if reason is None else as_line(reason)

    def chapter(self, seat: int, element: str, words: Words | None) -> str:
        """The heading of the guide that tells more about such a refusal."""
        if self.head.status != "playing":
            return ""
        if words is not None:
            return self.state.chapter(seat, self.log.match.game.vocabulary.parse(words))
        return self.state.chapter_at(seat, element)

    # --- rights to what is no change of this table --------------------------------------------------

    def require_owns(self, person: str | None, seat: int) -> None:
        if not self.owns(person, seat):
            raise Forbidden("error-not-your-seat")

    def require_may_copy(self, person: str | None) -> None:
        """A game's whole course holds secrets: it may be had when it is over, or when nobody else plays in it."""
        if self.head.status != "finished" and not self.alone(person):
            raise Forbidden("error-not-finished")

    def require_may_replay(self, person: str | None, seat: int | None) -> None:
        """Look back through anybody's eyes when the game is over, through one's own before."""
        if seat is not None and not 0 <= seat < len(self.chairs):
            raise NotFound("error-no-seat", number=seat + 1)
        if seat is not None and self.head.status != "finished":
            self.require_owns(person, seat)
        if self.head.status == "waiting":
            raise Forbidden("error-not-started")

    def require_may_hint(self, person: str, seat: int | None) -> None:
        """While a game runs only who plays the seat may ask, and only where hints are allowed; afterwards anybody may,
        about any seat."""
        if self.head.status == "waiting":
            raise TooLate("error-not-started")
        if self.head.status != "finished":
            self.require_owns(person, -1 if seat is None else seat)
            if not self.hints_allowed:
                raise Forbidden("error-no-hints")

    def require_may_remove(self, person: str, *, is_admin: bool) -> None:
        """The owner may, until the game has started or while nobody else has a part in it."""
        if self.head.owner != person and not is_admin:
            raise Forbidden("error-not-owner")
        if self.head.status != "waiting" and self.others_have_part(person):
            raise TooLate("error-started")

    def require_may_rematch(self, person: str) -> None:
        """Who sat here may, unless sent away."""
        if person in self.head.barred or not any(chair.person == person for chair in self.chairs):
            raise Forbidden("error-not-your-seat")
        if self.head.status != "finished":
            raise TooLate("error-not-finished")

    # --- playing ----------------------------------------------------------------------------------

    def plan_act(self, seat: int, decision: str, words: Words, by: Author) -> Plan:
        self._require_playing()
        action = self.log.match.game.vocabulary.parse(words)
        if seat not in self.state.actors():
            raise TooLate("error-not-your-decision")
        if decision != self.log.offer(seat).id:
            raise TooLate("error-stale-decision")
        if action not in self.offered(seat):
            self.state.require(seat, action)  # says why not, if it is against the rules
            raise TooLate("why-tutorial")
        return self._moved(self.log.act(seat, action, by), by.at)

    def plan_undo(self, seat: int, by: Author) -> Plan:
        if self.head.tutorial:
            return self._plan_played(self._required_script().before(self.played), by)
        self._require_playing()
        return self._moved(self.log.undo(seat, by), by.at)

    def plan_rewind(self, person: str, seat: int, to: int, by: Author) -> Plan:
        """At once where nobody else is concerned, otherwise a question to the others."""
        self._require_playing()
        self._require_no_script()
        proposal = self.log.rewind(seat, to, by)  # whether it can be done at all
        if not self.other_players(person):
            return self._moved(proposal, by.at)
        return self._asked(person, seat, to, by, "note-ask")

    def plan_abort(self, person: str, seat: int, by: Author) -> Plan | None:
        """End the game without a result: at once where nobody else plays, otherwise a question to the others."""
        if self.head.ending == ABORTED:
            return None
        self._require_playing()
        self._require_no_script()
        return (
            self._asked(person, seat, None, by, "note-ask-end") if self.other_players(person) else self._aborted(by.at)
        )

    def _asked(self, person: str, seat: int, to: int | None, by: Author, note: str) -> Plan:
        if self.head.ask is not None:
            raise TooLate("error-already-asked")
        question = Question(str(self.head.version + 1), by.ack or "", person, seat, to, [], self.other_players(person))
        return self._noted(by.at, Line(note, {"seat": seat}), HeadChange(ask=question))

    def plan_answer(self, person: str, ask_id: str, yes: bool, by: Author) -> Plan | None:
        """One person's answer; None if they have said yes already. The last yes does what was asked for; a no, also of
        whoever asked, ends the question."""
        self._require_playing()
        question = self.head.ask
        if question is None or question.id != ask_id:
            raise TooLate("error-no-question")
        if person == question.person and not yes:
            return self._noted(by.at, Line("note-ask-withdrawn", {"seat": question.seat}), HeadChange(ask=None))
        if yes and any(self.owns(person, seat) for seat in question.yes):
            return None
        seats = [seat for seat in question.pending if self.owns(person, seat)]
        if not seats:
            raise Forbidden("error-not-asked")
        if not yes:
            return self._noted(by.at, Line("note-ask-refused", {"seat": seats[0]}), HeadChange(ask=None))
        pending = [seat for seat in question.pending if seat not in seats]
        if pending:
            left = structs.replace(question, pending=pending, yes=question.yes + seats)
            return Plan(by.at, head=HeadChange(ask=left))
        return self._agreed(question, by.at)

    def _agreed(self, question: Question, at: int) -> Plan:
        """What was asked for, once nobody is left to answer."""
        if question.to is None:
            return self._aborted(at)
        by = Author(question.person, at, question.ack)
        plan = self._moved(self.log.rewind(question.seat, question.to, by), at)
        plan.chat = self._noted(at, Line("note-ask-agreed", {"seat": question.seat})).chat
        return plan

    def _aborted(self, at: int) -> Plan:
        return self._noted(at, Line("note-ended"), aborted())

    def plan_say(self, name: str, seat: int | None, words: str, by: Author) -> Plan:
        self._require_not_barred(by.who)
        said = ChatEntry(_next_said(self.chat), by.at, name, words, seat, who=by.who, ack=by.ack)
        return Plan(by.at, chat=[said])

    # --- tutorials --------------------------------------------------------------------------------
    #
    # A table that is played by a script: who learns takes the action that comes next in it and no other, and everything
    # else happens by itself. The script is found by the game's folder; one that has changed since is not played on.

    @property
    def played(self) -> int:
        """How many actions of the script have been played; -1 where its script is not this one any more."""
        return len(self.log.numbers) if self.script is not None else -1

    def offered(self, seat: int) -> list[int]:
        """The actions open to the seat: all that are legal; in a tutorial the one that comes next."""
        actions = self.log.offer(seat).actions
        if not self.head.tutorial:
            return actions
        if self.script is None or seat != LEARNER or self.played >= len(self.script.actions):
            return []
        return [self.script.actions[self.played].action]

    def undoable(self, seat: int) -> int | None:
        """The line that an undo by the seat would take back; in a tutorial, the first line of its last step."""
        if not self.head.tutorial:
            return self.log.undoable(seat)
        before = self.script.before(self.played) if self.script is not None else None
        return None if before is None else self.log.numbers[before]

    def plan_step(self, step: int, by: Author) -> Plan | None:
        """Go to where a step of the tutorial begins, forward or back."""
        if self.head.owner != by.who:
            raise Forbidden("error-not-owner")
        steps = self._required_script().steps
        if not 0 <= step < len(steps):
            raise NotFound("error-no-tutorial")
        to = steps[step].at
        return None if to == self.played else self._plan_played(to, by)

    def _plan_played(self, to: int | None, by: Author) -> Plan:
        """So many actions of the script have been played then."""
        if to is None:
            raise CannotUndo("error-cannot-undo", game=self.head.game)
        if to > self.played:
            return self._moved(self.log.play_to(to, by), by.at)
        plan = self._moved(self.log.rewind(LEARNER, self.log.numbers[to - 1] if to else 0, by), by.at)
        if self.head.status == "finished":
            plan.head.status, plan.head.totals, plan.head.places, plan.head.ending = "playing", [], [], ""
        return plan

    def _required_script(self) -> Tutorial:
        if self.script is None:
            raise TooLate("error-tutorial-old" if self.head.tutorial else "error-no-tutorial")
        return self.script

    def _require_no_script(self) -> None:
        if self.head.tutorial:
            raise TooLate("why-tutorial")

    def plan_remove(self, said: ChatEntry, at: int) -> Plan:
        """A line of the chat is deleted; that there was one is still seen."""
        note = Line("note-removed", {"name": said.name})
        return Plan(at, removed=[structs.replace(said, words="", note=note)])

    # --- chairs -----------------------------------------------------------------------------------
    #
    # While a game runs, a chair keeps its person, in every game and whoever owns the table. Who has looked through a
    # seat's eyes knows its secrets, so nobody else ever does, unless nobody else has a part in the game:
    #
    # - Who leaves, or is away when the owner loses patience, is represented by a bot, which tells nobody what it knows;
    #   only that person may sit down there again.
    # - A bot's own seat stays a bot's: whoever took it over could be somebody who sits elsewhere.
    # - A seat that stands open may be taken by somebody new, not by who has another.
    # - Who plays alone, bots aside, arranges the table freely: there is nobody to have secrets from.
    # - Who is removed by an administrator is represented by a bot, too, and may not come back.

    def plan_sit(self, person: str, name: str, seat: int, at: int) -> Plan:
        """Take an open seat, or back the one a bot keeps for this person."""
        chair = self._chair(seat)
        self._require_not_barred(person)
        if self.head.status == "finished":
            raise TooLate("error-over")
        if self.owns(person, seat):
            return Plan(at)
        if chair.person not in (None, person) or chair.kind not in ("open", "bot"):
            raise TooLate("error-seat-taken")
        if chair.kind == "bot" and chair.person != person:
            raise TooLate("error-seat-taken")
        seated = any(one.person == person for one in self.chairs)
        if chair.person is None and seated and self._plays_with_others(person):
            raise TooLate("error-second-seat")
        note = Line("note-sits", {"seat": seat, "name": name})
        change = self._seated(Chair(seat, "person", person, name), at, note)
        question = self.head.ask
        if question is not None and not self.own_seats(person) and seat not in question.yes:
            # Whoever joins has to agree, too.
            change.head.ask = structs.replace(question, pending=sorted([*question.pending, seat]))
        return change

    def plan_rename(self, person: str, name: str, at: int) -> Plan | None:
        """Somebody at the table has a new name; None if they have no seat here."""
        old = [chair for chair in self.chairs if chair.kind == "person" and chair.person == person]
        chairs = [structs.replace(chair, name=name) for chair in old if chair.name != name]
        return Plan(at, chairs=chairs) if chairs else None

    def plan_leave(self, person: str, seat: int, level: str, at: int) -> Plan:
        """Leave a seat: it is open again, or, once the game has started, a bot keeps it."""
        chair = self._chair(seat)
        self.require_owns(person, seat)
        if self.head.status == "finished":
            raise TooLate("error-over")
        empty = Chair(seat, "open")
        stays = Chair(seat, "bot", person, chair.name, level)
        waiting = self.head.status == "waiting"
        note = Line("note-leaves", {"seat": seat, "name": chair.name})
        change = self._seated(empty if waiting else stays, at, note, start=False)
        question = self.head.ask
        if question is not None and question.person == person:
            change.head.ask = None
        elif question is not None and seat in question.pending:
            others = [one for one in self.own_seats(person) if one != seat]  # where they are still asked
            pending = sorted([one for one in question.pending if one != seat] + others[:1])
            if not pending:
                return change.followed_by(self._agreed(question, at))
            change.head.ask = structs.replace(question, pending=pending)
        return change

    def plan_chair(self, person: str, chair: Chair, at: int, *, present: bool) -> Plan:
        """The owner arranges a chair: any while waiting or alone; else it can only be given to a bot, and not while
        its person is `present`. So may everybody else who plays, once nothing has happened for a while."""
        old = self._chair(chair.seat)
        if person != self.head.owner:
            may = self.head.status == "playing" and self.own_seats(person) and old.person != person
            if not may or old.kind != "person" or chair.kind != "bot":
                raise Forbidden("error-not-owner")
            if not present and not has_passed(PATIENCE_MILLISECONDS, self.head.changed, at):
                raise TooLate("error-seat-soon", seconds=PATIENCE_MILLISECONDS // 1000)
        self._require_not_barred(person)
        if self.head.status == "finished":
            raise TooLate("error-over")
        if chair.kind == "person":
            raise BadRequest("error-seat-kind")
        if not self._plays_with_others(person):
            return self._seated(chair, at, Line("note-arranged", {"seat": chair.seat}))
        if chair.kind != "bot":
            raise TooLate("error-seat-kept")
        if present and old.person != person:
            raise TooLate("error-seat-present")
        stays = structs.replace(chair, person=old.person, name=old.name)
        change = self._seated(stays, at, Line("note-arranged", {"seat": chair.seat}))
        if _concerns(self.head.ask, [chair.seat]):
            change.head.ask = None  # a bot neither asks nor answers, and silence is no consent
        return change

    def plan_kick(self, person: str, name: str, level: str, at: int) -> Plan | None:
        """Somebody is removed and may neither sit down nor write here until `plan_pardon`; None if already removed.
        Their seats are as after `plan_vacate`."""
        if person in self.head.barred:
            return None
        plan = plan_vacate(self.record, person, level, at) or Plan(at)
        plan.head.barred = [*self.head.barred, person]
        plan.chat = self._noted(at, Line("note-kicked", {"name": name})).chat
        return plan

    def plan_pardon(self, person: str, at: int) -> Plan | None:
        """Somebody who was removed may come back; None if they were not."""
        if person not in self.head.barred:
            return None
        return Plan(at, head=HeadChange(barred=[one for one in self.head.barred if one != person]))

    def others_have_part(self, person: str) -> bool:
        """Whether others have a part in the game, those included for whom a bot plays on."""
        return any(chair.person not in (None, person) for chair in self.chairs)

    def _plays_with_others(self, person: str) -> bool:
        """Whether a game runs in which others have a part."""
        return self.head.status == "playing" and self.others_have_part(person)

    def _seated(self, chair: Chair, at: int, note: Line, *, start: bool = True) -> Plan:
        """Somebody else sits there now. With the last open chair taken, the game begins."""
        change = self._noted(at, note)
        change.chairs = [chair]
        after = [chair if old.seat == chair.seat else old for old in self.chairs]
        if start and self.head.status == "waiting" and all(one.kind != "open" for one in after):
            return change.followed_by(self.plan_start(at))
        return change

    def plan_start(self, at: int) -> Plan:
        change = self._moved(self.log.opening(at), at)
        if change.head.status is UNSET:
            change.head.status = "playing"
        change.chat = self._noted(at, Line("note-starts")).chat
        return change

    def plan_next(self, table: str, at: int) -> Plan:
        """Where the rematch is."""
        return Plan(at, head=HeadChange(next_table=table))

    # --- taking changes in ------------------------------------------------------------------------

    def take_in(self, plan: Plan) -> None:
        """What was planned has been stored."""
        if plan.proposal is not None:
            self.log.take_in(plan.proposal)
        after = self.record_after(plan)
        self.head, self.chat = after.head, after.chat
        if plan.chairs:
            self._seat(after.chairs)

    def record_after(self, change: Change) -> TableRecord:
        """What is stored after the change; of the log only what it adds."""
        chairs, chat = self.chairs, self.chat
        if change.chairs:
            new = {chair.seat: chair for chair in change.chairs}
            chairs = [new.get(chair.seat, chair) for chair in chairs]
        if change.chat or change.removed:
            removed = {said.n: said for said in change.removed}
            chat = [removed.get(said.n, said) for said in chat + change.chat][-CHAT_TAIL:]
        return TableRecord(change.head.applied(self.head, change.at), chairs, change.log, chat)

    def take_in_record(self, record: TableRecord) -> None:
        """Another process has written: `record` has the newest head, chairs, chat, and the log we do not have yet."""
        self.log.read(record.log)
        self.head, self.chat = record.head, record.chat
        if record.chairs != self.chairs:
            self._seat(record.chairs)

    def replace_with(self, other: TableRules) -> None:
        """Take over the content of another object, for everybody who holds this one."""
        self.head, self.chat, self.log = other.head, other.chat, other.log
        self._seat(other.chairs)

    # --- small things -----------------------------------------------------------------------------

    def _moved(self, proposal: Proposal, at: int) -> Plan:
        """The change that stores a proposal, and what the lists need to know of the table after it."""
        entries = proposal.entries
        for entry in entries:
            entry.version = self.head.version + 1
        head = final(proposal.state) if proposal.state.is_over() else HeadChange()
        head.waiting = to_act_mask(proposal.state)
        if self.head.ask is not None and (head.status == "finished" or any(one.kind == "rewind" for one in entries)):
            head.ask = None
        return Plan(at, log=entries, head=head, proposal=proposal)

    def _noted(self, at: int, note: Line, head: HeadChange | None = None) -> Plan:
        said = ChatEntry(_next_said(self.chat), at, "", note=note)
        return Plan(at, chat=[said], head=head or HeadChange())

    def _require_not_barred(self, person: str) -> None:
        if person in self.head.barred:
            raise Forbidden("error-barred")

    def _require_playing(self) -> None:
        if self.head.status != "playing":
            raise TooLate("error-over" if self.head.status == "finished" else "error-not-started")

    def _chair(self, seat: int) -> Chair:
        self._require_no_script()
        if not 0 <= seat < len(self.chairs):
            raise NotFound("error-no-seat", number=seat + 1)
        return self.chairs[seat]


def _script(head: Head) -> Tutorial | None:
    """The script of a tutorial, if it is still the one with which the table began."""
    if not head.tutorial:
        return None
    found = tutorial(head.game)
    return found if found is not None and found.fingerprint == head.tutorial else None


# --- going for good -------------------------------------------------------------------------------
#
# These need no game, so that they can be planned for tables that nobody has open.


def plan_vacate(record: TableRecord, person: str, level: str, at: int) -> Plan | None:
    """Somebody goes: their seats are open again, or, once the game runs, a bot of that level keeps them, and what they
    asked or were asked is asked no longer. None if nothing changes."""
    held = [chair for chair in record.chairs if chair.person == person]
    plan = Plan(at)
    if record.head.status == "waiting":
        plan.chairs = [Chair(chair.seat, "open") for chair in held]
    elif record.head.status == "playing":
        played = [chair for chair in held if chair.kind in PLAYED_KINDS]
        plan.chairs = [Chair(chair.seat, "bot", person, chair.name, level) for chair in played]
    if _concerns(record.head.ask, [chair.seat for chair in held]):
        plan.head.ask = None
    return plan if plan.chairs or plan.head.ask is None else None


def plan_ban(record: TableRecord, person: str, level: str, at: int) -> Plan | None:
    """Somebody who may not come back for a while goes, and those at the table are told."""
    plan = plan_vacate(record, person, level, at)
    if plan is not None and plan.chairs:
        name = record.chairs[plan.chairs[0].seat].name
        note = Line("note-leaves", {"seat": plan.chairs[0].seat, "name": name})
        plan.chat = [ChatEntry(_next_said(record.chat), at, "", note=note)]
    return plan


def plan_forget(record: TableRecord, person: str, said: list[ChatEntry], level: str, at: int) -> Plan | None:
    """Somebody who is deleted goes, and leaves neither a name nor what they `said`. None if nothing changes."""
    head = record.head
    if head.status == "finished":
        at = head.changed  # in the lists nothing has happened to it
    plan = plan_vacate(record, person, level, at) or Plan(at)
    left = {chair.seat: chair for chair in (*record.chairs, *plan.chairs)}
    held = [chair.seat for chair in record.chairs if chair.person == person]
    plan.chairs = [structs.replace(left[seat], person=None, name="") for seat in held]
    plan.removed = [structs.replace(line, who=None, name="", words="…") for line in said]
    if head.owner == person:
        plan.head.owner = None
    return plan if plan.chairs or plan.removed or plan.head.owner is None else None


def _concerns(question: Question | None, seats: list[int]) -> bool:
    """Whether one of these seats has asked, or is still to answer."""
    return question is not None and any(seat in (question.seat, *question.pending) for seat in seats)


def _next_said(chat: list[ChatEntry]) -> int:
    return chat[-1].n + 1 if chat else 1


def to_act_mask(state: State) -> int:
    """The seats to act, as bits."""
    return sum(1 << seat for seat in state.actors() if seat >= 0)


def aborted() -> HeadChange:
    """What is stored of a game that was ended without a result."""
    return HeadChange(status="finished", waiting=0, ask=None, totals=[], places=[], ending=ABORTED)


def final(state: State) -> HeadChange:
    """What is stored of a finished game for the lists."""
    totals = [int(state.score(seat)) for seat in range(state.seats)]
    return HeadChange(status="finished", totals=totals, places=state.places(), ending=state.ending())
