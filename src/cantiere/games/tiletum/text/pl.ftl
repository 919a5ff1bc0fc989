# Tiletum, po polsku. Atrybuty nazwy to jej inne formy; zdanie prosi o nie jako `$space_to`.

game-name = Tiletum
game-tagline = Każda kość to wóz towaru i dzień pracy: im więcej jednego, tym mniej drugiego.

## The box, table by table

box-printed = Co podaje instrukcja
box-resources = Dobra
box-course = Przebieg gry
box-wheel = Koło akcji
box-player_board = Planszetki graczy
box-buildings = Budynki
box-king_track = Tor króla
box-corruption = Żetony korupcji
box-final = Punktowanie końcowe
box-contract_market = Rynek kontraktów
box-character_market = Rynek postaci
box-map = Mapa
box-roads = Drogi
box-costs = Koszty budowy
box-cities = Miasta targowe
box-markets = Targi
box-helpers = Pomocnicy
box-crests = Herby
box-contracts = Kontrakty
box-characters = Postacie
box-titus = Kardynał Tytus
box-decrees = Dekrety

## Resources, dice, actions, pieces

resource-gold = złoto
    .gen = złota
    .ins = złotem
resource-food = żywność
    .gen = żywności
    .ins = żywnością
resource-wool = wełna
    .gen = wełny
    .ins = wełną
resource-stone = kamień
    .gen = kamienia
    .ins = kamieniem
resource-iron = żelazo
    .gen = żelaza
    .ins = żelazem
goods-gold = { $count ->
    [one] { $count } żeton złota
    [few] { $count } żetony złota
    [many] { $count } żetonów złota
   *[other] { $count } żetonu złota
}
goods-food = { $count ->
    [one] { $count } żeton żywności
    [few] { $count } żetony żywności
    [many] { $count } żetonów żywności
   *[other] { $count } żetonu żywności
}
goods-wool = { $count ->
    [one] { $count } żeton wełny
    [few] { $count } żetony wełny
    [many] { $count } żetonów wełny
   *[other] { $count } żetonu wełny
}
goods-stone = { $count ->
    [one] { $count } żeton kamienia
    [few] { $count } żetony kamienia
    [many] { $count } żetonów kamienia
   *[other] { $count } żetonu kamienia
}
goods-iron = { $count ->
    [one] { $count } żeton żelaza
    [few] { $count } żetony żelaza
    [many] { $count } żetonów żelaza
   *[other] { $count } żetonu żelaza
}
goods-die = to, co daje kość
die-yellow = żółta kość
    .acc = żółtą kość
die-pink = różowa kość
    .acc = różową kość
die-light_grey = jasnoszara kość
    .acc = jasnoszarą kość
die-dark_grey = ciemnoszara kość
    .acc = ciemnoszarą kość
die-blue = niebieska kość
    .acc = niebieską kość
action-merchant = akcja kupca
    .acc = akcję kupca
action-architect = akcja architekta
    .acc = akcję architekta
action-character = akcja postaci
    .acc = akcję postaci
action-contract = akcja kontraktu
    .acc = akcję kontraktu
action-king = akcja króla
    .acc = akcję króla
action-joker = akcja uniwersalna
    .acc = akcję uniwersalną
piece-merchant = kupiec
    .acc = kupca
piece-architect = architekt
    .acc = architekta
titus = kardynał Tytus
place-king = tor króla
place-contracts = rynek kontraktów
place-characters = rynek postaci

## Spaces of the map

space-london = Londyn
    .to = do Londynu
    .in = w Londynie
space-brugge = Brugia
    .to = do Brugii
    .in = w Brugii
space-antwerpen = Antwerpia
    .to = do Antwerpii
    .in = w Antwerpii
space-hamburg = Hamburg
    .to = do Hamburga
    .in = w Hamburgu
space-tiletum = Tiletum
    .to = do Tiletum
    .in = w Tiletum
space-koeln = Kolonia
    .to = do Kolonii
    .in = w Kolonii
space-leipzig = Lipsk
    .to = do Lipska
    .in = w Lipsku
space-paris = Paryż
    .to = do Paryża
    .in = w Paryżu
space-troyes = Troyes
    .to = do Troyes
    .in = w Troyes
space-strasbourg = Strasburg
    .to = do Strasburga
    .in = w Strasburgu
space-frankfurt = Frankfurt
    .to = do Frankfurtu
    .in = we Frankfurcie
space-nuernberg = Norymberga
    .to = do Norymbergi
    .in = w Norymberdze
space-praha = Praga
    .to = do Pragi
    .in = w Pradze
space-bordeaux = Bordeaux
    .to = do Bordeaux
    .in = w Bordeaux
space-wien = Wiedeń
    .to = do Wiednia
    .in = w Wiedniu
space-lyon = Lyon
    .to = do Lyonu
    .in = w Lyonie
space-milano = Mediolan
    .to = do Mediolanu
    .in = w Mediolanie
space-verona = Werona
    .to = do Werony
    .in = w Weronie
space-venezia = Wenecja
    .to = do Wenecji
    .in = w Wenecji
space-toulouse = Tuluza
    .to = do Tuluzy
    .in = w Tuluzie
space-arles = Arles
    .to = do Arles
    .in = w Arles
space-genova = Genua
    .to = do Genui
    .in = w Genui
space-firenze = Florencja
    .to = do Florencji
    .in = we Florencji
space-london_brugge = droga Londyn – Brugia
    .to = na drogę Londyn – Brugia
    .in = na drodze Londyn – Brugia
space-antwerpen_hamburg = droga Antwerpia – Hamburg
    .to = na drogę Antwerpia – Hamburg
    .in = na drodze Antwerpia – Hamburg
space-paris_bordeaux = droga Paryż – Bordeaux
    .to = na drogę Paryż – Bordeaux
    .in = na drodze Paryż – Bordeaux
space-strasbourg_milano = droga Strasburg – Mediolan
    .to = na drogę Strasburg – Mediolan
    .in = na drodze Strasburg – Mediolan
space-nuernberg_verona = droga Norymberga – Werona
    .to = na drogę Norymberga – Werona
    .in = na drodze Norymberga – Werona
space-arles_genova = droga Arles – Genua
    .to = na drogę Arles – Genua
    .in = na drodze Arles – Genua

## Helpers

helper-any_action = dowolna akcja, 1 PA
helper-merchant_2 = akcja kupca, 2 PA
helper-merchant_3 = akcja kupca, 3 PA
helper-character_2 = akcja postaci, 2 PA
helper-character_3 = akcja postaci, 3 PA
helper-contract_2 = akcja kontraktu, 2 PA
helper-contract_3 = akcja kontraktu, 3 PA
helper-architect_2 = akcja architekta, 2 PA
helper-architect_3 = akcja architekta, 3 PA
helper-king_2 = akcja króla, 2 PA
helper-king_3 = akcja króla, 3 PA
helper-add_ap_1 = +1 PA do akcji z kości
helper-add_ap_2 = +2 PA do akcji z kości
helper-add_ap_3 = +3 PA do akcji z kości
helper-colour = dobra innego rodzaju
helper-gold4 = 4 żetony złota
helper-vp4 = 4 PZ
helper-gold2_vp2 = 2 żetony złota i 2 PZ
helper-each = po 1 żetonie żelaza, wełny, kamienia i żywności
helper-any_2 = 2 dowolne dobra
helper-any_3 = 3 dowolne dobra
helper-activate = aktywacja budynku

## Crests, contracts, characters

crest-lion = herb rodu Leeuwaert (lew)
    .acc = { crest-lion }
crest-fleur_de_lis = herb rodu Fleurimont (lilia)
    .acc = { crest-fleur_de_lis }
crest-eagle = herb rodu Adlerstein (orzeł)
    .acc = { crest-eagle }
crest-chequers = herb rodu Scaccheri (szachownica)
    .acc = { crest-chequers }
crest-cross = herb rodu della Croce (krzyż)
    .acc = { crest-cross }
crest-tower = herb rodu Torreblanca (wieża)
    .acc = { crest-tower }
contract-any1 = 1 dowolne dobro
contract-any3 = 3 jednakowe dobra
contract-any5 = 5 jednakowych dóbr
contract-any7 = 7 jednakowych dóbr
contract-any8 = 8 jednakowych dóbr
contract-iron2 = 2 żetony żelaza
contract-iron3 = 3 żetony żelaza
contract-iron9 = 9 żetonów żelaza
contract-iron5 = 5 żetonów żelaza
contract-iron7 = 7 żetonów żelaza
contract-wool2 = 2 żetony wełny
contract-wool3 = 3 żetony wełny
contract-wool9 = 9 żetonów wełny
contract-wool5 = 5 żetonów wełny
contract-wool7 = 7 żetonów wełny
contract-any2iron2 = 2 jednakowe dobra + 2 żetony żelaza
contract-any3iron3 = 3 jednakowe dobra + 3 żetony żelaza
contract-any2wool2 = 2 jednakowe dobra + 2 żetony wełny
contract-any3wool3 = 3 jednakowe dobra + 3 żetony wełny
contract-iron1wool1 = 1 żeton żelaza + 1 żeton wełny
contract-iron2wool2 = 2 żetony żelaza + 2 żetony wełny
contract-iron4wool4 = 4 żetony żelaza + 4 żetony wełny
contract-iron3wool3 = 3 żetony żelaza + 3 żetony wełny
contract-iron5wool5 = 5 żetonów żelaza + 5 żetonów wełny
type-merchant = kurier
    .acc = kuriera
type-architect = kamieniarz
    .acc = kamieniarza
type-character = humanista
    .acc = humanistę
type-contract = notariusz
    .acc = notariusza
type-king = dworzanin
    .acc = dworzanina
bonus-contract_ap1_any1 = akcja kontraktu o wartości 1 PA i 1 dowolne dobro
bonus-contract_ap2_any1 = akcja kontraktu o wartości 2 PA i 1 dowolne dobro
bonus-contract_ap3 = akcja kontraktu o wartości 3 PA
bonus-wool2 = 2 żetony wełny
bonus-iron1 = 1 żeton żelaza
bonus-iron2 = 2 żetony żelaza
bonus-gold1_iron1 = 1 żeton złota i 1 żeton żelaza
bonus-gold1_wool1 = 1 żeton złota i 1 żeton wełny
bonus-character_ap1 = akcja postaci o wartości 1 PA
bonus-character_ap2 = akcja postaci o wartości 2 PA
bonus-architect_move1_merchant_move1 = 1 ruch architekta i 1 ruch kupca
bonus-food1 = 1 żeton żywności
bonus-food2 = 2 żetony żywności
bonus-gold2 = 2 żetony złota
bonus-gold3 = 3 żetony złota
bonus-king_ap1 = akcja króla o wartości 1 PA
bonus-king_ap2 = akcja króla o wartości 2 PA
bonus-vp2 = 2 PZ
bonus-vp3 = 3 PZ
bonus-merchant_move1 = 1 ruch kupca
bonus-merchant_move2 = 2 ruchy kupca
bonus-merchant_move1_house = 1 ruch kupca i dom
bonus-house = dom przy kupcu
bonus-architect_move1 = 1 ruch architekta
bonus-architect_move2 = 2 ruchy architekta
bonus-architect_move1_pillar = 1 ruch architekta i filar
bonus-pillar = filar przy architekcie
bonus-stone1 = 1 żeton kamienia
bonus-stone2 = 2 żetony kamienia
tile-character = { $type } ({ $bonus })
    .acc = { $type_acc } ({ $bonus })
tile-helper = pomocnik ({ $helper })
    .acc = pomocnika ({ $helper })
tile-contract = kontrakt ({ $price })
    .acc = kontrakt ({ $price })
tile-none = brak kafelka
    .acc = { tile-none }

## Markets

market-house_pillar_set = dom i filar
market-contract_cathedral_set = kontrakt i katedra
market-fulfilled_contract = zrealizowane kontrakty
market-king = łaska króla
market-contract_crest_set = kontrakt i herb
market-house = domy
market-upper_floor_character = postacie na wyższych piętrach
market-crest = herby
market-pillar = filary
market-filled_building = zapełnione budynki
market-cathedral = katedry
effect-market-house_pillar_set = Za każdą parę: dom i filar na mapie.
effect-market-contract_cathedral_set = Za każdą parę: zrealizowany kontrakt i kafelek katedry.
effect-market-fulfilled_contract = Za każdy zrealizowany kontrakt.
effect-market-king = Bez mnożenia: oraz PZ za twoje pole na torze króla, także ujemne.
effect-market-contract_crest_set = Za każdą parę: zrealizowany kontrakt i herb gdziekolwiek na twojej planszetce.
effect-market-house = Za każdy twój dom na mapie.
effect-market-upper_floor_character = Za każdą postać na 2. i 3. piętrze.
effect-market-crest = Za każdy herb gdziekolwiek na twojej planszetce.
effect-market-pillar = Za każdy twój filar na mapie.
effect-market-filled_building = Za każdy budynek z pełnymi pokojami, z herbem lub bez.
effect-market-cathedral = Za każdy twój kafelek katedry.

## Cardinal Titus

decree-buildings_are_forever = Budowle są wieczne
decree-king_and_country = Za króla i ojczyznę
decree-merchant_empire = Kupieckie imperium
decree-family_alliances = Sojusze rodowe
decree-business_is_business = Interes to interes
decree-religious_communities = Wspólnoty religijne
decree-noblesse_oblige = Szlachectwo zobowiązuje
decree-proud_pillars = Dumne filary
decree-familiar_faces = Znajome twarze
decree-busy_hands = Pracowite ręce
decree-glorious_spires = Wspaniałe iglice
decree-undying_fame = Nieśmiertelna sława
decree-worldly_riches = Bogactwa tego świata
challenge-very_special_friends = Bardzo bliscy przyjaciele
challenge-resourceful_clergy = Zaradne duchowieństwo
challenge-whispers_in_the_kings_ear = Szepty do ucha króla
challenge-ecclesiastical_income = Dochody kościelne
challenge-visitors_to_the_curia = Goście z kurii
challenge-deep_coffers = Pełne skarbce
challenge-favor_at_the_court = Względy dworu
challenge-ready_for_action = Gotowi do działania
effect-challenge-very_special_friends = 5 żetonów złota za pomocnika, który aktywuje budynek albo zmienia dobra z kości.
effect-challenge-resourceful_clergy = Tytus otrzymuje dobra i PZ z pomocników, których bierze.
effect-challenge-whispers_in_the_kings_ear = 1 pole na torze króla za każdego pomocnika z akcją albo dodatkowymi PA.
effect-challenge-ecclesiastical_income = Za każdego pomocnika z akcją albo dodatkowymi PA tyle PZ, ile wynosi jego liczba.
effect-challenge-visitors_to_the_curia = Tytus otrzymuje premie postaci, które umieszcza.
effect-challenge-deep_coffers = 1 dodatkowe dobro z każdą kością.
effect-challenge-favor_at_the_court = Podczas przygotowania i każdego porządkowania jego znacznik na torze króla wznosi się na 5.
effect-challenge-ready_for_action = Zaczyna z bonusowymi PA, domami z dachów i jednym herbem.

## Options

option-action_tiles = Losowe kafelki akcji
option-action_tiles-help = Sześć kafelków tasuje się i kładzie na nadrukowanych akcjach. Nie na pierwszą partię.
option-difficulty = Poziom kardynała Tytusa
option-difficulty-help = Ile kart wyzwań pomaga mu, gdy grasz solo: żadna, dwie albo pięć.
option-difficulty-easy = łatwy
option-difficulty-normal = normalny
option-difficulty-hard = trudny
option-leader_scores = Lider otrzymuje 4 PZ, gdy przy torze nie ma kafelka
option-leader_scores-help = Tak mówi polska instrukcja o ostatniej rundzie; czeska milczy.
option-king_tile_renewed = Kafelek przy torze króla jest uzupełniany
option-king_tile_renewed-help = W fazie porządkowania 1. i 2. rundy, według polskiej instrukcji; czeska o tym nie wspomina.
option-king_market = Kiedy punktuje się targ króla
option-king_market-help = Przed powrotem znaczników z czerwonych pól na 0 albo po nim.
option-king_market-before_reset = Przed powrotem znaczników
option-king_market-after_reset = Po powrocie znaczników
option-family_house_counts = Skrajny prawy budynek liczy się na targu zapełnionych budynków
option-family_house_counts-help = Jest zapełniony od początku.
option-colour_at_once = Pomocnikiem zmiany rodzaju dóbr może być właśnie wzięty kafelek
option-colour_at_once-help = Kafelek wzięty z kością może zmienić dobra z tej samej kości.
preset-standard = Gra standardowa
preset-standard-help = Gra według instrukcji: dobra na pierwszą grę.
preset-action_tiles = Z kafelkami akcji
preset-action_tiles-help = Akcje wokół koła leżą za każdym razem w innej kolejności.
preset-solo_easy = Solo – poziom łatwy
preset-solo_easy-help = Samotnie przeciw kardynałowi Tytusowi, który gra łagodnie.
preset-solo_hard = Solo – poziom trudny
preset-solo_hard-help = Samotnie przeciw kardynałowi Tytusowi w najlepszej formie.
preset-czech = Według czeskiej instrukcji
preset-czech-help = Tam, gdzie czeska instrukcja się różni, decyduje ona.
preset-other_readings = Inna interpretacja zasad
preset-other_readings-help = Niejasne zasady są odczytywane odwrotnie.

## What is asked

progress-round = { $round }. runda z { $rounds } · { $turn }. tura z { $turns }
prompt-die = Weź kość.
prompt-tile = Kafelek premii: { $tile }. Weź go albo zostaw.
prompt-collect = Weź { $goods } albo najpierw użyj pomocnika, by zmienić rodzaj.
prompt-colour = Wybierz rodzaj dóbr, które otrzymasz ({ $count }).
prompt-joker = Wybierz akcję dla swoich PA ({ $count }).
prompt-act-merchant = Kupiec, zostało { $ap } PA: rusz nim, umieść dom albo weź kafelek z miasta.
prompt-act-architect = Architekt, zostało { $ap } PA: rusz nim, umieść filar albo weź kafelek z miasta.
prompt-act-character = Postacie, zostało { $ap } PA: weź jedną, umieść ją albo wymień rynek.
prompt-act-contract = Kontrakty, zostało { $ap } PA: weź kafelek albo wymień dobro.
prompt-act-king = Król: przesuń się na torze króla ({ $ap } PA).
prompt-end = Nie masz już PA: wykonaj zadania albo zakończ turę.
prompt-move_and_place-merchant = Twój kupiec może się ruszyć (kroki: { $moves }) i umieścić dom (domy: { $places }).
prompt-move_and_place-architect = Twój architekt może się ruszyć (kroki: { $moves }) i umieścić filar (filary: { $places }).
prompt-anywhere-merchant = Możesz przesunąć kupca na dowolne pole.
prompt-anywhere-architect = Możesz przesunąć architekta na dowolne pole.
prompt-anywhere-house = Umieść dom w dowolnym mieście.
prompt-anywhere-pillar = Umieść filar przy dowolnej katedrze.
prompt-gain = Wybierz dobro (jeszcze { $count }).
prompt-any_action = Wybierz akcję ({ $count } PA).
prompt-activate = Wybierz budynek do aktywacji.
prompt-welcome = Wybierz, czyja premia będzie następna.
prompt-king_tile = Prowadzisz na torze króla. Kafelek przy nim: { $tile }. Weź go albo odrzuć.

## Tips in the first games, by what is asked

coach-die = Wysokie kości dają dobra, niskie punkty akcji. Spójrz też na kafelek premii przy akcji.
coach-die-2 = Gdzie jest targ tej rundy? Bądź tam z domem albo kupcem.
coach-die-3 = Kość można zmienić: 2 żetony złota za każdy krok w górę lub w dół.
coach-tile = Magazyn ma cztery miejsca. Bierz tylko to, co wkrótce wykorzystasz.
coach-act-merchant = Na koniec domy mnożą się przez filary. Niektóre miejsca na dom płacą od razu.
coach-act-architect = Najpierw filar, potem kamień: katedra najwięcej płaci temu, kto pierwszy.
coach-act-character = W budynku mieszka jeden rodzaj postaci. Pełny budynek uwalnia swój dom.
coach-act-contract = Pierwsza wymiana w turze daje jeszcze jedno dobro za darmo.
coach-act-king = Tor króla wyznacza kolejność, a poniżej zera kosztuje punkty.
coach-end = Zadania nie kosztują PA: kontrakty, katedry i herby załatw przed końcem tury.

## Actions

do-take_die = { $gold ->
    [0] Weź { $die_acc } o wartości { $value }: { $goods }, { $action } ({ $ap } PA)
    [one] Weź { $die_acc } o wartości { $value } jako { $final } za { $gold } żeton złota: { $goods }, { $action } ({ $ap } PA)
    [few] Weź { $die_acc } o wartości { $value } jako { $final } za { $gold } żetony złota: { $goods }, { $action } ({ $ap } PA)
    [many] Weź { $die_acc } o wartości { $value } jako { $final } za { $gold } żetonów złota: { $goods }, { $action } ({ $ap } PA)
   *[other] Weź { $die_acc } o wartości { $value } jako { $final } za { $gold } żetonu złota: { $goods }, { $action } ({ $ap } PA)
}
do-collect = Weź { $goods }
do-perform = Wykonaj { $action_acc }
do-move = Przesuń { $piece_acc } { $space_to }
do-place_house = Umieść dom { $space_in }
do-place_pillar = Umieść filar { $space_in }
do-take_bonus = Weź { $tile_acc } { $space_in }
do-take_tile = Weź { $tile_acc }
do-leave_tile = Zostaw { $tile_acc }
do-discard_tile = Odrzuć { $tile_acc }
do-hire = Weź { $tile_acc }
do-wipe = Wymień rynek postaci
do-lodge = Umieść { $tile_acc }: budynek { $building }, piętro { $floor }
do-sign = Weź { $tile_acc } za { $ap } PA
do-trade = Wymień { $given } na { $wanted }
do-advance = Przesuń się na torze króla (pola: { $steps })
do-gain = Weź 1 żeton { $resource_gen }
do-activate = Aktywuj budynek { $building }
do-welcome = Premia postaci: { $tile }
do-buy = { $gold ->
    [one] Kup { $goods } za { $gold } żeton złota
    [few] Kup { $goods } za { $gold } żetony złota
    [many] Kup { $goods } za { $gold } żetonów złota
   *[other] Kup { $goods } za { $gold } żetonu złota
}
do-fulfil = Zrealizuj { $tile_acc }: { $points } PZ
do-fulfil_with = Zrealizuj { $tile_acc } { $resource_ins }: { $points } PZ
do-crest = Umieść { $tile_acc } na parterze budynku { $building } ({ $food })
do-contribute = Weź udział w budowie katedry { $space_in }: { $stone }, { $points } PZ
do-use = Użyj pomocnika ({ $tile })
do-done = Gotowe
do-end_turn = Zakończ turę
do-turn_wheel = Koło jest ustawione: wartość 1 wskazuje miejsce { $place }
do-lay_action = Miejsce { $place } przy kole: { $action }
do-reveal = Nowy kafelek ({ $where }): { $tile }
do-lay_cost = { $stone ->
    [0] Katedra { $space_in } nie powstanie
   *[other] Katedra { $space_in } kosztuje { $goods } i daje { $points } PZ
}
do-lay_city = Targ { $round }. rundy: { $space }
do-lay_market = W { $round }. rundzie punktuje się: { $market }
do-challenge = Wyzwanie: { $card }
do-first = Zaczyna { $to_player }
do-draw = Wylosowano: { $die }
do-roll = Rzut: { $die } pokazuje { $value }
do-corrupt = Korupcja: { $count }
do-decree = Dekret: { $card }

## What a turn could still use

unspent-ap = { $ap } PA
unspent-bonus = reszta premii

## Headings of what may be done

verb-take_die = Kości
verb-perform = Która akcja
verb-move = Ruch
verb-place_house = Umieść dom
verb-place_pillar = Umieść filar
verb-hire = Weź postać
verb-lodge = Umieść postać
verb-sign = Rynek kontraktów
verb-trade = Wymiana za 1 PA
verb-gain = Otrzymaj
verb-activate = Aktywuj
verb-welcome = Premie
verb-buy = Kup dobro
verb-fulfil = Zrealizuj kontrakt
verb-fulfil_with = Zrealizuj kontrakt dowolnym dobrem
verb-crest = Umieść herb
verb-contribute = Weź udział w budowie katedry
verb-use = Użyj pomocnika

## The log

log-take_die = { $gold ->
    [0] { $player } bierze { $die_acc } o wartości { $value }: { $goods }, { $action } ({ $ap } PA).
    [one] { $player } bierze { $die_acc } o wartości { $value } jako { $final } za { $gold } żeton złota: { $goods }, { $action } ({ $ap } PA).
    [few] { $player } bierze { $die_acc } o wartości { $value } jako { $final } za { $gold } żetony złota: { $goods }, { $action } ({ $ap } PA).
    [many] { $player } bierze { $die_acc } o wartości { $value } jako { $final } za { $gold } żetonów złota: { $goods }, { $action } ({ $ap } PA).
   *[other] { $player } bierze { $die_acc } o wartości { $value } jako { $final } za { $gold } żetonu złota: { $goods }, { $action } ({ $ap } PA).
}
log-collect = { $player } otrzymuje { $goods }.
log-perform = { $player } wybiera { $action_acc }.
log-move = { $player } przesuwa { $piece_acc } { $space_to }.
log-place_house = { $player } umieszcza dom { $space_in }.
log-place_pillar = { $player } umieszcza filar { $space_in }.
log-take_bonus = { $player } bierze { $tile_acc } { $space_in }.
log-take_tile = { $player } bierze { $tile_acc }.
log-leave_tile = { $player } zostawia { $tile_acc }.
log-discard_tile = { $player } odrzuca { $tile_acc } przy torze króla.
log-hire = { $player } bierze { $tile_acc }.
log-wipe = { $player } wymienia rynek postaci.
log-lodge = { $player } umieszcza { $tile_acc }: budynek { $building }, piętro { $floor }.
log-sign = { $player } bierze { $tile_acc } za { $ap } PA.
log-trade = { $player } wymienia { $given } na { $wanted }.
log-advance = { $player } przesuwa się na torze króla (pola: { $steps }).
log-gain = { $player } otrzymuje 1 żeton { $resource_gen }.
log-activate = { $player } aktywuje budynek { $building }.
log-welcome = { $player } otrzymuje premię postaci: { $tile }.
log-buy = { $gold ->
    [one] { $player } kupuje { $goods } za { $gold } żeton złota.
    [few] { $player } kupuje { $goods } za { $gold } żetony złota.
    [many] { $player } kupuje { $goods } za { $gold } żetonów złota.
   *[other] { $player } kupuje { $goods } za { $gold } żetonu złota.
}
log-fulfil = { $player } realizuje { $tile_acc } za { $points } PZ.
log-fulfil_with = { $player } realizuje { $tile_acc } { $resource_ins } za { $points } PZ.
log-crest = { $player } płaci { $food } i umieszcza { $tile_acc } na parterze budynku { $building }.
log-contribute = { $player } bierze udział w budowie katedry { $space_in } i płaci { $stone }: { $points } PZ.
log-use = { $player } używa pomocnika ({ $tile }).
log-done = { $player } pomija resztę.
log-end_turn = { $player } kończy turę.
log-turn_wheel = Koło jest ustawione: wartość 1 wskazuje miejsce { $place }.
log-lay_action = Miejsce { $place } przy kole: { $action }.
log-reveal = Nowy kafelek ({ $where }): { $tile }.
log-lay_cost = { $stone ->
    [0] Katedra { $space_in } nie powstanie.
   *[other] Katedra { $space_in } kosztuje { $goods } i daje { $points } PZ.
}
log-lay_city = Targ { $round }. rundy: { $space }.
log-lay_market = W { $round }. rundzie punktuje się: { $market }.
log-challenge = Wyzwanie: { $card }.
log-first = Zaczyna { $to_player }.
log-draw = Wylosowano: { $die }.
log-roll = Rzut: { $die } pokazuje { $value }.
log-corrupt = Korupcja: { $count }.
log-decree = Dekret: { $card }.
log-scored = { $line } Tor króla: { $king }. Targ { $space_in }: { $market }.
points-of = { $player }: { $sign }{ $points } PZ
points-titus = { $titus }: { $sign }{ $points } PZ
points-more = { $first }, { $rest }
points-none = nikt

## Why not

why-die-taken = Kość na tę turę już masz.
why-no-die = Przy kole nie leży { $die } o wartości { $value }.
why-gold = { $gold ->
    [one] To kosztuje { $gold } żeton złota; masz { $have }.
    [few] To kosztuje { $gold } żetony złota; masz { $have }.
    [many] To kosztuje { $gold } żetonów złota; masz { $have }.
   *[other] To kosztuje { $gold } żetonu złota; masz { $have }.
}
why-gold-for-gold = Za złoto kupuje się tylko inne dobra.
why-food = { $food ->
    [one] To kosztuje { $food } żeton żywności; masz { $have }.
    [few] To kosztuje { $food } żetony żywności; masz { $have }.
    [many] To kosztuje { $food } żetonów żywności; masz { $have }.
   *[other] To kosztuje { $food } żetonu żywności; masz { $have }.
}
why-stone = { $stone ->
    [one] To kosztuje { $stone } żeton kamienia; masz { $have }.
    [few] To kosztuje { $stone } żetony kamienia; masz { $have }.
    [many] To kosztuje { $stone } żetonów kamienia; masz { $have }.
   *[other] To kosztuje { $stone } żetonu kamienia; masz { $have }.
}
why-ap = To kosztuje { $ap } PA; masz { $have }.
why-no-ap = Nie masz już PA na tę akcję.
why-no-tile = Nie ma tu kafelka do wzięcia.
why-store-full = Twój magazyn jest pełny.
why-crest-owned = Masz już herb tego rodu.
why-contracts-full = Wszystkie twoje pola kontraktów są zajęte.
why-not-in-store = Tego nie ma w twoim magazynie: { $tile }.
why-cannot-pay = To kosztuje { $goods }; masz { $have }: { $tile }.
why-say-with-what = Wybierz, którym dobrem płacisz: { $tile }.
why-no-crest = W twoim magazynie nie ma herbu.
why-crest-placed = Na parterze budynku { $building } leży już herb.
why-choose-building = Wybierz budynek, na którego parterze ma leżeć herb.
why-no-cathedral = W tej grze katedra { $space_in } nie powstanie.
why-contributed = Bierzesz już udział w budowie katedry { $space_in }.
why-no-cathedral-tile = Nie ma już kafelków katedry { $space_in }.
why-no-pillar = Nie masz filaru { $space_in }.
why-advance-first = Akcja króla nie daje wyboru: najpierw się przesuń.
why-done-first = Premia jest jeszcze otwarta: zanim zakończysz turę, wykorzystaj ją albo wybierz „Gotowe”.
why-end-turn = To akcja twojej kości: kończy się razem z turą.
why-track-end = Twój znacznik jest na końcu toru króla.
why-no-action-yet = Wzmacnia akcję z kości: najpierw weź kość.
why-colour-late = Działa tylko od wzięcia kości do otrzymania jej dóbr.
why-nobody-home = W twoich budynkach nie mieszka jeszcze żadna postać.
why-not-adjacent = Stąd { $space_to } jest więcej niż jeden krok.
why-here-already = Już tam stoi.
why-no-house-left = W zasobach nie masz domu.
why-merchant-elsewhere = Twojego kupca nie ma { $space_in }.
why-house-there = Dom { $space_in } już masz.
why-plot-closed = To pole jest dla większej liczby graczy.
why-plot-taken = To pole jest zajęte.
why-plot-same = Inne wolne pole w tym mieście daje to samo: weź pierwsze z nich.
why-no-pillar-left = W zasobach nie masz filaru.
why-architect-elsewhere = Twojego architekta nie ma { $space_in }.
why-pillar-there = Filar { $space_in } już masz.
why-pillars-full = Wszystkie pola filarów { $space_in } są zajęte.
why-not-in-market = Tej postaci nie ma na rynku.
why-pile-empty = Nie ma już innych postaci.
why-same-resource = Wymień je na inny rodzaj.
why-no-goods = Nie masz { $resource_gen }.
why-room-taken = W tym pokoju już ktoś mieszka.
why-no-character = W twoim magazynie nie ma postaci.
why-type-elsewhere = Postacie tego rodzaju ({ $type }) mieszkają w budynku { $building }.
why-other-type = W budynku { $building } mieszkają postacie innego rodzaju.
why-no-home = Nie ma już pokoju dla postaci tego rodzaju ({ $type }).
why-empty-building = W tym budynku nikt nie mieszka.
why-empty-room = W tym pokoju nikt nie mieszka.
why-not-welcome = Ta postać nie mieszka w aktywowanym budynku albo dała już swoją premię.
why-other-segment = Można wziąć tylko kafelek przy polu twojej kości.
why-round-over = Runda się skończyła: rozstrzyga się już tylko sprawę kafelka przy torze króla.
why-needs-joker = Akcję wybiera się tylko przy akcji uniwersalnej.
why-needs-move = Ani kupiec, ani architekt nie mogą się teraz poruszyć.
why-needs-merchant = Teraz nie można umieścić domu.
why-needs-architect = Teraz nie można umieścić filaru.
why-needs-tile = Tego kafelka nie można teraz wziąć.
why-needs-character = Do tego potrzebna jest akcja postaci.
why-needs-contract = Do tego potrzebna jest akcja kontraktu.
why-needs-king = Do tego potrzebna jest akcja króla.
why-needs-activation = Żaden budynek nie jest teraz aktywowany.

## Points, endings

score-start = Początek
score-king_track = Tor króla
score-king_leader = Prowadzenie na torze króla
score-contract = Kontrakty
score-cathedral = Katedry
score-crest = Herby
score-house = Pola domów
score-character = Postacie
score-helper = Pomocnicy
score-market = Targ
score-houses_pillars = Domy × filary
score-completed_buildings = Ukończone budynki
score-resources = Pozostałe dobra
pays-number = razem { $count }
pays-leftovers = 1 za każde { $count }
pays-houses-pillars = { $houses } × { $pillars }
ending-four_rounds = Cztery rundy dobiegły końca.
ending-titus_beaten = Kardynał Tytus jest pokonany.
ending-titus_wins = Wygrywa kardynał Tytus.
verdict-titus_beaten = Kardynał Tytus pokonany { $points } : { $titus } PZ.
verdict-titus_wins = Kardynał Tytus wygrywa { $titus } : { $points } PZ.

## Positions that could not lie on a table

impossible-order = kolejność nie wymienia każdego gracza dokładnie raz.
impossible-turn = wszystkie tury rundy już się odbyły, jest to więc trzecia.
impossible-who = to, czyja jest tura, można podać dopiero, gdy jest kolejność, a wtedy podać trzeba.
impossible-costs-order = koszty budowy wykłada się od pierwszej katedry.
impossible-pending-draw = „{ $decision }” losuje przypadek, więc należy do „draws”.
impossible-draws-decision = o „{ $decision }” decyduje gracz, więc należy to do „pending”.
impossible-draws-and-pending = dopóki decyduje gracz, przypadek nie losuje „{ $draw }”.
impossible-draws = przypadek nie ma w tej chwili czego losować: „{ $draw }”.
impossible-over = nie ma nic do rozstrzygnięcia, a trwa dopiero runda { $round }.
impossible-pending-before-order = gracz ma decydować, zanim ustalono kolejność.
impossible-laying-order = w tej kolejności nie przygotowuje się stołu.
impossible-laid = „{ $what }” nie jest wyłożone tak daleko, jak powinno.
impossible-untouched = gracz { $number } ma coś jeszcze przed pierwszą rundą.
impossible-begun = runda zaczęła się, zanim ustalono kolejność.
impossible-tiles = kafelków „{ $tile }” jest w tej grze { $all }, a nie { $count }.
impossible-tile-there = wśród kafelków ze stosu „{ $pile }” leży „{ $tile }”, który z niego nie pochodzi.
impossible-aside = postacie leżą odłożone, choć rynek nie jest uzupełniany.
impossible-costs = jeden kafelek kosztu budowy leży przy dwóch katedrach.
impossible-first-city = pierwszy targ jest w Tiletum, a nie w „{ $city }”.
impossible-actions = bez kafelków akcji akcje są takie, jak wydrukowano.
impossible-tile-space = przy tylu graczach na „{ $space }” nie leży kafelek.
impossible-plot-twice = na „{ $plot }” stoją dwa domy.
impossible-plot-closed = przy tylu graczach na „{ $plot }” nie stoi dom.
impossible-pillars = przy katedrze „{ $cathedral }” jest miejsce na filary: { $room }, a nie { $count }.
impossible-track = na torze króla nie ma znacznika każdego gracza dokładnie raz.
impossible-points = gracz { $number } ma mniej niż 0 punktów.
impossible-houses = gracz { $number } ma więcej domów niż { $all }.
impossible-player-pillars = gracz { $number } ma na mapie więcej filarów, niż uwolniły zrealizowane kontrakty.
impossible-contributed = gracz { $number } wziął udział w budowie katedry, przy której nie ma filaru.
impossible-two-houses = gracz { $number } ma w „{ $city }” dwa domy.
impossible-crest-twice = gracz { $number } ma dwa razy { $crest }.
impossible-titus-helper = Tytus nie zatrzymuje pomocników.
impossible-two-types = w budynku { $building } gracza { $number } mieszkają postacie dwóch rodzajów.
impossible-type-twice = postacie rodzaju „{ $type }” mieszkają w dwóch budynkach gracza { $number }.
impossible-corruption-count = w tej chwili rundy odkryto żetonów korupcji { $turned }, a nie { $count }.
impossible-corruption = nie ma tylu żetonów korupcji o wartości { $value }.
impossible-between-turns = między turami rundy następna jest tura pierwszego gracza.
impossible-traded = wymiana odbyła się poza turą.
impossible-dice-late = kośćmi rzuca się przed pierwszą turą rundy.
impossible-no-king-tile = przy torze króla nie leży żaden kafelek.
impossible-leader = na torze króla prowadzi gracz { $number } i to on decyduje o kafelku.
impossible-titus-king = Tytus nie decyduje o kafelku przy torze króla.
impossible-titus-absent = dekrety i wyzwania należą do Tytusa, który nie gra.
impossible-decree = dekret obowiązuje wtedy i tylko wtedy, gdy trwa tura Tytusa.
impossible-decree-drawn = dekretu nie ma wśród wylosowanych w tej rundzie.
impossible-decree-deck = wylosowano dekret, którego nie ma w talii tej rundy.
impossible-decrees = Tytus rozpoczął w rundzie tur { $turns }, a dekretów wylosowano { $count }.
impossible-dice = kości koloru „{ $colour }” jest tylko { $all }.
impossible-dice-taken = gracz { $number } wziął w tej rundzie kości { $count }, a nie { $turns }.
impossible-dice-rolled = w rundzie rzuca się kośćmi w liczbie { $rolled }, a jest ich { $count }.
impossible-titus-decides = o „{ $decision }” Tytus nigdy nie decyduje.
impossible-idle = o „{ $decision }” nikt by nie decydował: nie ma o czym.
impossible-not-of-die = „{ $decision }” nie pasuje do kości wziętej w tej turze.
impossible-nothing-left = „{ $decision }” nie daje już niczego.
impossible-welcome-empty = „{ $decision }” wymienia pokój, w którym nikt nie mieszka.
impossible-welcome-apart = „{ $decision }” wymienia pokoje w dwóch budynkach.

## Plansza

board-table = Stół
board-player = { $player }
board-map = Mapa Europy
board-wheel = Koło akcji
board-offers = Targi i oferty
board-markets = Targi czterech rund
board-house = Planszetka: { $player }
board-store = Dobra, magazyn i kontrakty
board-others = Pozostałe planszetki
board-show = Pokaż planszetkę: { $player }
board-back = Wróć do mojej planszetki
board-tray = Do rozstrzygnięcia
board-round = Runda { $round }
board-turn = Tura { $turn } z 3
board-order = Kolejność graczy
board-corruption = Korupcja: kroki wstecz na torze króla
board-ap = { $ap } PA
board-die = { $die }, wartość { $value }: { $goods }, { $ap } PA
board-steps = { $steps ->
    [one] { $space }: { $steps } krok
    [few] { $space }: { $steps } kroki
    [many] { $space }: { $steps } kroków
   *[other] { $space }: { $steps } kroku
}
board-plot = Pole na dom { $space_in }
board-plot-taken = Dom { $space_in }: { $player }
board-pillars = Filary { $space_in }: { $count }
board-cathedral = Katedra { $space_in }: { $goods } za { $points } PZ, pozostało kafelków: { $left }
board-contract = { $tile }, za { $ap } PA
board-pile = Wymień rynek postaci; w stosie: { $count }
board-market = Runda { $round }, { $space }: { $points } PZ
board-building = Budynek { $building }
board-room = Budynek { $building }, piętro { $floor }: puste
board-crest-space = Miejsce na herb na parterze budynku { $building }: za { $goods }
board-supply = W zasobach: domy { $houses }, filary { $pillars }
board-decree-none = Jeszcze bez dekretu
board-deck = Pozostałe dekrety
board-open-die = weź kość
board-open-tile = kafelek premii
board-open-collect = dobra
board-open-colour = inny rodzaj
board-open-joker = wybierz akcję
board-open-anywhere = dokądkolwiek
board-open-gain = wybierz dobro
board-open-any = wybierz akcję
board-open-activate = aktywuj budynek
board-open-welcome = premie
board-open-restock = rynek

## The board at a terminal

drawn-round = Runda
drawn-turn = tura
drawn-order = kolejność
drawn-king = Tor króla
drawn-market = Targ
drawn-contracts = Rynek kontraktów
drawn-characters = Rynek postaci
drawn-map = Kafelki na mapie
drawn-player = Gracz
drawn-titus = Tytus
drawn-vp = PZ
drawn-houses = Domy
drawn-pillars = Filary
drawn-fulfilled = Zrealizowane kontrakty
drawn-store = Magazyn
drawn-rooms = Pokoje
drawn-crests = Herby
drawn-yellow = żółta
drawn-pink = różowa
drawn-light_grey = jasnoszara
drawn-dark_grey = ciemnoszara
drawn-blue = niebieska

## What a turn is good for: hints

reason-points = punkty od razu
reason-map = więcej za domy × filary
reason-resources = więcej dóbr
reason-board = pokoje i budynki na twojej planszetce
reason-storehouse = przydatne kafelki w magazynie
reason-cathedrals = katedra w zasięgu
reason-king = lepsze miejsce na torze króla
reason-market = targ { $space_in }
reason-merchant = kupiec stoi lepiej
reason-architect = architekt stoi lepiej
reason-turn = w tej turze zostaje więcej możliwości
