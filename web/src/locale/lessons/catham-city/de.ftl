# Was in der ersten Partie Catham City gesagt wird.

lesson-welcome = Bürgermeisterwahl in Catham City! Zu zweit oder zu dritt gewinnen 16 Wahlkampfpunkte, mit mehr Spielern reichen 13.
lesson-take = In deinem Zug nimmst oder spielst du Karten. Nehmen heißt: beliebig viele einer Fraktion aus der Auslage. Nimm beide Wissenschaftler.
lesson-rival-mafia = { $rival } spielt vier Mafiakarten für 2 Punkte. Jetzt müssen alle anderen zwei Karten abwerfen oder einen Punkt zurück in den Vorrat legen.
lesson-return = Du brauchst deine Karten. Leg deinen Punkt zurück.
lesson-scientists = Jetzt wird gespielt: Drei Wissenschaftler bringen 2 Punkte und zwei Karten vom Stapel.
lesson-rival-detectives = { $rival } spielt drei Detektive mit einer zusätzlichen Karte, für 3 Punkte. Jetzt dürfen die anderen antworten.
lesson-match = Wer eine Karte von der Fraktion der zusätzlichen Karte abwirft, bekommt einen Punkt. Es war ein Hacker, und du hast Hacker: Antworte.
lesson-robocats = Für zwei Robocats ziehst du fünf Karten; vier brächten stattdessen 3 Punkte. Spiel deine zwei.
lesson-limit = Elf Karten! Am Ende deines Zuges dürfen nur zehn bleiben. Wirf einen Hacker ab.
lesson-mafia = Jetzt lehrst du die anderen das Fürchten: Spiel vier Mafiakarten für 2 Punkte.
lesson-rival-discards = { $rival } wirft zwei Karten ab und behält die Punkte.
lesson-detectives = Drei Detektive mit einer beliebigen zusätzlichen Karte: 3 Punkte. Wähle die Detektive, dann deinen Wissenschaftler.
lesson-rival-declines = Von drüben keine Antwort. Niemand muss antworten.
lesson-hackers = Schick ein bis vier Hacker in eine Hand; ebenso viele Karten kommen zufällig heraus. Wähle deine zwei Hacker, dann deinen Gegner.
lesson-hacked = Jeder Hacker, der herauskommt, bringt dir einen Punkt, jede andere Karte kommt auf deine Hand. Hacker, die verborgen bleiben, bleiben dort.
lesson-second-evening = Ein anderer Abend. In jeder Partie sind fünf von acht Fraktionen dabei; hier kommen die drei übrigen.
lesson-journalists = Zwei Journalistinnen bringen 2 Punkte. Spiel sie.
lesson-rival-gives = Dann dürfen alle anderen dir eine Karte geben, und du musst sie annehmen. { $rival } gibt dir einen Robocat.
lesson-rival-journalists = Jetzt spielt { $rival } Journalistinnen. Auch du darfst eine Karte geben und für einen Punkt eine weitere derselben Fraktion abwerfen.
lesson-give = Ein guter Handel: Gib einen Robocat und wirf den anderen ab.
lesson-officials = Bürokraten, beliebig viele: So viele Karten vom Stapel werden aufgedeckt, und jede Fraktion, die dabei vorkommt, bringt einen Punkt. Spiel alle drei.
lesson-rival-takes = { $rival } nimmt zwei Wissenschaftler, und alle haben es gesehen. Ein Hinweis für die Polizei!
lesson-police = Die Polizei sucht in einer Hand nach der Fraktion einer zusätzlichen Karte. Wähle Polizei, deinen Wissenschaftler und deinen Gegner.
lesson-policemen = Jeder Polizist deckt zufällig eine Karte auf; für jede gefundene Polizeikarte zieht das Opfer eine. Schick beide.
lesson-end = Zwei Wissenschaftler, zwei Punkte, zusammen sechzehn! Die Partie endet sofort, und du hast die Wahl gewonnen. Du kennst alle acht Fraktionen.
