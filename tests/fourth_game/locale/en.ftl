game-name = Pounce

animal-mouse = mouse
animal-bird = bird
animal-fish = fish

move-pounce-card = Pounce: { $card }
move-hide-card = Hide: { $card }
kind-pounce-card = Pounce
kind-hide-card = Hide a card

fact-turned-up = The trail begins: { $card }.
fact-drew =
    { $card ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws: { $card }.
    }
fact-pounced = { $seat } pounces: { $card }. Points: { $points }.
fact-hid =
    { $card ->
        [hidden] { $seat } hides a card.
       *[other] { $seat } hides: { $card }.
    }
fact-ended = The game is over: { $reason }.
reason-out-of-cards = the cards have run out

table-trail = Trail: { $trail }. At its end: { $top }. Pile: { $pile }.
table-seat = { $player }. Points: { $points }. Hand: { $hand }. Den: { $den }.
place-hand = In hand
place-den = In the den

not-in-hand = You have no such card in your hand: { $card }.
