# Słowa, które nie należą do żadnej gry: błędy, terminal, miejsca przy stole i boty.

language-name = Polski
seat-name = Gracz { $number }
bot-random = Losowy
bot-greedy = Zachłanny
bot-mcts = Poszukiwacz
level-novice = Nowicjusz
level-novice-help = Bierze to, co na pierwszy rzut oka wygląda najlepiej.
level-builder = Budowniczy
level-builder-help = Obmyśla swoją turę do końca.
level-architect = Architekt
level-architect-help = Patrzy naprzód, co mogą zrobić inni.
level-master = Mistrz
level-master-help = Patrzy daleko naprzód i nie spieszy się.

## Errors

error-no-such-code = W tej grze nie ma akcji numer { $code }.
error-no-such-verb = W tej grze nie ma akcji „{ $verb }”.
error-no-such-argument = Akcja „{ $verb }” nie przyjmuje „{ $argument }”.
error-bad-argument = W akcji „{ $verb }” wartością „{ $argument }” nie może być „{ $value }”.
error-argument-count = { $count ->
    [0] Akcja „{ $verb }” stoi sama, bez żadnych słów po niej.
    [one] Po akcji „{ $verb }” podaje się jedno słowo, a nie { $given }.
    [few] Po akcji „{ $verb }” podaje się { $count } słowa, a nie { $given }.
    [many] Po akcji „{ $verb }” podaje się { $count } słów, a nie { $given }.
   *[other] Po akcji „{ $verb }” podaje się { $count } słowa, a nie { $given }.
}
error-illegal = „{ $action }” nie jest teraz możliwe. { $why }
error-impossible-draw = „{ $action }” nie może teraz zostać wylosowane.
error-not-your-turn = To nie jest tura gracza { $number }.
error-over = Gra jest skończona.
error-cannot-undo = Nie ma czego cofnąć: od tego czasu coś odkryto albo kolej przeszła dalej.
error-unknown-game = Nie ma gry „{ $id }”. Dostępne: { $games }.
error-seats = Gra { game-name } jest dla { $low }–{ $high } graczy, a nie dla { $seats }.
error-option-unknown = Nie ma opcji „{ $option }”. Dostępne: { $options }.
error-option-flag = Opcja „{ $option }” to tak (yes) albo nie (no), a nie „{ $value }”.
error-option-choice = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Do wyboru: { $choices }.
error-option-number = Opcja „{ $option }” to liczba całkowita od { $low } do { $high }, a nie „{ $value }”.
error-option-order = Opcja „{ $option }” to lista różnych elementów spośród: { $choices }. Nie jest nią „{ $value }”.
error-position-syntax = Nie można odczytać pozycji: { $why }.
error-position-head = Pozycja zaczyna się od gry i liczby miejsc.
error-position-rules = Pozycję zapisano dla zasad { $rules } gry { game-name }; tutaj obowiązują zasady { $ours }.
error-position-sense = Pozycja nie ma sensu: { $why }.
error-replay-damaged = Plik z zapisem gry jest uszkodzony: { $why }.
error-replay-foreign = To nie jest zapis gry z Cantiere.
error-replay-rules = Zapis powstał według zasad { $rules } gry { game-name }; tutaj obowiązują zasady { $ours }.
error-replay-seat = „{ $seat }” nie jest miejscem przy stole.
error-replay-at = Akcja { $number } w zapisie jest niezgodna z zasadami. { $why }
error-unknown-bot = Nie ma bota „{ $bot }”. Dostępne: { $bots }.
error-bot-setting = Bot „{ $bot }” nie ma ustawienia „{ $setting }”. Jego ustawienia: { $settings }.
error-bot-illegal = Bot „{ $bot }” wybrał niedozwoloną akcję { $action }.
error-file = Nie można odczytać pliku „{ $file }”: { $why }.

## The terminal

play-welcome = { $game } · { $seats ->
    [one] gra solo
    [few] { $seats } gracze
    [many] { $seats } graczy
   *[other] { $seats } gracza
}
play-turn = Teraz gra { $player }.
play-ask = Wybierz numer, wpisz akcję słowami albo ?, aby zobaczyć pomoc.
play-help = Akcję wybierasz numerem albo słowami: { $example }. Gdy jest tylko jedna, wystarczy Enter. „undo” cofa akcję, „score” pokazuje punkty, „board” stół, „guide” zasady („guide cottage” tylko jeden rozdział), „save PLIK” zapisuje grę, „quit” kończy.
play-guide-headings = Zasady mają te rozdziały: { $headings }.
play-not-understood = Nie ma takiej akcji na liście.
play-undone = Cofnięto.
play-saved = Zapisano w pliku { $file }.
play-bye = Do zobaczenia. { $saved ->
    [yes] Gra jest zapisana.
   *[no] Gra nie jest zapisana.
}
play-pass-device = Teraz gra { $player }: przekaż klawiaturę i naciśnij Enter.
play-over = Gra jest skończona.
play-winner = { $points ->
    [one] { $player } wygrywa z wynikiem { $points } punktu.
    [few] { $player } wygrywa z wynikiem { $points } punktów.
    [many] { $player } wygrywa z wynikiem { $points } punktów.
   *[other] { $player } wygrywa z wynikiem { $points } punktu.
}
play-shared = { $points ->
    [one] Zwycięstwem z wynikiem { $points } punktu dzielą się { $players }.
    [few] Zwycięstwem z wynikiem { $points } punktów dzielą się { $players }.
    [many] Zwycięstwem z wynikiem { $points } punktów dzielą się { $players }.
   *[other] Zwycięstwem z wynikiem { $points } punktu dzielą się { $players }.
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

## Serwer

level-random = Kostka
level-random-help = Robi cokolwiek, co wolno.
error-message = Nie można zrozumieć wiadomości: { $why }
error-ack-length = Oznaczenie wiadomości jest dłuższe niż { $most } znaków.
error-number = „{ $name }” musi być liczbą całkowitą.
error-too-big = To za duże: najwyżej { $most } bajtów.
error-too-often = Zbyt często. Poczekaj chwilę.
error-too-many-tables = Jedna strona nie może śledzić tylu stołów.
error-busy = Inni zmienili stół w tej samej chwili. Spróbuj ponownie.
error-server = Na serwerze coś poszło nie tak. Nic się nie zmieniło.
error-foreign-origin = Inna strona nie może tu działać w twoim imieniu.
error-cookie = Twoje ciasteczko nie pochodzi z tego serwera albo straciło ważność. Wybierz imię lub zaloguj się ponownie.
error-nobody = Najpierw wybierz imię.
error-name-length = Imię ma od 1 do { $most } znaków.
error-name-characters = Imię nie może zawierać znaczników, cudzysłowów ani niewidocznych znaków.
error-login = Login ma od 3 do 64 znaków: litery alfabetu angielskiego, cyfry oraz . _ @ + -
error-login-taken = Login „{ $login }” należy do kogoś innego.
error-password-length = Hasło ma co najmniej { $least } znaków.
error-sign-in = Login i hasło do siebie nie pasują.
error-has-account = Masz już konto.
error-no-account = Nie masz konta.
error-not-admin = To może tylko administrator.
error-chat-length = Wiadomość ma od 1 do { $most } znaków.
error-no-page = Pod adresem { $page } nic nie ma.
error-no-text = Ten tekst nie został jeszcze napisany.
error-no-language = Nie ma tu języka „{ $language }”.
error-no-table = Nie ma stołu „{ $table }”.
error-table-broken = Zapis tego stołu nie zgadza się z zasadami tej wersji: { $why }
error-no-seat = Przy tym stole nie ma miejsca { $number }.
error-seat-count = Podaj, kto siedzi na każdym z miejsc. Ich liczba: { $seats }.
error-seat-kind = Każdy siada sam; właściciel stołu może miejsce tylko zwolnić.
error-seat-taken = To miejsce zajmuje ktoś inny.
error-one-person = Osobiście możesz zająć jedno miejsce; pozostałe oznacz jako lokalne.
error-no-level = Nie ma bota na poziomie „{ $level }”.
error-not-your-seat = To nie jest twoje miejsce.
error-not-owner = To może tylko właściciel stołu.
error-not-started = Gra jeszcze się nie zaczęła.
error-started = Gra już się zaczęła.
error-not-finished = To możliwe po zakończeniu gry albo gdy grasz bez innych osób.
error-no-line = Zapis nie ma wiersza { $line }.
error-not-your-decision = To miejsce nie ma teraz nic do rozstrzygnięcia.
error-stale-decision = Stół się tymczasem zmienił. Spójrz jeszcze raz i zdecyduj od nowa.
error-cannot-rewind = Nie można cofnąć gry aż tak daleko.
error-already-asked = Stół odpowiada już na inne pytanie.
error-asked-too-often = Właśnie odmówiono. Przed kolejnym pytaniem poczekaj { $seconds } s.
error-no-question = To pytanie jest już nieaktualne.
error-not-asked = To nie do ciebie pytanie.
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
note-arranged = Właściciel stołu zmienił miejsca.
note-ask = { $player } prosi o cofnięcie gry.
note-ask-refused = { $player } się nie zgadza.
note-ask-withdrawn = { $player } wycofuje prośbę.
