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
