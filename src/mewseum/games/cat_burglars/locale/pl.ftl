# Cat Burglars

game-name = Cat Burglars
player = Gracz { $number }
player-you = Gracz { $number } (ty)

## Karty

card-blue = niebieski
card-orange = pomarańczowy
card-green = zielony
card-red = czerwony
card-yellow = żółty
card-purple = fioletowy
card-mirror = lustro
card-of-market = { $card } z rynku
crew-of = { $player }.{ $number }

## Ruchy, pojedynczo i według rodzaju

move-recruit-deck = Zwerbuj ze stosu kart do dobierania
move-recruit-market-card = Zwerbuj z rynku: { $card }
move-form-card-new = Załóż nową szajkę: { $card }
move-form-card-crew = Powiększ szajkę { $crew }: { $card }
move-activate-crew-card = Aktywuj szajkę { $crew } zakrytą kartą: { $card }
move-secure-crew = Zabezpiecz Złoty Kłębek pod szajką { $crew }
move-done = Zakończ zabezpieczanie
move-infiltrate-crew = Zinfiltruj szajkę { $crew }
move-pay-cards = Zapłać: { $cards }
move-place-new = Połóż pułapkę jako nową szajkę
move-place-crew = Dołóż pułapkę do szajki { $crew }

kind-recruit-deck = Zwerbuj ze stosu kart do dobierania
kind-recruit-market-card = Zwerbuj z rynku
kind-form-card-new = Załóż nową szajkę
kind-form-card-crew = Powiększ szajkę
kind-activate-crew-card = Aktywuj szajkę
kind-secure-crew = Zabezpiecz łup
kind-done = Zakończ zabezpieczanie
kind-infiltrate-crew = Zinfiltruj
kind-pay-cards = Zapłać
kind-place-new = Połóż pułapkę jako nową szajkę
kind-place-crew = Dołóż pułapkę do szajki

## Co się dzieje

fact-started = { $seat } zaczyna.
fact-recruited-deck =
    { $card ->
        [hidden] { $seat } werbuje kartę ze stosu kart do dobierania.
       *[other] { $seat } werbuje ze stosu kart do dobierania: { $card }.
    }
many-recruited-deck =
    { $cards ->
        [few] { $seat } werbuje ze stosu { $cards } karty.
       *[other] { $seat } werbuje ze stosu { $cards } kart.
    }
fact-recruited-market = { $seat } werbuje z rynku: { $card }.
fact-reshuffled =
    { $cards ->
        [one] Stos kart odrzuconych ({ $cards } karta) zostaje przetasowany i tworzy nowy stos kart do dobierania.
        [few] Stos kart odrzuconych ({ $cards } karty) zostaje przetasowany i tworzy nowy stos kart do dobierania.
        [many] Stos kart odrzuconych ({ $cards } kart) zostaje przetasowany i tworzy nowy stos kart do dobierania.
       *[other] Stos kart odrzuconych ({ $cards } karty) zostaje przetasowany i tworzy nowy stos kart do dobierania.
    }
fact-refilled = Nowe na rynku: { $card }.
fact-formed = { $seat } zakłada szajkę { $crew }: { $card }.
fact-expanded = { $seat } powiększa szajkę { $crew }: { $card }.
fact-activated =
    { $card ->
        [hidden] { $seat } aktywuje szajkę { $crew } zakrytą kartą.
       *[other] { $seat } aktywuje szajkę { $crew } zakrytą kartą: { $card }.
    }
fact-secured = { $seat } zabezpiecza Złoty Kłębek spod szajki { $crew }: { $card }.
fact-infiltrated = { $seat } infiltruje szajkę { $crew }.
fact-paid = { $seat } płaci z ręki: { $card }.
fact-paid-market = { $seat } płaci kartą z rynku: { $card }.
fact-looted = { $seat } znajduje Złoty Kłębek pod szajką { $crew }: { $card }.
fact-trapped = { $seat } wpada w pułapkę pod szajką { $crew }: { $card }.
fact-skipped = { $seat } nie może nic zrobić; tura zostaje pominięta.
fact-last-round = { $seat } osiąga cel; rundę gra się do końca.
fact-ended = Koniec gry: { $reason }.

reason-eight-balls = osiem Złotych Kłębków
reason-six-colours = Złote Kłębki we wszystkich sześciu kolorach
reason-eight-balls-and-six-colours = osiem Złotych Kłębków i wszystkie sześć kolorów
reason-all-stuck = nikt nie może już nic zrobić, więc decyduje liczba Złotych Kłębków
reason-round-finished = runda dobiegła końca, więc decyduje liczba Złotych Kłębków

## Stół w zdaniach

table-piles = Stos kart do dobierania: { $deck }. Stos kart odrzuconych: { $discard }.
table-market = Rynek: { $cards }.
table-hand = { $player }. Złote Kłębki: { $balls }. Karty na ręce: { $cards }.
table-hand-count = { $player }. Złote Kłębki: { $balls }. Liczba kart na ręce: { $cards }.
table-known = Wzięte jawnie i od tej pory niezagrane: { $cards }.
place-hand-or-facedown = Na ręce i zakryte
table-scored = W strefie punktacji: { $cards }.
table-crew = Szajka { $crew }: { $cats }.
table-crew-guarded = Szajka { $crew }: { $cats }; jedna zakryta karta.
table-crew-ball = Szajka { $crew }: { $cats }; zakryta karta: { $card }, czyli Złoty Kłębek.
table-crew-trap = Szajka { $crew }: { $cats }; zakryta karta: { $card }, czyli pułapka.

## Co można przypuszczać

belief-ball = zakryta karta pod szajką { $crew } to Złoty Kłębek
belief-payable = któryś z przeciwników ma czym zapłacić za twoją szajkę { $crew }

## Co zostaje odrzucone

awaits-action = Wybierz jedną z pięciu akcji: zwerbuj, utwórz, aktywuj, zabezpiecz lub zinfiltruj. Nie wolno pasować.
awaits-second-pick = Werbujesz dwie karty. Weź drugą ze stosu kart do dobierania lub z rynku.
awaits-more-balls = Zabezpieczasz łup. Zabezpiecz kolejny Złoty Kłębek, w dowolnej kolejności, lub wpisz done. Pytanie pada tak długo, jak pod którąkolwiek z twoich szajek leży zakryta karta, nawet jeśli to pułapka.
awaits-payment = Szajka do infiltracji jest już wybrana. Teraz podaj karty, którymi płacisz.
awaits-placement = Najpierw gracz { $player } musi położyć pułapkę: jako nową szajkę albo w szajce, którą wolno powiększyć.
deck-is-empty = Nie ma już kart ani w stosie kart do dobierania, ani w stosie kart odrzuconych. Weź kartę z rynku.
not-in-market = Na rynku nie ma takiej karty: { $card }.
not-in-hand = Nie masz na ręce takiej karty: { $card }.
mirror-cannot-form = Lustro nie może dołączyć do szajki. Zagraj kartę kota.
mirror-cannot-activate = Lustro nie może leżeć zakryte pod szajką. Użyj karty kota.
no-twin =
    { $size ->
        [one] Szajki { $crew } nie można powiększyć: nie masz innej szajki, w której jest dokładnie { $size } widoczny kot. Załóż nową szajkę albo wybierz taką, która ma bliźniaczkę.
        [few] Szajki { $crew } nie można powiększyć: nie masz innej szajki, w której są dokładnie { $size } widoczne koty. Załóż nową szajkę albo wybierz taką, która ma bliźniaczkę.
        [many] Szajki { $crew } nie można powiększyć: nie masz innej szajki, w której jest dokładnie { $size } widocznych kotów. Załóż nową szajkę albo wybierz taką, która ma bliźniaczkę.
       *[other] Szajki { $crew } nie można powiększyć: nie masz innej szajki, w której jest dokładnie { $size } widocznego kota. Załóż nową szajkę albo wybierz taką, która ma bliźniaczkę.
    }
already-guarded = Pod szajką { $crew } leży już zakryta karta. Wybierz szajkę, pod którą jej nie ma.
nothing-to-secure = Pod szajką { $crew } nie ma zakrytej karty.
never-a-trap = Karta pod szajką { $crew } to pułapka, a własnej pułapki nigdy nie wolno odkryć.
not-your-crew = Szajka { $crew } nie należy do ciebie. Powiększać i aktywować możesz tylko własne szajki, a zabezpieczać tylko ich łup.
own-crew = Nie możesz infiltrować własnych szajek. Wybierz szajkę przeciwnika.
no-facedown = Pod tą szajką nie ma zakrytej karty. Wybierz szajkę, pod którą taka leży.
cannot-afford =
    { $size ->
        [one] Nie stać cię na tę szajkę: kosztuje { $size } kartę w kolorze jej widocznego kota, a lustro jest dżokerem.
        [few] Nie stać cię na tę szajkę: kosztuje { $size } karty w kolorach jej widocznych kotów, a lustra są dżokerami.
        [many] Nie stać cię na tę szajkę: kosztuje { $size } kart w kolorach jej widocznych kotów, a lustra są dżokerami.
       *[other] Nie stać cię na tę szajkę: kosztuje { $size } karty w kolorach jej widocznych kotów, a lustra są dżokerami.
    }
payment-not-named = Infiltrując, podaj w tej samej wiadomości także karty, którymi płacisz: nikt nie dowiaduje się o szajce, zanim podano również zapłatę.
nothing-to-pay = Teraz nie ma za co płacić. Najpierw wskaż szajkę, którą infiltrujesz.
one-market-card = Tylko jedna karta zapłaty może pochodzić z rynku.
wrong-payment = Ta zapłata nie odpowiada widocznym kotom szajki pod względem liczby i kolorów (karty: { $cards }, widoczne koty: { $size }). Lustro zastępuje dowolny kolor.
market-does-not-pay = Kartą z rynku można płacić tylko w rozgrywce dwuosobowej.
payment-not-in-hand = Nie masz tych kart na ręce.
no-such-crew = Gracz { $player } nie ma szajki { $number } (liczba szajek: { $crews }).
too-many-players = W { $players } osób można grać tylko z zasadą domową more_players=true; oficjalnie gra jest dla 2–4 osób.
first-not-at-table = Miejsce { $first } nie może zaczynać: miejsca liczy się od 0 do { $last }.

## Pozycje

mirror-not-there = W „{ $part }” nie może być lustra; mogą tam być tylko koty.
market-too-large = Na rynku leży najwyżej sześć kart, a nie { $cards }.
not-a-crew = { $value } nie jest szajką. Szajka ma „cats” i może mieć jedną kartę „facedown”.
impossible-crew = Niemożliwa liczba kotów w szajce: { $cats }. Może ich być od 1 do { $most }.
one-facedown = Pod szajką może leżeć tylko jedna zakryta karta, a nie: { $value }.
already-revealed = Gdy kładzie się odkrytą pułapkę, pod infiltrowaną szajką nie leży żadna karta.
no-crew-named = „{ $part }” musi wskazywać szajkę, a nie: { $value }. Na przykład: 2.1
nobody-could-be-here = W tej pozycji nikogo nie można poprosić o „{ $awaits }”, bo żadna odpowiedź nie byłaby dozwolona.

## Z czego składa się wynik

amount =
    { $score ->
        [one] 1 Złoty Kłębek
        [few] { $score } Złote Kłębki
        [many] { $score } Złotych Kłębków
       *[other] { $score } Złotego Kłębka
    }
part-colour = { $card }: { $amount }
