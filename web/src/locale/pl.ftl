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
web-players-minutes = { $players } graczy · około { $minutes } minut
web-play-now = Zagraj teraz
web-set-up = Znajomi i opcje
web-learn = Naucz się w 5 minut
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
web-waiting = czeka na graczy
web-your-turn = Twoja tura
web-going-on = w toku
web-not-affiliated = Mewseum to niezależny projekt hobbystyczny, niezwiązany z wydawcami tych gier.
web-guest = Gość
web-your-name = Twoje imię
web-how-many = Liczba graczy
web-opponents = Przeciwnicy
web-seat = Miejsce { $number }
web-a-friend = Ktoś znajomy, przez link
web-level-kitten = Kociak
web-level-tabby = Buras
web-level-prowler = Dachowiec
web-level-burglar = Włamywacz
web-level-master = Mistrz
web-temperament = Ich temperament
web-temperament-none = żaden szczególny
web-temperament-bold = śmiały
web-temperament-wary = ostrożny
web-temperament-spiteful = złośliwy
web-variants = Warianty i zasady domowe
web-open-table = Otwórz stół
web-begin = Zaczynamy
web-offline = Nie można połączyć się z domem. Sprawdź połączenie; nic nie przepadło.
web-sorry = Nie można otworzyć tego stołu
web-to-foyer = Do foyer
web-opening = Otwieranie stołu…
web-reconnecting = Utracono połączenie. Kolejna próba…
web-watching = Oglądasz grę
web-rules = Zasady
web-rule = § { $section } w całości
web-close = Zamknij
web-story = Przebieg
web-you = ty
web-to-act = ma ruch
web-away = offline
web-stood-in = bot na zastępstwie
web-awaited = Ruch ma { $player }…
web-what-you-can-do = Co możesz zrobić
web-back = Wróć
web-all-moves =
    { $count ->
        [one] { $count } ruch
        [few] Wszystkie ruchy ({ $count })
        [many] Wszystkie ruchy ({ $count })
       *[other] Wszystkie ruchy ({ $count })
    }
web-hint = Podpowiedź
web-undo = Cofnij ruch
web-thinking = Chwila namysłu…
web-a-bot-plays-for-you = Gra za ciebie bot.
web-take-back = Odzyskaj miejsce
web-hidden-card = zakryta karta
web-balls =
    { $count ->
        [one] { $count } kłębek
        [few] { $count } kłębki
        [many] { $count } kłębków
       *[other] { $count } kłębka
    }
web-crew = Szajka { $number }
web-new-crew = Nowa szajka
web-your-hand = Twoja ręka
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
web-market = Rynek
web-discard = Odrzucone
web-ball = kłębek
web-trap = pułapka
web-arrested = w areszcie
web-stars =
    { $count ->
        [one] { $count } gwiazdka
        [few] { $count } gwiazdki
        [many] { $count } gwiazdek
       *[other] { $count } gwiazdki
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
web-bank-of = Zabezpieczone karty: { $player }
web-run = Bieżący łup
web-money =
    { $thousands ->
        [0] { $thousands } £
        [5] { $thousands }000 £
       *[other] { $thousands } 000 £
    }
web-shown = Do wyboru
web-display = Wspólna pula
web-in-play = Zagrane
web-points = { $count } z { $goal } punktów
web-waiting-title = Stół nakryty
web-seats = Miejsca
web-open-seat = wolne
web-not-ready = brak gotowości
web-sit-here = Usiądź tutaj
web-seat-a-bot = Posadź bota
web-ready = Zgłoś gotowość
web-invite = Zaproś znajomych
web-copy = Kopiuj link
web-copied = Skopiowano
web-qr = Link jako kod QR
web-won-by-resigning = { $winners } wygrywa: wszyscy inni zrezygnowali.
web-to-rematch = Do następnej gry
web-rematch = Zagraj ponownie
web-download = Pobierz zapis gry
web-replay = Obejrzyj jeszcze raz
web-check-deal = Sprawdź rozdanie
web-fair = Rozdanie było uczciwe: sekret jest tym, do którego zobowiązano się wcześniej, a ziarno ({ $seed }…) wynika z liczb wszystkich miejsc.
web-unfair = Rozdania nie da się potwierdzić. Pobierz zapis gry i sprawdź go poleceniem mewseum verify.
web-earlier = Wcześniej
web-later = Później
web-moment = Ruch { $number } z { $count }
web-perspective = Punkt widzenia
web-watcher = Widz
web-menu = Stół
web-say = Powiedz coś
web-send = Wyślij
web-invite-watchers = Link do tego stołu
web-other-device = Graj na innym urządzeniu
web-leave = Odejdź (dalej gra bot)
web-resign = Zrezygnuj
web-resign-sure = Na pewno rezygnujesz?
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
web-option-catnip-to = Prezent z kocimiętki dostaje
web-option-redeem-used = Wykorzystane koty też można wykupić
web-option-castor-burns = Castor pali też karty negatywne
web-option-charlton-spread = Charlton zawsze bierze trzy karty
web-option-steal-choice = Złodziej wybiera kartę
web-option-redeem-takes-turn = Wykupienie kota zajmuje całą turę
web-option-pick-cats = Koty się wybiera, nie rozdaje
web-option-castor-strict = Castor potrzebuje dwóch ministosów
web-option-factions = Frakcje
web-option-two-actions = Dwie akcje w turze
web-option-second-optional = Druga akcja jest dobrowolna
web-option-simultaneous-responses = Wszyscy odpowiadają jednocześnie
web-option-police-needs-cards = Nie więcej policjantów niż kart przeciwnika
web-option-turn-cap = Koniec po tylu turach
web-option-journalists-each = Dziennikarze: punkt za każdą kolejną odrzuconą kartę
web-value-random = losowo
web-value-first-game = na pierwszą grę
web-value-shared = wspólne zwycięstwo
web-value-fewest-cards = wygrywa najmniej kart
web-value-most-crews = wygrywa najwięcej szajek
web-value-a = jak w druku (a)
web-value-b = 500 000 £ to obraz (b)
web-value-c = więcej biżuterii i obrazów (c)
web-value-instead = zamiast dobierania
web-value-before-draw = także przed dobieraniem
web-value-open = jawne
web-value-secret = tajne
web-value-banks = zabezpiecza łup
web-value-loses = łup przepada
web-value-any-loot = dowolny łup
web-value-cash-only = tylko gotówka
web-value-zero = brak
web-value-surplus = nadwyżka
web-value-fewer-stars = wygrywa mniej gwiazdek
web-value-fewer-cards = wygrywa mniej kart
web-value-choice = wybrana osoba
web-value-left = osoba po lewej
web-value-discard = nikt: karta odrzucona
web-explain-house-rule = Zmienia to zasada domowa tego stołu:
web-explain-key = Klawisz ? otwiera zasadę
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
web-big-screen = Duży ekran
web-screen-join = Dołącz telefonem
web-screen-seats = Zajęte miejsca: { $taken } z { $players }
web-screen-turn = Ruch ma { $player }
web-screen-begins = Gra się zaczyna.
web-factions-chosen = wybrane pojedynczo
web-factions-count = Wybrane frakcje: { $count } z { $size }. Do gry potrzeba dokładnie { $size }.
web-skip = Do tego, co możesz zrobić
