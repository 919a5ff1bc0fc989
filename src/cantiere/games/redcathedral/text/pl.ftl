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
box-token = Żetony zasobów
box-influence_action = Działania wpływów
box-influence_card = Karty wpływów
box-section = Karty katedry
box-plan = Karty planu budowy
box-tile = Żetony warsztatu
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
resource-amethyst = szafir
    .acc = szafir
    .gen = szafiru
resource-rubles = ruble
    .acc = ruble
    .gen = rubli
resource-recognition = uznanie
    .acc = uznanie
    .gen = uznania

amounts = { $some }, { $more }
amount-wood = { $count ->
    [one] 1 drewno
    [few] { $count } sztuki drewna
    [many] { $count } sztuk drewna
   *[other] { $count } sztuki drewna
}
    .acc = { amount-wood }
amount-brick = { $count ->
    [one] 1 cegła
    [few] { $count } cegły
    [many] { $count } cegieł
   *[other] { $count } cegły
}
    .acc = { $count ->
        [one] 1 cegłę
        [few] { $count } cegły
        [many] { $count } cegieł
       *[other] { $count } cegły
    }
amount-stone = { $count ->
    [one] 1 kamień
    [few] { $count } kamienie
    [many] { $count } kamieni
   *[other] { $count } kamienia
}
    .acc = { amount-stone }
amount-gold = { $count ->
    [one] 1 złoto
    [few] { $count } sztuki złota
    [many] { $count } sztuk złota
   *[other] { $count } sztuki złota
}
    .acc = { amount-gold }
amount-emerald = { $count ->
    [one] 1 szmaragd
    [few] { $count } szmaragdy
    [many] { $count } szmaragdów
   *[other] { $count } szmaragdu
}
    .acc = { amount-emerald }
amount-amethyst = { $count ->
    [one] 1 szafir
    [few] { $count } szafiry
    [many] { $count } szafirów
   *[other] { $count } szafiru
}
    .acc = { amount-amethyst }
amount-rubles = { $count ->
    [one] 1 rubel
    [few] { $count } ruble
    [many] { $count } rubli
   *[other] { $count } rubla
}
    .acc = { $count ->
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
    .acc = { amount-recognition }
amount-prestige = { $count ->
    [one] 1 punkt prestiżu
    [few] { $count } punkty prestiżu
    [many] { $count } punktów prestiżu
   *[other] { $count } punktu prestiżu
}
    .acc = { amount-prestige }

## Players, dice, workshops

colour-red = czerwona
colour-blue = niebieska
colour-green = zielona
colour-yellow = żółta
colour-white = biała

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
# In reports, beside the names of workshops.
thing-source = sztandar z { $source_gen }

tile-die_red = żeton czerwonej kości
tile-die_blue = żeton niebieskiej kości
tile-die_green = żeton zielonej kości
tile-die_yellow = żeton żółtej kości
tile-die_white = żeton białej kości
tile-wood = żeton drewna
tile-brick = żeton cegły
tile-stone = żeton kamienia
tile-gold = żeton złota
tile-emerald = żeton szmaragdu
tile-amethyst = żeton szafiru
tile-rubles = żeton rubla
tile-recognition = żeton uznania

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
jewels-amethyst = z szafirem
jewels-two_emeralds = z dwoma szmaragdami
jewels-both = ze szmaragdem i szafirem
jewels-two_amethysts = z dwoma szafirami

# Na liście tego, co wygrywa.
thing-jewels = ozdoba { $jewels }

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
    .in = w ćwiartce wiosennej
quarter-1 = lato
    .in = w ćwiartce letniej
quarter-2 = jesień
    .in = w ćwiartce jesiennej
quarter-3 = zima
    .in = w ćwiartce zimowej

group-craftsmen = gildia rzemieślników
group-teamsters = gildia woźniców
group-merchants = gildia kupców
group-clergy = kler

influence-C1 = Rzemieślnicy I
influence-C2 = Rzemieślnicy II
influence-C3 = Rzemieślnicy III
influence-T1 = Woźnice I
influence-T2 = Woźnice II
influence-T3 = Woźnice III
influence-M1 = Kupcy I
influence-M2 = Kupcy II
influence-M3 = Kupcy III
influence-K1 = Kler I
influence-K2 = Kler II
influence-K3 = Kler III

action-C_SELL_ANY_1 = Sprzedaj dowolny materiał za 1 rubla.
action-C_BUY_SHOWN_1 = Kup wskazany materiał za 1 rubla.
action-C_SELL_SHOWN_1 = Sprzedaj wskazany materiał za 1 rubla.
action-C_BUY_ANY_2 = Kup dowolny materiał za 2 ruble.
action-C_SELL_SHOWN_2 = Sprzedaj wskazany materiał za 2 ruble.
action-C_BUY_SHOWN_2 = Kup wskazany materiał za 2 ruble.
action-T_DELIVER_1 = Dostarcz 1 materiał za 1 rubla.
action-T_GAIN_1 = Otrzymaj 1 rubla.
action-T_DELIVER_2 = Dostarcz 2 materiały za 3 ruble.
action-T_SWAP = Zamień dwa żetony zasobów za 2 ruble.
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
option-plan = Karta planu budowy
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
option-clergy = Kler
option-clergy-help = Która z jego trzech kart wpływów jest w grze.
option-clergy-random = Losowo
option-clergy-K1 = Kler I
option-clergy-K2 = Kler II
option-clergy-K3 = Kler III
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
option-ruble_supply = Pula rubli
option-ruble_supply-help = Materiały są zawsze ograniczone; ruble też mogą być.
option-ruble_supply-unlimited = Nieograniczona
option-ruble_supply-limited = Ograniczona
option-jakovlev_leftovers = Jakowlew punktuje pozostałości
option-jakovlev_leftovers-help = Na koniec także Jakowlew otrzymuje 1 punkt prestiżu za każde 5 materiałów pozostałych na jego kartach.

preset-standard = Gra standardowa
preset-standard-help = Zwykła strona warsztatów: dobra na pierwszą grę.
preset-advanced = Zaawansowane warsztaty
preset-advanced-help = Wszyscy grają na drugiej stronie warsztatów, która daje więcej.
preset-own_choice = Każdy wybiera stronę
preset-own_choice-help = Każdy gracz wybiera stronę warsztatów.
preset-other_readings = Inna interpretacja zasad
preset-other_readings-help = Niejasne zasady są odczytywane odwrotnie.

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
prompt-tile = Wybierz warsztat, w którym położysz { $tile }.
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

## Tips in the first games, by what is asked

coach-turn = Jedna rzecz w turze: rezerwuj, pracuj albo idź na rynek. Rezerwuj na czas: czyjś szósty ukończony fragment kończy grę.
coach-turn-2 = Nieukończony fragment pod ukończonymi kosztuje uznanie. Kończ od dołu.
coach-turn-3 = Najpierw spójrz na kości: jak daleko która idzie i który twój warsztat uruchomi.
coach-market = Pozyskanie, wpływy i warsztat: przed końcem tury możesz użyć wszystkich trzech.
coach-work = Do trzech materiałów w turze, także na kilka fragmentów. Zdobienie pasuje na każdy ukończony fragment.
coach-banner = Po sztandarze z magazynu zostaje wolne miejsce na materiał.
coach-tile = Odkryty żeton płaci od razu i za każdym razem, gdy przesuniesz kość tego koloru.

## Actions

do-side = Weź { $side_acc }
do-claim = Zarezerwuj { $section } ({ $kind }, { $tile })
do-banner = Weź sztandar z { $source_gen }
do-tile = { $face ->
    [up] Połóż odkryty { $tile } w { $workshop_loc } za { $price_acc }
   *[down] Połóż zakryty { $tile } w { $workshop_loc }
}
do-build = { $completes ->
    [yes] Dostarcz { $resource_acc } na { $section } i ukończ fragment
   *[no] Dostarcz { $resource_acc } na { $section }
}
do-decorate = Umieść { $ornament } { $jewels } na { $section }
do-move = { $extra ->
    [0] Przesuń { $die_acc } na pole { $space }: { $goods }
   *[other] Przesuń { $die_acc } na pole { $space } za { $price_acc }: { $goods }
}
do-acquire = Pozyskaj { $goods_acc }
do-activate = Uruchom { $workshop }: { $goods }
do-sell = Sprzedaj { $resource_acc } za { $price_acc }
do-buy = Kup { $resource_acc } za { $price_acc }
do-exchange = { $rubles ->
    [0] Wymień { $goods_acc } na dowolny materiał ({ $take }×)
   *[other] Wymień { $goods_acc } i { $price_acc } na dowolny materiał ({ $take }×)
}
do-hire = Zapłać { $price_acc } za dostawę ({ $take }×)
do-favour = Otrzymaj { $gain_acc } ({ $group })
do-swap = Zamień żetony { $one_gen } i { $two_gen } za { $price_acc }
do-offer = Ofiaruj { $one_acc }, { $two_acc } i { $three_acc } za { $gain_acc }
do-receive = Weź { $resource_acc }
do-done = Nie dostarczaj więcej
do-end_turn = { $amount ->
    [0] Zakończ turę
   *[other] Zakończ turę i zostaw { $goods_acc }
}
do-sell_prestige = Strać 1 punkt prestiżu i otrzymaj { $price_acc }
do-reroll = Strać 1 punkt prestiżu i przerzuć kości na polu { $space }
do-his_claim = Jakowlew rezerwuje { $section } ({ $kind })
do-his_ornament = Jakowlew umieszcza { $ornament } na { $section }
do-first = Zaczyna { $to_player }
do-lay_token = Pole { $space } dostaje żeton: { $resource }
do-lay_influence = Karta wpływów { $quarter_in }: { $influence }
do-drop = Na rynek spada { $die }: { $value }
do-plan = Karta planu budowy: { $plan }
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
    [up] { $player } płaci { $price_acc } i kładzie odkryty { $tile } w { $workshop_loc }.
   *[down] { $player } kładzie zakryty { $tile } w { $workshop_loc }.
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
   *[other] { $player } płaci { $price_acc } i przesuwa { $die_acc } na pole { $space }.
}
log-acquire = { $player } pozyskuje { $goods_acc }.
log-activate = { $player } uruchamia { $workshop }: { $goods }.
log-sell = { $player } sprzedaje { $resource_acc } za { $price_acc }.
log-buy = { $player } kupuje { $resource_acc } za { $price_acc }.
log-exchange = { $rubles ->
    [0] { $player } wymienia { $goods_acc } na dowolny materiał ({ $take }×).
   *[other] { $player } wymienia { $goods_acc } i { $price_acc } na dowolny materiał ({ $take }×).
}
log-hire = { $player } płaci woźnicom { $price_acc }.
log-favour = { $player } otrzymuje { $gain_acc } ({ $group }).
log-swap = { $player } płaci { $price_acc } i zamienia żetony { $one_gen } i { $two_gen }.
log-offer = { $player } ofiaruje { $one_acc }, { $two_acc } i { $three_acc } za { $gain_acc }.
log-receive = { $player } bierze { $resource_acc }.
log-done = { $player } nie dostarcza więcej.
log-end_turn = { $player } kończy turę.
log-sell_prestige = { $player } traci 1 punkt prestiżu i otrzymuje { $price_acc }.
log-reroll = { $player } traci 1 punkt prestiżu i przerzuca kości na polu { $space }.
log-his_claim = Jakowlew rezerwuje { $section } ({ $kind }).
log-his_ornament = Jakowlew umieszcza { $ornament } na { $section }.
log-first = Zaczyna { $to_player }.
log-lay_token = Żeton na polu { $space }: { $resource }.
log-lay_influence = Karta wpływów { $quarter_in }: { $influence }.
log-drop = Na rynek spada { $die }: { $value }.
log-plan = Plan katedry: { $plan }.
log-lay_section = Wykładany jest fragment { $section } ({ $kind }).
log-lay_tile = Na fragment { $section } trafia { $tile }.
log-lay_solo = Następna w rzędzie Jakowlewa: { $card }.
log-deal_die = Na kartę Jakowlewa { $card } trafia { $die }.
log-roll = Rzut: { $die } pokazuje { $value }.
log-jakovlev = { $moves ->
    [yes] Jakowlew przesuwa { $die_acc } na pole { $space } i zagrywa kartę { $card }.
   *[no] Jakowlew nie może przesunąć { $die_gen } (pole { $space } jest pełne) i zagrywa kartę { $card }.
}

## Why not

why-acted = Akcja podstawowa tej tury jest już wykonana.
why-must-act = Najpierw wykonaj akcję podstawową: rezerwację, pracę albo rynek.
why-no-prestige = Za twoim znacznikiem nie ma pola prestiżu.
why-one-moment = Przy tym stole prestiż wymienia się na ruble tylko w jednej chwili tury, a ta już minęła.
why-rerolled = W tej turze kości były już przerzucane.
why-no-dice = Na polu { $space } nie ma kości.
why-no-section = Katedra nie ma fragmentu { $section }.
why-claimed = Na fragmencie { $section } jest już sztandar.
why-yours = Fragment { $section } jest już twój; możesz dostarczyć to, czego jeszcze potrzebuje.
why-below = Fragment { $section } można zarezerwować dopiero, gdy na { $below } będzie sztandar.
why-no-banner = Nie masz już sztandarów.
why-no-banner-there = Stąd nie ma jak wziąć sztandaru.
why-same-banner = Sztandar z pierwszego białego warsztatu jest równie dobry.
why-workshop-full = W { $workshop_loc } leży już żeton.
why-banner-there = Sztandar na { $workshop_loc } blokuje go, dopóki nie posłuży do rezerwacji.
why-rubles = To kosztuje { $price_acc }; masz { $rubles_acc }.
why-same-workshop = Pierwszy biały warsztat jest wolny i równie dobry.
why-not-your-section = Na fragmencie { $section } nie ma twojego sztandaru.
why-completed = Fragment { $section } jest już ukończony.
why-completed-bare = Fragment { $section } jest ukończony. Aby go ozdobić, potrzebujesz gotowego zdobienia ({ $ornament }), a do tego: { $goods }.
why-not-needed = Fragment { $section } nie potrzebuje już { $resource_gen }; jeszcze do dostarczenia: { $goods }.
why-not-held = Nie masz { $resource_gen }.
why-none-for-half = Nie masz materiałów potrzebnych do tej połowy karty.
why-nowhere-needed = Żaden twój nieukończony fragment nie potrzebuje teraz { $resource_gen }.
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
why-no-die-reaches = Na pole { $space } nie możesz teraz przesunąć żadnej kości.
why-other-space = Zasoby pozyskasz tylko na polu { $space }, gdzie leży { $die }.
why-first-claim = Najpierw wybierz fragment, który rezerwujesz.
why-no-die-moved = Najpierw przesuń kość.
why-acquired = W tej turze zasoby są już pozyskane.
why-not-so-many = Pole daje najwyżej { $goods_acc }.
why-no-room = { $count ->
    [0] Twój magazyn jest pełny.
    [one] W magazynie masz miejsce tylko na 1 materiał.
    [few] W magazynie masz miejsce tylko na { $count } materiały.
    [many] W magazynie masz miejsce tylko na { $count } materiałów.
   *[other] W magazynie masz miejsce tylko na { $count } materiału.
}
why-none-left = W zasobach ogólnych brakuje { $resource_gen }.
why-activated = W tej turze warsztat jest już uruchomiony.
why-other-die = Nie można teraz uruchomić { $workshop_gen }: przesunięta została { $die }.
why-no-tile = W { $workshop_loc } nie ma żetonu.
why-face-down = Żeton w { $workshop_loc } jest zakryty i nigdy nie można go użyć.
why-same-tile = W pierwszym białym warsztacie leży taki sam żeton.
why-not-offered = { $influence }: ta karta nie oferuje niczego takiego.
why-used = { $influence }: to działa tylko raz na turę.
why-used-other = { $influence }: w tej turze użyta jest już druga połowa karty.
why-other-quarter = Ta karta należy do innej ćwiartki niż ta, w której leży twoja kość.
why-not-depicted = Karta nie pokazuje { $resource_gen }.
why-too-few = To wymaga: { $goods }.
why-no-set = Potrzebujesz ukończonej podstawy, części środkowej i kopuły.
why-nothing-to-deliver = Nie masz niczego, co można by dostarczyć.
why-he-claims-above = Dopóki może, Jakowlew rezerwuje fragment tuż nad jednym z twoich.
why-he-claims-a-base = Dopóki jakaś podstawa jest wolna, Jakowlew rezerwuje podstawę.
why-his-next-ornament = Następne zdobienie Jakowlewa: { $ornament }.
why-he-decorates-yours = Jakowlew ozdabia najpierw twoje fragmenty, potem swoje.

## Points, endings

score-track = Prestiż na torze
score-alignment = Przesunięcie znacznika na pole prestiżu
score-leftovers = Pozostałe materiały i ruble
score-tower = Wieża
pays-leftovers = 1 za każde { $count }
pays-tower = udział: { $count }; wartość wieży: { $value }
ending-sixth_section = Szósty fragment jest ukończony i wszyscy rozegrali ostatnią turę.
ending-jakovlevs_sixth = Jakowlew ukończył szósty fragment, a twoja ostatnia tura minęła.
verdict-won = Wygrywasz z Jakowlewem { $own } : { $his }.
verdict-lost = Jakowlew wygrywa z tobą { $his } : { $own }.
verdict-shared = Dzielisz zwycięstwo z Jakowlewem { $own } : { $his }.

## Positions that could not be

impossible-influence-twice = dwie karty wpływów są z tej samej grupy ({ $group }).
impossible-influence-choice = przy tym stole nie ma w grze karty { $influence }.
impossible-die = { $die } ma pole i wartość albo nie ma żadnego z nich.
impossible-dice = na polu { $space } jest miejsce tylko na { $count } kości, a leży ich tam więcej.
impossible-card-kind = na miejscu { $section } leży { $kind }, a karta { $card } nią nie jest.
impossible-card-twice = karta fragmentu { $card } leży tam dwa razy.
impossible-no-card = fragment { $section } jest zarezerwowany, ale nie ma karty.
impossible-unclaimed = na fragmencie { $section } leżą materiały albo jest on ukończony, ale nie ma sztandaru.
impossible-ornament = fragment { $section } ma więcej zdobień, niż może mieć; jedno ma tylko ukończony fragment.
impossible-tile-claimed = fragment { $section } jest zarezerwowany, więc nie leży już na nim żeton.
impossible-gap = fragment { $section } ma sztandar, a { $below } pod nim nie ma.
impossible-completed-site = fragment { $section } jest ukończony, więc nie leżą na nim materiały.
impossible-site = fragment { $section } nie potrzebuje materiałów, które na nim leżą.
impossible-full-site = na fragmencie { $section } leżą wszystkie materiały, więc byłby ukończony.
impossible-banners = gracz { $number } nie ma w sumie właściwej liczby sztandarów: { $count } zamiast { $most }.
impossible-ornaments = gracz { $number } nie mógł umieścić tylu zdobień jednego rodzaju ({ $ornament }).
impossible-side = gracz { $number } ma stronę planszy warsztatu, na której przy tym stole się nie gra.
impossible-room = gracz { $number } ma więcej materiałów, niż mieści magazyn: { $count } zamiast najwyżej { $most }.
impossible-tiles = gracz { $number } nie ma tylu żetonów w warsztatach, ile zarezerwował fragmentów: żetony { $count }, fragmenty { $claims }.
impossible-blocked = gracz { $number } ma w tym samym białym warsztacie żeton i sztandar.
impossible-materials = na stole: { $goods }, a w pudełku: { $most }.
impossible-rubles = gracze mają rubli: { NUMBER($count, useGrouping: 0) }, a w pudełku jest { NUMBER($most, useGrouping: 0) }.
impossible-tile = jednakowych żetonów ({ $tile }) jest na stole { $count }, a gra się z { $most }.
impossible-his-ornaments = Jakowlew umieszcza najpierw drzwi, potem dwa łuki, na końcu krzyż.
impossible-his-base = Jakowlew zarezerwował podstawę przed pierwszą turą.
impossible-dealing = żetony kości Jakowlewa rozkłada się od nowa dopiero wtedy, gdy wszystkie są zakryte.
impossible-not-dealing = wszystkie żetony kości Jakowlewa są zakryte, więc rozkłada się je od nowa.
impossible-his-dice = na każdej z pięciu kart Jakowlewa leży żeton kości.
impossible-his-claim = Jakowlew nie może teraz rezerwować fragmentu.
impossible-his-ornament = Jakowlew nie ma miejsca na następne zdobienie.
impossible-turn = decyzja „{ $decision }” nie należy do tej tury.
impossible-not-shown = użyta połowa karty wpływów nie prowadzi do decyzji „{ $decision }”.
impossible-claim = fragmentu { $section } nie można zarezerwować.
impossible-one-source = nie ma wyboru między sztandarami.
impossible-receive = magazyn nie pomieści tylu materiałów z wymiany: { $count }.
impossible-nothing-to-deliver = woźnice nie mają czego dostarczyć.
impossible-roll = kości, którymi się rzuca, leżą na jednym polu.
impossible-ended-by = kto zakończył grę, ma sześć ukończonych fragmentów i nikt nie miał ich przed nim.
impossible-over = gra kończy się dopiero wtedy, gdy turę miałby ten, kto ją zakończył.
impossible-not-over = gra kończy się, gdy turę miałby ten, kto ją zakończył.
impossible-optional = przerzut i wymiana prestiżu na ruble liczą się tylko w turze, w której nastąpiły.
impossible-sale = przy tym stole prestiż można wymieniać w dowolnej chwili, więc żadnej się nie zapisuje.
impossible-laid-out = wszystko jest wyłożone, więc trwa czyjaś tura.
impossible-missing = stół nie jest jeszcze wyłożony; następne byłoby „{ $decision }”.
impossible-choosing = strony plansz warsztatu wybiera się, zanim cokolwiek się wyłoży, i tylko tam, gdzie każdy wybiera.
impossible-order = stół wykłada się w innej kolejności.
impossible-too-early = zanim stół jest wyłożony, nikt nie mógł nic zrobić.

## Plansza

board-table = Stół
board-player = { $player }
board-of = Plansza warsztatu: { $player }
board-others = Pozostali gracze
board-show = Pokaż planszę: { $player }
board-back = Wróć do mojej planszy
board-guide = Więcej w zasadach
board-nothing = nic
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
board-space = Pole { $space }: { $goods } za każdą kość
board-space-dice = Pole { $space }: { $goods } za każdą kość; { $dice }
board-token = Żeton na polu { $space }: { $resource }
board-die = { $die }, wartość { $value }
board-dice = Kości, którymi można ruszyć
board-supply = Zasoby ogólne
board-bank = Ruble w zasobach ogólnych: { $count }
board-road = Tor punktacji
board-mark = { $player }: uznanie { $recognition }, prestiż { $prestige }
board-mark-after = { $player }: po ukończeniu uznanie { $recognition }
board-completed = Ukończone fragmenty: { $count } z 6
board-inventory = Magazyn ({ $player }), pola: { $free }
board-banners-inventory = Sztandary w magazynie: { $count }
board-banners-spare = Sztandary pod magazynem: { $count }
board-deliveries = Pozostałe dostawy: { $count }
board-ornament = { $ornament }: { $count }
board-ornaments = Zdobienia
board-tiles = Żetony warsztatu
board-workshops = Warsztaty: { $player }
board-workshop = { $workshop }: { $goods }
board-workshop-empty = { $workshop }, pusty; odkryty żeton za { $price_acc }
board-workshop-down = { $workshop }: zakryty żeton
board-his-row = Rząd Jakowlewa
board-his-inventory = Jego magazyn
board-his-construction = Na jego budowie
board-side-basic = Żeton kładzie się odkryty za cenę warsztatu albo zakryty za darmo. Wszystkie zdobienia są od razu dostępne.
board-side-advanced = Każdy warsztat kosztuje 3 ruble. Żeton położony odkryty odblokowuje zdobienie, zakryty blokuje je na zawsze. Dwa sztandary blokują białe warsztaty.
board-score = Punkty teraz: { $count }
board-purse = Strać 1 punkt prestiżu i otrzymaj 2 ruble

## The board at a terminal

drawn-market = Rynek
drawn-prestige = prestiż
drawn-banners = sztandary
drawn-inventory = magazyn
drawn-row = Jakowlew
drawn-site = budowa
drawn-red = czerwona
drawn-blue = niebieska
drawn-green = zielona
drawn-yellow = żółta
drawn-white = biała
letter-w = d
letter-b = c
letter-s = k
letter-g = z
letter-e = m
letter-a = f

## What a turn is good for: hints

reason-recognition = przesuwa twój znacznik na torze punktacji
reason-leftovers = liczą się pozostałe materiały i ruble
reason-tower = większy udział w wieży { $tower }
reason-sections = { $count ->
    [one] kończy 1 fragment
    [few] kończy { $count } fragmenty
    [many] kończy { $count } fragmentów
   *[other] kończy { $count } fragmentu
}
reason-undecided = wywołuje koniec gry
reason-rubles = { $count ->
    [one] daje 1 rubla
    [few] daje { $count } ruble
    [many] daje { $count } rubli
   *[other] daje { $count } rubla
}
reason-slots = więcej miejsca w magazynie
reason-ornaments = zdobienie gotowe do umieszczenia
reason-tiles = żeton warsztatu, który się opłaci
reason-claims = { $count ->
    [one] rezerwuje 1 fragment
    [few] rezerwuje { $count } fragmenty
    [many] rezerwuje { $count } fragmentów
   *[other] rezerwuje { $count } fragmentu
}
reason-site = { $count ->
    [one] dostarcza 1 materiał na twoje fragmenty
    [few] dostarcza { $count } materiały na twoje fragmenty
    [many] dostarcza { $count } materiałów na twoje fragmenty
   *[other] dostarcza { $count } materiału na twoje fragmenty
}
reason-penalty = mniejsze ryzyko kary
reason-needed = { $count ->
    [one] 1 materiał potrzebny twoim fragmentom
    [few] { $count } materiały potrzebne twoim fragmentom
    [many] { $count } materiałów potrzebnych twoim fragmentom
   *[other] { $count } materiału potrzebnego twoim fragmentom
}
reason-spare = { $count ->
    [one] 1 materiał w zapasie
    [few] { $count } materiały w zapasie
    [many] { $count } materiałów w zapasie
   *[other] { $count } materiału w zapasie
}
