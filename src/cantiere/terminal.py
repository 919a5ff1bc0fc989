"""A game at the terminal: people take turns at one keyboard, bots sit at the other seats."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as RichText

from cantiere.bots import advice
from cantiere.bots.bot import Bot
from cantiere.kernel import drawing, replay
from cantiere.kernel.errors import CantiereError, cause
from cantiere.kernel.match import Action, Match
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import ALL_SEEING, State
from cantiere.kernel.text import Text, TextArg
from cantiere.kernel.texts import guide, texts
from cantiere.lab import tables

FRAME = 4  # what a panel takes on both sides


class Quit(Exception):
    """The person has had enough."""


class Terminal:
    """Shows a match and asks people what they do. A seat without a bot is a person's."""

    def __init__(self, match: Match, bots: Sequence[Bot | None], language: str, console: Console, seed: int) -> None:
        self.match = match
        self.bots = bots
        self.console = console
        self.words = texts(language, match.game.id)
        self.names = [self.words.seat_name(seat) + (" 🤖" if bot else "") for seat, bot in enumerate(bots)]
        self.rng = Rng(seed)
        self.told = 0
        self.saved = False
        self.last: int | None = None  # the person who sat at the keyboard last

    def say(self, key: str, **args: TextArg) -> None:
        self.console.print(self.words.format(Text(key, args), self.names))

    # --- the game -------------------------------------------------------------------------------

    def play(self) -> None:
        """To the end, or until somebody quits."""
        people = sum(bot is None for bot in self.bots)
        self.console.rule(self.words.format(Text("game-name")))
        while not self.match.is_over:
            seat = self._next()
            bot = self.bots[seat]
            if bot is not None:
                self._let_play(bot, seat)
                continue
            if people > 1 and self.last not in (None, seat):
                self.console.clear()
                self.say("play-pass-device", player=self.names[seat])
                self._read("")
            self.last = seat
            self._tell(seat)
            show_board(self.console, self.match.state, self.words.language)
            self._ask(seat)
        self._tell(ALL_SEEING)
        show_board(self.console, self.match.state, self.words.language)
        self._result()

    def _let_play(self, bot: Bot, seat: int) -> None:
        """What the bot has planned, as long as nothing is drawn or shown."""
        for action in bot.plan(self.match.state.seen_by(seat, self.rng), seat):
            if action not in self.match.state.legal(seat):
                break
            self.match.play(action, seat)
            if self.match.steps[-1].reveals:
                break

    def _next(self) -> int:
        """Bots first, so that a person sees what they did."""
        actors = self.match.actors()
        return next((seat for seat in actors if self.bots[seat] is not None), actors[0])

    def _tell(self, viewer: int) -> None:
        """The log since it was last told, as the person at the keyboard may read it."""
        for line in self.match.log(viewer)[self.told :]:
            self.console.print("  " + self.words.format(line, self.names), style="dim")
        self.told = len(self.match.steps)

    # --- a person's decision --------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        legal = self.match.legal(seat)
        self.console.print(f"[bold]{self.names[seat]}[/]: {self.words.format(self.match.state.prompt(seat))}")
        choices = Table.grid(padding=(0, 2))
        for number, action in enumerate(legal, start=1):
            line = RichText(self.words.format(action.text), style="bold")
            line.append(f"   {action.words}", style="not bold dim")
            choices.add_row(f"  {number:3}", line)
        self.console.print(choices)
        while True:
            answer = self._read("> ").strip()
            if self._command(answer, seat, legal):
                continue
            try:
                self._take(answer, seat, legal)
            except CantiereError as error:
                self.console.print(self.words.format(error.text, self.names), style="red")
                continue
            return

    def _take(self, answer: str, seat: int, legal: Sequence[Action]) -> None:
        if answer == "undo":
            self.match.undo(seat)
            self.told = min(self.told, len(self.match.steps))
            self.say("play-undone")
        elif not answer:
            self.match.play(legal[0])
        elif answer.isdigit() and 1 <= int(answer) <= len(legal):
            self.match.play(legal[int(answer) - 1])
        else:
            self.match.play(answer, seat)

    def _command(self, answer: str, seat: int, legal: Sequence[Action]) -> bool:
        """Whether the answer was a word to the terminal, not to the game."""
        word, _, rest = answer.partition(" ")
        if not word and len(legal) == 1:
            return False  # Enter takes the only action there is
        if word in ("", "?", "help"):
            self.say("play-help", example=legal[0].words, chapter=self.match.state.chapter(seat))
        elif word == "quit":
            raise Quit
        elif word == "score":
            show_scores(self.console, self.match, self.words.language, self.names, seat)
        elif word == "board":
            show_board(self.console, self.match.state, self.words.language)
        elif word == "hint":
            found = advice.hint(self.match.state, seat)
            self.console.print(tables.hint(found, self.match.game.id, self.match.seats, self.words.language))
        elif word == "guide":
            self._guide(rest)
        elif word == "save" and rest:
            self._save(rest)
        else:
            return False
        return True

    def _guide(self, heading: str) -> None:
        """The rules: the section whose heading has this id, or all of them with a pager."""
        text = guide(self.words.language, self.match.game.id)
        parts = re.split(r"^(?=#{1,3} )", text, flags=re.MULTILINE)
        wanted = [part for part in parts if not heading or f"{{#{heading}}}" in part.partition("\n")[0]]
        plain = re.sub(r" *\{#[\w-]+\}", "", "".join(wanted))
        # A browser draws the figures; here their captions stand for them.
        plain = re.sub(r"^```figure.*\n((?:.*\n)*?)```$", r"> \1", plain, flags=re.MULTILINE)
        if heading and not wanted:
            ids = re.findall(r"\{#([\w-]+)\}", text)
            self.say("play-guide-headings", headings=", ".join(ids))
        elif heading:
            self.console.print(Markdown(plain))
        else:
            with self.console.pager(styles=True):
                self.console.print(Markdown(plain))

    def _save(self, file: str) -> None:
        try:
            Path(file).write_text(replay.write(self.match), "utf-8")
        except OSError as error:
            self.say("error-file-write", file=file, why=cause(error))
        else:
            self.saved = True
            self.say("play-saved", file=file)

    def _read(self, prompt: str) -> str:
        try:
            return self.console.input(prompt)
        except (EOFError, KeyboardInterrupt):
            raise Quit from None

    # --- the end ----------------------------------------------------------------------------------

    def _result(self) -> None:
        self.say("ending-" + self.match.state.ending())
        show_scores(self.console, self.match, self.words.language, self.names)
        scores, places = self.match.scores(), self.match.state.places()
        winners = [self.names[seat] for seat, place in enumerate(places) if place == 1]
        if self.match.seats == 1:
            self.say("play-alone", points=scores[0])
        elif len(winners) == 1:
            self.say("play-winner", player=winners[0], points=max(scores))
        else:
            self.say("play-shared", players=", ".join(winners), points=max(scores))
        verdict = self.match.state.verdict()
        if verdict is not None:
            self.console.print(self.words.format(verdict, self.names), style="bold")


def show_board(console: Console, state: State, language: str) -> None:
    """The table as the game draws it with letters, in colour."""
    console.print(Panel(drawing.board(state, language, console.width - FRAME), expand=False, border_style="dim"))


def show_scores(console: Console, match: Match, language: str, names: Sequence[str], viewer: int = ALL_SEEING) -> None:
    """Every seat's points as `viewer` may know them."""
    scores = {
        name: match.breakdown(seat) if viewer == ALL_SEEING else match.state.breakdown_seen(seat, viewer)
        for seat, name in enumerate(names)
    }
    console.print(drawing.points(match.game.id, scores, language))
