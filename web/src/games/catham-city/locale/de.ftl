# Was die Dinge auf diesem Tisch sind und tun, und was sich in jedem Augenblick durch Antippen tun lässt.

explain-detectives = Drei Detektive und eine zusätzliche Karte einer beliebigen Fraktion: 3 Punkte. Danach dürfen alle anderen für 1 Punkt eine Karte von der Fraktion der zusätzlichen Karte abwerfen.
explain-scientists = Drei Wissenschaftler: 2 Punkte, danach zwei Karten vom Nachziehstapel.
explain-robocats = Genau zwei Robocats: fünf Karten vom Nachziehstapel. Genau vier: 3 Punkte.
explain-mafia = Vier Mafiakarten: 2 Punkte. Danach müssen alle anderen zwei Karten abwerfen oder 1 Punkt zurück in den Vorrat legen. Wer nur eine Karte hat oder keine, gibt den Punkt ab; wer keinen Punkt hat, wirft ab, was da ist, höchstens zwei Karten.
explain-hackers = Ein bis vier Hacker werden in die Hand eines Gegners gemischt, der mindestens so viele Karten hat, und ebenso viele Karten zufällig aufgedeckt. Jeder Hacker darunter wird abgeworfen und bringt dir 1 Punkt; jede andere Karte gehört dir. Nicht aufgedeckte Hacker bleiben dort.
explain-police = Beliebig viele Polizisten und eine zusätzliche Karte einer anderen Fraktion durchsuchen eine Hand: Ebenso viele Karten werden zufällig aufgedeckt. Jede von der Fraktion der zusätzlichen Karte bringt dir 1 Punkt. Dann zieht das Opfer für jede aufgedeckte Polizeikarte eine Karte.
explain-journalists = Zwei Journalistinnen: 2 Punkte. Alle anderen dürfen dir eine Karte geben und für 1 Punkt eine weitere derselben Fraktion abwerfen.
explain-officials = Beliebig viele Bürokraten decken ebenso viele Karten vom Nachziehstapel auf. Jede Fraktion, die dabei vorkommt, bringt dir 1 Punkt.
thing-display = Kartenauslage
explain-display = Sieben offene Karten. In deinem Zug darfst du eine oder mehrere Karten einer einzigen Fraktion nehmen; sofort werden neue ausgelegt.
thing-deck = Nachziehstapel
explain-deck = Von hier wird die Auslage aufgefüllt; ziehen darfst du nur durch Effekte. Ist der Stapel leer, wird der Ablagestapel gemischt.
thing-in-play = Ausgespielte Karten
explain-in-play = Karten, die gespielt oder aufgedeckt wurden. Sie liegen hier, bis der Effekt vorbei ist, und werden dann abgeworfen.
thing-discard = Ablagestapel
explain-discard = Karten, die ausgedient haben. Sie liegen offen und werden zum neuen Nachziehstapel, wenn der alte leer ist.
thing-points = Wahlkampfpunkte
explain-points = Wer das Ziel erreicht, gewinnt sofort: 16 Punkte zu zweit oder zu dritt, 13 mit mehr Spielern.
thing-hand = Hand
explain-hand = Handkarten sind geheim, ihre Anzahl nicht. Wer am Ende des eigenen Zuges mehr als zehn hat, wirft die überzähligen ab.
explain-decline = Du musst nicht antworten: Du behältst deine Karten und bekommst keinen Punkt.
explain-discard-card = Eine Handkarte kommt offen auf den Ablagestapel. Nach der Mafia wirfst du zwei ab; wer am Ende des eigenen Zuges mehr als zehn hat, wirft bis auf zehn ab.
explain-end-turn = Dein Zug endet mit einer Aktion statt mit zweien; das erlaubt eine Hausregel dieses Tisches.
web-awaits-action = Du bist am Zug. Wähle Karten der Auslage, um sie zu nehmen, oder eine Handkarte, um ihre Fraktion zu spielen.
web-awaits-policemen = Die Polizei durchsucht die Hand von { $target } nach dieser Fraktion: { $extra }. Wähle Polizeikarten, um mehr zu schicken, oder unten die Zahl.
web-awaits-match = { $active } hat Detektive gespielt. Wirf für 1 Punkt eine Karte dieser Fraktion ab oder verzichte: { $extra }.
web-awaits-sacrifice =
    { $points ->
        [0] { $active } hat die Mafia gespielt, und du hast keinen Punkt. Wähle die erste der zwei Karten, die du abwirfst.
       *[other] { $active } hat die Mafia gespielt. Wähle eine Handkarte, um zwei abzuwerfen, oder leg 1 Punkt zurück in den Vorrat.
    }
web-awaits-second-card = { $active } hat die Mafia gespielt. Wähle die zweite Karte, die du abwirfst.
web-awaits-gift = { $active } hat Journalistinnen gespielt und bekommt die Handkarte, die du wählst. Oder verzichte.
web-awaits-excess = Du hast mehr als zehn Karten. Wähle eine Handkarte zum Abwerfen.
