# What the things on this table are and do, and what can be done at each moment by pointing at them.

thing-cash = Cash
explain-cash = Loot. In your bank it counts its value at the end, and it can pay your way out of jail.
thing-jewellery = Jewellery
explain-jewellery = Loot. In your bank it counts its value at the end, twice if you have Chester. It can pay your way out of jail.
thing-painting = Painting
explain-painting = Loot. In your bank it counts its value at the end; with Claus another card counts as much as your best painting. It can pay your way out of jail.
explain-distraction = From your bank it lures away a guard you meet: your run goes on, but the guard’s stars count at the end of the turn.
explain-steal = An action instead of picking up: take one card, unseen, from another player’s bank.
explain-double-cross = An action instead of picking up: swap your whole bank with another player’s.
explain-calvin = The cheat. Used once, as an action: swap your whole bank and all your cats with another player’s; if that player has cats in jail, one of them comes out for you and Calvin takes its place.
explain-castor = The arsonist. Used once, as an action: take the cards of two mini-decks into your bank, your own or others’.
explain-charlton = The thief. Used once, as an action: take one card, unseen, from the bank of each of up to three opponents.
explain-chelsea = The thug. Used once, as an action: take three cards, unseen, from one opponent’s bank.
explain-chester = The counterfeiter. He always works, except in jail: your jewellery counts twice at the end.
explain-claus = The forger. He always works, except in jail: at the end one other card of your bank counts as much as your best painting.
explain-crispin = The escape artist. He always works, except in jail: you are arrested at 13 stars instead of 10.
explain-laser-pen = Evidence, no stars. Your turn ends, but nothing is lost: the run is banked.
explain-catnip = Evidence, 1 star. Your run is lost, and you give one of your banked cards to another player.
explain-vase = Evidence, 2 stars. Your turn ends, and the run is lost.
explain-camera = Evidence, 2 stars. Your turn ends, and the run is lost.
explain-paw-prints = Evidence, 2 stars. Your turn ends, and the run is lost.
explain-randy = A guard, 2 stars. Your turn ends and the run is lost, unless you spend a Distraction that you had banked.
explain-rumbold = A guard, 3 stars. Your turn ends and the run is lost, unless you spend a Distraction that you had banked.
explain-rufus = The biggest guard, 4 stars. Your turn ends and the run is lost, unless you spend a Distraction that you had banked.
thing-deck = Deck
explain-deck = Pick up the top card for all to see, as often as you dare. The turn in which the last card is taken is the last of the game.
thing-run = Run
explain-run = The cards that were picked up this turn. Whoever stops in time banks them; a negative card takes them all.
thing-bank = Bank
explain-bank = No guard can take these cards any more, but other burglars can. Only their owner may look at them; everybody sees how many there are. At the end the most money wins.
thing-stars = Stars
explain-stars = Negative cards bring stars. Whoever gains a star and then has ten or more is arrested; with Crispin it takes 13.
thing-jail = Jail
explain-jail = Whoever was arrested has to get out on the next turn: pay £100K, or send a cat to jail instead. Whoever can do neither misses two turns. Whoever has no free cat and could only pay too much may choose to miss them.
thing-pile = Mini-deck
explain-pile = A negative card, and beneath it the run that it took. Nobody may look into it; Castor can take the cards.
thing-discard = Discard pile
explain-discard = Tricks that were used and loot with which somebody has paid. None of it comes back.
explain-pick-up = The top card of the deck is turned up. A positive card joins your run, and you may go on; a negative card ends your turn, and the run is lost.
explain-stop = Your turn ends, and the run is banked: loot and tricks join your bank, a cat lies face up beside your others.
explain-accept = Your turn ends, and the run goes beneath the guard as a mini-deck. What you had banked is safe.
explain-pay-card = One more banked card for the £100K, none dearer than the one before. There is no change, and no card too many may be paid.
explain-substitute-cat = A cat of yours goes to jail for you, a used one too. You are out, your stars are wiped, and your turn is over.
explain-serve = You miss this turn and the next, whatever comes to you meanwhile; then you are released, and your stars are wiped.
explain-redeem-cat = At the start of your turn: for £100K a cat of yours comes out of jail. It lies face up and can be used, even if it had been used before. Your turn goes on.
explain-free-cat = Calvin takes the place of one cat in jail, and that cat is yours. If there are several, you choose which one.
explain-take-card = By a house rule of this table you see the whole bank, and take the card of your choice.
explain-choose-cat = By a house rule of this table the cats are not dealt: all choose one in turn order.
explain-pass = In the last round after the deck is finished nobody picks up: you act, or you pass.
web-awaits-action = Your turn. Choose the deck to pick up a card, or one of your cats or tricks to use it.
web-awaits-run = Choose the deck to pick up another card, or the lit way out to bank the run.
web-awaits-distract = A guard: { $card }! Spend a Distraction, or let the run be lost.
web-awaits-gift =
    { $gift ->
        [left] Catnip: choose the card of your bank that your left neighbour gets.
        [discard] Catnip: choose the card of your bank that is discarded for all to see.
       *[choice] Catnip: choose a card of your bank, then the player who gets it.
    }
web-awaits-jail = You are in jail and have to get out if you can: pay £100K with banked loot, or send a cat in your place. You serve time only if you can do neither, or if you have no free cat and would have to pay too much.
web-awaits-paying = Choose the next card to pay with, until it is £100K. Paid so far: £{ $paid }.
web-awaits-free = Choose the cat that comes out of jail.
web-awaits-second-pile = Choose the second mini-deck that Castor takes.
web-awaits-choice = Choose the card that you take from { $target }.
web-awaits-pick-cat = Choose your cat.
