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
    .acc = Bibliotecę
type-cathedrale = Cathedrale
    .acc = Cathedrale
type-palazzo = Palazzo
    .acc = Palazzo
type-porta = Porta
    .acc = Portę
type-castello = Castello
    .acc = Castello
type-villa = Villa
    .acc = Villę
gloss-biblioteca = biblioteka
gloss-cathedrale = katedra
gloss-palazzo = pałac
gloss-porta = brama
gloss-castello = zamek
gloss-villa = willa
landscape-urban = krajobraz miejski
landscape-rural = krajobraz wiejski
tile = { $type } { $value }
    .acc = { $type_acc } { $value }
tile-monument = monument { $type }
    .acc = monument { $type }

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
# In reports, beside the names of cities.
thing-place = punktować { $place }

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

## Zapłata, najmniej cenne bloki najpierw

paid-purple = { $count ->
    [one] 1 purpurowy
    [few] { $count } purpurowe
    [many] { $count } purpurowych
   *[other] { $count } purpurowego
}
paid-blue = { $count ->
    [one] 1 niebieski
    [few] { $count } niebieskie
    [many] { $count } niebieskich
   *[other] { $count } niebieskiego
}
paid-green = { $count ->
    [one] 1 zielony
    [few] { $count } zielone
    [many] { $count } zielonych
   *[other] { $count } zielonego
}
paid-red = { $count ->
    [one] 1 czerwony
    [few] { $count } czerwone
    [many] { $count } czerwonych
   *[other] { $count } czerwonego
}
paid-yellow = { $count ->
    [one] 1 żółty
    [few] { $count } żółte
    [many] { $count } żółtych
   *[other] { $count } żółtego
}
paid-white = { $count ->
    [one] 1 biały
    [few] { $count } białe
    [many] { $count } białych
   *[other] { $count } białego
}
payment = { $some }, { $more }

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
preset-basic-help = Bez dekoracji i posągów: dobry na pierwszą grę.
preset-advanced = Wariant zaawansowany
preset-advanced-help = Z dekoracjami, posągami i większą liczbą miejsc punktacji.
preset-open = Wariant zaawansowany z jawnymi pieniędzmi
preset-open-help = Wariant zaawansowany; wszyscy widzą pieniądze wszystkich.
preset-other_readings = Inna interpretacja zasad
preset-other_readings-help = Niejasne zasady są odczytywane odwrotnie.

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

## Tips in the first games, by what is asked

coach-turn = Jedna rzecz w turze: kup bloki, buduj, punktuj albo spasuj. Przy płaceniu dwa bloki jednego koloru zastępują jeden blok koloru o stopień cenniejszego.
coach-turn-2 = Miasto może punktować tylko jeden gracz. Patrz, kto jeszcze ma tam budynki.
coach-turn-visit = Punktuj teraz z tego samego pola, bo twój filar straci tam premię.
coach-buy = Obrót obniża ceny bloków także następnemu graczowi.
coach-pay = Szkoda cennych bloków tam, gdzie wystarczą tanie.
coach-improve = Weź ulepszenie miasta, które będziesz jeszcze punktować.
coach-score = Każde miejsce płaci raz: poczekaj, aż będzie tam dość, ale nie tak długo, by miasto zajął ktoś inny.

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
do-rotate_inner = Obróć tylko wewnętrzną tarczę (posągi)
do-buy = { $price ->
    [0] Weź z sektora { $segment } za darmo { $block }
    [one] Kup z sektora { $segment } { $block } za 1 florena
    [few] Kup z sektora { $segment } { $block } za { $price } floreny
    [many] Kup z sektora { $segment } { $block } za { $price } florenów
   *[other] Kup z sektora { $segment } { $block } za { $price } florena
}
do-done = Zakończ zakupy
do-relief = { $coins ->
    [one] Nie stać mnie na żaden blok: weź 1 florena
    [few] Nie stać mnie na żaden blok: weź { $coins } floreny
    [many] Nie stać mnie na żaden blok: weź { $coins } florenów
   *[other] Nie stać mnie na żaden blok: weź { $coins } florena
}
do-build = Zbuduj { $tile_acc } { $city_in }
do-upgrade = Rozbuduj { $tile_acc } { $city_in } do monumentu za { $price }
do-pay = { $paid ->
    [yes] Zapłać { $payment }
   *[no] { $count ->
        [0] Bez { $block_many }
        [one] 1 { $block }
        [few] { $count } { $block_few }
        [many] { $count } { $block_many }
       *[other] { $count } { $block_many }
    }
}
do-improve = { $city }: odtąd { $gain } za każdy punkt
do-pillar = { $follows ->
    [yes] Dołącz do wizyty królewskiej: filar { $space_from }
   *[no] Punktuj filarem { $space_from }
}
do-score_shared = Punktuj { $place }: { $gain }
do-score_own = Punktuj { $place }: { $gain }
do-take = Weź { $piece_acc }
do-put = Umieść na budynku { $tile } { $city_in }
do-store = Odłóż do składu
do-discard = Zrób miejsce w składzie: odrzuć { $old_acc }
do-decline = { $what ->
    [improvement] Bez ulepszenia
   *[piece] Zrezygnuj
}
do-decorate = Umieść { $piece_acc } ze składu na budynku { $tile } { $city_in }
do-erect = Umieść { $piece_acc } ze składu na budynku { $tile } { $city_in }
do-buy_decoration = { $price ->
    [one] Kup { $piece_acc } na { $tile_acc } { $city_in } (1 floren)
    [few] Kup { $piece_acc } na { $tile_acc } { $city_in } ({ $price } floreny)
    [many] Kup { $piece_acc } na { $tile_acc } { $city_in } ({ $price } florenów)
   *[other] Kup { $piece_acc } na { $tile_acc } { $city_in } ({ $price } florena)
}
do-buy_statue = { $price ->
    [one] Kup { $piece_acc } na { $tile_acc } { $city_in } (1 floren)
    [few] Kup { $piece_acc } na { $tile_acc } { $city_in } ({ $price } floreny)
    [many] Kup { $piece_acc } na { $tile_acc } { $city_in } ({ $price } florenów)
   *[other] Kup { $piece_acc } na { $tile_acc } { $city_in } ({ $price } florena)
}
do-pass = { $coins ->
    [one] Spasuj i weź 1 florena
    [few] Spasuj i weź { $coins } floreny
    [many] Spasuj i weź { $coins } florenów
   *[other] Spasuj i weź { $coins } florena
}
do-end_turn = Zakończ turę
do-first = Losowanie gracza rozpoczynającego
do-spin = Sektor I pokazuje { $piece_acc }
do-reveal = Do oferty trafia { $tile }
do-draw = Z worka wyciągnięto { $block }

## Dziennik

log-rotate = { $discs ->
    [both] { $player } obraca obie tarcze.
   *[single] { $player } obraca tarczę.
}
log-rotate_inner = { $player } obraca tylko wewnętrzną tarczę (posągi).
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
log-build = { $paid ->
    [yes] { $player } buduje { $tile_acc } { $city_in } i płaci { $payment }.
   *[no] { $player } buduje { $tile_acc } { $city_in }.
}
log-upgrade = { $paid ->
    [yes] { $player } rozbudowuje { $tile_acc } { $city_in } do monumentu i płaci { $payment }.
   *[no] { $player } rozbudowuje { $tile_acc } { $city_in } do monumentu.
}
log-pay = { $paid ->
    [yes] { $player } płaci za { $tile_acc } { $city_in }: { $payment }.
   *[no] { $count ->
        [0] { $player } nie płaci { $block_ins }.
        [one] { $player } wykłada 1 { $block }.
        [few] { $player } wykłada { $count } { $block_few }.
        [many] { $player } wykłada { $count } { $block_many }.
       *[other] { $player } wykłada { $count } { $block_many }.
    }
}
log-pay-hidden = { $player } wykłada bloki.
log-improve = { $player } bierze ulepszenie dla { $city_gen }: { $gain } za każdy punkt.
log-pillar = { $follows ->
    [yes] { $player } dołącza do wizyty królewskiej filarem { $space_from }.
   *[no] { $player } punktuje filarem { $space_from }.
}
log-score_shared = { $player } punktuje { $place }: { $gain }.
log-score_own = { $player } punktuje { $place }: { $gain }.
log-take = { $player } bierze { $piece_acc }.
log-put = { $player } umieszcza { $piece_acc } na budynku { $tile } { $city_in }.
log-store = { $player } odkłada { $piece_acc } do składu.
log-discard = { $player } odrzuca { $old_acc } i odkłada { $piece_acc } do składu.
log-decline = { $what ->
    [improvement] { $player } nie bierze ulepszenia.
   *[piece] { $player } rezygnuje.
}
log-decorate = { $player } umieszcza { $piece_acc } ze składu na budynku { $tile } { $city_in }.
log-erect = { $player } umieszcza { $piece_acc } ze składu na budynku { $tile } { $city_in }.
log-buy_decoration = { $price ->
    [one] { $player } kupuje za 1 florena { $piece_acc } na { $tile_acc } { $city_in }.
    [few] { $player } kupuje za { $price } floreny { $piece_acc } na { $tile_acc } { $city_in }.
    [many] { $player } kupuje za { $price } florenów { $piece_acc } na { $tile_acc } { $city_in }.
   *[other] { $player } kupuje za { $price } florena { $piece_acc } na { $tile_acc } { $city_in }.
}
log-buy_statue = { $price ->
    [one] { $player } kupuje za 1 florena { $piece_acc } na { $tile_acc } { $city_in }.
    [few] { $player } kupuje za { $price } floreny { $piece_acc } na { $tile_acc } { $city_in }.
    [many] { $player } kupuje za { $price } florenów { $piece_acc } na { $tile_acc } { $city_in }.
   *[other] { $player } kupuje za { $price } florena { $piece_acc } na { $tile_acc } { $city_in }.
}
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
log-draw = Z worka wyciągnięto { $block }.

## Dlaczego nie

why-advanced-only = To należy do wariantu zaawansowanego.
why-act-first = Najpierw wykonaj akcję: kup bloki, buduj, punktuj albo spasuj.
why-acted = Swoją akcję w tej turze masz już za sobą.
why-acting = W tej turze wykonujesz już inną akcję.
why-needs-monument = Ulepszenie bierzesz, gdy zbudujesz monument.
why-rotated = Tarcza jest już obrócona.
why-disc-empty = W ten sposób nie ma czego kupić.
why-buy-one = Kup co najmniej jeden blok; stać cię na niego.
why-take-relief = Nie stać cię na żaden blok: weź zamiast tego floreny.
why-no-relief = Te floreny możesz wziąć tylko wtedy, gdy tarcza jest obrócona i nie stać cię na żaden blok.
why-not-buying = Teraz nie kupujesz bloków.
why-rotate-first = Najpierw obróć: obie tarcze albo tylko wewnętrzną (posągi).
why-other-segment = Kupujesz już z sektora { $segment }.
why-no-block = W sektorze { $segment } nie ma { $block_many }.
why-no-coins = Cena to { $price }, a masz florenów: { $coins }.
why-not-your-building = Tego budynku nie masz: { $tile }.
why-not-on-offer = Tego budynku nie ma w ofercie: { $tile }.
why-offer-empty = Nie ma już czego budować.
why-monument-already = To już jest monument.
why-monument-gone = Monument { $type } jest już zbudowany.
why-no-means = Cena w blokach to { $price }; twoje bloki { $city_in } wystarczą na { $means }.
why-twin = Taka sama możliwość jest już na liście.
why-same-space = Podczas wizyty królewskiej możesz użyć tylko filaru { $space_from }.
why-no-pillar = Nie masz tam filaru.
why-bonus-first = Póki masz filary na polach premii, punktuj jednym z nich.
why-no-building = Nie ma jeszcze czego punktować: nie masz żadnego budynku.
why-no-place = Wszystkie miejsca punktacji, które otwierają twoje budynki, są już zajęte.
why-pillar-first = Najpierw wybierz filar na dworze królewskim; to miejsce jest potem dla ciebie otwarte.
why-place-used = Twój filar już tam stoi.
why-place-taken = Stoi tam już filar, który ustawił gracz { $to_player }.
why-few-buildings = { $count ->
    [one] Do tego potrzebujesz { $city_in } 1 budynku, a masz { $have }.
    [few] Do tego potrzebujesz { $city_in } { $count } budynków, a masz { $have }.
    [many] Do tego potrzebujesz { $city_in } { $count } budynków, a masz { $have }.
   *[other] Do tego potrzebujesz { $city_in } { $count } budynku, a masz { $have }.
}
why-few-coins = Florenów musisz pokazać co najmniej { $coins }, a masz { $have }.
why-one-coin-place = Masz już jedno miejsce monet.
why-no-statue = Do tego potrzebujesz posągu w jednym z tych miast, a nie masz tam żadnego.
why-no-such-building = Do tego potrzebujesz budynku tego rodzaju, a nie masz żadnego.
why-no-such-landscape = Do tego potrzebujesz budynku w tym krajobrazie, a nie masz żadnego.
why-must-open = Umieść posąg tam, gdzie otworzy miejsce punktacji; innego nie masz.
why-storage-full = Twój skład jest pełny.
why-storage-empty = Twój skład jest pusty.
why-room-left = Dla { $piece_gen } jest jeszcze miejsce.
why-wrong-type = Tu nie pasuje: { $piece } jest dla rodzaju { $type }.
why-decorated = Dekorację ma już { $tile }.
why-has-statue = Posąg ma już { $tile }.
why-wrong-city = Tutaj, { $city_in }, nie może stać { $piece }.
why-no-spot = Nie masz teraz budynku, na którym można umieścić { $piece_acc }.
why-not-stored = W twoim składzie nie ma { $piece_gen }.
why-stored-now = Dopiero od tej tury jest w składzie { $piece }; umieścić na budynku można w jednej z następnych.
why-bought-already = Dekorację lub posąg można kupić tylko raz w turze.
why-coins-needed = Tych florenów potrzebujesz na miejsce monet; innego otwartego miejsca punktacji nie masz.
why-supply-empty = W zasobach nie ma już { $piece_gen }.
why-not-shown = Sektor { $segment } nie pokazuje { $piece_gen }.
why-no-decoration = Premią jest dekoracja, a nie { $piece }.
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
pays-number = razem { $count }
pays-statues = { $count ->
    [one] { $count } posąg
    [few] { $count } posągi
    [many] { $count } posągów
   *[other] { $count } posągu
}
pays-coins = { $coins ->
    [one] { $coins } floren
    [few] { $coins } floreny
    [many] { $coins } florenów
   *[other] { $coins } florena
}, 1 PZ za każde { $rate }
ending-completed = Któryś gracz umieścił wszystkie filary, a stos jest pusty.
ending-capped = Minęła ustalona liczba rund.

## Co nie może leżeć na stole

impossible-count = { $what }: razem { $count }, a powinno być { $all }.
impossible-improvements = ulepszenia dla { $city_gen }: razem { $count }, a powinno być { $all }.
impossible-wheel = na tarczy nigdy nie ma więcej bloków niż { $most }.
impossible-tile-twice = { $tile } leży w dwóch miejscach.
impossible-tile-missing = { $tile } nigdzie nie leży.
impossible-tile-unused = { $tile } nie bierze udziału w grze tylu osób ({ $seats }).
impossible-monument-offered = { $tile } nigdy nie leży w ofercie ani w stosie.
impossible-gaps = luk w ofercie jest { $count }, choć stos nie jest pusty.
impossible-turn = zaczynał gracz { $first }, a liczba rozegranych tur to { $turns }, więc ruch ma gracz { $number }.
impossible-purchased = w tej turze nikt nie mógł nic dokupić: to należy do wariantu zaawansowanego i do trwającej tury.
impossible-stored-now = { $piece }: w tej turze to nie mogło trafić do składu.
impossible-no-end = w wariancie zaawansowanym pod wszystkim, o czym decyduje się w turze, leży „end”.
impossible-advanced-only = „{ $what }” należy do wariantu zaawansowanego.
impossible-first = gracza rozpoczynającego losuje się, zanim ktokolwiek ma bloki albo turę.
impossible-reveal = do odkrycia jest kafelków: { $count }, ale luk w ofercie jest { $gaps }, a kafelków w stosie { $stack }.
impossible-draw = do wyciągnięcia jest bloków: { $count }, ale według tarczy i worka wypada { $due }.
impossible-segment-empty = w sektorze { $segment } nie ma już czego kupić.
impossible-segment-full = sektor { $segment } nie został opróżniony.
impossible-bonus = wizyta królewska nie daje takiej rzeczy.
impossible-not-built = gracz { $number } nie ma tego budynku: { $tile }.
impossible-laid = tylu { $block_many } nie można wyłożyć: { $count }.
impossible-pay = gracz { $number } nie może w ten sposób zapłacić za { $tile_acc }.
impossible-improve = gracz { $number } nie ma żadnego ulepszenia do wzięcia.
impossible-no-place = gracz { $number } wziął filar, ale nie ma miejsca punktacji do wyboru.
impossible-visit-half = wizyta królewska ma i posiadacza żetonu, i pole premii, albo ani jednego, ani drugiego.
impossible-visit-over = gracz { $number } zwraca żeton przed następną akcją.
impossible-visit-pillars = { $space }: stoją tam filary dokładnie tych, którzy nie grali od początku wizyty królewskiej.
impossible-space = pola premii „{ $space }” nie ma w tej grze.
impossible-court-uneven = { $space }: stoją tam filary wszystkich graczy albo żadnego, bo wizyta królewska opróżnia pole wszystkim.
impossible-pillars = gracz { $number } ma filarów { $count }, a powinien mieć { $all }.
impossible-storage = gracz { $number } ma w składzie więcej rzeczy niż { $most }.
impossible-improved = gracz { $number } ma więcej ulepszeń niż monumentów.
impossible-statue = { $piece } nie może stać { $city_in }.
impossible-place = gracz { $number } zapunktował { $place }, ale nie ma tego, co jest do tego potrzebne.
impossible-place-twice = gracz { $one } i gracz { $other } zapunktowali { $place }.
impossible-coin-places = gracz { $number } ma dwa miejsca monet.
impossible-end = nikt nie mógł wywołać końca gry: stos nie jest pusty albo nikt nie umieścił wszystkich filarów.
impossible-end-due = stos jest pusty, a któryś gracz umieścił wszystkie filary, więc ktoś już wywołał koniec gry.
impossible-end-points = gracz { $number } ma za wywołanie końca gry { $count } PZ.
impossible-over = nie ma o czym decydować, choć gra się nie skończyła.
impossible-over-due = jest o czym decydować, choć gra się skończyła.

## Stół

board-table = Stół
board-player = { $player }
board-cities = Miasta: { $player }
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
board-paid = Ostatnio zapłacono do worka:
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

## The board at a terminal

drawn-round = Runda
drawn-turn = ruch
drawn-player = Gracz
drawn-bag = W worku:
drawn-stack = w stosie:
drawn-offer = W ofercie
drawn-monuments = Monumenty
drawn-improvements = Ulepszenia
drawn-visit = Wizyta królewska
drawn-screen = za zasłonką
drawn-coins = floreny:
drawn-blocks = bloki:
drawn-vp = PZ
drawn-court = Dwór królewski
drawn-large = duże puste pole:
drawn-scored = Punkty za
drawn-storage = Skład
letter-P = P
letter-B = N
letter-G = Z
letter-R = C
letter-Y = Ż
letter-W = B

## What a turn is good for: hints

reason-points = punkty zwycięstwa od razu
reason-coins = { $count ->
    [one] o 1 florena więcej
    [few] o { $count } floreny więcej
    [many] o { $count } florenów więcej
   *[other] o { $count } florena więcej
}
reason-decorations = większy zestaw dekoracji
reason-statues = lepsza pozycja w posągach
reason-blocks = { $count ->
    [one] o 1 blok więcej
    [few] o { $count } bloki więcej
    [many] o { $count } bloków więcej
   *[other] o { $count } bloku więcej
}
reason-pillars = filar zostaje na później
reason-place = później więcej za { $place }
reason-storage = element w składzie
reason-bargain = dobry zakup w zasięgu
reason-drawn = będą losowane bloki
