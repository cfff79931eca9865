# Wat de gids zegt in het eerste spel Cat Burglars.

lesson-welcome = Goedenavond! Wie acht Gouden Bollen Wol heeft, wint. Jij hebt er al vijf, maar { $rival } heeft er zes: het wordt spannend.
lesson-crews = Dit zijn je bendes. De gedekte kaart onder bende 1 is blauw, net als de kat erboven: een bol wol. In elke andere kleur zou het een valstrik zijn.
lesson-recruit = Elke beurt doe je één van vijf acties. Rekruteer eerst twee kaarten: pak de spiegel van de markt, een joker voor elke kleur.
lesson-recruit-deck = De tweede mag ook van de markt komen, of ongezien van de trekstapel. Probeer de trekstapel.
lesson-rival-activates = { $rival } schuift een kaart onder een bende. Wol of valstrik? Niemand anders weet het.
lesson-form = Volgende actie: een bende vormen. Kies je groene kat en dan ‘Nieuwe bende’.
lesson-twins = Een bende mag alleen groeien als ze een tweelingbende heeft: een andere bende van jou met evenveel katten. Leg je rode kat bij bende 2.
lesson-rival-recruits = { $rival } pakte een groene kat van de markt, en iedereen zag het. Waar zou die voor zijn?
lesson-activate = Volgende actie: een bende activeren. Schuif je oranje kat onder bende 2; daar zit een oranje kat, dus het is een bol wol.
lesson-trap = Nu iets gemeens: schuif je paarse kat onder bende 3. Daar zit geen paarse kat, dus het is een valstrik. Alleen jij weet het.
lesson-secure = Volgende actie: de buit veiligstellen, voordat anderen binnensluipen. De volgorde is vrij: begin deze keer met de bol onder bende 2.
lesson-secure-more = Met één actie stel je zoveel bollen veilig als je wilt. Pak nu die onder bende 1.
lesson-done = Alleen je valstrik is over, en die mag je nooit onthullen. De vraag komt toch, zodat niemand hem van een bol kan onderscheiden. Zeg dat je klaar bent.
lesson-rival-trapped = { $rival } betaalt met een groene kaart, sluipt bende 3 binnen en loopt zo in je valstrik! De kaart is weg.
lesson-place = Een dichtgeklapte valstrik komt bij je katten: als nieuwe bende, of in een bende die een tweelingbende heeft. Leg hem bij bende 1.
lesson-infiltrate = Zeven bollen! Laatste actie: infiltreren. Kies bende 1 van je tegenstander, waar een kaart onder ligt.
lesson-pay = Je betaalt met kaarten die bij de katten passen: geel en paars. Je spiegel vervangt paars; verder kun je met spiegels niets.
lesson-trapped = Klap! Een valstrik. Je betaalt voordat je kijkt, en wat je betaald hebt, ben je kwijt.
lesson-rival-places = { $rival } begint een nieuwe bende met de valstrik en speelt dan verder. Passen mag in dit huis niet.
lesson-infiltrate-again = Geeft niet, probeer het nog eens: in bende 2 van je tegenstander zit maar één blauwe kat.
lesson-pay-market = Je hand is leeg, maar met z’n tweeën mag één kaart van de markt komen. Betaal met de blauwe daar.
lesson-end = Je achtste bol wol! Het spel eindigt meteen, en jij hebt gewonnen. Je kent nu alle vijf de acties.
