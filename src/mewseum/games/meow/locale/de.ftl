# Cat Burglar, der Einbruch ins Museum MEOW

game-name = Cat Burglar (MEOW)

## Karten

card-5k = 5.000 £
card-10k = 10.000 £
card-25k = 25.000 £
card-50k = 50.000 £
card-75k = 75.000 £
card-150k = 150.000 £
card-300k = 300.000 £
card-500k = 500.000 £
card-distraction = Ablenkung
card-steal = Diebstahl
card-double-cross = Doppeltes Spiel
card-calvin = Calvin
card-castor = Castor
card-charlton = Charlton
card-chelsea = Chelsea
card-chester = Chester
card-claus = Claus
card-crispin = Crispin
card-laser-pen = Laserpointer
card-catnip = Katzenminze
card-vase = Vase
card-camera = Kamera
card-paw-prints = Pfotenabdrücke
card-randy = Randy
card-rumbold = Rumbold
card-rufus = Rufus

cat-free = { $cat }
cat-used = { $cat } (benutzt)
cat-jailed = { $cat } (im Gefängnis)
cat-jailed-and-used = { $cat } (im Gefängnis, benutzt)
pile-of = { $player }.{ $number }

## Spielzüge, einzeln und nach Art

move-pick-up = Eine Karte ziehen
move-stop = Aufhören und die laufende Beute sichern
move-distract = Eine Ablenkung gegen den Wächter einsetzen
move-accept = Dem Wächter die laufende Beute überlassen
move-give-card-to-player = An { $player } geben: { $card }
move-give-up-card = Abgeben: { $card }
move-pay-card = Zahlen: { $card }
move-substitute-cat = An deiner Stelle ins Gefängnis schicken: { $cat }
move-serve = Die Strafe absitzen
move-redeem-cat = Für 100.000 £ aus dem Gefängnis auslösen: { $cat }
move-calvin-player = Calvin: gesicherte Karten und Katzen mit { $player } tauschen
move-free-cat = Aus dem Gefängnis kommt: { $cat }
move-castor-pile = Castor: Ministapel { $pile } nehmen
move-charlton-players = Charlton: blind je eine Karte nehmen von: { $players }
move-chelsea-player = Chelsea: blind drei Karten von { $player } nehmen
move-steal-player = Diebstahl: { $player } bestehlen
move-take-card = Nehmen: { $card }
move-double-cross-player = Doppeltes Spiel: gesicherte Karten mit { $player } tauschen
move-choose-cat = Deine Katze wählen: { $cat }
move-pass = Passen

kind-pick-up = Eine Karte ziehen
kind-stop = Aufhören und die laufende Beute sichern
kind-distract = Eine Ablenkung gegen den Wächter einsetzen
kind-accept = Dem Wächter die laufende Beute überlassen
kind-give-card-to-player = Eine gesicherte Karte abgeben
kind-give-up-card = Eine gesicherte Karte abgeben
kind-pay-card = Zahlen
kind-substitute-cat = Eine Katze an deiner Stelle ins Gefängnis schicken
kind-serve = Die Strafe absitzen
kind-redeem-cat = Eine Katze aus dem Gefängnis auslösen
kind-calvin-player = Calvin benutzen
kind-free-cat = Die Katze wählen, die aus dem Gefängnis kommt
kind-castor-pile = Castor benutzen
kind-charlton-players = Charlton benutzen
kind-chelsea-player = Chelsea benutzen
kind-steal-player = Einen Diebstahl einsetzen
kind-take-card = Eine Karte wählen, die du nimmst
kind-double-cross-player = Ein Doppeltes Spiel einsetzen
kind-choose-cat = Deine Katze wählen
kind-pass = Passen

## Was geschieht

fact-started = { $seat } beginnt.
fact-cat-dealt = { $seat } hat diese Katze: { $cat }.
fact-picked-up = { $seat } zieht: { $card }.
fact-picked-up-secretly =
    { $card ->
        [hidden] { $seat } zieht eine Karte und hält sie verdeckt.
       *[other] { $seat } zieht, von den anderen ungesehen: { $card }.
    }
many-picked-up-secretly = { $seat } zieht { $cards } Karten und hält sie verdeckt.
fact-negative = { $seat } zieht eine negative Karte: { $card }!
fact-banked =
    { $cards ->
        [0] { $seat } hat nichts zu sichern.
        [one] { $seat } sichert { $cards } Karte.
       *[other] { $seat } sichert { $cards } Karten.
    }
fact-cat-joined = Eine Katze schließt sich { $seat } an: { $cat }.
fact-lost-run =
    { $cards ->
        [0] { $seat } hat keine Karten, die unter dieser negativen Karte verloren gehen: { $card }.
        [one] { $seat } verliert { $cards } Karte unter dieser negativen Karte: { $card }.
       *[other] { $seat } verliert { $cards } Karten unter dieser negativen Karte: { $card }.
    }
fact-distracted = { $seat } lenkt den Wächter ab: { $card }.
fact-starred =
    { $stars ->
        [one] { $seat } erhält { $stars } Stern und hat jetzt insgesamt { $total }.
       *[other] { $seat } erhält { $stars } Sterne und hat jetzt insgesamt { $total }.
    }
fact-arrested = { $seat } wird verhaftet!
fact-gave =
    { $card ->
        [hidden] { $giver } gibt { $receiver } eine gesicherte Karte.
       *[other] { $giver } gibt { $receiver } eine gesicherte Karte: { $card }.
    }
fact-discarded = Eine Karte von { $seat } kommt aus dem Spiel: { $card }.
fact-paid = { $seat } zahlt: { $card }.
fact-substituted = { $seat } schickt eine Katze ins Gefängnis: { $cat }.
fact-serves = { $seat } sitzt die Strafe ab; der Zug entfällt.
fact-released = { $seat } wird entlassen.
fact-redeemed = { $seat } löst eine gefangene Katze aus: { $cat }.
fact-used-cat = { $seat } benutzt { $cat }.
fact-used-trick = { $seat } setzt einen Trick ein: { $card }.
fact-swapped-hands = { $seat } tauscht die gesicherten Karten mit { $target }.
fact-swapped-cats = { $seat } und { $target } tauschen alle ihre Katzen.
fact-cat-freed = Eine Katze kommt aus dem Gefängnis und schließt sich { $seat } an: { $cat }.
fact-took-pile =
    { $cards ->
        [one] { $seat } nimmt Ministapel { $pile } mit { $cards } Karte.
       *[other] { $seat } nimmt Ministapel { $pile } mit { $cards } Karten.
    }
fact-found =
    { $card ->
        [hidden] { $seat } sichert eine Karte aus dem Ministapel.
       *[other] { $seat } sichert aus dem Ministapel: { $card }.
    }
many-found = { $seat } sichert { $cards } Karten aus dem Ministapel.
fact-stolen =
    { $card ->
        [hidden] { $seat } stiehlt eine Karte von { $target }.
       *[other] { $seat } stiehlt von { $target }: { $card }.
    }
many-stolen = { $seat } nimmt { $target } { $cards } Karten weg.
fact-looked = { $seat } sieht sich die gesicherten Karten von { $target } an.
fact-passed = { $seat } passt.
fact-deck-finished = Der Nachziehstapel ist aufgebraucht; alle anderen haben noch einen letzten Zug, aber ohne Karten zu ziehen.
fact-ended = Die Partie ist zu Ende: { $reason }.

reason-deck-finished = Der Nachziehstapel ist aufgebraucht, das meiste Geld entscheidet

## Der Tisch in Sätzen

table-deck = Nachziehstapel: { $deck }.
table-discard = Ablagestapel: { $cards }.
table-last-turns = Letzte Züge, die noch kommen: { $turns }.
table-bank = { $player }. Sterne: { $stars }, Verhaftung bei { $arrest }. Gesichert: { $cards }.
table-bank-count = { $player }. Sterne: { $stars }, Verhaftung bei { $arrest }. Gesicherte Karten: { $cards }.
table-worth =
    { $worth ->
        [0] Deine gesicherten Karten zählen jetzt { $worth } £.
       *[other] Deine gesicherten Karten zählen jetzt { $worth }.000 £.
    }
table-cats = Katzen: { $cats }.
table-arrested = { $player }: verhaftet.
table-serving = { $player }: verhaftet; setzt noch so viele Züge aus: { $turns }.
place-bank = Gesichert
place-pile = Ministapel { $pile }
table-pile = Ministapel { $pile } ({ $card }), Karten darunter: { $cards }.
table-pile-served = Ministapel { $pile } ({ $card }, abgesessen), Karten darunter: { $cards }.
table-run =
    { $value ->
        [0] Laufende Beute im Wert von { $value } £: { $cards }.
       *[other] Laufende Beute im Wert von { $value }.000 £: { $cards }.
    }
table-run-count = Karten in der laufenden Beute: { $cards }.
table-guard = Im Weg steht: { $card }.
table-pending = Sterne, die am Ende des Zuges dazukommen ({ $player }): { $stars }.
table-paid =
    { $paid ->
        [0] { $player } hat { $paid } £ von 100.000 £ gezahlt.
       *[other] { $player } hat { $paid }.000 £ von 100.000 £ gezahlt.
    }
table-redeems = Damit kommt eine Katze aus dem Gefängnis: { $cat }.
table-first-pile = Castor hat Ministapel { $pile } gewählt.
table-looks = { $player } sieht die gesicherten Karten von { $target } an.
table-shown = Zur Auswahl stehen: { $cards }.
score =
    { $score ->
        [0] { $player }: { $score } £
       *[other] { $player }: { $score }.000 £
    }

## Was man vermuten kann

belief-banked = { $player } hat diese Karte gesichert: { $card }
belief-richer = { $player } hat mehr Geld gesichert als du
belief-prize = { $player } hat eine Karte im Wert von mindestens 150.000 £ gesichert
belief-in-deck = Diese Karte ist noch im Nachziehstapel: { $card }

## Was abgelehnt wird

awaits-action = Ziehe eine Karte, benutze eine Katze oder setze einen Diebstahl oder ein Doppeltes Spiel ein.
awaits-run = Du ziehst gerade Karten. Ziehe noch eine (pick up) oder höre auf (stop).
awaits-distract = Hier ist ein Wächter. Setze eine Ablenkung ein (distract) oder überlass ihm die laufende Beute (accept).
awaits-gift = Katzenminze: Gib zuerst eine deiner gesicherten Karten ab.
awaits-jail = Du bist im Gefängnis. Zahle (pay), schicke eine Katze an deiner Stelle (substitute) oder sitze die Strafe ab (serve), je nachdem, was du kannst.
awaits-paying = Zahle weiter, bis 100.000 £ erreicht sind.
awaits-free = Wähle die Katze, die aus dem Gefängnis kommt.
awaits-second-pile = Castor nimmt zwei Ministapel. Wähle den zweiten.
awaits-choice = Wähle die Karte, die du nimmst.
awaits-pick-cat = Wähle zuerst deine Katze.
deck-is-finished = Der Nachziehstapel ist aufgebraucht. Es kann keine Karte mehr gezogen werden.
nothing-picked-up = Du hast noch nichts gezogen. Ziehe mindestens eine Karte oder führe eine Aktion aus.
no-passing = Solange noch Karten zu ziehen sind, ist Passen nicht erlaubt.
one-action = Pro Zug ist nur eine Aktion erlaubt, und nach dem Ziehen keine mehr.
not-your-cat = Diese Katze hast du nicht: { $cat }.
cat-in-jail = Diese Katze ist im Gefängnis: { $cat }.
cat-already-used = Diese Katze ist schon benutzt: { $cat }.
cat-fresh = Diese Katze ist erst in diesem Zug gekommen und kann ab deinem nächsten benutzt werden: { $cat }.
pile-is-empty = Diesen Ministapel kannst du nicht nehmen. Wähle einen anderen, in dem Karten liegen.
wrong-trio = Charlton bestiehlt genau drei Gegner, die gesicherte Karten haben, oder alle, wenn es weniger sind.
not-yourself = Wähle einen anderen Spieler.
bank-is-empty = Spieler { $player } hat keine gesicherten Karten.
not-banked = Eine solche gesicherte Karte hast du nicht: { $card }.
trick-fresh = Dieser Trick ist erst in diesem Zug gekommen und kann ab deinem nächsten eingesetzt werden: { $card }.
redeem-first = Katzen werden am Anfang des Zuges ausgelöst, vor allem anderen.
not-in-jail = Diese Katze ist nicht im Gefängnis: { $cat }.
cannot-afford = Du hast keine 100.000 £ gesichert.
no-distraction = Du hast keine Ablenkung, die schon vor diesem Zug gesichert war.
no-choice-of-receiver = Wer die Karte bekommt, kannst du nicht wählen. Nenne nur die Karte: give up CARD.
name-receiver = Sag, wer die Karte bekommt: give CARD to PLAYER.
pay-in-order = Zahle vom höchsten Wert zum niedrigsten: { $card } ist mehr als die letzte Karte.
cash-only = Nur mit Bargeld kannst du zahlen.
payment-would-fail = Wenn du mit dieser Karte anfängst, kannst du keine 100.000 £ zahlen: { $card }. Fang mit einer höheren an.
must-get-out = Du kannst aus dem Gefängnis kommen, also musst du es auch.
not-shown = Eine solche Karte steht nicht zur Auswahl: { $card }.
cat-taken = Diese Katze hat schon jemand gewählt: { $cat }.
no-such-pile = Spieler { $player } hat keine negative Karte Nummer { $number } (vorhanden: { $piles }).
first-not-at-table = Platz { $first } kann nicht beginnen: Die Plätze sind von 0 bis { $last } nummeriert.

## Positionen

card-not-there = Diese Karte kann nicht in „{ $part }“ sein: { $card }.
not-cats = { $value } nennt keine Katzen mit ihrem Zustand (free, used, jailed, jailed and used).
not-a-pile = { $value } ist kein Ministapel. Ein Ministapel hat als „card“ eine negative Karte, kann Karten „beneath“ haben und „served“ sein.
impossible-stage = In dieser Position könnte niemand nach „{ $awaits }“ gefragt werden.

## Woraus sich eine Wertung ergibt

amount = { $score }.000 £
part-cash = Bargeld: { $amount }
part-jewellery = Schmuck: { $amount }
part-paintings = Gemälde: { $amount }
part-chester = Chester verdoppelt den Schmuck: +{ $amount }
part-claus = Claus fälscht ein Gemälde: +{ $amount }
part-jail = noch im Gefängnis: −{ $amount }
