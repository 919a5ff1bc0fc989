# Tiletum, česky. Atributy jména jsou jeho další tvary; věta si o ně říká jako `$space_to`.

game-name = Tiletum
game-tagline = Každá kostka je náklad zboží i den práce: čím víc jednoho, tím míň druhého.

## The box, table by table

box-printed = Co uvádějí pravidla
box-resources = Zdroje
box-course = Průběh hry
box-wheel = Akční kolo
box-player_board = Desky hráčů
box-buildings = Budovy
box-king_track = Královská stupnice
box-corruption = Žetony korupce
box-final = Závěrečné bodování
box-contract_market = Nabídka smluv
box-character_market = Nabídka postav
box-map = Mapa
box-roads = Cesty
box-costs = Stavební náklady
box-cities = Města trhů
box-markets = Trhy
box-helpers = Pomocníci
box-crests = Erby
box-contracts = Smlouvy
box-characters = Postavy
box-titus = Kardinál Titus
box-decrees = Výnosy

## Resources, dice, actions, pieces

resource-gold = zlato
resource-food = jídlo
resource-wool = vlna
resource-stone = kámen
resource-iron = železo
goods-gold = { $count ->
    [one] { $count } zlato
    [few] { $count } zlata
    [many] { $count } zlata
   *[other] { $count } zlat
}
goods-food = { $count ->
    [one] { $count } jídlo
    [few] { $count } jídla
    [many] { $count } jídla
   *[other] { $count } jídel
}
goods-wool = { $count ->
    [one] { $count } vlnu
    [few] { $count } vlny
    [many] { $count } vlny
   *[other] { $count } kusů vlny
}
goods-stone = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
}
goods-iron = { $count ->
    [one] { $count } železo
    [few] { $count } železa
    [many] { $count } železa
   *[other] { $count } kusů železa
}
goods-die = co přináší kostka
die-yellow = žlutá kostka
    .acc = žlutou kostku
die-pink = růžová kostka
    .acc = růžovou kostku
die-light_grey = světle šedá kostka
    .acc = světle šedou kostku
die-dark_grey = tmavě šedá kostka
    .acc = tmavě šedou kostku
die-blue = modrá kostka
    .acc = modrou kostku
action-merchant = akce obchodník
    .acc = akci obchodník
action-architect = akce architekt
    .acc = akci architekt
action-character = akce postavy
    .acc = akci postavy
action-contract = akce smlouvy
    .acc = akci smlouvy
action-king = královská akce
    .acc = královskou akci
action-joker = žolíková akce
    .acc = žolíkovou akci
piece-merchant = obchodník
    .acc = obchodníka
piece-architect = architekt
    .acc = architekta
titus = kardinál Titus
place-king = královská stupnice
place-contracts = nabídka smluv
place-characters = nabídka postav

## Spaces of the map

space-london = Londýn
    .to = do Londýna
    .in = v Londýně
space-brugge = Bruggy
    .to = do Brugg
    .in = v Bruggách
space-antwerpen = Antverpy
    .to = do Antverp
    .in = v Antverpách
space-hamburg = Hamburk
    .to = do Hamburku
    .in = v Hamburku
space-tiletum = Tiletum
    .to = do Tileta
    .in = v Tiletu
space-koeln = Kolín nad Rýnem
    .to = do Kolína nad Rýnem
    .in = v Kolíně nad Rýnem
space-leipzig = Lipsko
    .to = do Lipska
    .in = v Lipsku
space-paris = Paříž
    .to = do Paříže
    .in = v Paříži
space-troyes = Troyes
    .to = do Troyes
    .in = v Troyes
space-strasbourg = Štrasburk
    .to = do Štrasburku
    .in = ve Štrasburku
space-frankfurt = Frankfurt
    .to = do Frankfurtu
    .in = ve Frankfurtu
space-nuernberg = Norimberk
    .to = do Norimberku
    .in = v Norimberku
space-praha = Praha
    .to = do Prahy
    .in = v Praze
space-bordeaux = Bordeaux
    .to = do Bordeaux
    .in = v Bordeaux
space-wien = Vídeň
    .to = do Vídně
    .in = ve Vídni
space-lyon = Lyon
    .to = do Lyonu
    .in = v Lyonu
space-milano = Milán
    .to = do Milána
    .in = v Miláně
space-verona = Verona
    .to = do Verony
    .in = ve Veroně
space-venezia = Benátky
    .to = do Benátek
    .in = v Benátkách
space-toulouse = Toulouse
    .to = do Toulouse
    .in = v Toulouse
space-arles = Arles
    .to = do Arles
    .in = v Arles
space-genova = Janov
    .to = do Janova
    .in = v Janově
space-firenze = Florencie
    .to = do Florencie
    .in = ve Florencii
space-london_brugge = cesta Londýn – Bruggy
    .to = na cestu Londýn – Bruggy
    .in = na cestě Londýn – Bruggy
space-antwerpen_hamburg = cesta Antverpy – Hamburk
    .to = na cestu Antverpy – Hamburk
    .in = na cestě Antverpy – Hamburk
space-paris_bordeaux = cesta Paříž – Bordeaux
    .to = na cestu Paříž – Bordeaux
    .in = na cestě Paříž – Bordeaux
space-strasbourg_milano = cesta Štrasburk – Milán
    .to = na cestu Štrasburk – Milán
    .in = na cestě Štrasburk – Milán
space-nuernberg_verona = cesta Norimberk – Verona
    .to = na cestu Norimberk – Verona
    .in = na cestě Norimberk – Verona
space-arles_genova = cesta Arles – Janov
    .to = na cestu Arles – Janov
    .in = na cestě Arles – Janov

## Helpers

helper-any_action = libovolná akce, 1 AB
helper-merchant_2 = akce obchodník, 2 AB
helper-merchant_3 = akce obchodník, 3 AB
helper-character_2 = akce postavy, 2 AB
helper-character_3 = akce postavy, 3 AB
helper-contract_2 = akce smlouvy, 2 AB
helper-contract_3 = akce smlouvy, 3 AB
helper-architect_2 = akce architekt, 2 AB
helper-architect_3 = akce architekt, 3 AB
helper-king_2 = královská akce, 2 AB
helper-king_3 = královská akce, 3 AB
helper-add_ap_1 = +1 AB k akci kostky
helper-add_ap_2 = +2 AB k akci kostky
helper-add_ap_3 = +3 AB k akci kostky
helper-colour = zdroje jiné barvy
helper-gold4 = 4 zlata
helper-vp4 = 4 VB
helper-gold2_vp2 = 2 zlata a 2 VB
helper-each = 1 železo, 1 vlna, 1 kámen, 1 jídlo
helper-any_2 = 2 libovolné zdroje
helper-any_3 = 3 libovolné zdroje
helper-activate = aktivace budovy

## Crests, contracts, characters

crest-lion = erb: rod Leeuwaert (lev)
crest-fleur_de_lis = erb: rod Fleurimont (lilie)
crest-eagle = erb: rod Adlerstein (orlice)
crest-chequers = erb: rod Scaccheri (šachovnice)
crest-cross = erb: rod della Croce (kříž)
crest-tower = erb: rod Torreblanca (věž)
contract-any1 = smlouva: 1 libovolný zdroj
contract-any3 = smlouva: 3 stejné zdroje
contract-any5 = smlouva: 5 stejných zdrojů
contract-any7 = smlouva: 7 stejných zdrojů
contract-any8 = smlouva: 8 stejných zdrojů
contract-iron2 = smlouva: 2 železa
contract-iron3 = smlouva: 3 železa
contract-iron9 = smlouva: 9 kusů železa
contract-iron5 = smlouva: 5 kusů železa
contract-iron7 = smlouva: 7 kusů železa
contract-wool2 = smlouva: 2 vlny
contract-wool3 = smlouva: 3 vlny
contract-wool9 = smlouva: 9 kusů vlny
contract-wool5 = smlouva: 5 kusů vlny
contract-wool7 = smlouva: 7 kusů vlny
contract-any2iron2 = smlouva: 2 stejné zdroje + 2 železa
contract-any3iron3 = smlouva: 3 stejné zdroje + 3 železa
contract-any2wool2 = smlouva: 2 stejné zdroje + 2 vlny
contract-any3wool3 = smlouva: 3 stejné zdroje + 3 vlny
contract-iron1wool1 = smlouva: 1 železo + 1 vlna
contract-iron2wool2 = smlouva: 2 železa + 2 vlny
contract-iron4wool4 = smlouva: 4 železa + 4 vlny
contract-iron3wool3 = smlouva: 3 železa + 3 vlny
contract-iron5wool5 = smlouva: 5 kusů železa + 5 kusů vlny
type-merchant = kurýr
type-architect = kameník
type-character = humanista
type-contract = notář
type-king = dvořan
bonus-contract_ap1_any1 = akce smlouvy s 1 AB a 1 libovolný zdroj
bonus-contract_ap2_any1 = akce smlouvy se 2 AB a 1 libovolný zdroj
bonus-contract_ap3 = akce smlouvy se 3 AB
bonus-wool2 = 2 vlny
bonus-iron1 = 1 železo
bonus-iron2 = 2 železa
bonus-gold1_iron1 = 1 zlato a 1 železo
bonus-gold1_wool1 = 1 zlato a 1 vlna
bonus-character_ap1 = akce postavy s 1 AB
bonus-character_ap2 = akce postavy se 2 AB
bonus-architect_move1_merchant_move1 = 1 pohyb architekta a 1 pohyb obchodníka
bonus-food1 = 1 jídlo
bonus-food2 = 2 jídla
bonus-gold2 = 2 zlata
bonus-gold3 = 3 zlata
bonus-king_ap1 = královská akce s 1 AB
bonus-king_ap2 = královská akce se 2 AB
bonus-vp2 = 2 VB
bonus-vp3 = 3 VB
bonus-merchant_move1 = 1 pohyb obchodníka
bonus-merchant_move2 = 2 pohyby obchodníka
bonus-merchant_move1_house = 1 pohyb obchodníka a dům
bonus-house = dům u obchodníka
bonus-architect_move1 = 1 pohyb architekta
bonus-architect_move2 = 2 pohyby architekta
bonus-architect_move1_pillar = 1 pohyb architekta a pilíř
bonus-pillar = pilíř u architekta
bonus-stone1 = 1 kámen
bonus-stone2 = 2 kameny
tile-character = { $type } ({ $bonus })
tile-none = žádná destička

## Markets

market-house_pillar_set = dům a pilíř
market-contract_cathedral_set = smlouva a katedrála
market-fulfilled_contract = splněné smlouvy
market-king = královská přízeň
market-contract_crest_set = smlouva a erb
market-house = domy
market-upper_floor_character = postavy ve vyšších patrech
market-crest = erby
market-pillar = pilíře
market-filled_building = zaplněné budovy
market-cathedral = katedrály
effect-market-house_pillar_set = Za každou dvojici dům a pilíř na mapě.
effect-market-contract_cathedral_set = Za každou dvojici splněná smlouva a destička katedrály.
effect-market-fulfilled_contract = Za každou splněnou smlouvu.
effect-market-king = Nenásobí se: navíc VB za tvé pole královské stupnice, i záporné.
effect-market-contract_crest_set = Za každou dvojici splněná smlouva a erb kdekoli na tvé desce.
effect-market-house = Za každý tvůj dům na mapě.
effect-market-upper_floor_character = Za každou postavu ve 2. a 3. patře.
effect-market-crest = Za každý erb kdekoli na tvé desce.
effect-market-pillar = Za každý tvůj pilíř na mapě.
effect-market-filled_building = Za každou budovu s plnými místnostmi, s erbem i bez něj.
effect-market-cathedral = Za každou tvou destičku katedrály.

## Cardinal Titus

decree-buildings_are_forever = Budovy jsou věčné
decree-king_and_country = Za krále a vlast
decree-merchant_empire = Obchodní impérium
decree-family_alliances = Rodové spojení
decree-business_is_business = Obchod je obchod
decree-religious_communities = Farnosti
decree-noblesse_oblige = Vznešenost zavazuje
decree-proud_pillars = Pýcha pilířů
decree-familiar_faces = Známé tváře
decree-busy_hands = Pilné ručičky
decree-glorious_spires = Nebeské klenby
decree-undying_fame = Nehynoucí sláva
decree-worldly_riches = Veškeré bohatství světa
challenge-very_special_friends = Velmi blízcí přátelé
challenge-resourceful_clergy = Ušlechtilá kongregace
challenge-whispers_in_the_kings_ear = Drby ze dvora
challenge-ecclesiastical_income = Církevní příjmy
challenge-visitors_to_the_curia = Návštěvníci z kurie
challenge-deep_coffers = Bezpečné pokladnice
challenge-favor_at_the_court = Přízeň dvora
challenge-ready_for_action = Už hurá do akce
effect-challenge-very_special_friends = 5 zlat za pomocníka, který aktivuje budovu nebo mění zdroje kostky.
effect-challenge-resourceful_clergy = Titus získává zdroje a VB pomocníků, které bere.
effect-challenge-whispers_in_the_kings_ear = 1 pole na královské stupnici za každého pomocníka s akcí nebo AB navíc.
effect-challenge-ecclesiastical_income = Za každého pomocníka s akcí nebo AB navíc tolik VB, kolik ukazuje.
effect-challenge-visitors_to_the_curia = Titus získává bonusy postav, které ubytuje.
effect-challenge-deep_coffers = 1 zdroj navíc s každou kostkou.
effect-challenge-favor_at_the_court = Při přípravě a při každém úklidu jeho žeton na královské stupnici vystoupá na 5.
effect-challenge-ready_for_action = Začíná s bonusovými AB, domy ze střech a jedním erbem.

## Options

option-action_tiles = Náhodné akční destičky
option-action_tiles-help = Šest destiček se zamíchá a položí přes natištěné akce. Ne pro první partii.
option-difficulty = Kardinál Titus
option-difficulty-help = Kolik karet výzev mu pomáhá, když hraješ sólo: žádná, dvě, nebo pět.
option-difficulty-easy = lehká
option-difficulty-normal = střední
option-difficulty-hard = těžká
option-leader_scores = Vedoucí hráč dostane 4 VB, když u stupnice není destička
option-leader_scores-help = Říkají to polská pravidla pro poslední kolo; česká mlčí.
option-king_tile_renewed = Destička u královské stupnice se doplňuje
option-king_tile_renewed-help = Při úklidu 1. a 2. kola, podle polských pravidel; česká o tom nemluví.
option-king_market = Kdy se boduje královský trh
option-king_market-help = Před návratem žetonů z červených polí na 0, nebo po něm.
option-king_market-before_reset = Před návratem žetonů
option-king_market-after_reset = Po návratu žetonů
option-family_house_counts = Rodinný dům se počítá na trhu zaplněných budov
option-family_house_counts-help = Budova nejvíce vpravo je zaplněná od začátku.
option-colour_at_once = Pomocníkem změny barvy smí být právě vzatá destička
option-colour_at_once-help = Destička vzatá s kostkou smí změnit zdroje právě této kostky.
preset-standard = Hra
preset-action_tiles = S akčními destičkami
preset-solo_easy = Sólo, lehká
preset-solo_hard = Sólo, těžká
preset-czech = Podle českých pravidel
preset-other_readings = Jiný výklad pravidel

## What is asked

progress-round = { $round }. kolo ze { $rounds } · { $turn }. tah ze { $turns }
prompt-die = Vezmi si kostku.
prompt-tile = Vezmi si bonusovou destičku ({ $tile }), nebo ji nech ležet.
prompt-collect = Získej { $goods }, nebo nejdřív použij pomocníka na jiný druh.
prompt-colour = Vyber druh zdrojů, které získáš ({ $count }).
prompt-joker = Vyber akci pro své AB ({ $count }).
prompt-act-merchant = Obchodník, zbývá { $ap } AB: pohni se, založ dům, nebo vezmi destičku z města.
prompt-act-architect = Architekt, zbývá { $ap } AB: pohni se, vztyč pilíř, nebo vezmi destičku z města.
prompt-act-character = Postavy, zbývá { $ap } AB: vezmi si nějakou, ubytuj ji, nebo vyměň nabídku.
prompt-act-contract = Smlouvy, zbývá { $ap } AB: vezmi destičku, nebo směň zdroj.
prompt-act-king = Král: postup na královské stupnici ({ $ap } AB).
prompt-end = AB došly: proveď doplňkové akce, nebo ukonči tah.
prompt-roam-merchant = Tvůj obchodník se smí pohnout (kroky: { $moves }) a založit dům (domy: { $places }).
prompt-roam-architect = Tvůj architekt se smí pohnout (kroky: { $moves }) a vztyčit pilíř (pilíře: { $places }).
prompt-anywhere-merchant = Smíš přesunout obchodníka na libovolné pole.
prompt-anywhere-architect = Smíš přesunout architekta na libovolné pole.
prompt-anywhere-house = Umísti dům v libovolném městě.
prompt-anywhere-pillar = Umísti pilíř u libovolné katedrály.
prompt-gain = Vyber si zdroj (ještě { $count }).
prompt-any = Vyber si akci ({ $count } AB).
prompt-activate = Vyber budovu, kterou aktivuješ.
prompt-welcome = Vyber, čí bonus přijde na řadu.
prompt-king_tile = Vedeš na královské stupnici: vezmi si destičku ({ $tile }), nebo ji odhoď.
prompt-wait = Na tahu je někdo jiný.
prompt-over = Hra skončila.

## Actions

do-take_die = { $gold ->
    [0] Vezmi { $die_acc } s hodnotou { $value }: { $goods }, { $action } ({ $ap } AB)
    [one] Vezmi { $die_acc } s hodnotou { $value } jako { $final } za { $gold } zlato: { $goods }, { $action } ({ $ap } AB)
    [few] Vezmi { $die_acc } s hodnotou { $value } jako { $final } za { $gold } zlata: { $goods }, { $action } ({ $ap } AB)
    [many] Vezmi { $die_acc } s hodnotou { $value } jako { $final } za { $gold } zlata: { $goods }, { $action } ({ $ap } AB)
   *[other] Vezmi { $die_acc } s hodnotou { $value } jako { $final } za { $gold } zlat: { $goods }, { $action } ({ $ap } AB)
}
do-collect = Získej { $goods }
do-perform = Proveď { $action_acc }
do-move = Posuň { $piece_acc } { $space_to }
do-place_house = Dům { $space_in }
do-place_pillar = Pilíř { $space_in }
do-take_bonus = Vezmi destičku { $space_in }: { $tile }
do-take_tile = Vezmi destičku: { $tile }
do-leave_tile = Nech destičku ležet: { $tile }
do-discard_tile = Odhoď destičku: { $tile }
do-hire = Vezmi postavu: { $tile }
do-wipe = Vyměň nabídku postav
do-lodge = Ubytuj: { $tile }, budova { $building }, patro { $floor }
do-sign = Vezmi za { $ap } AB: { $tile }
do-trade = Směň { $given } za { $wanted }
do-advance = Postup na královské stupnici (pole: { $steps })
do-gain = Získej: { $resource }
do-activate = Aktivuj budovu { $building }
do-welcome = Bonus postavy: { $tile }
do-buy = { $gold ->
    [one] Kup { $goods } za { $gold } zlato
    [few] Kup { $goods } za { $gold } zlata
    [many] Kup { $goods } za { $gold } zlata
   *[other] Kup { $goods } za { $gold } zlat
}
do-fulfil = Splň ({ $points } VB): { $tile }
do-fulfil_with = Splň ({ $points } VB, libovolné: { $resource }): { $tile }
do-crest = Erb pod budovu { $building } za { $food }: { $tile }
do-contribute = Přispěj na katedrálu { $space_in }: { $stone }, { $points } VB
do-use = Použij pomocníka: { $tile }
do-done = Dost
do-end_turn = Ukonči tah
do-turn_wheel = Kolo je natočeno: hodnota 1 míří na místo { $place }
do-lay_action = Místo { $place } u kola: { $action }
do-reveal = Nově ({ $where }): { $tile }
do-lay_cost = { $stone ->
    [0] Katedrála se { $space_in } nestaví
   *[other] Katedrála { $space_in } stojí { $goods } a vynáší { $points } VB
}
do-lay_city = Trh { $round }. kola: { $space }
do-lay_market = V { $round }. kole se boduje: { $market }
do-challenge = Výzva: { $card }
do-first = Začíná { $to_player }
do-draw = Vytažena { $die }
do-roll = { $die } ukazuje { $value }
do-corrupt = Korupce: { $count }
do-decree = Dekret: { $card }

## Headings of what may be done

verb-take_die = Kostky
verb-perform = Která akce
verb-move = Pohyb
verb-place_house = Založit dům
verb-place_pillar = Vztyčit pilíř
verb-hire = Vzít postavu
verb-lodge = Ubytovat postavu
verb-sign = Nabídka smluv
verb-trade = Směna za 1 AB
verb-gain = Získat
verb-activate = Aktivovat
verb-welcome = Bonusy
verb-buy = Koupit zdroj
verb-fulfil = Splnit smlouvu
verb-fulfil_with = Splnit smlouvu libovolným zdrojem
verb-crest = Umístit erb
verb-contribute = Přispět na katedrálu
verb-use = Použít pomocníka

## The log

log-take_die = { $gold ->
    [0] { $player } bere { $die_acc } s hodnotou { $value }: { $goods }, { $action } ({ $ap } AB).
    [one] { $player } bere { $die_acc } s hodnotou { $value } jako { $final } za { $gold } zlato: { $goods }, { $action } ({ $ap } AB).
    [few] { $player } bere { $die_acc } s hodnotou { $value } jako { $final } za { $gold } zlata: { $goods }, { $action } ({ $ap } AB).
    [many] { $player } bere { $die_acc } s hodnotou { $value } jako { $final } za { $gold } zlata: { $goods }, { $action } ({ $ap } AB).
   *[other] { $player } bere { $die_acc } s hodnotou { $value } jako { $final } za { $gold } zlat: { $goods }, { $action } ({ $ap } AB).
}
log-collect = { $player } získává { $goods }.
log-perform = { $player } volí { $action_acc }.
log-move = { $player } posouvá { $piece_acc } { $space_to }.
log-place_house = { $player } zakládá dům { $space_in }.
log-place_pillar = { $player } vztyčuje pilíř { $space_in }.
log-take_bonus = { $player } bere destičku { $space_in }: { $tile }.
log-take_tile = { $player } bere destičku: { $tile }.
log-leave_tile = { $player } nechává destičku ležet: { $tile }.
log-discard_tile = { $player } odhazuje destičku u královské stupnice: { $tile }.
log-hire = { $player } bere postavu: { $tile }.
log-wipe = { $player } vyměňuje nabídku postav.
log-lodge = { $player } ubytovává: { $tile }, budova { $building }, patro { $floor }.
log-sign = { $player } bere za { $ap } AB: { $tile }.
log-trade = { $player } směňuje { $given } za { $wanted }.
log-advance = { $player } postupuje na královské stupnici (pole: { $steps }).
log-gain = { $player } získává: { $resource }.
log-activate = { $player } aktivuje budovu { $building }.
log-welcome = { $player } získává bonus postavy: { $tile }.
log-buy = { $gold ->
    [one] { $player } kupuje { $goods } za { $gold } zlato.
    [few] { $player } kupuje { $goods } za { $gold } zlata.
    [many] { $player } kupuje { $goods } za { $gold } zlata.
   *[other] { $player } kupuje { $goods } za { $gold } zlat.
}
log-fulfil = { $player } plní za { $points } VB: { $tile }.
log-fulfil_with = { $player } plní za { $points } VB (libovolné: { $resource }): { $tile }.
log-crest = { $player } platí { $food } a pod budovu { $building } umisťuje: { $tile }.
log-contribute = { $player } přispívá na katedrálu { $space_in } a platí { $stone }: { $points } VB.
log-use = { $player } používá pomocníka: { $tile }.
log-done = { $player } nechává zbytek být.
log-end_turn = { $player } končí tah.
log-turn_wheel = Kolo je natočeno: hodnota 1 míří na místo { $place }.
log-lay_action = Místo { $place } u kola: { $action }.
log-reveal = Nově ({ $where }): { $tile }.
log-lay_cost = { $stone ->
    [0] Katedrála se { $space_in } nestaví.
   *[other] Katedrála { $space_in } stojí { $goods } a vynáší { $points } VB.
}
log-lay_city = Trh { $round }. kola: { $space }.
log-lay_market = V { $round }. kole se boduje: { $market }.
log-challenge = Výzva: { $card }.
log-first = Začíná { $to_player }.
log-draw = Vytažena { $die }.
log-roll = { $die } ukazuje { $value }.
log-corrupt = Korupce: { $count }.
log-decree = Dekret: { $card }.
log-scored = { $line } Královská stupnice: { $king }. Trh { $space_in }: { $market }.
points-of = { $player } { $points } VB
points-titus = { $titus } { $points } VB
points-more = { $first }, { $rest }
points-none = nikdo

## Why not

why-asked-else = Teď je na řadě něco jiného: { $prompt }
why-die-taken = Kostku pro tento tah už máš.
why-no-die = U kola není { $die } s hodnotou { $value }.
why-gold = { $gold ->
    [one] Stojí to { $gold } zlato; máš { $have }.
    [few] Stojí to { $gold } zlata; máš { $have }.
    [many] Stojí to { $gold } zlata; máš { $have }.
   *[other] Stojí to { $gold } zlat; máš { $have }.
}
why-food = { $food ->
    [one] Stojí to { $food } jídlo; máš { $have }.
    [few] Stojí to { $food } jídla; máš { $have }.
    [many] Stojí to { $food } jídla; máš { $have }.
   *[other] Stojí to { $food } jídel; máš { $have }.
}
why-stone = { $stone ->
    [one] Stojí to { $stone } kámen; máš { $have }.
    [few] Stojí to { $stone } kameny; máš { $have }.
    [many] Stojí to { $stone } kamene; máš { $have }.
   *[other] Stojí to { $stone } kamenů; máš { $have }.
}
why-ap = Stojí to { $ap } AB; máš { $have }.
why-no-ap = Na tuto akci už nemáš AB.
why-no-tile = Žádná destička tu neleží.
why-store-full = Tvé skladiště je plné.
why-crest-owned = Erb tohoto rodu už máš.
why-contracts-full = Všechna tvá pole pro smlouvy jsou obsazená.
why-not-in-store = To není v tvém skladišti: { $tile }.
why-cannot-pay = Chybí ti zdroje: { $tile }.
why-no-crest = V tvém skladišti není žádný erb.
why-crest-placed = Pod budovou { $building } už erb leží.
why-no-cathedral = Katedrála se { $space_in } v této hře nestaví.
why-given = Tvůj příspěvek na katedrálu { $space_in } už je zaplacený.
why-no-pillar = Nemáš { $space_in } pilíř.
why-advance-first = Královská akce nedává na výběr: nejdřív postup po stupnici.
why-no-action-yet = Posiluje akci kostky: nejdřív si nějakou vezmi.
why-colour-late = Funguje jen těsně před ziskem zdrojů z kostky.
why-nobody-home = V tvých budovách ještě žádná postava nebydlí.
why-no-moves = Žádný pohyb už nezbývá.
why-no-places = Tímto bonusem už nelze nic umístit.
why-not-adjacent = Odsud { $space_to } je to víc než jeden krok.
why-no-house-left = V zásobě nemáš dům.
why-merchant-elsewhere = Tvůj obchodník není { $space_in }.
why-house-there = Dům { $space_in } už máš.
why-plot-closed = Toto pole je pro víc hráčů.
why-plot-taken = Pole je obsazené, nebo jiné v tomto městě dává totéž.
why-no-pillar-left = V zásobě nemáš pilíř.
why-architect-elsewhere = Tvůj architekt není { $space_in }.
why-pillar-there = Pilíř { $space_in } už máš.
why-pillars-full = Všechna pole pro pilíř { $space_in } jsou obsazená.
why-not-in-market = Tato postava v nabídce není.
why-pile-empty = Žádná jiná postava už nepřijde.
why-same-resource = Směň ho za jiný druh.
why-no-goods = Nic takového nemáš: { $resource }.
why-room-taken = V té místnosti už někdo bydlí.
why-type-elsewhere = Tento typ bydlí v budově { $building }: { $type }.
why-other-type = V budově { $building } bydlí jiný typ.

## Points, endings

score-start = Začátek
score-king_track = Královská stupnice
score-king_leader = Vedení na královské stupnici
score-contract = Smlouvy
score-cathedral = Katedrály
score-crest = Erby
score-house = Pole pro domy
score-character = Postavy
score-helper = Pomocníci
score-market = Trh
score-houses_pillars = Domy × pilíře
score-completed_buildings = Dokončené budovy
score-resources = Zbylé zdroje
ending-four_rounds = Čtyři kola jsou u konce.
ending-titus_beaten = Kardinál Titus je poražen.
ending-titus_wins = Vítězí kardinál Titus.
verdict-titus_beaten = Kardinál Titus je poražen { $points } : { $titus } VB.
verdict-titus_wins = Kardinál Titus vítězí { $titus } : { $points } VB.

## Errors

error-position-players = Tato pozice potřebuje hráče: { $players }, ale má: { $given }.
error-position-order = Pořadí hry musí uvést každého z hráčů ({ $players }) právě jednou.
error-position-frames = V tahu musí být o čem rozhodovat.
error-position-corruption = Tolik žetonů korupce s hodnotou { $value } není.
error-position-track = Na královské stupnici musí být žeton každého z hráčů ({ $players }) právě jednou.
error-position-store = Skladiště pojme { $room } destičky, ne { $count }.
error-position-supply = Někdo má zdrojů nebo kamenů méně než nula.
error-position-plot = Na poli { $plot } stojí dva domy.
error-position-tile = Tolik destiček v krabici není: { $tile }.
error-position-piles = Hromádky neobsahují to, co v krabici zbývá.
error-position-dice = Tolik kostek není: { $colour }.
error-position-course = Kolo, tah nebo hráč jsou mimo rozsah.
error-position-no-dice = Má se brát kostka, ale u kola žádná není.
error-position-row = Polí je { $room }, ale destiček { $count }.

## Deska

board-table = Stůl
board-player = { $player }
board-map = Mapa Evropy
board-wheel = Kolo akcí
board-offers = Trhy a nabídky
board-markets = Trhy čtyř kol
board-house = Dům: { $player }
board-store = Zdroje, skladiště a smlouvy
board-others = Ostatní domy
board-show = Ukázat dům: { $player }
board-back = Zpět k mému domu
board-tray = Co je v tomto tahu rozehrané
board-round = { $round }. kolo
board-turn = { $turn }. tah ze 3
board-order = Pořadí hráčů
board-corruption = Korupce: kroky zpět na královské stupnici
board-ap = { $ap } AB
board-die = { $die }, hodnota { $value }: { $goods }, { $ap } AB
board-steps = { $steps ->
    [one] { $space }: { $steps } krok
    [few] { $space }: { $steps } kroky
    [many] { $space }: { $steps } kroku
   *[other] { $space }: { $steps } kroků
}
board-plot = Pole pro dům { $space_in }
board-plot-taken = Dům { $space_in }: { $player }
board-pillars = Pilíře { $space_in }: { $count }
board-cathedral = Katedrála { $space_in }: { $goods } za { $points } VB, zbývá destiček: { $left }
board-contract = { $tile }, za { $ap } AB
board-pile = Vyměnit nabídku postav; v hromádce: { $count }
board-market = { $round }. kolo, { $space }: { $points } VB
board-building = { $building }. budova
board-room = { $building }. budova, { $floor }. patro: prázdné
board-crest-space = Místo pro erb pod { $building }. budovou: za { $goods }
board-supply = V zásobě: domy { $houses }, pilíře { $pillars }
board-decree-none = Zatím žádný dekret
board-deck = Zbývající dekrety
board-open-die = vzít kostku
board-open-tile = bonusová destička
board-open-collect = zdroje
board-open-colour = jiný druh
board-open-joker = zvolit akci
board-open-anywhere = kamkoli
board-open-gain = zvolit zdroj
board-open-any = zvolit akci
board-open-activate = aktivovat budovu
board-open-welcome = bonusy
board-open-restock = nabídka
