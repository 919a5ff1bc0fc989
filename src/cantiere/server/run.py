"""Starting and stopping."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import platformdirs
import structlog
import uvicorn
from msgspec import structs
from starlette.types import ASGIApp
from structlog.typing import EventDict

from cantiere.kernel.errors import CantiereError, cause
from cantiere.kernel.text import Text
from cantiere.kernel.texts import texts
from cantiere.server.app import build
from cantiere.server.connections import allow_many_files, protocols
from cantiere.server.limits import Buckets, Rate
from cantiere.server.live.bots import BotService
from cantiere.server.protocol import MESSAGE_BYTES
from cantiere.server.settings import Settings
from cantiere.server.store.database import is_sqlite
from cantiere.server.store.migrating import ready
from cantiere.server.workers import Workers, inherited, is_worker, say_ready

SOCKET_BACKLOG: Final = 2048


def default_database() -> Path:
    """The file in the user's data directory where everything is kept unless the settings name another."""
    folder = Path(platformdirs.user_data_dir("cantiere", appauthor=False))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder / "cantiere.sqlite3"


def _in_english(sentence: Text) -> None:
    print(texts("en").format(sentence), flush=True)


def run(
    settings: Settings,
    bots: BotService | None = None,
    *,
    open_browser: bool = False,
    say: Callable[[Text], None] = _in_english,
) -> None:
    """Serve until Ctrl-C. Prints the address once it listens; what the host should know before is said by `say`."""
    configure_logging(settings.verbose, as_json=settings.json_logs)
    if not settings.database:
        settings = structs.replace(settings, database=str(default_database()))
    allow_many_files()
    if settings.workers > 1 and not is_worker():
        _run_workers(settings, say, open_browser=open_browser)
        return
    with inherited() or _listening(settings) as listening:
        if not is_worker():  # else the parent has done it
            _make_ready(settings, say)
        _Server(config(build(settings, bots), settings), open_browser=open_browser).run([listening])


def _run_workers(settings: Settings, say: Callable[[Text], None], *, open_browser: bool) -> None:
    """Serve with several processes until Ctrl-C: each is this command again."""
    if is_sqlite(settings.database):
        raise CantiereError("error-workers-sqlite", workers=settings.workers)
    with _listening(settings) as listening:
        _make_ready(settings, say)
        port = listening.getsockname()[1]
        workers = Workers(settings.workers, listening, lambda: _announce(settings.host, port, open_browser))
        code = asyncio.run(workers.run())
    if code:
        raise SystemExit(code)


def _make_ready(settings: Settings, say: Callable[[Text], None]) -> None:
    for sentence in asyncio.run(ready(settings.database)):
        say(sentence)


class CannotListen(CantiereError):
    """The port is taken, or this machine has no such address."""


@contextlib.contextmanager
def _listening(settings: Settings) -> Iterator[socket.socket]:
    """The listening socket."""
    kind = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        listening = socket.create_server((settings.host, settings.port), family=kind, backlog=SOCKET_BACKLOG)
    except OSError as error:
        raise CannotListen("error-port", host=settings.host, port=str(settings.port), why=cause(error)) from error
    with listening:
        yield listening


def config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the application."""
    http, websocket = protocols(settings)
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=http,
        ws=websocket,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,  # costs far more time than it saves; HTTP is compressed
        ws_ping_interval=None,  # pages send their own pings, which also prove that the page lives
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies),
        backlog=SOCKET_BACKLOG,
    )


class _Server(uvicorn.Server):
    """Says where it listens, and opens the page there; a worker tells its parent."""

    def __init__(self, config: uvicorn.Config, *, open_browser: bool) -> None:
        super().__init__(config)
        self._open_browser = open_browser

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        # What is there at the start stays: looking through all of it for garbage takes a tenth of a second each time.
        # And little of what comes later is garbage in circles: it need not be looked for so often.
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000, 20, 50)
        if self.should_exit or not self.servers:
            return
        if is_worker():
            say_ready(self._end)
        else:
            _announce(self.config.host, self.servers[0].sockets[0].getsockname()[1], self._open_browser)

    def _end(self) -> None:
        self.should_exit = True


def _announce(host: str, port: int, open_browser: bool) -> None:
    host = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{host}:{port}/"
    print(f"Cantiere is open at {address}  (Ctrl-C closes it)", flush=True)
    if open_browser:
        threading.Thread(target=_open, args=(address,), daemon=True).start()


def _open(address: str) -> None:
    with contextlib.suppress(webbrowser.Error):  # no browser here: the address was printed
        webbrowser.open(address)


def configure_logging(verbose: bool, *, as_json: bool = False) -> None:
    """Logs go to stderr: everything when verbose, otherwise warnings."""
    line = structlog.processors.JSONRenderer() if as_json else structlog.processors.LogfmtRenderer()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            _repeats,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            line,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO if verbose else logging.WARNING),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, format="%(levelname)s %(name)s %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(_repeats)


class _RepeatFilter(logging.Filter):
    """Limits repeated log lines: a visitor must not be able to fill the disk with our log."""

    def __init__(self) -> None:
        super().__init__()
        self._said = Buckets(Rate(1, 20))

    def filter(self, record: logging.LogRecord) -> bool:
        return self._said.take(str(record.msg)[:80])

    def __call__(self, _logger: object, _method: str, event: EventDict) -> EventDict:
        if not self._said.take(event["event"]):
            raise structlog.DropEvent
        return event


_repeats: Final = _RepeatFilter()
