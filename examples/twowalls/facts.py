"""What is printed, the same at every table: whoever draws it asks once."""

from __future__ import annotations

from typing import Annotated, TypedDict

from cantiere.games.twowalls import box

Wall = Annotated[str, box.WALLS]


class Facts(TypedDict):
    """Everything printed."""

    stones: int  # laid in a game


def facts() -> Facts:
    return {"stones": box.STONES}
