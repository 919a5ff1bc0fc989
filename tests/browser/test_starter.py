"""The starter game with the board that `docs/adding-a-game.md` shows: built in, found by its folder, played."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.kit import ROOT, Person, play_out, serving
from tools.client import WEB, npm


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The browser client with one more folder in `src/games`."""
    web = tmp_path_factory.mktemp("client") / "web"
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules"))
    (web / "node_modules").symlink_to(WEB / "node_modules")
    shutil.copytree(ROOT / "examples/twowalls/web", web / "src/games/twowalls")
    npm("run", "--silent", "build", "--", "--logLevel", "error", "--outDir", str(web / "built"), folder=web)
    return web / "built"


def test_a_game_beside_the_others_is_played_on_its_board(browser: Browser, client: Path, tmp_path: Path) -> None:
    with serving(tmp_path / "starter.sqlite3", client=client) as url:
        anna = Person(browser, url).named("Anna")
        anna.open("/")
        expect(anna.page.get_by_text("Two Walls").first).to_be_visible()
        anna.at(anna.table("person", "bot:builder", game="twowalls"))
        expect(anna.page.locator("svg[data-game=twowalls] [data-id='wall.left']")).to_be_visible()
        play_out(anna, dice=Random(1))
        expect(anna.page.locator(".result h2")).to_be_visible()
        anna.leave()
