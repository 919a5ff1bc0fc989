"""A whole game, with its secrets: as a file, as a list of its draws, as the beginning of another table.

`TableRules.require_may_copy` says who may have it. The list of draws tells nothing before the end.
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
    """The draws of the game: the commitment, and after the end what was drawn and the secret that proves it."""
    head, log = rules.head, rules.log
    committed = commitment(head.secret)
    if head.tutorial:  # what comes is written in its script
        return Dice(committed, 0, "", [], None)
    if head.status != "finished":
        return Dice(committed, log.drawn(), "", [], None)
    words = log.match.game.vocabulary.words
    draws: list[Draw] = []
    fair = True
    for state, n, ticket, action in log.own_draws():
        drawn = state.outcome(ticket)
        text = as_line(state.tell(CHANCE, action, ALL_SEEING))
        draws.append(Draw(len(draws), n, int(state.tickets()), ticket, words(drawn), text))
        fair = fair and drawn == action
    return Dice(committed, len(draws), head.secret.hex(), draws, fair)
