"""Bad disks: faults that a running server meets, and damage that it finds after a power cut."""

from __future__ import annotations

import contextlib
import mmap
import os
import random
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

# Faults of `faults.c`, by number, and every how many calls each strikes: a commit is a few writes and a sync, so that
# some commits fail in their middle.
FAULTS: Final = {"full": (1, 1), "broken": (2, 3), "unsynced": (3, 1), "read-only": (4, 1), "torn": (5, 2)}
_WAL_HEADER: Final = 32
_FRAME_HEADER: Final = 24


class Disk:
    """What the server's files lie on."""

    def __init__(self, folder: Path, database: Path) -> None:
        self.database = database
        self._library, control = folder / "faults.so", folder / "faults.control"
        source = Path(__file__).with_name("faults.c")
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", self._library, source, "-ldl"], check=True)
        control.write_bytes(struct.pack("ii", 0, 1))
        with control.open("r+b") as file:
            self._control = mmap.mmap(file.fileno(), 8)
        self.environment = {
            "LD_PRELOAD": str(self._library),
            "CHAOS_CONTROL": str(control),
            "CHAOS_FILES": str(database),
        }

    @contextlib.contextmanager
    def fault(self, kind: str) -> Iterator[None]:
        self._control[:] = struct.pack("ii", *FAULTS[kind])
        try:
            yield
        finally:
            self._control[:] = struct.pack("ii", 0, 1)

    # --- while the server is dead -----------------------------------------------------------------

    @property
    def _log(self) -> Path:
        return Path(f"{self.database}-wal")

    def tear_log(self, dice: random.Random) -> None:
        """The current went in the middle of the next write: half a frame stands at the end of the log."""
        log = self._log.read_bytes()
        end = _WAL_HEADER + sum(_FRAME_HEADER + len(page) for _, page in _frames(log))
        frame = struct.pack(">II", 2, 2) + log[16:24] + dice.randbytes(8) + dice.randbytes(dice.randrange(4000))
        with self._log.open("r+b") as file:
            file.seek(end)
            file.write(frame)

    def tear_page(self, dice: random.Random) -> None:
        """The current went while a page was copied from the log into the file: half of it is rubbish there."""
        frames = _frames(self._log.read_bytes())
        if frames:
            number, page = dice.choice(frames)
            self._overwrite((number - 1) * len(page) + len(page) // 2, dice.randbytes(len(page) // 2))

    def spoil_page(self, dice: random.Random) -> None:
        """A page of the file is rubbish, one that the log does not have too."""
        size = 4096
        in_log = {number for number, _ in _frames(self._log.read_bytes())} if self._log.exists() else set()
        pages = [n for n in range(1, self.database.stat().st_size // size + 1) if n not in in_log]
        if pages:
            self._overwrite((dice.choice(pages) - 1) * size, dice.randbytes(size))

    def lose_log(self, _: random.Random) -> None:
        """Somebody copied the file without its log, or tidied up."""
        for end in ("-wal", "-shm"):
            Path(f"{self.database}{end}").unlink(missing_ok=True)

    def _overwrite(self, at: int, data: bytes) -> None:
        if at + len(data) <= self.database.stat().st_size:
            with self.database.open("r+b") as file:
                file.seek(at)
                file.write(data)
                os.fsync(file.fileno())


def _frames(log: bytes) -> list[tuple[int, bytes]]:
    """The pages in the log that count: those of this round of the log, up to its last commit."""
    if len(log) < _WAL_HEADER:
        return []
    size, salt = struct.unpack(">I", log[8:12])[0], log[16:24]
    frames: list[tuple[int, bytes]] = []
    committed, at = 0, _WAL_HEADER
    while at + _FRAME_HEADER + size <= len(log) and log[at + 8 : at + 16] == salt:
        number, commit = struct.unpack(">II", log[at : at + 8])
        frames.append((number, log[at + _FRAME_HEADER : at + _FRAME_HEADER + size]))
        committed = len(frames) if commit else committed
        at += _FRAME_HEADER + size
    return frames[:committed]
