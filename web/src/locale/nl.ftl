# De teksten van de browser. Wat de spellen zeggen, staat in hun mappen, wat het huis zegt in src/mewseum/locale.

web-motto = Een huis voor kattenkaartspellen. Als de bewakers van huis zijn, dansen de katten op tafel.
web-language = Taal
web-games = Spellen
web-game-cat-burglars = Cat Burglars
web-game-meow = Cat Burglar: de MEOW-kraak
web-game-catham-city = Catham City
web-about-cat-burglars = Vorm kattenbendes, verstop er Gouden Bollen Wol of valstrikken onder en sluip bij de anderen naar binnen.
web-about-meow = Graai buit zolang je durft, ontwijk de bewakers en haal je katten uit de gevangenis.
web-about-catham-city = Verkiezingen onder katten: hackers, politie en maffia doen alles voor een punt.
web-goal-cat-burglars = Het doel: als eerste acht Gouden Bollen Wol hebben.
web-goal-meow = Het doel: het meeste geld veiliggesteld hebben als de stapel op is.
web-goal-catham-city = Het doel: als eerste 16 campagnepunten hebben, of 13 vanaf vier spelers.
web-players-minutes = { $players } spelers · ongeveer { $minutes } minuten
web-play-now = Nu spelen
web-set-up = Vrienden en opties
web-invite-a-friend = Vriend uitnodigen
web-invite-a-friend-to = Vriend uitnodigen: { $game }
web-learn = Leer het in 5 minuten
web-first-time = Nog nooit gespeeld?
web-lesson = Eerste spel: { $game }
web-lesson-guide = Je gids
web-lesson-step = Stap { $number } van { $count }
web-lesson-show = Laat zien
web-lesson-on = Verder
web-lesson-play = Speel tegen bots
web-lesson-well-done = Goed gedaan!
web-lesson-later = Een goed idee voor later. Kies nu wat oplicht.
web-lesson-not-now = Dat kan nu niet. Kies wat oplicht.
web-your-tables = Jouw tafels
web-more-tables = nog { $count }
web-put-away = Opbergen
web-put-away-which = Opbergen: { $game } ({ $players })
web-is-put-away = { $game } ({ $players }) is opgeborgen.
web-put-away-undo = Ongedaan maken
web-tables-put-away = Opgeborgen: { $count }
web-put-away-about = Aan deze tafels houd je je plaats. Zodra iemand er iets doet, staat de tafel weer in je lijst.
web-list-again = Terug in de lijst
web-list-again-which = Terug in de lijst: { $game } ({ $players })
web-waiting = wacht op spelers
web-your-turn = Jij bent aan zet
web-your-answer = Jouw antwoord
web-waits-for-you = Wacht op jou
web-going-on = bezig
web-not-affiliated = Mewseum is een zelfstandig hobbyproject en heeft geen banden met de uitgevers van deze spellen.
web-guest = Gast
web-your-name = Je naam
web-how-many = Aantal spelers
web-by-house-rule = { $count }, met een huisregel
web-opponents = Tegenstanders
web-seat = Plaats { $number }
web-a-friend = Een vriend, via een link
web-plays-kitten = Speelt op gevoel en ziet veel over het hoofd: voor een eerste avond.
web-plays-tabby = Denkt een beetje na en vergeet snel wat de anderen hebben gedaan.
web-plays-prowler = Weegt elke zet af: voor de meesten een gelijkwaardige tegenstander.
web-plays-burglar = Onthoudt hoe iedereen heeft gespeeld en raadt wat de anderen in handen hebben.
web-plays-master = Denkt het langst na en geeft niets weg.
web-temperament = Hun temperament
web-temperament-none = geen in het bijzonder
web-no-mood = Ze spelen wat hun het beste lijkt.
web-mood-bold = Van zetten die ongeveer even goed zijn, kiezen ze liever de gewaagde.
web-mood-wary = Van zetten die ongeveer even goed zijn, kiezen ze liever de veilige.
web-mood-spiteful = Van zetten die ongeveer even goed zijn, kiezen ze liever die waar iemand last van heeft.
web-clock = Bedenktijd
web-clock-none = zo lang je wilt
web-clock-of = { $minutes } min per speler, plus { $seconds } s per zet
web-clock-about = Is iemands tijd om, dan speelt een bot door tot die speler de plaats terugneemt. Wie de tafel heeft geopend, kan de klokken tijdens het spel opnieuw opwinden of stilzetten.
web-clock-none-about = Niemand wordt opgejaagd.
web-time-left = Resterende tijd: { $time }
web-time-short = Nog minder dan { $seconds } seconden.
web-wind-clocks = Alle klokken opwinden
web-no-clocks = Klokken stilzetten
web-variants = Varianten en huisregels
web-variants-changed = ({ $count } anders dan in het boekje)
web-presets = Regels
web-preset-first-game = Eerste spel
web-preset-by-the-book = Volgens het boekje
web-preset-all-variants = Alle varianten
web-preset-last-time = Zoals de vorige keer
web-explains-preset-first-game = Het makkelijkste begin: niets wat alleen kenners nodig hebben, en bots die veel over het hoofd zien.
web-explains-preset-by-the-book = Zoals gedrukt, zonder varianten en huisregels.
web-explains-preset-all-variants = Alles tegelijk wat er een ander spel van maakt: voor wie het goed kent.
web-explains-preset-last-time = Spelers, tegenstanders, klok en regels zoals je ze op dit apparaat het laatst hebt ingesteld.
web-preset-own = Je eigen keuze.
web-group-start = Voor de eerste beurt
web-group-variants = Varianten
web-group-turn = Tijdens het spel
web-group-jail = Sterren en gevangenis
web-group-cats = Wat de inbrekerskatten kunnen
web-group-end = Einde en telling
web-open-table = Tafel openen
web-begin = Beginnen
web-offline = Het huis is niet bereikbaar. Controleer je verbinding; er gaat niets verloren.
web-sorry = Deze tafel kan niet worden geopend
web-nowhere = Deze zaal bestaat niet
web-to-foyer = Naar de foyer
web-opening = De tafel wordt geopend …
web-reconnecting = Verbinding verbroken. Nieuwe poging …
web-reconnected = Weer verbonden.
web-on-its-way = Onderweg: { $move } …
web-watching = Je kijkt toe
web-rules = Regels
web-rule = §{ $section } lezen
web-ruling = Beslissing van het huis
web-option-with = { $option }: { $value }
web-switched-off = { $option }: nee
web-close = Sluiten
web-story = Verloop
web-latest = Sinds je laatste zet
web-look-back = Wat er gebeurde
web-i-have-seen = Gezien
web-more-unseen = (nog { $count })
web-step-of = Stap { $number } van { $count }
web-to-the-table = Naar de tafel
web-you = jij
web-to-act = aan zet
web-away = offline
web-stood-in = een bot valt in
web-awaited = Wachten op { $player } …
web-not-your-turn = Je bent niet aan de beurt. Aan zet: { $player }.
web-not-yet = Eerst moet { $player } antwoorden.
web-what-you-can-do = Wat je kunt doen
web-back = Terug
web-chosen = Gekozen: { $things }
web-picked-of = gekozen: { $count }
web-new-card = nieuw
web-ahead = Niemand anders weet dit nog: { $moves }
web-nobody-knows = Niemand anders weet het nog.
web-go-on = Kies nu wat oplicht: { $things }.
web-go-on-or-done = Kies nog iets dat oplicht ({ $things }), of een van de knoppen.
web-pick-hand = een handkaart
web-pick-market = een kaart van de markt
web-pick-display = een zichtbare kaart
web-pick-deck = de stapel
web-pick-doorway = de uitgang
web-pick-new = een nieuwe bende
web-pick-crew = een bende
web-pick-bank = een veiliggestelde kaart
web-pick-cat = een kat
web-pick-pile = een ministapel
web-pick-shown = een van de getoonde kaarten
web-pick-player = de naam van een speler
web-all-moves =
    { $count ->
        [one] { $count } zet
       *[other] Alle { $count } zetten
    }
web-hint = Hint
web-hint-best = Hint: { $move }. Winstkans: { $chance }%.
web-hint-second = Op één na beste zet: { $move }. Winstkans: { $chance }%.
web-hint-told = Hint (iedereen hoort het)
web-has-taken-hint = { $player } heeft een hint gevraagd.
web-hints-allow = Hints toestaan
web-hints-about = Iedereen hoort wanneer iemand een hint vraagt, maar niet wat die zegt.
web-hints-allowed = Aan deze tafel zijn hints toegestaan.
web-hints-off = Aan deze tafel zijn er geen hints.
web-undo = Terugnemen
web-why-not = Waarom niet …?
web-why-not-which = Nu niet mogelijk. Kies iets om te horen waarom:
web-thinking = Even nadenken …
web-a-bot-plays-for-you = Er speelt een bot voor je.
web-played-for-you = Dit heeft de bot voor je gespeeld
web-bot-for = (bot voor { $player })
web-offer-away = { $player } is offline. Een bot laten spelen tot die speler terug is, of wachten?
web-offer-silent = { $player } heeft al heel lang niet gespeeld. Een bot laten spelen tot die speler terug is, of wachten?
web-offer-bot = Een bot laten spelen
web-offer-wait = Wachten
web-offer-after-all = Een bot voor { $player } laten spelen
web-bot-asked-for = { $asker } laat een bot spelen tot { $player } terug is.
web-bot-until-back = Er speelt een bot tot { $player } terug is.
web-bot-has-left = { $player } is weggegaan; een bot speelt door.
web-bot-time-up = De tijd van { $player } is om; een bot speelt door.
web-plays-again = { $player } is terug en speelt weer zelf.
web-has-taken-back = { $player } heeft een zet teruggenomen.
web-take-back = Plaats terugnemen
web-hidden-card = een gedekte kaart
web-balls = { $count } van { $goal } bollen wol
web-crew = Bende { $number }
web-whose = { $number } ({ $player })
web-new-crew = Nieuwe bende
web-your-hand = Je hand
web-no-hand = Geen kaarten in de hand
web-hand-of = Hand van { $player }
web-middle = Midden van de tafel
web-deck = Trekstapel
web-deck-of =
    { $count ->
        [one] Trekstapel, { $count } kaart
       *[other] Trekstapel, { $count } kaarten
    }
web-holds =
    { $count ->
        [one] heeft { $count } kaart
       *[other] heeft { $count } kaarten
    }
web-side-of = Wat { $player } heeft
web-crews =
    { $count ->
        [one] { $count } bende
       *[other] { $count } bendes
    }
web-cats =
    { $count ->
        [one] { $count } inbrekerskat
       *[other] { $count } inbrekerskatten
    }
web-market = Markt
web-discard = Afgelegd
web-ball = een bol wol
web-trap = een valstrik
web-trap-open = De valstrik
web-can-infiltrate = je kunt deze nu infiltreren
web-infiltrated = hier wordt geïnfiltreerd
web-arrested = gearresteerd
web-misses =
    { $count ->
        [one] slaat { $count } beurt over
       *[other] slaat { $count } beurten over
    }
web-stars =
    { $count ->
        [one] { $count } ster, arrestatie bij { $goal }
       *[other] { $count } sterren, arrestatie bij { $goal }
    }
web-stars-pending =
    { $count ->
        [one] { $count } ster erbij aan het eind van de beurt
       *[other] { $count } sterren erbij aan het eind van de beurt
    }
web-cat-free = vrij
web-cat-used = gebruikt
web-cat-jailed = in de gevangenis
web-cat-jailed-and-used = in de gevangenis, gebruikt
web-cats-of = Inbrekerskatten van { $player }
web-pile =
    { $number ->
        [one] { $number } kaart eronder
       *[other] { $number } kaarten eronder
    }
web-your-bank = Je veiliggestelde kaarten
web-no-bank = Niets veiliggesteld
web-bank-counts = Je veiliggestelde kaarten tellen nu voor £ { $pounds }
web-bank-of = Veiliggestelde kaarten van { $player }
web-run = Lopende buit
web-doorway = De uitgang
web-doorway-out = De uitgang: de buit veiligstellen
web-doorway-sign = Veilig
web-met = In de weg
web-last-turns =
    { $count ->
        [one] { $count } laatste beurt
       *[other] { $count } laatste beurten
    }
web-money = £ { $pounds }
web-shown = Kies hieruit
web-display = Zichtbare kaarten
web-in-play = Uitgespeeld
web-extra = extra kaart: { $card }
web-on-turn = is aan de beurt
web-searched = wordt doorzocht
web-actions-left =
    { $count ->
        [one] nog { $count } actie
       *[other] nog { $count } acties
    }
web-points = { $count } van { $goal } punten
web-waiting-title = De tafel is gedekt
web-begins-by-itself = Het spel begint vanzelf zodra alle plaatsen bezet zijn en iedereen klaar is.
web-house-rules = Huisregels en varianten aan deze tafel
web-by-the-book = Aan deze tafel wordt volgens het boekje gespeeld.
web-seats = Plaatsen
web-open-seat = vrij
web-not-ready = nog niet klaar
web-sit-here = Ga hier zitten
web-seat-a-bot = Bot toevoegen
web-free-seat = Plaats vrijmaken
web-leave-seat = Plaats verlaten
web-ready = Ik ben er klaar voor
web-is-ready = { $player } is er klaar voor.
web-deal-waits-for = Iedereen is klaar. Er wordt gedeeld zodra terug is: { $players }.
web-numbers-come = Iedereen is klaar. Ontvangen getallen voor het delen: { $come } van { $all }.
web-round-given-up = Het delen is opgegeven, omdat er geen getal kwam van: { $players }. (Tot nu toe opgegeven rondes: { $rounds }.) Zeg opnieuw dat je er klaar voor bent, of wie de tafel opzette, maakt de plaats vrij.
web-round-given-up-freed = Het delen is opgegeven, omdat er geen getal kwam van: { $players }. Wie een getal achterhoudt, verliest zijn plaats. (Tot nu toe opgegeven rondes: { $rounds }.) Zeg opnieuw dat je er klaar voor bent.
web-deals-no-more = Aan deze tafel wordt niet meer gedeeld: { $rounds } rondes zijn opgegeven, de laatste omdat er geen getal kwam van: { $players }. Zet een nieuwe tafel op.
web-sat-down = { $player } is gaan zitten.
web-seat-freed = De plaats van { $player } is weer vrij.
web-invite = Vrienden uitnodigen
web-copy = Link kopiëren
web-share = Link delen
web-share-text = Speel je mee? { $game }
web-copied = Gekopieerd
web-selected = De link is geselecteerd: kopieer hem met Ctrl+C, of houd hem ingedrukt en kies ‘Kopiëren’.
web-this-computer-only = Deze link werkt alleen op deze computer. Voor vrienden op andere apparaten open je het huis met deze opdracht en zet je de tafel klaar op het adres dat dan verschijnt:
web-qr = De link als QR-code
web-mine-made-of = Jouw score: { $shares }.
web-scores-made-of = Waaruit de scores bestaan
web-won-by-resigning = { $winners } wint: alle anderen hebben opgegeven.
web-has-resigned = { $player } heeft opgegeven.
web-to-rematch = Naar het volgende spel
web-rematch = Nog een keer
web-join-rematch = Meedoen
web-wants-again =
    { $count ->
        [one] { $players } wil nog een keer spelen.
       *[other] { $players } willen nog een keer spelen.
    }
web-download = Spelverslag downloaden
web-replay = Nog eens bekijken
web-check-deal = Het delen controleren
web-fair = Er is eerlijk gedeeld: jouw getal, jouw vastlegging en die van iedereen, ook die van het huis, zijn zoals dit apparaat ze vóór het delen zag. De seed ({ $seed }…) volgt daaruit, uit het spel en uit de opties.
web-fair-watched = Er is eerlijk gedeeld: de vastleggingen van het huis en van alle plaatsen zijn zoals dit apparaat ze vóór het delen zag. De seed ({ $seed }…) volgt daaruit, uit het spel en uit de opties. Dit apparaat gaf zelf geen getal.
web-fair-if-committed = Het spelverslag klopt in zichzelf: de seed ({ $seed }…) volgt uit het geheim en ieders getallen, en die passen bij hun vastleggingen. Wat vóór het delen was vastgelegd, heeft dit apparaat niet gezien.
web-fair-former = Gedeeld volgens het vroegere protocol: het geheim is het vastgelegde, en de seed ({ $seed }…) volgt uit ieders getallen. Dat protocol bindt het spel en de opties niet, en wie het laatste getal gaf, had samen met het huis kunnen kiezen.
web-unfair = Dat er eerlijk is gedeeld, is niet te bevestigen: { $why } Download het spelverslag en controleer het met mewseum verify.
web-unfair-house = de vastlegging van het huis is niet die dit apparaat vóór het delen zag, of past niet bij het geheim, het spel of de opties.
web-unfair-own = het getal van jouw plaats is niet het getal dat dit apparaat gaf.
web-unfair-seats = wat een plaats vóór het delen had vastgelegd, is niet wat het spelverslag zegt, of het getal past er niet bij.
web-unfair-seed = de kaarten volgen niet uit het geheim en de getallen.
web-rounds-before = Rondes die vóór dit delen zijn opgegeven: { $rounds }. Plaatsen die hun getal niet hebben onthuld: { $seats }.
web-check-yourself = Controleren zonder deze pagina
web-check-yourself-about = Download het spelverslag. Deze opdracht vergelijkt het met wat dit apparaat vóór het delen heeft opgeschreven:
web-earlier = Eerder
web-later = Later
web-replay-play = Afspelen
web-replay-pause = Pauzeren
web-moment = Zet { $number } van { $count }
web-replay-seen-by = Gezien door
web-replay-open = alle kaarten open
web-menu = Tafel
web-say = Zeg iets
web-send = Versturen
web-talk = Gesprek
web-talk-unread = Gesprek: { $count } ongelezen
web-talk-empty = Nog niemand heeft iets gezegd.
web-from-afar = { $player } (kijkt toe)
web-signs = Zeg het met een kat
web-sign-hello = Hallo!
web-sign-bravo = Goed gespeeld!
web-sign-thanks = Bedankt!
web-sign-laugh = Haha!
web-sign-ouch = Au!
web-sign-thinking = Even denken …
web-spectators =
    { $count ->
        [one] { $count } toeschouwer
       *[other] { $count } toeschouwers
    }
web-spectators-talk = Toeschouwers mogen meepraten
web-spectators-silent = Aan deze tafel praten alleen de spelers.
web-invite-watchers = Link naar deze tafel
web-other-device = Op een ander apparaat spelen
web-table-link-below = De link naar deze tafel staat hieronder.
web-device-link-below = De link voor je andere apparaat staat hieronder. Hij opent jouw plaats één keer, binnen { $minutes } minuten: houd hem voor jezelf.
web-link-used = De link is gebruikt: je plaats is op nog een apparaat open.
web-link-over = De link is verlopen: hij opent niets meer.
web-link-qr = De link naar je plaats als QR-code
web-devices =
    { $count ->
        [one] Je plaats is alleen op dit apparaat open.
       *[other] Je plaats is op { $count } apparaten open, dit apparaat meegeteld.
    }
web-sign-out-others = De andere afmelden
web-sign-out-sure = De andere echt afmelden?
web-signed-others-out = De andere zijn afgemeld. Je plaats is alleen nog op dit apparaat open, en geen link opent hem nog.
web-signed-out = Dit apparaat is afgemeld
web-signed-out-which = Het had aan deze tafel plaats { $number }, { $player }, en heeft die niet meer.
web-signed-out-meanwhile = Een ander apparaat waarop de plaats open is, heeft dit apparaat intussen afgemeld, of de browser is de plaats vergeten. Was jij dat niet, vraag dan een nieuwe link op het apparaat waarop je speelt.
web-link-asks = Op dit apparaat spelen?
web-link-holds = Deze link opent plaats { $number }, { $player }, aan een tafel met { $game }.
web-link-warns = Neem de plaats alleen in als die van jou is en je de link zelf hebt gemaakt: wie je deze link heeft gegeven, ziet dezelfde kaarten en kan voor je spelen.
web-link-once = De link werkt één keer. Zolang je de plaats niet inneemt, blijft hij ongebruikt.
web-link-take = Plaats innemen
web-only-watch = Alleen toekijken
web-link-same = Je speelt al op dit apparaat
web-link-same-about = Op dit apparaat is die plaats al open. De link is niet gebruikt: hij werkt nog voor een ander apparaat van jou.
web-link-other = Op dit apparaat is een andere plaats open
web-link-other-about = Op dit apparaat heb je aan dezelfde tafel plaats { $own }, { $name }, en een apparaat heeft maar één plaats per tafel. De link is niet gebruikt: open hem op een ander apparaat of in een andere browser.
web-link-shut = Deze link opent geen plaats
web-link-unclear = De link kon nog niet worden gecontroleerd
web-link-own-still = Op dit apparaat heb je plaats { $own }, { $name }.
web-link-to-seat = Naar je plaats
web-link-look-again = Opnieuw proberen
web-leave = Weggaan (een bot speelt door)
web-resign = Opgeven
web-resign-sure = Echt opgeven?
web-option-first = Startspeler
web-option-hall-of-fame = Eregalerij
web-option-more-players = Meer dan vier spelers
web-option-stuck-tie = Gelijke stand als niemand meer iets kan doen
web-option-market-pay-all-counts = Ook met meer spelers betalen met een kaart van de markt
web-option-equal-turns = Iedereen krijgt evenveel beurten
web-option-show-scored-colours = Kleuren van gescoorde bollen tonen
web-option-loot-kinds = Wat elke buitkaart is
web-option-last-round = Een laatste ronde als de trekstapel op is
web-option-actions = Wanneer je katten en trucs mag gebruiken
web-option-draws = Getrokken kaarten zijn
web-option-laser = De laserpen
web-option-pay-with = Betalen met
web-option-jail-penalty = Aftrek als je aan het eind in de gevangenis zit
web-option-claus-per-painting = Claus telt elk schilderij
web-option-stack-bonuses = Bonussen worden opgeteld
web-option-substitute-used = Gebruikte katten mogen voor jou de gevangenis in
web-option-crispin-loss-immediate = Crispin verliezen telt meteen
web-option-stars-after-jail = Sterren na de gevangenis
web-option-serve-time = Beurten in de gevangenis
web-option-tie = Gelijke stand
web-option-catnip-to = Het cadeau van het kattenkruid gaat naar
web-option-redeem-used = Ook gebruikte katten kun je vrijkopen
web-option-castor-burns = Castor verbrandt ook de negatieve kaarten
web-option-charlton-spread = Charlton pakt altijd drie kaarten
web-option-steal-choice = Bij Diefstal kies je de kaart
web-option-redeem-takes-turn = Een kat vrijkopen kost je beurt
web-option-pick-cats = Katten worden gekozen, niet uitgedeeld
web-option-castor-strict = Castor heeft twee ministapels nodig
web-option-factions = Groeperingen
web-option-two-actions = Twee acties per beurt
web-option-second-optional = De tweede actie is niet verplicht
web-option-simultaneous-responses = Antwoorden op dezelfde kaart tellen samen
web-option-police-needs-cards = Niet meer politieagenten dan de tegenstander kaarten heeft
web-option-turn-cap = Einde na zoveel beurten
web-option-journalists-each = Journalisten: een punt voor elke extra afgelegde kaart
web-variant-first = Wie de eerste beurt heeft: door het lot bepaald, of wie jij kiest.
web-variant-hall-of-fame = Ook wie van elke kleur minstens één bol wol heeft, wint, en de gescoorde kleuren liggen open.
web-variant-more-players = Ook met vijf of zes spelers; de regels van de uitgever gaan tot vier.
web-variant-stuck-tie = Kan niemand meer iets doen en zijn er evenveel bollen, dan wordt de overwinning gedeeld, of beslissen minder handkaarten of meer bendes.
web-variant-market-pay-all-counts = Bij het infiltreren mag één van de kaarten waarmee je betaalt van de markt komen, niet alleen met twee spelers.
web-variant-equal-turns = Wie een doel bereikt, wint niet meteen: de ronde wordt uitgespeeld, en dan winnen de meeste bollen wol.
web-variant-show-scored-colours = De kleuren van gescoorde bollen blijven zichtbaar; anders zie je ze één keer en moet je ze onthouden.
web-variant-loot-kinds = Welke waarden contant geld, juwelen of schilderijen zijn; voor sommige katten maakt dat uit.
web-variant-last-round = Na de laatste beurt hebben alle anderen nog één beurt, met acties maar zonder te trekken.
web-variant-actions = Een actie komt in de plaats van het trekken; of je mag vooraf zoveel acties doen als je wilt, en moet toch trekken.
web-variant-draws = Zijn ze geheim, dan ziet alleen wie een positieve kaart trekt welke het is; de anderen zien hoeveel het er zijn.
web-variant-laser = Of de laserpen alleen je beurt beëindigt en de lopende buit veiligstelt, of dat hij je die buit ook kost.
web-variant-pay-with = Waarmee je mag betalen als er geld wordt gevraagd: met elke buit, of alleen met contant geld.
web-variant-jail-penalty = Wie aan het einde van het spel in de gevangenis zit, krijgt £ 100.000 aftrek.
web-variant-claus-per-painting = Claus verhoogt één kaart voor elk schilderij dat je hebt, niet één in totaal.
web-variant-stack-bonuses = Een juweel dat Claus heeft verhoogd, wordt door Chester ook nog verdubbeld.
web-variant-substitute-used = Ook een al gebruikte kat mag in jouw plaats naar de gevangenis; anders alleen ongebruikte katten.
web-variant-crispin-loss-immediate = Wie Crispin verliest en tien of meer sterren heeft, wordt meteen gearresteerd, niet pas bij de volgende ster.
web-variant-stars-after-jail = Wie uit de gevangenis komt, raakt alle sterren kwijt, of alleen zoveel als er voor de arrestatie nodig waren.
web-variant-serve-time = Zoveel beurten slaat over wie na een arrestatie de straf uitzit.
web-variant-tie = Is de buit evenveel waard, dan wordt de overwinning gedeeld, of beslissen minder sterren of minder veiliggestelde kaarten.
web-variant-catnip-to = Wie de kaart krijgt die je door het kattenkruid moet weggeven.
web-variant-redeem-used = Voor £ 100.000 mag je ook een gebruikte kat weer open leggen, niet alleen een kat uit de gevangenis halen.
web-variant-castor-burns = De negatieve kaarten van de ministapels die Castor pakt, worden met hun sterren verwijderd.
web-variant-charlton-spread = Hebben minder dan drie tegenstanders kaarten, dan pakt Charlton er toch drie in totaal, om de beurt van ieder één.
web-variant-steal-choice = Wie de kaart Diefstal gebruikt, bekijkt alle veiliggestelde kaarten en kiest; anders wordt er blind gepakt.
web-variant-redeem-takes-turn = Een kat uit de gevangenis vrijkopen is je hele beurt.
web-variant-pick-cats = Iedereen kiest om de beurt zijn katten, in plaats van ze uitgedeeld te krijgen.
web-variant-castor-strict = Castor mag alleen worden gebruikt als er twee ministapels op tafel liggen; gewoonlijk is één genoeg.
web-variant-factions = Vijf van de acht groeperingen doen mee: door loting, de makkelijkste om mee te beginnen, of naar eigen keuze.
web-variant-two-actions = Elke beurt heeft twee acties, ook twee keer dezelfde.
web-variant-second-optional = Met twee acties per beurt mag de tweede vervallen.
web-variant-simultaneous-responses = Antwoorden op dezelfde kaart tellen samen: iedereen die daardoor het doel bereikt, deelt de overwinning.
web-variant-police-needs-cards = Je kunt niet meer politieagenten sturen dan de tegenstander kaarten heeft.
web-variant-turn-cap = Na zoveel beurten eindigt het spel, en de meeste punten winnen.
web-variant-journalists-each = Wie de journalisten een kaart geeft, mag er meer van dezelfde groepering afleggen, voor een punt per kaart.
web-value-random = willekeurig
web-value-first-game = die voor een eerste spel
web-value-shared = gedeeld
web-value-fewest-cards = minste kaarten winnen
web-value-most-crews = meeste bendes winnen
web-value-a = zoals gewoonlijk (a)
web-value-b = £ 500.000 is een schilderij (b)
web-value-c = meer juwelen en schilderijen (c)
web-value-instead = in plaats van te trekken
web-value-before-draw = ook vóór het trekken
web-value-open = open
web-value-secret = geheim
web-value-banks = stelt de lopende buit veilig
web-value-loses = kost de lopende buit
web-value-any-loot = buit naar keuze
web-value-cash-only = alleen contant geld
web-value-zero = geen
web-value-surplus = het overschot
web-value-fewer-stars = minder sterren winnen
web-value-fewer-cards = minder kaarten winnen
web-value-choice = wie je kiest
web-value-left = je linkerbuur
web-value-discard = niemand: wordt afgelegd
web-explain-house-rule = Een huisregel van deze tafel verandert dit:
web-explain-key = De toets ? opent de regel
web-seen = Wat iedereen heeft gezien
web-seen-discard = Aflegstapel (kaarten: { $count })
web-seen-nothing-there = Daar ligt niets.
web-seen-place = { $place } (kaarten: { $count })
web-seen-others = Niet bij iedereen bekend: { $count }
web-seen-none-known = Geen daarvan is bij iedereen bekend.
web-seen-left = Nog niet gezien, of weer uit het zicht (kaarten: { $count })
web-seen-left-about = Elk daarvan ligt in de trekstapel, of bij iemand zonder dat iedereen het weet.
web-seen-open = De aflegstapel doorkijken (kaarten: { $count }), en wat iedereen heeft gezien
web-glossary = Alles op tafel
web-twin = heeft een tweelingbende
web-repeated-deal = Dezelfde kaarten
web-repeated-deal-about = Deze kaarten zijn al eens gespeeld, dus er valt niets aan te controleren.
web-same-deal = Nog eens met dezelfde kaarten
web-records = Een spel terugzien
web-records-about = Open het spelverslag van een afgelopen spel of sleep het bestand hierheen: je ziet elk moment ervan, vanaf elke plaats.
web-open-record = Spelverslag openen
web-record = Vastgelegd spel
web-seated = Speler { $number }
web-sound = Geluid
web-pace = Tempo
web-pace-slow = langzaam
web-pace-normal = normaal
web-pace-fast = snel
web-confirms = Elke zet bevestigen
web-confirm-now = Nog niet verstuurd: { $move }. Druk nog een keer om te versturen, of ga terug.
web-confirm-send = Versturen: { $move }
web-big-screen = Groot scherm
web-screen-join = Doe mee met je telefoon
web-screen-seats = Bezette plaatsen: { $taken } van { $players }
web-screen-turn = { $player } is aan de beurt
web-factions-chosen = één voor één gekozen
web-factions-count = Gekozen: { $count } van { $size } groeperingen. Voor een spel zijn er precies { $size } nodig.
web-skip = Naar wat je kunt doen
