# Czym są i co robią rzeczy na tym stole oraz co w danej chwili można zrobić, wskazując je.

thing-cash = Gotówka
explain-cash = Łup. Zabezpieczona liczy się na koniec według swojej wartości i może posłużyć do wykupienia się z więzienia.
thing-jewellery = Biżuteria
explain-jewellery = Łup. Zabezpieczona liczy się na koniec według swojej wartości, a z Chesterem podwójnie. Może posłużyć do wykupienia się z więzienia.
thing-painting = Obraz
explain-painting = Łup. Zabezpieczony liczy się na koniec według swojej wartości; z Clausem inna karta jest warta tyle co twój najlepszy obraz. Może posłużyć do wykupienia się z więzienia.
explain-distraction = Zabezpieczone wcześniej odciąga strażnika, na którego trafisz: dobierasz dalej, ale jego gwiazdki liczą się na koniec tury.
explain-steal = Akcja zamiast dobierania: weź w ciemno jedną zabezpieczoną kartę innego gracza.
explain-double-cross = Akcja zamiast dobierania: zamień się z innym graczem wszystkimi zabezpieczonymi kartami.
explain-calvin = Oszust. Raz, jako akcja: zamień się z innym graczem wszystkimi zabezpieczonymi kartami i wszystkimi kotami; jeśli ma on koty w więzieniu, jeden z nich wychodzi do ciebie, a Calvin zajmuje jego miejsce.
explain-castor = Podpalacz. Raz, jako akcja: zabezpiecz karty z dwóch ministosów, swoich lub cudzych.
explain-charlton = Złodziej. Raz, jako akcja: weź w ciemno po jednej zabezpieczonej karcie od najwyżej trzech przeciwników.
explain-chelsea = Zbir. Raz, jako akcja: weź w ciemno trzy zabezpieczone karty jednego przeciwnika.
explain-chester = Fałszerz biżuterii. Działa zawsze, chyba że siedzi w więzieniu: twoja biżuteria liczy się na koniec podwójnie.
explain-claus = Fałszerz obrazów. Działa zawsze, chyba że siedzi w więzieniu: na koniec inna twoja zabezpieczona karta jest warta tyle co twój najlepszy obraz.
explain-crispin = Nieuchwytny. Działa zawsze, chyba że siedzi w więzieniu: aresztują cię dopiero przy 13 gwiazdkach zamiast przy 10.
explain-laser-pen = Dowód bez gwiazdek. Tura się kończy, ale nic nie przepada: bieżący łup zostaje zabezpieczony.
explain-catnip = Dowód, 1 gwiazdka. Bieżący łup przepada, a ty oddajesz innemu graczowi jedną ze swoich zabezpieczonych kart.
explain-vase = Dowód, 2 gwiazdki. Tura się kończy, a bieżący łup przepada.
explain-camera = Dowód, 2 gwiazdki. Tura się kończy, a bieżący łup przepada.
explain-paw-prints = Dowód, 2 gwiazdki. Tura się kończy, a bieżący łup przepada.
explain-randy = Strażnik, 2 gwiazdki. Tura się kończy, a bieżący łup przepada, chyba że użyjesz zabezpieczonego wcześniej Odwrócenia uwagi.
explain-rumbold = Strażnik, 3 gwiazdki. Tura się kończy, a bieżący łup przepada, chyba że użyjesz zabezpieczonego wcześniej Odwrócenia uwagi.
explain-rufus = Największy strażnik, 4 gwiazdki. Tura się kończy, a bieżący łup przepada, chyba że użyjesz zabezpieczonego wcześniej Odwrócenia uwagi.
thing-deck = Stos kart do dobierania
explain-deck = Dobieraj na oczach wszystkich wierzchnią kartę, ile razy się odważysz. Tura, w której ktoś weźmie ostatnią kartę, jest ostatnią turą gry.
thing-run = Bieżący łup
explain-run = Karty dobrane w tej turze. Kto skończy w porę, zabezpiecza je; karta negatywna zabiera wszystkie.
thing-bank = Zabezpieczone karty
explain-bank = Tych kart strażnicy już nie zabiorą, ale inni włamywacze mogą. Ogląda je tylko właściciel, a wszyscy widzą, ile ich jest. Na koniec wygrywa największa suma pieniędzy.
thing-stars = Gwiazdki
explain-stars = Karty negatywne przynoszą gwiazdki. Kto dostanie gwiazdkę i ma ich wtedy co najmniej dziesięć, trafia do aresztu; z Crispinem dopiero przy 13.
thing-jail = Więzienie
explain-jail = Kto trafił do aresztu, w następnej turze musi wyjść: zapłacić 100 000 £ albo wysłać zamiast siebie kota do więzienia. Kto nie może ani jednego, ani drugiego, traci dwie tury. Kto nie ma wolnego kota i mógłby tylko przepłacić, może wybrać ich utratę.
thing-pile = Ministos
explain-pile = Karta negatywna, a pod nią łup, który zabrała. Nikt nie może tam zaglądać; karty może zabrać Castor.
thing-discard = Stos kart odrzuconych
explain-discard = Zagrane podstępy i łup, którym zapłacono. Nic z tego nie wraca do gry.
explain-pick-up = Odkrywasz wierzchnią kartę stosu. Karta pozytywna dołącza do bieżącego łupu i możesz dobierać dalej; karta negatywna kończy turę, a bieżący łup przepada.
explain-stop = Twoja tura się kończy, a bieżący łup jest zabezpieczony: łup i podstępy trafiają do zabezpieczonych kart, a kot leży odkryty obok pozostałych.
explain-accept = Twoja tura się kończy, a bieżący łup trafia pod strażnika jako ministos. To, co zabezpieczone, jest bezpieczne.
explain-pay-card = Kolejna zabezpieczona karta na 100 000 £, nie droższa od poprzedniej. Reszty się nie wydaje i żadna karta nie może być zbędna.
explain-substitute-cat = Twój kot idzie do więzienia zamiast ciebie, także wykorzystany. Wychodzisz, gwiazdki znikają, a tura się kończy.
explain-serve = Tracisz tę turę i następną, cokolwiek w tym czasie dostaniesz; potem wychodzisz, a gwiazdki znikają.
explain-redeem-cat = Na początku tury: za 100 000 £ twój kot wychodzi z więzienia. Leży odkryty i można go użyć, nawet jeśli był już wykorzystany. Tura trwa dalej.
explain-free-cat = Calvin zajmuje miejsce jednego kota w więzieniu, a ten kot jest twój. Jeśli jest ich kilka, wybierasz którego.
explain-take-card = Zgodnie z zasadą domową tego stołu widzisz wszystkie zabezpieczone karty gracza i bierzesz tę, którą chcesz.
explain-choose-cat = Zgodnie z zasadą domową tego stołu kotów się nie rozdaje: gracze wybierają je kolejno.
explain-pass = W ostatniej rundzie, gdy stos się skończy, nikt nie dobiera: wykonujesz akcję albo pasujesz.
web-awaits-action = Twoja tura. Wybierz stos, żeby dobrać kartę, albo swojego kota lub podstęp, żeby go użyć.
web-awaits-run = Wybierz stos, żeby dobrać kolejną kartę, albo oświetlone wyjście, żeby zabezpieczyć bieżący łup.
web-awaits-distract = Strażnik: { $card }! Użyj Odwrócenia uwagi albo pozwól, by bieżący łup przepadł.
web-awaits-gift =
    { $gift ->
        [left] Kocimiętka: wybierz zabezpieczoną kartę, którą dostanie sąsiad po lewej.
        [discard] Kocimiętka: wybierz zabezpieczoną kartę, która zostanie odrzucona na oczach wszystkich.
       *[choice] Kocimiętka: wybierz jedną ze swoich zabezpieczonych kart, a potem gracza, który ją dostanie.
    }
web-awaits-jail = Siedzisz w więzieniu i musisz wyjść, jeśli możesz: zapłać 100 000 £ zabezpieczonym łupem albo wyślij kota zamiast siebie. Karę odsiadujesz tylko wtedy, gdy nie możesz ani tego, ani tego albo gdy bez wolnego kota trzeba by przepłacić.
web-awaits-paying = Wybierz następną kartę, którą płacisz, aż uzbiera się 100 000 £. Zapłacono: { $paid } £.
web-awaits-free = Wybierz kota, który wychodzi z więzienia.
web-awaits-second-pile = Wybierz drugi ministos, który zabiera Castor.
web-awaits-choice = Wybierz kartę, którą bierzesz. Jej właściciel: { $target }.
web-awaits-pick-cat = Wybierz swojego kota.
