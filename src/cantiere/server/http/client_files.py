"""The browser client, as built into the package; a plain page where it was not built."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from cantiere.server.http.bodies import Problem
from cantiere.server.protocol import Line, encoder

BUILT_IN: Final = Path(str(files("cantiere").joinpath("_client")))
_FOR_EVER: Final = "public, max-age=31536000, immutable"  # names of files in assets/ change with their content
_ASK_AGAIN: Final = "no-cache"

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Cantiere</title>
<h1>Cantiere</h1>
<p>The server runs, but the browser client is not built.
In a checkout of the project say <code>make play</code>, or <code>make client</code> to build it alone.</p>
<p>The <a href="/api/docs">description of the server's HTTP interface</a> is here all the same.</p>
</html>
"""


def route(folder: Path = BUILT_IN) -> Route:
    """Everything that is not `/api/…` is the client's: a file of it, or its page, whose address the client reads."""
    root = folder.resolve()

    async def page(request: Request) -> Response:
        path: str = request.path_params["path"]
        if path == "api" or path.startswith("api/"):
            why = Line("error-no-page", {"page": path[:80]})
            return Response(encoder.encode(Problem(why)), 404, media_type="application/json")
        if not (root / "index.html").is_file():
            return HTMLResponse(NOT_BUILT)
        file = _file(root, path)
        if file is not None:
            kept = _FOR_EVER if path.startswith("assets/") else _ASK_AGAIN
            return FileResponse(file, headers={"cache-control": kept})
        if path.startswith("assets/"):
            return Response(status_code=404)  # an old page asks for a file of an old build: no HTML instead of script
        return FileResponse(root / "index.html", headers={"cache-control": _ASK_AGAIN})

    return Route("/{path:path}", page, methods=["GET"])


def _file(root: Path, path: str) -> Path | None:
    """The file of that path below the root, if there is one."""
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except OSError:  # a name that no file can have
        return None
