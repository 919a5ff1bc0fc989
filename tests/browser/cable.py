"""A cable between the browser and the server that can be cut, so that a lost connection is a real one."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Cable:
    """Listens on a port of its own and carries everything to the server and back."""

    def __init__(self, server: str) -> None:
        host, port = server.removeprefix("http://").split(":")
        self._to = (host, int(port))
        self._ends: list[socket.socket] = []
        self._lock = threading.Lock()
        self._is_cut = threading.Event()
        self._deaf = threading.Event()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Every connection breaks, and no new one comes about."""
        self._is_cut.set()
        with self._lock:
            ends, self._ends = self._ends, []
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def mend(self) -> None:
        self._deaf.clear()
        self._is_cut.clear()

    def deafen(self) -> None:
        """What the server says no longer arrives; what is said to it does."""
        self._deaf.set()

    def close(self) -> None:
        self.cut()
        self._door.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            if self._is_cut.is_set():
                near.close()
                continue
            far = socket.create_connection(self._to)
            with self._lock:
                self._ends += [near, far]
            if self._is_cut.is_set():  # meanwhile
                self.cut()
                continue
            threading.Thread(target=self._carry, args=(near, far, False), daemon=True).start()
            threading.Thread(target=self._carry, args=(far, near, True), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, from_server: bool) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if not (from_server and self._deaf.is_set()):
                    target.sendall(data)
        with suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)
