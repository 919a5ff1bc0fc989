"""Claiming a section: where the banner comes from, and where the section's tile goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from cantiere.games.redcathedral import actions, box
from cantiere.games.redcathedral.decisions import optional, working
from cantiere.kernel import bits
from cantiere.kernel.decision import Decision, Fact
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg

if TYPE_CHECKING:
    from cantiere.games.redcathedral.state import Player, Table

# --- the section ----------------------------------------------------------------------------------


def add_claims(table: Table, player: Player, legal: list[int]) -> None:
    if player.banners() > 0:
        actions.CLAIM.add_to(legal, table.available())


def claim(table: Table, player: Player, section: i64) -> None:
    """The section, then the banner (if there is a choice), then the tile."""
    table.pending.append(working.WORK.ask(0))
    sources = BANNER.sources(player)
    if sources & sources - 1:
        table.pending.append(BANNER.ask(section))
    else:
        BANNER.take(table, player, section, bits.lowest(sources))


def section_args(table: Table, section: int) -> dict[str, TextArg]:
    """What a claim brings."""
    kind = Text("section-" + box.KINDS[box.CARD_KIND[table.cards[section]]])
    return {"kind": kind, "tile": box.tile_name(table.tiles[section])}


def why_not_claim(table: Table, player: Player, section: int) -> Text:
    where: dict[str, TextArg] = {"section": box.SECTION_NAMES[section]}
    if section not in table.sections():
        return Text("why-no-section", where)
    if table.bare() >> section & 1:
        material = box.ORNAMENT_MATERIAL[table.kind_at(section)]
        where |= {"ornament": working.ornament_for(table, section), "goods": box.amount(material, 1)}
        return Text("why-completed-bare", where)
    if table.done >> section & 1:
        return Text("why-decorated", where)
    if player.claims >> section & 1:
        return Text("why-yours", where)
    if table.claimed() >> section & 1:
        return Text("why-claimed", where)
    if table.available() >> section & 1 == 0:
        return Text("why-below", {"section": box.SECTION_NAMES[section], "below": box.SECTION_NAMES[section - 1]})
    return Text("why-no-banner")


# --- the banner -----------------------------------------------------------------------------------


@final
class Banner(Decision["Table"]):
    """From the inventory, where it frees a slot, from below it, or from a white workshop that it blocks."""

    name = "banner"
    chapter = "claim"

    def __init__(self) -> None:
        self.section = Fact("section", one_of=box.SECTION_NAMES)
        super().__init__(self.section, verbs=[actions.BANNER], between=optional.ALWAYS, above=["work"])

    def ask(self, section: i64) -> i64:
        return self.kind | self.section.put(section)

    def legal(self, table: Table, seat: i64, frame: i64) -> list[int]:
        return actions.BANNER.codes(self.sources(table.players[seat]))

    def apply(self, table: Table, seat: i64, frame: i64, action: i64) -> None:
        self.take(table, table.players[seat], self.section.of(frame), actions.BANNER.of(action))

    def sources(self, player: Player) -> i64:
        """Where a banner can be taken from, a bit each. Of two white workshops alike, the first."""
        sources: i64 = 0
        if player.covered:
            sources |= 1 << box.FROM_INVENTORY
        if player.spare:
            sources |= 1 << box.FROM_BELOW
        if player.white & 1:
            sources |= 1 << box.FROM_WHITE
        elif player.white:
            sources |= 1 << box.FROM_WHITE + 1
        return sources

    def take(self, table: Table, player: Player, section: i64, source: i64) -> None:
        """The banner goes onto the section, whose tile is then to be laid."""
        if source == box.FROM_INVENTORY:
            player.covered -= 1
        elif source == box.FROM_BELOW:
            player.spare -= 1
        else:
            player.white &= ~(1 << source - box.FROM_WHITE)
        player.claims |= 1 << section
        table.pending.append(TILE.ask(table.take_tile(section)))

    def prompt(self, table: Table, seat: int, frame: int) -> Text:
        return Text("prompt-banner", {"section": box.SECTION_NAMES[self.section.of(frame)]})

    def why_not(self, table: Table, seat: int, frame: int, action: int) -> Text | None:
        second = actions.BANNER.of(action) == box.FROM_WHITE + 1
        return Text("why-same-banner" if second and table.players[seat].white & 2 else "why-no-banner-there")

    def check(self, table: Table, seat: int, frame: int, below: int) -> Text | None:
        section: int = self.section.of(frame)
        if working.WORK.more.of(below):
            return table.game.decisions.cannot_lie(frame, below)
        if table.available() >> section & 1 == 0:
            return Text("impossible-claim", {"section": box.SECTION_NAMES[section]})
        sources = self.sources(table.players[seat])
        return None if sources & sources - 1 else Text("impossible-one-source")


# --- the tile -------------------------------------------------------------------------------------


@final
class Tile(Decision["Table"]):
    """The claimed section's tile goes to a workshop: face up for its price, paying at once, or face down."""

    name = "tile"
    chapter = "claim"

    def __init__(self) -> None:
        self.tile = Fact("tile", one_of=box.TILE_NAMES)
        super().__init__(self.tile, verbs=[actions.TILE], between=optional.ALWAYS, above=["work"])

    def ask(self, tile: i64) -> i64:
        return self.kind | self.tile.put(tile)

    def legal(self, table: Table, seat: i64, frame: i64) -> list[int]:
        """Face up where the price can be paid, and face down anywhere. Of two white workshops alike, the first."""
        player = table.players[seat]
        legal: list[int] = []
        workshop: i64 = 0
        while workshop < len(box.WORKSHOPS):
            if is_open(player, workshop):
                asked = price(player, seat, workshop)
                twin = workshop == box.FIRST_WHITE + 1 and is_open(player, box.FIRST_WHITE)
                if player.rubles >= asked and not (twin and asked == price(player, seat, box.FIRST_WHITE)):
                    legal.append(actions.TILE.pair(workshop, box.UP))
                if not twin:
                    legal.append(actions.TILE.pair(workshop, box.DOWN))
            workshop += 1
        return legal

    def apply(self, table: Table, seat: i64, frame: i64, action: i64) -> None:
        """Face up it pays at once, and on the advanced side it unlocks an ornament."""
        player = table.players[seat]
        workshop = actions.TILE.first(action)
        tile = self.tile.of(frame)
        if actions.TILE.second(action) == box.DOWN:
            player.put_tile(workshop, tile + box.FACE_DOWN)
            return
        table.pay(player, price(player, seat, workshop))
        player.put_tile(workshop, tile)
        if player.side == box.ADVANCED and workshop < box.FIRST_WHITE:
            player.ornaments += 1 << 2 * box.UNLOCKS[workshop]
        table.gain(player, table.tile_resource(tile), table.tile_amount(tile))

    def prompt(self, table: Table, seat: int, frame: int) -> Text:
        return Text("prompt-tile", {"tile": box.tile_name(int(self.tile.of(frame)))})

    def text_args(self, table: Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        cost = price(table.players[seat], seat, actions.TILE.first(action))
        return {"tile": box.tile_name(int(self.tile.of(frame))), "price": Text("amount-rubles", {"count": int(cost)})}

    def why_not(self, table: Table, seat: int, frame: int, action: int) -> Text | None:
        player = table.players[seat]
        workshop: int = actions.TILE.first(action)
        where: dict[str, TextArg] = {"workshop": Text("workshop-" + box.WORKSHOPS[workshop])}
        if player.workshops[workshop] != NONE:
            return Text("why-workshop-full", where)
        if not is_open(player, workshop):
            return Text("why-banner-there", where)
        cost = price(player, seat, workshop)
        if actions.TILE.second(action) == box.UP and player.rubles < cost:
            return too_expensive(int(cost), int(player.rubles))
        return Text("why-same-workshop")

    def check(self, table: Table, seat: int, frame: int, below: int) -> Text | None:
        return table.game.decisions.cannot_lie(frame, below) if working.WORK.more.of(below) else None


def price(player: Player, colour: i64, workshop: i64) -> i64:
    """What it costs to lay a tile face up."""
    if player.side == box.ADVANCED:
        return box.ADVANCED_PRICE
    return box.BASIC_PRICE[colour * len(box.WORKSHOPS) + workshop]


def is_open(player: Player, workshop: i64) -> bool:
    """Whether a tile can be laid there: no tile, and on the advanced side no banner, lies there yet."""
    if player.workshops[workshop] != NONE:
        return False
    return workshop < box.FIRST_WHITE or player.white >> workshop - box.FIRST_WHITE & 1 == 0


def too_expensive(price: int, rubles: int) -> Text:
    """That something costs more than one has."""
    return Text(
        "why-rubles",
        {"price": Text("amount-rubles", {"count": price}), "rubles": Text("amount-rubles", {"count": rubles})},
    )


BANNER: Final = Banner()
TILE: Final = Tile()
