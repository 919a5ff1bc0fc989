"""Building: what can be paid for, the payment, monuments and improvements."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.carrara import actions, box, state
from cantiere.games.carrara.decisions import chance, pieces, turn
from cantiere.kernel import lists
from cantiere.kernel.decision import Decision, Fact
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg


@final
class Build(Decision["state.Table"]):
    """A building of the offer or a new monument in any city, or an own building becomes the monument of its type."""

    name = "build"
    chapter = "build-building"

    def __init__(self) -> None:
        super().__init__(verbs=(actions.BUILD, actions.UPGRADE))
        self._codes: list[list[int]] = []  # by tile, and by how many cities it can be built in: the actions

    def offer(self, table: state.Table, seat: i64, frame: i64, legal: list[int]) -> None:
        """Every building on offer and every monument, wherever the player can pay for it; then the upgrades."""
        player = table.players[seat]
        if player.blocks == 0:
            return
        if not self._codes:
            self._list_codes()
        limits = means_by_city(player.blocks)
        tiles = self._tiles(table, limits)
        at: i64 = 0
        while tiles:
            if tiles & 1:
                value: i64 = box.TILE_VALUE[at]
                cities: i64 = 0
                while cities < 6 and limits >> 6 * cities & 63 >= value:  # pickier cities never take more
                    cities += 1
                legal.extend(self._codes[at * 7 + cities])
            tiles >>= 1
            at += 1
        if table.monuments:
            self._offer_upgrades(table, player, limits, legal)

    def _tiles(self, table: state.Table, limits: i64) -> i64:
        """What could be built, a bit each; of twins on offer only the first."""
        tiles: i64 = 0
        for tile in table.offer:
            if tile != NONE:
                tiles |= 1 << tile
        tiles &= ~(tiles << 1 & box.TWINS)
        if limits & 63 >= box.VALUES[box.MONUMENT]:
            for type in range(6):
                tiles |= (table.monuments >> type & 1) << type * box.RANKS + box.MONUMENT
        return tiles

    def _offer_upgrades(self, table: state.Table, player: state.Player, limits: i64, legal: list[int]) -> None:
        before: i64 = 0
        for b in player.buildings:
            tile = state.tile_of(b)
            if table.monuments >> box.TILE_TYPE[tile] & 1:
                if limits >> 6 * state.city_of(b) & 63 >= upgrade_price(tile) and not state.is_twin(before, b):
                    legal.append(actions.UPGRADE.code(tile))
            before = b

    def _list_codes(self) -> None:
        for tile in range(box.TILES):
            first = int(actions.BUILD.pair(tile, 0))
            for cities in range(7):
                self._codes.append(list(range(first, first + cities)))

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        if actions.BUILD.matches(action):
            self._build(table, seat, actions.BUILD.first(action), actions.BUILD.second(action))
        else:
            self._upgrade(table, seat, actions.UPGRADE.of(action))

    def _build(self, table: state.Table, seat: i64, tile: i64, city: i64) -> None:
        player = table.players[seat]
        player.buildings = lists.inserted(player.buildings, state.new_building(tile, city, player.height(city)))
        if box.TILE_RANK[tile] == box.MONUMENT:
            self._unveil(table, tile)
        else:
            table.offer = lists.changed(table.offer, lists.index_of(table.offer, tile), NONE)
            if table.stack:
                table.pending.append(chance.REVEAL.ask(1))
        self._charge(table, player, tile, city, box.TILE_VALUE[tile])

    def _upgrade(self, table: state.Table, seat: i64, tile: i64) -> None:
        player = table.players[seat]
        index = player.index(tile)
        b = player.buildings[index]
        player.buildings = lists.inserted(lists.without_at(player.buildings, index), state.upgraded(b))
        self._unveil(table, tile)
        self._charge(table, player, monument_of(tile), state.city_of(b), upgrade_price(tile))

    def _unveil(self, table: state.Table, tile: i64) -> None:
        """The monument of the tile's type is built."""
        table.monuments &= ~(1 << box.TILE_TYPE[tile])
        if table.improvements:
            table.pending.append(IMPROVE.kind)

    def _charge(self, table: state.Table, player: state.Player, tile: i64, city: i64, price: i64) -> None:
        if player.is_done():
            player.vp_building += price
        PAY.ask_or_pay(table, player, PAY.start(player, tile, city, price))

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        player = table.players[seat]
        if actions.BUILD.matches(action):
            tile, city = actions.BUILD.first(action), actions.BUILD.second(action)
            price: i64 = box.TILE_VALUE[tile]
            return {
                "tile": box.tile_text(tile),
                "price": int(price),
                **PAY.payment_args(PAY.start(player, tile, city, price)),
            }
        tile = actions.UPGRADE.of(action)
        price, city = upgrade_price(tile), city_of(player, tile)
        paid = PAY.payment_args(PAY.start(player, monument_of(tile), city, price))
        return {"price": int(price), **pieces.on_building(table, seat, int(tile)), **paid}

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        if actions.BUILD.matches(action):
            return self._why_not_build(table, seat, actions.BUILD.first(action), actions.BUILD.second(action))
        return self._why_not_upgrade(table, seat, actions.UPGRADE.of(action))

    def _why_not_build(self, table: state.Table, seat: int, tile: i64, city: i64) -> Text:
        if box.TILE_RANK[tile] == box.MONUMENT:
            if table.monuments >> box.TILE_TYPE[tile] & 1 == 0:
                return Text("why-monument-gone", {"type": box.type_text(box.TILE_TYPE[tile])})
        elif tile not in table.offer:
            return Text("why-not-on-offer", {"tile": box.tile_text(tile)})
        return self._why_no_means(table, seat, city, box.TILE_VALUE[tile])

    def _why_not_upgrade(self, table: state.Table, seat: int, tile: i64) -> Text:
        player = table.players[seat]
        index = player.index(tile)
        if index == NONE:
            return Text("why-not-your-building", {"tile": box.tile_text(tile)})
        if box.TILE_RANK[tile] == box.MONUMENT:
            return Text("why-monument-already")
        if table.monuments >> box.TILE_TYPE[tile] & 1 == 0:
            return Text("why-monument-gone", {"type": box.type_text(box.TILE_TYPE[tile])})
        return self._why_no_means(table, seat, state.city_of(player.buildings[index]), upgrade_price(tile))

    def _why_no_means(self, table: state.Table, seat: int, city: i64, price: i64) -> Text:
        limit = means(table.players[seat].blocks, city)
        if limit >= price:
            return Text("why-twin")
        return Text("why-no-means", {"city": box.city_text(city), "price": int(price), "means": int(limit)})

    def elements(self, table: state.Table, seat: int, frame: int, action: int) -> list[str]:
        """A tile and the city it is for. Twins on offer stand for each other."""
        if actions.UPGRADE.matches(action):
            return [f"tile.{box.TILE_NAMES[actions.UPGRADE.of(action)]}"]
        tile, city = actions.BUILD.first(action), actions.BUILD.second(action)
        elements = [f"city.{seat}.{box.CITIES[city]}", f"tile.{box.TILE_NAMES[tile]}"]
        if box.TILE_RANK[tile] < box.MONUMENT and box.TWIN[tile + 1] and tile + 1 in table.offer:
            elements.append(f"tile.{box.TILE_NAMES[tile + 1]}")
        return elements

    def why_not_at(self, table: state.Table, seat: int, frame: int, element: str) -> Text | None:
        """What a click on a tile or on a city of one's own would have meant."""
        head, _, name = element.rpartition(".")
        if head == "tile" and name in box.TILE_NAMES:
            tile = box.TILE_NAMES.index(name)
            if table.players[seat].index(tile) == NONE:
                return self._why_not_build(table, seat, tile, 0)
            return self._why_not_upgrade(table, seat, tile)
        if head == f"city.{seat}" and name in box.CITIES:
            prices = [box.TILE_VALUE[tile] for tile in table.offer if tile != NONE]
            if not prices and table.monuments == 0:
                return Text("why-offer-empty")
            cheapest = min([*prices, box.VALUES[box.MONUMENT]])
            return self._why_no_means(table, seat, box.CITIES.index(name), cheapest)
        return None


@final
class Pay(pieces.Question):
    """With how many blocks of a colour, from the city's own colour up to white; pairs make up the rest.

    What leaves no choice is laid out without asking, and nothing leaves the screen before all is laid out."""

    name = "pay"
    chapter = "build-building"

    def __init__(self) -> None:
        self.tile = Fact("tile", one_of=box.TILE_NAMES)  # the building or monument that is paid for
        self.colour = Fact("colour", one_of=box.COLOURS, or_none=True)  # in question; NONE when all is laid out
        # The blocks laid out so far: side by side they are a pack.
        laid = [Fact(colour, up_to=int(box.COUNTS.most)) for colour in box.COLOURS]
        super().__init__(
            self.tile, self.colour, *laid, verbs=(actions.PAY,), above=(*pieces.IN_TURN, "improve", "reveal")
        )
        self._laid: i64 = laid[0].shift

    def ask(self, tile: i64, colour: i64, laid: i64) -> i64:
        return self.kind | self.tile.put(tile) | self.colour.put(colour) | laid << self._laid

    def laid_out(self, frame: i64) -> i64:
        """The blocks laid out so far: a pack."""
        return frame >> self._laid & (1 << 6 * box.COUNTS.width) - 1

    def start(self, player: state.Player, tile: i64, city: i64, price: i64) -> i64:
        """The first choice of a payment, or the whole of it if there is none."""
        return self._go_on(player, tile, city, price, city, 0)

    def after(self, player: state.Player, frame: i64, action: i64) -> i64:
        """The next choice when so much is laid out, or the whole payment if there is no more."""
        tile = self.tile.of(frame)
        colour = actions.PAY.first(action)
        laid = self.laid_out(frame) + box.COUNTS.some(colour, actions.PAY.second(action))
        return self._go_on(player, tile, city_of(player, tile), price_of(player, tile), colour + 1, laid)

    def _go_on(self, player: state.Player, tile: i64, city: i64, price: i64, colour: i64, laid: i64) -> i64:
        price -= box.COUNTS.total(laid)
        while price:
            if colour > box.WHITE:
                laid += box.COUNTS.some(city - 1, 2 * price)
                break
            least = fewest(player, price, colour, city)
            if least != most(player, price, colour):
                return self.ask(tile, colour, laid)
            laid += box.COUNTS.some(colour, least)
            price -= least
            colour += 1
        return self.ask(tile, NONE, laid)

    def ask_or_pay(self, table: state.Table, player: state.Player, frame: i64) -> None:
        """Ask for the choice, or pay when all is laid out."""
        if self.colour.of(frame) != NONE:
            table.pending.append(frame)
            return
        table.paid = self.laid_out(frame)
        player.blocks -= table.paid
        table.bag += table.paid

    def left(self, player: state.Player, frame: i64) -> i64:
        """The value still to be paid."""
        return price_of(player, self.tile.of(frame)) - box.COUNTS.total(self.laid_out(frame))

    def legal(self, table: state.Table, seat: i64, frame: i64) -> list[int]:
        player = table.players[seat]
        legal: list[int] = []
        count, last = self._range(player, frame)
        while count <= last:
            legal.append(actions.PAY.pair(self.colour.of(frame), count))
            count += 1
        return legal

    def _range(self, player: state.Player, frame: i64) -> tuple[i64, i64]:
        """How many blocks of the colour in question can be paid, at least and at most."""
        price, colour = self.left(player, frame), self.colour.of(frame)
        return fewest(player, price, colour, city_of(player, self.tile.of(frame))), most(player, price, colour)

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        player = table.players[seat]
        self.ask_or_pay(table, player, self.after(player, frame, action))

    def prompt(self, table: state.Table, seat: int, frame: int) -> Text:
        player = table.players[seat]
        city = box.city_text(city_of(player, self.tile.of(frame)))
        block = box.block_text(self.colour.of(frame))
        return Text("prompt-pay", {"block": block, "price": int(self.left(player, frame)), "city": city})

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        """Of an answer that completes the payment only that: which colour was in question is nobody's business."""
        player = table.players[seat]
        then = self.after(player, frame, action)
        if self.colour.of(then) != NONE:
            block, count = box.block_text(actions.PAY.first(action)), int(actions.PAY.second(action))
            return {"paid": "no", "block": block, "count": count}
        return self.payment_args(then) | pieces.on_building(table, seat, int(self.tile.of(frame)))

    def payment_args(self, frame: i64) -> dict[str, TextArg]:
        """The whole payment for sentences, if all is laid out."""
        if self.colour.of(frame) != NONE:
            return {"paid": "no"}
        return {"paid": "yes", "payment": box.payment_text(self.laid_out(frame))}

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        least, last = self._range(table.players[seat], frame)
        block = box.block_text(self.colour.of(frame))
        return Text("why-pay", {"block": block, "least": int(least), "most": int(last)})

    def secret(self, table: state.Table, seat: int, frame: int, action: int, viewer: int | None) -> bool:
        """What is paid is seen by all once it is complete; where there was a choice is not."""
        if viewer == seat or table.setup.open_money:
            return False
        return self.colour.of(self.after(table.players[seat], frame, action)) != NONE

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        player = table.players[seat]
        if table.is_pending(turn.TURN):
            return table.game.decisions.cannot_lie(frame, below)
        tile, colour, laid = self.tile.of(frame), self.colour.of(frame), self.laid_out(frame)
        if player.index(tile) == NONE:
            return Text("impossible-not-built", {"number": int(table.turn) + 1, "tile": box.tile_text(tile)})
        city = city_of(player, tile)
        for kind in range(6):
            count = box.COUNTS.of(laid, kind)
            if count > box.COUNTS.of(player.blocks, kind) or (count and not city <= kind < colour):
                return Text("impossible-laid", {"block": box.block_text(kind), "count": int(count)})
        least, last = self._range(player, frame) if colour >= city and self.left(player, frame) > 0 else (1, 0)
        if least > last:
            return Text("impossible-pay", {"number": int(table.turn) + 1, "tile": box.tile_text(tile)})
        return None


@final
class Improve(pieces.Question):
    """With a monument one improvement may be taken, for any city."""

    name = "improve"
    chapter = "improvement"

    def __init__(self) -> None:
        super().__init__(verbs=(actions.IMPROVE, actions.DECLINE))

    def legal(self, table: state.Table, seat: i64, frame: i64) -> list[int]:
        legal = actions.IMPROVE.codes(box.COUNTS.kinds(table.improvements))
        legal.append(actions.DECLINE.base)
        return legal

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        if actions.IMPROVE.matches(action):
            tile = box.COUNTS.some(actions.IMPROVE.of(action), 1)
            table.improvements -= tile
            table.players[seat].improved += tile

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        if actions.DECLINE.matches(action):
            return {"what": "improvement"}
        city = actions.IMPROVE.of(action)
        pays = box.IMPROVED[city]
        return {"gain": box.gain_text(pays, 0) if box.PAYS_COINS[city] else box.gain_text(0, pays)}

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        return Text("why-improvement-gone", {"city": box.city_text(actions.IMPROVE.of(action))})

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        player = table.players[table.turn]
        monuments = [b for b in player.buildings if box.TILE_RANK[state.tile_of(b)] == box.MONUMENT]
        if table.improvements == 0 or box.COUNTS.total(player.improved) >= len(monuments):
            return Text("impossible-improve", {"number": int(table.turn) + 1})
        return None


# --- what things cost -----------------------------------------------------------------------------


def means_by_city(blocks: i64) -> i64:
    """The highest value the blocks can pay for: those a city accepts, and pairs of the next lower colour. Six bits a
    city."""
    means: i64 = 0
    accepted: i64 = 0
    own = box.COUNTS.of(blocks, box.WHITE)
    city: i64 = box.WHITE
    while city >= 0:
        accepted += own
        own = box.COUNTS.of(blocks, city - 1) if city else 0
        means |= accepted + own // 2 << 6 * city
        city -= 1
    return means


def means(blocks: i64, city: i64) -> i64:
    return means_by_city(blocks) >> 6 * city & 63


def pairs(blocks: i64, city: i64) -> i64:
    """How many pairs could stand in for blocks of the city's own colour.

    Pairs for any other colour would waste accepted blocks, so that they are never offered."""
    return box.COUNTS.of(blocks, city - 1) // 2 if city else 0


def upgrade_price(tile: i64) -> i64:
    return box.VALUES[box.MONUMENT] - box.TILE_VALUE[tile]


def monument_of(tile: i64) -> i64:
    """The monument of the tile's type."""
    return tile - box.TILE_RANK[tile] + box.MONUMENT


def city_of(player: state.Player, tile: i64) -> i64:
    """Where the player has built the tile."""
    return state.city_of(player.buildings[player.index(tile)])


def price_of(player: state.Player, tile: i64) -> i64:
    """What building the tile has cost: a monument on top of another building only the difference."""
    covered = state.covered_by(player.buildings[player.index(tile)])
    return box.TILE_VALUE[tile] if covered == NONE else upgrade_price(covered)


def fewest(player: state.Player, price: i64, colour: i64, city: i64) -> i64:
    """How many blocks of the colour must be paid, since more precious ones and pairs do not suffice."""
    dearer = box.COUNTS.total(player.blocks >> box.COUNTS.width * (colour + 1))
    return max(price - dearer - pairs(player.blocks, city), 0)


def most(player: state.Player, price: i64, colour: i64) -> i64:
    return min(box.COUNTS.of(player.blocks, colour), price)


BUILD: Final = Build()
PAY: Final = Pay()
IMPROVE: Final = Improve()
