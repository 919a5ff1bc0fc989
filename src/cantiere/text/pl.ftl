# Słowa, które nie należą do żadnej gry: błędy, terminal, miejsca przy stole i boty.

language-name = Polski
seat-name = Gracz { $number }
bot-random = Losowy
bot-greedy = Zachłanny
bot-learned = Samouk
bot-search = Poszukiwacz
bot-mcts = Dawny poszukiwacz
level-novice = Nowicjusz
level-novice-help = Bierze to, co na pierwszy rzut oka wygląda najlepiej, decyzja po decyzji, i często przeocza coś lepszego. Dobry na pierwsze partie.
level-builder = Budowniczy
level-builder-help = Obmyśla do końca swoją turę, ale nie cudze. Gra solidnie.
level-architect = Architekt
level-architect-help = Porównuje tury według tego, jak odpowiedzieliby na nie inni. Grę, której nauczył się, grając, ocenia z doświadczenia, inne według prostych zasad. Potrafi sprawić kłopot dobremu graczowi.
level-master = Mistrz
level-master-help = Najlepszy, jakiego mamy: porównuje więcej tur niż architekt, dokładniej i na dwie tury naprzód. Myśli do czterech sekund na turę.

prompt-wait = Czekasz na pozostałych.
prompt-over = Gra się skończyła.
why-asked-else = Najpierw: { $prompt }
why-not-yours = To nie należy do ciebie.

## Errors

error-no-such-code = W tej grze nie ma akcji numer { $code }.
error-no-such-verb = W tej grze nie ma akcji „{ $verb }”.{ $hint }
hint-near = { " " }Czy chodziło o „{ $near }”?
hint-known = { " " }Możliwości: { $known }.
hint-none = { "" }
error-no-such-argument = Akcja „{ $verb }” nie przyjmuje „{ $argument }”.
error-bad-argument = W akcji „{ $verb }” wartością „{ $argument }” nie może być „{ $value }”.{ $hint }
error-argument-count = { $count ->
    [0] Akcję „{ $verb }” podaje się samą, bez żadnych słów po niej.
    [one] Po akcji „{ $verb }” podaje się jedno słowo, a nie { $given }.
    [few] Po akcji „{ $verb }” podaje się { $count } słowa, a nie { $given }.
    [many] Po akcji „{ $verb }” podaje się { $count } słów, a nie { $given }.
   *[other] Po akcji „{ $verb }” podaje się { $count } słowa, a nie { $given }.
}
error-several = „{ $action }” może oznaczać kilka akcji: { $choices }.
error-illegal = „{ $action }” nie jest teraz możliwe. { $why }
error-impossible-draw = „{ $action }” nie może teraz zostać wylosowane.
error-not-your-turn = To nie jest tura gracza { $number }.
error-over = Gra jest skończona.
error-cannot-undo = Nie ma czego cofnąć: od tego czasu coś wylosowano lub odkryto albo zagrał już ktoś inny.
error-unknown-game = Nie ma gry „{ $id }”.{ $hint }
error-seats = Gra { game-name } jest dla { $low }–{ $high } graczy, a nie dla { $seats }.
error-option-unknown = Nie ma opcji „{ $option }”.{ $hint }
error-option-flag = Opcja „{ $option }” to tak (yes) albo nie (no), a nie „{ $value }”.
error-option-choice = Opcja „{ $option }” nie może mieć wartości „{ $value }”.{ $hint }
error-option-number = Opcja „{ $option }” to liczba całkowita od { $low } do { $high }, a nie „{ $value }”.
error-option-order = Opcja „{ $option }” to lista różnych elementów spośród: { $choices }. Nie jest nią „{ $value }”.
error-position-syntax = Nie można odczytać pozycji: { $why }.
error-position-head = Pozycja zaczyna się od gry i liczby miejsc.
error-position-rules = Pozycję zapisano dla zasad { $rules } gry { game-name }; tutaj obowiązują zasady { $ours }.
error-position-options = Nie można rozłożyć pozycji. { $why }
error-position-and-more = Pozycja sama określa grę, liczbę miejsc i opcje; niczego z tego nie można podać obok niej.
error-position-key = { $place }: nie ma takiego klucza.{ $hint }
error-position-number = { $place }: „{ $value }” nie jest liczbą całkowitą od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) }.
error-position-flag = { $place }: „{ $value }” to ani true, ani false.
error-position-text = { $place }: „{ $value }” nie jest tekstem.
error-position-word = { $place }: „{ $value }” nie jest znanym słowem.{ $hint }
error-position-list = { $place }: „{ $value }” nie jest listą słów.
error-position-numbers = { $place }: „{ $value }” nie jest listą liczb całkowitych.
error-position-length = { $place }: pozycji może być od { $low } do { $high }, a nie { $count }.
error-position-exactly = { $place }: pozycji musi być { $low }, a nie { $count }.
error-position-table = { $place }: „{ $value }” nie jest tabelą kluczy i wartości.
error-position-twice = { $place }: „{ $value }” występuje dwa razy.
error-position-fact-missing = { $place }: brakuje „{ $fact }=”.
error-position-fact-flag = { $place }: „{ $fact }” nie przyjmuje wartości.
error-position-impossible = Tak nie mogłoby to leżeć na stole: { $problem }
error-position-problems = Tak nie mogłoby to leżeć na stole:
impossible-lowest = pod decyzją „{ $decision }” nic nie leży.
impossible-above = decyzja „{ $decision }” nie może leżeć na „{ $below }”.
impossible-nothing-asked = gracz { $number } ma kolej, ale nie ma o czym decydować.
impossible-no-answer = decyzja „{ $decision }” nie ma żadnej możliwej odpowiedzi.
error-replay-damaged = Plik z zapisem gry jest uszkodzony: { $why }.
error-replay-foreign = To nie jest zapis gry z Cantiere.
error-replay-rules = Zapis powstał według zasad { $rules } gry { game-name }; tutaj obowiązują zasady { $ours }.
error-replay-seat = „{ $seat }” nie jest miejscem przy stole.
error-replay-at = Akcja { $number } w zapisie jest niezgodna z zasadami. { $why }
error-replay-position = Pozycja w zapisie nie pasuje do jego gry, graczy i opcji.
error-unknown-bot = Nie ma bota „{ $bot }”.{ $hint }
error-bot-setting = Bot „{ $bot }” nie ma ustawienia „{ $setting }”.{ $hint }
error-bot-number = „{ $setting }”: to ustawienie bota „{ $bot }” to { $kind ->
    [whole] liczba całkowita
   *[any] liczba
} od { $least } do { $most }.
error-bot-twice = Ustawienie „{ $setting }” bota „{ $bot }” podano dwa razy.
error-bot-level = „{ $bot }” to poziom, a poziomy nie mają ustawień.
error-bot-illegal = Bot „{ $bot }” wybrał niedozwoloną akcję { $action }.
error-file = Nie można odczytać pliku „{ $file }”: { $why }.
error-no-move = { $count ->
    [one] Zapis ma tylko 1 akcję; po akcji { $move } nic już nie ma.
    [few] Zapis ma tylko { $count } akcje; po akcji { $move } nic już nie ma.
    [many] Zapis ma tylko { $count } akcji; po akcji { $move } nic już nie ma.
   *[other] Zapis ma tylko { $count } akcji; po akcji { $move } nic już nie ma.
}
error-draw-next = Tu nikt nie decyduje: teraz następuje losowanie.
error-no-turns = W tej grze nikt jeszcze nie wykonał ruchu.
error-file-write = Nie można zapisać „{ $file }”: { $why }.
error-in-file = „{ $file }”: { $why }
error-option-pair = { $option }: proszę napisać KLUCZ=WARTOŚĆ, a nie „{ $value }”.
error-position-moves = „{ $file }” to pozycja, a nie zapis gry: nie ma w niej ruchów.
cause-missing = nie ma takiego pliku ani folderu
cause-forbidden = brak uprawnień
cause-folder = to folder
cause-no-folder = część ścieżki nie jest folderem
cause-exists = plik o tej nazwie już istnieje
cause-long = nazwa jest za długa
cause-full = dysk jest pełny
cause-read-only = na tym dysku nie można zapisywać
cause-in-use = jest już w użyciu
cause-address = ten komputer nie ma takiego adresu
cause-refused = połączenie zostało odrzucone
cause-no-text = to nie jest plik tekstowy
cause-deep = zbyt wiele nawiasów w nawiasach
cause-encoding = nazwa nie jest w UTF-8
cause-place = wiersz { $line }, kolumna { $column }
cause-other = { $said }
error-workers-sqlite = Kilka procesów ({ $workers }) nie może dzielić jednego pliku SQLite. Podaj bazę PostgreSQL, --db postgresql://nazwa:hasło@serwer/baza, albo pomiń --workers.
error-preset = Gra { game-name } nie ma zestawu opcji „{ $preset }”.{ $hint }
error-worker-died = Proces ({ $what }) zakończył się błędem ({ $times }×).
error-on = Nie można uruchomić na „{ $on }”. Napisz ray albo ray://HOST:PORT.
error-cluster = Klaster pod adresem { $address } jest nieosiągalny: { $why }
error-cluster-version = Na klastrze jest Cantiere { $theirs }, tutaj { $ours }. Zainstaluj wszędzie tę samą wersję.
error-setting-proxy = „proxies” to adresy i sieci, na przykład 10.0.0.0/8: { $why }.
error-setting-unknown = { $where }: nie ma ustawienia „{ $name }”.{ $hint }
error-setting-value = { $where }: „{ $name }” nie może mieć wartości „{ $value }”. { $kind ->
    [number] To ma być liczba od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) }.
    [flag] To ma być true albo false.
    [rate] To ma być częstość, na przykład „20/s burst 60”, „12/min” albo „5/h”.
    [choice] To ma być jedno z: { $choices }.
    [list] To ma być lista tekstów.
   *[text] To ma być tekst.
}
error-port = Nie można otworzyć portu { $port } na { $host }: { $why }.
error-database = Nie można otworzyć bazy danych „{ $database }”: { $why }.
error-database-newer = Bazę danych „{ $database }” utworzyła nowsza wersja Cantiere. Zainstaluj ją albo wróć do kopii zapasowej.
error-database-driver = Dla „{ $database }” brakuje modułu „{ $module }”. Aby używać PostgreSQL, zainstaluj dodatek „postgres”.
error-net-damaged = Sieć w pliku „{ $file }” jest uszkodzona: { $why }.
error-net-format = Sieć w pliku „{ $file }” ma format { $format }, który nie jest tu znany.
error-net-features = Sieć w pliku „{ $file }” powstała dla innych cech gry { $id } niż obecne. Wytrenuj nową.
error-net-game = Sieć w pliku „{ $file }” gra w { $id }, a nie w { $ours }.
error-net-rules = Sieć w pliku „{ $file }” powstała dla zasad { $rules } gry { $id }; tutaj obowiązują zasady { $ours }.
error-margin-alone = W pojedynkę nie ma przewagi: --margin jest dla dwóch i więcej miejsc.
error-extra = Do tego potrzebny jest dodatek „{ $extra }”: { $command }.
error-no-such-seat = Miejsca mają numery od 0 do { $high }; miejsca { $seat } nie ma.
error-arena-twice = Bot „{ $bot }” jest podany dwa razy.
error-arena-alone = Bot „{ $bot }” nie ma z kim grać.
error-arena-no-seat = Przy stole dla jednej osoby nie ma miejsca dla „{ $bot }”.
error-arena-busy = Do folderu „{ $folder }” zapisuje właśnie inny przebieg.
error-arena-foreign = W folderze „{ $folder }” są inne pliki. Podaj nowy albo pusty.
error-arena-damaged = Plik „{ $file }” jest uszkodzony: { $why }.
error-arena-line = Plik „{ $file }” jest uszkodzony albo innego rodzaju, wiersz { $line }: { $why }.
error-arena-other = W folderze „{ $folder }” są inne wyniki: „{ $what }” to tam { $theirs }, a nie { $ours }.

## The terminal

play-welcome = { $game } · { $seats ->
    [one] gra solo
    [few] { $seats } graczy
    [many] { $seats } graczy
   *[other] { $seats } gracza
}
play-turn = Teraz gra { $player }.
play-ask = Wybierz numer, wpisz akcję słowami albo ?, aby zobaczyć pomoc.
play-help = Akcję wybierasz numerem albo słowami: { $example }. Gdy jest tylko jedna, wystarczy Enter. „undo” cofa akcję, „score” pokazuje punkty, „board” planszę, „hint” najlepsze ruchy, „guide” zasady („guide { $chapter }” tylko jeden rozdział), „save PLIK” zapisuje grę, „quit” kończy.
play-guide-headings = Zasady mają te rozdziały: { $headings }.
play-not-understood = Nie ma takiej akcji na liście.
play-undone = Cofnięto.
play-saved = Zapisano w pliku { $file }.
play-bye = Do zobaczenia. { $saved ->
    [yes] Gra jest zapisana.
   *[no] Gra nie jest zapisana.
}
play-pass-device = Teraz gra { $player }: przekaż klawiaturę i naciśnij Enter.
play-over = Gra jest skończona.
play-winner = { $points ->
    [one] { $player } wygrywa z wynikiem { $points } punktu.
    [few] { $player } wygrywa z wynikiem { $points } punktów.
    [many] { $player } wygrywa z wynikiem { $points } punktów.
   *[other] { $player } wygrywa z wynikiem { $points } punktu.
}
play-shared = { $points ->
    [one] Zwycięstwem z wynikiem { $points } punktu dzielą się { $players }.
    [few] Zwycięstwem z wynikiem { $points } punktów dzielą się { $players }.
    [many] Zwycięstwem z wynikiem { $points } punktów dzielą się { $players }.
   *[other] Zwycięstwem z wynikiem { $points } punktu dzielą się { $players }.
}
play-alone = { $points ->
    [one] Masz { $points } punkt.
    [few] Masz { $points } punkty.
    [many] Masz { $points } punktów.
   *[other] Masz { $points } punktu.
}
table-seat = Gracz
table-points = Punkty
table-place = Miejsce
table-total = Razem
table-action = Akcja
table-meaning = Co robi
table-game = Gra
table-name = Nazwa
table-players = Gracze
table-minutes = Minut na gracza
table-actions = Akcje
table-option = Opcja
table-values = Wartości
table-default = Domyślnie
table-bot = Bot
table-mean = Średnia punktów

## Laboratorium

lab-seat = Miejsce
lab-player = Gracz
lab-wins = Wygrane
lab-points = Punkty
lab-margin = Przewaga
lab-rating = Ranking
lab-turns = Tury
lab-mean = Średnio
lab-longest = Najdłużej
lab-decisions = Decyzje
lab-caption = Gry: { $finished } z { $games }, rozdania: { $deals }.
lab-even = Wynik wyrównany to { $share }.
lab-thinking = Czas namysłu na turę; 95% tur nie trwa dłużej, niż podano.
lab-stopped = Zatrzymano przed końcem, ukończone gry: { $finished } z { $games }.
lab-go-on = To samo polecenie podejmie pracę od tego miejsca.
lab-kept = Wyniki są w folderze { $folder }.
lab-no-parquet = Aby zapisać games.parquet, zainstaluj dodatek „lab”.
lab-report = Raport jest w pliku { $file }.
lab-written = Zapisano: { $file }.
lab-simulated = Gry: { $games }, decyzje: { $decisions } w { $seconds }, czyli { $speed } decyzji/s (silnik { $engine }), { $mean } na grę.
lab-engine = { $engine ->
    [compiled] skompilowany
   *[plain] zwykły w Pythonie
}

## Hints and analyses

advice-chance = Szansa
advice-lead = Przewaga
advice-points = Punkty
advice-turn = Ruch
advice-why = Dlaczego
advice-after = Po akcji
advice-cost = Koszt
advice-gain = Zysk
advice-played = Zagrano
advice-better = Lepiej
advice-next = Następny
advice-went = Szansa na wygraną i punkty na koniec
advice-went-alone = Punkty na koniec
advice-mistake = { $count ->
    [0] Żaden ruch nie był wyraźnie gorszy od innego.
   *[other] Najkosztowniejsze ruchy
}
advice-brilliant = { $count ->
    [0] Żaden ruch nie był zarazem trudny do znalezienia i wyraźnie najlepszy.
   *[other] Świetne ruchy
}
advice-note = To są szacunki: każda pozycja jest dogrywana tylko kilka razy, a boty nie grają doskonale. Przez sam przypadek szanse na wygraną mogą się mylić o { $error }.
advice-note-alone = To są szacunki: każda pozycja jest dogrywana tylko kilka razy, a boty nie grają doskonale. Przez sam przypadek punkty mogą się mylić o { $error }.
reason-rivals = pozostałym zostaje mniej
reason-compared = w porównaniu z innymi ruchami: { $reason }
reason-nothing = bez jednego głównego powodu
learn-step = Generacja { $generation }: { $what ->
    [games] partie
    [fit] sieć
   *[other] przeciw { $what }
}
learn-generation = Generacja
learn-games = Partie
learn-loss = Strata
learn-against-greedy = Przeciw greedy
learn-against-best = Przeciw najlepszej
learn-minutes = Minuty
learn-caption = ★ była lepsza od wszystkich wcześniejszych. Przeciw innym: jak często była przed nimi, na własnych rozdaniach.
learn-kept = Najlepsza sieć jest w pliku { $file }.
learn-none = Żadna sieć nie była lepsza od ręcznie napisanej oceny.
report-title = { $game }: arena
report-title-simulation = { $game }: symulacja
report-about = Gry: { $finished } z { $games }, rozdania: { $deals }, gracze przy stole: { $seats }.
report-options = Opcje
report-seed = Ziarno
report-engine = Silnik
report-interval = Kropki to średnie; kreski pokazują, gdzie w dziewiętnastu przypadkach na dwadzieścia leży prawdziwa wartość.
report-wins = Wygrane
report-wins-help = Udział wygranych gier na każde zajęte miejsce. Wspólne zwycięstwo jest dzielone. Wynik wyrównany to { $share }.
report-table = Klasyfikacja
report-places = Miejsca
report-places-help = Miejsca: ile razy pierwszy, drugi i tak dalej.
report-ahead = Kto kończy przed kim
report-ahead-help = Jak często gracz z lewej kończy przed graczem z góry; miejsce dzielone to połowa.
report-scores = Punkty
report-scores-help = Jak często gracz ma tyle punktów. Skala jest dla wszystkich taka sama.
report-margins = Przewagi
report-margins-help = O ile punktów więcej niż najlepszy z pozostałych.
report-seats = Czy miejsce przy stole ma znaczenie?
report-seats-help = Udział gier wygranych z każdego miejsca, ktokolwiek tam siedział.
report-seat = Miejsce { $number }
report-order = Czy ważne jest, kto zaczyna?
report-order-help = Udział gier wygranych przez tego, kto zaczyna, jest drugi i tak dalej, ktokolwiek to jest.
report-turn = { $number }. w kolejności
report-things = Co wygrywa?
report-things-help = Udział gier wygranych przez tych, którzy coś z tym zrobili: najlepsze i najgorsze. To nie przyczyna: kto wygrywa, może sobie na to po prostu pozwolić.
report-length = Długość
report-length-help = Liczba decyzji w grze.
report-endings = Jak kończyły się gry
report-times = Czas namysłu na turę
report-times-help = Od średniego do najdłuższego, na skali potęg dziesięciu; kropka to czas, którego 95% tur nie przekracza.
report-method = Jak mierzono
report-method-deals = Każde rozdanie jest grane we wszystkich rotacjach miejsc z tymi samymi losowaniami: n-te losowanie bierze n-tą liczbę ze strumienia rozdania.
report-method-games = Każda gra ma własne losowania i każdy zostaje na swoim miejscu.
report-method-intervals = Przedziały liczy się według rozdań, bo gry tego samego rozdania nie są niezależne: dla udziałów przedział Wilsona, dla średnich Studenta.
report-method-shares = Dla udziałów przedział Wilsona, dla średnich Studenta.
report-method-rating = Rankingi pochodzą z openskill, według modelu Placketta–Luce’a: nowy gracz ma 25; podano z dwiema sigmami.
report-method-turn = Tura to decyzje gracza, dopóki nie działa ktoś inny albo los; tur bez wyboru nie liczymy.

## Polecenia dla gospodarza serwera

error-database-older = Baza danych ma schemat { $shape }; ta wersja potrzebuje { $ours }. Uruchom raz „cantiere serve”: zrobi kopię i zaktualizuje bazę.
error-database-in-use = Plik „{ $file }” jest otwarty gdzie indziej. Najpierw zatrzymaj serwer.
error-database-not-empty = Baza danych nie jest pusta. Przywróć kopię do nowej.
error-backup = Plik „{ $file }” nie jest kopią ani eksportem Cantiere albo jest uszkodzony.
error-backup-kind = „{ $file }” to plik SQLite. Dla PostgreSQL zrób kopię z opcją --rows.
error-backup-shape = „{ $file }” ma schemat { $shape }, ta wersja potrzebuje { $ours }. Przywróć go wersją, która go utworzyła, a potem zaktualizuj.
error-no-person = Nie ma nikogo o loginie ani numerze „{ $person }”.
error-last-admin = To jedyny administrator. Najpierw wyznacz kogoś innego.
error-no-login = { $name } nie ma konta.
error-no-invitation = Nie ma zaproszenia „{ $id }”.
error-no-report = Żadne zgłoszenie „{ $id }” nie czeka.
error-invitation-numbers = Zaproszenie jest dla 1–{ NUMBER($uses, useGrouping: 0) } osób i ważne przez 1–{ NUMBER($days, useGrouping: 0) } dni.
check-unreadable = Jego wierszy nie da się odczytać. { $why }
check-chairs = Brakuje miejsca przy stole.
check-game = Nie da się przygotować jego gry. { $why }
check-line = Wiersz { $line } jest niezgodny z zasadami. { $why }
check-draw = Losowanie w wierszu { $line } nie wynika z tajnej liczby.
check-head = Jego wpis na listach nie zgadza się z jego zapisem.
check-version = Wiersz { $line } jest nowszy niż stół.
check-file = SQLite mówi o swoim pliku: { $why }
admin-dry-run = Nic się nie zmieniło. Aby to wykonać, dodaj --yes.
admin-fault = { $table }: { $what }
admin-checked = Sprawdzone stoły: { $tables } ({ $seconds } s). Wadliwe: { $faults }.
admin-would-salvage = Każdy wiersz, który da się odczytać, zostałby skopiowany do nowego pliku, a potem stoły zostałyby sprawdzone.
admin-salvaged = Wiersze, które da się odczytać ({ $rows }), są w nowym pliku. Uszkodzony nazywa się teraz { $file }.
admin-repair = { $table }: { $what ->
    [lists] jego wpis na listach zostanie poprawiony.
    [cut] jego zapis zostanie usunięty od wiersza { $line }.
   *[remove] zostanie usunięty.
}
admin-nothing = Nie ma nic do naprawienia.
admin-kept = To, co tam było wcześniej, jest w pliku { $file }.
admin-backed-up = Kopia jest w pliku { $file } ({ $megabytes } MB).
admin-would-restore = Plik { $file } zastąpiłby bazę { $database }.
admin-restored = Baza { $database } została przywrócona z kopii.
admin-exported = Plik: { $file }. Stoły: { $count }.
admin-imported = Nowe: { $new }. Już tu są: { $known }. Uszkodzone, pominięte: { $damaged }.
admin-close = Stół { $table } zostanie usunięty na zawsze.
admin-pruned = Porządki: stoły, przy których gra się nie zaczęła: { $waiting }, zakończone stoły: { $finished }, goście: { $guests }.
admin-size = Baza danych ma { $megabytes } MB.
admin-grant = { $name }: { $admin ->
    [yes] będzie administratorem.
   *[no] nie będzie już administratorem.
}
admin-reset = Pod tym adresem { $name } może wybrać nowe hasło, tylko raz, najpóźniej za { $hours } godz.:
admin-ban = { $name }: { $until ->
    [never] może znowu grać.
   *[other] konto jest zablokowane do { $until }.
}
admin-mute = { $name }: { $until ->
    [never] może znowu pisać na czacie.
   *[other] nie może pisać na czacie do { $until }.
}
admin-invite = Zaproszenie { $id }. Dla ilu osób: { $uses }. Ile dni jest ważne: { $days }. Wyślij im ten link:
admin-invite-unneeded = Rejestracja nie odbywa się teraz przez zaproszenia: link nie ma znaczenia, dopóki nie uruchomisz `cantiere admin registration invitation --yes`.
admin-registration = { $registration ->
    [open] Rejestracja jest otwarta dla wszystkich.
    [invitation] Nowe osoby potrzebują zaproszenia.
   *[closed] Rejestracja jest zamknięta, nawet z zaproszeniem.
}
admin-registration-settings = Tak jest w ustawieniu „registration”.
admin-registration-changed = Zmienił to administrator; ustawienie „registration” ma wartość „{ $registration }”.
admin-delete = { $name }: konto zostanie usunięte. Zakończone partie zostają, bez nazwy gracza; w trwających gra dalej bot.
admin-title-table = Stół
admin-title-game = Gra
admin-title-status = Stan
admin-title-lines = Wiersze
admin-title-changed = Ostatnia zmiana
admin-title-players = Gracze
admin-title-person = Numer
admin-title-name = Nazwa gracza
admin-title-login = Login
admin-title-role = Rola
admin-title-created = Od
admin-title-invitation = Numer
admin-title-note = Dla kogo
admin-title-used = Użyte
admin-title-expires = Do
admin-title-report = Numer
admin-title-at = Kiedy
admin-title-words = Co napisano
admin-title-why = Dlaczego
admin-title-by = Kto zgłasza
admin-role = { $role ->
    [admin] administrator
    [banned] zablokowane
    [account] konto
   *[guest] gość
}
start-backup = Kopia bazy danych w poprzedniej postaci jest w pliku { $file }.
start-migrated = Baza danych została przeniesiona ze schematu { $old } do { $new }.

## Serwer

level-random = Losowy
level-random-help = Robi cokolwiek, co wolno.
error-message = Nie można zrozumieć wiadomości: { $why }
error-ack-length = Oznaczenie wiadomości ma od 1 do { $most } widocznych znaków.
error-number = „{ $name }” musi być liczbą całkowitą.
error-too-big = To za duże: najwyżej { $most } bajtów.
error-too-often = Zbyt wiele żądań. Poczekaj chwilę.
error-too-many-tables = Jedna strona nie może śledzić tylu stołów.
error-many-open = { $most ->
    [one] Na graczy czeka już jeden twój stół. Usuń któryś albo poczekaj, aż się zapełni.
    [few] Na graczy czekają już { $most } twoje stoły. Usuń któryś albo poczekaj, aż się zapełni.
    [many] Na graczy czeka już { $most } twoich stołów. Usuń któryś albo poczekaj, aż się zapełni.
   *[other] Na graczy czeka już { $most } twojego stołu. Usuń któryś albo poczekaj, aż się zapełni.
}
error-busy = Inni zmienili stół w tej samej chwili. Spróbuj ponownie.
error-server = Na serwerze coś poszło nie tak. Nic się nie zmieniło.
error-storage = Serwer nie ma teraz dostępu do zapisanych danych. Nic się nie zmieniło. Spróbuj ponownie za chwilę.
error-replay-unmade = Nie można teraz przygotować powtórki. Spróbuj ponownie za chwilę.
error-foreign-origin = Inna strona nie może tu działać w twoim imieniu.
error-path-length = Ten adres jest za długi.
error-path = Tego adresu nie da się odczytać.
error-host = Ten serwer nie nazywa się „{ $host }”. Osoba prowadząca serwer może dodać ten adres do ustawień (addresses).
error-cookie = Twoje ciasteczko nie pochodzi z tego serwera albo straciło ważność. Wybierz nazwę gracza lub zaloguj się ponownie.
error-nobody = Najpierw wybierz nazwę gracza.
error-name-length = Nazwa gracza ma od 1 do { $most } znaków.
error-name-characters = Nazwa gracza nie może zawierać znaczników, cudzysłowów ani niewidocznych znaków.
error-name-letter = Nazwa gracza musi mieć co najmniej jedną literę lub cyfrę.
error-name-alike = Ktoś przy tym stole nazywa się „{ $name }”, co wygląda tak samo. Wybierz inną nazwę.
error-login = Login ma od 3 do 64 znaków: litery alfabetu angielskiego, cyfry oraz . _ @ + -
error-login-taken = Login „{ $login }” należy do kogoś innego.
error-password-length = Hasło ma co najmniej { $least } znaków.
error-sign-in = Nieprawidłowy login lub hasło.
error-has-account = Masz już konto.
error-no-session = To urządzenie jest już wylogowane.
error-no-account = Nie masz konta.
error-not-admin = To może tylko administrator.
error-yourself = Nie możesz zrobić tego sobie.
error-status = Nie ma stanu „{ $status }”.
error-no-said = Tego wiersza nie ma na czacie.
error-nobody-there = Nikt tam nie siedzi.
error-barred = Administrator usunął cię od tego stołu.
error-muted-hours = { $hours ->
    [one] Administrator zabronił ci pisać na czacie. Znowu możesz najpóźniej za godzinę.
    [few] Administrator zabronił ci pisać na czacie. Znowu możesz za { $hours } godziny.
    [many] Administrator zabronił ci pisać na czacie. Znowu możesz za { $hours } godzin.
   *[other] Administrator zabronił ci pisać na czacie. Znowu możesz za { $hours } godziny.
}
error-muted-days = { $days ->
    [one] Administrator zabronił ci pisać na czacie. Znowu możesz za dzień.
    [few] Administrator zabronił ci pisać na czacie. Znowu możesz za { $days } dni.
    [many] Administrator zabronił ci pisać na czacie. Znowu możesz za { $days } dni.
   *[other] Administrator zabronił ci pisać na czacie. Znowu możesz za { $days } dnia.
}
error-invitation-needed = Aby tu grać, potrzebujesz zaproszenia. Poproś administratora serwera o link.
error-invitation = To zaproszenie wygasło albo zostało już wykorzystane. Poproś o nowe.
error-registration-closed = Ten serwer nie przyjmuje nowych graczy. Jeśli masz konto, zaloguj się.
error-chat-length = Wiadomość ma od 1 do { $most } znaków.
error-no-page = Pod adresem { $page } nic nie ma.
error-no-text = Ten tekst nie został jeszcze napisany.
error-no-language = Nie ma tu języka „{ $language }”.
error-banned = To konto jest teraz zablokowane.
error-reset = Tego adresu nie można już użyć. Poproś o nowy.
reset-title = Nowe hasło
reset-label = Twoje nowe hasło (co najmniej 8 znaków)
reset-button = Ustaw hasło
reset-done = Hasło zostało zmienione. Możesz się nim teraz zalogować.
error-no-table = Nie ma stołu „{ $table }”.
error-table-broken = Ten stół jest uszkodzony i nie można go otworzyć. Naprawić go może osoba prowadząca ten serwer.
error-replay-start = Ta gra zaczęła się od własnej pozycji; wczytać można tylko całe gry.
error-no-seat = Przy tym stole nie ma miejsca { $number }.
error-seat-count = Podaj, kto siedzi na każdym z miejsc. Ich liczba: { $seats }.
error-seat-kind = Każdy siada sam; właściciel stołu może miejsce tylko zwolnić.
error-seat-taken = To miejsce zajmuje ktoś inny.
error-seat-kept = Dopóki trwa gra z innymi, miejsce pozostaje przy swoim graczu. Można je oddać tylko botowi.
error-seat-present = Ten gracz jest przy stole i gra sam za siebie.
error-seat-soon = Poczekaj chwilę: bot może przejąć miejsce, gdy przez { $seconds } s nic się nie dzieje.
error-second-seat = W tej grze masz już swoje miejsce.
error-one-person = Możesz zająć tylko jedno miejsce; pozostałe ustaw jako graczy na tym urządzeniu.
error-no-level = Nie ma bota na poziomie „{ $level }”.
error-not-your-seat = To nie jest twoje miejsce.
error-not-owner = To może tylko właściciel stołu.
error-not-started = Gra jeszcze się nie zaczęła.
error-started = Gra już się zaczęła.
error-not-finished = To możliwe po zakończeniu gry albo gdy grasz bez innych osób.
error-no-hints = Przy tym stole podpowiedzi są wyłączone.
error-no-advice = Boty nie mają teraz odpowiedzi. Spróbuj ponownie za chwilę.
error-no-line = Przebieg gry nie ma wiersza { $line }.
error-not-your-decision = To miejsce nie ma teraz nic do rozstrzygnięcia.
error-stale-decision = Stół się tymczasem zmienił. Spójrz jeszcze raz i zdecyduj od nowa.
error-cannot-rewind = Nie można cofnąć gry aż tak daleko.
error-already-asked = Trwa głosowanie nad inną prośbą.
error-asked-too-often = Twoja prośba została właśnie odrzucona. Przed następną poczekaj { $seconds } s.
error-no-question = Ta prośba jest już nieaktualna.
error-not-asked = Nie ty odpowiadasz na tę prośbę.
error-no-tutorial = Nie ma takiego samouczka.
error-tutorial-old = Ten samouczek w międzyczasie się zmienił. Uruchom go ponownie.
why-tutorial = Jeszcze nie! Teraz kliknij to, co jest podświetlone.
why-not-your-decision = Teraz nie ty decydujesz.
log-undo = { $player } cofa ostatnią akcję.
log-rewind = { $player } cofa grę o { $count ->
    [one] { $count } akcję
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}.
note-starts = Gra się zaczyna.
note-sits = { $name } siada do stołu.
note-leaves = { $name } odchodzi od stołu.
note-kicked = { $name }: administrator usunął tego gracza od stołu.
note-removed = { $name }: administrator skasował wiadomość tego gracza.
note-arranged = Obsada miejsca się zmieniła.
note-ask = { $player } prosi o cofnięcie gry.
note-ask-end = { $player } proponuje zakończyć grę bez wyniku.
note-ask-agreed = Wszyscy się zgadzają: { $player } cofa grę.
note-ask-refused = { $player } się nie zgadza.
note-ask-withdrawn = { $player } wycofuje prośbę.
note-ended = Gra została zakończona bez wyniku.
