"""The files for hosts: what they name exists."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from prometheus_client import generate_latest

import cantiere.server.metrics  # noqa: F401 (its metrics are registered)
from cantiere.server.settings import example, keys
from tests.server.stubborn import free_port

ROOT = Path(__file__).parent.parent
ALERTS = (ROOT / "deploy" / "alerts.yaml").read_text("utf-8")
GUIDE = (ROOT / "docs" / "hosting.md").read_text("utf-8")


def metrics() -> set[str]:
    """Every name that `/metrics` can show."""
    kinds = re.findall(r"^# TYPE (cantiere_\w+) (\w+)", generate_latest().decode(), re.MULTILINE)
    ends = {"histogram": ("_bucket", "_count", "_sum")}
    return {name + end for name, kind in kinds for end in ends.get(kind, ("",))}


def test_alarms_and_the_dashboard_ask_for_what_is_measured() -> None:
    dashboard = json.loads((ROOT / "deploy" / "grafana.json").read_text("utf-8"))
    asked = " ".join(target["expr"] for panel in dashboard["panels"] for target in panel["targets"]) + ALERTS
    assert set(re.findall(r"\bcantiere_\w+", asked)) <= metrics()


def test_the_guide_explains_every_alarm_and_no_other() -> None:
    assert re.findall(r"alert: (\w+)", ALERTS) == re.findall(r"^\| (Cantiere\w+) \|", GUIDE, re.MULTILINE)


def test_variables_in_the_container_files_are_settings() -> None:
    files = [*(ROOT / "deploy").glob("*.yaml"), *(ROOT / "deploy").glob("*.service"), ROOT / "deploy" / "Containerfile"]
    named = {name for file in files for name in re.findall(r"\bCANTIERE_(\w+)", file.read_text("utf-8"))}
    assert named
    assert named <= {key.replace(".", "_").upper() for key in keys()}


# --- what they run --------------------------------------------------------------------------------

CONTAINER = (ROOT / "deploy" / "Containerfile").read_text("utf-8")
UNIT = (ROOT / "deploy" / "cantiere.service").read_text("utf-8")
COMPOSE = (ROOT / "deploy" / "compose.yaml").read_text("utf-8")


def read(pattern: str, text: str) -> str:
    (found,) = re.findall(pattern, text, re.MULTILINE)
    return str(found)


def of_unit(name: str) -> tuple[list[str], dict[str, str]]:
    """A unit's command and its environment."""
    unit = (ROOT / "deploy" / name).read_text("utf-8").replace("%%", "%")
    return shlex.split(read(r"^ExecStart=(.*)", unit)), dict([read(r"^Environment=(.*)", unit).split("=", 1)])


class Machine:
    """A folder in the place of the paths in these files, with the program where they expect it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.port = str(free_port())
        self.program = Path(sys.executable).with_name("cantiere")
        for folder in ("data", "var/lib/cantiere", "etc/cantiere"):
            (root / folder).mkdir(parents=True)
        (root / "etc/cantiere/cantiere.toml").write_text(example(), "utf-8")

    def here(self, text: str) -> str:
        text = text.replace("/opt/cantiere/bin/cantiere", str(self.program)).replace("8000", self.port)
        return re.sub(r"(?<![\w/])/(data|var/lib|etc/cantiere)\b", rf"{self.root}/\1", text)

    @contextmanager
    def start(self, command: Sequence[str], more: Mapping[str, str], folder: str) -> Iterator[subprocess.Popen[str]]:
        plain = {name: value for name, value in os.environ.items() if not name.startswith("CANTIERE_")}
        path = f"{self.program.parent}:{os.environ['PATH']}"
        environment = plain | {name: self.here(value) for name, value in more.items() if name != "PATH"}
        environment |= {"PATH": path, "CANTIERE_PORT": self.port}
        words = ["sh", "-c", 'ulimit -S -n 300; exec "$@"', "sh", *(self.here(word) for word in command)]
        where = self.root / folder
        with subprocess.Popen(words, cwd=where, env=environment, stdout=subprocess.PIPE, text=True) as process:
            try:
                yield process
            except BaseException:  # else a test that fails would wait for it
                process.kill()
                raise

    def run(self, command: Sequence[str], more: Mapping[str, str], folder: str) -> int:
        with self.start(command, more, folder) as process:
            return process.wait()


def container() -> tuple[list[str], dict[str, str]]:
    """The container's command, and its environment as compose completes it."""
    words = read(r"^ENV (.*)", CONTAINER).split() + [
        f"{name}={value}" for name, value in re.findall(r"^ +(CANTIERE_\w+): (.*)$", COMPOSE, re.MULTILINE)
    ]
    return json.loads(read(r"^CMD (.*)", CONTAINER)), dict(word.split("=", 1) for word in words)


@pytest.mark.parametrize("kind", ["container", "unit"])
def test_they_start_a_server_that_is_well_is_backed_up_and_stops(tmp_path: Path, kind: str) -> None:
    machine = Machine(tmp_path)
    if kind == "container":
        (command, environment), folder = container(), "data"
        stop, database = read(r"^STOPSIGNAL (.*)", CONTAINER), tmp_path / "data" / "club.sqlite3"
        backup = ["cantiere", "admin", "backup", "backup-1"]
    else:
        (command, environment), folder = of_unit("cantiere.service"), "var/lib/cantiere"
        stop = read(r"^KillSignal=(.*)", UNIT)
        database = tmp_path / "var/lib/cantiere/cantiere.sqlite3"
        backup, of_backup = of_unit("cantiere-backup.service")
        assert of_backup == environment
    ready = json.loads(read(r"HEALTHCHECK .* CMD (.*)", CONTAINER))
    with machine.start(command, environment, folder) as server:
        assert server.stdout is not None
        while "open at" not in (line := server.stdout.readline()):
            assert line, "it did not start"
        files = read(r"^Max open files +(.*)", Path(f"/proc/{server.pid}/limits").read_text("utf-8")).split()
        assert files[0] == files[1], "it has not asked for as many as it may have"
        assert machine.run(ready, environment, folder) == 0
        assert machine.run(backup, environment, folder) == 0
        server.send_signal(signal.Signals[stop])
        server.stdout.read()
        assert server.wait() == int(read(r"^SuccessExitStatus=(.*)", UNIT))
    assert database.exists()
    assert len(list(database.parent.glob("backup-?"))) == 1
    assert not Path(f"{database}-wal").exists(), "it was not closed cleanly"


def test_the_settings_that_a_host_begins_with_are_read_and_all_default() -> None:
    assert tomllib.loads(example()) == {section: {} for section in tomllib.loads(example())}


def test_every_command_works_on_the_database_of_the_service() -> None:
    """The wrapper has the user, the settings and the data directory of the unit; nothing else names a database, which
    would go before the settings."""
    wrapper = (ROOT / "deploy" / "cantiere.sh").read_text("utf-8")
    command, environment = of_unit("cantiere.service")
    assert f"runuser -u {read(r'^User=(.*)', UNIT)} " in wrapper
    assert f"CANTIERE_SETTINGS={command[-1]} " in wrapper
    assert all(f"{name}={value} " in wrapper for name, value in environment.items())
    assert f"cd {read(r'^WorkingDirectory=(.*)', UNIT)} " in wrapper
    assert "CANTIERE_DATABASE" not in UNIT + wrapper
