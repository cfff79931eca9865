# Dom: to, co nie należy do żadnej konkretnej gry.

nothing = brak
player = Gracz { $number }
seat-numbered = Miejsce { $number }
player-you = Gracz { $number } (ty)
player-named-you = { $name } (ty)
level-kitten = Kociak
level-tabby = Buras
level-prowler = Dachowiec
level-burglar = Włamywacz
level-master = Mistrz
temperament-bold = śmiały
temperament-wary = ostrożny
temperament-spiteful = złośliwy
spectator = Widz
# Jak nikt nie może się nazywać: słowa oznaczające role przy stole, oddzielone przecinkami.
names-of-nobody = Bot, Gospodarz, Gospodyni, Widz

## Stół wiersz po wierszu

welcome = Witaj w grze { $game }. Jesteś graczem { $number } z { $players }. Aby uzyskać pomoc, wpisz: ?
choose = { $player }: twoja tura. Wybierz numer lub wpisz ruch:
choose-answer = Twoja odpowiedź, { $player }; trwa nadal tura, którą ma { $active }. Wybierz numer albo wpisz ruch:
chosen-so-far = Wybrano i nikt inny jeszcze o tym nie wie: { $moves }. Aby się wycofać, wpisz: back
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
after-the-game = Możesz jeszcze wpisać log, table, seen lub save PLIK. Aby odejść, naciśnij Enter.
sat-there = { $player } to { $name }.
help =
    Wybierz numer z listy lub wpisz ruch. Ruchy zapisuje się tak: { $forms }.
    Pusty wiersz ponownie wyświetla wszystkie możliwości.
    back: wycofaj ostatni wybór. Nikt inny się o nim nie dowie, dopóki nie wybierzesz wszystkiego, co należy do siebie.
    table: co leży na stole. log: wszystko, co się wydarzyło. why: dlaczego odrzucono ostatni ruch.
    seen: stos kart odrzuconych i to, co widzieli wszyscy.
    hint: co zagrać i dlaczego.
    save PLIK: zapisz grę do pliku. quit: odejdź od stołu.
remembered-discard = Stos kart odrzuconych (liczba kart: { $cards }): { $discard }.
remembered-kept = { $player }. { $place } (liczba kart: { $cards }). Znane wszystkim: { $known }.
remembered-nothing = { $player }. { $place } (liczba kart: { $cards }). Żadna z nich nie jest znana wszystkim.
remembered-kind = { $card } ({ $cards })
remembered-unseen = Jeszcze niewidziane albo znów niewidoczne (liczba kart: { $cards }): { $unseen }.
remembered-all = Gra się skończyła; nie ma już czego pamiętać.
thinking = { $player } myśli…
adviser = Doradca
no-hint = Podpowiedzi są dostępne w twojej turze.
hints-off = Przy tym stole nie ma podpowiedzi: gra tu kilka osób, a przy otwieraniu stołu ich nie dozwolono. W grze z samymi botami są dostępne zawsze.
hint-best = Podpowiedź: { $move } (wpisz: { $text }). Szansa na wygraną: { $chance }%.
hint-second = Drugi najlepszy ruch: { $move } (wpisz: { $text }). Szansa na wygraną: { $chance }%.
hint-belief = O wyborze decyduje przypuszczenie (prawdopodobieństwo: { $chance }%): { $belief }.
hint-ahead = Decyduje porównanie: na 100 gier ten ruch wygrywa o { $gain } więcej niż następny.
hint-even = Nic nie decyduje: następny ruch jest mniej więcej tak samo dobry.
hint-only = Decyduje to, że żaden inny ruch nie wchodzi w grę.
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
not-your-turn = Gracz { $seat } nie może teraz nic zrobić. Ruch należy do gracza { $turn }.
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
bad-seats = Nie da się odczytać, co { $file } mówi o miejscach. Dla każdego z { $players } miejsc potrzebne jest „name” albo „bot” (lub nic).

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

verified = Przeliczono ponownie: zobowiązanie domu pasuje do jego sekretu, tego stołu, gry, jej zasad, graczy i opcji; każda liczba pasuje do zobowiązania swojego miejsca; ziarno wynika z tego wszystkiego; a wszystkie ruchy ({ $moves }) dają karty, które było widać.
verified-former = Przeliczono ponownie według dawnego protokołu: zobowiązanie się zgadza, ziarno wynika z sekretu, stołu i liczb, a wszystkie ruchy ({ $moves }) dają karty, które było widać. Ten protokół nie wiąże gry ani jej opcji, a kto podał ostatnią liczbę, mógł razem z serwerem wybrać rozdanie.
verified-abandoned = Rundy porzucone przed tym rozdaniem: { $rounds }. Miejsca, które nie ujawniły swojej liczby: { $seats }.
verified-no-seats = Zapis nie mówi, kto gdzie siedział, więc nie sprawdzono, czy miejsce bota nie podało liczby. Sprawdza to --commitments.
verified-seen = Tak, jak zapisano: { $parts }.
verified-unseen = Nie porównano, bo nie podano niczego do porównania: { $parts }. Sam zapis pokazuje, że jest spójny, a nie, co ustalono przed rozdaniem.
verified-never = Żaden zapis nie pokaże, czy na innych miejscach siedzieli ludzie, czy współpracowali z domem ani czy ktoś podglądał karty.
seen-table = stół (--table)
seen-commitment = zobowiązanie domu (--commitment)
seen-number = twoja liczba (--seat --number)
seen-commitments = zobowiązania wszystkich miejsc (--commitments)
no-fairness = Ten zapis nie mówi, jak powstało jego ziarno, więc nie ma czego sprawdzać. Zapisy gier przy stołach na żywo to podają.
not-fair-parts = Nie da się odczytać, co zapis mówi o rozdaniu. Potrzebne są: { $parts }.
broken-commitment = To nie jest sekret, którego dotyczyło zobowiązanie serwera sprzed rozdania ({ $commitment }).
unknown-protocol = Rozdano według wersji { $version } protokołu; ten program zna wersje od 1 do { $known }. Użyj nowszego.
broken-terms = Zobowiązanie domu ({ $commitment }) nie pasuje do zapisu: sekret, stół, runda, gra, zasady, gracze lub opcje były inne.
broken-seat-commitment = Liczba miejsca { $seat } nie jest tą, do której to miejsce zobowiązało się przed rozdaniem.
bot-with-number = Według zapisu na miejscu { $seat } siedział bot, a jest tam liczba. Bot żadnej nie podaje: w rozdaniu brał udział ktoś inny.
person-without-number = Według zapisu na miejscu { $seat } siedział człowiek, ale nie ma tam liczby: rozdano bez udziału tego miejsca.
other-table-seen = To zapis stołu { $table }, a twoim stołem był { $seen }. Poproś o zapis tamtego stołu.
other-commitment-seen = Zobowiązanie w zapisie to { $commitment }, a przed rozdaniem było widać { $seen }: dom zobowiązał się do czegoś innego.
other-number-seen = Dla miejsca { $seat } zapis podaje liczbę { $number }, a twoja to { $seen }.
other-commitments-seen = Zobowiązania miejsc w zapisie nie są tymi, które zapisano przed rozdaniem.
former-commitments = Rozdano według dawnego protokołu, w którym miejsca się nie zobowiązywały. Pomiń --commitments.
seat-and-number = --seat i --number idą w parze: podaj swoje miejsce i liczbę, którą dało za nie twoje urządzenie.
other-seed = Ziarno nie wynika z sekretu, stołu { $table } i liczb poszczególnych miejsc.
told-chance = Ten zapis wymienia karty, które przyniósł los, więc jego rozdania nie da się sprawdzić.
no-table = Stół „{ $table }” nie istnieje albo już go nie ma. Poproś o nowy link lub otwórz własny stół.
table-full = Wszystkie miejsca ({ $players }) są zajęte. Możesz się przyglądać albo otworzyć inny stół.
seat-taken = Miejsce { $seat } jest zajęte. Wybierz inne.
seat-open = Na miejscu { $seat } nikt nie siedzi.
name-taken = Przy tym stole ktoś już nazywa się { $name }. Wybierz inne imię.
name-alike = „{ $name }” wygląda jak { $other }, a ktoś o tym imieniu już siedzi przy tym stole. Wybierz inne imię albo dopisz do swojego litery lub cyfry.
name-reserved = „{ $name }” wygląda jak „{ $reserved }”, a tak dom sam nazywa boty, miejsca lub widzów. Wybierz inne imię.
bad-name = Imię musi mieć od 1 do { $longest } znaków, a przynajmniej jeden musi być widoczny.
bad-saying = Wiadomość musi mieć od 1 do { $longest } znaków.
enough-said = Przy tym stole padło już dość twoich słów ({ $most } razy). Graj dalej w milczeniu.
enough-asked = Dość już zmian tam i z powrotem przy tym stole (było ich { $most }). Grać można dalej; do wszystkiego innego otwórz nowy stół.
said-too-fast = To bardzo dużo słów naraz (ponad { $most } wypowiedzi). Poczekaj chwilę i mów dalej.
enough-comings = To już dość siadania przy tym stole (było tego { $most }). Oglądaj grę albo otwórz własny stół.
enough-played = Przy jednym stole każde miejsce wykonuje najwyżej { $most } ruchów. Poddaj się tutaj albo otwórz nowy stół.
bad-number = „{ $number }” nie jest liczbą do rozdania. Podaj dokładnie 64 cyfry szesnastkowe.
bad-commitment = „{ $commitment }” nie jest zobowiązaniem do liczby. Podaj dokładnie 64 cyfry szesnastkowe.
not-all-committed = Liczby ujawnia się, gdy zobowiążą się wszystkie miejsca, nie wcześniej. Poczekaj, aż wszyscy będą gotowi.
other-number = To nie jest liczba, do której zobowiązało się twoje miejsce. Ujawnij tamtą.
already-revealed = Twoja liczba jest już ujawniona.
dealing = Wszyscy są gotowi i napływają liczby do rozdania. Poczekaj, aż gra się zacznie albo runda zostanie porzucona, najwyżej { $seconds } sekund po tym, jak wszyscy byli gotowi.
too-many-rounds = Porzucone rundy przy tym stole, bo nie ujawniono liczby: { $rounds }. Tutaj już się nie rozdaje. Przygotuj nowy stół.
bad-clock = Zegar daje każdemu miejscu od { $least } do { $most } sekund i najwyżej 3600 dodatkowych za każdy ruch.
clock-tightened = W trakcie gry możesz dać wszystkim więcej czasu albo usunąć zegar. Nowy lub krótszy zegar musi poczekać do następnej gry.
no-people = Przy stole musi najpierw usiąść człowiek. Usiądź, a potem posadź boty.
host-stays = Kto otworzył lub przejął stół, zachowuje swoje miejsce do początku gry.
already-ready = Twoja gotowość jest już zgłoszona.
already-begun = Gra się rozpoczęła; miejsca zostają bez zmian.
not-yet-begun = Gra się jeszcze nie rozpoczęła. Zacznie się, gdy wszystkie miejsca będą zajęte i wszyscy będą gotowi.
not-yet-over = To będzie możliwe po zakończeniu gry.
only-host = Może to zrobić tylko osoba, która otworzyła stół lub później go przejęła.
old-number = Przy stole gra poszła już dalej (widać było { $number }, teraz jest { $now }). Spójrz jeszcze raz i wtedy wykonaj ruch.
final-move = Ruch „{ $text }” jest ostateczny: co przyniesie, widać dopiero po jego wykonaniu. Wyślij go bez ruchów po nim.
id-used = Identyfikator „{ $id }” należy już do innej wiadomości. Nadaj każdej wiadomości własny identyfikator.
bot-plays = Na miejscu { $seat } gra teraz bot. Najpierw odzyskaj miejsce.
person-plays = Na miejscu { $seat } gra człowiek, nie bot.
nothing-to-undo = Nie masz ruchu, który można by cofnąć: ktoś już zagrał po tobie albo dobrano kartę.
undo-reveals = Tego ruchu nie można cofnąć, bo inni czegoś się z niego dowiedzieli.
has-resigned = Osoba na tym miejscu zrezygnowała z gry.
not-silent = Bot zagra za miejsce { $seat } dopiero wtedy, gdy inni będą już na nie czekać { $seconds } s.
not-awaited = Na miejsce { $seat } nikt teraz nie czeka.
time-is-up = Twój czas na ten ruch minął: wykona go bot, a potem możesz wrócić na swoje miejsce.
rematch-exists = Kolejna gra jest już przygotowana: { $table }.
no-seat-held = Nie masz miejsca przy tym stole. Najpierw dołącz albo użyj własnego linku.
other-seat-held = Przy tym stole masz już miejsce { $seat }.
wrong-key = Ten link nie otwiera tu żadnego miejsca: został już użyty, jest za stary albo należy do innego stołu. Poproś o nowy na urządzeniu, na którym grasz.
too-many-devices = To miejsce jest już otwarte na { $most } urządzeniach. Wyloguj pozostałe na jednym z nich i spróbuj ponownie.
signed-out = Inne urządzenie, na którym jest otwarte to miejsce, wylogowało to urządzenie. Jeśli to nie ty, poproś o nowy link na urządzeniu, na którym grasz.
no-spectators = Przy tym stole gra się bez widzów.
enough-said-watching = Przy tym stole padło już dość twoich słów ({ $most } razy) albo słów wszystkich widzów razem. Oglądaj dalej w milczeniu.
spectators-are-silent = Przy tym stole rozmawiają tylko gracze. Kto otworzył stół, może na to pozwolić także widzom.
no-name-told = Najpierw podaj swoje imię.
named-already = Przy tym stole nazywasz się już { $name }.
enough-names = Przy tym stole rozmawia już dość widzów (liczba: { $most }). Nadal możesz oglądać.
only-own-replay = Dopóki gra trwa, możesz wracać do wcześniejszych chwil tylko ze swojego miejsca.
bad-message = Nie można zrozumieć wiadomości. Czego się oczekuje, opisano pod /api/openapi/openapi.json, a dla gniazd pod /api/messages.
too-large = Wiadomość jest za duża. Odczytywane jest najwyżej { $most } bajtów.
too-many-requests = To za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
house-busy = Dom ma teraz dużo do obliczenia dla wszystkich. Spróbuj za chwilę; gry w tym czasie toczą się dalej.
not-found = Pod adresem { $path } nic nie ma.
wrong-method = Tego adresu nie można tak użyć. Interfejs opisano pod /api/openapi/openapi.json.
wrong-origin = Strony z { $origin } nie mogą tu niczego robić.
wrong-host = Ten dom jest otwarty tylko na tym komputerze, nie jako { $host }. Aby otworzyć go dla innych: mewseum serve --host 0.0.0.0
storage-busy = Zbyt wiele czeka na zapisanie. Nic się nie zmieniło; spróbuj za chwilę.
storage-down = Dom nie ma teraz dostępu do swoich stołów: { $why }. Spróbuj za chwilę; nic nie wykona się dwa razy. Jeśli potrwa to dłużej, powiadom osobę, która prowadzi dom.
disk-nearly-full = Dysk domu jest prawie pełny (zostało mniej niż { $spare } MB). Gry toczą się dalej, ale na razie nie ma nowych stołów ani rozmów. Powiadom osobę, która prowadzi dom.
storage-full = nie ma już miejsca na zapis
storage-locked = z jego danych korzysta inny program
storage-read-only = jego dane można tylko czytać
storage-gone = jego danych nie ma tam, gdzie były
storage-silent = jego baza danych nie odpowiada
storage-failing = jego baza danych nie działa
storage-closing = właśnie się zamyka
table-damaged = To, co zapisano o stole { $table }, jest uszkodzone. Odstawiono go takim, jaki jest: nikt nie może tam grać ani patrzeć, i niczego się nie zgaduje. Wszystkie inne stoły grają dalej. Powiadom osobę, która prowadzi dom.
damage-setup = To, co uzgodniono przed grą, nie jest takie, jak zostało zapisane.
damage-entry = Wpis { $entry } nie jest taki, jak został zapisany, albo nie jest na swoim miejscu.
damage-twice = Jest kilka wpisów o numerze { $entry }.
damage-missing = Brakuje wpisów od { $first } do { $last }.
damage-beyond = Są wpisy po { $entry }, ostatnim, o którym wie wiersz stołu.
damage-head = Wiersz stołu zna inny ostatni wpis albo nie zna żadnego.
damage-file = Sama baza danych jest uszkodzona tam, gdzie zapisano stół.
damage-unread = Wpisu { $entry } nie da się odczytać.
damage-unread-setup = Tego, co uzgodniono przed grą, nie da się odczytać.
damage-rules = Wpis { $entry } nie jest w tym miejscu gry możliwy według zasad.
damage-no-table = Dla tego stołu zapisano wpisy, ale samego stołu nie.
check-table = Stół { $table }: { $flaws }
check-well = Nic nie jest uszkodzone. Stoły: { $tables }; gry rozegrane ponownie według zasad: { $replayed }.
check-damaged = Uszkodzone stoły: { $damaged } z { $tables }. Dom odstawia je, gdy je znajdzie; przywróć kopię zapasową albo zostaw je tak. Gry rozegrane ponownie: { $replayed }.
check-other-rules = Stoły gier z inną wersją zasad, w których sprawdzono tylko łańcuch: { $tables }.
check-bare = Stoły sprzed łańcuchów, które dopiero dostaną swoje: { $tables }. Dom robi to, gdy jest otwarty.
check-other-shape = Baza danych { $database } ma kształt innej wersji. Otwórz z nią raz dom, to ją zaktualizuje, i wtedy ją sprawdź.
no-database = Nie można otworzyć bazy danych { $database }: { $reason }.
bad-database = „{ $database }” to nie baza danych. Napisz sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA.
no-rooms = Kilka sal wymaga systemu, który potrafi przekazywać połączenia z jednego procesu do drugiego, a ten tego nie potrafi. Pomiń --rooms albo otwórz kilka domów na jednej bazie PostgreSQL.
second-house = Na { $file } jest już otwarty inny dom, pod { $address }; żaden z nich nie wiedziałby o ruchach w drugim. Wejdź tam, najpierw go zamknij albo wybierz inny plik za pomocą --database.
cannot-listen = Dom nie może się otworzyć pod { $host }, port { $port }: { $reason }. Wybierz inny za pomocą --port.
house-failed = Coś poszło nie tak. Nic nie przepadło; spróbuj jeszcze raz.

## Jak gra skończyła się dla danego miejsca

amount = { $score }
you-won = Wygrywasz!
you-won-by = Wygrywasz! Przewaga: { $margin }.
you-won-together = Wygrywasz! Zwycięstwo dzielą z tobą: { $others }.
you-came = Zajmujesz { $place } miejsce.
you-came-behind = Zajmujesz { $place } miejsce. Wygrywa { $winners }, różnica: { $margin }.
you-resigned = Rezygnujesz z gry.
rank-2 = drugie
rank-3 = trzecie
rank-4 = czwarte
rank-5 = piąte
rank-6 = szóste
score-made-of = Na to składają się: { $shares }.
