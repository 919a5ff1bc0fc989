"""Write `replay.json` of a game's tutorial from its `script.toml`: `python tools/tutorial.py GAME --write`.

The script says for how many players it is, the options, the seed, what the person does up to the step that skips, and
in `others` what chance and the other players do as soon as they can; everything else is left to bots and the seed.
Without `--write` it shows the game up to where the script ends, and what may be done then.
"""

from __future__ import annotations

import argparse
import tomllib
from typing import Any

from cantiere.bots import make
from cantiere.kernel import replay
from cantiere.kernel.match import Match
from cantiere.kernel.registry import game
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import ALL_SEEING, CHANCE, State
from cantiere.kernel.texts import texts
from cantiere.server.table.tutorial import LEARNER, acts_of, folder


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--write", action="store_true", help="write the replay")
    arguments = parser.parse_args()
    found = game(arguments.game)
    script = tomllib.loads((folder(found) / "script.toml").read_text("utf-8"))
    match = Match(found.new(script["seats"], script.get("options", {})))
    play(match, script, to_the_end=arguments.write)
    if arguments.write:
        (folder(found) / "replay.json").write_text(replay.write(match), "utf-8")
        print(f"{len(match.steps)} actions, {match.scores()}")


def play(match: Match, script: dict[str, Any], *, to_the_end: bool) -> None:
    """The person as the script says, the bots as they like; after the script, or the step that skips, bots only."""
    steps = script["step"]
    skip = next((number for number, step in enumerate(steps) if step.get("skip")), len(steps))
    acts = [act for step in steps[:skip] for act in acts_of(step)]
    others = list(script.get("others", ()))
    rng = Rng(script["seed"])
    bots = [make("builder" if seat == LEARNER else script["bot"], seat) for seat in range(match.seats)]
    while not match.is_over:
        state = match.state
        # Where all act at once, the person is the last: nobody is waited for after that.
        seat = next((one for one in match.actors() if one != LEARNER), LEARNER)
        if seat != LEARNER and others and match.read(others[0], seat) in open_to(state, seat):
            action = match.read(others.pop(0), seat)
        elif seat == CHANCE:
            action = int(state.sample(rng))
        elif seat == LEARNER and acts:
            action = match.read(acts.pop(0), seat)
        elif seat == LEARNER and not to_the_end:
            show_choices(match)
            return
        else:
            action = bots[seat].choose(state.seen_by(seat, rng), seat)
        told = texts("en", match.game.id).format(state.tell(seat, action, ALL_SEEING))
        print(f"{len(match.steps)}. {match.game.vocabulary.short(action)} – {told}")
        match.record(seat, action)


def open_to(state: State, seat: int) -> list[int]:
    return [action for action, _ in state.outcomes()] if seat == CHANCE else state.legal(seat)


def show_choices(match: Match) -> None:
    state, words = match.state, texts("en", match.game.id)
    print(state, words.format(state.prompt(LEARNER)), sep="\n\n")
    for action in match.legal(LEARNER):
        print(f"  {action} – {words.format(action.text)} {state.elements(LEARNER, action.code)}")


if __name__ == "__main__":
    main()
