"""Stored games by the thousand, as they come out of play: real rules, real draws, somebody taking back now and then."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path
from typing import NamedTuple

from typer.testing import CliRunner

from cantiere.cli import app
from cantiere.kernel.registry import games
from cantiere.server.store.database import open_database
from cantiere.server.store.records import Chair, Head, TableRecord
from cantiere.server.store.upkeep import Upkeep
from cantiere.server.table.log import Author
from cantiere.server.table.rules import Plan, TableRules


def played(number: int, most: int = 10_000) -> TableRecord:
    """A game played at random for so many actions at most."""
    dice = random.Random(number)
    chosen = games()[number % len(games())]
    options = dict(chosen.presets.get(chosen.bench_preset, {}))
    seats = dice.choice([n for n in chosen.seats if n > 1])
    start = chosen.new(seats, options)
    head = Head(
        f"table{number:07}",
        chosen.id,
        chosen.rules,
        dict(start.options()),
        dice.randbytes(32),
        True,
        "waiting",
        number,
        number,
    )
    rules = TableRules(TableRecord(head, [Chair(seat, "bot", None, "", "random") for seat in range(seats)], [], []))
    log, chat = [], []

    def take(plan: Plan) -> None:
        log.extend(plan.log)
        chat.extend(plan.chat)
        rules.take_in(plan)

    take(rules.plan_start(number))
    while rules.head.status == "playing" and len(log) < most:
        seat = dice.choice(rules.state.actors())
        by = Author("bot:random", number + len(log))
        if dice.random() < 0.02 and rules.log.undoable(seat) is not None:
            take(rules.plan_undo(seat, by))
            continue
        offer = rules.log.offer(seat)
        words = rules.log.match.game.vocabulary.words(dice.choice(offer.actions))
        take(rules.plan_act(seat, offer.id, words, by))
    return TableRecord(rules.head, rules.chairs, log, chat)


def put(file: Path, records: list[TableRecord]) -> None:
    """Store games, in a new file or beside those that are there."""

    async def write() -> None:
        database = open_database(str(file))
        await database.migrate()
        for record in records:
            await Upkeep(database).put(record)
        await database.close()

    asyncio.run(write())


class Ran(NamedTuple):
    """What a command printed, its sentences in one line, and how it ended."""

    returncode: int
    stdout: str
    stderr: str


def admin(*arguments: str, db: Path | str, cwd: Path | None = None) -> Ran:
    """`cantiere admin …` on a database."""
    with contextlib.chdir(cwd or Path.cwd()):
        result = CliRunner().invoke(app, ["admin", *arguments, "--db", str(db)])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Ran(result.exit_code, result.stdout, " ".join(result.stderr.split()))
