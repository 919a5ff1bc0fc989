"""What a host sees from outside: request ids, `/metrics` for who may read it, and logs that machines read."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.kit import Server, open_server

pytestmark = pytest.mark.anyio


async def test_every_request_has_an_id_of_its_own(server: Server) -> None:
    async with server.player("Anna") as anna:
        ids = [(await anna.http.get(path)).headers["x-request-id"] for path in ("/api/me", "/api/tables/x", "/nowhere")]
        assert len(set(ids)) == 3


async def test_metrics_are_for_this_machine_alone(server: Server) -> None:
    async with server.player("Anna") as anna:
        answer = await anna.http.get("/metrics")
        assert "cantiere_request_seconds_bucket" in answer.text
        assert "cantiere_waiting_changes" in answer.text
        brought = await anna.http.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"})
        assert (brought.status_code, "cantiere" in brought.text) == (404, False)


async def test_metrics_with_a_token_are_for_who_knows_it(tmp_path: Path) -> None:
    async with (
        open_server(tmp_path / "server.sqlite3", metrics_token="s3cret") as server,
        server.player("Anna") as anna,
    ):
        for given in ("", "Bearer", "Bearer wrong", "s3cret"):
            answer = await anna.http.get("/metrics", headers={"authorization": given})
            assert answer.status_code == 404, given
        assert (await anna.http.get("/metrics", headers={"authorization": "Bearer s3cret"})).status_code == 200


def test_logs_can_be_json() -> None:
    program = (
        "import structlog; from cantiere.server.run import configure_logging; configure_logging(False, as_json=True);"
        "structlog.get_logger().warning('hello', table='x')"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    line = json.loads(run.stderr)
    assert (line["event"], line["table"], line["level"]) == ("hello", "x", "warning")
