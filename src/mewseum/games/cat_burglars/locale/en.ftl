# Cat Burglars

game-name = Cat Burglars
player = Player { $number }
player-you = Player { $number } (you)

## Cards

card-blue = blue
card-orange = orange
card-green = green
card-red = red
card-yellow = yellow
card-purple = purple
card-mirror = mirror
card-of-market = { $card } from the market
crew-of = { $player }.{ $number }

## Moves, one by one and by kind

move-recruit-deck = Recruit from the draw deck
move-recruit-market-card = Recruit from the market: { $card }
move-form-card-new = Start a new crew: { $card }
move-form-card-crew = Expand crew { $crew }: { $card }
move-activate-crew-card = Activate crew { $crew }, face down: { $card }
move-secure-crew = Secure the ball of yarn under crew { $crew }
move-done = Done securing
move-infiltrate-crew = Infiltrate crew { $crew }
move-pay-cards = Pay: { $cards }
move-place-new = Start a new crew with the trap
move-place-crew = Add the trap to crew { $crew }

kind-recruit-deck = Recruit from the draw deck
kind-recruit-market-card = Recruit from the market
kind-form-card-new = Start a new crew
kind-form-card-crew = Expand a crew
kind-activate-crew-card = Activate a crew
kind-secure-crew = Secure the loot
kind-done = Done securing
kind-infiltrate-crew = Infiltrate
kind-pay-cards = Pay
kind-place-new = Start a new crew with the trap
kind-place-crew = Add the trap to a crew

## What happens

fact-started = { $seat } starts.
fact-recruited-deck =
    { $card ->
        [hidden] { $seat } recruits a card from the draw deck.
       *[other] { $seat } recruits from the draw deck: { $card }.
    }
many-recruited-deck = { $seat } recruits { $cards } cards from the draw deck.
fact-recruited-market = { $seat } recruits from the market: { $card }.
fact-reshuffled =
    { $cards ->
        [one] The discard pile, { $cards } card, is reshuffled into a new draw deck.
       *[other] The discard pile, { $cards } cards, is reshuffled into a new draw deck.
    }
fact-refilled = New in the market: { $card }.
fact-formed = { $seat } starts crew { $crew }: { $card }.
fact-expanded = { $seat } expands crew { $crew }: { $card }.
fact-activated =
    { $card ->
        [hidden] { $seat } activates crew { $crew } with a face-down card.
       *[other] { $seat } activates crew { $crew }, face down: { $card }.
    }
fact-secured = { $seat } secures a Golden Ball of Yarn from crew { $crew }: { $card }.
fact-infiltrated = { $seat } infiltrates crew { $crew }.
fact-paid = { $seat } pays from the hand: { $card }.
fact-paid-market = { $seat } pays from the market: { $card }.
fact-looted = { $seat } finds a Golden Ball of Yarn under crew { $crew }: { $card }.
fact-trapped = { $seat } falls into a trap under crew { $crew }: { $card }.
fact-skipped = { $seat } can do nothing; the turn is skipped.
fact-last-round = { $seat } has reached the goal; the round is played to its end.
fact-ended = The game is over: { $reason }.

reason-eight-balls = eight Golden Balls of Yarn
reason-six-colours = balls of yarn in all six colours
reason-eight-balls-and-six-colours = eight Golden Balls of Yarn, and all six colours
reason-all-stuck = nobody can do anything any more, and the most balls of yarn win
reason-round-finished = the round is over, and the most balls of yarn win

## The table in sentences

table-piles = Draw deck: { $deck }. Discard pile: { $discard }.
table-market = Market: { $cards }.
table-hand = { $player }. Balls of yarn: { $balls }. Hand: { $cards }.
table-hand-count = { $player }. Balls of yarn: { $balls }. Cards in hand: { $cards }.
table-known = Taken openly and not played since: { $cards }.
place-hand-or-facedown = In hand and face down
table-scored = Scored: { $cards }.
table-crew = Crew { $crew }: { $cats }.
table-crew-guarded = Crew { $crew }: { $cats }; a face-down card.
table-crew-ball = Crew { $crew }: { $cats }; face down { $card }, a Golden Ball of Yarn.
table-crew-trap = Crew { $crew }: { $cats }; face down { $card }, a trap.

## What a player may believe

belief-ball = The face-down card under crew { $crew } is a Golden Ball of Yarn
belief-payable = An opponent can pay for your crew { $crew }

## What is refused

awaits-action = Choose one of the five actions: recruit, form, activate, secure or infiltrate. Passing is not allowed.
awaits-second-pick = You recruit two cards. Take the second one from the draw deck or the market.
awaits-more-balls = You are securing the loot. Secure another ball of yarn, in any order, or say done. You are asked as long as a card lies face down under any of your crews, even if it is a trap.
awaits-payment = You have named the crew that you infiltrate. Now name the cards with which you pay.
awaits-placement = Before anything else player { $player } has to place the trap: in a new crew, or in one that may grow.
deck-is-empty = There is no card left in the draw deck or the discard pile. Take one from the market.
not-in-market = There is no such card in the market: { $card }.
not-in-hand = You have no such card in your hand: { $card }.
mirror-cannot-form = A mirror cannot join a crew. Play a cat.
mirror-cannot-activate = A mirror cannot lie face down under a crew. Use a cat.
no-twin =
    { $size ->
        [one] Crew { $crew } cannot grow: you have no other crew of exactly { $size } visible cat. Start a new crew, or choose one that has a twin.
       *[other] Crew { $crew } cannot grow: you have no other crew of exactly { $size } visible cats. Start a new crew, or choose one that has a twin.
    }
already-guarded = A face-down card lies under crew { $crew } already. Choose a crew without one.
nothing-to-secure = No face-down card lies under crew { $crew }.
never-a-trap = The card under crew { $crew } is a trap, which its owner may never reveal.
not-your-crew = Crew { $crew } is not yours. You form, activate and secure with your own crews only.
own-crew = Your own crews cannot be infiltrated. Choose an opponent’s crew.
no-facedown = No face-down card lies under that crew. Choose a crew that has one.
cannot-afford =
    { $size ->
        [one] You cannot pay for this crew: it costs { $size } card in the colour of its visible cat, or a mirror.
       *[other] You cannot pay for this crew: it costs { $size } cards in the colours of its visible cats, with mirrors as jokers.
    }
payment-not-named = To infiltrate, name the cards that pay for it in the same message: nobody is told of a crew before its payment is named too.
nothing-to-pay = There is nothing to pay now. First name the crew that you infiltrate.
one-market-card = Only one card of the cost may come from the market.
wrong-payment = The cards (number: { $cards }) do not match the visible cats of the crew (number: { $size }) in number and colours. A mirror stands for any colour.
market-does-not-pay = Only in a two-player game may you pay with a card from the market.
payment-not-in-hand = You do not have these cards in your hand.
no-such-crew = Player { $player } has no crew { $number } (crews: { $crews }).
too-many-players = { $players } can play only with the house rule more_players=true; officially it is 2 to 4.
first-not-at-table = Seat { $first } cannot start: seats count from 0 to { $last }.

## Positions

mirror-not-there = A mirror cannot be in “{ $part }”; only cats can.
market-too-large = The market has at most six cards, not { $cards }.
not-a-crew = { $value } is no crew. A crew has “cats” and may have one “facedown” card.
impossible-crew = A crew of { $cats } cats cannot be. It has 1 to { $most }.
one-facedown = Only one card can lie face down under a crew, not { $value }.
already-revealed = While its trap is being placed no card lies under the target.
no-crew-named = “{ $part }” has to name a crew, not { $value }. For example: 2.1
nobody-could-be-here = Nobody could be asked for “{ $awaits }” in this position, because no answer would be legal.

## What a score is made of

amount =
    { $score ->
        [one] 1 ball of yarn
       *[other] { $score } balls of yarn
    }
part-colour = { $card }: { $amount }
