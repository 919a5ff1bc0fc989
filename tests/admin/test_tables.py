"""`cantiere admin` as a host types it, on real files: tables are checked, mended, copied, moved and cleared away."""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from cantiere.server.store.database import open_database
from cantiere.server.store.records import Chair, Head, TableRecord
from cantiere.server.store.upkeep import Upkeep
from tests.admin.kit import admin, played, put
from tests.server.test_damage import DAMAGES

BAD = 4  # a finished one


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Eight games, most of them finished."""
    file = tmp_path_factory.mktemp("club") / "club.sqlite3"
    put(file, [played(n, 10_000 if n % 3 else 40) for n in range(8)])
    return file


@pytest.fixture
def file(club: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(club, tmp_path))


def spoil(file: Path, sql: str) -> str:
    bad = played(BAD).head.id
    with contextlib.closing(sqlite3.connect(file)) as db, db:
        db.execute(sql, {"bad": bad})
    return bad


def checked(file: Path) -> dict[str, list[str]]:
    """What is wrong, by table."""
    run = admin("check", "--jobs", "1", "--json", db=file)
    found = json.loads(run.stdout)
    assert bool(found["found"] or found["file"]) == (run.returncode == 1)
    return {one["table"]: [fault["key"] for fault in one["faults"]] for one in found["found"]}


def records(file: Path) -> dict[str, Any]:
    async def load() -> dict[str, Any]:
        database = open_database(str(file))
        upkeep = Upkeep(database)
        found = {one.head.id: one for one in await upkeep.load(await upkeep.ids()) if isinstance(one, TableRecord)}
        await database.close()
        return found

    return asyncio.run(load())


# --- check and repair -----------------------------------------------------------------------------


def test_games_as_they_were_played_are_well(file: Path) -> None:
    assert checked(file) == {}


HARMLESS = {"a note without words"}  # there is no chat of that kind at these tables


@pytest.mark.parametrize("damage", sorted(DAMAGES.keys() - HARMLESS))
def test_every_damage_is_found_and_mended(file: Path, damage: str, tmp_path: Path) -> None:
    before = records(file)
    bad = spoil(file, DAMAGES[damage])
    assert list(checked(file)) == [bad]
    told = admin("repair", db=file, cwd=tmp_path)
    assert bad in told.stderr
    assert "--yes" in told.stderr
    assert list(checked(file)) == [bad], "a dry run has changed something"
    assert admin("repair", "--yes", db=file, cwd=tmp_path).returncode == 0
    assert checked(file) == {}
    after = records(file)
    assert {id: one for id, one in after.items() if id != bad} == {id: one for id, one in before.items() if id != bad}
    if bad in after:
        log = before[bad].log
        assert after[bad].log == log[: len(after[bad].log)]
    if bad not in after or len(after[bad].log) < len(before[bad].log):
        kept = next(tmp_path.glob("cantiere-repaired-*.json")).read_text("utf-8")
        assert json.loads(kept)["action"]


def test_a_draw_that_the_secret_does_not_give_is_found(file: Path) -> None:
    bad = spoil(file, "update game_table set secret = zeroblob(32) where id = :bad")
    assert checked(file) == {bad: ["check-draw"]}


def test_wrong_lists_are_corrected_and_the_log_stays(file: Path, tmp_path: Path) -> None:
    before = records(file)
    bad = spoil(file, "update game_table set status = 'playing', totals = '[]' where id = :bad")
    assert checked(file) == {bad: ["check-head"]}
    admin("repair", "--yes", db=file, cwd=tmp_path)
    after = records(file)[bad]
    assert (after.log, after.head.totals, after.head.status) == (before[bad].log, before[bad].head.totals, "finished")
    assert not list(tmp_path.glob("cantiere-repaired-*"))


def test_a_spoilt_file_is_salvaged(file: Path, tmp_path: Path) -> None:
    before = records(file)
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.execute("pragma journal_mode=delete")
        (page,) = (
            db.execute("select max(pageno) from dbstat where name = 'action' and pagetype = 'leaf'").fetchone()
            if ("ENABLE_DBSTAT_VTAB" in [row[0] for row in db.execute("pragma compile_options")])
            else (file.stat().st_size // 4096 // 2,)
        )
    with file.open("r+b") as opened:
        opened.seek((page - 1) * 4096)
        opened.write(b"\x5a" * 4096)
    assert admin("check", "--jobs", "1", db=file).returncode == 1
    assert admin("repair", "--yes", db=file, cwd=tmp_path).returncode == 0
    assert checked(file) == {}
    after = records(file)
    assert len(after) >= len(before) - 4
    assert all(one.log == before[id].log[: len(one.log)] for id, one in after.items())
    assert (file.with_name(file.name + ".old-1")).exists()


# --- copies ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [[], ["--rows"]])
def test_a_backup_put_back_is_the_same(file: Path, tmp_path: Path, how: list[str]) -> None:
    before, copy = records(file), tmp_path / "backup"
    assert admin("backup", str(copy), *how, db=file).returncode == 0
    assert copy.stat().st_mode & 0o077 == 0
    spoil(file, "delete from action")
    assert "--yes" in admin("restore", str(copy), db=file).stderr
    assert records(file) != before
    assert admin("restore", str(copy), "--yes", db=file).returncode == 0
    assert records(file) == before
    fresh = tmp_path / "elsewhere.sqlite3"
    assert admin("restore", str(copy), "--yes", db=fresh).returncode == 0
    assert records(fresh) == before
    assert not list(tmp_path.glob("*.part"))


def test_what_is_no_backup_is_refused_and_changes_nothing(file: Path, tmp_path: Path) -> None:
    before, copy, cut = records(file), tmp_path / "backup", tmp_path / "cut"
    admin("backup", str(copy), "--rows", db=file)
    cut.write_bytes(copy.read_bytes()[:-100])
    (tmp_path / "words").write_text("hello")
    (tmp_path / "foreign").write_bytes(b"SQLite format 3\0" + bytes(5000))
    for name in ("cut", "words", "foreign"):
        run = admin("restore", str(tmp_path / name), "--yes", db=file)
        assert (run.returncode, "no backup" in run.stderr) == (1, True), name
        assert records(file) == before
    assert not list(tmp_path.glob("*.part*"))


def test_a_database_in_use_is_not_replaced(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "backup"
    admin("backup", str(copy), db=file)
    with contextlib.closing(sqlite3.connect(file)) as server:
        server.execute("pragma journal_mode=wal")
        server.execute("select * from person").fetchall()
        run = admin("restore", str(copy), "--yes", db=file)
        assert (run.returncode, "Stop the server" in run.stderr) == (1, True)


def test_a_database_of_a_newer_version_is_left_alone(file: Path) -> None:
    spoil(file, "update alembic_version set version_num = '9999'")
    run = admin("check", db=file)
    assert (run.returncode, "newer version of Cantiere" in " ".join(run.stderr.split())) == (1, True)


def test_tables_travel(file: Path, tmp_path: Path) -> None:
    archive, other = tmp_path / "some.tables.gz", tmp_path / "other.sqlite3"
    before = records(file)
    first, second, third = list(before)[:3]
    admin("export", str(archive), "--table", first, "--table", second, db=file)
    put(other, [played(2)])
    told = json.loads(admin("import", str(archive), "--json", db=other).stdout)
    assert (told["new"], told["done"]) == ([first, second], False)
    assert list(records(other)) == [third]
    assert admin("import", str(archive), "--yes", db=other).returncode == 0
    assert records(other) == {id: before[id] for id in (third, first, second)} | {}
    again = json.loads(admin("import", str(archive), "--yes", "--json", db=other).stdout)
    assert (again["new"], again["known"]) == ([], [first, second])


# --- clearing away --------------------------------------------------------------------------------


def waiting(number: int) -> TableRecord:
    head = Head(f"waiting{number}", "tinytowns", 1, {}, b"", True, "waiting", number, number)
    return TableRecord(head, [Chair(0, "open"), Chair(1, "open")], [], [])


def test_what_never_started_is_cleared_away_and_games_are_kept(file: Path) -> None:
    before = records(file)
    put(file, [waiting(1)])
    with contextlib.closing(sqlite3.connect(file)) as db, db:
        db.execute("insert into person (id, name, admin, created) values ('once', 'Once', 0, 0)")
    told = json.loads(admin("prune", "--json", db=file).stdout)
    assert (told["waiting"], told["finished"], told["guests"], told["done"]) == (["waiting1"], [], 1, False)
    assert len(records(file)) == len(before) + 1
    admin("prune", "--yes", db=file)
    assert records(file) == before
    admin("prune", "--finished", "1", "--yes", db=file)
    assert {one.head.status for one in records(file).values()} == {"playing"}


def test_a_closed_table_is_kept_in_a_file(file: Path, tmp_path: Path) -> None:
    before = records(file)
    id = next(iter(before))
    assert admin("close", "nowhere", "--yes", db=file).returncode == 1
    admin("close", id, db=file, cwd=tmp_path)
    assert records(file) == before
    admin("close", id, "--yes", db=file, cwd=tmp_path)
    assert id not in records(file)
    admin("import", str(tmp_path / f"cantiere-{id}.tables.gz"), "--yes", db=file)
    assert records(file) == before


def test_lists_for_people_and_machines(file: Path) -> None:
    rows = json.loads(admin("tables", "--status", "playing", "--json", db=file).stdout)
    assert {row["status"] for row in rows} == {"playing"}
    assert "Stav" in admin("tables", "--lang", "cs", db=file).stdout
    assert admin("tables", "--status", "lost", db=file).returncode == 2


def test_vacuum_gives_room_back(file: Path) -> None:
    admin("prune", "--finished", "1", "--yes", db=file)
    before = file.stat().st_size
    admin("vacuum", db=file)
    assert file.stat().st_size == before
    admin("vacuum", "--yes", db=file)
    assert file.stat().st_size < before
