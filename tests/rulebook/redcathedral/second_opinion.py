"""A second opinion on refusals: what each kind of reason claims, worked out from the written position alone.

Nothing here asks the rules. A claim gets the table as `state.plain()` describes it, the seat, the action in words (None
for a click) and what the sentence was given.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from cantiere.games.redcathedral.box import COMPONENTS
from cantiere.games.redcathedral.state import Table
from cantiere.kernel.registry import game
from cantiere.kernel.text import Text

COLOURS = ("red", "blue", "green", "yellow")
MATERIALS = ("wood", "brick", "stone", "gold", "emerald", "amethyst")
ACTIONS = {action["id"]: action for action in COMPONENTS["influence_action"]}
CARDS = {card["id"]: card for card in COMPONENTS["influence_card"]}
SECTIONS = {card["id"]: card for card in COMPONENTS["section"]}
ORNAMENT_ON = {"base": "door", "middle": "arch", "dome": "cross"}
PAID = ("buy", "exchange", "hire", "swap")
JEWELS = {
    "plain": (0, 0),
    "emerald": (1, 0),
    "amethyst": (0, 1),
    "two_emeralds": (2, 0),
    "both": (1, 1),
    "two_amethysts": (0, 2),
}


class Claim:
    """What a reason says about a table, with the few facts that claims are checked by."""

    def __init__(
        self,
        plain: Mapping[str, Any],
        options: Mapping[str, object],
        seat: int,
        words: dict[str, str] | None,
        element: str,
        reason: Text,
    ) -> None:
        self.plain = plain
        self.options = options
        self.seat = seat
        self.words = words or {}
        self.element = element.split(".")
        self.args = reason.args
        self.colour = COLOURS[seat]
        self.me: dict[str, Any] = self.plain["player"][str(seat + 1)]
        self.goods = Counter(self.me["goods"])
        self.sections: dict[str, dict[str, Any]] = self.plain["section"]
        self.pending = [Pending(words) for words in self.plain["pending"]]
        self.asked = self.pending[-1]

    # --- the seat ---------------------------------------------------------------------------------

    def room(self) -> int:
        return 10 - int(self.me["banners"].get("inventory", 0)) - self.goods.total()

    def supply(self, resource: str) -> int:
        """What lies nowhere else; of recognition there is always enough."""
        if resource == "recognition":
            return 1_000
        if resource == "rubles":
            held = sum(board["rubles"] for board in self.plain["player"].values())
            return int(COMPONENTS["coins"]["worth"]) - held if self.options["ruble_supply"] == "limited" else 1_000
        lying = sum(board["goods"].get(resource, 0) for board in self.plain["player"].values())
        lying += sum(found.get("site", {}).get(resource, 0) for found in self.sections.values())
        his = self.plain.get("jakovlev", {"inventory": {}, "construction": {}})
        lying += his["inventory"].get(resource, 0) + his["construction"].get(resource, 0)
        return int(COMPONENTS["materials"][resource] - lying)

    def obtainable(self, resource: str) -> int:
        left = self.supply(resource)
        return min(left, self.room()) if resource in MATERIALS else left

    def resource(self) -> str:
        return self.named("goods", "amount-") if "goods" in self.args else self.named("resource", "resource-")

    def named(self, argument: str, prefix: str) -> str:
        text = self.args[argument]
        assert isinstance(text, Text)
        return text.key.removeprefix(prefix)

    def count(self, argument: str) -> int:
        """A number, given as such or as an amount."""
        value = self.args[argument]
        return int(value.args["count"] if isinstance(value, Text) else value)  # type: ignore[arg-type]

    # --- the cathedral ----------------------------------------------------------------------------

    def kind(self, section: str) -> str:
        if section[1] == "1":
            return "base"
        return "middle" if f"{section[0]}{int(section[1]) + 1}" in self.sections else "dome"

    def wanted(self, section: str) -> Counter[str]:
        """What an unfinished section still needs."""
        found = self.sections[section]
        return Counter(SECTIONS[found["card"]]["cost"]) - Counter(found.get("site", {}))

    def claimable(self) -> list[str]:
        free = [name for name, found in self.sections.items() if "banner" not in found]
        return [name for name in free if name[1] == "1" or "banner" in self.sections[f"{name[0]}{int(name[1]) - 1}"]]

    def ornaments(self, kind: str) -> int:
        """How many ornaments for a kind of section the seat has ready to be placed."""
        have = int(COMPONENTS["player"]["ornaments"][ORNAMENT_ON[kind]])
        if self.me["side"] == "advanced":
            unlocks = COMPONENTS["workshops"]["advanced"]["unlocks"]
            up = [name for name, tile in self.me["workshops"].items() if not tile.endswith("face down")]
            have = sum(unlocks.get(name) == ORNAMENT_ON[kind] for name in up)
        placed = [name for name, found in self.sections.items() if found.get("ornament") == self.colour]
        return have - sum(self.kind(name) == kind for name in placed)

    def needed(self) -> list[str]:
        """What the seat's unfinished sections need in all."""
        mine = [name for name, found in self.sections.items() if found.get("banner") == self.colour]
        return [m for name in mine if not self.sections[name].get("completed") for m in self.wanted(name)]

    def deliverable(self) -> bool:
        """Whether a single material or plain ornament can be delivered."""
        if set(self.needed()) & set(self.goods):
            return True
        bare = [name for name, found in self.sections.items() if found.get("completed") and "ornament" not in found]
        ready = {self.kind(name) for name in bare if self.ornaments(self.kind(name)) > 0}
        return any(self.goods[COMPONENTS["ornament"][ORNAMENT_ON[kind]]["material"]] for kind in ready)

    # --- the market -------------------------------------------------------------------------------

    def space(self, die: str, steps: int = 0) -> int:
        return (int(self.plain["dice"][die]["space"]) - 1 + steps) % 8 + 1

    def dice_on(self, space: int) -> list[str]:
        return [die for die, at in self.plain["dice"].items() if at["space"] == space]

    def landing(self, die: str, extra: int) -> int:
        return self.space(die, int(self.plain["dice"][die]["value"]) + extra)

    def can_land(self, space: int) -> bool:
        for die in self.plain["dice"]:
            most = min(self.me["rubles"], 7) if die in (self.colour, "white") else 0
            for extra in range(most + 1):
                others = [other for other in self.dice_on(space) if other != die]
                if self.landing(die, extra) == space and len(others) < 3:
                    return True
        return False

    def visited(self) -> int:
        """The space of the moved die."""
        return self.space(self.asked["die"])

    def token(self, space: int) -> str:
        return str(self.plain["tokens"][space - 1])

    def amount(self, resource: str) -> int:
        """What a token gives for one die."""
        token = next(token for token in COMPONENTS["token"] if token["resource"] == resource)
        smaller = self.options["recognition_token"] == "smaller" and resource == "recognition"
        return int(token["other_amount" if smaller else "amount"])

    def offered(self) -> int:
        """What the visited space gives."""
        return self.amount(self.token(self.visited())) * len(self.dice_on(self.visited()))

    def card(self) -> str:
        return str(self.plain["influence"][(self.visited() - 1) // 2])

    def half(self) -> int:
        if "half" in self.words:
            return ("upper", "lower").index(self.words["half"])
        return ("upper", "lower").index(self.element[2]) if self.element[0] == "influence" else -1

    def shown(self) -> list[dict[str, Any]]:
        """What the half that was meant shows, or both halves when a material was clicked."""
        halves = [ACTIONS[name] for name in CARDS[self.card()]["actions"]]
        return [halves[self.half()]] if self.half() >= 0 else halves

    def workshop(self) -> str:
        return self.words["workshop"] if self.words else self.element[2]

    def prices(self) -> list[int]:
        """What it costs; where a material was clicked, either half of the card may be meant."""
        if self.words.get("verb") == "move":
            return [int(self.words["extra"])]
        if self.asked.name == "tile":
            if self.me["side"] == "advanced":
                return [int(COMPONENTS["workshops"]["advanced"]["price"])]
            basic, name = COMPONENTS["workshops"]["basic"], self.workshop()
            return [basic[name] if name in basic else basic["own_colour" if name == self.colour else "other_colour"]]
        return [shown["rubles"] for shown in self.shown() if shown["kind"] in PAID]

    def tile_gives(self, tile: str) -> str:
        return self.token(self.space(tile.removeprefix("die_"))) if tile.startswith("die_") else tile

    # --- Jakovlev ---------------------------------------------------------------------------------

    def next_ornament(self) -> str:
        placed = [name for name, found in self.sections.items() if found.get("ornament") == "blue"]
        return ("door", "arch", "arch", "cross")[len(placed)]

    def above_mine(self) -> list[str]:
        claimable = [name for name in self.claimable() if name[1] != "1"]
        return [name for name in claimable if self.sections[f"{name[0]}{int(name[1]) - 1}"].get("banner") == "red"]


class Pending(dict[str, str]):
    """A pending decision in words: its facts by name."""

    def __init__(self, words: str) -> None:
        self.name, *facts = words.split()
        super().__init__(fact.partition("=")[::2] for fact in facts)


def _section(claim: Claim) -> dict[str, Any]:
    return claim.sections[str(claim.args["section"])]


def _tile_there(claim: Claim) -> str:
    return str(claim.me["workshops"].get(claim.workshop(), ""))


def _prestige_behind(claim: Claim) -> bool:
    """Whether a prestige space lies behind the marker: one lap after the other."""
    return int(claim.me["mark"]) > int(COMPONENTS["track"]["prestige"][0])


def _none_left(claim: Claim) -> bool:
    """Of a material not enough, or of rubles: what was meant asks for more than there is."""
    wanted = int(claim.words.get("amount", 1)) if claim.words.get("verb") == "acquire" else 1
    return claim.supply(claim.resource()) < wanted


def _jewels_missing(claim: Claim) -> bool:
    emeralds, amethysts = JEWELS[claim.words["jewels"]]
    return claim.goods["emerald"] < emeralds or claim.goods["amethyst"] < amethysts


def _not_needed(claim: Claim) -> bool:
    """The section lacks none of the material, and exactly what the sentence lists."""
    wanted = claim.wanted(str(claim.args["section"]))
    told: Counter[str] = Counter()
    rest = claim.args["goods"]
    while isinstance(rest, Text):
        some = rest.args["some"] if rest.key == "amounts" else rest
        assert isinstance(some, Text)
        told[some.key.removeprefix("amount-")] += int(str(some.args["count"]))
        rest = rest.args.get("more", "")
    return not wanted[claim.named("resource", "resource-")] and told == wanted


def _deliveries(claim: Claim) -> bool:
    left = 3 if claim.asked.name == "turn" else int(claim.asked["more"])
    return claim.count("count") == 1 + sum(JEWELS[claim.words["jewels"]]) > left == claim.count("left")


def _same_workshop(claim: Claim) -> bool:
    blocked = int(claim.me["banners"].get("white_1", 0))
    return claim.workshop() == "white_2" and "white_1" not in claim.me["workshops"] and not blocked


def _no_set(claim: Claim) -> bool:
    done = [n for n, found in claim.sections.items() if found.get("completed") and found["banner"] == claim.colour]
    return {claim.kind(name) for name in done} != {"base", "middle", "dome"}


def _used(claim: Claim) -> bool:
    """The same half was used, and it shows no infinity."""
    half = ("upper", "lower").index(claim.asked["used"])
    same = claim.half() in (half, -1)
    return same and not ACTIONS[CARDS[claim.card()]["actions"][half]]["repeat"]


def _rubles(claim: Claim) -> bool:
    return claim.count("price") in claim.prices() and claim.count("price") > claim.count("rubles") == claim.me["rubles"]


def _depicted(claim: Claim) -> bool:
    kind = claim.words.get("verb", "buy" if claim.element[0] == "supply" else "sell")
    return all(claim.resource() not in shown["materials"] for shown in claim.shown() if shown["kind"] == kind)


def _no_materials(claim: Claim) -> bool:
    """For none of the ways in which the half can be used."""
    shown = claim.shown()[0]
    if shown["kind"] == "sell":
        return not any(claim.goods[material] for material in shown["materials"])
    if shown["kind"] == "exchange":
        return all(claim.goods[material] < shown["give"] for material in MATERIALS)
    return shown["kind"] == "offer" and sum(claim.goods[material] > 0 for material in MATERIALS) < 3


def _too_few(claim: Claim) -> bool:
    needed = [shown["give"] for shown in claim.shown() if shown["kind"] == "exchange"]
    return claim.count("goods") in needed and claim.goods[claim.resource()] < claim.count("goods")


# What each reason claims. A reason without an opinion fails the test.
OPINIONS: dict[str, Callable[[Claim], bool]] = {
    "why-acted": lambda c: c.asked.name in ("work", "market"),
    "why-must-act": lambda c: c.asked.name == "turn",
    "why-no-die-moved": lambda c: c.asked.name == "turn",
    "why-first-claim": lambda c: c.asked.name == "turn",
    # Optional actions.
    "why-no-prestige": lambda c: not _prestige_behind(c),
    "why-one-moment": lambda c: c.options["prestige_rubles"] == "one_moment" and c.plain["prestige_sold"] == "over",
    "why-rerolled": lambda c: bool(c.plain["rerolled"]),
    "why-no-dice": lambda c: not c.dice_on(c.count("space")),
    # Claiming.
    "why-no-section": lambda c: c.args["section"] not in c.sections,
    "why-claimed": lambda c: "banner" in _section(c),
    "why-yours": lambda c: _section(c)["banner"] == c.colour and not _section(c).get("completed"),
    "why-below": lambda c: "banner" not in c.sections[str(c.args["below"])],
    "why-no-banner": lambda c: not c.me["banners"],
    "why-no-banner-there": lambda c: not c.me["banners"].get(c.words.get("source", c.element[-1])),
    "why-same-banner": lambda c: bool(c.me["banners"].get("white_1")),
    "why-workshop-full": lambda c: _tile_there(c) != "",
    "why-banner-there": lambda c: bool(c.me["banners"].get(c.workshop())),
    "why-same-workshop": _same_workshop,
    "why-rubles": _rubles,
    # Working.
    "why-not-your-section": lambda c: c.sections.get(str(c.args["section"]), {}).get("banner") != c.colour,
    "why-completed": lambda c: bool(_section(c).get("completed")),
    "why-completed-bare": lambda c: (
        bool(_section(c).get("completed"))
        and "ornament" not in _section(c)
        and ORNAMENT_ON[c.kind(str(c.args["section"]))] == c.named("ornament", "ornament-")
        and COMPONENTS["ornament"][c.named("ornament", "ornament-")]["material"] == c.resource()
    ),
    "why-not-needed": _not_needed,
    "why-not-held": lambda c: not c.goods[c.resource()],
    "why-nowhere-needed": lambda c: c.resource() not in c.needed(),
    "why-not-completed": lambda c: not c.sections.get(str(c.args["section"]), {}).get("completed"),
    "why-decorated": lambda c: "ornament" in _section(c),
    "why-no-ornament": lambda c: c.ornaments(c.kind(c.words.get("section", c.element[-1]))) < 1,
    "why-deliveries": _deliveries,
    "why-no-jewels": _jewels_missing,
    "why-nothing-to-deliver": lambda c: not c.deliverable(),
    # The market.
    "why-not-your-die": lambda c: c.words["die"] not in (c.colour, "white") and c.words["extra"] != "0",
    "why-space-full": lambda c: len(c.dice_on(c.count("space"))) >= c.count("count") == 3,
    "why-no-die-reaches": lambda c: not c.can_land(c.count("space")),
    "why-other-space": lambda c: c.visited() == c.count("space") != int(c.element[1]),
    "why-acquired": lambda c: "acquired" in c.asked,
    "why-not-so-many": lambda c: c.offered() == c.count("goods") < int(c.words["amount"]),
    "why-no-room": lambda c: c.room() == c.count("count") < int(c.words.get("amount", 1)),
    "why-none-left": _none_left,
    "why-activated": lambda c: "activated" in c.asked,
    "why-other-die": lambda c: c.workshop().partition("_")[0] != c.asked["die"],
    "why-no-tile": lambda c: _tile_there(c) == "",
    "why-face-down": lambda c: _tile_there(c).endswith("face down"),
    "why-same-tile": lambda c: c.me["workshops"]["white_1"] == _tile_there(c) and c.workshop() == "white_2",
    # Influence.
    "why-not-offered": lambda c: all(shown["kind"] != c.words.get("verb") for shown in c.shown()),
    "why-used": _used,
    "why-used-other": lambda c: c.asked["used"] == ("lower", "upper")[max(c.half(), 0)] or c.half() < 0,
    "why-other-quarter": lambda c: (c.visited() - 1) // 2 != int(c.element[1]),
    "why-not-depicted": _depicted,
    "why-too-few": _too_few,
    "why-no-set": _no_set,
    # Jakovlev.
    "why-he-claims-above": lambda c: bool(c.above_mine()),
    "why-he-claims-a-base": lambda c: any(name[1] == "1" for name in c.claimable()),
    "why-his-next-ornament": lambda c: c.next_ornament() == c.named("ornament", "ornament-"),
    "why-he-decorates-yours": lambda c: any(
        found.get("completed") and found["banner"] == "red" and "ornament" not in found for found in c.sections.values()
    ),
    # Nothing to say but what is asked; the sentence is the prompt.
    "why-not-yours": lambda c: c.element[1] != str(c.seat),
    "why-none-for-half": _no_materials,
    "why-asked-else": lambda c: bool(c.args["prompt"]),
}


def is_true(table: Table, seat: int, action: int | None, element: str, reason: Text) -> bool:
    """Whether what the reason claims is so."""
    words = game("redcathedral").vocabulary.words(action) if action is not None else None
    assert reason.key in OPINIONS, f"nobody has an opinion on {reason.key}"
    return OPINIONS[reason.key](Claim(table.plain(), table.options(), seat, words, element, reason))
