# Words that belong to no game: errors, the terminal, seats and bots.

language-name = English
seat-name = Player { $number }
bot-random = Random
bot-greedy = Greedy
bot-mcts = Searcher
level-novice = Novice
level-novice-help = Takes what looks best at a glance.
level-builder = Builder
level-builder-help = Thinks its own turn through.
level-architect = Architect
level-architect-help = Looks ahead at what others may do.
level-master = Master
level-master-help = Looks far ahead, and takes its time.

## Errors

error-no-such-code = There is no action number { $code } in this game.
error-no-such-verb = There is no action called “{ $verb }” in this game.
error-no-such-argument = The action “{ $verb }” takes no “{ $argument }”.
error-bad-argument = “{ $value }” is not a possible { $argument } of the action “{ $verb }”.
error-argument-count = { $count ->
    [0] The action “{ $verb }” stands alone, with no words after it.
    [one] The action “{ $verb }” takes one word after it, not { $given }.
   *[other] The action “{ $verb }” takes { $count } words after it, not { $given }.
}
error-illegal = “{ $action }” is not possible now. { $why }
error-impossible-draw = “{ $action }” cannot be drawn now.
error-not-your-turn = It is not player { $number }’s turn.
error-over = The game is over.
error-cannot-undo = There is nothing to take back: something has been shown since, or the turn has passed on.
error-unknown-game = There is no game called “{ $id }”. There are: { $games }.
error-seats = { game-name } is for { $low } to { $high } players, not { $seats }.
error-option-unknown = There is no option called “{ $option }”. There are: { $options }.
error-option-flag = The option “{ $option }” is yes or no, not “{ $value }”.
error-option-choice = The option “{ $option }” cannot be “{ $value }”. It can be: { $choices }.
error-option-number = The option “{ $option }” is a whole number from { $low } to { $high }, not “{ $value }”.
error-option-order = The option “{ $option }” is a list of different items out of { $choices }, not “{ $value }”.
error-position-syntax = The position cannot be read: { $why }.
error-position-head = A position begins with its game and the number of seats.
error-position-rules = The position was written for rules { $rules } of { game-name }; these are rules { $ours }.
error-position-sense = The position makes no sense: { $why }.
error-replay-damaged = The replay file is damaged: { $why }.
error-replay-foreign = This is not a Cantiere replay file.
error-replay-rules = The replay was made with rules { $rules } of { game-name }; these are rules { $ours }.
error-replay-seat = “{ $seat }” is not a seat.
error-replay-at = Action { $number } of the replay does not follow the rules. { $why }
error-unknown-bot = There is no bot called “{ $bot }”. There are: { $bots }.
error-bot-setting = The bot “{ $bot }” has no setting like “{ $setting }”. Its settings: { $settings }.
error-bot-illegal = The bot “{ $bot }” chose action { $action }, which is not legal.
error-file = The file “{ $file }” cannot be read: { $why }.

## The terminal

play-welcome = { $game } · { $seats ->
    [one] alone
   *[other] { $seats } players
}
play-turn = { $player } is to act.
play-ask = Choose a number, type the action in words, or ? for help.
play-help = A number takes the action, and so do its words: { $example }. Enter alone takes the only action there is. “undo” takes back, “score” shows the points, “board” the table, “guide” the rules (“guide cottage” one heading), “save FILE” keeps the game, “quit” leaves.
play-guide-headings = The guide has these headings: { $headings }.
play-not-understood = That is none of the actions above.
play-undone = Taken back.
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

## The server

level-random = Dice
level-random-help = Does anything that is allowed.
error-message = The message cannot be understood: { $why }
error-ack-length = The message's id is longer than { $most } characters.
error-number = “{ $name }” must be a whole number.
error-too-big = That is too big: { $most } bytes are the most.
error-too-often = That was too often. Wait a moment.
error-too-many-tables = One page cannot watch so many tables.
error-busy = Others changed the table at the same moment. Try again.
error-server = Something went wrong on the server. Nothing was changed.
error-foreign-origin = Another website may not act here in your name.
error-cookie = Your cookie is not from this server, or no longer valid. Choose a name, or sign in again.
error-nobody = Choose a name first.
error-name-length = A name has 1 to { $most } characters.
error-name-characters = A name may not contain markup, quotation marks or invisible characters.
error-login = A login has 3 to 64 characters: letters of the English alphabet, digits and . _ @ + -
error-login-taken = The login “{ $login }” belongs to somebody else.
error-password-length = A password has at least { $least } characters.
error-sign-in = Login and password do not belong together.
error-has-account = You have an account already.
error-no-account = You have no account.
error-not-admin = Only the administrator may do that.
error-chat-length = A message has 1 to { $most } characters.
error-no-page = There is nothing at { $page }.
error-no-text = This text has not been written yet.
error-no-language = There is no language “{ $language }” here.
error-no-table = There is no table “{ $table }”.
error-table-broken = The log of this table does not follow the rules of this version: { $why }
error-no-seat = There is no seat { $number } at this table.
error-seat-count = Say for each of the { $seats } seats who sits there.
error-seat-kind = A person sits down in person; the owner can only open a seat for them.
error-seat-taken = Somebody else has this seat.
error-one-person = You can sit on one seat in person; make the others local ones.
error-no-level = There is no bot of level “{ $level }”.
error-not-your-seat = This seat is not yours.
error-not-owner = Only the table's owner may do that.
error-not-started = The game has not started yet.
error-started = The game has started already.
error-not-finished = That is possible when the game is over, or when you play alone.
error-no-line = The log has no line { $line }.
error-not-your-decision = There is nothing for this seat to decide now.
error-stale-decision = The table has changed since. Look again and decide anew.
error-cannot-rewind = The game cannot be taken back to there.
error-already-asked = Another question is before the table already.
error-asked-too-often = You were refused just now. Wait { $seconds } seconds before you ask again.
error-no-question = This question is no longer before the table.
error-not-asked = This question is not for you to answer.
why-not-your-decision = It is not your turn to decide.
log-undo = { $player } takes the last action back.
log-rewind = { $player } takes the game back by { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
note-starts = The game begins.
note-sits = { $name } sits down.
note-leaves = { $name } leaves the table.
note-arranged = The owner has rearranged a seat.
note-ask = { $player } asks to take the game back.
note-ask-refused = { $player } says no.
note-ask-withdrawn = { $player } withdraws the question.
