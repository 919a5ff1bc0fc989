# Slova, která nepatří žádné hře: chyby, terminál, místa u stolu a boti.

language-name = Čeština
seat-name = Hráč { $number }
bot-random = Náhodný
bot-greedy = Hladový
bot-mcts = Hledač
level-novice = Nováček
level-novice-help = Bere to, co na první pohled vypadá nejlíp.
level-builder = Stavitel
level-builder-help = Svůj tah si promyslí do konce.
level-architect = Architekt
level-architect-help = Dívá se dopředu, co mohou udělat ostatní.
level-master = Mistr
level-master-help = Dívá se daleko dopředu a dává si na čas.

## Errors

error-no-such-code = Akce číslo { $code } v této hře není.
error-no-such-verb = Akce „{ $verb }“ v této hře není.
error-no-such-argument = K akci „{ $verb }“ žádné „{ $argument }“ nepatří.
error-bad-argument = U akce „{ $verb }“ nemůže být „{ $argument }“ rovno „{ $value }“.
error-argument-count = { $count ->
    [0] Akce „{ $verb }“ stojí sama, žádné slovo za ni nepatří.
    [one] Za akci „{ $verb }“ patří jedno slovo, ne { $given }.
    [few] Za akci „{ $verb }“ patří { $count } slova, ne { $given }.
    [many] Za akci „{ $verb }“ patří { $count } slova, ne { $given }.
   *[other] Za akci „{ $verb }“ patří { $count } slov, ne { $given }.
}
error-illegal = „{ $action }“ teď nejde. { $why }
error-impossible-draw = „{ $action }“ teď nelze vylosovat.
error-not-your-turn = Hráč { $number } teď není na tahu.
error-over = Hra skončila.
error-cannot-undo = Není co vzít zpět: mezitím se něco odkrylo, nebo už je na tahu někdo další.
error-unknown-game = Hra „{ $id }“ tu není. Jsou tu: { $games }.
error-seats = { $high ->
    [one] Hra { game-name } je pro { $high } hráče, ne pro { $seats }.
    [few] Hra { game-name } je pro { $low } až { $high } hráče, ne pro { $seats }.
    [many] Hra { game-name } je pro { $low } až { $high } hráče, ne pro { $seats }.
   *[other] Hra { game-name } je pro { $low } až { $high } hráčů, ne pro { $seats }.
}
error-option-unknown = Volba „{ $option }“ tu není. Jsou tu: { $options }.
error-option-flag = Volba „{ $option }“ může být jen ano (yes), nebo ne (no), nikoli „{ $value }“.
error-option-choice = Volba „{ $option }“ nemůže být „{ $value }“. Na výběr je: { $choices }.
error-option-number = Volba „{ $option }“ je celé číslo od { $low } do { $high }, ne „{ $value }“.
error-option-order = Volba „{ $option }“ je seznam různých položek z těchto: { $choices }. „{ $value }“ jím není.
error-position-syntax = Pozici nelze přečíst: { $why }.
error-position-head = Pozice začíná hrou a počtem míst.
error-position-rules = Pozice je zapsaná pro pravidla { $rules } hry { game-name }, tady platí pravidla { $ours }.
error-position-sense = Pozice nedává smysl: { $why }.
error-replay-damaged = Soubor se záznamem je poškozený: { $why }.
error-replay-foreign = Tohle není záznam hry z Cantiere.
error-replay-rules = Záznam vznikl podle pravidel { $rules } hry { game-name }, tady platí pravidla { $ours }.
error-replay-seat = „{ $seat }“ není místo u stolu.
error-replay-at = Akce { $number } v záznamu neodpovídá pravidlům. { $why }
error-unknown-bot = Bot „{ $bot }“ tu není. Jsou tu: { $bots }.
error-bot-setting = Bot „{ $bot }“ nemá nastavení „{ $setting }“. Jeho nastavení: { $settings }.
error-bot-illegal = Bot „{ $bot }“ zvolil akci { $action }, která není dovolená.
error-file = Soubor „{ $file }“ nelze přečíst: { $why }.

## The terminal

play-welcome = { $game } · { $seats ->
    [one] sólová hra
    [few] { $seats } hráči
    [many] { $seats } hráče
   *[other] { $seats } hráčů
}
play-turn = Na tahu je { $player }.
play-ask = Vyber číslo, napiš akci slovy, nebo zadej ? pro nápovědu.
play-help = Akci vybereš číslem nebo slovy: { $example }. Je-li jen jedna, stačí Enter. „undo“ vezme akci zpět, „score“ ukáže body, „board“ stůl, „guide“ pravidla („guide cottage“ jen jeden oddíl), „save SOUBOR“ hru uloží, „quit“ ji ukončí.
play-guide-headings = Pravidla mají tyto oddíly: { $headings }.
play-not-understood = Taková akce v nabídce není.
play-undone = Vzato zpět.
play-saved = Uloženo do souboru { $file }.
play-bye = Na shledanou. { $saved ->
    [yes] Hra je uložená.
   *[no] Hra není uložená.
}
play-pass-device = Na řadě je { $player }: předej klávesnici a stiskni Enter.
play-over = Hra skončila.
play-winner = { $points ->
    [one] { $player } vítězí se ziskem { $points } bodu.
    [few] { $player } vítězí se ziskem { $points } bodů.
    [many] { $player } vítězí se ziskem { $points } bodu.
   *[other] { $player } vítězí se ziskem { $points } bodů.
}
play-shared = { $points ->
    [one] O vítězství se dělí { $players } se ziskem { $points } bodu.
    [few] O vítězství se dělí { $players } se ziskem { $points } bodů.
    [many] O vítězství se dělí { $players } se ziskem { $points } bodu.
   *[other] O vítězství se dělí { $players } se ziskem { $points } bodů.
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

## Server

level-random = Kostka
level-random-help = Udělá cokoli, co je dovoleno.
error-message = Zprávě není rozumět: { $why }
error-ack-length = Označení zprávy je delší než { $most } znaků.
error-number = „{ $name }“ musí být celé číslo.
error-too-big = To je příliš velké: nejvýš { $most } bajtů.
error-too-often = To bylo příliš často. Chvíli počkej.
error-too-many-tables = Jedna stránka nemůže sledovat tolik stolů.
error-busy = Ostatní změnili stůl ve stejnou chvíli. Zkus to znovu.
error-server = Na serveru se něco pokazilo. Nic se nezměnilo.
error-foreign-origin = Jiná stránka tu nesmí jednat tvým jménem.
error-cookie = Tvoje cookie není z tohoto serveru, nebo už neplatí. Zvol si jméno, nebo se znovu přihlas.
error-nobody = Nejdřív si zvol jméno.
error-name-length = Jméno má 1 až { $most } znaků.
error-name-characters = Jméno nesmí obsahovat značky, uvozovky ani neviditelné znaky.
error-login = Přihlašovací jméno má 3 až 64 znaků: písmena anglické abecedy, číslice a . _ @ + -
error-login-taken = Přihlašovací jméno „{ $login }“ patří někomu jinému.
error-password-length = Heslo má nejméně { $least } znaků.
error-sign-in = Přihlašovací jméno a heslo k sobě nepatří.
error-has-account = Účet už máš.
error-no-account = Nemáš účet.
error-not-admin = To smí jen správce.
error-chat-length = Zpráva má 1 až { $most } znaků.
error-no-page = Na adrese { $page } nic není.
error-no-text = Tento text ještě není napsán.
error-no-language = Jazyk „{ $language }“ tu není.
error-no-table = Stůl „{ $table }“ neexistuje.
error-table-broken = Záznam tohoto stolu neodpovídá pravidlům této verze: { $why }
error-no-seat = Místo { $number } u tohoto stolu není.
error-seat-count = Urči, kdo sedí na každém z míst. Jejich počet: { $seats }.
error-seat-kind = Každý si sedá sám; majitel stolu může místo jen uvolnit.
error-seat-taken = Toto místo má někdo jiný.
error-one-person = Osobně můžeš sedět jen na jednom místě; ostatní urči jako místní.
error-no-level = Počítač úrovně „{ $level }“ neexistuje.
error-not-your-seat = Toto místo není tvoje.
error-not-owner = To smí jen majitel stolu.
error-not-started = Hra ještě nezačala.
error-started = Hra už začala.
error-not-finished = To je možné až po konci hry, nebo když nehraje nikdo další.
error-no-line = Záznam nemá řádek { $line }.
error-not-your-decision = Toto místo teď nemá o čem rozhodovat.
error-stale-decision = Stůl se mezitím změnil. Podívej se a rozhodni se znovu.
error-cannot-rewind = Tak daleko hru vrátit nejde.
error-already-asked = Stůl už odpovídá na jinou otázku.
error-asked-too-often = Právě tě odmítli. Než se zeptáš znovu, počkej { $seconds } s.
error-no-question = Tato otázka už neplatí.
error-not-asked = Na tuto otázku neodpovídáš ty.
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
note-arranged = Majitel stolu přeskupil místa.
note-ask = { $player } žádá o vrácení hry.
note-ask-refused = { $player } nesouhlasí.
note-ask-withdrawn = { $player } bere žádost zpět.
