# The Palaces of Carrara, in English. A name's attributes are its other forms; a sentence asks for them as `$piece_a`.

game-name = The Palaces of Carrara
game-tagline = Wait for cheaper marble, build in the right city, and score before the others do.

## The box, table by table

box-blocks = Marble blocks
box-ring = The ring and its prices
box-discs = The discs
box-tiles = Building tiles
box-type = Kinds of buildings
box-city = Cities
box-improvement = Improvements
box-court = The royal court
box-landscapes = Landscapes
box-coin_places = Money places
box-statue_places = Statue places
box-pieces = Decorations and statues
box-sets = Sets of decorations
box-majorities = Most statues in a city
box-money = Money
box-end = End of the game

## Blocks, by colour: one, and several

block-purple = purple block
    .a = a purple block
    .many = purple blocks
block-blue = blue block
    .a = a blue block
    .many = blue blocks
block-green = green block
    .a = a green block
    .many = green blocks
block-red = red block
    .a = a red block
    .many = red blocks
block-yellow = yellow block
    .a = a yellow block
    .many = yellow blocks
block-white = white block
    .a = a white block
    .many = white blocks

colour-purple = purple
colour-blue = blue
colour-green = green
colour-red = red
colour-yellow = yellow
colour-white = white
colour-gold = gold

## Cities

city-lerici = Lerici
    .in = in Lerici
city-massa = Massa
    .in = in Massa
city-viareggio = Viareggio
    .in = in Viareggio
city-lucca = Lucca
    .in = in Lucca
city-pisa = Pisa
    .in = in Pisa
city-livorno = Livorno
    .in = in Livorno

## Buildings

type-biblioteca = Biblioteca
type-cathedrale = Cathedrale
type-palazzo = Palazzo
type-porta = Porta
type-castello = Castello
type-villa = Villa
gloss-biblioteca = library
gloss-cathedrale = cathedral
gloss-palazzo = palace
gloss-porta = gate
gloss-castello = castle
gloss-villa = villa
landscape-urban = urban
landscape-rural = rural
tile = { $type } { $value }
tile-monument = the { $type } monument

## Decorations and statues

piece-book = book
    .a = a book
piece-coat_of_arms = coat of arms
    .a = a coat of arms
piece-crown = crown
    .a = a crown
piece-cup = cup
    .a = a cup
piece-banner = banner
    .a = a banner
piece-gate = gate
    .a = a gate
piece-purple_statue = purple statue
    .a = a purple statue
piece-blue_statue = blue statue
    .a = a blue statue
piece-green_statue = green statue
    .a = a green statue
piece-red_statue = red statue
    .a = a red statue
piece-yellow_statue = yellow statue
    .a = a yellow statue
piece-white_statue = white statue
    .a = a white statue
piece-gold_statue = gold statue
    .a = a gold statue

## The royal court

space-statue = the gold statue space
space-decoration = the decoration space
space-coins = the 5-florin space
space-vp = the 3-VP space
space-large = the large empty space

## Scoring places

place-lerici = Lerici
place-massa = Massa
place-viareggio = Viareggio
place-lucca = Lucca
place-pisa = Pisa
place-livorno = Livorno
place-biblioteca = the Biblioteca type
place-cathedrale = the Cathedrale type
place-palazzo = the Palazzo type
place-porta = the Porta type
place-castello = the Castello type
place-villa = the Villa type
place-urban = the urban landscape
place-rural = the rural landscape
place-coins_left = the left money place
place-coins_right = the right money place
place-livorno_lerici = the statues in Livorno and Lerici
place-massa_pisa = the statues in Massa and Pisa
place-viareggio_lucca = the statues in Viareggio and Lucca
# In reports, beside the names of cities.
thing-place = scoring { $place }

## Amounts

gain-coins = { $coins ->
    [one] 1 florin
   *[other] { $coins } florins
}
gain-vp = { $vp } VP
gain-both = { $coins ->
    [one] 1 florin
   *[other] { $coins } florins
} and { $vp } VP
gain-nothing = nothing
gain-rate = { $coins ->
    [one] 1 VP for every florin at the end
   *[other] 1 VP for every { $coins } florins at the end
}

## A payment, the least precious blocks first

paid-purple = { $count } purple
paid-blue = { $count } blue
paid-green = { $count } green
paid-red = { $count } red
paid-yellow = { $count } yellow
paid-white = { $count } white
payment = { $some }, { $more }

## Options

option-variant = Rules
option-variant-help = The advanced game adds decorations and statues, and five more scoring places.
option-variant-basic = Basic game
option-variant-advanced = Advanced game
option-open_money = Open money
option-open_money-help = Nobody uses a screen: everybody sees everybody’s florins and blocks.
option-early_large_space = Scoring early from the large empty space
option-early_large_space-help = A pillar there may score while bonus spaces are still in use, if nobody holds the royal visit token: no bonus, no token. Otherwise only when all bonus spaces are empty.
option-statue_ties = Three or more equal in statues
option-statue_ties-help = Ties of two come out the same either way.
option-statue_ties-one_down = One place down for all
option-statue_ties-use_places = They use up that many places
option-majorities = Points for statue majorities
option-majorities-help = Some numbers of the printed table are not known; both of these fit every example in the rules.
option-majorities-halves = A half and a quarter of the first
option-majorities-steps = Four less, then three less
option-own_coin_places = Everybody has money places
option-own_coin_places-help = Each player may take either money place, whoever else has. Otherwise each of the two can be taken by one player.
option-turn_cap = Stop after so many rounds
option-turn_cap-help = For simulations: nothing in the rules forces the game to end. 0 means never.

preset-basic = Basic game
preset-basic-help = Without decorations and statues: good for a first game.
preset-advanced = Advanced game
preset-advanced-help = With decorations, statues and more scoring places.
preset-open = Advanced game, open money
preset-open-help = The advanced game; everybody sees everybody’s money.
preset-other_readings = Other readings of the rules
preset-other_readings-help = Unclear rules are read the other way round.

## What is asked

progress-round = Round { $round }
progress-last-turns = Last turns
prompt-turn = Buy blocks, build, score, or pass.
prompt-turn-visit = Royal visit by { $to_player }: score with your pillar on { $space }, or do something else and give that bonus up.
prompt-buy = Buy blocks from one segment.
prompt-buy-more = Buy more from segment { $segment }, or finish.
prompt-pay = Still to pay { $city_in }: { $price }. With how many { $block_many }?
prompt-improve = You may take an improvement.
prompt-score = Choose the scoring place for your pillar.
prompt-reward = Segment { $segment } is empty: take its decoration or its statue.
prompt-gift = Choose a decoration from the supply.
prompt-put = Where does the { $piece } go?
prompt-end = End your turn, or do something more.

## Tips in the first games, by what is asked

coach-turn = One thing a turn: buy, build, score or pass. When you pay, two blocks of a colour stand in for one of the next more precious.
coach-turn-2 = A city can be scored by one player only. Look who else has buildings there.
coach-turn-visit = Score from the same space now, or your pillar there loses its bonus.
coach-buy = Rotating makes blocks cheaper for the next player too.
coach-pay = Precious blocks are wasted where cheap ones will do.
coach-improve = Take the improvement of a city that you have still to score.
coach-score = Each place pays once: wait until enough stands there, but not until somebody else takes the city.

## Actions

do-rotate = { $discs ->
    [both] Rotate both discs
   *[single] Rotate the disc
} ({ $count ->
    [0] no new blocks
    [one] 1 new block
   *[other] { $count } new blocks
})
do-rotate_inner = Rotate only the inner disc (statues)
do-buy = { $price ->
    [0] Take { $block_a } from { $segment } for nothing
    [one] Buy { $block_a } from { $segment } for 1 florin
   *[other] Buy { $block_a } from { $segment } for { $price } florins
}
do-done = Finish buying
do-relief = { $coins ->
    [one] Cannot afford any block: take 1 florin
   *[other] Cannot afford any block: take { $coins } florins
}
do-build = Build { $tile } { $city_in }
do-upgrade = Upgrade { $tile } { $city_in } to a monument for { $price }
do-pay = { $paid ->
    [yes] Pay { $payment }
   *[no] { $count ->
        [0] No { $block_many }
        [one] 1 { $block }
       *[other] { $count } { $block_many }
    }
}
do-improve = { $city }: { $gain } for each point from now on
do-pillar = { $follows ->
    [yes] Follow the royal visit with your pillar from { $space }
   *[no] Score with a pillar from { $space }
}
do-score_shared = Score { $place }: { $gain }
do-score_own = Score { $place }: { $gain }
do-take = Take { $piece_a }
do-put = Put it on { $tile } { $city_in }
do-store = Put it into storage
do-discard = Give up the stored { $old } for it
do-decline = { $what ->
    [improvement] No improvement
   *[piece] Decline
}
do-decorate = Put { $piece_a } from storage on { $tile } { $city_in }
do-erect = Put { $piece_a } from storage on { $tile } { $city_in }
do-buy_decoration = { $price ->
    [one] Buy { $piece_a } for { $tile } { $city_in } (1 florin)
   *[other] Buy { $piece_a } for { $tile } { $city_in } ({ $price } florins)
}
do-buy_statue = { $price ->
    [one] Buy { $piece_a } for { $tile } { $city_in } (1 florin)
   *[other] Buy { $piece_a } for { $tile } { $city_in } ({ $price } florins)
}
do-pass = { $coins ->
    [one] Pass and take 1 florin
   *[other] Pass and take { $coins } florins
}
do-end_turn = End turn
do-first = The starting player is drawn
do-spin = Segment I shows { $piece_a }
do-reveal = { $tile } comes to the offer
do-draw = The bag gives { $block_a }

## The log

log-rotate = { $discs ->
    [both] { $player } rotates both discs.
   *[single] { $player } rotates the disc.
}
log-rotate_inner = { $player } rotates only the inner disc (statues).
log-buy = { $price ->
    [0] { $player } takes { $block_a } from segment { $segment } for nothing.
    [one] { $player } buys { $block_a } from segment { $segment } for 1 florin.
   *[other] { $player } buys { $block_a } from segment { $segment } for { $price } florins.
}
log-done = { $player } buys no more.
log-relief = { $coins ->
    [one] { $player } can afford nothing and takes 1 florin.
   *[other] { $player } can afford nothing and takes { $coins } florins.
}
log-build = { $paid ->
    [yes] { $player } builds { $tile } { $city_in } and pays { $payment }.
   *[no] { $player } builds { $tile } { $city_in }.
}
log-upgrade = { $paid ->
    [yes] { $player } upgrades { $tile } { $city_in } to a monument and pays { $payment }.
   *[no] { $player } upgrades { $tile } { $city_in } to a monument.
}
log-pay = { $paid ->
    [yes] { $player } pays { $payment } for { $tile } { $city_in }.
   *[no] { $count ->
        [0] { $player } keeps the { $block_many }.
        [one] { $player } lays out 1 { $block }.
       *[other] { $player } lays out { $count } { $block_many }.
    }
}
log-pay-hidden = { $player } lays out blocks.
log-improve = { $player } improves { $city }: { $gain } for each point.
log-pillar = { $follows ->
    [yes] { $player } follows the royal visit with a pillar from { $space }.
   *[no] { $player } scores with a pillar from { $space }.
}
log-score_shared = { $player } scores { $place }: { $gain }.
log-score_own = { $player } scores { $place }: { $gain }.
log-take = { $player } takes { $piece_a }.
log-put = { $player } puts { $piece_a } on { $tile } { $city_in }.
log-store = { $player } puts { $piece_a } into storage.
log-discard = { $player } gives up { $old_a } and stores { $piece_a }.
log-decline = { $what ->
    [improvement] { $player } takes no improvement.
   *[piece] { $player } declines.
}
log-decorate = { $player } puts { $piece_a } from storage on { $tile } { $city_in }.
log-erect = { $player } puts { $piece_a } from storage on { $tile } { $city_in }.
log-buy_decoration = { $price ->
    [one] { $player } buys { $piece_a } for 1 florin and puts it on { $tile } { $city_in }.
   *[other] { $player } buys { $piece_a } for { $price } florins and puts it on { $tile } { $city_in }.
}
log-buy_statue = { $price ->
    [one] { $player } buys { $piece_a } for 1 florin and puts it on { $tile } { $city_in }.
   *[other] { $player } buys { $piece_a } for { $price } florins and puts it on { $tile } { $city_in }.
}
log-pass = { $coins ->
    [one] { $player } passes and takes 1 florin.
   *[other] { $player } passes and takes { $coins } florins.
}
log-end_turn = { $player } ends the turn.
log-first = { $to_player } begins.
log-spin = The outer disc shows { $piece_a } in segment I.
log-reveal = { $tile } comes to the offer.
log-draw = The bag gives { $block_a }.

## Why not

why-advanced-only = That belongs to the advanced game.
why-act-first = Take an action first: buy, build, score or pass.
why-acted = You have taken your action in this turn.
why-acting = You have begun another action in this turn.
why-needs-monument = An improvement is taken when you build a monument.
why-rotated = You have rotated already.
why-disc-empty = There are no blocks to buy that way.
why-buy-one = Buy at least one block; you can afford one.
why-take-relief = You can afford no block: take the florins instead.
why-no-relief = You may take these florins only if you have rotated and can afford nothing.
why-not-buying = You are not buying blocks now.
why-rotate-first = Rotate first: both discs, or only the inner one (statues).
why-other-segment = You are buying from segment { $segment } already.
why-no-block = There is no { $block } in segment { $segment }.
why-no-coins = { $coins ->
    [one] That costs { $price }, and you have 1 florin.
   *[other] That costs { $price }, and you have { $coins } florins.
}
why-not-your-building = You have not built { $tile }.
why-not-on-offer = Not on offer: { $tile }.
why-offer-empty = There is nothing left to build.
why-monument-already = It is a monument already.
why-monument-gone = The { $type } monument is built already.
why-no-means = The price in blocks is { $price }; yours are good for { $means } { $city_in }.
why-twin = An identical choice is already listed.
why-same-space = During the royal visit you may use only the pillar on { $space }.
why-no-pillar = You have no pillar there.
why-bonus-first = As long as there are pillars on bonus spaces, score with one of those.
why-no-building = There is nothing to score yet: you have no building.
why-no-place = All scoring places that your buildings open are taken.
why-pillar-first = First choose a pillar at the royal court; this place is open to you.
why-place-used = Your pillar stands there already.
why-place-taken = The pillar of { $to_player } stands there.
why-few-buildings = { $count ->
    [one] That needs a building { $city_in }; you have { $have }.
   *[other] That needs { $count } buildings { $city_in }; you have { $have }.
}
why-few-coins = You need { $coins } florins to show; you have { $have }.
why-one-coin-place = You have a money place already.
why-no-statue = That needs a statue in one of these cities; you have none.
why-no-such-building = That needs a building of this type; you have none.
why-no-such-landscape = That needs a building in this landscape; you have none.
why-must-open = Put the statue where it opens a scoring place; you have no other.
why-storage-full = Your storage is full.
why-storage-empty = Your storage is empty.
why-room-left = There is still room for the { $piece }.
why-wrong-type = Only a { $type } takes { $piece_a }.
why-decorated = There is a decoration on { $tile } already.
why-has-statue = There is a statue on { $tile } already.
why-wrong-city = No { $piece } may stand { $city_in }.
why-no-spot = You have no building on which { $piece_a } may go now.
why-not-stored = There is no { $piece } in your storage.
why-stored-now = The { $piece } went into storage in this turn; it may be put up in a later one.
why-bought-already = You have bought a piece in this turn.
why-coins-needed = You need these florins for a money place; no other scoring place is open to you.
why-supply-empty = There is no { $piece } left in the supply.
why-not-shown = Segment { $segment } does not show { $piece_a }.
why-no-decoration = The bonus is a decoration, not { $piece_a }.
why-improvement-gone = There is no improvement for { $city } left.
why-pay = You can pay { $least } to { $most } { $block_many }.

## Points and endings

score-court = Bonuses of the royal court
score-cities = Cities
score-types = Building types
score-landscapes = Landscapes
score-statue-places = Statue places
score-building = Building after the last pillar
score-end = Triggered the end
score-coins = Florins
score-set-book = Set of books
score-set-coat_of_arms = Set of coats of arms
score-set-crown = Set of crowns
score-set-cup = Set of cups
score-set-banner = Set of banners
score-set-gate = Set of gates
score-majority-lerici = Statues in Lerici
score-majority-massa = Statues in Massa
score-majority-viareggio = Statues in Viareggio
score-majority-lucca = Statues in Lucca
score-majority-pisa = Statues in Pisa
score-majority-livorno = Statues in Livorno
pays-number = { $count } of them
pays-statues = { $count ->
    [one] { $count } statue
   *[other] { $count } statues
}
pays-coins = { $coins ->
    [one] { $coins } florin
   *[other] { $coins } florins
}, 1 VP for every { $rate }
ending-completed = All pillars of a player are placed and the stack is empty.
ending-capped = The agreed number of rounds is over.

## What could not lie on a table

impossible-count = { $what }: { $count } in all, and there should be { $all }.
impossible-improvements = improvements of { $city }: { $count } in all, and there should be { $all }.
impossible-wheel = the disc never holds more than { $most } blocks.
impossible-tile-twice = { $tile } lies in two places.
impossible-tile-missing = { $tile } lies nowhere.
impossible-tile-unused = { $tile } takes no part in a game of { $seats }.
impossible-monument-offered = { $tile } never lies on offer or in the stack.
impossible-gaps = gaps in the offer: { $count }, though the stack is not empty.
impossible-turn = player { $first } began and the number of turns played is { $turns }, so it is the turn of player { $number }.
impossible-purchased = nothing has been purchased in this turn: it is a matter of the advanced game, and of a turn under way.
impossible-stored-now = the { $piece } cannot have gone into storage in this turn.
impossible-no-end = in the advanced game “end” lies below all that is asked in a turn.
impossible-advanced-only = “{ $what }” belongs to the advanced game.
impossible-first = who begins is drawn before anybody has blocks or a turn.
impossible-reveal = tiles to be revealed: { $count }, but gaps in the offer: { $gaps }, and tiles in the stack: { $stack }.
impossible-draw = blocks to be drawn: { $count }, but disc and bag make it { $due }.
impossible-segment-empty = there is nothing left to buy in segment { $segment }.
impossible-segment-full = segment { $segment } has not been emptied.
impossible-bonus = the royal visit does not give such a piece.
impossible-not-built = player { $number } has not built { $tile }.
impossible-laid = of { $block_many } { $count } cannot be laid out.
impossible-pay = player { $number } cannot pay for { $tile } like that.
impossible-improve = there is no improvement for player { $number } to take.
impossible-no-place = player { $number } has taken up a pillar without a scoring place to choose.
impossible-visit-half = a royal visit has a holder of the token and a bonus space, or neither.
impossible-visit-over = player { $number } gives the token back before the next action.
impossible-visit-pillars = on { $space } stand pillars of exactly those who have not acted since the royal visit began.
impossible-space = the bonus space “{ $space }” is not in this game.
impossible-court-uneven = on { $space } stand pillars of all players or of none: a royal visit clears the space for all.
impossible-pillars = pillars of player { $number }: { $count } in all, not { $all }.
impossible-storage = player { $number } stores more than { $most } pieces.
impossible-improved = player { $number } has more improvements than monuments.
impossible-statue = no { $piece } may stand { $city_in }.
impossible-place = player { $number } has scored { $place } without what that takes.
impossible-place-twice = player { $one } and player { $other } have both scored { $place }.
impossible-coin-places = player { $number } has two money places.
impossible-end = nobody can have triggered the end: the stack is not empty, or nobody has placed all pillars.
impossible-end-due = the stack is empty and a player has placed all pillars, so somebody has triggered the end.
impossible-end-points = player { $number } has { $count } VP for triggering the end.
impossible-over = nothing is pending, though the game is not over.
impossible-over-due = decisions are pending, though the game is over.

## The board

board-table = The table
board-player = { $player }
board-cities = Cities of { $player }
board-others = The other players
board-show = Look at the cities of { $player }
board-back = Back to my cities
board-turn = Turn of { $player }
board-wheel = The wheel
board-rotate = Rotate: { $count ->
    [0] no new blocks
    [one] 1 new block in segment I
   *[other] { $count } new blocks in segment I
}
board-new = + { $count } { $count ->
    [one] block
   *[other] blocks
}
board-price = Segment { $segment }, { $block }: { $price }
board-heap = Segment { $segment }, { $block }: { $count }, price { $price }
board-bag = Blocks in the bag: { $count }
board-paid = Last paid into the bag:
board-offer = On offer
board-stack = Buildings in the stack: { $count }
board-monuments = Monuments
board-court = Royal court
board-visit = Royal visit by { $to_player }
board-ender = { $to_player } has triggered the end of the game
board-city = { $city }: { $gain } for each point of value. Buildings: { $count } of { $needs } needed to score.
board-means = You could build here up to value { $value }.
board-improvement = Improvement of { $city }: { $gain } for each point. Left: { $count }
board-places = Scoring places
board-place = Score { $place } now: { $gain }
board-scored = { $to_player } has scored { $place }
board-hidden = { $player } keeps florins and blocks behind the screen
board-supply = Decorations and statues in the supply
board-supplied = { $piece }: { $count } in the supply
board-storage = Storage
board-pay = { $price } to pay { $city_in }
board-pay-all = Pay like this
board-pay-other = or choose how many { $block_many }:
board-segment = Segment { $segment }
board-close = Close
board-tile = { $gloss }, { $landscape }
board-tile-cost = { $value ->
    [one] Costs 1 block that its city accepts, and counts 1 when it is scored.
   *[other] Costs { $value } blocks that its city accepts, and counts { $value } when it is scored.
}
board-tile-monument = Costs { $value } blocks that its city accepts, or only the difference if it covers a building of yours of the same type. You may take an improvement with it.
board-tile-decoration = Its decoration: { $piece }.
board-guide = Read more in the rules
board-urban = Urban
board-rural = Rural

## The board at a terminal

drawn-round = Round
drawn-turn = to move
drawn-player = Player
drawn-bag = In the bag:
drawn-stack = in the stack:
drawn-offer = On offer
drawn-monuments = Monuments
drawn-improvements = Improvements
drawn-visit = Royal visit
drawn-screen = behind the screen
drawn-coins = florins:
drawn-blocks = blocks:
drawn-vp = VP
drawn-court = Royal court
drawn-large = large empty space:
drawn-scored = Scored
drawn-storage = Storage
letter-P = P
letter-B = B
letter-G = G
letter-R = R
letter-Y = Y
letter-W = W

## What a turn is good for: hints

reason-points = victory points at once
reason-coins = { $count ->
    [one] 1 florin more
   *[other] { $count } florins more
}
reason-decorations = a larger set of decorations
reason-statues = a better standing in statues
reason-blocks = { $count ->
    [one] 1 block more
   *[other] { $count } blocks more
}
reason-pillars = keeps a pillar for later
reason-place = later more for { $place }
reason-storage = a piece in storage
reason-bargain = a good purchase is in sight
reason-drawn = blocks are about to be drawn
