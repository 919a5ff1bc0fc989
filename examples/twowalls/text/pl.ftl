# Wszystkie słowa gry Dwa mury.

game-name = Dwa mury
game-tagline = Dwoje budowniczych, dziesięć kamieni i grunt, który nie uniesie wszystkiego.
preset-standard = Gra standardowa
box-stones = Kamienie
box-ground = Karty gruntu

wall-left = lewy mur
    .loc = lewym murze
wall-right = prawy mur
    .loc = prawym murze

prompt-lay = Połóż kamień o wadze { $stone } na jednym z murów.
progress = Kamień { $laid } z { $stones }

do-lay = Połóż { $stone } na { $wall_loc }
do-deal = Grunt o nośności { $ground }
do-draw = Kamień o wadze { $stone }
log-lay = { $player } kładzie { $stone } na { $wall_loc }.
log-deal = { $to_player } dostaje grunt o nośności { $ground }.
log-deal-hidden = { $to_player } dostaje kartę gruntu.
log-draw = Wylosowano kamień o wadze { $stone }.

score-wall = Mur
score-sunk = Zapadł się w grunt
ending-ten_stones = Wszystkie dziesięć kamieni leży na murach.

impossible-over = wszystkie kamienie są położone, nie ma o czym decydować.
impossible-not-over = zostały kamienie do położenia, jest więc o czym decydować.
impossible-ground = po rozdaniu każdy gracz ma kartę gruntu.
impossible-same-ground = każda karta gruntu jest tylko jedna.
impossible-weight = { $laid ->
    [one] { $laid } kamień nie może ważyć { $weight }.
    [few] { $laid } kamienie nie mogą ważyć { $weight }.
    [many] { $laid } kamieni nie może ważyć { $weight }.
   *[other] { $laid } kamieni nie może ważyć { $weight }.
}

reason-own = twój mur stoi lepiej
reason-other = drugi mur ma gorzej
