"""Prestige, live and final by the same functions: the marker, what is left over, and the share in each tower."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cantiere.games.redcathedral import box
from cantiere.kernel import bits
from cantiere.kernel.state import Points, Rival
from cantiere.kernel.text import Text, TextArg

if TYPE_CHECKING:
    from cantiere.games.redcathedral.state import Player, Table


def score(table: Table, who: i64) -> i64:
    """The player's prestige if the game were scored now."""
    total = track(table, who) + alignment(table, who) + leftovers(table, who)
    for tower in range(len(table.heights)):
        total += tower_share(table, tower, who)
    return total


def track(table: Table, who: i64) -> i64:
    """The prestige the marker has reached."""
    return table.players[who].prestige()


def alignment(table: Table, who: i64) -> i64:
    """What the final move of the marker to a prestige space adds, where the table moves it forward."""
    return 1 if table.setup.round_up and not table.players[who].on_prestige() else 0


def leftovers(table: Table, who: i64) -> i64:
    """One for every full five of materials and rubles together; for Jakovlev, if the table plays so, of the materials
    on his cards."""
    player = table.players[who]
    if who < table.seats:
        return (box.GOODS.total(player.goods) + player.rubles) // box.LEFTOVERS
    if not table.setup.his_leftovers:
        return 0
    return (box.GOODS.total(table.stock) + box.GOODS.total(table.yard)) // box.LEFTOVERS


# --- towers ---------------------------------------------------------------------------------------


def contribution(table: Table, tower: i64, player: Player) -> i64:
    """The player's banners and ornaments on completed sections of the tower."""
    base = tower * box.LEVELS
    done = table.done >> base & box.TOWER
    return box.POP[player.claims >> base & done] + box.POP[player.decor >> base & box.TOWER]


def tower_value(table: Table, tower: i64) -> i64:
    base = tower * box.LEVELS
    value: i64 = box.SECTION_VALUE * box.POP[table.done >> base & box.TOWER]
    for player in table.players:
        value += box.ORNAMENT_VALUE * box.POP[player.decor >> base & box.TOWER]
    return value


def tower_share(table: Table, tower: i64, who: i64) -> i64:
    """What the player's contribution to a tower is worth."""
    if table.done >> tower * box.LEVELS & box.TOWER == 0:
        return 0
    mine = contribution(table, tower, table.players[who])
    if mine == 0:
        return 0
    better: i64 = 0
    equal: i64 = 0  # myself among them
    for player in table.players:
        theirs = contribution(table, tower, player)
        if theirs > mine:
            better += 1
        elif theirs == mine:
            equal += 1
    return share(tower_value(table, tower), better, equal, len(table.players) == 2)


def share(value: i64, better: i64, equal: i64, two: bool) -> i64:
    """The prize of those with `better` before them and `equal` at their height. Each rank gets half of the one before,
    rounded down, and who is level adds the prizes up and shares; of two players the second gets a third, and level they
    get nothing."""
    if two:
        if equal > 1:
            return 0
        return value // box.SECOND_OF_TWO if better else value
    prize = value
    total: i64 = 0
    rank: i64 = 0
    while rank < better + equal:
        if rank >= better:
            total += prize
        prize //= 2
        rank += 1
    return total // equal


# --- for people -----------------------------------------------------------------------------------


def breakdown(table: Table, who: int) -> list[Points]:
    """The score line by line."""
    points = [Points("score-track", "", int(track(table, who)))]
    if alignment(table, who):
        points.append(Points("score-alignment", "", int(alignment(table, who)), at_end=True))
    if leftovers(table, who):
        points.append(_leftovers(table, who))
    for tower in range(len(table.heights)):
        got = tower_share(table, tower, who)
        if got:
            points.append(_tower(table, tower, who, int(got)))
    return points


def _leftovers(table: Table, who: int) -> Points:
    each = box.MATERIAL_NAMES if who < table.seats else ()
    own = [f"inventory.{who}.{name}" for m, name in enumerate(each) if box.GOODS.of(table.players[who].goods, m)]
    why = Text("pays-leftovers", {"count": int(box.LEFTOVERS)})
    return Points("score-leftovers", "", int(leftovers(table, who)), why, own, True)


def _tower(table: Table, tower: int, who: int, got: int) -> Points:
    player, base = table.players[who], tower * box.LEVELS
    own = bits.each((player.claims & table.done | player.decor) & box.TOWER << base)
    count = int(contribution(table, tower, player))
    args: dict[str, TextArg] = {"count": count, "value": int(tower_value(table, tower))}
    return Points(
        "score-tower",
        box.TOWER_NAMES[tower],
        got,
        Text("pays-tower", args),
        [f"section.{box.SECTION_NAMES[section]}" for section in own],
        True,
    )


def places(table: Table) -> list[int]:
    """1 for the winner: most prestige, then completed sections, then ornaments placed. Jakovlev has no seat and so no
    place; see `verdict`."""
    standings = [_standing(table, who) for who in range(table.seats)]
    return [1 + sum(other > standing for other in standings) for standing in standings]


def _standing(table: Table, who: int) -> tuple[int, int, int]:
    player = table.players[who]
    return int(score(table, who)), int(table.completed(player)), int(bits.count(player.decor))


def ending(table: Table) -> str:
    """Who completed the sixth section: a player, or Jakovlev."""
    if table.pending:
        return ""
    return "jakovlevs_sixth" if table.ended_by >= table.seats else "sixth_section"


def rival(table: Table) -> Rival | None:
    """Jakovlev, in a game of one."""
    if not table.setup.solo:
        return None
    own, his = _standing(table, 0), _standing(table, box.JAKOVLEV)
    return Rival(Text("jakovlev"), (his > own) - (his < own))


def verdict(table: Table) -> Text | None:
    """How the player did against Jakovlev."""
    if table.pending or not table.setup.solo:
        return None
    own, his = _standing(table, 0), _standing(table, box.JAKOVLEV)
    key = "verdict-won" if own > his else "verdict-lost" if own < his else "verdict-shared"
    return Text(key, {"own": own[0], "his": his[0]})
