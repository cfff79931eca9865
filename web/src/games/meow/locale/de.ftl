# Was die Dinge auf diesem Tisch sind und tun, und was sich in jedem Augenblick durch Antippen tun lässt.

thing-cash = Bargeld
explain-cash = Beute. Gesichert zählt es am Ende mit seinem Wert, und du kannst dich damit aus dem Gefängnis freikaufen.
thing-jewellery = Schmuck
explain-jewellery = Beute. Gesichert zählt er am Ende mit seinem Wert, dank Chester doppelt. Du kannst dich damit aus dem Gefängnis freikaufen.
thing-painting = Gemälde
explain-painting = Beute. Gesichert zählt es am Ende mit seinem Wert; dank Claus zählt eine weitere Karte so viel wie dein bestes Gemälde. Du kannst dich damit aus dem Gefängnis freikaufen.
explain-distraction = Ist sie gesichert, lockt sie einen Wächter weg, auf den du triffst: Du darfst weiterziehen, aber seine Sterne zählen am Ende des Zuges.
explain-steal = Eine Aktion, statt zu ziehen: Nimm blind eine gesicherte Karte von jemand anderem.
explain-double-cross = Eine Aktion, statt zu ziehen: Tausche alle deine gesicherten Karten mit denen von jemand anderem.
explain-calvin = Der Betrüger. Einmal, als Aktion: Tausche alle gesicherten Karten und alle Katzen mit jemand anderem; sind dort Katzen im Gefängnis, kommt eine davon frei und gehört dir, und Calvin nimmt ihren Platz ein.
explain-castor = Der Brandstifter. Einmal, als Aktion: Sichere die Karten aus zwei Ministapeln, eigenen oder fremden.
explain-charlton = Der Dieb. Einmal, als Aktion: Nimm bis zu drei Gegnern blind je eine gesicherte Karte ab.
explain-chelsea = Die Schlägerin. Einmal, als Aktion: Nimm einem Gegner blind drei gesicherte Karten ab.
explain-chester = Der Schmuckfälscher. Er wirkt immer, außer im Gefängnis: Dein Schmuck zählt am Ende doppelt.
explain-claus = Der Kunstfälscher. Er wirkt immer, außer im Gefängnis: Am Ende zählt eine weitere gesicherte Karte so viel wie dein bestes Gemälde.
explain-crispin = Der Fluchtkünstler. Er wirkt immer, außer im Gefängnis: Du wirst erst mit 13 statt mit 10 Sternen verhaftet.
explain-laser-pen = Ein Beweisstück ohne Stern. Dein Zug endet, aber nichts ist verloren: Die laufende Beute wird gesichert.
explain-catnip = Ein Beweisstück mit 1 Stern. Die laufende Beute ist verloren, und du gibst jemand anderem eine deiner gesicherten Karten.
explain-vase = Ein Beweisstück mit 2 Sternen. Dein Zug endet, und die laufende Beute ist verloren.
explain-camera = Ein Beweisstück mit 2 Sternen. Dein Zug endet, und die laufende Beute ist verloren.
explain-paw-prints = Ein Beweisstück mit 2 Sternen. Dein Zug endet, und die laufende Beute ist verloren.
explain-randy = Ein Wächter mit 2 Sternen. Dein Zug endet und die laufende Beute ist verloren, außer du setzt eine gesicherte Ablenkung ein.
explain-rumbold = Ein Wächter mit 3 Sternen. Dein Zug endet und die laufende Beute ist verloren, außer du setzt eine gesicherte Ablenkung ein.
explain-rufus = Der größte Wächter, mit 4 Sternen. Dein Zug endet und die laufende Beute ist verloren, außer du setzt eine gesicherte Ablenkung ein.
thing-deck = Nachziehstapel
explain-deck = Zieh die oberste Karte vor aller Augen, so oft du dich traust. Der Zug, in dem die letzte Karte gezogen wird, ist der letzte der Partie.
thing-run = Laufende Beute
explain-run = Die Karten, die in diesem Zug gezogen wurden. Wer rechtzeitig aufhört, sichert sie; eine negative Karte nimmt sie alle mit.
thing-bank = Gesicherte Karten
explain-bank = An diese Karten kommt kein Wächter mehr, andere Einbrecher aber schon. Nur wer sie besitzt, darf sie ansehen; alle sehen, wie viele es sind. Am Ende gewinnt das meiste Geld.
thing-stars = Sterne
explain-stars = Negative Karten bringen Sterne. Wer einen Stern bekommt und dann zehn oder mehr hat, wird verhaftet; mit Crispin erst bei 13.
thing-jail = Gefängnis
explain-jail = Wer verhaftet wurde, muss im nächsten Zug heraus: 100.000 £ zahlen oder stattdessen eine Katze ins Gefängnis schicken. Wer beides nicht kann, setzt zwei Züge aus. Wer keine freie Katze hat und nur zu viel zahlen könnte, darf das Aussetzen wählen.
thing-pile = Ministapel
explain-pile = Eine negative Karte und darunter die Beute, die sie mitgenommen hat. Niemand darf hineinsehen; Castor kann die Karten holen.
thing-discard = Ablagestapel
explain-discard = Benutzte Tricks und Beute, mit der gezahlt wurde. Nichts davon kommt zurück.
explain-pick-up = Die oberste Karte des Stapels wird aufgedeckt. Eine positive Karte kommt zur laufenden Beute, und du darfst weitermachen; eine negative beendet deinen Zug, und die laufende Beute ist verloren.
explain-stop = Dein Zug endet, und die laufende Beute ist gesichert: Beute und Tricks kommen zu deinen gesicherten Karten, eine Katze liegt offen neben deinen anderen.
explain-accept = Dein Zug endet, und die laufende Beute kommt als Ministapel unter den Wächter. Was gesichert war, bleibt dir.
explain-pay-card = Noch eine gesicherte Karte für die 100.000 £, keine teurer als die vorige. Wechselgeld gibt es nicht, und keine Karte darf überflüssig sein.
explain-substitute-cat = Eine deiner Katzen geht für dich ins Gefängnis, auch eine benutzte. Du bist frei, deine Sterne sind gelöscht, und dein Zug ist vorbei.
explain-serve = Du setzt diesen Zug und den nächsten aus, was auch inzwischen zu dir kommt; dann bist du frei, und deine Sterne sind gelöscht.
explain-redeem-cat = Zu Beginn deines Zuges: Für 100.000 £ kommt eine deiner Katzen aus dem Gefängnis. Sie liegt offen und ist einsetzbar, auch wenn sie schon benutzt war. Dein Zug geht weiter.
explain-free-cat = Calvin nimmt den Platz einer Katze im Gefängnis ein, und diese gehört dir. Sind dort mehrere, wählst du eine aus.
explain-take-card = Nach einer Hausregel dieses Tisches siehst du alle gesicherten Karten dort und nimmst die, die du willst.
explain-choose-cat = Nach einer Hausregel dieses Tisches werden die Katzen nicht ausgeteilt: Alle wählen der Reihe nach eine.
explain-pass = In der letzten Runde, wenn der Stapel leer ist, zieht niemand mehr: Du machst eine Aktion, oder du passt.
web-awaits-action = Du bist am Zug. Wähle den Stapel, um eine Karte zu ziehen, oder eine deiner Katzen oder Trickkarten, um sie einzusetzen.
web-awaits-run = Wähle den Stapel, um noch eine Karte zu ziehen, oder den hellen Ausgang, um die laufende Beute zu sichern.
web-awaits-distract = Ein Wächter: { $card }! Setze eine Ablenkung ein oder überlass ihm die laufende Beute.
web-awaits-gift =
    { $gift ->
        [left] Katzenminze: Wähle die gesicherte Karte, die nach links weitergeht.
        [discard] Katzenminze: Wähle die gesicherte Karte, die offen abgelegt wird.
       *[choice] Katzenminze: Wähle eine deiner gesicherten Karten und dann, wer sie bekommt.
    }
web-awaits-jail = Du bist im Gefängnis und musst heraus, wenn du kannst: Zahle 100.000 £ mit gesicherter Beute oder schick an deiner Stelle eine Katze. Die Strafe sitzt du nur ab, wenn beides nicht geht oder wenn du ohne freie Katze zu viel zahlen müsstest.
web-awaits-paying = Wähle die nächste Karte, mit der du zahlst, bis 100.000 £ erreicht sind. Bezahlt: { $paid } £.
web-awaits-free = Wähle die Katze, die aus dem Gefängnis kommt.
web-awaits-second-pile = Wähle den zweiten Ministapel, den Castor nimmt.
web-awaits-choice = Wähle die Karte, die du nimmst. Sie kommt von: { $target }.
web-awaits-pick-cat = Wähle deine Katze.
