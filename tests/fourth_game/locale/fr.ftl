game-name = Bond

animal-mouse = souris
animal-bird = oiseau
animal-fish = poisson

move-pounce-card = Bondir : { $card }
move-hide-card = Cacher : { $card }
kind-pounce-card = Bondir
kind-hide-card = Cacher une carte

fact-turned-up = La piste commence : { $card }.
fact-drew =
    { $card ->
        [hidden] { $seat } pioche une carte.
       *[other] { $seat } pioche : { $card }.
    }
fact-pounced = { $seat } bondit : { $card }. Points : { $points }.
fact-hid =
    { $card ->
        [hidden] { $seat } cache une carte.
       *[other] { $seat } cache : { $card }.
    }
fact-ended = La partie est finie : { $reason }.
reason-out-of-cards = il n’y a plus de cartes

table-trail = Piste : { $trail }. Au bout : { $top }. Pioche : { $pile }.
table-seat = { $player }. Points : { $points }. Main : { $hand }. Tanière : { $den }.
place-hand = En main
place-den = Dans la tanière

not-in-hand = Vous n’avez pas cette carte en main : { $card }.
