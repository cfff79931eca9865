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
web-players-minutes = { $players } players · about { $minutes } minutes
web-play-now = Play now
web-set-up = Friends and options
web-learn = Learn it in 5 minutes
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
web-waiting = waiting for players
web-your-turn = Your turn
web-going-on = going on
web-not-affiliated = Mewseum is a hobby of its own and not affiliated with the publishers of these games.
web-guest = Guest
web-your-name = Your name
web-how-many = How many play
web-opponents = Opponents
web-seat = Seat { $number }
web-a-friend = A friend, by a link
web-level-kitten = Kitten
web-level-tabby = Tabby
web-level-prowler = Prowler
web-level-burglar = Burglar
web-level-master = Master
web-temperament = Their temperament
web-temperament-none = none in particular
web-temperament-bold = bold
web-temperament-wary = wary
web-temperament-spiteful = spiteful
web-variants = Variants and house rules
web-open-table = Open the table
web-begin = Begin
web-offline = The house cannot be reached. Check your connection; nothing is lost.
web-sorry = This table cannot be opened
web-to-foyer = To the foyer
web-opening = Opening the table …
web-reconnecting = Connection lost. Trying again …
web-watching = You are watching
web-rules = Rules
web-rule = §{ $section } in full
web-close = Close
web-story = Story
web-you = you
web-to-act = to act
web-away = away
web-stood-in = a bot stands in
web-awaited = Waiting for { $player } …
web-what-you-can-do = What you can do
web-back = Back
web-all-moves =
    { $count ->
        [one] { $count } move
       *[other] All { $count } moves
    }
web-hint = Hint
web-undo = Take back
web-thinking = Thinking …
web-a-bot-plays-for-you = A bot is playing for you.
web-take-back = Take my seat back
web-hidden-card = a card face down
web-balls =
    { $count ->
        [one] { $count } ball of yarn
       *[other] { $count } balls of yarn
    }
web-crew = Crew { $number }
web-new-crew = New crew
web-your-hand = Your hand
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
web-market = Market
web-discard = Discarded
web-ball = a ball of yarn
web-trap = a trap
web-arrested = arrested
web-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
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
web-bank-of = Bank of { $player }
web-run = The run
web-money = { $thousands }K
web-shown = Shown to you
web-display = On display
web-in-play = In play
web-points = { $count } of { $goal } points
web-waiting-title = The table is set
web-seats = Seats
web-open-seat = open
web-not-ready = not ready yet
web-sit-here = Sit here
web-seat-a-bot = Seat a bot
web-ready = I am ready
web-invite = Invite friends
web-copy = Copy the link
web-copied = Copied
web-qr = The link as a QR code
web-won-by-resigning = { $winners } wins: everybody else has resigned.
web-to-rematch = To the next game
web-rematch = Play again
web-download = Download the record
web-replay = See it again
web-check-deal = Check the deal
web-fair = The deal was fair: the secret is the one committed to beforehand, and the seed ({ $seed }…) follows from everybody’s numbers.
web-unfair = The deal cannot be confirmed. Download the record and run mewseum verify on it.
web-earlier = Earlier
web-later = Later
web-moment = Move { $number } of { $count }
web-perspective = As seen by
web-watcher = A spectator
web-menu = Table
web-say = Say something
web-send = Send
web-invite-watchers = Link to this table
web-other-device = Play on another device
web-leave = Leave (a bot plays on)
web-resign = Resign
web-resign-sure = Really resign?
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
web-option-steal-choice = The thief chooses the card
web-option-redeem-takes-turn = Redeeming a cat takes the turn
web-option-pick-cats = Cats are chosen, not dealt
web-option-castor-strict = Castor needs two mini-decks
web-option-factions = Factions
web-option-two-actions = Two actions a turn
web-option-second-optional = The second action is optional
web-option-simultaneous-responses = Everybody answers at the same time
web-option-police-needs-cards = No more policemen than the opponent has cards
web-option-turn-cap = End after so many turns
web-option-journalists-each = Journalists: a point for each extra card discarded
web-value-random = drawn at random
web-value-first-game = those for a first game
web-value-shared = shared
web-value-fewest-cards = fewest cards win
web-value-most-crews = most crews win
web-value-a = as printed (a)
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
web-glossary = Everything on the table
web-twin = has a twin
web-repeated-deal = Repeated deal
web-repeated-deal-about = This deal was played before, so there is nothing about it to be checked.
web-same-deal = The same deal again
web-records = A game again
web-records-about = Open the record of a finished game, or drop the file here: you see any moment of it, from any seat.
web-open-record = Open a record
web-record = Recorded game
web-seated = Player { $number }
web-sound = Sound
web-big-screen = Big screen
web-screen-join = Join by your phone
web-screen-seats = Seats taken: { $taken } of { $players }
web-screen-turn = { $player } is to act
web-screen-begins = The game begins.
web-factions-chosen = chosen one by one
web-factions-count = { $count } of { $size } factions are chosen. A game needs exactly { $size }.
web-skip = To what you can do
