# The house: what belongs to no single game.

nothing = nothing
player = Player { $number }
seat-numbered = Seat { $number }
player-you = Player { $number } (you)
player-named-you = { $name } (you)
level-kitten = Kitten
level-tabby = Tabby
level-prowler = Prowler
level-burglar = Burglar
level-master = Master
temperament-bold = bold
temperament-wary = wary
temperament-spiteful = spiteful
spectator = A spectator
# What nobody may be called: words for what somebody is at a table, separated by commas.
names-of-nobody = Bot, Host, Hostess, Spectator

## The line table

welcome = Welcome to { $game }. You are player { $number } of { $players }. Type ? for help.
choose = Your turn, { $player }. Choose a number or type a move:
choose-answer = Your answer, { $player }; it is still the turn of { $active }. Choose a number or type a move:
chosen-so-far = Chosen, and nobody else knows it yet: { $moves }. To leave it again, type: back
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
after-the-game = You may still type log, table, seen or save FILE. Press Enter to leave.
sat-there = { $player } is { $name }.
help =
    Choose a number from the list, or type a move. Moves read like this: { $forms }.
    An empty line lists all choices again.
    back: leave what you chose last. Nobody else knows of it before all that belongs together is chosen.
    table: what lies on the table. log: all that has happened. why: why the last move was refused.
    seen: the discard pile, and what everybody has seen.
    hint: what to play, and why.
    save FILE: write the game to a file. quit: leave the table.
remembered-discard = Discard pile (cards: { $cards }): { $discard }.
remembered-kept = { $player }. { $place } (cards: { $cards }). Known to all: { $known }.
remembered-nothing = { $player }. { $place } (cards: { $cards }). None of them is known to all.
remembered-kind = { $card } ({ $cards })
remembered-unseen = Not seen yet, or out of sight again (cards: { $cards }): { $unseen }.
remembered-all = The game is over; there is nothing left to remember.
thinking = { $player } is thinking …
adviser = The adviser
no-hint = Hints are given when it is your turn.
hints-off = Hints are off at this table: two or more people play here, and whoever set it up has not allowed them. Alone against bots they can always be taken.
hint-best = Hint: { $move } (type: { $text }). Chance of winning: { $chance }%.
hint-second = Next best: { $move } (type: { $text }). Chance of winning: { $chance }%.
hint-belief = What decides it, { $chance }% likely: { $belief }.
hint-ahead = What decides it: of 100 games it wins { $gain } more than the next best.
hint-even = Nothing decides it: the next best is about as good.
hint-only = What decides it: no other move comes into question.
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
impossible-players = { $game } cannot be played with this number of players: { $players }. Choose { $least } to { $most }.
unknown-option = There is no option “{ $option }”. Did you mean: { $known }?
impossible-option = The option { $option } cannot be { $value }. It can be: { $known }.
bad-setting = “{ $setting }” is no option. Write NAME=VALUE, for example hall_of_fame=true.
bad-seed = { $seed } is not a seed. A seed is a whole number, or 32 bytes (64 hexadecimal digits in a record).
no-compiler = The rules cannot be compiled, because { $missing } is not installed. Use the plain mode, or install it.
bad-position = { $value } is no { $part }. A position is a dictionary such as the one that to_position() gives.
unknown-seat = There is no seat { $seat }. Seats count from 0 to { $last }, and players from 1.
unknown-player = There is no player { $player }. Players count from 1 to { $last }.
unknown-section = The rules of { $game } have no §{ $paragraph }. Leave --section out to read them all.
no-move = “{ $text }” is not a move. Moves read like this: { $forms }.
bad-chance = { $chance } does not say what chance brings. Give a list of at most { $most } cards.
unknown-card = There is no card { $card }. The cards are: { $known }.
impossible-chance = Card number { $number } that was told, { $card }, cannot come: none is left where it is drawn.
surplus-chance = More cards were told ({ $told }) than this move draws ({ $drawn }). Tell at most that many.
game-over = The game is over; no more moves can be made.
not-your-turn = Player { $seat } is not asked for a move now. Player { $turn } is to act.
too-few-games = { $games } games cannot be simulated. Ask for at least 1.
bad-budget = “{ $budget }” is not a budget. Write a time such as 50ms or 2s, or a number of simulations such as 400.
unknown-bot = There is no bot “{ $bot }”. Did you mean: { $known }? Levels may have a temperament, such as master:bold: { $temperaments }.
too-few-bots = A contest needs at least two bots, not: { $bots }. Write for example --bots search,careful.
too-many-bots = There are more bots ({ $bots }) than free seats ({ $seats }). Name fewer bots, or ask for more players.
illegal-in-record = Move { $number } of the record, “{ $text }”, is refused: { $reason }
cannot-write = { $file } cannot be written: { $reason }.
cannot-read = { $file } cannot be read: { $reason }.
not-json = { $file } is no complete record: it breaks off or is damaged in line { $line }.
not-a-record = { $file } is not a record of a game. A record has: { $parts }.
incomplete-record = { $file } is no complete record. It lacks: { $parts }.
unknown-format = { $file } is written in the format { $format }; this program reads format { $known }.
edited-record = { $file } was changed after it was written. If that was on purpose, delete its line “check”.
unknown-rules = { $file } was played by version { $version } of the rules; this program plays version { $known }.
bad-entry = Entry { $number } of the moves in { $file } is not a move: { $value }.
bad-seats = What { $file } says about the seats cannot be read. It needs a “name” or a “bot” (or neither) for each of the { $players } seats.

## Positions in words

unknown-part = A position has no part “{ $part }”. Its parts are: { $known }.
not-a-list = “{ $part }” has to be a list of cards, not { $value }.
not-one-per-seat = “{ $part }” needs one list for each of the { $players } seats, not { $value }.
unknown-card-in = There is no card { $card } (in “{ $part }”). The cards are: { $known }.
too-many-cards = The game has only { $copies } of this card: { $card }. “{ $part }” would need one more.
no-seat = “{ $part }” has to be a seat from 0 to { $last }, not { $value }.
cannot-deal = { $cards } cards are to be dealt for what is not named, but only { $left } are left.
known-but-absent = Player { $player } is said to hold a card that is not there: { $card }.
unknown-choice = “{ $part }” cannot be { $value }. It can be: { $known }.
no-number = “{ $part }” has to be a whole number from 0 to { $most }, not { $value }.
impossible-set = The option { $option } cannot be { $value }. It can be: { $words }, or { $size } of: { $known }.

## The live table

verified = Computed again: the house’s commitment fits its secret, this table, the game, its rules, players and options; every number fits the commitment of its seat; the seed follows from all of them; and all moves ({ $moves }) give the cards that were seen.
verified-former = Computed again, by the former protocol: the commitment holds, the seed follows from the secret, the table and the numbers, and all moves ({ $moves }) give the cards that were seen. That protocol does not bind the game or its options, and whoever gave the last number could have chosen the deal together with the server.
verified-abandoned = Rounds that were given up before this deal: { $rounds }. Seats that did not reveal their number: { $seats }.
verified-no-seats = The record does not say who sat where, so it was not checked that no bot’s place gave a number. --commitments checks that.
verified-seen = As you wrote it down: { $parts }.
verified-unseen = Not compared, because you gave nothing to compare with: { $parts }. A record alone shows that it fits together, not what was settled before the deal.
verified-never = No record can show whether the other seats were people, whether they worked together with the house, or whether anybody looked at the cards.
seen-table = the table (--table)
seen-commitment = the house’s commitment (--commitment)
seen-number = your number (--seat --number)
seen-commitments = the commitments of all seats (--commitments)
no-fairness = This record does not say how its seed was made, so there is nothing to check. Records of live tables do.
not-fair-parts = What the record says about the deal cannot be read. It needs: { $parts }.
broken-commitment = The secret is not the one to which the server committed before the deal ({ $commitment }).
unknown-protocol = The deal follows version { $version } of the protocol; this program knows versions 1 to { $known }. Use a newer one.
broken-terms = The house’s commitment ({ $commitment }) does not fit the record: the secret, table, round, game, rules, players or options were others.
broken-seat-commitment = The number of seat { $seat } is not the one to which that seat committed before the deal.
bot-with-number = By the record a bot sat at seat { $seat }, but a number was given there. A bot gives none: somebody else took part in the deal.
person-without-number = By the record a person sat at seat { $seat }, but no number was given there: the deal was made without that seat.
other-table-seen = The record is of table { $table }, and you sat at { $seen }. Ask for the record of that table.
other-commitment-seen = The commitment in the record is { $commitment }, and you saw { $seen } before the deal: it is not what the house committed to.
other-number-seen = For seat { $seat } the record has the number { $number }, and yours was { $seen }.
other-commitments-seen = The commitments of the seats in the record are not those that you wrote down before the deal.
former-commitments = This deal followed the former protocol, in which seats did not commit. Leave out --commitments.
seat-and-number = --seat and --number belong together: name your seat, and the number that your device gave for it.
other-seed = The seed does not follow from the secret, the table { $table } and the numbers of the seats.
told-chance = This record names cards that chance brought, so its deal cannot be checked.
no-table = There is no table “{ $table }”, or it is long gone. Ask for a new link, or set up a table of your own.
table-full = All { $players } seats are taken. You can watch, or set up another table.
seat-taken = Seat { $seat } is taken. Choose another.
seat-open = Nobody sits at seat { $seat }.
name-taken = Somebody at this table is already called { $name }. Choose another name.
name-alike = “{ $name }” looks like { $other }, who already sits at this table. Choose another name, or add letters or digits to yours.
name-reserved = “{ $name }” looks like “{ $reserved }”, as the house itself calls bots, seats or spectators. Choose another name.
bad-name = A name needs 1 to { $longest } characters, and at least one that can be seen.
bad-saying = Say something of 1 to { $longest } characters.
enough-said = You have said enough at this table ({ $most } times). Play on in silence.
enough-asked = At this table enough has been changed to and fro ({ $most } times). You can still play; for anything else, set up a new table.
said-too-fast = You say very much at once (more than { $most } things). Wait a moment, then go on talking.
enough-comings = You have sat down at this table often enough ({ $most } times). Watch here, or set up a table of your own.
enough-played = At one table each seat makes at most { $most } moves. Resign here, or set up a new table.
bad-number = “{ $number }” is not a number for the deal. Give exactly 64 hexadecimal digits.
bad-commitment = “{ $commitment }” is not a commitment to a number. Give exactly 64 hexadecimal digits.
not-all-committed = Numbers are revealed when every seat has committed to one, not before. Wait until everybody is ready.
other-number = That is not the number to which your seat committed. Reveal that number.
already-revealed = Your number has been revealed already.
dealing = Everybody is ready, and the numbers for the deal are coming in. Wait until the game begins, or until the round is given up, at most { $seconds } seconds after the last one was ready.
too-many-rounds = At this table { $rounds } rounds were given up because a number was not revealed, so no cards are dealt here any more. Set up a new table.
bad-clock = A clock gives each seat { $least } to { $most } seconds, and at most 3600 more for each move.
clock-tightened = In a running game you can give everybody more time, or take the clock away. A new clock, or a shorter one, waits for the next game.
no-people = A table needs a person first. Sit down, then seat bots.
host-stays = Whoever set up the table, or took over from them, keeps their seat until the game begins.
already-ready = You are ready already.
already-begun = The game has begun; the seats stay as they are.
not-yet-begun = The game has not begun. It begins when every seat is taken and everybody is ready.
not-yet-over = This is possible when the game is over.
only-host = Only the host of the table can do that: whoever set it up, or took over from them.
old-number = The table has moved on since (you saw { $number }, now it is { $now }). Look again, then move.
final-move = “{ $text }” is final: what it brings can only be seen once it is made. Send it without the moves after it.
id-used = The id “{ $id }” was used for another message. Give every message an id of its own.
bot-plays = A bot plays for seat { $seat } now. Take the seat back first.
person-plays = A person plays at seat { $seat }, not a bot.
nothing-to-undo = There is not a move of yours that could be taken back: somebody has moved since, or a card was drawn.
undo-reveals = This move cannot be taken back, because others have learned something by it.
has-resigned = This seat has resigned.
not-silent = A bot stands in for seat { $seat } only when that seat has kept the others waiting for { $seconds } seconds.
not-awaited = Nobody waits for seat { $seat } now.
time-is-up = Your time for this move is up: the bot makes it, and then you can take your seat back.
rematch-exists = Another game is set up already: { $table }.
no-seat-held = You have no seat at this table. Join it first, or use your own link.
other-seat-held = You already have seat { $seat } at this table.
wrong-key = This link does not open a seat here: it was used, is too old, or belongs to another table. Ask for a new one on the device where you play.
too-many-devices = This seat is open on { $most } devices already. Sign the others out on one of them, then try again.
signed-out = Another device that holds this seat has signed this one out. If that was not you, ask for a new link on the device where you play.
no-spectators = This table is played without spectators.
enough-said-watching = You have said enough at this table ({ $most } times), or all spectators together have. Watch on in silence.
spectators-are-silent = Only those who sit at this table may talk. The host can let spectators talk too.
no-name-told = Say first what you are called.
named-already = At this table you are already called { $name }.
enough-names = Enough spectators talk at this table already ({ $most }). You can still watch.
only-own-replay = While the game goes on, you can look back from your own seat only.
bad-message = The message cannot be understood. What is expected is described at /api/openapi/openapi.json, and for sockets at /api/messages.
too-large = The message is too large. At most { $most } bytes are read.
too-many-requests = That was too much at once. Wait a moment, then go on.
house-busy = The house has much to work out for everybody just now. Try again in a moment; the games go on meanwhile.
not-found = There is nothing at { $path }.
wrong-method = This address cannot be asked in that way. The interface is described at /api/openapi/openapi.json.
wrong-origin = Pages of { $origin } may not act here.
wrong-host = This house is open on this machine only, not as { $host }. To host for others: mewseum serve --host 0.0.0.0
storage-busy = Too much is waiting to be stored. Nothing was changed; try again in a moment.
storage-down = The house cannot get at its tables: { $why }. Try again in a moment; nothing is done twice. If it stays so, tell whoever runs the house.
disk-nearly-full = The house’s disk is nearly full (less than { $spare } MB are left). Games go on, but there are no new tables and no talk for now. Tell whoever runs the house.
storage-full = its storage is full
storage-locked = another program is using its storage
storage-read-only = its storage may only be read
storage-gone = its storage is not where it was
storage-silent = its storage does not answer
storage-failing = its storage is out of order
storage-closing = it is closing
table-damaged = What is stored of the table { $table } is damaged, so it was set aside as it is: nobody can play or watch there, and nothing is guessed. All other tables go on. Tell whoever runs the house.
damage-setup = What was agreed before the game (its setup) is not as it was stored.
damage-entry = Entry { $entry } is not as it was stored, or not at its place.
damage-twice = There are several entries with the number { $entry }.
damage-missing = The entries from { $first } to { $last } are missing.
damage-beyond = There are entries after { $entry }, the last that the table’s row knows of.
damage-head = The table’s row knows of another last entry, or of none.
damage-file = The database itself is damaged where the table is stored.
damage-unread = Entry { $entry } cannot be read.
damage-unread-setup = What was agreed before the game (its setup) cannot be read.
damage-rules = Entry { $entry } is not possible by the rules at this point of the game.
damage-no-table = Entries are stored for this table, but the table itself is not.
check-table = Table { $table }: { $flaws }
check-well = Nothing is damaged. Tables: { $tables }; games played through again by their rules: { $replayed }.
check-damaged = Damaged tables: { $damaged } of { $tables }. They are set aside when the house finds them; put back a backup, or leave them. Games played through again: { $replayed }.
check-other-rules = Tables of games with another version of their rules, of which only the chain was checked: { $tables }.
check-bare = Tables from before chains, which have yet to be given theirs: { $tables }. The house does that while it is open.
check-other-shape = The database { $database } has the shape of another version. Open the house on it once, which brings it up to date, and check it then.
no-database = The database { $database } cannot be opened: { $reason }.
bad-database = “{ $database }” is no database. Write sqlite:///FILE or postgresql://USER@HOST/NAME.
no-rooms = Several rooms need a system that can hand connections from one process to another, and this one cannot. Leave out --rooms, or run several houses on a PostgreSQL.
second-house = Another house is open on { $file } already, at { $address }; two would not hear of each other’s moves. Go there, or close it first, or choose another file with --database.
cannot-listen = The house cannot open at { $host }, port { $port }: { $reason }. Choose another with --port.
house-failed = Something went wrong in the house. Nothing of yours is lost; try again.

## How a game has ended for a seat

amount = { $score }
you-won = You won!
you-won-by = You won by { $margin }!
you-won-together = You won, together with { $others }!
you-came = You came { $place }.
you-came-behind = You came { $place }, { $margin } behind { $winners }.
you-resigned = You resigned.
rank-2 = second
rank-3 = third
rank-4 = fourth
rank-5 = fifth
rank-6 = sixth
score-made-of = Made of: { $shares }.
