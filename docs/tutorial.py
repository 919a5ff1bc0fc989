# ---
# jupyter:
#   jupytext:
#     formats: ipynb,py:percent
#   kernelspec:
#     display_name: Python 3
#     language: python
#     name: python3
# ---

# %% [markdown]
# # Cantiere in a notebook
#
# Open this file with [Jupytext](https://jupytext.readthedocs.io), or turn it into a notebook:
# `jupytext --to ipynb docs/tutorial.py`.
#
# ## A match
#
# A match is a table, the actions so far and a dealer. It shows its board and everybody's points.

# %%
import cantiere

match = cantiere.start("tinytowns", seats=2, seed=7)
match

# %% [markdown]
# Actions are codes, words or objects, whatever is at hand. What is not possible is refused, with the reason.

# %%
match.legal()

# %%
match.play(match.legal()[0])  # each keeps a monument
match.play(match.legal()[0])
match.play("name wood")
try:
    match.play("name stone")
except cantiere.kernel.errors.CantiereError as error:
    print(error)

# %%
match.play("place b2", seat=0)
match.play("place c3", seat=1)
match.state  # the table by itself is a picture

# %%
match.score(0)

# %% [markdown]
# ## What a program sees
#
# Every position is a vector of small whole numbers with names, a mask over all actions, and a text that is the same for
# all tables that the seat cannot tell apart.

# %%
state = match.state
seat = state.actor()
features = dict(zip(state.game.features.NAMES, state.features(seat), strict=True))
print(len(features), "features;", sum(state.mask(seat)), "of", len(state.mask(seat)), "actions are legal")
print(state.information_state(seat)[:120])

# %% [markdown]
# ## Bots against each other
#
# The arena plays the same deals on every seat. `processes(2)` would share the games between two processes, and
# `scheduler("ray://head:10001", 0)` among the machines of a cluster.

# %%
from cantiere.lab import arena, make_plan

summary = arena(make_plan("tinytowns", ["greedy:looks=20", "random"], seed=1), 6)
for player in summary.players:
    print(f"{player.player:16} {player.wins.value:.0%} of the games, {player.points.value:.1f} points")

# %% [markdown]
# ## Many positions
#
# A simulation can write down its games and its positions. Does having the hammer say anything about who wins?

# %%
import tempfile
from pathlib import Path

import polars as pl

from cantiere.lab import simulate

file = Path(tempfile.mkdtemp()) / "positions.parquet"
simulate("tinytowns", 2, 10, bots=["greedy:looks=20"], positions=file)
positions = pl.read_parquet(file)
positions.group_by("my hammer").agg(pl.len(), pl.col("won").mean())

# %% [markdown]
# ## A learning environment
#
# The same game for Gymnasium: one seat learns, bots have the others.

# %%
import gymnasium

import cantiere.lab.gymnasium

env = gymnasium.make("cantiere/tinytowns-v0", seats=2, opponents=("greedy:looks=20",))
observation, info = env.reset(seed=1)
terminated = False
while not terminated:
    action = env.action_space.sample(info["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)
print("reward:", reward)
