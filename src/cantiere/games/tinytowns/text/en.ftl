# Tiny Towns, in English. A name's attributes are its other forms; a sentence asks for them as `$building_a`.

game-name = Tiny Towns
game-tagline = Four by four squares, one resource for everybody, and no two towns come out the same.

## The box, table by table

box-board = The town
box-cubes = Cubes
box-setup = Set-up
box-cards = Resource cards
box-solo = Alone
box-cavern = The Cavern
box-building = Buildings
box-monument = Monuments

## Resources

resource-wheat = wheat
resource-wood = wood
resource-brick = brick
resource-glass = glass
resource-stone = stone

## Buildings

building-cottage = Cottage
    .a = a Cottage
building-farm = Farm
    .a = a Farm
building-granary = Granary
    .a = a Granary
building-greenhouse = Greenhouse
    .a = a Greenhouse
building-orchard = Orchard
    .a = an Orchard
building-fountain = Fountain
    .a = a Fountain
building-millstone = Millstone
    .a = a Millstone
building-shed = Shed
    .a = a Shed
building-well = Well
    .a = a Well
building-abbey = Abbey
    .a = an Abbey
building-chapel = Chapel
    .a = a Chapel
building-cloister = Cloister
    .a = a Cloister
building-temple = Temple
    .a = a Temple
building-almshouse = Almshouse
    .a = an Almshouse
building-feast_hall = Feast Hall
    .a = a Feast Hall
building-inn = Inn
    .a = an Inn
building-tavern = Tavern
    .a = a Tavern
building-bakery = Bakery
    .a = a Bakery
building-market = Market
    .a = a Market
building-tailor = Tailor
    .a = a Tailor
building-theater = Theatre
    .a = a Theatre
building-bank = Bank
    .a = a Bank
building-factory = Factory
    .a = a Factory
building-trading_post = Trading Post
    .a = a Trading Post
building-warehouse = Warehouse
    .a = a Warehouse

## Monuments

building-architects_guild = Architect’s Guild
    .a = the Architect’s Guild
building-archive_of_the_second_age = Archive of the Second Age
    .a = the Archive of the Second Age
building-barrett_castle = Barrett Castle
    .a = Barrett Castle
building-cathedral_of_caterina = Cathedral of Caterina
    .a = the Cathedral of Caterina
building-fort_ironweed = Fort Ironweed
    .a = Fort Ironweed
building-grand_mausoleum_of_the_rodina = Grand Mausoleum of the Rodina
    .a = the Grand Mausoleum of the Rodina
building-grove_university = Grove University
    .a = Grove University
building-mandras_palace = Mandras Palace
    .a = Mandras Palace
building-obelisk_of_the_crescent = Obelisk of the Crescent
    .a = the Obelisk of the Crescent
building-opaleyes_watch = Opaleye’s Watch
    .a = Opaleye’s Watch
building-shrine_of_the_elder_tree = Shrine of the Elder Tree
    .a = the Shrine of the Elder Tree
building-silva_forum = Silva Forum
    .a = the Silva Forum
building-statue_of_the_bondmaker = Statue of the Bondmaker
    .a = the Statue of the Bondmaker
building-the_sky_baths = The Sky Baths
    .a = the Sky Baths
building-the_starloom = The Starloom
    .a = the Starloom

## What each card does, in a line

effect-cottage = 3 points if it is fed.
effect-farm = Feeds 4 Cottages anywhere in the town.
effect-granary = Feeds the Cottages on the 8 squares around it.
effect-greenhouse = Feeds one connected group of Cottages anywhere in the town.
effect-orchard = Feeds the Cottages in its row and column.
effect-fountain = 2 points if it stands beside another Fountain.
effect-millstone = 2 points if it stands beside a food building or a shop.
effect-shed = 1 point. May stand on any empty square.
effect-well = 1 point for each Cottage beside it.
effect-abbey = 3 points if no industry building, tavern or shop stands beside it.
effect-chapel = 1 point for each fed Cottage in the town.
effect-cloister = 1 point for each Cloister on a corner.
effect-temple = 4 points if two or more fed Cottages stand beside it.
effect-almshouse = By how many there are in the town: −1, 5, −3, 15, −5, 26 points.
effect-feast_hall = 2 points, or 3 if you have more of them than your right-hand neighbour.
effect-inn = 3 points if no other Inn stands in its row or column.
effect-tavern = By how many there are in the town: 2, 5, 9, 14, 20 points.
effect-bakery = 3 points if it stands beside a food building or an industry building.
effect-market = 1 point for each Market in its row or in its column, whichever is better.
effect-tailor = 1 point, plus 1 for each Tailor on the four centre squares.
effect-theater = 1 point for each other type of building in its row and column.
effect-bank = 4 points. Gets a cube when built: you may no longer name that resource.
effect-factory = Gets a cube when built: when another player names that resource, you may place a different one.
effect-trading_post = 1 point. Stands in for any cube when you build.
effect-warehouse = −1 point for each cube on it. Holds 3: store a cube another player has named, or swap it for one stored.
effect-architects_guild = 1 point. When built, replace up to 2 of your buildings with others.
effect-archive_of_the_second_age = 1 point for each type of building in the town.
effect-barrett_castle = 5 points if it is fed. Counts as 2 Cottages.
effect-cathedral_of_caterina = 2 points. Your empty squares cost nothing.
effect-fort_ironweed = 7 points. You never get the hammer again, unless you are the last one playing.
effect-grand_mausoleum_of_the_rodina = Your unfed Cottages are worth 3 points each.
effect-grove_university = 3 points. When built, put any building on an empty square.
effect-mandras_palace = 2 points for each type of building beside it.
effect-obelisk_of_the_crescent = From now on your buildings may stand on any empty square.
effect-opaleyes_watch = When built, put 3 different buildings on the card. When a neighbour builds one of them, yours joins your town.
effect-shrine_of_the_elder_tree = By the number of buildings in the town when it is built: 1, 2, 3, 4, 5, 8 points.
effect-silva_forum = 1 point, plus 1 for each building in your largest connected group of one type.
effect-statue_of_the_bondmaker = When another player names a resource, you may put the cube on one of your Cottages.
effect-the_sky_baths = 2 points for each type of building your town lacks.
effect-the_starloom = By the order in which towns are completed: 6, 3, 2 points.

## Families

family-cottage = Cottages
family-food = Food
family-well = Wells
family-worship = Worship
family-tavern = Taverns
family-shop = Shops
family-industry = Industry
family-monument = Monuments

## Options

option-mode = Who names the resource
option-mode-help = Either the Master Builder’s hammer goes round, or the Town Hall turns up cards and in every third round everybody takes what they like.
option-mode-master_builder = The Master Builder
option-mode-town_hall = The Town Hall
option-monuments = Monuments
option-monuments-help = Everybody keeps one of two monuments, secret until it is built.
option-cavern = Cavern
option-cavern-help = Twice a game you may set aside a cube that another player has named; alone, the cube of any card.
option-food = Food building
option-food-help = Which of the four food cards is in play.
option-food-random = At random
option-food-farm = Farm
option-food-granary = Granary
option-food-greenhouse = Greenhouse
option-food-orchard = Orchard
option-well = Well
option-well-help = Which of the four well cards is in play.
option-well-random = At random
option-well-fountain = Fountain
option-well-millstone = Millstone
option-well-shed = Shed
option-well-well = Well
option-worship = House of worship
option-worship-help = Which of the four worship cards is in play.
option-worship-random = At random
option-worship-abbey = Abbey
option-worship-chapel = Chapel
option-worship-cloister = Cloister
option-worship-temple = Temple
option-tavern = Tavern
option-tavern-help = Which of the four tavern cards is in play.
option-tavern-random = At random
option-tavern-almshouse = Almshouse
option-tavern-feast_hall = Feast Hall
option-tavern-inn = Inn
option-tavern-tavern = Tavern
option-shop = Shop
option-shop-help = Which of the four shop cards is in play.
option-shop-random = At random
option-shop-bakery = Bakery
option-shop-market = Market
option-shop-tailor = Tailor
option-shop-theater = Theatre
option-industry = Industry
option-industry-help = Which of the four industry cards is in play.
option-industry-random = At random
option-industry-bank = Bank
option-industry-factory = Factory
option-industry-trading_post = Trading Post
option-industry-warehouse = Warehouse
option-tie_break = Ties are broken by
option-tie_break-help = In this order; players level on all of them share the place.
option-tie_break-fewer_turns_with_hammer = fewer turns with the hammer
option-tie_break-fewer_empty_squares = fewer empty squares
option-tie_break-more_cottages = more Cottages
option-solo_leaves_out = Left out when playing alone
option-solo_leaves_out-help = The rules say the Inn, but may mean the Feast Hall, which needs a neighbour.
option-solo_leaves_out-inn = The Inn
option-solo_leaves_out-feast_hall = The Feast Hall
option-solo_leaves_out-both = Both
option-starloom_after_tie = The Starloom after a tie
option-starloom_after_tie-help = Two towns are completed first together: is the next one third or second?
option-starloom_after_tie-skip = Third
option-starloom_after_tie-next = Second
option-watch_optional = Opaleye’s Watch may decline
option-watch_optional-help = Its owner may leave the building on the card.
option-watch_sees_gifts = Opaleye’s Watch sees gifts
option-watch_sees_gifts-help = It also answers buildings that a neighbour gets from a monument.
option-gifts_are_stocked = Gifts get their cube
option-gifts_are_stocked-help = A Bank or Factory put into a town by a monument gets its cube as if it had been built.
option-five_banks = Five Banks
option-five_banks-help = A player whose Banks hold all five resources has nothing left to name.
option-five_banks-pass_on = The hammer passes on
option-five_banks-any = Any resource may be named
option-fort_always_skips = Fort Ironweed always sits out
option-fort_always_skips-help = With the Town Hall, its owner takes nothing in a free-choice round, even as the last one playing.

preset-standard = Standard game
preset-standard-help = Seven buildings drawn at random, and a monument for everybody.
preset-first_game = First game
preset-first_game-help = Seven simple buildings, no monuments: good for a first game.
preset-town_hall = Town Hall variant
preset-town_hall-help = Resources are drawn instead of named; for many players.
preset-cavern = With the Cavern
preset-cavern-help = Two unwanted cubes may be put aside.
preset-other_readings = Other readings of the rules
preset-other_readings-help = Unclear rules are read the other way round.

## What is asked

progress-round = Round { $round }
prompt-keep = Choose the monument to keep.
prompt-name = Name a resource for everybody.
prompt-take = Take any resource.
prompt-take-solo = Choose one of the three cards.
prompt-place = Place { $resource } on an empty square.
prompt-build = Build, or finish the round.
prompt-stand = Choose a square for { $building_a }.
prompt-stock = Choose a resource for the { $building }.
prompt-gift = Choose any building for your town.
prompt-replace = You may replace a building ({ $count } more).
prompt-reserve = Put a building on Opaleye’s Watch ({ $count } more).
prompt-claim = A neighbour has built something that is on Opaleye’s Watch: take yours.

## Tips in the first games, by what is asked

coach-keep = A monument counts only once it is built. Take the one whose pattern and points suit the cards on the table.
coach-name = Everybody gets what you name: look what you need, and what your neighbours cannot use.
coach-name-2 = Name what only you need; what everybody needs, somebody else will name.
coach-place = Think ahead: the finished building will take one of the squares of its cubes.
coach-place-2 = Cubes in the middle are in the way longest. Begin at an edge.
coach-build = You need not build at once. A finished pattern may wait, but it takes up room.
coach-stand = A building never moves again. Leave free squares side by side for the next pattern.

## Actions

do-keep = Keep { $building_a }
do-name = Name { $resource }
do-take = Take { $resource }
do-place = Place { $resource } on { $cell }
do-exchange = Take { $resource } instead (Factory)
do-store = Store { $resource } in the Warehouse on { $cell }
do-swap = Swap it for { $resource } in the Warehouse on { $cell }
do-lodge = Put { $resource } on the Cottage on { $cell }
do-cavern = Set { $resource } aside in the Cavern
do-build = Build { $building_a } from { $cells }
do-stand = Put { $building_a } on { $cell }
do-stock = Put { $resource } on the { $building }
do-gift = { $building }
do-replace = { $building } instead of the { $old } on { $cell }
do-reserve = Put { $building_a } on the card
do-claim = Take { $building_a }
do-decline = Decline
do-done = Finish the round
do-reveal = { $building } is in play
do-deal = { $building } is dealt
do-first = { $to_player } gets the hammer
do-draw = Turn up a card: { $resource }

## The log

log-keep = { $player } keeps { $building_a }.
log-keep-hidden = { $player } keeps a monument.
log-name = { $player } names { $resource }.
log-take = { $player } takes { $resource }.
log-place = { $player } places { $resource } on { $cell }.
log-exchange = { $player } uses the Factory and takes { $resource }.
log-store = { $player } stores { $resource } in the Warehouse on { $cell }.
log-swap = { $player } swaps { $hand } for { $resource } in the Warehouse on { $cell }.
log-lodge = { $player } puts { $resource } on the Cottage on { $cell }.
log-cavern = { $player } sets { $resource } aside in the Cavern.
log-build = { $player } builds { $building_a } from { $cells }.
log-stand = { $player } puts { $building_a } on { $cell }.
log-stock = { $player } puts { $resource } on the { $building }.
log-gift = { $player } gets { $building_a } from Grove University.
log-replace = { $player } replaces { $old_a } on { $cell } with { $building_a }.
log-reserve = { $player } puts { $building_a } on Opaleye’s Watch.
log-claim = { $player } takes { $building_a } from Opaleye’s Watch.
log-decline = { $player } declines.
log-done = { $player } is done.
log-reveal = In play: { $building }.
log-deal = { $to_player } is dealt { $building_a }.
log-deal-hidden = { $to_player } is dealt a monument.
log-first = { $to_player } gets the hammer.
log-draw = A card is turned up: { $resource }.

## Why not

why-square-cube = There is already a cube on { $cell }.
why-square-built = There is already { $building_a } on { $cell }.
why-own-naming = That works only when another player names the resource.
why-must-place = You must place { $resource } now.
why-no-such-building = You have not built { $building_a }.
why-no-building-there = You have no { $building } on { $cell }.
why-no-factory = Only a Factory exchanges the cube, and it is not in play at this table.
why-factory-other = None of your Factories holds { $resource }.
why-same-resource = You already have { $resource } in hand.
why-warehouse-full = The Warehouse is full: it holds { $count } cubes.
why-not-stored = There is no { $resource } in that Warehouse to swap for.
why-cottage-full = There is already a cube on the Cottage on { $cell }.
why-not-a-cottage = You have no Cottage on { $cell }.
why-cavern-full = Your Cavern is full: it takes { $count } cubes a game.
why-no-cavern = This table plays without the Cavern.
why-not-your-monument = That is not the monument you kept.
why-monument-built = Your monument is already built, and there is only one.
why-not-in-play = Not in play at this table: { $building }.
why-five-banks = Every resource is already on one of your Banks.
why-real-cube = At least one real cube is needed; Trading Posts alone are not enough.
why-same-cubes = The same building from the same cubes is already in the list.
why-no-pattern = The cubes there do not make { $building_a }.
why-not-ready = The cubes in your town do not make { $building_a } yet.
why-cube-waits = No building you may build now uses the cube on { $cell }.
why-square-empty = There is no cube on { $cell } to build with.
why-not-vacated = A new building goes on one of the squares its cubes came from, and { $cell } is not one of them.
why-banked = One of your Banks already holds { $resource }.
why-banked-named = You may not name { $resource }: it is on one of your Banks.
why-named-already = This round’s resource has been named: { $resource }.
why-not-in-row = There is no { $resource } among the three cards.
why-not-dealt = You were not dealt { $building_a }.
why-must-choose = You cannot skip this.
why-replaced-already = The building on { $cell } has just been replaced.
why-same-building = There is already { $building_a } there.
why-nothing-to-replace = There is no building on { $cell } that can be replaced.
why-no-monument = A monument can replace nothing.
why-reserved-already = There is already { $building_a } on your Opaleye’s Watch.
why-not-on-watch = There is no { $building } on your Opaleye’s Watch.
why-not-called = Neither of your neighbours has built { $building_a } in this round.

## Points, endings, ranks

score-empty = Squares without a building
pays-number = { $count } of them
pays-unfed = not fed
pays-no-fountain = no other Fountain beside it
pays-no-food-or-shop = neither food nor a shop beside it
pays-no-food-or-industry = neither food nor industry beside it
pays-disturbed = industry, a tavern or a shop beside it
pays-few-fed = fewer than two fed Cottages beside it
pays-not-alone = another Inn in its row or column
pays-not-completed = the town is not complete
pays-cottages-beside = { $count ->
    [one] { $count } Cottage beside it
   *[other] { $count } Cottages beside it
}
pays-fed-cottages = { $count ->
    [one] { $count } fed Cottage
   *[other] { $count } fed Cottages
}
pays-in-corners = { $count } in corners
pays-in-line = { $count } in its row or column
pays-in-centre = { $count } in the centre
pays-types-in-line = { $count ->
    [one] { $count } other type in its row and column
   *[other] { $count } other types in its row and column
}
pays-cubes = { $count ->
    [one] { $count } cube on it
   *[other] { $count } cubes on it
}
pays-types = { $count ->
    [one] { $count } type of building
   *[other] { $count } types of buildings
}
pays-types-beside = { $count ->
    [one] { $count } type of building beside it
   *[other] { $count } types of buildings beside it
}
pays-largest-group = largest group: { $count }
pays-missing-types = { $count ->
    [one] { $count } type of building missing
   *[other] { $count } types of buildings missing
}
ending-completed = All towns are complete.
ending-banked = Every resource is banked: nobody can name one any more.
rank-master_architect = Master Architect
rank-town_planner = Town Planner
rank-engineer = Engineer
rank-carpenter = Carpenter
rank-apprentice = Builder’s Apprentice
rank-aspirant = Aspiring Architect

## Errors

error-town-hall-alone = The Town Hall needs at least two players; alone, you choose from cards anyway.
error-not-in-solo = “{ $card }” is left out when playing alone.
impossible-squares = a town has 16 squares; that of player { $number } has { $count }.
impossible-not-in-play = on { $cell } of player { $number } stands { $building_a }, which is not in play here.
impossible-stage = there is no stage “{ $stage }” with these options.
impossible-round = round { $round } does not go with the stage “{ $stage }”.
impossible-hammer-early = nobody has the hammer before the first round.
impossible-no-hammer = somebody must have the hammer.
impossible-named = no resource can be named at this point.
impossible-not-named = a resource must be named at this point.
impossible-hammers = turns with the hammer so far: { $count }, but at most { $most } in this round.
impossible-nobody = at the stage “{ $stage }” somebody must have something to decide.
impossible-several = at this stage only one player has something to decide.
impossible-all-complete = all towns are complete, so the game is over.
impossible-no-card = no card is in play for “{ $family }”.
impossible-not-chosen = the options say another card than “{ $building }”.
impossible-left-out = the card “{ $building }” is left out when playing alone.
impossible-too-many-cards = there are only { $count } cards of { $resource }.
impossible-row = at the stage “{ $stage }” the row has another number of cards than { $count }.
impossible-under = before the first round no card lies under the pile.
impossible-not-under = the card last put under the pile must be { $resource }.
impossible-drawn = cards drawn since the last shuffle: { $count }, but at most { $most } at this point.
impossible-not-drawn = { $resource } is named, but no card of it has been drawn.
impossible-dealt-twice = two players cannot both have been dealt { $building_a }.
impossible-dealt = player { $number } was dealt another number of monuments than { $count }.
impossible-not-kept = player { $number } must have kept a monument.
impossible-kept-early = player { $number } cannot have kept a monument yet.
impossible-not-dealt = player { $number } was not dealt { $building_a }.
impossible-early = before the first round the town of player { $number } is empty.
impossible-two-monuments = a town has one monument, that of player { $number } has more.
impossible-complete = the town of player { $number } cannot have been completed in that round.
impossible-incomplete = the town of player { $number } must have been completed by now.
impossible-constructed = player { $number } cannot have built anything in this round yet.
impossible-not-standing = what player { $number } has built in this round does not stand in the town.
impossible-watch = buildings lie on Opaleye’s Watch only where it stands, at most { $count }: not so with player { $number }.
impossible-shrine = the Shrine of the Elder Tree of player { $number } cannot be worth that.
impossible-caverns = the Cavern takes { $count } cubes a game, player { $number } has more in it.
impossible-stock = on { $cell } of player { $number } lie too many cubes: { $count }.
impossible-no-stock = the { $building } on { $cell } of player { $number } lacks its cube.
impossible-banked-twice = no two Banks of player { $number } can hold the same resource.
impossible-pending = player { $number } cannot have this to decide now: { $pending }.
impossible-name = player { $number } cannot be the one to name a resource.
impossible-take = player { $number } cannot take a resource now.
impossible-no-room = player { $number } has no empty square for it.
impossible-cube = player { $number } cannot have { $resource } to place.
impossible-stand = the new building of player { $number } cannot stand on just these squares.
impossible-stocking = on { $cell } of player { $number } stands nothing that still gets a cube.
impossible-replace = player { $number } cannot replace buildings like that.
impossible-not-new = player { $number } has not just built { $building_a }.
impossible-claim = player { $number } can take nothing of that from Opaleye’s Watch.
impossible-all-revealed = no building card is left to reveal.
impossible-all-dealt = everybody has been dealt two monuments.

## The board on the screen

board-table = The table
board-player = { $player }
board-town = Town of { $player }
board-others = The other towns
board-show = Look at the town of { $player }
board-back = Back to my town
board-round = Round { $number }
board-cards = Buildings in play
board-about = About { $building }
board-guide = Read more in the rules
board-close = Close
board-supply = Resources
board-named-by = named by { $player }
board-named-card = turned at the Town Hall
board-naming = { $player } names a resource
board-free = Take what you like
board-hand = { $resource } in hand: drag it to a square
board-hand-other = { $resource } in hand
board-hammer = { $player } holds the hammer
board-square-empty = { $cell }: empty
board-square-cube = { $cell }: { $resource }
board-square-building = { $cell }: { $building }
board-square-fed = { $cell }: { $building }, fed
board-square-stock = { $cell }: { $building } with { $stock }
board-finished = Complete
board-doing-choosing = choosing
board-doing-naming = naming
board-doing-taking = taking
board-doing-placing = placing
board-doing-building = building
board-doing-claiming = taking a building
board-doing-done = done
board-doing-finished = complete
board-monument-hidden = A monument, still secret
board-monument-built = Built
board-keep = Keep one of these two
board-watch = On the card: { $buildings }
board-town-hall = Town Hall
board-town-hall-card = A card for everybody
board-town-hall-free = Everybody takes what they like
board-pile = Cards in the pile: { $count }
board-row = Resource cards
board-cavern = Cavern: { $count } of { $uses } used

## The board at a terminal

drawn-round = Round
drawn-row = Cards
drawn-player = Player
drawn-hand = in hand
letter-W = W
letter-O = O
letter-B = B
letter-G = G
letter-S = S

## What a turn is good for: hints

reason-fed = { $count ->
    [one] feeds a Cottage
   *[other] feeds { $count } Cottages
}
reason-building = points for { $building_a }
reason-empty = { $count ->
    [one] one empty square fewer at the end
   *[other] { $count } empty squares fewer at the end
}
reason-room = more room to build on
reason-standing = buildings in your town can come to score more
reason-monument = better prospects for your monument
reason-plans = brings the next buildings closer
