"""Write the protocol as TypeScript: `python tools/protocol_types.py` (a test fails while the file is stale).

Types come from the msgspec structs, comments from their docstrings and from the remark behind each field.
"""

from __future__ import annotations

import ast
import inspect
import sys
import types
from pathlib import Path
from typing import Any

import msgspec.inspect as shape
from msgspec import NODEFAULT, UNSET

from cantiere.server import bodies, protocol

TARGET = Path(__file__).parent.parent / "web" / "src" / "shell" / "protocol.ts"
HEAD = "// Written by tools/protocol_types.py from cantiere.server.protocol and .bodies; do not edit.\n"
PLAIN = {
    shape.IntType: "number",
    shape.FloatType: "number",
    shape.StrType: "string",
    shape.BoolType: "boolean",
    shape.NoneType: "null",
    shape.AnyType: "unknown",
}


def type_script(modules: list[types.ModuleType]) -> str:
    """The whole file."""
    parts = [HEAD, *_constants(protocol), "\nexport type Words = Record<string, string>;\n"]
    for module in modules:
        remarks = _remarks(module)
        for struct in _structs(module):
            parts.append(_interface(struct, remarks[struct.__name__]))
    for name in ("ClientMessage", "ServerMessage"):
        members = [member.__name__ for member in getattr(protocol, name).__args__]
        parts.append(f"\nexport type {name} =\n" + "".join(f"  | {member}\n" for member in members).rstrip() + ";\n")
    return "".join(parts)


def _structs(module: types.ModuleType) -> list[type[Any]]:
    """The structs a module defines, in its order."""
    found = [value for value in vars(module).values() if inspect.isclass(value) and hasattr(value, "__struct_fields__")]
    return [struct for struct in found if struct.__module__ == module.__name__]


def _constants(module: types.ModuleType) -> list[str]:
    return [
        f"export const {name} = {value};\n"
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, int)
    ]


def _remarks(module: types.ModuleType) -> dict[str, dict[str, str]]:
    """The remark behind each field of each class."""
    source = inspect.getsource(module)
    lines = source.splitlines()
    remarks: dict[str, dict[str, str]] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            fields = [item for item in node.body if isinstance(item, ast.AnnAssign)]
            remarks[node.name] = {
                item.target.id: lines[item.end_lineno - 1][item.end_col_offset :].partition("#")[2].strip()
                for item in fields
                if isinstance(item.target, ast.Name) and item.end_lineno and item.end_col_offset is not None
            }
    return remarks


def _interface(struct: type[Any], remarks: dict[str, str]) -> str:
    info = shape.type_info(struct)
    assert isinstance(info, shape.StructType)
    lines = [f"\n/** {inspect.getdoc(struct)} */\nexport interface {struct.__name__} {{\n"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";\n')
    # What a client sends may leave out defaults; what the server sends has every field, unless it omits defaults.
    sparse = info.forbid_unknown_fields or struct.__struct_config__.omit_defaults
    for part in info.fields:
        if remarks.get(part.name):
            lines.append(f"  /** {remarks[part.name]} */\n")
        has_default = part.default is not NODEFAULT or part.default_factory is not NODEFAULT
        optional = "?" if sparse and has_default and part.default is not UNSET else ""
        lines.append(f"  {part.encode_name}{optional}: {_name(part.type)};\n")
    return "".join(lines) + "}\n"


def _name(kind: shape.Type) -> str:
    """The TypeScript name of a type."""
    if isinstance(kind, shape.Metadata):
        return _name(kind.type)
    if isinstance(kind, shape.StructType):
        return kind.cls.__name__
    if isinstance(kind, shape.UnionType):
        return " | ".join(_name(member) for member in kind.types)
    if isinstance(kind, shape.ListType):
        inner = _name(kind.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(kind, shape.DictType):
        pair = f"{_name(kind.key_type)}, {_name(kind.value_type)}"
        return "Words" if pair == "string, string" else f"Record<{pair}>"
    if isinstance(kind, shape.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    return PLAIN[type(kind)]


def main() -> None:
    text = type_script([protocol, bodies])
    if "--check" in sys.argv:
        if not TARGET.exists() or TARGET.read_text("utf-8") != text:
            sys.exit(f"{TARGET.name} is stale: run python tools/protocol_types.py")
        return
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
