# Wat de gids zegt in het eerste spel Catham City.

lesson-welcome = Catham City kiest een burgemeester! Met twee of drie spelers winnen 16 campagnepunten, met meer spelers zijn 13 genoeg.
lesson-take = In je beurt pak je kaarten of speel je kaarten. Pakken: zoveel als je wilt van één groepering uit het midden. Pak beide wetenschappers.
lesson-rival-mafia = { $rival } speelt vier maffiakaarten voor 2 punten. Nu moeten alle anderen twee kaarten afleggen of een punt inleveren.
lesson-return = Je hebt je kaarten nodig. Lever je punt in.
lesson-scientists = Tijd om te spelen: drie wetenschappers geven 2 punten en twee kaarten van de trekstapel.
lesson-rival-detectives = { $rival } speelt drie detectives met een extra kaart, voor 3 punten. Nu mogen de anderen antwoorden.
lesson-match = Wie een kaart van de groepering van de extra kaart aflegt, krijgt een punt. Het was een hacker, en jij hebt hackers: antwoord.
lesson-robocats = Met twee Robocats trek je vijf kaarten; vier zouden in plaats daarvan 3 punten geven. Speel je twee.
lesson-limit = Elf kaarten! Aan het eind van je beurt mogen er maar tien blijven. Leg een hacker af.
lesson-mafia = Nu zijn ze bang voor jou: speel vier maffiakaarten voor 2 punten.
lesson-rival-discards = { $rival } legt twee kaarten af en houdt de punten.
lesson-detectives = Drie detectives met een extra kaart naar keuze: 3 punten. Kies de detectives, dan je wetenschapper.
lesson-rival-declines = Geen antwoord van de overkant. Niemand hoeft te antwoorden.
lesson-hackers = Stuur één tot vier hackers een hand in; evenveel kaarten komen er willekeurig uit. Kies je twee hackers, dan je tegenstander.
lesson-hacked = Elke hacker die eruitkomt, is een punt voor jou; elke andere kaart komt in je hand. Hackers die verborgen blijven, blijven daar.
lesson-second-evening = Een andere avond. In elk spel doen vijf van de acht groeperingen mee; hier zijn de andere drie.
lesson-journalists = Twee journalisten geven 2 punten. Speel ze.
lesson-rival-gives = Dan mogen alle anderen je een kaart geven, en die moet je aannemen. { $rival } geeft je een Robocat.
lesson-rival-journalists = Nu speelt { $rival } journalisten. Jij mag ook een kaart geven, en voor een punt nog een van dezelfde groepering afleggen.
lesson-give = Een goede ruil: geef een Robocat en leg de andere af.
lesson-officials = Ambtenaren, zoveel als je wilt: evenveel kaarten van de trekstapel gaan open, en elke verschillende groepering is een punt. Speel alle drie.
lesson-rival-takes = { $rival } pakt twee wetenschappers, en iedereen heeft het gezien. Een tip voor de politie!
lesson-police = De politie zoekt in een hand naar de groepering van een extra kaart. Kies politie, je wetenschapper en je tegenstander.
lesson-policemen = Elke politieagent legt willekeurig een kaart open; voor elke gevonden politiekaart trekt het slachtoffer er een. Stuur ze allebei.
lesson-end = Twee wetenschappers, twee punten, samen zestien! Het spel eindigt meteen, en jij wordt burgemeester. Je kent nu alle acht groeperingen.
