# The Red Cathedral, in English. A name's attributes are its other forms; a sentence asks for them as `$ornament_a`.

game-name = The Red Cathedral
game-tagline = Scaffold, gold and onion domes: five dice bring the stone, and the tsar watches who finishes first.

## The box, table by table

box-materials = Materials
box-coins = Rubles
box-market = The market
box-dice = Dice
box-setup = Set-up
box-player = Player boards
box-track = The score track
box-optional = Optional actions
box-work = Work on the cathedral
box-ornament = Ornaments
box-jewels = Jewels
box-end = End of the game
box-workshops = Workshop boards
box-token = Market tokens
box-influence_action = What influence does
box-influence_card = Influence cards
box-section = Cathedral cards
box-plan = Plan cards
box-tile = Workshop tiles
box-solo = Jakovlev

## Resources

resource-wood = wood
resource-brick = brick
resource-stone = stone
resource-gold = gold
resource-emerald = emerald
resource-amethyst = amethyst
resource-rubles = rubles
resource-recognition = recognition

amounts = { $some }, { $more }
amount-wood = { $count } wood
amount-brick = { $count ->
    [one] 1 brick
   *[other] { $count } bricks
}
amount-stone = { $count ->
    [one] 1 stone
   *[other] { $count } stones
}
amount-gold = { $count } gold
amount-emerald = { $count ->
    [one] 1 emerald
   *[other] { $count } emeralds
}
amount-amethyst = { $count ->
    [one] 1 amethyst
   *[other] { $count } amethysts
}
amount-rubles = { $count ->
    [one] 1 ruble
   *[other] { $count } rubles
}
amount-recognition = { $count ->
    [one] 1 recognition point
   *[other] { $count } recognition points
}
amount-prestige = { $count ->
    [one] 1 prestige point
   *[other] { $count } prestige points
}

## Players, dice, workshops

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-white = white

die-red = red die
die-blue = blue die
die-green = green die
die-yellow = yellow die
die-white = white die

workshop-red = red workshop
workshop-blue = blue workshop
workshop-green = green workshop
workshop-yellow = yellow workshop
workshop-white_1 = first white workshop
workshop-white_2 = second white workshop

side-basic = basic side
side-advanced = advanced side

source-inventory = inventory
source-spare = spot below the inventory
source-white_1 = first white workshop
source-white_2 = second white workshop
# In reports, beside the names of workshops.
thing-source = a banner from the { $source }

tile-die_red = red die tile
tile-die_blue = blue die tile
tile-die_green = green die tile
tile-die_yellow = yellow die tile
tile-die_white = white die tile
tile-wood = wood tile
tile-brick = brick tile
tile-stone = stone tile
tile-gold = gold tile
tile-emerald = emerald tile
tile-amethyst = amethyst tile
tile-rubles = ruble tile
tile-recognition = recognition tile

## The cathedral

section-base = base
section-middle = middle section
section-dome = dome

ornament-door = door
    .a = a door
ornament-arch = arch
    .a = an arch
ornament-cross = cross
    .a = a cross

jewels-plain = without jewels
jewels-emerald = with an emerald
jewels-amethyst = with an amethyst
jewels-two_emeralds = with two emeralds
jewels-both = with an emerald and an amethyst
jewels-two_amethysts = with two amethysts

# In a list of what goes with winning.
thing-jewels = ornament { $jewels }

plan-P2A = Plan A for two
plan-P2B = Plan B for two
plan-P2C = Plan C for two
plan-P3A = Plan A for three
plan-P3B = Plan B for three
plan-P3C = Plan C for three
plan-P4A = Plan A for four
plan-P4B = Plan B for four
plan-P4C = Plan C for four

## Influence

quarter-0 = spring
    .in = in the spring quarter
quarter-1 = summer
    .in = in the summer quarter
quarter-2 = autumn
    .in = in the autumn quarter
quarter-3 = winter
    .in = in the winter quarter

group-craftsmen = craftsmen’s guild
group-teamsters = teamsters’ guild
group-merchants = merchants’ guild
group-clergy = clergy

influence-C1 = Craftsmen I
influence-C2 = Craftsmen II
influence-C3 = Craftsmen III
influence-T1 = Teamsters I
influence-T2 = Teamsters II
influence-T3 = Teamsters III
influence-M1 = Merchants I
influence-M2 = Merchants II
influence-M3 = Merchants III
influence-K1 = Clergy I
influence-K2 = Clergy II
influence-K3 = Clergy III

action-C_SELL_ANY_1 = Sell any material for 1 ruble.
action-C_BUY_SHOWN_1 = Buy the depicted material for 1 ruble.
action-C_SELL_SHOWN_1 = Sell the depicted material for 1 ruble.
action-C_BUY_ANY_2 = Buy any material for 2 rubles.
action-C_SELL_SHOWN_2 = Sell the depicted material for 2 rubles.
action-C_BUY_SHOWN_2 = Buy the depicted material for 2 rubles.
action-T_DELIVER_1 = Deliver 1 material for 1 ruble.
action-T_GAIN_1 = Gain 1 ruble.
action-T_DELIVER_2 = Deliver 2 materials for 3 rubles.
action-T_SWAP = Swap two market tokens for 2 rubles.
action-M_2_FOR_1 = Exchange 2 alike for 1 of any material.
action-M_1R_FOR_1 = Exchange 1 material and 1 ruble for 1 of any material.
action-M_4_FOR_2 = Exchange 4 alike for 2 of any materials.
action-K_3DIFF = Offer 3 different materials for 1 prestige point.
action-K_SET = With a base, a middle section and a dome completed: 2 recognition points.
action-K_GAIN_1 = Gain 1 recognition point.
limit-once = once per turn
limit-repeat = any number of times

## Jakovlev

solo-RECOGNITION = Recognition
solo-INVENTORY = Inventory
solo-DELIVERY = Delivery
solo-CLAIM = Claim
solo-CONSTRUCTION = Construction
jakovlev = Jakovlev

## Options

option-workshops = Workshop boards
option-workshops-help = On the advanced side every workshop costs 3 rubles, ornaments must be unlocked, and banners block the white workshops.
option-workshops-basic = Basic side
option-workshops-advanced = Advanced side
option-workshops-each = Each player chooses
option-plan = Plan card
option-plan-help = How high the towers are. There are three plans for each number of players.
option-plan-random = At random
option-plan-a = Plan A
option-plan-b = Plan B
option-plan-c = Plan C
option-craftsmen = Craftsmen’s guild
option-craftsmen-help = Which of its three influence cards is in play.
option-craftsmen-random = At random
option-craftsmen-C1 = Craftsmen I
option-craftsmen-C2 = Craftsmen II
option-craftsmen-C3 = Craftsmen III
option-teamsters = Teamsters’ guild
option-teamsters-help = Which of its three influence cards is in play.
option-teamsters-random = At random
option-teamsters-T1 = Teamsters I
option-teamsters-T2 = Teamsters II
option-teamsters-T3 = Teamsters III
option-merchants = Merchants’ guild
option-merchants-help = Which of its three influence cards is in play.
option-merchants-random = At random
option-merchants-M1 = Merchants I
option-merchants-M2 = Merchants II
option-merchants-M3 = Merchants III
option-clergy = Clergy
option-clergy-help = Which of its three influence cards is in play.
option-clergy-random = At random
option-clergy-K1 = Clergy I
option-clergy-K2 = Clergy II
option-clergy-K3 = Clergy III
option-final_rounding = Final move of the markers
option-final_rounding-help = After the last turn a marker between two prestige spaces moves to one of them.
option-final_rounding-backward = Backward
option-final_rounding-forward = Forward
option-prestige_rubles = Prestige for rubles
option-prestige_rubles-help = Losing 1 prestige for 2 rubles can be repeated: at any time of the turn, or only at one moment of it.
option-prestige_rubles-any_time = At any time
option-prestige_rubles-one_moment = At one moment
option-sixth_section_bonus = Prestige for the sixth section
option-sixth_section_bonus-help = Whoever completes six sections gets 3 prestige: only the first to do so, or everybody.
option-sixth_section_bonus-first = Only the first
option-sixth_section_bonus-everyone = Everybody
option-recognition_token = Recognition token
option-recognition_token-help = How much recognition its market space gives for each die.
option-recognition_token-larger = 2 for each die
option-recognition_token-smaller = 1 for each die
option-ruble_supply = Supply of rubles
option-ruble_supply-help = Materials are always limited; rubles can be too.
option-ruble_supply-unlimited = Unlimited
option-ruble_supply-limited = Limited
option-jakovlev_leftovers = Jakovlev scores leftovers
option-jakovlev_leftovers-help = At the end Jakovlev, too, gets 1 prestige for every 5 materials left on his cards.

preset-standard = Standard game
preset-standard-help = The usual side of the workshops: good for a first game.
preset-advanced = Advanced workshops
preset-advanced-help = Everybody plays the other side of the workshops, which does more.
preset-own_choice = Everyone chooses a side
preset-own_choice-help = Each player picks a side of the workshops.
preset-other_readings = Other readings of the rules
preset-other_readings-help = Unclear rules are read the other way round.

## What is asked

progress-sections = Most completed: { $most } of { $last } sections
progress-last-turns = Last turns
prompt-side = Choose a side of your workshop board.
prompt-turn = Claim a section, work on the cathedral, or visit the market.
prompt-work = { $count ->
    [one] You can deliver one more material, or end your turn.
   *[other] You can deliver { $count } more materials, or end your turn.
}
prompt-end = End your turn.
prompt-market = The { $die } lies on space { $space }: acquire, use influence, use a workshop, or end your turn.
prompt-banner = Choose where the banner for { $section } comes from.
prompt-tile = Choose a workshop for the { $tile }.
prompt-deliver = { $count ->
    [one] The teamsters deliver one more material.
   *[other] The teamsters deliver { $count } more materials.
}
prompt-receive = { $count ->
    [one] Choose the material you receive.
   *[other] Choose the materials you receive ({ $count } more).
}
prompt-his_claim = Choose the section that Jakovlev claims.
prompt-his_ornament = Choose where Jakovlev places { $ornament_a }.

## Tips in the first games, by what is asked

coach-turn = One thing a turn: claim, work or market. Claim in time: somebody’s sixth completed section ends the game.
coach-turn-2 = A section left unfinished below completed ones costs recognition. Finish from the bottom.
coach-turn-3 = Look at the dice first: how far each goes, and which of your workshops it starts.
coach-market = Acquire, influence and workshop: you may use all three before you end the turn.
coach-work = Up to three materials a turn, also over several sections. An ornament fits on anybody’s completed section.
coach-banner = A banner from the inventory leaves a free slot for a material.
coach-tile = Face up it pays at once, and again each time you move the die of that colour.

## Actions

do-side = Take the { $side }
do-claim = Claim { $section } ({ $kind }, { $tile })
do-banner = Take the banner from the { $source }
do-tile = { $face ->
    [up] Lay the { $tile } face up on the { $workshop } for { $price }
   *[down] Lay the { $tile } face down on the { $workshop }
}
do-build = { $completes ->
    [yes] Deliver { $resource } to { $section } and complete it
   *[no] Deliver { $resource } to { $section }
}
do-decorate = Place { $ornament_a } { $jewels } on { $section }
do-move = { $extra ->
    [0] Move the { $die } to space { $space }: { $goods }
   *[other] Move the { $die } to space { $space } for { $price }: { $goods }
}
do-acquire = Acquire { $goods }
do-activate = Use the { $workshop }: { $goods }
do-sell = Sell { $resource } for { $price }
do-buy = Buy { $resource } for { $price }
do-exchange = { $rubles ->
    [0] Exchange { $goods } for { $take } of any material
   *[other] Exchange { $goods } and { $price } for { $take } of any material
}
do-hire = Pay { $price } to deliver { $take }
do-favour = Ask the { $group } for { $gain }
do-swap = Swap the { $one } and { $two } tokens for { $price }
do-offer = Offer { $one }, { $two } and { $three } for { $gain }
do-receive = Receive { $resource }
do-done = Deliver no more
do-end_turn = { $amount ->
    [0] End the turn
   *[other] End the turn and leave { $goods }
}
do-sell_prestige = Lose 1 prestige for { $price }
do-reroll = Lose 1 prestige to roll the dice on space { $space } again
do-his_claim = Jakovlev claims { $section } ({ $kind })
do-his_ornament = Jakovlev places { $ornament_a } on { $section }
do-first = { $to_player } begins
do-lay_token = Space { $space } gets the token: { $resource }
do-lay_influence = { $influence } is laid { $quarter_in }
do-drop = The { $die } falls and shows { $value }
do-plan = { $plan } is drawn
do-lay_section = Section { $section } ({ $kind }) is laid
do-lay_tile = The { $tile } is laid on { $section }
do-lay_solo = Next in Jakovlev’s row: { $card }
do-deal_die = The { $die } is laid on { $card }
do-roll = The { $die } shows { $value }
do-jakovlev = Jakovlev’s turn: { $card }

## The log

log-side = { $player } takes the { $side }.
log-claim = { $player } claims { $section } ({ $kind }) and gets the { $tile }.
log-banner = { $player } takes the banner from the { $source }.
log-tile = { $face ->
    [up] { $player } pays { $price } and lays the { $tile } face up on the { $workshop }.
   *[down] { $player } lays the { $tile } face down on the { $workshop }.
}
log-build = { $completes ->
    [yes] { $player } delivers { $resource } to { $section } and completes it.
   *[no] { $player } delivers { $resource } to { $section }.
}
log-decorate = { $count ->
    [0] { $player } places { $ornament_a } { $jewels } on { $section }.
    [one] { $player } places { $ornament_a } { $jewels } on { $section }: 1 prestige.
   *[other] { $player } places { $ornament_a } { $jewels } on { $section }: { $count } prestige.
}
log-move = { $extra ->
    [0] { $player } moves the { $die } to space { $space }.
   *[other] { $player } pays { $price } and moves the { $die } to space { $space }.
}
log-acquire = { $player } acquires { $goods }.
log-activate = { $player } uses the { $workshop }: { $goods }.
log-sell = { $player } sells { $resource } for { $price }.
log-buy = { $player } buys { $resource } for { $price }.
log-exchange = { $rubles ->
    [0] { $player } exchanges { $goods } for { $take } of any material.
   *[other] { $player } exchanges { $goods } and { $price } for { $take } of any material.
}
log-hire = { $player } pays the teamsters { $price }.
log-favour = { $player } gets { $gain } from the { $group }.
log-swap = { $player } pays { $price } and swaps the { $one } and { $two } tokens.
log-offer = { $player } offers { $one }, { $two } and { $three } for { $gain }.
log-receive = { $player } receives { $resource }.
log-done = { $player } delivers no more.
log-end_turn = { $player } ends the turn.
log-sell_prestige = { $player } loses 1 prestige for { $price }.
log-reroll = { $player } loses 1 prestige to roll the dice on space { $space } again.
log-his_claim = Jakovlev claims { $section } ({ $kind }).
log-his_ornament = Jakovlev places { $ornament_a } on { $section }.
log-first = { $to_player } begins.
log-lay_token = The token on space { $space }: { $resource }.
log-lay_influence = { $influence } is laid { $quarter_in }.
log-drop = The { $die } falls and shows { $value }.
log-plan = The cathedral follows { $plan }.
log-lay_section = Section { $section } ({ $kind }) is laid.
log-lay_tile = The { $tile } is laid on { $section }.
log-lay_solo = Next in Jakovlev’s row: { $card }.
log-deal_die = The { $die } is laid on Jakovlev’s card { $card }.
log-roll = The { $die } shows { $value }.
log-jakovlev = { $moves ->
    [yes] Jakovlev moves the { $die } to space { $space } and plays: { $card }.
   *[no] Jakovlev cannot move the { $die } (space { $space } is full) and plays: { $card }.
}

## Why not

why-acted = You have taken the basic action of this turn already.
why-must-act = First take a basic action: claim, work, or the market.
why-no-prestige = There is no prestige space behind your marker.
why-one-moment = At this table prestige is sold at one moment of the turn, and that is over.
why-rerolled = You have rolled dice again this turn already.
why-no-dice = There are no dice on space { $space }.
why-no-section = The cathedral has no section { $section }.
why-claimed = There is a banner on { $section } already.
why-yours = { $section } is yours already; you can deliver what it still needs.
why-below = { $section } can be claimed only when there is a banner on { $below }.
why-no-banner = You have no banner left.
why-no-banner-there = There is no banner to take from there.
why-same-banner = The banner on the first white workshop does just as well.
why-workshop-full = There is a tile on the { $workshop } already.
why-banner-there = The banner on the { $workshop } blocks it until you claim with it.
why-rubles = That costs { $price }; you have { $rubles }.
why-same-workshop = The first white workshop is free and does just as well.
why-not-your-section = Your banner is not on { $section }.
why-completed = { $section } is completed already.
why-completed-bare = { $section } is completed. Decorating it takes { $ornament_a } ready to be placed, and { $goods }.
why-not-needed = { $section } needs no more { $resource }; still missing: { $goods }.
why-not-held = You have no { $resource }.
why-none-for-half = You do not have the materials for this half of the card.
why-nowhere-needed = None of your unfinished sections needs { $resource } now.
why-not-completed = { $section } is not completed yet.
why-decorated = There is an ornament on { $section } already.
why-no-ornament = You have no { $ornament } ready.
why-deliveries = { $count ->
    [one] That takes 1 delivery, and you have { $left } left.
   *[other] That takes { $count } deliveries, and you have { $left } left.
}
why-no-jewels = You do not have the jewels for an ornament { $jewels }.
why-not-your-die = Only your { $die } and the white die can be moved further for rubles.
why-space-full = There are { $count } other dice on space { $space } already.
why-no-die-reaches = You can move no die to space { $space } now.
why-other-space = The { $die } lies on space { $space }, and you acquire only there.
why-first-claim = First choose the section that you claim.
why-no-die-moved = First move a die.
why-acquired = You have acquired resources this turn already.
why-not-so-many = The space gives no more than { $goods }.
why-no-room = { $count ->
    [0] Your inventory is full.
    [one] Your inventory has room for 1 more material.
   *[other] Your inventory has room for { $count } more materials.
}
why-none-left = There is not enough { $resource } left in the supply.
why-activated = You have used a workshop this turn already.
why-other-die = The { $workshop } cannot be used when the { $die } was moved.
why-no-tile = There is no tile on the { $workshop }.
why-face-down = The tile on the { $workshop } lies face down and can never be used.
why-same-tile = The first white workshop has the same tile.
why-not-offered = { $influence } offers nothing of the kind.
why-used = You have used { $influence } this turn, and this works only once.
why-used-other = You have used the other half of { $influence } this turn.
why-other-quarter = That card belongs to another quarter than the one where your die lies.
why-not-depicted = The card does not show { $resource }.
why-too-few = You need { $goods }.
why-no-set = You need a completed base, middle section and dome.
why-nothing-to-deliver = You have nothing that could be delivered.
why-he-claims-above = Jakovlev claims right above one of your sections while he can.
why-he-claims-a-base = Jakovlev claims a base while one is free.
why-his-next-ornament = Jakovlev’s next ornament is { $ornament_a }.
why-he-decorates-yours = Jakovlev decorates your sections before his own.

## Points, endings

score-track = Prestige on the track
score-alignment = Marker moved to a prestige space
score-leftovers = Leftover materials and rubles
score-tower = Tower
pays-leftovers = 1 for every { $count }
pays-tower = contribution: { $count }; worth of the tower: { $value }
ending-sixth_section = A sixth section is completed, and everybody has had a last turn.
ending-jakovlevs_sixth = Jakovlev has completed his sixth section, and you have had a last turn.
verdict-won = You have beaten Jakovlev, { $own } to { $his }.
verdict-lost = Jakovlev has beaten you, { $his } to { $own }.
verdict-shared = You and Jakovlev share the victory, { $own } to { $his }.

## Positions that could not be

impossible-influence-twice = two influence cards are of the same group ({ $group }).
impossible-influence-choice = this table does not play with { $influence }.
impossible-die = the { $die } has a space and a value, or neither.
impossible-dice = space { $space } has room for { $count } dice, and there are more.
impossible-card-kind = { $section } is a { $kind }, and { $card } is none.
impossible-card-twice = section card { $card } lies there twice.
impossible-no-card = { $section } is claimed, but has no card.
impossible-unclaimed = { $section } has materials or is completed, but has no banner.
impossible-ornament = { $section } has more ornaments than it can have; only a completed section has one.
impossible-tile-claimed = { $section } is claimed, so its tile is gone.
impossible-gap = { $section } has a banner, and { $below } below it has none.
impossible-completed-site = { $section } is completed, so no materials lie on it.
impossible-site = { $section } does not need the materials that lie on it.
impossible-full-site = { $section } has all its materials, so it would be completed.
impossible-banners = player { $number } has { $count } banners in all, not { $most }.
impossible-ornaments = player { $number } cannot have placed so many ornaments of a kind ({ $ornament }).
impossible-side = player { $number } has a side of the workshop board that this table does not play with.
impossible-room = player { $number } has { $count } materials and slots for { $most }.
impossible-tiles = player { $number } has claimed { $claims } sections and laid { $count } workshop tiles.
impossible-blocked = player { $number } has a tile and a banner on the same white workshop.
impossible-materials = { $goods } on the table, and the box has { $most }.
impossible-rubles = the players have { NUMBER($count, useGrouping: 0) } rubles, and the box has { NUMBER($most, useGrouping: 0) }.
impossible-tile = { $count } tiles of a kind ({ $tile }) are out, and this table plays with { $most }.
impossible-his-ornaments = Jakovlev places a door, then two arches, then a cross.
impossible-his-base = Jakovlev has claimed a base before the first turn.
impossible-dealing = Jakovlev’s die tiles are dealt anew only when all lie face down.
impossible-not-dealing = all of Jakovlev’s die tiles lie face down, so they are dealt anew.
impossible-his-dice = Jakovlev’s five cards have a die tile each.
impossible-his-claim = Jakovlev cannot be about to claim a section.
impossible-his-ornament = Jakovlev has no place for his next ornament.
impossible-turn = the decision “{ $decision }” does not belong to this turn.
impossible-not-shown = the half of the influence card that was used does not lead to the decision “{ $decision }”.
impossible-claim = { $section } cannot be claimed.
impossible-one-source = there is no choice between banners.
impossible-receive = the inventory cannot take { $count } more in exchange.
impossible-nothing-to-deliver = the teamsters have nothing to deliver.
impossible-roll = the dice that are rolled lie on one space.
impossible-ended-by = the one who ended the game, and nobody else first, has completed six sections.
impossible-over = the game is over only when it would be the turn of the one who ended it.
impossible-not-over = the game is over when it would be the turn of the one who ended it.
impossible-optional = a re-roll or a sale of prestige is forgotten when the turn passes on.
impossible-sale = at this table prestige is sold at any time, so no moment of it is noted.
impossible-laid-out = everything is laid out, so it is somebody’s turn.
impossible-missing = the table is not laid out yet; next would come “{ $decision }”.
impossible-choosing = sides of the workshop boards are chosen before anything is laid out, and only where everybody chooses.
impossible-order = the table is laid out in another order.
impossible-too-early = nobody can have done anything before the table is laid out.

## The board

board-table = The table
board-player = { $player }
board-of = Workshop board of { $player }
board-others = The other players
board-show = Look at the board of { $player }
board-back = Back to mine
board-guide = Read more in the rules
board-nothing = nothing
board-cathedral = The cathedral
board-tower = Tower { $tower }: { $value } prestige in all, and what each player would get now
board-section-free = { $section }, { $kind }, free: { $cost }; { $tile }
board-section-claimed = { $section }, { $kind } of { $player }, still needs: { $cost }
board-section-done = { $section }, { $kind } of { $player }, completed
board-section-decorated = { $section }, { $kind } of { $player }, completed and decorated
board-outcome = Completing it: { $changes }
board-outcome-ornament = The ornament: { $changes }
board-gains = { $player } +{ $amount }
board-loses = { $player } −{ $amount }
board-market = The market
board-space = Space { $space }: { $goods } for each die
board-space-dice = Space { $space }: { $goods } for each die; { $dice }
board-token = Token on space { $space }: { $resource }
board-die = { $die }, shows { $value }
board-dice = Dice that can be moved
board-supply = Supply
board-bank = Rubles in the supply: { $count }
board-road = Score track
board-mark = { $player }: recognition { $recognition }, prestige { $prestige }
board-mark-after = { $player } would come to recognition { $recognition }
board-completed = Completed sections: { $count } of 6
board-inventory = Inventory of { $player }, { $free } places
board-banners-inventory = Banners on the inventory: { $count }
board-banners-spare = Banners below the inventory: { $count }
board-deliveries = Deliveries left: { $count }
board-ornament = { $ornament }: { $count }
board-ornaments = Ornaments
board-tiles = Workshop tiles
board-workshops = Workshops of { $player }
board-workshop = { $workshop }: { $goods }
board-workshop-empty = { $workshop }, empty; face up for { $price }
board-workshop-down = { $workshop }: a tile face down
board-his-row = Jakovlev’s row
board-his-inventory = His inventory
board-his-construction = On his site
board-side-basic = A tile is laid face up for the price of its workshop, or face down for nothing. All ornaments are ready.
board-side-advanced = Every workshop costs 3 rubles. A tile laid face up unlocks an ornament, one laid face down locks it for good. Two banners block the white workshops.
board-score = Points now: { $count }
board-purse = Lose 1 prestige for 2 rubles

## The board at a terminal

drawn-market = Market
drawn-prestige = prestige
drawn-banners = banners
drawn-inventory = inventory
drawn-row = Jakovlev
drawn-site = construction
drawn-red = red die
drawn-blue = blue die
drawn-green = green die
drawn-yellow = yellow die
drawn-white = white die
letter-w = w
letter-b = b
letter-s = s
letter-g = g
letter-e = e
letter-a = a

## What a turn is good for: hints

reason-recognition = moves your marker up the score track
reason-leftovers = leftover materials and rubles count
reason-tower = a better share in tower { $tower }
reason-sections = { $count ->
    [one] completes a section
   *[other] completes { $count } sections
}
reason-undecided = triggers the end of the game
reason-rubles = { $count ->
    [one] brings 1 ruble
   *[other] brings { $count } rubles
}
reason-slots = more room in the inventory
reason-ornaments = an ornament is ready to be placed
reason-tiles = a workshop tile that will pay
reason-claims = { $count ->
    [one] claims a section
   *[other] claims { $count } sections
}
reason-site = { $count ->
    [one] brings 1 material to your building sites
   *[other] brings { $count } materials to your building sites
}
reason-penalty = less risk of a penalty
reason-needed = { $count ->
    [one] 1 material that your sections need
   *[other] { $count } materials that your sections need
}
reason-spare = { $count ->
    [one] 1 material in reserve
   *[other] { $count } materials in reserve
}
