"""The OpenAPI description as a plain page: no script, nothing fetched from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

_HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Cantiere · HTTP</title><style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
td, th { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; } code { font-size: .9em; }
section { border-top: 1px solid #8884; margin-top: 1.5rem; }
</style><h1>Cantiere: the HTTP interface</h1>
<p>The same as <a href="/api/openapi.json">OpenAPI</a>. The live socket is described in docs/protocol.md.</p>
"""


def page(described: dict[str, Any]) -> str:
    """Routes first, then the shapes of their bodies."""
    rows = []
    for path, methods in described["paths"].items():
        for method, route in methods.items():
            body = _of(route.get("requestBody", {}).get("content", {}))
            answer = _of(route["responses"]["200"].get("content", {}))
            rows.append(
                f"<tr><td><code>{method.upper()} {escape(path)}</code><td>{body}<td>{answer}"
                f"<td>{escape(route.get('summary', ''))}"
            )
    shapes = [_shape(name, shape) for name, shape in sorted(described["components"]["schemas"].items())]
    table = "<table><tr><th>route<th>body<th>answer<th>" + "".join(rows) + "</table>"
    return _HEAD + table + "".join(shapes) + "</html>\n"


def _of(content: dict[str, Any]) -> str:
    for media, shape in content.items():
        return _type(shape["schema"]) if "schema" in shape else escape(media)
    return ""


def _shape(name: str, shape: dict[str, Any]) -> str:
    rows = "".join(
        f"<tr><td><code>{escape(field)}</code><td>{_type(kind)}" for field, kind in shape.get("properties", {}).items()
    )
    about = escape(shape.get("description", ""))
    return f'<section id="{escape(name)}"><h2>{escape(name)}</h2><p>{about}</p><table>{rows}</table></section>'


def _type(kind: dict[str, Any]) -> str:
    if "$ref" in kind:
        name = escape(kind["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in kind:
        return " | ".join(_type(one) for one in kind["anyOf"])
    if "enum" in kind:
        return escape(" | ".join(str(value) for value in kind["enum"]))
    if kind.get("type") == "array":
        return f"list of {_type(kind.get('items', {}))}"
    if kind.get("type") == "object" and isinstance(kind.get("additionalProperties"), dict):
        return f"{{text: {_type(kind['additionalProperties'])}}}"
    return escape(str(kind.get("type", "anything")))
