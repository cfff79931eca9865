# Cat Burglar, skok na muzeum MEOW

game-name = Cat Burglar (MEOW)

## Karty

card-5k = 5000 £
card-10k = 10 000 £
card-25k = 25 000 £
card-50k = 50 000 £
card-75k = 75 000 £
card-150k = 150 000 £
card-300k = 300 000 £
card-500k = 500 000 £
card-distraction = Odwrócenie uwagi
card-steal = Kradzież
card-double-cross = Podwójna gra
card-calvin = Calvin
card-castor = Castor
card-charlton = Charlton
card-chelsea = Chelsea
card-chester = Chester
card-claus = Claus
card-crispin = Crispin
card-laser-pen = wskaźnik laserowy
card-catnip = kocimiętka
card-vase = wazon
card-camera = kamera
card-paw-prints = odciski łap
card-randy = Randy
card-rumbold = Rumbold
card-rufus = Rufus

cat-free = { $cat }
cat-used = { $cat } (wykorzystany)
cat-jailed = { $cat } (w więzieniu)
cat-jailed-and-used = { $cat } (w więzieniu, wykorzystany)
pile-of = { $player }.{ $number }

## Ruchy, pojedynczo i według rodzaju

move-pick-up = Dobierz kartę
move-stop = Zakończ i zabezpiecz bieżący łup
move-distract = Zagraj Odwrócenie uwagi na strażnika
move-accept = Zostaw bieżący łup strażnikowi
move-give-card-to-player = Oddaj kartę: { $card }, odbiorca: { $player }
move-give-up-card = Oddaj kartę: { $card }
move-pay-card = Zapłać: { $card }
move-substitute-cat = Wyślij do więzienia zamiast siebie: { $cat }
move-serve = Odsiedź karę
move-redeem-cat = Wykup z więzienia za 100 000 £: { $cat }
move-calvin-player = Calvin: zamień się zabezpieczonymi kartami i kotami, cel: { $player }
move-free-cat = Z więzienia wychodzi: { $cat }
move-castor-pile = Castor: weź ministos { $pile }
move-charlton-players = Charlton: weź w ciemno po jednej karcie, cele: { $players }
move-chelsea-player = Chelsea: weź w ciemno trzy karty, cel: { $player }
move-steal-player = Zagraj Kradzież, cel: { $player }
move-take-card = Weź: { $card }
move-double-cross-player = Podwójna gra: zamień się zabezpieczonymi kartami, cel: { $player }
move-choose-cat = Wybierz swojego kota: { $cat }
move-pass = Spasuj

kind-pick-up = Dobierz kartę
kind-stop = Zakończ i zabezpiecz bieżący łup
kind-distract = Zagraj Odwrócenie uwagi na strażnika
kind-accept = Zostaw bieżący łup strażnikowi
kind-give-card-to-player = Oddaj zabezpieczoną kartę
kind-give-up-card = Oddaj zabezpieczoną kartę
kind-pay-card = Zapłać
kind-substitute-cat = Wyślij kota do więzienia zamiast siebie
kind-serve = Odsiedź karę
kind-redeem-cat = Wykup kota z więzienia
kind-calvin-player = Wykorzystaj Calvina
kind-free-cat = Wybierz kota, który wychodzi z więzienia
kind-castor-pile = Wykorzystaj Castora
kind-charlton-players = Wykorzystaj Charltona
kind-chelsea-player = Wykorzystaj Chelsea
kind-steal-player = Zagraj Kradzież
kind-take-card = Wybierz kartę do wzięcia
kind-double-cross-player = Zagraj Podwójną grę
kind-choose-cat = Wybierz swojego kota
kind-pass = Spasuj

## Co się dzieje

fact-started = { $seat } zaczyna.
fact-cat-dealt = { $seat } ma tego kota: { $cat }.
fact-picked-up = { $seat } dobiera: { $card }.
fact-picked-up-secretly =
    { $card ->
        [hidden] { $seat } dobiera kartę i nikomu jej nie pokazuje.
       *[other] { $seat } dobiera kartę i nie pokazuje jej innym: { $card }.
    }
many-picked-up-secretly =
    { $cards ->
        [few] { $seat } dobiera { $cards } karty i trzyma je w ukryciu.
       *[other] { $seat } dobiera { $cards } kart i trzyma je w ukryciu.
    }
fact-negative = { $seat } dobiera kartę negatywną: { $card }!
fact-banked =
    { $cards ->
        [0] { $seat } nie ma czego zabezpieczać.
        [one] { $seat } zabezpiecza { $cards } kartę.
        [few] { $seat } zabezpiecza { $cards } karty.
        [many] { $seat } zabezpiecza { $cards } kart.
       *[other] { $seat } zabezpiecza { $cards } karty.
    }
fact-cat-joined = { $seat } zyskuje kota: { $cat }.
fact-lost-run =
    { $cards ->
        [0] { $seat } nie ma kart do stracenia pod tą kartą negatywną: { $card }.
        [one] { $seat } traci { $cards } kartę pod tą kartą negatywną: { $card }.
        [few] { $seat } traci { $cards } karty pod tą kartą negatywną: { $card }.
        [many] { $seat } traci { $cards } kart pod tą kartą negatywną: { $card }.
       *[other] { $seat } traci { $cards } karty pod tą kartą negatywną: { $card }.
    }
fact-distracted = { $seat } odwraca uwagę strażnika: { $card }.
fact-starred =
    { $stars ->
        [one] { $seat } otrzymuje { $stars } gwiazdkę i ma teraz łącznie { $total }.
        [few] { $seat } otrzymuje { $stars } gwiazdki i ma teraz łącznie { $total }.
        [many] { $seat } otrzymuje { $stars } gwiazdek i ma teraz łącznie { $total }.
       *[other] { $seat } otrzymuje { $stars } gwiazdki i ma teraz łącznie { $total }.
    }
fact-arrested = { $seat } trafia do aresztu!
fact-gave =
    { $card ->
        [hidden] { $giver } oddaje zabezpieczoną kartę. Otrzymuje ją { $receiver }.
       *[other] { $giver } oddaje zabezpieczoną kartę: { $card }. Otrzymuje ją { $receiver }.
    }
fact-discarded = Karta wypada z gry ({ $seat }): { $card }.
fact-paid = { $seat } płaci: { $card }.
fact-substituted = { $seat } wysyła kota do więzienia: { $cat }.
fact-serves = { $seat } odsiaduje karę; tura zostaje pominięta.
fact-released = { $seat } wychodzi na wolność.
fact-redeemed = { $seat } wykupuje kota z więzienia: { $cat }.
fact-used-cat = { $seat } wykorzystuje kota: { $cat }.
fact-used-trick = { $seat } zagrywa podstęp: { $card }.
fact-swapped-hands = { $seat } i { $target } zamieniają się zabezpieczonymi kartami.
fact-swapped-cats = { $seat } i { $target } zamieniają się wszystkimi kotami.
fact-cat-freed = { $seat } zyskuje kota, który wychodzi z więzienia: { $cat }.
fact-took-pile =
    { $cards ->
        [one] { $seat } bierze ministos { $pile } ({ $cards } karta).
        [few] { $seat } bierze ministos { $pile } ({ $cards } karty).
        [many] { $seat } bierze ministos { $pile } ({ $cards } kart).
       *[other] { $seat } bierze ministos { $pile } ({ $cards } karty).
    }
fact-found =
    { $card ->
        [hidden] { $seat } zabezpiecza kartę z ministosu.
       *[other] { $seat } zabezpiecza z ministosu: { $card }.
    }
many-found =
    { $cards ->
        [few] { $seat } zabezpiecza { $cards } karty z ministosu.
       *[other] { $seat } zabezpiecza { $cards } kart z ministosu.
    }
fact-stolen =
    { $card ->
        [hidden] { $seat } kradnie kartę. Traci ją { $target }.
       *[other] { $seat } kradnie (cel: { $target }): { $card }.
    }
many-stolen =
    { $cards ->
        [few] { $seat } kradnie { $cards } karty. Ofiara: { $target }.
       *[other] { $seat } kradnie { $cards } kart. Ofiara: { $target }.
    }
fact-looked = { $seat } ogląda zabezpieczone karty. Pokazuje je { $target }.
fact-passed = { $seat } pasuje.
fact-deck-finished = Stos kart do dobierania jest wyczerpany; pozostali gracze mają jeszcze jedną, ostatnią turę bez dobierania.
fact-ended = Koniec gry: { $reason }.

reason-deck-finished = stos kart do dobierania jest wyczerpany, więc decyduje największa suma pieniędzy

## Stół w zdaniach

table-deck = Stos kart do dobierania: { $deck }.
table-discard = Stos kart odrzuconych: { $cards }.
table-last-turns = Ostatnie tury, które jeszcze nastąpią: { $turns }.
table-bank = { $player }. Gwiazdki: { $stars }, areszt od { $arrest }. Zabezpieczone: { $cards }.
table-bank-count = { $player }. Gwiazdki: { $stars }, areszt od { $arrest }. Zabezpieczone karty: { $cards }.
table-worth =
    { $worth ->
        [0] Twoje zabezpieczone karty są teraz warte { $worth } £.
        [5] Twoje zabezpieczone karty są teraz warte { $worth }000 £.
       *[other] Twoje zabezpieczone karty są teraz warte { $worth } 000 £.
    }
table-cats = Koty: { $cats }.
table-arrested = { $player }: w areszcie.
table-serving = { $player }: w areszcie; tury do stracenia: { $turns }.
place-bank = Zabezpieczone
place-pile = Ministos { $pile }
table-pile = Ministos { $pile } ({ $card }), liczba kart pod spodem: { $cards }.
table-pile-served = Ministos { $pile } ({ $card }, kara odsiedziana), liczba kart pod spodem: { $cards }.
table-run =
    { $value ->
        [0] Bieżący łup o wartości { $value } £: { $cards }.
        [5] Bieżący łup o wartości { $value }000 £: { $cards }.
       *[other] Bieżący łup o wartości { $value } 000 £: { $cards }.
    }
table-run-count = Liczba kart w bieżącym łupie: { $cards }.
table-guard = Na drodze stoi: { $card }.
table-pending = Gwiazdki, które { $player } dostanie na koniec tury: { $stars }.
table-paid =
    { $paid ->
        [0] { $player }: zapłacono { $paid } £ ze 100 000 £.
        [5] { $player }: zapłacono { $paid }000 £ ze 100 000 £.
       *[other] { $player }: zapłacono { $paid } 000 £ ze 100 000 £.
    }
table-redeems = Zapłata wykupuje kota z więzienia: { $cat }.
table-first-pile = Castor wybrał ministos { $pile }.
table-looks = { $player } ogląda zabezpieczone karty. Właściciel: { $target }.
table-shown = Karty do wyboru: { $cards }.
score =
    { $score ->
        [0] { $player }: { $score } £
        [5] { $player }: { $score }000 £
       *[other] { $player }: { $score } 000 £
    }

## Co można przypuszczać

belief-banked = { $player } ma zabezpieczoną kartę: { $card }
belief-richer = { $player } ma więcej zabezpieczonych pieniędzy niż ty
belief-prize = { $player } ma zabezpieczoną kartę wartą co najmniej 150 000 £
belief-in-deck = ta karta jest jeszcze w stosie kart do dobierania: { $card }

## Co zostaje odrzucone

awaits-action = Dobierz kartę, wykorzystaj kota albo zagraj Kradzież lub Podwójną grę.
awaits-run = Dobierasz karty. Dobierz następną (pick up) albo zakończ (stop).
awaits-distract = Pojawia się strażnik. Zagraj Odwrócenie uwagi (distract) albo zostaw mu bieżący łup (accept).
awaits-gift = Kocimiętka: najpierw oddaj jedną ze swoich zabezpieczonych kart.
awaits-jail = Jesteś w więzieniu. Zapłać (pay), wyślij kota zamiast siebie (substitute) albo odsiedź karę (serve), zależnie od możliwości.
awaits-paying = Płać dalej, aż uzbiera się 100 000 £.
awaits-free = Wybierz kota, który wychodzi z więzienia.
awaits-second-pile = Castor bierze dwa ministosy. Wybierz drugi.
awaits-choice = Wybierz kartę, którą bierzesz.
awaits-pick-cat = Najpierw wybierz swojego kota.
deck-is-finished = Stos kart do dobierania jest wyczerpany. Nie można już dobrać karty.
nothing-picked-up = Nie masz jeszcze żadnej dobranej karty. Dobierz co najmniej jedną albo wykonaj akcję.
no-passing = Nie wolno pasować, dopóki są karty do dobrania.
one-action = W turze wolno wykonać tylko jedną akcję, a po dobraniu karty już żadnej.
not-your-cat = Nie masz tego kota: { $cat }.
cat-in-jail = Ten kot jest w więzieniu: { $cat }.
cat-already-used = Ten kot jest już wykorzystany: { $cat }.
cat-fresh = Ten kot jest u ciebie dopiero od tej tury i można go wykorzystać od następnej: { $cat }.
pile-is-empty = Tego ministosu nie można wziąć. Wybierz inny, w którym są karty.
wrong-trio = Charlton okrada dokładnie trzech przeciwników, którzy mają zabezpieczone karty, albo wszystkich takich, jeśli jest ich mniej.
not-yourself = Wybierz innego gracza.
bank-is-empty = Gracz { $player } nie ma zabezpieczonych kart.
not-banked = Nie masz takiej zabezpieczonej karty: { $card }.
trick-fresh = Ten podstęp jest u ciebie dopiero od tej tury i można go zagrać od następnej: { $card }.
redeem-first = Koty wykupuje się na początku tury, przed wszystkim innym.
not-in-jail = Ten kot nie jest w więzieniu: { $cat }.
cannot-afford = Nie masz 100 000 £ w zabezpieczonych kartach.
no-distraction = Nie masz karty Odwrócenie uwagi zabezpieczonej przed tą turą.
no-choice-of-receiver = Nie możesz wybrać, kto otrzymuje kartę. Podaj tylko kartę: give up CARD.
name-receiver = Podaj, kto otrzymuje kartę: give CARD to PLAYER.
pay-in-order = Płać od najwyższej wartości do najniższej: { $card } to więcej niż poprzednia karta.
cash-only = Płacić można tylko gotówką.
payment-would-fail = Zaczynając od tej karty, nie można zapłacić 100 000 £: { $card }. Zacznij od karty o wyższej wartości.
must-get-out = Możesz wyjść z więzienia, więc musisz to zrobić.
not-shown = Nie ma takiej karty do wzięcia: { $card }.
cat-taken = Ktoś już wybrał tego kota: { $cat }.
no-such-pile = Gracz { $player } nie ma karty negatywnej nr { $number } (liczba kart negatywnych: { $piles }).
first-not-at-table = Miejsce { $first } nie może zaczynać: miejsca liczy się od 0 do { $last }.

## Pozycje

card-not-there = Tej karty nie może być w „{ $part }”: { $card }.
not-cats = { $value } nie podaje kotów z ich stanem (free, used, jailed, jailed and used).
not-a-pile = { $value } nie jest ministosem. Ministos ma jako „card” kartę negatywną, a może mieć karty „beneath” i być „served”.
impossible-stage = W tej pozycji nikogo nie można poprosić o „{ $awaits }”.

## Z czego składa się wynik

amount =
    { $score ->
        [5] { $score }000 £
       *[other] { $score } 000 £
    }
part-cash = gotówka: { $amount }
part-jewellery = biżuteria: { $amount }
part-paintings = obrazy: { $amount }
part-chester = Chester podwaja biżuterię: +{ $amount }
part-claus = Claus fałszuje obraz: +{ $amount }
part-jail = nadal w więzieniu: −{ $amount }
