# Tiletum, in English. A name’s attributes are its other forms; a sentence asks for them as `$space_to`.

game-name = Tiletum
game-tagline = Every die is a cart of goods and a day’s work: the more of one, the less of the other.

## The box, table by table

box-printed = What is printed in the rules
box-resources = Resources
box-course = The course of the game
box-wheel = The action wheel
box-player_board = Player boards
box-buildings = Buildings
box-king_track = The king’s track
box-corruption = Corruption tokens
box-final = Final scoring
box-contract_market = Contracts on offer
box-character_market = Characters on offer
box-map = The map
box-roads = Roads
box-costs = Construction costs
box-cities = Market cities
box-markets = Markets
box-helpers = Helpers
box-crests = Crests
box-contracts = Contracts
box-characters = Characters
box-titus = Cardinal Titus
box-decrees = Decrees

## Resources, dice, actions, pieces

resource-gold = gold
resource-food = food
resource-wool = wool
resource-stone = stone
resource-iron = iron
goods-gold = { $count } gold
goods-food = { $count } food
goods-wool = { $count } wool
goods-stone = { $count } stone
goods-iron = { $count } iron
goods-die = what the die brings
die-yellow = yellow die
die-pink = pink die
die-light_grey = light grey die
die-dark_grey = dark grey die
die-blue = blue die
action-merchant = merchant action
action-architect = architect action
action-character = character action
action-contract = contract action
action-king = king action
action-joker = joker action
piece-merchant = merchant
piece-architect = architect
titus = Cardinal Titus
place-king = king’s track
place-contracts = contract market
place-characters = character market

## Spaces of the map

space-london = London
    .to = to London
    .in = in London
space-brugge = Bruges
    .to = to Bruges
    .in = in Bruges
space-antwerpen = Antwerp
    .to = to Antwerp
    .in = in Antwerp
space-hamburg = Hamburg
    .to = to Hamburg
    .in = in Hamburg
space-tiletum = Tiletum
    .to = to Tiletum
    .in = in Tiletum
space-koeln = Cologne
    .to = to Cologne
    .in = in Cologne
space-leipzig = Leipzig
    .to = to Leipzig
    .in = in Leipzig
space-paris = Paris
    .to = to Paris
    .in = in Paris
space-troyes = Troyes
    .to = to Troyes
    .in = in Troyes
space-strasbourg = Strasbourg
    .to = to Strasbourg
    .in = in Strasbourg
space-frankfurt = Frankfurt
    .to = to Frankfurt
    .in = in Frankfurt
space-nuernberg = Nuremberg
    .to = to Nuremberg
    .in = in Nuremberg
space-praha = Prague
    .to = to Prague
    .in = in Prague
space-bordeaux = Bordeaux
    .to = to Bordeaux
    .in = in Bordeaux
space-wien = Vienna
    .to = to Vienna
    .in = in Vienna
space-lyon = Lyon
    .to = to Lyon
    .in = in Lyon
space-milano = Milan
    .to = to Milan
    .in = in Milan
space-verona = Verona
    .to = to Verona
    .in = in Verona
space-venezia = Venice
    .to = to Venice
    .in = in Venice
space-toulouse = Toulouse
    .to = to Toulouse
    .in = in Toulouse
space-arles = Arles
    .to = to Arles
    .in = in Arles
space-genova = Genoa
    .to = to Genoa
    .in = in Genoa
space-firenze = Florence
    .to = to Florence
    .in = in Florence
space-london_brugge = road London – Bruges
    .to = onto the road London – Bruges
    .in = on the road London – Bruges
space-antwerpen_hamburg = road Antwerp – Hamburg
    .to = onto the road Antwerp – Hamburg
    .in = on the road Antwerp – Hamburg
space-paris_bordeaux = road Paris – Bordeaux
    .to = onto the road Paris – Bordeaux
    .in = on the road Paris – Bordeaux
space-strasbourg_milano = road Strasbourg – Milan
    .to = onto the road Strasbourg – Milan
    .in = on the road Strasbourg – Milan
space-nuernberg_verona = road Nuremberg – Verona
    .to = onto the road Nuremberg – Verona
    .in = on the road Nuremberg – Verona
space-arles_genova = road Arles – Genoa
    .to = onto the road Arles – Genoa
    .in = on the road Arles – Genoa

## Helpers

helper-any_action = any action, 1 AP
helper-merchant_2 = merchant action, 2 AP
helper-merchant_3 = merchant action, 3 AP
helper-character_2 = character action, 2 AP
helper-character_3 = character action, 3 AP
helper-contract_2 = contract action, 2 AP
helper-contract_3 = contract action, 3 AP
helper-architect_2 = architect action, 2 AP
helper-architect_3 = architect action, 3 AP
helper-king_2 = king action, 2 AP
helper-king_3 = king action, 3 AP
helper-add_ap_1 = +1 AP for the die’s action
helper-add_ap_2 = +2 AP for the die’s action
helper-add_ap_3 = +3 AP for the die’s action
helper-colour = another kind of resource
helper-gold4 = 4 gold
helper-vp4 = 4 VP
helper-gold2_vp2 = 2 gold and 2 VP
helper-each = 1 iron, 1 wool, 1 stone, 1 food
helper-any_2 = any 2 resources
helper-any_3 = any 3 resources
helper-activate = activate a building

## Crests, contracts, characters

crest-lion = crest of House Leeuwaert (lion)
crest-fleur_de_lis = crest of House Fleurimont (lily)
crest-eagle = crest of House Adlerstein (eagle)
crest-chequers = crest of House Scaccheri (chequers)
crest-cross = crest of House della Croce (cross)
crest-tower = crest of House Torreblanca (tower)
contract-any1 = 1 of any kind
contract-any3 = 3 alike
contract-any5 = 5 alike
contract-any7 = 7 alike
contract-any8 = 8 alike
contract-iron2 = 2 iron
contract-iron3 = 3 iron
contract-iron9 = 9 iron
contract-iron5 = 5 iron
contract-iron7 = 7 iron
contract-wool2 = 2 wool
contract-wool3 = 3 wool
contract-wool9 = 9 wool
contract-wool5 = 5 wool
contract-wool7 = 7 wool
contract-any2iron2 = 2 alike + 2 iron
contract-any3iron3 = 3 alike + 3 iron
contract-any2wool2 = 2 alike + 2 wool
contract-any3wool3 = 3 alike + 3 wool
contract-iron1wool1 = 1 iron + 1 wool
contract-iron2wool2 = 2 iron + 2 wool
contract-iron4wool4 = 4 iron + 4 wool
contract-iron3wool3 = 3 iron + 3 wool
contract-iron5wool5 = 5 iron + 5 wool
type-merchant = courier
type-architect = stonemason
type-character = humanist
type-contract = notary
type-king = courtier
bonus-contract_ap1_any1 = contract action 1 AP and any 1 resource
bonus-contract_ap2_any1 = contract action 2 AP and any 1 resource
bonus-contract_ap3 = contract action 3 AP
bonus-wool2 = 2 wool
bonus-iron1 = 1 iron
bonus-iron2 = 2 iron
bonus-gold1_iron1 = 1 gold and 1 iron
bonus-gold1_wool1 = 1 gold and 1 wool
bonus-character_ap1 = character action 1 AP
bonus-character_ap2 = character action 2 AP
bonus-architect_move1_merchant_move1 = architect 1 move and merchant 1 move
bonus-food1 = 1 food
bonus-food2 = 2 food
bonus-gold2 = 2 gold
bonus-gold3 = 3 gold
bonus-king_ap1 = king action 1 AP
bonus-king_ap2 = king action 2 AP
bonus-vp2 = 2 VP
bonus-vp3 = 3 VP
bonus-merchant_move1 = merchant 1 move
bonus-merchant_move2 = merchant 2 moves
bonus-merchant_move1_house = merchant 1 move and a house
bonus-house = house at your merchant
bonus-architect_move1 = architect 1 move
bonus-architect_move2 = architect 2 moves
bonus-architect_move1_pillar = architect 1 move and a pillar
bonus-pillar = pillar at your architect
bonus-stone1 = 1 stone
bonus-stone2 = 2 stone
tile-character = { $type } ({ $bonus })
tile-helper = helper ({ $helper })
tile-contract = contract ({ $price })
tile-none = no tile

## Markets

market-house_pillar_set = house and pillar
market-contract_cathedral_set = contract and cathedral
market-fulfilled_contract = fulfilled contracts
market-king = the king’s favour
market-contract_crest_set = contract and crest
market-house = houses
market-upper_floor_character = characters upstairs
market-crest = crests
market-pillar = pillars
market-filled_building = filled buildings
market-cathedral = cathedrals
effect-market-house_pillar_set = For each pair of one house and one pillar on the map.
effect-market-contract_cathedral_set = For each pair of one fulfilled contract and one cathedral tile.
effect-market-fulfilled_contract = For each fulfilled contract.
effect-market-king = Not multiplied: and the VP of your space on the king’s track, even if negative.
effect-market-contract_crest_set = For each pair of one fulfilled contract and one crest anywhere on your board.
effect-market-house = For each of your houses on the map.
effect-market-upper_floor_character = For each character on floors 2 and 3.
effect-market-crest = For each crest anywhere on your board.
effect-market-pillar = For each of your pillars on the map.
effect-market-filled_building = For each building with all rooms full, with or without a crest.
effect-market-cathedral = For each cathedral tile you own.

## Cardinal Titus

decree-buildings_are_forever = Buildings Are Forever
decree-king_and_country = King and Country
decree-merchant_empire = Merchant Empire
decree-family_alliances = Family Alliances
decree-business_is_business = Business Is Business
decree-religious_communities = Religious Communities
decree-noblesse_oblige = Noblesse Oblige
decree-proud_pillars = Proud Pillars
decree-familiar_faces = Familiar Faces
decree-busy_hands = Busy Hands
decree-glorious_spires = Glorious Spires
decree-undying_fame = Undying Fame
decree-worldly_riches = Worldly Riches
challenge-very_special_friends = Very Special Friends
challenge-resourceful_clergy = Resourceful Clergy
challenge-whispers_in_the_kings_ear = Whispers in the King’s Ear
challenge-ecclesiastical_income = Ecclesiastical Income
challenge-visitors_to_the_curia = Visitors to the Curia
challenge-deep_coffers = Deep Coffers
challenge-favor_at_the_court = Favour at the Court
challenge-ready_for_action = Ready for Action
effect-challenge-very_special_friends = 5 gold for a helper that activates a building or changes the die’s resources.
effect-challenge-resourceful_clergy = Titus gains the resources or VP of the helpers he takes.
effect-challenge-whispers_in_the_kings_ear = 1 space on the king’s track for every helper with an action or extra AP.
effect-challenge-ecclesiastical_income = VP equal to its number for every helper with an action or extra AP.
effect-challenge-visitors_to_the_curia = Titus gains the bonuses of the characters he places.
effect-challenge-deep_coffers = 1 extra resource with every die.
effect-challenge-favor_at_the_court = At set-up and in every clean-up his king’s marker rises to 5.
effect-challenge-ready_for_action = He starts with his bonus AP, his roof houses and one crest.

## Options

option-action_tiles = Random action tiles
option-action_tiles-help = Six tiles are shuffled and laid over the printed actions. Not for a first game.
option-difficulty = Cardinal Titus: difficulty
option-difficulty-help = How many challenge cards help him when you play alone: none, two or five.
option-difficulty-easy = easy
option-difficulty-normal = normal
option-difficulty-hard = hard
option-leader_scores = The leader scores 4 VP where no king’s tile lies
option-leader_scores-help = The Polish rules say so for the last round; the Czech rules are silent.
option-king_tile_renewed = The king’s tile is renewed
option-king_tile_renewed-help = In the clean-up of rounds 1 and 2, by the Polish rules; the Czech rules do not mention it.
option-king_market = When the king’s market is scored
option-king_market-help = Before or after the markers on red spaces return to 0.
option-king_market-before_reset = Before the markers return
option-king_market-after_reset = After the markers have returned
option-family_house_counts = The rightmost building counts at the market of filled buildings
option-family_house_counts-help = It is filled from the start.
option-colour_at_once = The helper for another kind may be the tile just taken
option-colour_at_once-help = A tile taken with the die may change the resources of that very die.
preset-standard = Standard game
preset-standard-help = The game as in the rulebook: good for a first game.
preset-action_tiles = With action tiles
preset-action_tiles-help = The actions around the wheel lie in another order each time.
preset-solo_easy = Solo, easy
preset-solo_easy-help = Alone against Cardinal Titus, who holds back.
preset-solo_hard = Solo, hard
preset-solo_hard-help = Alone against Cardinal Titus at his best.
preset-czech = By the Czech rulebook
preset-czech-help = Where the Czech rulebook differs, it decides.
preset-other_readings = Other readings of the rules
preset-other_readings-help = Unclear rules are read the other way round.

## What is asked

progress-round = Round { $round } of { $rounds } · turn { $turn } of { $turns }
prompt-die = Take a die.
prompt-tile = Bonus tile: { $tile }. Take it, or leave it.
prompt-collect = Gain { $goods }, or use the helper for another kind first.
prompt-colour = Choose the kind of your { $count } resources.
prompt-joker = Choose the action for your { $count } AP.
prompt-act-merchant = Merchant, { $ap } AP left: move, place a house, or take the city’s tile.
prompt-act-architect = Architect, { $ap } AP left: move, place a pillar, or take the city’s tile.
prompt-act-character = Characters, { $ap } AP left: take one, place one, or replace the market.
prompt-act-contract = Contracts, { $ap } AP left: take a tile, or exchange a resource.
prompt-act-king = King: advance on the king’s track with { $ap } AP.
prompt-end = No AP left: do tasks, or end your turn.
prompt-move_and_place-merchant = Your merchant may move (steps: { $moves }) and place a house (houses: { $places }).
prompt-move_and_place-architect = Your architect may move (steps: { $moves }) and place a pillar (pillars: { $places }).
prompt-anywhere-merchant = You may move your merchant to any space.
prompt-anywhere-architect = You may move your architect to any space.
prompt-anywhere-house = Place a house in any city.
prompt-anywhere-pillar = Place a pillar at any cathedral.
prompt-gain = Choose a resource ({ $count } more).
prompt-any_action = Choose an action ({ $count } AP).
prompt-activate = Choose a building to activate.
prompt-welcome = Choose whose bonus comes next.
prompt-king_tile = You lead on the king’s track. Its tile: { $tile }. Take it, or discard it.

## Tips in the first games, by what is asked

coach-die = High dice bring resources, low dice action points. Look at the bonus tile beside the action too.
coach-die-2 = Where is the market of this round? Be there with a house or your merchant.
coach-die-3 = A die can be changed: 2 gold for each step up or down.
coach-tile = Your storehouse has four spaces. Take only what you will soon use.
coach-act-merchant = At the end your houses multiply with your pillars. Some house spaces pay at once.
coach-act-architect = First the pillar, then stone: the cathedral pays most to whoever comes first.
coach-act-character = One kind of character a building. A full building sets its house free.
coach-act-contract = The first exchange in a turn gives one more resource for nothing.
coach-act-king = The king’s track sets the order of turns, and below 0 it costs points.
coach-end = Tasks cost no AP: contracts, cathedrals and crests can be settled before you end the turn.

## Actions

do-take_die = { $gold ->
    [0] Take the { $die }, value { $value }: { $goods }, { $action } with { $ap } AP
   *[other] Take the { $die }, value { $value }, as { $final } for { $gold } gold: { $goods }, { $action } with { $ap } AP
}
do-collect = Gain { $goods }
do-perform = Perform the { $action }
do-move = Move the { $piece } { $space_to }
do-place_house = Place a house { $space_in }
do-place_pillar = Place a pillar { $space_in }
do-take_bonus = Take the { $tile } { $space_in }
do-take_tile = Take the { $tile }
do-leave_tile = Leave the { $tile }
do-discard_tile = Discard the { $tile }
do-hire = Take the { $tile }
do-wipe = Replace the character market
do-lodge = Place the { $tile } in building { $building }, floor { $floor }
do-sign = Take the { $tile } for { $ap } AP
do-trade = Exchange { $given } for { $wanted }
do-advance = Advance on the king’s track (spaces: { $steps })
do-gain = Gain 1 { $resource }
do-activate = Activate building { $building }
do-welcome = Bonus of the { $tile }
do-buy = Buy { $goods } for { $gold } gold
do-fulfil = Fulfil the { $tile }: { $points } VP
do-fulfil_with = Fulfil the { $tile } with { $resource }: { $points } VP
do-crest = Place the { $tile } below building { $building } ({ $food })
do-contribute = Contribute to the cathedral { $space_in }: { $stone }, { $points } VP
do-use = Use the helper ({ $tile })
do-done = Done
do-end_turn = End the turn
do-turn_wheel = The wheel is set: value 1 faces place { $place }
do-lay_action = Place { $place } of the wheel: { $action }
do-reveal = New tile ({ $where }): { $tile }
do-lay_cost = { $stone ->
    [0] No cathedral is built { $space_in }
   *[other] The cathedral { $space_in } costs { $goods } and is worth { $points } VP
}
do-lay_city = Market of round { $round }: { $space }
do-lay_market = Round { $round } scores: { $market }
do-challenge = Challenge: { $card }
do-first = { $to_player } begins
do-draw = Drawn: { $die }
do-roll = The { $die } shows { $value }
do-corrupt = Corruption: { $count }
do-decree = Decree: { $card }

## What a turn could still use

unspent-ap = { $ap } AP
unspent-bonus = the rest of the bonus

## Headings of what may be done

verb-take_die = Dice
verb-perform = Which action
verb-move = Move
verb-place_house = Place a house
verb-place_pillar = Place a pillar
verb-hire = Take a character
verb-lodge = Place a character
verb-sign = Contract market
verb-trade = Exchange for 1 AP
verb-gain = Gain
verb-activate = Activate
verb-welcome = Bonuses
verb-buy = Buy a resource
verb-fulfil = Fulfil a contract
verb-fulfil_with = Fulfil a contract, kind of your choice
verb-crest = Place a crest
verb-contribute = Contribute to a cathedral
verb-use = Use a helper

## The log

log-take_die = { $gold ->
    [0] { $player } takes the { $die }, value { $value }: { $goods }, { $action } with { $ap } AP.
   *[other] { $player } takes the { $die }, value { $value }, as { $final } for { $gold } gold: { $goods }, { $action } with { $ap } AP.
}
log-collect = { $player } gains { $goods }.
log-perform = { $player } chooses the { $action }.
log-move = { $player } moves the { $piece } { $space_to }.
log-place_house = { $player } places a house { $space_in }.
log-place_pillar = { $player } places a pillar { $space_in }.
log-take_bonus = { $player } takes the { $tile } { $space_in }.
log-take_tile = { $player } takes the { $tile }.
log-leave_tile = { $player } leaves the { $tile }.
log-discard_tile = { $player } discards the { $tile } of the king’s track.
log-hire = { $player } takes the { $tile }.
log-wipe = { $player } replaces the character market.
log-lodge = { $player } places the { $tile } in building { $building }, floor { $floor }.
log-sign = { $player } takes the { $tile } for { $ap } AP.
log-trade = { $player } exchanges { $given } for { $wanted }.
log-advance = { $player } advances on the king’s track (spaces: { $steps }).
log-gain = { $player } gains 1 { $resource }.
log-activate = { $player } activates building { $building }.
log-welcome = { $player } gains the bonus of the { $tile }.
log-buy = { $player } buys { $goods } for { $gold } gold.
log-fulfil = { $player } fulfils the { $tile } for { $points } VP.
log-fulfil_with = { $player } fulfils the { $tile } with { $resource } for { $points } VP.
log-crest = { $player } pays { $food } and places the { $tile } below building { $building }.
log-contribute = { $player } contributes { $stone } to the cathedral { $space_in }: { $points } VP.
log-use = { $player } uses a helper ({ $tile }).
log-done = { $player } skips the rest.
log-end_turn = { $player } ends the turn.
log-turn_wheel = The wheel is set: value 1 faces place { $place }.
log-lay_action = Place { $place } of the wheel: { $action }.
log-reveal = New tile ({ $where }): { $tile }.
log-lay_cost = { $stone ->
    [0] No cathedral is built { $space_in }.
   *[other] The cathedral { $space_in } costs { $goods } and is worth { $points } VP.
}
log-lay_city = Market of round { $round }: { $space }.
log-lay_market = Round { $round } scores: { $market }.
log-challenge = Challenge: { $card }.
log-first = { $to_player } begins.
log-draw = Drawn: { $die }.
log-roll = The { $die } shows { $value }.
log-corrupt = Corruption: { $count }.
log-decree = Decree: { $card }.
log-scored = { $line } King’s track: { $king }. Market { $space_in }: { $market }.
points-of = { $player }: { $sign }{ $points } VP
points-titus = { $titus }: { $sign }{ $points } VP
points-more = { $first }, { $rest }
points-none = nobody

## Why not

why-die-taken = You have taken your die for this turn.
why-no-die = There is no { $die } of value { $value } at the wheel.
why-gold = That costs { $gold } gold; you have { $have }.
why-gold-for-gold = Gold buys only the other kinds.
why-food = That costs { $food } food; you have { $have }.
why-stone = That costs { $stone } stone; you have { $have }.
why-ap = That costs { $ap } AP; you have { $have }.
why-no-ap = You have no AP left for this action.
why-no-tile = There is no tile to take.
why-store-full = Your storehouse is full.
why-crest-owned = You have a crest of this family already.
why-contracts-full = All your contract spaces are taken.
why-not-in-store = That is not in your storehouse: { $tile }.
why-cannot-pay = It costs { $goods }; you have { $have }: { $tile }.
why-say-with-what = Choose which resource you pay with: { $tile }.
why-no-crest = There is no crest in your storehouse.
why-crest-placed = Below building { $building } lies a crest already.
why-choose-building = Choose the building the crest goes below.
why-no-cathedral = No cathedral is built { $space_in } in this game.
why-contributed = You have contributed to the cathedral { $space_in } already.
why-no-cathedral-tile = No cathedral tile is left { $space_in }.
why-no-pillar = You have no pillar { $space_in }.
why-advance-first = The king action leaves no choice: advance first.
why-done-first = A bonus is still open: use it, or choose “Done”, before you end the turn.
why-end-turn = This is the action of your die: it ends with the turn.
why-track-end = Your marker is at the end of the king’s track.
why-no-action-yet = It strengthens the action of a die: take one first.
why-colour-late = It works only between taking a die and gaining its resources.
why-nobody-home = No character lives in your buildings yet.
why-not-adjacent = From here it is more than one step { $space_to }.
why-here-already = It stands there already.
why-no-house-left = There is no house in your supply.
why-merchant-elsewhere = Your merchant is not { $space_in }.
why-house-there = You have a house { $space_in } already.
why-plot-closed = That space is for more players.
why-plot-taken = That space is taken.
why-plot-same = Another free space in this city gives the same: take the first of them.
why-no-pillar-left = There is no pillar in your supply.
why-architect-elsewhere = Your architect is not { $space_in }.
why-pillar-there = You have a pillar { $space_in } already.
why-pillars-full = All pillar spaces { $space_in } are taken.
why-not-in-market = That character is not in the market.
why-pile-empty = There is no other character to come.
why-same-resource = Exchange it for another kind.
why-no-goods = You have no { $resource }.
why-room-taken = Somebody lives in that room.
why-no-character = There is no character in your storehouse.
why-type-elsewhere = This type lives in building { $building }: { $type }.
why-other-type = Building { $building } holds another type.
why-no-home = There is no room left for this type: { $type }.
why-empty-building = Nobody lives in that building.
why-empty-room = Nobody lives in that room.
why-not-welcome = This character does not live in the building you activate, or has given its bonus.
why-other-segment = Only the tile beside your die can be taken.
why-round-over = The round is over: only the king’s tile is to be decided.
why-needs-joker = An action is chosen only with the joker.
why-needs-move = Neither your merchant nor your architect may move now.
why-needs-merchant = No house can be placed now.
why-needs-architect = No pillar can be placed now.
why-needs-tile = That tile cannot be taken now.
why-needs-character = That takes a character action.
why-needs-contract = That takes a contract action.
why-needs-king = That takes a king action.
why-needs-activation = No building is being activated now.

## Points, endings

score-start = Start
score-king_track = King’s track
score-king_leader = Lead on the king’s track
score-contract = Contracts
score-cathedral = Cathedrals
score-crest = Crests
score-house = House spaces
score-character = Characters
score-helper = Helpers
score-market = Market
score-houses_pillars = Houses × pillars
score-completed_buildings = Completed buildings
score-resources = Leftover resources
pays-number = { $count } of them
pays-leftovers = 1 for every { $count }
pays-houses-pillars = { $houses } × { $pillars }
ending-four_rounds = Four rounds are over.
ending-titus_beaten = Cardinal Titus is beaten.
ending-titus_wins = Cardinal Titus wins.
verdict-titus_beaten = You beat Cardinal Titus by { $points } to { $titus } VP.
verdict-titus_wins = Cardinal Titus wins by { $titus } to { $points } VP.

## Positions that could not lie on a table

impossible-order = the turn order does not name every player once.
impossible-turn = all turns of the round are over, so this is its third.
impossible-who = whose turn it is can be said only once there is a turn order, and then must be.
impossible-costs-order = construction costs are laid from the first cathedral on.
impossible-pending-draw = “{ $decision }” is for chance to draw, so it belongs to “draws”.
impossible-draws-decision = “{ $decision }” is for a player to decide, so it belongs to “pending”.
impossible-draws-and-pending = while a player is to decide, chance does not draw “{ $draw }”.
impossible-draws = chance has no “{ $draw }” to draw at this moment.
impossible-over = nothing is to be decided, but only round { $round } is being played.
impossible-pending-before-order = a player is to decide before there is a turn order.
impossible-laying-order = the table is not laid out in this order.
impossible-laid = “{ $what }” is not laid out as far as it should be.
impossible-untouched = player { $number } has something before the first round.
impossible-begun = a round has begun before there is a turn order.
impossible-tiles = of the tile “{ $tile }” there are { $all } in this game, not { $count }.
impossible-tile-there = among the places of the tiles of the pile “{ $pile }” there is a “{ $tile }” that does not come from it.
impossible-aside = characters lie aside although the market is not being filled.
impossible-costs = a construction cost tile lies at two cathedrals.
impossible-first-city = the first market is in Tiletum, not in “{ $city }”.
impossible-actions = without action tiles the actions stand as printed.
impossible-tile-space = with so few players no tile lies at “{ $space }”.
impossible-plot-twice = two houses stand on “{ $plot }”.
impossible-plot-closed = with so few players no house stands on “{ $plot }”.
impossible-pillars = at the cathedral of “{ $cathedral }” there is room for { $room } pillars, not for { $count }.
impossible-track = the king’s track does not hold every player’s marker once.
impossible-points = player { $number } has fewer than 0 points.
impossible-houses = player { $number } has more than { $all } houses.
impossible-player-pillars = player { $number } has more pillars on the map than fulfilled contracts have freed.
impossible-contributed = player { $number } has contributed to a cathedral without a pillar there.
impossible-two-houses = player { $number } has two houses in “{ $city }”.
impossible-crest-twice = player { $number } has the { $crest } twice.
impossible-titus-helper = Titus keeps no helpers.
impossible-two-types = two types of characters live in building { $building } of player { $number }.
impossible-type-twice = characters of the type “{ $type }” live in two buildings of player { $number }.
impossible-corruption-count = at this moment { $turned } corruption tokens of the round are turned, not { $count }.
impossible-corruption = there are not that many corruption tokens of value { $value }.
impossible-between-turns = between the turns of a round it is the first player’s turn next.
impossible-traded = an exchange was made outside a turn.
impossible-dice-late = dice are rolled before the first turn of a round.
impossible-no-king-tile = no tile lies at the king’s track.
impossible-leader = player { $number } leads on the king’s track and decides about its tile.
impossible-titus-king = Titus does not decide about the king’s tile.
impossible-titus-absent = decrees and challenges belong to Titus, who does not play.
impossible-decree = there is a decree if and only if Titus has his turn.
impossible-decree-drawn = the decree is not among those drawn in this round.
impossible-decree-deck = a decree was drawn that is not in the deck of this round.
impossible-decrees = Titus has begun { $turns } turns of the round, but { $count } decrees were drawn.
impossible-dice = there are { $all } dice of the colour “{ $colour }”, and not so many.
impossible-dice-taken = player { $number } has taken { $count } dice in this round, not { $turns }.
impossible-dice-rolled = { $rolled } dice are rolled in a round, but there are { $count }.
impossible-titus-decides = Titus never decides “{ $decision }”.
impossible-idle = “{ $decision }” would not be asked: it leaves nothing to decide.
impossible-not-of-die = “{ $decision }” does not go with the die taken in this turn.
impossible-nothing-left = “{ $decision }” has nothing left to give.
impossible-welcome-empty = “{ $decision }” names a room in which nobody lives.
impossible-welcome-apart = “{ $decision }” names rooms of two buildings.

## The board

board-table = The table
board-player = { $player }
board-map = Map of Europe
board-wheel = Action wheel
board-offers = Markets and offers
board-markets = Markets of the four rounds
board-house = { $player }’s board
board-store = Goods, storehouse and contracts
board-others = The other boards
board-show = Look at { $player }’s board
board-back = Back to my board
board-tray = Still to resolve
board-round = Round { $round }
board-turn = Turn { $turn } of 3
board-order = Turn order
board-corruption = Corruption: steps back on the king’s track
board-ap = { $ap } AP
board-die = { $die }, value { $value }: { $goods }, { $ap } AP
board-steps = { $steps ->
    [one] { $space }: { $steps } step
   *[other] { $space }: { $steps } steps
}
board-plot = House space { $space_in }
board-plot-taken = House of { $player } { $space_in }
board-pillars = Pillars { $space_in }: { $count }
board-cathedral = Cathedral { $space_in }: { $goods } for { $points } VP, tiles left: { $left }
board-contract = { $tile }, for { $ap } AP
board-pile = Replace the character market; in the pile: { $count }
board-market = Round { $round }, { $space }: { $points } VP
board-building = Building { $building }
board-room = Building { $building }, floor { $floor }: empty
board-crest-space = Place for a crest below building { $building }: { $goods }
board-supply = In supply: houses { $houses }, pillars { $pillars }
board-decree-none = No decree yet
board-deck = Decrees still to come
board-open-die = take a die
board-open-tile = bonus tile
board-open-collect = resources
board-open-colour = another kind
board-open-joker = choose an action
board-open-anywhere = anywhere
board-open-gain = choose a resource
board-open-any = choose an action
board-open-activate = activate a building
board-open-welcome = bonuses
board-open-restock = market

## The board at a terminal

drawn-round = Round
drawn-turn = turn
drawn-order = turn order
drawn-king = King’s track
drawn-market = Market
drawn-contracts = Contracts on offer
drawn-characters = Characters on offer
drawn-map = Tiles on the map
drawn-player = Player
drawn-titus = Titus
drawn-vp = VP
drawn-houses = Houses
drawn-pillars = Pillars
drawn-fulfilled = Fulfilled contracts
drawn-store = Storehouse
drawn-rooms = Rooms
drawn-crests = Crests
drawn-yellow = yellow
drawn-pink = pink
drawn-light_grey = light-grey
drawn-dark_grey = dark-grey
drawn-blue = blue

## What a turn is good for: hints

reason-points = points at once
reason-map = more from houses × pillars
reason-resources = more resources
reason-board = rooms and buildings on your board
reason-storehouse = useful tiles in the storehouse
reason-cathedrals = a cathedral within reach
reason-king = a better place on the king’s track
reason-market = the market { $space_in }
reason-merchant = the merchant is better placed
reason-architect = the architect is better placed
reason-turn = more left to do in this turn
