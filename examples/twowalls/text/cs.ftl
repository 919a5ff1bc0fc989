# Všechna slova hry Dvě zdi.

game-name = Dvě zdi
game-tagline = Dva stavitelé, deset kamenů a půda, která neunese všechno.
preset-standard = Základní hra
box-stones = Kameny
box-ground = Karty půdy

wall-left = levá zeď
    .acc = levou zeď
wall-right = pravá zeď
    .acc = pravou zeď

prompt-lay = Polož kámen o váze { $stone } na jednu ze zdí.
progress = Kámen { $laid } z { $stones }

do-lay = Položit { $stone } na { $wall_acc }
do-deal = Půda s nosností { $ground }
do-draw = Kámen o váze { $stone }
log-lay = { $player } pokládá { $stone } na { $wall_acc }.
log-deal = { $to_player } dostává půdu s nosností { $ground }.
log-deal-hidden = { $to_player } dostává kartu půdy.
log-draw = Vylosován kámen o váze { $stone }.

score-wall = Zeď
score-sunk = Propadla se
ending-ten_stones = Všech deset kamenů je položeno.

impossible-over = všechny kameny jsou položené, už není o čem rozhodovat.
impossible-not-over = zbývají kameny k položení, je tedy o čem rozhodovat.
impossible-ground = po rozdání má každý hráč kartu půdy.
impossible-same-ground = každá karta půdy je jen jedna.
impossible-weight = { $laid ->
    [one] { $laid } kámen nemůže vážit { $weight }.
    [few] { $laid } kameny nemohou vážit { $weight }.
    [many] { $laid } kamene nemůže vážit { $weight }.
   *[other] { $laid } kamenů nemůže vážit { $weight }.
}

reason-own = tvoje zeď je na tom lépe
reason-other = cizí zeď je na tom hůř
