"""Four games, one skeleton: the same files with the same public names, whichever folder one opens."""

from __future__ import annotations

import ast
import importlib
import inspect
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from cantiere.kernel.decision import Decision
from cantiere.kernel.game import Game
from cantiere.kernel.registry import game
from cantiere.kernel.state import State
from cantiere.kernel.texts import LANGUAGES, texts
from cantiere.kernel.vocabulary import Verb
from tests.conformance.kit import every_game

FILES = {"actions", "box", "course", "evaluate", "facts", "features", "game", "position", "scoring", "state", "view"}
OPTIONAL = {"solo"}
NAMES = {
    "actions": ["VOCABULARY"],
    "box": ["COMPONENTS"],
    "course": ["begin"],
    "evaluate": ["REASONS", "reasons", "worth"],
    "facts": ["Facts", "facts"],
    "features": ["NAMES", "features"],
    "game": ["DECISIONS", "GAME", "OPTIONS", "PRESETS"],
    "position": ["census", "check", "read", "write"],
    "scoring": ["breakdown", "ending", "places", "score", "verdict"],
    "state": ["Setup", "Table"],
    "view": ["Effect", "View", "board", "effect", "progress", "view"],
}


def modules(id: str) -> dict[str, Path]:
    """Every module of a game's folder by its dotted name within it."""
    folder = game(id).folder
    found = {file.stem: file for file in folder.glob("*.py")}
    found |= {f"decisions.{file.stem}": file for file in (folder / "decisions").glob("*.py")}
    return {name: file for name, file in found.items() if not name.endswith("__init__")}


def taken(id: str) -> set[Decision[Any]]:
    """Every decision that is ever taken: asked, a way to answer another, or in between."""
    listed = game(id).decisions.all
    return {part for decision in listed for part in (decision, *decision.ways, *decision.between)}


@every_game
def test_a_game_has_the_files_every_game_has(id: str) -> None:
    names = {name for name in modules(id) if not name.startswith("decisions.")}
    assert names - OPTIONAL == FILES
    assert any(name.startswith("decisions.") for name in modules(id))
    folder = game(id).folder
    assert (folder / "components.toml").exists()
    for language in LANGUAGES:
        assert (folder / "text" / f"{language}.ftl").exists()
        assert (folder / "guide" / f"{language}.md").exists()


@every_game
def test_each_file_has_the_names_every_game_has(id: str) -> None:
    for file, names in NAMES.items():
        module = importlib.import_module(f"cantiere.games.{id}.{file}")
        for name in names:
            assert hasattr(module, name), f"{file}.py has no {name}"
    assert issubclass(importlib.import_module(f"cantiere.games.{id}.state").Table, State)
    assert isinstance(game(id), Game)


@every_game
def test_every_decision_is_a_class_in_decisions_and_has_its_words(id: str) -> None:
    """Nothing is asked that is not found there, and nothing there is never asked."""
    declared = set()
    for name in modules(id):
        module = importlib.import_module(f"cantiere.games.{id}.{name}")
        for _, value in inspect.getmembers(module, inspect.isclass):
            if issubclass(value, Decision) and value is not Decision and value.__module__ == module.__name__:
                assert name.startswith("decisions."), f"{value.__name__} stands in {name}.py"
                declared.add(value)
    leaves = {cls for cls in declared if not any(cls in other.__mro__[1:] for other in declared)}
    assert leaves == {type(decision) for decision in taken(id)}
    for decision in taken(id):
        assert decision.verbs
        assert set(decision.verbs) <= set(game(id).vocabulary.verbs)


@every_game
def test_every_class_says_what_it_is(id: str) -> None:
    """Read from the source: compiled classes have no docstring."""
    for name, file in modules(id).items():
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and name.startswith("decisions."):
                assert ast.get_docstring(node), f"{name}.{node.name}"


@every_game
def test_every_verb_answers_some_decision(id: str) -> None:
    answered: set[Verb] = {verb for decision in taken(id) for verb in decision.verbs}
    assert answered == set(game(id).vocabulary.verbs)


@every_game
def test_modules_are_imported_not_names(id: str) -> None:
    """`box.BANK` says where it comes from; sixty imported names do not."""
    for name, file in modules(id).items():
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"cantiere.games.{id}."):
                package = (node.module or "") == f"cantiere.games.{id}.decisions"
                assert package or _for_types_only(file, node), f"{name}: from {node.module} import …"


def _for_types_only(file: Path, wanted: ast.ImportFrom) -> bool:
    """Whether the import stands under `if TYPE_CHECKING`."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            if any(getattr(inner, "lineno", 0) == wanted.lineno for inner in node.body):
                return True
    return False


@every_game
def test_every_verb_has_a_line_for_the_log(id: str) -> None:
    for verb in game(id).vocabulary.verbs:
        assert texts("en", id).has("log-" + verb.name), verb.name


SHUFFLED = """
from cantiere.kernel.registry import game
from cantiere.kernel.rng import Rng, shuffle
from tests.conformance.golden import golden_cases, playthrough, playthrough_file
import sys

subject = game(sys.argv[1])
def mixed(items):
    order = list(range(len(items)))
    shuffle(order, Rng(5))
    return [items[number] for number in order]
subject.vocabulary.__init__(*mixed(subject.vocabulary.verbs))
subject.decisions.__init__(*mixed(subject.decisions.all))
for case in golden_cases(subject.id):
    assert playthrough(case) == playthrough_file(case).read_text("utf-8"), case
print("the same")
"""


@every_game
def test_no_rule_depends_on_the_order_of_verbs_or_decisions(id: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", SHUFFLED, id], env=os.environ, capture_output=True, text=True, check=False
    )
    assert run.stdout.strip() == "the same", run.stderr[-2000:]
