# Wat de dingen op deze tafel zijn en doen, en wat je op elk moment kunt doen door ze aan te wijzen.

thing-cash = Contant geld
explain-cash = Buit. Veiliggesteld telt het aan het eind mee voor zijn waarde, en je kunt jezelf ermee vrijkopen uit de gevangenis.
thing-jewellery = Juwelen
explain-jewellery = Buit. Veiliggesteld tellen ze aan het eind mee voor hun waarde, met Chester dubbel. Je kunt jezelf ermee vrijkopen uit de gevangenis.
thing-painting = Schilderij
explain-painting = Buit. Veiliggesteld telt het aan het eind mee voor zijn waarde; met Claus telt een andere kaart evenveel als je beste schilderij. Je kunt jezelf ermee vrijkopen uit de gevangenis.
explain-distraction = Eenmaal veiliggesteld lokt deze kaart een bewaker weg die je tegenkomt: je mag doorgaan, maar zijn sterren tellen aan het eind van de beurt.
explain-steal = Een actie in plaats van trekken: pak blind één veiliggestelde kaart van een andere speler.
explain-double-cross = Een actie in plaats van trekken: ruil al je veiliggestelde kaarten met die van een andere speler.
explain-calvin = De valsspeler. Eén keer, als actie: ruil al je veiliggestelde kaarten en al je katten met een andere speler; heeft die katten in de gevangenis, dan komt er een vrij, die voortaan van jou is, en Calvin gaat ervoor in de plaats.
explain-castor = De brandstichter. Eén keer, als actie: stel de kaarten van twee ministapels veilig, van jezelf of van anderen.
explain-charlton = De dief. Eén keer, als actie: pak blind van hoogstens drie tegenstanders elk één veiliggestelde kaart.
explain-chelsea = De bruut. Eén keer, als actie: pak blind drie veiliggestelde kaarten van één tegenstander.
explain-chester = De vervalser. Hij werkt altijd, behalve in de gevangenis: je juwelen tellen aan het eind dubbel.
explain-claus = De kunstvervalser. Hij werkt altijd, behalve in de gevangenis: aan het eind telt een andere veiliggestelde kaart evenveel als je beste schilderij.
explain-crispin = De ongrijpbare. Hij werkt altijd, behalve in de gevangenis: je wordt pas bij 13 sterren gearresteerd in plaats van bij 10.
explain-laser-pen = Bewijs zonder ster. Je beurt eindigt, maar er is niets verloren: de lopende buit wordt veiliggesteld.
explain-catnip = Bewijs, 1 ster. Je lopende buit is verloren, en je geeft een van je veiliggestelde kaarten aan een andere speler.
explain-vase = Bewijs, 2 sterren. Je beurt eindigt, en de lopende buit is verloren.
explain-camera = Bewijs, 2 sterren. Je beurt eindigt, en de lopende buit is verloren.
explain-paw-prints = Bewijs, 2 sterren. Je beurt eindigt, en de lopende buit is verloren.
explain-randy = Een bewaker, 2 sterren. Je beurt eindigt en de lopende buit is verloren, tenzij je een veiliggestelde Afleiding gebruikt.
explain-rumbold = Een bewaker, 3 sterren. Je beurt eindigt en de lopende buit is verloren, tenzij je een veiliggestelde Afleiding gebruikt.
explain-rufus = De grootste bewaker, 4 sterren. Je beurt eindigt en de lopende buit is verloren, tenzij je een veiliggestelde Afleiding gebruikt.
thing-deck = Trekstapel
explain-deck = Trek de bovenste kaart, voor iedereen zichtbaar, zo vaak als je durft. De beurt waarin de laatste kaart wordt getrokken, is de laatste van het spel.
thing-run = Lopende buit
explain-run = De kaarten die deze beurt zijn getrokken. Wie op tijd stopt, stelt ze veilig; door een negatieve kaart zijn ze allemaal verloren.
thing-bank = Veiliggestelde kaarten
explain-bank = Geen bewaker kan nog bij deze kaarten, andere inbrekers wel. Alleen de eigenaar mag ze bekijken; iedereen ziet hoeveel het er zijn. Aan het eind wint het meeste geld.
thing-stars = Sterren
explain-stars = Negatieve kaarten leveren sterren op. Wie een ster krijgt en er dan tien of meer heeft, wordt gearresteerd; met Crispin pas bij 13.
thing-jail = Gevangenis
explain-jail = Wie is gearresteerd, moet er in de volgende beurt uit: £ 100.000 betalen, of een kat naar de gevangenis sturen. Wie geen van beide kan, slaat twee beurten over. Wie geen vrije kat heeft en alleen te veel zou kunnen betalen, mag daarvoor kiezen.
thing-pile = Ministapel
explain-pile = Een negatieve kaart met daaronder de lopende buit die verloren ging. Niemand mag erin kijken; Castor kan de kaarten pakken.
thing-discard = Aflegstapel
explain-discard = Gebruikte trucs en buit waarmee is betaald. Niets daarvan komt terug.
explain-pick-up = De bovenste kaart van de stapel wordt omgedraaid. Een positieve kaart komt bij je lopende buit, en je mag doorgaan; een negatieve kaart beëindigt je beurt, en de lopende buit is verloren.
explain-stop = Je beurt eindigt en de lopende buit is veiliggesteld: buit en trucs komen bij je veiliggestelde kaarten, een kat ligt open naast je andere.
explain-accept = Je beurt eindigt, en de lopende buit gaat als ministapel onder de bewaker. Wat was veiliggesteld, blijft van jou.
explain-pay-card = Nog een veiliggestelde kaart voor de £ 100.000, geen duurder dan de vorige. Er is geen wisselgeld, en geen kaart mag overbodig zijn.
explain-substitute-cat = Een kat van jou gaat voor je naar de gevangenis, ook een gebruikte. Je bent vrij, je sterren zijn gewist en je beurt is voorbij.
explain-serve = Je slaat deze beurt en de volgende over, wat je intussen ook krijgt; dan kom je vrij en zijn je sterren gewist.
explain-redeem-cat = Aan het begin van je beurt: voor £ 100.000 komt een kat van jou uit de gevangenis. Die ligt open en is te gebruiken, ook als dat al was gebeurd. Je beurt gaat door.
explain-free-cat = Calvin neemt de plaats in van een kat in de gevangenis, en die kat is van jou. Zijn het er meer, dan kies je er een.
explain-take-card = Volgens een huisregel van deze tafel zie je alle veiliggestelde kaarten daar en pak je de kaart die je wilt.
explain-choose-cat = Volgens een huisregel van deze tafel worden de katten niet gedeeld: iedereen kiest er om de beurt een.
explain-pass = In de laatste ronde, als de stapel op is, trekt niemand meer: je doet een actie, of je past.
web-awaits-action = Jij bent aan de beurt. Kies de stapel om een kaart te trekken, of een van je katten of trucs om die te gebruiken.
web-awaits-run = Kies de stapel om nog een kaart te trekken, of de verlichte uitgang om de lopende buit veilig te stellen.
web-awaits-distract = Een bewaker: { $card }! Gebruik een Afleiding, of laat hem de lopende buit.
web-awaits-gift =
    { $gift ->
        [left] Kattenkruid: kies de veiliggestelde kaart die je linkerbuur krijgt.
        [discard] Kattenkruid: kies de veiliggestelde kaart die open wordt afgelegd.
       *[choice] Kattenkruid: kies een van je veiliggestelde kaarten en dan wie die krijgt.
    }
web-awaits-jail = Je zit in de gevangenis en moet eruit als je kunt: betaal £ 100.000 met veiliggestelde buit of stuur een kat in je plaats. Je straf uitzitten kan alleen als geen van beide gaat, of als je zonder vrije kat te veel zou moeten betalen.
web-awaits-paying = Kies de volgende kaart om mee te betalen, tot het £ 100.000 is. Al betaald: £ { $paid }.
web-awaits-free = Kies de kat die uit de gevangenis komt.
web-awaits-second-pile = Kies de tweede ministapel die Castor pakt.
web-awaits-choice = Kies de kaart die je pakt van { $target }.
web-awaits-pick-cat = Kies je kat.
