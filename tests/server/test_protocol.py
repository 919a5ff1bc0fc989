"""The protocol as it is written down."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cantiere.server import protocol
from cantiere.server.table.patch import patch
from tests.server.kit import patched

ROOT = Path(__file__).parents[2]

plain = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("abc", max_size=1), inner, max_size=3),
    max_leaves=12,
)


def test_the_typescript_types_are_up_to_date() -> None:
    program = ROOT / "tools" / "protocol_types.py"
    done = subprocess.run([sys.executable, program, "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_message_and_close_code_is_told_of() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for name in ("ClientMessage", "ServerMessage"):
        for message in getattr(protocol, name).__args__:
            assert f"`{message.__struct_config__.tag}" in text or f" {message.__struct_config__.tag} {{" in text
    codes = [value for name, value in vars(protocol).items() if name.startswith("CLOSE_")]
    assert [code for code in codes if f"| {code} |" not in text] == []


@given(plain, plain)
def test_a_patch_turns_the_old_into_the_new(old: object, new: object) -> None:
    changes = patch(old, new)
    copy = msgspec.json.decode(msgspec.json.encode(old))
    assert msgspec.json.encode(patched(copy, changes), order="sorted") == msgspec.json.encode(new, order="sorted")
    assert patch(new, new) == []


@pytest.mark.parametrize("old", [{"a": [1, {"b": 2}]}])
def test_a_patch_is_small(old: object) -> None:
    assert patch(old, {"a": [1, {"b": 3}]}) == [[["a", 1, "b"], 3]]
    assert patch(old, {"c": 1}) == [[["a"]], [["c"], 1]]
