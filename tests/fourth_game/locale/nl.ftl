game-name = Sprong

animal-mouse = muis
animal-bird = vogel
animal-fish = vis

move-pounce-card = Springen: { $card }
move-hide-card = Verstoppen: { $card }
kind-pounce-card = Springen
kind-hide-card = Een kaart verstoppen

fact-turned-up = Het spoor begint: { $card }.
fact-drew =
    { $card ->
        [hidden] { $seat } trekt een kaart.
       *[other] { $seat } trekt: { $card }.
    }
fact-pounced = { $seat } springt: { $card }. Punten: { $points }.
fact-hid =
    { $card ->
        [hidden] { $seat } verstopt een kaart.
       *[other] { $seat } verstopt: { $card }.
    }
fact-ended = Het spel is afgelopen: { $reason }.
reason-out-of-cards = de kaarten zijn op

table-trail = Spoor: { $trail }. Aan het eind: { $top }. Stapel: { $pile }.
table-seat = { $player }. Punten: { $points }. Hand: { $hand }. Hol: { $den }.
place-hand = In de hand
place-den = In het hol

not-in-hand = Je hebt zo’n kaart niet in je hand: { $card }.
