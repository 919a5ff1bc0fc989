# Městečka na dlani, česky. Atributy jména jsou jeho další tvary; věta si o ně říká jako `$building_acc`. Jména
# materiálů žádné nepotřebují: jejich čtvrtý pád je stejný jako první.

game-name = Městečka na dlani
game-tagline = Čtyři krát čtyři pole, jeden materiál pro všechny, a žádná dvě městečka nejsou stejná.

## The box, table by table

box-board = Městečko
box-cubes = Kostky
box-setup = Příprava
box-cards = Karty materiálů
box-solo = Sólová hra
box-cavern = Jeskyně
box-building = Budovy
box-monument = Památky

## Resources

resource-wheat = obilí
resource-wood = dřevo
resource-brick = cihly
resource-glass = sklo
resource-stone = kámen

## Buildings

building-cottage = Domek
    .gen = domku
    .acc = domek
building-farm = Statek
    .gen = statku
    .acc = statek
building-granary = Sýpka
    .gen = sýpky
    .acc = sýpku
building-greenhouse = Skleník
    .gen = skleníku
    .acc = skleník
building-orchard = Sad
    .gen = sadu
    .acc = sad
building-fountain = Kašna
    .gen = kašny
    .acc = kašnu
building-millstone = Mlýn
    .gen = mlýna
    .acc = mlýn
building-shed = Kůlna
    .gen = kůlny
    .acc = kůlnu
building-well = Studna
    .gen = studny
    .acc = studnu
building-abbey = Opatství
    .gen = opatství
    .acc = opatství
building-chapel = Kaple
    .gen = kaple
    .acc = kapli
building-cloister = Klášter
    .gen = kláštera
    .acc = klášter
building-temple = Chrám
    .gen = chrámu
    .acc = chrám
building-almshouse = Chudobinec
    .gen = chudobince
    .acc = chudobinec
building-feast_hall = Hodovní síň
    .gen = hodovní síně
    .acc = hodovní síň
building-inn = Hostinec
    .gen = hostince
    .acc = hostinec
building-tavern = Taverna
    .gen = taverny
    .acc = tavernu
building-bakery = Pekařství
    .gen = pekařství
    .acc = pekařství
building-market = Tržiště
    .gen = tržiště
    .acc = tržiště
building-tailor = Krejčovská dílna
    .gen = krejčovské dílny
    .acc = krejčovskou dílnu
building-theater = Divadlo
    .gen = divadla
    .acc = divadlo
building-bank = Banka
    .gen = banky
    .acc = banku
building-factory = Továrna
    .gen = továrny
    .acc = továrnu
building-trading_post = Obchodní stanice
    .gen = obchodní stanice
    .acc = obchodní stanici
building-warehouse = Skladiště
    .gen = skladiště
    .acc = skladiště

## Monuments

building-architects_guild = Sídlo cechu architektů
    .gen = Sídla cechu architektů
    .acc = Sídlo cechu architektů
building-archive_of_the_second_age = Městský archiv
    .gen = Městského archivu
    .acc = Městský archiv
building-barrett_castle = Hrad Veveřín
    .gen = Hradu Veveřín
    .acc = Hrad Veveřín
building-cathedral_of_caterina = Katedrála sv. Pěnice
    .gen = Katedrály sv. Pěnice
    .acc = Katedrálu sv. Pěnice
building-fort_ironweed = Trnitá pevnost
    .gen = Trnité pevnosti
    .acc = Trnitou pevnost
building-grand_mausoleum_of_the_rodina = Velké mauzoleum Rodiny
    .gen = Velkého mauzolea Rodiny
    .acc = Velké mauzoleum Rodiny
building-grove_university = Lesní univerzita
    .gen = Lesní univerzity
    .acc = Lesní univerzitu
building-mandras_palace = Fouskův palác
    .gen = Fouskova paláce
    .acc = Fouskův palác
building-obelisk_of_the_crescent = Obelisk půlměsíce
    .gen = Obelisku půlměsíce
    .acc = Obelisk půlměsíce
building-opaleyes_watch = Perleťová rozhledna
    .gen = Perleťové rozhledny
    .acc = Perleťovou rozhlednu
building-shrine_of_the_elder_tree = Svatyně u staletého dubu
    .gen = Svatyně u staletého dubu
    .acc = Svatyni u staletého dubu
building-silva_forum = Amfiteátr
    .gen = Amfiteátru
    .acc = Amfiteátr
building-statue_of_the_bondmaker = Památník zakladatele
    .gen = Památníku zakladatele
    .acc = Památník zakladatele
building-the_sky_baths = Lázně v oblacích
    .gen = Lázní v oblacích
    .acc = Lázně v oblacích
building-the_starloom = Soví hvězdárna
    .gen = Soví hvězdárny
    .acc = Soví hvězdárnu

## What each card does, in a line

effect-cottage = 3 VB, je-li nasycený.
effect-farm = Nasytí 4 domky kdekoli v městečku.
effect-granary = Nasytí domky na 8 okolních polích.
effect-greenhouse = Nasytí jednu souvislou skupinu domků kdekoli v městečku.
effect-orchard = Nasytí domky ve svém řádku a sloupci.
effect-fountain = 2 VB, sousedí-li s další kašnou.
effect-millstone = 2 VB, sousedí-li s budovou obživy nebo s obchodem.
effect-shed = 1 VB. Smí stát na kterémkoli prázdném poli.
effect-well = 1 VB za každý sousední domek.
effect-abbey = 3 VB, nesousedí-li s průmyslovou budovou, s tavernou ani s obchodem.
effect-chapel = 1 VB za každý nasycený domek v městečku.
effect-cloister = 1 VB za každý klášter na rohovém poli.
effect-temple = 4 VB, sousedí-li aspoň se dvěma nasycenými domky.
effect-almshouse = Podle počtu v městečku: −1, 5, −3, 15, −5, 26 VB.
effect-feast_hall = 2 VB, nebo 3 VB, máš-li jich víc než soused po pravici.
effect-inn = 3 VB, není-li v jeho řádku ani sloupci jiný hostinec.
effect-tavern = Podle počtu v městečku: 2, 5, 9, 14, 20 VB.
effect-bakery = 3 VB, sousedí-li s budovou obživy nebo s průmyslovou budovou.
effect-market = 1 VB za každé tržiště ve svém řádku, nebo ve svém sloupci, podle toho, co je lepší.
effect-tailor = 1 VB a k tomu 1 VB za každou krejčovskou dílnu na čtyřech středových polích.
effect-theater = 1 VB za každý jiný typ budovy ve svém řádku a sloupci.
effect-bank = 4 VB. Při postavení dostane kostku: její materiál už nesmíš vybrat.
effect-factory = Při postavení dostane kostku: vybere-li její materiál jiný hráč, smíš umístit jiný.
effect-trading_post = 1 VB. Při stavbě zastoupí kteroukoli kostku.
effect-warehouse = −1 VB za každou uloženou kostku. Vejdou se 3: vybere-li materiál jiný hráč, smíš kostku uložit, nebo ji za uloženou vyměnit.
effect-architects_guild = 1 VB. Po postavení smíš nahradit až 2 své budovy jinými.
effect-archive_of_the_second_age = 1 VB za každý typ budovy v městečku.
effect-barrett_castle = 5 VB, je-li nasycený. Platí za 2 domky.
effect-cathedral_of_caterina = 2 VB. Prázdná pole tě nic nestojí.
effect-fort_ironweed = 7 VB. Kladívko už nikdy nedostaneš, ledaže ve hře zbudeš jen ty.
effect-grand_mausoleum_of_the_rodina = Každý tvůj nenasycený domek je za 3 VB.
effect-grove_university = 3 VB. Po postavení polož libovolnou budovu na prázdné pole.
effect-mandras_palace = 2 VB za každý typ budovy, se kterým sousedí.
effect-obelisk_of_the_crescent = Od této chvíle smí tvoje nové budovy stát na kterémkoli prázdném poli.
effect-opaleyes_watch = Po postavení polož na kartu 3 různé budovy. Když některou z nich postaví soused, přesuneš si tu svou do městečka.
effect-shrine_of_the_elder_tree = Podle počtu budov v městečku v okamžiku postavení: 1, 2, 3, 4, 5, 8 VB.
effect-silva_forum = 1 VB a k tomu 1 VB za každou budovu v tvé největší souvislé skupině jednoho typu.
effect-statue_of_the_bondmaker = Vybere-li materiál jiný hráč, smíš kostku položit na některý svůj domek.
effect-the_sky_baths = 2 VB za každý typ budovy, který v městečku chybí.
effect-the_starloom = Podle pořadí, v jakém jsou městečka dokončena: 6, 3, 2 VB.

## Families

family-cottage = Domky
family-food = Obživa
family-well = Studny
family-worship = Svatostánky
family-tavern = Taverny
family-shop = Obchody
family-industry = Průmysl
family-monument = Památky

## Options

option-mode = Kdo vybírá materiál
option-mode-help = Buď koluje kladívko hlavního stavitele, nebo karty otáčí starosta a v každém třetím kole si všichni vezmou, co chtějí.
option-mode-master_builder = Hlavní stavitel
option-mode-town_hall = Starosta
option-monuments = Památky
option-monuments-help = Každý si nechá jednu ze dvou památek, tajnou až do postavení.
option-cavern = Jeskyně
option-cavern-help = Dvakrát za hru smíš zahodit kostku materiálu, který vybral jiný hráč; v sólové hře kostku z kterékoli karty.
option-food = Budova obživy
option-food-help = Která ze čtyř karet obživy je ve hře.
option-food-random = Náhodně
option-food-farm = Statek
option-food-granary = Sýpka
option-food-greenhouse = Skleník
option-food-orchard = Sad
option-well = Studna
option-well-help = Která ze čtyř karet studní je ve hře.
option-well-random = Náhodně
option-well-fountain = Kašna
option-well-millstone = Mlýn
option-well-shed = Kůlna
option-well-well = Studna
option-worship = Svatostánek
option-worship-help = Která ze čtyř karet svatostánků je ve hře.
option-worship-random = Náhodně
option-worship-abbey = Opatství
option-worship-chapel = Kaple
option-worship-cloister = Klášter
option-worship-temple = Chrám
option-tavern = Taverna
option-tavern-help = Která ze čtyř karet taveren je ve hře.
option-tavern-random = Náhodně
option-tavern-almshouse = Chudobinec
option-tavern-feast_hall = Hodovní síň
option-tavern-inn = Hostinec
option-tavern-tavern = Taverna
option-shop = Obchod
option-shop-help = Která ze čtyř karet obchodů je ve hře.
option-shop-random = Náhodně
option-shop-bakery = Pekařství
option-shop-market = Tržiště
option-shop-tailor = Krejčovská dílna
option-shop-theater = Divadlo
option-industry = Průmyslová budova
option-industry-help = Která ze čtyř karet průmyslu je ve hře.
option-industry-random = Náhodně
option-industry-bank = Banka
option-industry-factory = Továrna
option-industry-trading_post = Obchodní stanice
option-industry-warehouse = Skladiště
option-tie_break = O shodě rozhoduje
option-tie_break-help = V tomto pořadí; při shodě ve všem se hráči o místo dělí.
option-tie_break-fewer_turns_with_hammer = méně tahů s kladívkem
option-tie_break-fewer_empty_squares = méně prázdných polí
option-tie_break-more_cottages = více domků
option-solo_leaves_out = V sólové hře se vyřadí
option-solo_leaves_out-help = Pravidla uvádějí hostinec, možná ale myslí hodovní síň, která potřebuje souseda.
option-solo_leaves_out-inn = Hostinec
option-solo_leaves_out-feast_hall = Hodovní síň
option-solo_leaves_out-both = Obojí
option-starloom_after_tie = Soví hvězdárna po shodě
option-starloom_after_tie-help = Dvě městečka jsou dokončena společně jako první: je další třetí, nebo druhé?
option-starloom_after_tie-skip = Třetí
option-starloom_after_tie-next = Druhé
option-watch_optional = Perleťová rozhledna smí odmítnout
option-watch_optional-help = Kdo ji má, smí budovu nechat ležet na kartě.
option-watch_sees_gifts = Perleťová rozhledna vidí i dary
option-watch_sees_gifts-help = Reaguje i na budovy, které soused získá díky památce.
option-gifts_are_stocked = Dary dostávají kostku
option-gifts_are_stocked-help = Banka nebo továrna získaná díky památce dostane kostku, jako by byla postavena.
option-five_banks = Pět bank
option-five_banks-help = Kdo má na bankách všech pět materiálů, nemá co vybrat.
option-five_banks-pass_on = Kladívko jde dál
option-five_banks-any = Vybrat lze cokoli
option-fort_always_skips = Trnitá pevnost vždy vynechává
option-fort_always_skips-help = Ve variantě Starosta si ten, kdo ji má, v kolech volného výběru nic nebere, ani jako poslední ve hře.

preset-standard = Základní hra
preset-standard-help = Sedm náhodně vylosovaných budov a pro každého jedna památka.
preset-first_game = První partie
preset-first_game-help = Sedm jednoduchých budov bez památek: vhodná pro první hru.
preset-town_hall = Varianta Starosta
preset-town_hall-help = Materiály se losují, nikdo je neurčuje; pro více hráčů.
preset-cavern = S Jeskyní
preset-cavern-help = Dvě nechtěné kostky lze odložit stranou.
preset-other_readings = Jiný výklad pravidel
preset-other_readings-help = Nejasná pravidla se vykládají opačně.

## What is asked

progress-round = { $round }. kolo
prompt-keep = Vyber si památku, kterou si necháš.
prompt-name = Vyber materiál pro všechny.
prompt-take = Vezmi si libovolný materiál.
prompt-take-solo = Vyber jednu ze tří karet.
prompt-place = Polož { $resource } na prázdné pole.
prompt-build = Stav, nebo ukonči kolo.
prompt-stand = Vyber pole pro { $building_acc }.
prompt-stock = Vyber materiál pro { $building_acc }.
prompt-gift = Vyber libovolnou budovu pro své městečko.
prompt-replace = Můžeš nahradit budovu (ještě { $count }×).
prompt-reserve = Polož budovu na kartu Perleťové rozhledny (ještě { $count }×).
prompt-claim = U sousedů vyrostla budova, kterou máš na Perleťové rozhledně: vezmi si tu svou.

## Tips in the first games, by what is asked

coach-keep = Památka se počítá, jen když ji postavíš. Vezmi tu, jejíž vzor a body se hodí ke kartám na stole.
coach-name = Materiál, který vybereš, dostanou všichni: podívej se, co potřebuješ ty a co sousedé nevyužijí.
coach-name-2 = Vybírej to, co potřebuješ jen ty; co potřebují všichni, vybere někdo jiný.
coach-place = Mysli dopředu: hotová budova bude stát na jednom z polí svých kostek.
coach-place-2 = Kostky uprostřed překážejí nejdéle. Začni u kraje.
coach-build = Stavět nemusíš hned. Hotový vzor může počkat, ale zabírá místo.
coach-stand = Budova už se nikdy nepohne. Nech volná pole vedle sebe pro další vzor.

## Actions

do-keep = Nechat si { $building_acc }
do-name = Vybrat { $resource }
do-take = Vzít { $resource }
do-place = Položit { $resource } na { $cell }
do-exchange = Vzít místo toho { $resource } (továrna)
do-store = Uložit { $resource } do skladiště na { $cell }
do-swap = Vyměnit za { $resource } ve skladišti na { $cell }
do-lodge = Položit { $resource } na domek na { $cell }
do-cavern = Zahodit { $resource } do jeskyně
do-build = Postavit { $building_acc } ({ $cells })
do-stand = Postavit { $building_acc } na { $cell }
do-stock = Uložit { $resource } do { $building_gen }
do-gift = { $building }
do-replace = { $building } místo { $old_gen } na { $cell }
do-reserve = Položit { $building_acc } na kartu
do-claim = Vzít si { $building_acc }
do-decline = Odmítnout
do-done = Ukončit kolo
do-reveal = Ve hře: { $building }
do-deal = Rozdat památku: { $building }
do-first = Kladívko dostává { $to_player }
do-draw = Otočit kartu: { $resource }

## The log

log-keep = { $player } si nechává { $building_acc }.
log-keep-hidden = { $player } si nechává jednu z památek.
log-name = { $player } vybírá { $resource }.
log-take = { $player } si bere { $resource }.
log-place = { $player } pokládá { $resource } na { $cell }.
log-exchange = { $player } používá továrnu a bere si { $resource }.
log-store = { $player } ukládá { $resource } do skladiště na { $cell }.
log-swap = { $player } vyměňuje { $hand } za { $resource } ve skladišti na { $cell }.
log-lodge = { $player } pokládá { $resource } na domek na { $cell }.
log-cavern = { $player } zahazuje { $resource } do jeskyně.
log-build = { $player } staví { $building_acc } z kostek na { $cells }.
log-stand = { $player } umisťuje { $building_acc } na { $cell }.
log-stock = { $player } ukládá { $resource } do { $building_gen }.
log-gift = { $player } získává { $building_acc } díky Lesní univerzitě.
log-replace = { $player } staví { $building_acc } místo { $old_gen } na { $cell }.
log-reserve = { $player } pokládá { $building_acc } na kartu Perleťové rozhledny.
log-claim = { $player } si bere { $building_acc } z Perleťové rozhledny.
log-decline = { $player } odmítá.
log-done = { $player } má hotovo.
log-reveal = Ve hře: { $building }.
log-deal = { $to_player } dostává { $building_acc }.
log-deal-hidden = { $to_player } dostává památku.
log-first = Kladívko dostává { $to_player }.
log-draw = Otáčí se karta: { $resource }.

## Why not

why-square-cube = Na { $cell } už leží kostka.
why-square-built = Na { $cell } už máš { $building_acc }.
why-own-naming = To jde, jen když materiál vybere jiný hráč.
why-must-place = Teď musíš položit { $resource }.
why-no-such-building = V městečku nemáš { $building_acc }.
why-no-building-there = Na { $cell } nemáš { $building_acc }.
why-no-factory = Kostku vyměňuje jen továrna a ta u tohoto stolu ve hře není.
why-factory-other = Na žádné ze svých továren nemáš { $resource }.
why-same-resource = V ruce už máš { $resource }.
why-warehouse-full = { $count ->
    [one] Skladiště je plné: vejde se do něj { $count } kostka.
    [few] Skladiště je plné: vejdou se do něj { $count } kostky.
    [many] Skladiště je plné: vejde se do něj { $count } kostky.
   *[other] Skladiště je plné: vejde se do něj { $count } kostek.
}
why-not-stored = V tom skladišti nemáš na výměnu { $resource }.
why-cottage-full = Na domku na { $cell } už leží kostka.
why-not-a-cottage = Na { $cell } nemáš domek.
why-cavern-full = { $count ->
    [one] Tvoje jeskyně je plná: za hru se do ní vejde { $count } kostka.
    [few] Tvoje jeskyně je plná: za hru se do ní vejdou { $count } kostky.
    [many] Tvoje jeskyně je plná: za hru se do ní vejde { $count } kostky.
   *[other] Tvoje jeskyně je plná: za hru se do ní vejde { $count } kostek.
}
why-no-cavern = U tohoto stolu se hraje bez jeskyně.
why-not-your-monument = Tohle není tvoje památka.
why-monument-built = Tvoje památka už stojí a jinou nemáš.
why-not-in-play = U tohoto stolu není ve hře: { $building }.
why-five-banks = Na tvých bankách už leží všech pět materiálů.
why-real-cube = Aspoň jedna kostka musí být skutečná; samotné obchodní stanice nestačí.
why-same-cubes = Stejná budova ze stejných kostek už v nabídce je.
why-no-pattern = Kostky tu netvoří { $building_acc }.
why-not-ready = Kostky v tvém městečku ještě netvoří { $building_acc }.
why-cube-waits = Žádná budova, kterou teď můžeš postavit, nepoužívá kostku na { $cell }.
why-square-empty = Na { $cell } neleží kostka, ze které by šlo stavět.
why-not-vacated = Nová budova patří na některé z polí, kde ležely její kostky, a { $cell } to není.
why-banked = Na jedné ze svých bank už máš { $resource }.
why-banked-named = Nesmíš vybrat { $resource }: leží na tvé bance.
why-named-already = Materiál na toto kolo je už vybraný: { $resource }.
why-not-in-row = Mezi třemi kartami { $resource } nenajdeš.
why-not-dealt = Mezi svými památkami nemáš { $building_acc }.
why-must-choose = Tohle nejde vynechat.
why-replaced-already = Budovu na { $cell } už máš vyměněnou.
why-same-building = Tam už máš { $building_acc }.
why-nothing-to-replace = Na { $cell } není budova, kterou by šlo nahradit.
why-no-monument = Památkou nic nahradit nejde.
why-reserved-already = Na Perleťové rozhledně už máš { $building_acc }.
why-not-on-watch = Na Perleťové rozhledně nemáš { $building_acc }.
why-not-called = Nikdo z tvých sousedů v tomto kole nepostavil { $building_acc }.

## Points, endings, ranks

score-empty = Pole bez budovy
pays-number = celkem { $count }
pays-unfed = není nasycený
pays-no-fountain = vedle není jiná kašna
pays-no-food-or-shop = vedle není budova obživy ani obchod
pays-no-food-or-industry = vedle není budova obživy ani průmyslová budova
pays-disturbed = vedle je průmyslová budova, taverna nebo obchod
pays-few-fed = vedle nejsou dva nasycené domky
pays-not-alone = ve stejném řádku nebo sloupci je jiný hostinec
pays-not-completed = městečko není dokončené
pays-cottages-beside = { $count ->
    [one] { $count } sousední domek
    [few] { $count } sousední domky
    [many] { $count } sousedního domku
   *[other] { $count } sousedních domků
}
pays-fed-cottages = { $count ->
    [one] { $count } nasycený domek
    [few] { $count } nasycené domky
    [many] { $count } nasyceného domku
   *[other] { $count } nasycených domků
}
pays-in-corners = v rozích: { $count }
pays-in-line = v řádku nebo sloupci: { $count }
pays-in-centre = na středových polích: { $count }
pays-types-in-line = { $count ->
    [one] { $count } jiný typ v řádku a sloupci
    [few] { $count } jiné typy v řádku a sloupci
    [many] { $count } jiného typu v řádku a sloupci
   *[other] { $count } jiných typů v řádku a sloupci
}
pays-cubes = { $count ->
    [one] leží na něm { $count } kostka
    [few] leží na něm { $count } kostky
    [many] leží na něm { $count } kostky
   *[other] leží na něm { $count } kostek
}
pays-types = { $count ->
    [one] { $count } typ budovy
    [few] { $count } typy budov
    [many] { $count } typu budovy
   *[other] { $count } typů budov
}
pays-types-beside = { $count ->
    [one] { $count } typ sousední budovy
    [few] { $count } typy sousedních budov
    [many] { $count } typu sousedních budov
   *[other] { $count } typů sousedních budov
}
pays-largest-group = největší skupina: { $count }
pays-missing-types = { $count ->
    [one] chybí { $count } typ budovy
    [few] chybí { $count } typy budov
    [many] chybí { $count } typu budovy
   *[other] chybí { $count } typů budov
}
ending-completed = Všechna městečka jsou dokončena.
ending-banked = Všechny materiály leží na bankách: nikdo už nemá co vybrat.
rank-master_architect = Mistr architekt
rank-town_planner = Urbanista
rank-engineer = Inženýr
rank-carpenter = Tesař
rank-apprentice = Stavitelský učeň
rank-aspirant = Začínající architekt

## Errors

error-town-hall-alone = Varianta Starosta potřebuje aspoň dva hráče; v sólové hře se z karet vybírá tak jako tak.
error-not-in-solo = „{ $card }“ se v sólové hře vyřazuje.
impossible-squares = městečko má 16 polí; hráč { $number } jich má { $count }.
impossible-not-in-play = na { $cell } hráče { $number } stojí { $building }, ale ta karta tu není ve hře.
impossible-stage = fáze „{ $stage }“ při těchto možnostech nenastává.
impossible-round = kolo { $round } nepatří k fázi „{ $stage }“.
impossible-hammer-early = před prvním kolem nemá kladívko nikdo.
impossible-no-hammer = někdo musí mít kladívko.
impossible-named = v tuto chvíli nemůže být vybraný žádný materiál.
impossible-not-named = v tuto chvíli musí být vybraný materiál.
impossible-hammers = tahů s kladívkem je zatím { $count }, ale v tomto kole jich může být nejvýš { $most }.
impossible-nobody = ve fázi „{ $stage }“ musí mít někdo o čem rozhodovat.
impossible-several = v této fázi má o čem rozhodovat jen jeden hráč.
impossible-all-complete = všechna městečka jsou dokončena, takže hra skončila.
impossible-no-card = pro „{ $family }“ není ve hře žádná karta.
impossible-not-chosen = podle možností je ve hře jiná karta než „{ $building }“.
impossible-left-out = karta „{ $building }“ se v sólové hře vyřazuje.
impossible-too-many-cards = karet „{ $resource }“ je jen { $count }.
impossible-row = ve fázi „{ $stage }“ leží v řadě jiný počet karet než { $count }.
impossible-under = před prvním kolem neleží pod balíčkem žádná karta.
impossible-not-under = karta naposledy vložená pod balíček musí být { $resource }.
impossible-drawn = karet otočených od posledního zamíchání je { $count }, ale v tuto chvíli jich může být nejvýš { $most }.
impossible-not-drawn = vybraný materiál je { $resource }, ale žádná jeho karta nebyla otočena.
impossible-dealt-twice = stejnou památku ({ $building }) nemohli dostat dva hráči.
impossible-dealt = hráč { $number } dostal jiný počet památek než { $count }.
impossible-not-kept = hráč { $number } si už musel nechat památku.
impossible-kept-early = hráč { $number } si ještě nemohl nechat památku.
impossible-not-dealt = hráč { $number } nedostal na výběr { $building_acc }.
impossible-early = před prvním kolem je městečko hráče { $number } prázdné.
impossible-two-monuments = v městečku je jedna památka, hráč { $number } jich má víc.
impossible-complete = městečko hráče { $number } nemohlo být dokončeno v tom kole.
impossible-incomplete = městečko hráče { $number } už musí být dokončené.
impossible-constructed = hráč { $number } v tomto kole ještě nic postavit nemohl.
impossible-not-standing = co hráč { $number } v tomto kole postavil, v městečku nestojí.
impossible-watch = budovy leží jen na kartě Perleťové rozhledny, která stojí, a nejvýš { $count }: u hráče { $number } to tak není.
impossible-shrine = Svatyně u staletého dubu nemůže mít u hráče { $number } takovou hodnotu.
impossible-caverns = do jeskyně se vejde kostek: { $count }, hráč { $number } jich tam má víc.
impossible-stock = na { $cell } hráče { $number } leží příliš mnoho kostek: { $count }.
impossible-no-stock = budově na { $cell } hráče { $number } ({ $building }) chybí její kostka.
impossible-banked-twice = na dvou bankách hráče { $number } nemůže ležet stejný materiál.
impossible-pending = hráč { $number } teď nemůže rozhodovat o tomto: { $pending }.
impossible-name = hráč { $number } teď nemůže vybírat materiál.
impossible-take = hráč { $number } si teď nemůže vzít materiál.
impossible-no-room = hráč { $number } pro to nemá prázdné pole.
impossible-cube = hráč { $number } nemůže mít na položení { $resource }.
impossible-stand = nová budova hráče { $number } nemůže stát právě na těchto polích.
impossible-stocking = na { $cell } hráče { $number } nestojí nic, co by ještě dostalo kostku.
impossible-replace = hráč { $number } takhle budovy nahrazovat nemůže.
impossible-not-new = hráč { $number } právě teď nepostavil { $building_acc }.
impossible-claim = hráč { $number } si z toho z Perleťové rozhledny nemůže vzít nic.
impossible-all-revealed = žádná karta budovy na otočení nezbývá.
impossible-all-dealt = všichni už dostali dvě památky.

## The board on the screen

board-table = Stůl
board-player = { $player }
board-town = Městečko: { $player }
board-others = Ostatní městečka
board-show = Prohlédnout městečko: { $player }
board-back = Zpět do mého městečka
board-round = Kolo { $number }
board-cards = Budovy ve hře
board-about = O kartě { $building }
board-guide = Více v pravidlech
board-close = Zavřít
board-supply = Materiály
board-named-by = vybírá { $player }
board-named-card = z karty starosty
board-naming = { $player } vybírá materiál
board-free = Vezmi si, co chceš
board-hand = V ruce: { $resource }. Přetáhni na některé pole.
board-hand-other = V ruce: { $resource }
board-hammer = Kladívko drží { $player }
board-square-empty = { $cell }: prázdné pole
board-square-cube = { $cell }: { $resource }
board-square-building = { $cell }: { $building }
board-square-fed = { $cell }: { $building } (nasyceno)
board-square-stock = { $cell }: { $building }; leží tu: { $stock }
board-finished = Dokončeno
board-doing-choosing = vybírá
board-doing-naming = vybírá
board-doing-taking = bere si
board-doing-placing = pokládá
board-doing-building = staví
board-doing-claiming = bere si budovu
board-doing-done = hotovo
board-doing-finished = dokončeno
board-monument-hidden = Památka, zatím tajná
board-monument-built = Postaveno
board-keep = Jednu z těchto dvou si nech
board-watch = Na kartě: { $buildings }
board-town-hall = Starosta
board-town-hall-card = Karta pro všechny
board-town-hall-free = Každý si vezme, co chce
board-pile = Karet v balíčku: { $count }
board-row = Karty materiálů
board-cavern = Jeskyně: využito { $count } z { $uses }

## The board at a terminal

drawn-round = Kolo
drawn-row = Karty
drawn-player = Hráč
drawn-hand = v ruce
letter-W = O
letter-O = D
letter-B = C
letter-G = S
letter-S = K

## What a turn is good for: hints

reason-fed = { $count ->
    [one] nasytí 1 domek
    [few] nasytí { $count } domky
    [many] nasytí { $count } domku
   *[other] nasytí { $count } domků
}
reason-building = body za { $building_acc }
reason-empty = { $count ->
    [one] na konci o 1 prázdné pole méně
    [few] na konci o { $count } prázdná pole méně
    [many] na konci o { $count } prázdného pole méně
   *[other] na konci o { $count } prázdných polí méně
}
reason-room = víc místa na stavění
reason-standing = postavené budovy mohou ještě získat víc
reason-monument = lepší vyhlídky pro tvou památku
reason-plans = další budovy jsou blíž
