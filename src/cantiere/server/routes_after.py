"""HTTP: looking back at a game. Replays, replay files, and the dealer's account."""

from __future__ import annotations

import asyncio

from cantiere.kernel import replay
from cantiere.kernel.chance import commitment, sealed_ticket
from cantiere.kernel.match import Match, Step
from cantiere.kernel.state import ALL_SEEING, CHANCE, State
from cantiere.server import sight
from cantiere.server.api import Answer, Api, Call
from cantiere.server.bodies import Dice, Draw, Frame, Replay
from cantiere.server.book import Book
from cantiere.server.chronicle import Chronicle
from cantiere.server.live import LiveTable
from cantiere.server.patch import patch
from cantiere.server.refusal import Forbidden, Missing, as_line
from cantiere.server.routes_tables import may_copy
from cantiere.server.sight import Eyes
from cantiere.server.store import Head


def add(api: Api) -> None:
    api.get("/api/tables/{id}/replay", Replay, replay_of, "seat")
    api.get("/api/tables/{id}/file", "application/json", file)
    api.get("/api/tables/{id}/dice", Dice, dice)


async def replay_of(call: Call) -> Replay:
    """A game from its start: through anybody's eyes when it is finished, through your own before."""
    table = await call.house.tables.get(call.path("id"))
    seat, book = call.number("seat"), table.book
    if seat is not None and not 0 <= seat < len(book.chairs):
        raise Missing("error-no-seat", number=seat + 1)
    if book.head.status == "finished":
        eyes = Eyes(seat, call.person)
    elif seat is None or book.owns(call.person, seat):
        eyes = table.eyes(call.person, seat, spectate=seat is None)
    else:
        raise Forbidden("error-not-your-seat")
    if book.head.status == "waiting":
        raise Forbidden("error-not-started")
    view = table.look(eyes)
    view.log, view.chat = [], []
    steps = list(zip(book.chronicle.match.steps, book.chronicle.numbers, strict=True))  # play may go on meanwhile
    start, frames = await asyncio.to_thread(_frames, book, eyes, steps)
    return Replay(view, start, frames)


def _frames(book: Book, eyes: Eyes, steps: list[tuple[Step, int]]) -> tuple[dict[str, object], list[Frame]]:
    chronicle = book.chronicle
    reader = sight.reader(book, eyes)
    finished = book.head.status == "finished"

    def tally(state: State) -> list[int]:
        """Every seat's points at that moment: all of them once the game is over, else what these eyes may know."""
        return [int(state.score(seat)) for seat in range(state.seats)] if finished else sight.totals(state, eyes.seat)

    state = chronicle.match.at(0)
    start = before = state.view(eyes.seat)
    frames = [Frame(0, CHANCE, tally(state), [])]
    for step, n in steps:
        line = chronicle.told[n - 1].line(reader)
        state.apply(step.seat, step.action)
        now = state.view(eyes.seat)
        frames.append(Frame(n, step.seat, tally(state), patch(before, now), line.text, line.refs, line.verb))
        before = now
    return start, frames


async def file(call: Call) -> Answer:
    """The game as a replay file."""
    table = await call.house.tables.get(call.path("id"))
    may_copy(call, table)
    name = f"cantiere-{table.book.head.game}-{table.id}.json"
    text = await asyncio.to_thread(_file, table)
    return Answer(text, "application/json", {"content-disposition": f'attachment; filename="{name}"'})


def _file(table: LiveTable) -> str:
    head, chairs = table.book.head, table.book.chairs
    note: dict[str, object] = {"players": [chair.name or chair.level for chair in chairs]}
    if head.status == "finished" and not head.prelude:
        # With the secret anybody can repeat the draws (`cantiere.kernel.replay.draws_match`).
        note |= {"secret": head.secret.hex(), "commitment": commitment(head.secret)}
    return replay.write(table.book.chronicle.match, note)


async def dice(call: Call) -> Dice:
    """The dealer's account: what was promised, what was drawn, and the secret that proves it after the end."""
    table = await call.house.tables.get(call.path("id"))
    head, chronicle = table.book.head, table.book.chronicle
    if head.status != "finished":
        return Dice(commitment(head.secret), chronicle.drawn(), "", [], None)
    return await asyncio.to_thread(_dice, head, chronicle)


def _dice(head: Head, chronicle: Chronicle) -> Dice:
    match = chronicle.match
    draws = _draws(match, chronicle.numbers, head.prelude, head.secret)
    fair = all(draw.words == match.game.vocabulary.words(action) for draw, action in draws)
    return Dice(commitment(head.secret), len(draws), head.secret.hex(), [draw for draw, _ in draws], fair)


def _draws(match: Match, numbers: list[int], prelude: int, secret: bytes) -> list[tuple[Draw, int]]:
    """Every draw of this table's own dealer as the secret gives it, beside the action that is in the log."""
    draws: list[tuple[Draw, int]] = []
    state, words = match.at(0), match.game.vocabulary.words
    for step, n in zip(match.steps, numbers, strict=True):
        if step.seat == CHANCE and n > prelude:
            ticket = sealed_ticket(secret, len(draws), state.tickets())
            text = as_line(state.tell(CHANCE, step.action, ALL_SEEING))
            draw = Draw(len(draws), n, int(state.tickets()), ticket, words(state.outcome(ticket)), text)
            draws.append((draw, step.action))
        state.apply(step.seat, step.action)
    return draws
