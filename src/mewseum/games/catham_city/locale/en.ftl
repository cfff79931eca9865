# Catham City

game-name = Catham City

## Factions

faction-detectives = detectives
faction-scientists = scientists
faction-robocats = robocats
faction-mafia = mafia
faction-hackers = hackers
faction-police = police
faction-journalists = journalists
faction-officials = officials
counted = { $number } { $faction }

## Moves, one by one and by kind

move-take-card-number = Take from the display: { $card }, { $number }
move-play-detectives-and-card = Play three detectives with an extra card: { $card }
move-play-scientists = Play three scientists
move-play-robocats-number = Play robocats: { $number }
move-play-mafia = Play four mafia cards
move-play-hackers-number-against-player = Play hackers: { $number }, against { $player }
move-play-police-and-card-against-player = Play police against { $player }, with an extra card: { $card }
move-play-journalists = Play two journalists
move-play-officials-number = Play officials: { $number }
move-policemen-number = Policemen in all: { $number }
move-match = Discard a matching card for 1 point
move-decline = Decline
move-return-point = Return 1 point
move-discard-card = Discard: { $card }
move-give-card = Give: { $card }
move-give-card-and-discard-number = Give { $card }, and discard as well: { $number }
move-end-turn = End the turn without a second action

kind-take-card-number = Take cards from the display
kind-play-detectives-and-card = Play three detectives with an extra card
kind-play-scientists = Play three scientists
kind-play-robocats-number = Play robocats
kind-play-mafia = Play four mafia cards
kind-play-hackers-number-against-player = Play hackers
kind-play-police-and-card-against-player = Play police with an extra card
kind-play-journalists = Play two journalists
kind-play-officials-number = Play officials
kind-policemen-number = Choose the number of policemen
kind-match = Discard a matching card for 1 point
kind-decline = Decline
kind-return-point = Return 1 point
kind-discard-card = Discard
kind-give-card = Give a card
kind-give-card-and-discard-number = Give a card and discard more of the same faction
kind-end-turn = End the turn without a second action

## What happens

fact-started = { $seat } starts.
fact-took = { $seat } takes from the display: { $card }, { $number }.
fact-laid-out = New in the display: { $card }.
fact-reshuffled =
    { $cards ->
        [one] The discard pile, { $cards } card, is shuffled into a new draw pile.
       *[other] The discard pile, { $cards } cards, is shuffled into a new draw pile.
    }
fact-played = { $seat } plays { $card }: { $number }.
fact-played-extra = { $seat } adds an extra card: { $card }.
fact-scored =
    { $points ->
        [one] { $seat } gets { $points } campaign point.
       *[other] { $seat } gets { $points } campaign points.
    }
fact-drew =
    { $card ->
        [hidden] { $seat } draws a card from the pile.
       *[other] { $seat } draws from the pile: { $card }.
    }
many-drew = { $seat } draws { $cards } cards from the pile.
fact-matched = { $seat } discards a matching card: { $card }.
fact-declined = { $seat } declines.
fact-lost-point = { $seat } returns 1 campaign point.
fact-discarded = { $seat } discards: { $card }.
fact-handed-over = { $seat } hands hackers over to { $target }: { $number }.
fact-searched = { $seat } sends the police to { $target }.
fact-revealed-hacker = { $target } reveals a hacker, which is discarded.
fact-stolen = { $target } reveals, and { $seat } takes: { $card }.
fact-revealed = { $target } reveals: { $card }.
fact-revealed-pile = Revealed from the pile: { $card }.
fact-gave =
    { $card ->
        [hidden] { $giver } gives { $receiver } a card.
       *[other] { $giver } gives { $receiver } a card: { $card }.
    }
fact-gave-openly = { $giver } gives { $receiver } a card openly: { $card }.
fact-ended-turn = { $seat } ends the turn.
fact-ended = The game is over: { $reason }.

reason-campaign-won = the campaign is won
reason-turn-cap = the last turn has been played, and the most campaign points win

## The table in sentences

table-goal = Campaign points needed to win: { $goal }.
table-piles = Draw pile: { $pile }. Discard pile: { $discard }.
table-display = Display: { $cards }.
table-in-play = In play: { $cards }.
table-hand = { $player }. Campaign points: { $points }. Hand: { $cards }.
table-hand-count = { $player }. Campaign points: { $points }. Cards in hand: { $cards }.
table-known = Known to be in this hand: { $cards }.
place-hand = In hand
table-known-to-you = You alone know of: { $cards }.

## What others may hold

belief-can-play = { $player } has the cards to play { $faction }
belief-can-win = { $player } has the cards to win with a single play

## What is refused

awaits-action = Take cards from the display, or play cards of one faction. Passing is not allowed.
awaits-policemen = Say how many policemen search the hand.
awaits-match = Player { $player } has to answer the detectives first: match or decline.
awaits-sacrifice = Player { $player } has to answer the mafia first: return point, or discard two cards.
awaits-second-card = Player { $player } has to discard a second card.
awaits-gift = Player { $player } has to answer the journalists first: give a card or decline.
awaits-excess = Player { $player } has more than ten cards and has to discard first.
take-at-least-one = Take at least one card.
not-in-display = There are not so many cards of this faction in the display: { $faction } (there: { $cards }).
not-enough = You do not have enough cards of this faction: { $faction } (needed: { $number }, in your hand: { $cards }).
no-extra = You have no such extra card left in your hand: { $faction }.
two-or-four-robocats = Robocats are played in twos or fours.
one-to-four-hackers = One to four hackers can be played.
not-yourself = Choose an opponent, not yourself.
target-has-too-few = Player { $player } has too few cards in hand ({ $cards }).
extra-of-another-faction = The extra card for the police has to be of another faction.
target-has-no-cards = Player { $player } has no cards that could be searched.
at-least-one = It has to be at least one.
not-in-hand = You have no such card in your hand: { $faction }.
no-point = You have no campaign point to return. Discard two cards.
discard-only-one = Only one more card may be discarded with a gift.
not-enough-to-discard = You cannot discard so many cards with this gift: { $faction } (possible: { $cards }).
no-passing = You have to act. Take cards or play cards.
first-not-at-table = Seat { $first } cannot start: seats count from 0 to { $last }.
no-second-action = second_optional=true makes sense only with two_actions=true.

## Positions

wrong-factions = { $factions } are not { $number } different factions that can be in this game.
display-too-large = The display has at most seven cards, not { $cards }.
impossible-stage = Nobody could be asked for “{ $awaits }” in this position.

## What a score is made of

amount =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    }
part-start = at the start: { $amount }
part-faction = { $faction }: { $amount }
part-answers = answers to others: { $amount }
part-returned = given back: −{ $amount }
