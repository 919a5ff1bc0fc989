"""Errors say the same in another process."""

from __future__ import annotations

import pickle

from cantiere.kernel.errors import IllegalAction
from cantiere.kernel.text import Text


def test_an_error_is_the_same_after_a_journey() -> None:
    error = IllegalAction("error-illegal", game="tinytowns", action="fly", why=Text("why-asked-else", {"prompt": "x"}))
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is IllegalAction
    assert (again.game, again.text, str(again)) == (error.game, error.text, str(error))
