# Cat Burglars

game-name = Cat Burglars
player = Katzenboss { $number }
player-you = Katzenboss { $number } (du)

## Karten

card-blue = blau
card-orange = orange
card-green = grün
card-red = rot
card-yellow = gelb
card-purple = lila
card-mirror = Spiegel
card-of-market = { $card } (vom Markt)
crew-of = { $player }.{ $number }

## Spielzüge, einzeln und nach Art

move-recruit-deck = Vom Nachziehstapel rekrutieren
move-recruit-market-card = Vom Markt rekrutieren: { $card }
move-form-card-new = Neue Bande gründen: { $card }
move-form-card-crew = Bande { $crew } vergrößern: { $card }
move-activate-crew-card = Bande { $crew } aktivieren, verdeckt: { $card }
move-secure-crew = Wollknäuel unter Bande { $crew } in Sicherheit bringen
move-done = Fertig, keine weitere Beute
move-infiltrate-crew = Bande { $crew } infiltrieren
move-pay-cards = Zahlen: { $cards }
move-place-new = Mit der Falle eine neue Bande gründen
move-place-crew = Die Falle zu Bande { $crew } legen

kind-recruit-deck = Vom Nachziehstapel rekrutieren
kind-recruit-market-card = Vom Markt rekrutieren
kind-form-card-new = Neue Katzenbande gründen
kind-form-card-crew = Katzenbande vergrößern
kind-activate-crew-card = Katzenbande aktivieren
kind-secure-crew = Beute in Sicherheit bringen
kind-done = Fertig, keine weitere Beute
kind-infiltrate-crew = Infiltrieren
kind-pay-cards = Zahlen
kind-place-new = Mit der Falle eine neue Katzenbande gründen
kind-place-crew = Die Falle zu einer Katzenbande legen

## Was geschieht

fact-started = { $seat } beginnt.
fact-recruited-deck =
    { $card ->
        [hidden] { $seat } rekrutiert eine Karte vom Nachziehstapel.
       *[other] { $seat } rekrutiert vom Nachziehstapel: { $card }.
    }
many-recruited-deck = { $seat } rekrutiert { $cards } Karten vom Nachziehstapel.
fact-recruited-market = { $seat } rekrutiert vom Markt: { $card }.
fact-reshuffled =
    { $cards ->
        [one] Der Ablagestapel, { $cards } Karte, wird neu gemischt und bildet den neuen Nachziehstapel.
       *[other] Der Ablagestapel, { $cards } Karten, wird neu gemischt und bildet den neuen Nachziehstapel.
    }
fact-refilled = Neu im Markt: { $card }.
fact-formed = { $seat } gründet Bande { $crew }: { $card }.
fact-expanded = { $seat } vergrößert Bande { $crew }: { $card }.
fact-activated =
    { $card ->
        [hidden] { $seat } aktiviert Bande { $crew } mit einer verdeckten Karte.
       *[other] { $seat } aktiviert Bande { $crew }, verdeckt: { $card }.
    }
fact-secured = { $seat } bringt ein Goldenes Wollknäuel von Bande { $crew } in Sicherheit: { $card }.
fact-infiltrated = { $seat } infiltriert Bande { $crew }.
fact-paid = { $seat } zahlt aus der Hand: { $card }.
fact-paid-market = { $seat } zahlt mit einer Karte vom Markt: { $card }.
fact-looted = { $seat } findet ein Goldenes Wollknäuel unter Bande { $crew }: { $card }.
fact-trapped = { $seat } tappt unter Bande { $crew } in eine Falle: { $card }.
fact-skipped = { $seat } kann nichts tun; der Zug entfällt.
fact-last-round = { $seat } hat das Ziel erreicht; die Runde wird zu Ende gespielt.
fact-ended = Die Partie ist zu Ende: { $reason }.

reason-eight-balls = acht Goldene Wollknäuel
reason-six-colours = Wollknäuel in allen sechs Farben
reason-eight-balls-and-six-colours = acht Goldene Wollknäuel und alle sechs Farben
reason-all-stuck = Niemand kann noch etwas tun, die meisten Wollknäuel entscheiden
reason-round-finished = Die Runde ist vorbei, die meisten Wollknäuel entscheiden

## Der Tisch in Sätzen

table-piles = Nachziehstapel: { $deck }. Ablagestapel: { $discard }.
table-market = Markt: { $cards }.
table-hand = { $player }. Wollknäuel: { $balls }. Hand: { $cards }.
table-hand-count = { $player }. Wollknäuel: { $balls }. Karten auf der Hand: { $cards }.
table-known = Offen genommen und seither nicht gespielt: { $cards }.
place-hand-or-facedown = Auf der Hand und verdeckt
table-scored = Im Wertungsbereich: { $cards }.
table-crew = Bande { $crew }: { $cats }.
table-crew-guarded = Bande { $crew }: { $cats }; eine verdeckte Karte.
table-crew-ball = Bande { $crew }: { $cats }; verdeckt { $card }, ein Goldenes Wollknäuel.
table-crew-trap = Bande { $crew }: { $cats }; verdeckt { $card }, eine Falle.

## Was man vermuten kann

belief-ball = Die verdeckte Karte unter Bande { $crew } ist ein Goldenes Wollknäuel
belief-payable = Ein gegnerischer Katzenboss hat die Karten, um für deine Bande { $crew } zu zahlen

## Was abgelehnt wird

awaits-action = Wähle eine der fünf Aktionen: rekrutieren (recruit), eine Bande zusammenstellen (form), aktivieren (activate), Beute in Sicherheit bringen (secure) oder infiltrieren (infiltrate). Passen ist nicht erlaubt.
awaits-second-pick = Du rekrutierst zwei Karten. Nimm die zweite vom Nachziehstapel oder vom Markt.
awaits-more-balls = Du bringst gerade Beute in Sicherheit. Wähle noch ein Wollknäuel, in beliebiger Reihenfolge, oder gib done ein. Gefragt wirst du, solange unter irgendeiner deiner Banden eine verdeckte Karte liegt, auch wenn sie eine Falle ist.
awaits-payment = Welche Bande du infiltrierst, hast du schon gesagt. Nenne jetzt die Karten, mit denen du zahlst.
awaits-placement = Zuerst muss Katzenboss { $player } die Falle auslegen: als neue Bande oder in einer, die vergrößert werden darf.
deck-is-empty = Nachziehstapel und Ablagestapel sind leer. Nimm eine Karte vom Markt.
not-in-market = Diese Karte liegt nicht im Markt: { $card }.
not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
mirror-cannot-form = Ein Spiegel gehört in keine Bande. Spiele eine Katze.
mirror-cannot-activate = Ein Spiegel darf nicht verdeckt unter einer Bande liegen. Nimm eine Katze.
no-twin =
    { $size ->
        [one] Bande { $crew } kann nicht wachsen: Du hast keine andere Bande mit genau { $size } sichtbaren Katze. Gründe eine neue Bande oder wähle eine, die genauso groß ist wie eine andere von dir.
       *[other] Bande { $crew } kann nicht wachsen: Du hast keine andere Bande mit genau { $size } sichtbaren Katzen. Gründe eine neue Bande oder wähle eine, die genauso groß ist wie eine andere von dir.
    }
already-guarded = Unter Bande { $crew } liegt schon eine verdeckte Karte. Wähle eine Bande ohne verdeckte Karte.
nothing-to-secure = Unter Bande { $crew } liegt keine verdeckte Karte.
never-a-trap = Unter Bande { $crew } liegt eine Falle. Eigene Fallen darfst du nie aufdecken.
not-your-crew = Bande { $crew } gehört nicht dir. Vergrößern, aktivieren und Beute in Sicherheit bringen kannst du nur bei deinen eigenen Banden.
own-crew = Deine eigenen Banden kannst du nicht infiltrieren. Wähle eine gegnerische Bande.
no-facedown = Unter dieser Bande liegt keine verdeckte Karte. Wähle eine Bande mit verdeckter Karte.
cannot-afford =
    { $size ->
        [one] Für diese Bande kannst du nicht zahlen: Sie kostet { $size } Karte in der Farbe ihrer sichtbaren Katze oder einen Spiegel.
       *[other] Für diese Bande kannst du nicht zahlen: Sie kostet { $size } Karten in den Farben ihrer sichtbaren Katzen, mit Spiegeln als Joker.
    }
payment-not-named = Nenne beim Infiltrieren in derselben Nachricht auch die Karten, mit denen du zahlst: Niemand erfährt von einer Bande, bevor auch ihre Bezahlung genannt ist.
nothing-to-pay = Jetzt ist nichts zu zahlen. Nenne zuerst die Bande, die du infiltrierst.
one-market-card = Nur eine der Karten, mit denen du zahlst, darf vom Markt kommen.
wrong-payment = Diese Karten (Anzahl: { $cards }) passen in Anzahl oder Farben nicht zu den sichtbaren Katzen der Bande (Anzahl: { $size }). Ein Spiegel steht für jede beliebige Farbe.
market-does-not-pay = Nur in einer Partie zu zweit darfst du mit einer Karte vom Markt zahlen.
payment-not-in-hand = Diese Karten hast du nicht auf der Hand.
no-such-crew = Katzenboss { $player } hat keine Bande { $number } (Anzahl der Banden: { $crews }).
too-many-players = { $players } Personen können nur mit der Hausregel more_players=true spielen; offiziell sind es 2 bis 4.
first-not-at-table = Platz { $first } kann nicht beginnen: Die Plätze sind von 0 bis { $last } nummeriert.

## Positionen

mirror-not-there = In „{ $part }“ kann kein Spiegel sein, nur Katzen.
market-too-large = Der Markt hat höchstens sechs Karten, nicht { $cards }.
not-a-crew = { $value } ist keine Katzenbande. Eine Katzenbande hat „cats“ und höchstens eine Karte „facedown“.
impossible-crew = Eine Katzenbande mit { $cats } Katzen kann es nicht geben. Möglich sind 1 bis { $most }.
one-facedown = Unter einer Katzenbande kann nur eine Karte verdeckt liegen, nicht { $value }.
already-revealed = Solange die Falle noch ausgelegt wird, liegt unter der infiltrierten Katzenbande keine Karte.
no-crew-named = „{ $part }“ muss eine Katzenbande nennen, nicht { $value }. Zum Beispiel: 2.1
nobody-could-be-here = In dieser Position könnte niemand nach „{ $awaits }“ gefragt werden, denn keine Antwort wäre erlaubt.

## Woraus sich eine Wertung ergibt

amount =
    { $score ->
        [one] 1 Wollknäuel
       *[other] { $score } Wollknäuel
    }
part-colour = { $card }: { $amount }
