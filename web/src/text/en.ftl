# The words of the client itself. Those of the games come with the games.

## Everywhere

close = Close
save = Save
loading = One moment …
try-again = Try again
reload = Load again
skip = Skip to the content
to-lobby = To the first page
to-table = To the table
guest = Guest
settings = Settings
title-page = { $page } · Cantiere
title-turn = ● Your turn · { $title }
connection-connecting = connecting …
connection-offline = no connection
outdated = The server has been renewed.
offline-title = The server is out of reach
offline-text = The page goes on by itself as soon as there is a connection. Nothing is lost.
offline-request = The server is out of reach. Please try again in a moment.
broken-answer = Something went wrong. Please try again.
missing-title = There is nothing here
missing-text = The address leads to no page of this house.
missing-game = There is no game of that name in this house.
name-numbered = { $name } { $number }
version = Cantiere { $version }

## First page

hello = Four building games on one table
hello-name = Welcome, { $name }
hello-text = Play with friends by a link, on one device, against bots, or alone.
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
weight = Weight { $weight } of 5
show-all = Show all { $count }
row-your-turn = Your turn
row-open = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
row-finished = Finished
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
seat-who = Who sits on seat { $number }
local-name = Name of the player on seat { $number }
seat-number = Player { $number }
seat-more = One more
seat-fewer = One fewer
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
public = Show the table on the first page
public-hint = Others can watch, and take free seats. Otherwise only people with the link find it.
start = Start the game
start-open = Open the table
continue-title = Play on from here
continue-text = The game goes on from move { $at }, as a table of its own.

## Before the start

seats = Seats
seat-open = free
seat-kept = kept for somebody
seat-take = Sit down
seat-leave = Leave the table
seat-leave-named = { $name } leaves
seat-you = you
room-waiting = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
room-starting = Everybody is here. The game begins.
room-fill = Give free seats to bots and start
room-clear = Clear the table away
share-title = Fetch the others
share-text = Whoever opens this link can sit down or watch.
share-link = Link to this table
share-copy = Copy
link-copied = The link is copied.
qr-label = QR code with the link to this table

## At the table

board = Board
board-missing = The board of this game is not drawn yet. It can be played with the buttons.
panel = Panel
tab-do = Do
tab-log = Log
tab-guide = Guide
tab-chat = Chat
tab-result = Result
table-menu = Table
table-gone = This table is not here
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
place-short = { $place }.
watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
prompt-waiting = { $count ->
    [0] One moment …
   *[other] Waiting for { $names }
}
prompt-narrowed = { $count } ways to do it: choose one on the board or in the list. Esc lets go.
prompt-spectator = You are watching.
prompt-offline = No connection. Your move is kept and goes out as soon as there is one.
next-table = Your turn elsewhere
pick-release = Let go
why-nothing-there = There is nothing to do there now.
do-nothing = Nothing to do just now.
do-nothing-spectator = You are watching this game.
undo-undo = Undo
undo-free = Undo further
undo-ask = Ask to undo
zoom-in = Closer
zoom-out = Farther
zoom-fit = The whole board
log-older = Older lines
log-empty = Nothing has happened yet.
log-look = Look at this moment
log-back = Go back to before this
log-back-ask = Ask to go back to before this
chat-empty = Nothing has been said yet.
chat-write = Say something …
chat-send = Send
reference = The cards of this game
turn-call = Your turn in { $game }
game-over = The game is over.
consent-title = { $name } would like to take back
consent-asked = You have asked to take back
consent-count = { $count ->
    [one] One move would be taken back.
   *[other] { $count } moves would be taken back.
}
consent-pending = Still to answer: { $names }.
consent-yes = Agree
consent-no = Refuse
consent-withdraw = Never mind
curtain-title = Hand over to { $name }
curtain-text = Nobody else should look now.
curtain-lift = I am { $name }
leave-level = A bot like the others
leave-hint = A bot plays on for you. You can take the seat back at any time.
result-winner = { $name } wins
result-shared = { $names } share the victory
result-alone = { $points ->
    [one] You have { $points } point
   *[other] You have { $points } points
}
rematch = Play again
rematch-join = To the next game
replay = Replay
export = Save as a file
dice-check = Check the draws

## Replay

replay-title = { $game }, replay
replay-missing = There is no replay to show
replay-start = The start
replay-eyes = Through the eyes of
replay-own = as at the table
replay-spectator = a spectator
replay-first = To the start
replay-last = To the end
replay-back = One step back
replay-forward = One step on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $speed }×
replay-position = Position in the game
replay-of = { $index } of { $last }
replay-continue = Play on from here
graph-label = Everybody’s points over time

## The dice

dice-title = Were the draws honest?
dice-text = Before the first draw the server showed the fingerprint of a secret number. Every draw follows from that number and cannot be chosen afterwards. At the end the number is shown, and everybody can repeat all draws.
dice-checking = Repeating all draws …
dice-later = The secret is shown when the game is over
dice-count = { $count ->
    [one] { $count } draw so far.
   *[other] { $count } draws so far.
}
dice-fair = Every draw was honest
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
dice-ticket = Ticket
dice-means = Meaning
dice-verdict = Verdict
dice-missing = The draws of this table cannot be shown

## Guide and components

guide = Rules
guide-title = { $game }, rules
guide-chapters = Chapters
guide-page = As a page
guide-missing = The rules cannot be shown
components = About the components
components-title = { $game }, components
components-words = The entries are written as in the game’s file components.toml.
components-text = What is in the box, as this house knows it, and how sure we are of it. If you own the game and see a mistake, it can be mended in one line.
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
    [one] { $count } entry: told by one or two.
   *[other] { $count } entries: told by one or two.
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
setting-theme = Light
theme-system = As the device
theme-light = Day
theme-dark = Night
setting-motion = Motion
motion-system = As the device
motion-full = Pieces move
motion-none = Still
setting-sound = Sounds
setting-sound-text = Four soft ones: laying down, building, your turn, the end.
setting-notify = Notifications
setting-notify-text = When it is your turn and this page is in the background.
setting-notify-refused = The browser does not allow it. Look into its settings for this page.
setting-title = Turn in the tab’s title
setting-title-text = The title and the icon of the tab say that it is your turn.
setting-symbols = Symbols on colours
setting-symbols-text = Whatever has a colour also wears a mark.
setting-curtain = Cover the table when handing over
setting-curtain-text = On one device, so that nobody sees another’s secrets.
setting-formalities = Take single choices at once
setting-formalities-text = Where only one thing is possible, it is done without asking.

## Name and account

name-title = What shall we call you?
name-label = Name
name-hint = That is all. No account, no e-mail.
name-go = Let’s go
name-saved = The name is saved.
account = Name and account
account-of = Signed in as { $login }
account-admin = You are the administrator of this house.
account-enter = Account
account-why = With an account your games follow you to other devices.
account-first = This house has no account yet. The first one becomes its administrator.
login = Login
password = Password
sign-in = Sign in
sign-up = Make an account
sign-out = Sign out
signed-in = You are signed in.
signed-up = The account is made.
signed-out = You are signed out.
password-change = Change the password
password-old = Old password
password-new = New password
password-changed = The password is changed.

## Keys

keys-title = Keys
keys-everywhere = Everywhere
keys-table = At the table
keys-replay = Replay
key-help = This sheet
key-tab = To the next thing
key-enter = Press it
key-escape = Let go, close
key-digits = Take the choice with this number
key-undo = Undo
key-board = To the board
key-tabs = Do, Log, Guide, Chat
key-seats = The previous or next player’s board
key-zoom = Closer, farther, whole board
key-step = One step back or on
key-ends = To the start, to the end
key-play = Play, pause
