# Wat de gids zegt in het eerste spel Cat Burglars.

lesson-welcome = Goedenavond! Acht gouden bollen wol winnen. Jij hebt er al vijf, maar { $rival } heeft er zes: het wordt spannend.
lesson-crews = Dit zijn je bendes. De gedekte kaart onder bende 1 is blauw, net als haar kat: een bol wol. In elke andere kleur was het een valstrik.
lesson-recruit = Elke beurt doe je één van vijf acties. Rekruteer eerst twee kaarten: pak de spiegel van de markt, een joker voor elke kleur.
lesson-recruit-deck = De tweede mag ook van de markt komen, of ongezien van de trekstapel. Probeer de trekstapel.
lesson-rival-activates = { $rival } schuift een kaart onder een bende. Wol of valstrik? Niemand anders weet het.
lesson-form = Volgende actie: een bende vormen. Kies je groene kat en dan “Nieuwe bende”.
lesson-twins = Een bende mag alleen groeien als ze een tweeling heeft: een andere bende van jou met evenveel katten. Leg je rode kat bij bende 2.
lesson-rival-recruits = { $rival } pakte een groene kat van de markt, en iedereen zag het. Waar zou die voor zijn?
lesson-activate = Volgende actie: een bende activeren. Schuif je oranje kat onder bende 2; daar zit een oranje kat, dus het is een bol wol.
lesson-trap = Nu iets gemeens: schuif je paarse kat onder bende 3. Daar is geen paarse kat, dus het is een valstrik. Alleen jij weet het.
lesson-secure = Volgende actie: stel de buit veilig voordat anderen binnensluipen. Begin met de bol onder bende 1.
lesson-secure-more = Met één actie stel je zoveel bollen veilig als je wilt. Pak ook die onder bende 2.
lesson-done = Alleen je valstrik is over, en je eigen valstrik mag je nooit onthullen. Zeg dat je klaar bent.
lesson-rival-trapped = { $rival } betaalt een groene kaart om in bende 3 te sluipen en trapt in je valstrik! De betaling is weg.
lesson-place = Een dichtgeklapte valstrik komt bij je katten: als nieuwe bende, of in een bende met een tweeling. Leg hem bij bende 1.
lesson-infiltrate = Zeven bollen! Laatste actie: infiltreren. Kies bende 1 van je tegenstander, waar een kaart onder ligt.
lesson-pay = Je betaalt kaarten die bij de katten passen: geel en paars. Je spiegel vervangt paars; met spiegels kun je alleen betalen.
lesson-trapped = Klap! Een valstrik. Je betaalt voordat je kijkt, en wat je betaald hebt, ben je kwijt.
lesson-rival-places = { $rival } begint een nieuwe bende met de valstrik en speelt dan verder. Passen mag in dit huis niet.
lesson-infiltrate-again = Geeft niet, probeer het nog eens: in bende 2 van je tegenstander zit maar één blauwe kat.
lesson-pay-market = Je hand is leeg, maar met z’n tweeën mag één kaart van de markt komen. Betaal met de blauwe daar.
lesson-end = Je achtste bol wol! Het spel eindigt meteen, en jij hebt gewonnen. Je kent nu alle vijf acties.
