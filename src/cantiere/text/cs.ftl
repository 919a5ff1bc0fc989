# Slova, která nepatří žádné hře: chyby, terminál, místa u stolu a boti.

language-name = Čeština
seat-name = Hráč { $number }
bot-random = Náhodný
bot-greedy = Hladový
bot-learned = Samouk
bot-search = Hledač
bot-mcts = Starší hledač
level-novice = Nováček
level-novice-help = Bere to, co na první pohled vypadá nejlépe, jedno rozhodnutí po druhém, a často přehlédne něco lepšího. Dobrý pro první hry.
level-builder = Stavitel
level-builder-help = Promyslí do konce svůj tah, ale ne tahy ostatních. Hraje slušně.
level-architect = Architekt
level-architect-help = Porovnává tahy podle toho, jak by na ně ostatní odpověděli. Hru, kterou se naučil hraním, posuzuje podle zkušenosti, jiné podle jednoduchých pravidel. Umí potrápit i dobrého hráče.
level-master = Mistr
level-master-help = To nejlepší, co máme: porovnává víc tahů než architekt, důkladněji a o dva tahy dopředu. Přemýšlí až čtyři sekundy na tah.

prompt-wait = Čekáš na ostatní.
prompt-over = Hra skončila.
why-asked-else = Nejdřív: { $prompt }
why-not-yours = To není tvoje.

## Errors

error-no-such-code = Akce číslo { $code } v této hře není.
error-no-such-verb = Akce „{ $verb }“ v této hře není.{ $hint }
hint-near = { " " }Nemělo to být „{ $near }“?
hint-known = { " " }Možnosti: { $known }.
hint-none = { "" }
error-no-such-argument = K akci „{ $verb }“ žádné „{ $argument }“ nepatří.
error-bad-argument = U akce „{ $verb }“ nemůže být „{ $argument }“ rovno „{ $value }“.{ $hint }
error-argument-count = { $count ->
    [0] Akce „{ $verb }“ se píše sama, žádné slovo za ni nepatří.
    [one] Za akci „{ $verb }“ patří jedno slovo, ne { $given }.
    [few] Za akci „{ $verb }“ patří { $count } slova, ne { $given }.
    [many] Za akci „{ $verb }“ patří { $count } slova, ne { $given }.
   *[other] Za akci „{ $verb }“ patří { $count } slov, ne { $given }.
}
error-several = „{ $action }“ může znamenat víc akcí: { $choices }.
error-illegal = „{ $action }“ teď nejde. { $why }
error-impossible-draw = „{ $action }“ teď nelze vylosovat.
error-not-your-turn = Hráč { $number } teď není na tahu.
error-over = Hra skončila.
error-cannot-undo = Není co vzít zpět: mezitím se něco losovalo nebo odkrylo, nebo už hrál někdo další.
error-unknown-game = Hra „{ $id }“ tu není.{ $hint }
error-seats = { $high ->
    [one] Hra { game-name } je pro { $high } hráče, ne pro { $seats }.
    [few] Hra { game-name } je pro { $low } až { $high } hráče, ne pro { $seats }.
    [many] Hra { game-name } je pro { $low } až { $high } hráče, ne pro { $seats }.
   *[other] Hra { game-name } je pro { $low } až { $high } hráčů, ne pro { $seats }.
}
error-option-unknown = Možnost „{ $option }“ tu není.{ $hint }
error-option-flag = Možnost „{ $option }“ může být jen ano (yes), nebo ne (no), nikoli „{ $value }“.
error-option-choice = Možnost „{ $option }“ nemůže mít hodnotu „{ $value }“.{ $hint }
error-option-number = Možnost „{ $option }“ je celé číslo od { $low } do { $high }, ne „{ $value }“.
error-option-order = Možnost „{ $option }“ je seznam různých položek z těchto: { $choices }. „{ $value }“ jím není.
error-position-syntax = Pozici nelze přečíst: { $why }.
error-position-head = Pozice začíná hrou a počtem míst.
error-position-rules = Pozice je zapsaná pro pravidla { $rules } hry { game-name }, tady platí pravidla { $ours }.
error-position-options = Pozici nelze rozložit. { $why }
error-position-and-more = Pozice sama určuje hru, počet míst a možnosti; nic z toho k ní nelze přidat.
error-position-key = { $place }: takový klíč neexistuje.{ $hint }
error-position-number = { $place }: „{ $value }“ není celé číslo od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) }.
error-position-flag = { $place }: „{ $value }“ není ani true, ani false.
error-position-text = { $place }: „{ $value }“ není text.
error-position-word = { $place }: „{ $value }“ není známé slovo.{ $hint }
error-position-list = { $place }: „{ $value }“ není seznam slov.
error-position-numbers = { $place }: „{ $value }“ není seznam celých čísel.
error-position-length = { $place }: položek může být { $low } až { $high }, ne { $count }.
error-position-exactly = { $place }: položek musí být { $low }, ne { $count }.
error-position-table = { $place }: „{ $value }“ není tabulka klíčů a hodnot.
error-position-twice = { $place }: „{ $value }“ je uvedeno dvakrát.
error-position-fact-missing = { $place }: chybí „{ $fact }=“.
error-position-fact-flag = { $place }: „{ $fact }“ nemá žádnou hodnotu.
error-position-impossible = Takhle by to na stole ležet nemohlo: { $problem }
error-position-problems = Takhle by to na stole ležet nemohlo:
impossible-lowest = pod rozhodnutím „{ $decision }“ nic neleží.
impossible-above = rozhodnutí „{ $decision }“ nemůže ležet na „{ $below }“.
impossible-nothing-asked = hráč { $number } je na tahu, ale nemá o čem rozhodovat.
impossible-no-answer = rozhodnutí „{ $decision }“ nemá žádnou možnou odpověď.
error-replay-damaged = Soubor se záznamem je poškozený: { $why }.
error-replay-foreign = Tohle není záznam hry z Cantiere.
error-replay-rules = Záznam vznikl podle pravidel { $rules } hry { game-name }, tady platí pravidla { $ours }.
error-replay-seat = „{ $seat }“ není místo u stolu.
error-replay-at = Akce { $number } v záznamu neodpovídá pravidlům. { $why }
error-replay-position = Pozice v záznamu neodpovídá jeho hře, hráčům a možnostem.
error-unknown-bot = Bot „{ $bot }“ tu není.{ $hint }
error-bot-setting = Bot „{ $bot }“ nemá nastavení „{ $setting }“.{ $hint }
error-bot-number = „{ $setting }“: toto nastavení bota „{ $bot }“ je { $kind ->
    [whole] celé číslo
   *[any] číslo
} od { $least } do { $most }.
error-bot-twice = Nastavení „{ $setting }“ bota „{ $bot }“ je uvedeno dvakrát.
error-bot-level = „{ $bot }“ je úroveň a úrovně žádná nastavení nemají.
error-bot-illegal = Bot „{ $bot }“ zvolil akci { $action }, která není dovolená.
error-file = Soubor „{ $file }“ nelze přečíst: { $why }.
error-no-move = { $count ->
    [one] Záznam má jen 1 akci; po akci { $move } už nic není.
    [few] Záznam má jen { $count } akce; po akci { $move } už nic není.
    [many] Záznam má jen { $count } akce; po akci { $move } už nic není.
   *[other] Záznam má jen { $count } akcí; po akci { $move } už nic není.
}
error-draw-next = Tady se nerozhoduje: teď se losuje.
error-no-turns = V této hře ještě nikdo netáhl.
error-file-write = „{ $file }“ nelze zapsat: { $why }.
error-in-file = „{ $file }“: { $why }
error-option-pair = { $option }: napište KLÍČ=HODNOTA, ne „{ $value }“.
error-position-moves = „{ $file }“ je pozice, ne záznam hry: nemá žádné tahy.
cause-missing = takový soubor ani složka neexistuje
cause-forbidden = chybí oprávnění
cause-folder = je to složka
cause-no-folder = část cesty není složka
cause-exists = soubor toho jména už existuje
cause-long = název je příliš dlouhý
cause-full = disk je plný
cause-read-only = na disk se nedá zapisovat
cause-in-use = už se používá
cause-address = tento počítač takovou adresu nemá
cause-refused = spojení bylo odmítnuto
cause-no-text = není to textový soubor
cause-deep = příliš mnoho závorek v závorkách
cause-encoding = název není v UTF-8
cause-place = řádek { $line }, sloupec { $column }
cause-other = { $said }
error-workers-sqlite = Jeden soubor SQLite nemůže sdílet víc procesů ({ $workers }). Uveď databázi PostgreSQL, --db postgresql://jméno:heslo@server/databáze, nebo vynech --workers.
error-preset = Hra { game-name } nemá sadu možností „{ $preset }“.{ $hint }
error-worker-died = Proces ({ $what }) skončil s chybou ({ $times }×).
error-on = Na „{ $on }“ se spustit nedá. Napiš ray, nebo ray://HOST:PORT.
error-cluster = Cluster na adrese { $address } není dostupný: { $why }
error-cluster-version = Na clusteru je Cantiere { $theirs }, tady { $ours }. Nainstaluj všude stejnou verzi.
error-setting-proxy = „proxies“ jsou adresy a sítě, například 10.0.0.0/8: { $why }.
error-setting-unknown = { $where }: nastavení „{ $name }“ neexistuje.{ $hint }
error-setting-value = { $where }: „{ $name }“ nemůže být „{ $value }“. { $kind ->
    [number] Má to být číslo od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) }.
    [flag] Má to být true, nebo false.
    [rate] Má to být četnost, například „20/s burst 60“, „12/min“ nebo „5/h“.
    [choice] Má to být jedno z: { $choices }.
    [list] Má to být seznam textů.
   *[text] Má to být text.
}
error-port = Port { $port } na { $host } nelze otevřít: { $why }.
error-database = Databázi „{ $database }“ nelze otevřít: { $why }.
error-database-newer = Databázi „{ $database }“ vytvořila novější verze Cantiere. Nainstaluj ji, nebo se vrať k záloze.
error-database-driver = Pro „{ $database }“ chybí modul „{ $module }“. Pro PostgreSQL nainstaluj doplněk „postgres“.
error-net-damaged = Síť v souboru „{ $file }“ je poškozená: { $why }.
error-net-format = Síť v souboru „{ $file }“ má formát { $format }, který tu není známý.
error-net-features = Síť v souboru „{ $file }“ byla vytvořena pro jiné příznaky hry { $id }, než jaké jsou nyní. Natrénuj novou.
error-net-game = Síť v souboru „{ $file }“ hraje { $id }, ne { $ours }.
error-net-rules = Síť v souboru „{ $file }“ vznikla pro pravidla { $rules } hry { $id }; tady platí pravidla { $ours }.
error-margin-alone = Sám u stolu nemá nikdo náskok: --margin je pro dvě místa a víc.
error-extra = K tomu je potřeba doplněk „{ $extra }“: { $command }.
error-no-such-seat = Místa mají čísla od 0 do { $high }; místo { $seat } není.
error-arena-twice = Bot „{ $bot }“ je uveden dvakrát.
error-arena-alone = Bot „{ $bot }“ nemá proti komu hrát.
error-arena-no-seat = U stolu pro jednoho není pro „{ $bot }“ místo.
error-arena-busy = Do složky „{ $folder }“ právě zapisuje jiný běh.
error-arena-foreign = Ve složce „{ $folder }“ jsou jiné soubory. Zadej novou nebo prázdnou.
error-arena-damaged = Soubor „{ $file }“ je poškozený: { $why }.
error-arena-line = Soubor „{ $file }“ je poškozený nebo jiného druhu, řádek { $line }: { $why }.
error-arena-other = Ve složce „{ $folder }“ jsou jiné výsledky: „{ $what }“ je tam { $theirs }, ne { $ours }.

## The terminal

play-welcome = { $game } · { $seats ->
    [one] sólová hra
    [few] { $seats } hráči
    [many] { $seats } hráče
   *[other] { $seats } hráčů
}
play-turn = Na tahu je { $player }.
play-ask = Vyber číslo, napiš akci slovy, nebo zadej ? pro nápovědu.
play-help = Akci vybereš číslem nebo slovy: { $example }. Je-li jen jedna, stačí Enter. „undo“ vezme akci zpět, „score“ ukáže body, „board“ herní plán, „hint“ nejlepší tahy, „guide“ pravidla („guide { $chapter }“ jen jeden oddíl), „save SOUBOR“ hru uloží, „quit“ ji ukončí.
play-guide-headings = Pravidla mají tyto oddíly: { $headings }.
play-not-understood = Taková akce v nabídce není.
play-undone = Vzato zpět.
play-saved = Uloženo do souboru { $file }.
play-bye = Na shledanou. { $saved ->
    [yes] Hra je uložená.
   *[no] Hra není uložená.
}
play-pass-device = Na řadě je { $player }: předej klávesnici a stiskni Enter.
play-over = Hra skončila.
play-winner = { $points ->
    [one] { $player } vítězí se ziskem { $points } bodu.
    [few] { $player } vítězí se ziskem { $points } bodů.
    [many] { $player } vítězí se ziskem { $points } bodu.
   *[other] { $player } vítězí se ziskem { $points } bodů.
}
play-shared = { $points ->
    [one] O vítězství se dělí { $players } se ziskem { $points } bodu.
    [few] O vítězství se dělí { $players } se ziskem { $points } bodů.
    [many] O vítězství se dělí { $players } se ziskem { $points } bodu.
   *[other] O vítězství se dělí { $players } se ziskem { $points } bodů.
}
play-alone = { $points ->
    [one] Máš { $points } bod.
    [few] Máš { $points } body.
    [many] Máš { $points } bodu.
   *[other] Máš { $points } bodů.
}
table-seat = Hráč
table-points = Body
table-place = Pořadí
table-total = Celkem
table-action = Akce
table-meaning = Co dělá
table-game = Hra
table-name = Název
table-players = Hráči
table-minutes = Minut na hráče
table-actions = Akce
table-option = Možnost
table-values = Hodnoty
table-default = Výchozí
table-bot = Bot
table-mean = Průměr bodů

## Laboratoř

lab-seat = Místo
lab-player = Hráč
lab-wins = Výhry
lab-points = Body
lab-margin = Náskok
lab-rating = Rating
lab-turns = Tahy
lab-mean = Průměr
lab-longest = Nejdéle
lab-decisions = Rozhodnutí
lab-caption = Hry: { $finished } z { $games }, rozdání: { $deals }.
lab-even = Vyrovnaný výsledek je { $share }.
lab-thinking = Doba přemýšlení na tah; 95 % tahů netrvá déle, než je uvedeno.
lab-stopped = Předčasně zastaveno, dokončené hry: { $finished } z { $games }.
lab-go-on = Stejný příkaz bude pokračovat odsud.
lab-kept = Výsledky jsou ve složce { $folder }.
lab-no-parquet = Pro games.parquet nainstaluj doplněk „lab“.
lab-report = Zpráva je v souboru { $file }.
lab-written = Zapsáno: { $file }.
lab-simulated = Hry: { $games }, rozhodnutí: { $decisions } za { $seconds }, tedy { $speed } rozhodnutí/s ({ $engine } jádro), { $mean } na hru.
lab-engine = { $engine ->
    [compiled] přeložené
   *[plain] čistě pythonové
}

## Hints and analyses

advice-chance = Výhra
advice-lead = Náskok
advice-points = Body
advice-turn = Tah
advice-why = Proč
advice-after = Po akci
advice-cost = Cena
advice-gain = Zisk
advice-played = Zahráno
advice-better = Lepší
advice-next = Druhý nejlepší
advice-went = Šance na výhru a body na konci
advice-went-alone = Body na konci
advice-mistake = { $count ->
    [0] Žádný tah nebyl zřetelně horší než jiný.
   *[other] Nejdražší tahy
}
advice-brilliant = { $count ->
    [0] Žádný tah nebyl zřetelně nejlepší, a přitom těžko k nalezení.
   *[other] Skvělé tahy
}
advice-note = Jsou to odhady: každá pozice se dohraje jen několikrát a boti nehrají dokonale. Už jen náhodou se šance na výhru mohou mýlit o { $error }.
advice-note-alone = Jsou to odhady: každá pozice se dohraje jen několikrát a boti nehrají dokonale. Už jen náhodou se body mohou mýlit o { $error }.
reason-rivals = ostatním zbude méně
reason-compared = oproti ostatním tahům: { $reason }
reason-nothing = nemá jeden hlavní důvod
learn-step = Generace { $generation }: { $what ->
    [games] partie
    [fit] síť
   *[other] proti { $what }
}
learn-generation = Generace
learn-games = Partie
learn-loss = Ztráta
learn-against-greedy = Proti greedy
learn-against-best = Proti nejlepší
learn-minutes = Minuty
learn-caption = ★ byla lepší než všechny před ní. Proti ostatním: jak často byla před nimi, na vlastních rozdáních.
learn-kept = Nejlepší síť je v souboru { $file }.
learn-none = Žádná síť nebyla lepší než ručně psané hodnocení.
report-title = { $game }: aréna
report-title-simulation = { $game }: simulace
report-about = Hry: { $finished } z { $games }, rozdání: { $deals }, hráči u stolu: { $seats }.
report-options = Možnosti
report-seed = Semínko
report-engine = Jádro
report-interval = Tečky jsou průměry; čáry ukazují, kde v devatenácti případech z dvaceti leží skutečná hodnota.
report-wins = Výhry
report-wins-help = Podíl vyhraných her na každé obsazené místo. Sdílené vítězství se dělí. Vyrovnaný výsledek je { $share }.
report-table = Pořadí
report-places = Umístění
report-places-help = Umístění: kolikrát první, druhý a tak dále.
report-ahead = Kdo končí před kým
report-ahead-help = Jak často skončí hráč vlevo před hráčem nahoře; dělené místo je polovina.
report-scores = Body
report-scores-help = Jak často má hráč tolik bodů. Měřítko je pro všechny stejné.
report-margins = Náskoky
report-margins-help = O kolik bodů víc než nejlepší z ostatních.
report-seats = Záleží na místě u stolu?
report-seats-help = Podíl her vyhraných z každého místa, ať tam seděl kdokoli.
report-seat = Místo { $number }
report-order = Záleží na tom, kdo začíná?
report-order-help = Podíl her vyhraných tím, kdo začíná, je druhý a tak dále, ať je to kdokoli.
report-turn = { $number }. v pořadí
report-things = Co vyhrává?
report-things-help = Podíl her, které vyhráli ti, kdo s tím něco udělali: nejlepší a nejhorší. Není to příčina: kdo vyhrává, může si to prostě dovolit.
report-length = Délka
report-length-help = Počet rozhodnutí ve hře.
report-endings = Jak hry skončily
report-times = Doba přemýšlení na tah
report-times-help = Od průměru po nejdelší, na stupnici po mocninách deseti; tečka je doba, kterou 95 % tahů nepřekročí.
report-method = Jak se měřilo
report-method-deals = Každé rozdání se hraje se všemi rotacemi míst a se stejnými losy: n-tý los bere n-té číslo z proudu daného rozdání.
report-method-games = Každá hra má vlastní losy a každý zůstává na svém místě.
report-method-intervals = Intervaly se počítají po rozdáních, protože hry téhož rozdání nejsou nezávislé: pro podíly Wilsonův interval, pro průměry Studentův.
report-method-shares = Pro podíly Wilsonův interval, pro průměry Studentův.
report-method-rating = Ratingy jsou z openskill podle modelu Plackett–Luce: nováček má 25; uvádí se se dvěma sigma.
report-method-turn = Tah jsou rozhodnutí hráče, dokud není na řadě někdo jiný nebo náhoda; tahy bez možnosti volby se nepočítají.

## Příkazy pro provozovatele

error-database-older = Databáze má schéma { $shape }, tato verze potřebuje { $ours }. Spusť jednou „cantiere serve“: udělá zálohu a databázi převede.
error-database-in-use = Soubor „{ $file }“ má otevřený někdo jiný. Nejprve zastav server.
error-database-not-empty = Databáze není prázdná. Zálohu obnov do nové.
error-backup = Soubor „{ $file }“ není záloha ani export Cantiere, nebo je poškozený.
error-backup-kind = „{ $file }“ je soubor SQLite. Pro PostgreSQL udělej zálohu s přepínačem --rows.
error-backup-shape = „{ $file }“ má schéma { $shape }, tato verze potřebuje { $ours }. Obnov jej verzí, která jej vytvořila, a pak přejdi na novou.
error-no-person = Nikdo s přihlašovacím jménem ani číslem „{ $person }“ tu není.
error-last-admin = Je to jediný správce. Nejprve jmenuj někoho dalšího.
error-no-login = { $name } nemá účet.
error-no-invitation = Pozvánka „{ $id }“ tu není.
error-no-report = Žádné hlášení „{ $id }“ nečeká.
error-invitation-numbers = Pozvánka je pro 1 až { NUMBER($uses, useGrouping: 0) } lidí a platí 1 až { NUMBER($days, useGrouping: 0) } dní.
check-unreadable = Jeho záznamy nelze přečíst. { $why }
check-chairs = Chybí místo u stolu.
check-game = Jeho hru nelze připravit. { $why }
check-line = Řádek { $line } neodpovídá pravidlům. { $why }
check-draw = Losování na řádku { $line } neplyne z tajného čísla.
check-head = Jeho údaje v seznamech neodpovídají jeho záznamu.
check-version = Řádek { $line } je novější než stůl.
check-file = SQLite o svém souboru říká: { $why }
admin-dry-run = Nic se nezměnilo. Má-li se to provést, přidej --yes.
admin-fault = { $table }: { $what }
admin-checked = Zkontrolované stoly: { $tables } ({ $seconds } s). Vadné: { $faults }.
admin-would-salvage = Každý řádek, který lze přečíst, by se zkopíroval do nového souboru; poté by se zkontrolovaly stoly.
admin-salvaged = Čitelné řádky ({ $rows }) jsou v novém souboru. Poškozený se teď jmenuje { $file }.
admin-repair = { $table }: { $what ->
    [lists] opraví se jeho údaje v seznamech.
    [cut] jeho záznam se odstraní od řádku { $line } dál.
   *[remove] odstraní se.
}
admin-nothing = Není co opravovat.
admin-kept = Co tam bylo předtím, je v souboru { $file }.
admin-backed-up = Záloha je v souboru { $file } ({ $megabytes } MB).
admin-would-restore = Soubor { $file } by nahradil databázi { $database }.
admin-restored = Databáze { $database } je obnovena ze zálohy.
admin-exported = Soubor: { $file }. Stoly: { $count }.
admin-imported = Nové: { $new }. Už zde jsou: { $known }. Poškozené, vynechané: { $damaged }.
admin-close = Stůl { $table } se navždy odstraní.
admin-pruned = Úklid: stoly, u nichž hra nezačala: { $waiting }, dohrané stoly: { $finished }, hosté: { $guests }.
admin-size = Databáze má { $megabytes } MB.
admin-grant = { $name }: { $admin ->
    [yes] bude správcem.
   *[no] už nebude správcem.
}
admin-reset = Na této adrese si { $name } může zvolit nové heslo, jen jednou, nejpozději za { $hours } h:
admin-ban = { $name }: { $until ->
    [never] smí znovu hrát.
   *[other] účet je zablokovaný do { $until }.
}
admin-mute = { $name }: { $until ->
    [never] smí znovu psát do chatu.
   *[other] nesmí psát do chatu do { $until }.
}
admin-invite = Pozvánka { $id }. Pro kolik lidí: { $uses }. Kolik dní platí: { $days }. Pošli jim tento odkaz:
admin-invite-unneeded = Registrace teď není na pozvánky: odkaz nemá žádný účinek, dokud nespustíš `cantiere admin registration invitation --yes`.
admin-registration = { $registration ->
    [open] Registrace je otevřená všem.
    [invitation] Noví hráči potřebují pozvánku.
   *[closed] Registrace je uzavřená, i s pozvánkou.
}
admin-registration-settings = Odpovídá to nastavení „registration“.
admin-registration-changed = Změnil to správce; nastavení „registration“ má hodnotu „{ $registration }“.
admin-delete = { $name }: účet se smaže. Dohrané partie zůstanou, beze jména; v rozehraných pokračuje bot.
admin-title-table = Stůl
admin-title-game = Hra
admin-title-status = Stav
admin-title-lines = Řádky
admin-title-changed = Poslední změna
admin-title-players = Hráči
admin-title-person = Číslo
admin-title-name = Jméno
admin-title-login = Přihlašovací jméno
admin-title-role = Role
admin-title-created = Od
admin-title-invitation = Číslo
admin-title-note = Pro koho
admin-title-used = Použito
admin-title-expires = Do
admin-title-report = Číslo
admin-title-at = Kdy
admin-title-words = Co zaznělo
admin-title-why = Proč
admin-title-by = Nahlásil(a)
admin-role = { $role ->
    [admin] správce
    [banned] zablokováno
    [account] účet
   *[guest] host
}
start-backup = Záloha databáze v předchozí podobě je v souboru { $file }.
start-migrated = Databáze byla převedena ze schématu { $old } do schématu { $new }.

## Server

level-random = Náhodný
level-random-help = Udělá cokoli, co je dovoleno.
error-message = Zprávu nelze přečíst: { $why }
error-ack-length = Označení zprávy má 1 až { $most } viditelných znaků.
error-number = „{ $name }“ musí být celé číslo.
error-too-big = To je příliš velké: nejvýš { $most } bajtů.
error-too-often = Příliš mnoho požadavků. Chvíli počkej.
error-too-many-tables = Jedna stránka nemůže sledovat tolik stolů.
error-many-open = { $most ->
    [one] Na hráče už čeká jeden tvůj stůl. Některý zruš, nebo počkej, až se zaplní.
    [few] Na hráče už čekají { $most } tvoje stoly. Některý zruš, nebo počkej, až se zaplní.
    [many] Na hráče už čeká { $most } tvého stolu. Některý zruš, nebo počkej, až se zaplní.
   *[other] Na hráče už čeká { $most } tvých stolů. Některý zruš, nebo počkej, až se zaplní.
}
error-busy = Ostatní změnili stůl ve stejnou chvíli. Zkus to znovu.
error-server = Na serveru se něco pokazilo. Nic se nezměnilo.
error-storage = Server se teď nedostane ke svým uloženým datům. Nic se nezměnilo. Zkus to za chvíli znovu.
error-replay-unmade = Záznam hry teď nejde připravit. Zkus to za chvíli znovu.
error-foreign-origin = Jiná stránka tu nesmí jednat tvým jménem.
error-path-length = Tato adresa je příliš dlouhá.
error-path = Tuto adresu nelze přečíst.
error-host = Tento server se nejmenuje „{ $host }“. Jeho provozovatel může tuto adresu přidat do nastavení (addresses).
error-cookie = Tvoje cookie není z tohoto serveru, nebo už neplatí. Zvol si jméno, nebo se znovu přihlas.
error-nobody = Nejdřív si zvol jméno.
error-name-length = Jméno má 1 až { $most } znaků.
error-name-characters = Jméno nesmí obsahovat značky, uvozovky ani neviditelné znaky.
error-name-letter = Jméno musí mít aspoň jedno písmeno nebo číslici.
error-name-alike = Někdo u tohoto stolu se jmenuje „{ $name }“ a vypadá to stejně. Zvol si jiné jméno.
error-login = Přihlašovací jméno má 3 až 64 znaků: písmena anglické abecedy, číslice a . _ @ + -
error-login-taken = Přihlašovací jméno „{ $login }“ patří někomu jinému.
error-password-length = Heslo má nejméně { $least } znaků.
error-sign-in = Nesprávné jméno nebo heslo.
error-has-account = Účet už máš.
error-no-session = Toto zařízení je už odhlášené.
error-no-account = Nemáš účet.
error-not-admin = To smí jen správce.
error-yourself = To sobě udělat nemůžeš.
error-status = Stav „{ $status }“ neexistuje.
error-no-said = Tento řádek v chatu není.
error-nobody-there = Nikdo tam nesedí.
error-barred = Od tohoto stolu tě správce vykázal.
error-muted-hours = { $hours ->
    [one] Správce ti zakázal psát do chatu. Znovu můžeš nejpozději za hodinu.
    [few] Správce ti zakázal psát do chatu. Znovu můžeš za { $hours } hodiny.
    [many] Správce ti zakázal psát do chatu. Znovu můžeš za { $hours } hodiny.
   *[other] Správce ti zakázal psát do chatu. Znovu můžeš za { $hours } hodin.
}
error-muted-days = { $days ->
    [one] Správce ti zakázal psát do chatu. Znovu můžeš za den.
    [few] Správce ti zakázal psát do chatu. Znovu můžeš za { $days } dny.
    [many] Správce ti zakázal psát do chatu. Znovu můžeš za { $days } dne.
   *[other] Správce ti zakázal psát do chatu. Znovu můžeš za { $days } dní.
}
error-invitation-needed = Ke hře tady potřebuješ pozvánku. Požádej správce serveru o odkaz.
error-invitation = Tato pozvánka vypršela, nebo už je vyčerpaná. Požádej o novou.
error-registration-closed = Tento server nové hráče nepřijímá. Pokud máš účet, přihlas se.
error-chat-length = Zpráva má 1 až { $most } znaků.
error-no-page = Na adrese { $page } nic není.
error-no-text = Tento text ještě není napsán.
error-no-language = Jazyk „{ $language }“ tu není.
error-banned = Tento účet je teď zablokovaný.
error-reset = Tuto adresu už nelze použít. Požádej o novou.
reset-title = Nové heslo
reset-label = Tvoje nové heslo (nejméně 8 znaků)
reset-button = Nastavit heslo
reset-done = Heslo je změněné. Teď se s ním můžeš přihlásit.
error-no-table = Stůl „{ $table }“ neexistuje.
error-table-broken = Tento stůl je poškozený a nejde otevřít. Opravit ho může ten, kdo tento server provozuje.
error-replay-start = Tato hra začala od vlastní pozice; načíst lze jen celé hry.
error-no-seat = Místo { $number } u tohoto stolu není.
error-seat-count = Urči, kdo sedí na každém z míst. Jejich počet: { $seats }.
error-seat-kind = Každý si sedá sám; majitel stolu může místo jen uvolnit.
error-seat-taken = Toto místo má někdo jiný.
error-seat-kept = Dokud se hraje s ostatními, zůstává místo svému hráči. Dát ho můžeš jen botovi.
error-seat-present = Tento hráč je u stolu a hraje sám za sebe.
error-seat-soon = Chvíli počkej: bot může převzít místo, když se { $seconds } s nic nestalo.
error-second-seat = V této hře už jedno místo máš.
error-one-person = Sednout si můžeš jen na jedno místo; ostatní nastav jako hráče na tomto zařízení.
error-no-level = Bot úrovně „{ $level }“ neexistuje.
error-not-your-seat = Toto místo není tvoje.
error-not-owner = To smí jen majitel stolu.
error-not-started = Hra ještě nezačala.
error-started = Hra už začala.
error-not-finished = To je možné až po konci hry, nebo když nehraje nikdo další.
error-no-hints = U tohoto stolu nejsou rady povolené.
error-no-advice = Boti teď nemají odpověď. Zkus to za chvíli znovu.
error-no-line = Průběh hry nemá řádek { $line }.
error-not-your-decision = Toto místo teď nemá o čem rozhodovat.
error-stale-decision = Stůl se mezitím změnil. Podívej se a rozhodni se znovu.
error-cannot-rewind = Tak daleko hru vrátit nejde.
error-already-asked = Už se hlasuje o jiné žádosti.
error-asked-too-often = Tvoje žádost byla právě zamítnuta. Než požádáš znovu, počkej { $seconds } s.
error-no-question = Tato žádost už neplatí.
error-not-asked = Na tuto žádost neodpovídáš ty.
error-no-tutorial = Taková výuková hra tu není.
error-tutorial-old = Tato výuková hra se mezitím změnila. Spusť ji znovu.
why-tutorial = Ještě ne! Teď klikni na to, co je zvýrazněné.
why-not-your-decision = Teď nerozhoduješ ty.
log-undo = { $player } bere zpět poslední akci.
log-rewind = { $player } vrací hru o { $count ->
    [one] { $count } akci
    [few] { $count } akce
    [many] { $count } akce
   *[other] { $count } akcí
}.
note-starts = Hra začíná.
note-sits = { $name } usedá ke stolu.
note-leaves = { $name } odchází od stolu.
note-kicked = { $name }: správce vykázal tohoto hráče od stolu.
note-removed = { $name }: správce smazal zprávu tohoto hráče.
note-arranged = Obsazení místa se změnilo.
note-ask = { $player } žádá o vrácení hry.
note-ask-end = { $player } navrhuje ukončit hru bez výsledku.
note-ask-agreed = Všichni souhlasí: { $player } vrací hru zpět.
note-ask-refused = { $player } nesouhlasí.
note-ask-withdrawn = { $player } bere žádost zpět.
note-ended = Hra byla ukončena bez výsledku.
