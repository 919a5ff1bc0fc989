"""Positions of Tiletum that people write: completed where something is left out, refused where something cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from cantiere.games.tiletum import GAME
from cantiere.games.tiletum.state import Table
from cantiere.kernel.errors import BadPosition
from cantiere.kernel.position import check, read_plain
from cantiere.kernel.text import Text
from cantiere.kernel.texts import LANGUAGES, texts
from tests.conformance.kit import play_to_end

KING: dict[str, Any] = {
    "pending": ["king ap=5 die"],
    "player": {"1": {"dice": ["2-blue"]}},
}  # as the wheel stands, 2 faces the king
LAYING: dict[str, Any] = {"order": [], "who": "nobody", "pending": []}
NOTHING: dict[str, Any] = {"goods": {}, "houses": []}


def read(seats: int = 2, **fields: Any) -> Table:
    state = read_plain({"game": "tiletum", "seats": seats, **fields})
    assert isinstance(state, Table)
    return state


def plain(state: Table) -> Any:
    return state.plain()


# --- what is left out -----------------------------------------------------------------------------


def test_an_empty_position_is_the_start_of_a_game() -> None:
    state = read()
    assert state == GAME.set_up(2)
    assert plain(state)["pending"] == ["die"]
    assert plain(state)["player"]["2"]["goods"] == {"gold": 3, "food": 1, "wool": 1, "stone": 1, "iron": 1}


def test_costs_that_are_left_out_stay_where_they_are() -> None:
    """A cost tile given to one cathedral never moves those of the others along."""
    usual, costs = plain(read())["map"]["costs"], plain(read(map={"costs": {"paris": "none"}}))["map"]["costs"]
    assert costs == usual | {"paris": "none", "firenze": usual["paris"]}


def test_a_crest_in_the_contract_market_comes_from_the_contract_pile() -> None:
    usual = plain(read())
    crest = "crest-eagle"
    assert crest in usual["market"]["contracts"]
    row = ["none", "none", "none", "none", crest]
    laid = plain(read(market={"contracts": row}))
    assert laid["piles"]["bonus"] == usual["piles"]["bonus"]
    assert laid["piles"]["contract"].get(crest, 0) == 0
    assert sum(laid["piles"]["contract"].values()) == sum(usual["piles"]["contract"].values()) + 4
    without = plain(read(market={"contracts": ["none"] * 5}))
    assert without["piles"]["contract"][crest] == 1


def test_a_tile_given_elsewhere_is_replaced_on_the_board() -> None:
    usual = plain(read())
    tile = usual["wheel"]["tiles"]["joker"]
    taken = [tile] * (1 + usual["piles"]["bonus"].get(tile, 0))
    state = plain(read(player={"1": {"store": taken}}))
    everywhere = [*state["wheel"]["tiles"].values(), *state["map"]["tiles"].values(), state["king"]["tile"]]
    assert len(everywhere) == 6 + 11 + 1
    assert len(state["wheel"]["tiles"]) == 6


def test_supplies_follow_from_the_board() -> None:
    rooms = {"4.1": "king-vp2"}
    state = read(player={"1": {"rooms": rooms, "crests": {"4": "lion"}, "contracts": ["iron3"], "pillars": ["paris"]}})
    player: Any = state.view(None)["players"]
    assert player[0]["supply"] == {"houses": 3, "pillars": 2}
    assert player[0]["markers"] == {"king": 1}
    assert [building["roof"] for building in player[0]["buildings"]] == [True, True, True, False, True, False]


def test_dice_nobody_speaks_of_are_at_the_wheel_or_in_the_bag() -> None:
    state = read(**KING)
    assert state.dice_lying() == 7
    assert sum(state.bag) == 2


def test_a_nested_turn_in_words() -> None:
    pending = ["character ap=2 die", "contract ap=1", "gain count=2", "welcome rooms=2.1,2.2"]
    rooms = {"2.1": "architect-stone1", "2.2": "architect-stone2"}
    state = read(pending=pending, player={"1": {"dice": ["5-blue"], "rooms": rooms}})
    assert plain(state)["pending"] == pending
    assert state.actor() == 0
    play_to_end(state, 1)


def test_a_round_may_begin_with_its_dice() -> None:
    state = read(round=3, pending=[], draws=["draw_die", "bonus_tiles"], wheel={"tiles": {}})
    assert state.outcomes()
    assert state.dice_lying() == 0
    play_to_end(state, 1)


def test_a_finished_game_is_a_position_too() -> None:
    dice = {"dice": ["1-blue", "2-pink", "3-yellow"]}
    state = read(round=4, turn=3, pending=[], player={"1": dice, "2": dice})
    assert state.is_over()
    assert state.ending() == "four_rounds"


def test_titus_is_the_second_player() -> None:
    cards = {"decree": "undying_fame", "decrees": ["undying_fame"]}
    state = read(1, order=[2, 1], who=2, titus=cards)
    assert state.player().titus
    assert state.tickets() == 1
    play_to_end(state, 1)


# --- what is refused ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"pending": ["merchant ap=-1 die"]}, "pending: merchant ap: “-1” is not a whole number from 0 to 18"),
        ({"pending": ["merchant ap=65535 die"]}, "“65535” is not a whole number"),
        ({"pending": ["merchant 0 1 1"]}, "pending: merchant 0: there is no such key"),
        ({"pending": ["merchnt ap=1"]}, "Did you mean “merchant”"),
        ({"pending": ["move_and_place piece=king moves=1"]}, "“king” is not known"),
        ({"pending": ["move_and_place moves=1"]}, "“piece=” is missing"),
        ({"titus": {"challenges": ["deep_coffers", "deep_coffers"]}}, "“deep_coffers” appears twice"),
        ({"player": {"1": {"houses": ["paris.1", "paris.1"]}}}, "“paris.1” appears twice"),
        ({"player": {"1": {"goods": {"iron": -1}}}}, r"\[player.1.goods\] iron: “-1”"),
        ({"player": {"1": {"good": {"iron": 1}}}}, r"\[player.1\] good: there is no such key. Did you mean “goods”"),
        ({"player": {"3": {}}}, "player.* 3: there is no such key"),
        ({"player": {"1": {"store": ["any_2"] * 5}}}, "0 to 4 entries are possible, not 5"),
        ({"market": {"contracts": ["any3"] * 6}}, "there must be 5 entries, not 6"),
        ({"wheel": {"one": "kings"}}, "Did you mean “king”"),
        ({"wheel": {"dice": {"7": {"blue": 1}}}}, "7: there is no such key"),
        ({"map": {"cities": ["tiletum", "atlantis", "genova", "verona"]}}, "“atlantis” is not known"),
        ({"map": {"markets": ["house"]}}, "there must be 4 entries, not 1"),
        ({"order": "1, 2"}, "“1, 2” is not a list of whole numbers"),
        ({"order": [0, 1]}, "“0” is not a whole number from 1 to 2"),
        ({"who": 3}, "“3” is not a whole number from 1 to 2"),
        ({"round": 5}, "“5” is not a whole number from 1 to 4"),
    ],
)  # fmt: skip
def test_what_nobody_can_read_is_refused_with_its_place(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        read(**fields)


IMPOSSIBLE: list[tuple[str, int, dict[str, Any]]] = [
    ("order", 2, {"order": [1, 1]}),
    ("turn", 2, {"pending": ["king_tile"], "turn": 2}),
    ("who", 2, {"who": "nobody"}),
    ("costs-order", 2, LAYING | {"draws": ["first_player", "markets", "cities", "costs"],
                                 "map": {"costs": {"paris": "2-2"}}}),
    ("pending-draw", 2, {"pending": ["corruption"]}),
    ("draws-decision", 2, {"draws": ["die"]}),
    ("draws-and-pending", 2, {"draws": ["corruption"]}),
    ("draws", 2, {"draws": ["characters"], "pending": []}),
    ("over", 2, {"pending": []}),
    ("pending-before-order", 2, {"order": [], "who": "nobody"}),
    ("laying-order", 2, LAYING | {"draws": []}),
    ("laid", 2, LAYING | {"draws": ["first_player", "markets"]}),
    ("untouched", 2, LAYING | {"draws": ["first_player"]}),
    ("begun", 2, LAYING | {"draws": ["first_player"], "player": {"1": NOTHING, "2": NOTHING}}),
    ("tiles", 2, {"player": {"1": {"store": ["vp4", "vp4"]}}}),
    ("tile-there", 2, {"market": {"contracts": ["vp4", "none", "none", "none", "none"]}}),
    ("aside", 2, {"market": {"aside": ["king-vp2"]}}),
    ("costs", 2, {"map": {"costs": {"london": "2-2", "paris": "2-2"}}}),
    ("first-city", 2, {"map": {"cities": ["verona", "tiletum", "genova", "hamburg"]}}),
    ("actions", 2, {"wheel": {"actions": ["king", "joker", "merchant", "architect", "character", "contract"]}}),
    ("tile-space", 2, {"map": {"tiles": {"london": "vp4"}}}),
    ("plot-twice", 2, {"player": {"1": {"houses": ["paris.1"]}, "2": {"houses": ["paris.1"]}}}),
    ("plot-closed", 2, {"player": {"1": {"houses": ["genova.2"]}}}),
    ("pillars", 2, {"player": {"1": {"pillars": ["firenze"]}}}),
    ("track", 2, {"king": {"track": {"0": [1]}}}),
    ("points", 2, {"player": {"1": {"points": {"start": 1, "king_track": -2}}}}),
    ("houses", 2, {"player": {"1": {"houses": ["tiletum.1", "paris.1", "wien.1", "genova.1"]}}}),
    ("player-pillars", 2, {"player": {"1": {"pillars": ["london", "paris", "praha"]}}}),
    ("contributed", 2, {"player": {"1": {"contributed": ["paris"]}}}),
    ("two-houses", 3, {"player": {"1": {"houses": ["genova.1", "genova.2"]}}}),
    ("crest-twice", 2, {"player": {"1": {"store": ["crest-eagle"], "crests": {"1": "eagle"}}}}),
    ("titus-helper", 1, {"player": {"2": {"store": ["vp4"]}}}),
    ("two-types", 2, {"player": {"1": {"rooms": {"1.1": "king-vp2", "1.2": "architect-stone1"}}}}),
    ("type-twice", 2, {"player": {"1": {"rooms": {"1.1": "king-vp2", "4.1": "king-vp3"}}}}),
    ("corruption-count", 2, {"corruption": []}),
    ("corruption", 2, {"corruption": [2, 2, 2]}),
    ("between-turns", 2, {"draws": ["corruption"], "pending": [], "who": 2}),
    ("traded", 2, {"draws": ["corruption"], "pending": [], "traded": True}),
    ("dice-late", 2, {"draws": ["draw_die"], "pending": [], "turn": 2}),
    ("no-king-tile", 2, {"pending": ["king_tile"], "king": {"tile": "none"}}),
    ("leader", 2, {"pending": ["king_tile"], "who": 2, "king": {"track": {"0": [2], "3": [1]}}}),
    ("titus-king", 1, {"pending": ["king_tile"], "who": 2, "king": {"track": {"0": [1], "3": [2]}}}),
    ("titus-absent", 2, {"titus": {"challenges": ["deep_coffers"]}}),
    ("decree", 1, {"titus": {"decree": "undying_fame", "decrees": ["undying_fame"]}}),
    ("decree-drawn", 1, {"titus": {"decree": "undying_fame", "decrees": ["worldly_riches"]}}),
    ("decree-deck", 1, {"titus": {"decrees": ["busy_hands"]}}),
    ("decrees", 1, {"titus": {"decrees": ["undying_fame"]}}),
    ("dice", 2, {"wheel": {"dice": {"1": {"blue": 3}}}}),
    ("dice-taken", 2, {"player": {"1": {"dice": ["1-blue"]}}}),
    ("dice-rolled", 2, {"wheel": {"dice": {"1": {"blue": 1}}}}),
    ("titus-decides", 1, {"pending": ["king ap=5 die", "colour count=2"], "order": [2, 1], "who": 2,
                          "player": {"2": {"dice": ["2-blue"]}},
                          "titus": {"decree": "undying_fame", "decrees": ["undying_fame"]}}),
    ("idle", 2, KING | {"pending": ["king ap=5 die", "collect count=2 resource=iron"]}),
    ("not-of-die", 2, KING | {"pending": ["merchant ap=3 die"]}),
    ("nothing-left", 2, KING | {"pending": ["joker"]}),
    ("welcome-empty", 2, KING | {"pending": ["king ap=5 die", "welcome rooms=1.1"]}),
    ("welcome-apart", 2, {"pending": ["king ap=5 die", "welcome rooms=1.1,4.1"], "player": {"1": {
        "dice": ["2-blue"], "rooms": {"1.1": "king-vp2", "4.1": "architect-stone1"}}}}),
]  # fmt: skip


@pytest.mark.parametrize(("key", "seats", "fields"), IMPOSSIBLE, ids=[key for key, _, _ in IMPOSSIBLE])
def test_what_could_not_lie_on_a_table_is_refused_with_the_reason(key: str, seats: int, fields: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refusal:
        read(seats, **fields)
    found = [_problem(problem) for problem in refusal.value.problems]
    assert "impossible-" + key in [problem.key for problem in found]
    for language in LANGUAGES:
        for problem in found:
            sentence = texts(language, "tiletum").format(problem)
            assert sentence.endswith(".")
            assert not sentence[0].isupper() or sentence.startswith(("Titus", "Tytus"))


def _problem(text: Text) -> Text:
    inner = text.args.get("problem")
    return inner if isinstance(inner, Text) else text


def test_every_impossibility_has_an_example() -> None:
    file = (GAME.folder / "text" / "en.ftl").read_text("utf-8")
    keys = [line.partition(" ")[0] for line in file.splitlines() if line.startswith("impossible-")]
    assert sorted(keys) == sorted("impossible-" + key for key, _, _ in IMPOSSIBLE)


def test_the_annotated_example_can_be_played() -> None:
    from pathlib import Path

    from cantiere.kernel import position

    file = Path(__file__).parents[3] / "docs" / "positions" / "tiletum.toml"
    state = position.read(file.read_text("utf-8"))
    assert check(state) == []
    assert [GAME.vocabulary.short(code) for code in state.legal(0)] == [
        "move paris", "move strasbourg", "move lyon", "fulfil iron3", "use add_ap_1", "done",
    ]  # fmt: skip
    play_to_end(state, 1)
