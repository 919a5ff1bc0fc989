"""What the host's commands share: which database they use, and how they print."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TypeVar

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text as RichText
from sqlalchemy.engine import make_url

from cantiere.console import complaints, console, language, print_json
from cantiere.kernel.errors import CantiereError
from cantiere.kernel.text import Text, TextArg
from cantiere.kernel.texts import texts
from cantiere.server.errors import Refusal
from cantiere.server.settings import Settings, load
from cantiere.server.store import versions
from cantiere.server.store.database import Database, open_database

T = TypeVar("T")


def shown(place: str) -> str:
    """The database as it may be printed, without its password."""
    return make_url(place).render_as_string() if "://" in place else place


class Host:
    """What a command is given: the settings and the database that `cantiere serve` would use, and a way to speak.
    Sentences are in the host's language and go to stderr; what was asked for goes to stdout."""

    def __init__(self, db: str, settings: Path | None, lang: str) -> None:
        self._db = db
        self._file = settings
        self._words = texts(language(lang))

    @cached_property
    def settings(self) -> Settings:
        return load({"database": self._db} if self._db else {}, self._file)

    @cached_property
    def place(self) -> str:
        """The database, by its URL or its file."""
        from cantiere.server.run import default_database

        return self.settings.database or str(default_database())

    def visit(self, do: Callable[[Database], Awaitable[T]]) -> T:
        """Do something with the database. It must exist and have the current schema: only the server migrates it."""

        async def visited() -> T:
            database = open_database(self.place)
            try:
                shape = await database.read(versions.found)
                if shape != versions.known()[0]:
                    raise CantiereError("error-database-older", shape=shape or "–", ours=versions.known()[0])
                return await do(database)
            finally:
                await database.close()

        try:
            return asyncio.run(visited())
        except Refusal as refusal:
            args = {name: value for name, value in refusal.why.args.items() if isinstance(value, str | int)}
            raise CantiereError(refusal.why.key, game=None, **args) from refusal

    def words(self, key: str, **args: TextArg) -> str:
        return self._words.format(Text(key, args))

    def say(self, key: str, **args: TextArg) -> None:
        complaints.print(self.words(key, **args), markup=False, highlight=False, soft_wrap=True)

    def say_unless(self, yes: bool) -> None:
        """After a dry run: how to really do it."""
        if not yes:
            self.say("admin-dry-run")

    def table(
        self, titles: Sequence[str], found: Sequence[T], row: Callable[[T], Sequence[object]], *, as_json: bool
    ) -> None:
        """What was asked for, for people or for a program."""
        if as_json:
            print_json(msgspec.to_builtins(found))
        else:
            console.print(whole([self.words(f"admin-title-{title}") for title in titles], map(row, found)))


def whole(titles: Sequence[str], rows: Iterable[Sequence[object]]) -> Table:
    """A table with nothing cut off: what is too long goes on below, but for the first column, whose ids people copy."""
    shown = Table()
    for number, title in enumerate(titles):
        shown.add_column(title, overflow="fold", no_wrap=number == 0)
    for row in rows:
        shown.add_row(*(RichText(str(cell)) for cell in row))  # names are no markup
    return shown


def day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000).strftime("%Y-%m-%d %H:%M")


@contextmanager
def progress(total: int, hidden: bool) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal; call with how much is done."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=complaints, transient=True, disable=hidden) as shown:
        task = shown.add_task("", total=total)
        yield lambda done: shown.update(task, completed=done)
