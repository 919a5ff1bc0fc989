"""Hatch build hook: a wheel ships the browser client, and the engine compiled, where there is a C compiler."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface[Any]):
    """Compiles the engine for a wheel; an editable install compiles nothing, `make build` does."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        client = root / "src" / "cantiere" / "_client"
        subprocess.run([sys.executable, str(root / "tools" / "client.py")], check=True)
        build_data["force_include"][str(client)] = "cantiere/_client"
        # A tree of the wheel's own: building one never disturbs the compiled tree of the checkout.
        tree = root / ".build" / "wheel"
        subprocess.run([sys.executable, str(root / "tools" / "compile.py"), "--into", str(tree)], check=True)
        if tree.exists():
            build_data["force_include"][str(tree)] = "cantiere/_compiled"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
