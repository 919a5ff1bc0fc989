"""Write the protocol and the games' views as TypeScript: `python tools/protocol_types.py` (a test fails while one is
stale).

Types come from the server's structs and the TypedDicts in each game's `facts.py` and `view.py`; comments from their
docstrings and the remark behind each field. A type of words (`Annotated[str, box.COLOURS]`) brings its list along.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import os
import re
import sys
import types
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

ROOT = Path(__file__).parent.parent
os.environ["CANTIERE_PURE"] = "1"  # compiled classes have lost their annotations
os.environ["CANTIERE_GAMES"] = str(ROOT / "examples")

import msgspec  # noqa: E402

from cantiere.kernel import registry  # noqa: E402
from cantiere.server import protocol  # noqa: E402
from cantiere.server.app import ROUTES  # noqa: E402
from cantiere.server.http import bodies  # noqa: E402
from cantiere.server.http.api import Api, Handler  # noqa: E402
from cantiere.server.people import admission, hosting, invitations, reports  # noqa: E402
from cantiere.server.store import upkeep  # noqa: E402

WIDTH = 120
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}


MODULES = (protocol, bodies, upkeep, hosting, admission, invitations, reports)


def protocol_types() -> str:
    """What goes over the wire."""
    parts = ["// Written by tools/protocol_types.py from cantiere.server.protocol, .http.bodies …; do not edit.\n"]
    parts += [
        f"export const {name} = {value};\n" for name, value in vars(protocol).items() if _is_constant(name, value)
    ]
    parts += ["\nexport type Words = Record<string, string>;\n"]
    parts += [_interface(struct, TypeNames({})) for module in MODULES for struct in _declared(module)]
    for name in ("ClientMessage", "ServerMessage"):
        members = [member.__name__ for member in getattr(protocol, name).__args__]
        parts.append(f"\nexport type {name} =\n" + "".join(f"  | {member}\n" for member in members).rstrip() + ";\n")
    parts += ["\n/** What is sent to an address by POST, and what comes back. */\nexport interface Posts {\n"]
    parts += [f"  {path}: [body: {body}, answer: {answer}];\n" for path, body, answer in _posts()]
    return "".join(parts) + "}\n"


def _posts() -> Iterator[tuple[str, str, str]]:
    found: dict[str, Handler] = {}

    class Posts(Api):
        def __init__(self) -> None:
            pass

        def post(self, path: str, do: Handler, limit: int = 0) -> None:
            found[path] = do

        def _add(self, *_: Any, **__: Any) -> None:
            pass

    for routes in ROUTES:
        routes.add(Posts())
    names = TypeNames({})
    for path, do in found.items():
        hints = get_type_hints(do)
        is_pattern, parts = "{" in path, re.sub("{[a-z]+}", "${string}", path)
        body = names.of(hints["body"]) if "body" in hints else "undefined"
        yield f"[path: `{parts}`]" if is_pattern else f'"{path}"', body, names.of(hints["return"])


def game_types(id: str) -> str:
    """What a game's board is given."""
    modules = [sys.modules[f"cantiere.games.{id}.{name}"] for name in ("facts", "view")]
    names = TypeNames({name: value for module in modules for name, value in vars(module).items()})
    parts = [f"// Written by tools/protocol_types.py from cantiere.games.{id}.facts and .view; do not edit.\n"]
    parts += names.declarations()
    parts += [_interface(struct, names) for module in modules for struct in _declared(module)]
    return "".join(parts)


class TypeNames:
    """How types are called in TypeScript. Those that a module has given a name keep it."""

    def __init__(self, module: Mapping[str, Any]) -> None:
        self._aliases = [(name, value) for name, value in module.items() if _is_alias(name, value)]

    def declarations(self) -> Iterator[str]:
        for name, value in self._aliases:
            if get_origin(value) is Annotated:
                words = ", ".join(f'"{word}"' for word in value.__metadata__[0])
                yield _wrapped(f"\nexport const {_plural(name)} = [", words, "] as const;\n")
                yield f"export type {name} = (typeof {_plural(name)})[number];\n"
            else:
                yield f"\nexport type {name} = {self.of(value, named=False)};\n"

    def of(self, kind: Any, named: bool = True) -> str:
        if named:
            for name, value in self._aliases:
                if value == kind:
                    return name
        origin, inner = get_origin(kind), get_args(kind)
        if kind in PLAIN:
            return PLAIN[kind]
        if isinstance(kind, type) and origin is None:
            return kind.__name__
        if origin is NotRequired:
            return self.of(inner[0])
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in inner)
        if origin in (Union, types.UnionType):
            return " | ".join(self.of(member) for member in inner)
        if origin is list:
            item = self.of(inner[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is tuple:
            return "[" + ", ".join(self.of(member) for member in inner) + "]"
        assert origin in (dict, Mapping), kind
        pair = f"{self.of(inner[0])}, {self.of(inner[1])}"
        if pair == "string, string" and not self._aliases:
            return "Words"
        return f"Record<{pair}>" if inner[0] is str else f"Partial<Record<{pair}>>"


def _is_alias(name: str, value: Any) -> bool:
    return name[0].isupper() and get_origin(value) in (Annotated, Literal, dict)


def _is_constant(name: str, value: Any) -> bool:
    return name.isupper() and isinstance(value, int)


def _declared(module: types.ModuleType) -> Sequence[type[Any]]:
    """The structs and typed dicts that a module defines, in its order."""
    found = [value for value in vars(module).values() if inspect.isclass(value) and value.__module__ == module.__name__]
    return [value for value in found if is_typeddict(value) or issubclass(value, msgspec.Struct)]


def _interface(shape: type[Any], names: TypeNames) -> str:
    remarks = _remarks(shape)
    lines = [f"\n/** {inspect.getdoc(shape)} */\nexport interface {shape.__name__} {{\n"]
    config = getattr(shape, "__struct_config__", None)
    if config is not None and config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";\n')
    for name, kind, optional in _fields(shape):
        if remarks.get(name):
            lines.append(f"  /** {remarks[name]} */\n")
        lines.append(f"  {name}{'?' if optional else ''}: {names.of(kind)};\n")
    return "".join(lines) + "}\n"


def _fields(shape: type[Any]) -> Iterator[tuple[str, Any, bool]]:
    """Name, type, and whether it may be left out."""
    if is_typeddict(shape):
        for name, kind in get_type_hints(shape, include_extras=True).items():
            yield name, kind, name not in shape.__required_keys__ or get_origin(kind) is NotRequired
        return
    # What a client sends may leave out defaults; what the server sends has every field, unless it omits defaults.
    config = shape.__struct_config__
    sparse = config.forbid_unknown_fields or config.omit_defaults
    for field in msgspec.structs.fields(shape):
        yield field.encode_name, field.type, sparse and not field.required


def _remarks(shape: type[Any]) -> dict[str, str]:
    """The remark behind each field of a class and of those it is made from."""
    remarks: dict[str, str] = {}
    for base in [*reversed(getattr(shape, "__orig_bases__", ())), shape]:
        if not inspect.isclass(base) or base.__module__ == "typing":
            continue
        source = inspect.getsource(base)
        lines = source.splitlines()
        for item in ast.walk(ast.parse(source)):
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
                assert item.end_lineno is not None
                behind = lines[item.end_lineno - 1].encode()[item.end_col_offset :].decode()
                remarks[item.target.id] = behind.partition("#")[2].strip()
    return remarks


def _plural(name: str) -> str:
    """`City` is one of `cities`, `Half` one of `halves`."""
    word = name[0].lower() + name[1:]
    ending = {"y": "ies", "f": "ves"}.get(word[-1])
    return word + "s" if ending is None else word[:-1] + ending


def _wrapped(head: str, items: str, tail: str) -> str:
    """A list in one line, or in as many as it needs."""
    if len(head) + len(items) + len(tail) <= WIDTH:
        return head + items + tail
    lines = [" "]
    for item in items.split(", "):
        if len(lines[-1]) + len(item) + 3 > WIDTH:
            lines.append(" ")
        lines[-1] += f" {item},"
    return head + "\n" + "\n".join(lines) + "\n" + tail


def targets() -> dict[Path, str]:
    """Every file that is written, and what stands in it."""
    client = ROOT / "web" / "src"
    found = {client / "protocol.ts": protocol_types()}
    for game in registry.games():
        beside = game.folder / "web"  # a game that is no part of this package keeps its board itself
        folder = beside if beside.is_dir() else client / "games" / game.id
        found[folder / "view.ts"] = game_types(game.id)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="write nothing; fail when a file is stale")
    check = parser.parse_args().check
    for file, text in targets().items():
        if file.exists() and file.read_text("utf-8") == text:
            continue
        if check:
            sys.exit(f"{file.relative_to(ROOT)} is stale: run python tools/protocol_types.py")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
