# Słowa samego klienta. Słowa gier przychodzą z grami.

## Wszędzie

close = Zamknij
save = Zapisz
loading = Wczytywanie…
try-again = Spróbuj ponownie
reload = Wczytaj ponownie
skip = Przejdź do treści
to-lobby = Na stronę główną
to-table = Do stołu
guest = Gość
settings = Ustawienia
admin = Administracja
admin-reports = { $count ->
    [one] Administracja: czeka { $count } zgłoszenie
    [few] Administracja: czekają { $count } zgłoszenia
    [many] Administracja: czeka { $count } zgłoszeń
   *[other] Administracja: czeka { $count } zgłoszenia
}
help = Pomoc
title-page = { $page } · Cantiere
title-turn = ● Twój ruch · { $title }
connection-connecting = łączenie…
connection-offline = brak połączenia
outdated = Dostępna jest nowa wersja.
offline-title = Brak połączenia z serwerem
offline-text = Strona wznowi działanie sama, gdy tylko wróci połączenie. Nic nie zginie.
offline-request = Brak połączenia z serwerem. Spróbuj za chwilę.
broken-answer = Coś poszło nie tak. Spróbuj ponownie.
missing-title = Tu nic nie ma
missing-text = Pod tym adresem nie ma żadnej strony.
missing-game = Nie ma tu gry o takiej nazwie.
name-numbered = { $name } { $number }
version = Cantiere { $version }

## Strona główna

hello = Gry o budowaniu na jednym stole
hello-name = Witaj, { $name }
hello-text = Graj z przyjaciółmi przez link, na jednym urządzeniu, przeciw botom albo solo.
first-title = Pierwszy raz tutaj?
first-text = Zacznij od gry { $game }, najłatwiejszej z tych gier: w najprostszej wersji, przeciwko jednemu botowi, który dopiero się uczy.
first-start = Zagraj pierwszą grę
mine = Twoje gry
games = Gry
open-tables = Stoły z wolnym miejscem
open-none = Nikt teraz nie szuka graczy. Otwórz własny stół!
live-tables = Trwające gry
live-none = Nie trwa żadna publiczna gra.
finished-tables = Zakończone gry
finished-none = Żadna gra się jeszcze nie skończyła.
import = Otwórz zapisaną grę
import-hint = Plik z zapisem stanie się stołem: obejrzyj go albo graj dalej.
play = Graj
players = { $low }–{ $high } graczy
players-one = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
minutes = { $low }–{ $high } min
weight = Złożoność { $weight } na 5
show-all = Pokaż wszystkie: { $count }
row-your-turn = Twój ruch
row-open = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
row-finished = Zakończona
row-aborted = Zakończona bez wyniku
row-left = Bot gra za ciebie
row-waiting = Ruch: { $names }

## Nowy stół

who-plays = Kto gra?
ready-bots = Ja przeciw botom
ready-friends = Z przyjaciółmi przez link
ready-device = Na tym urządzeniu
ready-alone = Solo
kind-me = { $name } (ja)
kind-me-nameless = Ja
kind-open = Wolne dla każdego, kto ma link
kind-local = Gracz na tym urządzeniu
kind-bot = bot
kind-bot-level = Bot: { $level }
bot-help = { $level }: { $help }
bot-record = { $level }: { $help } Zmierzone przy jednym stole z pozostałymi: średnio { NUMBER($points, maximumFractionDigits: 0) } pkt, { $tenths ->
    [0] mniej niż 0,1
   *[other] { NUMBER($seconds, maximumSignificantDigits: 1) }
} s na turę.
seat-who = Kto siedzi na miejscu { $number }
local-name = Nazwa gracza na miejscu { $number }
seat-number = Gracz { $number }
seat-more = Dodaj gracza
seat-fewer = Usuń gracza
variant = Wariant
options = Opcje
options-changed = { $count ->
    [one] { $count } zmieniona
    [few] { $count } zmienione
    [many] { $count } zmienionych
   *[other] { $count } zmienionej
}
options-cards = Karty w grze
options-rulings = Interpretacja niejasnych zasad
options-more = Więcej opcji
option-earlier = Przesuń wyżej
option-off = bez: { $option }
option-value = { $option }: { $value }
public = Pokaż stół na stronie głównej
public-hint = Inni mogą oglądać i zająć wolne miejsca. W przeciwnym razie stół znajdzie tylko ten, kto ma link.
hints-allowed = Zezwól na podpowiedzi
hints-allowed-hint = Każdy może zapytać, które ruchy wyglądają najlepiej. Grając bez innych osób, zawsze możesz.
start = Rozpocznij grę
start-open = Otwórz stół
continue-title = Graj dalej od tego miejsca
continue-text = Gra toczy się dalej od ruchu { $at } jako osobny stół.

## Przed początkiem

seats = Miejsca
seat-open = wolne
seat-kept = zarezerwowane: { $name }
seat-take = Usiądź
seat-leave = Odejdź od stołu
seat-leave-named = { $name } odchodzi
seat-you = ty
room-waiting = { $count ->
    [one] Brakuje jeszcze jednego gracza.
    [few] Brakuje jeszcze { $count } graczy.
    [many] Brakuje jeszcze { $count } graczy.
   *[other] Brakuje jeszcze { $count } gracza.
}
room-starting = Wszyscy są. Gra się zaczyna.
room-fill = Obsadź wolne miejsca botami i zacznij
room-clear = Usuń stół
share-title = Zaproś innych
share-text = Kto otworzy ten link, może usiąść albo oglądać.
share-local = Ten adres działa tylko na tym komputerze. Aby inni mogli dołączyć, uruchom serwer poleceniem „cantiere serve --host 0.0.0.0”.
share-link = Link do tego stołu
share-copy = Kopiuj
link-copied = Link skopiowany.
qr-label = Kod QR z linkiem do tego stołu

## Przy stole

board = Plansza
board-missing = Plansza tej gry nie jest jeszcze narysowana. Można grać przyciskami.
panel = Panel
tab-do = Akcje
tab-log = Przebieg
all-actions = Wszystkie akcje ({ $count })
choices-here = Wybierz jedną z możliwości
what-is-this = Co to jest?
skip-ahead = Przejdź do mojej tury
skip-told = Pomiń
told-next = Następny krok
since-you-were-here = Co się wydarzyło w międzyczasie
tab-guide = Zasady
tab-chat = Czat
tab-result = Wynik
table-menu = Stół
table-gone = Ten stół nie istnieje
seat-to-move = wykonuje ruch
seat-away = nieobecny
seat-held = bot gra za kogoś, kto odszedł
seat-back = Odbierz miejsce, które zajmuje { $name }
score-of = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Pokaż, za co
score-why = Skąd są punkty
score-nothing = Jeszcze nic
score-now = Zdobyte do tej pory
score-now-short = teraz { $points }
score-projected = Gdyby gra skończyła się teraz
score-table = Tabela punktów
score-total = Razem
place-short = { $place }.
watching = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
prompt-waiting = { $count ->
    [0] Chwileczkę…
   *[other] Teraz gra: { $names }
}
prompt-narrowed = { $count ->
    [one] Została { $count } możliwość
    [few] Zostały { $count } możliwości
    [many] Zostało { $count } możliwości
   *[other] Zostało { $count } możliwości
}: wybierz na planszy albo z listy.
prompt-escape = Esc anuluje wybór.
prompt-spectator = Oglądasz.
prompt-rules = Przeczytaj o tym w zasadach
prompt-offline = Brak połączenia. Twój ruch jest zachowany i zostanie wysłany, gdy tylko się da.
prompt-lost = Brak połączenia. Strona ruszy dalej, gdy tylko połączenie wróci.
prompt-sending = Wysyłanie…
leaves = Jeszcze niewykorzystane: { $what }. Na pewno? Wybierz ponownie.
next-table = Twój ruch gdzie indziej
pick-release = Anuluj wybór
why-nothing-there = Tam teraz nie ma nic do zrobienia.
do-nothing = Teraz nie ma nic do zrobienia.
do-nothing-spectator = Oglądasz tę grę.
undo-undo = Cofnij
undo-free = Cofnij dalej
undo-ask = Poproś o cofnięcie
hint = Podpowiedź
hint-thinking = Szukam najlepszych ruchów…
hint-margin = Najlepsze ruchy: spodziewana przewaga, szansa na wygraną
hint-points = Najlepsze ruchy i spodziewane punkty
hint-error = z dokładnością do { $error }
hint-only = to jedyny możliwy ruch
zoom-in = Przybliż
zoom-out = Oddal
zoom-fit = Pokaż całą planszę
log-older = Starsze wpisy
log-empty = Jeszcze nic się nie wydarzyło.
log-look = Pokaż pozycję
log-more = Więcej o tym ruchu
log-start = Przygotowanie
log-back = Cofnij przed ten ruch
log-back-ask = Poproś o cofnięcie przed ten ruch
chat-empty = Nikt jeszcze nic nie powiedział.
chat-spectator = (widz)
chat-write = Napisz coś…
chat-send = Wyślij
chat-report = Zgłoś, co pisze { $name }
chat-delete = Usuń tę wiadomość ({ $name })
chat-delete-short = Usuń
report-player = Zgłoś gracza
report-line = Zgłoś tę wiadomość
report-who = Kogo?
report-why = Co jest nie tak?
report-hint = Czytają to tylko administratorzy tego serwera.
report-send = Zgłoś
report-sent = Dziękujemy. Administratorzy się tym zajmą.
reference = Karty w tej grze
turn-call = Twój ruch: { $game }
game-over = Gra skończona.
consent-title = Prośba o cofnięcie: { $name }
consent-asked = Prosisz o cofnięcie
consent-end-title = Propozycja zakończenia gry: { $name }
consent-end-asked = Proponujesz zakończyć grę
consent-end-text = Jeśli wszyscy się zgodzą, gra skończy się tutaj i nikomu się nie zaliczy.
consent-count = { $count ->
    [one] Cofnięty byłby jeden ruch.
    [few] Cofnięte byłyby { $count } ruchy.
    [many] Cofniętych byłoby { $count } ruchów.
   *[other] Cofnięte byłoby { $count } ruchu.
}
consent-pending = Odpowiedzą jeszcze: { $names }.
consent-yes = Zgadzam się
consent-no = Nie zgadzam się
consent-withdraw = Wycofaj prośbę
curtain-title = Przekaż urządzenie: { $name }
curtain-text = Nikt inny nie powinien teraz patrzeć.
curtain-lift = To ja, { $name }
menu-level = Poziom: { $name }
leave-level = Bot taki jak inne
leave-hint = Bot gra dalej za ciebie. Miejsce możesz odebrać w każdej chwili.
bots-finish = Niech boty dokończą grę
delete-game = Usuń tę grę
delete-sure = Na pewno usunąć?
abort-ask = Zaproponuj innym koniec gry
abort-ask-hint = Jeśli wszyscy się zgodzą, gra skończy się bez wyniku.
abort = Zakończ grę bez wyniku
abort-sure = Na pewno zakończyć grę?
abort-hint = Zostanie na liście zakończonych gier i nikomu się nie zaliczy.
substitute = Gracz { $name } jest nieobecny: niech gra bot
result-winner = Wygrywa { $name }
result-shared = Zwycięstwem dzielą się { $names }
result-aborted = Zakończona bez wyniku
result-aborted-text = Nikt nie wygrał. Taki był wtedy stan punktów.
result-alone = { $points ->
    [one] Masz { $points } punkt
    [few] Masz { $points } punkty
    [many] Masz { $points } punktów
   *[other] Masz { $points } punktu
}
rematch = Zagraj jeszcze raz
rematch-with = Zagraj jeszcze raz: { $names }
rematch-join = Do następnej gry
replay = Powtórka
export = Zapisz do pliku
dice-check = Sprawdź losowania
finish-open = Pełny wynik i obrazek
points = { $points ->
    [one] { $shown } punkt
    [few] { $shown } punkty
    [many] { $shown } punktów
   *[other] { $shown } punktu
}
best-first = Twoja pierwsza taka gra.
best-new = { $games ->
    [one] Nowy rekord życiowy! Wynik z jedynej wcześniejszej gry wynosił { $before }.
    [few] Nowy rekord życiowy! Najlepszy wynik z { $games } gier wynosił { $before }.
    [many] Nowy rekord życiowy! Najlepszy wynik z { $games } gier wynosił { $before }.
   *[other] Nowy rekord życiowy! Najlepszy wynik z { $games } gry wynosił { $before }.
}
best-old = { $games ->
    [one] Twój najlepszy wynik to { $before }, z jedynej wcześniejszej gry.
    [few] Twój najlepszy wynik z { $games } gier to { $before }.
    [many] Twój najlepszy wynik z { $games } gier to { $before }.
   *[other] Twój najlepszy wynik z { $games } gry to { $before }.
}
ranks = Rangi
rank-from = od { $points }
rank-next = { $points ->
    [one] Do rangi { $rank } brakuje { $points } punktu.
    [few] Do rangi { $rank } brakuje { $points } punktów.
    [many] Do rangi { $rank } brakuje { $points } punktów.
   *[other] Do rangi { $rank } brakuje { $points } punktu.
}
turning-title = Punkty zwrotne
turning-lead = { $name } obejmuje prowadzenie na stałe (ruch { $move }) i kończy z wynikiem { $points }.
turning-gain = { $name } zdobywa w jednej turze { $points } (ruch { $move }).
picture = Obrazek
picture-alt = Wynik i końcowy stan stołu
picture-save = Zapisz obrazek
picture-share = Udostępnij obrazek
picture-drawing = Rysowanie…
picture-failed = Ta przeglądarka nie potrafi narysować obrazka.

## Powtórka

replay-title = { $game }, powtórka
replay-missing = Nie można pokazać powtórki
replay-start = Początek
replay-eyes = Widok
replay-own = własny
replay-spectator = widz
replay-first = Na początek
replay-last = Na koniec
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-speed = Szybkość
replay-times = { $speed }×
replay-position = Miejsce w grze
replay-of = { $index } z { $last }
replay-continue = Graj dalej od tego miejsca
graph-label = Punkty wszystkich w czasie
replay-shows = Pod wynikami
shown-moves = Ruchy
shown-analysis = Analiza
hint-here = Najlepszy ruch stąd
analysis-about = Boty przejrzą całą grę: kto i kiedy miał jaką szansę na wygraną, które ruchy kosztowały najwięcej i co byłoby lepsze.
analysis-about-alone = Boty przejrzą całą grę: ilu punktów można się było kiedy spodziewać, które ruchy kosztowały najwięcej i co byłoby lepsze.
analysis-begin = Przeanalizuj tę grę
analysis-soon = Zacznie się, gdy tylko żaden bot nie będzie czekał.
analysis-ahead = { $count ->
    [one] Najpierw jeszcze jedna inna gra.
    [few] Najpierw jeszcze { $count } inne gry.
    [many] Najpierw jeszcze { $count } innych gier.
   *[other] Najpierw jeszcze { $count } innej gry.
}
analysis-progress = Ruch { $done } z { $total }
analysis-leave = Nie musisz tu czekać: wynik zostanie zapisany przy grze.
analysis-shows = Wykres pokazuje
shown-chances = Szansa na wygraną
shown-points = Spodziewane punkty
shown-mistake = Najkosztowniejsze ruchy
shown-no-mistake = Żaden ruch nie był wyraźnie gorszy od innego.
shown-brilliant = Świetne ruchy
shown-no-brilliant = Żaden ruch nie był zarazem trudny do znalezienia i wyraźnie najlepszy.
analysis-better = Lepszy ruch
analysis-next = Drugi najlepszy ruch
analysis-play = Graj dalej od tego ruchu
analysis-error = z dokładnością do { $error }
analysis-note = To są szacunki. Boty dogrywają każdą grę tylko kilka razy i nie grają doskonale: pasma pokazują, o ile liczby mogą się mylić przez sam przypadek. Małe różnice nic nie znaczą.

## Losowania

dice-title = Czy losowania były uczciwe?
dice-text = Przed pierwszym losowaniem serwer pokazał odcisk tajnej liczby. Każde losowanie z niej wynika i nie można go wybrać później. Na końcu liczba zostaje pokazana i każdy może powtórzyć wszystkie losowania.
dice-checking = Powtarzanie wszystkich losowań…
dice-later = Tajna liczba zostanie pokazana po grze
dice-count = { $count ->
    [one] Jak dotąd { $count } losowanie.
    [few] Jak dotąd { $count } losowania.
    [many] Jak dotąd { $count } losowań.
   *[other] Jak dotąd { $count } losowania.
}
dice-fair = Każde losowanie było uczciwe
dice-unfair = Losowania nie są takie, jakie powinny być
dice-here = { $count ->
    [one] { $count } losowanie powtórzono tutaj, w twojej przeglądarce.
    [few] { $count } losowania powtórzono tutaj, w twojej przeglądarce.
    [many] { $count } losowań powtórzono tutaj, w twojej przeglądarce.
   *[other] { $count } losowania powtórzono tutaj, w twojej przeglądarce.
}
dice-server = Przeglądarka powtarza losowania tylko przez szyfrowane połączenie; tak ustalił serwer.
dice-commitment = Odcisk (SHA-256), pokazany na początku
dice-secret = Tajna liczba, pokazana na końcu
dice-promise-kept = zgadza się z odciskiem
dice-promise-broken = nie zgadza się z odciskiem
dice-draws = Wszystkie losowania
dice-ticket = Wylosowana liczba
dice-means = Znaczenie
dice-verdict = Wynik
dice-missing = Nie można pokazać losowań tego stołu

## Zasady i elementy

learn-new = Poznaj grę w pięć minut: krótka pierwsza partia poprowadzi cię krok po kroku.
learn-offer = { $game } w pięć minut
learn-continue = Ucz się dalej: { $game }
learn-short = Poznaj grę w pięć minut
lesson = Samouczek
lesson-step = Krok { $step } z { $count }
lesson-next = Dalej
lesson-back = Krok wstecz
lesson-do = Zrób to za mnie
lesson-leave = Wyjdź
lesson-leave-hint = Później możesz wrócić do tego miejsca.
lesson-again = Jeszcze raz
lesson-play = Zagraj
lesson-old = Ten samouczek w międzyczasie się zmienił.
guide = Zasady
guide-title = { $game }, zasady
guide-chapters = Rozdziały
guide-page = Na całą stronę
guide-missing = Nie można pokazać zasad
guide-search = Szukaj w zasadach
guide-search-none = Nic nie znaleziono.
guide-continue = Kontynuuj: { $chapter }
figure-names = Anna, Bartek, Celina, Darek, Ewa, Filip
figure-start = Pozycja wyjściowa. Dalej krok po kroku.
figure-back = Krok wstecz
figure-next = Krok dalej
components = O elementach gry
components-title = { $game }, elementy
components-words = Wpisy podano tak, jak stoją w pliku gry components.toml.
components-text = Co jest w pudełku, o ile nam wiadomo, i jak bardzo jesteśmy tego pewni. Jeśli masz tę grę i widzisz błąd, można go poprawić w jednej linijce.
mark-rulebook = Instrukcja
mark-rulebook-text = { $count ->
    [one] { $count } pozycja: wydrukowana w zasadach.
    [few] { $count } pozycje: wydrukowane w zasadach.
    [many] { $count } pozycji: wydrukowane w zasadach.
   *[other] { $count } pozycji: wydrukowane w zasadach.
}
mark-sources = Wiele źródeł
mark-sources-text = { $count ->
    [one] { $count } pozycja: potwierdza ją wielu właścicieli gry.
    [few] { $count } pozycje: potwierdza je wielu właścicieli gry.
    [many] { $count } pozycji: potwierdza je wielu właścicieli gry.
   *[other] { $count } pozycji: potwierdza je wielu właścicieli gry.
}
mark-few = Niewiele źródeł
mark-few-text = { $count ->
    [one] { $count } pozycja: od jednej lub dwóch osób.
    [few] { $count } pozycje: od jednej lub dwóch osób.
    [many] { $count } pozycji: od jednej lub dwóch osób.
   *[other] { $count } pozycji: od jednej lub dwóch osób.
}
mark-inferred = Wywnioskowane
mark-inferred-text = { $count ->
    [one] { $count } pozycja: wynika z innych danych.
    [few] { $count } pozycje: wynikają z innych danych.
    [many] { $count } pozycji: wynika z innych danych.
   *[other] { $count } pozycji: wynika z innych danych.
}
mark-reconstructed = Odtworzone
mark-reconstructed-text = { $count ->
    [one] { $count } pozycja: nasza własna, w duchu gry.
    [few] { $count } pozycje: nasze własne, w duchu gry.
    [many] { $count } pozycji: nasze własne, w duchu gry.
   *[other] { $count } pozycji: nasze własne, w duchu gry.
}

## Ustawienia

setting-language = Język
setting-theme = Motyw
theme-system = Systemowy
theme-light = Jasny
theme-dark = Ciemny
setting-motion = Animacje
motion-system = Systemowe
motion-full = Włączone
motion-none = Wyłączone
setting-speed = Tempo ruchów innych graczy
speed-slow = Wolne
speed-normal = Zwykłe
speed-instant = Natychmiastowe
setting-sound = Dźwięki
setting-sound-text = Cztery ciche dźwięki: położenie, budowa, twój ruch, koniec gry.
setting-notify = Powiadomienia
setting-notify-text = Gdy przychodzi twoja kolej, a strona jest w tle.
setting-notify-refused = Przeglądarka na to nie pozwala. Zajrzyj do jej ustawień dla tej strony.
setting-title = Twój ruch w tytule karty przeglądarki
setting-title-text = Tytuł i ikona karty informują, że to twój ruch.
setting-symbols = Symbole na kolorach
setting-symbols-text = Dodaje symbol do każdego koloru.
setting-curtain = Zasłaniaj stół przy przekazywaniu
setting-curtain-text = Na jednym urządzeniu, aby nikt nie widział cudzych tajemnic.
setting-formalities = Wykonuj wymuszone ruchy automatycznie
setting-formalities-text = Gdy możliwość jest tylko jedna, zostaje wykonana bez pytania.
setting-coach = Wskazówki w pierwszych grach
setting-coach-text = Wiersz przy pytaniu przypomina, o czym się zapomina.
coach-off = Bez wskazówek

## Nazwa gracza i konto

name-title = Jak mamy cię nazywać?
name-label = Nazwa gracza
name-hint = To wszystko. Bez konta, bez e-maila.
name-go = Zaczynajmy
invited = Masz zaproszenie
invited-known = Jesteś tu już jako { $name }. Zachowaj zaproszenie dla kogoś innego.
registration-invitation = Nowi gracze potrzebują tu zaproszenia. Poproś administratora serwera o link albo zaloguj się, jeśli masz konto.
registration-closed = Ten serwer nie przyjmuje nowych graczy. Jeśli masz konto, zaloguj się.
name-saved = Nazwa gracza zapisana.
account = Nazwa gracza i konto
account-of = Zalogowane konto { $login }
account-enter = Konto
account-why = Dzięki kontu znajdziesz swoje gry także na innych urządzeniach.
account-first = Na tym serwerze nie ma jeszcze żadnego konta. Pierwsze otrzyma uprawnienia administratora.
login = Login
password = Hasło
sign-in = Zaloguj się
sign-up = Załóż konto
sign-out = Wyloguj się
signed-in = Zalogowano.
signed-up = Konto założone.
signed-out = Wylogowano.
password-change = Zmień hasło
password-old = Stare hasło
password-new = Nowe hasło
password-changed = Hasło zmienione.
devices = Zalogowane urządzenia
devices-others = Wyloguj wszędzie indziej
device-this = To urządzenie
device-used = Ostatnio używane: { $day }
device-unknown = Nieznane urządzenie

## Klawisze

keys-title = Skróty klawiszowe
keys-everywhere = Wszędzie
keys-table = Przy stole
keys-replay = Powtórka
key-help = Ta pomoc
key-tab = Następny element
key-enter = Aktywuj
key-escape = Anuluj wybór, zamknij
key-digits = Wybierz akcję o tym numerze
key-undo = Cofnij
key-told = Ruchy innych: następny krok, pomiń
key-board = Przejdź do planszy
key-tabs = Akcje, Przebieg, Zasady, Czat
key-seats = Plansza poprzedniego lub następnego gracza
key-zoom = Przybliż, oddal, cała plansza
key-ask = Co to jest? (także prawy przycisk lub długie przytrzymanie)
key-step = Krok wstecz lub naprzód
key-ends = Na początek, na koniec
key-play = Odtwarzaj, wstrzymaj
