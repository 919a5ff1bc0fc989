# The words of the administrators' pages.

title = Administration
only = Only administrators of this server may look at this.
part-numbers = Numbers
part-tables = Tables
part-people = People
part-reports = Reports
part-invitations = Invitations
search = Search
more = Show more
nothing = Nothing was found.
nameless = (deleted)
delete = Delete
cancel = Cancel

## Numbers

now-people = people online
now-playing = games being played
now-waiting = tables waiting for players
now-finished = finished games
now-accounts = accounts
now-guests = guests
period = Show
period-1 = The last hour
period-24 = The last day
period-168 = The last week
plot-people = People online
plot-tables = Tables in use
plot-actions = Actions per minute
plot-delays = Delays in milliseconds
plot-queues = Queues
plot-requests = Requests per minute
plot-summary = { $name }: { $now } now, { $most } at most.
figure-people = people
figure-sockets = pages
figure-tables = tables
figure-actions = people
figure-bot-actions = bots
figure-storing = storing
figure-answering = answering
figure-changes = changes to be stored
figure-bots = bots thinking
figure-requests = all
figure-errors = errors
numbers-hint = Delays: 19 of 20 are shorter. Of longer periods the worst delays and queues are shown. Cantiere { $version }.

## Tables

tables-all = All tables
tables-search = Id, game or player
tables-status = Status
status-all = All
status-waiting = Waiting
status-playing = Being played
status-finished = Finished
table-public = public
table-private = private
table-lines = { $count ->
    [one] { $count } entry in the log
   *[other] { $count } entries in the log
}
table-owner = made by { $name }
table-open = Open
table-close = Close the table
table-close-text = The table disappears for everybody. A copy is kept in a file on the server; whoever runs the server can bring it back.
table-closed = The table is closed. A copy is on the server: { $file }
seat-kept = away, played by the bot “{ $level }”
kick = Remove from the table
kick-hint = Whoever is removed can neither sit down nor write at this table. In a running game a bot keeps the seat; nobody else can take it.
barred = Removed from the table
pardon = Let back in

## People

people-search = Name, login or id
people-guests = Guests too
role-admin = administrator
role-account = account
role-guest = guest
since = since { $day }
seen = last here: { $ago }
banned-until = Banned until { $day }
muted-until = Muted until { $day }
manage = Manage
for-how-long = For how long
hours-1 = 1 hour
hours-24 = 1 day
hours-168 = 1 week
hours-720 = 30 days
hours-87600 = permanently
mute = Mute
unmute = Unmute
ban = Ban
unban = Lift the ban
mute-ban-hint = Whoever is muted plays on but cannot write. Whoever is banned is signed out at once, and bots play for them.
reset = Link for a new password
reset-text = { $name } can choose a new password at this address, once, within 48 hours. The old one works until then.
grant = Make administrator
revoke = No longer administrator
grant-hint = Administrators see everything on these pages and can do everything here.
person-delete = Delete the person
person-delete-text = The name, login and messages of { $name } are deleted. Games stay without the name; in running ones a bot plays on. This cannot be undone.
person-deleted = The person is deleted.

## Reports

reports-settled = Show settled reports
reports-none = There are no reports.
report-player = About { $name }
report-line = { $name } wrote:
report-why = Reported because: { $why }
report-by = Reported by { $name }, { $day }
report-settled = settled by { $name }, { $day }
report-table = The table
line-delete = Delete the message
line-deleted = The message is deleted.
settle = Settled
settled = The report is settled.

## Invitations

registration-open = Anybody may play here; no invitation is needed.
registration-invitation = Whoever is new here needs an invitation.
registration-closed = Nobody new is let in, not even with an invitation.
rule = New players
rule-open = Anybody
rule-invitation = By invitation
rule-closed = Nobody new
rule-changed = Chosen by an administrator. The server’s settings say: { $settings }.
rule-unchanged = As in the server’s settings. What you choose here overrides them, at once.
rule-settings = As in the settings
rule-saved = Saved.
invite = Create an invitation
invite-uses = For how many people
invite-days = Valid for (days)
invite-note = Who it is for (only administrators see it)
invite-made = Send this link. It is shown only now.
invite-link = Invitation link
invite-nobody = Invitation
invite-used = { $used } of { $uses } used
invite-until = until { $day }
withdraw = Withdraw
withdrawn = The invitation is withdrawn.
