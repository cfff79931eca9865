# Teksty przeglądarki. To, co mówią gry, jest w ich folderach, a to, co mówi dom, w src/mewseum/locale.

web-motto = Dom kocich gier karcianych. Gdy strażników nie ma, koty harcują.
web-language = Język
web-games = Gry
web-game-cat-burglars = Cat Burglars
web-game-meow = Cat Burglar: skok na MEOW
web-game-catham-city = Catham City
web-about-cat-burglars = Twórz kocie szajki, ukrywaj pod nimi Złote Kłębki albo pułapki i zakradaj się do cudzych.
web-about-meow = Zgarniaj łupy, póki starczy ci odwagi, wymykaj się strażnikom i wyciągaj swoje koty z więzienia.
web-about-catham-city = Kocie wybory: hakerzy, policja i mafia zrobią wszystko dla jednego punktu.
web-goal-cat-burglars = Cel: jako pierwszy gracz mieć osiem Złotych Kłębków.
web-goal-meow = Cel: mieć najwięcej zabezpieczonych pieniędzy, gdy skończy się stos.
web-goal-catham-city = Cel: jako pierwszy gracz zdobyć 16 punktów wpływu, a od czterech graczy 13.
web-players-minutes = { $players } graczy · około { $minutes } minut
web-play-now = Zagraj teraz
web-set-up = Znajomi i opcje
web-invite-a-friend = Zaproś kogoś
web-invite-a-friend-to = Zaproś kogoś: { $game }
web-learn = Naucz się w 5 minut
web-first-time = Grasz pierwszy raz?
web-lesson = Pierwsza gra: { $game }
web-lesson-guide = Twój przewodnik
web-lesson-step = Krok { $number } z { $count }
web-lesson-show = Pokaż mi
web-lesson-on = Dalej
web-lesson-play = Zagraj z botami
web-lesson-well-done = Brawo!
web-lesson-later = Dobry pomysł na później. Teraz wybierz to, co świeci.
web-lesson-not-now = Teraz to niemożliwe. Wybierz to, co świeci.
web-your-tables = Twoje stoły
web-more-tables = jeszcze { $count }
web-put-away = Odłóż
web-put-away-which = Odłóż: { $game } ({ $players })
web-is-put-away = Odłożono: { $game } ({ $players }).
web-put-away-undo = Cofnij
web-tables-put-away = Odłożone: { $count }
web-put-away-about = Przy tych stołach zachowujesz swoje miejsce. Gdy ktoś coś przy nich zrobi, stół wróci na twoją listę.
web-list-again = Przywróć na listę
web-list-again-which = Przywróć na listę: { $game } ({ $players })
web-waiting = czeka na graczy
web-your-turn = Twoja tura
web-your-answer = Twoja odpowiedź
web-waits-for-you = Czeka na ciebie
web-going-on = w toku
web-not-affiliated = Mewseum to niezależny projekt hobbystyczny, niezwiązany z wydawcami tych gier.
web-guest = Gość
web-your-name = Twoje imię
web-how-many = Liczba graczy
web-by-house-rule = { $count }, według zasady domowej
web-opponents = Przeciwnicy
web-seat = Miejsce { $number }
web-a-friend = Ktoś znajomy, przez link
web-plays-kitten = Gra pod wpływem chwili i wiele przeocza: na pierwszy wieczór.
web-plays-tabby = Trochę myśli i szybko zapomina, co zrobili inni.
web-plays-prowler = Rozważa każdy ruch: dla większości równorzędny przeciwnik.
web-plays-burglar = Pamięta, jak kto grał, i zgaduje, co kto ma na ręce.
web-plays-master = Myśli najdłużej i niczego nie oddaje za darmo.
web-temperament = Ich temperament
web-temperament-none = żaden konkretny
web-no-mood = Grają to, co uważają za najlepsze.
web-mood-bold = Spośród podobnie dobrych ruchów wolą ten ryzykowny.
web-mood-wary = Spośród podobnie dobrych ruchów wolą ten bezpieczny.
web-mood-spiteful = Spośród podobnie dobrych ruchów wolą ten, który komuś szkodzi.
web-clock = Czas do namysłu
web-clock-none = ile chcesz
web-clock-of = po { $minutes } min, plus { $seconds } s za każdy ruch
web-clock-about = Gdy komuś skończy się czas, gra za niego bot, aż gracz odbierze swoje miejsce. Osoba, która otworzyła stół, może podczas gry nakręcić zegary od nowa albo je zatrzymać.
web-clock-none-about = Nikt nikogo nie pogania.
web-time-left = Pozostały czas: { $time }
web-time-short = Zostało mniej niż { $seconds } s.
web-wind-clocks = Nakręć zegary
web-no-clocks = Zatrzymaj zegary
web-variants = Warianty i zasady domowe
web-variants-changed = (inaczej niż w instrukcji: { $count })
web-presets = Zasady
web-preset-first-game = Pierwsza gra
web-preset-by-the-book = Według instrukcji
web-preset-all-variants = Wszystkie warianty
web-preset-last-time = Jak ostatnio
web-explains-preset-first-game = Najłatwiejszy początek: nic, czego potrzebują tylko wprawni gracze, i boty, które wiele przeoczają.
web-explains-preset-by-the-book = Tak jak w druku, bez wariantów i zasad domowych.
web-explains-preset-all-variants = Naraz wszystko, co zmienia grę: dla tych, którzy dobrze ją znają.
web-explains-preset-last-time = Gracze, przeciwnicy, zegar i zasady tak, jak ostatnio ustawiono je na tym urządzeniu.
web-preset-own = Twój własny wybór.
web-group-start = Przed pierwszą turą
web-group-variants = Warianty
web-group-turn = W trakcie gry
web-group-jail = Gwiazdki i więzienie
web-group-cats = Co potrafią koty włamywacze
web-group-end = Koniec i punktacja
web-open-table = Otwórz stół
web-begin = Zaczynamy
web-offline = Nie można połączyć się z domem. Sprawdź połączenie; nic nie przepadło.
web-sorry = Nie można otworzyć tego stołu
web-nowhere = Takiej sali tu nie ma
web-to-foyer = Do foyer
web-opening = Otwieranie stołu…
web-reconnecting = Utracono połączenie. Kolejna próba…
web-reconnected = Połączono ponownie.
web-on-its-way = W drodze: { $move }…
web-watching = Oglądasz grę
web-rules = Zasady
web-rule = § { $section } w całości
web-ruling = Rozstrzygnięcie domu
web-option-with = { $option }: { $value }
web-switched-off = { $option }: nie
web-close = Zamknij
web-story = Przebieg
web-latest = Od twojego ostatniego ruchu
web-look-back = Co się działo
web-i-have-seen = Widzę
web-more-unseen = (jeszcze { $count })
web-step-of = Krok { $number } z { $count }
web-to-the-table = Do stołu
web-you = ty
web-to-act = ma ruch
web-away = offline
web-stood-in = bot na zastępstwie
web-awaited = Ruch ma { $player }…
web-not-your-turn = To nie twoja tura. Ruch ma { $player }.
web-not-yet = Najpierw musi odpowiedzieć { $player }.
web-what-you-can-do = Co możesz zrobić
web-back = Wróć
web-chosen = Wybrano: { $things }
web-picked-of = wybrane: { $count }
web-new-card = nowa
web-ahead = Nikt inny jeszcze o tym nie wie: { $moves }
web-nobody-knows = Nikt inny jeszcze o tym nie wie.
web-go-on = Teraz wybierz to, co świeci: { $things }.
web-go-on-or-done = Wybierz jeszcze coś, co świeci ({ $things }), albo jeden z przycisków.
web-pick-hand = kartę z ręki
web-pick-market = kartę z rynku
web-pick-display = kartę ze wspólnej puli
web-pick-deck = stos
web-pick-doorway = wyjście
web-pick-new = nową szajkę
web-pick-crew = szajkę
web-pick-bank = zabezpieczoną kartę
web-pick-cat = kota
web-pick-pile = ministos
web-pick-shown = jedną z pokazanych kart
web-pick-player = imię gracza
web-all-moves =
    { $count ->
        [one] { $count } ruch
        [few] Wszystkie ruchy ({ $count })
        [many] Wszystkie ruchy ({ $count })
       *[other] Wszystkie ruchy ({ $count })
    }
web-hint = Podpowiedź
web-hint-best = Podpowiedź: { $move }. Szansa na wygraną: { $chance }%.
web-hint-second = Drugi najlepszy ruch: { $move }. Szansa na wygraną: { $chance }%.
web-hint-told = Podpowiedź (wszyscy się dowiedzą)
web-has-taken-hint = { $player } bierze podpowiedź.
web-hints-allow = Zezwól na podpowiedzi
web-hints-about = Wszyscy dowiadują się, gdy ktoś bierze podpowiedź, ale nie poznają jej treści.
web-hints-allowed = Przy tym stole podpowiedzi są dozwolone.
web-hints-off = Przy tym stole nie ma podpowiedzi.
web-undo = Cofnij ruch
web-why-not = Dlaczego nie…?
web-why-not-which = Teraz niemożliwe. Wybierz coś, żeby dowiedzieć się dlaczego:
web-thinking = Chwila namysłu…
web-a-bot-plays-for-you = Gra za ciebie bot.
web-played-for-you = Co zagrał za ciebie bot
web-bot-for = (bot za gracza { $player })
web-offer-away = { $player } jest offline. Czy do powrotu ma grać bot, czy poczekać?
web-offer-silent = { $player } od bardzo dawna nie gra. Czy do powrotu ma grać bot, czy poczekać?
web-offer-bot = Niech gra bot
web-offer-wait = Czekaj
web-offer-after-all = Niech bot gra za gracza { $player }
web-bot-asked-for = { $asker } decyduje: do powrotu gracza { $player } gra bot.
web-bot-until-back = Do powrotu gracza { $player } gra bot.
web-bot-has-left = { $player } odchodzi od stołu; dalej gra bot.
web-bot-time-up = { $player } nie ma już czasu; dalej gra bot.
web-plays-again = { $player } wraca i znów gra.
web-has-taken-back = { $player } cofa ruch.
web-take-back = Odzyskaj miejsce
web-hidden-card = zakryta karta
web-balls = { $count } z { $goal } kłębków
web-crew = Szajka { $number }
web-whose = { $number } ({ $player })
web-new-crew = Nowa szajka
web-your-hand = Twoja ręka
web-no-hand = Brak kart na ręce
web-hand-of = Ręka: { $player }
web-middle = Środek stołu
web-deck = Stos
web-deck-of =
    { $count ->
        [one] Stos kart do dobierania, { $count } karta
        [few] Stos kart do dobierania, { $count } karty
        [many] Stos kart do dobierania, { $count } kart
       *[other] Stos kart do dobierania, { $count } karty
    }
web-holds =
    { $count ->
        [one] ma { $count } kartę
        [few] ma { $count } karty
        [many] ma { $count } kart
       *[other] ma { $count } karty
    }
web-side-of = Co ma { $player }
web-crews =
    { $count ->
        [one] { $count } szajka
        [few] { $count } szajki
        [many] { $count } szajek
       *[other] { $count } szajki
    }
web-cats =
    { $count ->
        [one] { $count } kot
        [few] { $count } koty
        [many] { $count } kotów
       *[other] { $count } kota
    }
web-market = Rynek
web-discard = Odrzucone
web-ball = kłębek
web-trap = pułapka
web-trap-open = Pułapka
web-can-infiltrate = możesz ją teraz zinfiltrować
web-infiltrated = cel infiltracji
web-arrested = w areszcie
web-misses =
    { $count ->
        [one] traci { $count } turę
        [few] traci { $count } tury
        [many] traci { $count } tur
       *[other] traci { $count } tury
    }
web-stars =
    { $count ->
        [one] { $count } gwiazdka, aresztowanie przy { $goal }
        [few] { $count } gwiazdki, aresztowanie przy { $goal }
        [many] { $count } gwiazdek, aresztowanie przy { $goal }
       *[other] { $count } gwiazdki, aresztowanie przy { $goal }
    }
web-stars-pending =
    { $count ->
        [one] { $count } gwiazdka więcej na koniec tury
        [few] { $count } gwiazdki więcej na koniec tury
        [many] { $count } gwiazdek więcej na koniec tury
       *[other] { $count } gwiazdki więcej na koniec tury
    }
web-cat-free = wolny
web-cat-used = wykorzystany
web-cat-jailed = w więzieniu
web-cat-jailed-and-used = w więzieniu, wykorzystany
web-cats-of = Koty włamywacze: { $player }
web-pile =
    { $number ->
        [one] { $number } karta pod spodem
        [few] { $number } karty pod spodem
        [many] { $number } kart pod spodem
       *[other] { $number } karty pod spodem
    }
web-your-bank = Twoje zabezpieczone karty
web-no-bank = Nic nie zabezpieczono
web-bank-counts = Twoje zabezpieczone karty są teraz warte { $pounds } £
web-bank-of = Zabezpieczone karty: { $player }
web-run = Bieżący łup
web-doorway = Wyjście
web-doorway-out = Wyjście: zabezpiecz łup
web-doorway-sign = Wyjdź
web-met = Na drodze
web-last-turns =
    { $count ->
        [one] { $count } ostatnia tura
        [few] { $count } ostatnie tury
        [many] { $count } ostatnich tur
       *[other] { $count } ostatniej tury
    }
web-money = { $pounds } £
web-shown = Do wyboru
web-display = Wspólna pula
web-in-play = Zagrane
web-extra = dodatkowa karta: { $card }
web-on-turn = trwa tura
web-searched = trwa przeszukanie
web-actions-left =
    { $count ->
        [one] jeszcze { $count } akcja
        [few] jeszcze { $count } akcje
        [many] jeszcze { $count } akcji
       *[other] jeszcze { $count } akcji
    }
web-points = { $count } z { $goal } punktów
web-waiting-title = Stół nakryty
web-begins-by-itself = Gra rozpocznie się sama, gdy wszystkie miejsca będą zajęte i wszyscy będą gotowi.
web-house-rules = Zasady domowe i warianty tego stołu
web-by-the-book = Przy tym stole gra się według instrukcji.
web-seats = Miejsca
web-open-seat = wolne
web-not-ready = brak gotowości
web-sit-here = Usiądź tutaj
web-seat-a-bot = Posadź bota
web-free-seat = Zwolnij miejsce
web-leave-seat = Opuść miejsce
web-ready = Zgłoś gotowość
web-is-ready = { $player } zgłasza gotowość.
web-deal-waits-for = Wszyscy są gotowi. Rozdanie zacznie się, gdy wróci: { $players }.
web-numbers-come = Wszyscy są gotowi. Nadesłane liczby do rozdania: { $come } z { $all }.
web-round-given-up = Rozdanie porzucono, bo nie nadeszła liczba od: { $players }. (Dotąd porzucone rundy: { $rounds }.) Zgłoś gotowość jeszcze raz albo niech osoba, która przygotowała stół, zwolni miejsce.
web-round-given-up-freed = Rozdanie porzucono, bo nie nadeszła liczba od: { $players }. Kto zataja liczbę, traci miejsce. (Dotąd porzucone rundy: { $rounds }.) Zgłoś gotowość jeszcze raz.
web-deals-no-more = Przy tym stole już się nie rozdaje. Porzucone rundy: { $rounds }; ostatnią porzucono, bo nie nadeszła liczba od: { $players }. Przygotuj nowy stół.
web-sat-down = { $player } siada do stołu.
web-seat-freed = { $player } zwalnia miejsce.
web-invite = Zaproś znajomych
web-copy = Kopiuj link
web-share = Udostępnij link
web-share-text = Zagramy? { $game }
web-copied = Skopiowano
web-selected = Link jest zaznaczony: skopiuj go klawiszami Ctrl+C albo przytrzymaj i wybierz „Kopiuj”.
web-this-computer-only = Ten link otwiera się tylko na tym komputerze. Aby wpuścić znajomych z innych urządzeń, otwórz dom tym poleceniem i przygotuj stół pod adresem, który ono pokaże:
web-qr = Link jako kod QR
web-mine-made-of = Twój wynik: { $shares }.
web-scores-made-of = Z czego składają się wyniki
web-won-by-resigning = { $winners } wygrywa: wszyscy inni zrezygnowali z gry.
web-has-resigned = { $player } rezygnuje z gry.
web-to-rematch = Do następnej gry
web-rematch = Zagraj ponownie
web-join-rematch = Dołącz do następnej gry
web-wants-again =
    { $count ->
        [one] { $players } chce zagrać ponownie.
        [few] { $players } chcą zagrać ponownie.
        [many] { $players } chcą zagrać ponownie.
       *[other] { $players } chcą zagrać ponownie.
    }
web-download = Pobierz zapis gry
web-replay = Obejrzyj jeszcze raz
web-check-deal = Sprawdź rozdanie
web-fair = Rozdanie było uczciwe: twoja liczba, twoje zobowiązanie i zobowiązania wszystkich, także domu, są takie, jak to urządzenie widziało przed rozdaniem. Ziarno ({ $seed }…) wynika z nich, z gry i z jej opcji.
web-fair-watched = Rozdanie było uczciwe: zobowiązania domu i wszystkich miejsc są takie, jak to urządzenie widziało przed rozdaniem. Ziarno ({ $seed }…) wynika z nich, z gry i z jej opcji. To urządzenie nie podało własnej liczby.
web-fair-if-committed = Zapis jest spójny: ziarno ({ $seed }…) wynika z sekretu i liczb wszystkich miejsc, a te pasują do swoich zobowiązań. To urządzenie nie widziało, do czego zobowiązano się przed rozdaniem.
web-fair-former = Rozdano według dawnego protokołu: sekret jest tym z zobowiązania, a ziarno ({ $seed }…) wynika z liczb wszystkich miejsc. Ten protokół nie wiąże gry ani jej opcji, a kto podał ostatnią liczbę, mógł wybierać razem z domem.
web-unfair = Rozdania nie da się potwierdzić: { $why } Pobierz zapis gry i sprawdź go poleceniem mewseum verify.
web-unfair-house = zobowiązanie domu nie jest tym, które to urządzenie widziało przed rozdaniem, albo nie pasuje do sekretu, gry lub opcji.
web-unfair-own = liczba twojego miejsca nie jest tą, którą podało to urządzenie.
web-unfair-seats = zobowiązanie któregoś miejsca sprzed rozdania jest inne niż w zapisie albo jego liczba do niego nie pasuje.
web-unfair-seed = karty nie wynikają z sekretu i liczb.
web-rounds-before = Rundy porzucone przed tym rozdaniem: { $rounds }. Miejsca, które nie ujawniły swojej liczby: { $seats }.
web-check-yourself = Sprawdź bez tej strony
web-check-yourself-about = Pobierz zapis gry. To polecenie porównuje go z tym, co to urządzenie zapisało przed rozdaniem:
web-earlier = Wcześniej
web-later = Później
web-replay-play = Odtwórz
web-replay-pause = Wstrzymaj
web-moment = Ruch { $number } z { $count }
web-replay-seen-by = Punkt widzenia
web-replay-open = wszystkie karty odkryte
web-menu = Stół
web-say = Powiedz coś
web-send = Wyślij
web-talk = Rozmowa
web-talk-unread = Rozmowa: nieprzeczytane: { $count }
web-talk-empty = Nikt jeszcze nic nie powiedział.
web-from-afar = { $player } (ogląda)
web-signs = Powiedz to kotem
web-sign-hello = Cześć!
web-sign-bravo = Brawo!
web-sign-thanks = Dziękuję!
web-sign-laugh = Ha, ha!
web-sign-ouch = Auć!
web-sign-thinking = Muszę pomyśleć …
web-spectators =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzowie
        [many] { $count } widzów
       *[other] { $count } widza
    }
web-spectators-talk = Widzowie mogą rozmawiać
web-spectators-silent = Przy tym stole rozmawiają tylko gracze.
web-invite-watchers = Link do tego stołu
web-other-device = Graj na innym urządzeniu
web-table-link-below = Link do tego stołu jest poniżej.
web-device-link-below = Link do gry na innym urządzeniu jest poniżej. Otwiera twoje miejsce jeden raz, w ciągu { $minutes } minut: zachowaj go dla siebie.
web-link-used = Link został wykorzystany: twoje miejsce jest otwarte na jeszcze jednym urządzeniu.
web-link-over = Link stracił ważność: niczego już nie otwiera.
web-link-qr = Link do twojego miejsca jako kod QR
web-devices =
    { $count ->
        [one] Twoje miejsce jest otwarte tylko na tym urządzeniu.
        [few] Twoje miejsce jest otwarte na { $count } urządzeniach, wliczając to.
        [many] Twoje miejsce jest otwarte na { $count } urządzeniach, wliczając to.
       *[other] Twoje miejsce jest otwarte na { $count } urządzenia, wliczając to.
    }
web-sign-out-others = Wyloguj pozostałe
web-sign-out-sure = Na pewno wylogować pozostałe?
web-signed-others-out = Pozostałe urządzenia są wylogowane. Twoje miejsce jest otwarte już tylko na tym urządzeniu i żaden link go nie otwiera.
web-signed-out = To urządzenie zostało wylogowane
web-signed-out-which = Miało przy tym stole miejsce { $number }, { $player }, a teraz już go nie ma.
web-signed-out-meanwhile = W międzyczasie inne urządzenie, na którym jest otwarte to miejsce, wylogowało to urządzenie albo przeglądarka zapomniała o miejscu. Jeśli to nie ty, poproś o nowy link na urządzeniu, na którym grasz.
web-link-asks = Grać na tym urządzeniu?
web-link-holds = Ten link otwiera miejsce { $number }, { $player }, przy stole z grą { $game }.
web-link-warns = Zajmij to miejsce tylko wtedy, gdy jest twoje, a link pochodzi od ciebie: kto dał ci ten link, widzi te same karty i może grać za ciebie.
web-link-once = Link działa jeden raz. Dopóki nie zajmiesz miejsca, pozostaje niewykorzystany.
web-link-take = Zajmij miejsce
web-only-watch = Tylko oglądaj
web-link-same = Na tym urządzeniu już grasz
web-link-same-about = To miejsce jest już otwarte na tym urządzeniu. Link nie został wykorzystany: nadal działa na innym twoim urządzeniu.
web-link-other = Na tym urządzeniu jest otwarte inne miejsce
web-link-other-about = Na tym urządzeniu masz przy tym samym stole miejsce { $own }, { $name }, a jedno urządzenie ma przy stole tylko jedno miejsce. Link nie został wykorzystany: otwórz go na innym urządzeniu albo w innej przeglądarce.
web-link-shut = Ten link nie otwiera żadnego miejsca
web-link-unclear = Nie udało się jeszcze sprawdzić linku
web-link-own-still = Na tym urządzeniu masz miejsce { $own }, { $name }.
web-link-to-seat = Na swoje miejsce
web-link-look-again = Spróbuj ponownie
web-leave = Odejdź (dalej gra bot)
web-resign = Zrezygnuj z gry
web-resign-sure = Na pewno rezygnujesz z gry?
web-option-first = Gracz rozpoczynający
web-option-hall-of-fame = Galeria Sław
web-option-more-players = Więcej niż czterech graczy
web-option-stuck-tie = Remis, gdy nikt nie może nic zrobić
web-option-market-pay-all-counts = Płacenie kartą z rynku także w więcej osób
web-option-equal-turns = Wszyscy mają tyle samo tur
web-option-show-scored-colours = Pokazuj kolory zdobytych kłębków
web-option-loot-kinds = Czym jest każda karta łupu
web-option-last-round = Ostatnia runda po wyczerpaniu stosu
web-option-actions = Kiedy wolno użyć kotów i podstępów
web-option-draws = Dobierane karty są
web-option-laser = Wskaźnik laserowy
web-option-pay-with = Czym się płaci
web-option-jail-penalty = Kara za koniec gry w więzieniu
web-option-claus-per-painting = Claus liczy każdy obraz
web-option-stack-bonuses = Premie się sumują
web-option-substitute-used = Wykorzystane koty mogą iść za ciebie do więzienia
web-option-crispin-loss-immediate = Utrata Crispina działa od razu
web-option-stars-after-jail = Gwiazdki po więzieniu
web-option-serve-time = Tury w więzieniu
web-option-tie = Remis
web-option-catnip-to = Kto dostaje prezent z kocimiętki
web-option-redeem-used = Wykorzystane koty też można wykupić
web-option-castor-burns = Castor pali też karty negatywne
web-option-charlton-spread = Charlton zawsze bierze trzy karty
web-option-steal-choice = Przy Kradzieży wybiera się kartę
web-option-redeem-takes-turn = Wykupienie kota zajmuje całą turę
web-option-pick-cats = Koty się wybiera, nie rozdaje
web-option-castor-strict = Castor potrzebuje dwóch ministosów
web-option-factions = Frakcje
web-option-two-actions = Dwie akcje w turze
web-option-second-optional = Druga akcja jest dobrowolna
web-option-simultaneous-responses = Odpowiedzi na tę samą kartę liczą się razem
web-option-police-needs-cards = Nie więcej policjantów niż kart przeciwnika
web-option-turn-cap = Koniec po tylu turach
web-option-journalists-each = Dziennikarze: punkt za każdą kolejną odrzuconą kartę
web-variant-first = Kto ma pierwszą turę: wylosowany gracz albo ten, kogo wskażesz.
web-variant-hall-of-fame = Wygrywa także ten, kto ma co najmniej jeden kłębek każdego koloru, a zdobyte kolory leżą odkryte.
web-variant-more-players = Można grać także w pięć lub sześć osób; zasady wydawcy kończą się na czterech.
web-variant-stuck-tie = Gdy nikt nie może już nic zrobić, a kłębków jest tyle samo, zwycięstwo jest wspólne albo rozstrzyga mniejsza liczba kart na ręce lub większa liczba szajek.
web-variant-market-pay-all-counts = Przy infiltracji jedna karta kosztu może pochodzić z rynku, nie tylko w rozgrywce dwuosobowej.
web-variant-equal-turns = Kto osiągnie cel, nie wygrywa od razu: rundę gra się do końca, a potem wygrywa ten, kto ma najwięcej kłębków.
web-variant-show-scored-colours = Kolory zdobytych kłębków pozostają widoczne; inaczej widać je raz i trzeba je zapamiętać.
web-variant-loot-kinds = Które wartości to gotówka, biżuteria lub obrazy; dla niektórych kotów ma to znaczenie.
web-variant-last-round = Po ostatniej turze wszyscy pozostali mają jeszcze po jednej, z akcjami, ale bez dobierania.
web-variant-actions = Akcja zastępuje dobieranie; albo wolno wykonać przed nim dowolnie wiele akcji, a dobrać i tak trzeba.
web-variant-draws = Jeśli są tajne, kartę pozytywną widzi tylko ten, kto ją dobrał; pozostali widzą, ile ich jest.
web-variant-laser = Czy wskaźnik laserowy tylko kończy turę i zabezpiecza bieżący łup, czy także go odbiera.
web-variant-pay-with = Czym wolno płacić, gdy ktoś żąda pieniędzy: dowolnym łupem czy tylko gotówką.
web-variant-jail-penalty = Kto na koniec gry jest w więzieniu, ma o 100 000 £ mniej.
web-variant-claus-per-painting = Claus podnosi wartość jednej karty za każdy twój obraz, a nie tylko jednej w sumie.
web-variant-stack-bonuses = Biżuterię, której wartość podniósł Claus, Chester dodatkowo podwaja.
web-variant-substitute-used = Także wykorzystany już kot może iść za ciebie do więzienia; bez tej zasady tylko niewykorzystany.
web-variant-crispin-loss-immediate = Kto traci Crispina i ma dziesięć lub więcej gwiazdek, trafia do aresztu od razu, a nie dopiero przy następnej gwiazdce.
web-variant-stars-after-jail = Wyjście z więzienia kasuje wszystkie gwiazdki albo tylko tyle, ile było potrzeba do aresztowania.
web-variant-serve-time = Tyle tur traci ten, kto po aresztowaniu odsiaduje karę.
web-variant-tie = Przy równym łupie zwycięstwo jest wspólne albo rozstrzyga mniejsza liczba gwiazdek lub zabezpieczonych kart.
web-variant-catnip-to = Kto dostaje kartę, którą trzeba oddać przez kocimiętkę.
web-variant-redeem-used = Za 100 000 £ można także odkryć wykorzystanego kota, a nie tylko wyciągnąć kota z więzienia.
web-variant-castor-burns = Karty negatywne z ministosów, które bierze Castor, są usuwane wraz z gwiazdkami.
web-variant-charlton-spread = Jeśli karty ma mniej niż trzech przeciwników, Charlton i tak bierze łącznie trzy, kolejno po jednej.
web-variant-steal-choice = Kto używa Kradzieży, ogląda wszystkie zabezpieczone karty i wybiera; inaczej bierze w ciemno.
web-variant-redeem-takes-turn = Wykupienie kota z więzienia zajmuje całą turę.
web-variant-pick-cats = Każdy wybiera koty w kolejności tur, zamiast dostawać je w rozdaniu.
web-variant-castor-strict = Castora można użyć tylko wtedy, gdy na stole są dwa ministosy; zwykle wystarcza jeden.
web-variant-factions = W grze jest pięć z ośmiu frakcji: wylosowane, najłatwiejsze na początek albo wybrane przez ciebie.
web-variant-two-actions = Każda tura ma dwie akcje, także dwa razy tę samą.
web-variant-second-optional = Przy dwóch akcjach w turze z drugiej można zrezygnować.
web-variant-simultaneous-responses = Odpowiedzi na tę samą kartę liczą się razem: wszyscy, którzy dzięki nim osiągną cel, dzielą się zwycięstwem.
web-variant-police-needs-cards = Nie można wysłać więcej policjantów, niż przeciwnik ma kart.
web-variant-turn-cap = Po tylu turach gra się kończy i wygrywa ten, kto ma najwięcej punktów.
web-variant-journalists-each = Kto odda kartę dziennikarzom, może odrzucić więcej kart tej samej frakcji, po punkcie za każdą.
web-value-random = losowo
web-value-first-game = na pierwszą grę
web-value-shared = wspólne zwycięstwo
web-value-fewest-cards = wygrywa najmniejsza liczba kart
web-value-most-crews = wygrywa największa liczba szajek
web-value-a = jak zwykle (a)
web-value-b = 500 000 £ to obraz (b)
web-value-c = więcej biżuterii i obrazów (c)
web-value-instead = zamiast dobierania
web-value-before-draw = także przed dobieraniem
web-value-open = jawne
web-value-secret = tajne
web-value-banks = zabezpiecza łup
web-value-loses = łup przepada
web-value-any-loot = dowolnym łupem
web-value-cash-only = tylko gotówką
web-value-zero = brak
web-value-surplus = nadwyżka
web-value-fewer-stars = wygrywa mniejsza liczba gwiazdek
web-value-fewer-cards = wygrywa mniejsza liczba kart
web-value-choice = wybrana osoba
web-value-left = osoba po lewej
web-value-discard = nikt: karta odrzucona
web-explain-house-rule = Zmienia to zasada domowa tego stołu:
web-explain-key = Klawisz ? otwiera zasadę
web-seen = Co widzieli wszyscy
web-seen-discard = Stos kart odrzuconych (liczba kart: { $count })
web-seen-nothing-there = Nic tam nie leży.
web-seen-place = { $place } (liczba kart: { $count })
web-seen-others = Nieznane wszystkim: { $count }
web-seen-none-known = Żadna z nich nie jest znana wszystkim.
web-seen-left = Jeszcze niewidziane albo znów niewidoczne (liczba kart: { $count })
web-seen-left-about = Każda z nich leży w stosie kart do dobierania albo u kogoś, o czym nie wszyscy wiedzą.
web-seen-open = Przejrzyj stos kart odrzuconych (liczba kart: { $count }) i to, co widzieli wszyscy
web-glossary = Wszystko, co jest na stole
web-twin = ma bliźniaczkę
web-repeated-deal = Powtórzone rozdanie
web-repeated-deal-about = To rozdanie było już rozgrywane, więc nie ma w nim nic do sprawdzenia.
web-same-deal = Jeszcze raz to samo rozdanie
web-records = Obejrzyj grę jeszcze raz
web-records-about = Otwórz zapis skończonej gry albo upuść plik tutaj: zobaczysz każdą jej chwilę z każdego miejsca.
web-open-record = Otwórz zapis
web-record = Zapisana gra
web-seated = Gracz { $number }
web-sound = Dźwięk
web-pace = Tempo
web-pace-slow = wolne
web-pace-normal = normalne
web-pace-fast = szybkie
web-confirms = Potwierdzaj każdy ruch
web-confirm-now = Jeszcze nie wysłano: { $move }. Naciśnij jeszcze raz, aby wysłać, albo się cofnij.
web-confirm-send = Wyślij: { $move }
web-big-screen = Duży ekran
web-screen-join = Dołącz przez telefon
web-screen-seats = Zajęte miejsca: { $taken } z { $players }
web-screen-turn = Ruch ma { $player }
web-factions-chosen = wybrane pojedynczo
web-factions-count = Wybrane frakcje: { $count } z { $size }. Do gry potrzeba dokładnie { $size }.
web-skip = Do tego, co możesz zrobić
