# Pałace Carrary, po polsku. Atrybuty nazwy to jej inne formy; zdanie prosi o nie jako o `$piece_acc`.

game-name = Pałace Carrary
game-tagline = Poczekaj na tańszy marmur, buduj we właściwym mieście i punktuj, zanim zrobią to inni.

## Pudełko, tabela po tabeli

box-blocks = Bloki marmuru
box-ring = Pierścień i ceny
box-discs = Tarcze
box-tiles = Kafelki budynków
box-type = Rodzaje budynków
box-city = Miasta
box-improvement = Ulepszenia
box-court = Dwór królewski
box-landscapes = Krajobrazy
box-coin_places = Miejsca monet
box-statue_places = Miejsca posągów
box-pieces = Dekoracje i posągi
box-sets = Zestawy dekoracji
box-majorities = Przewagi posągów
box-money = Pieniądze
box-end = Koniec gry

## Bloki według koloru: jeden, dwa do czterech, pięć i więcej

block-purple = purpurowy blok
    .few = purpurowe bloki
    .many = purpurowych bloków
    .ins = purpurowymi blokami
block-blue = niebieski blok
    .few = niebieskie bloki
    .many = niebieskich bloków
    .ins = niebieskimi blokami
block-green = zielony blok
    .few = zielone bloki
    .many = zielonych bloków
    .ins = zielonymi blokami
block-red = czerwony blok
    .few = czerwone bloki
    .many = czerwonych bloków
    .ins = czerwonymi blokami
block-yellow = żółty blok
    .few = żółte bloki
    .many = żółtych bloków
    .ins = żółtymi blokami
block-white = biały blok
    .few = białe bloki
    .many = białych bloków
    .ins = białymi blokami

colour-purple = purpurowy
colour-blue = niebieski
colour-green = zielony
colour-red = czerwony
colour-yellow = żółty
colour-white = biały
colour-gold = złoty

## Miasta

city-lerici = Lerici
    .in = w Lerici
    .gen = Lerici
city-massa = Massa
    .in = w Massie
    .gen = Massy
city-viareggio = Viareggio
    .in = w Viareggio
    .gen = Viareggio
city-lucca = Lukka
    .in = w Lukce
    .gen = Lukki
city-pisa = Piza
    .in = w Pizie
    .gen = Pizy
city-livorno = Livorno
    .in = w Livorno
    .gen = Livorno

## Budynki

type-biblioteca = Biblioteca
type-cathedrale = Cathedrale
type-palazzo = Palazzo
type-porta = Porta
type-castello = Castello
type-villa = Villa
gloss-biblioteca = biblioteka
gloss-cathedrale = katedra
gloss-palazzo = pałac
gloss-porta = brama
gloss-castello = zamek
gloss-villa = willa
landscape-urban = krajobraz miejski
landscape-rural = krajobraz wiejski
tile = { $type } { $value }
tile-monument = monument { $type }

## Dekoracje i posągi

piece-book = księga
    .acc = księgę
    .gen = księgi
piece-coat_of_arms = herb
    .acc = herb
    .gen = herbu
piece-crown = korona
    .acc = koronę
    .gen = korony
piece-cup = kielich
    .acc = kielich
    .gen = kielicha
piece-banner = sztandar
    .acc = sztandar
    .gen = sztandaru
piece-gate = brama
    .acc = bramę
    .gen = bramy
piece-purple_statue = purpurowy posąg
    .acc = purpurowy posąg
    .gen = purpurowego posągu
piece-blue_statue = niebieski posąg
    .acc = niebieski posąg
    .gen = niebieskiego posągu
piece-green_statue = zielony posąg
    .acc = zielony posąg
    .gen = zielonego posągu
piece-red_statue = czerwony posąg
    .acc = czerwony posąg
    .gen = czerwonego posągu
piece-yellow_statue = żółty posąg
    .acc = żółty posąg
    .gen = żółtego posągu
piece-white_statue = biały posąg
    .acc = biały posąg
    .gen = białego posągu
piece-gold_statue = złoty posąg
    .acc = złoty posąg
    .gen = złotego posągu

## Dwór królewski

space-statue = pole ze złotym posągiem
    .from = z pola ze złotym posągiem
space-decoration = pole z dekoracją
    .from = z pola z dekoracją
space-coins = pole z 5 florenami
    .from = z pola z 5 florenami
space-vp = pole z 3 PZ
    .from = z pola z 3 PZ
space-large = duże puste pole
    .from = z dużego pustego pola

## Miejsca punktacji

place-lerici = Lerici
place-massa = Massę
place-viareggio = Viareggio
place-lucca = Lukkę
place-pisa = Pizę
place-livorno = Livorno
place-biblioteca = rodzaj Biblioteca
place-cathedrale = rodzaj Cathedrale
place-palazzo = rodzaj Palazzo
place-porta = rodzaj Porta
place-castello = rodzaj Castello
place-villa = rodzaj Villa
place-urban = krajobraz miejski
place-rural = krajobraz wiejski
place-coins_left = lewe miejsce monet
place-coins_right = prawe miejsce monet
place-livorno_lerici = posągi w Livorno i Lerici
place-massa_pisa = posągi w Massie i Pizie
place-viareggio_lucca = posągi w Viareggio i Lukce

## Ilości

gain-coins = { $coins ->
    [one] 1 floren
    [few] { $coins } floreny
    [many] { $coins } florenów
   *[other] { $coins } florena
}
gain-vp = { $vp } PZ
gain-both = { $coins ->
    [one] 1 floren
    [few] { $coins } floreny
    [many] { $coins } florenów
   *[other] { $coins } florena
} i { $vp } PZ
gain-nothing = nic
gain-rate = { $coins ->
    [one] na koniec 1 PZ za każdy floren
    [few] na koniec 1 PZ za każde { $coins } floreny
    [many] na koniec 1 PZ za każde { $coins } florenów
   *[other] na koniec 1 PZ za każde { $coins } florena
}

## Opcje

option-variant = Zasady
option-variant-help = Wariant zaawansowany dodaje dekoracje, posągi i pięć kolejnych miejsc punktacji.
option-variant-basic = Wariant podstawowy
option-variant-advanced = Wariant zaawansowany
option-open_money = Jawne pieniądze
option-open_money-help = Gra bez zasłonek: wszyscy widzą floreny i bloki wszystkich.
option-early_large_space = Wczesna punktacja z dużego pustego pola
option-early_large_space-help = Stojącym tam filarem można punktować, choć na polach premii są jeszcze filary, o ile nikt nie ma żetonu wizyty królewskiej: bez premii i bez żetonu. W przeciwnym razie dopiero po opróżnieniu wszystkich pól premii.
option-statue_ties = Trzech lub więcej graczy z równą liczbą posągów
option-statue_ties-help = Remis dwóch graczy w obu przypadkach wychodzi tak samo.
option-statue_ties-one_down = Wszyscy o jedno miejsce niżej
option-statue_ties-use_places = Zajmują tyle miejsc, ilu ich jest
option-majorities = Punkty za przewagę posągów
option-majorities-help = Niektórych liczb z wydrukowanej tabeli nie znamy; obie wersje zgadzają się ze wszystkimi przykładami z zasad.
option-majorities-halves = Połowa i ćwierć pierwszego miejsca
option-majorities-steps = O cztery mniej, potem o trzy mniej
option-own_coin_places = Każdy ma własne miejsca monet
option-own_coin_places-help = Każdy gracz może zająć dowolne z miejsc monet bez względu na innych. W przeciwnym razie każde z nich może mieć tylko jeden gracz.
option-turn_cap = Koniec po tylu rundach
option-turn_cap-help = Do symulacji: zasady nie zmuszają do zakończenia gry. 0 oznacza nigdy.

preset-basic = Wariant podstawowy
preset-advanced = Wariant zaawansowany
preset-open = Wariant zaawansowany z jawnymi pieniędzmi
preset-other_readings = Inna wykładnia zasad

## O co pyta gra

progress-round = { $round }. runda
progress-last-turns = Ostatnie tury
prompt-turn = Kup bloki, buduj, punktuj albo spasuj.
prompt-turn-visit = Wizyta królewska, żeton ma { $to_player }: punktuj filarem { $space_from } albo zrób coś innego i strać tę premię.
prompt-buy = Kup bloki z jednego sektora.
prompt-buy-more = Kupuj dalej z sektora { $segment } albo zakończ.
prompt-pay = Budowa { $city_in }, do zapłaty zostało { $price }. Iloma { $block_ins }?
prompt-improve = Możesz wziąć ulepszenie.
prompt-score = Wybierz miejsce punktacji dla swojego filaru.
prompt-reward = Sektor { $segment } jest pusty: weź jego dekorację albo posąg.
prompt-gift = Wybierz dekorację z zasobów.
prompt-put = Gdzie trafi { $piece }?
prompt-end = Zakończ turę albo zrób coś jeszcze.
prompt-wait = Ruch ma inny gracz.
prompt-over = Gra się skończyła.

## Akcje

do-rotate = { $discs ->
    [both] Obróć obie tarcze
   *[single] Obróć tarczę
} ({ $count ->
    [0] bez nowych bloków
    [one] 1 nowy blok
    [few] { $count } nowe bloki
    [many] { $count } nowych bloków
   *[other] { $count } nowego bloku
})
do-rotate_inner = Obróć tylko posągi
do-buy = { $price ->
    [0] { $block } z sektora { $segment } za darmo
    [one] { $block } z sektora { $segment } za 1 florena
    [few] { $block } z sektora { $segment } za { $price } floreny
    [many] { $block } z sektora { $segment } za { $price } florenów
   *[other] { $block } z sektora { $segment } za { $price } florena
}
do-done = To wszystko
do-relief = { $coins ->
    [one] Na nic nie stać: weź 1 florena
    [few] Na nic nie stać: weź { $coins } floreny
    [many] Na nic nie stać: weź { $coins } florenów
   *[other] Na nic nie stać: weź { $coins } florena
}
do-build = Zbuduj { $tile } { $city_in }
do-upgrade = Rozbuduj { $tile } { $city_in } do monumentu za { $price }
do-pay = { $count ->
    [0] Bez { $block_many }
    [one] 1 { $block }
    [few] { $count } { $block_few }
    [many] { $count } { $block_many }
   *[other] { $count } { $block_many }
}
do-improve = { $city }: odtąd { $gain } za każdy punkt
do-pillar = { $follows ->
    [yes] Dołącz do wizyty królewskiej: filar { $space_from }
   *[no] Punktuj filarem { $space_from }
}
do-score_shared = Punktuj { $place }: { $gain }
do-score_own = Punktuj { $place }: { $gain }
do-take = Weź { $piece_acc }
do-put = Umieść na { $tile } { $city_in }
do-store = Odłóż do składu
do-discard = Zrób miejsce w składzie: odrzuć { $old_acc }
do-decline = { $what ->
    [improvement] Bez ulepszenia
   *[piece] Obejdź się bez tego
}
do-decorate = { $piece } ze składu na { $tile } { $city_in }
do-erect = { $piece } ze składu na { $tile } { $city_in }
do-buy_decoration = Kup { $piece_acc } na { $tile } { $city_in } (za { $price } florenów)
do-buy_statue = Kup { $piece_acc } na { $tile } { $city_in } (za { $price } florenów)
do-pass = { $coins ->
    [one] Spasuj i weź 1 florena
    [few] Spasuj i weź { $coins } floreny
    [many] Spasuj i weź { $coins } florenów
   *[other] Spasuj i weź { $coins } florena
}
do-end_turn = Zakończ turę
do-first = Losowanie gracza rozpoczynającego
do-spin = { $piece } w sektorze I
do-reveal = Do oferty trafia { $tile }
do-draw = Z worka wychodzi { $block }

## Dziennik

log-rotate = { $discs ->
    [both] { $player } obraca obie tarcze.
   *[single] { $player } obraca tarczę.
}
log-rotate_inner = { $player } obraca tylko posągi.
log-buy = { $price ->
    [0] { $player } bierze z sektora { $segment } za darmo { $block }.
    [one] { $player } kupuje z sektora { $segment } { $block } za 1 florena.
    [few] { $player } kupuje z sektora { $segment } { $block } za { $price } floreny.
    [many] { $player } kupuje z sektora { $segment } { $block } za { $price } florenów.
   *[other] { $player } kupuje z sektora { $segment } { $block } za { $price } florena.
}
log-done = { $player } nie kupuje już nic więcej.
log-relief = { $coins ->
    [one] { $player } nie może kupić żadnego bloku i bierze 1 florena.
    [few] { $player } nie może kupić żadnego bloku i bierze { $coins } floreny.
    [many] { $player } nie może kupić żadnego bloku i bierze { $coins } florenów.
   *[other] { $player } nie może kupić żadnego bloku i bierze { $coins } florena.
}
log-build = { $player } buduje { $tile } { $city_in }.
log-upgrade = { $player } rozbudowuje { $tile } { $city_in } do monumentu.
log-pay = { $count ->
    [0] { $player } nie płaci { $block_ins }.
    [one] { $player } płaci 1 { $block }.
    [few] { $player } płaci { $count } { $block_few }.
    [many] { $player } płaci { $count } { $block_many }.
   *[other] { $player } płaci { $count } { $block_many }.
}
log-pay-hidden = { $player } zachowuje bloki jednego koloru.
log-improve = { $player } bierze ulepszenie dla { $city_gen }: { $gain } za każdy punkt.
log-pillar = { $follows ->
    [yes] { $player } dołącza do wizyty królewskiej filarem { $space_from }.
   *[no] { $player } punktuje filarem { $space_from }.
}
log-score_shared = { $player } punktuje { $place }: { $gain }.
log-score_own = { $player } punktuje { $place }: { $gain }.
log-take = { $player } bierze { $piece_acc }.
log-put = { $player } umieszcza { $piece_acc } na { $tile } { $city_in }.
log-store = { $player } odkłada { $piece_acc } do składu.
log-discard = { $player } odrzuca { $old_acc } i odkłada { $piece_acc } do składu.
log-decline = { $what ->
    [improvement] { $player } nie bierze ulepszenia.
   *[piece] { $player } nic nie bierze.
}
log-decorate = { $player } umieszcza { $piece_acc } ze składu na { $tile } { $city_in }.
log-erect = { $player } umieszcza { $piece_acc } ze składu na { $tile } { $city_in }.
log-buy_decoration = { $player } kupuje za { $price } florenów { $piece_acc } na { $tile } { $city_in }.
log-buy_statue = { $player } kupuje za { $price } florenów { $piece_acc } na { $tile } { $city_in }.
log-pass = { $coins ->
    [one] { $player } pasuje i bierze 1 florena.
    [few] { $player } pasuje i bierze { $coins } floreny.
    [many] { $player } pasuje i bierze { $coins } florenów.
   *[other] { $player } pasuje i bierze { $coins } florena.
}
log-end_turn = { $player } kończy turę.
log-first = Zaczyna { $to_player }.
log-spin = Zewnętrzna tarcza pokazuje w sektorze I { $piece_acc }.
log-reveal = Do oferty trafia { $tile }.
log-draw = Z worka wychodzi { $block }.

## Dlaczego nie

why-asked-else = Teraz decyduje się o czymś innym: { $prompt }
why-advanced-only = To należy do wariantu zaawansowanego.
why-act-first = Najpierw wykonaj akcję: kup bloki, buduj, punktuj albo spasuj.
why-rotated = Tarcza jest już obrócona.
why-disc-empty = W ten sposób nie ma czego kupić.
why-buy-one = Kup co najmniej jeden blok; stać cię na niego.
why-no-relief = Te floreny są dla tego, kto obrócił tarczę i na nic go nie stać.
why-rotate-first = Najpierw obróć: obie tarcze albo tylko posągi.
why-other-segment = Kupujesz z sektora { $segment }.
why-no-block = W sektorze { $segment } brak: { $block }.
why-no-coins = Cena to { $price }, a masz florenów: { $coins }.
why-not-yours = Wśród twoich budynków nie ma { $tile }.
why-not-on-offer = { $tile }: nie ma w ofercie.
why-monument-already = To już jest monument.
why-monument-gone = Monument { $type } jest już zbudowany.
why-no-means = Cena w blokach to { $price }; twoje bloki { $city_in } wystarczą na { $means }.
why-twin = Na liście jest już inna możliwość, pod każdym względem taka sama.
why-same-space = Podczas wizyty królewskiej możesz użyć tylko filaru { $space_from }.
why-no-pillar = Nie masz tam filaru.
why-bonus-first = Póki masz filary na polach premii, punktuj jednym z nich.
why-no-place = Nie masz miejsca punktacji do wyboru.
why-place-used = Twój filar już tam stoi.
why-place-taken = Stoi tam już filar, który ustawił gracz { $to_player }.
why-few-buildings = { $count ->
    [one] Potrzebujesz { $city_in } 1 budynku.
    [few] Potrzebujesz { $city_in } { $count } budynków.
    [many] Potrzebujesz { $city_in } { $count } budynków.
   *[other] Potrzebujesz { $city_in } { $count } budynku.
}
why-few-coins = Musisz pokazać co najmniej { $coins } florenów.
why-one-coin-place = Masz już jedno miejsce monet.
why-no-statue = Nie masz żadnego posągu w tych miastach.
why-no-such-building = Nie masz żadnego budynku tego rodzaju.
why-no-such-landscape = Nie masz żadnego budynku w tym krajobrazie.
why-must-open = Umieść posąg tam, gdzie otworzy miejsce punktacji; innego nie masz.
why-storage-full = Twój skład jest pełny.
why-room-left = Dla { $piece_gen } jest jeszcze miejsce.
why-wrong-type = Tu nie pasuje: { $piece } jest dla rodzaju { $type }.
why-decorated = Dekorację { $tile } już ma.
why-has-statue = Posąg { $tile } już ma.
why-wrong-city = Tutaj, { $city_in }, nie może stać { $piece }.
why-not-stored = W twoim składzie nie ma { $piece_gen }.
why-stored-now = Dopiero od tej tury jest w składzie { $piece }; umieścić na budynku można w jednej z następnych.
why-bought-already = Dekorację lub posąg można kupić tylko raz w turze.
why-supply-empty = W zasobach nie ma już { $piece_gen }.
why-not-shown = Ten sektor nie pokazuje { $piece_gen }.
why-improvement-gone = Nie ma już ulepszenia dla { $city_gen }.
why-pay = Możesz zapłacić od { $least } do { $most } { $block_many }.

## Punkty i koniec

score-court = Premie dworu królewskiego
score-cities = Miasta
score-types = Rodzaje budynków
score-landscapes = Krajobrazy
score-statue-places = Miejsca posągów
score-building = Budowa po ostatnim filarze
score-end = Wywołanie końca gry
score-coins = Floreny
score-set-book = Zestaw ksiąg
score-set-coat_of_arms = Zestaw herbów
score-set-crown = Zestaw koron
score-set-cup = Zestaw kielichów
score-set-banner = Zestaw sztandarów
score-set-gate = Zestaw bram
score-majority-lerici = Posągi w Lerici
score-majority-massa = Posągi w Massie
score-majority-viareggio = Posągi w Viareggio
score-majority-lucca = Posągi w Lukce
score-majority-pisa = Posągi w Pizie
score-majority-livorno = Posągi w Livorno
ending-completed = Któryś gracz umieścił wszystkie filary, a stos jest pusty.
ending-capped = Minęła ustalona liczba rund.

## Błędy

error-position-houses = Pozycja ma opisać tyle rodów: { $seats }. Opisuje { $houses }.
error-position-tile = Płytka „{ $tile }” leży w dwóch miejscach.
error-position-too-many = W grze jest tylko { $count } sztuk „{ $piece }”.
error-position-pillars = Gracz { $number } potrzebuje { $count } filarów, każdego na osobnym polu.

## Stół

board-table = Stół
board-player = { $player }
board-house = Miasta: { $player }
board-others = Pozostali gracze
board-show = Obejrzyj miasta: { $player }
board-back = Wróć do moich miast
board-turn = Tura: { $player }
board-wheel = Tarcza z blokami
board-rotate = Obróć: { $count ->
    [0] bez nowych bloków
    [one] 1 nowy blok w sektorze I
    [few] { $count } nowe bloki w sektorze I
    [many] { $count } nowych bloków w sektorze I
   *[other] { $count } nowego bloku w sektorze I
}
board-new = + { $count } { $count ->
    [one] blok
    [few] bloki
    [many] bloków
   *[other] bloku
}
board-price = Sektor { $segment }, { $block }: { $price }
board-heap = Sektor { $segment }, { $block }: { $count }, cena { $price }
board-bag = Bloki w worku: { $count }
board-offer = W ofercie
board-stack = Budynki w stosie: { $count }
board-monuments = Monumenty
board-court = Dwór królewski
board-visit = Wizyta królewska: { $to_player }
board-ender = Koniec gry wywołuje { $to_player }
board-city = { $city }: { $gain } za każdy punkt wartości. Budynki: { $count }, do punktacji { $needs }.
board-means = Teraz możesz tu wznieść budynek o wartości najwyżej { $value }.
board-improvement = Ulepszenie { $city_gen }: { $gain } za każdy punkt. Zostało: { $count }
board-places = Miejsca punktacji
board-place = Punktuj { $place }, teraz: { $gain }
board-scored = { $to_player } ma już nagrodę za { $place }
board-hidden = { $player } trzyma floreny i bloki za zasłonką
board-supply = Dekoracje i posągi w zasobach
board-supplied = { $piece }: w zasobach { $count }
board-storage = Skład
board-pay = Budowa { $city_in }: do zapłaty zostało { $price }
board-pay-all = Zapłać tak
board-pay-other = albo wybierz, iloma { $block_ins }:
board-segment = Sektor { $segment }
board-close = Zamknij
board-tile = { $gloss }, { $landscape }
board-tile-cost = { $value ->
    [one] Kosztuje 1 blok, który przyjmuje jego miasto, a w punktacji liczy się za 1.
    [few] Kosztuje { $value } bloki, które przyjmuje jego miasto, a w punktacji liczy się za { $value }.
    [many] Kosztuje { $value } bloków, które przyjmuje jego miasto, a w punktacji liczy się za { $value }.
   *[other] Kosztuje { $value } bloku, które przyjmuje jego miasto, a w punktacji liczy się za { $value }.
}
board-tile-monument = Kosztuje bloki o wartości { $value }, które przyjmuje jego miasto, albo tylko różnicę, jeśli przykryjesz nim własny budynek tego samego rodzaju. Możesz przy tym wziąć ulepszenie.
board-tile-decoration = Dekoracja: { $piece }.
board-guide = Więcej w zasadach
board-urban = Miasto
board-rural = Wieś
