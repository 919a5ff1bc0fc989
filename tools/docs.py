"""Put the real files into the code blocks of `docs/`: a block that begins with three backticks and `python file=PATH`
holds the file at that path, from the root of the project, and `toml settings` all settings of the server.
`tests/test_docs.py` holds that none is out of date.
"""

import re
import sys
from pathlib import Path

from cantiere.server.settings import example

ROOT = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^```(\w+) file=(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SETTINGS = re.compile(r"^```toml settings\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def renewed(text: str) -> str:
    """The page with every such block as the file is now."""

    def block(found: re.Match[str]) -> str:
        language, path, _ = found.groups()
        return f"```{language} file={path}\n{(ROOT / path).read_text('utf-8')}```"

    return SETTINGS.sub(f"```toml settings\n{example()}```", BLOCK.sub(block, text))


def pages() -> list[Path]:
    return sorted((ROOT / "docs").rglob("*.md"))


def main() -> int:
    for page in pages():
        text = page.read_text("utf-8")
        if renewed(text) != text:
            page.write_text(renewed(text), "utf-8")
            print(f"renewed {page.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
