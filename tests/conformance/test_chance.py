"""Chance is a seat like any other, dealt from outside the state."""

from __future__ import annotations

from hypothesis import given

from cantiere.kernel import replay
from cantiere.kernel.chance import SealedDealer
from cantiere.kernel.match import Match
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE
from tests.conformance.kit import Case, every_case, few, seeds, walk


@every_case
@given(seed=seeds)
@few
def test_tickets_and_outcomes_agree(case: Case, seed: int) -> None:
    for state, seat, action in walk(case.new(), seed):
        if seat != CHANCE:
            continue
        outcomes = state.outcomes()
        codes = [code for code, _ in outcomes]
        assert codes == sorted(set(codes))
        assert action in codes
        assert all(weight > 0 for _, weight in outcomes)
        assert sum(weight for _, weight in outcomes) == state.tickets()


@every_case
def test_sealed_draws_can_be_checked_by_anybody(case: Case) -> None:
    dealer = SealedDealer(b"a secret of thirty-two bytes ...")
    match = Match(case.new(), dealer)
    rng = Rng(5)
    while not match.is_over:
        seat = match.actors()[0]
        legal = match.state.legal(seat)
        match.play(legal[rng.below(len(legal))], seat)
    again = replay.read(replay.write(match))
    assert replay.draws_match(again, dealer.secret)
    others = [b"another secret " + bytes([n]) for n in range(40)]
    assert not all(replay.draws_match(again, other) for other in others)
