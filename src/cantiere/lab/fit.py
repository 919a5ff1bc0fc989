"""A network fitted to recorded games: the chance to win, by temporal differences (fitted TD(λ)).

What a position is fitted to is a mixture of what the network says of the seat's positions after it and of how the game
ended. Fitted to the outcome alone a network of this size learns the recorded games by heart.

Among several rivals a victory is rare and says little about each turn. There a network can be fitted to how far ahead
the seat ended, and is calibrated afterwards, so that it says the chance to win.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cantiere.bots.net import ONE
from cantiere.bots.nets import Weights
from cantiere.lab.selfplay import Rows

Floats = NDArray[np.float32]

SWEEPS: Final = 3  # how often the targets are made anew from the network so far
FIRST_EPOCHS: Final = 2  # fitted to the outcome
EPOCHS: Final = 10  # of a sweep
BATCH: Final = 512
RATE: Final = 2e-3
DECAY: Final = 0.02  # of weights, so that they stay small without a reason
HELD_OUT: Final = 8  # one game in so many only says which epoch was best
LEAST_SPREAD: Final = 0.1  # of a feature: one that is hardly ever not 0 shall not get a huge weight
FAR: Final = 8.0  # in spreads: further out all is alike
CALIBRATION_STEPS: Final = 20  # by Newton's method


class Fitted(NamedTuple):
    """A network, and how well it foretells who wins (cross-entropy, of games held out)."""

    weights: Weights
    loss: float


def fit(
    rows: Rows,
    hidden: int,
    trace: float,
    blend: float,
    seed: int,
    progress: Callable[[float], None],
    by_margin: bool = False,
) -> Fitted:
    """`trace` is λ; `blend` how much of the hand-made evaluation is added, 1 being about as much as the network itself:
    half the usual margin at the end counts as one unit of a logit, as it does in what a network is fitted to
    `by_margin`. `progress` is told the share of the work done."""
    won = rows.share
    unit = max(1.0, float(rows.margin.std())) / 2
    if by_margin:
        rows = rows._replace(share=_squashed(rows.margin / unit))
    x = rows.features.astype(np.float32)
    held_out = rows.game % HELD_OUT == 0
    mean, spread = x[~held_out].mean(0), x[~held_out].std(0)
    is_idle = spread < 1e-6
    spread = np.maximum(spread, LEAST_SPREAD)
    x = np.clip((x - mean) / spread, -FAR, FAR)
    x[:, is_idle] = 0
    net = _Network(x.shape[1], hidden, np.random.default_rng(seed % (1 << 64)))
    epochs = FIRST_EPOCHS + SWEEPS * EPOCHS
    net.train(x, rows.share, held_out, FIRST_EPOCHS, RATE)
    for sweep in range(SWEEPS):
        progress((FIRST_EPOCHS + sweep * EPOCHS) / epochs)
        net.train(x, returns(net.chance(x), rows, trace), held_out, EPOCHS, RATE / 2)
    if by_margin:
        net.calibrate(x, won)
    loss = net.loss(x[held_out], won[held_out])
    progress(1.0)
    net.unscale(mean, np.where(is_idle, np.inf, spread))
    if blend:
        net.skip[0] += blend / (10 * unit)  # `worth` is in tenths of a point
    return Fitted(net.weights(), loss)


def returns(chance: Floats, rows: Rows, trace: float) -> Floats:
    """What each position is to be fitted to: of the next position of the seat its chance and, by `trace`, its own
    return; of the last one the outcome."""
    targets = np.empty_like(chance)
    after = 0.0
    for i in range(len(chance) - 1, -1, -1):
        after = float(rows.share[i]) if rows.last[i] else (1 - trace) * float(chance[i + 1]) + trace * after
        targets[i] = after
    return targets


class _Network:
    """As `cantiere.bots.net.Net`, in floating point, with Adam to train it."""

    def __init__(self, features: int, hidden: int, rng: np.random.Generator) -> None:
        self.rng = rng
        self.skip = np.zeros(features, np.float32)
        self.inner = rng.normal(0, features**-0.5, (features, hidden)).astype(np.float32)
        self.inner_bias = np.zeros(hidden, np.float32)
        self.out = rng.normal(0, 0.1 * hidden**-0.5, hidden).astype(np.float32)
        self.bias = np.zeros(1, np.float32)

    def _parts(self) -> list[Floats]:
        return [self.skip, self.inner, self.inner_bias, self.out, self.bias]

    def _forward(self, x: Floats) -> tuple[Floats, Floats]:
        active = np.maximum(x @ self.inner + self.inner_bias, 0)
        return x @ self.skip + active @ self.out + self.bias, active

    def chance(self, x: Floats) -> Floats:
        return _squashed(self._forward(x)[0])

    def loss(self, x: Floats, target: Floats) -> float:
        logit = self._forward(x)[0]
        return float(np.mean(np.logaddexp(0, logit) - target * logit))

    def train(self, x: Floats, target: Floats, held_out: NDArray[np.bool_], epochs: int, rate: float) -> None:
        """Ends with the weights of the epoch that did best on what is held out."""
        learnt = np.flatnonzero(~held_out)
        best, kept = np.inf, [part.copy() for part in self._parts()]
        moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self._parts()]
        step = 0
        for epoch in range(epochs):
            pace = rate * (0.02 + 0.5 * (1 + np.cos(np.pi * epoch / epochs)))
            self.rng.shuffle(learnt)
            for first in range(0, len(learnt), BATCH):
                batch = learnt[first : first + BATCH]
                step += 1
                self._step(x[batch], target[batch], moments, step, float(pace))
            loss = self.loss(x[held_out], target[held_out])
            if loss < best:
                best, kept = loss, [part.copy() for part in self._parts()]
        for part, value in zip(self._parts(), kept, strict=True):
            part[...] = value

    def _step(self, x: Floats, target: Floats, moments: list[tuple[Floats, Floats]], step: int, pace: float) -> None:
        logit, active = self._forward(x)
        error = (_squashed(logit) - target) / len(x)
        behind = np.outer(error, self.out) * (active > 0)
        slopes = [x.T @ error, x.T @ behind, behind.sum(0), active.T @ error, error.sum(keepdims=True)]
        for part, slope, (first, second) in zip(self._parts(), slopes, moments, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            part -= pace * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
            if part is not self.inner_bias and part is not self.bias:
                part *= 1 - pace * DECAY

    def calibrate(self, x: Floats, target: Floats) -> None:
        """Scale and shift the logit until it foretells the target best. Positions are ranked as before."""
        logit = self._forward(x)[0].astype(np.float64)
        both = np.stack([logit, np.ones_like(logit)])
        line = np.array([1.0, 0.0])
        for _ in range(CALIBRATION_STEPS):
            chance = _squashed((line @ both).astype(np.float32)).astype(np.float64)
            curvature = (
                both * (chance * (1 - chance) + 1e-9)
            ) @ both.T  # a little more, to divide by where all is sure
            line -= np.linalg.solve(curvature, both @ (chance - target))
        scale, shift = line
        if scale > 0:  # else it foretells nothing, and is left as it is
            self.skip *= scale
            self.out *= scale
            self.bias *= scale
            self.bias += shift

    def unscale(self, mean: Floats, spread: Floats) -> None:
        """Take features as they are, instead of by their mean and spread; one of endless spread counts for nothing."""
        self.skip /= spread
        self.inner /= spread[:, None]
        self.bias -= mean @ self.skip
        self.inner_bias -= mean @ self.inner

    def weights(self) -> Weights:
        skip, inner, inner_bias, out, bias = [
            np.rint(part * ONE).astype(int).ravel().tolist() for part in self._parts()
        ]
        return Weights(bias=bias[0], skip=skip, inner_bias=inner_bias, out=out, inner=inner)


def _squashed(logit: Floats) -> Floats:
    chance: Floats = (1 / (1 + np.exp(-np.clip(logit, -30, 30)))).astype(np.float32)
    return chance
