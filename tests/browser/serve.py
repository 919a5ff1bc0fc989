"""The real server for the browser's tests, on any free port: `python -m tests.browser.serve DATABASE [PORT]`.

Bots answer without the pause that lets people follow them and have all the time they need, a test may make as many
guests and tables and play as fast as it likes, and tables of the same game, seats and options are dealt the same.
"""

import hashlib
import socket
import sys

import uvicorn

from cantiere.bots.pool import BotPool
from cantiere.kernel.match import Match
from cantiere.server.app import build
from cantiere.server.limits import Rate
from cantiere.server.run import config, configure_logging
from cantiere.server.settings import keys, load


def dealt_alike(match: Match) -> bytes:
    return hashlib.sha256(repr((match.game.id, match.seats, match.options)).encode()).digest()


def main(database: str, port: int = 0) -> None:
    configure_logging(verbose=False)  # what is written to the pipe nobody reads would stop the server
    limits = {name: "1000/s" for name, key in keys().items() if isinstance(key.default, Rate)}
    limits["limits.open_tables"] = "100000"
    settings = load({"database": database, "bots.pace": 0.0, "bots.deadline": 120.0} | limits)
    app = build(settings, BotPool(), secret=dealt_alike)
    door = socket.create_server(("127.0.0.1", port), backlog=256)
    print(f"open at http://127.0.0.1:{door.getsockname()[1]}", flush=True)
    serving = config(app, settings)
    serving.timeout_keep_alive = 3600  # a request must not meet a connection that is just being closed
    uvicorn.Server(serving).run([door])


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
