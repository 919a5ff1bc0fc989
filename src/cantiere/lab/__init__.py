"""Simulation, arena and ratings."""
