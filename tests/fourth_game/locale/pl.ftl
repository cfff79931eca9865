game-name = Skok

animal-mouse = mysz
animal-bird = ptak
animal-fish = ryba

move-pounce-card = Skok: { $card }
move-hide-card = Ukrycie: { $card }
kind-pounce-card = Skok
kind-hide-card = Ukrycie karty

fact-turned-up = Początek tropu: { $card }.
fact-drew =
    { $card ->
        [hidden] { $seat } dobiera kartę.
       *[other] { $seat } dobiera: { $card }.
    }
fact-pounced = { $seat } skacze: { $card }. Punkty: { $points }.
fact-hid =
    { $card ->
        [hidden] { $seat } ukrywa kartę.
       *[other] { $seat } ukrywa: { $card }.
    }
fact-ended = Koniec gry: { $reason }.
reason-out-of-cards = skończyły się karty

table-trail = Trop: { $trail }. Na końcu: { $top }. Stos: { $pile }.
table-seat = { $player }. Punkty: { $points }. Ręka: { $hand }. Kryjówka: { $den }.
place-hand = Na ręce
place-den = W kryjówce

not-in-hand = Nie masz takiej karty na ręce: { $card }.
