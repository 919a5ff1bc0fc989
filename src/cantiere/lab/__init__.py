"""Studying games: simulations by the million, bots against each other, and what comes of them."""

from cantiere.lab.arena import arena
from cantiere.lab.plan import Plan, make_plan
from cantiere.lab.scheduler import Scheduler, processes
from cantiere.lab.simulate import Tally, simulate
from cantiere.lab.standings import Summary

__all__ = ["Plan", "Scheduler", "Summary", "Tally", "arena", "make_plan", "processes", "simulate"]
