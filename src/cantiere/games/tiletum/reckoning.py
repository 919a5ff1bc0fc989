"""What the log says of the points of the king phase and the market phase.

Nobody decides anything in them: they follow at once on the action that closes the last turn of a round, or on the
leader's word about the king's tile. So the line about that action tells what came of it.
"""

from __future__ import annotations

from cantiere.games.tiletum.box import LAPS, SPACES
from cantiere.games.tiletum.state import E_KING, E_LEADER, E_MARKET, OVER, Table
from cantiere.kernel.text import Text


def told(table: Table, after: Table, line: Text) -> Text:
    """The line about an action that leads from `table` to `after`, with what was scored if it closed the round."""
    if after.round == table.round and (after.stage != OVER or table.stage == OVER):
        return line
    market = E_MARKET + int(table.round) - 1
    return Text(
        "log-scored",
        {
            "line": line,
            "king": _list(table, after, [E_KING, E_LEADER]),
            "space": Text("space-" + SPACES[table.cities[table.round - 1]]),
            "market": _list(table, after, [market]),
        },
    )


def may_close(table: Table) -> bool:
    """Whether the next action could close the round."""
    return table.lap >= LAPS - 1


def _list(table: Table, after: Table, sources: list[int]) -> Text:
    """Who has scored how much from these sources, the first in the order first; who got nothing is not named."""
    found: Text | None = None
    for who in reversed(table.order):
        before, now = table.players[who].earned, after.players[who].earned
        points = sum(now[source] - before[source] for source in sources)
        if points == 0:
            continue
        if table.is_titus(who):
            one = Text("points-titus", {"titus": Text("titus"), "points": points})
        else:
            one = Text("points-of", {"seat": int(who), "points": points})
        found = one if found is None else Text("points-more", {"first": one, "rest": found})
    return found or Text("points-none")
