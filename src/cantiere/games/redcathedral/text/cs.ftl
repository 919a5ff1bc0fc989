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
box-jewels = Drahokamy
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
resource-brick = cihla
    .acc = cihlu
resource-stone = kámen
    .acc = kámen
resource-gold = zlato
    .acc = zlato
resource-emerald = smaragd
    .acc = smaragd
resource-amethyst = ametyst
    .acc = ametyst
resource-rubles = rubly
    .acc = rubly
resource-recognition = uznání
    .acc = uznání

amount-rubles = { $count ->
    [one] 1 rubl
    [few] { $count } rubly
    [many] { $count } rublu
   *[other] { $count } rublů
}
amount-recognition = { $count ->
    [one] 1 bod uznání
    [few] { $count } body uznání
    [many] { $count } bodu uznání
   *[other] { $count } bodů uznání
}
amount-prestige = { $count ->
    [one] 1 bod prestiže
    [few] { $count } body prestiže
    [many] { $count } bodu prestiže
   *[other] { $count } bodů prestiže
}

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
quarter-1 = léto
quarter-2 = podzim
quarter-3 = zima

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
limit-repeat = libovolně často

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
option-jakovlev_leftovers-help = I Jakovlev dostane na konci 1 bod prestiže za každých 5 materiálů a rublů.

preset-standard = Základní hra
preset-advanced = Pokročilé dílny
preset-own_choice = Každý si vybere stranu
preset-other_readings = Jiné výklady pravidel

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
prompt-wait = Na tahu je někdo jiný.
prompt-over = Hra skončila.

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
    [0] Posunout { $die_acc } na políčko { $space }: { $amount }× { $resource }
   *[other] Posunout { $die_acc } na políčko { $space } za { $price }: { $amount }× { $resource }
}
do-acquire = Pořídit { $amount }× { $resource }
do-activate = Aktivovat { $workshop_acc }: { $amount }× { $resource }
do-sell = Prodat { $resource_acc } za { $price }
do-buy = Koupit { $resource_acc } za { $price }
do-exchange = { $rubles ->
    [0] Vyměnit { $give }× { $resource } za jakýkoli materiál ({ $take }×)
   *[other] Vyměnit { $give }× { $resource } a { $price } za jakýkoli materiál ({ $take }×)
}
do-hire = Zaplatit { $price } za doručení ({ $take }×)
do-favour = Získat { $gain } ({ $group })
do-swap = Prohodit žetony { $one } a { $two } za { $price }
do-offer = Darovat { $one_acc }, { $two_acc } a { $three_acc } za { $gain }
do-receive = Vzít si { $resource_acc }
do-done = Víc nedoručovat
do-end_turn = Ukončit tah
do-sell_prestige = Ztratit 1 bod prestiže a získat { $price }
do-reroll = Ztratit 1 bod prestiže a přehodit kostky na políčku { $space }
do-his_claim = Jakovlev si zamluví { $section } ({ $kind })
do-his_ornament = Jakovlev umístí { $ornament_acc } na { $section }
do-first = Začíná { $to_player }
do-lay_token = Políčko { $space } dostává žeton: { $resource }
do-lay_influence = Karta vlivu v kvadrantu { $quarter }: { $influence }
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
log-acquire = { $player } pořizuje { $amount }× { $resource }.
log-activate = { $player } aktivuje { $workshop_acc }: { $amount }× { $resource }.
log-sell = { $player } prodává { $resource_acc } za { $price }.
log-buy = { $player } kupuje { $resource_acc } za { $price }.
log-exchange = { $rubles ->
    [0] { $player } vyměňuje { $give }× { $resource } za jakýkoli materiál ({ $take }×).
   *[other] { $player } vyměňuje { $give }× { $resource } a { $price } za jakýkoli materiál ({ $take }×).
}
log-hire = { $player } platí formanům { $price }.
log-favour = { $player } získává { $gain } ({ $group }).
log-swap = { $player } platí { $price } a prohazuje žetony { $one } a { $two }.
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
log-lay_influence = Karta vlivu v kvadrantu { $quarter }: { $influence }.
log-drop = Na tržiště padá { $die }: { $value }.
log-plan = Katedrála se staví takto: { $plan }.
log-lay_section = Vykládá se část { $section } ({ $kind }).
log-lay_tile = Na část { $section } přichází { $tile }.
log-lay_solo = Další v Jakovlevově řadě: { $card }.
log-deal_die = Na Jakovlevovu kartu { $card } přichází { $die }.
log-roll = Hod: { $die } ukazuje { $value }.
log-jakovlev = { $moves ->
    [yes] Jakovlev posouvá { $die_acc } na políčko { $space } a hraje kartu { $card }.
   *[no] Jakovlev neposouvá { $die_acc }, políčko { $space } je plné, a hraje kartu { $card }.
}

## Why not

why-not-your-turn = Teď nejsi na tahu.
why-acted = Základní akci tohoto tahu už máš za sebou.
why-must-act = Nejdřív proveď základní akci: zamluvení, práci, nebo tržiště.
why-no-prestige = Za tvým počítadlem není žádné pole prestiže.
why-one-moment = U tohoto stolu lze prestiž měnit za rubly jen v jednom okamžiku tahu, a ten už minul.
why-rerolled = V tomto tahu už přehození kostek proběhlo.
why-no-dice = Na políčku { $space } nejsou žádné kostky.
why-no-section = Katedrála nemá část { $section }.
why-claimed = Na části { $section } už je prapor.
why-below = Část { $section } si lze zamluvit, až bude prapor na části { $below }.
why-no-banner = Nezbývá ti žádný prapor.
why-no-banner-there = Odtud nelze vzít prapor, nebo jiný poslouží stejně.
why-workshop-full = V { $workshop_loc } už leží dílek.
why-banner-there = Prapor v { $workshop_loc } ji blokuje, dokud ho nepoužiješ k zamluvení.
why-rubles = Stojí to { $price }; máš { $rubles }.
why-same-workshop = První bílá dílna je volná a poslouží stejně.
why-not-your-section = Na části { $section } není tvůj prapor.
why-completed = Část { $section } už je dokončená.
why-not-needed = Část { $section } už nepotřebuje { $resource_acc }.
why-not-held = Nemáš { $resource_acc }.
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
why-no-die-moved = Nejdřív posuň kostku.
why-acquired = V tomto tahu už máš zdroje pořízené.
why-not-so-many = Políčko dává { $amount }× { $resource }, víc ne.
why-no-room = { $count ->
    [0] Tvůj inventář je plný.
    [one] V inventáři máš místo jen pro 1 materiál.
    [few] V inventáři máš místo jen pro { $count } materiály.
    [many] V inventáři máš místo jen pro { $count } materiálu.
   *[other] V inventáři máš místo jen pro { $count } materiálů.
}
why-none-left = V zásobě už není dost: { $resource }.
why-all-of-it = Bereš si vždy všechno: { $resource }.
why-activated = V tomto tahu už máš dílnu aktivovanou.
why-other-die = Teď nejde aktivovat { $workshop_acc }: posunuta byla { $die }.
why-no-tile = V { $workshop_loc } neleží žádný dílek.
why-face-down = V { $workshop_loc } leží dílek lícem dolů.
why-not-offered = { $influence }: tahle karta nic takového nenabízí.
why-used = { $influence }: tohle jde využít jen jednou za tah.
why-used-other = { $influence }: v tomto tahu už máš využitou druhou polovinu karty.
why-not-depicted = Karta nezobrazuje { $resource_acc }.
why-too-few = Potřebuješ { $count }× { $resource }.
why-no-set = Potřebuješ dokončenou základnu, prostřední část a kupoli.
why-nothing-to-deliver = Nemáš nic, co by šlo doručit.
why-not-all-held = Nemáš, co je k tomu potřeba.
why-asked-else = Teď se rozhoduje o něčem jiném: { $prompt }

## Points, endings

score-track = Prestiž na stupnici
score-alignment = Posun počítadla na pole prestiže
score-leftovers = Zbylé materiály a rubly
score-tower = Věž
ending-sixth_section = Šestá část je dokončená a všichni odehráli poslední tah.
ending-jakovlevs_sixth = Jakovlev dokončil svou šestou část a poslední tah máš za sebou.
verdict-won = Porážíš Jakovleva { $own } : { $his }.
verdict-lost = Jakovlev tě poráží { $his } : { $own }.
verdict-shared = O vítězství se dělíš s Jakovlevem { $own } : { $his }.

## Errors

error-position-players = Pozice pro tento stůl potřebuje hráčů { $players }, ale má { $count }, nebo jmenuje někoho, kdo u stolu není.
error-position-market = Žetony, karty vlivu nebo kostky nemohou na tržišti takto ležet.
error-position-plan = { $plan } není pro tento stůl, nebo nemá popsanou část.
error-position-cards = Části nebo dílky nejsou ty z krabice.
error-position-section = Část { $section } nemůže takto vypadat.
error-position-player = Deska hráče ({ $colour }) nemůže takto vypadat.
error-position-jakovlev = Jakovlevovy karty nemohou takto ležet.
error-position-supply = Materiálů nebo rublů je víc než v krabici.
error-position-frames = O něčem takovém nemůže nikdo rozhodovat.

## Hrací plán

board-table = Stůl
board-player = { $player }
board-of = Deska dílen: { $player }
board-others = Ostatní hráči
board-show = Ukázat desku: { $player }
board-back = Zpět k mé desce
board-guide = Více v průvodci
board-nothing = nic
board-count = { $count } × { $resource }
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
board-space = Políčko { $space }: { $amount } × { $resource } za každou kostku
board-space-dice = Políčko { $space }: { $amount } × { $resource } za každou kostku; { $dice }
board-token = Žeton na políčku { $space }: { $resource }
board-die = { $die }, hodnota { $value }
board-dice = Kostky, se kterými lze pohnout
board-supply = Zásoba
board-bank = Rublů v zásobě: { $count }
board-road = Stupnice uznání s hvězdami prestiže
board-mark = { $player }: uznání { $recognition }, prestiž { $prestige }
board-mark-after = { $player }: po dokončení uznání { $recognition }
board-completed = Dokončené části: { $count } z 6
board-inventory = Inventář ({ $player }), polí: { $free }
board-banners-inventory = Prapory v inventáři: { $count }
board-banners-spare = Prapory pod inventářem: { $count }
board-deliveries = Zbývající doručení: { $count }
board-ornament = { $ornament }: { $count }
board-ornaments = Ozdoby
board-tiles = Dílky vylepšení
board-workshops = Dílny: { $player }
board-workshop = { $workshop }: { $amount } × { $resource }
board-workshop-empty = { $workshop }, prázdná; lícem nahoru za { $price }
board-workshop-down = { $workshop }: dílek lícem dolů
board-his-row = Jakovlevova řada
board-his-inventory = Jeho inventář
board-his-construction = Na jeho stavbě
board-side-basic = Dílek se pokládá lícem nahoru za cenu dílny, nebo zdarma lícem dolů. Všechny ozdoby jsou hned k dispozici.
board-side-advanced = Každá dílna stojí 3 rubly. Dílek položený lícem nahoru odemkne ozdobu, lícem dolů ji navždy zamkne. Dva prapory blokují bílé dílny.
board-score = Body nyní: { $count }
board-purse = Ztratit 1 bod prestiže a získat 2 rubly
