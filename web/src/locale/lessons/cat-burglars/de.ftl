# Was in der ersten Partie Cat Burglars gesagt wird.

lesson-welcome = Guten Abend! Wer acht Goldene Wollknäuel hat, gewinnt. Du hast schon fünf, aber { $rival } hat sechs: Es wird knapp.
lesson-crews = Das sind deine Banden. Die verdeckte Karte unter Bande 1 ist blau wie ihre Katze: ein Wollknäuel. In jeder anderen Farbe wäre sie eine Falle.
lesson-recruit = In jedem Zug wählst du eine von fünf Aktionen. Rekrutiere zuerst zwei Karten: Nimm den Spiegel vom Markt, einen Joker für jede Farbe.
lesson-recruit-deck = Die zweite kann auch vom Markt kommen oder ungesehen vom Stapel. Versuch es mit dem Stapel.
lesson-rival-activates = { $rival } schiebt eine Karte unter eine Bande. Wolle oder Falle? Sonst weiß es niemand.
lesson-form = Nächste Aktion: eine Bande zusammenstellen. Wähle deine grüne Katze und dann „Neue Bande“.
lesson-twins = Eine Bande darf nur wachsen, wenn sie einen Zwilling hat: eine andere Bande von dir mit gleich vielen Katzen. Leg deine rote Katze zu Bande 2.
lesson-rival-recruits = { $rival } hat für alle sichtbar eine grüne Katze vom Markt genommen. Wozu wohl?
lesson-activate = Nächste Aktion: eine Bande aktivieren. Schieb deine orange Katze unter Bande 2; dort sitzt eine orange Katze, also ist es ein Wollknäuel.
lesson-trap = Jetzt etwas Gemeines: Schieb deine lila Katze unter Bande 3. Dort sitzt keine lila Katze, also ist es eine Falle. Nur du weißt das.
lesson-secure = Nächste Aktion: die Beute in Sicherheit bringen, bevor sich andere einschleichen. Die Reihenfolge ist frei: Fang diesmal mit dem Wollknäuel unter Bande 2 an.
lesson-secure-more = Mit einer Aktion bringst du so viele Wollknäuel in Sicherheit, wie du willst. Nimm jetzt das unter Bande 1.
lesson-done = Nur deine Falle ist noch da, und die darfst du nie aufdecken. Gefragt wirst du trotzdem, damit niemand sie von einem Wollknäuel unterscheidet. Sag, dass du fertig bist.
lesson-rival-trapped = { $rival } zahlt mit einer grünen Karte, schleicht sich in Bande 3 ein und tappt direkt in deine Falle! Die Karte ist verloren.
lesson-place = Eine zugeschnappte Falle kommt zu deinen Katzen: als neue Bande oder in eine, die einen Zwilling hat. Leg sie zu Bande 1.
lesson-infiltrate = Sieben Wollknäuel! Letzte Aktion: infiltrieren. Wähle die gegnerische Bande 1, unter der eine Karte liegt.
lesson-pay = Du zahlst mit Karten, die zu ihren Katzen passen: gelb und lila. Dein Spiegel ersetzt die lila Karte; zu mehr als zum Zahlen taugen Spiegel nicht.
lesson-trapped = Schnapp! Eine Falle. Gezahlt wird, bevor aufgedeckt wird, und was gezahlt ist, ist weg.
lesson-rival-places = { $rival } gründet mit der Falle eine neue Bande und spielt dann weiter. Passen gibt es in diesem Haus nicht.
lesson-infiltrate-again = Macht nichts, gleich noch einmal: In der gegnerischen Bande 2 sitzt nur eine blaue Katze.
lesson-pay-market = Deine Hand ist leer, aber zu zweit darf eine Karte vom Markt kommen. Zahle mit der blauen dort.
lesson-end = Dein achtes Wollknäuel! Die Partie endet sofort, und du hast gewonnen. Jetzt kennst du alle fünf Aktionen.
