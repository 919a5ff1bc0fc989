"""What scoring places pay, and the final scoring. Live and final scores come from the same functions."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.games.carrara import box, state
from cantiere.kernel import bits
from cantiere.kernel.state import Points
from cantiere.kernel.text import Text

# --- scoring places -------------------------------------------------------------------------------


def open_places(table: state.Table, seat: i64, coins: i64, gold: bool) -> i64:
    """The scoring places the seat may choose, a bit each, if it had so many coins and, with `gold`, a gold statue to
    put up first."""
    player = table.players[seat]
    places: i64 = 0
    heights: i64 = 0  # six bits a city
    for b in player.buildings:
        city = state.city_of(b)
        heights += 1 << 6 * city
        type: i64 = box.TILE_TYPE[state.tile_of(b)]
        places |= 1 << box.TYPE_PLACE + type | 1 << (box.RURAL_PLACE if box.RURAL[type] else box.URBAN_PLACE)
        if gold or b & state.STATUE_BITS:
            places |= 1 << box.STATUE_PLACE_OF[city]
    city = 0
    while heights:
        if heights & 63 >= box.NEEDS[city]:
            places |= 1 << city
        heights >>= 6
        city += 1
    if not table.setup.advanced:
        return places & ~box.ADVANCED_PLACES & ~taken(table, player)
    if player.placed & box.COIN_PLACES == 0:
        if coins >= box.COINS_NEEDED[0]:
            places |= 1 << box.COIN_PLACE
        if coins >= box.COINS_NEEDED[1]:
            places |= 1 << box.COIN_PLACE + 1
    return places & ~taken(table, player)


def taken(table: state.Table, player: state.Player) -> i64:
    """The scoring places the player can use no more: its own pillars stand there, or anybody's on a shared one."""
    shared: i64 = box.SHARED & ~box.COIN_PLACES if table.setup.own_coin_places else box.SHARED
    mask = player.placed
    for other in table.players:
        mask |= other.placed & shared
    return mask


def payment(player: state.Player, place: i64) -> i64:
    """What the place would pay the player now, open or not: victory points, and coins × 65,536."""
    pays: i64 = 0
    for b in player.buildings:
        if not counted(b, place):
            continue
        if box.URBAN_PLACE <= place <= box.RURAL_PLACE:
            landscape = place - box.URBAN_PLACE
            pays += _times(value_of(b) * box.LANDSCAPE_REWARD[landscape], box.LANDSCAPE_COINS[landscape])
        else:
            city = state.city_of(b)
            pays += _times(value_of(b) * player.reward(city), box.PAYS_COINS[city])
    return pays


def counted(b: i64, place: i64) -> bool:
    """Whether the building counts for the place. None counts for a coin place."""
    type: i64 = box.TILE_TYPE[state.tile_of(b)]
    city = state.city_of(b)
    if place >= box.STATUE_PLACE:
        return b & state.STATUE_BITS != 0 and box.STATUE_PLACE_OF[city] == place
    if place >= box.URBAN_PLACE:
        return box.RURAL[type] == (place == box.RURAL_PLACE)
    return city == place or type == place - box.TYPE_PLACE


def _times(amount: i64, coins: bool) -> i64:
    return amount << 16 if coins else amount


def value_of(b: i64) -> i64:
    """A building's value in scoring: a decoration adds 1."""
    value: i64 = box.TILE_VALUE[state.tile_of(b)]
    return value + 1 if b & state.DECORATED else value


def coins_of(payment: i64) -> i64:
    return payment >> 16


def vp_of(payment: i64) -> i64:
    return payment & 0xFFFF


# --- final scoring --------------------------------------------------------------------------------


def score(table: state.Table, seat: i64) -> i64:
    player = table.players[seat]
    points = player.vp() + player.coins // player.rate()
    if table.setup.advanced:
        decorations = decorations_on(player)
        while decorations:
            points += box.SET_VP[decorations & box.COUNTS.most]
            decorations >>= box.COUNTS.width
        points += majorities(table, seat)
    return points


def decorations_on(player: state.Player) -> i64:
    """The decorations on the player's buildings: a pack."""
    pack: i64 = 0
    for b in player.buildings:
        if b & state.DECORATED:
            pack += box.COUNTS.some(box.TILE_TYPE[state.tile_of(b)], 1)
    return pack


def statues_on(player: state.Player) -> i64:
    """How many statues stand on the player's buildings, six bits a city."""
    pack: i64 = 0
    for b in player.buildings:
        if b & state.STATUE_BITS:
            pack += 1 << 6 * state.city_of(b)
    return pack


def statues_in(player: state.Player, city: i64) -> i64:
    """How many statues the player has in the city."""
    return statues_on(player) >> 6 * city & 63


def majorities(table: state.Table, seat: i64) -> i64:
    """The seat's victory points for its statues in all cities."""
    points: i64 = 0
    mine = statues_on(table.players[seat])
    city: i64 = 0
    while mine:
        if mine & 63:
            points += majority(table, seat, city)
        mine >>= 6
        city += 1
    return points


def majority(table: state.Table, seat: i64, city: i64) -> i64:
    """The seat's victory points for its statues in the city.

    Whoever shares a number of statues gets the place below it, and everybody behind moves down one more; with the
    option `use_places`, as many places as there are players to share them."""
    mine = statues_in(table.players[seat], city)
    if mine == 0:
        return 0
    place: i64 = 0
    sharing: i64 = 0
    numbers: list[int] = []
    for player in table.players:
        number = statues_in(player, city)
        if number == mine:
            sharing += 1
        elif number > mine and (table.setup.ties_use_places or numbers.count(number) < 2):
            place += 1  # a group ahead takes its own place and, shared by two or more, the one below as well
        numbers.append(number)
    if sharing > 1:
        place += sharing - 1 if table.setup.ties_use_places else 1
    return box.MAJORITY_VP[(table.setup.majorities * 6 + city) * 4 + min(place, 3)]


# --- line by line, and who has won ----------------------------------------------------------------


def breakdown(table: state.Table, seat: int) -> list[Points]:
    """The score by where it comes from; lines of nothing are left out."""
    player = table.players[seat]
    cities, types = _placed(player, seat, 0, box.COIN_PLACE), _placed(player, seat, box.TYPE_PLACE, box.URBAN_PLACE)
    landscapes = _placed(player, seat, box.URBAN_PLACE, box.STATUE_PLACE)
    statues = _placed(player, seat, box.STATUE_PLACE, len(box.PLACES))
    court = [f"court.{box.SPACES[space]}" for space in bits.each(player.court)]
    rate = Text("pays-coins", {"coins": int(player.coins), "rate": int(player.rate())})
    lines = [
        Points("score-court", "", int(player.vp_court), None, court),
        Points("score-cities", "", int(player.vp_cities), None, cities),
        Points("score-types", "", int(player.vp_types), None, types),
        Points("score-landscapes", "", int(player.vp_landscapes), None, landscapes),
        Points("score-statue-places", "", int(player.vp_statues), None, statues),
        Points("score-building", "", int(player.vp_building)),
        Points("score-end", "", int(player.vp_end)),
        Points("score-coins", "", int(player.coins // player.rate()), rate, None, True),
    ]
    if table.setup.advanced:
        decorations = decorations_on(player)
        for kind, name in enumerate(box.DECORATIONS):
            count = box.COUNTS.of(decorations, kind)
            decorated = [b for b in player.buildings if b & state.DECORATED and box.TILE_TYPE[state.tile_of(b)] == kind]
            where = _in_cities(seat, decorated)
            why = Text("pays-number", {"count": int(count)})
            lines.append(Points(f"score-set-{name}", "", box.SET_VP[count], why, where, True))
        for city, name in enumerate(box.CITIES):
            why = Text("pays-statues", {"count": int(statues_in(player, city))})
            where = [f"city.{seat}.{name}"]
            lines.append(Points(f"score-majority-{name}", "", int(majority(table, seat, city)), why, where, True))
    return [line for line in lines if line.points]


def _placed(player: state.Player, seat: int, low: int, high: int) -> list[str]:
    """The scoring places of a kind where a pillar of the player stands."""
    places = [place for place in bits.each(player.placed) if low <= place < high]
    return [f"place.{box.PLACES[p]}" if box.SHARED >> p & 1 else f"place.{seat}.{box.PLACES[p]}" for p in places]


def _in_cities(seat: int, buildings: list[int]) -> list[str]:
    """The cities in which the buildings stand."""
    return sorted({f"city.{seat}.{box.CITIES[state.city_of(b)]}" for b in buildings})


def places(table: state.Table) -> list[int]:
    """1 for the winner; equal scores go by blocks left, then the place is shared."""
    keys = [(int(score(table, seat)), int(box.COUNTS.total(table.players[seat].blocks))) for seat in range(table.seats)]
    return [1 + len([other for other in keys if other > key]) for key in keys]


def ending(table: state.Table) -> str:
    if table.pending:
        return ""
    return "completed" if table.turn == table.ended_by else "capped"


def verdict(table: state.Table) -> Text | None:
    return None
