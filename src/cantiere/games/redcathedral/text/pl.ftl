# Czerwona Katedra po polsku. Atrybuty nazwy to jej inne formy; zdanie prosi o nie jako `$die_acc`.

game-name = Czerwona Katedra
game-tagline = Rusztowania, złoto i cebulaste kopuły: pięć kości przynosi kamień, a car patrzy, kto skończy pierwszy.

## The box, table by table

box-materials = Materiały
box-coins = Ruble
box-market = Rynek
box-dice = Kości
box-setup = Przygotowanie
box-player = Plansze graczy
box-track = Tor punktacji
box-optional = Akcje dodatkowe
box-work = Praca przy katedrze
box-ornament = Zdobienia
box-jewels = Klejnoty
box-end = Koniec gry
box-workshops = Plansze warsztatu
box-token = Żetony rynku
box-influence_action = Działania wpływów
box-influence_card = Karty wpływów
box-section = Karty katedry
box-plan = Karty planów
box-tile = Kafelki warsztatu
box-solo = Jakowlew

## Resources

resource-wood = drewno
    .acc = drewno
    .gen = drewna
resource-brick = cegła
    .acc = cegłę
    .gen = cegły
resource-stone = kamień
    .acc = kamień
    .gen = kamienia
resource-gold = złoto
    .acc = złoto
    .gen = złota
resource-emerald = szmaragd
    .acc = szmaragd
    .gen = szmaragdu
resource-amethyst = ametyst
    .acc = ametyst
    .gen = ametystu
resource-rubles = ruble
    .acc = ruble
    .gen = rubli
resource-recognition = uznanie
    .acc = uznanie
    .gen = uznania

amount-rubles = { $count ->
    [one] 1 rubla
    [few] { $count } ruble
    [many] { $count } rubli
   *[other] { $count } rubla
}
amount-recognition = { $count ->
    [one] 1 punkt uznania
    [few] { $count } punkty uznania
    [many] { $count } punktów uznania
   *[other] { $count } punktu uznania
}
amount-prestige = { $count ->
    [one] 1 punkt prestiżu
    [few] { $count } punkty prestiżu
    [many] { $count } punktów prestiżu
   *[other] { $count } punktu prestiżu
}

## Players, dice, workshops

colour-red = czerwony
colour-blue = niebieski
colour-green = zielony
colour-yellow = żółty
colour-white = biały

die-red = czerwona kość
    .acc = czerwoną kość
    .gen = czerwonej kości
die-blue = niebieska kość
    .acc = niebieską kość
    .gen = niebieskiej kości
die-green = zielona kość
    .acc = zieloną kość
    .gen = zielonej kości
die-yellow = żółta kość
    .acc = żółtą kość
    .gen = żółtej kości
die-white = biała kość
    .acc = białą kość
    .gen = białej kości

workshop-red = czerwony warsztat
    .gen = czerwonego warsztatu
    .loc = czerwonym warsztacie
workshop-blue = niebieski warsztat
    .gen = niebieskiego warsztatu
    .loc = niebieskim warsztacie
workshop-green = zielony warsztat
    .gen = zielonego warsztatu
    .loc = zielonym warsztacie
workshop-yellow = żółty warsztat
    .gen = żółtego warsztatu
    .loc = żółtym warsztacie
workshop-white_1 = pierwszy biały warsztat
    .gen = pierwszego białego warsztatu
    .loc = pierwszym białym warsztacie
workshop-white_2 = drugi biały warsztat
    .gen = drugiego białego warsztatu
    .loc = drugim białym warsztacie

side-basic = strona podstawowa
    .acc = stronę podstawową
side-advanced = strona zaawansowana
    .acc = stronę zaawansowaną

source-inventory = magazyn
    .gen = magazynu
source-spare = pole pod magazynem
    .gen = pola pod magazynem
source-white_1 = pierwszy biały warsztat
    .gen = pierwszego białego warsztatu
source-white_2 = drugi biały warsztat
    .gen = drugiego białego warsztatu

tile-die_red = kafelek czerwonej kości
tile-die_blue = kafelek niebieskiej kości
tile-die_green = kafelek zielonej kości
tile-die_yellow = kafelek żółtej kości
tile-die_white = kafelek białej kości
tile-wood = kafelek drewna
tile-brick = kafelek cegły
tile-stone = kafelek kamienia
tile-gold = kafelek złota
tile-emerald = kafelek szmaragdu
tile-amethyst = kafelek ametystu
tile-rubles = kafelek rubla
tile-recognition = kafelek uznania

## The cathedral

section-base = podstawa
section-middle = część środkowa
section-dome = kopuła

ornament-door = zdobione drzwi
    .gen = zdobionych drzwi
ornament-arch = zdobiony łuk
    .gen = zdobionego łuku
ornament-cross = zdobiony krzyż
    .gen = zdobionego krzyża

jewels-plain = bez klejnotów
jewels-emerald = ze szmaragdem
jewels-amethyst = z ametystem
jewels-two_emeralds = z dwoma szmaragdami
jewels-both = ze szmaragdem i ametystem
jewels-two_amethysts = z dwoma ametystami

plan-P2A = Plan A dla dwojga
plan-P2B = Plan B dla dwojga
plan-P2C = Plan C dla dwojga
plan-P3A = Plan A dla trojga
plan-P3B = Plan B dla trojga
plan-P3C = Plan C dla trojga
plan-P4A = Plan A dla czworga
plan-P4B = Plan B dla czworga
plan-P4C = Plan C dla czworga

## Influence

quarter-0 = wiosna
quarter-1 = lato
quarter-2 = jesień
quarter-3 = zima

group-craftsmen = gildia rzemieślników
group-teamsters = gildia woźniców
group-merchants = gildia kupców
group-clergy = duchowieństwo

influence-C1 = Rzemieślnicy I
influence-C2 = Rzemieślnicy II
influence-C3 = Rzemieślnicy III
influence-T1 = Woźnice I
influence-T2 = Woźnice II
influence-T3 = Woźnice III
influence-M1 = Kupcy I
influence-M2 = Kupcy II
influence-M3 = Kupcy III
influence-K1 = Duchowieństwo I
influence-K2 = Duchowieństwo II
influence-K3 = Duchowieństwo III

action-C_SELL_ANY_1 = Sprzedaj dowolny materiał za 1 rubla.
action-C_BUY_SHOWN_1 = Kup wskazany materiał za 1 rubla.
action-C_SELL_SHOWN_1 = Sprzedaj wskazany materiał za 1 rubla.
action-C_BUY_ANY_2 = Kup dowolny materiał za 2 ruble.
action-C_SELL_SHOWN_2 = Sprzedaj wskazany materiał za 2 ruble.
action-C_BUY_SHOWN_2 = Kup wskazany materiał za 2 ruble.
action-T_DELIVER_1 = Dostarcz 1 materiał za 1 rubla.
action-T_GAIN_1 = Otrzymaj 1 rubla.
action-T_DELIVER_2 = Dostarcz 2 materiały za 3 ruble.
action-T_SWAP = Zamień dwa żetony rynku za 2 ruble.
action-M_2_FOR_1 = Wymień 2 jednakowe materiały na 1 dowolny.
action-M_1R_FOR_1 = Wymień 1 materiał i 1 rubla na 1 dowolny materiał.
action-M_4_FOR_2 = Wymień 4 jednakowe materiały na 2 dowolne.
action-K_3DIFF = Ofiaruj 3 różne materiały za 1 punkt prestiżu.
action-K_SET = Z ukończoną podstawą, częścią środkową i kopułą: 2 punkty uznania.
action-K_GAIN_1 = Otrzymaj 1 punkt uznania.
limit-once = raz na turę
limit-repeat = dowolną liczbę razy

## Jakovlev

solo-RECOGNITION = Uznanie
solo-INVENTORY = Magazyn
solo-DELIVERY = Dostawa
solo-CLAIM = Rezerwacja
solo-CONSTRUCTION = Budowa
jakovlev = Jakowlew

## Options

option-workshops = Plansze warsztatu
option-workshops-help = Po stronie zaawansowanej każdy warsztat kosztuje 3 ruble, zdobienia trzeba odblokować, a sztandary blokują białe warsztaty.
option-workshops-basic = Strona podstawowa
option-workshops-advanced = Strona zaawansowana
option-workshops-each = Każdy wybiera
option-plan = Karta planu
option-plan-help = Jak wysokie są wieże. Dla każdej liczby graczy są trzy plany.
option-plan-random = Losowo
option-plan-a = Plan A
option-plan-b = Plan B
option-plan-c = Plan C
option-craftsmen = Gildia rzemieślników
option-craftsmen-help = Która z jej trzech kart wpływów jest w grze.
option-craftsmen-random = Losowo
option-craftsmen-C1 = Rzemieślnicy I
option-craftsmen-C2 = Rzemieślnicy II
option-craftsmen-C3 = Rzemieślnicy III
option-teamsters = Gildia woźniców
option-teamsters-help = Która z jej trzech kart wpływów jest w grze.
option-teamsters-random = Losowo
option-teamsters-T1 = Woźnice I
option-teamsters-T2 = Woźnice II
option-teamsters-T3 = Woźnice III
option-merchants = Gildia kupców
option-merchants-help = Która z jej trzech kart wpływów jest w grze.
option-merchants-random = Losowo
option-merchants-M1 = Kupcy I
option-merchants-M2 = Kupcy II
option-merchants-M3 = Kupcy III
option-clergy = Duchowieństwo
option-clergy-help = Która z jego trzech kart wpływów jest w grze.
option-clergy-random = Losowo
option-clergy-K1 = Duchowieństwo I
option-clergy-K2 = Duchowieństwo II
option-clergy-K3 = Duchowieństwo III
option-final_rounding = Końcowe przesunięcie znaczników
option-final_rounding-help = Po ostatniej turze znacznik stojący między dwoma polami prestiżu przesuwa się na jedno z nich.
option-final_rounding-backward = Do tyłu
option-final_rounding-forward = Do przodu
option-prestige_rubles = Prestiż za ruble
option-prestige_rubles-help = Utratę 1 punktu prestiżu za 2 ruble można powtarzać: w dowolnej chwili tury albo tylko w jednej.
option-prestige_rubles-any_time = W dowolnej chwili
option-prestige_rubles-one_moment = W jednej chwili
option-sixth_section_bonus = Prestiż za szósty fragment
option-sixth_section_bonus-help = Za ukończenie sześciu fragmentów są 3 punkty prestiżu: tylko dla pierwszego gracza albo dla każdego.
option-sixth_section_bonus-first = Tylko pierwszy
option-sixth_section_bonus-everyone = Każdy
option-recognition_token = Żeton uznania
option-recognition_token-help = Ile uznania daje jego pole rynku za każdą kość.
option-recognition_token-larger = 2 za każdą kość
option-recognition_token-smaller = 1 za każdą kość
option-ruble_supply = Zasób rubli
option-ruble_supply-help = Materiały są zawsze ograniczone; ruble też mogą być.
option-ruble_supply-unlimited = Nieograniczony
option-ruble_supply-limited = Ograniczony
option-jakovlev_leftovers = Jakowlew punktuje pozostałości
option-jakovlev_leftovers-help = Na koniec także Jakowlew otrzymuje 1 punkt prestiżu za każde 5 materiałów i rubli.

preset-standard = Gra podstawowa
preset-advanced = Zaawansowane warsztaty
preset-own_choice = Każdy wybiera stronę
preset-other_readings = Inne odczytania zasad

## What is asked

progress-sections = Najwięcej ukończono: { $most } z { $last } fragmentów
progress-last-turns = Ostatnie tury
prompt-side = Wybierz stronę swojej planszy warsztatu.
prompt-turn = Zarezerwuj fragment, pracuj przy katedrze albo odwiedź rynek.
prompt-work = { $count ->
    [one] Możesz dostarczyć jeszcze jeden materiał albo zakończyć turę.
    [few] Możesz dostarczyć jeszcze { $count } materiały albo zakończyć turę.
    [many] Możesz dostarczyć jeszcze { $count } materiałów albo zakończyć turę.
   *[other] Możesz dostarczyć jeszcze { $count } materiału albo zakończyć turę.
}
prompt-end = Zakończ turę.
prompt-market = Na polu { $space } leży { $die }: pozyskaj zasoby, wykorzystaj wpływy, uruchom warsztat albo zakończ turę.
prompt-banner = Wybierz, skąd weźmiesz sztandar na { $section }.
prompt-tile = Wybierz warsztat: { $tile }.
prompt-deliver = { $count ->
    [one] Woźnice dostarczą jeszcze jeden materiał.
    [few] Woźnice dostarczą jeszcze { $count } materiały.
    [many] Woźnice dostarczą jeszcze { $count } materiałów.
   *[other] Woźnice dostarczą jeszcze { $count } materiału.
}
prompt-receive = { $count ->
    [one] Wybierz materiał, który otrzymasz.
    [few] Wybierz materiały, które otrzymasz (jeszcze { $count }).
    [many] Wybierz materiały, które otrzymasz (jeszcze { $count }).
   *[other] Wybierz materiały, które otrzymasz (jeszcze { $count }).
}
prompt-his_claim = Wybierz fragment, który rezerwuje Jakowlew.
prompt-his_ornament = Wybierz, gdzie Jakowlew umieści { $ornament }.
prompt-wait = Decyzję podejmuje ktoś inny.
prompt-over = Gra się skończyła.

## Actions

do-side = Weź { $side_acc }
do-claim = Zarezerwuj { $section } ({ $kind }, { $tile })
do-banner = Weź sztandar z { $source_gen }
do-tile = { $face ->
    [up] Połóż { $tile } odkryty w { $workshop_loc } za { $price }
   *[down] Połóż { $tile } zakryty w { $workshop_loc }
}
do-build = { $completes ->
    [yes] Dostarcz { $resource_acc } na { $section } i ukończ fragment
   *[no] Dostarcz { $resource_acc } na { $section }
}
do-decorate = Umieść { $ornament } { $jewels } na { $section }
do-move = { $extra ->
    [0] Przesuń { $die_acc } na pole { $space }: { $amount } × { $resource }
   *[other] Przesuń { $die_acc } na pole { $space } za { $price }: { $amount } × { $resource }
}
do-acquire = Pozyskaj { $amount } × { $resource }
do-activate = Uruchom { $workshop }: { $amount } × { $resource }
do-sell = Sprzedaj { $resource_acc } za { $price }
do-buy = Kup { $resource_acc } za { $price }
do-exchange = { $rubles ->
    [0] Wymień { $give } × { $resource } na dowolny materiał ({ $take } ×)
   *[other] Wymień { $give } × { $resource } i { $price } na dowolny materiał ({ $take } ×)
}
do-hire = Zapłać { $price } za dostawę ({ $take } ×)
do-favour = Otrzymaj { $gain } ({ $group })
do-swap = Zamień żetony { $one } i { $two } za { $price }
do-offer = Ofiaruj { $one_acc }, { $two_acc } i { $three_acc } za { $gain }
do-receive = Weź { $resource_acc }
do-done = Nie dostarczaj więcej
do-end_turn = Zakończ turę
do-sell_prestige = Strać 1 punkt prestiżu i otrzymaj { $price }
do-reroll = Strać 1 punkt prestiżu i przerzuć kości na polu { $space }
do-his_claim = Jakowlew rezerwuje { $section } ({ $kind })
do-his_ornament = Jakowlew umieszcza { $ornament } na { $section }
do-first = Zaczyna { $to_player }
do-lay_token = Pole { $space } dostaje żeton: { $resource }
do-lay_influence = Karta wpływów w ćwiartce { $quarter }: { $influence }
do-drop = Na rynek spada { $die }: { $value }
do-plan = Karta planu: { $plan }
do-lay_section = Wykładany jest fragment { $section } ({ $kind })
do-lay_tile = Na fragment { $section } trafia { $tile }
do-lay_solo = Następna w rzędzie Jakowlewa: { $card }
do-deal_die = Na kartę { $card } trafia { $die }
do-roll = Rzut: { $die } pokazuje { $value }
do-jakovlev = Tura Jakowlewa: { $card }

## The log

log-side = { $player } bierze { $side_acc }.
log-claim = { $player } rezerwuje { $section } ({ $kind }) i dostaje { $tile }.
log-banner = { $player } bierze sztandar z { $source_gen }.
log-tile = { $face ->
    [up] { $player } płaci { $price } i kładzie { $tile } odkryty w { $workshop_loc }.
   *[down] { $player } kładzie { $tile } zakryty w { $workshop_loc }.
}
log-build = { $completes ->
    [yes] { $player } dostarcza { $resource_acc } na { $section } i kończy fragment.
   *[no] { $player } dostarcza { $resource_acc } na { $section }.
}
log-decorate = { $count ->
    [0] { $player } umieszcza { $ornament } { $jewels } na { $section }.
    [one] { $player } umieszcza { $ornament } { $jewels } na { $section }: 1 punkt prestiżu.
    [few] { $player } umieszcza { $ornament } { $jewels } na { $section }: { $count } punkty prestiżu.
    [many] { $player } umieszcza { $ornament } { $jewels } na { $section }: { $count } punktów prestiżu.
   *[other] { $player } umieszcza { $ornament } { $jewels } na { $section }: { $count } punktu prestiżu.
}
log-move = { $extra ->
    [0] { $player } przesuwa { $die_acc } na pole { $space }.
   *[other] { $player } płaci { $price } i przesuwa { $die_acc } na pole { $space }.
}
log-acquire = { $player } pozyskuje { $amount } × { $resource }.
log-activate = { $player } uruchamia { $workshop }: { $amount } × { $resource }.
log-sell = { $player } sprzedaje { $resource_acc } za { $price }.
log-buy = { $player } kupuje { $resource_acc } za { $price }.
log-exchange = { $rubles ->
    [0] { $player } wymienia { $give } × { $resource } na dowolny materiał ({ $take } ×).
   *[other] { $player } wymienia { $give } × { $resource } i { $price } na dowolny materiał ({ $take } ×).
}
log-hire = { $player } płaci woźnicom { $price }.
log-favour = { $player } otrzymuje { $gain } ({ $group }).
log-swap = { $player } płaci { $price } i zamienia żetony { $one } i { $two }.
log-offer = { $player } ofiaruje { $one_acc }, { $two_acc } i { $three_acc } za { $gain }.
log-receive = { $player } bierze { $resource_acc }.
log-done = { $player } nie dostarcza więcej.
log-end_turn = { $player } kończy turę.
log-sell_prestige = { $player } traci 1 punkt prestiżu i otrzymuje { $price }.
log-reroll = { $player } traci 1 punkt prestiżu i przerzuca kości na polu { $space }.
log-his_claim = Jakowlew rezerwuje { $section } ({ $kind }).
log-his_ornament = Jakowlew umieszcza { $ornament } na { $section }.
log-first = Zaczyna { $to_player }.
log-lay_token = Żeton na polu { $space }: { $resource }.
log-lay_influence = Karta wpływów w ćwiartce { $quarter }: { $influence }.
log-drop = Na rynek spada { $die }: { $value }.
log-plan = Katedra powstaje tak: { $plan }.
log-lay_section = Wykładany jest fragment { $section } ({ $kind }).
log-lay_tile = Na fragment { $section } trafia { $tile }.
log-lay_solo = Następna w rzędzie Jakowlewa: { $card }.
log-deal_die = Na kartę Jakowlewa { $card } trafia { $die }.
log-roll = Rzut: { $die } pokazuje { $value }.
log-jakovlev = { $moves ->
    [yes] Jakowlew przesuwa { $die_acc } na pole { $space } i wykonuje kartę { $card }.
   *[no] Jakowlew nie przesuwa { $die_gen }, bo pole { $space } jest pełne, i wykonuje kartę { $card }.
}

## Why not

why-not-your-turn = To nie twoja tura.
why-acted = Akcja podstawowa tej tury jest już wykonana.
why-must-act = Najpierw wykonaj akcję podstawową: rezerwację, pracę albo rynek.
why-no-prestige = Za twoim znacznikiem nie ma pola prestiżu.
why-one-moment = Przy tym stole prestiż wymienia się na ruble tylko w jednej chwili tury, a ta już minęła.
why-rerolled = W tej turze kości były już przerzucane.
why-no-dice = Na polu { $space } nie ma kości.
why-no-section = Katedra nie ma fragmentu { $section }.
why-claimed = Na fragmencie { $section } jest już sztandar.
why-below = Fragment { $section } można zarezerwować dopiero, gdy na { $below } będzie sztandar.
why-no-banner = Nie masz już sztandarów.
why-no-banner-there = Stąd nie ma jak wziąć sztandaru albo inny jest równie dobry.
why-workshop-full = W { $workshop_loc } leży już kafelek.
why-banner-there = Sztandar na { $workshop_loc } blokuje go, dopóki nie posłuży do rezerwacji.
why-rubles = To kosztuje { $price }; masz { $rubles }.
why-same-workshop = Pierwszy biały warsztat jest wolny i równie dobry.
why-not-your-section = Na fragmencie { $section } nie ma twojego sztandaru.
why-completed = Fragment { $section } jest już ukończony.
why-not-needed = Fragment { $section } nie potrzebuje już { $resource_gen }.
why-not-held = Nie masz { $resource_gen }.
why-not-completed = Fragment { $section } nie jest jeszcze ukończony.
why-decorated = Na fragmencie { $section } jest już zdobienie.
why-no-ornament = Nie masz gotowego zdobienia: { $ornament }.
why-deliveries = { $count ->
    [one] To wymaga 1 dostawy, a zostało ci { $left }.
    [few] To wymaga { $count } dostaw, a zostało ci { $left }.
    [many] To wymaga { $count } dostaw, a zostało ci { $left }.
   *[other] To wymaga { $count } dostawy, a zostało ci { $left }.
}
why-no-jewels = Nie masz klejnotów na zdobienie { $jewels }.
why-not-your-die = Dalej za ruble można przesunąć tylko twoją kość ({ $die }) i białą.
why-space-full = Na polu { $space } leżą już inne kości ({ $count }).
why-no-die-moved = Najpierw przesuń kość.
why-acquired = W tej turze zasoby są już pozyskane.
why-not-so-many = Pole daje { $amount } × { $resource }, nie więcej.
why-no-room = { $count ->
    [0] Twój magazyn jest pełny.
    [one] W magazynie masz miejsce tylko na 1 materiał.
    [few] W magazynie masz miejsce tylko na { $count } materiały.
    [many] W magazynie masz miejsce tylko na { $count } materiałów.
   *[other] W magazynie masz miejsce tylko na { $count } materiału.
}
why-none-left = W zasobach ogólnych brakuje { $resource_gen }.
why-all-of-it = Bierzesz zawsze wszystko: { $resource }.
why-activated = W tej turze warsztat jest już uruchomiony.
why-other-die = Nie można uruchomić { $workshop_gen }, gdy przesunięta była { $die }.
why-no-tile = W { $workshop_loc } nie ma kafelka.
why-face-down = Kafelek w { $workshop_loc } jest zakryty.
why-not-offered = { $influence }: ta karta nie oferuje niczego takiego.
why-used = { $influence }: to działa tylko raz na turę.
why-used-other = { $influence }: w tej turze użyta jest już druga połowa karty.
why-not-depicted = Karta nie pokazuje { $resource_gen }.
why-too-few = Potrzebujesz { $count } × { $resource }.
why-no-set = Potrzebujesz ukończonej podstawy, części środkowej i kopuły.
why-nothing-to-deliver = Nie masz niczego, co można by dostarczyć.
why-not-all-held = Nie masz tego, co jest potrzebne.
why-asked-else = Teraz pytanie jest inne: { $prompt }

## Points, endings

score-track = Prestiż na torze
score-alignment = Przesunięcie znacznika na pole prestiżu
score-leftovers = Pozostałe materiały i ruble
score-tower = Wieża
ending-sixth_section = Szósty fragment jest ukończony i wszyscy rozegrali ostatnią turę.
ending-jakovlevs_sixth = Jakowlew ukończył szósty fragment, a twoja ostatnia tura minęła.
verdict-won = Wygrywasz z Jakowlewem { $own } : { $his }.
verdict-lost = Jakowlew wygrywa z tobą { $his } : { $own }.
verdict-shared = Dzielisz zwycięstwo z Jakowlewem { $own } : { $his }.

## Errors

error-position-players = Pozycja dla tego stołu wymaga graczy: { $players }, a ma: { $count }, albo wymienia kogoś, kogo przy nim nie ma.
error-position-market = Żetony, karty wpływów lub kości nie mogą tak leżeć na rynku.
error-position-plan = { $plan } nie jest dla tego stołu albo nie ma opisanego fragmentu.
error-position-cards = Fragmenty lub kafelki nie są tymi z pudełka.
error-position-section = Fragment { $section } nie może tak wyglądać.
error-position-player = Plansza gracza ({ $colour }) nie może tak wyglądać.
error-position-jakovlev = Karty Jakowlewa nie mogą tak leżeć.
error-position-supply = Materiałów lub rubli jest więcej niż w pudełku.
error-position-frames = O czymś takim nikt nie może decydować.

## Plansza

board-table = Stół
board-player = { $player }
board-of = Plansza warsztatu: { $player }
board-others = Pozostali gracze
board-show = Pokaż planszę: { $player }
board-back = Wróć do mojej
board-guide = Więcej w przewodniku
board-nothing = nic
board-count = { $count } × { $resource }
board-cathedral = Katedra
board-tower = Wieża { $tower }, wartość { $value }: ile prestiżu kto by teraz otrzymał
board-section-free = { $section }, { $kind }, wolny fragment: { $cost }; { $tile }
board-section-claimed = { $section }, { $kind } ({ $player }), brakuje jeszcze: { $cost }
board-section-done = { $section }, { $kind } ({ $player }), fragment ukończony
board-section-decorated = { $section }, { $kind } ({ $player }), fragment ukończony i ozdobiony
board-outcome = Po ukończeniu: { $changes }
board-outcome-ornament = Za zdobienie: { $changes }
board-gains = { $player } +{ $amount }
board-loses = { $player } −{ $amount }
board-market = Rynek
board-space = Pole { $space }: { $amount } × { $resource } za każdą kość
board-space-dice = Pole { $space }: { $amount } × { $resource } za każdą kość; { $dice }
board-token = Żeton na polu { $space }: { $resource }
board-die = { $die }, wartość { $value }
board-dice = Kości, którymi można ruszyć
board-supply = Zasoby ogólne
board-bank = Ruble w zasobach ogólnych: { $count }
board-road = Tor uznania z gwiazdami prestiżu
board-mark = { $player }: uznanie { $recognition }, prestiż { $prestige }
board-mark-after = { $player }: po ukończeniu uznanie { $recognition }
board-completed = Ukończone fragmenty: { $count } z 6
board-inventory = Magazyn ({ $player }), pola: { $free }
board-banners-inventory = Sztandary w magazynie: { $count }
board-banners-spare = Sztandary pod magazynem: { $count }
board-deliveries = Pozostałe dostawy: { $count }
board-ornament = { $ornament }: { $count }
board-ornaments = Zdobienia
board-tiles = Kafelki warsztatu
board-workshops = Warsztaty: { $player }
board-workshop = { $workshop }: { $amount } × { $resource }
board-workshop-empty = { $workshop }, pusty; odkryty kafelek za { $price }
board-workshop-down = { $workshop }: zakryty kafelek
board-his-row = Rząd Jakowlewa
board-his-inventory = Jego magazyn
board-his-construction = Na jego budowie
board-side-basic = Kafelek kładzie się odkryty za cenę warsztatu albo zakryty za darmo. Wszystkie zdobienia są od razu dostępne.
board-side-advanced = Każdy warsztat kosztuje 3 ruble. Kafelek położony odkryty odblokowuje zdobienie, zakryty blokuje je na zawsze. Dwa sztandary blokują białe warsztaty.
board-score = Punkty teraz: { $count }
board-purse = Strać 1 punkt prestiżu i otrzymaj 2 ruble
