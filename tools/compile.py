"""Compile the engine with mypyc into `src/cantiere/_compiled/`.

Does nothing when the compiled tree is up to date. Without a C compiler it says so and leaves no compiled
tree, so that the game runs as plain Python; an error in the sources is an error here.

Usage: python tools/compile.py [--force] [--into DIRECTORY]
"""

import argparse
import importlib.metadata
import importlib.util
import json
import os
import shutil
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
WORK = ROOT / ".build"
OPTIONS: dict[str, Any] = {"opt_level": "3", "debug_level": "0", "multi_file": False}


def load_build_rules() -> ModuleType:
    """Load `cantiere/_build.py` by path: importing the package would run the stamp check."""
    spec = importlib.util.spec_from_file_location("cantiere_build_rules", SRC / "cantiere" / "_build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


rules = load_build_rules()


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc.")
    parser.add_argument("--force", action="store_true", help="compile even when nothing changed")
    parser.add_argument("--into", type=Path, default=rules.COMPILED, help="where the compiled tree goes")
    arguments = parser.parse_args()
    into: Path = arguments.into.resolve()

    stamp = make_stamp()
    if not arguments.force and read_stamp(into) == stamp:
        return 0
    missing = missing_tool()
    if missing:
        shutil.rmtree(into, ignore_errors=True)
        print(f"No {missing}: Cantiere runs as plain Python, about 5 times slower.")
        return 0

    sources = [source for source in stamp["sources"] if rules.is_compiled(source)]
    if not sources:
        return 0
    print(f"→ Compiling {len(sources)} modules to C (about a minute)", flush=True)
    start = time.perf_counter()
    WORK.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=WORK, prefix="compile-") as work:
        tree = Path(work) / "tree"
        build(sources, Path(work) / "c", tree)
        (tree / "stamp.json").write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")
        replace(into, tree, Path(work) / "old")
    print(f"→ Compiled in {time.perf_counter() - start:.0f} s")
    return 0


def make_stamp() -> dict[str, Any]:
    """Say what a compiled tree made now would be made of."""
    return {
        "python": rules.python_tag(),
        "mypy": importlib.metadata.version("mypy"),
        "options": OPTIONS,
        "sources": rules.digests(),
    }


def read_stamp(tree: Path) -> object:
    """Give the stamp of a compiled tree, or nothing if it has no readable one."""
    try:
        return json.loads((tree / "stamp.json").read_bytes())
    except (OSError, ValueError):
        return None


def missing_tool() -> str:
    """Name the tool without which nothing can be compiled here, or nothing."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return "C compiler found"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.exists():
        return "C headers of Python found (Debian: python3-dev)"
    return ""


def build(sources: list[str], c_dir: Path, tree: Path) -> None:
    """Translate the sources to C and the C to extension modules under `tree`."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(SRC)
    paths = [f"cantiere/{source}" for source in sources]
    extensions = mypycify(
        [f"--config-file={ROOT / 'pyproject.toml'}", *paths],
        target_dir=str(c_dir),
        group_name=rules.LIBRARY,
        **OPTIONS,
    )
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(tree), str(c_dir / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    # setuptools puts the library where its name says: a `cantiere/_compiled/` inside the compiled tree.
    library = tree / Path(*rules.LIBRARY.split(".")[:-1])
    for file in library.iterdir():
        file.rename(tree / file.name)
    library.rmdir()


def replace(into: Path, tree: Path, old: Path) -> None:
    """Put the finished tree in place of the old one; a tree is never half written."""
    into.parent.mkdir(parents=True, exist_ok=True)
    if into.exists():
        into.rename(old)
    tree.rename(into)


if __name__ == "__main__":
    sys.exit(main())
