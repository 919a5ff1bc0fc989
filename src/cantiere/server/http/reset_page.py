"""The page behind a one-time address: a form for a new password. Plain HTML, so that it works in any browser."""

from __future__ import annotations

from html import escape
from typing import Final
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from cantiere.kernel.text import Text
from cantiere.kernel.texts import LANGUAGES, texts
from cantiere.server.errors import Refusal
from cantiere.server.http.api import Services, read_body

PATH: Final = "/reset/{token}"
_BODY_BYTES: Final = 2000
_PAGE: Final = """<!doctype html><html lang="{lang}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Cantiere · {title}</title>
<style>body {{ font: 18px/1.5 system-ui, sans-serif; max-width: 28rem; margin: 3rem auto; padding: 0 1rem; }}
input, button {{ font: inherit; width: 100%; box-sizing: border-box; padding: .5rem; margin: .25rem 0 1rem; }}</style>
<main><h1>{title}</h1>{content}</main></html>
"""
_FORM: Final = """<form method="post"><label>{label}
<input name="password" type="password" autocomplete="new-password" minlength="8" maxlength="200" required></label>
<button>{button}</button></form>"""


def route(services: Services) -> Route:
    async def reset(request: Request) -> Response:
        words = texts(_language(request))
        title = words.format(Text("reset-title"))

        def page(content: str, status: int = 200) -> Response:
            html = _PAGE.format(lang=words.language, title=escape(title), content=content)
            return HTMLResponse(html, status, {"cache-control": "no-store", "referrer-policy": "no-referrer"})

        form = _FORM.format(
            label=escape(words.format(Text("reset-label"))), button=escape(words.format(Text("reset-button")))
        )
        if request.method == "GET":
            return page(form)
        try:
            await _set(request, services)
        except Refusal as refusal:
            why = words.format(Text(refusal.why.key, dict(refusal.why.args)))  # type: ignore[arg-type]
            return page(f'<p role="alert">{escape(why)}</p>{form}', refusal.status)
        return page(f'<p>{escape(words.format(Text("reset-done")))} <a href="/">Cantiere</a></p>')

    return Route(PATH, reset, methods=["GET", "POST"])


async def _set(request: Request, services: Services) -> None:
    address = request.client.host if request.client is not None else ""
    services.quotas.sign_ins.spend(address)
    body = await read_body(request, _BODY_BYTES)
    password = parse_qs(body.decode("utf-8", "replace")).get("password", [""])[0]
    person = await services.people.reset_password(str(request.path_params["token"]), password)
    await services.sessions.end_all(person)


def _language(request: Request) -> str:
    for part in request.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"
