"""Small drawings for a page: the lines are SVG that stretches to any width, the words beside them are HTML."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape
from typing import NamedTuple


class Span(NamedTuple):
    """A figure and the range around it; without bounds, a dot alone."""

    label: str
    text: str  # the figures in words
    low: float | None
    value: float
    high: float | None


class Scale:
    """Places numbers from `low` to `high` on a line of 0 to 100; `by_powers` makes it logarithmic."""

    def __init__(self, low: float, high: float, by_powers: bool = False) -> None:
        self._by_powers = by_powers
        self._low = self._measure(low)
        self._width = (self._measure(high) - self._low) or 1.0

    def _measure(self, value: float) -> float:
        return math.log10(max(value, 1e-6)) if self._by_powers else value

    def __call__(self, value: float) -> float:
        return round(min(100.0, max(0.0, 100 * (self._measure(value) - self._low) / self._width)), 2)


def spans(rows: Sequence[Span], scale: Scale, ends: tuple[str, str], mark: float | None = None) -> str:
    """A line for each row, one below the other on one scale; `mark` is a value that all are compared with."""
    drawn = []
    for row in rows:
        parts = ['<line class="axis" x1="0" x2="100" y1="10" y2="10"/>']
        if mark is not None:
            parts.append(f'<line class="mark" x1="{scale(mark)}" x2="{scale(mark)}" y1="0" y2="20"/>')
        if row.low is not None and row.high is not None:
            parts.append(f'<line class="span" x1="{scale(row.low)}" x2="{scale(row.high)}" y1="10" y2="10"/>')
        # A line without length and with round ends is a dot that stays round however the drawing is stretched.
        parts.append(f'<line class="dot" x1="{scale(row.value)}" x2="{scale(row.value)}" y1="10" y2="10"/>')
        drawn.append(
            f'<div class="row"><span class="name">{escape(row.label)}</span><span>{escape(row.text)}</span>'
            f"{_svg(parts, 20, f'{row.label}: {row.text}')}</div>"
        )
    return "".join(drawn) + _ends(ends)


def histogram(label: str, text: str, counts: Mapping[int, int], low: int, high: int, ends: tuple[str, str]) -> str:
    """How often each number came up, from `low` to `high`; neighbours share a bar where there are many."""
    width = max(1, math.ceil((high - low + 1) / 50))
    bars = [0] * math.ceil((high - low + 1) / width)
    for number, times in counts.items():
        bars[(number - low) // width] += times
    step, most = 100 / len(bars), max(bars)
    parts = [
        f'<rect class="bar" x="{round(place * step, 2)}" y="{round(40 - 40 * times / most, 2)}" '
        f'width="{round(step * 0.9, 2)}" height="{round(40 * times / most, 2)}"/>'
        for place, times in enumerate(bars)
        if times
    ]
    return (
        f'<div class="row tall"><span class="name">{escape(label)}</span><span>{escape(text)}</span>'
        f"{_svg(parts, 40, f'{label}: {text}')}</div>{_ends(ends)}"
    )


def _svg(parts: Sequence[str], height: int, label: str) -> str:
    return (
        f'<svg viewBox="0 0 100 {height}" preserveAspectRatio="none" role="img" aria-label="{escape(label)}">'
        f"{''.join(parts)}</svg>"
    )


def _ends(ends: tuple[str, str]) -> str:
    return f'<div class="ends"><span>{escape(ends[0])}</span><span>{escape(ends[1])}</span></div>'
