"""Each ruling the other way round."""

from __future__ import annotations

from tests.rulebook.redcathedral.positions import act, arguments, can, lines, mark, rubles, table, verbs, why


def test_markers_may_move_forward_at_the_end() -> None:
    state = table(
        options={"final_rounding": "forward"},
        players={"red": {"mark": 50}, "blue": {"mark": 49}, "green": {"mark": 0}, "yellow": {"mark": 80}},
    )
    assert [lines(state, colour).get("alignment", 0) for colour in ("red", "blue", "green", "yellow")] == [1, 0, 1, 0]
    assert lines(state, "red")["track"] == 14


def test_prestige_for_rubles_at_one_moment_only() -> None:
    options = {"prestige_rubles": "one_moment"}
    state = table(options=options, players={"red": {"mark": 25, "rubles": 0}})
    act(state, "sell_prestige", "sell_prestige", "move red 0")
    assert rubles(state, "red") == 4
    assert why(state, "sell_prestige") == "why-one-moment"
    assert can(state, "reroll 3")
    act(state, "end_turn")
    later = table(options=options, players={"red": {"mark": 25, "rubles": 0}})
    assert can(act(later, "move red 0"), "sell_prestige")


def test_the_bonus_for_everybody_who_completes_six() -> None:
    sections = {f"{tower}1": {"banner": "blue", "completed": True} for tower in "bcdef"}
    sections |= {f"{tower}2": {"banner": "red", "completed": True} for tower in "abcdef"}
    sections["a1"] = {"card": "B01", "banner": "blue", "site": {"wood": 2}}
    state = table(
        turn="blue",
        ended_by=1,
        sections=sections,
        options={"sixth_section_bonus": "everyone"},
        players={"blue": {"goods": {"brick": 1}, "mark": 3}},
    )
    act(state, "build a1 brick")
    assert mark(state, "blue") == 17  # 3 + 2 recognition, then 3 prestige: 9, 13, 17
    assert state.ended_by == 0


def test_a_smaller_recognition_token() -> None:
    dice = {"red": {"space": 7}, "blue": {"space": 8}}
    state = act(table(dice=dice, options={"recognition_token": "smaller"}), "move red 0")
    assert arguments(state, "acquire") == ["2", "1"]


def test_a_limited_supply_of_rubles() -> None:
    options = {"ruble_supply": "limited"}
    everything = {"red": {"rubles": 0}, "blue": {"rubles": 72}, "green": {"rubles": 0}, "yellow": {"rubles": 0}}
    dice = {"red": {"space": 6}}
    state = table(options=options, dice=dice, players=everything)
    assert state.census()["rubles"] == 72
    act(state, "move red 0")
    assert "acquire" not in verbs(state)
    some = table(options=options, dice=dice, players=everything | {"blue": {"rubles": 71}})
    assert arguments(act(some, "move red 0"), "acquire") == ["1"]
    act(some, "acquire 1")
    assert rubles(some, "red") == 1
    assert why(some, "sell_prestige") == "why-no-prestige"
