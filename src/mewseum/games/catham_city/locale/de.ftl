# Catham City

game-name = Catham City

## Fraktionen

faction-detectives = Detektive
faction-scientists = Wissenschaftler
faction-robocats = Robocats
faction-mafia = Mafia
faction-hackers = Hacker
faction-police = Polizei
faction-journalists = Journalistinnen
faction-officials = Bürokraten
counted = { $number } × { $faction }

## Spielzüge, einzeln und nach Art

move-take-card-number = Aus der Kartenauslage nehmen: { $card }, { $number }
move-play-detectives-and-card = Drei Detektive mit einer zusätzlichen Karte spielen: { $card }
move-play-scientists = Drei Wissenschaftler spielen
move-play-robocats-number = Robocats spielen: { $number }
move-play-mafia = Vier Mafiakarten spielen
move-play-hackers-number-against-player = Hacker gegen { $player } spielen: { $number }
move-play-police-and-card-against-player = Polizei gegen { $player } spielen, mit einer zusätzlichen Karte: { $card }
move-play-journalists = Zwei Journalistinnen spielen
move-play-officials-number = Bürokraten spielen: { $number }
move-policemen-number = Polizisten insgesamt: { $number }
move-match = Für 1 Punkt eine passende Karte abwerfen
move-decline = Verzichten
move-return-point = 1 Punkt zurück in den Vorrat legen
move-discard-card = Karte abwerfen: { $card }
move-give-card = Karte geben: { $card }
move-give-card-and-discard-number = Karte geben: { $card }; außerdem aus derselben Fraktion abwerfen: { $number }
move-end-turn = Den Zug ohne zweite Aktion beenden

kind-take-card-number = Karten aus der Kartenauslage nehmen
kind-play-detectives-and-card = Drei Detektive mit einer zusätzlichen Karte spielen
kind-play-scientists = Drei Wissenschaftler spielen
kind-play-robocats-number = Robocats spielen
kind-play-mafia = Vier Mafiakarten spielen
kind-play-hackers-number-against-player = Hacker spielen
kind-play-police-and-card-against-player = Polizei mit einer zusätzlichen Karte spielen
kind-play-journalists = Zwei Journalistinnen spielen
kind-play-officials-number = Bürokraten spielen
kind-policemen-number = Anzahl der Polizisten wählen
kind-match = Für 1 Punkt eine passende Karte abwerfen
kind-decline = Verzichten
kind-return-point = 1 Punkt zurück in den Vorrat legen
kind-discard-card = Karte abwerfen
kind-give-card = Karte geben
kind-give-card-and-discard-number = Karte geben und außerdem aus derselben Fraktion abwerfen
kind-end-turn = Den Zug ohne zweite Aktion beenden

## Was geschieht

fact-started = { $seat } beginnt.
fact-took = { $seat } nimmt aus der Kartenauslage: { $card }, { $number }.
fact-laid-out = Neu in der Kartenauslage: { $card }.
fact-reshuffled =
    { $cards ->
        [one] Der Ablagestapel, { $cards } Karte, wird gemischt und bildet den neuen Nachziehstapel.
       *[other] Der Ablagestapel, { $cards } Karten, wird gemischt und bildet den neuen Nachziehstapel.
    }
fact-played = { $seat } spielt { $card }: { $number }.
fact-played-extra = { $seat } legt eine zusätzliche Karte dazu: { $card }.
fact-scored =
    { $points ->
        [one] { $seat } erhält { $points } Wahlkampfpunkt.
       *[other] { $seat } erhält { $points } Wahlkampfpunkte.
    }
fact-drew =
    { $card ->
        [hidden] { $seat } zieht eine Karte vom Nachziehstapel.
       *[other] { $seat } zieht vom Nachziehstapel: { $card }.
    }
many-drew = { $seat } zieht { $cards } Karten vom Nachziehstapel.
fact-matched = { $seat } wirft eine passende Karte ab: { $card }.
fact-declined = { $seat } verzichtet.
fact-lost-point = { $seat } legt 1 Wahlkampfpunkt zurück in den Vorrat.
fact-discarded = { $seat } wirft ab: { $card }.
fact-handed-over = { $seat } übergibt Hacker an { $target }: { $number }.
fact-searched = { $seat } schickt die Polizei zu { $target }.
fact-revealed-hacker = { $target } deckt einen Hacker auf; er wird abgeworfen.
fact-stolen = { $target } deckt auf, und { $seat } nimmt: { $card }.
fact-revealed = { $target } deckt auf: { $card }.
fact-revealed-pile = Vom Nachziehstapel aufgedeckt: { $card }.
fact-gave =
    { $card ->
        [hidden] { $giver } gibt { $receiver } eine Karte.
       *[other] { $giver } gibt { $receiver } eine Karte: { $card }.
    }
fact-gave-openly = { $giver } gibt { $receiver } offen eine Karte: { $card }.
fact-ended-turn = { $seat } beendet den Zug.
fact-ended = Die Partie ist zu Ende: { $reason }.

reason-campaign-won = Der Wahlkampf ist gewonnen
reason-turn-cap = Der letzte Zug ist gespielt, die meisten Wahlkampfpunkte entscheiden

## Der Tisch in Sätzen

table-goal = Wahlkampfpunkte für den Sieg: { $goal }.
table-piles = Nachziehstapel: { $pile }. Ablagestapel: { $discard }.
table-display = Kartenauslage: { $cards }.
table-in-play = Ausgespielt: { $cards }.
table-hand = { $player }. Wahlkampfpunkte: { $points }. Hand: { $cards }.
table-hand-count = { $player }. Wahlkampfpunkte: { $points }. Karten auf der Hand: { $cards }.
table-known = Bekanntlich auf dieser Hand: { $cards }.
place-hand = Auf der Hand
table-known-to-you = Nur du weißt von: { $cards }.

## Was andere auf der Hand haben können

belief-can-play = { $player } hat die Karten, um { $faction } zu spielen
belief-can-win = { $player } hat die Karten, um mit einer einzigen Aktion zu gewinnen

## Was abgelehnt wird

awaits-action = Nimm Karten aus der Kartenauslage oder spiele Karten einer Fraktion. Passen ist nicht erlaubt.
awaits-policemen = Sag, wie viele Polizisten die Hand durchsuchen.
awaits-match = Zuerst muss Spieler { $player } auf die Detektive reagieren: eine passende Karte abwerfen (match) oder verzichten (decline).
awaits-sacrifice = Zuerst muss Spieler { $player } auf die Mafia reagieren: 1 Punkt zurück in den Vorrat legen (return point) oder zwei Karten abwerfen (discard).
awaits-second-card = Spieler { $player } muss noch eine zweite Karte abwerfen.
awaits-gift = Zuerst muss Spieler { $player } auf die Journalistinnen reagieren: eine Karte geben (give) oder verzichten (decline).
awaits-excess = Spieler { $player } hat mehr als zehn Karten und muss zuerst überzählige Karten abwerfen.
take-at-least-one = Nimm mindestens eine Karte.
not-in-display = So viele Karten dieser Fraktion liegen nicht in der Kartenauslage: { $faction } (vorhanden: { $cards }).
not-enough = Du hast nicht genug Karten dieser Fraktion: { $faction } (nötig: { $number }, auf deiner Hand: { $cards }).
no-extra = Eine solche zusätzliche Karte hast du nicht mehr auf der Hand: { $faction }.
two-or-four-robocats = Du kannst nur genau zwei oder genau vier Robocats spielen.
one-to-four-hackers = Du kannst einen bis vier Hacker spielen.
not-yourself = Wähle einen Gegner, nicht dich selbst.
target-has-too-few = Spieler { $player } hat zu wenige Karten auf der Hand ({ $cards }).
extra-of-another-faction = Die zusätzliche Karte zur Polizei muss von einer anderen Fraktion sein.
target-has-no-cards = Spieler { $player } hat keine Karten, die durchsucht werden könnten.
at-least-one = Es muss mindestens 1 sein.
not-in-hand = Eine solche Karte hast du nicht auf der Hand: { $faction }.
no-point = Du hast keinen Wahlkampfpunkt, den du zurücklegen könntest. Wirf zwei Karten ab.
discard-only-one = Zu einer Karte, die du gibst, darfst du nur eine weitere abwerfen.
not-enough-to-discard = So viele Karten kannst du dazu nicht abwerfen: { $faction } (möglich: { $cards }).
no-passing = Du musst eine Aktion ausführen. Nimm Karten oder spiele Karten.
first-not-at-table = Platz { $first } kann nicht beginnen: Die Plätze sind von 0 bis { $last } nummeriert.
no-second-action = second_optional=true ist nur zusammen mit two_actions=true sinnvoll.

## Positionen

wrong-factions = { $factions }: Das sind nicht { $number } verschiedene Fraktionen, die in dieser Partie vorkommen können.
display-too-large = Die Kartenauslage hat höchstens sieben Karten, nicht { $cards }.
impossible-stage = In dieser Position könnte niemand nach „{ $awaits }“ gefragt werden.

## Woraus sich eine Wertung ergibt

amount =
    { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
part-start = zu Beginn: { $amount }
part-faction = { $faction }: { $amount }
part-answers = Antworten auf andere: { $amount }
part-returned = zurückgelegt: −{ $amount }
