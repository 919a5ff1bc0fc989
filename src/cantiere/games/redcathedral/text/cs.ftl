# Katedrála, česky. Atributy jména jsou jeho další tvary; věta si o ně říká jako `$die_acc`.

game-name = Katedrála
game-tagline = Lešení, zlato a cibulovité kupole: pět kostek přináší kámen a car sleduje, kdo dřív dostaví.

## The box, table by table

box-materials = Materiály
box-coins = Rubly
box-market = Tržiště
box-dice = Kostky
box-setup = Příprava
box-player = Desky hráčů
box-track = Bodovací stupnice
box-optional = Volitelné akce
box-work = Práce na katedrále
box-ornament = Ozdoby
box-jewels = Šperky
box-end = Konec hry
box-workshops = Desky dílen
box-token = Žetony tržiště
box-influence_action = Účinky vlivu
box-influence_card = Karty vlivu
box-section = Karty katedrály
box-plan = Karty plánů
box-tile = Dílky vylepšení
box-solo = Jakovlev

## Resources

resource-wood = dřevo
    .acc = dřevo
    .gen = dřeva
resource-brick = cihla
    .acc = cihlu
    .gen = cihly
resource-stone = kámen
    .acc = kámen
    .gen = kamene
resource-gold = zlato
    .acc = zlato
    .gen = zlata
resource-emerald = smaragd
    .acc = smaragd
    .gen = smaragdu
resource-amethyst = ametyst
    .acc = ametyst
    .gen = ametystu
resource-rubles = rubly
    .acc = rubly
    .gen = rublů
resource-recognition = uznání
    .acc = uznání
    .gen = uznání

amounts = { $some }, { $more }
amount-wood = { $count ->
    [one] 1 dřevo
    [few] { $count } kusy dřeva
    [many] { $count } kusu dřeva
   *[other] { $count } kusů dřeva
}
    .acc = { amount-wood }
amount-brick = { $count ->
    [one] 1 cihla
    [few] { $count } cihly
    [many] { $count } cihly
   *[other] { $count } cihel
}
    .acc = { $count ->
        [one] 1 cihlu
        [few] { $count } cihly
        [many] { $count } cihly
       *[other] { $count } cihel
    }
amount-stone = { $count ->
    [one] 1 kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
}
    .acc = { amount-stone }
amount-gold = { $count ->
    [one] 1 zlato
    [few] { $count } kusy zlata
    [many] { $count } kusu zlata
   *[other] { $count } kusů zlata
}
    .acc = { amount-gold }
amount-emerald = { $count ->
    [one] 1 smaragd
    [few] { $count } smaragdy
    [many] { $count } smaragdu
   *[other] { $count } smaragdů
}
    .acc = { amount-emerald }
amount-amethyst = { $count ->
    [one] 1 ametyst
    [few] { $count } ametysty
    [many] { $count } ametystu
   *[other] { $count } ametystů
}
    .acc = { amount-amethyst }
amount-rubles = { $count ->
    [one] 1 rubl
    [few] { $count } rubly
    [many] { $count } rublu
   *[other] { $count } rublů
}
    .acc = { amount-rubles }
amount-recognition = { $count ->
    [one] 1 bod uznání
    [few] { $count } body uznání
    [many] { $count } bodu uznání
   *[other] { $count } bodů uznání
}
    .acc = { amount-recognition }
amount-prestige = { $count ->
    [one] 1 bod prestiže
    [few] { $count } body prestiže
    [many] { $count } bodu prestiže
   *[other] { $count } bodů prestiže
}
    .acc = { amount-prestige }

## Players, dice, workshops

colour-red = červená
colour-blue = modrá
colour-green = zelená
colour-yellow = žlutá
colour-white = bílá

die-red = červená kostka
    .acc = červenou kostku
die-blue = modrá kostka
    .acc = modrou kostku
die-green = zelená kostka
    .acc = zelenou kostku
die-yellow = žlutá kostka
    .acc = žlutou kostku
die-white = bílá kostka
    .acc = bílou kostku

workshop-red = červená dílna
    .gen = červené dílny
    .acc = červenou dílnu
    .loc = červené dílně
workshop-blue = modrá dílna
    .gen = modré dílny
    .acc = modrou dílnu
    .loc = modré dílně
workshop-green = zelená dílna
    .gen = zelené dílny
    .acc = zelenou dílnu
    .loc = zelené dílně
workshop-yellow = žlutá dílna
    .gen = žluté dílny
    .acc = žlutou dílnu
    .loc = žluté dílně
workshop-white_1 = první bílá dílna
    .gen = první bílé dílny
    .acc = první bílou dílnu
    .loc = první bílé dílně
workshop-white_2 = druhá bílá dílna
    .gen = druhé bílé dílny
    .acc = druhou bílou dílnu
    .loc = druhé bílé dílně

side-basic = základní strana
    .acc = základní stranu
side-advanced = pokročilá strana
    .acc = pokročilou stranu

source-inventory = inventář
    .gen = inventáře
source-spare = místo pod inventářem
    .gen = místa pod inventářem
source-white_1 = první bílá dílna
    .gen = první bílé dílny
source-white_2 = druhá bílá dílna
    .gen = druhé bílé dílny
# In reports, beside the names of workshops.
thing-source = prapor z { $source_gen }

tile-die_red = dílek s červenou kostkou
tile-die_blue = dílek s modrou kostkou
tile-die_green = dílek se zelenou kostkou
tile-die_yellow = dílek se žlutou kostkou
tile-die_white = dílek s bílou kostkou
tile-wood = dílek se dřevem
tile-brick = dílek s cihlou
tile-stone = dílek s kamenem
tile-gold = dílek se zlatem
tile-emerald = dílek se smaragdem
tile-amethyst = dílek s ametystem
tile-rubles = dílek s rublem
tile-recognition = dílek s uznáním

## The cathedral

section-base = základna
section-middle = prostřední část
section-dome = kupole

ornament-door = zdobené dveře
    .acc = zdobené dveře
ornament-arch = zdobená klenba
    .acc = zdobenou klenbu
ornament-cross = ozdobný kříž
    .acc = ozdobný kříž

jewels-plain = bez šperků
jewels-emerald = se smaragdem
jewels-amethyst = s ametystem
jewels-two_emeralds = se dvěma smaragdy
jewels-both = se smaragdem a ametystem
jewels-two_amethysts = se dvěma ametysty

# V seznamu toho, co vyhrává.
thing-jewels = ozdoba { $jewels }

plan-P2A = Plán A pro dva
plan-P2B = Plán B pro dva
plan-P2C = Plán C pro dva
plan-P3A = Plán A pro tři
plan-P3B = Plán B pro tři
plan-P3C = Plán C pro tři
plan-P4A = Plán A pro čtyři
plan-P4B = Plán B pro čtyři
plan-P4C = Plán C pro čtyři

## Influence

quarter-0 = jaro
    .in = v jarním kvadrantu
quarter-1 = léto
    .in = v letním kvadrantu
quarter-2 = podzim
    .in = v podzimním kvadrantu
quarter-3 = zima
    .in = v zimním kvadrantu

group-craftsmen = cech řemeslníků
group-teamsters = cech formanů
group-merchants = cech kupců
group-clergy = kněží

influence-C1 = Řemeslníci I
influence-C2 = Řemeslníci II
influence-C3 = Řemeslníci III
influence-T1 = Formani I
influence-T2 = Formani II
influence-T3 = Formani III
influence-M1 = Kupci I
influence-M2 = Kupci II
influence-M3 = Kupci III
influence-K1 = Kněží I
influence-K2 = Kněží II
influence-K3 = Kněží III

action-C_SELL_ANY_1 = Prodej jakýkoli materiál za 1 rubl.
action-C_BUY_SHOWN_1 = Kup vyobrazený materiál za 1 rubl.
action-C_SELL_SHOWN_1 = Prodej vyobrazený materiál za 1 rubl.
action-C_BUY_ANY_2 = Kup jakýkoli materiál za 2 rubly.
action-C_SELL_SHOWN_2 = Prodej vyobrazený materiál za 2 rubly.
action-C_BUY_SHOWN_2 = Kup vyobrazený materiál za 2 rubly.
action-T_DELIVER_1 = Doruč 1 materiál za 1 rubl.
action-T_GAIN_1 = Získej 1 rubl.
action-T_DELIVER_2 = Doruč 2 materiály za 3 rubly.
action-T_SWAP = Prohoď dva žetony tržiště za 2 rubly.
action-M_2_FOR_1 = Vyměň 2 stejné materiály za 1 jakýkoli.
action-M_1R_FOR_1 = Vyměň 1 materiál a 1 rubl za 1 jakýkoli materiál.
action-M_4_FOR_2 = Vyměň 4 stejné materiály za 2 jakékoli.
action-K_3DIFF = Daruj 3 různé materiály za 1 bod prestiže.
action-K_SET = Máš-li dokončenou základnu, prostřední část i kupoli: 2 body uznání.
action-K_GAIN_1 = Získej 1 bod uznání.
limit-once = jednou za tah
limit-repeat = libovolněkrát

## Jakovlev

solo-RECOGNITION = Uznání
solo-INVENTORY = Inventář
solo-DELIVERY = Doručení
solo-CLAIM = Zamluvení
solo-CONSTRUCTION = Stavba
jakovlev = Jakovlev

## Options

option-workshops = Desky dílen
option-workshops-help = Na pokročilé straně stojí každá dílna 3 rubly, ozdoby se musí odemknout a bílé dílny blokují prapory.
option-workshops-basic = Základní strana
option-workshops-advanced = Pokročilá strana
option-workshops-each = Každý si vybere
option-plan = Karta plánů
option-plan-help = Jak vysoké jsou věže. Pro každý počet hráčů jsou tři plány.
option-plan-random = Náhodně
option-plan-a = Plán A
option-plan-b = Plán B
option-plan-c = Plán C
option-craftsmen = Cech řemeslníků
option-craftsmen-help = Která z jeho tří karet vlivu je ve hře.
option-craftsmen-random = Náhodně
option-craftsmen-C1 = Řemeslníci I
option-craftsmen-C2 = Řemeslníci II
option-craftsmen-C3 = Řemeslníci III
option-teamsters = Cech formanů
option-teamsters-help = Která z jeho tří karet vlivu je ve hře.
option-teamsters-random = Náhodně
option-teamsters-T1 = Formani I
option-teamsters-T2 = Formani II
option-teamsters-T3 = Formani III
option-merchants = Cech kupců
option-merchants-help = Která z jeho tří karet vlivu je ve hře.
option-merchants-random = Náhodně
option-merchants-M1 = Kupci I
option-merchants-M2 = Kupci II
option-merchants-M3 = Kupci III
option-clergy = Kněží
option-clergy-help = Která z jejich tří karet vlivu je ve hře.
option-clergy-random = Náhodně
option-clergy-K1 = Kněží I
option-clergy-K2 = Kněží II
option-clergy-K3 = Kněží III
option-final_rounding = Závěrečný posun počítadel
option-final_rounding-help = Počítadlo mezi dvěma poli prestiže se po posledním tahu posune na jedno z nich.
option-final_rounding-backward = Dozadu
option-final_rounding-forward = Dopředu
option-prestige_rubles = Prestiž za rubly
option-prestige_rubles-help = Ztrátu 1 bodu prestiže za 2 rubly lze opakovat: kdykoli během tahu, nebo jen v jednom jeho okamžiku.
option-prestige_rubles-any_time = Kdykoli
option-prestige_rubles-one_moment = V jednom okamžiku
option-sixth_section_bonus = Prestiž za šestou část
option-sixth_section_bonus-help = Za dokončení šesti částí jsou 3 body prestiže: jen pro prvního, nebo pro každého.
option-sixth_section_bonus-first = Jen první
option-sixth_section_bonus-everyone = Každý
option-recognition_token = Žeton uznání
option-recognition_token-help = Kolik uznání dává jeho políčko tržiště za každou kostku.
option-recognition_token-larger = 2 za každou kostku
option-recognition_token-smaller = 1 za každou kostku
option-ruble_supply = Zásoba rublů
option-ruble_supply-help = Materiály jsou omezené vždy; rubly mohou být také.
option-ruble_supply-unlimited = Neomezená
option-ruble_supply-limited = Omezená
option-jakovlev_leftovers = Jakovlev boduje zbytky
option-jakovlev_leftovers-help = I Jakovlev dostane na konci 1 bod prestiže za každých 5 materiálů, které mu zbyly na kartách.

preset-standard = Základní hra
preset-standard-help = Obvyklá strana dílen: vhodná pro první hru.
preset-advanced = Pokročilé dílny
preset-advanced-help = Všichni hrají s druhou stranou dílen, která umí víc.
preset-own_choice = Každý si vybere stranu
preset-own_choice-help = Každý hráč si vybere stranu dílen.
preset-other_readings = Jiný výklad pravidel
preset-other_readings-help = Nejasná pravidla se vykládají opačně.

## What is asked

progress-sections = Nejvíc dokončeno: { $most } ze { $last } částí
progress-last-turns = Poslední tahy
prompt-side = Vyber si stranu své desky dílen.
prompt-turn = Zamluv si část, pracuj na katedrále, nebo navštiv tržiště.
prompt-work = { $count ->
    [one] Můžeš doručit ještě jeden materiál, nebo ukončit tah.
    [few] Můžeš doručit ještě { $count } materiály, nebo ukončit tah.
    [many] Můžeš doručit ještě { $count } materiálu, nebo ukončit tah.
   *[other] Můžeš doručit ještě { $count } materiálů, nebo ukončit tah.
}
prompt-end = Ukonči tah.
prompt-market = Na políčku { $space } leží { $die }: pořiď zdroje, využij vliv, aktivuj dílnu, nebo ukonči tah.
prompt-banner = Vyber, odkud vezmeš prapor pro část { $section }.
prompt-tile = Vyber dílnu pro { $tile }.
prompt-deliver = { $count ->
    [one] Formani doručí ještě jeden materiál.
    [few] Formani doručí ještě { $count } materiály.
    [many] Formani doručí ještě { $count } materiálu.
   *[other] Formani doručí ještě { $count } materiálů.
}
prompt-receive = { $count ->
    [one] Vyber materiál, který dostaneš.
    [few] Vyber materiály, které dostaneš (ještě { $count }).
    [many] Vyber materiály, které dostaneš (ještě { $count }).
   *[other] Vyber materiály, které dostaneš (ještě { $count }).
}
prompt-his_claim = Vyber část, kterou si zamluví Jakovlev.
prompt-his_ornament = Vyber, kam Jakovlev umístí { $ornament_acc }.

## Tips in the first games, by what is asked

coach-turn = Jedna věc za tah: zamluv, pracuj, nebo jdi na tržiště. Zamlouvej včas: něčí šestá dokončená část ukončí hru.
coach-turn-2 = Nedokončená část pod dokončenými stojí uznání. Dokončuj odspodu.
coach-turn-3 = Nejdřív kostky: jak daleko která jde a kterou tvou dílnu spustí.
coach-market = Pořídit zdroje, využít vliv, aktivovat dílnu: než tah ukončíš, smíš všechno.
coach-work = Až tři materiály za tah, i na několik částí. Ozdoba patří na kteroukoli dokončenou část.
coach-banner = Po praporu z inventáře zůstane volné místo pro materiál.
coach-tile = Dílek lícem nahoru platí hned a pak pokaždé, když posuneš kostku té barvy.

## Actions

do-side = Vzít si { $side_acc }
do-claim = Zamluvit si { $section } ({ $kind }, { $tile })
do-banner = Vzít prapor z { $source_gen }
do-tile = { $face ->
    [up] Položit { $tile } lícem nahoru do { $workshop_gen } za { $price }
   *[down] Položit { $tile } lícem dolů do { $workshop_gen }
}
do-build = { $completes ->
    [yes] Doručit { $resource_acc } na { $section } a část dokončit
   *[no] Doručit { $resource_acc } na { $section }
}
do-decorate = Umístit { $ornament_acc } { $jewels } na { $section }
do-move = { $extra ->
    [0] Posunout { $die_acc } na políčko { $space }: { $goods }
   *[other] Posunout { $die_acc } na políčko { $space } za { $price_acc }: { $goods }
}
do-acquire = Pořídit { $goods_acc }
do-activate = Aktivovat { $workshop_acc }: { $goods }
do-sell = Prodat { $resource_acc } za { $price }
do-buy = Koupit { $resource_acc } za { $price }
do-exchange = { $rubles ->
    [0] Vyměnit { $goods_acc } za jakýkoli materiál ({ $take }×)
   *[other] Vyměnit { $goods_acc } a { $price_acc } za jakýkoli materiál ({ $take }×)
}
do-hire = Zaplatit { $price } za doručení ({ $take }×)
do-favour = Získat { $gain } ({ $group })
do-swap = Prohodit žetony { $one_gen } a { $two_gen } za { $price_acc }
do-offer = Darovat { $one_acc }, { $two_acc } a { $three_acc } za { $gain }
do-receive = Vzít si { $resource_acc }
do-done = Víc nedoručovat
do-end_turn = { $amount ->
    [0] Ukončit tah
   *[other] Ukončit tah a nechat ležet { $goods_acc }
}
do-sell_prestige = Ztratit 1 bod prestiže a získat { $price }
do-reroll = Ztratit 1 bod prestiže a přehodit kostky na políčku { $space }
do-his_claim = Jakovlev si zamluví { $section } ({ $kind })
do-his_ornament = Jakovlev umístí { $ornament_acc } na { $section }
do-first = Začíná { $to_player }
do-lay_token = Políčko { $space } dostává žeton: { $resource }
do-lay_influence = Karta vlivu { $quarter_in }: { $influence }
do-drop = Na tržiště padá { $die }: { $value }
do-plan = Karta plánů: { $plan }
do-lay_section = Vykládá se část { $section } ({ $kind })
do-lay_tile = Na část { $section } přichází { $tile }
do-lay_solo = Další v Jakovlevově řadě: { $card }
do-deal_die = Na kartu { $card } přichází { $die }
do-roll = Hod: { $die } ukazuje { $value }
do-jakovlev = Jakovlevův tah: { $card }

## The log

log-side = { $player } si bere { $side_acc }.
log-claim = { $player } si zamlouvá { $section } ({ $kind }) a získává { $tile }.
log-banner = { $player } bere prapor z { $source_gen }.
log-tile = { $face ->
    [up] { $player } platí { $price } a pokládá { $tile } lícem nahoru do { $workshop_gen }.
   *[down] { $player } pokládá { $tile } lícem dolů do { $workshop_gen }.
}
log-build = { $completes ->
    [yes] { $player } doručuje { $resource_acc } na { $section } a část dokončuje.
   *[no] { $player } doručuje { $resource_acc } na { $section }.
}
log-decorate = { $count ->
    [0] { $player } umisťuje { $ornament_acc } { $jewels } na { $section }.
    [one] { $player } umisťuje { $ornament_acc } { $jewels } na { $section }: 1 bod prestiže.
    [few] { $player } umisťuje { $ornament_acc } { $jewels } na { $section }: { $count } body prestiže.
    [many] { $player } umisťuje { $ornament_acc } { $jewels } na { $section }: { $count } bodu prestiže.
   *[other] { $player } umisťuje { $ornament_acc } { $jewels } na { $section }: { $count } bodů prestiže.
}
log-move = { $extra ->
    [0] { $player } posouvá { $die_acc } na políčko { $space }.
   *[other] { $player } platí { $price } a posouvá { $die_acc } na políčko { $space }.
}
log-acquire = { $player } pořizuje { $goods_acc }.
log-activate = { $player } aktivuje { $workshop_acc }: { $goods }.
log-sell = { $player } prodává { $resource_acc } za { $price }.
log-buy = { $player } kupuje { $resource_acc } za { $price }.
log-exchange = { $rubles ->
    [0] { $player } vyměňuje { $goods_acc } za jakýkoli materiál ({ $take }×).
   *[other] { $player } vyměňuje { $goods_acc } a { $price_acc } za jakýkoli materiál ({ $take }×).
}
log-hire = { $player } platí formanům { $price }.
log-favour = { $player } získává { $gain } ({ $group }).
log-swap = { $player } platí { $price_acc } a prohazuje žetony { $one_gen } a { $two_gen }.
log-offer = { $player } daruje { $one_acc }, { $two_acc } a { $three_acc } za { $gain }.
log-receive = { $player } si bere { $resource_acc }.
log-done = { $player } víc nedoručuje.
log-end_turn = { $player } končí tah.
log-sell_prestige = { $player } ztrácí 1 bod prestiže a získává { $price }.
log-reroll = { $player } ztrácí 1 bod prestiže a přehazuje kostky na políčku { $space }.
log-his_claim = Jakovlev si zamlouvá { $section } ({ $kind }).
log-his_ornament = Jakovlev umisťuje { $ornament_acc } na { $section }.
log-first = Začíná { $to_player }.
log-lay_token = Žeton na políčku { $space }: { $resource }.
log-lay_influence = Karta vlivu { $quarter_in }: { $influence }.
log-drop = Na tržiště padá { $die }: { $value }.
log-plan = Plán katedrály: { $plan }.
log-lay_section = Vykládá se část { $section } ({ $kind }).
log-lay_tile = Na část { $section } přichází { $tile }.
log-lay_solo = Další v Jakovlevově řadě: { $card }.
log-deal_die = Na Jakovlevovu kartu { $card } přichází { $die }.
log-roll = Hod: { $die } ukazuje { $value }.
log-jakovlev = { $moves ->
    [yes] Jakovlev posouvá { $die_acc } na políčko { $space } a hraje kartu { $card }.
   *[no] Jakovlev nemůže posunout { $die_acc } (políčko { $space } je plné) a hraje kartu { $card }.
}

## Why not

why-acted = Základní akci tohoto tahu už máš za sebou.
why-must-act = Nejdřív proveď základní akci: zamluvení, práci, nebo tržiště.
why-no-prestige = Za tvým počítadlem není žádné pole prestiže.
why-one-moment = U tohoto stolu lze prestiž měnit za rubly jen v jednom okamžiku tahu, a ten už minul.
why-rerolled = V tomto tahu už přehození kostek proběhlo.
why-no-dice = Na políčku { $space } nejsou žádné kostky.
why-no-section = Katedrála nemá část { $section }.
why-claimed = Na části { $section } už je prapor.
why-yours = Část { $section } už je tvoje; můžeš na ni doručit, co ještě potřebuje.
why-below = Část { $section } si lze zamluvit, až bude prapor na části { $below }.
why-no-banner = Nezbývá ti žádný prapor.
why-no-banner-there = Odtud nelze vzít žádný prapor.
why-same-banner = Prapor z první bílé dílny poslouží stejně.
why-workshop-full = V { $workshop_loc } už leží dílek.
why-banner-there = Prapor v { $workshop_loc } ji blokuje, dokud ho nepoužiješ k zamluvení.
why-rubles = Stojí to { $price }; máš { $rubles }.
why-same-workshop = První bílá dílna je volná a poslouží stejně.
why-not-your-section = Na části { $section } není tvůj prapor.
why-completed = Část { $section } už je dokončená.
why-completed-bare = Část { $section } je dokončená. Na její ozdobu potřebuješ { $ornament_acc } k umístění a { $goods_acc }.
why-not-needed = Část { $section } už nepotřebuje { $resource_acc }; ještě chybí: { $goods }.
why-not-held = Nemáš { $resource_acc }.
why-none-for-half = Na tuto polovinu karty nemáš potřebné materiály.
why-nowhere-needed = Žádná tvoje nedokončená část teď nepotřebuje { $resource_acc }.
why-not-completed = Část { $section } ještě není dokončená.
why-decorated = Na části { $section } už je ozdoba.
why-no-ornament = Nemáš k umístění { $ornament_acc }.
why-deliveries = { $count ->
    [one] Potřebuješ 1 doručení a zbývá ti { $left }.
    [few] Potřebuješ { $count } doručení a zbývá ti { $left }.
    [many] Potřebuješ { $count } doručení a zbývá ti { $left }.
   *[other] Potřebuješ { $count } doručení a zbývá ti { $left }.
}
why-no-jewels = Na ozdobu { $jewels } nemáš šperky.
why-not-your-die = Dál za rubly lze posunout jen tvoji kostku ({ $die }) a bílou.
why-space-full = Na políčku { $space } už leží jiné kostky ({ $count }).
why-no-die-reaches = Na políčko { $space } teď nemůžeš posunout žádnou kostku.
why-other-space = Zdroje si pořídíš jen na políčku { $space }, kde leží { $die }.
why-first-claim = Nejdřív vyber část, kterou si zamluvíš.
why-no-die-moved = Nejdřív posuň kostku.
why-acquired = V tomto tahu už máš zdroje pořízené.
why-not-so-many = Políčko nedává víc než { $goods_acc }.
why-no-room = { $count ->
    [0] Tvůj inventář je plný.
    [one] V inventáři máš místo jen pro 1 materiál.
    [few] V inventáři máš místo jen pro { $count } materiály.
    [many] V inventáři máš místo jen pro { $count } materiálu.
   *[other] V inventáři máš místo jen pro { $count } materiálů.
}
why-none-left = V zásobě už není dost { $resource_gen }.
why-activated = V tomto tahu už máš dílnu aktivovanou.
why-other-die = Teď nejde aktivovat { $workshop_acc }: posunuta byla { $die }.
why-no-tile = V { $workshop_loc } neleží žádný dílek.
why-face-down = V { $workshop_loc } leží dílek lícem dolů a nikdy ho nelze využít.
why-same-tile = V první bílé dílně leží stejný dílek.
why-not-offered = { $influence }: tahle karta nic takového nenabízí.
why-used = { $influence }: tohle jde využít jen jednou za tah.
why-used-other = { $influence }: v tomto tahu už máš využitou druhou polovinu karty.
why-other-quarter = Tahle karta patří k jinému kvadrantu, než kde leží tvoje kostka.
why-not-depicted = Karta nezobrazuje { $resource_acc }.
why-too-few = Potřebuješ { $goods_acc }.
why-no-set = Potřebuješ dokončenou základnu, prostřední část a kupoli.
why-nothing-to-deliver = Nemáš nic, co by šlo doručit.
why-he-claims-above = Dokud to jde, zamlouvá si Jakovlev část přímo nad některou tvojí.
why-he-claims-a-base = Dokud je některá základna volná, zamlouvá si Jakovlev základnu.
why-his-next-ornament = Jakovlev teď umisťuje { $ornament_acc }.
why-he-decorates-yours = Jakovlev zdobí nejdřív tvoje části, potom teprve svoje.

## Points, endings

score-track = Prestiž na stupnici
score-alignment = Posun počítadla na pole prestiže
score-leftovers = Zbylé materiály a rubly
score-tower = Věž
pays-leftovers = 1 za každých { $count }
pays-tower = podíl: { $count }; hodnota věže: { $value }
ending-sixth_section = Šestá část je dokončená a všichni odehráli poslední tah.
ending-jakovlevs_sixth = Jakovlev dokončil svou šestou část a poslední tah máš za sebou.
verdict-won = Porážíš Jakovleva { $own } : { $his }.
verdict-lost = Jakovlev tě poráží { $his } : { $own }.
verdict-shared = O vítězství se dělíš s Jakovlevem { $own } : { $his }.

## Positions that could not be

impossible-influence-twice = dvě karty vlivu jsou ze stejné skupiny ({ $group }).
impossible-influence-choice = u tohoto stolu není ve hře karta { $influence }.
impossible-die = { $die } má políčko i hodnotu, nebo ani jedno.
impossible-dice = na políčku { $space } je místo jen pro { $count } kostky, ale leží jich tam víc.
impossible-card-kind = na místo { $section } patří { $kind }, a tou karta { $card } není.
impossible-card-twice = karta části { $card } tam leží dvakrát.
impossible-no-card = část { $section } je zamluvená, ale nemá kartu.
impossible-unclaimed = na části { $section } leží materiál nebo je dokončená, ale nemá prapor.
impossible-ornament = část { $section } má víc ozdob, než může; jednu má jen dokončená část.
impossible-tile-claimed = část { $section } je zamluvená, takže na ní už neleží dílek.
impossible-gap = část { $section } má prapor, ale { $below } pod ní ne.
impossible-completed-site = část { $section } je dokončená, takže na ní neleží materiál.
impossible-site = část { $section } nepotřebuje materiál, který na ní leží.
impossible-full-site = na části { $section } leží všechen materiál, takže by byla dokončená.
impossible-banners = hráč { $number } nemá dohromady správný počet praporů: { $count } místo { $most }.
impossible-ornaments = hráč { $number } nemůže mít umístěno tolik ozdob jednoho druhu ({ $ornament }).
impossible-side = hráč { $number } má stranu desky dílen, se kterou se u tohoto stolu nehraje.
impossible-room = hráč { $number } má víc materiálu, než se mu vejde do inventáře: { $count } místo nejvýše { $most }.
impossible-tiles = hráč { $number } nemá tolik dílků v dílnách, kolik si zamluvil částí: dílků { $count }, částí { $claims }.
impossible-blocked = hráč { $number } má v téže bílé dílně dílek i prapor.
impossible-materials = na stole leží { $goods }, ale v krabici je { $most }.
impossible-rubles = hráči mají rublů { NUMBER($count, useGrouping: 0) }, ale v krabici jich je { NUMBER($most, useGrouping: 0) }.
impossible-tile = stejných dílků ({ $tile }) leží na stole { $count }, ale hraje se jen s { $most }.
impossible-his-ornaments = Jakovlev umisťuje nejdřív dveře, pak dvě klenby, nakonec kříž.
impossible-his-base = Jakovlev si základnu zamluvil už před prvním tahem.
impossible-dealing = Jakovlevovy dílky s kostkou se znovu rozloží, až když všechny leží lícem dolů.
impossible-not-dealing = všechny Jakovlevovy dílky s kostkou leží lícem dolů, takže se znovu rozloží.
impossible-his-dice = na každé z pěti Jakovlevových karet leží dílek s kostkou.
impossible-his-claim = Jakovlev si teď nemůže zamlouvat část.
impossible-his-ornament = Jakovlev nemá místo pro svou další ozdobu.
impossible-turn = rozhodnutí „{ $decision }“ nepatří do tohoto tahu.
impossible-not-shown = využitá polovina karty vlivu nevede k rozhodnutí „{ $decision }“.
impossible-claim = část { $section } si nelze zamluvit.
impossible-one-source = mezi prapory není z čeho vybírat.
impossible-receive = do inventáře se výměnou nevejde tolik materiálu: { $count }.
impossible-nothing-to-deliver = formani nemají co doručit.
impossible-roll = házené kostky leží na jednom políčku.
impossible-ended-by = kdo hru ukončil, má dokončených šest částí a nikdo je neměl před ním.
impossible-over = hra skončí, teprve když by byl na tahu ten, kdo ji ukončil.
impossible-not-over = hra skončí, když by byl na tahu ten, kdo ji ukončil.
impossible-optional = přehození i směna prestiže za rubly platí jen v tahu, ve kterém k nim došlo.
impossible-sale = u tohoto stolu lze prestiž měnit kdykoli, takže se žádný okamžik nezaznamenává.
impossible-laid-out = všechno je vyložené, takže je někdo na tahu.
impossible-missing = stůl ještě není vyložený; na řadě by bylo „{ $decision }“.
impossible-choosing = strany desek dílen se vybírají dřív, než se cokoli vyloží, a jen tam, kde si vybírá každý.
impossible-order = stůl se vykládá v jiném pořadí.
impossible-too-early = dokud není stůl vyložený, nemohl nikdo nic udělat.

## Hrací plán

board-table = Stůl
board-player = { $player }
board-of = Deska dílen: { $player }
board-others = Ostatní hráči
board-show = Ukázat desku: { $player }
board-back = Zpět k mé desce
board-guide = Více v pravidlech
board-nothing = nic
board-cathedral = Katedrála
board-tower = Věž { $tower }, hodnota { $value }: kolik prestiže by teď kdo získal
board-section-free = { $section }, { $kind }, volná: { $cost }; { $tile }
board-section-claimed = { $section }, { $kind } ({ $player }), ještě chybí: { $cost }
board-section-done = { $section }, { $kind } ({ $player }), dokončená
board-section-decorated = { $section }, { $kind } ({ $player }), dokončená a ozdobená
board-outcome = Po dokončení: { $changes }
board-outcome-ornament = Za ozdobu: { $changes }
board-gains = { $player } +{ $amount }
board-loses = { $player } −{ $amount }
board-market = Tržiště
board-space = Políčko { $space }: { $goods } za každou kostku
board-space-dice = Políčko { $space }: { $goods } za každou kostku; { $dice }
board-token = Žeton na políčku { $space }: { $resource }
board-die = { $die }, hodnota { $value }
board-dice = Kostky, se kterými lze pohnout
board-supply = Zásoba
board-bank = Rublů v zásobě: { $count }
board-road = Bodovací stupnice
board-mark = { $player }: uznání { $recognition }, prestiž { $prestige }
board-mark-after = { $player }: po dokončení uznání { $recognition }
board-completed = Dokončené části: { $count } ze 6
board-inventory = Inventář ({ $player }), polí: { $free }
board-banners-inventory = Prapory v inventáři: { $count }
board-banners-spare = Prapory pod inventářem: { $count }
board-deliveries = Zbývající doručení: { $count }
board-ornament = { $ornament }: { $count }
board-ornaments = Ozdoby
board-tiles = Dílky vylepšení
board-workshops = Dílny: { $player }
board-workshop = { $workshop }: { $goods }
board-workshop-empty = { $workshop }, prázdná; lícem nahoru za { $price }
board-workshop-down = { $workshop }: dílek lícem dolů
board-his-row = Jakovlevova řada
board-his-inventory = Jeho inventář
board-his-construction = Na jeho stavbě
board-side-basic = Dílek se pokládá lícem nahoru za cenu dílny, nebo zdarma lícem dolů. Všechny ozdoby jsou hned k dispozici.
board-side-advanced = Každá dílna stojí 3 rubly. Dílek položený lícem nahoru odemkne ozdobu, lícem dolů ji navždy zamkne. Dva prapory blokují bílé dílny.
board-score = Body nyní: { $count }
board-purse = Ztratit 1 bod prestiže a získat 2 rubly

## The board at a terminal

drawn-market = Tržiště
drawn-prestige = prestiž
drawn-banners = prapory
drawn-inventory = inventář
drawn-row = Jakovlev
drawn-site = stavba
drawn-red = červená
drawn-blue = modrá
drawn-green = zelená
drawn-yellow = žlutá
drawn-white = bílá
letter-w = d
letter-b = c
letter-s = k
letter-g = z
letter-e = s
letter-a = a

## What a turn is good for: hints

reason-recognition = posune tvé počítadlo po bodovací stupnici
reason-leftovers = počítají se zbylé materiály a rubly
reason-tower = lepší podíl na věži { $tower }
reason-sections = { $count ->
    [one] dokončí 1 část
    [few] dokončí { $count } části
    [many] dokončí { $count } části
   *[other] dokončí { $count } částí
}
reason-undecided = spustí konec hry
reason-rubles = { $count ->
    [one] přinese 1 rubl
    [few] přinese { $count } rubly
    [many] přinese { $count } rublu
   *[other] přinese { $count } rublů
}
reason-slots = víc místa v inventáři
reason-ornaments = ozdoba připravená k umístění
reason-tiles = dílek v dílně, který se vyplatí
reason-claims = { $count ->
    [one] zamluví 1 část
    [few] zamluví { $count } části
    [many] zamluví { $count } části
   *[other] zamluví { $count } částí
}
reason-site = { $count ->
    [one] doručí 1 materiál na tvé části
    [few] doručí { $count } materiály na tvé části
    [many] doručí { $count } materiálu na tvé části
   *[other] doručí { $count } materiálů na tvé části
}
reason-penalty = menší hrozba carova trestu
reason-needed = { $count ->
    [one] 1 materiál, který tvé části potřebují
    [few] { $count } materiály, které tvé části potřebují
    [many] { $count } materiálu, který tvé části potřebují
   *[other] { $count } materiálů, které tvé části potřebují
}
reason-spare = { $count ->
    [one] 1 materiál do zásoby
    [few] { $count } materiály do zásoby
    [many] { $count } materiálu do zásoby
   *[other] { $count } materiálů do zásoby
}
