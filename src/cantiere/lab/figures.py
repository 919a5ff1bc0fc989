"""Numbers as people of a language write them."""

from __future__ import annotations

from babel.numbers import format_decimal

from cantiere.lab.intervals import Estimate
from cantiere.lab.standings import Rating


class Figures:
    """Formats for tables and pages: short, and without units where the heading has them."""

    def __init__(self, language: str) -> None:
        self.language = language

    def number(self, value: float, digits: int = 1) -> str:
        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        return format_decimal(value, f"{pattern};−{pattern}", locale=self.language)

    def signed(self, value: float) -> str:
        return format_decimal(value, "+0.0;−0.0", locale=self.language)

    def percent(self, share: float) -> str:
        return self.number(100 * share) + " %"

    def bounds(self, share: Estimate) -> str:
        """The interval of a share, in per cent: `55–69 %`."""
        if share.low is None or share.high is None:
            return "–"
        return f"{self.number(100 * share.low, 0)}–{self.number(100 * share.high, 0)} %"

    def give_or_take(self, mean: Estimate) -> str:
        """How far a mean may be off: `±1.3`."""
        return f"±{self.number((mean.high - mean.low) / 2)}" if mean.high is not None and mean.low is not None else ""

    def rating(self, rating: Rating | None) -> str:
        return f"{self.number(rating.mu)} ±{self.number(2 * rating.sigma)}" if rating is not None else "–"

    def seconds(self, seconds: float) -> str:
        if seconds < 0.001:
            return f"{self.number(1e6 * seconds, 0)} µs"
        if seconds < 1:
            return f"{self.number(1000 * seconds, 0 if seconds >= 0.1 else 1)} ms"
        return f"{self.number(seconds, 2 if seconds < 10 else 1)} s"
