"""Positions that people write: whole where something is left out, and refused with the place where something is wrong.

Whatever is done to a written position, reading it gives the very table that was written, on which a game can be played
to its end, or BadPosition: never another exception, another table or a hang.
"""

from __future__ import annotations

import copy
import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cantiere.kernel import position
from cantiere.kernel.errors import BadPosition
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE
from cantiere.kernel.texts import LANGUAGES, texts
from tests.conformance.kit import Case, every_case, every_game, few, moments, play_to_end, seeds, walk


@every_case
@given(seed=seeds)
@few
def test_no_table_of_a_game_is_called_impossible(case: Case, seed: int) -> None:
    for number, (state, seat, _) in enumerate(walk(case.new(), seed)):
        if number % 3 == 0:
            assert position.check(state) == []
        if seat != CHANCE and number % 11 == 0:
            for viewer in range(case.seats):
                assert position.check(state.seen_by(viewer, Rng(seed))) == []


@every_case
def test_what_is_left_out_is_as_at_the_start(case: Case) -> None:
    options = case.game.presets[case.preset]
    head = {"game": case.id, "seats": case.seats, "options": options}
    assert position.read_plain(head) == case.game.set_up(case.seats, options)


# --- broken ones ----------------------------------------------------------------------------------

NOT_OPTIONS = ("game", "rules", "seats", "options")


def leaves(plain: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The places of all values."""
    if isinstance(plain, dict):
        return [place for key, value in plain.items() for place in leaves(value, (*path, key))]
    if isinstance(plain, list) and plain:
        return [path, *(place for index, value in enumerate(plain) for place in leaves(value, (*path, index)))]
    return [path]


def at(plain: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        plain = plain[key]
    return plain


def put(plain: Any, path: tuple[Any, ...], value: Any) -> None:
    at(plain, path[:-1])[path[-1]] = value


def misspelt(word: str, data: st.DataObject) -> str:
    index = data.draw(st.integers(0, max(0, len(word) - 1)))
    return word[:index] + data.draw(st.sampled_from("xq7 =,")) + word[index + data.draw(st.integers(0, 1)) :]


def break_something(plain: dict[str, Any], data: st.DataObject) -> str:
    """Change one thing; says what was done."""
    paths = [path for path in leaves(plain) if path[0] not in NOT_OPTIONS]
    path = data.draw(st.sampled_from(paths))
    value = at(plain, path)
    how = data.draw(st.integers(0, 6))
    if how < 2:
        named = [key for key in path if isinstance(key, str)]
        cut = path.index(data.draw(st.sampled_from(named)))
        outer = at(plain, path[:cut])
        left = outer.pop(path[cut])
        if how == 0:
            return f"{path[: cut + 1]} left out"
        wrong = misspelt(path[cut], data)
        outer[wrong] = left
        return f"{path[:cut]}: {path[cut]} → {wrong}"
    if isinstance(value, bool):
        new: Any = data.draw(st.sampled_from([not value, 1, "yes"]))
    elif isinstance(value, int):
        new = data.draw(st.one_of(st.integers(-3, 40), st.sampled_from([-1, 2**31, 2**63, 65_535, 1.5, True, "1"])))
    elif isinstance(value, str):
        words = [at(plain, other) for other in paths if isinstance(at(plain, other), str)]
        new = data.draw(st.one_of(st.sampled_from(words), st.just(misspelt(value, data)), st.just(3)))
    elif isinstance(value, list):
        new = data.draw(
            st.sampled_from([[], value[:-1], value + value[-1:], value + value, value[::-1], "nothing", [3], [[]]])
        )
    else:  # an empty table
        new = data.draw(st.sampled_from([{"nothing": 1}, [], 0]))
    put(plain, path, new)
    return f"{path}: {value!r} → {new!r}"


def _words(value: object) -> list[str]:
    return str(value).split()


def same(written: Any, read: Any) -> bool:
    """Whether all that was written is on the table that was read; lists may stand in another order, words further
    apart, and what has no order may leave out zeros."""
    if isinstance(written, dict):
        return isinstance(read, dict) and all(
            same(value, read[key]) if key in read else not value or (isinstance(value, dict) and same(value, {}))
            for key, value in written.items()
        )
    if isinstance(written, list):
        return isinstance(read, list) and sorted(map(_words, written)) == sorted(map(_words, read))
    if isinstance(written, str):
        return isinstance(read, str) and _words(written) == _words(read)
    return bool(written == read) and type(written) is type(read)


@every_case
@given(data=st.data(), seed=seeds)
@few
def test_a_broken_position_is_refused_or_is_the_table_that_was_written(
    case: Case, data: st.DataObject, seed: int
) -> None:
    states = list(_some(case, seed))
    for _ in range(25):
        plain = tomllib.loads(data.draw(st.sampled_from(states)))
        broken = copy.deepcopy(plain)
        done = [break_something(broken, data) for _ in range(data.draw(st.integers(1, 2)))]
        try:
            state = position.read_plain(broken)
        except BadPosition as refusal:
            for language in LANGUAGES:
                for problem in (refusal.text, *refusal.problems):
                    assert "[error" not in texts(language, case.id).format(problem), done
                    assert "[impossible" not in texts(language, case.id).format(problem), done
            continue
        again = {"game": case.id, "rules": case.game.rules, "seats": case.seats} | state.plain()
        assert same({key: broken[key] for key in broken if key != "options"}, again), done
        assert position.check(state) == [], done
        play_to_end(state, seed)


def _some(case: Case, seed: int) -> list[str]:
    """Written positions of a random game."""
    return [state.position() for state in moments(case, seed, every=20)]


@every_game
@pytest.mark.parametrize("word", ["castle", "NONE", "", "none"])
def test_an_unknown_game_or_option_is_refused(id: str, word: str) -> None:
    with pytest.raises(BadPosition):
        position.read_plain({"game": word, "seats": 2})
    with pytest.raises(BadPosition):
        position.read_plain({"game": id, "seats": 2, "options": {word: True}})
    with pytest.raises(BadPosition):
        position.read_plain({"game": id, "seats": 99})
    with pytest.raises(BadPosition):
        position.read_plain({"game": id, "seats": True})


def test_the_nearest_word_is_offered() -> None:
    with pytest.raises(BadPosition) as refusal:
        position.read_plain({"game": "tinytowns", "seats": 2, "rond": 3})
    assert "rond: there is no such key. Did you mean “round”?" in str(refusal.value)
