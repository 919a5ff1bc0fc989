"""`cantiere admin`: the commands themselves. Other modules do their work, and are imported when needed."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
import typer

from cantiere.console import BAD_INPUT, AsJson, Language, guarded, print_json, speak
from cantiere.help import TranslatedGroup
from cantiere.kernel.errors import CantiereError

if TYPE_CHECKING:
    from cantiere.admin.frame import Host
    from cantiere.server.protocol import Status
    from cantiere.server.settings import Registration
    from cantiere.server.store.database import Database

app = typer.Typer(
    cls=TranslatedGroup,
    help="Look after a server's tables and people.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
)


@app.callback()
def main(lang: Language = "") -> None:
    speak(lang)


Db = Annotated[
    str, typer.Option("--db", metavar="URL", help="An SQLite file or a PostgreSQL URL. Left out: as `cantiere serve`.")
]
SettingsFile = Annotated[
    Path | None, typer.Option("--settings", metavar="FILE", help="The settings. Left out: as `cantiere serve`.")
]
Yes = Annotated[bool, typer.Option("--yes", help="Do it. Without it you are only told what would be done.")]
Tables = Annotated[list[str], typer.Option("--table", metavar="ID", help="Only this table; may be given again.")]


def command(name: str | None = None) -> Callable[[Callable[..., None]], None]:
    """A command whose function is given the `Host`; the options for that are added to its own."""

    def add(work: Callable[..., None]) -> None:
        def run(db: Db = "", settings: SettingsFile = None, lang: Language = "", **own: Any) -> None:
            from cantiere.admin.frame import Host

            work(Host(db, settings, lang), **own)

        del work.__annotations__["host"]  # is no option
        _, *own = signature(work, eval_str=True).parameters.values()
        *common, _ = signature(run, eval_str=True).parameters.values()
        parameters = [one.replace(kind=Parameter.KEYWORD_ONLY) for one in (*own, *common)]
        run.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
        run.__annotations__ = {one.name: one.annotation for one in parameters}
        run.__name__, run.__doc__ = work.__name__, work.__doc__
        app.command(name)(guarded(run))

    return add


# --- is everything well? --------------------------------------------------------------------------


@command()
def check(
    host: Host,
    table: Tables = [],  # noqa: B006
    jobs: Annotated[int, typer.Option(min=1, help="Processes to share the work.")] = os.cpu_count() or 1,
    as_json: AsJson = False,
) -> None:
    """Play every stored game again by its rules and say what is wrong (exit code 1); the server may run."""
    from cantiere.admin import checking
    from cantiere.admin.frame import progress
    from cantiere.server.store.upkeep import Upkeep

    began = time.monotonic()
    in_file = checking.check_file(host.place)
    try:
        ids = table or host.visit(lambda database: Upkeep(database).ids())
    except CantiereError:
        if not in_file:
            raise
        ids = []  # not even that can be read
    with progress(len(ids), hidden=as_json) as show:
        found = checking.check_tables(host.place, ids, jobs, show)
    seconds = round(time.monotonic() - began, 1)
    if as_json:
        print_json({"tables": len(ids), "seconds": seconds, "file": in_file, "found": msgspec.to_builtins(found)})
    else:
        for words in in_file:
            host.say("check-file", why=words)
        for one in found:
            for fault in one.faults:
                host.say("admin-fault", table=one.table, what=host.words(fault.key, line=fault.line, why=fault.why))
        host.say("admin-checked", tables=len(ids), faults=len(found), seconds=str(seconds))
    if found or in_file:
        raise typer.Exit(BAD_INPUT)


@command()
def repair(host: Host, table: Tables = [], yes: Yes = False, as_json: AsJson = False) -> None:  # noqa: B006
    """Repair what `check` finds, as far as possible; what has to be removed is written to a file first. The server must
    be stopped."""
    from cantiere.admin import checking, repairing
    from cantiere.server.store.backup import require_alone, sqlite_file
    from cantiere.server.store.upkeep import Upkeep

    file = sqlite_file(host.place)
    if file is not None and (in_file := checking.check_file(host.place)):
        for fault in in_file:
            host.say("check-file", why=fault)
        if yes:
            aside, saved = repairing.salvage(file)
            host.say("admin-salvaged", file=str(aside), rows=sum(saved.values()))
        else:
            host.say("admin-would-salvage")
            host.say_unless(yes)
            return
    ids = table or host.visit(lambda database: Upkeep(database).ids())
    repairs = repairing.plan(checking.check_tables(host.place, ids))
    for one in repairs:
        host.say("admin-repair", table=one.table, what=one.what, line=one.line)
    left = repairs
    if yes and repairs:
        if file is not None:
            require_alone(file)
        kept = Path(f"cantiere-repaired-{time.strftime('%Y%m%d-%H%M%S')}.json")
        host.visit(lambda database: repairing.take_away(database, repairs, kept))
        wrong = checking.check_tables(host.place, [one.table for one in repairs])
        host.visit(lambda database: repairing.correct(database, wrong))
        left = repairing.plan(checking.check_tables(host.place, [one.table for one in repairs]))
        if kept.exists():
            host.say("admin-kept", file=str(kept))
    if as_json:
        print_json({"repairs": msgspec.to_builtins(repairs), "done": yes, "left": msgspec.to_builtins(left)})
    elif not repairs:
        host.say("admin-nothing")
    else:
        host.say_unless(yes)


# --- copies ---------------------------------------------------------------------------------------


@command()
def backup(
    host: Host,
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="Where to; an older file of that name is replaced when all is written."),
    ],
    rows: Annotated[bool, typer.Option("--rows", help="As rows, which PostgreSQL takes as well as SQLite.")] = False,
) -> None:
    """Copy everything while the server runs: an SQLite file as one, PostgreSQL as rows."""
    import asyncio

    from cantiere.server.store.backup import write_backup

    asyncio.run(write_backup(host.place, file, rows=rows))
    host.say("admin-backed-up", file=str(file), megabytes=f"{file.stat().st_size / 1e6:.1f}")


@command()
def restore(
    host: Host,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.", exists=True, dir_okay=False)],
    yes: Yes = False,
) -> None:
    """Put a backup in the place of the database. The server must be stopped; the file that was there is kept. A
    PostgreSQL database must be empty."""
    import asyncio

    from cantiere.admin.frame import shown
    from cantiere.server.store.backup import put_back

    if not yes:
        host.say("admin-would-restore", file=str(file), database=shown(host.place))
        host.say_unless(yes)
        return
    aside = asyncio.run(put_back(file, host.place))
    host.say("admin-restored", database=shown(host.place))
    if aside is not None:
        host.say("admin-kept", file=str(aside))


@command()
def export(
    host: Host,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to.")],
    table: Tables = [],  # noqa: B006
) -> None:
    """Write tables to a file that another server can import, the secrets of running games included."""
    from cantiere.server.store import archive
    from cantiere.server.store.upkeep import Upkeep

    async def write(database: Database) -> tuple[int, list[str]]:
        upkeep = Upkeep(database)
        return await archive.write(upkeep, table or await upkeep.ids(), file)

    count, unreadable = host.visit(write)
    for id in unreadable:
        host.say("admin-fault", table=id, what=host.words("check-unreadable", line=0, why=""))
    host.say("admin-exported", count=count, file=str(file))
    if unreadable:
        raise typer.Exit(BAD_INPUT)


@command("import")
def import_tables(
    host: Host,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `export` wrote.", exists=True, dir_okay=False)],
    yes: Yes = False,
    as_json: AsJson = False,
) -> None:
    """Import tables that are not here yet and follow the rules. Seats of people unknown here are left to bots."""
    from cantiere.admin.importing import take_in
    from cantiere.server.store.upkeep import Upkeep

    taken = host.visit(lambda database: take_in(Upkeep(database), file, really=yes))
    if as_json:
        print_json({"done": yes} | msgspec.to_builtins(taken))
        return
    host.say("admin-imported", new=len(taken.new), known=len(taken.known), damaged=len(taken.damaged))
    host.say_unless(yes)


# --- tables ---------------------------------------------------------------------------------------


@command()
def tables(
    host: Host,
    status: Annotated[str, typer.Option(help="Only these: waiting, playing or finished.")] = "",
    most: Annotated[int, typer.Option(min=1, help="How many at most, latest change first.")] = 50,
    as_json: AsJson = False,
) -> None:
    """List tables."""
    from cantiere.admin.frame import day
    from cantiere.server.store.upkeep import Upkeep

    wanted = _status(status)
    rows = host.visit(lambda database: Upkeep(database).rows(wanted, most=most))
    host.table(
        ("table", "game", "status", "lines", "changed", "players"),
        rows,
        lambda row: (row.id, row.game, row.status, row.lines, day(row.changed), ", ".join(row.players)),
        as_json=as_json,
    )


@command()
def close(
    host: Host,
    table: Annotated[str, typer.Argument(metavar="ID", help="The table.")],
    yes: Yes = False,
) -> None:
    """Remove a table; it is exported to a file first."""
    from cantiere.server.store import archive
    from cantiere.server.store.upkeep import Upkeep

    kept = Path(f"cantiere-{table}.tables.gz")

    async def remove(database: Database) -> None:
        upkeep = Upkeep(database)
        if yes:
            await archive.close(upkeep, table, kept)
        elif not await upkeep.has(table):
            raise CantiereError("error-no-table", table=table)

    host.visit(remove)
    host.say("admin-close", table=table)
    if yes:
        host.say("admin-kept", file=str(kept))
    host.say_unless(yes)


@command()
def prune(
    host: Host,
    waiting: Annotated[int, typer.Option(min=1, help="Tables that never started, after so many days.")] = 30,
    finished: Annotated[int, typer.Option(min=0, help="Finished tables, after so many days. 0: never.")] = 0,
    guests: Annotated[int, typer.Option(min=1, help="Guests without a table, after so many days.")] = 90,
    yes: Yes = False,
    as_json: AsJson = False,
) -> None:
    """Remove tables that never started and guests without a table. Finished games are kept unless you say for how
    long."""
    from cantiere.server.clock import DAY, now
    from cantiere.server.store.upkeep import Upkeep

    async def clear(database: Database) -> tuple[list[str], list[str], int]:
        upkeep, at = Upkeep(database), now()
        stale = await upkeep.ids("waiting", changed_before=at - waiting * DAY)
        old = await upkeep.ids("finished", changed_before=at - finished * DAY) if finished else []
        if yes:
            await upkeep.remove([*stale, *old])
        return stale, old, await upkeep.forget_guests(at - guests * DAY, really=yes)

    stale, old, people = host.visit(clear)
    if as_json:
        print_json({"done": yes, "waiting": stale, "finished": old, "guests": people})
        return
    host.say("admin-pruned", waiting=len(stale), finished=len(old), guests=people)
    host.say_unless(yes)


@command()
def vacuum(host: Host, yes: Yes = False) -> None:
    """Give the space of removed tables back to the disk. Nothing can be stored meanwhile."""
    import asyncio

    from cantiere.server.store.backup import sqlite_file
    from cantiere.server.store.backup import vacuum as shrink

    if yes:
        asyncio.run(shrink(host.place))
    file = sqlite_file(host.place)
    host.say("admin-size", megabytes=f"{file.stat().st_size / 1e6:.1f}" if file is not None else "–")
    host.say_unless(yes)


# --- people ---------------------------------------------------------------------------------------

Who = Annotated[str, typer.Argument(metavar="LOGIN", help="A login, or a person's id.")]
Address = Annotated[str, typer.Option(help="The site's address, as people see it.")]


@command()
def people(
    host: Host,
    guests: Annotated[bool, typer.Option("--guests", help="Guests too, not only accounts.")] = False,
    search: Annotated[str, typer.Option(help="Only those with this in their name, login or id.")] = "",
    most: Annotated[int, typer.Option(min=1, help="How many at most, the newest first.")] = 100,
    as_json: AsJson = False,
) -> None:
    """List people."""
    from cantiere.admin.frame import day
    from cantiere.server.clock import now
    from cantiere.server.people.hosting import Hosting, Member

    found = host.visit(lambda database: Hosting(database).people(guests=guests, most=most, search=search))

    def role(one: Member) -> str:
        is_banned = one.banned is not None and one.banned > now()
        kind = "admin" if one.admin else "banned" if is_banned else "account" if one.login else "guest"
        return host.words("admin-role", role=kind)

    host.table(
        ("person", "name", "login", "role", "created"),
        found,
        lambda one: (one.id, one.name, one.login or "", role(one), day(one.created)),
        as_json=as_json,
    )


@command()
def grant(
    host: Host,
    who: Who,
    revoke: Annotated[bool, typer.Option("--revoke", help="No longer an administrator.")] = False,
    yes: Yes = False,
) -> None:
    """Make somebody an administrator."""
    from cantiere.admin.persons import for_person

    found = for_person(host, who, lambda hosting, found: hosting.grant(found, admin=not revoke), really=yes)
    host.say("admin-grant", name=found.name, admin="no" if revoke else "yes")
    host.say_unless(yes)


@command("reset-password")
def reset_password(host: Host, who: Who, address: Address = "") -> None:
    """Print an address where somebody can choose a new password, once. The old one works until then."""
    from cantiere.server.people.hosting import RESET_HOURS, Hosting, Member

    async def make(database: Database) -> tuple[Member, str]:
        hosting = Hosting(database)
        found = await hosting.find(who)
        return found, await hosting.reset_token(found)

    found, token = host.visit(make)
    host.say("admin-reset", name=found.name, hours=RESET_HOURS)
    print(f"{_site(address, host)}/reset/{token}")


@command()
def ban(
    host: Host,
    who: Who,
    days: Annotated[int, typer.Option(min=1, help="For how long.")] = 3650,
    lift: Annotated[bool, typer.Option("--lift", help="Let them in again.")] = False,
    yes: Yes = False,
) -> None:
    """Ban somebody: signed out everywhere at once, and no signing in before that time. Bots play for them."""
    from cantiere.admin import persons
    from cantiere.admin.frame import day
    from cantiere.server.clock import DAY, now

    until, level = None if lift else now() + days * DAY, _level(host)
    found = persons.for_person(host, who, lambda hosting, found: persons.ban(hosting, found, until, level), really=yes)
    host.say("admin-ban", name=found.name, until="never" if until is None else day(until))
    host.say_unless(yes)


@command()
def mute(
    host: Host,
    who: Who,
    days: Annotated[int, typer.Option(min=1, help="For how long.")] = 7,
    lift: Annotated[bool, typer.Option("--lift", help="They may write again.")] = False,
    yes: Yes = False,
) -> None:
    """Refuse somebody's chat messages for some time. They may play on."""
    from cantiere.admin.frame import day
    from cantiere.admin.persons import for_person
    from cantiere.server.clock import DAY, now

    until = None if lift else now() + days * DAY
    found = for_person(host, who, lambda hosting, found: hosting.mute(found, until), really=yes)
    host.say("admin-mute", name=found.name, until="never" if until is None else day(until))
    host.say_unless(yes)


@command("delete-person")
def delete_person(host: Host, who: Who, yes: Yes = False) -> None:
    """Delete somebody: name, login and chat messages. Their games are kept without the name."""
    from cantiere.admin import persons

    level = _level(host)
    found = persons.for_person(host, who, lambda hosting, found: persons.delete(hosting, found, level), really=yes)
    host.say("admin-delete", name=found.name)
    host.say_unless(yes)


# --- registration and reports ---------------------------------------------------------------------


@command()
def registration(
    host: Host,
    to: Annotated[
        Literal["open", "invitation", "closed", "settings"] | None,
        typer.Argument(help="Everybody, with an invitation, nobody; or as in the settings. Left out: only show it."),
    ] = None,
    yes: Yes = False,
    as_json: AsJson = False,
) -> None:
    """Show or change who may register, also while the server runs."""
    from cantiere.server.people.admission import Admission, Rule

    in_settings, wanted = host.settings.registration, None if to == "settings" else to

    async def work(database: Database) -> Rule:
        admission = Admission(database, in_settings)
        return await admission.change(wanted) if to is not None and yes else await admission.rule()

    rule = host.visit(work)
    if as_json:
        print_json(msgspec.to_builtins(rule))
        return
    if to is not None and not yes:
        rule = Rule(wanted or in_settings, in_settings, wanted is not None)
    host.say("admin-registration", registration=rule.registration)
    host.say(
        "admin-registration-changed" if rule.is_changed else "admin-registration-settings", registration=in_settings
    )
    host.say_unless(yes or to is None)


@command()
def invite(
    host: Host,
    uses: Annotated[int, typer.Option(min=1, max=1000, help="How many people may use it.")] = 1,
    days: Annotated[int, typer.Option(min=1, max=365, help="For how long.")] = 7,
    note: Annotated[str, typer.Option(help="Whom it is for; only administrators see it.")] = "",
    address: Address = "",
) -> None:
    """Print a link for registering where `registration` is `invitation`."""
    from cantiere.server.people.admission import Admission
    from cantiere.server.people.invitations import PATH, Invitation, Invitations

    async def make(database: Database) -> tuple[Registration, Invitation, str]:
        rule = await Admission(database, host.settings.registration).rule()
        return rule.registration, *await Invitations(database).make(uses, days, note)

    registration, made, token = host.visit(make)
    if registration != "invitation":
        host.say("admin-invite-unneeded", registration=registration)
    host.say("admin-invite", id=made.id, uses=uses, days=days)
    print(f"{_site(address, host)}{PATH}{token}")


@command()
def invitations(
    host: Host,
    withdraw: Annotated[str, typer.Option(metavar="ID", help="Withdraw this one.")] = "",
    as_json: AsJson = False,
) -> None:
    """List invitations, or withdraw one."""
    from cantiere.admin.frame import day
    from cantiere.server.people.invitations import Invitation, Invitations

    async def work(database: Database) -> list[Invitation]:
        found = Invitations(database)
        if withdraw:
            await found.withdraw(withdraw)
        return await found.all()

    host.table(
        ("invitation", "note", "used", "expires"),
        host.visit(work),
        lambda one: (one.id, one.note, f"{one.used}/{one.uses}", day(one.expires)),
        as_json=as_json,
    )


@command()
def reports(
    host: Host,
    settle: Annotated[str, typer.Option(metavar="ID", help="Settle this one.")] = "",
    settled: Annotated[bool, typer.Option("--settled", help="The settled ones.")] = False,
    as_json: AsJson = False,
) -> None:
    """List what people have reported, or settle a report."""
    from cantiere.admin.frame import day
    from cantiere.server.people.reports import Report, Reports

    async def work(database: Database) -> list[Report]:
        found = Reports(database)
        if settle:
            await found.settle(settle, None)
        return await found.all(settled=settled)

    host.table(
        ("report", "at", "table", "name", "words", "why", "by"),
        host.visit(work),
        lambda one: (one.id, day(one.at), one.table, one.name, one.words, one.why, one.by or ""),
        as_json=as_json,
    )


def _site(address: str, host: Host) -> str:
    """The site as people see it: as given, else as set, else on this machine."""
    known = host.settings
    return (address or next(iter(known.addresses), f"http://localhost:{known.port}")).rstrip("/")


def _level(host: Host) -> str:
    """The level of the bot that replaces a person: as set, else the middle one."""
    from cantiere.bots import LEVELS

    return host.settings.bots.level or list(LEVELS)[len(LEVELS) // 2]


def _status(given: str) -> Status | None:
    if given not in ("", "waiting", "playing", "finished"):
        raise typer.BadParameter("waiting, playing or finished", param_hint="--status")
    return given or None  # type: ignore[return-value]
