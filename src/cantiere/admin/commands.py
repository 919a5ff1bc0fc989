"""`cantiere admin`: the commands themselves. What they do is elsewhere, and is loaded when it is asked for."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
import typer

from cantiere.console import BAD_INPUT, AsJson, Language, guarded, print_json, speak
from cantiere.help import TranslatedGroup
from cantiere.kernel.errors import CantiereError

if TYPE_CHECKING:
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


# --- is everything well? --------------------------------------------------------------------------


@app.command()
@guarded
def check(
    table: Tables = [],  # noqa: B006
    jobs: Annotated[int, typer.Option(min=1, help="Processes to share the work.")] = os.cpu_count() or 1,
    db: Db = "",
    settings: SettingsFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Play every stored game again by its rules and say what is wrong (exit code 1); the server may run."""
    from cantiere.admin import checking
    from cantiere.admin.frame import Voice, progress, visit, where
    from cantiere.server.store.upkeep import Upkeep

    place, voice, began = where(db, settings), Voice(lang), time.monotonic()
    in_file = checking.check_file(place)
    try:
        ids = table or visit(place, lambda database: Upkeep(database).ids())
    except CantiereError:
        if not in_file:
            raise
        ids = []  # not even that can be read
    with progress(len(ids), hidden=as_json) as show:
        found = checking.check_tables(place, ids, jobs, show)
    seconds = round(time.monotonic() - began, 1)
    if as_json:
        print_json({"tables": len(ids), "seconds": seconds, "file": in_file, "found": msgspec.to_builtins(found)})
    else:
        for words in in_file:
            voice.say("check-file", why=words)
        for one in found:
            for fault in one.faults:
                voice.say("admin-fault", table=one.table, what=voice.words(fault.key, line=fault.line, why=fault.why))
        voice.say("admin-checked", tables=len(ids), faults=len(found), seconds=str(seconds))
    if found or in_file:
        raise typer.Exit(BAD_INPUT)


@app.command()
@guarded
def repair(
    table: Tables = [],  # noqa: B006
    yes: Yes = False,
    db: Db = "",
    settings: SettingsFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Mend what `check` finds, as far as it can be; what has to go is written to a file first. The server must be
    stopped."""
    from cantiere.admin import checking, repairing
    from cantiere.admin.frame import Voice, visit, where
    from cantiere.server.store.backup import require_alone, sqlite_file
    from cantiere.server.store.upkeep import Upkeep

    place, voice = where(db, settings), Voice(lang)
    file = sqlite_file(place)
    if file is not None and (in_file := checking.check_file(place)):
        for fault in in_file:
            voice.say("check-file", why=fault)
        if yes:
            aside, saved = repairing.salvage(file)
            voice.say("admin-salvaged", file=str(aside), rows=sum(saved.values()))
        else:
            voice.say("admin-would-salvage")
            voice.say_unless(yes)
            return
    ids = table or visit(place, lambda database: Upkeep(database).ids())
    repairs = repairing.plan(checking.check_tables(place, ids))
    for one in repairs:
        voice.say("admin-repair", table=one.table, what=one.what, line=one.line)
    left = repairs
    if yes and repairs:
        if file is not None:
            require_alone(file)
        kept = Path(f"cantiere-repaired-{time.strftime('%Y%m%d-%H%M%S')}.json")
        visit(place, lambda database: repairing.take_away(database, repairs, kept))
        wrong = checking.check_tables(place, [one.table for one in repairs])
        visit(place, lambda database: repairing.correct(database, wrong))
        left = repairing.plan(checking.check_tables(place, [one.table for one in repairs]))
        if kept.exists():
            voice.say("admin-kept", file=str(kept))
    if as_json:
        print_json({"repairs": msgspec.to_builtins(repairs), "done": yes, "left": msgspec.to_builtins(left)})
    elif not repairs:
        voice.say("admin-nothing")
    else:
        voice.say_unless(yes)


# --- copies ---------------------------------------------------------------------------------------


@app.command()
@guarded
def backup(
    file: Annotated[Path, typer.Argument(help="Where to; an older file of that name is replaced when all is written.")],
    rows: Annotated[bool, typer.Option("--rows", help="As rows, which PostgreSQL takes as well as SQLite.")] = False,
    db: Db = "",
    settings: SettingsFile = None,
    lang: Language = "",
) -> None:
    """Copy everything while the server runs: an SQLite file as one, PostgreSQL as rows."""
    import asyncio

    from cantiere.admin.frame import Voice, where
    from cantiere.server.store.backup import write_backup

    asyncio.run(write_backup(where(db, settings), file, rows=rows))
    Voice(lang).say("admin-backed-up", file=str(file), megabytes=f"{file.stat().st_size / 1e6:.1f}")


@app.command()
@guarded
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.", exists=True, dir_okay=False)],
    yes: Yes = False,
    db: Db = "",
    settings: SettingsFile = None,
    lang: Language = "",
) -> None:
    """Put a backup in the place of the database. The server must be stopped; the file that was there is kept. A
    PostgreSQL database must be empty."""
    import asyncio

    from cantiere.admin.frame import Voice, shown, where
    from cantiere.server.store.backup import put_back

    place, voice = where(db, settings), Voice(lang)
    if not yes:
        voice.say("admin-would-restore", file=str(file), database=shown(place))
        voice.say_unless(yes)
        return
    aside = asyncio.run(put_back(file, place))
    voice.say("admin-restored", database=shown(place))
    if aside is not None:
        voice.say("admin-kept", file=str(aside))


@app.command()
@guarded
def export(
    file: Annotated[Path, typer.Argument(help="Where to.")],
    table: Tables = [],  # noqa: B006
    db: Db = "",
    settings: SettingsFile = None,
    lang: Language = "",
) -> None:
    """Write tables to a file that another server can import, the secrets of running games included."""
    from cantiere.admin.frame import Voice, visit, where
    from cantiere.server.store import archive
    from cantiere.server.store.upkeep import Upkeep

    async def write(database: Database) -> tuple[int, list[str]]:
        upkeep = Upkeep(database)
        return await archive.write(upkeep, table or await upkeep.ids(), file)

    voice = Voice(lang)
    count, unreadable = visit(where(db, settings), write)
    for id in unreadable:
        voice.say("admin-fault", table=id, what=voice.words("check-unreadable", line=0, why=""))
    voice.say("admin-exported", count=count, file=str(file))
    if unreadable:
        raise typer.Exit(BAD_INPUT)


@app.command("import")
@guarded
def import_tables(
    file: Annotated[Path, typer.Argument(help="What `export` wrote.", exists=True, dir_okay=False)],
    yes: Yes = False,
    db: Db = "",
    settings: SettingsFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Take tables in that are not here yet and follow the rules. Who is not known here leaves a seat to its bot."""
    from cantiere.admin.frame import Voice, visit, where
    from cantiere.admin.importing import take_in
    from cantiere.server.store.upkeep import Upkeep

    voice = Voice(lang)
    taken = visit(where(db, settings), lambda database: take_in(Upkeep(database), file, really=yes))
    if as_json:
        print_json({"done": yes} | msgspec.to_builtins(taken))
        return
    voice.say("admin-imported", new=len(taken.new), known=len(taken.known), damaged=len(taken.damaged))
    voice.say_unless(yes)


# --- tables ---------------------------------------------------------------------------------------


@app.command()
@guarded
def tables(
    status: Annotated[str, typer.Option(help="Only these: waiting, playing or finished.")] = "",
    most: Annotated[int, typer.Option(min=1, help="How many at most, latest change first.")] = 50,
    db: Db = "",
    settings: SettingsFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """List tables."""
    from cantiere.admin.frame import Voice, day, visit, where
    from cantiere.server.store.upkeep import Upkeep

    wanted = _status(status)
    rows = visit(where(db, settings), lambda database: Upkeep(database).rows(wanted, most=most))
    Voice(lang).table(
        ("table", "game", "status", "lines", "changed", "players"),
        rows,
        lambda row: (row.id, row.game, row.status, row.lines, day(row.changed), ", ".join(row.players)),
        as_json=as_json,
    )


@app.command()
@guarded
def close(
    table: Annotated[str, typer.Argument(metavar="ID", help="The table.")],
    yes: Yes = False,
    db: Db = "",
    settings: SettingsFile = None,
    lang: Language = "",
) -> None:
    """Take a table away for good; it is exported to a file first."""
    from cantiere.admin.frame import Voice, visit, where
    from cantiere.server.store import archive
    from cantiere.server.store.upkeep import Upkeep

    kept = Path(f"cantiere-{table}.tables.gz")

    async def remove(database: Database) -> None:
        upkeep = Upkeep(database)
        if yes:
            await archive.close(upkeep, table, kept)
        elif not await upkeep.has(table):
            raise CantiereError("error-no-table", table=table)

    voice = Voice(lang)
    visit(where(db, settings), remove)
    voice.say("admin-close", table=table)
    if yes:
        voice.say("admin-kept", file=str(kept))
    voice.say_unless(yes)


@app.command()
@guarded
def prune(
    waiting: Annotated[int, typer.Option(min=1, help="Tables that never started, after so many days.")] = 30,
    finished: Annotated[int, typer.Option(min=0, help="Finished tables, after so many days. 0: never.")] = 0,
    guests: Annotated[int, typer.Option(min=1, help="Guests without a table, after so many days.")] = 90,
    yes: Yes = False,
    db: Db = "",
    settings: SettingsFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Clear away what nobody will miss: tables that never started, guests who came once. Finished games are kept unless
    you say for how long."""
    from cantiere.admin.frame import Voice, visit, where
    from cantiere.server.clock import DAY, now
    from cantiere.server.store.upkeep import Upkeep

    async def clear(database: Database) -> tuple[list[str], list[str], int]:
        upkeep, at = Upkeep(database), now()
        stale = await upkeep.ids("waiting", changed_before=at - waiting * DAY)
        old = await upkeep.ids("finished", changed_before=at - finished * DAY) if finished else []
        if yes:
            await upkeep.remove([*stale, *old])
        return stale, old, await upkeep.forget_guests(at - guests * DAY, really=yes)

    voice = Voice(lang)
    stale, old, people = visit(where(db, settings), clear)
    if as_json:
        print_json({"done": yes, "waiting": stale, "finished": old, "guests": people})
        return
    voice.say("admin-pruned", waiting=len(stale), finished=len(old), guests=people)
    voice.say_unless(yes)


@app.command()
@guarded
def vacuum(yes: Yes = False, db: Db = "", settings: SettingsFile = None, lang: Language = "") -> None:
    """Give room back to the disk that removed tables have left. Everybody waits meanwhile."""
    import asyncio

    from cantiere.admin.frame import Voice, where
    from cantiere.server.store.backup import sqlite_file
    from cantiere.server.store.backup import vacuum as shrink

    place, voice = where(db, settings), Voice(lang)
    if yes:
        asyncio.run(shrink(place))
    file = sqlite_file(place)
    voice.say("admin-size", megabytes=f"{file.stat().st_size / 1e6:.1f}" if file is not None else "–")
    voice.say_unless(yes)


# --- people ---------------------------------------------------------------------------------------

Who = Annotated[str, typer.Argument(metavar="LOGIN", help="A login, or a person's id.")]
Address = Annotated[str, typer.Option(help="The site's address, as people see it.")]


@app.command()
@guarded
def people(
    guests: Annotated[bool, typer.Option("--guests", help="Guests too, not only accounts.")] = False,
    search: Annotated[str, typer.Option(help="Only those with this in their name, login or id.")] = "",
    most: Annotated[int, typer.Option(min=1, help="How many at most, who came last first.")] = 100,
    db: Db = "",
    settings: SettingsFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """List people."""
    from cantiere.admin.frame import Voice, day, visit, where
    from cantiere.server.people.hosting import Hosting, Member

    found = visit(
        where(db, settings), lambda database: Hosting(database).people(guests=guests, most=most, search=search)
    )
    voice = Voice(lang)

    def role(one: Member) -> str:
        kind = "admin" if one.admin else "banned" if one.banned else "account" if one.login else "guest"
        return voice.words("admin-role", role=kind)

    voice.table(
        ("person", "name", "login", "role", "created"),
        found,
        lambda one: (one.id, one.name, one.login or "", role(one), day(one.created)),
        as_json=as_json,
    )


@app.command()
@guarded
def grant(
    who: Who,
    revoke: Annotated[bool, typer.Option("--revoke", help="No longer an administrator.")] = False,
    yes: Yes = False,
    db: Db = "",
    settings: SettingsFile = None,
    lang: Language = "",
) -> None:
    """Make somebody an administrator."""
    from cantiere.admin.frame import Voice, where
    from cantiere.admin.persons import for_person

    voice, place = Voice(lang), where(db, settings)
    found = for_person(place, who, lambda hosting, found: hosting.grant(found, admin=not revoke), really=yes)
    voice.say("admin-grant", name=found.name, admin="no" if revoke else "yes")
    voice.say_unless(yes)


@app.command("reset-password")
@guarded
def reset_password(
    who: Who,
    address: Address = "",
    db: Db = "",
    settings: SettingsFile = None,
    lang: Language = "",
) -> None:
    """Print an address where somebody can choose a new password, once. The old one works until then."""
    from cantiere.admin.frame import Voice, visit, where
    from cantiere.server.people.hosting import RESET_HOURS, Hosting, Member

    async def make(database: Database) -> tuple[Member, str]:
        hosting = Hosting(database)
        found = await hosting.find(who)
        return found, await hosting.reset_token(found)

    found, token = visit(where(db, settings), make)
    Voice(lang).say("admin-reset", name=found.name, hours=RESET_HOURS)
    print(f"{_site(address, settings)}/reset/{token}")


@app.command()
@guarded
def ban(
    who: Who,
    days: Annotated[int, typer.Option(min=1, help="For how long.")] = 3650,
    lift: Annotated[bool, typer.Option("--lift", help="Let them in again.")] = False,
    yes: Yes = False,
    db: Db = "",
    settings: SettingsFile = None,
    lang: Language = "",
) -> None:
    """Shut somebody out: signed out everywhere at once, and not let in again before that time. Bots play for them."""
    from cantiere.admin.frame import Voice, day, where
    from cantiere.admin.persons import for_person, shut_out
    from cantiere.server.clock import DAY, now

    voice, until, level = Voice(lang), None if lift else now() + days * DAY, _middle_level()
    found = for_person(
        where(db, settings), who, lambda hosting, found: shut_out(hosting, found, until, level), really=yes
    )
    voice.say("admin-ban", name=found.name, until="never" if until is None else day(until))
    voice.say_unless(yes)


@app.command()
@guarded
def mute(
    who: Who,
    days: Annotated[int, typer.Option(min=1, help="For how long.")] = 7,
    lift: Annotated[bool, typer.Option("--lift", help="They may speak again.")] = False,
    yes: Yes = False,
    db: Db = "",
    settings: SettingsFile = None,
    lang: Language = "",
) -> None:
    """Take nothing that somebody says in a chat, for some time. They may play on."""
    from cantiere.admin.frame import Voice, day, where
    from cantiere.admin.persons import for_person
    from cantiere.server.clock import DAY, now

    voice, until = Voice(lang), None if lift else now() + days * DAY
    found = for_person(where(db, settings), who, lambda hosting, found: hosting.mute(found, until), really=yes)
    voice.say("admin-mute", name=found.name, until="never" if until is None else day(until))
    voice.say_unless(yes)


@app.command("delete-person")
@guarded
def delete_person(who: Who, yes: Yes = False, db: Db = "", settings: SettingsFile = None, lang: Language = "") -> None:
    """Forget somebody: name, login and what they said. Their games stay without them."""
    from cantiere.admin.frame import Voice, where
    from cantiere.admin.persons import for_person, forget

    voice, level = Voice(lang), _middle_level()
    found = for_person(where(db, settings), who, lambda hosting, found: forget(hosting, found, level), really=yes)
    voice.say("admin-delete", name=found.name)
    voice.say_unless(yes)


# --- who may come, and who complains --------------------------------------------------------------


@app.command()
@guarded
def registration(
    to: Annotated[
        Literal["open", "invitation", "closed", "settings"] | None,
        typer.Argument(help="Everybody, with an invitation, nobody; or as in the settings. Left out: only show it."),
    ] = None,
    yes: Yes = False,
    db: Db = "",
    settings: SettingsFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Show or change who may register, also while the server runs."""
    from cantiere.admin.frame import Voice, visit, where
    from cantiere.server.people.admission import Admission, Rule
    from cantiere.server.settings import load

    in_settings, wanted = load({}, settings).registration, None if to == "settings" else to

    async def work(database: Database) -> Rule:
        admission = Admission(database, in_settings)
        return await admission.change(wanted) if to is not None and yes else await admission.rule()

    voice, rule = Voice(lang), visit(where(db, settings), work)
    if as_json:
        print_json(msgspec.to_builtins(rule))
        return
    if to is not None and not yes:
        rule = Rule(wanted or in_settings, in_settings, wanted is not None)
    voice.say("admin-registration", registration=rule.registration)
    voice.say(
        "admin-registration-changed" if rule.is_changed else "admin-registration-settings", registration=in_settings
    )
    voice.say_unless(yes or to is None)


@app.command()
@guarded
def invite(
    uses: Annotated[int, typer.Option(min=1, max=1000, help="How many people may come by it.")] = 1,
    days: Annotated[int, typer.Option(min=1, max=365, help="For how long.")] = 7,
    note: Annotated[str, typer.Option(help="Whom it is for; only administrators see it.")] = "",
    address: Address = "",
    db: Db = "",
    settings: SettingsFile = None,
    lang: Language = "",
) -> None:
    """Print an address that lets people in where `registration` is `invitation`."""
    from cantiere.admin.frame import Voice, visit, where
    from cantiere.server.people.admission import Admission
    from cantiere.server.people.invitations import PATH, Invitation, Invitations
    from cantiere.server.settings import load

    async def make(database: Database) -> tuple[Registration, Invitation, str]:
        rule = await Admission(database, load({}, settings).registration).rule()
        return rule.registration, *await Invitations(database).make(uses, days, note)

    voice = Voice(lang)
    registration, made, token = visit(where(db, settings), make)
    if registration != "invitation":
        voice.say("admin-invite-unneeded", registration=registration)
    voice.say("admin-invite", id=made.id, uses=uses, days=days)
    print(f"{_site(address, settings)}{PATH}{token}")


@app.command()
@guarded
def invitations(
    withdraw: Annotated[str, typer.Option(metavar="ID", help="Let nobody in by this one any more.")] = "",
    db: Db = "",
    settings: SettingsFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """List invitations, or withdraw one."""
    from cantiere.admin.frame import Voice, day, visit, where
    from cantiere.server.people.invitations import Invitation, Invitations

    async def work(database: Database) -> list[Invitation]:
        found = Invitations(database)
        if withdraw:
            await found.withdraw(withdraw)
        return await found.all()

    Voice(lang).table(
        ("invitation", "note", "used", "expires"),
        visit(where(db, settings), work),
        lambda one: (one.id, one.note, f"{one.used}/{one.uses}", day(one.expires)),
        as_json=as_json,
    )


@app.command()
@guarded
def reports(
    settle: Annotated[str, typer.Option(metavar="ID", help="This one has been seen to.")] = "",
    settled: Annotated[bool, typer.Option("--settled", help="Those that have been seen to.")] = False,
    db: Db = "",
    settings: SettingsFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """List what people have reported, or settle a report."""
    from cantiere.admin.frame import Voice, day, visit, where
    from cantiere.server.people.reports import Report, Reports

    async def work(database: Database) -> list[Report]:
        found = Reports(database)
        if settle:
            await found.settle(settle, None)
        return await found.all(settled=settled)

    Voice(lang).table(
        ("report", "at", "table", "name", "words", "why", "by"),
        visit(where(db, settings), work),
        lambda one: (one.id, day(one.at), one.table, one.name, one.words, one.why, one.by or ""),
        as_json=as_json,
    )


def _site(address: str, settings: Path | None) -> str:
    """The site as people see it: as given, else as set, else on this machine."""
    from cantiere.server.settings import load

    loaded = load({}, settings)
    return (address or next(iter(loaded.addresses), f"http://localhost:{loaded.port}")).rstrip("/")


def _middle_level() -> str:
    """Of the bot that plays for who is gone."""
    from cantiere.bots import LEVELS

    return list(LEVELS)[len(LEVELS) // 2]


def _status(given: str) -> Status | None:
    if given not in ("", "waiting", "playing", "finished"):
        raise typer.BadParameter("waiting, playing or finished", param_hint="--status")
    return given or None  # type: ignore[return-value]
