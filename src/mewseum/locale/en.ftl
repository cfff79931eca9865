# The house: what belongs to no single game.

nothing = nothing
player = Player { $number }
player-you = Player { $number } (you)

## The line table

welcome = Welcome to { $game }. You are player { $number } of { $players }. Type ? for help.
choose = Your turn, { $player }. Choose a number or type a move:
kind-of-move = { $kind } ({ $moves } ways)
no-such-number = There is no choice { $number }. Choose a number from 1 to { $last }, or type a move.
refused = “{ $text }” is refused: { $reason }
nothing-refused = Nothing has been refused yet.
see-rules = The rule in full: mewseum rules { $game } --section { $section }
save-where = Say where to save the game, for example: save my-game.json
saved =
    { $moves ->
        [one] The game is saved in { $file } ({ $moves } move). To hear it again: mewseum replay { $file }
       *[other] The game is saved in { $file } ({ $moves } moves). To hear it again: mewseum replay { $file }
    }
left = You have left the table.
after-the-game = You may still type log, table or save FILE. Press Enter to leave.
help =
    Choose a number from the list, or type a move. Moves read like this: { $forms }.
    An empty line lists all choices again.
    table: what lies on the table. log: all that has happened. why: why the last move was refused.
    hint: what to play, and why.
    save FILE: write the game to a file. quit: leave the table.
thinking = { $player } is thinking …
adviser = The adviser
no-hint = Hints are given when it is your turn.
hint-best = Hint: { $move } (type: { $text }). Chance of winning: { $chance } %.
hint-second = Next best: { $move } (type: { $text }). Chance of winning: { $chance } %.
hint-belief = What decides it, { $chance } % likely: { $belief }.
won = { $winners } wins: { $reason }.
won-together = { $winners } win together: { $reason }.
score = { $player }: { $score }
not-over =
    { $moves ->
        [one] The record ends after { $moves } move; the game is not over.
       *[other] The record ends after { $moves } moves; the game is not over.
    }

## What is refused

unknown-language = There are no texts in the language “{ $language }”. Choose one of: { $known }.
unknown-game = There is no game “{ $game }” in the house. Did you mean: { $known }?
impossible-players = { $game } cannot be played by { $players } players. Choose { $least } to { $most }.
unknown-option = There is no option “{ $option }”. Did you mean: { $known }?
impossible-option = The option { $option } cannot be { $value }. It can be: { $known }.
bad-setting = “{ $setting }” is no option. Write NAME=VALUE, for example hall_of_fame=true.
bad-seed = { $seed } is no seed. A seed is a whole number, or 32 bytes (64 hexadecimal digits in a record).
no-compiler = The rules cannot be compiled, because { $missing } is not installed. Use the plain mode, or install it.
bad-position = { $value } is no { $part }. A position is a dictionary such as the one that to_position() gives.
unknown-seat = There is no seat { $seat }. Seats count from 0 to { $last }, and players from 1.
unknown-player = There is no player { $player }. Players count from 1 to { $last }.
unknown-section = The rules of { $game } have no §{ $paragraph }. Leave --section out to read them all.
no-move = “{ $text }” is no move. Moves read like this: { $forms }.
bad-chance = { $chance } does not say what chance brings. Give a list of at most { $most } cards.
unknown-card = There is no card { $card }. The cards are: { $known }.
impossible-chance = Card number { $number } that was told, { $card }, cannot come: none is left where it is drawn.
surplus-chance = More cards were told ({ $told }) than this move draws ({ $drawn }). Tell at most that many.
game-over = The game is over; no more moves can be made.
not-your-turn = It is not the turn of player { $seat }. Player { $turn } is to act.
too-few-games = { $games } games cannot be simulated. Ask for at least 1.
bad-budget = “{ $budget }” is no budget. Write a time such as 50ms or 2s, or a number of simulations such as 400.
unknown-bot = There is no bot “{ $bot }”. Did you mean: { $known }? Levels may have a temperament, such as master:bold: { $temperaments }.
too-few-bots = A contest needs at least two bots, not: { $bots }. Write for example --bots search,careful.
too-many-bots = There are more bots ({ $bots }) than free seats ({ $seats }). Name fewer bots, or ask for more players.
illegal-in-record = Move { $number } of the record, “{ $text }”, is refused: { $reason }
cannot-write = { $file } cannot be written: { $reason }.
cannot-read = { $file } cannot be read: { $reason }.
not-json = { $file } is no complete record: it breaks off or is damaged in line { $line }.
not-a-record = { $file } is no record of a game. A record has: { $parts }.
incomplete-record = { $file } is no complete record. It lacks: { $parts }.
unknown-format = { $file } is written in the format { $format }; this program reads format { $known }.
edited-record = { $file } was changed after it was written. If that was on purpose, delete its line “check”.
unknown-rules = { $file } was played by version { $version } of the rules; this program plays version { $known }.
bad-entry = Entry { $number } of the moves in { $file } is no move: { $value }.

## Positions in words

unknown-part = A position has no part “{ $part }”. Its parts are: { $known }.
not-a-list = “{ $part }” has to be a list of cards, not { $value }.
not-one-per-seat = “{ $part }” needs one list for each of the { $players } seats, not { $value }.
unknown-card-in = There is no card { $card } (in “{ $part }”). The cards are: { $known }.
too-many-cards = There are only { $copies } cards of this kind in the game: { $card }. “{ $part }” would need one more.
no-seat = “{ $part }” has to be a seat from 0 to { $last }, not { $value }.
cannot-deal = { $cards } cards are to be dealt for what is not named, but only { $left } are left.
known-but-absent = Player { $player } is said to hold a card that is not there: { $card }.
unknown-choice = “{ $part }” cannot be { $value }. It can be: { $known }.
no-number = “{ $part }” has to be a whole number from 0 to { $most }, not { $value }.
impossible-set = The option { $option } cannot be { $value }. It can be: { $words }, or { $size } of: { $known }.
