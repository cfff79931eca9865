# Cat Burglars

game-name = Cat Burglars
player = Speler { $number }
player-you = Speler { $number } (jij)

## Kaarten

card-blue = blauw
card-orange = oranje
card-green = groen
card-red = rood
card-yellow = geel
card-purple = paars
card-mirror = spiegel
card-of-market = { $card } (van de markt)
crew-of = { $player }.{ $number }

## Zetten, een voor een en per soort

move-recruit-deck = Rekruteer van de trekstapel
move-recruit-market-card = Rekruteer van de markt: { $card }
move-form-card-new = Begin een nieuwe bende: { $card }
move-form-card-crew = Breid bende { $crew } uit: { $card }
move-activate-crew-card = Activeer bende { $crew }, gedekt: { $card }
move-secure-crew = Stel de bol wol onder bende { $crew } veilig
move-done = Klaar, geen buit meer
move-infiltrate-crew = Infiltreer in bende { $crew }
move-pay-cards = Betaal: { $cards }
move-place-new = Begin een nieuwe bende met de valstrik
move-place-crew = Voeg de valstrik toe aan bende { $crew }

kind-recruit-deck = Rekruteer van de trekstapel
kind-recruit-market-card = Rekruteer van de markt
kind-form-card-new = Begin een nieuwe kattenbende
kind-form-card-crew = Breid een kattenbende uit
kind-activate-crew-card = Activeer een kattenbende
kind-secure-crew = Stel de buit veilig
kind-done = Klaar, geen buit meer
kind-infiltrate-crew = Infiltreer
kind-pay-cards = Betaal
kind-place-new = Begin een nieuwe kattenbende met de valstrik
kind-place-crew = Voeg de valstrik toe aan een kattenbende

## Wat er gebeurt

fact-started = { $seat } begint.
fact-recruited-deck =
    { $card ->
        [hidden] { $seat } rekruteert een kaart van de trekstapel.
       *[other] { $seat } rekruteert van de trekstapel: { $card }.
    }
many-recruited-deck = { $seat } rekruteert { $cards } kaarten van de trekstapel.
fact-recruited-market = { $seat } rekruteert van de markt: { $card }.
fact-reshuffled =
    { $cards ->
        [one] De aflegstapel, { $cards } kaart, wordt opnieuw geschud en vormt de nieuwe trekstapel.
       *[other] De aflegstapel, { $cards } kaarten, wordt opnieuw geschud en vormt de nieuwe trekstapel.
    }
fact-refilled = Nieuw op de markt: { $card }.
fact-formed = { $seat } begint bende { $crew }: { $card }.
fact-expanded = { $seat } breidt bende { $crew } uit: { $card }.
fact-activated =
    { $card ->
        [hidden] { $seat } activeert bende { $crew } met een gedekte kaart.
       *[other] { $seat } activeert bende { $crew }, gedekt: { $card }.
    }
fact-secured = { $seat } stelt een Gouden Bol Wol van bende { $crew } veilig: { $card }.
fact-infiltrated = { $seat } infiltreert in bende { $crew }.
fact-paid = { $seat } betaalt uit de hand: { $card }.
fact-paid-market = { $seat } betaalt met een kaart van de markt: { $card }.
fact-looted = { $seat } vindt een Gouden Bol Wol onder bende { $crew }: { $card }.
fact-trapped = { $seat } loopt in een valstrik onder bende { $crew }: { $card }.
fact-skipped = { $seat } kan niets doen; de beurt wordt overgeslagen.
fact-last-round = { $seat } heeft het doel bereikt; de ronde wordt uitgespeeld.
fact-ended = Het spel is afgelopen: { $reason }.

reason-eight-balls = acht Gouden Bollen Wol
reason-six-colours = bollen wol in alle zes kleuren
reason-eight-balls-and-six-colours = acht Gouden Bollen Wol en alle zes kleuren
reason-all-stuck = niemand kan nog iets doen, de meeste bollen wol geven de doorslag
reason-round-finished = de ronde is voorbij, de meeste bollen wol geven de doorslag

## De tafel in zinnen

table-piles = Trekstapel: { $deck }. Aflegstapel: { $discard }.
table-market = Markt: { $cards }.
table-hand = { $player }. Bollen wol: { $balls }. Hand: { $cards }.
table-hand-count = { $player }. Bollen wol: { $balls }. Kaarten in de hand: { $cards }.
table-known = Open gepakt en sindsdien niet gespeeld: { $cards }.
place-hand-or-facedown = In de hand en gedekt
table-scored = In het scoregebied: { $cards }.
table-crew = Bende { $crew }: { $cats }.
table-crew-guarded = Bende { $crew }: { $cats }; een gedekte kaart.
table-crew-ball = Bende { $crew }: { $cats }; gedekt { $card }, een Gouden Bol Wol.
table-crew-trap = Bende { $crew }: { $cats }; gedekt { $card }, een valstrik.

## Wat je kunt vermoeden

belief-ball = de gedekte kaart onder bende { $crew } is een Gouden Bol Wol
belief-payable = een tegenstander heeft de kaarten om voor je bende { $crew } te betalen

## Wat geweigerd wordt

awaits-action = Kies een van de vijf acties: rekruteren (recruit), een bende vormen (form), activeren (activate), de buit veiligstellen (secure) of infiltreren (infiltrate). Passen mag niet.
awaits-second-pick = Je rekruteert twee kaarten. Neem de tweede van de trekstapel of van de markt.
awaits-more-balls = Je bent de buit aan het veiligstellen. Kies nog een bol wol, in willekeurige volgorde, of typ done. De vraag komt zolang er onder een van je bendes een gedekte kaart ligt, ook als die een valstrik is.
awaits-payment = In welke bende je infiltreert, heb je al gezegd. Noem nu de kaarten waarmee je betaalt.
awaits-placement = Eerst moet speler { $player } de valstrik open neerleggen: als nieuwe bende of in een bende die mag groeien.
deck-is-empty = De trekstapel en de aflegstapel zijn leeg. Neem een kaart van de markt.
not-in-market = Deze kaart ligt niet op de markt: { $card }.
not-in-hand = Deze kaart heb je niet in je hand: { $card }.
mirror-cannot-form = Een spiegel kan niet in een bende. Speel een kat.
mirror-cannot-activate = Een spiegel mag niet gedekt onder een bende liggen. Gebruik een kat.
no-twin =
    { $size ->
        [one] Bende { $crew } kan niet groeien: je hebt geen andere bende met precies { $size } zichtbare kat. Begin een nieuwe bende of kies er een die even groot is als een andere van jou.
       *[other] Bende { $crew } kan niet groeien: je hebt geen andere bende met precies { $size } zichtbare katten. Begin een nieuwe bende of kies er een die even groot is als een andere van jou.
    }
already-guarded = Onder bende { $crew } ligt al een gedekte kaart. Kies een bende zonder gedekte kaart.
nothing-to-secure = Onder bende { $crew } ligt geen gedekte kaart.
never-a-trap = Onder bende { $crew } ligt een valstrik. Je eigen valstrikken mag je nooit onthullen.
not-your-crew = Bende { $crew } is niet van jou. Uitbreiden, activeren en veiligstellen kan alleen bij je eigen bendes.
own-crew = In je eigen bendes kun je niet infiltreren. Kies een bende van een tegenstander.
no-facedown = Onder deze bende ligt geen gedekte kaart. Kies een bende met een gedekte kaart.
cannot-afford =
    { $size ->
        [one] Deze bende kun je niet betalen: ze kost { $size } kaart in de kleur van de zichtbare kat, of een spiegel.
       *[other] Deze bende kun je niet betalen: ze kost { $size } kaarten in de kleuren van de zichtbare katten, met spiegels als joker.
    }
payment-not-named = Noem bij het infiltreren in hetzelfde bericht ook de kaarten waarmee je betaalt: niemand hoort om welke bende het gaat voordat ook de betaling is genoemd.
nothing-to-pay = Er valt nu niets te betalen. Noem eerst de bende waarin je infiltreert.
one-market-card = Van de kaarten waarmee je betaalt, mag er maar één van de markt komen.
wrong-payment = Deze kaarten (aantal: { $cards }) passen in aantal of kleuren niet bij de zichtbare katten van de bende (aantal: { $size }). Een spiegel telt als elke gewenste kleur.
market-does-not-pay = Alleen in een spel met twee spelers mag je met een kaart van de markt betalen.
payment-not-in-hand = Deze kaarten heb je niet in je hand.
no-such-crew = Speler { $player } heeft geen bende { $number } (aantal bendes: { $crews }).
too-many-players = Spelen met { $players } spelers kan alleen met de huisregel more_players=true; officieel is het spel voor 2 tot en met 4.
first-not-at-table = Plaats { $first } kan niet beginnen: de plaatsen zijn genummerd van 0 tot en met { $last }.

## Posities

mirror-not-there = In ‘{ $part }’ kan geen spiegel zitten, alleen katten.
market-too-large = De markt heeft hoogstens zes kaarten, niet { $cards }.
not-a-crew = { $value } is geen kattenbende. Een kattenbende heeft ‘cats’ en hoogstens één kaart ‘facedown’.
impossible-crew = Een kattenbende met { $cats } katten bestaat niet. Mogelijk is 1 tot en met { $most }.
one-facedown = Onder een kattenbende kan maar één kaart gedekt liggen, niet { $value }.
already-revealed = Zolang de valstrik nog wordt neergelegd, ligt er geen kaart onder de bende waarin is geïnfiltreerd.
no-crew-named = ‘{ $part }’ moet een kattenbende noemen, niet { $value }. Bijvoorbeeld: 2.1
nobody-could-be-here = In deze positie kan niemand om ‘{ $awaits }’ worden gevraagd, want geen enkel antwoord zou zijn toegestaan.

## Waaruit een score bestaat

amount =
    { $score ->
        [one] 1 bol wol
       *[other] { $score } bollen wol
    }
part-colour = { $card }: { $amount }
