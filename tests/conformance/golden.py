"""Stored fingerprints of the rules: whole games in readable text, and perft counts.

`make golden` (or `python -m tests.conformance.golden [GAME …]`) writes them anew. A difference in review is a change of
the rules, or of the words people see.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from cantiere.kernel.perft import perft
from cantiere.kernel.registry import game, game_ids
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import ALL_SEEING, CHANCE, State
from cantiere.kernel.texts import texts
from tests.conformance.kit import Case, cases, walk

FOLDER = Path(__file__).parent.parent / "golden"
PERFT_LEAVES = 20_000  # a count is deepened until it passes this


def golden_cases(id: str) -> list[Case]:
    """Each option set once, the number of seats changing from one to the next."""
    mine = [case for case in cases() if case.id == id]
    presets = list(dict.fromkeys(case.preset for case in mine))
    chosen = []
    for number, preset in enumerate(presets):
        of_preset = [case for case in mine if case.preset == preset]
        chosen.append(of_preset[(number + 1) % len(of_preset)])
    return chosen


def playthrough(case: Case) -> str:
    """A random game as a person could follow it: every action in words, now and then the whole table."""
    match = case.match(seed=2026)
    words = texts("en", case.id)
    rng = Rng(2026)
    turns: list[tuple[int, list[str]]] = []  # after how many steps, and what was seen and done then
    while not match.is_over:
        seat, played = match.actors()[0], len(match.steps)
        legal = match.state.legal(seat)
        board = ["", str(match.state), ""] if played % 12 == 0 else []
        action = legal[rng.below(len(legal))]
        turns.append((played, [*board, f"{played:4} {seat} {match.game.vocabulary.short(action)} (of {len(legal)})"]))
        match.play(action, seat)
    told = [f"  {words.format(text)}" for text in match.log(ALL_SEEING)]
    lines = [f"{case.id}, {case.preset}, {case.seats} seats, rules {case.game.rules}"]
    before = 0
    for played, seen in turns:
        lines += [*told[before:played], *seen]
        before = played
    lines += ["", str(match.state), "", f"{match.state.ending()}: {match.scores()} places {match.state.places()}"]
    for seat in range(case.seats):
        lines += [f"  {seat} {line!r}" for line in match.breakdown(seat)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def perft_counts(state: State) -> list[int]:
    """Counts by depth, deep enough to tell."""
    counts: list[int] = []
    while not counts or (counts[-1] < PERFT_LEAVES and len(counts) < 12):
        counts.append(int(perft(state, len(counts) + 1)))
    return counts


def beginning(case: Case) -> State:
    """The first decision of a person."""
    return case.match(seed=11).state


def middle(case: Case) -> State:
    """A decision of a person halfway through a random game."""
    past = [state.clone() for state, seat, _ in walk(case.new(), seed=7) if seat != CHANCE]
    return past[len(past) // 2]


def perfts(id: str) -> dict[str, dict[str, list[int]]]:
    return {
        str(case): {"beginning": perft_counts(beginning(case)), "middle": perft_counts(middle(case))}
        for case in golden_cases(id)
    }


def playthrough_file(case: Case) -> Path:
    return FOLDER / case.id / f"{case.preset}-{case.seats}.txt"


def perft_file(id: str) -> Path:
    return FOLDER / id / "perft.json"


def regenerate(id: str) -> None:
    folder = FOLDER / id
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for case in golden_cases(id):
        playthrough_file(case).write_text(playthrough(case), "utf-8")
    perft_file(id).write_text(json.dumps(perfts(id), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    for wanted in sys.argv[1:] or game_ids():
        regenerate(game(wanted).id)
        print(f"golden files of {wanted} written")
