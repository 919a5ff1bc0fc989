"""The compiled tree: taken when it belongs to the sources, refused when it does not."""

from cantiere import _build


def test_mode_says_why() -> None:
    assert _build.mode().reason
