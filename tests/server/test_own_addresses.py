"""Where other devices reach the server."""

from __future__ import annotations

import pytest
from starlette.requests import Request

from cantiere.server.http.own_addresses import OwnAddresses

REQUEST = Request({"type": "http", "headers": [], "server": ("127.0.0.1", 8000)})


@pytest.mark.parametrize(
    ("host", "set_by_host", "own", "found"),
    [
        ("127.0.0.1", (), "192.168.1.5", []),
        ("localhost", (), "192.168.1.5", []),
        ("0.0.0.0", (), "192.168.1.5", ["http://192.168.1.5:8000"]),
        ("0.0.0.0", (), "", []),
        ("::", (), "192.168.1.5", ["http://192.168.1.5:8000"]),
        ("10.0.0.7", (), "192.168.1.5", ["http://10.0.0.7:8000"]),
        ("fd00::7", (), "192.168.1.5", ["http://[fd00::7]:8000"]),
        ("127.0.0.1", ("https://games.example.org/",), "192.168.1.5", ["https://games.example.org"]),
    ],
)
def test_the_address_for_others(host: str, set_by_host: tuple[str, ...], own: str, found: list[str]) -> None:
    assert OwnAddresses(host, set_by_host, lambda: own).of(REQUEST) == found
