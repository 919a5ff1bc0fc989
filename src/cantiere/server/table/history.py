"""A game as it went, with its secrets: as a file, as the dealer's account, as the beginning of another table.

Who may have it is said by `TableRules.require_may_copy`; the dealer's account keeps it until the end.
"""

from __future__ import annotations

from cantiere.kernel import replay
from cantiere.kernel.chance import commitment
from cantiere.kernel.match import Match
from cantiere.kernel.state import ALL_SEEING, CHANCE
from cantiere.server.errors import BadRequest, as_line
from cantiere.server.protocol import Dice, Draw
from cantiere.server.table.rules import TableRules


def file(rules: TableRules) -> str:
    """The game as a replay file."""
    head = rules.head
    seats = [{"kind": chair.kind, "name": chair.name, "level": chair.level} for chair in rules.chairs]
    note: dict[str, object] = {"seats": seats}
    if head.status == "finished" and not head.prelude:
        # With the secret anybody can repeat the draws (`cantiere.kernel.replay.draws_match`).
        note |= {"secret": head.secret.hex(), "commitment": commitment(head.secret)}
    return replay.write(rules.log.match, note)


def continued(rules: TableRules, at: int) -> Match:
    """The game up to a line of the log, to be played on elsewhere."""
    log = rules.log
    if not 0 <= at <= log.last:
        raise BadRequest("error-no-line", line=at)
    match = Match(log.match.at(0))
    for step, n in zip(log.match.steps[:], log.numbers[:], strict=True):
        if n <= at:
            match.record(step.seat, step.action)
    return match


def dice(rules: TableRules) -> Dice:
    """The dealer's account: what was promised, what was drawn, and, after the end, the secret that proves it."""
    head, log = rules.head, rules.log
    promised = commitment(head.secret)
    if head.tutorial:  # what comes is written in its script
        return Dice(promised, 0, "", [], None)
    if head.status != "finished":
        return Dice(promised, log.drawn(), "", [], None)
    words = log.match.game.vocabulary.words
    draws: list[Draw] = []
    fair = True
    for state, n, ticket, action in log.own_draws():
        drawn = state.outcome(ticket)
        text = as_line(state.tell(CHANCE, action, ALL_SEEING))
        draws.append(Draw(len(draws), n, int(state.tickets()), ticket, words(drawn), text))
        fair = fair and drawn == action
    return Dice(promised, len(draws), head.secret.hex(), draws, fair)
