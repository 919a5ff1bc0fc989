# Miasteczka, po polsku. Atrybuty nazwy to jej inne formy; zdanie prosi o nie jako `$building_acc`.

game-name = Miasteczka
game-tagline = Cztery na cztery pola, jeden surowiec dla wszystkich i żadnych dwóch takich samych miasteczek.

## The box, table by table

box-board = Miasteczko
box-cubes = Kostki
box-setup = Przygotowanie
box-cards = Karty surowców
box-solo = Gra solo
box-cavern = Jaskinia
box-building = Budynki
box-monument = Monumenty

## Resources

resource-wheat = zboże
    .gen = zboża
    .acc = zboże
resource-wood = drewno
    .gen = drewna
    .acc = drewno
resource-brick = cegła
    .gen = cegły
    .acc = cegłę
resource-glass = szkło
    .gen = szkła
    .acc = szkło
resource-stone = kamień
    .gen = kamienia
    .acc = kamień

## Buildings, and below the monuments: the names of the Polish edition were not at hand, these are our translation

building-cottage = Chata
    .gen = chaty
    .acc = chatę
building-farm = Farma
    .gen = farmy
    .acc = farmę
building-granary = Spichlerz
    .gen = spichlerza
    .acc = spichlerz
building-greenhouse = Szklarnia
    .gen = szklarni
    .acc = szklarnię
building-orchard = Sad
    .gen = sadu
    .acc = sad
building-fountain = Fontanna
    .gen = fontanny
    .acc = fontannę
building-millstone = Młyn
    .gen = młyna
    .acc = młyn
building-shed = Szopa
    .gen = szopy
    .acc = szopę
building-well = Studnia
    .gen = studni
    .acc = studnię
building-abbey = Opactwo
    .gen = opactwa
    .acc = opactwo
building-chapel = Kaplica
    .gen = kaplicy
    .acc = kaplicę
building-cloister = Klasztor
    .gen = klasztoru
    .acc = klasztor
building-temple = Świątynia
    .gen = świątyni
    .acc = świątynię
building-almshouse = Przytułek
    .gen = przytułku
    .acc = przytułek
building-feast_hall = Sala biesiadna
    .gen = sali biesiadnej
    .acc = salę biesiadną
building-inn = Gospoda
    .gen = gospody
    .acc = gospodę
building-tavern = Tawerna
    .gen = tawerny
    .acc = tawernę
building-bakery = Piekarnia
    .gen = piekarni
    .acc = piekarnię
building-market = Targ
    .gen = targu
    .acc = targ
building-tailor = Zakład krawiecki
    .gen = zakładu krawieckiego
    .acc = zakład krawiecki
building-theater = Teatr
    .gen = teatru
    .acc = teatr
building-bank = Bank
    .gen = banku
    .acc = bank
building-factory = Fabryka
    .gen = fabryki
    .acc = fabrykę
building-trading_post = Faktoria handlowa
    .gen = faktorii handlowej
    .acc = faktorię handlową
building-warehouse = Magazyn
    .gen = magazynu
    .acc = magazyn

## Monuments

building-architects_guild = Gildia Architektów
    .gen = Gildii Architektów
    .acc = Gildię Architektów
building-archive_of_the_second_age = Archiwum Drugiej Ery
    .gen = Archiwum Drugiej Ery
    .acc = Archiwum Drugiej Ery
building-barrett_castle = Zamek Barretta
    .gen = Zamku Barretta
    .acc = Zamek Barretta
building-cathedral_of_caterina = Katedra Cateriny
    .gen = Katedry Cateriny
    .acc = Katedrę Cateriny
building-fort_ironweed = Fort Żelaznego Ziela
    .gen = Fortu Żelaznego Ziela
    .acc = Fort Żelaznego Ziela
building-grand_mausoleum_of_the_rodina = Wielkie Mauzoleum Rodziny
    .gen = Wielkiego Mauzoleum Rodziny
    .acc = Wielkie Mauzoleum Rodziny
building-grove_university = Leśny Uniwersytet
    .gen = Leśnego Uniwersytetu
    .acc = Leśny Uniwersytet
building-mandras_palace = Pałac Mandrasa
    .gen = Pałacu Mandrasa
    .acc = Pałac Mandrasa
building-obelisk_of_the_crescent = Obelisk Półksiężyca
    .gen = Obelisku Półksiężyca
    .acc = Obelisk Półksiężyca
building-opaleyes_watch = Strażnica Opalowego Oka
    .gen = Strażnicy Opalowego Oka
    .acc = Strażnicę Opalowego Oka
building-shrine_of_the_elder_tree = Sanktuarium Prastarego Drzewa
    .gen = Sanktuarium Prastarego Drzewa
    .acc = Sanktuarium Prastarego Drzewa
building-silva_forum = Forum Silvy
    .gen = Forum Silvy
    .acc = Forum Silvy
building-statue_of_the_bondmaker = Posąg Twórcy Więzi
    .gen = Posągu Twórcy Więzi
    .acc = Posąg Twórcy Więzi
building-the_sky_baths = Podniebne Łaźnie
    .gen = Podniebnych Łaźni
    .acc = Podniebne Łaźnie
building-the_starloom = Gwiezdne Krosno
    .gen = Gwiezdnego Krosna
    .acc = Gwiezdne Krosno

## What each card does, in a line

effect-cottage = 3 PZ, jeśli jest nakarmiona.
effect-farm = Karmi 4 chaty w dowolnym miejscu miasteczka.
effect-granary = Karmi chaty na 8 okolicznych polach.
effect-greenhouse = Karmi jedną spójną grupę chat w dowolnym miejscu miasteczka.
effect-orchard = Karmi chaty w swoim rzędzie i kolumnie.
effect-fountain = 2 PZ, jeśli sąsiaduje z inną fontanną.
effect-millstone = 2 PZ, jeśli sąsiaduje z budynkiem żywności lub sklepem.
effect-shed = 1 PZ. Może stać na dowolnym pustym polu.
effect-well = 1 PZ za każdą sąsiednią chatę.
effect-abbey = 3 PZ, jeśli nie sąsiaduje z budynkiem przemysłowym, tawerną ani sklepem.
effect-chapel = 1 PZ za każdą nakarmioną chatę w miasteczku.
effect-cloister = 1 PZ za każdy klasztor na polu narożnym.
effect-temple = 4 PZ, jeśli sąsiaduje z co najmniej dwiema nakarmionymi chatami.
effect-almshouse = Według liczby w miasteczku: −1, 5, −3, 15, −5, 26 PZ.
effect-feast_hall = 2 PZ albo 3 PZ, jeśli masz ich więcej niż sąsiad po prawej.
effect-inn = 3 PZ, jeśli w jej rzędzie ani kolumnie nie ma innej gospody.
effect-tavern = Według liczby w miasteczku: 2, 5, 9, 14, 20 PZ.
effect-bakery = 3 PZ, jeśli sąsiaduje z budynkiem żywności lub przemysłowym.
effect-market = 1 PZ za każdy targ w swoim rzędzie albo w swojej kolumnie, zależnie od tego, co lepsze.
effect-tailor = 1 PZ i dodatkowo 1 PZ za każdy zakład krawiecki na czterech polach środkowych.
effect-theater = 1 PZ za każdy inny typ budynku w swoim rzędzie i kolumnie.
effect-bank = 4 PZ. Po zbudowaniu dostaje kostkę: jej surowca nie możesz już wskazać.
effect-factory = Po zbudowaniu dostaje kostkę: gdy inny gracz wskaże jej surowiec, możesz położyć inny.
effect-trading_post = 1 PZ. Podczas budowy zastępuje dowolną kostkę.
effect-warehouse = −1 PZ za każdą złożoną kostkę. Mieści 3: gdy surowiec wskaże inny gracz, możesz złożyć kostkę albo wymienić ją na złożoną.
effect-architects_guild = 1 PZ. Po zbudowaniu możesz zastąpić najwyżej 2 swoje budynki innymi.
effect-archive_of_the_second_age = 1 PZ za każdy typ budynku w miasteczku.
effect-barrett_castle = 5 PZ, jeśli jest nakarmiony. Liczy się jak 2 chaty.
effect-cathedral_of_caterina = 2 PZ. Twoje puste pola nic nie kosztują.
effect-fort_ironweed = 7 PZ. Już nigdy nie dostaniesz młotka, chyba że zostaniesz w grze tylko ty.
effect-grand_mausoleum_of_the_rodina = Każda twoja nienakarmiona chata jest warta 3 PZ.
effect-grove_university = 3 PZ. Po zbudowaniu postaw dowolny budynek na pustym polu.
effect-mandras_palace = 2 PZ za każdy typ budynku, z którym sąsiaduje.
effect-obelisk_of_the_crescent = Odtąd twoje nowe budynki mogą stać na dowolnym pustym polu.
effect-opaleyes_watch = Po zbudowaniu połóż na karcie 3 różne budynki. Gdy sąsiad zbuduje jeden z nich, postaw swój w miasteczku.
effect-shrine_of_the_elder_tree = Według liczby budynków w miasteczku w chwili zbudowania: 1, 2, 3, 4, 5, 8 PZ.
effect-silva_forum = 1 PZ i dodatkowo 1 PZ za każdy budynek w twojej największej spójnej grupie jednego typu.
effect-statue_of_the_bondmaker = Gdy surowiec wskaże inny gracz, możesz położyć kostkę na jednej ze swoich chat.
effect-the_sky_baths = 2 PZ za każdy typ budynku, którego brakuje w miasteczku.
effect-the_starloom = Według kolejności ukończenia miasteczek: 6, 3, 2 PZ.

## Families

family-cottage = Chaty
family-food = Żywność
family-well = Studnie
family-worship = Miejsca kultu
family-tavern = Tawerny
family-shop = Sklepy
family-industry = Przemysł
family-monument = Monumenty

## Options

option-mode = Kto wskazuje surowiec
option-mode-help = Krąży młotek głównego budowniczego albo karty odkrywa burmistrz, a w co trzeciej rundzie każdy bierze, co chce.
option-mode-master_builder = Główny budowniczy
option-mode-town_hall = Burmistrz
option-monuments = Monumenty
option-monuments-help = Każdy zatrzymuje jeden z dwóch monumentów, tajny do chwili zbudowania.
option-cavern = Jaskinia
option-cavern-help = Dwa razy w grze możesz odrzucić kostkę surowca wskazanego przez innego gracza; w grze solo kostkę z dowolnej karty.
option-food = Budynek żywności
option-food-help = Która z czterech kart żywności jest w grze.
option-food-random = Losowo
option-food-farm = Farma
option-food-granary = Spichlerz
option-food-greenhouse = Szklarnia
option-food-orchard = Sad
option-well = Studnia
option-well-help = Która z czterech kart studni jest w grze.
option-well-random = Losowo
option-well-fountain = Fontanna
option-well-millstone = Młyn
option-well-shed = Szopa
option-well-well = Studnia
option-worship = Miejsce kultu
option-worship-help = Która z czterech kart miejsc kultu jest w grze.
option-worship-random = Losowo
option-worship-abbey = Opactwo
option-worship-chapel = Kaplica
option-worship-cloister = Klasztor
option-worship-temple = Świątynia
option-tavern = Tawerna
option-tavern-help = Która z czterech kart tawern jest w grze.
option-tavern-random = Losowo
option-tavern-almshouse = Przytułek
option-tavern-feast_hall = Sala biesiadna
option-tavern-inn = Gospoda
option-tavern-tavern = Tawerna
option-shop = Sklep
option-shop-help = Która z czterech kart sklepów jest w grze.
option-shop-random = Losowo
option-shop-bakery = Piekarnia
option-shop-market = Targ
option-shop-tailor = Zakład krawiecki
option-shop-theater = Teatr
option-industry = Budynek przemysłowy
option-industry-help = Która z czterech kart przemysłu jest w grze.
option-industry-random = Losowo
option-industry-bank = Bank
option-industry-factory = Fabryka
option-industry-trading_post = Faktoria handlowa
option-industry-warehouse = Magazyn
option-tie_break = O remisie rozstrzyga
option-tie_break-help = W tej kolejności; przy pełnym remisie gracze dzielą się miejscem.
option-tie_break-fewer_turns_with_hammer = mniej tur z młotkiem
option-tie_break-fewer_empty_squares = mniej pustych pól
option-tie_break-more_cottages = więcej chat
option-solo_leaves_out = W grze solo odkłada się
option-solo_leaves_out-help = Zasady podają gospodę, ale być może chodzi o salę biesiadną, która wymaga sąsiada.
option-solo_leaves_out-inn = Gospodę
option-solo_leaves_out-feast_hall = Salę biesiadną
option-solo_leaves_out-both = Obie karty
option-starloom_after_tie = Gwiezdne Krosno po remisie
option-starloom_after_tie-help = Dwa miasteczka ukończono wspólnie jako pierwsze: czy następne jest trzecie, czy drugie?
option-starloom_after_tie-skip = Trzecie
option-starloom_after_tie-next = Drugie
option-watch_optional = Strażnica Opalowego Oka może odmówić
option-watch_optional-help = Kto ją ma, może zostawić budynek na karcie.
option-watch_sees_gifts = Strażnica Opalowego Oka widzi też dary
option-watch_sees_gifts-help = Reaguje także na budynki, które sąsiad dostaje dzięki monumentowi.
option-gifts_are_stocked = Dary dostają kostkę
option-gifts_are_stocked-help = Bank lub fabryka zdobyte dzięki monumentowi dostają kostkę tak jak po zbudowaniu.
option-five_banks = Pięć banków
option-five_banks-help = Kto ma na bankach wszystkie pięć surowców, nie ma czego wskazać.
option-five_banks-pass_on = Młotek wędruje dalej
option-five_banks-any = Można wskazać dowolny
option-fort_always_skips = Fort Żelaznego Ziela zawsze pauzuje
option-fort_always_skips-help = W wariancie z burmistrzem ten, kto go ma, w rundach wolnego wyboru niczego nie bierze, nawet jako ostatni w grze.

preset-standard = Gra standardowa
preset-standard-help = Siedem losowych budynków i monument dla każdego.
preset-first_game = Pierwsza partia
preset-first_game-help = Siedem prostych budynków, bez monumentów: dobra na pierwszą grę.
preset-town_hall = Wariant z burmistrzem
preset-town_hall-help = Surowce są losowane, nikt ich nie wskazuje; dla wielu graczy.
preset-cavern = Z Jaskinią
preset-cavern-help = Dwie niechciane kostki można odłożyć na bok.
preset-other_readings = Inna interpretacja zasad
preset-other_readings-help = Niejasne zasady są odczytywane odwrotnie.

## What is asked

progress-round = { $round }. runda
prompt-keep = Wybierz monument, który zatrzymasz.
prompt-name = Wskaż surowiec dla wszystkich.
prompt-take = Weź dowolny surowiec.
prompt-take-solo = Wybierz jedną z trzech kart.
prompt-place = Połóż { $resource_acc } na pustym polu.
prompt-build = Buduj albo zakończ rundę.
prompt-stand = Wybierz pole dla { $building_gen }.
prompt-stock = Wybierz surowiec dla { $building_gen }.
prompt-gift = Wybierz dowolny budynek do swojego miasteczka.
prompt-replace = Możesz zastąpić budynek (zostało: { $count }).
prompt-reserve = Połóż budynek na karcie Strażnicy Opalowego Oka (zostało: { $count }).
prompt-claim = U sąsiadów stanął budynek, który masz na Strażnicy Opalowego Oka: weź swój.

## Tips in the first games, by what is asked

coach-keep = Monument liczy się dopiero po zbudowaniu. Weź ten, którego wzór i punkty pasują do kart na stole.
coach-name = Wskazany surowiec dostają wszyscy: zobacz, czego potrzebujesz, a czego nie wykorzystają sąsiedzi.
coach-name-2 = Wskazuj to, czego potrzebujesz tylko ty; to, czego trzeba wszystkim, wskaże ktoś inny.
coach-place = Pomyśl naprzód: gotowy budynek stanie na jednym z pól swoich kostek.
coach-place-2 = Kostki na środku przeszkadzają najdłużej. Zacznij od brzegu.
coach-build = Nie musisz budować od razu. Gotowy wzór może poczekać, ale zajmuje miejsce.
coach-stand = Budynek już się nie ruszy. Zostaw wolne pola obok siebie na następny wzór.

## Actions

do-keep = Zatrzymaj { $building_acc }
do-name = Wskaż { $resource_acc }
do-take = Weź { $resource_acc }
do-place = Połóż { $resource_acc } na { $cell }
do-exchange = Weź zamiast tego { $resource_acc } (fabryka)
do-store = Złóż { $resource_acc } w magazynie ({ $cell })
do-swap = Wymień na { $resource_acc } w magazynie ({ $cell })
do-lodge = Połóż { $resource_acc } na chacie ({ $cell })
do-cavern = Wrzuć { $resource_acc } do jaskini
do-build = Zbuduj { $building_acc } ({ $cells })
do-stand = Postaw { $building_acc } na { $cell }
do-stock = Włóż { $resource_acc } do { $building_gen }
do-gift = { $building }
do-replace = { $building } zamiast { $old_gen } na { $cell }
do-reserve = Połóż { $building_acc } na karcie
do-claim = Weź { $building_acc }
do-decline = Odmów
do-done = Zakończ rundę
do-reveal = W grze: { $building }
do-deal = Rozdaj monument: { $building }
do-first = Młotek dostaje { $to_player }
do-draw = Odkryj kartę: { $resource }

## The log

log-keep = { $player } zatrzymuje { $building_acc }.
log-keep-hidden = { $player } zatrzymuje jeden z monumentów.
log-name = { $player } wskazuje { $resource_acc }.
log-take = { $player } bierze { $resource_acc }.
log-place = { $player } kładzie { $resource_acc } na { $cell }.
log-exchange = { $player } używa fabryki i bierze { $resource_acc }.
log-store = { $player } składa { $resource_acc } w magazynie ({ $cell }).
log-swap = { $player } wymienia { $hand_acc } na { $resource_acc } w magazynie ({ $cell }).
log-lodge = { $player } kładzie { $resource_acc } na chacie ({ $cell }).
log-cavern = { $player } wrzuca { $resource_acc } do jaskini.
log-build = { $player } buduje { $building_acc } z kostek na { $cells }.
log-stand = { $player } stawia { $building_acc } na { $cell }.
log-stock = { $player } wkłada { $resource_acc } do { $building_gen }.
log-gift = { $player } zyskuje { $building_acc } dzięki Leśnemu Uniwersytetowi.
log-replace = { $player } stawia { $building_acc } zamiast { $old_gen } na { $cell }.
log-reserve = { $player } kładzie { $building_acc } na karcie Strażnicy Opalowego Oka.
log-claim = { $player } bierze { $building_acc } ze Strażnicy Opalowego Oka.
log-decline = { $player } odmawia.
log-done = { $player } kończy rundę.
log-reveal = W grze: { $building }.
log-deal = { $to_player } dostaje { $building_acc }.
log-deal-hidden = { $to_player } dostaje monument.
log-first = Młotek dostaje { $to_player }.
log-draw = Odkryto kartę: { $resource }.

## Why not

why-square-cube = Na { $cell } leży już kostka.
why-square-built = Na { $cell } masz już { $building_acc }.
why-own-naming = To działa tylko wtedy, gdy surowiec wskaże inny gracz.
why-must-place = Teraz musisz położyć { $resource_acc }.
why-no-such-building = W miasteczku nie masz { $building_gen }.
why-no-building-there = Na { $cell } nie masz { $building_gen }.
why-no-factory = Kostkę wymienia tylko fabryka, a tej nie ma w grze przy tym stole.
why-factory-other = Na żadnej ze swoich fabryk nie masz { $resource_gen }.
why-same-resource = W ręce masz już { $resource_acc }.
why-warehouse-full = { $count ->
    [one] Magazyn jest pełny: mieści { $count } kostkę.
    [few] Magazyn jest pełny: mieści { $count } kostki.
    [many] Magazyn jest pełny: mieści { $count } kostek.
   *[other] Magazyn jest pełny: mieści { $count } kostki.
}
why-not-stored = W tym magazynie nie masz { $resource_gen } na wymianę.
why-cottage-full = Na chacie ({ $cell }) leży już kostka.
why-not-a-cottage = Na { $cell } nie masz chaty.
why-cavern-full = { $count ->
    [one] Twoja jaskinia jest pełna: mieści { $count } kostkę na grę.
    [few] Twoja jaskinia jest pełna: mieści { $count } kostki na grę.
    [many] Twoja jaskinia jest pełna: mieści { $count } kostek na grę.
   *[other] Twoja jaskinia jest pełna: mieści { $count } kostki na grę.
}
why-no-cavern = Przy tym stole gra się bez Jaskini.
why-not-your-monument = To nie jest twój monument.
why-monument-built = Twój monument już stoi, a innego nie masz.
why-not-in-play = Przy tym stole nie ma w grze: { $building }.
why-five-banks = Na twoich bankach leży już każdy z pięciu surowców.
why-real-cube = Co najmniej jedna kostka musi być prawdziwa; same faktorie handlowe nie wystarczą.
why-same-cubes = Ten sam budynek z tych samych kostek jest już na liście.
why-no-pattern = Kostki nie tworzą tu { $building_gen }.
why-not-ready = Kostki w twoim miasteczku nie tworzą jeszcze { $building_gen }.
why-cube-waits = Żaden budynek, który możesz teraz zbudować, nie używa kostki na { $cell }.
why-square-empty = Na { $cell } nie leży kostka, z której można budować.
why-not-vacated = Nowy budynek staje na jednym z pól, na których leżały jego kostki, a { $cell } do nich nie należy.
why-banked = Na jednym ze swoich banków masz już { $resource_acc }.
why-banked-named = Nie możesz wskazać { $resource_gen }: to surowiec z twojego banku.
why-named-already = Surowiec tej rundy jest już wskazany: { $resource }.
why-not-in-row = Wśród trzech kart nie ma { $resource_gen }.
why-not-dealt = Wśród swoich monumentów nie masz { $building_gen }.
why-must-choose = Tego nie można pominąć.
why-replaced-already = Budynek na { $cell } jest już wymieniony.
why-same-building = Tam masz już { $building_acc }.
why-nothing-to-replace = Na { $cell } nie ma budynku, który można zastąpić.
why-no-monument = Monumentem nie można niczego zastąpić.
why-reserved-already = Na Strażnicy Opalowego Oka masz już { $building_acc }.
why-not-on-watch = Na Strażnicy Opalowego Oka nie masz { $building_gen }.
why-not-called = Żaden z twoich sąsiadów nie zbudował w tej rundzie { $building_gen }.

## Points, endings, ranks

score-empty = Pola bez budynku
pays-number = razem { $count }
pays-unfed = nie nakarmiono
pays-no-fountain = obok nie ma innej fontanny
pays-no-food-or-shop = obok nie ma budynku żywności ani sklepu
pays-no-food-or-industry = obok nie ma budynku żywności ani przemysłowego
pays-disturbed = obok jest budynek przemysłowy, tawerna lub sklep
pays-few-fed = obok nie ma dwóch nakarmionych chat
pays-not-alone = w tym samym rzędzie lub kolumnie jest inna gospoda
pays-not-completed = miasteczko nie jest ukończone
pays-cottages-beside = { $count ->
    [one] { $count } chata obok
    [few] { $count } chaty obok
    [many] { $count } chat obok
   *[other] { $count } chaty obok
}
pays-fed-cottages = { $count ->
    [one] { $count } nakarmiona chata
    [few] { $count } nakarmione chaty
    [many] { $count } nakarmionych chat
   *[other] { $count } nakarmionej chaty
}
pays-in-corners = w rogach: { $count }
pays-in-line = w rzędzie lub kolumnie: { $count }
pays-in-centre = na środkowych polach: { $count }
pays-types-in-line = { $count ->
    [one] { $count } inny typ w rzędzie i kolumnie
    [few] { $count } inne typy w rzędzie i kolumnie
    [many] { $count } innych typów w rzędzie i kolumnie
   *[other] { $count } innego typu w rzędzie i kolumnie
}
pays-cubes = { $count ->
    [one] leży na nim { $count } kostka
    [few] leżą na nim { $count } kostki
    [many] leży na nim { $count } kostek
   *[other] leży na nim { $count } kostki
}
pays-types = { $count ->
    [one] { $count } typ budynku
    [few] { $count } typy budynków
    [many] { $count } typów budynków
   *[other] { $count } typu budynku
}
pays-types-beside = { $count ->
    [one] { $count } typ budynku obok
    [few] { $count } typy budynków obok
    [many] { $count } typów budynków obok
   *[other] { $count } typu budynku obok
}
pays-largest-group = największa grupa: { $count }
pays-missing-types = { $count ->
    [one] brakuje { $count } typu budynku
    [few] brakuje { $count } typów budynków
    [many] brakuje { $count } typów budynków
   *[other] brakuje { $count } typu budynku
}
ending-completed = Wszystkie miasteczka są ukończone.
ending-banked = Wszystkie surowce leżą na bankach: nikt nie ma już czego wskazać.
rank-master_architect = Mistrz architektury
rank-town_planner = Urbanista
rank-engineer = Inżynier
rank-carpenter = Cieśla
rank-apprentice = Uczeń budowniczego
rank-aspirant = Początkujący architekt

## Errors

error-town-hall-alone = Wariant z burmistrzem wymaga co najmniej dwóch graczy; w grze solo i tak wybiera się spośród kart.
error-not-in-solo = „{ $card }” odkłada się w grze solo.
impossible-squares = miasteczko ma 16 pól; gracz { $number } ma ich { $count }.
impossible-not-in-play = na { $cell } gracza { $number } stoi { $building }, ale tej karty nie ma tu w grze.
impossible-stage = przy tych opcjach nie ma fazy „{ $stage }”.
impossible-round = runda { $round } nie pasuje do fazy „{ $stage }”.
impossible-hammer-early = przed pierwszą rundą nikt nie ma młotka.
impossible-no-hammer = ktoś musi mieć młotek.
impossible-named = w tej chwili żaden surowiec nie może być wskazany.
impossible-not-named = w tej chwili jakiś surowiec musi być wskazany.
impossible-hammers = tur z młotkiem było dotąd { $count }, a w tej rundzie może ich być najwyżej { $most }.
impossible-nobody = w fazie „{ $stage }” ktoś musi mieć o czym decydować.
impossible-several = w tej fazie tylko jeden gracz ma o czym decydować.
impossible-all-complete = wszystkie miasteczka są ukończone, więc gra jest skończona.
impossible-no-card = dla „{ $family }” nie ma w grze żadnej karty.
impossible-not-chosen = według opcji w grze jest inna karta niż „{ $building }”.
impossible-left-out = kartę „{ $building }” odkłada się w grze solo.
impossible-too-many-cards = kart „{ $resource }” jest tylko { $count }.
impossible-row = w fazie „{ $stage }” w rzędzie leży inna liczba kart niż { $count }.
impossible-under = przed pierwszą rundą pod talią nie leży żadna karta.
impossible-not-under = kartą włożoną ostatnio pod talię musi być { $resource }.
impossible-drawn = kart odkrytych od ostatniego tasowania jest { $count }, a w tej chwili może ich być najwyżej { $most }.
impossible-not-drawn = wskazany surowiec to { $resource }, ale nie odkryto żadnej jego karty.
impossible-dealt-twice = tego samego monumentu ({ $building }) nie mogło dostać dwóch graczy.
impossible-dealt = gracz { $number } dostał inną liczbę monumentów niż { $count }.
impossible-not-kept = gracz { $number } musiał już zatrzymać monument.
impossible-kept-early = gracz { $number } nie mógł jeszcze zatrzymać monumentu.
impossible-not-dealt = gracz { $number } nie dostał do wyboru { $building_gen }.
impossible-early = przed pierwszą rundą miasteczko gracza { $number } jest puste.
impossible-two-monuments = w miasteczku jest jeden monument, a gracz { $number } ma ich więcej.
impossible-complete = miasteczko gracza { $number } nie mogło zostać ukończone w tej rundzie.
impossible-incomplete = miasteczko gracza { $number } musi już być ukończone.
impossible-constructed = gracz { $number } nie mógł jeszcze niczego zbudować w tej rundzie.
impossible-not-standing = tego, co gracz { $number } zbudował w tej rundzie, nie ma w miasteczku.
impossible-watch = budynki leżą tylko na Strażnicy Opalowego Oka, która stoi, i najwyżej { $count }: u gracza { $number } tak nie jest.
impossible-shrine = Sanktuarium Prastarego Drzewa gracza { $number } nie może mieć takiej wartości.
impossible-caverns = w Jaskini mieści się kostek: { $count }, a gracz { $number } ma ich tam więcej.
impossible-stock = na { $cell } gracza { $number } leży za dużo kostek: { $count }.
impossible-no-stock = budynkowi na { $cell } gracza { $number } ({ $building }) brakuje kostki.
impossible-banked-twice = na dwóch bankach gracza { $number } nie może leżeć ten sam surowiec.
impossible-pending = gracz { $number } nie może teraz decydować o tym: { $pending }.
impossible-name = gracz { $number } nie może teraz wskazywać surowca.
impossible-take = gracz { $number } nie może teraz wziąć surowca.
impossible-no-room = gracz { $number } nie ma na to pustego pola.
impossible-cube = gracz { $number } nie może mieć do położenia { $resource_gen }.
impossible-stand = nowy budynek gracza { $number } nie może stanąć akurat na tych polach.
impossible-stocking = na { $cell } gracza { $number } nie stoi nic, co dostałoby jeszcze kostkę.
impossible-replace = gracz { $number } nie może tak zastępować budynków.
impossible-not-new = gracz { $number } nie zbudował właśnie { $building_gen }.
impossible-claim = gracz { $number } nie może wziąć nic z tego ze Strażnicy Opalowego Oka.
impossible-all-revealed = nie ma już karty budynku do odkrycia.
impossible-all-dealt = wszyscy dostali już po dwa monumenty.

## The board on the screen

board-table = Stół
board-player = { $player }
board-town = Miasteczko: { $player }
board-others = Pozostałe miasteczka
board-show = Obejrzyj miasteczko: { $player }
board-back = Wróć do mojego miasteczka
board-round = Runda { $number }
board-cards = Budynki w grze
board-about = O karcie { $building }
board-guide = Więcej w zasadach
board-close = Zamknij
board-supply = Surowce
board-named-by = wskazuje { $player }
board-named-card = z karty burmistrza
board-naming = { $player } wskazuje surowiec
board-free = Weź, co chcesz
board-hand = W ręce: { $resource }. Przeciągnij na wybrane pole.
board-hand-other = W ręce: { $resource }
board-hammer = Młotek ma { $player }
board-square-empty = { $cell }: puste pole
board-square-cube = { $cell }: { $resource }
board-square-building = { $cell }: { $building }
board-square-fed = { $cell }: { $building } (nakarmiono)
board-square-stock = { $cell }: { $building }; leży tu: { $stock }
board-finished = Ukończone
board-doing-choosing = wybiera
board-doing-naming = wskazuje
board-doing-taking = bierze
board-doing-placing = kładzie
board-doing-building = buduje
board-doing-claiming = bierze budynek
board-doing-done = gotowe
board-doing-finished = ukończone
board-monument-hidden = Monument, na razie tajny
board-monument-built = Zbudowano
board-keep = Zatrzymaj jeden z tych dwóch
board-watch = Na karcie: { $buildings }
board-town-hall = Burmistrz
board-town-hall-card = Karta dla wszystkich
board-town-hall-free = Każdy bierze, co chce
board-pile = Kart w stosie: { $count }
board-row = Karty surowców
board-cavern = Jaskinia: użyto { $count } z { $uses }

## The board at a terminal

drawn-round = Runda
drawn-row = Karty
drawn-player = Gracz
drawn-hand = w ręce
letter-W = Z
letter-O = D
letter-B = C
letter-G = S
letter-S = K

## What a turn is good for: hints

reason-fed = { $count ->
    [one] karmi 1 chatę
    [few] karmi { $count } chaty
    [many] karmi { $count } chat
   *[other] karmi { $count } chaty
}
reason-building = punkty za { $building_acc }
reason-empty = { $count ->
    [one] na koniec o 1 puste pole mniej
    [few] na koniec o { $count } puste pola mniej
    [many] na koniec o { $count } pustych pól mniej
   *[other] na koniec o { $count } pustego pola mniej
}
reason-room = więcej miejsca na budowę
reason-standing = stojące budynki mogą jeszcze dać więcej
reason-monument = lepsze widoki dla twojego monumentu
reason-plans = przybliża kolejne budynki
