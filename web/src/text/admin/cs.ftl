# Slova stránek pro správce.

title = Správa
only = Tuto stránku smějí vidět jen správci serveru.
part-numbers = Čísla
part-tables = Stoly
part-people = Lidé
part-reports = Hlášení
part-invitations = Pozvánky
search = Hledat
more = Zobrazit další
nothing = Nic se nenašlo.
nameless = (smazáno)
delete = Smazat
cancel = Zpět

## Čísla

now-people = lidé online
now-playing = rozehrané hry
now-waiting = stoly čekající na hráče
now-finished = dohrané hry
now-accounts = účty
now-guests = hosté
period = Zobrazit
period-1 = Poslední hodinu
period-24 = Poslední den
period-168 = Poslední týden
plot-people = Lidé online
plot-tables = Používané stoly
plot-actions = Akce za minutu
plot-delays = Prodlevy v milisekundách
plot-queues = Fronty
plot-requests = Požadavky za minutu
plot-summary = { $name }: teď { $now }, nejvíc { $most }.
figure-people = lidé
figure-sockets = stránky
figure-tables = stoly
figure-actions = lidé
figure-bot-actions = boti
figure-storing = ukládání
figure-answering = odpovědi
figure-changes = změny k uložení
figure-bots = přemýšlející boti
figure-requests = všechny
figure-errors = chyby
numbers-hint = Prodlevy: 19 z 20 je kratších. U delších období se ukazují nejhorší prodlevy a fronty. Cantiere { $version }.

## Stoly

tables-all = Všechny stoly
tables-search = Číslo, hra nebo hráč
tables-status = Stav
status-all = Všechny
status-waiting = Čeká
status-playing = Rozehraný
status-finished = Dohraný
table-public = veřejný
table-private = soukromý
table-lines = { $count ->
    [one] { $count } záznam
    [few] { $count } záznamy
    [many] { $count } záznamu
   *[other] { $count } záznamů
}
table-owner = založil(a) { $name }
table-open = Otevřít
table-close = Zavřít stůl
table-close-text = Stůl zmizí všem. Kopie zůstane v souboru na serveru; provozovatel ho může obnovit.
table-closed = Stůl je zavřený. Kopie je na serveru: { $file }
seat-kept = není tu, hraje bot „{ $level }“
kick = Vykázat
kick-hint = Vykázaný si k tomuto stolu nemůže sednout ani tu psát. V rozehrané hře mu místo drží bot; nikdo jiný si ho vzít nemůže.
barred = Vykázaní
pardon = Pustit zpět

## Lidé

people-search = Jméno, přihlašovací jméno nebo číslo
people-guests = I hosté
role-admin = správce
role-account = účet
role-guest = host
since = od { $day }
seen = naposledy: { $ago }
banned-until = Zablokováno do { $day }
muted-until = Nesmí psát do { $day }
manage = Spravovat
for-how-long = Na jak dlouho
hours-1 = 1 hodina
hours-24 = 1 den
hours-168 = 1 týden
hours-720 = 30 dní
hours-87600 = natrvalo
mute = Umlčet
unmute = Zrušit umlčení
ban = Zablokovat
unban = Zrušit zablokování
mute-ban-hint = Umlčený hraje dál, ale nemůže psát. Zablokovaného server hned odhlásí a hrají za něj boti.
reset = Odkaz na nové heslo
reset-text = Na této adrese si { $name } může zvolit nové heslo, jen jednou, do 48 hodin. Staré do té doby platí.
grant = Jmenovat správcem
revoke = Odebrat správcovství
grant-hint = Správci vidí všechno na těchto stránkách a všechno tu mohou.
person-delete = Smazat osobu
person-delete-text = { $name }: jméno, přihlašovací jméno i zprávy se zapomenou. Hry zůstanou beze jména; v rozehraných pokračuje bot. Nelze to vrátit.
person-deleted = Osoba je smazaná.

## Hlášení

reports-settled = Zobrazit vyřízená hlášení
reports-none = Žádná hlášení tu nejsou.
report-player = O hráči: { $name }
report-line = { $name } píše:
report-why = Důvod: { $why }
report-by = Nahlásil(a) { $name }, { $day }
report-settled = vyřídil(a) { $name }, { $day }
report-table = Ke stolu
line-delete = Smazat zprávu
line-deleted = Zpráva je smazaná.
settle = Vyřízeno
settled = Hlášení je vyřízené.

## Pozvánky

registration-open = Hrát tu smí kdokoli; pozvánka není potřeba.
registration-invitation = Kdo je tu nový, potřebuje pozvánku.
registration-closed = Nikdo nový sem nesmí, ani s pozvánkou.
rule = Noví hráči
rule-open = Kdokoli
rule-invitation = S pozvánkou
rule-closed = Nikdo nový
rule-changed = Zvolil to správce. V nastavení serveru je: { $settings }.
rule-unchanged = Tak je to v nastavení serveru. Co zvolíš tady, má přednost a platí hned.
rule-settings = Jak je v nastavení
rule-saved = Uloženo.
invite = Vytvořit pozvánku
invite-uses = Pro kolik lidí
invite-days = Kolik dní platí
invite-note = Pro koho je (vidí to jen správci)
invite-made = Pošli tento odkaz. Ukazuje se jen teď.
invite-link = Odkaz s pozvánkou
invite-nobody = Pozvánka
invite-used = použito { $used } z { $uses }
invite-until = do { $day }
withdraw = Zrušit
withdrawn = Pozvánka je zrušená.
