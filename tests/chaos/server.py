"""A server that is opened and killed by the thousand: each of its lives is forked from a process that has read all the
modules already."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from msgspec import structs

from tests.chaos.disk import Disk


class Unopened(Exception):
    """The server did not open."""


class ServerProcess:
    def __init__(self, disk: Disk, port: int, log: Path) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self._pid = 0
        with log.open("ab") as complaints:
            self._nursery = subprocess.Popen(
                [sys.executable, "-m", "tests.chaos.server", str(port), str(disk.database)],
                env=os.environ | disk.environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=complaints,
                start_new_session=True,
                text=True,
            )

    def open(self) -> None:
        assert self._nursery.stdin is not None
        self._nursery.stdin.write("open\n")
        self._nursery.stdin.flush()
        self._pid = int(self._line())
        while "open at" not in (line := self._line()):
            if line.startswith("gone"):
                self._pid = 0
                raise Unopened(line)

    def kill(self) -> None:
        os.kill(self._pid, signal.SIGKILL)
        while not self._line().startswith("gone"):
            pass
        self._pid = 0

    def close(self) -> None:
        """The server is dead already, or dies now; so does what it was forked from."""
        if self._pid:
            self.kill()
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        self._nursery.stdin.close()
        self._nursery.stdout.close()
        self._nursery.wait()

    def _line(self) -> str:
        assert self._nursery.stdout is not None
        line = self._nursery.stdout.readline()
        if not line:
            raise EOFError("the process that servers are forked from is gone")
        return line


def _nursery(port: int, database: str) -> None:
    """Fork a server for each line of the input, tell its number, wait for its end, and tell that."""
    from cantiere.server.limits import Rate
    from cantiere.server.run import run
    from cantiere.server.settings import Limits, Settings

    rates = [name for name, value in structs.asdict(Limits()).items() if isinstance(value, Rate)]
    limits = structs.replace(Limits(), **dict.fromkeys(rates, Rate(100_000, 100_000)))
    for _ in sys.stdin:
        pid = os.fork()
        if not pid:
            run(Settings(database=database, port=port, limits=limits))
            return
        print(pid, flush=True)
        print("gone", os.waitpid(pid, 0)[1], flush=True)


if __name__ == "__main__":
    _nursery(int(sys.argv[1]), sys.argv[2])
