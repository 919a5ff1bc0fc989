"""What the browser draws of the cards is what the rules use."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

TOOLS = Path(__file__).parent.parent / "tools"


def _tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, TOOLS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_cards_of_the_client_are_those_of_the_box() -> None:
    tool = _tool("tinytowns_cards")
    assert tool.TARGET.read_text("utf-8") == tool.cards(), "run python tools/tinytowns_cards.py"
