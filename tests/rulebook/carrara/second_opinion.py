"""What each refusal of The Palaces of Carrara claims, looked up once more: in the view, not in the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cantiere.games.carrara.state import Table
from cantiere.kernel.text import Text
from tests.rulebook.carrara.table import drawn, offered, on_table

COLOURS = ["purple", "blue", "green", "red", "yellow", "white", "gold"]  # the cities are in the order of the first six
MONEY_PLACES = ("coins_left", "coins_right")


class Refusal:
    """A reason, what it was given for, and what the seat sees."""

    def __init__(self, state: Table, seat: int, asked: str, reason: Text) -> None:
        self.state = state
        self.seat = seat
        self.asked = asked  # an action in words, or an element
        self.words = asked.replace(".", " ").split()
        self.reason = reason
        self.view = drawn(state, seat)
        self.own: Any = self.view["players"][seat]
        self.legal = offered(state)

    def is_so(self) -> bool:
        return OPINIONS[self.reason.key](self)

    # --- what the sentence speaks of --------------------------------------------------------------

    def named(self, argument: str) -> str:
        """The thing an argument names."""
        value = self.reason.args[argument]
        return value.key.partition("-")[2] if isinstance(value, Text) else str(value)

    def number(self, argument: str) -> int:
        value = self.reason.args[argument]
        assert isinstance(value, int)
        return value

    @property
    def tile(self) -> str:
        """`build porta-5 lucca`, `erect red porta-5` and `tile.porta-5` all speak of the same."""
        return next(word for word in self.words if "-" in word)

    @property
    def type(self) -> str:
        return self.tile.partition("-")[0]

    @property
    def value(self) -> int:
        return int(self.tile.partition("-")[2].rstrip("b"))

    @property
    def space(self) -> str:
        return self.words[1]

    @property
    def place(self) -> Any:
        return next(place for place in self.own["places"] if place["place"] == self.words[-1])

    # --- what lies there --------------------------------------------------------------------------

    @property
    def asks(self) -> str:
        return str(self.view["asked"])

    @property
    def advanced(self) -> bool:
        return bool(self.view["variant"] == "advanced")

    @property
    def coins(self) -> int:
        return int(self.own["coins"])

    @property
    def buildings(self) -> dict[str, Any]:
        return {
            building["tile"]: building | {"city": COLOURS.index(city["colour"])}
            for city in self.own["cities"]
            for building in city["buildings"]
        }

    def city(self, name: str) -> Any:
        return next(city for city in self.own["cities"] if city["city"] == name)

    def segment(self, name: str) -> Any:
        return next(segment for segment in self.view["wheel"] if segment["segment"] == name)

    def affordable(self) -> bool:
        return any(
            segment["prices"][block] <= self.coins for segment in self.view["wheel"] for block in segment["blocks"]
        )

    def open(self, *besides: str) -> bool:
        """Whether a scoring place is open."""
        return any(place["state"] == "open" and place["place"] not in besides for place in self.own["places"])

    def fits(self, piece: str, building: Any) -> bool:
        if piece.endswith("_statue"):
            return building["statue"] is None and building["city"] <= COLOURS.index(piece.removesuffix("_statue"))
        return not building["decorated"] and bool(building["decoration"] == piece)

    def fits_bought(self, piece: str, building: Any) -> bool:
        colour = piece.removesuffix("_statue")
        return self.fits(piece, building) and (colour == piece or COLOURS[building["city"]] == colour)


def _twin_is_offered(r: Refusal) -> bool:
    if r.words[0] in ("pillar", "court"):
        return any(words.split()[1][:-1] == r.space[:-1] for words in r.legal if words.startswith("pillar"))
    verb = "upgrade" if r.words[0] == "tile" else r.words[0]
    twin = " ".join([verb, *r.words[1:]]).replace(r.tile, r.tile.rstrip("b"))
    return r.tile.endswith("b") and twin in r.legal


def _price_is_too_high(r: Refusal) -> bool:
    city = r.city(r.named("city"))
    price = r.number("price")
    if r.words[0] == "city":
        right = price == min([tile["value"] for tile in r.view["offer"] + r.view["monuments"]])
    elif r.tile in r.buildings:
        right = price == 8 - r.value
    else:
        right = price == r.value
    return bool(right and r.number("means") == city["means"] < price)


def _costs_too_much(r: Refusal) -> bool:
    price = r.number("price")
    if r.words[0] in ("buy", "wheel"):
        right = r.segment(r.words[1])["prices"][r.words[2]] == price
    else:
        right = price == 10
    return right and r.number("coins") == r.coins < price


def _nothing_can_be_scored(r: Refusal) -> bool:
    """Not even with what the bonus of the space would open."""
    if not r.buildings or r.open():
        return False
    money = [place for place in r.own["places"] if place["place"] in MONEY_PLACES]
    has_money = any(place["state"] == "scored" for place in money)
    if r.space.startswith("coins") and not has_money:
        return all(place["state"] == "gone" or place["needs"] > r.coins + 5 for place in money)
    if r.space.startswith("statue"):
        cities = {building["city"] for building in r.buildings.values()}
        closed = [
            place["cities"] for place in r.own["places"] if place["kind"] == "statues" and place["state"] == "scored"
        ]
        names = [city["city"] for city in r.own["cities"]]
        return all(any(names[city] in pair for pair in closed) for city in cities)
    return True


def _right_range(r: Refusal) -> bool:
    bill, blocks = r.view["payment"], r.own["blocks"]
    colour = COLOURS.index(bill["colour"])
    city = [one["city"] for one in r.own["cities"]].index(bill["city"])
    dearer = sum(COLOURS.index(block) > colour for block in blocks)
    pairs = blocks.count(COLOURS[city - 1]) // 2 if city else 0
    possible = [
        count
        for count in range(min(blocks.count(bill["colour"]), bill["price"]) + 1)
        if bill["price"] - count <= dearer + pairs
    ]
    return (r.number("least"), r.number("most")) == (possible[0], possible[-1])


def _coins_are_needed(r: Refusal) -> bool:
    """A pillar is in hand, and without ten florins it could go nowhere."""
    pending = on_table(r.state, "pending")
    spare = any(
        place["state"] == "open" and place["needs"] <= r.coins - 10
        for place in r.own["places"]
        if place["place"] in MONEY_PLACES
    )
    return "score" in pending and not r.open(*MONEY_PLACES) and not spare


OPINIONS: dict[str, Callable[[Refusal], bool]] = {
    "why-asked-else": lambda r: r.reason.args["prompt"] == r.state.prompt(r.seat),
    "why-advanced-only": lambda r: not r.advanced,
    "why-act-first": lambda r: r.asks == "turn" and "end_turn" not in r.legal,
    "why-acted": lambda r: r.asks == "end",
    "why-acting": lambda r: r.asks not in ("turn", "end"),
    "why-needs-monument": lambda r: r.asks != "improve",
    "why-not-yours": lambda r: r.words[1] != str(r.seat),
    # --- buying blocks
    "why-rotated": lambda r: r.asks == "buy" and r.view["segment"] is None,
    "why-disc-empty": lambda r: (
        not any(segment["blocks"] for segment in r.view["wheel"])
        and (r.asked.endswith("rotate_inner") or r.view["bag"] == 0)
    ),
    "why-buy-one": lambda r: r.asks == "buy" and r.view["segment"] is None and r.affordable(),
    "why-take-relief": lambda r: r.asks == "buy" and "relief" in r.legal and not r.affordable(),
    "why-no-relief": lambda r: r.asks == "turn" or r.view["segment"] is not None,
    "why-not-buying": lambda r: r.asks != "buy",
    "why-rotate-first": lambda r: r.advanced and r.asks == "turn",
    "why-other-segment": lambda r: r.view["segment"] == r.named("segment") and r.named("segment") not in r.words,
    "why-no-block": lambda r: r.named("block") not in r.segment(r.named("segment"))["blocks"],
    "why-no-coins": _costs_too_much,
    # --- building
    "why-not-your-building": lambda r: r.tile not in r.buildings,
    "why-not-on-offer": lambda r: r.tile not in [tile["tile"] for tile in r.view["offer"]],
    "why-offer-empty": lambda r: not any(r.view["offer"]) and not r.view["monuments"],
    "why-monument-already": lambda r: r.value == 8 and r.tile in r.buildings,
    "why-monument-gone": lambda r: r.type not in [tile["type"] for tile in r.view["monuments"]],
    "why-no-means": _price_is_too_high,
    "why-twin": _twin_is_offered,
    "why-pay": _right_range,
    "why-improvement-gone": lambda r: r.named("city") not in r.view["improvements"],
    # --- the royal court and scoring places
    "why-same-space": lambda r: (
        r.space != r.view["visit"]["space"] and r.view["visit"]["space"].startswith(r.named("space"))
    ),
    "why-no-pillar": lambda r: (
        r.own["idle"] == 0
        if r.space == "large"
        else all(r.seat not in space["pillars"] for space in r.view["court"] if space["space"] == r.space)
    ),
    "why-bonus-first": lambda r: any(r.seat in space["pillars"] for space in r.view["court"]),
    "why-no-building": lambda r: not r.buildings and not r.open(),
    "why-no-place": _nothing_can_be_scored,
    "why-pillar-first": lambda r: r.asks == "turn" and r.place["state"] == "open",
    "why-place-used": lambda r: r.place["state"] == "scored",
    "why-place-taken": lambda r: any(
        place["state"] == "scored"
        for place in r.view["players"][r.number("to")]["places"]
        if place["place"] == r.words[-1] and r.number("to") != r.seat
    ),
    "why-few-buildings": lambda r: (
        r.number("have")
        == len(r.city(r.named("city"))["buildings"])
        < r.number("count")
        == r.city(r.words[-1])["needs"]
    ),
    "why-few-coins": lambda r: r.number("have") == r.coins < r.number("coins") == r.place["needs"],
    "why-one-coin-place": lambda r: any(
        place["state"] == "scored"
        for place in r.own["places"]
        if place["place"] in MONEY_PLACES and place is not r.place
    ),
    "why-no-statue": lambda r: (
        not any(building["statue"] for city in r.place["cities"] for building in r.city(city)["buildings"])
    ),
    "why-no-such-building": lambda r: r.words[-1] not in [building["type"] for building in r.buildings.values()],
    "why-no-such-landscape": lambda r: r.words[-1] not in [building["landscape"] for building in r.buildings.values()],
    # --- pieces
    "why-must-open": lambda r: r.view["gained"] == "gold_statue" and not r.open(),
    "why-storage-full": lambda r: len(r.own["storage"]) == 2,
    "why-storage-empty": lambda r: r.own["storage"] == [],
    "why-room-left": lambda r: any(words.split()[0] in ("put", "store") for words in r.legal),
    "why-wrong-type": lambda r: r.buildings[r.tile]["decoration"] != r.named("piece") and r.type != r.named("type"),
    "why-decorated": lambda r: r.buildings[r.tile]["decorated"],
    "why-has-statue": lambda r: r.buildings[r.tile]["statue"] is not None,
    "why-wrong-city": lambda r: r.buildings[r.tile]["city"] > COLOURS.index(r.named("piece").removesuffix("_statue")),
    "why-no-spot": lambda r: (
        not any(
            r.fits_bought(r.words[-1], building) if r.words[0] == "supply" else r.fits(r.words[-1], building)
            for building in r.buildings.values()
        )
    ),
    "why-not-stored": lambda r: r.named("piece") not in r.own["storage"],
    "why-stored-now": lambda r: (
        on_table(r.state, "stored_now") == r.named("piece") and r.own["storage"].count(r.named("piece")) == 1
    ),
    "why-bought-already": lambda r: bool(on_table(r.state, "purchased")),
    "why-coins-needed": _coins_are_needed,
    "why-supply-empty": lambda r: r.named("piece") not in r.view["supply"],
    "why-not-shown": lambda r: (
        r.named("piece") not in (r.segment(r.named("segment"))["decoration"], r.segment(r.named("segment"))["statue"])
    ),
    "why-no-decoration": lambda r: r.asks == "gift" and r.named("piece").endswith("_statue"),
}
