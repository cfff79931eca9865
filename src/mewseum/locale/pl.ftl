# Dom: to, co nie należy do żadnej konkretnej gry.

nothing = brak
player = Gracz { $number }
player-you = Gracz { $number } (ty)

## Stół wiersz po wierszu

welcome = Witaj w grze { $game }. Jesteś graczem { $number } z { $players }. Aby uzyskać pomoc, wpisz: ?
choose = { $player }: twoja tura. Wybierz numer lub wpisz ruch:
kind-of-move =
    { $moves ->
        [one] { $kind } ({ $moves } możliwość)
        [few] { $kind } ({ $moves } możliwości)
        [many] { $kind } ({ $moves } możliwości)
       *[other] { $kind } ({ $moves } możliwości)
    }
no-such-number = Na liście nie ma numeru { $number }. Wybierz numer od 1 do { $last } lub wpisz ruch.
refused = Odrzucono „{ $text }”. { $reason }
nothing-refused = Niczego jeszcze nie odrzucono.
see-rules = Pełna treść zasady: mewseum rules { $game } --section { $section }
save-where = Podaj, gdzie zapisać grę, na przykład: save moja-gra.json
saved =
    { $moves ->
        [one] Gra jest zapisana w { $file } ({ $moves } ruch). Aby ją odtworzyć: mewseum replay { $file }
        [few] Gra jest zapisana w { $file } ({ $moves } ruchy). Aby ją odtworzyć: mewseum replay { $file }
        [many] Gra jest zapisana w { $file } ({ $moves } ruchów). Aby ją odtworzyć: mewseum replay { $file }
       *[other] Gra jest zapisana w { $file } ({ $moves } ruchu). Aby ją odtworzyć: mewseum replay { $file }
    }
left = Odchodzisz od stołu.
after-the-game = Możesz jeszcze wpisać log, table lub save PLIK. Aby odejść, naciśnij Enter.
help =
    Wybierz numer z listy lub wpisz ruch. Ruchy zapisuje się tak: { $forms }.
    Pusty wiersz ponownie wyświetla wszystkie możliwości.
    table: co leży na stole. log: wszystko, co się wydarzyło. why: dlaczego odrzucono ostatni ruch.
    hint: co zagrać i dlaczego.
    save PLIK: zapisz grę do pliku. quit: odejdź od stołu.
thinking = { $player } myśli…
adviser = Doradca
no-hint = Podpowiedzi są dostępne w twojej turze.
hint-best = Podpowiedź: { $move } (wpisz: { $text }). Szansa na wygraną: { $chance }%.
hint-second = Drugi najlepszy ruch: { $move } (wpisz: { $text }). Szansa na wygraną: { $chance }%.
hint-belief = O wyborze decyduje przypuszczenie (prawdopodobieństwo: { $chance }%): { $belief }.
won = { $winners } wygrywa: { $reason }.
won-together = { $winners } wspólnie wygrywają: { $reason }.
score = { $player }: { $score }
not-over =
    { $moves ->
        [one] Zapis kończy się po { $moves } ruchu; gra nie jest skończona.
        [few] Zapis kończy się po { $moves } ruchach; gra nie jest skończona.
        [many] Zapis kończy się po { $moves } ruchach; gra nie jest skończona.
       *[other] Zapis kończy się po { $moves } ruchu; gra nie jest skończona.
    }

## Co zostaje odrzucone

unknown-language = Nie ma tekstów w języku „{ $language }”. Wybierz spośród: { $known }.
unknown-game = Nie ma tu gry „{ $game }”. Może chodzi o: { $known }?
impossible-players = Niedozwolona liczba graczy w { $game }: { $players }. Wybierz od { $least } do { $most }.
unknown-option = Nie ma opcji „{ $option }”. Może chodzi o: { $known }?
impossible-option = Opcja { $option } nie może mieć wartości { $value }. Możliwe wartości: { $known }.
bad-setting = „{ $setting }” nie jest opcją. Napisz NAZWA=WARTOŚĆ, na przykład hall_of_fame=true.
bad-seed = { $seed } nie jest ziarnem. Ziarno to liczba całkowita albo 32 bajty (w zapisie: 64 cyfry szesnastkowe).
no-compiler = Nie można skompilować zasad, bo moduł { $missing } nie jest zainstalowany. Użyj trybu zwykłego albo zainstaluj ten moduł.
bad-position = { $value } nie nadaje się jako „{ $part }”. Pozycja to słownik taki jak ten, który daje to_position().
unknown-seat = Nie ma miejsca { $seat }. Miejsca liczy się od 0 do { $last }, a graczy od 1.
unknown-player = Nie ma gracza { $player }. Graczy liczy się od 1 do { $last }.
unknown-section = W zasadach { $game } nie ma § { $paragraph }. Pomiń --section, aby przeczytać całość.
no-move = „{ $text }” nie jest ruchem. Ruchy zapisuje się tak: { $forms }.
bad-chance = { $chance } nie mówi, co przynosi los. Podaj listę kart, najwyżej { $most }.
unknown-card = Nie ma karty { $card }. Możliwe karty: { $known }.
impossible-chance = Zapowiedziana karta nr { $number }, { $card }, nie może się pojawić: tam, skąd się ją dobiera, nie ma już takiej.
surplus-chance = Zapowiedziano za dużo kart: { $told }. Karty dobierane w tym ruchu: { $drawn }. Nie zapowiadaj ich więcej.
game-over = Gra jest skończona; nie można już wykonać żadnego ruchu.
not-your-turn = To nie jest tura gracza { $seat }. Ruch należy do gracza { $turn }.
too-few-games = Nie można zasymulować takiej liczby gier: { $games }. Podaj co najmniej 1.
bad-budget = „{ $budget }” nie jest budżetem. Podaj czas, na przykład 50ms lub 2s, albo liczbę symulacji, na przykład 400.
unknown-bot = Nie ma bota „{ $bot }”. Czy chodziło o: { $known }? Poziom może mieć temperament, na przykład master:bold: { $temperaments }.
too-few-bots = Turniej wymaga co najmniej dwóch botów, a podano: { $bots }. Wpisz na przykład --bots search,careful.
too-many-bots = Botów ({ $bots }) jest więcej niż wolnych miejsc ({ $seats }). Podaj mniej botów albo więcej graczy.
illegal-in-record = Ruch { $number } w zapisie, „{ $text }”, zostaje odrzucony. { $reason }
cannot-write = Nie można zapisać { $file }: { $reason }.
cannot-read = Nie można odczytać { $file }: { $reason }.
not-json = { $file } nie jest pełnym zapisem: urywa się lub jest uszkodzony w wierszu { $line }.
not-a-record = { $file } nie jest zapisem gry. Zapis zawiera: { $parts }.
incomplete-record = { $file } nie jest pełnym zapisem. Brakuje w nim: { $parts }.
unknown-format = { $file } ma format { $format }; ten program czyta format { $known }.
edited-record = Po zapisaniu ktoś zmienił { $file }. Jeśli to było celowe, usuń stamtąd wiersz „check”.
unknown-rules = Grę z { $file } rozegrano według wersji { $version } zasad; ten program gra według wersji { $known }.
bad-entry = Wpis { $number } na liście ruchów w { $file } nie jest ruchem: { $value }.

## Pozycje w słowach

unknown-part = Pozycja nie ma części „{ $part }”. Jej części to: { $known }.
not-a-list = „{ $part }” musi być listą kart, a nie: { $value }.
not-one-per-seat = „{ $part }” musi mieć po jednej liście dla każdego miejsca (miejsca: { $players }), a nie: { $value }.
unknown-card-in = Nie ma karty { $card } (w „{ $part }”). Możliwe karty: { $known }.
too-many-cards = Liczba takich kart w grze to tylko { $copies }: { $card }. „{ $part }” wymagałoby jeszcze jednej.
no-seat = „{ $part }” musi być miejscem od 0 do { $last }, a nie: { $value }.
cannot-deal = Aby rozdać to, czego nie podano, potrzeba więcej kart (liczba: { $cards }), niż zostało ({ $left }).
known-but-absent = Podano, że gracz { $player } ma kartę, której u niego nie ma: { $card }.
unknown-choice = „{ $part }” nie może mieć wartości { $value }. Możliwe wartości: { $known }.
no-number = „{ $part }” musi być liczbą całkowitą od 0 do { $most }, a nie { $value }.
impossible-set = Opcja { $option } nie może mieć wartości { $value }. Możliwe wartości: { $words } albo { $size } z listy: { $known }.

## Stół na żywo

verified = Wszystko jest tak, jak rozdano: zobowiązanie się zgadza, ziarno wynika z liczb wszystkich miejsc, a wszystkie ruchy ({ $moves }) dają karty, które było widać.
no-fairness = Ten zapis nie mówi, jak powstało jego ziarno, więc nie ma czego sprawdzać. Zapisy gier przy stołach na żywo to podają.
not-fair-parts = Nie da się odczytać, co zapis mówi o rozdaniu. Potrzebne są: { $parts }.
broken-commitment = To nie jest sekret, którego dotyczyło zobowiązanie serwera sprzed rozdania ({ $commitment }).
other-seed = Ziarno nie wynika z sekretu, stołu { $table } i liczb poszczególnych miejsc.
told-chance = Ten zapis wymienia karty, które przyniósł los, więc jego rozdania nie da się sprawdzić.
no-table = Stół „{ $table }” nie istnieje albo już go nie ma. Poproś o nowy link lub otwórz własny stół.
table-full = Wszystkie miejsca ({ $players }) są zajęte. Możesz się przyglądać albo otworzyć inny stół.
seat-taken = Miejsce { $seat } jest zajęte. Wybierz inne.
seat-open = Na miejscu { $seat } nikt nie siedzi.
name-taken = Przy tym stole ktoś już nazywa się { $name }. Wybierz inne imię.
bad-name = Imię musi mieć od 1 do { $longest } znaków.
bad-saying = Wiadomość musi mieć od 1 do { $longest } znaków.
enough-said = Przy tym stole powiedziano już dość ({ $most } razy). Gra toczy się dalej w milczeniu.
enough-asked = Dość już zmian tam i z powrotem przy tym stole (było ich { $most }). Grać można dalej; do wszystkiego innego otwórz nowy stół.
bad-number = „{ $number }” nie jest liczbą do rozdania. Podaj od 32 do 64 cyfr szesnastkowych.
bad-clock = Zegar daje każdemu miejscu od { $least } do { $most } sekund i najwyżej 3600 dodatkowych za każdy ruch.
clock-tightened = W trakcie gry możesz dać wszystkim więcej czasu albo usunąć zegar. Nowy lub krótszy zegar musi poczekać do następnej gry.
no-people = Przy stole musi najpierw usiąść człowiek. Usiądź, a potem posadź boty.
host-stays = Kto otworzył stół, zachowuje swoje miejsce do początku gry.
already-ready = Twoja gotowość jest już zgłoszona.
already-begun = Gra się rozpoczęła; miejsca zostają bez zmian.
not-yet-begun = Gra się jeszcze nie rozpoczęła. Zacznie się, gdy wszystkie miejsca będą zajęte i wszyscy będą gotowi.
not-yet-over = To będzie możliwe po zakończeniu gry.
only-host = Może to zrobić tylko osoba, która otworzyła stół.
old-number = Przy stole gra poszła już dalej (widać było { $number }, teraz jest { $now }). Spójrz jeszcze raz i wtedy wykonaj ruch.
id-used = Identyfikator „{ $id }” należy już do innej wiadomości. Nadaj każdej wiadomości własny identyfikator.
bot-plays = Na miejscu { $seat } gra teraz bot. Najpierw odzyskaj miejsce.
person-plays = Na miejscu { $seat } gra człowiek, nie bot.
nothing-to-undo = Nie masz ruchu, który można by cofnąć: ktoś już zagrał po tobie albo dobrano kartę.
undo-reveals = Tego ruchu nie można cofnąć, bo inni czegoś się z niego dowiedzieli.
has-resigned = Osoba na tym miejscu zrezygnowała z gry.
not-silent = Bot zagra za miejsce { $seat } dopiero wtedy, gdy inni będą już na nie czekać { $seconds } s.
time-is-up = Twój czas na ten ruch minął: wykona go bot, a potem możesz wrócić na swoje miejsce.
rematch-exists = Kolejna gra jest już przygotowana: { $table }.
no-seat-held = Nie masz miejsca przy tym stole. Najpierw dołącz albo użyj własnego linku.
other-seat-held = Przy tym stole masz już miejsce { $seat }.
wrong-key = Ten link nie otwiera tu żadnego miejsca. Poproś o nowy na urządzeniu, na którym grasz.
too-many-devices = To miejsce jest już otwarte na wielu urządzeniach ({ $most } razem z linkami). Użyj jednego z nich.
no-spectators = Przy tym stole gra się bez widzów.
only-own-replay = Dopóki gra trwa, możesz wracać do wcześniejszych chwil tylko ze swojego miejsca.
bad-message = Nie można zrozumieć wiadomości. Czego się oczekuje, opisano pod /api/openapi/openapi.json, a dla gniazd pod /api/messages.
too-large = Wiadomość jest za duża. Odczytywane jest najwyżej { $most } bajtów.
too-many-requests = To za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
not-found = Pod adresem { $path } nic nie ma.
wrong-method = Tego adresu nie można tak użyć. Interfejs opisano pod /api/openapi/openapi.json.
wrong-origin = Strony z { $origin } nie mogą tu niczego robić.
wrong-host = Ten dom jest otwarty tylko na tym komputerze, nie jako { $host }. Aby otworzyć go dla innych: mewseum serve --host 0.0.0.0
storage-busy = Zbyt wiele czeka na zapisanie. Nic się nie zmieniło; spróbuj za chwilę.
storage-down = Dom nie ma teraz dostępu do swoich stołów: { $why }. Spróbuj za chwilę; nic nie wykona się dwa razy. Jeśli potrwa to dłużej, powiadom osobę, która prowadzi dom.
storage-full = nie ma już miejsca na zapis
storage-locked = z jego danych korzysta inny program
storage-read-only = jego dane można tylko czytać
storage-gone = jego danych nie ma tam, gdzie były
storage-silent = jego baza danych nie odpowiada
storage-failing = jego baza danych nie działa
storage-closing = właśnie się zamyka
no-database = Nie można otworzyć bazy danych { $database }: { $reason }.
bad-database = „{ $database }” to nie baza danych. Napisz sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA.
no-rooms = Kilka sal wymaga systemu, który potrafi przekazywać połączenia z jednego procesu do drugiego, a ten tego nie potrafi. Pomiń --rooms albo otwórz kilka domów na jednej bazie PostgreSQL.
second-house = Na { $file } jest już otwarty inny dom, pod { $address }; żaden z nich nie wiedziałby o ruchach w drugim. Wejdź tam, najpierw go zamknij albo wybierz inny plik za pomocą --database.
cannot-listen = Dom nie może się otworzyć pod { $host }, port { $port }: { $reason }. Wybierz inny za pomocą --port.
house-failed = Coś poszło nie tak. Nic nie przepadło; spróbuj jeszcze raz.
