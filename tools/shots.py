"""Photograph every page of the client, in both sizes, both themes and three languages, into `shots/`.

The server, the tables and the browser are those of the browser tests. `shots/index.png` shows all of them on one sheet;
`tools/shots.py table replay` photographs only pages whose names hold one of the words.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.kit import DESK, FLAGS, GAME, PHONE, Person, chromium, serving  # noqa: E402
from tests.browser.pages import OTHERS, everything, settled, table_in_the_middle  # noqa: E402

SHOTS = ROOT / "shots"
SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESK},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
THEMES = ("light", "dark")
LANGUAGES = ("en", "cs", "pl")
MOVES = {"start": 0, "middle": 16, "busy": 45, "end": 1000}  # a person's, until a game is at such a stage
THUMB = 300  # pixels in width on the sheet


def main(wanted: list[str]) -> None:
    SHOTS.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "server.sqlite3") as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        anna = Person(browser, url).named("Anna")
        pages = staged(anna)
        names = [name for name in pages if not wanted or any(word in name for word in wanted)]
        if not names:
            sys.exit(f"No page's name holds any of: {' '.join(wanted)}. There are: {', '.join(pages)}.")
        state = anna.context.storage_state()
        taken = [
            shot
            for language in LANGUAGES
            for theme in THEMES
            for size in SIZES
            for shot in photograph(browser, url, {name: pages[name] for name in names}, state, language, theme, size)
        ]
        browser.close()
    sheet(names, taken)
    print(f"{len(taken)} pictures in {SHOTS.relative_to(ROOT)}/, all of them on {SHOTS.relative_to(ROOT)}/index.png")


def staged(anna: Person) -> dict[str, str]:
    """The pages, with games in the middle and on one device besides."""
    pages = everything(anna)
    for game in (GAME, *OTHERS):
        for stage, moves in MOVES.items():
            pages[f"{game} {stage}"] = f"/table/{table_in_the_middle(anna, game, bots=3, moves=moves)}"
    pages["table handed over"] = f"/table/{anna.table('person', 'local:Bert')}"
    return pages


def photograph(
    browser: Browser, url: str, pages: dict[str, str], state: object, language: str, theme: str, size: str
) -> list[Path]:
    person = Person(browser, url, storage_state=state, locale=language, color_scheme=theme, **SIZES[size])
    taken = []
    for name, path in pages.items():
        settled(person, path, name)
        person.page.wait_for_timeout(250)
        file = SHOTS / f"{name.replace(' ', '-')}.{size}.{theme}.{language}.png"
        person.page.screenshot(path=file)
        taken.append(file)
    person.context.close()
    return taken


def sheet(names: list[str], taken: list[Path]) -> None:
    """A row a page: desk and phone, day and night, in each language."""
    columns = len(LANGUAGES) * len(THEMES) * len(SIZES)
    tall = THUMB * PHONE["height"] // PHONE["width"]
    whole = Image.new("RGB", (columns * (THUMB + 8), len(names) * (tall + 8)), "#777")
    for number, file in enumerate(taken):
        column, row = divmod(number, len(names))
        with Image.open(file) as picture:
            small = picture.convert("RGB").resize((THUMB, THUMB * picture.height // picture.width))
        whole.paste(small, (column * (THUMB + 8), row * (tall + 8)))
    whole.save(SHOTS / "index.png")


if __name__ == "__main__":
    main(sys.argv[1:])
