"""The two travellers: the merchant founds houses, the architect raises pillars, both take tiles lying on the map."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.tiletum import actions, box, course, solo, state
from cantiere.games.tiletum.decisions import acting, tiles
from cantiere.kernel import lists
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg


@final
class Travel(acting.Action):
    """The merchant's or the architect's action: a step, a house or pillar where it stands, or the tile there."""

    def __init__(self, piece: int) -> None:
        self.piece = piece
        place = actions.PLACE_HOUSE if piece == box.MERCHANT else actions.PLACE_PILLAR
        super().__init__(piece, verbs=[actions.MOVE, place, actions.TAKE_BONUS])

    def options(self, table: state.Table, player: state.Player, ap: i64, legal: list[int]) -> None:
        steps(player, self.piece, legal)
        places(table, player, self.piece, legal)
        if player.can_take(table.tile_at(player.place_of(self.piece))):
            legal.append(actions.TAKE_BONUS.base)

    def take(self, table: state.Table, player: state.Player, ap: i64, option: i64) -> None:
        if actions.TAKE_BONUS.matches(option):
            index: i64 = box.TILE_INDEX[player.place_of(self.piece)]
            tile: i64 = table.map_tiles[index]
            table.map_tiles = lists.changed(table.map_tiles, index, NONE)
            tiles.receive(table, player, tile)
        else:
            move_or_place(table, player, self.piece, option)

    def titus_takes(self, table: state.Table, titus: state.Player, ap: i64) -> i64:
        return solo.walk(table, titus, self.piece, ap, ap, True)

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        if actions.TAKE_BONUS.matches(action):
            here = int(table.player().place_of(self.piece))
            return {"tile": box.tile_name(int(table.tile_at(here))), "space": box.space_name(here)}
        return move_args(self.piece, action)

    def elements(self, table: state.Table, seat: int, frame: int, action: int) -> list[str]:
        if actions.TAKE_BONUS.matches(action):
            return ["tile." + box.SPACES[table.player().place_of(self.piece)]]
        return super().elements(table, seat, frame, action)

    def why_no_option(self, table: state.Table, player: state.Player, ap: int, option: int) -> Text | None:
        if actions.TAKE_BONUS.matches(option):
            return tiles.why_not_taken(player, int(table.tile_at(player.place_of(self.piece))))
        if actions.MOVE.matches(option):
            return Text("why-not-adjacent", {"space": box.space_name(int(actions.MOVE.of(option)))})
        return why_not_placed(table, player, option, anywhere=False)

    def why_not_at(self, table: state.Table, seat: int, frame: int, element: str) -> Text | None:
        kind, _, where = element.partition(".")
        if kind == "tile" and where in box.SPACES:
            if not self.ap.of(frame):
                return Text("why-no-ap")
            space = box.SPACES.index(where)
            if space == table.player().place_of(self.piece):
                return self.why_no_option(table, table.player(), 1, int(actions.TAKE_BONUS.base))
            return _elsewhere(self.piece, space)
        return super().why_not_at(table, seat, frame, element)


# --- moving and placing, also by bonuses -------------------------------------------------------------


def steps(player: state.Player, piece: i64, legal: list[int]) -> None:
    """The spaces beside the piece."""
    actions.MOVE.add_to(legal, box.NEAR[player.place_of(piece)])


def places(table: state.Table, player: state.Player, piece: i64, legal: list[int]) -> None:
    """A house where the merchant stands, a pillar where the architect stands."""
    if piece == box.MERCHANT:
        if player.house_supply:
            houses(table, player, player.merchant, table.taken_plots(), legal)
    elif player.pillar_supply:
        cathedral: i64 = box.CATHEDRAL_AT[player.architect]
        if cathedral != NONE and table.may_raise_at(player, cathedral):
            legal.append(actions.PLACE_PILLAR.code(cathedral))


def houses(table: state.Table, player: state.Player, city: i64, taken: i64, legal: list[int]) -> None:
    """A house in a city, by every space that makes a difference."""
    if table.may_build_in(player, city, taken):
        for plot in table.free_plots(city, taken):
            legal.append(actions.PLACE_HOUSE.code(plot))


def move_or_place(table: state.Table, player: state.Player, piece: i64, action: i64) -> None:
    if actions.PLACE_HOUSE.matches(action):
        plot = actions.PLACE_HOUSE.of(action)
        player.houses |= 1 << plot
        player.house_supply -= 1
        course.grant(table, player, box.PLOT_REWARD[plot], state.FROM_HOUSE)
    elif actions.PLACE_PILLAR.matches(action):
        player.pillars |= 1 << actions.PLACE_PILLAR.of(action)
        player.pillar_supply -= 1
    elif piece == box.MERCHANT:
        player.merchant = actions.MOVE.of(action)
    else:
        player.architect = actions.MOVE.of(action)


def move_args(piece: int, action: int) -> dict[str, TextArg]:
    """What goes into the sentences about a move or a house."""
    if actions.MOVE.matches(action):
        return {"piece": Text("piece-" + box.PIECES[piece])}
    if actions.PLACE_HOUSE.matches(action):
        return {"space": box.space_name(box.PLOT_CITY[actions.PLACE_HOUSE.of(action)])}
    return {}


def why_not_placed(table: state.Table, player: state.Player, action: int, *, anywhere: bool) -> Text | None:
    """Why a house or a pillar cannot be placed there: where the piece stands, or by a bonus anywhere."""
    if actions.PLACE_HOUSE.matches(action):
        return _why_no_house(table, player, int(actions.PLACE_HOUSE.of(action)), anywhere)
    return _why_no_pillar(table, player, int(actions.PLACE_PILLAR.of(action)), anywhere)


def _why_no_house(table: state.Table, player: state.Player, plot: int, anywhere: bool) -> Text:
    city = box.PLOT_CITY[plot]
    if table.setup.plots >> plot & 1 == 0:
        return Text("why-plot-closed")
    if player.houses & box.PLOT_MASK[city]:
        return Text("why-house-there", {"space": box.space_name(city)})
    if table.taken_plots() >> plot & 1:
        return Text("why-plot-taken")
    if player.house_supply == 0:
        return Text("why-no-house-left")
    if not anywhere and player.merchant != city:
        return _elsewhere(box.MERCHANT, city)
    return Text("why-plot-same")


def _why_no_pillar(table: state.Table, player: state.Player, cathedral: int, anywhere: bool) -> Text:
    where: dict[str, TextArg] = {"space": box.cathedral_name(cathedral)}
    if table.costs[cathedral] == box.NO_CATHEDRAL:
        return Text("why-no-cathedral", where)
    if player.pillars >> cathedral & 1:
        return Text("why-pillar-there", where)
    if table.pillars_at(cathedral) == len(box.CATHEDRAL_POINTS[cathedral]):
        return Text("why-pillars-full", where)
    if player.pillar_supply == 0:
        return Text("why-no-pillar-left")
    return _elsewhere(box.ARCHITECT, box.CATHEDRAL_SPACE[cathedral])


def _elsewhere(piece: int, space: int) -> Text:
    where: dict[str, TextArg] = {"space": box.space_name(space)}
    return Text("why-merchant-elsewhere" if piece == box.MERCHANT else "why-architect-elsewhere", where)


MERCHANT: Final = Travel(box.MERCHANT)
ARCHITECT: Final = Travel(box.ARCHITECT)
