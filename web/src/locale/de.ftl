# Die Texte des Browsers. Was die Spiele sagen, steht in ihren Ordnern, was das Haus sagt, in src/mewseum/locale.

web-motto = Ein Haus für Katzenkartenspiele. Sind die Wächter aus dem Haus, tanzen die Katzen auf dem Tisch.
web-language = Sprache
web-games = Spiele
web-game-cat-burglars = Cat Burglars
web-game-meow = Cat Burglar: Der MEOW-Coup
web-game-catham-city = Catham City
web-about-cat-burglars = Stell Katzenbanden zusammen, versteck Goldene Wollknäuel oder Fallen darunter und schleich dich bei den anderen ein.
web-about-meow = Zieh Beute, solange du dich traust, lass dich nicht von den Wächtern erwischen und hol deine Katzen aus dem Gefängnis.
web-about-catham-city = Wahlkampf unter Katzen: Hacker, Polizei und Mafia tun alles für einen Punkt.
web-goal-cat-burglars = Das Ziel: als Erste oder Erster acht Goldene Wollknäuel haben.
web-goal-meow = Das Ziel: das meiste Geld gesichert haben, wenn der Stapel leer ist.
web-goal-catham-city = Das Ziel: zuerst 16 Wahlkampfpunkte haben, ab vier Spielenden 13.
web-players-minutes = { $players } Spieler · etwa { $minutes } Minuten
web-play-now = Sofort spielen
web-set-up = Freunde und Optionen
web-invite-a-friend = Freund einladen
web-invite-a-friend-to = Freund einladen: { $game }
web-learn = In 5 Minuten lernen
web-first-time = Noch nie gespielt?
web-lesson = Erste Partie: { $game }
web-lesson-guide = Museumsführung
web-lesson-step = Schritt { $number } von { $count }
web-lesson-show = Zeig es mir
web-lesson-on = Weiter
web-lesson-play = Gegen Bots spielen
web-lesson-well-done = Gut gemacht!
web-lesson-later = Eine gute Idee für später. Wähle jetzt, was leuchtet.
web-lesson-not-now = Das geht jetzt nicht. Wähle, was leuchtet.
web-your-tables = Deine Tische
web-more-tables = { $count } weitere
web-put-away = Weglegen
web-put-away-which = Weglegen: { $game } ({ $players })
web-is-put-away = { $game } ({ $players }) ist weggelegt.
web-put-away-undo = Rückgängig
web-tables-put-away = Weggelegt: { $count }
web-put-away-about = An diesen Tischen behältst du deinen Platz. Sobald jemand an einem etwas tut, steht er wieder in deiner Liste.
web-list-again = Zurück in die Liste
web-list-again-which = Zurück in die Liste: { $game } ({ $players })
web-waiting = wartet auf Mitspieler
web-your-turn = Du bist am Zug
web-your-answer = Deine Antwort
web-waits-for-you = Wartet auf dich
web-going-on = läuft
web-not-affiliated = Mewseum ist ein eigenständiges Hobbyprojekt und steht in keiner Verbindung zu den Verlagen dieser Spiele.
web-guest = Gast
web-your-name = Dein Name
web-how-many = Wie viele spielen mit?
web-by-house-rule = { $count }, nach einer Hausregel
web-opponents = Gegner
web-seat = Platz { $number }
web-a-friend = Einladung per Link
web-plays-kitten = Spielt nach Laune und übersieht viel: für den ersten Abend.
web-plays-tabby = Denkt ein wenig nach und vergisst schnell, was die anderen getan haben.
web-plays-prowler = Wägt jeden Zug ab: für die meisten ein ebenbürtiger Gegner.
web-plays-burglar = Merkt sich, wie alle gespielt haben, und errät, was sie auf der Hand haben.
web-plays-master = Denkt am längsten nach und verschenkt nichts.
web-temperament = Temperament
web-temperament-none = kein bestimmtes
web-no-mood = Sie spielen, was ihnen am besten scheint.
web-mood-bold = Unter etwa gleich guten Zügen ziehen sie den riskanten vor.
web-mood-wary = Unter etwa gleich guten Zügen ziehen sie den sicheren vor.
web-mood-spiteful = Unter etwa gleich guten Zügen ziehen sie den vor, der jemandem schadet.
web-clock = Bedenkzeit
web-clock-none = so lange du willst
web-clock-of = je { $minutes } min, plus { $seconds } s pro Spielzug
web-clock-about = Ist die Zeit um, spielt ein Bot weiter, bis man sich den Platz zurückholt. Wer den Tisch eröffnet hat, kann die Uhren im Spiel neu aufziehen oder anhalten.
web-clock-none-about = Niemand wird gedrängt.
web-time-left = Übrige Zeit: { $time }
web-time-short = Weniger als { $seconds } Sekunden übrig.
web-wind-clocks = Alle Uhren aufziehen
web-no-clocks = Ohne Uhren weiter
web-variants = Varianten und Hausregeln
web-variants-changed = ({ $count } anders als in der Anleitung)
web-presets = Regeln
web-preset-first-game = Erste Partie
web-preset-by-the-book = Nach der Anleitung
web-preset-all-variants = Alle Varianten
web-preset-last-time = Wie beim letzten Mal
web-explains-preset-first-game = Der leichteste Einstieg: nichts, was nur Erfahrene brauchen, und Bots, die viel übersehen.
web-explains-preset-by-the-book = Wie gedruckt, ohne Varianten und Hausregeln.
web-explains-preset-all-variants = Alles auf einmal, was ein anderes Spiel daraus macht: für alle, die es gut kennen.
web-explains-preset-last-time = Mitspieler, Gegner, Uhr und Regeln, wie du sie auf diesem Gerät zuletzt eingestellt hast.
web-preset-own = Deine eigene Auswahl.
web-group-start = Vor dem ersten Zug
web-group-variants = Varianten
web-group-turn = Während der Partie
web-group-jail = Sterne und Gefängnis
web-group-cats = Was die Einbrecherkatzen können
web-group-end = Ende und Wertung
web-open-table = Tisch eröffnen
web-begin = Los geht’s
web-offline = Das Haus ist nicht erreichbar. Prüf deine Verbindung; es ist nichts verloren.
web-sorry = Dieser Tisch lässt sich nicht öffnen
web-nowhere = Diesen Raum gibt es nicht
web-to-foyer = Ins Foyer
web-opening = Der Tisch wird geöffnet …
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-reconnected = Wieder verbunden.
web-on-its-way = Unterwegs: { $move } …
web-watching = Du schaust zu
web-rules = Regeln
web-rule = §{ $section } im Wortlaut
web-ruling = Entscheidung des Hauses
web-option-with = { $option }: { $value }
web-switched-off = { $option }: nein
web-close = Schließen
web-story = Verlauf
web-latest = Seit deinem letzten Zug
web-look-back = Was geschah
web-i-have-seen = Gesehen
web-more-unseen = (noch { $count })
web-step-of = Schritt { $number } von { $count }
web-to-the-table = Zum Tisch
web-you = du
web-to-act = am Zug
web-away = offline
web-stood-in = ein Bot springt ein
web-awaited = Warten auf { $player } …
web-not-your-turn = Du bist nicht am Zug. Am Zug: { $player }.
web-not-yet = Zuerst ist eine Antwort fällig von: { $player }.
web-what-you-can-do = Was du tun kannst
web-back = Zurück
web-chosen = Gewählt: { $things }
web-picked-of = gewählt: { $count }
web-new-card = neu
web-ahead = Noch weiß niemand sonst davon: { $moves }
web-nobody-knows = Noch weiß es niemand sonst.
web-go-on = Wähle jetzt, was leuchtet: { $things }.
web-go-on-or-done = Wähle noch etwas, das leuchtet ({ $things }), oder eine der Schaltflächen.
web-pick-hand = eine Handkarte
web-pick-market = eine Karte vom Markt
web-pick-display = eine Karte der Auslage
web-pick-deck = den Stapel
web-pick-doorway = den Ausgang
web-pick-new = eine neue Bande
web-pick-crew = eine Bande
web-pick-bank = eine gesicherte Karte
web-pick-cat = eine Katze
web-pick-pile = einen Ministapel
web-pick-shown = eine der gezeigten Karten
web-pick-player = den Namen von jemandem
web-all-moves =
    { $count ->
        [one] { $count } Spielzug
       *[other] Alle { $count } Spielzüge
    }
web-hint = Tipp
web-hint-best = Tipp: { $move }. Gewinnchance: { $chance } %.
web-hint-second = Zweitbeste Wahl: { $move }. Gewinnchance: { $chance } %.
web-hint-told = Tipp (alle erfahren davon)
web-has-taken-hint = { $player } hat einen Tipp genommen.
web-hints-allow = Tipps erlauben
web-hints-about = Alle erfahren, wenn jemand einen Tipp nimmt, aber nicht, was er sagt.
web-hints-allowed = An diesem Tisch sind Tipps erlaubt.
web-hints-off = An diesem Tisch gibt es keine Tipps.
web-undo = Zurücknehmen
web-why-not = Warum nicht …?
web-why-not-which = Jetzt nicht möglich. Wähle etwas, um zu erfahren, warum:
web-thinking = Ich überlege …
web-a-bot-plays-for-you = Für dich spielt gerade ein Bot.
web-played-for-you = Das hat der Bot für dich gespielt
web-bot-for = (Bot für { $player })
web-offer-away = { $player } ist offline. Soll bis zur Rückkehr ein Bot spielen, oder wartet ihr?
web-offer-silent = { $player } hat schon sehr lange nicht gespielt. Soll bis zur Rückkehr ein Bot spielen, oder wartet ihr?
web-offer-bot = Bot spielen lassen
web-offer-wait = Warten
web-offer-after-all = Bot für { $player } spielen lassen
web-bot-asked-for = { $asker } lässt bis zur Rückkehr von { $player } einen Bot spielen.
web-bot-until-back = Bis zur Rückkehr von { $player } spielt ein Bot.
web-bot-has-left = { $player } ist gegangen; ein Bot spielt weiter.
web-bot-time-up = Die Zeit von { $player } ist um; ein Bot spielt weiter.
web-plays-again = { $player } ist zurück und spielt wieder selbst.
web-has-taken-back = { $player } hat einen Zug zurückgenommen.
web-take-back = Platz zurückholen
web-hidden-card = eine verdeckte Karte
web-balls = { $count } von { $goal } Wollknäueln
web-crew = Bande { $number }
web-whose = { $number } ({ $player })
web-new-crew = Neue Bande
web-your-hand = Deine Hand
web-no-hand = Keine Handkarten
web-hand-of = Hand von { $player }
web-middle = Tischmitte
web-deck = Stapel
web-deck-of =
    { $count ->
        [one] Nachziehstapel, { $count } Karte
       *[other] Nachziehstapel, { $count } Karten
    }
web-holds =
    { $count ->
        [one] hat { $count } Karte
       *[other] hat { $count } Karten
    }
web-side-of = Was vor { $player } liegt
web-crews =
    { $count ->
        [one] { $count } Bande
       *[other] { $count } Banden
    }
web-cats =
    { $count ->
        [one] { $count } Einbrecherkatze
       *[other] { $count } Einbrecherkatzen
    }
web-market = Markt
web-discard = Ablage
web-ball = ein Wollknäuel
web-trap = eine Falle
web-trap-open = Die Falle
web-can-infiltrate = du kannst sie jetzt infiltrieren
web-infiltrated = wird infiltriert
web-arrested = verhaftet
web-misses =
    { $count ->
        [one] setzt { $count } Zug aus
       *[other] setzt { $count } Züge aus
    }
web-stars =
    { $count ->
        [one] { $count } Stern, Verhaftung bei { $goal }
       *[other] { $count } Sterne, Verhaftung bei { $goal }
    }
web-stars-pending =
    { $count ->
        [one] { $count } Stern mehr am Ende des Zuges
       *[other] { $count } Sterne mehr am Ende des Zuges
    }
web-cat-free = frei
web-cat-used = benutzt
web-cat-jailed = im Gefängnis
web-cat-jailed-and-used = im Gefängnis, benutzt
web-cats-of = Einbrecherkatzen von { $player }
web-pile =
    { $number ->
        [one] { $number } Karte darunter
       *[other] { $number } Karten darunter
    }
web-your-bank = Deine gesicherten Karten
web-no-bank = Nichts gesichert
web-bank-counts = Deine gesicherten Karten zählen jetzt { $pounds } £
web-bank-of = Gesicherte Karten von { $player }
web-run = Laufende Beute
web-doorway = Der Ausgang
web-doorway-out = Der Ausgang: die Beute sichern
web-doorway-sign = Sichern
web-met = Im Weg
web-last-turns =
    { $count ->
        [one] { $count } letzter Zug
       *[other] { $count } letzte Züge
    }
web-money = { $pounds } £
web-shown = Zur Auswahl
web-display = Auslage
web-in-play = Ausgespielt
web-extra = zusätzliche Karte: { $card }
web-on-turn = ist an der Reihe
web-searched = wird durchsucht
web-actions-left =
    { $count ->
        [one] noch { $count } Aktion
       *[other] noch { $count } Aktionen
    }
web-points = { $count } von { $goal } Punkten
web-waiting-title = Der Tisch ist gedeckt
web-begins-by-itself = Die Partie beginnt von selbst, sobald alle Plätze besetzt und alle bereit sind.
web-house-rules = Hausregeln und Varianten an diesem Tisch
web-by-the-book = An diesem Tisch wird nach der Anleitung gespielt.
web-seats = Plätze
web-open-seat = frei
web-not-ready = noch nicht bereit
web-sit-here = Platz nehmen
web-seat-a-bot = Bot hinsetzen
web-free-seat = Platz freigeben
web-leave-seat = Platz verlassen
web-ready = Ich bin bereit
web-is-ready = { $player } ist bereit.
web-deal-waits-for = Alle sind bereit. Ausgeteilt wird, sobald wieder da ist: { $players }.
web-numbers-come = Alle sind bereit. Eingetroffene Zahlen für das Austeilen: { $come } von { $all }.
web-round-given-up = Das Austeilen wurde aufgegeben, weil eine Zahl fehlte, von: { $players }. (Bisher aufgegebene Runden: { $rounds }.) Sag noch einmal, dass du bereit bist, oder wer den Tisch eröffnet hat, macht den Platz frei.
web-round-given-up-freed = Das Austeilen wurde aufgegeben, weil eine Zahl fehlte, von: { $players }. Wer eine Zahl zurückhält, verliert den Platz. (Bisher aufgegebene Runden: { $rounds }.) Sag noch einmal, dass du bereit bist.
web-deals-no-more = An diesem Tisch wird nicht mehr ausgeteilt: { $rounds } Runden wurden aufgegeben, die letzte, weil eine Zahl fehlte, von: { $players }. Richte einen neuen Tisch ein.
web-sat-down = { $player } hat Platz genommen.
web-seat-freed = Der Platz von { $player } ist wieder frei.
web-invite = Freunde einladen
web-copy = Link kopieren
web-share = Link teilen
web-share-text = Spielst du mit mir? { $game }
web-copied = Kopiert
web-selected = Der Link ist markiert: Kopiere ihn mit Strg+C, oder halte ihn gedrückt und wähle „Kopieren“.
web-this-computer-only = Dieser Link lässt sich nur auf diesem Computer öffnen. Für Freunde an anderen Geräten öffne das Haus mit diesem Befehl und richte den Tisch unter der Adresse ein, die er anzeigt:
web-qr = Der Link als QR-Code
web-mine-made-of = Deine Wertung: { $shares }.
web-scores-made-of = Woraus sich die Wertungen ergeben
web-won-by-resigning = { $winners } gewinnt: Alle anderen haben aufgegeben.
web-has-resigned = { $player } hat aufgegeben.
web-to-rematch = Zur nächsten Partie
web-rematch = Noch eine Partie
web-join-rematch = Mitspielen
web-wants-again =
    { $count ->
        [one] { $players } möchte noch eine Partie spielen.
       *[other] { $players } möchten noch eine Partie spielen.
    }
web-download = Aufzeichnung herunterladen
web-replay = Noch einmal ansehen
web-check-deal = Austeilen prüfen
web-fair = Es wurde fair ausgeteilt: Deine Zahl, deine Festlegung und die aller anderen, auch die des Hauses, sind so, wie dieses Gerät sie vor dem Austeilen gesehen hat. Der Seed ({ $seed }…) folgt aus ihnen, aus dem Spiel und seinen Optionen.
web-fair-watched = Es wurde fair ausgeteilt: Die Festlegungen des Hauses und aller Plätze sind so, wie dieses Gerät sie vor dem Austeilen gesehen hat. Der Seed ({ $seed }…) folgt aus ihnen, aus dem Spiel und seinen Optionen. Dieses Gerät hat keine eigene Zahl gegeben.
web-fair-if-committed = Die Aufzeichnung stimmt in sich: Der Seed ({ $seed }…) folgt aus dem Geheimnis und den Zahlen aller, und diese passen zu ihren Festlegungen. Worauf man sich vor dem Austeilen festgelegt hatte, hat dieses Gerät nicht gesehen.
web-fair-former = Nach dem früheren Verfahren ausgeteilt: Das Geheimnis ist das vorher festgelegte, und der Seed ({ $seed }…) folgt aus den Zahlen aller. Dieses Verfahren bindet weder das Spiel noch seine Optionen, und wer die letzte Zahl gab, hätte zusammen mit dem Haus wählen können.
web-unfair = Dass fair ausgeteilt wurde, lässt sich nicht bestätigen: { $why } Lade die Aufzeichnung herunter und prüfe sie mit mewseum verify.
web-unfair-house = Die Festlegung des Hauses ist nicht die, die dieses Gerät vor dem Austeilen gesehen hat, oder sie passt nicht zum Geheimnis, zum Spiel oder zu den Optionen.
web-unfair-own = Die Zahl deines Platzes ist nicht die, die dieses Gerät gegeben hat.
web-unfair-seats = Worauf sich ein Platz vor dem Austeilen festgelegt hat, ist nicht, was die Aufzeichnung sagt, oder seine Zahl passt nicht dazu.
web-unfair-seed = Die Karten folgen nicht aus dem Geheimnis und den Zahlen.
web-rounds-before = Vorher aufgegebene Runden: { $rounds }. Plätze, die ihre Zahl nicht aufgedeckt haben: { $seats }.
web-check-yourself = Ohne diese Seite prüfen
web-check-yourself-about = Lade die Aufzeichnung herunter. Dieser Befehl vergleicht sie mit dem, was dieses Gerät vor dem Austeilen aufgeschrieben hat:
web-earlier = Früher
web-later = Später
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-moment = Spielzug { $number } von { $count }
web-replay-seen-by = Blickwinkel
web-replay-open = alle Karten offen
web-menu = Tisch
web-say = Sag etwas
web-send = Senden
web-talk = Gespräch
web-talk-unread = Gespräch: { $count } ungelesen
web-talk-empty = Noch hat niemand etwas gesagt.
web-from-afar = { $player } (schaut zu)
web-signs = Sag es mit einer Katze
web-sign-hello = Hallo!
web-sign-bravo = Gut gespielt!
web-sign-thanks = Danke!
web-sign-laugh = Haha!
web-sign-ouch = Autsch!
web-sign-thinking = Ich überlege noch …
web-spectators =
    { $count ->
        [one] { $count } Zuschauer
       *[other] { $count } Zuschauer
    }
web-spectators-talk = Zuschauer dürfen mitreden
web-spectators-silent = An diesem Tisch reden nur die, die mitspielen.
web-invite-watchers = Link zu diesem Tisch
web-other-device = Auf anderem Gerät spielen
web-table-link-below = Der Link zu diesem Tisch steht unten.
web-device-link-below = Der Link für dein anderes Gerät steht unten. Er öffnet deinen Platz einmal, innerhalb von { $minutes } Minuten: Behalte ihn für dich.
web-link-used = Der Link wurde benutzt: Dein Platz ist auf einem weiteren Gerät offen.
web-link-over = Die Zeit des Links ist um: Er öffnet nichts mehr.
web-link-qr = Der Link zu deinem Platz als QR-Code
web-devices =
    { $count ->
        [one] Dein Platz ist nur auf diesem Gerät offen.
       *[other] Dein Platz ist auf { $count } Geräten offen, dieses mitgezählt.
    }
web-sign-out-others = Die anderen abmelden
web-sign-out-sure = Die anderen wirklich abmelden?
web-signed-others-out = Die anderen sind abgemeldet. Dein Platz ist nur noch auf diesem Gerät offen, und kein Link öffnet ihn mehr.
web-signed-out = Dieses Gerät wurde abgemeldet
web-signed-out-which = Es hatte an diesem Tisch Platz { $number }, { $player }, und hat ihn nicht mehr.
web-signed-out-meanwhile = Ein anderes Gerät, auf dem dieser Platz offen ist, hat dieses hier inzwischen abgemeldet, oder der Browser hat den Platz vergessen. Wenn du das nicht warst, hol dir einen neuen Link auf dem Gerät, auf dem du spielst.
web-link-asks = Auf diesem Gerät spielen?
web-link-holds = Dieser Link öffnet Platz { $number }, { $player }, an einem Tisch mit { $game }.
web-link-warns = Nimm den Platz nur ein, wenn es deiner ist und du den Link selbst gemacht hast: Wer dir diesen Link gegeben hat, sieht dieselben Karten und kann für dich spielen.
web-link-once = Der Link gilt einmal. Solange du den Platz nicht einnimmst, bleibt er unbenutzt.
web-link-take = Platz einnehmen
web-only-watch = Nur zuschauen
web-link-same = Du spielst schon auf diesem Gerät
web-link-same-about = Auf diesem Gerät ist der Platz schon offen. Der Link wurde nicht verbraucht: Er gilt noch für ein anderes Gerät von dir.
web-link-other = Auf diesem Gerät ist ein anderer Platz offen
web-link-other-about = Auf diesem Gerät hast du am selben Tisch Platz { $own }, { $name }, und ein Gerät hat an einem Tisch nur einen Platz. Der Link wurde nicht verbraucht: Öffne ihn auf einem anderen Gerät oder in einem anderen Browser.
web-link-shut = Dieser Link öffnet keinen Platz
web-link-unclear = Der Link konnte noch nicht geprüft werden
web-link-own-still = Auf diesem Gerät hast du Platz { $own }, { $name }.
web-link-to-seat = Zu deinem Platz
web-link-look-again = Noch einmal versuchen
web-leave = Gehen (ein Bot spielt weiter)
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben?
web-option-first = Wer beginnt
web-option-hall-of-fame = Ruhmeshalle
web-option-more-players = Mehr als vier Spieler
web-option-stuck-tie = Gleichstand, wenn niemand mehr etwas tun kann
web-option-market-pay-all-counts = Auch zu mehreren mit einer Karte vom Markt zahlen
web-option-equal-turns = Alle haben gleich viele Züge
web-option-show-scored-colours = Farben im Wertungsbereich zeigen
web-option-loot-kinds = Was jede Beutekarte ist
web-option-last-round = Letzte Runde, wenn der Stapel leer ist
web-option-actions = Wann Katzen und Tricks benutzt werden dürfen
web-option-draws = Gezogene Karten sind
web-option-laser = Der Laserpointer
web-option-pay-with = Bezahlt wird mit
web-option-jail-penalty = Abzug, wenn du am Ende im Gefängnis bist
web-option-claus-per-painting = Claus zählt jedes Gemälde
web-option-stack-bonuses = Boni werden zusammengezählt
web-option-substitute-used = Benutzte Katzen dürfen für dich ins Gefängnis
web-option-crispin-loss-immediate = Der Verlust von Crispin wirkt sofort
web-option-stars-after-jail = Sterne nach dem Gefängnis
web-option-serve-time = Züge im Gefängnis
web-option-tie = Gleichstand
web-option-catnip-to = Das Geschenk der Katzenminze geht an
web-option-redeem-used = Auch benutzte Katzen lassen sich auslösen
web-option-castor-burns = Castor verbrennt auch die negativen Karten
web-option-charlton-spread = Charlton nimmt immer drei Karten
web-option-steal-choice = Beim Diebstahl wird die Karte ausgesucht
web-option-redeem-takes-turn = Eine Katze auslösen kostet den Zug
web-option-pick-cats = Katzen werden gewählt, nicht ausgeteilt
web-option-castor-strict = Castor braucht zwei Ministapel
web-option-factions = Fraktionen
web-option-two-actions = Zwei Aktionen pro Zug
web-option-second-optional = Die zweite Aktion ist freiwillig
web-option-simultaneous-responses = Antworten auf dieselbe Karte zählen gemeinsam
web-option-police-needs-cards = Höchstens so viele Polizisten, wie der Gegner Karten hat
web-option-turn-cap = Ende nach so vielen Zügen
web-option-journalists-each = Journalistinnen: ein Punkt für jede weitere abgeworfene Karte
web-variant-first = Wer den ersten Zug hat: wen das Los bestimmt oder wen du auswählst.
web-variant-hall-of-fame = Auch wer von jeder Farbe mindestens ein Wollknäuel hat, gewinnt, und die gewerteten Farben liegen offen.
web-variant-more-players = Auch zu fünft oder zu sechst; die Regeln des Verlags enden bei vier.
web-variant-stuck-tie = Kann niemand mehr etwas tun, wird der Sieg bei gleich vielen Wollknäueln geteilt, oder weniger Handkarten oder mehr Banden entscheiden.
web-variant-market-pay-all-counts = Beim Infiltrieren darf eine der Karten, mit denen du zahlst, vom Markt kommen, nicht nur in Partien zu zweit.
web-variant-equal-turns = Wer ein Ziel erreicht, gewinnt nicht sofort: Die Runde wird zu Ende gespielt, dann gewinnen die meisten Wollknäuel.
web-variant-show-scored-colours = Die Farben gewerteter Wollknäuel bleiben zu sehen; sonst sieht man sie einmal und muss sie sich merken.
web-variant-loot-kinds = Welche Werte Bargeld, Schmuck oder Gemälde sind; für manche Katzen ist das wichtig.
web-variant-last-round = Nach dem letzten Zug haben alle anderen noch einen Zug, mit Aktionen, aber ohne zu ziehen.
web-variant-actions = Eine Aktion tritt an die Stelle des Ziehens; oder du darfst vorher beliebig viele Aktionen ausführen und musst trotzdem ziehen.
web-variant-draws = Sind sie geheim, sieht nur, wer eine positive Karte zieht, welche es ist; die anderen sehen, wie viele es sind.
web-variant-laser = Ob der Laserpointer nur deinen Zug beendet und die laufende Beute sichert oder ob er sie dich auch kostet.
web-variant-pay-with = Womit du zahlen darfst, wenn Geld verlangt wird: mit beliebiger Beute oder nur mit Bargeld.
web-variant-jail-penalty = Wer bei Spielende im Gefängnis ist, bekommt 100.000 £ abgezogen.
web-variant-claus-per-painting = Claus wertet für jedes deiner Gemälde eine Karte auf, nicht nur eine insgesamt.
web-variant-stack-bonuses = Ein Schmuckstück, das Claus aufgewertet hat, wird von Chester auch noch verdoppelt.
web-variant-substitute-used = Auch eine schon benutzte Katze darf an deiner Stelle ins Gefängnis; sonst dürfen es nur unbenutzte.
web-variant-crispin-loss-immediate = Wer Crispin verliert und zehn oder mehr Sterne hat, wird sofort verhaftet, nicht erst beim nächsten Stern.
web-variant-stars-after-jail = Wer aus dem Gefängnis kommt, verliert alle Sterne oder nur so viele, wie für die Verhaftung nötig waren.
web-variant-serve-time = So viele Züge setzt aus, wer nach der Verhaftung die Strafe absitzt.
web-variant-tie = Ist die Beute gleich viel wert, wird der Sieg geteilt, oder weniger Sterne oder weniger gesicherte Karten entscheiden.
web-variant-catnip-to = Wer die Karte bekommt, die du wegen der Katzenminze hergeben musst.
web-variant-redeem-used = Für 100.000 £ darfst du auch eine benutzte Katze wieder aufdecken, nicht nur eine aus dem Gefängnis holen.
web-variant-castor-burns = Die negativen Karten der Ministapel, die Castor nimmt, werden samt ihren Sternen entfernt.
web-variant-charlton-spread = Haben weniger als drei Gegner Karten, nimmt Charlton trotzdem insgesamt drei, reihum.
web-variant-steal-choice = Wer die Karte Diebstahl spielt, sieht sich alle gesicherten Karten an und wählt; sonst wird blind gezogen.
web-variant-redeem-takes-turn = Eine Katze aus dem Gefängnis auszulösen ist dein ganzer Zug.
web-variant-pick-cats = Alle wählen ihre Katzen reihum, statt sie ausgeteilt zu bekommen.
web-variant-castor-strict = Castor darf nur benutzt werden, wenn zwei Ministapel auf dem Tisch liegen; gewöhnlich genügt einer.
web-variant-factions = Fünf der acht Fraktionen sind im Spiel: ausgelost, die leichtesten für den Anfang oder selbst gewählte.
web-variant-two-actions = Jeder Zug hat zwei Aktionen, auch zweimal dieselbe.
web-variant-second-optional = Bei zwei Aktionen pro Zug darf die zweite entfallen.
web-variant-simultaneous-responses = Antworten auf dieselbe Karte zählen gemeinsam: Alle, die durch sie das Ziel erreichen, teilen sich den Sieg.
web-variant-police-needs-cards = Du kannst nicht mehr Polizisten schicken, als der Gegner Karten hat.
web-variant-turn-cap = Nach so vielen Zügen endet die Partie, und die meisten Punkte gewinnen.
web-variant-journalists-each = Wer den Journalistinnen eine Karte gibt, darf weitere derselben Fraktion abwerfen, für je einen Punkt.
web-value-random = zufällig
web-value-first-game = die für die erste Partie
web-value-shared = geteilt
web-value-fewest-cards = wenigste Karten gewinnen
web-value-most-crews = meiste Banden gewinnen
web-value-a = wie üblich (a)
web-value-b = 500.000 £ ist ein Gemälde (b)
web-value-c = mehr Schmuck und Gemälde (c)
web-value-instead = statt zu ziehen
web-value-before-draw = auch vor dem Ziehen
web-value-open = offen
web-value-secret = geheim
web-value-banks = sichert die laufende Beute
web-value-loses = kostet die laufende Beute
web-value-any-loot = beliebiger Beute
web-value-cash-only = nur Bargeld
web-value-zero = keine
web-value-surplus = der Überschuss
web-value-fewer-stars = weniger Sterne gewinnen
web-value-fewer-cards = weniger Karten gewinnen
web-value-choice = wen du wählst
web-value-left = den Platz links von dir
web-value-discard = niemanden: wird abgelegt
web-explain-house-rule = Eine Hausregel dieses Tisches ändert das:
web-explain-key = Die Taste ? öffnet die Regel
web-seen = Was alle gesehen haben
web-seen-discard = Ablagestapel (Karten: { $count })
web-seen-nothing-there = Dort liegt nichts.
web-seen-place = { $place } (Karten: { $count })
web-seen-others = Nicht allen bekannt: { $count }
web-seen-none-known = Keine davon ist allen bekannt.
web-seen-left = Noch nicht gesehen oder wieder außer Sicht (Karten: { $count })
web-seen-left-about = Jede davon liegt im Nachziehstapel oder bei jemandem, ohne dass alle es wissen.
web-seen-open = Den Ablagestapel durchsehen (Karten: { $count }), und was alle gesehen haben
web-glossary = Alles auf dem Tisch
web-twin = hat einen Zwilling
web-repeated-deal = Dieselben Karten
web-repeated-deal-about = Diese Karten wurden schon einmal gespielt; daran gibt es nichts zu prüfen.
web-same-deal = Noch einmal mit denselben Karten
web-records = Eine Partie noch einmal sehen
web-records-about = Öffne die Aufzeichnung einer beendeten Partie oder zieh die Datei hierher: Du siehst jeden Augenblick, von jedem Platz aus.
web-open-record = Aufzeichnung öffnen
web-record = Aufgezeichnete Partie
web-seated = Spieler { $number }
web-sound = Ton
web-pace = Tempo
web-pace-slow = langsam
web-pace-normal = normal
web-pace-fast = schnell
web-confirms = Jeden Zug bestätigen
web-confirm-now = Noch nicht gesendet: { $move }. Drück noch einmal, um zu senden, oder geh zurück.
web-confirm-send = Senden: { $move }
web-big-screen = Großer Bildschirm
web-screen-join = Spiel mit deinem Handy mit
web-screen-seats = Besetzte Plätze: { $taken } von { $players }
web-screen-turn = { $player } ist am Zug
web-factions-chosen = einzeln gewählt
web-factions-count = Gewählt: { $count } von { $size } Fraktionen. Für eine Partie braucht es genau { $size }.
web-skip = Zu dem, was du tun kannst
