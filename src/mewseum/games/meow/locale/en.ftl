# Cat Burglar, the MEOW museum heist

game-name = Cat Burglar (MEOW)

## Cards

card-5k = £5K
card-10k = £10K
card-25k = £25K
card-50k = £50K
card-75k = £75K
card-150k = £150K
card-300k = £300K
card-500k = £500K
card-distraction = Distraction
card-steal = Steal
card-double-cross = Double cross
card-calvin = Calvin
card-castor = Castor
card-charlton = Charlton
card-chelsea = Chelsea
card-chester = Chester
card-claus = Claus
card-crispin = Crispin
card-laser-pen = laser pen
card-catnip = catnip
card-vase = vase
card-camera = camera
card-paw-prints = paw prints
card-randy = Randy
card-rumbold = Rumbold
card-rufus = Rufus

cat-free = { $cat }
cat-used = { $cat } (used)
cat-jailed = { $cat } (in jail)
cat-jailed-and-used = { $cat } (in jail, used)
pile-of = { $player }.{ $number }

## Moves, one by one and by kind

move-pick-up = Pick up a card
move-stop = Stop and bank the run
move-distract = Spend a Distraction on the guard
move-accept = Let the guard catch the run
move-give-card-to-player = Give to { $player }: { $card }
move-give-up-card = Give away: { $card }
move-pay-card = Pay: { $card }
move-substitute-cat = Send to jail in your place: { $cat }
move-serve = Serve time
move-redeem-cat = Buy out of jail for £100K: { $cat }
move-calvin-player = Calvin: swap banked hands and cats with { $player }
move-free-cat = Let out of jail: { $cat }
move-castor-pile = Castor: take mini-deck { $pile }
move-charlton-players = Charlton: one blind card from each of: { $players }
move-chelsea-player = Chelsea: three blind cards from { $player }
move-steal-player = Steal from { $player }
move-take-card = Take: { $card }
move-double-cross-player = Double cross: swap banked hands with { $player }
move-choose-cat = Choose your cat: { $cat }
move-pass = Pass

kind-pick-up = Pick up a card
kind-stop = Stop and bank the run
kind-distract = Spend a Distraction on the guard
kind-accept = Let the guard catch the run
kind-give-card-to-player = Give a banked card away
kind-give-up-card = Give a banked card away
kind-pay-card = Pay
kind-substitute-cat = Send a cat to jail in your place
kind-serve = Serve time
kind-redeem-cat = Buy a cat out of jail
kind-calvin-player = Use Calvin
kind-free-cat = Choose the cat that comes out of jail
kind-castor-pile = Use Castor
kind-charlton-players = Use Charlton
kind-chelsea-player = Use Chelsea
kind-steal-player = Use a Steal
kind-take-card = Choose a card to take
kind-double-cross-player = Use a Double cross
kind-choose-cat = Choose your cat
kind-pass = Pass

## What happens

fact-started = { $seat } starts.
fact-cat-dealt = { $seat } has this cat: { $cat }.
fact-picked-up = { $seat } picks up: { $card }.
fact-picked-up-secretly =
    { $card ->
        [hidden] { $seat } picks up a card and keeps it hidden.
       *[other] { $seat } picks up, unseen by others: { $card }.
    }
many-picked-up-secretly = { $seat } picks up { $cards } cards and keeps them hidden.
fact-negative = { $seat } picks up a negative card: { $card }!
fact-banked =
    { $cards ->
        [0] { $seat } has nothing to bank.
        [one] { $seat } banks { $cards } card.
       *[other] { $seat } banks { $cards } cards.
    }
fact-cat-joined = A cat joins { $seat }: { $cat }.
fact-lost-run =
    { $cards ->
        [0] { $seat } has no cards to lose beneath this one: { $card }.
        [one] { $seat } loses { $cards } card beneath this one: { $card }.
       *[other] { $seat } loses { $cards } cards beneath this one: { $card }.
    }
fact-distracted = { $seat } distracts the guard: { $card }.
fact-starred =
    { $stars ->
        [one] { $seat } gets { $stars } star and has { $total } now.
       *[other] { $seat } gets { $stars } stars and has { $total } now.
    }
fact-arrested = { $seat } is arrested!
fact-gave =
    { $card ->
        [hidden] { $giver } gives { $receiver } a banked card.
       *[other] { $giver } gives { $receiver } a banked card: { $card }.
    }
fact-discarded = { $seat } loses a card for good: { $card }.
fact-paid = { $seat } pays: { $card }.
fact-substituted = { $seat } sends a cat to jail: { $cat }.
fact-serves = { $seat } serves time and misses a turn.
fact-released = { $seat } is released.
fact-redeemed = { $seat } buys a cat out of jail: { $cat }.
fact-used-cat = { $seat } uses { $cat }.
fact-used-trick = { $seat } uses a trick: { $card }.
fact-swapped-hands = { $seat } swaps banked hands with { $target }.
fact-swapped-cats = { $seat } and { $target } swap all their cats.
fact-cat-freed = { $seat } gets a cat out of jail: { $cat }.
fact-took-pile =
    { $cards ->
        [one] { $seat } takes mini-deck { $pile } with { $cards } card.
       *[other] { $seat } takes mini-deck { $pile } with { $cards } cards.
    }
fact-found =
    { $card ->
        [hidden] { $seat } banks a card from the mini-deck.
       *[other] { $seat } banks from the mini-deck: { $card }.
    }
many-found = { $seat } banks { $cards } cards from the mini-deck.
fact-stolen =
    { $card ->
        [hidden] { $seat } steals a card from { $target }.
       *[other] { $seat } steals from { $target }: { $card }.
    }
many-stolen = { $seat } steals { $cards } cards from { $target }.
fact-looked = { $seat } looks at the banked hand of { $target }.
fact-passed = { $seat } passes.
fact-deck-finished = The deck is finished; the others have one last turn without picking up.
fact-ended = The game is over: { $reason }.

reason-deck-finished = the deck has run out, and the most money wins

## The table in sentences

table-deck = Deck: { $deck }.
table-discard = Discard pile: { $cards }.
table-last-turns = Last turns still to come: { $turns }.
table-bank = { $player }. Stars: { $stars }, arrest at { $arrest }. Banked: { $cards }.
table-bank-count = { $player }. Stars: { $stars }, arrest at { $arrest }. Banked cards: { $cards }.
table-worth = Your bank counts £{ $worth }K as it is now.
table-cats = Cats: { $cats }.
table-arrested = { $player }: arrested.
table-serving = { $player }: arrested; turns still to be missed: { $turns }.
place-bank = In the bank
place-pile = Mini-deck { $pile }
table-pile = Mini-deck { $pile } beneath { $card }: { $cards }.
table-pile-served = Mini-deck { $pile } beneath { $card } (served): { $cards }.
table-run = Run, worth £{ $value }K: { $cards }.
table-run-count = Cards in the run: { $cards }.
table-guard = In the way: { $card }.
table-pending = Stars that { $player } gets at the end of the turn: { $stars }.
table-paid = { $player } has paid £{ $paid }K of £100K.
table-redeems = The payment buys a cat out of jail: { $cat }.
table-first-pile = Castor has chosen mini-deck { $pile }.
table-looks = { $player } looks at the bank of { $target }.
table-shown = You may choose from: { $cards }.
score = { $player }: £{ $score }K

## What a player may believe

belief-banked = { $player } has this card banked: { $card }
belief-richer = { $player } has more money banked than you
belief-prize = { $player } has a banked card worth £150K or more
belief-in-deck = This card is still in the deck: { $card }

## What is refused

awaits-action = Pick up a card, or use a cat, a Steal or a Double cross.
awaits-run = You are picking up cards. Pick up another one or stop.
awaits-distract = A guard is here. Spend a Distraction (distract) or let the run be lost (accept).
awaits-gift = Catnip: first give one of your banked cards away.
awaits-jail = You are in jail. Pay, send a cat in your place, or serve, as far as you can.
awaits-paying = Go on paying, until it is £100K.
awaits-free = Choose the cat that comes out of jail.
awaits-second-pile = Castor takes two mini-decks. Choose the second one.
awaits-choice = Choose the card that you take.
awaits-pick-cat = First choose your cat.
deck-is-finished = The deck is finished. No card can be picked up.
nothing-picked-up = You have picked up nothing yet. Pick up at least one card, or take an action.
no-passing = Passing is not allowed while there are cards to pick up.
one-action = Only one action a turn, and none after picking up.
not-your-cat = You do not have this cat: { $cat }.
cat-in-jail = This cat is in jail: { $cat }.
cat-already-used = This cat has been used: { $cat }.
cat-fresh = This cat came only this turn and can be used from the next one on: { $cat }.
pile-is-empty = That mini-deck cannot be taken. Choose another one that has cards in it.
wrong-trio = Charlton robs exactly three opponents with banked cards, or all of them if there are fewer.
not-yourself = Choose another player.
bank-is-empty = Player { $player } has no banked cards.
not-banked = You have no such card in your bank: { $card }.
trick-fresh = This trick came only this turn and can be used from the next one on: { $card }.
redeem-first = Cats are bought out at the start of the turn, before anything else.
not-in-jail = This cat is not in jail: { $cat }.
cannot-afford = You do not have £100K in your bank.
no-distraction = You have no Distraction that was banked before this turn.
no-choice-of-receiver = You cannot choose who gets the card. Just name the card: give up CARD.
name-receiver = Say who gets the card: give CARD to PLAYER.
pay-in-order = Pay from the dearest card to the cheapest: { $card } is dearer than the last one.
cash-only = Only cash can pay.
payment-would-fail = You could not pay £100K if you began with this card: { $card }. Begin with a dearer one.
must-get-out = You can get out of jail, so you have to.
not-shown = There is no such card to take: { $card }.
cat-taken = Somebody has chosen this cat already: { $cat }.
no-such-pile = Player { $player } has no negative card number { $number } (there are { $piles }).
first-not-at-table = Seat { $first } cannot start: seats count from 0 to { $last }.

## Positions

card-not-there = This card cannot be in “{ $part }”: { $card }.
not-cats = { $value } does not name cats with their states (free, used, jailed, jailed and used).
not-a-pile = { $value } is no mini-deck. It has a negative “card”, and may have cards “beneath” and be “served”.
impossible-stage = Nobody could be asked for “{ $awaits }” in this position.

## What a score is made of

amount = £{ $score }K
part-cash = cash: { $amount }
part-jewellery = jewellery: { $amount }
part-paintings = paintings: { $amount }
part-chester = Chester doubles the jewellery: +{ $amount }
part-claus = Claus forges a painting: +{ $amount }
part-jail = still in jail: −{ $amount }
