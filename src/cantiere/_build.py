"""Which engine runs: the compiled one or the same files as plain Python.

`tools/compile.py` compiles the modules named here with mypyc into `cantiere/_compiled/`, a tree of its
own, so that the plain sources stay importable. `import cantiere` calls `activate()` before any other
module of the package is imported; from then on the compiled modules are found first, or not at all.

This module is plain Python, imports nothing of ours, and is all that `tools/compile.py` and the game share.
"""

import hashlib
import importlib.machinery
import importlib.util
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, NamedTuple

# What is compiled, relative to the package; `__init__.py` never is.
PATTERNS = (
    "_build.py",
    "kernel/*.py",
    "games/*/*.py",
    "games/*/decisions/*.py",
    "bots/bot.py",
    "bots/turns.py",
    "bots/beam.py",
    "bots/greedy.py",
    "bots/mcts.py",
    "bots/net.py",
)
# What a pattern names but stays plain: this file, which says what is compiled; texts and registry, which work
# through dicts and files, off the hot path; and seeds.
PLAIN = frozenset({"_build.py", "kernel/texts.py", "kernel/registry.py", "kernel/seeds.py"})

PACKAGE = Path(__file__).parent
COMPILED = PACKAGE / "_compiled"


class StaleBuildError(ImportError):
    """The compiled modules do not belong to the sources beside them, or to this Python."""


class Mode(NamedTuple):
    """How the engine runs, and why: `cantiere about` shows both."""

    name: Literal["compiled", "plain"]
    reason: str


_mode = Mode("plain", "not activated")


def mode() -> Mode:
    """Tell whether the compiled or the plain engine runs in this process."""
    return _mode


def watched(package: Path = PACKAGE) -> Iterator[str]:
    """Name the sources the compiled tree depends on: the compiled ones and their plain neighbours.

    The neighbours count because the compiler copies their `Final` constants and trusts their types.
    """
    for pattern in PATTERNS:
        yield from sorted(path.relative_to(package).as_posix() for path in package.glob(pattern))


def is_compiled(source: str) -> bool:
    """Tell whether a watched source is one that gets compiled."""
    return source not in PLAIN and not source.endswith("__init__.py")


def module_name(source: str) -> str:
    """Turn `kernel/state.py` into `cantiere.kernel.state`."""
    return "cantiere." + source.removesuffix(".py").replace("/", ".")


def library_name(source: str) -> str:
    """Name the shared library that holds a compiled source: one for each package, a game being one.

    Not one library for all: they compile side by side, and a change in one game leaves the others alone. Calls
    between libraries measure as fast as calls within one.
    """
    package = source.rpartition("/")[0].removesuffix("/decisions")
    return "cantiere._compiled.lib_" + package.replace("/", "_")


def library_file(library: str) -> str:
    """Name the file of a library inside the compiled tree. mypyc adds to the name."""
    return library.removeprefix("cantiere._compiled.") + "__mypyc" + python_tag()


def python_tag() -> str:
    """Name the Python and platform that extension modules are built for, as in their file names."""
    return importlib.machinery.EXTENSION_SUFFIXES[0]


def digests(package: Path = PACKAGE) -> dict[str, str]:
    """Give the sha256 of every watched source."""
    return {name: hashlib.sha256((package / name).read_bytes()).hexdigest() for name in watched(package)}


def activate() -> None:
    """Make imports of the engine take the compiled modules, if they are there and wanted.

    Raise `StaleBuildError` rather than run compiled code that differs from the sources.
    """
    global _mode  # noqa: PLW0603 (decided once a process, at import)
    if os.environ.get("CANTIERE_PURE", "") not in ("", "0"):
        _mode = Mode("plain", "CANTIERE_PURE is set")
        return
    try:
        stamp = json.loads((COMPILED / "stamp.json").read_bytes())
    except FileNotFoundError:
        _mode = Mode("plain", "nothing is compiled; `make build` compiles it where there is a C compiler")
        return
    _check(stamp)
    modules = {module_name(source): library_name(source) for source in stamp["sources"] if is_compiled(source)}
    sys.meta_path.insert(0, _CompiledFinder(modules))
    _mode = Mode("compiled", f"{len(modules)} modules, mypyc {stamp['mypy']}")


def _check(stamp: dict[str, Any]) -> None:
    if stamp["python"] != python_tag():
        _refuse(f"were built for another Python ({stamp['python']}, this one is {python_tag()})")
    built: dict[str, str] = stamp["sources"]
    now = digests()
    if built != now:
        source = min(name for name in built.keys() | now.keys() if built.get(name) != now.get(name))
        what = "is new" if source not in built else "is gone" if source not in now else "changed"
        _refuse(f"are older than the sources ({source} {what})")


def _refuse(why: str) -> None:
    raise StaleBuildError(
        f"Compiled modules {why}. Run `make build`, or set CANTIERE_PURE=1 to run the sources as plain Python."
    )


class _CompiledFinder:
    """Finds the compiled modules before the sources of the same names are looked for."""

    def __init__(self, libraries: dict[str, str]) -> None:
        self.libraries = libraries  # by module

    def find_spec(
        self, name: str, path: object = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        library = self.libraries.get(name)
        return importlib.util.spec_from_file_location(name, COMPILED / library_file(library)) if library else None
