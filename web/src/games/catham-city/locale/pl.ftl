# Czym są i co robią rzeczy na tym stole oraz co w danej chwili można zrobić, wskazując je.

explain-detectives = Trzej detektywi i jedna dodatkowa karta dowolnej frakcji: 3 punkty. Potem każdy inny gracz może za 1 punkt odrzucić kartę tej samej frakcji co dodatkowa.
explain-scientists = Trzej naukowcy: 2 punkty, a potem dwie karty ze stosu.
explain-robocats = Dokładnie dwa robokoty: pięć kart ze stosu. Dokładnie cztery: 3 punkty.
explain-mafia = Cztery karty mafii: 2 punkty. Potem każdy inny gracz musi odrzucić dwie karty albo zwrócić 1 punkt. Kto ma najwyżej jedną kartę, zwraca punkt; kto nie ma punktu, odrzuca to, co ma, najwyżej dwie karty.
explain-hackers = Od jednego do czterech hakerów wtasowuje się w rękę przeciwnika, który ma co najmniej tyle kart, i odkrywa losowo tyle samo kart. Każdy odkryty haker jest odrzucany i daje ci 1 punkt, a każda inna karta jest twoja. Nieodkryci hakerzy tam zostają.
explain-police = Dowolna liczba policjantów z dodatkową kartą innej frakcji przeszukuje rękę przeciwnika: odkrywa się z niej losowo tyle samo kart. Każda tej samej frakcji co dodatkowa daje ci 1 punkt. Potem ofiara dobiera po jednej karcie za każdą odkrytą kartę policji.
explain-journalists = Dwaj dziennikarze: 2 punkty. Każdy inny gracz może dać ci kartę i za 1 punkt odrzucić jeszcze jedną tej samej frakcji.
explain-officials = Dowolna liczba urzędników odkrywa tyle samo kart ze stosu. Każda z różnych frakcji wśród nich daje ci 1 punkt.
thing-display = Wspólna pula
explain-display = Siedem odkrytych kart. W swojej turze możesz zabrać jedną lub więcej kart jednej frakcji; od razu wykłada się nowe.
thing-deck = Stos kart do dobierania
explain-deck = Stąd uzupełnia się wspólną pulę; dobierasz tylko dzięki efektom. Gdy stos jest pusty, tasuje się stos kart odrzuconych.
thing-in-play = Zagrane karty
explain-in-play = Karty zagrane albo odkryte. Leżą tu, dopóki efekt się nie skończy, a potem są odrzucane.
thing-discard = Stos kart odrzuconych
explain-discard = Zużyte karty. Leżą odkryte i stają się nowym stosem kart do dobierania, gdy ten jest pusty.
thing-points = Punkty wpływu
explain-points = Kto osiągnie cel, od razu wygrywa: 16 punktów przy dwóch lub trzech graczach, 13 przy większej liczbie.
thing-hand = Ręka
explain-hand = Karty na ręce są tajne, ich liczba nie. Kto na koniec swojej tury ma więcej niż dziesięć kart, odrzuca nadliczbowe.
explain-decline = Nie musisz odpowiadać: zatrzymujesz swoje karty i nie dostajesz punktu.
explain-discard-card = Karta z ręki trafia odkryta na stos kart odrzuconych. Po mafii odrzucasz dwie; mając na koniec swojej tury więcej niż dziesięć kart, odrzucasz nadliczbowe.
explain-end-turn = Twoja tura kończy się po jednej akcji zamiast dwóch; pozwala na to zasada domowa tego stołu.
web-awaits-action = Twoja tura. Wybierz karty ze wspólnej puli, żeby je zabrać, albo kartę z ręki, żeby zagrać jej frakcję.
web-awaits-policemen = Policja przeszukuje rękę. Cel: { $target }. Szukana frakcja: { $extra }. Wybierz karty policji, żeby wysłać więcej, albo poniżej ich liczbę.
web-awaits-match = { $active } zagrywa detektywów. Odrzuć za 1 punkt kartę tej frakcji: { $extra }. Możesz też zrezygnować.
web-awaits-sacrifice =
    { $points ->
        [0] { $active } zagrywa mafię, a ty nie masz punktu do zwrotu. Wybierz pierwszą z dwóch kart, które odrzucasz.
       *[other] { $active } zagrywa mafię. Wybierz kartę z ręki, żeby odrzucić dwie, albo zwróć 1 punkt.
    }
web-awaits-second-card = { $active } zagrywa mafię. Wybierz drugą kartę, którą odrzucasz.
web-awaits-gift = { $active } zagrywa dziennikarzy i dostanie kartę, którą wybierzesz z ręki. Możesz też zrezygnować.
web-awaits-excess = Masz więcej niż dziesięć kart. Wybierz kartę z ręki do odrzucenia.
