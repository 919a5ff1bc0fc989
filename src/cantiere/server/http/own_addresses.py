"""The server's address for other devices, shown to people who invite others from the machine on which it runs."""

from __future__ import annotations

import socket
from collections.abc import Callable
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from starlette.requests import Request

_ANYWHERE: Final = ("0.0.0.0", "::", "")
_ELSEWHERE: Final = ("192.0.2.1", 9)  # an address for documentation: nothing is sent to it
_CONTAINER: Final = Path("/.dockerenv")


class OwnAddresses:
    def __init__(self, host: str, addresses: tuple[str, ...], own_address: Callable[[], str] | None = None) -> None:
        self._host = host
        self._addresses = [address.rstrip("/") for address in addresses]
        self._own_address = own_address or on_network

    def of(self, request: Request) -> list[str]:
        """What the host has set; else this machine's address on the network, if the server listens there."""
        if self._addresses:
            return self._addresses
        _, port = request.scope.get("server") or ("", None)
        host = self._own_address() if self._host in _ANYWHERE else self._host
        if not port or not host or _is_loopback(host):
            return []
        return [f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"]


def on_network() -> str:
    """This machine's address on the network; "" if there is none, or where it is not that of the machine itself."""
    if _CONTAINER.exists():
        return ""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(_ELSEWHERE)
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
