"""What the reasons of refusals claim, looked up on the table by other means than the rules use: in the position, in the
view, and in what is printed on the components."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cantiere.games.tiletum import box
from cantiere.games.tiletum.state import Table
from cantiere.kernel.text import Text

PRINTED: Any = box.COMPONENTS
CITIES = {space["id"]: space for space in PRINTED["map"]["spaces"]}
CONTRACTS = {tile["id"]: tile for tile in PRINTED["contracts"]["tiles"]}
HELPERS = {tile["id"]: tile["gives"] for tile in PRINTED["helpers"]["tiles"]}
BUILDINGS = PRINTED["buildings"]["list"]
ROADS = {frozenset(road) for roads in PRINTED["roads"].values() for road in roads}


class Scene:
    """What lies on the table when something is refused."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.plain: dict[str, Any] = table.plain()
        self.view: Mapping[str, Any] = table.view(seat)
        self.legal = [table.game.vocabulary.words(code) for code in table.legal(seat)]


class Moment:
    """A refusal: what was asked, what was tried (an action in words, or a click), and what was answered."""

    def __init__(self, scene: Scene, words: dict[str, str], element: str, reason: Text) -> None:
        self.seat, self.plain, self.view, self.legal = scene.seat, scene.plain, scene.view, scene.legal
        self.words = words
        self.element = element.split(".")
        self.args: dict[str, Any] = dict(reason.args)
        self.me: dict[str, Any] = self.plain["player"][str(self.seat + 1)]
        self.top, self.facts = _decision(self.plain["pending"][-1])
        self.bottom, _ = _decision(self.plain["pending"][0])

    def verb(self) -> str:
        return self.words.get("verb", "")

    def has_legal(self, *verbs: str) -> bool:
        return any(words["verb"] in verbs for words in self.legal)

    def ap(self) -> int:
        return int(self.facts.get("ap", 0))

    def goods(self, resource: str) -> int:
        return int(self.me["goods"].get(resource, 0))

    def supply(self, piece: str) -> int:
        return int(self.view["players"][self.seat]["supply"][piece])

    def piece(self) -> str:
        """The traveller that is being decided about."""
        return self.facts.get("piece") or self.facts.get("what") or self.top

    def here(self) -> str:
        return str(self.me[self.piece()])

    def tile(self) -> str:
        """The tile that was tried to take."""
        if self.verb() == "sign" or self.element[0] == "contract":
            slot = self.words.get("slot") or self.element[1]
            return str(self.plain["market"]["contracts"][int(slot) - 1])
        if self.top == "king_tile":
            return str(self.plain["king"]["tile"])
        if self.top == "tile":
            segment = next(place for place in self.view["wheel"] if str(place["value"]) == self.facts["value"])
            return segment["tile"] or "none"
        return str(self.plain["map"]["tiles"].get(self.here(), "none"))

    def named(self, word: str) -> str:
        """A word of the action, or the last part of what was clicked."""
        return self.words.get(word) or ".".join(self.element[2:])

    def plot(self) -> tuple[str, int]:
        """The city and the number of a house space."""
        plot = self.words.get("plot") or ".".join(self.element[1:])
        city, _, number = plot.partition(".")
        return city, int(number) - 1

    def cathedral(self) -> str:
        return self.words.get("cathedral") or self.element[1]

    def space(self) -> str:
        return self.words.get("space") or self.element[1]

    def pillars(self, city: str) -> int:
        return sum(city in player["pillars"] for player in self.plain["player"].values())

    def stack(self, city: str) -> int:
        given = sum(city in player["contributed"] for player in self.plain["player"].values())
        return len(CITIES[city]["cathedral"]) - given

    def residents(self, building: int) -> set[str]:
        """The types of characters in a building."""
        rooms = self.me["rooms"]
        return {tile.split("-")[0] for room, tile in rooms.items() if room.startswith(f"{building}.")}

    def home(self, type: str) -> int:
        """The building where a type lives, 0 if nowhere."""
        return next((number for number in range(1, 6) if type in self.residents(number)), 0)

    def waiting(self) -> list[str]:
        return [tile for tile in self.me["store"] if tile in box.CHARACTERS]

    def room(self) -> str:
        return self.words.get("room") or ".".join(self.element[2:])

    def character(self) -> str:
        """The character that was to move in; for a click on a room, the first that waits."""
        if self.element[0] == "store":
            return ".".join(self.element[2:])
        return self.words.get("character") or self.waiting()[0]

    def price(self) -> dict[str, int]:
        """What a contract costs; its freely chosen part in the kind that was named, or in what there is most of."""
        cost = dict(CONTRACTS[self.named("contract")]["cost"])
        free = cost.pop("any", 0)
        spare = {name: self.goods(name) - cost.get(name, 0) for name in box.RESOURCES}
        kind = self.words.get("resource") or max(box.RESOURCES, key=lambda name: spare[name])
        cost[kind] = cost.get(kind, 0) + free
        return cost

    def marker(self) -> int:
        spaces = {who: int(points) for points, stack in self.plain["king"]["track"].items() for who in stack}
        return spaces[self.seat + 1]


def _decision(text: str) -> tuple[str, dict[str, str]]:
    name, *facts = text.split()
    return name, {fact.partition("=")[0]: fact.partition("=")[2] or "yes" for fact in facts}


def gold_is_short(it: Moment) -> bool:
    cost = 2
    if it.verb() == "take_die" or it.element[0] == "die":
        apart = abs(int(it.words["value"]) - int(it.words["as"]))
        cost = 2 * min(apart, 6 - apart)
    return bool(it.args == {"gold": cost, "have": it.goods("gold")} and it.goods("gold") < cost)


def points_are_short(it: Moment) -> bool:
    if it.verb() == "sign" or it.element[0] == "contract":
        slot = int(it.words.get("slot") or it.element[1])
        cost = PRINTED["contract_market"]["ap"][slot - 1]
    elif it.element[0] == "store":  # the cheapest room there is for the character
        home = it.home(it.character().split("-")[0])
        homes = [home] if home else [number for number in range(1, 6) if not it.residents(number)]
        cost = min(int(room[2]) for room in box.ROOMS if int(room[0]) in homes and room not in it.me["rooms"])
    else:
        cost = int(it.room()[2])
    return bool(it.args == {"ap": cost, "have": it.ap()} and it.ap() < cost)


def pay_is_short(it: Moment) -> bool:
    goods = it.args["goods"]
    resource, count = goods.key.removeprefix("goods-"), goods.args["count"]
    have = it.goods(resource)
    return bool(it.price()[resource] == count and it.args["have"] == have and have < count)


def stone_is_short(it: Moment) -> bool:
    cost = int(it.plain["map"]["costs"][it.cathedral()].split("-")[0])
    return bool(it.args == {"stone": cost, "have": it.goods("stone")} and it.goods("stone") < cost)


def food_is_short(it: Moment) -> bool:
    cost = BUILDINGS[int(it.named("building")) - 1]["crest_food"]
    return bool(it.args == {"food": cost, "have": it.goods("food")} and it.goods("food") < cost)


def not_in_store(it: Moment) -> bool:
    tried = it.words.get("contract") or it.words.get("helper") or it.words.get("character")
    return (tried or ".".join(it.element[2:])) not in it.me["store"]


def crest_is_owned(it: Moment) -> bool:
    family = it.tile().removeprefix("crest-")
    return it.tile().startswith("crest-") and (family in it.me["crests"].values() or it.tile() in it.me["store"])


def plot_is_same(it: Moment) -> bool:
    """Another space of the city before it is free and gives the same."""
    city, number = it.plot()
    gives = CITIES[city].get("bonus", [{}] * 4)
    taken = [house for player in it.plain["player"].values() for house in player["houses"]]
    return any(gives[other] == gives[number] and f"{city}.{other + 1}" not in taken for other in range(number))


def plot_is_closed(it: Moment) -> bool:
    city, number = it.plot()
    return len(it.plain["player"]) < {"": 2, "3+": 3, "4": 4}[CITIES[city]["houses"][number]]


def plot_is_taken(it: Moment) -> bool:
    city, number = it.plot()
    return any(f"{city}.{number + 1}" in player["houses"] for player in it.plain["player"].values())


def merchant_is_elsewhere(it: Moment) -> bool:
    tried = it.element[1] if it.element[0] == "tile" else it.plot()[0]
    return bool(it.me["merchant"] != tried)


def architect_is_elsewhere(it: Moment) -> bool:
    tried = it.element[1] if it.element[0] == "tile" else it.cathedral()
    return bool(it.me["architect"] != tried)


def no_home(it: Moment) -> bool:
    type = it.character().split("-")[0]
    home = it.home(type)
    if home:
        return all(room in it.me["rooms"] for room in box.ROOMS if room.startswith(f"{home}."))
    return all(it.residents(number) for number in range(1, 6))


def can_be_paid_in_some_way(it: Moment) -> bool:
    cost = CONTRACTS[it.named("contract")]["cost"]
    for kind in box.RESOURCES:
        need = {name: cost.get(name, 0) + (cost["any"] if name == kind else 0) for name in box.RESOURCES}
        if all(it.goods(name) >= count for name, count in need.items()):
            return True
    return False


def tile_is_asked_about(it: Moment) -> bool:
    """Whether the tile clicked is the one beside the die, at the king's track, or where a traveller acts."""
    if it.top in ("merchant", "architect"):
        return it.element[1] == it.here()
    return (it.top, it.element[1]) in (("tile", "wheel"), ("king_tile", "king"))


OPINIONS: dict[str, Callable[[Moment], bool]] = {
    "why-asked-else": lambda it: not it.verb() or not it.has_legal(it.verb()),
    "why-die-taken": lambda it: it.bottom not in ("die", "king_tile"),
    "why-no-die": lambda it: not it.plain["wheel"]["dice"].get(it.words["value"], {}).get(it.words["colour"], 0),
    "why-gold": gold_is_short,
    "why-gold-for-gold": lambda it: "gold" in (it.words.get("resource"), it.element[-1]),
    "why-food": food_is_short,
    "why-stone": stone_is_short,
    "why-ap": points_are_short,
    "why-no-ap": lambda it: it.ap() == 0,
    "why-no-tile": lambda it: it.tile() == "none",
    "why-store-full": lambda it: len(it.me["store"]) == 4,
    "why-crest-owned": crest_is_owned,
    "why-contracts-full": lambda it: len(it.me["contracts"]) == 6,
    "why-not-in-store": not_in_store,
    "why-cannot-pay": pay_is_short,
    "why-say-with-what": lambda it: it.verb() == "fulfil" and can_be_paid_in_some_way(it),
    "why-no-crest": lambda it: not any(tile.startswith("crest-") for tile in it.me["store"]),
    "why-crest-placed": lambda it: it.named("building") in it.me["crests"],
    "why-choose-building": lambda it: it.element[2].startswith("crest-"),
    "why-no-cathedral": lambda it: it.plain["map"]["costs"][it.cathedral()] == "none",
    "why-contributed": lambda it: it.cathedral() in it.me["contributed"],
    "why-no-cathedral-tile": lambda it: it.stack(it.cathedral()) == 0,
    "why-no-pillar": lambda it: it.cathedral() not in it.me["pillars"],
    "why-advance-first": lambda it: it.top == "king" and "die" in it.facts and it.ap() > 0 and it.marker() < 15,
    "why-done-first": lambda it: it.top in box.ACTIONS and "die" not in it.facts,
    "why-end-turn": lambda it: it.top in box.ACTIONS and "die" in it.facts,
    "why-track-end": lambda it: it.marker() == 15,
    "why-no-action-yet": lambda it: "add_ap" in HELPERS[it.named("helper")] and it.bottom == "die",
    "why-colour-late": lambda it: not any(text.startswith("collect") for text in it.plain["pending"]),
    "why-nobody-home": lambda it: it.me["rooms"] == {},
    "why-not-adjacent": lambda it: frozenset((it.here(), it.space())) not in ROADS,
    "why-here-already": lambda it: it.here() == it.space(),
    "why-no-house-left": lambda it: it.supply("houses") == 0,
    "why-merchant-elsewhere": merchant_is_elsewhere,
    "why-house-there": lambda it: any(house.startswith(it.plot()[0] + ".") for house in it.me["houses"]),
    "why-plot-closed": plot_is_closed,
    "why-plot-taken": plot_is_taken,
    "why-plot-same": plot_is_same,
    "why-no-pillar-left": lambda it: it.supply("pillars") == 0,
    "why-architect-elsewhere": architect_is_elsewhere,
    "why-pillar-there": lambda it: it.cathedral() in it.me["pillars"],
    "why-pillars-full": lambda it: it.pillars(it.cathedral()) == len(CITIES[it.cathedral()]["cathedral"]),
    "why-not-in-market": lambda it: it.words["character"] not in it.plain["market"]["characters"],
    "why-pile-empty": lambda it: it.plain["piles"]["character"] == {},
    "why-same-resource": lambda it: it.words["from"] == it.words["to"],
    "why-no-goods": lambda it: it.goods(it.words["from"]) == 0,
    "why-room-taken": lambda it: it.room() in it.me["rooms"],
    "why-no-character": lambda it: not it.waiting(),
    "why-type-elsewhere": lambda it: it.home(it.character().split("-")[0]) not in (0, int(it.room()[0])),
    "why-other-type": lambda it: bool(it.residents(int(it.room()[0])) - {it.character().split("-")[0]}),
    "why-no-home": no_home,
    "why-empty-building": lambda it: not it.residents(int(it.named("building"))),
    "why-empty-room": lambda it: it.room() not in it.me["rooms"],
    "why-not-welcome": lambda it: it.room() in it.me["rooms"] and it.room() not in it.facts["rooms"].split(","),
    "why-not-yours": lambda it: it.element[1] != str(it.seat),
    "why-other-segment": lambda it: str(it.view["wheel"][int(it.element[2]) - 1]["value"]) != it.facts["value"],
    "why-round-over": lambda it: it.top == "king_tile",
    "why-needs-joker": lambda it: not it.has_legal("perform"),
    "why-needs-move": lambda it: not it.has_legal("move"),
    "why-needs-merchant": lambda it: not it.has_legal("place_house"),
    "why-needs-architect": lambda it: not it.has_legal("place_pillar"),
    "why-needs-tile": lambda it: not tile_is_asked_about(it),
    "why-needs-character": lambda it: it.top != "character",
    "why-needs-contract": lambda it: it.top != "contract",
    "why-needs-king": lambda it: it.top != "king",
    "why-needs-activation": lambda it: it.top != "activate",
}
