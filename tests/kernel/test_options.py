"""Options are checked one by one, and text from a command line is understood."""

from __future__ import annotations

import pytest

from cantiere.kernel.errors import BadOption
from cantiere.kernel.options import CHOICE, FLAG, NUMBER, ORDER, Option, complete

SCHEMA = [
    Option("fast", FLAG, False),
    Option("mode", CHOICE, "plain", choices=("plain", "fancy")),
    Option("cap", NUMBER, 0, low=0, high=99),
    Option("ties", ORDER, ["coins", "blocks"], choices=("coins", "blocks", "seats")),
]


def test_what_is_not_given_is_at_its_default() -> None:
    assert complete(SCHEMA, {}) == {"fast": False, "mode": "plain", "cap": 0, "ties": ["coins", "blocks"]}


def test_text_is_turned_into_the_proper_type() -> None:
    given = {"fast": "yes", "mode": "fancy", "cap": "12", "ties": "seats, coins"}
    assert complete(SCHEMA, given) == {"fast": True, "mode": "fancy", "cap": 12, "ties": ["seats", "coins"]}
    assert complete(SCHEMA, {"fast": "off", "ties": []}) == complete(SCHEMA, {"ties": ""})


@pytest.mark.parametrize(
    "given",
    [
        {"slow": True},
        {"fast": "perhaps"},
        {"fast": 1},
        {"mode": "FANCY"},
        {"mode": True},
        {"cap": 100},
        {"cap": "many"},
        {"cap": True},
        {"ties": ["coins", "coins"]},
        {"ties": ["moon"]},
        {"ties": 3},
    ],
)
def test_other_values_are_refused_by_name(given: dict[str, object]) -> None:
    with pytest.raises(BadOption) as refusal:
        complete(SCHEMA, given)
    assert next(iter(given)) in str(refusal.value)


def test_a_form_is_told_all_it_needs() -> None:
    assert SCHEMA[2].plain() == {"name": "cap", "kind": "number", "default": 0, "group": "game", "low": 0, "high": 99}
    assert SCHEMA[1].plain()["choices"] == ["plain", "fancy"]
