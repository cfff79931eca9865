# The browser's own texts. What games say is in the games' folders, what the house says in src/mewseum/locale.

web-motto = A house for cat card games. The guards have gone home; the cats have not.
web-language = Language
web-games = Games
web-game-cat-burglars = Cat Burglars
web-game-meow = Cat Burglar: the MEOW heist
web-game-catham-city = Catham City
web-about-cat-burglars = Build crews of cats, hide golden balls of yarn or traps under them, and sneak into the others’.
web-about-meow = Pick up loot for as long as you dare, dodge the guards, and get your burglars out of jail.
web-about-catham-city = An election among cats: hackers, police and mafia will do anything for a point.
web-goal-cat-burglars = The goal: be the first to have eight golden balls of yarn.
web-goal-meow = The goal: have the most money in your bank when the deck runs out.
web-goal-catham-city = The goal: be the first to have 16 campaign points, or 13 with four and more players.
web-players-minutes = { $players } players · about { $minutes } minutes
web-play-now = Play now
web-set-up = Friends and options
web-invite-a-friend = Invite a friend
web-invite-a-friend-to = Invite a friend: { $game }
web-learn = Learn it in 5 minutes
web-first-time = Never played it?
web-lesson = First game: { $game }
web-lesson-guide = Your guide
web-lesson-step = Step { $number } of { $count }
web-lesson-show = Show me
web-lesson-on = Go on
web-lesson-play = Play against bots
web-lesson-well-done = Well done!
web-lesson-later = A good idea for later. For now, pick what glows.
web-lesson-not-now = That cannot be done now. Pick what glows.
web-your-tables = Your tables
web-more-tables = { $count } more
web-put-away = Put away
web-put-away-which = Put away: { $game } ({ $players })
web-is-put-away = { $game } ({ $players }) has been put away.
web-put-away-undo = Undo
web-tables-put-away = Put away: { $count }
web-put-away-about = You keep your seat at these tables. As soon as somebody does something at one, it is in your list again.
web-list-again = Back to the list
web-list-again-which = Back to the list: { $game } ({ $players })
web-waiting = waiting for players
web-your-turn = Your turn
web-your-answer = Your answer
web-waits-for-you = Waiting for you
web-going-on = going on
web-not-affiliated = Mewseum is an independent hobby project, not affiliated with the publishers of these games.
web-guest = Guest
web-your-name = Your name
web-how-many = How many play
web-by-house-rule = { $count }, by a house rule
web-opponents = Opponents
web-seat = Seat { $number }
web-a-friend = A friend, by a link
web-plays-kitten = Plays on a whim and overlooks a lot: for a first evening.
web-plays-tabby = Thinks a little and soon forgets what the others have done.
web-plays-prowler = Weighs every move: a fair match for most people.
web-plays-burglar = Remembers how everybody has played and guesses what they hold.
web-plays-master = Thinks the longest and gives nothing away.
web-temperament = Their temperament
web-temperament-none = none in particular
web-no-mood = They play what they think best.
web-mood-bold = Of moves that are about as good, they prefer the risky one.
web-mood-wary = Of moves that are about as good, they prefer the safe one.
web-mood-spiteful = Of moves that are about as good, they prefer the one that hurts somebody.
web-clock = Time to think
web-clock-none = as long as you like
web-clock-of = { $minutes } min each, plus { $seconds } s a move
web-clock-about = If somebody’s time is up, a bot plays for them until they take their seat back. Whoever set up the table can wind up the clocks or stop them during the game.
web-clock-none-about = Nobody is hurried.
web-time-left = Time left: { $time }
web-time-short = Fewer than { $seconds } seconds left.
web-wind-clocks = Wind up all clocks
web-no-clocks = Stop the clocks
web-variants = Variants and house rules
web-variants-changed = ({ $count } not as in the book)
web-presets = Rules
web-preset-first-game = First game
web-preset-by-the-book = By the book
web-preset-all-variants = All variants
web-preset-last-time = As last time
web-explains-preset-first-game = The easiest way to begin: nothing that only experts need, and bots that overlook a lot.
web-explains-preset-by-the-book = As printed: no variants, no house rules.
web-explains-preset-all-variants = Everything that makes another game of it, at once: for those who know it well.
web-explains-preset-last-time = Players, opponents, clock and rules as you last set them up on this device.
web-preset-own = A choice of your own.
web-group-start = Before the first turn
web-group-variants = Variants
web-group-turn = During the game
web-group-jail = Stars and jail
web-group-cats = What the cats can do
web-group-end = End and scoring
web-open-table = Open the table
web-begin = Begin
web-offline = The house cannot be reached. Check your connection; nothing is lost.
web-sorry = This table cannot be opened
web-nowhere = There is no such room
web-to-foyer = To the foyer
web-opening = Opening the table …
web-reconnecting = Connection lost. Trying again …
web-reconnected = Connected again.
web-on-its-way = On its way: { $move } …
web-watching = You are watching
web-rules = Rules
web-rule = §{ $section } in full
web-ruling = The house’s ruling
web-option-with = { $option }: { $value }
web-switched-off = { $option }: no
web-close = Close
web-story = Story
web-latest = Since your last move
web-look-back = What happened
web-i-have-seen = Seen
web-more-unseen = ({ $count } more)
web-step-of = Step { $number } of { $count }
web-to-the-table = To the table
web-you = you
web-to-act = to act
web-away = away
web-stood-in = a bot stands in
web-awaited = Waiting for { $player } …
web-not-your-turn = It is not your turn. { $player } is to act.
web-not-yet = First { $player } has to answer.
web-what-you-can-do = What you can do
web-back = Back
web-chosen = Chosen: { $things }
web-picked-of = chosen: { $count }
web-new-card = new
web-ahead = Nobody else knows yet: { $moves }
web-nobody-knows = Nobody else knows yet.
web-go-on = Now choose what glows: { $things }.
web-go-on-or-done = Choose more of what glows ({ $things }), or one of the buttons.
web-pick-hand = a card of your hand
web-pick-market = a card of the market
web-pick-display = a card of the display
web-pick-deck = the deck
web-pick-doorway = the way out
web-pick-new = a new crew
web-pick-crew = a crew
web-pick-bank = a card of your bank
web-pick-cat = a cat
web-pick-pile = a mini-deck
web-pick-shown = a card that is shown to you
web-pick-player = the name of a player
web-all-moves =
    { $count ->
        [one] { $count } move
       *[other] All { $count } moves
    }
web-hint = Hint
web-hint-best = Hint: { $move }. Chance of winning: { $chance }%.
web-hint-second = Next best: { $move }. Chance of winning: { $chance }%.
web-hint-told = Hint (everybody is told)
web-has-taken-hint = { $player } has taken a hint.
web-hints-allow = Allow hints
web-hints-about = Everybody is told when somebody takes one, and nobody what it says.
web-hints-allowed = Hints are allowed at this table.
web-hints-off = Hints are off at this table.
web-undo = Take back
web-why-not = Why not …?
web-why-not-which = Not possible now. Choose one to learn why:
web-thinking = Thinking …
web-a-bot-plays-for-you = A bot is playing for you.
web-played-for-you = What the bot has played for you
web-bot-for = (bot for { $player })
web-offer-away = { $player } is away. Let a bot play until they are back, or wait?
web-offer-silent = { $player } has not played for a very long time. Let a bot play until they are back, or wait?
web-offer-bot = Let a bot play
web-offer-wait = Wait
web-offer-after-all = Let a bot play for { $player }
web-bot-asked-for = { $asker } lets a bot play for { $player } until they are back.
web-bot-until-back = A bot plays for { $player } until they are back.
web-bot-has-left = { $player } has left; a bot plays on.
web-bot-time-up = The time of { $player } is up; a bot plays on.
web-plays-again = { $player } is back and plays again.
web-has-taken-back = { $player } has taken a move back.
web-take-back = Take my seat back
web-hidden-card = a card face down
web-balls = { $count } of { $goal } balls of yarn
web-crew = Crew { $number }
web-whose = { $number } ({ $player })
web-new-crew = New crew
web-your-hand = Your hand
web-no-hand = No cards in hand
web-hand-of = Hand of { $player }
web-middle = The middle of the table
web-deck = Deck
web-deck-of =
    { $count ->
        [one] Deck, { $count } card
       *[other] Deck, { $count } cards
    }
web-holds =
    { $count ->
        [one] holds { $count } card
       *[other] holds { $count } cards
    }
web-side-of = What { $player } has
web-crews =
    { $count ->
        [one] { $count } crew
       *[other] { $count } crews
    }
web-cats =
    { $count ->
        [one] { $count } burglar
       *[other] { $count } burglars
    }
web-market = Market
web-discard = Discarded
web-ball = a ball of yarn
web-trap = a trap
web-trap-open = The trap
web-can-infiltrate = you can infiltrate it now
web-infiltrated = being infiltrated
web-arrested = arrested
web-misses =
    { $count ->
        [one] misses { $count } turn
       *[other] misses { $count } turns
    }
web-stars =
    { $count ->
        [one] { $count } star, arrest at { $goal }
       *[other] { $count } stars, arrest at { $goal }
    }
web-stars-pending =
    { $count ->
        [one] { $count } more star at the end of the turn
       *[other] { $count } more stars at the end of the turn
    }
web-cat-free = free
web-cat-used = used
web-cat-jailed = in jail
web-cat-jailed-and-used = in jail, used
web-cats-of = Burglars of { $player }
web-pile =
    { $number ->
        [one] { $number } card beneath
       *[other] { $number } cards beneath
    }
web-your-bank = Your bank
web-no-bank = Nothing banked
web-bank-counts = Your bank counts £{ $pounds } as it is now
web-bank-of = Bank of { $player }
web-run = The run
web-doorway = The way out
web-doorway-out = The way out: bank the run
web-doorway-sign = Bank it
web-met = In the way
web-last-turns =
    { $count ->
        [one] { $count } last turn
       *[other] { $count } last turns
    }
web-money = £{ $pounds }
web-shown = Shown to you
web-display = On display
web-in-play = In play
web-extra = extra card: { $card }
web-on-turn = whose turn it is
web-searched = is searched
web-actions-left =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
web-points = { $count } of { $goal } points
web-waiting-title = The table is set
web-begins-by-itself = The game begins by itself as soon as every seat is taken and everybody is ready.
web-house-rules = House rules and variants of this table
web-by-the-book = This table plays by the book.
web-seats = Seats
web-open-seat = open
web-not-ready = not ready yet
web-sit-here = Sit here
web-seat-a-bot = Seat a bot
web-free-seat = Free this seat
web-leave-seat = Leave this seat
web-ready = I am ready
web-is-ready = { $player } is ready.
web-deal-waits-for = Everybody is ready. Cards are dealt as soon as somebody is back: { $players }.
web-numbers-come = Everybody is ready. Numbers for the deal that have come: { $come } of { $all }.
web-round-given-up = The deal was given up, because a number did not come from: { $players }. (Rounds given up so far: { $rounds }.) Say again that you are ready, or the host frees the seat.
web-round-given-up-freed = The deal was given up, because a number did not come from: { $players }. Whoever withholds a number loses their seat. (Rounds given up so far: { $rounds }.) Say again that you are ready.
web-deals-no-more = This table deals no more: { $rounds } rounds were given up, the last because a number did not come from: { $players }. Set up a new table.
web-sat-down = { $player } has sat down.
web-seat-freed = The seat of { $player } is free again.
web-invite = Invite friends
web-copy = Copy the link
web-share = Share the link
web-share-text = Shall we play { $game }?
web-copied = Copied
web-selected = The link is selected: copy it with Ctrl+C, or hold it and choose Copy.
web-this-computer-only = This link opens on this computer only. For friends on other devices, open the house with this command, and set up the table at the address that it shows:
web-qr = The link as a QR code
web-mine-made-of = Your score: { $shares }.
web-scores-made-of = What the scores are made of
web-won-by-resigning = { $winners } wins: everybody else has resigned.
web-has-resigned = { $player } has resigned.
web-to-rematch = To the next game
web-rematch = Play again
web-join-rematch = Join the next game
web-wants-again =
    { $count ->
        [one] { $players } wants to play again.
       *[other] { $players } want to play again.
    }
web-download = Download the record
web-replay = See it again
web-check-deal = Check the deal
web-fair = The deal was fair: your number, your commitment and everybody’s, the house’s too, are as this device saw them before the deal. The seed ({ $seed }…) follows from them, from the game and from its options.
web-fair-watched = The deal was fair: the commitments of the house and of all seats are as this device saw them before the deal. The seed ({ $seed }…) follows from them, from the game and from its options. This device gave no number of its own.
web-fair-if-committed = The record fits together: the seed ({ $seed }…) follows from the secret and everybody’s numbers, and these fit their commitments. What was committed to before the deal, this device has not seen.
web-fair-former = Dealt by the former protocol: the secret is the one committed to, and the seed ({ $seed }…) follows from everybody’s numbers. That protocol binds neither the game nor its options, and whoever gave the last number could have chosen together with the house.
web-unfair = The deal cannot be confirmed: { $why } Download the record and run mewseum verify on it.
web-unfair-house = the house’s commitment is not the one that this device saw before the deal, or it does not fit its secret, the game or the options.
web-unfair-own = the number of your seat is not the one that this device gave.
web-unfair-seats = what a seat committed to before the deal is not what the record tells, or its number does not fit.
web-unfair-seed = the cards do not follow from the secret and the numbers.
web-rounds-before = Rounds given up before this deal: { $rounds }. Seats that did not reveal their number: { $seats }.
web-check-yourself = Check it without this page
web-check-yourself-about = Download the record. This command compares it with what this device wrote down before the deal:
web-earlier = Earlier
web-later = Later
web-replay-play = Play
web-replay-pause = Pause
web-moment = Move { $number } of { $count }
web-replay-seen-by = As seen by
web-replay-open = all cards open
web-menu = Table
web-say = Say something
web-send = Send
web-talk = Talk
web-talk-unread = Talk: { $count } unread
web-talk-empty = Nobody has said anything yet.
web-from-afar = { $player } (watching)
web-signs = Say it with a cat
web-sign-hello = Hello!
web-sign-bravo = Well played!
web-sign-thanks = Thank you!
web-sign-laugh = Ha ha!
web-sign-ouch = Ouch!
web-sign-thinking = Let me think …
web-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
web-spectators-talk = Spectators may talk
web-spectators-silent = Only those who sit at this table may talk.
web-invite-watchers = Link to this table
web-other-device = Play on another device
web-table-link-below = The link to this table is below.
web-device-link-below = The link for your other device is below. It opens your seat once, within { $minutes } minutes: keep it to yourself.
web-link-used = The link has been used: your seat is open on one more device.
web-link-over = The link’s time is over: it opens nothing any more.
web-link-qr = The link to your seat as a QR code
web-devices =
    { $count ->
        [one] Your seat is open on this device only.
       *[other] Your seat is open on { $count } devices, this one included.
    }
web-sign-out-others = Sign the others out
web-sign-out-sure = Really sign the others out?
web-signed-others-out = The others are signed out. Your seat is open on this device only, and no link opens it any more.
web-signed-out = This device was signed out
web-signed-out-which = It held seat { $number }, { $player }, at this table, and does not hold it any more.
web-signed-out-meanwhile = Meanwhile another device that holds the seat has signed this one out, or the browser has forgotten the seat. If that was not you, ask for a new link on the device where you play.
web-link-asks = Play from this device?
web-link-holds = This link holds seat { $number }, { $player }, at a table of { $game }.
web-link-warns = Take the seat only if it is yours and you made the link yourself: whoever gave you this link sees the same cards, and can play for you.
web-link-once = The link works once. It stays unused until you take the seat.
web-link-take = Take the seat
web-only-watch = Only watch
web-link-same = You play from this device already
web-link-same-about = This device holds that seat already. The link was not used up: it is still good for another device of yours.
web-link-other = This device holds another seat
web-link-other-about = On this device you hold seat { $own }, { $name }, at the same table, and a device holds one seat at a table. The link was not used up: open it on another device, or in another browser.
web-link-shut = This link opens no seat
web-link-unclear = The link could not be checked yet
web-link-own-still = On this device you hold seat { $own }, { $name }.
web-link-to-seat = To your seat
web-link-look-again = Try again
web-leave = Leave (a bot plays on)
web-resign = Resign
web-resign-sure = Really resign?
web-option-first = Starting player
web-option-hall-of-fame = Hall of Fame
web-option-more-players = More than four players
web-option-stuck-tie = Ties when nobody can move
web-option-market-pay-all-counts = Pay from the market with any number of players
web-option-equal-turns = Everybody gets the same number of turns
web-option-show-scored-colours = Show the colours of scored balls
web-option-loot-kinds = What each loot card is
web-option-last-round = A last round after the deck
web-option-actions = When cats and tricks may be used
web-option-draws = Cards picked up are
web-option-laser = The laser pen
web-option-pay-with = A fine is paid with
web-option-jail-penalty = Penalty for being in jail at the end
web-option-claus-per-painting = Claus counts every painting
web-option-stack-bonuses = Bonuses add up
web-option-substitute-used = Used cats may go to jail for you
web-option-crispin-loss-immediate = Losing Crispin counts at once
web-option-stars-after-jail = Stars after jail
web-option-serve-time = Turns in jail
web-option-tie = Ties
web-option-catnip-to = The catnip’s gift goes to
web-option-redeem-used = Used cats can be bought back too
web-option-castor-burns = Castor burns the negative cards too
web-option-charlton-spread = Charlton always takes three cards
web-option-steal-choice = With a Steal you choose the card
web-option-redeem-takes-turn = Redeeming a cat takes the turn
web-option-pick-cats = Cats are chosen, not dealt
web-option-castor-strict = Castor needs two mini-decks
web-option-factions = Factions
web-option-two-actions = Two actions a turn
web-option-second-optional = The second action is optional
web-option-simultaneous-responses = Answers to the same card count together
web-option-police-needs-cards = No more policemen than the opponent has cards
web-option-turn-cap = End after this many turns
web-option-journalists-each = Journalists: a point for each extra card discarded
web-variant-first = Who has the first turn: somebody by lot, or whom you choose.
web-variant-hall-of-fame = Whoever has at least one ball of yarn of every colour wins too, and scored colours lie open.
web-variant-more-players = Five or six may play too; the publisher’s rules end at four.
web-variant-stuck-tie = If nobody can move any more and the balls are equal, the win is shared, or fewer cards in hand or more crews decide.
web-variant-market-pay-all-counts = One card of an infiltration’s cost may come from the market, not only with two players.
web-variant-equal-turns = Whoever reaches a goal does not win at once: the round is finished, and then the most balls win.
web-variant-show-scored-colours = The colours of scored balls stay in sight; otherwise they are seen once and have to be remembered.
web-variant-loot-kinds = Which values are cash, jewellery or paintings; some cats care about that.
web-variant-last-round = After the last turn everybody else has one more turn, with actions but without picking up.
web-variant-actions = An action takes the place of picking up; or any number of actions may come before it, and you still have to pick up.
web-variant-draws = If they are secret, only whoever picks up a positive card sees it; the others see how many there are.
web-variant-laser = Whether the laser pen only ends your turn and banks the run, or costs you the run as well.
web-variant-pay-with = What you may pay with when money is asked of you: any loot, or cash alone.
web-variant-jail-penalty = Whoever is in jail when the game ends counts £100,000 less.
web-variant-claus-per-painting = Claus raises one card for each painting you have, not one card in all.
web-variant-stack-bonuses = A jewel that Claus has raised is doubled by Chester too.
web-variant-substitute-used = A cat that was used already may still go to jail in your place; without this, only unused ones may.
web-variant-crispin-loss-immediate = Whoever loses Crispin and has ten stars or more is arrested at once, not at the next star.
web-variant-stars-after-jail = Coming out of jail wipes all your stars, or only as many as the arrest took.
web-variant-serve-time = Whoever serves time after an arrest misses this many turns.
web-variant-tie = If the loot is worth the same, the win is shared, or fewer stars or fewer banked cards decide.
web-variant-catnip-to = Who gets the card that catnip makes you give away.
web-variant-redeem-used = £100,000 may also turn a used cat face up again, not only free one from jail.
web-variant-castor-burns = The negative cards of the mini-decks that Castor takes are removed with their stars.
web-variant-charlton-spread = If fewer than three opponents have cards, Charlton still takes three in all, round by round.
web-variant-steal-choice = Whoever uses a Steal looks at the whole bank and chooses; otherwise the card is taken blindly.
web-variant-redeem-takes-turn = Buying a cat out of jail is your whole turn.
web-variant-pick-cats = Everybody chooses cats in turn order, instead of getting them by lot.
web-variant-castor-strict = Castor can be used only while there are two mini-decks on the table; usually one is enough.
web-variant-factions = Five of the eight factions are in play: by lot, those that are easiest to begin with, or your own choice.
web-variant-two-actions = Every turn has two actions, also the same one twice.
web-variant-second-optional = With two actions a turn, the second may be left out.
web-variant-simultaneous-responses = Answers to the same card count together: all who reach the goal by them share the win.
web-variant-police-needs-cards = You cannot send more policemen than the opponent has cards in hand.
web-variant-turn-cap = After this many turns the game ends, and the most points win.
web-variant-journalists-each = Whoever gives a card to the journalists may discard more of the same faction, for a point each.
web-value-random = drawn at random
web-value-first-game = those for a first game
web-value-shared = shared
web-value-fewest-cards = fewest cards win
web-value-most-crews = most crews win
web-value-a = as usual (a)
web-value-b = 500K is a painting (b)
web-value-c = more jewellery and paintings (c)
web-value-instead = instead of picking up
web-value-before-draw = before picking up too
web-value-open = open
web-value-secret = secret
web-value-banks = banks the run
web-value-loses = loses the run
web-value-any-loot = any loot
web-value-cash-only = cash only
web-value-zero = none
web-value-surplus = the surplus
web-value-fewer-stars = fewer stars win
web-value-fewer-cards = fewer cards win
web-value-choice = whom you choose
web-value-left = your left neighbour
web-value-discard = nobody: it is discarded
web-explain-house-rule = A house rule of this table changes this:
web-explain-key = The key ? opens the rule
web-seen = What everybody has seen
web-seen-discard = Discard pile (cards: { $count })
web-seen-nothing-there = Nothing lies there.
web-seen-place = { $place } (cards: { $count })
web-seen-others = Not known to all: { $count }
web-seen-none-known = None of them is known to all.
web-seen-left = Not seen yet, or out of sight again (cards: { $count })
web-seen-left-about = Each of them is in the draw pile, or with somebody without everybody knowing it.
web-seen-open = Look through the discard pile (cards: { $count }), and at what everybody has seen
web-glossary = Everything on the table
web-twin = has a twin
web-repeated-deal = Repeated deal
web-repeated-deal-about = This deal was played before, so there is nothing about it to be checked.
web-same-deal = The same deal again
web-records = See a game again
web-records-about = Open the record of a finished game, or drop the file here: you see any moment of it, from any seat.
web-open-record = Open a record
web-record = Recorded game
web-seated = Player { $number }
web-sound = Sound
web-pace = Pace
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-confirms = Confirm every move
web-confirm-now = Not sent yet: { $move }. Press once more to send it, or go back.
web-confirm-send = Send: { $move }
web-big-screen = Big screen
web-screen-join = Join with your phone
web-screen-seats = Seats taken: { $taken } of { $players }
web-screen-turn = { $player } is to act
web-factions-chosen = chosen one by one
web-factions-count = { $count } of { $size } factions are chosen. A game needs exactly { $size }.
web-skip = To what you can do
