# Catham City

game-name = Catham City

## Frakcje

faction-detectives = detektywi
faction-scientists = naukowcy
faction-robocats = robokoty
faction-mafia = mafia
faction-hackers = hakerzy
faction-police = policja
faction-journalists = dziennikarze
faction-officials = urzędnicy
counted = { $faction }: { $number }

## Ruchy, pojedynczo i według rodzaju

move-take-card-number = Weź ze wspólnej puli: { $card }, { $number }
move-play-detectives-and-card = Zagraj trzech detektywów z dodatkową kartą: { $card }
move-play-scientists = Zagraj trzech naukowców
move-play-robocats-number = Zagraj robokoty: { $number }
move-play-mafia = Zagraj cztery karty mafii
move-play-hackers-number-against-player = Zagraj hakerów: { $number }, cel: { $player }
move-play-police-and-card-against-player = Zagraj policję, cel: { $player }, dodatkowa karta: { $card }
move-play-journalists = Zagraj dwóch dziennikarzy
move-play-officials-number = Zagraj urzędników: { $number }
move-policemen-number = Policjanci łącznie: { $number }
move-match = Odrzuć pasującą kartę za 1 punkt
move-decline = Zrezygnuj
move-return-point = Zwróć 1 punkt do puli żetonów
move-discard-card = Odrzuć kartę: { $card }
move-give-card = Oddaj kartę: { $card }
move-give-card-and-discard-number = Oddaj kartę: { $card }; odrzuć też z tej samej frakcji: { $number }
move-end-turn = Zakończ turę bez drugiej akcji

kind-take-card-number = Weź karty ze wspólnej puli
kind-play-detectives-and-card = Zagraj trzech detektywów z dodatkową kartą
kind-play-scientists = Zagraj trzech naukowców
kind-play-robocats-number = Zagraj robokoty
kind-play-mafia = Zagraj cztery karty mafii
kind-play-hackers-number-against-player = Zagraj hakerów
kind-play-police-and-card-against-player = Zagraj policję z dodatkową kartą
kind-play-journalists = Zagraj dwóch dziennikarzy
kind-play-officials-number = Zagraj urzędników
kind-policemen-number = Wybierz liczbę policjantów
kind-match = Odrzuć pasującą kartę za 1 punkt
kind-decline = Zrezygnuj
kind-return-point = Zwróć 1 punkt do puli żetonów
kind-discard-card = Odrzuć kartę
kind-give-card = Oddaj kartę
kind-give-card-and-discard-number = Oddaj kartę i odrzuć też z tej samej frakcji
kind-end-turn = Zakończ turę bez drugiej akcji

## Co się dzieje

fact-started = { $seat } zaczyna.
fact-took = { $seat } bierze ze wspólnej puli: { $card }, { $number }.
fact-laid-out = Nowe we wspólnej puli: { $card }.
fact-reshuffled =
    { $cards ->
        [one] Stos kart odrzuconych ({ $cards } karta) zostaje przetasowany i tworzy nowy stos kart do dobierania.
        [few] Stos kart odrzuconych ({ $cards } karty) zostaje przetasowany i tworzy nowy stos kart do dobierania.
        [many] Stos kart odrzuconych ({ $cards } kart) zostaje przetasowany i tworzy nowy stos kart do dobierania.
       *[other] Stos kart odrzuconych ({ $cards } karty) zostaje przetasowany i tworzy nowy stos kart do dobierania.
    }
fact-played = { $seat } zagrywa: { $card }, { $number }.
fact-played-extra = { $seat } dokłada dodatkową kartę: { $card }.
fact-scored =
    { $points ->
        [one] { $seat } otrzymuje { $points } punkt wpływu.
        [few] { $seat } otrzymuje { $points } punkty wpływu.
        [many] { $seat } otrzymuje { $points } punktów wpływu.
       *[other] { $seat } otrzymuje { $points } punktu wpływu.
    }
fact-drew =
    { $card ->
        [hidden] { $seat } dobiera kartę ze stosu kart do dobierania.
       *[other] { $seat } dobiera ze stosu kart do dobierania: { $card }.
    }
many-drew =
    { $cards ->
        [few] { $seat } dobiera ze stosu { $cards } karty.
       *[other] { $seat } dobiera ze stosu { $cards } kart.
    }
fact-matched = { $seat } odrzuca pasującą kartę: { $card }.
fact-declined = { $seat } rezygnuje.
fact-lost-point = { $seat } zwraca 1 punkt wpływu do puli żetonów.
fact-discarded = { $seat } odrzuca: { $card }.
fact-handed-over = { $seat } przekazuje hakerów: { $number }. Otrzymuje ich { $target }.
fact-searched = { $seat } nasyła policję. Cel: { $target }.
fact-revealed-hacker = { $target } odkrywa hakera, który zostaje odrzucony.
fact-stolen = { $target } odkrywa, a { $seat } zabiera: { $card }.
fact-revealed = { $target } odkrywa: { $card }.
fact-revealed-pile = Odkryte ze stosu kart do dobierania: { $card }.
fact-gave =
    { $card ->
        [hidden] { $giver } oddaje kartę. Otrzymuje ją { $receiver }.
       *[other] { $giver } oddaje kartę: { $card }. Otrzymuje ją { $receiver }.
    }
fact-gave-openly = { $giver } jawnie oddaje kartę: { $card }. Otrzymuje ją { $receiver }.
fact-ended-turn = { $seat } kończy turę.
fact-ended = Koniec gry: { $reason }.

reason-campaign-won = kampania wyborcza jest wygrana
reason-turn-cap = ostatnia tura dobiegła końca, więc decyduje liczba punktów wpływu

## Stół w zdaniach

table-goal = Punkty wpływu potrzebne do zwycięstwa: { $goal }.
table-piles = Stos kart do dobierania: { $pile }. Stos kart odrzuconych: { $discard }.
table-display = Wspólna pula: { $cards }.
table-in-play = Zagrane karty: { $cards }.
table-hand = { $player }. Punkty wpływu: { $points }. Karty na ręce: { $cards }.
table-hand-count = { $player }. Punkty wpływu: { $points }. Liczba kart na ręce: { $cards }.
table-known = Karty na tej ręce znane wszystkim: { $cards }.
place-hand = Na ręce
table-known-to-you = Karty znane tylko tobie: { $cards }.

## Co inni mogą mieć na ręce

belief-can-play = { $player } ma karty, by zagrać frakcję „{ $faction }”
belief-can-win = { $player } ma karty, by wygrać jedną akcją

## Co zostaje odrzucone

awaits-action = Weź karty ze wspólnej puli albo zagraj karty jednej frakcji. Nie wolno pasować.
awaits-policemen = Podaj, ilu policjantów przeszukuje rękę.
awaits-match = Najpierw gracz { $player } musi odpowiedzieć na detektywów: odrzucić pasującą kartę (match) albo zrezygnować (decline).
awaits-sacrifice = Najpierw gracz { $player } musi odpowiedzieć na mafię: zwrócić 1 punkt do puli żetonów (return point) albo odrzucić dwie karty (discard).
awaits-second-card = Gracz { $player } musi odrzucić drugą kartę.
awaits-gift = Najpierw gracz { $player } musi odpowiedzieć na dziennikarzy: oddać kartę (give) albo zrezygnować (decline).
awaits-excess = Gracz { $player } ma więcej niż dziesięć kart i musi najpierw odrzucić nadliczbowe karty.
take-at-least-one = Weź co najmniej jedną kartę.
not-in-display = We wspólnej puli nie ma tylu kart tej frakcji: { $faction } (jest: { $cards }).
not-enough = Nie masz dość kart tej frakcji: { $faction } (potrzeba: { $number }, na ręce: { $cards }).
no-extra = Nie masz już na ręce takiej dodatkowej karty: { $faction }.
two-or-four-robocats = Robokoty zagrywa się po dwa albo po cztery.
one-to-four-hackers = Można zagrać od jednego do czterech hakerów.
not-yourself = Wybierz przeciwnika, a nie siebie.
target-has-too-few = Gracz { $player } ma na ręce za mało kart ({ $cards }).
extra-of-another-faction = Dodatkowa karta zagrywana z policją musi należeć do innej frakcji.
target-has-no-cards = Gracz { $player } nie ma kart, które można by przeszukać.
at-least-one = Musi być co najmniej jeden.
not-in-hand = Nie masz na ręce takiej karty: { $faction }.
no-point = Nie masz punktu wpływu, który można by zwrócić. Odrzuć dwie karty.
discard-only-one = Do oddanej karty można odrzucić tylko jedną kolejną.
not-enough-to-discard = Do oddanej karty nie możesz odrzucić aż tylu kolejnych: { $faction } (najwyżej: { $cards }).
no-passing = Musisz wykonać akcję. Weź karty albo zagraj karty.
first-not-at-table = Miejsce { $first } nie może zaczynać: miejsca liczy się od 0 do { $last }.
no-second-action = second_optional=true ma sens tylko z two_actions=true.

## Pozycje

wrong-factions = { $factions }: to nie jest { $number } różnych frakcji, które mogą być w tej grze.
display-too-large = We wspólnej puli leży najwyżej siedem kart, a nie { $cards }.
impossible-stage = W tej pozycji nikogo nie można poprosić o „{ $awaits }”.

## Z czego składa się wynik

amount =
    { $score ->
        [one] 1 punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }
part-start = na początku: { $amount }
part-faction = { $faction }: { $amount }
part-answers = odpowiedzi na zagrania innych: { $amount }
part-returned = zwrócono: −{ $amount }
