# Słowa stron dla administratorów.

title = Administracja
only = Tę stronę mogą oglądać tylko administratorzy serwera.
part-numbers = Liczby
part-tables = Stoły
part-people = Ludzie
part-reports = Zgłoszenia
part-invitations = Zaproszenia
search = Szukaj
more = Pokaż więcej
nothing = Nic nie znaleziono.
nameless = (usunięto)
delete = Usuń
cancel = Anuluj

## Liczby

now-people = osoby online
now-playing = trwające gry
now-waiting = stoły czekające na graczy
now-finished = zakończone gry
now-accounts = konta
now-guests = goście
period = Pokaż
period-1 = Ostatnią godzinę
period-24 = Ostatni dzień
period-168 = Ostatni tydzień
plot-people = Ludzie online
plot-tables = Używane stoły
plot-actions = Akcje na minutę
plot-delays = Opóźnienia w milisekundach
plot-queues = Kolejki
plot-requests = Żądania na minutę
plot-summary = { $name }: teraz { $now }, najwięcej { $most }.
figure-people = ludzie
figure-sockets = strony
figure-tables = stoły
figure-actions = ludzie
figure-bot-actions = boty
figure-storing = zapis
figure-answering = odpowiedzi
figure-changes = zmiany do zapisania
figure-bots = myślące boty
figure-requests = wszystkie
figure-errors = błędy
numbers-hint = Opóźnienia: 19 z 20 jest krótszych. Z dłuższych okresów widać najgorsze opóźnienia i kolejki. Cantiere { $version }.

## Stoły

tables-all = Wszystkie stoły
tables-search = Numer, gra albo gracz
tables-status = Stan
status-all = Wszystkie
status-waiting = Czeka
status-playing = W trakcie
status-finished = Zakończony
table-public = publiczny
table-private = prywatny
table-lines = { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
}
table-owner = zakłada { $name }
table-open = Otwórz
table-close = Zamknij stół
table-close-text = Stół zniknie dla wszystkich. Kopia zostanie w pliku na serwerze; osoba prowadząca serwer może go przywrócić.
table-closed = Stół jest zamknięty. Kopia jest na serwerze: { $file }
seat-kept = nieobecny gracz, gra bot „{ $level }”
kick = Usuń od stołu
kick-hint = Kto został usunięty, nie może usiąść przy tym stole ani tu pisać. W trwającej grze miejsce zachowuje dla niego bot; nikt inny nie może go zająć.
barred = Usunięci od stołu
pardon = Wpuść z powrotem

## Ludzie

people-search = Nazwa, login albo numer
people-guests = Także goście
role-admin = administrator
role-account = konto
role-guest = gość
since = od { $day }
seen = ostatnio: { $ago }
banned-until = Zablokowane do { $day }
muted-until = Nie może pisać do { $day }
manage = Zarządzaj
for-how-long = Na jak długo
hours-1 = 1 godzina
hours-24 = 1 dzień
hours-168 = 1 tydzień
hours-720 = 30 dni
hours-87600 = na stałe
mute = Wycisz
unmute = Cofnij wyciszenie
ban = Zablokuj
unban = Odblokuj
mute-ban-hint = Osoba wyciszona gra dalej, ale nie może pisać. Osoba zablokowana zostaje od razu wylogowana, a grają za nią boty.
reset = Link do nowego hasła
reset-text = Pod tym adresem { $name } może wybrać nowe hasło, tylko raz, w ciągu 48 godzin. Do tego czasu działa stare.
grant = Mianuj administratorem
revoke = Odbierz uprawnienia administratora
grant-hint = Administratorzy widzą wszystko na tych stronach i wszystko tu mogą.
person-delete = Usuń osobę
person-delete-text = { $name }: nazwa, login i wiadomości zostaną zapomniane. Gry zostają bez nazwy gracza; w trwających gra dalej bot. Tego nie da się cofnąć.
person-deleted = Osoba została usunięta.

## Zgłoszenia

reports-settled = Pokaż załatwione zgłoszenia
reports-none = Nie ma żadnych zgłoszeń.
report-player = O graczu: { $name }
report-line = { $name } pisze:
report-why = Powód: { $why }
report-by = Zgłasza { $name }, { $day }
report-settled = załatwia { $name }, { $day }
report-table = Do stołu
line-delete = Usuń wiadomość
line-deleted = Wiadomość została usunięta.
settle = Załatwione
settled = Zgłoszenie jest załatwione.

## Zaproszenia

registration-open = Grać może tu każdy; zaproszenie nie jest potrzebne.
registration-invitation = Kto jest tu nowy, potrzebuje zaproszenia.
registration-closed = Nikt nowy nie jest wpuszczany, nawet z zaproszeniem.
rule = Nowi gracze
rule-open = Każdy
rule-invitation = Z zaproszeniem
rule-closed = Nikt nowy
rule-changed = Wybrał to administrator. W ustawieniach serwera jest: { $settings }.
rule-unchanged = Tak jest w ustawieniach serwera. Twój wybór tutaj ma pierwszeństwo i działa od razu.
rule-settings = Jak w ustawieniach
rule-saved = Zapisano.
invite = Utwórz zaproszenie
invite-uses = Dla ilu osób
invite-days = Ile dni jest ważne
invite-note = Dla kogo jest (widzą to tylko administratorzy)
invite-made = Wyślij ten link. Widać go tylko teraz.
invite-link = Link z zaproszeniem
invite-nobody = Zaproszenie
invite-used = użyto { $used } z { $uses }
invite-until = do { $day }
withdraw = Wycofaj
withdrawn = Zaproszenie jest wycofane.
