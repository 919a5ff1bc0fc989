# Slova samotného klienta. Slova her přicházejí s hrami.

## Všude

close = Zavřít
save = Uložit
loading = Načítání…
try-again = Zkusit znovu
reload = Načíst znovu
skip = Přejít na obsah
to-lobby = Na úvodní stránku
to-table = Ke stolu
guest = Host
settings = Nastavení
admin = Správa
admin-reports = { $count ->
    [one] Správa: čeká { $count } hlášení
    [few] Správa: čekají { $count } hlášení
    [many] Správa: čeká { $count } hlášení
   *[other] Správa: čeká { $count } hlášení
}
help = Nápověda
title-page = { $page } · Cantiere
title-turn = ● Jsi na tahu · { $title }
connection-connecting = připojování…
connection-offline = bez spojení
outdated = Je k dispozici nová verze.
offline-title = Server je nedostupný
offline-text = Jakmile bude spojení, stránka bude pokračovat sama. Nic se neztratí.
offline-request = Server je nedostupný. Zkus to prosím za chvíli.
broken-answer = Něco se nepovedlo. Zkus to prosím znovu.
missing-title = Tady nic není
missing-text = Na této adrese není žádná stránka.
missing-game = Hra s tímto názvem tu není.
name-numbered = { $name } { $number }
version = Cantiere { $version }

## Úvodní stránka

hello = Stavitelské hry na jednom stole
hello-name = Vítej, { $name }
hello-text = Hraj s přáteli přes odkaz, na jednom zařízení, proti botům nebo sólo.
first-title = Jsi tu poprvé?
first-text = Začni hrou { $game }, nejsnazší z těchto her: v nejjednodušší podobě a proti jedinému botovi, který se teprve učí.
first-start = Zahrát si první hru
mine = Tvoje hry
games = Hry
open-tables = Stoly s volným místem
open-none = Právě teď nikdo nehledá spoluhráče. Otevři vlastní stůl!
live-tables = Právě se hraje
live-none = Žádná veřejná hra neprobíhá.
finished-tables = Dohrané hry
finished-none = Zatím žádná hra neskončila.
import = Otevřít uloženou hru
import-hint = Ze souboru se záznamem se stane stůl: prohlédni si ho, nebo hraj dál.
play = Hrát
players = { $high ->
    [one] { $low }–{ $high } hráč
    [few] { $low }–{ $high } hráči
    [many] { $low }–{ $high } hráče
   *[other] { $low }–{ $high } hráčů
}
players-one = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
minutes = { $low }–{ $high } min
weight = Náročnost { $weight } z 5
show-all = Zobrazit vše ({ $count })
row-your-turn = Jsi na tahu
row-open = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
row-finished = Dohráno
row-aborted = Ukončeno bez výsledku
row-left = Hraje za tebe bot
row-waiting = Na tahu: { $names }

## Nový stůl

who-plays = Kdo hraje?
ready-bots = Já proti botům
ready-friends = S přáteli přes odkaz
ready-device = Na tomto zařízení
ready-alone = Sólo
kind-me = { $name } (já)
kind-me-nameless = Já
kind-open = Volné pro kohokoli s odkazem
kind-local = Hráč na tomto zařízení
kind-bot = bot
kind-bot-level = Bot: { $level }
bot-help = { $level }: { $help }
bot-record = { $level }: { $help } Měřeno u jednoho stolu s ostatními: průměrně { NUMBER($points, maximumFractionDigits: 0) } b., { $tenths ->
    [0] méně než 0,1
   *[other] { NUMBER($seconds, maximumSignificantDigits: 1) }
} s na tah.
seat-who = Kdo sedí na místě { $number }
local-name = Jméno hráče na místě { $number }
seat-number = Hráč { $number }
seat-more = Přidat hráče
seat-fewer = Ubrat hráče
variant = Varianta
options = Možnosti
options-changed = { $count ->
    [one] { $count } změněna
    [few] { $count } změněny
    [many] { $count } změněno
   *[other] { $count } změněno
}
options-cards = Karty ve hře
options-rulings = Výklad nejasných pravidel
options-more = Další možnosti
option-earlier = Posunout výš
option-off = bez: { $option }
option-value = { $option }: { $value }
public = Ukázat stůl na úvodní stránce
public-hint = Ostatní se mohou dívat a zabrat volná místa. Jinak stůl najde jen ten, kdo má odkaz.
hints-allowed = Povolit rady
hints-allowed-hint = Každý se může zeptat, které tahy vypadají nejlépe. Když hraješ bez dalších lidí, můžeš vždycky.
start = Začít hru
start-open = Otevřít stůl
continue-title = Hrát dál odtud
continue-text = Hra pokračuje od tahu { $at } jako samostatný stůl.

## Před začátkem

seats = Místa
seat-open = volné
seat-kept = rezervováno: { $name }
seat-take = Posadit se
seat-leave = Odejít od stolu
seat-leave-named = { $name } odchází
seat-you = ty
room-waiting = { $count ->
    [one] Čeká se ještě na jednoho hráče.
    [few] Čeká se ještě na { $count } hráče.
    [many] Čeká se ještě na { $count } hráče.
   *[other] Čeká se ještě na { $count } hráčů.
}
room-starting = Všichni jsou tu. Hra začíná.
room-fill = Obsadit volná místa boty a začít
room-clear = Zrušit stůl
share-title = Pozvi ostatní
share-text = Kdo otevře tento odkaz, může se posadit, nebo se dívat.
share-local = Tato adresa funguje jen na tomto počítači. Aby se mohli přidat ostatní, spusť server příkazem „cantiere serve --host 0.0.0.0“.
share-link = Odkaz na tento stůl
share-copy = Kopírovat
link-copied = Odkaz je zkopírován.
qr-label = QR kód s odkazem na tento stůl

## U stolu

board = Herní plán
board-missing = Plán této hry ještě není nakreslen. Hrát se dá tlačítky.
panel = Panel
tab-do = Akce
tab-log = Průběh
all-actions = Všechny akce ({ $count })
choices-here = Vyber jednu z možností
what-is-this = Co je to?
skip-ahead = Přeskočit k mému tahu
skip-told = Přeskočit
told-next = Další krok
since-you-were-here = Co se mezitím stalo
tab-guide = Pravidla
tab-chat = Chat
tab-result = Výsledek
table-menu = Stůl
table-gone = Tento stůl neexistuje
seat-to-move = na tahu
seat-away = pryč
seat-held = bot hraje za někoho, kdo odešel
seat-back = Vzít si zpět místo, které drží { $name }
score-of = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}. Ukázat, za co
score-why = Za co jsou body
score-nothing = Zatím nic
score-now = Zatím získáno
score-now-short = teď { $points }
score-projected = Kdyby hra skončila teď
score-table = Tabulka bodů
score-total = Celkem
place-short = { $place }.
watching = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } diváků
}
prompt-waiting = { $count ->
    [0] Chvilku…
    [one] Na tahu je { $names }
    [few] Na tahu jsou { $names }
    [many] Na tahu je { $names }
   *[other] Na tahu jsou { $names }
}
prompt-narrowed = { $count ->
    [one] Zbývá { $count } možnost
    [few] Zbývají { $count } možnosti
    [many] Zbývá { $count } možnosti
   *[other] Zbývá { $count } možností
}: vyber na plánu nebo v seznamu.
prompt-escape = Esc výběr zruší.
prompt-spectator = Díváš se.
prompt-rules = Přečíst si o tom v pravidlech
prompt-offline = Bez spojení. Tvůj tah je uložen a odešle se, jakmile to půjde.
prompt-lost = Bez spojení. Stránka bude pokračovat, jakmile to půjde.
prompt-sending = Odesílám…
leaves = Zatím nevyužito: { $what }. Opravdu? Zvol to znovu.
next-table = Jsi na tahu jinde
pick-release = Zrušit výběr
why-nothing-there = Tam se teď nedá nic dělat.
do-nothing = Teď není co dělat.
do-nothing-spectator = Na tuto hru se díváš.
undo-undo = Zpět
undo-free = Vrátit další tah
undo-ask = Požádat o vrácení
hint = Poradit
hint-thinking = Hledám nejlepší tahy…
hint-margin = Nejlepší tahy: očekávaný náskok, šance na výhru
hint-points = Nejlepší tahy a očekávané body
hint-error = plus minus { $error }
hint-only = je to jediný možný tah
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-fit = Zobrazit celý plán
log-older = Starší záznamy
log-empty = Zatím se nic nestalo.
log-look = Zobrazit pozici
log-more = Více o tomto tahu
log-start = Příprava
log-back = Vrátit před tento tah
log-back-ask = Požádat o návrat před tento tah
chat-empty = Zatím nikdo nic neřekl.
chat-spectator = (divák)
chat-write = Napiš něco…
chat-send = Poslat
chat-report = Nahlásit, co píše { $name }
chat-delete = Smazat tuto zprávu ({ $name })
chat-delete-short = Smazat
report-player = Nahlásit hráče
report-line = Nahlásit tuto zprávu
report-who = Koho?
report-why = Co je špatně?
report-hint = Čtou to jen správci tohoto serveru.
report-send = Nahlásit
report-sent = Děkujeme. Správci se na to podívají.
reference = Karty v této hře
turn-call = Jsi na tahu: { $game }
game-over = Hra skončila.
consent-title = Žádost o vrácení: { $name }
consent-asked = Tvoje žádost o vrácení
consent-end-title = { $name } chce ukončit hru
consent-end-asked = Navrhuješ ukončit hru
consent-end-text = Pokud budou všichni souhlasit, hra tady skončí a nikomu se nezapočítá.
consent-count = { $count ->
    [one] Vrátil by se jeden tah.
    [few] Vrátily by se { $count } tahy.
    [many] Vrátilo by se { $count } tahu.
   *[other] Vrátilo by se { $count } tahů.
}
consent-pending = Ještě odpoví: { $names }.
consent-yes = Souhlasím
consent-no = Nesouhlasím
consent-withdraw = Stáhnout žádost
curtain-title = Předej zařízení: { $name }
curtain-text = Nikdo jiný by se teď neměl dívat.
curtain-lift = Jsem { $name }
menu-level = Úroveň: { $name }
leave-level = Bot jako ostatní
leave-hint = Bot bude hrát za tebe. Místo si můžeš kdykoli vzít zpět.
bots-finish = Nechat boty dohrát
delete-game = Smazat tuto hru
delete-sure = Opravdu smazat?
abort-ask = Navrhnout ostatním konec hry
abort-ask-hint = Pokud budou všichni souhlasit, hra skončí bez výsledku.
abort = Ukončit hru bez výsledku
abort-sure = Opravdu ukončit hru?
abort-hint = Zůstane mezi dohranými hrami a nikomu se nezapočítá.
substitute = { $name } tu není: ať hraje bot
result-winner = Vítězí { $name }
result-shared = O vítězství se dělí { $names }
result-aborted = Ukončeno bez výsledku
result-aborted-text = Nikdo nevyhrál. Takový byl v tu chvíli stav bodů.
result-alone = { $points ->
    [one] Máš { $points } bod
    [few] Máš { $points } body
    [many] Máš { $points } bodu
   *[other] Máš { $points } bodů
}
rematch = Hrát znovu
rematch-with = Hrát znovu: { $names }
rematch-join = K další hře
replay = Záznam
export = Uložit do souboru
dice-check = Ověřit losování
finish-open = Celý výsledek a obrázek
points = { $points ->
    [one] { $shown } bod
    [few] { $shown } body
    [many] { $shown } bodu
   *[other] { $shown } bodů
}
best-first = Tvá první hra tohoto druhu.
best-new = { $games ->
    [one] Nový osobní rekord! Dosud jediná hra dala { $before }.
    [few] Nový osobní rekord! Nejvíc z { $games } her bylo dosud { $before }.
    [many] Nový osobní rekord! Nejvíc z { $games } hry bylo dosud { $before }.
   *[other] Nový osobní rekord! Nejvíc z { $games } her bylo dosud { $before }.
}
best-old = { $games ->
    [one] Tvé nejlepší skóre je { $before }, z jediné dřívější hry.
    [few] Tvé nejlepší skóre z { $games } her je { $before }.
    [many] Tvé nejlepší skóre z { $games } hry je { $before }.
   *[other] Tvé nejlepší skóre z { $games } her je { $before }.
}
ranks = Hodnosti
rank-from = od { $points }
rank-next = { $points ->
    [one] Do hodnosti { $rank } chybí { $points } bod.
    [few] Do hodnosti { $rank } chybějí { $points } body.
    [many] Do hodnosti { $rank } chybí { $points } bodu.
   *[other] Do hodnosti { $rank } chybí { $points } bodů.
}
turning-title = Zlomové okamžiky
turning-lead = { $name } jde natrvalo do vedení (tah { $move }) a končí se skóre { $points }.
turning-gain = { $name } získává za jediný tah { $points } (tah { $move }).
picture = Obrázek
picture-alt = Výsledek a konečný stav na stole
picture-save = Uložit obrázek
picture-share = Sdílet obrázek
picture-drawing = Kreslí se…
picture-failed = Tento prohlížeč obrázek nakreslit neumí.

## Záznam

replay-title = { $game }, záznam
replay-missing = Záznam nelze zobrazit
replay-start = Začátek
replay-eyes = Pohled
replay-own = vlastní
replay-spectator = divák
replay-first = Na začátek
replay-last = Na konec
replay-back = O krok zpět
replay-forward = O krok vpřed
replay-play = Přehrát
replay-pause = Pozastavit
replay-speed = Rychlost
replay-times = { $speed }×
replay-position = Místo ve hře
replay-of = { $index } z { $last }
replay-continue = Hrát dál odtud
graph-label = Body všech v čase
replay-shows = Pod skóre
shown-moves = Tahy
shown-analysis = Rozbor
hint-here = Nejlepší tah odtud
analysis-about = Boti projdou celou hru: kdo měl kdy jakou šanci vyhrát, které tahy stály nejvíc a co by bylo lepší.
analysis-about-alone = Boti projdou celou hru: kolik bodů se kdy dalo čekat, které tahy stály nejvíc a co by bylo lepší.
analysis-begin = Rozebrat tuto hru
analysis-soon = Začne, jakmile žádný bot nebude čekat.
analysis-ahead = { $count ->
    [one] Před ní je na řadě ještě jedna hra.
    [few] Před ní jsou na řadě ještě { $count } hry.
    [many] Před ní je na řadě ještě { $count } hry.
   *[other] Před ní je na řadě ještě { $count } her.
}
analysis-progress = Tah { $done } z { $total }
analysis-leave = Nemusíš tu čekat: výsledek se uloží ke hře.
analysis-shows = Graf ukazuje
shown-chances = Šance na výhru
shown-points = Očekávané body
shown-mistake = Nejdražší tahy
shown-no-mistake = Žádný tah nebyl zřetelně horší než jiný.
shown-brilliant = Skvělé tahy
shown-no-brilliant = Žádný tah nebyl zřetelně nejlepší, a přitom těžko k nalezení.
analysis-better = Lepší tah
analysis-next = Druhý nejlepší tah
analysis-play = Hrát dál od tohoto tahu
analysis-error = plus minus { $error }
analysis-note = Jsou to odhady. Boti každou hru dohrají jen několikrát a nehrají dokonale: pásy ukazují, o kolik se čísla mohou mýlit už jen náhodou. Malé rozdíly nic neznamenají.

## Losování

dice-title = Bylo losování poctivé?
dice-text = Před prvním losováním server ukázal otisk tajného čísla. Každé losování z toho čísla plyne a nejde ho dodatečně vybrat. Na konci se číslo ukáže a každý může všechna losování zopakovat.
dice-checking = Opakují se všechna losování…
dice-later = Tajné číslo se ukáže po skončení hry
dice-count = { $count ->
    [one] Zatím { $count } losování.
    [few] Zatím { $count } losování.
    [many] Zatím { $count } losování.
   *[other] Zatím { $count } losování.
}
dice-fair = Každé losování bylo poctivé
dice-unfair = Losování neodpovídá tomu, jaké mělo být
dice-here = { $count ->
    [one] { $count } losování bylo zopakováno tady, v tvém prohlížeči.
    [few] { $count } losování byla zopakována tady, v tvém prohlížeči.
    [many] { $count } losování bylo zopakováno tady, v tvém prohlížeči.
   *[other] { $count } losování bylo zopakováno tady, v tvém prohlížeči.
}
dice-server = Prohlížeč opakuje losování jen přes šifrované spojení; toto zjistil server.
dice-commitment = Otisk (SHA-256), ukázaný na začátku
dice-secret = Tajné číslo, ukázané na konci
dice-promise-kept = odpovídá otisku
dice-promise-broken = neodpovídá otisku
dice-draws = Všechna losování
dice-ticket = Vylosované číslo
dice-means = Význam
dice-verdict = Ověření
dice-missing = Losování tohoto stolu nelze zobrazit

## Pravidla a součásti

learn-new = Nauč se hru za pět minut: krátká první hra tě provede krok za krokem.
learn-offer = { $game } za pět minut
learn-continue = Pokračovat v učení: { $game }
learn-short = Naučit se za pět minut
lesson = Výuková hra
lesson-step = Krok { $step } z { $count }
lesson-next = Dál
lesson-back = O krok zpět
lesson-do = Udělat za mě
lesson-leave = Odejít
lesson-leave-hint = Později můžeš pokračovat tam, kde skončíš.
lesson-again = Ještě jednou
lesson-play = Zahrát si
lesson-old = Tato výuková hra se mezitím změnila.
guide = Pravidla
guide-title = { $game }, pravidla
guide-chapters = Kapitoly
guide-page = Na celou stránku
guide-missing = Pravidla nelze zobrazit
guide-search = Hledat v pravidlech
guide-search-none = Nic se nenašlo.
guide-continue = Pokračovat: { $chapter }
figure-names = Anna, Bořek, Cilka, David, Eva, Filip
figure-start = Výchozí pozice. Dál krok za krokem.
figure-back = O krok zpět
figure-next = O krok dál
components = O součástech hry
components-title = { $game }, součásti
components-words = Údaje jsou zapsány tak, jak stojí v souboru hry components.toml.
components-text = Co je v krabici, pokud víme, a nakolik jsme si tím jisti. Pokud hru vlastníš a vidíš chybu, dá se opravit jedním řádkem.
mark-rulebook = Pravidla hry
mark-rulebook-text = { $count ->
    [one] { $count } položka: vytištěno v pravidlech.
    [few] { $count } položky: vytištěno v pravidlech.
    [many] { $count } položky: vytištěno v pravidlech.
   *[other] { $count } položek: vytištěno v pravidlech.
}
mark-sources = Více zdrojů
mark-sources-text = { $count ->
    [one] { $count } položka: shodne se na ní více majitelů hry.
    [few] { $count } položky: shodne se na nich více majitelů hry.
    [many] { $count } položky: shodne se na nich více majitelů hry.
   *[other] { $count } položek: shodne se na nich více majitelů hry.
}
mark-few = Málo zdrojů
mark-few-text = { $count ->
    [one] { $count } položka: od jednoho či dvou lidí.
    [few] { $count } položky: od jednoho či dvou lidí.
    [many] { $count } položky: od jednoho či dvou lidí.
   *[other] { $count } položek: od jednoho či dvou lidí.
}
mark-inferred = Odvozeno
mark-inferred-text = { $count ->
    [one] { $count } položka: plyne z jiných údajů.
    [few] { $count } položky: plynou z jiných údajů.
    [many] { $count } položky: plyne z jiných údajů.
   *[other] { $count } položek: plyne z jiných údajů.
}
mark-reconstructed = Dotvořeno
mark-reconstructed-text = { $count ->
    [one] { $count } položka: naše vlastní, v duchu hry.
    [few] { $count } položky: naše vlastní, v duchu hry.
    [many] { $count } položky: naše vlastní, v duchu hry.
   *[other] { $count } položek: naše vlastní, v duchu hry.
}

## Nastavení

setting-language = Jazyk
setting-theme = Motiv
theme-system = Podle systému
theme-light = Světlý
theme-dark = Tmavý
setting-motion = Animace
motion-system = Podle systému
motion-full = Zapnuté
motion-none = Vypnuté
setting-speed = Rychlost tahů ostatních
speed-slow = Pomalá
speed-normal = Běžná
speed-instant = Okamžitá
setting-sound = Zvuky
setting-sound-text = Čtyři tiché zvuky: položení, stavba, tvůj tah, konec hry.
setting-notify = Upozornění
setting-notify-text = Když jsi na tahu a stránka je na pozadí.
setting-notify-refused = Prohlížeč to nedovoluje. Podívej se do jeho nastavení pro tuto stránku.
setting-title = Tah v titulku karty prohlížeče
setting-title-text = Titulek a ikona karty upozorní, že jsi na tahu.
setting-symbols = Symboly na barvách
setting-symbols-text = Ke každé barvě přidá symbol.
setting-curtain = Při předání zakrýt stůl
setting-curtain-text = Na jednom zařízení, aby nikdo neviděl cizí tajemství.
setting-formalities = Vynucené tahy provádět automaticky
setting-formalities-text = Je-li jen jedna možnost, provede se bez ptaní.
setting-coach = Tipy v prvních hrách
setting-coach-text = Řádek u otázky připomene, na co se zapomíná.
coach-off = Už žádné tipy

## Jméno a účet

name-title = Jak ti máme říkat?
name-label = Jméno
name-hint = To je vše. Žádný účet, žádný e-mail.
name-go = Jdeme na to
invited = Máš pozvánku
invited-known = Už tu jsi jako { $name }. Pozvánku si nech pro někoho jiného.
registration-invitation = Noví hráči tu potřebují pozvánku. Požádej správce serveru o odkaz, nebo se přihlas, pokud máš účet.
registration-closed = Tento server nové hráče nepřijímá. Pokud máš účet, přihlas se.
name-saved = Jméno je uloženo.
account = Jméno a účet
account-of = Přihlášen účet { $login }
account-enter = Účet
account-why = S účtem najdeš svoje hry i na jiných zařízeních.
account-first = Na serveru zatím není žádný účet. První se stane správcem.
login = Přihlašovací jméno
password = Heslo
sign-in = Přihlásit se
sign-up = Založit účet
sign-out = Odhlásit se
signed-in = Přihlášeno.
signed-up = Účet byl založen.
signed-out = Odhlášeno.
password-change = Změnit heslo
password-old = Staré heslo
password-new = Nové heslo
password-changed = Heslo bylo změněno.
devices = Přihlášená zařízení
devices-others = Odhlásit všude jinde
device-this = Toto zařízení
device-used = Naposledy použito: { $day }
device-unknown = Neznámé zařízení

## Klávesy

keys-title = Klávesové zkratky
keys-everywhere = Všude
keys-table = U stolu
keys-replay = Záznam
key-help = Tato nápověda
key-tab = Další prvek
key-enter = Aktivovat
key-escape = Zrušit výběr, zavřít
key-digits = Zvolit akci s tímto číslem
key-undo = Zpět
key-told = Tahy ostatních: další krok, přeskočit
key-board = Přejít na plán
key-tabs = Akce, Průběh, Pravidla, Chat
key-seats = Plán předchozího nebo dalšího hráče
key-zoom = Přiblížit, oddálit, celý plán
key-ask = Co je to? (také pravé tlačítko nebo dlouhý stisk)
key-step = O krok zpět nebo vpřed
key-ends = Na začátek, na konec
key-play = Přehrát, pozastavit
