"""Tasks: what is possible at any moment of one's turn, beside the decision that is asked."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.tiletum import actions, box, course, state
from cantiere.kernel import lists
from cantiere.kernel.decision import Decision
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg

MANY: Final = 99  # more resources than any contract costs


class Task(Decision["state.Table"]):
    """A task interrupts the decision that is asked: its frame stays on the stack, and is asked again afterwards."""


@final
class Buy(Task):
    """Gold buys a resource of another kind."""

    name = "buy"
    chapter = "task-gold_exchange"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.BUY])

    def offer(self, table: state.Table, seat: i64, frame: i64, legal: list[int]) -> None:
        if table.player().goods[box.GOLD] >= box.GOLD_FOR_RESOURCE:
            actions.BUY.add_to(legal, box.ALL_RESOURCES & ~(1 << box.GOLD))

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        player = table.player()
        player.pay(box.GOLD, box.GOLD_FOR_RESOURCE)
        player.gain(actions.BUY.of(action), 1)

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"goods": box.goods(actions.BUY.of(action), 1), "gold": int(box.GOLD_FOR_RESOURCE)}

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        if actions.BUY.of(action) == box.GOLD:
            return Text("why-gold-for-gold")
        return Text("why-gold", {"gold": int(box.GOLD_FOR_RESOURCE), "have": table.player().goods[box.GOLD]})


@final
class Fulfil(Task):
    """A contract in the storehouse is paid for and goes to the next contract space."""

    name = "fulfil"
    chapter = "task-fulfil_contract"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.FULFIL, actions.FULFIL_WITH])

    def offer(self, table: state.Table, seat: i64, frame: i64, legal: list[int]) -> None:
        """Those with a fixed price first."""
        player = table.player()
        if len(player.contracts) == box.CONTRACT_SPACES:
            return
        last: i64 = NONE
        some_free = False
        for tile in player.store:
            if box.is_contract(tile) and tile != last:
                last = tile
                contract: i64 = tile - box.FIRST_CONTRACT
                if box.COST_ANY[contract]:
                    some_free = True
                elif can_pay(player, contract, NONE):
                    legal.append(actions.FULFIL.code(contract))
        if not some_free:
            return
        last = NONE
        for tile in player.store:
            if box.is_contract(tile) and tile != last:
                last = tile
                contract = tile - box.FIRST_CONTRACT
                if box.COST_ANY[contract]:
                    for resource in range(len(box.RESOURCES)):
                        if can_pay(player, contract, resource):
                            legal.append(actions.FULFIL_WITH.pair(box.ANY_INDEX[contract], resource))

    def contract_of(self, action: i64) -> i64:
        if actions.FULFIL.matches(action):
            return actions.FULFIL.of(action)
        return box.ANY_CONTRACT[actions.FULFIL_WITH.first(action)]

    def alike_of(self, action: i64) -> i64:
        """The resource that the freely chosen part is paid in, or NONE."""
        return actions.FULFIL_WITH.second(action) if actions.FULFIL_WITH.matches(action) else NONE

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        """Pay, put the contract on the next space, free the pillar there, score both, gain the bonus."""
        player = table.player()
        contract, alike = self.contract_of(action), self.alike_of(action)
        for resource in range(len(box.RESOURCES)):
            player.pay(resource, box.COST[contract][resource])
        if alike != NONE:
            player.pay(alike, box.COST_ANY[contract])
        tile = box.FIRST_CONTRACT + contract
        player.store = lists.without(player.store, tile)
        space: i64 = len(player.contracts)
        player.contracts = [*player.contracts, tile]
        if space < box.PILLARS_ON_CONTRACTS:
            player.pillar_supply += 1
        player.award(state.FROM_CONTRACT, box.CONTRACT_POINTS[contract] + box.SPACE_POINTS[space])
        course.grant(table, player, box.REWARDS[tile], state.FROM_CONTRACT)

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        contract = int(self.contract_of(action))
        points = box.CONTRACT_POINTS[contract]
        filled = len(table.player().contracts)
        if filled < box.CONTRACT_SPACES:
            points += box.SPACE_POINTS[filled]
        return {"tile": box.tile_name(int(box.FIRST_CONTRACT) + contract), "points": points}

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        player = table.player()
        contract, alike = int(self.contract_of(action)), int(self.alike_of(action))
        tile = int(box.FIRST_CONTRACT) + contract
        if tile not in player.store:
            return Text("why-not-in-store", {"tile": box.tile_name(tile)})
        if len(player.contracts) == box.CONTRACT_SPACES:
            return Text("why-contracts-full")
        if actions.FULFIL.matches(action) and box.COST_ANY[contract]:
            payable = [kind for kind in range(len(box.RESOURCES)) if can_pay(player, contract, kind)]
            if payable:
                return Text("why-say-with-what", {"tile": box.tile_name(tile)})
            alike = max(range(len(box.RESOURCES)), key=lambda kind: player.goods[kind] - box.COST[contract][kind])
        for resource in range(len(box.RESOURCES)):
            need = price(contract, resource, alike)
            if player.goods[resource] < need:
                have = player.goods[resource]
                args: dict[str, TextArg] = {"tile": box.tile_name(tile), "goods": box.goods(resource, need)}
                return Text("why-cannot-pay", args | {"have": have})
        return None


def price(contract: i64, resource: i64, alike: i64) -> i64:
    """How many of a resource a contract costs, its freely chosen part being paid in `alike`."""
    need: i64 = box.COST[contract][resource]
    return need + box.COST_ANY[contract] if resource == alike else need


def can_pay(player: state.Player, contract: i64, alike: i64) -> bool:
    """Whether the player has what a contract costs, its freely chosen part in the resource `alike`."""
    cost = box.COST[contract]
    goods = player.goods
    resource: i64 = 0
    while resource < 5:
        need: i64 = cost[resource]
        if resource == alike:
            need += box.COST_ANY[contract]
        if goods[resource] < need:
            return False
        resource += 1
    return True


@final
class Crest(Task):
    """A crest from the storehouse is placed below a building, for food. Which crest makes no difference, so only the
    building is chosen."""

    name = "crest"
    chapter = "task-place_crest"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.CREST])

    def offer(self, table: state.Table, seat: i64, frame: i64, legal: list[int]) -> None:
        player = table.player()
        if player.crest_in_store() == NONE:
            return
        for building in range(box.BUILDINGS):
            if player.crests[building] == NONE and player.goods[box.FOOD] >= box.CREST_FOOD[building]:
                legal.append(actions.CREST.code(building))

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        player = table.player()
        building = actions.CREST.of(action)
        tile = player.crest_in_store()
        player.pay(box.FOOD, box.CREST_FOOD[building])
        player.store = lists.without(player.store, tile)
        player.crests = lists.changed(player.crests, building, tile - box.FIRST_CREST)
        complete(table, player, building)
        course.grant(table, player, box.CREST_REWARD[building], state.FROM_CREST)

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        building = int(actions.CREST.of(action))
        tile = int(table.player().crest_in_store())
        return {"tile": box.tile_name(tile), "food": box.goods(box.FOOD, box.CREST_FOOD[building])}

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        player = table.player()
        building = int(actions.CREST.of(action))
        if player.crests[building] != NONE:
            return Text("why-crest-placed", {"building": building + 1})
        if player.crest_in_store() == NONE:
            return Text("why-no-crest")
        return Text("why-food", {"food": box.CREST_FOOD[building], "have": player.goods[box.FOOD]})


@final
class Contribute(Task):
    """Stones for a cathedral with an own pillar, once each: the top tile of its stack, and both tiles score."""

    name = "contribute"
    chapter = "task-contribute_cathedral"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.CONTRIBUTE])

    def offer(self, table: state.Table, seat: i64, frame: i64, legal: list[int]) -> None:
        player = table.player()
        if player.pillars & ~player.contributed:
            for cathedral in range(len(box.CATHEDRALS)):
                if self.is_open(table, player, cathedral):
                    legal.append(actions.CONTRIBUTE.code(cathedral))

    def is_open(self, table: state.Table, player: state.Player, cathedral: i64) -> bool:
        return (
            (player.pillars & ~player.contributed) >> cathedral & 1 == 1
            and player.goods[box.STONE] >= box.COST_STONE[table.costs[cathedral]]
            and table.contributions(cathedral) < len(box.CATHEDRAL_POINTS[cathedral])
        )

    def points(self, table: state.Table, cathedral: i64) -> i64:
        """What it would score."""
        tiles = box.CATHEDRAL_POINTS[cathedral]
        gone = table.contributions(cathedral)
        points: i64 = box.COST_POINTS[table.costs[cathedral]]
        return points + tiles[gone] if gone < len(tiles) else points

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        player = table.player()
        cathedral = actions.CONTRIBUTE.of(action)
        player.pay(box.STONE, box.COST_STONE[table.costs[cathedral]])
        player.award(state.FROM_CATHEDRAL, self.points(table, cathedral))
        player.contributed |= 1 << cathedral

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        cathedral = int(actions.CONTRIBUTE.of(action))
        stone = box.COST_STONE[table.costs[cathedral]]
        return {"stone": box.goods(box.STONE, stone), "points": int(self.points(table, cathedral))}

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        player = table.player()
        cathedral = int(actions.CONTRIBUTE.of(action))
        where: dict[str, TextArg] = {"space": box.cathedral_name(cathedral)}
        if table.costs[cathedral] == box.NO_CATHEDRAL:
            return Text("why-no-cathedral", where)
        if player.contributed >> cathedral & 1:
            return Text("why-contributed", where)
        if player.pillars >> cathedral & 1 == 0:
            return Text("why-no-pillar", where)
        if table.contributions(cathedral) == len(box.CATHEDRAL_POINTS[cathedral]):
            return Text("why-no-cathedral-tile", where)
        stone = box.COST_STONE[table.costs[cathedral]]
        return Text("why-stone", {"stone": stone, "have": player.goods[box.STONE]})


@final
class Use(Task):
    """A helper from the storehouse does what it can and leaves the game."""

    name = "use"
    chapter = "task-use_helper"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.USE])

    def offer(self, table: state.Table, seat: i64, frame: i64, legal: list[int]) -> None:
        player = table.player()
        last: i64 = NONE
        for tile in player.store:
            if tile >= box.FIRST_CREST:
                break
            if tile != last and self.has_moment(table, player, tile):
                legal.append(actions.USE.code(tile))
            last = tile

    def has_moment(self, table: state.Table, player: state.Player, helper: i64) -> bool:
        """More action points once there is a die, another colour until its resources are gained, an activation when
        there is somebody to activate; the others always."""
        reward = box.REWARDS[helper]
        if reward.add_ap:
            return course.die_is_taken(table)
        if reward.colour:
            return course.may_change_colour(table, player)
        return not reward.activate or player.has_residents()

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        player = table.player()
        helper = actions.USE.of(action)
        player.store = lists.without(player.store, helper)
        table.used = state.merged(table.used, [int(helper)])
        reward = box.REWARDS[helper]
        if reward.colour:
            course.change_colour(table)
        elif reward.add_ap:
            course.add_ap(table, reward.add_ap)
        else:
            course.grant(table, player, reward, state.FROM_HELPER)

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        helper = int(actions.USE.of(action))
        if helper not in table.player().store:
            return Text("why-not-in-store", {"tile": box.tile_name(helper)})
        reward = box.REWARDS[helper]
        if reward.add_ap:
            return Text("why-no-action-yet")
        return Text("why-colour-late" if reward.colour else "why-nobody-home")


def complete(table: state.Table, player: state.Player, building: i64) -> None:
    """A building that is completed now: its marker goes to the action of its residents, and counts for the action in
    progress."""
    if building == box.FAMILY_HOUSE or not player.is_completed(building):
        return
    action = player.resident(building)
    if player.bonus_ap(action):
        return  # Titus, when he was ready for action from the start
    player.markers |= state.MARKERS.some(action, box.BONUS_AP[building])
    if course.is_die_action(table, action):
        course.add_ap(table, box.BONUS_AP[building])


BUY: Final = Buy()
FULFIL: Final = Fulfil()
CREST: Final = Crest()
CONTRIBUTE: Final = Contribute()
USE: Final = Use()
ALL: Final[tuple[Task, ...]] = (BUY, FULFIL, CREST, CONTRIBUTE, USE)


def could_help(table: state.Table, player: state.Player) -> bool:
    """Whether a task with a tile of the storehouse could change what is possible on the map or on the board, perhaps
    after buying what it costs. Rather too often than not: who has no such thing in mind says that it is enough."""
    if player.titus:
        return False  # he does his tasks after his action
    to_buy = player.goods[box.GOLD] // box.GOLD_FOR_RESOURCE
    for tile in player.store:
        if tile < box.FIRST_CREST:
            if USE.has_moment(table, player, tile) and _changes_something(box.REWARDS[tile]):
                return True
        elif box.is_crest(tile):
            for building in range(box.BUILDINGS):
                if player.crests[building] == NONE and box.CREST_FOOD[building] <= player.goods[box.FOOD] + to_buy:
                    return True
        elif box.is_contract(tile) and len(player.contracts) < box.CONTRACT_SPACES:
            if _missing(player, tile - box.FIRST_CONTRACT) <= to_buy:
                return True
    return False


def _changes_something(reward: box.Reward) -> bool:
    """Whether a helper brings more than points now, or more of the die later."""
    return reward.any > 0 or reward.action != NONE or reward.activate or sum(reward.goods) > 0


def _missing(player: state.Player, contract: i64) -> i64:
    """How many resources are missing for a contract, its freely chosen part paid in what is best."""
    best: i64 = MANY
    for alike in range(len(box.RESOURCES)):
        missing: i64 = 0
        for resource in range(len(box.RESOURCES)):
            missing += max(0, price(contract, resource, alike) - player.goods[resource])
        best = min(best, missing)
    return best
