"""Studying games: simulations by the million, and what comes of them."""

from cantiere.lab.simulate import Tally, simulate

__all__ = ["Tally", "simulate"]
