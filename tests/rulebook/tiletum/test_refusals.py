"""Refusals are true: in random games, what each of them claims is looked up by a second opinion."""

from __future__ import annotations

from collections import Counter

import pytest

from cantiere.games.tiletum import GAME, box
from cantiere.games.tiletum.state import Table
from cantiere.kernel.errors import IllegalAction
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE
from cantiere.kernel.text import Text
from tests.conformance.kit import walk
from tests.rulebook.tiletum.laid import acting, facing, lay, play
from tests.rulebook.tiletum.second_opinion import OPINIONS, Moment, Scene

VOCABULARY = GAME.vocabulary


def is_true(scene: Scene, words: dict[str, str], element: str, reason: Text) -> None:
    opinion = OPINIONS[reason.key]
    tried = element or " ".join(words.values())
    assert opinion(Moment(scene, words, element, reason)), f"{tried}: {reason} at {scene.plain['pending']}"


def elements(table: Table, seat: int, rng: Rng) -> list[str]:
    """Some of everything on the board that could ever be clicked."""
    clicked = [f"tile.{space}" for space in box.SPACES] + [f"tile.wheel.{place + 1}" for place in range(6)]
    clicked += ["tile.king"]
    for who in range(table.seats):
        clicked += [f"store.{who}.{box.TILES[tile]}" for tile in table.players[who].store]
        clicked += [f"room.{who}.{room}" for room in box.ROOMS]
    for verb in VOCABULARY.verbs:
        if verb.target:
            clicked.append(VOCABULARY.element(int(verb.base) + rng.below(int(verb.size)), seat))
    return clicked


@pytest.mark.parametrize(
    ("preset", "seats", "seed"),
    [("standard", 2, 1), ("standard", 3, 2), ("standard", 4, 3), ("action_tiles", 2, 4), ("other_readings", 3, 5),
     ("solo_easy", 1, 6), ("solo_hard", 1, 7)],
)  # fmt: skip
def test_what_a_refusal_claims_is_so(preset: str, seats: int, seed: int) -> None:
    state = GAME.new(seats, GAME.presets[preset])
    rng = Rng(seed)
    heard: Counter[str] = Counter()
    for number, (table, seat, _) in enumerate(walk(state, seed)):
        if seat == CHANCE or number % 5:
            continue
        assert isinstance(table, Table)
        scene = Scene(table, seat)
        legal = table.legal(seat)
        for verb in VOCABULARY.verbs:
            for _ in range(3):
                action = int(verb.base) + rng.below(int(verb.size))
                if action not in legal:
                    reason = table.why_not(seat, action)
                    is_true(scene, VOCABULARY.words(action), "", reason)
                    heard[reason.key] += 1
        for element in elements(table, seat, rng):
            answer = table.why_not_at(seat, element)
            if answer is not None:
                # A click that could mean one action is judged like it.
                meant = [code for code in VOCABULARY.at(element, seat) if table.why_not(seat, code) == answer]
                is_true(scene, VOCABULARY.words(meant[0]) if meant else {}, element, answer)
                heard[answer.key] += 1
            else:
                assert any(element in table.elements(seat, code) for code in legal), f"{element} is not answered"
    assert len(heard) > 25, "most reasons come up in a game"


def test_every_reason_has_a_second_opinion() -> None:
    file = (GAME.folder / "text" / "en.ftl").read_text("utf-8")
    keys = {line.partition(" ")[0] for line in file.splitlines() if line.startswith("why-")}
    assert keys | {"why-asked-else", "why-not-yours"} == set(OPINIONS)


# --- those that were once false -------------------------------------------------------------------


def refused(state: Table, words: str, reason: str) -> None:
    with pytest.raises(IllegalAction, match=reason):
        play(state, words)


def test_ending_the_turn_inside_a_helpers_action() -> None:
    state = lay({"store": ["merchant_2"]}, {}, pending=acting("king", 3))
    play(state, "use merchant_2")
    refused(state, "end_turn", "A bonus is still open")
    play(state, "done")
    refused(state, "end_turn", "leaves no choice: advance first")
    refused(state, "done", "it ends with the turn")


def test_a_contract_with_no_space_or_by_the_other_verb() -> None:
    six = ["any7", "iron9", "wool9", "any2iron2", "any2wool2", "iron2wool2"]
    rich = {"iron": 9, "wool": 9}
    state = lay({"contracts": six, "store": ["iron3"], "goods": rich}, {}, pending=acting("merchant", 0))
    refused(state, "fulfil iron3", "All your contract spaces are taken")
    state = lay({"store": ["any3"], "goods": {"iron": 3}}, {}, pending=acting("merchant", 0))
    refused(state, "fulfil any3", "Choose which resource you pay with")
    refused(state, "fulfil_with any3 wool", "It costs 3 wool; you have 0")
    state = lay({"store": ["any3"], "goods": {"iron": 2}}, {}, pending=acting("merchant", 0))
    refused(state, "fulfil any3", "It costs 3 iron; you have 2")


def test_a_bonus_that_gives_a_pillar_is_not_denied_by_a_click_on_a_house() -> None:
    pending = [*acting("king", 1), "move_and_place piece=architect moves=1 places=1"]
    state = lay({}, {}, pending=pending)
    refused(state, "place_house genova.1", "No house can be placed now")
    for what in ("architect", "house"):
        state = lay({}, {}, pending=[*acting("king", 1), f"anywhere what={what}"])
        refused(state, "place_pillar praha", "No pillar can be placed now")
    refused(state, "move praha", "Neither your merchant nor your architect may move now")


def test_a_die_is_not_called_taken_before_it_is() -> None:
    state = lay({"store": ["merchant_2"]}, {}, wheel=facing("merchant", 3, "3 blue"))
    play(state, "use merchant_2")
    answer = state.why_not_at(0, "die.3.blue")
    assert answer is not None
    assert answer.key == "why-asked-else"
    play(state, "done", "take_die 3 blue 3")
    taken = state.why_not_at(0, "die.6.yellow")
    assert taken is not None
    assert taken.key == "why-die-taken"


def test_a_click_on_a_room_or_a_character_says_what_is_in_the_way() -> None:
    rooms = {"1.1": "architect-stone1", "4.1": "king-vp2"}
    state = lay({"rooms": rooms, "store": ["king-vp3"]}, {}, pending=acting("character", 1), market={})
    answers = {element: state.why_not_at(0, element) for element in ("room.0.1.1", "room.0.2.1", "store.0.king-vp3")}
    keys = {element: answer.key if answer else "" for element, answer in answers.items()}
    assert keys == {
        "room.0.1.1": "why-room-taken",
        "room.0.2.1": "why-type-elsewhere",
        "store.0.king-vp3": "why-no-home",
    }
