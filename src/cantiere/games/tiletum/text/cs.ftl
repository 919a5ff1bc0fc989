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
box-decrees = Dekrety

## Resources, dice, actions, pieces

resource-gold = zlato
    .acc = zlato
    .ins = zlatem
resource-food = jídlo
    .acc = jídlo
    .ins = jídlem
resource-wool = vlna
    .acc = vlnu
    .ins = vlnou
resource-stone = kámen
    .acc = kámen
    .ins = kamenem
resource-iron = železo
    .acc = železo
    .ins = železem
goods-gold = { $count ->
    [one] { $count } zlato
    [few] { $count } zlata
    [many] { $count } zlata
   *[other] { $count } zlata
}
    .acc = { goods-gold }
goods-food = { $count ->
    [one] { $count } jídlo
    [few] { $count } jídla
    [many] { $count } jídla
   *[other] { $count } jídel
}
    .acc = { goods-food }
goods-wool = { $count ->
    [one] { $count } vlna
    [few] { $count } vlny
    [many] { $count } vlny
   *[other] { $count } kusů vlny
}
    .acc = { $count ->
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
    .acc = { goods-stone }
goods-iron = { $count ->
    [one] { $count } železo
    [few] { $count } železa
    [many] { $count } železa
   *[other] { $count } kusů železa
}
    .acc = { goods-iron }
goods-die = to, co přináší kostka
    .acc = { goods-die }
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
action-merchant = akce obchodníka
    .acc = akci obchodníka
action-architect = akce architekta
    .acc = akci architekta
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
helper-merchant_2 = akce obchodníka, 2 AB
helper-merchant_3 = akce obchodníka, 3 AB
helper-character_2 = akce postavy, 2 AB
helper-character_3 = akce postavy, 3 AB
helper-contract_2 = akce smlouvy, 2 AB
helper-contract_3 = akce smlouvy, 3 AB
helper-architect_2 = akce architekta, 2 AB
helper-architect_3 = akce architekta, 3 AB
helper-king_2 = královská akce, 2 AB
helper-king_3 = královská akce, 3 AB
helper-add_ap_1 = +1 AB k akci kostky
helper-add_ap_2 = +2 AB k akci kostky
helper-add_ap_3 = +3 AB k akci kostky
helper-colour = zdroje jiného druhu
helper-gold4 = 4 zlata
helper-vp4 = 4 VB
helper-gold2_vp2 = 2 zlata a 2 VB
helper-each = 1 železo, 1 vlna, 1 kámen, 1 jídlo
helper-any_2 = 2 libovolné zdroje
helper-any_3 = 3 libovolné zdroje
helper-activate = aktivace budovy

## Crests, contracts, characters

crest-lion = erb rodu Leeuwaert (lev)
    .acc = { crest-lion }
crest-fleur_de_lis = erb rodu Fleurimont (lilie)
    .acc = { crest-fleur_de_lis }
crest-eagle = erb rodu Adlerstein (orlice)
    .acc = { crest-eagle }
crest-chequers = erb rodu Scaccheri (šachovnice)
    .acc = { crest-chequers }
crest-cross = erb rodu della Croce (kříž)
    .acc = { crest-cross }
crest-tower = erb rodu Torreblanca (věž)
    .acc = { crest-tower }
contract-any1 = 1 libovolný zdroj
contract-any3 = 3 stejné zdroje
contract-any5 = 5 stejných zdrojů
contract-any7 = 7 stejných zdrojů
contract-any8 = 8 stejných zdrojů
contract-iron2 = 2 železa
contract-iron3 = 3 železa
contract-iron9 = 9 kusů železa
contract-iron5 = 5 kusů železa
contract-iron7 = 7 kusů železa
contract-wool2 = 2 vlny
contract-wool3 = 3 vlny
contract-wool9 = 9 kusů vlny
contract-wool5 = 5 kusů vlny
contract-wool7 = 7 kusů vlny
contract-any2iron2 = 2 stejné zdroje + 2 železa
contract-any3iron3 = 3 stejné zdroje + 3 železa
contract-any2wool2 = 2 stejné zdroje + 2 vlny
contract-any3wool3 = 3 stejné zdroje + 3 vlny
contract-iron1wool1 = 1 železo + 1 vlna
contract-iron2wool2 = 2 železa + 2 vlny
contract-iron4wool4 = 4 železa + 4 vlny
contract-iron3wool3 = 3 železa + 3 vlny
contract-iron5wool5 = 5 kusů železa + 5 kusů vlny
type-merchant = kurýr
    .acc = kurýra
type-architect = kameník
    .acc = kameníka
type-character = humanista
    .acc = humanistu
type-contract = notář
    .acc = notáře
type-king = dvořan
    .acc = dvořana
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
    .acc = { $type_acc } ({ $bonus })
tile-helper = pomocník ({ $helper })
    .acc = pomocníka ({ $helper })
tile-contract = smlouva ({ $price })
    .acc = smlouvu ({ $price })
tile-none = žádná destička
    .acc = žádnou destičku

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
# The scan of the Czech rules is damaged here; this is the likeliest reading.
decree-worldly_riches = Všechno bohatství světa
challenge-very_special_friends = Velmi blízcí přátelé
challenge-resourceful_clergy = Ušlechtilá kongregace
challenge-whispers_in_the_kings_ear = Drby ze dvora
challenge-ecclesiastical_income = Církevní příjmy
challenge-visitors_to_the_curia = Návštěvníci z kurie
challenge-deep_coffers = Bezpečné pokladnice
challenge-favor_at_the_court = Přízeň dvora
challenge-ready_for_action = Vzhůru do akce
effect-challenge-very_special_friends = 5 zlata za pomocníka, který aktivuje budovu nebo mění zdroje kostky.
effect-challenge-resourceful_clergy = Titus získává zdroje a VB pomocníků, které bere.
effect-challenge-whispers_in_the_kings_ear = 1 pole na královské stupnici za každého pomocníka s akcí nebo AB navíc.
effect-challenge-ecclesiastical_income = Za každého pomocníka s akcí nebo AB navíc tolik VB, kolik ukazuje.
effect-challenge-visitors_to_the_curia = Titus získává bonusy postav, které umístí.
effect-challenge-deep_coffers = 1 zdroj navíc s každou kostkou.
effect-challenge-favor_at_the_court = Při přípravě a při každém úklidu jeho žeton na královské stupnici vystoupá na 5.
effect-challenge-ready_for_action = Začíná s bonusovými AB, domy ze střech a jedním erbem.

## Options

option-action_tiles = Náhodné akční destičky
option-action_tiles-help = Šest destiček se zamíchá a položí přes natištěné akce. Ne pro první partii.
option-difficulty = Obtížnost kardinála Tita
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
option-family_house_counts = Budova nejvíc vpravo se počítá na trhu zaplněných budov
option-family_house_counts-help = Je zaplněná od začátku.
option-colour_at_once = Pomocníkem na jiný druh zdrojů smí být právě vzatá destička
option-colour_at_once-help = Destička vzatá s kostkou smí změnit zdroje právě této kostky.
preset-standard = Základní hra
preset-standard-help = Hra podle pravidel: vhodná pro první hru.
preset-action_tiles = S akčními destičkami
preset-action_tiles-help = Akce kolem kola leží pokaždé v jiném pořadí.
preset-solo_easy = Sólo – lehká obtížnost
preset-solo_easy-help = Sólo proti kardinálu Titovi, který se drží zpátky.
preset-solo_hard = Sólo – těžká obtížnost
preset-solo_hard-help = Sólo proti kardinálu Titovi v nejlepší formě.
preset-czech = Podle českých pravidel
preset-czech-help = Kde se česká pravidla liší, platí ona.
preset-other_readings = Jiný výklad pravidel
preset-other_readings-help = Nejasná pravidla se vykládají opačně.

## What is asked

progress-round = { $round }. kolo ze { $rounds } · { $turn }. tah ze { $turns }
prompt-die = Vezmi si kostku.
prompt-tile = Bonusová destička: { $tile }. Vezmi si ji, nebo ji nech ležet.
prompt-collect = Získej { $goods_acc }, nebo nejdřív použij pomocníka na jiný druh.
prompt-colour = Vyber druh zdrojů, které získáš ({ $count }).
prompt-joker = Vyber akci pro své AB ({ $count }).
prompt-act-merchant = Obchodník, zbývá { $ap } AB: pohni jím, umísti dům, nebo vezmi destičku z města.
prompt-act-architect = Architekt, zbývá { $ap } AB: pohni jím, umísti pilíř, nebo vezmi destičku z města.
prompt-act-character = Postavy, zbývá { $ap } AB: vezmi si nějakou, umísti ji, nebo vyměň nabídku.
prompt-act-contract = Smlouvy, zbývá { $ap } AB: vezmi destičku, nebo směň zdroj.
prompt-act-king = Král: postup na královské stupnici ({ $ap } AB).
prompt-end = AB došly: proveď doplňkové akce, nebo ukonči tah.
prompt-move_and_place-merchant = Tvůj obchodník se smí pohnout (kroky: { $moves }) a umístit dům (domy: { $places }).
prompt-move_and_place-architect = Tvůj architekt se smí pohnout (kroky: { $moves }) a umístit pilíř (pilíře: { $places }).
prompt-anywhere-merchant = Smíš přesunout obchodníka na libovolné pole.
prompt-anywhere-architect = Smíš přesunout architekta na libovolné pole.
prompt-anywhere-house = Umísti dům v libovolném městě.
prompt-anywhere-pillar = Umísti pilíř u libovolné katedrály.
prompt-gain = Vyber si zdroj (ještě { $count }).
prompt-any_action = Vyber si akci ({ $count } AB).
prompt-activate = Vyber budovu, kterou aktivuješ.
prompt-welcome = Vyber, čí bonus přijde na řadu.
prompt-king_tile = Vedeš na královské stupnici. Destička u ní: { $tile }. Vezmi si ji, nebo ji odhoď.

## Tips in the first games, by what is asked

coach-die = Vysoké kostky dávají zdroje, nízké akční body. Podívej se i na bonusovou destičku u akce.
coach-die-2 = Kde je trh tohoto kola? Buď tam s domem nebo obchodníkem.
coach-die-3 = Kostku lze změnit: 2 zlata za každý krok nahoru či dolů.
coach-tile = Skladiště má čtyři místa. Ber jen to, co brzy využiješ.
coach-act-merchant = Na konci se domy násobí pilíři. Některá místa pro dům platí hned.
coach-act-architect = Nejdřív pilíř, pak kámen: katedrála nejvíc zaplatí tomu, kdo přijde první.
coach-act-character = V budově smí být jen jeden druh postavy. Plná budova uvolní svůj dům.
coach-act-contract = První směna v tahu přidá ještě jeden zdroj zadarmo.
coach-act-king = Královská stupnice určuje pořadí tahů a pod nulou stojí body.
coach-end = Doplňkové akce nestojí AB: smlouvy, katedrály a erby vyřiď, než tah ukončíš.

## Actions

do-take_die = { $gold ->
    [0] Vzít { $die_acc } s hodnotou { $value }: { $goods }, { $action } ({ $ap } AB)
    [one] Vzít { $die_acc } s hodnotou { $value } jako { $final } za { $gold } zlato: { $goods }, { $action } ({ $ap } AB)
    [few] Vzít { $die_acc } s hodnotou { $value } jako { $final } za { $gold } zlata: { $goods }, { $action } ({ $ap } AB)
    [many] Vzít { $die_acc } s hodnotou { $value } jako { $final } za { $gold } zlata: { $goods }, { $action } ({ $ap } AB)
   *[other] Vzít { $die_acc } s hodnotou { $value } jako { $final } za { $gold } zlata: { $goods }, { $action } ({ $ap } AB)
}
do-collect = Získat { $goods_acc }
do-perform = Provést { $action_acc }
do-move = Posunout { $piece_acc } { $space_to }
do-place_house = Umístit dům { $space_in }
do-place_pillar = Umístit pilíř { $space_in }
do-take_bonus = Vzít { $tile_acc } { $space_in }
do-take_tile = Vzít { $tile_acc }
do-leave_tile = Nechat ležet { $tile_acc }
do-discard_tile = Odhodit { $tile_acc }
do-hire = Vzít { $tile_acc }
do-wipe = Vyměnit nabídku postav
do-lodge = Umístit { $tile_acc }: budova { $building }, patro { $floor }
do-sign = Vzít { $tile_acc } za { $ap } AB
do-trade = Směnit { $given_acc } za { $wanted_acc }
do-advance = Postoupit na královské stupnici (pole: { $steps })
do-gain = Získat 1 { $resource_acc }
do-activate = Aktivovat budovu { $building }
do-welcome = Bonus postavy: { $tile }
do-buy = { $gold ->
    [one] Koupit { $goods_acc } za { $gold } zlato
    [few] Koupit { $goods_acc } za { $gold } zlata
    [many] Koupit { $goods_acc } za { $gold } zlata
   *[other] Koupit { $goods_acc } za { $gold } zlata
}
do-fulfil = Splnit { $tile_acc }: { $points } VB
do-fulfil_with = Splnit { $tile_acc } { $resource_ins }: { $points } VB
do-crest = Umístit { $tile_acc } pod budovu { $building } ({ $food })
do-contribute = Přispět na katedrálu { $space_in }: { $stone }, { $points } VB
do-use = Použít pomocníka ({ $tile })
do-done = Hotovo
do-end_turn = Ukončit tah
do-turn_wheel = Kolo je natočeno: hodnota 1 míří na místo { $place }
do-lay_action = Místo { $place } u kola: { $action }
do-reveal = Nová destička ({ $where }): { $tile }
do-lay_cost = { $stone ->
    [0] Katedrála se { $space_in } nestaví
   *[other] Katedrála { $space_in } stojí { $goods_acc } a vynáší { $points } VB
}
do-lay_city = Trh { $round }. kola: { $space }
do-lay_market = { $round ->
    [1] V 1. kole se boduje: { $market }
   *[other] Ve { $round }. kole se boduje: { $market }
}
do-challenge = Výzva: { $card }
do-first = Začíná { $to_player }
do-draw = Vytažena { $die }
do-roll = Hod: { $die } ukazuje { $value }
do-corrupt = Korupce: { $count }
do-decree = Dekret: { $card }

## What a turn could still use

unspent-ap = { $ap } AB
unspent-bonus = zbytek bonusu

## Headings of what may be done

verb-take_die = Kostky
verb-perform = Která akce
verb-move = Pohyb
verb-place_house = Umístit dům
verb-place_pillar = Umístit pilíř
verb-hire = Vzít postavu
verb-lodge = Umístit postavu
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
   *[other] { $player } bere { $die_acc } s hodnotou { $value } jako { $final } za { $gold } zlata: { $goods }, { $action } ({ $ap } AB).
}
log-collect = { $player } získává { $goods_acc }.
log-perform = { $player } volí { $action_acc }.
log-move = { $player } posouvá { $piece_acc } { $space_to }.
log-place_house = { $player } umisťuje dům { $space_in }.
log-place_pillar = { $player } umisťuje pilíř { $space_in }.
log-take_bonus = { $player } bere { $tile_acc } { $space_in }.
log-take_tile = { $player } bere { $tile_acc }.
log-leave_tile = { $player } nechává ležet { $tile_acc }.
log-discard_tile = { $player } odhazuje { $tile_acc } od královské stupnice.
log-hire = { $player } bere { $tile_acc }.
log-wipe = { $player } vyměňuje nabídku postav.
log-lodge = { $player } umisťuje { $tile_acc }: budova { $building }, patro { $floor }.
log-sign = { $player } bere { $tile_acc } za { $ap } AB.
log-trade = { $player } směňuje { $given_acc } za { $wanted_acc }.
log-advance = { $player } postupuje na královské stupnici (pole: { $steps }).
log-gain = { $player } získává 1 { $resource_acc }.
log-activate = { $player } aktivuje budovu { $building }.
log-welcome = { $player } získává bonus postavy: { $tile }.
log-buy = { $gold ->
    [one] { $player } kupuje { $goods_acc } za { $gold } zlato.
    [few] { $player } kupuje { $goods_acc } za { $gold } zlata.
    [many] { $player } kupuje { $goods_acc } za { $gold } zlata.
   *[other] { $player } kupuje { $goods_acc } za { $gold } zlata.
}
log-fulfil = { $player } plní { $tile_acc } za { $points } VB.
log-fulfil_with = { $player } plní { $tile_acc } { $resource_ins } za { $points } VB.
log-crest = { $player } platí { $food_acc } a umisťuje { $tile_acc } pod budovu { $building }.
log-contribute = { $player } přispívá na katedrálu { $space_in } a platí { $stone_acc }: { $points } VB.
log-use = { $player } používá pomocníka ({ $tile }).
log-done = { $player } vynechává zbytek.
log-end_turn = { $player } končí tah.
log-turn_wheel = Kolo je natočeno: hodnota 1 míří na místo { $place }.
log-lay_action = Místo { $place } u kola: { $action }.
log-reveal = Nová destička ({ $where }): { $tile }.
log-lay_cost = { $stone ->
    [0] Katedrála se { $space_in } nestaví.
   *[other] Katedrála { $space_in } stojí { $goods_acc } a vynáší { $points } VB.
}
log-lay_city = Trh { $round }. kola: { $space }.
log-lay_market = { $round ->
    [1] V 1. kole se boduje: { $market }.
   *[other] Ve { $round }. kole se boduje: { $market }.
}
log-challenge = Výzva: { $card }.
log-first = Začíná { $to_player }.
log-draw = Vytažena { $die }.
log-roll = Hod: { $die } ukazuje { $value }.
log-corrupt = Korupce: { $count }.
log-decree = Dekret: { $card }.
log-scored = { $line } Královská stupnice: { $king }. Trh { $space_in }: { $market }.
points-of = { $player }: { $sign }{ $points } VB
points-titus = { $titus }: { $sign }{ $points } VB
points-more = { $first }, { $rest }
points-none = nikdo

## Why not

why-die-taken = Kostku pro tento tah už máš.
why-no-die = U kola není { $die } s hodnotou { $value }.
why-gold = { $gold ->
    [one] Stojí to { $gold } zlato; máš { $have }.
    [few] Stojí to { $gold } zlata; máš { $have }.
    [many] Stojí to { $gold } zlata; máš { $have }.
   *[other] Stojí to { $gold } zlata; máš { $have }.
}
why-gold-for-gold = Za zlato se kupují jen jiné zdroje.
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
why-cannot-pay = Stojí to { $goods_acc }; máš { $have }: { $tile }.
why-say-with-what = Vyber, kterým zdrojem zaplatíš: { $tile }.
why-no-crest = V tvém skladišti není žádný erb.
why-crest-placed = Pod budovou { $building } už erb leží.
why-choose-building = Vyber budovu, pod kterou erb přijde.
why-no-cathedral = Katedrála se { $space_in } v této hře nestaví.
why-contributed = Tvůj příspěvek na katedrálu { $space_in } už je zaplacený.
why-no-cathedral-tile = Žádná destička katedrály { $space_in } už nezbývá.
why-no-pillar = Nemáš { $space_in } pilíř.
why-advance-first = Královská akce nedává na výběr: nejdřív postup po stupnici.
why-done-first = Bonus je ještě otevřený: než ukončíš tah, využij ho, nebo zvol „Hotovo“.
why-end-turn = To je akce tvé kostky: končí až s tahem.
why-track-end = Tvůj žeton je na konci královské stupnice.
why-no-action-yet = Posiluje akci kostky: nejdřív si nějakou vezmi.
why-colour-late = Funguje jen od vzetí kostky do zisku jejích zdrojů.
why-nobody-home = V tvých budovách ještě žádná postava nebydlí.
why-not-adjacent = Odsud { $space_to } je to víc než jeden krok.
why-here-already = Už tam stojí.
why-no-house-left = V zásobě nemáš dům.
why-merchant-elsewhere = Tvůj obchodník není { $space_in }.
why-house-there = Dům { $space_in } už máš.
why-plot-closed = Toto pole je pro víc hráčů.
why-plot-taken = To pole je obsazené.
why-plot-same = Jiné volné pole v tomto městě dává totéž: vezmi první z nich.
why-no-pillar-left = V zásobě nemáš pilíř.
why-architect-elsewhere = Tvůj architekt není { $space_in }.
why-pillar-there = Pilíř { $space_in } už máš.
why-pillars-full = Všechna pole pro pilíř { $space_in } jsou obsazená.
why-not-in-market = Tato postava v nabídce není.
why-pile-empty = Žádná jiná postava už nepřijde.
why-same-resource = Směň ho za jiný druh.
why-no-goods = Nemáš { $resource_acc }.
why-room-taken = V té místnosti už někdo bydlí.
why-no-character = V tvém skladišti není žádná postava.
why-type-elsewhere = Postavy tohoto druhu ({ $type }) bydlí v budově { $building }.
why-other-type = V budově { $building } bydlí postavy jiného druhu.
why-no-home = Pro postavu tohoto druhu ({ $type }) nezbývá místnost.
why-empty-building = V té budově nikdo nebydlí.
why-empty-room = V té místnosti nikdo nebydlí.
why-not-welcome = Tato postava nebydlí v aktivované budově, nebo už svůj bonus dala.
why-other-segment = Vzít lze jen destičku u výseče tvé kostky.
why-round-over = Kolo skončilo: rozhoduje se už jen o destičce u královské stupnice.
why-needs-joker = Akce se volí jen se žolíkem.
why-needs-move = Obchodník ani architekt se teď pohnout nesmějí.
why-needs-merchant = Teď nelze umístit dům.
why-needs-architect = Teď nelze umístit pilíř.
why-needs-tile = Tuto destičku teď nelze vzít.
why-needs-character = Na to je potřeba akce postavy.
why-needs-contract = Na to je potřeba akce smlouvy.
why-needs-king = Na to je potřeba královská akce.
why-needs-activation = Žádná budova se teď neaktivuje.

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
pays-number = celkem { $count }
pays-leftovers = 1 za každé { $count }
pays-houses-pillars = { $houses } × { $pillars }
ending-four_rounds = Čtyři kola jsou u konce.
ending-titus_beaten = Kardinál Titus je poražen.
ending-titus_wins = Vítězí kardinál Titus.
verdict-titus_beaten = Kardinál Titus je poražen { $points } : { $titus } VB.
verdict-titus_wins = Kardinál Titus vítězí { $titus } : { $points } VB.

## Positions that could not lie on a table

impossible-order = pořadí hry neuvádí každého hráče právě jednou.
impossible-turn = všechny tahy kola už proběhly, jde tedy o třetí.
impossible-who = kdo je na tahu, lze říct jen tehdy, když už je pořadí hry, a pak se to říct musí.
impossible-costs-order = stavební náklady se vykládají od první katedrály.
impossible-pending-draw = „{ $decision }“ losuje náhoda, patří tedy do „draws“.
impossible-draws-decision = o „{ $decision }“ rozhoduje hráč, patří to tedy do „pending“.
impossible-draws-and-pending = dokud rozhoduje hráč, náhoda nelosuje „{ $draw }“.
impossible-draws = náhoda v tuto chvíli nemá co losovat: „{ $draw }“.
impossible-over = o ničem se nerozhoduje, ale hraje se teprve kolo { $round }.
impossible-pending-before-order = hráč má rozhodovat dřív, než je určeno pořadí hry.
impossible-laying-order = v tomto pořadí se stůl nepřipravuje.
impossible-laid = „{ $what }“ není vyloženo tak daleko, jak má být.
impossible-untouched = hráč { $number } má něco už před prvním kolem.
impossible-begun = kolo začalo dřív, než je určeno pořadí hry.
impossible-tiles = destiček „{ $tile }“ je v této hře { $all }, ne { $count }.
impossible-tile-there = mezi destičkami z hromádky „{ $pile }“ leží „{ $tile }“, která z ní nepochází.
impossible-aside = postavy leží stranou, ačkoli se nabídka nedoplňuje.
impossible-costs = jedna destička stavebních nákladů leží u dvou katedrál.
impossible-first-city = první trh je v Tiletu, ne v „{ $city }“.
impossible-actions = bez akčních destiček jsou akce tak, jak jsou vytištěné.
impossible-tile-space = v tak malém počtu hráčů na „{ $space }“ destička neleží.
impossible-plot-twice = na „{ $plot }“ stojí dva domy.
impossible-plot-closed = v tak malém počtu hráčů na „{ $plot }“ dům nestojí.
impossible-pillars = u katedrály „{ $cathedral }“ je místo pro pilíře: { $room }, ne { $count }.
impossible-track = na královské stupnici není žeton každého hráče právě jednou.
impossible-points = hráč { $number } má méně než 0 bodů.
impossible-houses = hráč { $number } má víc domů než { $all }.
impossible-player-pillars = hráč { $number } má na mapě víc pilířů, než splněné smlouvy uvolnily.
impossible-contributed = hráč { $number } přispěl na katedrálu, u které nemá pilíř.
impossible-two-houses = hráč { $number } má v „{ $city }“ dva domy.
impossible-crest-twice = hráč { $number } má dvakrát { $crest }.
impossible-titus-helper = Titus si pomocníky nenechává.
impossible-two-types = v budově { $building } hráče { $number } bydlí postavy dvou druhů.
impossible-type-twice = postavy druhu „{ $type }“ bydlí ve dvou budovách hráče { $number }.
impossible-corruption-count = v tuto chvíli je v kole otočeno žetonů korupce { $turned }, ne { $count }.
impossible-corruption = tolik žetonů korupce s hodnotou { $value } není.
impossible-between-turns = mezi tahy kola je na tahu první hráč v pořadí.
impossible-traded = směna proběhla mimo tah.
impossible-dice-late = kostkami se hází před prvním tahem kola.
impossible-no-king-tile = u královské stupnice žádná destička neleží.
impossible-leader = na královské stupnici vede hráč { $number } a o destičce rozhoduje on.
impossible-titus-king = Titus o destičce u královské stupnice nerozhoduje.
impossible-titus-absent = dekrety a výzvy patří Titovi, který nehraje.
impossible-decree = dekret platí právě tehdy, když je na tahu Titus.
impossible-decree-drawn = dekret není mezi těmi, které byly v tomto kole vylosovány.
impossible-decree-deck = byl vylosován dekret, který v balíčku tohoto kola není.
impossible-decrees = Titus začal v kole tahů { $turns }, ale dekretů bylo vylosováno { $count }.
impossible-dice = kostek barvy „{ $colour }“ je jen { $all }.
impossible-dice-taken = hráč { $number } si v tomto kole vzal kostek { $count }, ne { $turns }.
impossible-dice-rolled = v kole se hází kostkami, kterých je { $rolled }, ale leží jich tu { $count }.
impossible-titus-decides = o „{ $decision }“ Titus nikdy nerozhoduje.
impossible-idle = „{ $decision }“ by se nerozhodovalo: není o čem.
impossible-not-of-die = „{ $decision }“ nepatří ke kostce vzaté v tomto tahu.
impossible-nothing-left = „{ $decision }“ už nic nedává.
impossible-welcome-empty = „{ $decision }“ uvádí místnost, ve které nikdo nebydlí.
impossible-welcome-apart = „{ $decision }“ uvádí místnosti ve dvou budovách.

## Deska

board-table = Stůl
board-player = { $player }
board-map = Mapa Evropy
board-wheel = Akční kolo
board-offers = Trhy a nabídky
board-markets = Trhy čtyř kol
board-house = Deska: { $player }
board-store = Zdroje, skladiště a smlouvy
board-others = Ostatní desky
board-show = Prohlédnout desku: { $player }
board-back = Zpět k mé desce
board-tray = Zbývá vyřešit
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
board-crest-space = Místo pro erb pod { $building }. budovou: za { $goods_acc }
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

## The board at a terminal

drawn-round = Kolo
drawn-turn = tah
drawn-order = pořadí
drawn-king = Královská stupnice
drawn-market = Trh
drawn-contracts = Nabídka smluv
drawn-characters = Nabídka postav
drawn-map = Destičky na mapě
drawn-player = Hráč
drawn-titus = Titus
drawn-vp = VB
drawn-houses = Domy
drawn-pillars = Pilíře
drawn-fulfilled = Splněné smlouvy
drawn-store = Skladiště
drawn-rooms = Místnosti
drawn-crests = Erby
drawn-yellow = žlutá
drawn-pink = růžová
drawn-light_grey = světle šedá
drawn-dark_grey = tmavě šedá
drawn-blue = modrá

## What a turn is good for: hints

reason-points = body ihned
reason-map = víc za domy × pilíře
reason-resources = více zdrojů
reason-board = místnosti a budovy na tvé desce
reason-storehouse = užitečné destičky ve skladišti
reason-cathedrals = katedrála na dosah
reason-king = lepší místo na královské stupnici
reason-market = trh { $space_in }
reason-merchant = obchodník stojí lépe
reason-architect = architekt stojí lépe
reason-turn = v tomto tahu zbývá víc možností
