"""The browser client, as built into the package; a plain page where it was not built."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from cantiere.server.bodies import Problem
from cantiere.server.protocol import Line, encoder

FOLDER: Final = Path(__file__).parent.parent / "_client"
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


def add(app: FastAPI, folder: Path = FOLDER) -> None:
    """Everything that is not `/api/…` is the client's: a file of it, or its page, whose address the client reads."""
    root = folder.resolve()

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            why = Line("error-no-page", {"page": path[:80]})
            return Response(encoder.encode(Problem(why)), 404, media_type="application/json")
        if not (root / "index.html").is_file():
            return HTMLResponse(NOT_BUILT)
        file = (root / path).resolve()
        if path and file.is_relative_to(root) and file.is_file():
            kept = _FOR_EVER if path.startswith("assets/") else _ASK_AGAIN
            return FileResponse(file, headers={"cache-control": kept})
        if path.startswith("assets/"):
            return Response(status_code=404)  # an old page asks for a file of an old build: no HTML instead of script
        return FileResponse(root / "index.html", headers={"cache-control": _ASK_AGAIN})
