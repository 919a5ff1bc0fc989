# Words that belong to no game: errors, the terminal, seats and bots.

language-name = English
seat-name = Player { $number }
bot-random = Random
bot-greedy = Greedy
bot-learned = Learner
bot-search = Searcher
bot-mcts = Older searcher
level-novice = Novice
level-novice-help = Takes what looks best at a glance, one decision after the other, and often misses something better. Good for first games.
level-builder = Builder
level-builder-help = Thinks its own turn through, and nobody else’s. Plays soundly.
level-architect = Architect
level-architect-help = Compares turns by how the others would answer. Judges by experience where it has learned the game by playing it, elsewhere by rules of thumb. Can give a good player trouble.
level-master = Master
level-master-help = The best we have: compares more turns than the architect, more closely and two turns ahead. Thinks for up to four seconds per turn.

prompt-wait = Waiting for the others.
prompt-over = The game is over.
why-asked-else = First: { $prompt }
why-not-yours = That is not yours.

## Errors

error-no-such-code = There is no action number { $code } in this game.
error-no-such-verb = There is no action called “{ $verb }” in this game.{ $hint }
hint-near = { " " }Did you mean “{ $near }”?
hint-known = { " " }Known are: { $known }.
hint-none = { "" }
error-no-such-argument = The action “{ $verb }” takes no “{ $argument }”.
error-bad-argument = “{ $value }” is not a possible { $argument } of the action “{ $verb }”.{ $hint }
error-argument-count = { $count ->
    [0] The action “{ $verb }” stands alone, with no words after it.
    [one] The action “{ $verb }” takes one word after it, not { $given }.
   *[other] The action “{ $verb }” takes { $count } words after it, not { $given }.
}
error-several = “{ $action }” can mean several actions: { $choices }.
error-illegal = “{ $action }” is not possible now. { $why }
error-impossible-draw = “{ $action }” cannot be drawn now.
error-not-your-turn = It is not player { $number }’s turn.
error-over = The game is over.
error-cannot-undo = There is nothing to undo: something has been drawn or shown since, or somebody else has acted.
error-unknown-game = There is no game called “{ $id }”.{ $hint }
error-seats = { game-name } is for { $low } to { $high } players, not { $seats }.
error-option-unknown = There is no option called “{ $option }”.{ $hint }
error-option-flag = The option “{ $option }” is yes or no, not “{ $value }”.
error-option-choice = The option “{ $option }” cannot be “{ $value }”.{ $hint }
error-option-number = The option “{ $option }” is a whole number from { $low } to { $high }, not “{ $value }”.
error-option-order = The option “{ $option }” is a list of different items out of { $choices }, not “{ $value }”.
error-position-syntax = The position cannot be read: { $why }.
error-position-head = A position begins with its game and the number of seats.
error-position-rules = The position was written for rules { $rules } of { game-name }; these are rules { $ours }.
error-position-options = The position cannot be set up. { $why }
error-position-and-more = A position says its game, seats and options itself; none of these can be given in addition.
error-position-key = { $place }: there is no such key.{ $hint }
error-position-number = { $place }: “{ $value }” is not a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
error-position-flag = { $place }: “{ $value }” is neither true nor false.
error-position-text = { $place }: “{ $value }” is not a text.
error-position-word = { $place }: “{ $value }” is not known.{ $hint }
error-position-list = { $place }: “{ $value }” is not a list of words.
error-position-numbers = { $place }: “{ $value }” is not a list of whole numbers.
error-position-length = { $place }: { $low } to { $high } entries are possible, not { $count }.
error-position-exactly = { $place }: there must be { $low ->
    [one] 1 entry
   *[other] { $low } entries
}, not { $count }.
error-position-table = { $place }: “{ $value }” is not a table of keys and values.
error-position-twice = { $place }: “{ $value }” appears twice.
error-position-fact-missing = { $place }: “{ $fact }=” is missing.
error-position-fact-flag = { $place }: “{ $fact }” takes no value.
error-position-impossible = This could not lie on a table: { $problem }
error-position-problems = This could not lie on a table:
impossible-lowest = nothing lies below the decision “{ $decision }”.
impossible-above = the decision “{ $decision }” cannot lie on “{ $below }”.
impossible-nothing-asked = player { $number } is to act, but nothing is asked.
impossible-no-answer = the decision “{ $decision }” has no possible answer.
error-replay-damaged = The replay file is damaged: { $why }.
error-replay-foreign = This is not a Cantiere replay file.
error-replay-rules = The replay was made with rules { $rules } of { game-name }; these are rules { $ours }.
error-replay-seat = “{ $seat }” is not a seat.
error-replay-at = Action { $number } of the replay does not follow the rules. { $why }
error-replay-position = The position in the replay does not fit its game, players and options.
error-unknown-bot = There is no bot called “{ $bot }”.{ $hint }
error-bot-setting = The bot “{ $bot }” has no setting “{ $setting }”.{ $hint }
error-bot-number = “{ $setting }”: this setting of the bot “{ $bot }” is a { $kind ->
    [whole] whole number
   *[any] number
} from { $least } to { $most }.
error-bot-twice = The setting “{ $setting }” of the bot “{ $bot }” is given twice.
error-bot-level = “{ $bot }” is a level, and levels take no settings.
error-bot-illegal = The bot “{ $bot }” chose action { $action }, which is not legal.
error-file = The file “{ $file }” cannot be read: { $why }.
error-no-move = { $count ->
    [one] The replay has only 1 action, so there is nothing after action { $move }.
   *[other] The replay has only { $count } actions, so there is nothing after action { $move }.
}
error-draw-next = Nobody is to decide here: something is drawn next.
error-no-turns = Nobody has taken a turn in this game.
error-file-write = “{ $file }” cannot be written: { $why }.
error-in-file = “{ $file }”: { $why }
error-option-pair = { $option }: write KEY=VALUE, not “{ $value }”.
error-position-moves = “{ $file }” is a position, not a replay: it has no moves.
cause-missing = there is no such file or folder
cause-forbidden = you are not allowed to
cause-folder = it is a folder
cause-no-folder = a part of the path is not a folder
cause-exists = there is a file of that name already
cause-long = its name is too long
cause-full = the disk is full
cause-read-only = the disk is read-only
cause-in-use = it is in use already
cause-address = this machine has no such address
cause-refused = the connection was refused
cause-no-text = it is not a text file
cause-deep = too many brackets within brackets
cause-encoding = its name is not in UTF-8
cause-place = { $said } (line { $line }, column { $column })
cause-other = { $said }
error-workers-sqlite = { $workers } processes cannot share an SQLite file. Name a PostgreSQL database, --db postgresql://user:password@host/name, or leave --workers out.
error-preset = { game-name } has no option set called “{ $preset }”.{ $hint }
error-worker-died = The process that worked on { $what } died { $times } times.
error-on = Cannot run on “{ $on }”. Write ray, or ray://HOST:PORT.
error-cluster = The cluster at { $address } cannot be reached: { $why }
error-cluster-version = The cluster has Cantiere { $theirs }, here is { $ours }. Install the same version everywhere.
error-setting-proxy = “proxies” takes addresses and networks such as 10.0.0.0/8: { $why }.
error-setting-unknown = { $where }: there is no setting called “{ $name }”.{ $hint }
error-setting-value = { $where }: “{ $name }” cannot be “{ $value }”. { $kind ->
    [number] It is a number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
    [flag] It is true or false.
    [rate] It is a rate such as “20/s burst 60”, “12/min” or “5/h”.
    [choice] It is one of: { $choices }.
    [list] It is a list of texts.
   *[text] It is a text.
}
error-port = Port { $port } of { $host } cannot be opened: { $why }.
error-database = The database “{ $database }” cannot be opened: { $why }.
error-database-newer = The database “{ $database }” was made by a newer version of Cantiere. Install that version, or go back to a backup.
error-database-driver = For “{ $database }” the module “{ $module }” is missing. To use PostgreSQL, install the extra “postgres”.
error-net-damaged = The network in “{ $file }” is damaged: { $why }.
error-net-format = The network in “{ $file }” has format { $format }, which is not known here.
error-net-features = The network in “{ $file }” was made for other features of { $id } than there are now. Train a new one.
error-net-game = The network in “{ $file }” plays { $id }, not { $ours }.
error-net-rules = The network in “{ $file }” was made for rules { $rules } of { $id }; these are rules { $ours }.
error-margin-alone = Alone nobody can be ahead: --margin is for two seats and more.
error-extra = This needs the extra “{ $extra }”: { $command }.
error-no-such-seat = Seats are numbered from 0 to { $high }; there is no seat { $seat }.
error-arena-twice = The bot “{ $bot }” is named twice.
error-arena-alone = The bot “{ $bot }” has nobody to play against.
error-arena-no-seat = At a table for one there is no seat for “{ $bot }”.
error-arena-busy = Another run is writing to the folder “{ $folder }”.
error-arena-foreign = The folder “{ $folder }” holds other files. Give a new or an empty one.
error-arena-damaged = The file “{ $file }” is damaged: { $why }.
error-arena-line = The file “{ $file }” is damaged or of another kind, at line { $line }: { $why }.
error-arena-other = The folder “{ $folder }” holds other results: “{ $what }” is { $theirs } there, not { $ours }.

## The terminal

play-welcome = { $game } · { $seats ->
    [one] alone
   *[other] { $seats } players
}
play-turn = { $player } is to act.
play-ask = Choose a number, type the action in words, or ? for help.
play-help = A number takes the action, and so do its words: { $example }. Enter alone takes the only action there is. “undo” takes back the last action, “score” shows the points, “board” the board, “hint” the best turns, “guide” the rules (“guide { $chapter }” one section), “save FILE” saves the game, “quit” leaves.
play-guide-headings = The guide has these headings: { $headings }.
play-not-understood = That is none of the actions above.
play-undone = Undone.
play-saved = Saved to { $file }.
play-bye = Goodbye. { $saved ->
    [yes] The game is saved.
   *[no] The game is not saved.
}
play-pass-device = Hand the keyboard to { $player } and press Enter.
play-over = The game is over.
play-winner = { $player } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
play-shared = { $players } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
play-alone = You scored { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-seat = Seat
table-points = Points
table-place = Place
table-total = Total
table-action = Action
table-meaning = What it does
table-game = Game
table-name = Name
table-players = Players
table-minutes = Minutes a player
table-actions = Actions
table-option = Option
table-values = Values
table-default = Default
table-bot = Bot
table-mean = Mean points

## The lab

lab-seat = Seat
lab-player = Player
lab-wins = Wins
lab-points = Points
lab-margin = Margin
lab-rating = Rating
lab-turns = Turns
lab-mean = Mean
lab-longest = Longest
lab-decisions = Decisions
lab-caption = { $finished } of { $games } games, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}.
lab-even = Even is { $share }.
lab-thinking = Thinking time per turn; 95% of turns take no longer than the figure shown.
lab-stopped = Stopped early: { $finished } of { $games } games are finished.
lab-go-on = The same command goes on from here.
lab-kept = The results are in { $folder }.
lab-no-parquet = For games.parquet install the extra “lab”.
lab-report = The report is in { $file }.
lab-written = Written: { $file }.
lab-simulated = { $games } games, { $decisions } decisions in { $seconds }: { $speed } decisions/s ({ $engine }), { $mean } a game.
lab-engine = { $engine ->
    [compiled] compiled
   *[plain] plain
}

## Hints and analyses

advice-chance = Wins
advice-lead = Lead
advice-points = Points
advice-turn = Turn
advice-why = Why
advice-after = After
advice-cost = Cost
advice-gain = Gain
advice-played = Played
advice-better = Better
advice-next = Next best
advice-went = Chance to win and points at the end
advice-went-alone = Points at the end
advice-mistake = { $count ->
    [0] No turn was clearly worse than another.
   *[other] Turns that cost most
}
advice-brilliant = { $count ->
    [0] No turn was both hard to find and clearly the best.
   *[other] Brilliant turns
}
advice-note = These are estimates: each position is played on only a few times, by bots that are not perfect. By chance alone the chances to win may be off by { $error }.
advice-note-alone = These are estimates: each position is played on only a few times, by bots that are not perfect. By chance alone the points may be off by { $error }.
reason-rivals = leaves less to the others
reason-compared = compared with the other turns: { $reason }
reason-nothing = no single reason stands out
learn-step = Generation { $generation }: { $what ->
    [games] games
    [fit] the network
   *[other] against { $what }
}
learn-generation = Generation
learn-games = Games
learn-loss = Loss
learn-against-greedy = Against greedy
learn-against-best = Against the best
learn-minutes = Minutes
learn-caption = ★ was better than all before. Against others: how often ahead of them, on deals of its own.
learn-kept = The best network is in { $file }.
learn-none = No network was better than the hand-written evaluation.
report-title = { $game }: the arena
report-title-simulation = { $game }: a simulation
report-about = { $finished } of { $games } games in { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $seats } at the table.
report-options = Options
report-seed = Seed
report-engine = Engine
report-interval = Dots are means; lines show where the true value lies, nineteen times in twenty.
report-wins = Wins
report-wins-help = The share of games won, for each seat taken. A shared victory is shared. Even is { $share }.
report-table = Standings
report-places = Places
report-places-help = Places: how often first, second and so on.
report-ahead = Who is ahead of whom
report-ahead-help = How often the player on the left finishes ahead of the one above; a shared place is half.
report-scores = Points
report-scores-help = How often a player has so many points. The scale is the same for all.
report-margins = Margins
report-margins-help = Points more than the best of the others.
report-seats = Does the seat matter?
report-seats-help = The share of games won from each seat, whoever sat there.
report-seat = Seat { $number }
report-order = Does going first matter?
report-order-help = The share of games won by who goes first, second and so on, whoever that is.
report-turn = Turn { $number }
report-things = What wins?
report-things-help = The share of games won by those who did something with it: the best and the worst. It is not a cause: whoever is winning may simply be able to afford it.
report-length = Length
report-length-help = Decisions in a game.
report-endings = How games ended
report-times = Thinking time a turn
report-times-help = From the mean to the longest, on a scale by powers of ten; the dot is what 95% of turns do not exceed.
report-method = How it was measured
report-method-deals = Every deal is played in all rotations of the seats with the same draws: the n-th draw takes the n-th number of the deal’s stream.
report-method-games = Every game has draws of its own, and everybody keeps the seat.
report-method-intervals = Intervals are counted deal by deal, because games of a deal are not independent: Wilson’s interval for shares, Student’s for means.
report-method-shares = Wilson’s interval for shares, Student’s for means.
report-method-rating = Ratings are openskill’s, by the Plackett–Luce model: a newcomer has 25; given with two sigma.
report-method-turn = A turn is a player’s decisions until somebody else, or chance, acts; turns without a choice are left out.

## The host's commands

error-database-older = The database has schema { $shape }; this version needs { $ours }. Start “cantiere serve” once: it makes a backup and brings the database up to date.
error-database-in-use = “{ $file }” is open elsewhere. Stop the server first.
error-database-not-empty = The database is not empty. Restore the backup into a new one.
error-backup = “{ $file }” is no backup or export of Cantiere, or it is damaged.
error-backup-kind = “{ $file }” is an SQLite file. For PostgreSQL make a backup with --rows.
error-backup-shape = “{ $file }” has schema { $shape }, this version needs { $ours }. Restore it with the version that made it, then upgrade.
error-no-person = There is nobody with the login or id “{ $person }”.
error-last-admin = This is the only administrator. Appoint another one first.
error-no-login = { $name } has no account.
error-no-invitation = There is no invitation “{ $id }”.
error-no-report = No report “{ $id }” is waiting.
error-invitation-numbers = An invitation is for 1 to { NUMBER($uses, useGrouping: 0) } people and 1 to { NUMBER($days, useGrouping: 0) } days.
check-unreadable = Its rows cannot be read. { $why }
check-chairs = A seat is missing.
check-game = Its game cannot be set up. { $why }
check-line = Line { $line } does not follow the rules. { $why }
check-draw = The draw on line { $line } does not follow from the secret number.
check-head = Its entry in the lists does not match its log.
check-version = Line { $line } is newer than the table.
check-file = SQLite says of its file: { $why }
admin-dry-run = Nothing has been changed. Add --yes to do it.
admin-fault = { $table }: { $what }
admin-checked = Tables checked: { $tables } ({ $seconds } s). Something is wrong with: { $faults }.
admin-would-salvage = Every row that can be read would be copied into a new file, and the tables checked after that.
admin-salvaged = The rows that can be read ({ $rows }) are in a new file. The damaged one is now { $file }.
admin-repair = { $table }: { $what ->
    [lists] its entry in the lists is corrected.
    [cut] its log is removed from line { $line } on.
   *[remove] it is removed.
}
admin-nothing = There is nothing to repair.
admin-kept = What was there before is in { $file }.
admin-backed-up = The backup is in { $file } ({ $megabytes } MB).
admin-would-restore = { $file } would replace { $database }.
admin-restored = { $database } has been restored from the backup.
admin-exported = File: { $file }. Tables: { $count }.
admin-imported = New: { $new }. Here already: { $known }. Damaged, left out: { $damaged }.
admin-close = Table { $table } is removed for good.
admin-pruned = To be cleared away: tables that never started: { $waiting }, finished tables: { $finished }, guests: { $guests }.
admin-size = The database has { $megabytes } MB.
admin-grant = { $name }: { $admin ->
    [yes] is an administrator.
   *[no] is no longer an administrator.
}
admin-reset = { $name } can choose a new password at this address, once, within { $hours } hours:
admin-ban = { $name }: { $until ->
    [never] may play again.
   *[other] is banned until { $until }.
}
admin-mute = { $name }: { $until ->
    [never] may write in the chat again.
   *[other] may not write in the chat until { $until }.
}
admin-invite = Invitation { $id }. For people: { $uses }. Valid for days: { $days }. Send them this link:
admin-invite-unneeded = Registration is not by invitation now: the link has no effect until you run `cantiere admin registration invitation --yes`.
admin-registration = { $registration ->
    [open] Registration is open to everybody.
    [invitation] New people need an invitation.
   *[closed] Registration is closed, even with an invitation.
}
admin-registration-settings = This is the setting “registration”.
admin-registration-changed = An administrator has changed it; the setting “registration” is “{ $registration }”.
admin-delete = { $name }: the account is deleted. Finished games stay, without the name; in running ones a bot plays on.
admin-title-table = Table
admin-title-game = Game
admin-title-status = Status
admin-title-lines = Lines
admin-title-changed = Last change
admin-title-players = Players
admin-title-person = Id
admin-title-name = Name
admin-title-login = Login
admin-title-role = Role
admin-title-created = Since
admin-title-invitation = Id
admin-title-note = For
admin-title-used = Used
admin-title-expires = Until
admin-title-report = Id
admin-title-at = When
admin-title-words = What was said
admin-title-why = Why
admin-title-by = Reported by
admin-role = { $role ->
    [admin] administrator
    [banned] banned
    [account] account
   *[guest] guest
}
start-backup = A backup of the database as it was is in { $file }.
start-migrated = The database has been brought from schema { $old } to { $new }.

## The server

level-random = Random
level-random-help = Does anything that is allowed.
error-message = The message cannot be understood: { $why }
error-ack-length = The message’s id has 1 to { $most } visible characters.
error-number = “{ $name }” must be a whole number.
error-too-big = That is too big: at most { $most } bytes are allowed.
error-too-often = Too many requests. Wait a moment.
error-too-many-tables = One page cannot watch so many tables.
error-many-open = { $most ->
    [one] You already have one table waiting for players. Delete one, or wait until one is full.
   *[other] You already have { $most } tables waiting for players. Delete one, or wait until one is full.
}
error-busy = Others changed the table at the same moment. Try again.
error-server = Something went wrong on the server. Nothing was changed.
error-storage = The server cannot reach its stored data at the moment. Nothing was changed. Try again in a while.
error-replay-unmade = The replay cannot be made just now. Try again in a while.
error-foreign-origin = Another website may not act here in your name.
error-path-length = This address is too long.
error-path = This address cannot be read.
error-host = This server is not called “{ $host }”. Whoever runs it can add that address to its settings (addresses).
error-cookie = Your cookie is not from this server, or no longer valid. Choose a name, or sign in again.
error-nobody = Choose a name first.
error-name-length = A name has 1 to { $most } characters.
error-name-characters = A name may not contain markup, quotation marks or invisible characters.
error-name-letter = A name needs at least one letter or digit.
error-name-alike = Somebody at this table is called “{ $name }”, which looks the same. Choose another name.
error-login = A login has 3 to 64 characters: letters of the English alphabet, digits and . _ @ + -
error-login-taken = The login “{ $login }” belongs to somebody else.
error-password-length = A password has at least { $least } characters.
error-sign-in = Wrong login or password.
error-has-account = You have an account already.
error-no-session = This device is signed out already.
error-no-account = You have no account.
error-not-admin = Only an administrator may do that.
error-yourself = You cannot do this to yourself.
error-status = There is no status “{ $status }”.
error-no-said = This line is not in the chat.
error-nobody-there = Nobody is sitting there.
error-barred = An administrator has removed you from this table.
error-muted-hours = { $hours ->
    [one] An administrator has muted you. You can write again within an hour.
   *[other] An administrator has muted you. You can write again in { $hours } hours.
}
error-muted-days = { $days ->
    [one] An administrator has muted you. You can write again in a day.
   *[other] An administrator has muted you. You can write again in { $days } days.
}
error-invitation-needed = To play here you need an invitation. Ask an administrator of this server for a link.
error-invitation = This invitation has expired or has been used up. Ask for a new one.
error-registration-closed = This server accepts no new players. If you have an account, sign in.
error-chat-length = A message has 1 to { $most } characters.
error-no-page = There is no page at { $page }.
error-no-text = This text has not been written yet.
error-no-language = There is no language “{ $language }” here.
error-banned = This account is blocked for now.
error-reset = This address can no longer be used. Ask for a new one.
reset-title = A new password
reset-label = Your new password (at least 8 characters)
reset-button = Set password
reset-done = Your password is changed. You can sign in with it now.
error-no-table = There is no table “{ $table }”.
error-table-broken = This table is damaged and cannot be opened. Whoever runs this server can repair it.
error-replay-start = This game began at a position of its own; only whole games can be imported.
error-no-seat = There is no seat { $number } at this table.
error-seat-count = Say for each of the { $seats } seats who sits there.
error-seat-kind = People sit down themselves; the owner can only keep a seat free for them.
error-seat-taken = Somebody else has this seat.
error-seat-kept = While a game with others runs, a seat keeps its player. It can only be given to a bot.
error-seat-present = This player is at the table and plays for themselves.
error-seat-soon = Wait a little: a bot may take over when nothing has happened for { $seconds } s.
error-second-seat = You have a seat in this game already.
error-one-person = You can take only one seat yourself; make the others players on this device.
error-no-level = There is no bot of level “{ $level }”.
error-not-your-seat = This seat is not yours.
error-not-owner = Only the table’s owner may do that.
error-not-started = The game has not started yet.
error-started = The game has started already.
error-not-finished = That is possible when the game is over, or when you play alone.
error-no-hints = This table allows no hints.
error-no-advice = The bots have no answer just now. Try again in a while.
error-no-line = The log has no line { $line }.
error-not-your-decision = There is nothing for this seat to decide now.
error-stale-decision = The table has changed since. Look again and decide anew.
error-cannot-rewind = The game cannot be taken back that far.
error-already-asked = Another request is being voted on.
error-asked-too-often = Your request has just been refused. Wait { $seconds } s before you ask again.
error-no-question = This request is no longer open.
error-not-asked = This request is not for you to answer.
error-no-tutorial = There is no such tutorial.
error-tutorial-old = This tutorial has changed in the meantime. Start it again.
why-tutorial = Not yet! For now, click what is lit.
why-not-your-decision = It is not your turn to decide.
log-undo = { $player } undoes the last action.
log-rewind = { $player } takes the game back by { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
note-starts = The game begins.
note-sits = { $name } sits down.
note-leaves = { $name } leaves the table.
note-kicked = { $name } was removed from the table by an administrator.
note-removed = An administrator has deleted a message by { $name }.
note-arranged = A seat has changed hands.
note-ask = { $player } asks to undo.
note-ask-end = { $player } asks to end the game without a result.
note-ask-agreed = Everybody agrees: the game goes back for { $player }.
note-ask-refused = { $player } says no.
note-ask-withdrawn = { $player } withdraws the request.
note-ended = The game was ended without a result.
