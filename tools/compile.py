"""Compile the engine with mypyc into `src/cantiere/_compiled/`.

Does nothing when the compiled tree is up to date. Where nothing can be compiled it says so and leaves no
compiled tree, so that the game runs as plain Python. An error in the sources is an error here.
"""

import argparse
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import re
import shutil
import subprocess
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
CACHE = WORK / "extensions"
CACHE_DAYS = 14

Options = dict[str, Any]
# What `make build` and wheels are made with. -O3 takes half as long again to compile, and plays hardly faster.
FAST: Options = {"opt_level": "1", "debug_level": "0"}
QUICK: Options = {"opt_level": "0", "debug_level": "0"}

# Style and strict typing are lint's business, and what lint needs is not installed where a wheel is built.
MYPY_FLAGS = [
    "--config-file=",
    "--namespace-packages",
    "--explicit-package-bases",
    "--ignore-missing-imports",
    "--check-untyped-defs",
]

# Nobody replaces our functions at load time: the compiler may inline them within a library. 10 % faster playouts.
# Warnings about generated code are for mypyc's authors, must not stop a player, and take longer than all the rest.
COMPILER_FLAGS = ["-fno-semantic-interposition", "-Wno-all", "-w"]

NARROW_SHIFT = re.compile(r"^(\s*cpy_r_\w+ = )(-?\d+ << )", re.MULTILINE)


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
    parser.add_argument("--quick", action="store_true", help="do not optimise: done sooner, but runs slower")
    arguments = parser.parse_args()
    into: Path = arguments.into.resolve()

    stamp = make_stamp(QUICK if arguments.quick else FAST)
    if not arguments.force and read_stamp(into) == stamp:
        return 0
    missing = what_is_missing()
    if missing:
        shutil.rmtree(into, ignore_errors=True)
        print(f"{missing}: Cantiere runs as plain Python, about 8 times slower.")
        return 0

    sources = [source for source in stamp["sources"] if rules.is_compiled(source)]
    print(f"→ Compiling the engine, {len(sources)} modules (a minute or two)", flush=True)
    start = time.perf_counter()
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=WORK, prefix="compile-") as work:
        tree = Path(work) / "tree"
        tree.mkdir()
        if sources:
            compile_sources(sources, stamp["options"], Path(work), tree)
        (tree / "stamp.json").write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")
        replace(into, tree, Path(work) / "old")
    print(f"→ Compiled in {time.perf_counter() - start:.0f} s")
    forget_old_extensions()
    return 0


def make_stamp(options: Options) -> dict[str, Any]:
    """Say what a compiled tree made now would be made of."""
    return {
        "python": rules.python_tag(),
        "mypy": mypy_version(),
        "options": options,
        "flags": COMPILER_FLAGS,
        "sources": rules.digests(),
    }


def read_stamp(tree: Path) -> object:
    """Give the stamp of a compiled tree, or nothing if it has no readable one."""
    try:
        return json.loads((tree / "stamp.json").read_bytes())
    except (OSError, ValueError):
        return None


def mypy_version() -> str:
    try:
        return importlib.metadata.version("mypy")
    except importlib.metadata.PackageNotFoundError:
        return ""


def what_is_missing() -> str:
    """Say why nothing can be compiled here, or nothing if it can."""
    if not mypy_version():
        return "mypy is not installed"
    compiler = find_compiler()
    if not compiler:
        return "No C compiler found"
    trial = subprocess.run(
        [*compiler, f"-I{sysconfig.get_path('include')}", "-fsyntax-only", "-x", "c", "-"],
        input=b"#include <Python.h>\n",
        capture_output=True,
        check=False,
    )
    if trial.returncode:
        return "The C headers of Python or of the system are missing (Debian: python3-dev, libc6-dev)"
    return ""


def find_compiler() -> list[str]:
    """Give the command of the C compiler, and make setuptools take the same one; nothing if there is none."""
    for command in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        words = (command or "").split()
        if words and shutil.which(words[0]):
            os.environ["CC"] = " ".join(words)
            return words
    return []


def compile_sources(sources: list[str], options: Options, work: Path, tree: Path) -> None:
    """Translate the sources to C and the C to libraries under `tree`."""
    from mypyc.build import mypycify

    # Paths relative to `src` become module names, and the file names in tracebacks.
    os.chdir(SRC)
    libraries: dict[str, dict[str, str]] = {}  # by name: paths and modules
    for source in sources:
        libraries.setdefault(rules.library_name(source), {})[f"cantiere/{source}"] = rules.module_name(source)
    extensions = mypycify(
        # The cache is new and empty each time: mypyc's incremental mode is young, and this step is short.
        [*MYPY_FLAGS, f"--cache-dir={work / 'mypy'}", *[path for held in libraries.values() for path in held]],
        separate=[(list(held), library) for library, held in libraries.items()],
        target_dir=str(work / "c"),
        **options,
    )
    widen_shifts(work / "c")
    by_name: dict[str, Any] = {extension.name: extension for extension in extensions}
    compiler = subprocess.run([*find_compiler(), "--version"], capture_output=True, check=True).stdout
    files: dict[str, Path] = {}  # of the libraries
    missing: dict[Path, Any] = {}
    for library, held in libraries.items():
        extension = by_name[f"{library}__mypyc"]
        entries = [by_name[module] for module in held.values()]
        extension.sources.append(join_entries(entries, work / f"{library}.c"))
        # This small one holds the networks' inner loop, which is twice as fast with -O2.
        level = ["-O2"] if library.endswith("_bots") and options == FAST else []
        extension.extra_compile_args = [*extension.extra_compile_args, *COMPILER_FLAGS, *level]
        files[library] = CACHE / extension_key(extension, compiler)
        if not files[library].exists():
            missing[files[library]] = extension
    build_extensions(missing, work)
    for library, file in files.items():
        shutil.copy(file, tree / rules.library_file(library))
        os.utime(file)


def join_entries(modules: list[Any], file: Path) -> str:
    """Write what Python calls to import a module, which mypyc makes a library of its own for each, into one C file:
    a hundred runs of the compiler less."""
    entries = [Path(module.sources[0]).read_text(encoding="utf-8") for module in modules]
    # The last lines of each are for Windows, and would define the same name again.
    file.write_text("\n".join(entry.partition("// distutils")[0] for entry in entries), encoding="utf-8")
    return str(file)


def widen_shifts(c_dir: Path) -> None:
    """Make `1 << n` mean the same compiled as plain, for every n up to 62.

    mypyc 2.4 writes the 1 as a 32-bit C int, even where the Python says i64: bits from 31 on are lost.
    """
    for file in c_dir.rglob("*.c"):
        text = file.read_text(encoding="utf-8")
        file.write_text(NARROW_SHIFT.sub(r"\1(int64_t)\2", text), encoding="utf-8")


def extension_key(extension: Any, compiler: bytes) -> str:
    """Hash everything a library is made from, its headers and the compiler included."""
    key = hashlib.sha256(compiler)
    key.update(repr((extension.name, sys.version, mypy_version(), extension.extra_compile_args)).encode())
    for file in sorted({*extension.sources, *extension.depends}):
        key.update(Path(file).read_bytes())
    return key.hexdigest()


def build_extensions(missing: dict[Path, Any], work: Path) -> None:
    """Run the C compiler, on every core, and keep the results in the cache."""
    from setuptools import Distribution

    # The longest first, so that no core idles at the end.
    extensions = sorted(missing.values(), key=lambda one: -sum(os.path.getsize(file) for file in one.sources))
    command: Any = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(work / "built"), str(work / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    for file, extension in missing.items():
        os.replace(command.get_ext_fullpath(extension.name), file)


def replace(into: Path, tree: Path, old: Path) -> None:
    """Put the finished tree in place of the old one: whoever imports meets one of them, or none."""
    into.parent.mkdir(parents=True, exist_ok=True)
    if into.exists():
        into.rename(old)
    tree.rename(into)


def forget_old_extensions() -> None:
    for file in CACHE.iterdir():
        if time.time() - file.stat().st_mtime > CACHE_DAYS * 86400:
            file.unlink()


if __name__ == "__main__":
    sys.exit(main())
