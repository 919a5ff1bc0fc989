# Paláce Carrary, česky. Atributy jména jsou jeho další tvary; věta si o ně říká jako o `$piece_acc`.

game-name = Paláce Carrary
game-tagline = Počkej si na levnější mramor, stav ve správném městě a boduj dřív než ostatní.

## Krabice, tabulku po tabulce

box-blocks = Bloky mramoru
box-ring = Prstenec a jeho ceny
box-discs = Kotouče
box-tiles = Destičky budov
box-type = Druhy budov
box-city = Města
box-improvement = Vylepšení
box-court = Královský dvůr
box-landscapes = Krajiny
box-coin_places = Místa s penězi
box-statue_places = Místa se sochami
box-pieces = Dekorace a sochy
box-sets = Sady dekorací
box-majorities = Nejvíc soch ve městě
box-money = Peníze
box-end = Konec hry

## Bloky podle barvy: jeden, dva až čtyři, pět a více

block-purple = purpurový blok
    .few = purpurové bloky
    .many = purpurových bloků
    .ins = purpurovými bloky
block-blue = modrý blok
    .few = modré bloky
    .many = modrých bloků
    .ins = modrými bloky
block-green = zelený blok
    .few = zelené bloky
    .many = zelených bloků
    .ins = zelenými bloky
block-red = červený blok
    .few = červené bloky
    .many = červených bloků
    .ins = červenými bloky
block-yellow = žlutý blok
    .few = žluté bloky
    .many = žlutých bloků
    .ins = žlutými bloky
block-white = bílý blok
    .few = bílé bloky
    .many = bílých bloků
    .ins = bílými bloky

colour-purple = purpurová
colour-blue = modrá
colour-green = zelená
colour-red = červená
colour-yellow = žlutá
colour-white = bílá
colour-gold = zlatá

## Města

city-lerici = Lerici
    .in = v Lerici
    .acc = Lerici
city-massa = Massa
    .in = v Masse
    .acc = Massu
city-viareggio = Viareggio
    .in = ve Viareggiu
    .acc = Viareggio
city-lucca = Lucca
    .in = v Lucce
    .acc = Luccu
city-pisa = Pisa
    .in = v Pise
    .acc = Pisu
city-livorno = Livorno
    .in = v Livornu
    .acc = Livorno

## Budovy

type-biblioteca = Biblioteca
    .acc = Bibliotecu
type-cathedrale = Cathedrale
    .acc = Cathedrale
type-palazzo = Palazzo
    .acc = Palazzo
type-porta = Porta
    .acc = Portu
type-castello = Castello
    .acc = Castello
type-villa = Villa
    .acc = Villu
gloss-biblioteca = knihovna
gloss-cathedrale = katedrála
gloss-palazzo = palác
gloss-porta = brána
gloss-castello = hrad
gloss-villa = vila
landscape-urban = městská krajina
landscape-rural = venkovská krajina
tile = { $type } { $value }
    .acc = { $type_acc } { $value }
tile-monument = monument { $type }
    .acc = monument { $type }

## Dekorace a sochy

piece-book = kniha
    .acc = knihu
piece-coat_of_arms = erb
    .acc = erb
piece-crown = koruna
    .acc = korunu
piece-cup = pohár
    .acc = pohár
piece-banner = prapor
    .acc = prapor
piece-gate = brána
    .acc = bránu
piece-purple_statue = purpurová socha
    .acc = purpurovou sochu
piece-blue_statue = modrá socha
    .acc = modrou sochu
piece-green_statue = zelená socha
    .acc = zelenou sochu
piece-red_statue = červená socha
    .acc = červenou sochu
piece-yellow_statue = žlutá socha
    .acc = žlutou sochu
piece-white_statue = bílá socha
    .acc = bílou sochu
piece-gold_statue = zlatá socha
    .acc = zlatou sochu

## Královský dvůr

space-statue = pole se zlatou sochou
    .from = z pole se zlatou sochou
    .on = na poli se zlatou sochou
space-decoration = pole s dekorací
    .from = z pole s dekorací
    .on = na poli s dekorací
space-coins = pole s 5 florény
    .from = z pole s 5 florény
    .on = na poli s 5 florény
space-vp = pole se 3 VB
    .from = z pole se 3 VB
    .on = na poli se 3 VB
space-large = velké prázdné pole
    .from = z velkého prázdného pole
    .on = na velkém prázdném poli

## Bodovací místa

place-lerici = Lerici
place-massa = Massu
place-viareggio = Viareggio
place-lucca = Luccu
place-pisa = Pisu
place-livorno = Livorno
place-biblioteca = druh Biblioteca
place-cathedrale = druh Cathedrale
place-palazzo = druh Palazzo
place-porta = druh Porta
place-castello = druh Castello
place-villa = druh Villa
place-urban = městskou krajinu
place-rural = venkovskou krajinu
place-coins_left = levé místo s penězi
place-coins_right = pravé místo s penězi
place-livorno_lerici = sochy v Livornu a Lerici
place-massa_pisa = sochy v Masse a Pise
place-viareggio_lucca = sochy ve Viareggiu a Lucce
# In reports, beside the names of cities.
thing-place = obodovat { $place }

## Částky

gain-coins = { $coins ->
    [one] 1 florén
    [few] { $coins } florény
    [many] { $coins } florénu
   *[other] { $coins } florénů
}
gain-vp = { $vp } VB
gain-both = { $coins ->
    [one] 1 florén
    [few] { $coins } florény
    [many] { $coins } florénu
   *[other] { $coins } florénů
} a { $vp } VB
gain-nothing = nic
gain-rate = { $coins ->
    [one] na konci 1 VB za každý florén
    [few] na konci 1 VB za každé { $coins } florény
    [many] na konci 1 VB za každých { $coins } florénu
   *[other] na konci 1 VB za každých { $coins } florénů
}

## Platba, nejméně cenné bloky první

paid-purple = { $count ->
    [one] 1 purpurový
    [few] { $count } purpurové
    [many] { $count } purpurového
   *[other] { $count } purpurových
}
paid-blue = { $count ->
    [one] 1 modrý
    [few] { $count } modré
    [many] { $count } modrého
   *[other] { $count } modrých
}
paid-green = { $count ->
    [one] 1 zelený
    [few] { $count } zelené
    [many] { $count } zeleného
   *[other] { $count } zelených
}
paid-red = { $count ->
    [one] 1 červený
    [few] { $count } červené
    [many] { $count } červeného
   *[other] { $count } červených
}
paid-yellow = { $count ->
    [one] 1 žlutý
    [few] { $count } žluté
    [many] { $count } žlutého
   *[other] { $count } žlutých
}
paid-white = { $count ->
    [one] 1 bílý
    [few] { $count } bílé
    [many] { $count } bílého
   *[other] { $count } bílých
}
payment = { $some }, { $more }

## Možnosti

option-variant = Pravidla
option-variant-help = Pokročilá varianta přidává dekorace, sochy a pět dalších bodovacích míst.
option-variant-basic = Základní varianta
option-variant-advanced = Pokročilá varianta
option-open_money = Otevřené peníze
option-open_money-help = Hraje se bez zástěn: všichni vidí florény a bloky všech.
option-early_large_space = Předčasné bodování z velkého prázdného pole
option-early_large_space-help = Sloupek z něj smí bodovat, i když na bonusových polích ještě sloupky jsou, pokud nikdo nemá žeton královské návštěvy: bez bonusu a bez žetonu. Jinak až po vyprázdnění všech bonusových polí.
option-statue_ties = Shoda tří a více hráčů v sochách
option-statue_ties-help = Shoda dvou hráčů vyjde v obou případech stejně.
option-statue_ties-one_down = Všichni o příčku níž
option-statue_ties-use_places = Obsadí tolik příček, kolik jich je
option-majorities = Body za nejvíce soch ve městě
option-majorities-help = Některá čísla z vytištěné tabulky neznáme; oběma možnostem odpovídají všechny příklady z pravidel.
option-majorities-halves = Polovina a čtvrtina prvního místa
option-majorities-steps = O čtyři méně, pak o tři méně
option-own_coin_places = Místa s penězi má každý svá
option-own_coin_places-help = Každý hráč si smí zabrat kterékoli z míst s penězi bez ohledu na ostatní. Jinak může každé z nich mít jen jeden hráč.
option-turn_cap = Skončit po tolika kolech
option-turn_cap-help = Pro simulace: pravidla hráče k ukončení hry nenutí. 0 znamená nikdy.

preset-basic = Základní varianta
preset-basic-help = Bez dekorací a soch: vhodná pro první hru.
preset-advanced = Pokročilá varianta
preset-advanced-help = S dekoracemi, sochami a dalšími místy bodování.
preset-open = Pokročilá varianta s otevřenými penězi
preset-open-help = Pokročilá varianta, v níž každý vidí peníze všech.
preset-other_readings = Jiný výklad pravidel
preset-other_readings-help = Nejasná pravidla se vykládají opačně.

## Na co se hra ptá

progress-round = { $round }. kolo
progress-last-turns = Poslední tahy
prompt-turn = Kup bloky, stav, boduj, nebo vynech tah.
prompt-turn-visit = Královská návštěva, žeton má { $to_player }: boduj sloupkem { $space_on }, nebo udělej něco jiného a o bonus přijdeš.
prompt-buy = Kup bloky z jedné výseče.
prompt-buy-more = Kupuj dál z výseče { $segment }, nebo skonči.
prompt-pay = Stavba { $city_in }, zbývá zaplatit { $price }. Kolika { $block_ins }?
prompt-improve = Můžeš si vzít vylepšení.
prompt-score = Vyber bodovací místo pro svůj sloupek.
prompt-reward = Výseč { $segment } je prázdná: vezmi si její dekoraci, nebo sochu.
prompt-gift = Vyber si dekoraci ze zásoby.
prompt-put = Kam přijde { $piece }?
prompt-end = Ukonči tah, nebo udělej ještě něco.

## Tips in the first games, by what is asked

coach-turn = Jedna věc za tah: kup bloky, stav, boduj, nebo vynech. Při placení zastoupí dva bloky jedné barvy jeden blok barvy o stupeň vzácnější.
coach-turn-2 = Město smí obodovat jen jeden hráč. Všímej si, kdo tam má ještě budovy.
coach-turn-visit = Boduj teď ze stejného pole, jinak tam tvůj sloupek o bonus přijde.
coach-buy = Otočením zlevní bloky i dalšímu hráči.
coach-pay = Vzácných bloků je škoda tam, kde stačí levné.
coach-improve = Vezmi vylepšení města, které ještě budeš bodovat.
coach-score = Každé bodovací místo platí jednou: počkej, až tam bude dost, ale ne tak dlouho, až město vezme někdo jiný.

## Akce

do-rotate = { $discs ->
    [both] Otočit oba kotouče
   *[single] Otočit kotouč
} ({ $count ->
    [0] žádný nový blok
    [one] 1 nový blok
    [few] { $count } nové bloky
    [many] { $count } nového bloku
   *[other] { $count } nových bloků
})
do-rotate_inner = Otočit jen vnitřní kotouč (sochy)
do-buy = { $price ->
    [0] Vzít z výseče { $segment } zdarma { $block }
    [one] Koupit z výseče { $segment } { $block } za 1 florén
    [few] Koupit z výseče { $segment } { $block } za { $price } florény
    [many] Koupit z výseče { $segment } { $block } za { $price } florénu
   *[other] Koupit z výseče { $segment } { $block } za { $price } florénů
}
do-done = Dokončit nákup
do-relief = { $coins ->
    [one] Nemám na žádný blok: vzít si 1 florén
    [few] Nemám na žádný blok: vzít si { $coins } florény
    [many] Nemám na žádný blok: vzít si { $coins } florénu
   *[other] Nemám na žádný blok: vzít si { $coins } florénů
}
do-build = Postavit { $tile_acc } { $city_in }
do-upgrade = Povýšit { $tile_acc } { $city_in } na monument za { $price }
do-pay = { $paid ->
    [yes] Zaplatit { $payment }
   *[no] { $count ->
        [0] Žádný { $block }
        [one] 1 { $block }
        [few] { $count } { $block_few }
        [many] { $count } { $block_many }
       *[other] { $count } { $block_many }
    }
}
do-improve = { $city }: odteď { $gain } za každý bod
do-pillar = { $follows ->
    [yes] Přidat se ke královské návštěvě: sloupek { $space_from }
   *[no] Bodovat sloupkem { $space_from }
}
do-score_shared = Obodovat { $place }: { $gain }
do-score_own = Obodovat { $place }: { $gain }
do-take = Vzít si { $piece_acc }
do-put = Umístit na { $tile_acc } { $city_in }
do-store = Dát do skladiště
do-discard = Uvolnit místo ve skladišti: zahodit { $old_acc }
do-decline = { $what ->
    [improvement] Žádné vylepšení
   *[piece] Odmítnout
}
do-decorate = Umístit { $piece_acc } ze skladiště na { $tile_acc } { $city_in }
do-erect = Umístit { $piece_acc } ze skladiště na { $tile_acc } { $city_in }
do-buy_decoration = { $price ->
    [one] Koupit { $piece_acc } na { $tile_acc } { $city_in } (1 florén)
    [few] Koupit { $piece_acc } na { $tile_acc } { $city_in } ({ $price } florény)
    [many] Koupit { $piece_acc } na { $tile_acc } { $city_in } ({ $price } florénu)
   *[other] Koupit { $piece_acc } na { $tile_acc } { $city_in } ({ $price } florénů)
}
do-buy_statue = { $price ->
    [one] Koupit { $piece_acc } na { $tile_acc } { $city_in } (1 florén)
    [few] Koupit { $piece_acc } na { $tile_acc } { $city_in } ({ $price } florény)
    [many] Koupit { $piece_acc } na { $tile_acc } { $city_in } ({ $price } florénu)
   *[other] Koupit { $piece_acc } na { $tile_acc } { $city_in } ({ $price } florénů)
}
do-pass = { $coins ->
    [one] Vynechat tah a vzít si 1 florén
    [few] Vynechat tah a vzít si { $coins } florény
    [many] Vynechat tah a vzít si { $coins } florénu
   *[other] Vynechat tah a vzít si { $coins } florénů
}
do-end_turn = Ukončit tah
do-first = Losuje se začínající hráč
do-spin = Výseč I ukazuje { $piece_acc }
do-reveal = Do nabídky přichází { $tile }
do-draw = Z váčku se losuje { $block }

## Záznam

log-rotate = { $discs ->
    [both] { $player } otáčí oba kotouče.
   *[single] { $player } otáčí kotouč.
}
log-rotate_inner = { $player } otáčí jen vnitřní kotouč (sochy).
log-buy = { $price ->
    [0] { $player } bere z výseče { $segment } zdarma { $block }.
    [one] { $player } kupuje z výseče { $segment } { $block } za 1 florén.
    [few] { $player } kupuje z výseče { $segment } { $block } za { $price } florény.
    [many] { $player } kupuje z výseče { $segment } { $block } za { $price } florénu.
   *[other] { $player } kupuje z výseče { $segment } { $block } za { $price } florénů.
}
log-done = { $player } už nic nekupuje.
log-relief = { $coins ->
    [one] { $player } nemá na žádný blok a bere si 1 florén.
    [few] { $player } nemá na žádný blok a bere si { $coins } florény.
    [many] { $player } nemá na žádný blok a bere si { $coins } florénu.
   *[other] { $player } nemá na žádný blok a bere si { $coins } florénů.
}
log-build = { $paid ->
    [yes] { $player } staví { $tile_acc } { $city_in } a platí { $payment }.
   *[no] { $player } staví { $tile_acc } { $city_in }.
}
log-upgrade = { $paid ->
    [yes] { $player } povyšuje { $tile_acc } { $city_in } na monument a platí { $payment }.
   *[no] { $player } povyšuje { $tile_acc } { $city_in } na monument.
}
log-pay = { $paid ->
    [yes] { $player } platí za { $tile_acc } { $city_in }: { $payment }.
   *[no] { $count ->
        [0] { $player } neplatí { $block_ins }.
        [one] { $player } vykládá 1 { $block }.
        [few] { $player } vykládá { $count } { $block_few }.
        [many] { $player } vykládá { $count } { $block_many }.
       *[other] { $player } vykládá { $count } { $block_many }.
    }
}
log-pay-hidden = { $player } vykládá bloky.
log-improve = { $player } vylepšuje { $city_acc }: { $gain } za každý bod.
log-pillar = { $follows ->
    [yes] { $player } se přidává ke královské návštěvě sloupkem { $space_from }.
   *[no] { $player } boduje sloupkem { $space_from }.
}
log-score_shared = { $player } boduje { $place }: { $gain }.
log-score_own = { $player } boduje { $place }: { $gain }.
log-take = { $player } si bere { $piece_acc }.
log-put = { $player } umisťuje { $piece_acc } na { $tile_acc } { $city_in }.
log-store = { $player } ukládá { $piece_acc } do skladiště.
log-discard = { $player } ve skladišti nahrazuje { $old_acc }: ukládá { $piece_acc }.
log-decline = { $what ->
    [improvement] { $player } si nebere vylepšení.
   *[piece] { $player } odmítá.
}
log-decorate = { $player } umisťuje { $piece_acc } ze skladiště na { $tile_acc } { $city_in }.
log-erect = { $player } umisťuje { $piece_acc } ze skladiště na { $tile_acc } { $city_in }.
log-buy_decoration = { $price ->
    [one] { $player } kupuje za 1 florén { $piece_acc } na { $tile_acc } { $city_in }.
    [few] { $player } kupuje za { $price } florény { $piece_acc } na { $tile_acc } { $city_in }.
    [many] { $player } kupuje za { $price } florénu { $piece_acc } na { $tile_acc } { $city_in }.
   *[other] { $player } kupuje za { $price } florénů { $piece_acc } na { $tile_acc } { $city_in }.
}
log-buy_statue = { $price ->
    [one] { $player } kupuje za 1 florén { $piece_acc } na { $tile_acc } { $city_in }.
    [few] { $player } kupuje za { $price } florény { $piece_acc } na { $tile_acc } { $city_in }.
    [many] { $player } kupuje za { $price } florénu { $piece_acc } na { $tile_acc } { $city_in }.
   *[other] { $player } kupuje za { $price } florénů { $piece_acc } na { $tile_acc } { $city_in }.
}
log-pass = { $coins ->
    [one] { $player } vynechává tah a bere si 1 florén.
    [few] { $player } vynechává tah a bere si { $coins } florény.
    [many] { $player } vynechává tah a bere si { $coins } florénu.
   *[other] { $player } vynechává tah a bere si { $coins } florénů.
}
log-end_turn = { $player } končí tah.
log-first = Začíná { $to_player }.
log-spin = Vnější kotouč ukazuje ve výseči I { $piece_acc }.
log-reveal = Do nabídky přichází { $tile }.
log-draw = Z váčku se losuje { $block }.

## Proč ne

why-advanced-only = To patří k pokročilé variantě.
why-act-first = Nejdřív proveď akci: kup bloky, stav, boduj, nebo vynech tah.
why-acted = Svou akci už máš v tomto tahu za sebou.
why-acting = V tomto tahu už provádíš jinou akci.
why-needs-monument = Vylepšení si bereš, když postavíš monument.
why-rotated = V tomto tahu už je otočeno.
why-disc-empty = Tak se žádné bloky koupit nedají.
why-buy-one = Kup alespoň jeden blok, máš na něj.
why-take-relief = Na žádný blok nemáš: vezmi si místo toho florény.
why-no-relief = Tyto florény si smíš vzít, jen když máš otočeno a nemáš na žádný blok.
why-not-buying = Teď žádné bloky nekupuješ.
why-rotate-first = Nejdřív otoč: oba kotouče, nebo jen vnitřní (sochy).
why-other-segment = Už kupuješ z výseče { $segment }.
why-no-block = Ve výseči { $segment } žádný { $block } není.
why-no-coins = Cena je { $price }, florénů máš { $coins }.
why-not-your-building = Mezi tvými budovami není { $tile }.
why-not-on-offer = V nabídce není { $tile }.
why-offer-empty = Už není co stavět.
why-monument-already = To už je monument.
why-monument-gone = Monument { $type } už někdo postavil.
why-no-means = Cena v blocích je { $price }; tvoje bloky { $city_in } vystačí na { $means }.
why-twin = Stejná možnost už v seznamu je.
why-same-space = Při královské návštěvě smíš použít jen sloupek { $space_on }.
why-no-pillar = Žádný sloupek tam nemáš.
why-bonus-first = Dokud máš sloupky na bonusových polích, boduj jedním z nich.
why-no-building = Zatím není co bodovat: nemáš žádnou budovu.
why-no-place = Všechna bodovací místa, která tvoje budovy otevírají, už jsou zabraná.
why-pillar-first = Nejdřív vyber sloupek na královském dvoře; toto místo pak máš volné.
why-place-used = Tvůj sloupek už tam stojí.
why-place-taken = Obsazeno: svůj sloupek tam má { $to_player }.
why-few-buildings = { $count ->
    [one] K tomu potřebuješ { $city_in } 1 budovu, máš { $have }.
    [few] K tomu potřebuješ { $city_in } { $count } budovy, máš { $have }.
    [many] K tomu potřebuješ { $city_in } { $count } budovy, máš { $have }.
   *[other] K tomu potřebuješ { $city_in } { $count } budov, máš { $have }.
}
why-few-coins = Florénů musíš ukázat alespoň { $coins }, máš { $have }.
why-one-coin-place = Jedno místo s penězi už máš.
why-no-statue = K tomu potřebuješ sochu v některém z těchto měst a žádnou tam nemáš.
why-no-such-building = K tomu potřebuješ budovu tohoto druhu a žádnou nemáš.
why-no-such-landscape = K tomu potřebuješ budovu v této krajině a žádnou nemáš.
why-must-open = Umísti sochu tam, kde otevře bodovací místo; jiné nemáš.
why-storage-full = Skladiště máš plné.
why-storage-empty = Skladiště máš prázdné.
why-room-left = Ještě je místo: { $piece } se dá umístit nebo uložit.
why-wrong-type = Sem nepatří: { $piece } je pro druh { $type }.
why-decorated = Dekoraci už má { $tile }.
why-has-statue = Sochu už má { $tile }.
why-wrong-city = Tady { $city_in } nesmí stát { $piece }.
why-no-spot = Teď nemáš budovu, na kterou by šlo umístit { $piece_acc }.
why-not-stored = Ve tvém skladišti není { $piece }.
why-stored-now = Teprve od tohoto tahu je ve skladišti { $piece }; umístit se dá až v některém z příštích.
why-bought-already = Dekoraci nebo sochu smíš koupit jen jednou za tah.
why-coins-needed = Tyto florény potřebuješ na místo s penězi; jiné bodovací místo otevřené nemáš.
why-supply-empty = V zásobě už není { $piece }.
why-not-shown = Výseč { $segment } { $piece_acc } neukazuje.
why-no-decoration = Bonusem je dekorace, ne { $piece }.
why-improvement-gone = Vylepšení pro { $city_acc } už nezbývá.
why-pay = Můžeš zaplatit { $block_many }: { $least } až { $most }.

## Body a konec

score-court = Bonusy královského dvora
score-cities = Města
score-types = Druhy budov
score-landscapes = Krajiny
score-statue-places = Bodovací místa se sochami
score-building = Stavba po posledním sloupku
score-end = Spuštění konce hry
score-coins = Florény
score-set-book = Sada knih
score-set-coat_of_arms = Sada erbů
score-set-crown = Sada korun
score-set-cup = Sada pohárů
score-set-banner = Sada praporů
score-set-gate = Sada bran
score-majority-lerici = Sochy v Lerici
score-majority-massa = Sochy v Masse
score-majority-viareggio = Sochy ve Viareggiu
score-majority-lucca = Sochy v Lucce
score-majority-pisa = Sochy v Pise
score-majority-livorno = Sochy v Livornu
pays-number = celkem { $count }
pays-statues = { $count ->
    [one] { $count } socha
    [few] { $count } sochy
    [many] { $count } sochy
   *[other] { $count } soch
}
pays-coins = { $coins ->
    [one] { $coins } florén
    [few] { $coins } florény
    [many] { $coins } florénu
   *[other] { $coins } florénů
}, 1 VB za každých { $rate }
ending-completed = Některý hráč umístil všechny sloupky a doplňovací zásoba je prázdná.
ending-capped = Uplynul dohodnutý počet kol.

## Co na stole ležet nemůže

impossible-count = { $what }: dohromady { $count }, má jich být { $all }.
impossible-improvements = vylepšení pro { $city_acc }: dohromady { $count }, má jich být { $all }.
impossible-wheel = na kotouči nikdy není více bloků než { $most }.
impossible-tile-twice = { $tile } leží na dvou místech.
impossible-tile-missing = { $tile } nikde neleží.
impossible-tile-unused = { $tile } do hry tolika hráčů nepatří ({ $seats }).
impossible-monument-offered = { $tile } nikdy neleží v nabídce ani v doplňovací zásobě.
impossible-gaps = mezer v nabídce je { $count }, přestože doplňovací zásoba není prázdná.
impossible-turn = začínal hráč { $first } a počet odehraných tahů je { $turns }, takže je na tahu hráč { $number }.
impossible-purchased = v tomto tahu nikdo nic přikoupit nemohl: to patří k pokročilé variantě a k rozehranému tahu.
impossible-stored-now = v tomto tahu nemohla do skladiště přijít věc „{ $piece }“.
impossible-no-end = v pokročilé variantě leží pod vším, o čem se v tahu rozhoduje, „end“.
impossible-advanced-only = „{ $what }“ patří k pokročilé variantě.
impossible-first = o začínajícím hráči se losuje dřív, než má kdo bloky nebo tah.
impossible-reveal = odkrýt se má destiček: { $count }, ale mezer v nabídce je { $gaps } a destiček v zásobě { $stack }.
impossible-draw = vytáhnout se má bloků: { $count }, ale podle kotouče a váčku je to { $due }.
impossible-segment-empty = ve výseči { $segment } už není co koupit.
impossible-segment-full = výseč { $segment } není vyprázdněná.
impossible-bonus = takovou věc královská návštěva nedává.
impossible-not-built = hráč { $number } mezi budovami nemá { $tile_acc }.
impossible-laid = tolik { $block_many } vyložit nejde: { $count }.
impossible-pay = hráč { $number } nemůže takto zaplatit za { $tile_acc }.
impossible-improve = hráč { $number } si nemá jaké vylepšení vzít.
impossible-no-place = hráč { $number } vzal sloupek, ale nemá bodovací místo, které by šlo vybrat.
impossible-visit-half = ke královské návštěvě patří držitel žetonu i bonusové pole, nebo ani jedno.
impossible-visit-over = hráč { $number } žeton vrací ještě před další akcí.
impossible-visit-pillars = na poli „{ $space }“ stojí právě sloupky těch, kdo od začátku královské návštěvy ještě nehráli.
impossible-space = bonusové pole „{ $space }“ v této hře není.
impossible-court-uneven = na poli „{ $space }“ stojí sloupky všech hráčů, nebo žádné: královská návštěva pole vyklidí všem.
impossible-pillars = hráč { $number } má sloupků { $count }, má jich mít { $all }.
impossible-storage = hráč { $number } má ve skladišti víc věcí než { $most }.
impossible-improved = hráč { $number } má více vylepšení než monumentů.
impossible-statue = { $piece } { $city_in } stát nesmí.
impossible-place = hráč { $number } obodoval { $place }, ale nemá, co je k tomu potřeba.
impossible-place-twice = hráč { $one } i hráč { $other } obodovali { $place }.
impossible-coin-places = hráč { $number } má dvě místa s penězi.
impossible-end = konec hry nikdo spustit nemohl: doplňovací zásoba není prázdná nebo nikdo neumístil všechny sloupky.
impossible-end-due = doplňovací zásoba je prázdná a některý hráč umístil všechny sloupky, takže konec hry už někdo spustil.
impossible-end-points = hráč { $number } má za spuštění konce hry { $count } VB.
impossible-over = o ničem se nerozhoduje, přestože hra neskončila.
impossible-over-due = o něčem se rozhoduje, přestože hra skončila.

## Stůl

board-table = Stůl
board-player = { $player }
board-cities = Města: { $player }
board-others = Ostatní hráči
board-show = Prohlédnout města: { $player }
board-back = Zpět do mých měst
board-turn = Na tahu: { $player }
board-wheel = Kotouč s bloky
board-rotate = Otočit: { $count ->
    [0] žádný nový blok
    [one] 1 nový blok ve výseči I
    [few] { $count } nové bloky ve výseči I
    [many] { $count } nového bloku ve výseči I
   *[other] { $count } nových bloků ve výseči I
}
board-new = + { $count } { $count ->
    [one] blok
    [few] bloky
    [many] bloku
   *[other] bloků
}
board-price = Výseč { $segment }, { $block }: { $price }
board-heap = Výseč { $segment }, { $block }: { $count }, cena { $price }
board-bag = Bloků ve váčku: { $count }
board-paid = Naposledy zaplaceno do váčku:
board-offer = V nabídce
board-stack = Budov v doplňovací zásobě: { $count }
board-monuments = Monumenty
board-court = Královský dvůr
board-visit = Královská návštěva: { $to_player }
board-ender = Konec hry spouští { $to_player }
board-city = { $city }: { $gain } za každý bod hodnoty. Budovy: { $count }, k bodování { $needs }.
board-means = Teď tu můžeš postavit budovu hodnoty nejvýše { $value }.
board-improvement = Vylepšení pro { $city_acc }: { $gain } za každý bod. Zbývá: { $count }
board-places = Bodovací místa
board-place = Obodovat { $place }, teď: { $gain }
board-scored = { $to_player } už má odměnu za { $place }
board-hidden = { $player } má florény a bloky za zástěnou
board-supply = Dekorace a sochy v zásobě
board-supplied = { $piece }: v zásobě { $count }
board-storage = Skladiště
board-pay = Stavba { $city_in }: zbývá zaplatit { $price }
board-pay-all = Zaplatit takto
board-pay-other = nebo vyber, kolika { $block_ins }:
board-segment = Výseč { $segment }
board-close = Zavřít
board-tile = { $gloss }, { $landscape }
board-tile-cost = { $value ->
    [one] Stojí 1 blok, který její město přijímá, a při bodování platí za 1.
    [few] Stojí { $value } bloky, které její město přijímá, a při bodování platí za { $value }.
    [many] Stojí { $value } bloku, které její město přijímá, a při bodování platí za { $value }.
   *[other] Stojí { $value } bloků, které její město přijímá, a při bodování platí za { $value }.
}
board-tile-monument = Stojí bloky v hodnotě { $value }, které jeho město přijímá, nebo jen rozdíl, pokud jím překryješ vlastní budovu stejného druhu. K monumentu si můžeš vzít vylepšení.
board-tile-decoration = Dekorace: { $piece }.
board-guide = Více v pravidlech
board-urban = Město
board-rural = Venkov

## The board at a terminal

drawn-round = Kolo
drawn-turn = na tahu
drawn-player = Hráč
drawn-bag = Ve váčku:
drawn-stack = v doplňovací zásobě:
drawn-offer = V nabídce
drawn-monuments = Monumenty
drawn-improvements = Vylepšení
drawn-visit = Královská návštěva
drawn-screen = za zástěnou
drawn-coins = florény:
drawn-blocks = bloky:
drawn-vp = VB
drawn-court = Královský dvůr
drawn-large = velké prázdné pole:
drawn-scored = Body za
drawn-storage = Skladiště
letter-P = P
letter-B = M
letter-G = Z
letter-R = Č
letter-Y = Ž
letter-W = B

## What a turn is good for: hints

reason-points = vítězné body ihned
reason-coins = { $count ->
    [one] o 1 florén víc
    [few] o { $count } florény víc
    [many] o { $count } florénu víc
   *[other] o { $count } florénů víc
}
reason-decorations = větší sada dekorací
reason-statues = lepší postavení v sochách
reason-blocks = { $count ->
    [one] o 1 blok víc
    [few] o { $count } bloky víc
    [many] o { $count } bloku víc
   *[other] o { $count } bloků víc
}
reason-pillars = sloupek zůstává na později
reason-place = později víc za { $place }
reason-storage = kus ve skladišti
reason-bargain = výhodný nákup na dosah
reason-drawn = budou se losovat bloky
