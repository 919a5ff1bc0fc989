"""Several processes behind one port: a parent that binds it, and as many workers as were asked for.

A worker is this command started again, with the parent's socket among its open files; a free worker takes the next
connection. One that dies is replaced. None outlives the parent: a worker ends with its input.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import Callable
from typing import Final

import structlog

_SOCKET: Final = "CANTIERE_WORKER_SOCKET"  # the number of the open file
AGAIN_SECONDS: Final = 1.0  # before another takes the place of one that could not even start
READY: Final = b"open\n"
FAILED: Final = 3  # the exit code when no worker could start: uvicorn's own

logger = structlog.get_logger()


def is_worker() -> bool:
    """Whether this process was started by such a parent."""
    return _SOCKET in os.environ


def inherited() -> socket.socket | None:
    """The parent's socket, in a worker."""
    return socket.socket(fileno=int(os.environ[_SOCKET])) if is_worker() else None


def say_ready(on_end: Callable[[], None]) -> None:
    """Tell the parent that this worker serves; `on_end` is called when the parent has ended."""
    loop, output, input = asyncio.get_running_loop(), sys.stdout.fileno(), sys.stdin.fileno()
    os.write(output, READY)
    os.dup2(sys.stderr.fileno(), output)  # the parent hears no more of it

    def ended() -> None:
        loop.remove_reader(input)
        on_end()

    loop.add_reader(input, ended)  # readable only at its end: nothing is ever written there


class Workers:
    """Keeps `count` processes on the socket until it is told to stop."""

    def __init__(self, count: int, listening: socket.socket, on_open: Callable[[], None]) -> None:
        self._count = count
        self._listening = listening
        self._on_open = on_open  # called once, when the first one serves
        self._processes: set[asyncio.subprocess.Process] = set()
        self._is_open = False
        self._stopping = asyncio.Event()

    async def run(self) -> int:
        """Until SIGINT or SIGTERM. Returns an exit code."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stop)
        await asyncio.gather(*(self._keep() for _ in range(self._count)))
        return 0 if self._is_open else FAILED

    def _stop(self) -> None:
        self._stopping.set()
        for process in self._processes:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()

    async def _keep(self) -> None:
        """One worker, replaced whenever it ends."""
        while not self._stopping.is_set():
            process = await self._start()
            self._processes.add(process)
            if self._stopping.is_set():
                process.terminate()
            assert process.stdout is not None
            serves = await process.stdout.readline() == READY
            if serves and not self._is_open:
                self._is_open = True
                self._on_open()
            code = await process.wait()
            self._processes.discard(process)
            if self._stopping.is_set():
                return
            if not self._is_open:  # the first ones: what keeps them from starting will keep the others
                self._stop()
                return
            logger.warning("a worker has ended, another takes its place", code=code)
            if not serves:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._stopping.wait(), AGAIN_SECONDS)

    async def _start(self) -> asyncio.subprocess.Process:
        number = self._listening.fileno()
        return await asyncio.create_subprocess_exec(
            sys.executable,
            *sys.orig_argv[1:],
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | {_SOCKET: str(number)},
            pass_fds=(number,),
            start_new_session=True,  # Ctrl-C is for the parent, which then tells them
        )
