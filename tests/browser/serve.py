"""The real server for the browser's tests, on any free port: `python -m tests.browser.serve DATABASE [PORT]`.

Bots answer without the pause that lets people follow them, a test may make as many guests and tables and play as fast
as it likes, and tables of the same game, seats and options are dealt the same.
"""

import hashlib
import socket
import sys

import uvicorn

from cantiere.bots.desk import Desk
from cantiere.kernel.match import Match
from cantiere.server.app import Config, build
from cantiere.server.limits import Limits, Rate
from cantiere.server.protocol import MESSAGE_BYTES
from cantiere.server.thinkers import Manners

PLENTY = Rate(1000, 1000)


def dealt_alike(match: Match) -> bytes:
    return hashlib.sha256(repr((match.game.id, match.seats, match.options)).encode()).digest()


def main(database: str, port: int = 0) -> None:
    limits = Limits(messages=PLENTY, guests=PLENTY, sign_ins=PLENTY, tables=PLENTY)
    app = build(Config(database, manners=Manners(pace=0.0), limits=limits), Desk(), secret=dealt_alike)
    settings = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        log_level="warning",
        timeout_graceful_shutdown=1,
    )
    door = socket.create_server(("127.0.0.1", port), backlog=256)
    print(f"open at http://127.0.0.1:{door.getsockname()[1]}", flush=True)
    uvicorn.Server(settings).run([door])


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
