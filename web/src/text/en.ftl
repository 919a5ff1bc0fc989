# The words of the client itself. Those of the games come with the games.

## Everywhere

close = Close
save = Save
loading = Loading…
try-again = Try again
reload = Reload
skip = Skip to the content
to-lobby = Home
to-table = To the table
guest = Guest
settings = Settings
admin = Administration
admin-reports = { $count ->
    [one] Administration: { $count } report is waiting
   *[other] Administration: { $count } reports are waiting
}
help = Help
title-page = { $page } · Cantiere
title-turn = ● Your turn · { $title }
connection-connecting = connecting…
connection-offline = no connection
outdated = A new version is available.
offline-title = The server cannot be reached
offline-text = The page continues by itself as soon as there is a connection. Nothing is lost.
offline-request = The server cannot be reached. Please try again in a moment.
broken-answer = Something went wrong. Please try again.
missing-title = There is nothing here
missing-text = There is no page at this address.
missing-game = There is no game with that name here.
name-numbered = { $name } { $number }
version = Cantiere { $version }

## First page

hello = Building games on one table
hello-name = Welcome, { $name }
hello-text = Play with friends by a link, on one device, against bots, or alone.
first-title = New here?
first-text = Start with { $game }, the easiest of these games, in its easiest form, against one bot that is still learning.
first-start = Play a first game
mine = Your games
games = The games
open-tables = Tables with a free seat
open-none = Nobody is looking for players just now. Open a table yourself!
live-tables = Being played now
live-none = No public game is being played.
finished-tables = Finished games
finished-none = No game has been finished yet.
import = Open a saved game
import-hint = A replay file becomes a table: look at it, or play on.
play = Play
players = { $low }–{ $high } players
players-one = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
minutes = { $low }–{ $high } min
weight = Complexity { $weight } of 5
show-all = Show all { $count }
row-your-turn = Your turn
row-open = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
row-finished = Finished
row-aborted = Ended without a result
row-left = A bot plays for you
row-waiting = To move: { $names }

## A new table

who-plays = Who plays?
ready-bots = Me against bots
ready-friends = Friends, by a link
ready-device = On this device
ready-alone = Alone
kind-me = { $name } (me)
kind-me-nameless = Me
kind-open = Free for anybody with the link
kind-local = Player on this device
kind-bot = bot
kind-bot-level = Bot: { $level }
bot-help = { $level }: { $help }
bot-record = { $level }: { $help } Measured at one table with the others: { NUMBER($points, maximumFractionDigits: 0) } points on average, { $tenths ->
    [0] less than 0.1
   *[other] { NUMBER($seconds, maximumSignificantDigits: 1) }
} s per turn.
seat-who = Who sits on seat { $number }
local-name = Name of the player on seat { $number }
seat-number = Player { $number }
seat-more = Add a player
seat-fewer = Remove a player
variant = Variant
options = Options
options-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
options-cards = Cards in play
options-rulings = How unclear rules are read
options-more = More options
option-earlier = Move up
option-off = without: { $option }
option-value = { $option }: { $value }
public = Show the table on the first page
public-hint = Others can watch, and take free seats. Otherwise only people with the link find it.
hints-allowed = Allow hints
hints-allowed-hint = Everybody may ask which turns look best. Alone and against bots you always may.
start = Start the game
start-open = Open the table
continue-title = Play on from here
continue-text = The game goes on from move { $at }, as a separate table.

## Before the start

seats = Seats
seat-open = free
seat-kept = reserved for { $name }
seat-take = Sit down
seat-leave = Leave the table
seat-leave-named = { $name } leaves
seat-you = you
room-waiting = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
room-starting = Everybody is here. The game begins.
room-fill = Fill free seats with bots and start
room-clear = Delete table
share-title = Invite others
share-text = Whoever opens this link can sit down or watch.
share-local = This address works on this computer only. For others to join, start the server with “cantiere serve --host 0.0.0.0”.
share-link = Link to this table
share-copy = Copy
link-copied = The link is copied.
qr-label = QR code with the link to this table

## At the table

board = Board
board-missing = The board of this game is not drawn yet. It can be played with the buttons.
panel = Panel
tab-do = Actions
tab-log = Log
tab-guide = Rules
all-actions = All { $count } actions
choices-here = Choose one
what-is-this = What is this?
skip-ahead = Skip to my turn
skip-told = Skip
told-next = Next step
since-you-were-here = Since you were here
tab-chat = Chat
tab-result = Result
table-menu = Table
table-gone = This table does not exist
seat-to-move = to move
seat-away = away
seat-held = a bot plays for somebody who left
seat-back = Take the seat back from { $name }
score-of = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Show where they come from
score-why = Where the points come from
score-nothing = Nothing yet
score-now = Scored so far
score-now-short = now { $points }
score-projected = If the game ended now
place-short = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
score-table = Score table
score-total = Total
watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
prompt-waiting = { $count ->
    [0] One moment…
   *[other] Waiting for { $names }
}
prompt-narrowed = { $count } ways to do it: choose one on the board or in the list.
prompt-escape = Esc cancels the selection.
prompt-spectator = You are watching.
prompt-rules = Read about it in the rules
prompt-offline = No connection. Your move is kept and goes out as soon as there is one.
prompt-lost = No connection. The page goes on as soon as there is one.
prompt-sending = Sending…
leaves = Not used yet: { $what }. Really? Choose it again.
next-table = Your turn elsewhere
pick-release = Cancel selection
why-nothing-there = There is nothing to do there now.
do-nothing = Nothing to do just now.
do-nothing-spectator = You are watching this game.
undo-undo = Undo
undo-free = Undo further
undo-ask = Ask to undo
hint = Hint
hint-thinking = Looking for the best turns…
hint-margin = Best turns: expected lead, chance to win
hint-points = Best turns, and the points to expect
hint-error = give or take { $error }
hint-only = it is the only turn
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board
log-older = Older entries
log-empty = Nothing has happened yet.
log-look = View this position
log-more = More about this move
log-start = Set-up
log-back = Go back to before this
log-back-ask = Ask to go back to before this
chat-empty = Nothing has been said yet.
chat-spectator = (spectator)
chat-write = Say something…
chat-send = Send
chat-report = Report what { $name } said
chat-delete = Delete this message by { $name }
chat-delete-short = Delete
report-player = Report a player
report-line = Report this message
report-who = Who?
report-why = What is wrong?
report-hint = Only the administrators of this server read it.
report-send = Report
report-sent = Thank you. The administrators will look into it.
reference = The cards of this game
turn-call = Your turn in { $game }
game-over = The game is over.
consent-title = { $name } would like to undo
consent-asked = You have asked to undo
consent-end-title = { $name } would like to end the game
consent-end-asked = You have asked to end the game
consent-end-text = If everybody agrees, it ends here and counts for nobody.
consent-count = { $count ->
    [one] One move would be undone.
   *[other] { $count } moves would be undone.
}
consent-pending = Still to answer: { $names }.
consent-yes = Agree
consent-no = Refuse
consent-withdraw = Withdraw the request
curtain-title = Hand over to { $name }
curtain-text = Nobody else should look now.
curtain-lift = I am { $name }
menu-level = Level of { $name }
leave-level = A bot like the others
leave-hint = A bot plays on for you. You can take the seat back at any time.
bots-finish = Let the bots finish
delete-game = Delete this game
delete-sure = Really delete?
abort-ask = Ask the others to end the game
abort-ask-hint = If everybody agrees, it ends without a result.
abort = End the game without a result
abort-sure = Really end the game?
abort-hint = It stays in the list of finished games and counts for nobody.
substitute = { $name } is away: let a bot play
result-winner = { $name } wins
result-shared = { $names } share the victory
result-aborted = Ended without a result
result-aborted-text = Nobody has won. These are the points as they stood.
result-alone = { $points ->
    [one] You have { $points } point
   *[other] You have { $points } points
}
rematch = Play again
rematch-with = Play again with { $names }
rematch-join = To the next game
replay = Replay
export = Save as a file
dice-check = Check the draws
finish-open = Full result and picture
points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
best-first = Your first game of this kind.
best-new = { $games ->
    [one] A new personal best! Your best was { $before }, from one earlier game.
   *[other] A new personal best! Your best in { $games } games was { $before }.
}
best-old = { $games ->
    [one] Your best is { $before }, from one earlier game.
   *[other] Your best in { $games } games is { $before }.
}
ranks = Ranks
rank-from = from { $points }
rank-next = { $points ->
    [one] One point more would make you { $rank }.
   *[other] { $points } more points would make you { $rank }.
}
turning-title = Turning points
turning-lead = { $name } takes the lead for good (move { $move }) and ends with { $points }.
turning-gain = { $name } gains { $points } in one turn (move { $move }).
picture = Picture
picture-alt = The result and the final boards
picture-save = Save the picture
picture-share = Share the picture
picture-drawing = Drawing…
picture-failed = This browser cannot draw the picture.

## Replay

replay-title = { $game }, replay
replay-missing = There is no replay to show
replay-start = The start
replay-eyes = View as
replay-own = you
replay-spectator = spectator
replay-first = To the start
replay-last = To the end
replay-back = One step back
replay-forward = One step forward
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $speed }×
replay-position = Position in the game
replay-of = { $index } of { $last }
replay-continue = Play on from here
graph-label = Everybody’s points over time
replay-shows = Below the scores
shown-moves = Moves
shown-analysis = Analysis
hint-here = Best turn here
analysis-about = Bots look through the whole game: who was how likely to win and when, which turns cost most, and what would have been better.
analysis-about-alone = Bots look through the whole game: how many points were to be expected and when, which turns cost most, and what would have been better.
analysis-begin = Analyse this game
analysis-soon = It begins as soon as no bot is waiting.
analysis-ahead = { $count ->
    [one] One other game comes first.
   *[other] { $count } other games come first.
}
analysis-progress = Turn { $done } of { $total }
analysis-leave = You need not wait here: the result is kept with the game.
analysis-shows = The graph shows
shown-chances = Chance to win
shown-points = Expected points
shown-mistake = Turns that cost most
shown-no-mistake = No turn was clearly worse than another.
shown-brilliant = Brilliant turns
shown-no-brilliant = No turn was both hard to find and clearly the best.
analysis-better = A better turn
analysis-next = The next best turn
analysis-play = Play on from this turn
analysis-error = give or take { $error }
analysis-note = These are estimates. Bots play each game on only a few times, and they are not perfect players: the bands show how far off chance alone may put the figures. Small differences mean nothing.

## The dice

dice-title = Were the draws fair?
dice-text = Before the first draw the server showed the fingerprint of a secret number. Every draw follows from that number and cannot be chosen afterwards. At the end the number is shown, and everybody can repeat all draws.
dice-checking = Repeating all draws…
dice-later = The secret is shown when the game is over
dice-count = { $count ->
    [one] { $count } draw so far.
   *[other] { $count } draws so far.
}
dice-fair = Every draw was fair
dice-unfair = These draws are not what they should be
dice-here = { $count ->
    [one] { $count } draw was repeated here, in your browser.
   *[other] { $count } draws were repeated here, in your browser.
}
dice-server = Your browser repeats draws only on an encrypted connection; this is what the server found.
dice-commitment = Fingerprint (SHA-256), shown at the start
dice-secret = Secret number, shown at the end
dice-promise-kept = fits the fingerprint
dice-promise-broken = does not fit the fingerprint
dice-draws = All draws
dice-ticket = Draw number
dice-means = Meaning
dice-verdict = Check
dice-missing = The draws of this table cannot be shown

## Guide and components

learn-new = Learn a game in five minutes: a short first game takes you by the hand.
learn-offer = Learn { $game } in five minutes
learn-continue = Continue learning { $game }
learn-short = Learn in five minutes
lesson = Tutorial
lesson-step = Step { $step } of { $count }
lesson-next = Next
lesson-back = One step back
lesson-do = Do it for me
lesson-leave = Leave
lesson-leave-hint = You can continue later from where you leave off.
lesson-again = Start over
lesson-play = Play a game
lesson-old = This tutorial has changed in the meantime.
guide = Rules
guide-title = { $game }, rules
guide-chapters = Chapters
guide-page = Open full page
guide-missing = The rules cannot be shown
guide-search = Search the rules
guide-search-none = Nothing found.
guide-continue = Continue at “{ $chapter }”
figure-names = Ada, Ben, Cleo, Dan, Eva, Finn
figure-start = The starting position. Go on step by step.
figure-back = One step back
figure-next = One step forward
components = About the components
components-title = { $game }, components
components-words = The entries are written as in the game’s file components.toml.
components-text = What is in the box, as far as we know, and how sure we are of it. If you own the game and see a mistake, it can be corrected in one line.
mark-rulebook = Rulebook
mark-rulebook-text = { $count ->
    [one] { $count } entry: printed in the rules.
   *[other] { $count } entries: printed in the rules.
}
mark-sources = Several sources
mark-sources-text = { $count ->
    [one] { $count } entry: several people who own the game agree.
   *[other] { $count } entries: several people who own the game agree.
}
mark-few = Few sources
mark-few-text = { $count ->
    [one] { $count } entry: known from one or two people.
   *[other] { $count } entries: known from one or two people.
}
mark-inferred = Inferred
mark-inferred-text = { $count ->
    [one] { $count } entry: follows from other facts.
   *[other] { $count } entries: follow from other facts.
}
mark-reconstructed = Reconstructed
mark-reconstructed-text = { $count ->
    [one] { $count } entry: our own, in the spirit of the game.
   *[other] { $count } entries: our own, in the spirit of the game.
}

## Settings

setting-language = Language
setting-theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
setting-motion = Animations
motion-system = System
motion-full = On
motion-none = Off
setting-speed = Speed of other players’ moves
speed-slow = Slow
speed-normal = Normal
speed-instant = Instant
setting-sound = Sounds
setting-sound-text = Four soft sounds: placing, building, your turn, the end of the game.
setting-notify = Notifications
setting-notify-text = When it is your turn and this page is in the background.
setting-notify-refused = The browser does not allow it. Check its settings for this page.
setting-title = Your turn in the tab title
setting-title-text = The title and the icon of the browser tab say that it is your turn.
setting-symbols = Symbols on colours
setting-symbols-text = Adds a symbol to each colour.
setting-curtain = Cover the table when handing over
setting-curtain-text = On one device, so that nobody sees another’s secrets.
setting-formalities = Play forced moves automatically
setting-formalities-text = When there is only one choice, it is made without asking.
setting-coach = Tips in your first games
setting-coach-text = A line beside the question says what people tend to forget.
coach-off = No more tips

## Name and account

name-title = What shall we call you?
name-label = Name
name-hint = That is all. No account, no e-mail.
name-go = Let’s go
invited = You are invited
invited-known = You are already here as { $name }. Keep the invitation for somebody else.
registration-invitation = New players need an invitation here. Ask an administrator of this server for a link, or sign in if you have an account.
registration-closed = This server accepts no new players. If you have an account, sign in.
name-saved = The name is saved.
account = Name and account
account-of = Signed in as { $login }
account-enter = Account
account-why = With an account your games follow you to other devices.
account-first = This server has no account yet. The first one becomes its administrator.
login = Login
password = Password
sign-in = Sign in
sign-up = Create account
sign-out = Sign out
signed-in = You are signed in.
signed-up = The account has been created.
signed-out = You are signed out.
password-change = Change the password
password-old = Old password
password-new = New password
password-changed = The password has been changed.
devices = Where you are signed in
devices-others = Sign out everywhere else
device-this = This device
device-used = Last used: { $day }
device-unknown = Unknown device

## Keys

keys-title = Keyboard shortcuts
keys-everywhere = Everywhere
keys-table = At the table
keys-replay = Replay
key-help = This help
key-tab = Next element
key-enter = Activate
key-escape = Cancel selection, close
key-digits = Choose the action with this number
key-undo = Undo
key-told = Others’ moves: next step, skip
key-board = Go to the board
key-tabs = Actions, Log, Rules, Chat
key-seats = The previous or next player’s board
key-zoom = Zoom in, zoom out, whole board
key-ask = What is this? (also: right button, long press)
key-step = One step back or forward
key-ends = To the start, to the end
key-play = Play, pause
