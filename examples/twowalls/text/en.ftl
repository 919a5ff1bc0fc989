# Every word of Two Walls.

game-name = Two Walls
game-tagline = Two builders, ten stones, and ground that bears only so much.
preset-standard = The game
box-stones = Stones
box-ground = Ground cards

wall-left = left wall
wall-right = right wall

prompt-lay = Lay the stone of weight { $stone } on one of the walls.
progress = Stone { $laid } of { $stones }

do-lay = Lay the { $stone } on the { $wall }
do-deal = Ground that bears { $ground }
do-draw = A stone of weight { $stone }
log-lay = { $player } lays a { $stone } on the { $wall }.
log-deal = { $to_player } is dealt ground that bears { $ground }.
log-deal-hidden = { $to_player } is dealt a ground card.
log-draw = A stone of weight { $stone } is drawn.

score-wall = The wall
score-sunk = Sunk into the ground
ending-ten_stones = All ten stones are laid.

impossible-over = all stones are laid, so nothing is left to decide.
impossible-not-over = there are stones left to lay, so something is to be decided.
impossible-ground = each player has a ground card as soon as they have been dealt.
impossible-same-ground = there is only one ground card of each kind.
impossible-weight = { $laid } stones cannot weigh { $weight }.

reason-own = your wall stands better
reason-other = the other wall is worse off
