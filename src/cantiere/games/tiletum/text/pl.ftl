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
box-final = Punktacja końcowa
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
box-titus = Kardynał Titus
box-decrees = Dekrety

## Resources, dice, actions, pieces

resource-gold = złoto
resource-food = żywność
resource-wool = wełna
resource-stone = kamień
resource-iron = żelazo
goods-gold = { $count ->
    [one] { $count } żeton złota
    [few] { $count } żetony złota
    [many] { $count } żetonów złota
   *[other] { $count } żetonu złota
}
goods-food = { $count ->
    [one] { $count } żywność
    [few] { $count } żywności
    [many] { $count } żywności
   *[other] { $count } żywności
}
goods-wool = { $count ->
    [one] { $count } wełnę
    [few] { $count } wełny
    [many] { $count } wełny
   *[other] { $count } wełny
}
goods-stone = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
    [many] { $count } kamieni
   *[other] { $count } kamienia
}
goods-iron = { $count ->
    [one] { $count } żelazo
    [few] { $count } żelaza
    [many] { $count } żelaza
   *[other] { $count } żelaza
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
helper-colour = dobra innego koloru
helper-gold4 = 4 żetony złota
helper-vp4 = 4 PZ
helper-gold2_vp2 = 2 żetony złota i 2 PZ
helper-each = 1 żelazo, 1 wełna, 1 kamień, 1 żywność
helper-any_2 = 2 dowolne dobra
helper-any_3 = 3 dowolne dobra
helper-activate = aktywacja budynku

## Crests, contracts, characters

crest-lion = herb: ród Leeuwaert (lew)
crest-fleur_de_lis = herb: ród Fleurimont (lilia)
crest-eagle = herb: ród Adlerstein (orzeł)
crest-chequers = herb: ród Scaccheri (szachownica)
crest-cross = herb: ród della Croce (krzyż)
crest-tower = herb: ród Torreblanca (wieża)
contract-any1 = kontrakt: 1 dowolne dobro
contract-any3 = kontrakt: 3 jednakowe dobra
contract-any5 = kontrakt: 5 jednakowych dóbr
contract-any7 = kontrakt: 7 jednakowych dóbr
contract-any8 = kontrakt: 8 jednakowych dóbr
contract-iron2 = kontrakt: 2 żelaza
contract-iron3 = kontrakt: 3 żelaza
contract-iron9 = kontrakt: 9 żelaza
contract-iron5 = kontrakt: 5 żelaza
contract-iron7 = kontrakt: 7 żelaza
contract-wool2 = kontrakt: 2 wełny
contract-wool3 = kontrakt: 3 wełny
contract-wool9 = kontrakt: 9 wełny
contract-wool5 = kontrakt: 5 wełny
contract-wool7 = kontrakt: 7 wełny
contract-any2iron2 = kontrakt: 2 jednakowe dobra + 2 żelaza
contract-any3iron3 = kontrakt: 3 jednakowe dobra + 3 żelaza
contract-any2wool2 = kontrakt: 2 jednakowe dobra + 2 wełny
contract-any3wool3 = kontrakt: 3 jednakowe dobra + 3 wełny
contract-iron1wool1 = kontrakt: 1 żelazo + 1 wełna
contract-iron2wool2 = kontrakt: 2 żelaza + 2 wełny
contract-iron4wool4 = kontrakt: 4 żelaza + 4 wełny
contract-iron3wool3 = kontrakt: 3 żelaza + 3 wełny
contract-iron5wool5 = kontrakt: 5 żelaza + 5 wełny
type-merchant = kurier
type-architect = kamieniarz
type-character = humanista
type-contract = notariusz
type-king = dworzanin
bonus-contract_ap1_any1 = akcja kontraktu o wartości 1 PA i 1 dowolne dobro
bonus-contract_ap2_any1 = akcja kontraktu o wartości 2 PA i 1 dowolne dobro
bonus-contract_ap3 = akcja kontraktu o wartości 3 PA
bonus-wool2 = 2 wełny
bonus-iron1 = 1 żelazo
bonus-iron2 = 2 żelaza
bonus-gold1_iron1 = 1 żeton złota i 1 żelazo
bonus-gold1_wool1 = 1 żeton złota i 1 wełna
bonus-character_ap1 = akcja postaci o wartości 1 PA
bonus-character_ap2 = akcja postaci o wartości 2 PA
bonus-architect_move1_merchant_move1 = 1 ruch architekta i 1 ruch kupca
bonus-food1 = 1 żywność
bonus-food2 = 2 żywności
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
bonus-stone1 = 1 kamień
bonus-stone2 = 2 kamienie
tile-character = { $type } ({ $bonus })
tile-none = brak kafelka

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
effect-challenge-visitors_to_the_curia = Tytus otrzymuje premie postaci, które wprowadza.
effect-challenge-deep_coffers = 1 dodatkowe dobro z każdą kością.
effect-challenge-favor_at_the_court = Podczas przygotowania i każdego porządkowania jego znacznik na torze króla wznosi się na 5.
effect-challenge-ready_for_action = Zaczyna z bonusowymi PA, domami z dachów i jednym herbem.

## Options

option-action_tiles = Losowe kafelki akcji
option-action_tiles-help = Sześć kafelków tasuje się i kładzie na nadrukowanych akcjach. Nie na pierwszą partię.
option-difficulty = Kardynał Tytus
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
option-family_house_counts = Dom rodzinny liczy się na targu zapełnionych budynków
option-family_house_counts-help = Budynek pierwszy z prawej jest zapełniony od początku.
option-colour_at_once = Pomocnikiem zmiany koloru może być właśnie wzięty kafelek
option-colour_at_once-help = Kafelek wzięty z kością może zmienić dobra z tej samej kości.
preset-standard = Gra
preset-action_tiles = Z kafelkami akcji
preset-solo_easy = Solo, łatwy
preset-solo_hard = Solo, trudny
preset-czech = Według czeskiej instrukcji
preset-other_readings = Inne odczytanie zasad

## What is asked

progress-round = { $round }. runda z { $rounds } · { $turn }. tura z { $turns }
prompt-die = Weź kość.
prompt-tile = Weź kafelek premii ({ $tile }) albo go zostaw.
prompt-collect = Weź { $goods } albo najpierw użyj pomocnika, by zmienić rodzaj.
prompt-colour = Wybierz rodzaj dóbr, które otrzymasz ({ $count }).
prompt-joker = Wybierz akcję dla swoich PA ({ $count }).
prompt-act-merchant = Kupiec, zostało { $ap } PA: rusz się, załóż dom albo weź kafelek z miasta.
prompt-act-architect = Architekt, zostało { $ap } PA: rusz się, wznieś filar albo weź kafelek z miasta.
prompt-act-character = Postacie, zostało { $ap } PA: weź jedną, wprowadź ją albo wymień rynek.
prompt-act-contract = Kontrakty, zostało { $ap } PA: weź kafelek albo wymień dobro.
prompt-act-king = Król: przesuń się na torze króla ({ $ap } PA).
prompt-end = Nie masz już PA: wykonaj zadania albo zakończ turę.
prompt-roam-merchant = Twój kupiec może się ruszyć (kroki: { $moves }) i założyć dom (domy: { $places }).
prompt-roam-architect = Twój architekt może się ruszyć (kroki: { $moves }) i wznieść filar (filary: { $places }).
prompt-anywhere-merchant = Możesz przesunąć kupca na dowolne pole.
prompt-anywhere-architect = Możesz przesunąć architekta na dowolne pole.
prompt-anywhere-house = Umieść dom w dowolnym mieście.
prompt-anywhere-pillar = Umieść filar przy dowolnej katedrze.
prompt-gain = Wybierz dobro (jeszcze { $count }).
prompt-any = Wybierz akcję ({ $count } PA).
prompt-activate = Wybierz budynek do aktywacji.
prompt-welcome = Wybierz, czyja premia będzie następna.
prompt-king_tile = Prowadzisz na torze króla: weź kafelek ({ $tile }) albo go odrzuć.
prompt-wait = Teraz gra ktoś inny.
prompt-over = Gra się skończyła.

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
do-place_house = Dom { $space_in }
do-place_pillar = Filar { $space_in }
do-take_bonus = Weź kafelek { $space_in }: { $tile }
do-take_tile = Weź kafelek: { $tile }
do-leave_tile = Zostaw kafelek: { $tile }
do-discard_tile = Odrzuć kafelek: { $tile }
do-hire = Weź postać: { $tile }
do-wipe = Wymień rynek postaci
do-lodge = Wprowadź: { $tile }, budynek { $building }, piętro { $floor }
do-sign = Weź za { $ap } PA: { $tile }
do-trade = Wymień { $given } na { $wanted }
do-advance = Przesuń się na torze króla (pola: { $steps })
do-gain = Weź: { $resource }
do-activate = Aktywuj budynek { $building }
do-welcome = Premia postaci: { $tile }
do-buy = { $gold ->
    [one] Kup { $goods } za { $gold } żeton złota
    [few] Kup { $goods } za { $gold } żetony złota
    [many] Kup { $goods } za { $gold } żetonów złota
   *[other] Kup { $goods } za { $gold } żetonu złota
}
do-fulfil = Zrealizuj ({ $points } PZ): { $tile }
do-fulfil_with = Zrealizuj ({ $points } PZ, dowolne: { $resource }): { $tile }
do-crest = Herb pod budynek { $building } za { $food }: { $tile }
do-contribute = Weź udział w budowie katedry { $space_in }: { $stone }, { $points } PZ
do-use = Użyj pomocnika: { $tile }
do-done = Wystarczy
do-end_turn = Zakończ turę
do-turn_wheel = Koło jest ustawione: wartość 1 wskazuje miejsce { $place }
do-lay_action = Miejsce { $place } przy kole: { $action }
do-reveal = Nowe ({ $where }): { $tile }
do-lay_cost = { $stone ->
    [0] Katedra { $space_in } nie powstanie
   *[other] Katedra { $space_in } kosztuje { $goods } i daje { $points } PZ
}
do-lay_city = Targ { $round }. rundy: { $space }
do-lay_market = W { $round }. rundzie punktuje się: { $market }
do-challenge = Wyzwanie: { $card }
do-first = Zaczyna { $to_player }
do-draw = Wylosowano: { $die }
do-roll = { $die } pokazuje { $value }
do-corrupt = Korupcja: { $count }
do-decree = Dekret: { $card }

## Headings of what may be done

verb-take_die = Kości
verb-perform = Która akcja
verb-move = Ruch
verb-place_house = Dom
verb-place_pillar = Filar
verb-hire = Weź postać
verb-lodge = Wprowadź postać
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
log-place_house = { $player } zakłada dom { $space_in }.
log-place_pillar = { $player } wznosi filar { $space_in }.
log-take_bonus = { $player } bierze kafelek { $space_in }: { $tile }.
log-take_tile = { $player } bierze kafelek: { $tile }.
log-leave_tile = { $player } zostawia kafelek: { $tile }.
log-discard_tile = { $player } odrzuca kafelek przy torze króla: { $tile }.
log-hire = { $player } bierze postać: { $tile }.
log-wipe = { $player } wymienia rynek postaci.
log-lodge = { $player } wprowadza: { $tile }, budynek { $building }, piętro { $floor }.
log-sign = { $player } bierze za { $ap } PA: { $tile }.
log-trade = { $player } wymienia { $given } na { $wanted }.
log-advance = { $player } przesuwa się na torze króla (pola: { $steps }).
log-gain = { $player } otrzymuje: { $resource }.
log-activate = { $player } aktywuje budynek { $building }.
log-welcome = { $player } otrzymuje premię postaci: { $tile }.
log-buy = { $gold ->
    [one] { $player } kupuje { $goods } za { $gold } żeton złota.
    [few] { $player } kupuje { $goods } za { $gold } żetony złota.
    [many] { $player } kupuje { $goods } za { $gold } żetonów złota.
   *[other] { $player } kupuje { $goods } za { $gold } żetonu złota.
}
log-fulfil = { $player } realizuje za { $points } PZ: { $tile }.
log-fulfil_with = { $player } realizuje za { $points } PZ (dowolne: { $resource }): { $tile }.
log-crest = { $player } płaci { $food } i pod budynkiem { $building } umieszcza: { $tile }.
log-contribute = { $player } bierze udział w budowie katedry { $space_in } i płaci { $stone }: { $points } PZ.
log-use = { $player } używa pomocnika: { $tile }.
log-done = { $player } rezygnuje z reszty.
log-end_turn = { $player } kończy turę.
log-turn_wheel = Koło jest ustawione: wartość 1 wskazuje miejsce { $place }.
log-lay_action = Miejsce { $place } przy kole: { $action }.
log-reveal = Nowe ({ $where }): { $tile }.
log-lay_cost = { $stone ->
    [0] Katedra { $space_in } nie powstanie.
   *[other] Katedra { $space_in } kosztuje { $goods } i daje { $points } PZ.
}
log-lay_city = Targ { $round }. rundy: { $space }.
log-lay_market = W { $round }. rundzie punktuje się: { $market }.
log-challenge = Wyzwanie: { $card }.
log-first = Zaczyna { $to_player }.
log-draw = Wylosowano: { $die }.
log-roll = { $die } pokazuje { $value }.
log-corrupt = Korupcja: { $count }.
log-decree = Dekret: { $card }.
log-scored = { $line } Tor króla: { $king }. Targ { $space_in }: { $market }.
points-of = { $player } { $points } PZ
points-titus = { $titus } { $points } PZ
points-more = { $first }, { $rest }
points-none = nikt

## Why not

why-asked-else = Teraz chodzi o coś innego: { $prompt }
why-die-taken = Kość na tę turę już masz.
why-no-die = Przy kole nie leży { $die } o wartości { $value }.
why-gold = { $gold ->
    [one] To kosztuje { $gold } żeton złota; masz { $have }.
    [few] To kosztuje { $gold } żetony złota; masz { $have }.
    [many] To kosztuje { $gold } żetonów złota; masz { $have }.
   *[other] To kosztuje { $gold } żetonu złota; masz { $have }.
}
why-food = To kosztuje { $food } żywności; masz { $have }.
why-stone = { $stone ->
    [one] To kosztuje { $stone } kamień; masz { $have }.
    [few] To kosztuje { $stone } kamienie; masz { $have }.
    [many] To kosztuje { $stone } kamieni; masz { $have }.
   *[other] To kosztuje { $stone } kamienia; masz { $have }.
}
why-ap = To kosztuje { $ap } PA; masz { $have }.
why-no-ap = Nie masz już PA na tę akcję.
why-no-tile = Nie ma tu kafelka do wzięcia.
why-store-full = Twój magazyn jest pełny.
why-crest-owned = Masz już herb tego rodu.
why-contracts-full = Wszystkie twoje pola kontraktów są zajęte.
why-not-in-store = Tego nie ma w twoim magazynie: { $tile }.
why-cannot-pay = Brakuje ci dóbr: { $tile }.
why-no-crest = W twoim magazynie nie ma herbu.
why-crest-placed = Pod budynkiem { $building } leży już herb.
why-no-cathedral = W tej grze katedra { $space_in } nie powstanie.
why-given = Udział w budowie katedry { $space_in } jest już twój.
why-no-pillar = Nie masz filaru { $space_in }.
why-advance-first = Akcja króla nie daje wyboru: najpierw się przesuń.
why-no-action-yet = Wzmacnia akcję z kości: najpierw weź kość.
why-colour-late = Działa tylko tuż przed wzięciem dóbr z kości.
why-nobody-home = W twoich budynkach nie mieszka jeszcze żadna postać.
why-no-moves = Nie został już żaden ruch.
why-no-places = Tą premią nie można już niczego umieścić.
why-not-adjacent = Stąd { $space_to } jest więcej niż jeden krok.
why-no-house-left = W zasobach nie masz domu.
why-merchant-elsewhere = Twojego kupca nie ma { $space_in }.
why-house-there = Dom { $space_in } już masz.
why-plot-closed = To pole jest dla większej liczby graczy.
why-plot-taken = Pole jest zajęte albo inne w tym mieście daje to samo.
why-no-pillar-left = W zasobach nie masz filaru.
why-architect-elsewhere = Twojego architekta nie ma { $space_in }.
why-pillar-there = Filar { $space_in } już masz.
why-pillars-full = Wszystkie pola filarów { $space_in } są zajęte.
why-not-in-market = Tej postaci nie ma na rynku.
why-pile-empty = Nie ma już innych postaci.
why-same-resource = Wymień je na inny rodzaj.
why-no-goods = Nie masz tego: { $resource }.
why-room-taken = W tym pokoju już ktoś mieszka.
why-type-elsewhere = Ten typ mieszka w budynku { $building }: { $type }.
why-other-type = W budynku { $building } mieszka inny typ.

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
ending-four_rounds = Cztery rundy dobiegły końca.
ending-titus_beaten = Kardynał Tytus jest pokonany.
ending-titus_wins = Wygrywa kardynał Tytus.
verdict-titus_beaten = Kardynał Tytus pokonany { $points } : { $titus } PZ.
verdict-titus_wins = Kardynał Tytus wygrywa { $titus } : { $points } PZ.

## Errors

error-position-players = Ta pozycja wymaga graczy: { $players }, a ma: { $given }.
error-position-order = Kolejność musi wymieniać każdego z graczy ({ $players }) dokładnie raz.
error-position-frames = W turze musi być coś do rozstrzygnięcia.
error-position-corruption = Nie ma tylu żetonów korupcji o wartości { $value }.
error-position-track = Na torze króla znacznik każdego z graczy ({ $players }) musi być dokładnie raz.
error-position-store = Magazyn mieści { $room } kafelki, nie { $count }.
error-position-supply = Ktoś ma mniej niż zero dóbr lub elementów.
error-position-plot = Na polu { $plot } stoją dwa domy.
error-position-tile = Tylu kafelków nie ma w pudełku: { $tile }.
error-position-piles = Stosy nie zawierają tego, co zostało w pudełku.
error-position-dice = Nie ma tylu kości: { $colour }.
error-position-course = Runda, tura albo gracz są poza zakresem.
error-position-no-dice = Trzeba wziąć kość, ale przy kole nie ma żadnej.
error-position-row = Pól jest { $room }, a kafelków { $count }.

## Plansza

board-table = Stół
board-player = { $player }
board-map = Mapa Europy
board-wheel = Koło akcji
board-offers = Targi i oferty
board-markets = Targi czterech rund
board-house = Dom: { $player }
board-store = Dobra, magazyn i kontrakty
board-others = Pozostałe domy
board-show = Pokaż dom: { $player }
board-back = Wróć do mojego domu
board-tray = Co jest otwarte w tej turze
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
board-crest-space = Miejsce na herb pod budynkiem { $building }: za { $goods }
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
