"""Starting: what stands in the way is one sentence, and what is stored is nobody else's to read."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import structlog

from cantiere.server.run import _RepeatFilter
from tests.server.kit import PATIENCE, open_server
from tests.server.test_disk import full_disk

pytestmark = pytest.mark.anyio


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from cantiere.cli import app; app()", "serve", "--no-browser", *arguments]
    environment = os.environ | {"COLUMNS": "1000", "CANTIERE_LANG": "en"}
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE, env=environment)


def newer(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as db, db:
        db.execute("create table alembic_version (version_num varchar(32) not null)")
        db.execute("insert into alembic_version values ('9999')")


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("missing/server.sqlite3", "cannot be opened: unable to open database file."),
        ("text.sqlite3", "cannot be opened: file is not a database."),
        ("newer.sqlite3", "was made by a newer version of Cantiere"),
        ("postgresql://anna:secret@127.0.0.1:1/club", "cannot be opened:"),
        ("nothing://x", "cannot be opened:"),
        ("postgresql://[", "cannot be opened:"),
    ],
)
def test_a_database_that_cannot_be_opened_is_one_sentence(tmp_path: Path, database: str, said: str) -> None:
    (tmp_path / "text.sqlite3").write_text("not a database " * 100)
    newer(tmp_path / "newer.sqlite3")
    ended = serve("--port", "0", "--db", database if "://" in database else str(tmp_path / database))
    assert ended.returncode == 1
    lines = [line for line in ended.stderr.splitlines() if "level=error" not in line]
    assert len(lines) == 1, ended.stderr
    assert said in lines[0]
    assert "secret" not in ended.stderr


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        for arguments, said in (
            (["--port", str(port)], f"Port {port} of 127.0.0.1 cannot be opened: it is in use already."),
            (["--host", "203.0.113.1"], "cannot be opened: this machine has no such address."),
            (["--host", "no.such.host.invalid"], "cannot be opened:"),
            (["--set", "bots.level=oracle"], "There is no bot of level “oracle”."),
        ):
            ended = serve("--db", str(tmp_path / "server.sqlite3"), *arguments)
            assert ended.returncode == 1
            assert said in ended.stderr
            assert len(ended.stderr.splitlines()) == 1, ended.stderr


async def test_nobody_else_reads_the_database(tmp_path: Path) -> None:
    file, old = tmp_path / "server.sqlite3", tmp_path / "old.sqlite3"
    old.touch(0o644)
    for path in (file, old):
        async with open_server(path) as server, server.player("Anna") as anna:
            await anna.make("person", "open")
            for one in tmp_path.glob(f"{path.name}*"):
                assert one.stat().st_mode & 0o007 == 0, one
    assert file.stat().st_mode & 0o777 == 0o600


async def test_health_is_honest_while_nothing_can_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cantiere.server.http.health.REST_SECONDS", 0)
    file = tmp_path / "server.sqlite3"
    async with open_server(file) as server, server.player("Anna") as anna:
        for path in ("/healthz", "/readyz"):
            assert (await anna.http.get(path)).text == "ok\n"
        with full_disk(file):
            for path in ("/healthz", "/readyz"):
                answer = await anna.http.get(path)
                assert (answer.status_code, answer.text) == (503, "storing fails\n")
        for path in ("/healthz", "/readyz"):
            assert (await anna.http.get(path)).text == "ok\n"


def test_what_is_said_again_and_again_is_said_now_and_then() -> None:
    repeats = _RepeatFilter()
    record = logging.LogRecord("asyncio", logging.ERROR, "", 0, "socket.accept() out of system resource", (), None)
    assert 0 < sum(repeats.filter(record) for _ in range(10_000)) < 100
    said = 0
    for number in range(10_000):
        with contextlib.suppress(structlog.DropEvent):
            said += bool(repeats(None, "warning", {"event": "too many connections", "address": str(number)}))
    assert 0 < said < 100
    assert repeats(None, "warning", {"event": "something else"}) == {"event": "something else"}
