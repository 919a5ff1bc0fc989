"""Starting and stopping."""

from __future__ import annotations

import contextlib
import logging
import sys
import threading
import webbrowser
from pathlib import Path

import platformdirs
import structlog
import uvicorn

from cantiere.server.app import Config, build
from cantiere.server.desk import BotDesk
from cantiere.server.limits import Limits
from cantiere.server.live import Manners
from cantiere.server.protocol import MESSAGE_BYTES

SOCKET_BACKLOG = 2048


def default_database() -> Path:
    """The file in the user's data directory where everything is kept unless somebody says otherwise."""
    folder = Path(platformdirs.user_data_dir("cantiere", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "cantiere.sqlite3"


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    db_url: str | None = None,
    open_browser: bool = True,
    *,
    desk: BotDesk | None = None,
    origins: tuple[str, ...] = (),
    manners: Manners | None = None,
    limits: Limits | None = None,
    verbose: bool = False,
) -> None:
    """Serve until Ctrl-C. Prints the address once the door is open."""
    quiet(verbose)
    config = Config(db_url or str(default_database()), origins, manners or Manners(), limits or Limits())
    server = _Server(
        uvicorn.Config(
            build(config, desk),
            host=host,
            port=port,
            ws="websockets-sansio",
            ws_max_size=MESSAGE_BYTES,
            ws_per_message_deflate=False,  # costs far more time than it saves; HTTP is compressed
            ws_ping_interval=None,  # pages send their own pings, which also prove that the page lives
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=3,
            proxy_headers=True,
            backlog=SOCKET_BACKLOG,
        ),
        open_browser=open_browser,
    )
    server.run()


class _Server(uvicorn.Server):
    """Says where it listens, and opens the page there."""

    def __init__(self, config: uvicorn.Config, *, open_browser: bool) -> None:
        super().__init__(config)
        self._open_browser = open_browser

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.should_exit or not self.servers:
            return
        port = self.servers[0].sockets[0].getsockname()[1]
        host = "localhost" if self.config.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else self.config.host
        address = f"http://{host}:{port}/"
        print(f"Cantiere is open at {address}  (Ctrl-C closes it)", flush=True)
        if self._open_browser:
            threading.Thread(target=_open, args=(address,), daemon=True).start()


def _open(address: str) -> None:
    with contextlib.suppress(webbrowser.Error):  # no browser here: the address was printed
        webbrowser.open(address)


def quiet(verbose: bool) -> None:
    """Logs go to stderr: everything when verbose, otherwise warnings."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.LogfmtRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO if verbose else logging.WARNING),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, format="%(levelname)s %(name)s %(message)s")
