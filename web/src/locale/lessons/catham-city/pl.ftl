# Co mówi przewodnik w pierwszej grze w Catham City.

lesson-welcome = Catham City wybiera burmistrza! Przy dwóch lub trzech graczach do zwycięstwa potrzeba 16 punktów wpływu, w większym gronie wystarczy 13.
lesson-take = W swojej turze bierzesz karty albo je zagrywasz. Bierzesz dowolnie wiele kart jednej frakcji ze wspólnej puli. Weź obu naukowców.
lesson-rival-mafia = { $rival } zagrywa cztery karty mafii za 2 punkty. Teraz wszyscy inni muszą odrzucić dwie karty albo zwrócić punkt.
lesson-return = Karty ci się przydadzą. Zwróć swój punkt.
lesson-scientists = Czas zagrać: trzech naukowców daje 2 punkty i dwie karty ze stosu.
lesson-rival-detectives = { $rival } zagrywa trzech detektywów z dodatkową kartą, za 3 punkty. Teraz inni mogą odpowiedzieć.
lesson-match = Kto odrzuci kartę tej samej frakcji co dodatkowa, dostaje punkt. To był haker, a ty masz hakerów: odpowiedz.
lesson-robocats = Dwa robokoty dają pięć kart ze stosu; cztery dałyby zamiast tego 3 punkty. Zagraj swoje dwa.
lesson-limit = Jedenaście kart! Na koniec tury może zostać tylko dziesięć. Odrzuć hakera.
lesson-mafia = Teraz niech boją się ciebie: zagraj cztery karty mafii za 2 punkty.
lesson-rival-discards = { $rival } odrzuca dwie karty i zachowuje punkty.
lesson-detectives = Trzech detektywów z dowolną dodatkową kartą: 3 punkty. Wybierz detektywów, potem naukowca.
lesson-rival-declines = Druga strona nie odpowiada. Nikt nie musi odpowiadać.
lesson-hackers = Wyślij od jednego do czterech hakerów na czyjąś rękę; tyle samo losowych kart zostanie odkrytych. Wybierz swoich dwóch hakerów, potem przeciwnika.
lesson-hacked = Każdy odkryty haker to punkt dla ciebie, każda inna karta trafia na twoją rękę. Nieodkryci hakerzy zostają tam, gdzie są.
lesson-second-evening = Kolejny wieczór. W każdej grze bierze udział pięć z ośmiu frakcji; oto pozostałe trzy.
lesson-journalists = Dwóch dziennikarzy daje 2 punkty. Zagraj ich.
lesson-rival-gives = Wtedy każdy z pozostałych graczy może dać ci kartę, a ty musisz ją przyjąć. { $rival } daje ci robokota.
lesson-rival-journalists = Teraz { $rival } zagrywa dziennikarzy. Ty też możesz dać kartę i za punkt odrzucić drugą tej samej frakcji.
lesson-give = Dobry interes: oddaj jednego robokota, a drugiego odrzuć.
lesson-officials = Urzędników możesz zagrać dowolnie wielu: odkrywa się tyle samo kart ze stosu, a każda z różnych frakcji to punkt. Zagraj wszystkich trzech.
lesson-rival-takes = { $rival } bierze dwóch naukowców i wszyscy to widzą. To wskazówka dla policji!
lesson-police = Policja szuka na czyjejś ręce kart tej samej frakcji co dodatkowa karta. Wybierz policję, naukowca i przeciwnika.
lesson-policemen = Każdy policjant odkrywa losową kartę; za każdą znalezioną kartę policji ofiara dobiera jedną. Wyślij obu.
lesson-end = Dwóch naukowców, dwa punkty, razem szesnaście! Gra kończy się natychmiast, a ty wygrywasz wybory. Znasz już wszystkie osiem frakcji.
