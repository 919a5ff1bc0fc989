"""The compiled engine is taken when it belongs to the sources and refused when it does not.

Each test works on a small package of the same shape in a folder of its own, in new processes, because
compiled or plain is decided once a process.
"""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from cantiere import _build

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "cantiere"

SOURCES = {
    "kernel/__init__.py": "",
    "kernel/texts.py": "HELLO = 'hello'\n",
    "kernel/state.py": """
from mypy_extensions import i64

class State:
    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats

    def value(self) -> i64:
        return 0

def double(state: State) -> i64:
    return state.value() * 2
""",
    "games/__init__.py": "",
    "games/toy/__init__.py": "",
    "games/toy/rules.py": """
from mypy_extensions import i64
from cantiere.kernel.state import State

class Toy(State):
    def value(self) -> i64:
        return self.seats + 10

def bit(cell: i64) -> i64:
    return 1 << cell
""",
}

PLAY = """
from cantiere import _build
from cantiere.games.toy.rules import Toy
from cantiere.kernel import state, texts
is_plain = [module.__file__.endswith(".py") for module in (state, texts)]
print(_build.mode().name, state.double(Toy(3)), *is_plain)
"""


class Checkout:
    """A small copy of the project: the real build files around a toy engine."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "cantiere"
        self.compiled = self.package / "_compiled"
        self.package.mkdir(parents=True)
        for name in ("__init__.py", "_build.py"):
            shutil.copy(ROOT / "src" / "cantiere" / name, self.package)
        (root / "tools").mkdir()
        shutil.copy(ROOT / "tools" / "compile.py", root / "tools")
        for name, text in SOURCES.items():
            self.write(name, text)

    def write(self, name: str, text: str) -> None:
        path = self.package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def stamp(self, **changes: object) -> None:
        """Pretend that the sources, as they are now, have been compiled."""
        stamp = {"python": _build.python_tag(), "mypy": "0", "sources": _build.digests(self.package)}
        self.compiled.mkdir(exist_ok=True)
        (self.compiled / "stamp.json").write_text(json.dumps(stamp | changes), encoding="utf-8")

    def python(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        base = {name: value for name, value in os.environ.items() if name not in ("CANTIERE_PURE", "CC")}
        return subprocess.run(
            [sys.executable, *arguments],
            env=base | {"PYTHONPATH": str(self.root / "src")} | environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def play(self, **environment: str) -> subprocess.CompletedProcess[str]:
        return self.python("-c", PLAY, **environment)

    def compile(self, **environment: str) -> subprocess.CompletedProcess[str]:
        return self.python(str(self.root / "tools" / "compile.py"), "--quick", **environment)


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_runs_plain_where_nothing_is_compiled(checkout: Checkout) -> None:
    assert checkout.play().stdout.split() == ["plain", "26", "True", "True"]


@pytest.mark.parametrize(
    ("name", "text", "what"),
    [
        ("kernel/state.py", "X = 1\n", "kernel/state.py changed"),
        ("games/toy/scoring.py", "", "games/toy/scoring.py is new"),
        ("games/toy/rules.py", None, "games/toy/rules.py is gone"),
        # Plain neighbours count too: their constants are copied into compiled code.
        ("kernel/texts.py", "HELLO = 'ciao'\n", "kernel/texts.py changed"),
    ],
)
def test_sources_that_changed_are_refused(checkout: Checkout, name: str, text: str | None, what: str) -> None:
    checkout.stamp()
    if text is None:
        (checkout.package / name).unlink()
    else:
        checkout.write(name, text)
    run = checkout.python("-c", "import cantiere")
    assert run.returncode == 1
    assert run.stderr.splitlines()[-1] == (
        f"cantiere._build.StaleBuildError: Compiled modules are older than the sources ({what}). "
        "Run `make build`, or set CANTIERE_PURE=1 to run the sources as plain Python."
    )


def test_a_tree_for_another_python_is_refused(checkout: Checkout) -> None:
    checkout.stamp(python=".cpython-399-abacus.so")
    run = checkout.python("-c", "import cantiere")
    assert run.returncode == 1
    assert "were built for another Python (.cpython-399-abacus.so" in run.stderr


def test_cantiere_pure_runs_plain_even_beside_a_stale_tree(checkout: Checkout) -> None:
    checkout.stamp()
    checkout.write("kernel/texts.py", "HELLO = 'ciao'\n")
    assert checkout.play(CANTIERE_PURE="1").stdout.split() == ["plain", "26", "True", "True"]


def test_without_a_c_compiler_the_stale_tree_goes_and_plain_python_runs(checkout: Checkout) -> None:
    checkout.stamp()
    run = checkout.compile(PATH="")
    assert run.returncode == 0
    assert run.stdout.startswith("No C compiler found: Cantiere runs as plain Python")
    assert not checkout.compiled.exists()
    assert checkout.play().stdout.startswith("plain")


needs_compiler = pytest.mark.skipif(
    not (shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")), reason="there is no C compiler"
)


@needs_compiler
def test_compiled_modules_are_taken_and_kept_until_a_source_changes(checkout: Checkout) -> None:
    assert checkout.compile().returncode == 0
    assert checkout.play().stdout.split() == ["compiled", "26", "False", "True"]
    assert checkout.play(CANTIERE_PURE="1").stdout.split() == ["plain", "26", "True", "True"]
    assert checkout.compile().stdout == ""

    checkout.write("games/toy/rules.py", SOURCES["games/toy/rules.py"].replace("10", "20"))
    assert "games/toy/rules.py changed" in checkout.play().stderr
    assert checkout.compile().returncode == 0
    assert checkout.play().stdout.split() == ["compiled", "46", "False", "True"]


@needs_compiler
def test_a_bit_beyond_the_thirty_first_survives_compilation(checkout: Checkout) -> None:
    assert checkout.compile().returncode == 0
    run = checkout.python("-c", "from cantiere.games.toy.rules import bit; print(bit(40) == 2**40)")
    assert run.stdout == "True\n"


@needs_compiler
def test_an_error_in_a_source_is_shown_and_nothing_is_replaced(checkout: Checkout) -> None:
    checkout.stamp()
    checkout.write("kernel/state.py", "count: int = 'many'\n")
    run = checkout.compile()
    assert run.returncode == 1
    assert "cantiere/kernel/state.py:1: error: Incompatible types" in run.stdout
    assert (checkout.compiled / "stamp.json").exists()
    assert "kernel/state.py changed" in checkout.play().stderr


def test_an_installation_brings_the_classes_that_the_engine_extends() -> None:
    """`pip install` compiles with only what building requires: other packages have no types there, which is well unless
    a class of ours extends one of theirs."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    required = {re.split(r"\W", one)[0] for one in project["build-system"]["requires"]}
    extended = set()
    for file in (file for folder in ("kernel", "games", "bots") for file in (SOURCE / folder).rglob("*.py")):
        nodes = list(ast.walk(ast.parse(file.read_text("utf-8"))))
        imports = [node for node in nodes if isinstance(node, ast.ImportFrom) and node.module]
        origin = {
            name.asname or name.name: str(node.module).partition(".")[0] for node in imports for name in node.names
        }
        bases = [base for node in nodes if isinstance(node, ast.ClassDef) for base in node.bases]
        extended |= {origin.get(base.id, "cantiere") for base in bases if isinstance(base, ast.Name)}
    assert extended - sys.stdlib_module_names - {"cantiere"} <= required
