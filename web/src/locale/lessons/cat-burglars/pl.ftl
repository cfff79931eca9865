# Co mówi przewodnik w pierwszej grze w Cat Burglars.

lesson-welcome = Dobry wieczór! Osiem Złotych Kłębków daje zwycięstwo. Masz już pięć, ale { $rival } ma sześć: zapowiada się wyrównana gra.
lesson-crews = To twoje szajki. Zakryta karta pod szajką 1 jest niebieska jak jej kot, więc to kłębek. W każdym innym kolorze byłaby pułapką.
lesson-recruit = W każdej turze wykonujesz jedną z pięciu akcji. Najpierw zwerbuj dwie karty: weź z rynku lustro, dżokera, który zastępuje dowolny kolor.
lesson-recruit-deck = Druga też może pochodzić z rynku albo, w ciemno, ze stosu. Spróbuj ze stosu.
lesson-rival-activates = { $rival } wsuwa kartę pod szajkę. Kłębek czy pułapka? Nikt inny tego nie wie.
lesson-form = Następna akcja: utwórz szajkę. Wybierz swojego zielonego kota, a potem „Nowa szajka”.
lesson-twins = Szajka może rosnąć tylko wtedy, gdy ma bliźniaczkę: inną twoją szajkę z taką samą liczbą kotów. Dołóż czerwonego kota do szajki 2.
lesson-rival-recruits = { $rival } bierze z rynku zielonego kota na oczach wszystkich. Ciekawe, po co?
lesson-activate = Następna akcja: aktywuj szajkę. Wsuń pomarańczowego kota pod szajkę 2; siedzi tam pomarańczowy kot, więc to kłębek.
lesson-trap = A teraz psota: wsuń fioletowego kota pod szajkę 3. Nie ma tam fioletowego kota, więc to pułapka. Tylko ty o tym wiesz.
lesson-secure = Następna akcja: zabezpiecz łup, zanim ktoś się zakradnie. Kolejność jest dowolna: tym razem zacznij od kłębka pod szajką 2.
lesson-secure-more = Jedna akcja zabezpiecza tyle kłębków, ile chcesz. Teraz weź ten spod szajki 1.
lesson-done = Została tylko twoja pułapka, a jej nigdy nie wolno ci odkryć. Pytanie pada mimo to, żeby nikt nie odróżnił jej od kłębka. Zakończ zabezpieczanie.
lesson-rival-trapped = { $rival } płaci zieloną kartą, zakrada się do szajki 3 i wpada w twoją pułapkę! Zapłata przepada.
lesson-place = Odkryta pułapka dołącza do twoich kotów: zakłada nową szajkę albo trafia do takiej, która ma bliźniaczkę. Dołóż ją do szajki 1.
lesson-infiltrate = Siedem kłębków! Ostatnia akcja: infiltracja. Wybierz szajkę 1 przeciwnika, pod którą leży zakryta karta.
lesson-pay = Płacisz kartami pasującymi do jej kotów: żółtą i fioletową. Lustro zastąpi fioletową; lustrami można tylko płacić.
lesson-trapped = Trzask! Pułapka. Płaci się przed odkryciem, a zapłata przepada.
lesson-rival-places = { $rival } zakłada z pułapki nową szajkę i gra dalej. W tym domu nie wolno pasować.
lesson-infiltrate-again = Nic nie szkodzi, spróbuj jeszcze raz: w szajce 2 przeciwnika jest tylko jeden niebieski kot.
lesson-pay-market = Nie masz już kart na ręce, ale w rozgrywce dwuosobowej jedna karta może pochodzić z rynku. Zapłać leżącą tam niebieską.
lesson-end = Twój ósmy kłębek! Gra kończy się natychmiast i wygrywasz. Znasz już wszystkie pięć akcji.
