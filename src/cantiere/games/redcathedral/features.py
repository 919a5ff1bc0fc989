"""A position of The Red Cathedral in small whole numbers: what a learned evaluation looks at. Nothing is hidden in this
game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cantiere.games.redcathedral import box, evaluate, scoring
from cantiere.games.redcathedral.decisions import chance
from cantiere.kernel import bits
from cantiere.kernel.state import NONE, best_rival

if TYPE_CHECKING:
    from cantiere.games.redcathedral.state import Player, Table

_FAR: Final = 5  # materials missing: more than any section lacks

_OF_A_PLAYER: Final = (
    "recognition", "recognition beyond the slow spaces", "prestige", "score", "share in towers",
    "share in towers if all claimed were done",
    *[f"{number + 1} sections completed" for number in range(box.LAST_SECTION)],
    "sites", "a site at all", "materials on sites", "materials missing", "missing on the nearest site",
    "missing on the second", "sites the inventory completes", "recognition of sites", "rubles of sites",
    "exposed to penalties",
    *[f"{material} held" for material in box.MATERIAL_NAMES],
    *[f"{material} missing" for material in box.MATERIAL_NAMES],
    "needed materials held", "needed materials held, up to 3", "needed materials a die brings", "room", "rubles",
    "rubles up to 3", "prestige of leftovers", "slots covered", "spare banners", "first white workshop covered",
    "second white workshop covered",
    *[f"{ornament}s ready" for ornament in box.ORNAMENTS],
    "ornaments placed",
    *[f"{kind} completed" for kind in box.KINDS],
    *[f"workshop {workshop} × sections to go" for workshop in box.WORKSHOPS],
    "tiles face down",
)  # fmt: skip

NAMES: Final[tuple[str, ...]] = (
    "worth", "best rival's worth", "worth ahead", "points ahead",
    *[f"my {name}" for name in _OF_A_PLAYER],
    *[f"best rival's {name}" for name in _OF_A_PLAYER],
    "I have ended the game", "another has ended the game", "my turn", "turns since the first player's",
    "sections free", "sections done", "players",
    *[f"most {resource} a die brings" for resource in box.RESOURCES],
)  # fmt: skip


def features(table: Table, seat: i64) -> list[int]:
    if table.spaces == 0:
        return [0] * len(NAMES)  # the dice have not fallen yet
    worths: list[int] = [evaluate.worth(table, who) // 10 for who in range(len(table.players))]
    rival = best_rival(worths, seat)
    mine, best = worths[seat], worths[rival]
    reach = _reach(table)
    x: list[int] = [mine, best, mine - best, scoring.score(table, seat) - scoring.score(table, rival)]
    _player(table, seat, reach, x)
    _player(table, rival, reach, x)
    x.append(1 if table.ended_by == seat else 0)
    x.append(1 if table.ended_by not in (NONE, seat) else 0)
    x.append(1 if table.turn == seat else 0)
    players: i64 = len(table.players)
    x.append((table.turn - table.first + players) % players)
    claimed = bits.count(table.claimed())
    sections: i64 = 0
    for height in table.heights:
        sections += height
    x.append(sections - claimed)
    x.append(bits.count(table.done))
    x.append(players)
    x.extend(reach)
    return x


def _reach(table: Table) -> list[int]:
    """By resource: the most that moving one die would bring, bonuses apart. Dice about to be rolled do not count."""
    most = [0] * len(box.RESOURCES)
    rolling: i64 = 0
    for frame in table.pending:
        if chance.ROLL.asks(frame):
            rolling = chance.ROLL.dice.of(frame)
    die: i64 = 0
    while die < len(box.DICE):
        if rolling >> die & 1 == 0:
            space = (table.space_of(die) + table.value_of(die)) % box.SPACES
            dice = bits.count(table.dice_on(space) | 1 << die)
            token: i64 = table.tokens[space]
            most[token] = max(most[token], table.setup.amounts[token] * dice)
        die += 1
    return most


def _player(table: Table, who: i64, reach: list[int], x: list[int]) -> None:
    player = table.players[who]
    completed = table.completed(player)
    x.append(player.mark)
    x.append(max(player.mark - evaluate.SLOW_SPACES, 0))
    x.append(player.prestige())
    x.append(scoring.score(table, who))
    shares: i64 = 0
    hoped: i64 = 0
    tower: i64 = 0
    while tower < len(table.heights):
        shares += scoring.tower_share(table, tower, who)
        hoped += _hoped(table, tower, who)
        tower += 1
    x.append(shares)
    x.append(hoped)
    number: i64 = 1
    while number <= box.LAST_SECTION:
        x.append(1 if completed >= number else 0)
        number += 1
    needs = _sites(table, who, x)
    _inventory(player, needs, reach, x)
    kind: i64 = 0
    while kind < 3:
        x.append(player.ready(kind))
        kind += 1
    x.append(bits.count(player.decor))
    kinds = table.kinds(player)
    x.append(kinds & 1)
    x.append(kinds >> 1 & 1)
    x.append(kinds >> 2)
    down: i64 = 0
    workshop: i64 = 0
    while workshop < len(box.WORKSHOPS):
        x.append(box.LAST_SECTION - completed if player.active(workshop) else 0)
        if player.workshops[workshop] >= box.FACE_DOWN:
            down += 1
        workshop += 1
    x.append(down)


def _sites(table: Table, who: i64, x: list[int]) -> i64:
    """The player's unfinished sections; returns the materials they lack together. Jakovlev's lack so many of any kind:
    what lies on them need not be what they cost."""
    his = who >= table.seats
    player = table.players[who]
    sites = player.claims & ~table.done
    number: i64 = bits.count(sites)
    laid: i64 = 0
    lacking: i64 = 0
    needs: i64 = 0
    nearest: i64 = _FAR
    second: i64 = _FAR
    ready: i64 = 0
    recognition: i64 = 0
    rubles: i64 = 0
    exposed: i64 = 0
    section: i64 = 0
    while sites:
        if sites & 1:
            card: i64 = table.cards[section]
            on_site = box.GOODS.total(table.site[section])
            count: i64 = box.CARD_SIZE[card] - on_site
            if count < nearest:
                second = nearest
                nearest = count
            elif count < second:
                second = count
            if not his:
                missing: i64 = box.CARD_COST[card] - table.site[section]
                if _covered(missing, player.goods):
                    ready += 1
                needs += missing
            laid += on_site
            lacking += count
            recognition += box.CARD_RECOGNITION[card]
            rubles += box.CARD_RUBLES[card]
            exposed += evaluate.exposure(table, player, section)
        sites >>= 1
        section += 1
    x.append(number)
    x.append(1 if number else 0)
    x.append(laid)
    x.append(lacking)
    x.append(nearest)
    x.append(second)
    x.append(ready)
    x.append(recognition)
    x.append(rubles)
    x.append(exposed)
    return needs


def _covered(missing: i64, goods: i64) -> bool:
    """Whether the goods hold all that is missing."""
    material: i64 = 0
    while material < box.MATERIALS:
        if box.GOODS.of(missing, material) > box.GOODS.of(goods, material):
            return False
        material += 1
    return True


def _inventory(player: Player, needs: i64, reach: list[int], x: list[int]) -> None:
    room = player.room()
    wanted: i64 = 0
    brought: i64 = 0
    material: i64 = 0
    while material < box.MATERIALS:
        x.append(box.GOODS.of(player.goods, material))
        material += 1
    material = 0
    while material < box.MATERIALS:
        held = box.GOODS.of(player.goods, material)
        need = box.GOODS.of(needs, material)
        lacking = max(need - held, 0)
        x.append(lacking)
        wanted += min(held, need)
        brought = max(brought, min(reach[material], room, lacking))
        material += 1
    x.append(wanted)
    x.append(min(wanted, 3))
    x.append(brought)
    x.append(room)
    x.append(player.rubles)
    x.append(min(player.rubles, 3))
    x.append((box.GOODS.total(player.goods) + player.rubles) // box.LEFTOVERS)
    x.append(player.covered)
    x.append(player.spare)
    x.append(player.white & 1)
    x.append(player.white >> 1)


def _hoped(table: Table, tower: i64, who: i64) -> i64:
    """The share in a tower if every claimed section were completed."""
    base = tower * box.LEVELS
    me = table.players[who]
    mine: i64 = box.POP[me.claims >> base & box.TOWER] + box.POP[me.decor >> base & box.TOWER]
    if mine == 0:
        return 0
    value: i64 = 0
    better: i64 = 0
    equal: i64 = 0
    for player in table.players:
        claims: i64 = box.POP[player.claims >> base & box.TOWER]
        decor: i64 = box.POP[player.decor >> base & box.TOWER]
        value += box.SECTION_VALUE * claims + box.ORNAMENT_VALUE * decor
        if claims + decor > mine:
            better += 1
        elif claims + decor == mine:
            equal += 1
    return scoring.share(value, better, equal, len(table.players) == 2)
