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
