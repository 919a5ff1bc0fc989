"""The routes described as OpenAPI, with shapes made from the same structs that are read and written."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from cantiere import __version__
from cantiere.server.http.bodies import Problem

Shape = Any  # a type that msgspec knows, or a media type
_JSON: Final = "application/json"
_REF: Final = "#/components/schemas/{name}"


class Description:
    def __init__(self) -> None:
        self._paths: dict[str, dict[str, Any]] = {}
        self._types: list[Any] = [Problem]

    def add(
        self,
        method: str,
        path: str,
        summary: str,
        body: type[Any] | None,
        answer: Shape,
        query: Sequence[tuple[str, str]],
    ) -> None:
        names = [(name, "path", "string") for name in re.findall(r"{(\w+)}", path)]
        names += [(name, "query", kind) for name, kind in query]
        route: dict[str, Any] = {
            "summary": summary,
            "parameters": [
                {"name": name, "in": where, "required": where == "path", "schema": {"type": kind}}
                for name, where, kind in names
            ],
            "responses": {
                "200": {"description": "Done", "content": self._content(answer)},
                "4XX": {"description": "Refused", "content": self._content(Problem)},
            },
        }
        if body is not None:
            route["requestBody"] = {"required": True, "content": self._content(body)}
        self._paths.setdefault(path, {})[method.lower()] = route

    def _content(self, shape: Shape) -> dict[str, Any]:
        if isinstance(shape, str):
            return {shape: {}}
        self._types.append(shape)
        (found,), _ = msgspec.json.schema_components([shape], ref_template=_REF)
        return {_JSON: {"schema": found}}

    def document(self) -> dict[str, Any]:
        _, shapes = msgspec.json.schema_components(self._types, ref_template=_REF)
        return {
            "openapi": "3.1.0",
            "info": {"title": "Cantiere", "version": __version__},
            "paths": self._paths,
            "components": {"schemas": shapes},
        }
