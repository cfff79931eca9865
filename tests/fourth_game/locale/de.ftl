game-name = Sprung

animal-mouse = Maus
animal-bird = Vogel
animal-fish = Fisch

move-pounce-card = Springen: { $card }
move-hide-card = Verstecken: { $card }
kind-pounce-card = Springen
kind-hide-card = Eine Karte verstecken

fact-turned-up = Die Fährte beginnt: { $card }.
fact-drew =
    { $card ->
        [hidden] { $seat } zieht eine Karte.
       *[other] { $seat } zieht: { $card }.
    }
fact-pounced = { $seat } springt: { $card }. Punkte: { $points }.
fact-hid =
    { $card ->
        [hidden] { $seat } versteckt eine Karte.
       *[other] { $seat } versteckt: { $card }.
    }
fact-ended = Das Spiel ist aus: { $reason }.
reason-out-of-cards = die Karten sind aufgebraucht

table-trail = Fährte: { $trail }. An ihrem Ende: { $top }. Stapel: { $pile }.
table-seat = { $player }. Punkte: { $points }. Hand: { $hand }. Versteck: { $den }.
place-hand = Auf der Hand
place-den = Im Versteck

not-in-hand = Du hast keine solche Karte auf der Hand: { $card }.
