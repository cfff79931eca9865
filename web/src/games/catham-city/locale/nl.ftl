# Wat de dingen op deze tafel zijn en doen, en wat je op elk moment kunt doen door ze aan te wijzen.

explain-detectives = Drie detectives en één extra kaart van welke groepering dan ook: 3 punten. Daarna mogen alle anderen voor 1 punt een kaart van de groepering van de extra kaart afleggen.
explain-scientists = Drie wetenschappers: 2 punten, daarna twee kaarten van de trekstapel.
explain-robocats = Precies twee Robocats: vijf kaarten van de trekstapel. Precies vier: 3 punten.
explain-mafia = Vier maffiakaarten: 2 punten. Daarna moeten alle anderen twee kaarten afleggen of 1 punt inleveren. Wie maar één kaart heeft of geen, levert het punt in; wie geen punt heeft, legt af wat er is, hoogstens twee kaarten.
explain-hackers = Eén tot vier hackers worden door de hand van een tegenstander geschud die minstens zoveel kaarten heeft, en evenveel kaarten worden willekeurig opengelegd. Elke hacker daarbij wordt afgelegd en geeft je 1 punt; elke andere kaart is voor jou. De overige hackers blijven daar.
explain-police = Zoveel politieagenten als je wilt en een extra kaart van een andere groepering doorzoeken een hand: evenveel kaarten worden willekeurig opengelegd. Elke kaart van de groepering van de extra kaart geeft je 1 punt. Daarna trekt het slachtoffer een kaart per opengelegde politiekaart.
explain-journalists = Twee journalisten: 2 punten. Alle anderen mogen je een kaart geven en voor 1 punt nog een kaart van dezelfde groepering afleggen.
explain-officials = Speel zoveel ambtenaren als je wilt: evenveel kaarten van de trekstapel worden opengelegd. Elke verschillende groepering daarbij geeft je 1 punt.
thing-display = Zichtbare kaarten
explain-display = Zeven open kaarten. In je beurt mag je een of meer kaarten van één groepering pakken; er worden meteen nieuwe neergelegd.
thing-deck = Trekstapel
explain-deck = Hiermee worden de zichtbare kaarten aangevuld; kaarten trekken mag je alleen als een resultaat dat zegt. Is de stapel leeg, dan wordt de aflegstapel geschud.
thing-in-play = Uitgespeelde kaarten
explain-in-play = Kaarten die zijn gespeeld of opengelegd. Ze liggen hier tot het resultaat is afgehandeld en worden dan afgelegd.
thing-discard = Aflegstapel
explain-discard = Kaarten die hebben afgedaan. Ze liggen open en vormen de nieuwe trekstapel als de oude op is.
thing-points = Campagnepunten
explain-points = Wie het doel bereikt, wint meteen: 16 punten met twee of drie spelers, 13 met meer.
thing-hand = Hand
explain-hand = Handkaarten zijn geheim, hun aantal niet. Wie aan het eind van de eigen beurt meer dan tien kaarten heeft, legt de overtollige af.
explain-decline = Je hoeft niet te antwoorden: je houdt je kaarten en krijgt geen punt.
explain-discard-card = Een handkaart gaat open naar de aflegstapel. Na de maffia leg je er twee af; heb je aan het eind van je eigen beurt meer dan tien kaarten, dan leg je af tot je er tien hebt.
explain-end-turn = Je beurt eindigt met één actie in plaats van twee; een huisregel van deze tafel staat dat toe.
web-awaits-action = Jij bent aan de beurt. Kies zichtbare kaarten om ze te pakken, of een handkaart om die groepering te spelen.
web-awaits-policemen = De politie doorzoekt de hand van { $target } op deze groepering: { $extra }. Kies politiekaarten om er meer te sturen, of hieronder het aantal.
web-awaits-match = { $active } heeft detectives gespeeld. Leg voor 1 punt een kaart van deze groepering af, of zie ervan af: { $extra }.
web-awaits-sacrifice =
    { $points ->
        [0] { $active } heeft de maffia gespeeld, en je hebt geen punt om in te leveren. Kies de eerste van de twee kaarten die je aflegt.
       *[other] { $active } heeft de maffia gespeeld. Kies een handkaart om er twee af te leggen, of lever 1 punt in.
    }
web-awaits-second-card = { $active } heeft de maffia gespeeld. Kies de tweede kaart die je aflegt.
web-awaits-gift = { $active } heeft journalisten gespeeld en krijgt de handkaart die je kiest. Of zie ervan af.
web-awaits-excess = Je hebt meer dan tien kaarten. Kies een handkaart om af te leggen.
