"""People before real browsers, and the words for what they do."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, TimeoutError, expect
from websockets.sync.client import ClientConnection, connect

from cantiere.kernel.registry import games

ROOT = Path(__file__).resolve().parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
GAME = "tinytowns"  # any game would do; this one is always there
GAMES = [game for game in games() if game.folder.is_relative_to(ROOT / "src")]  # those that the client has boards for
# Where an element can be hit: the middle of those points of a grid over it where nothing else lies on top. A board that
# is still finding room is given the frames it needs.
OPEN_SPOT = """async element => {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  let box = element.getBoundingClientRect(), before = null;
  const open = [], same = () => before && ['x', 'y', 'width', 'height'].every(side => box[side] === before[side]);
  while (!same()) {
    before = box;
    await new Promise(requestAnimationFrame);
    box = element.getBoundingClientRect();
  }
  for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) {
    const x = box.x + box.width * i / 12, y = box.y + box.height * j / 12;
    if (document.elementFromPoint(x, y)?.closest('[data-id]') === element) open.push({ x, y });
  }
  return open[Math.floor(open.length / 2)] ?? null;
}"""
# A click on the board either makes the move, or picks something up that begins several: then it can be put back.
HEARD = """before => document.querySelector('.prompt').dataset.decision !== before
  || !!document.querySelector('.prompt .release')"""
HEARD_OR_ASKED = """before => document.querySelector('.prompt').dataset.decision !== before
  || !!document.querySelector('.prompt .leaves')"""
# Until everything that can be clicked has lain where it lies for two frames.
AT_REST = """async () => {
  const place = ({ x, y, width, height }) => [x, y, width, height];
  const all = () => [...document.querySelectorAll('[data-id]')].map(e => place(e.getBoundingClientRect())).join();
  await document.fonts.ready;
  for (let before = null, now = all(); now !== before; now = all()) {
    before = now;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }
}"""
SETTINGS = '{"speed": "instant", "formalities": false}'
PATIENCE = 120  # seconds until something that should happen has not, on the busiest machine


def chromium() -> str | None:
    """Where the browser is: said by CHROMIUM, on the PATH, or brought along by Playwright (then None is right too)."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


@contextmanager
def serving(database: Path, client: Path | None = None) -> Iterator[str]:
    """A server in a process of its own, as people run it, with another client if given; yields its address."""
    command = [sys.executable, "-m", "tests.browser.serve", str(database)]
    environment = dict(os.environ)
    if client is None:
        environment.pop("CANTIERE_GAMES", None)  # the usual client has no board for the starter game
    else:
        environment["CANTIERE_CLIENT"] = str(client)
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout
            said = process.stdout.readline()
            assert "open at" in said, said
            yield said.removeprefix("open at ").strip()
        finally:
            process.terminate()
            process.wait(PATIENCE)


def number(text: str) -> int:
    return int(text.replace("\N{MINUS SIGN}", "-"))


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, browser: Browser, url: str, **wishes: Any) -> None:
        settings: dict[str, Any] = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", **wishes}
        self.url = url
        self.context: BrowserContext = browser.new_context(base_url=url, **settings)
        self.context.set_default_timeout(PATIENCE * 1000)
        # Tests look at what is, not at how it is told; those that do say so.
        self.context.add_init_script(f"localStorage['cantiere.settings'] ??= {json.dumps(SETTINGS)}")
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if self._is_fault(said) else None)

    @staticmethod
    def _is_fault(said: Any) -> bool:
        # A refused request or a lost connection is no fault of the page; what the framework warns of is one.
        lost = ("Failed to load resource", "WebSocket connection")
        return (said.type == "error" and not said.text.startswith(lost)) or "svelte.dev/e/" in said.text

    def open(self, path: str = "/") -> Page:
        self.page.goto(path)
        self.page.wait_for_selector("header .home")
        return self.page

    def named(self, name: str) -> Person:
        """Become a guest, as the name dialog would do it."""
        self.context.request.post("/api/me", data={"name": name}, headers={"origin": self.url})
        return self

    def table(self, *seats: str, game: str = GAME, public: bool = False, **options: Any) -> str:
        """A table made over HTTP, for tests that are about something else. A seat is "person", "open", "local:Eva",
        "bot" or "bot:builder"."""
        plans = []
        for seat in seats:
            kind, _, more = seat.partition(":")
            plans.append({"kind": kind, "level": more or "novice"} if kind == "bot" else {"kind": kind, "name": more})
        body = {"game": game, "seats": plans, "options": options, "public": public}
        answer = self.context.request.post("/api/tables", data=body, headers={"origin": self.url})
        assert answer.ok, answer.text()
        return str(answer.json()["table"])

    def sit(self, table: str, seat: int) -> None:
        path, body = f"/api/tables/{table}/sit", {"seat": seat}
        answer = self.context.request.post(path, data=body, headers={"origin": self.url})
        assert answer.ok, answer.text()

    def at(self, table: str) -> Person:
        """Before the table, with everything drawn."""
        self.open(f"/table/{table}")
        self.page.wait_for_selector("main.table .prompt")
        return self

    # --- playing ----------------------------------------------------------------------------------

    @property
    def decision(self) -> str:
        return self.page.locator(".prompt").get_attribute("data-decision") or ""

    @property
    def finished(self) -> bool:
        return self.page.locator(".prompt").get_attribute("data-status") == "finished"

    def is_asked(self) -> Person:
        """Wait until it is this person's turn."""
        expect(self.page.locator(".prompt")).not_to_have_attribute("data-decision", "")
        return self

    def at_rest(self) -> Person:
        """Wait until nothing on the page moves any more."""
        self.page.evaluate(AT_REST)
        return self

    def undo(self) -> None:
        """Take back the last action, and wait until it is."""
        before = self.decision
        self.page.get_by_role("button", name="Undo", exact=True).click()
        expect(self.page.locator(".prompt")).not_to_have_attribute("data-decision", before)

    def choose(self, which: int = 0) -> None:
        """Take a choice from the list of buttons, and wait until it is done."""
        before = self.decision
        button = self.listed().nth(which)
        button.click()
        self.page.wait_for_function(HEARD_OR_ASKED, arg=before)
        # What would leave something behind is meant when it is chosen again, and not at once.
        while self.decision == before and self.page.locator(".prompt .leaves").count():
            button.click()
            self.page.wait_for_timeout(50)
        expect(self.page.locator(".prompt")).not_to_have_attribute("data-decision", before)

    def listed(self) -> Locator:
        """The list of all actions, opened."""
        tab = self.page.locator("#tab-do")
        if tab.get_attribute("aria-selected") != "true":
            tab.click()
        return self.page.locator("#panel-body [data-words]")

    def move(self, dice: Random) -> None:
        """Make a move as a person would: click what is lit on the board, then one of the buttons that are left."""
        before = self.decision
        self.page.mouse.move(0, 0)  # what is under the pointer is shown as chosen, and counts as lit no more
        lit = self.page.locator("[data-id][data-light=possible]:visible")
        count = lit.count()
        if count and dice.random() < 0.7:
            element = lit.nth(dice.randrange(count))
            name = element.get_attribute("data-id")
            # Something may have moved under the pointer: whoever sees nothing happen clicks again.
            assert any(self._hit(element, before) for _ in range(6)), f"{name} is lit, and cannot be clicked"
            if self.decision != before:
                return
        here = self.page.locator(".here [data-choice]")
        if here.count():
            here.nth(dice.randrange(here.count())).click()
            expect(self.page.locator(".prompt")).not_to_have_attribute("data-decision", before)
        else:
            self.choose(dice.randrange(self.listed().count()))

    def _hit(self, element: Locator, decision: str) -> bool:
        """Click where nothing else lies on top; whether the page has heard it."""
        spot = element.evaluate(OPEN_SPOT)
        if spot is None:  # covered by other things; that may pass
            self.at_rest()
            return False
        self.page.mouse.click(spot["x"], spot["y"])
        try:
            self.page.wait_for_function(HEARD, arg=decision, timeout=10_000)
        except TimeoutError:
            return False
        return True

    def lines(self) -> int:
        """How many lines the log has."""
        answer = self.context.request.get(f"/api/tables/{self.page.url.split('/table/')[1].split('/')[0]}")
        return len(answer.json()["log"])

    def result(self) -> tuple[list[int], int]:
        """The first column of the table of points: what each source paid, and the total."""
        cells = self.page.locator(".result tbody td:first-of-type").all_inner_texts()
        total = self.page.locator(".result .total td").first.inner_text()
        return [number(cell) for cell in cells if cell != "–"], number(total)

    def leave(self) -> None:
        assert self.faults == []
        self.context.close()


Words = dict[str, str]
Chooser = Callable[[dict[str, Any], dict[str, Any]], Words | None]


def _socket(person: Person) -> ClientConnection:
    """A socket of their own, beside that of the page."""
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in person.context.cookies())
    address, headers = person.url.replace("http", "ws") + "/api/socket", {"cookie": cookies}
    return connect(address, additional_headers=headers, open_timeout=PATIENCE)


def tell(person: Person, message: dict[str, Any]) -> None:
    """Something that a page would send, and its answer."""
    with _socket(person) as socket:
        socket.send(json.dumps({"t": "hello", "protocol": 1}))
        socket.send(json.dumps(message))
        answer: dict[str, Any] = {}
        while answer.get("ack") != message["ack"]:
            answer = json.loads(socket.recv(timeout=PATIENCE))
        assert answer["t"] == "ack", answer


def play_by_wire(person: Person, table: str, most: int = 1000, chooser: Chooser | None = None) -> None:
    """The person's moves without the page, over a socket of their own: for tests about what comes afterwards. The
    chooser is given the table and its decision, and ends the play with None; without one, the first choice is taken.
    After so many moves, bots do what they still have to do: then the table waits for people."""
    with _socket(person) as socket:
        socket.send(json.dumps({"t": "hello", "protocol": 1, "tables": [{"table": table}]}))
        view: dict[str, Any] = {}
        asked = ""
        while view.get("status") != "finished" and (most > 0 or not _waits_for_people(view, asked)):
            message = json.loads(socket.recv(timeout=PATIENCE))
            view.update(message.get("table", {}) if message["t"] == "view" else message.get("set", {}))
            decision = view.get("decision")
            if not decision:
                # At a shared device one looks through the eyes of whoever is to act.
                for seat in view.get("waiting", []):
                    if view["seats"][seat]["yours"] and seat != view["you"]:
                        socket.send(json.dumps({"t": "watch", "table": table, "seat": seat}))
            if not decision or decision["id"] == asked or most <= 0:
                continue
            words = chooser(view, decision) if chooser else decision["actions"][0]["words"]
            if words is None:
                return
            asked, most = decision["id"], most - 1
            act = {"t": "act", "ack": f"a{most}", "table": table, "seat": decision["seat"], "decision": asked}
            socket.send(json.dumps({**act, "words": words}))


def _waits_for_people(view: dict[str, Any], asked: str) -> bool:
    if not view or (view["decision"] and view["decision"]["id"] == asked):  # the answer is on its way
        return False
    return all(view["seats"][seat]["kind"] != "bot" for seat in view["waiting"])


def play_out(*people: Person, moves: int = 600, dice: Random | None = None) -> None:
    """Everybody takes the first choice there is, or with dice any, until the game is over or so many moves are made."""
    deadline = time.monotonic() + PATIENCE
    while moves > 0 and not all(person.finished for person in people):
        assert time.monotonic() < deadline, "the game does not go on"
        acted = False
        for person in people:
            lift = person.page.locator(".curtain button")
            if lift.count():
                lift.click()
                expect(lift).to_have_count(0)
                acted = True
            elif person.decision:
                person.move(dice) if dice else person.choose()
                moves -= 1
                acted = True
        if acted:
            deadline = time.monotonic() + PATIENCE
        else:
            people[0].page.wait_for_timeout(20)
