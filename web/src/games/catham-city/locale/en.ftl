# What the things on this table are and do, and what can be done at each moment by pointing at them.

explain-detectives = Three detectives and one extra card of any faction: 3 points. Then everybody else may discard one card of the extra card’s faction for 1 point.
explain-scientists = Three scientists: 2 points, then two cards from the pile.
explain-robocats = Exactly two robocats: five cards from the pile. Exactly four: 3 points.
explain-mafia = Four mafia cards: 2 points. Then everybody else has to discard two cards or return 1 point. Whoever has only one card or none returns a point; whoever has no point discards as many as there are, at most two.
explain-hackers = One to four hackers are mixed into the hand of an opponent who has at least as many cards, and as many cards are revealed at random. Each hacker among them is discarded and gives you 1 point; every other card is yours. Hackers that stay hidden stay there.
explain-police = Any number of policemen and an extra card of another faction search an opponent’s hand: as many cards of it are revealed at random. Each of the extra card’s faction gives you 1 point. Then the victim draws a card for each police card revealed.
explain-journalists = Two journalists: 2 points. Everybody else may give you a card, and discard another one of the same faction for 1 point.
explain-officials = However many officials you play, that many cards from the pile are revealed. Each different faction among them gives you 1 point.
thing-display = Display
explain-display = Seven open cards. On your turn you may take one or more cards of a single faction; new ones are laid out at once.
thing-deck = Draw pile
explain-deck = From here the display is refilled; only effects let you draw. When it is empty, the discard pile is shuffled.
thing-in-play = In play
explain-in-play = Cards that were played or revealed. They lie here until the effect is done, then they are discarded.
thing-discard = Discard pile
explain-discard = Cards that are done with. They lie open, and become the new draw pile when that is empty.
thing-points = Campaign points
explain-points = Whoever reaches the goal wins at once: 16 points with two or three players, 13 with more.
thing-hand = Hand
explain-hand = Hands are secret, their sizes are not. Whoever has more than ten cards at the end of their own turn discards down to ten.
explain-decline = You need not answer: you keep your cards and get no point.
explain-discard-card = A card of your hand goes to the open discard pile. After the mafia you discard two; if you have more than ten cards at the end of your own turn, you discard down to ten.
explain-end-turn = Your turn ends with one action instead of two, because the table plays by a house rule that allows it.
web-awaits-action = Your turn. Choose cards of the display to take them, or a card of your hand to play its faction.
web-awaits-policemen = The police search the hand of { $target } for this faction: { $extra }. Choose police cards to send more, or say below how many search.
web-awaits-match = { $active } has played detectives. Discard a card of this faction for 1 point, or decline: { $extra }.
web-awaits-sacrifice =
    { $points ->
        [0] { $active } has played the mafia, and you have no point to return. Choose the first of the two cards that you discard.
       *[other] { $active } has played the mafia. Choose a card of your hand to discard two, or return 1 point.
    }
web-awaits-second-card = { $active } has played the mafia. Choose the second card that you discard.
web-awaits-gift = { $active } has played journalists and gets the card that you choose from your hand. Or decline.
web-awaits-excess = You have more than ten cards. Choose a card of your hand to discard.
