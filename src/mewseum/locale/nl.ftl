# Het huis: wat bij geen enkel spel in het bijzonder hoort.

nothing = niets
player = Speler { $number }
seat-numbered = Plaats { $number }
player-you = Speler { $number } (jij)
player-named-you = { $name } (jij)
level-kitten = Kitten
level-tabby = Cyperse kat
level-prowler = Sluiper
level-burglar = Inbreker
level-master = Meester
temperament-bold = stoutmoedig
temperament-wary = behoedzaam
temperament-spiteful = gemeen
spectator = Een toeschouwer
# Hoe niemand mag heten: woorden voor wat iemand aan een tafel is, gescheiden door komma’s.
names-of-nobody = Bot, Gastheer, Gastvrouw, Toeschouwer

## De tafel regel voor regel

welcome = Welkom bij { $game }. Je bent speler { $number } van { $players }. Typ ? voor hulp.
choose = { $player }, jij bent aan zet. Kies een nummer of typ een zet:
choose-answer = Jouw antwoord, { $player }; { $active } is nog steeds aan de beurt. Kies een nummer of typ een zet:
chosen-so-far = Gekozen, en niemand anders weet het nog: { $moves }. Typ back om het weer los te laten.
kind-of-move = { $kind } ({ $moves } mogelijkheden)
no-such-number = Nummer { $number } staat er niet bij. Kies een nummer van 1 tot en met { $last } of typ een zet.
refused = ‘{ $text }’ kan niet: { $reason }
nothing-refused = Er is nog niets geweigerd.
see-rules = De volledige regel: mewseum rules { $game } --section { $section }
save-where = Zeg waar het spel moet worden opgeslagen, bijvoorbeeld: save mijn-spel.json
saved =
    { $moves ->
        [one] Het spel is opgeslagen in { $file } ({ $moves } zet). Opnieuw afspelen: mewseum replay { $file }
       *[other] Het spel is opgeslagen in { $file } ({ $moves } zetten). Opnieuw afspelen: mewseum replay { $file }
    }
left = Je hebt de tafel verlaten.
after-the-game = Je kunt nog log, table, seen of save BESTAND typen. Druk op Enter om de tafel te verlaten.
sat-there = { $player } is { $name }.
help =
    Kies een nummer uit de lijst of typ een zet. Zetten zien er zo uit: { $forms }.
    Een lege regel somt alle mogelijkheden nog eens op.
    back: je laatste keuze loslaten. Niemand anders hoort ervan voordat alles gekozen is wat bij elkaar hoort.
    table: wat er op tafel ligt. log: alles wat er is gebeurd. why: waarom de laatste zet is geweigerd.
    seen: de aflegstapel, en wat iedereen heeft gezien.
    hint: wat je kunt spelen, en waarom.
    save BESTAND: het spel opslaan in een bestand. quit: de tafel verlaten.
remembered-discard = Aflegstapel (kaarten: { $cards }): { $discard }.
remembered-kept = { $player }. { $place } (kaarten: { $cards }). Bij iedereen bekend: { $known }.
remembered-nothing = { $player }. { $place } (kaarten: { $cards }). Geen daarvan is bij iedereen bekend.
remembered-kind = { $card } ({ $cards })
remembered-unseen = Nog niet gezien, of weer uit het zicht (kaarten: { $cards }): { $unseen }.
remembered-all = Het spel is afgelopen; er valt niets meer te onthouden.
thinking = { $player } denkt na …
adviser = De raadgever
no-hint = Hints krijg je als je aan de beurt bent.
hints-off = Aan deze tafel zijn er geen hints: er spelen meerdere mensen, en wie de tafel heeft geopend, heeft ze niet toegestaan. Alleen tegen bots zijn ze er altijd.
hint-best = Hint: { $move } (typ: { $text }). Winstkans: { $chance }%.
hint-second = Op één na beste zet: { $move } (typ: { $text }). Winstkans: { $chance }%.
hint-belief = De doorslag geeft ({ $chance }% kans): { $belief }.
hint-ahead = De doorslag geeft de vergelijking: van 100 spellen wint deze zet er { $gain } meer dan de op één na beste.
hint-even = Niets geeft de doorslag: de op één na beste zet is ongeveer even goed.
hint-only = De doorslag geeft: geen andere zet komt in aanmerking.
won = { $winners } wint: { $reason }.
won-together = { $winners } winnen samen: { $reason }.
score = { $player }: { $score }
not-over =
    { $moves ->
        [one] Het spelverslag eindigt na { $moves } zet; het spel is nog niet afgelopen.
       *[other] Het spelverslag eindigt na { $moves } zetten; het spel is nog niet afgelopen.
    }

## Wat geweigerd wordt

unknown-language = Er zijn geen teksten in de taal ‘{ $language }’. Kies uit: { $known }.
unknown-game = Er is geen spel ‘{ $game }’ in huis. Bedoelde je: { $known }?
impossible-players = { $players } is geen mogelijk aantal spelers voor { $game }. Kies { $least } tot en met { $most }.
unknown-option = Er is geen optie ‘{ $option }’. Bedoelde je: { $known }?
impossible-option = De optie { $option } kan niet { $value } zijn. Mogelijk is: { $known }.
bad-setting = ‘{ $setting }’ is geen optie. Schrijf NAAM=WAARDE, bijvoorbeeld hall_of_fame=true.
bad-seed = { $seed } is geen seed. Een seed is een geheel getal of 32 bytes lang (in een spelverslag: 64 hexadecimale cijfers).
no-compiler = De regels kunnen niet worden gecompileerd, want { $missing } is niet geïnstalleerd. Speel ongecompileerd of installeer het.
bad-position = { $value } is onbruikbaar als ‘{ $part }’. Een positie is een dictionary zoals to_position() die geeft.
unknown-seat = Er is geen plaats { $seat }. De plaatsen zijn genummerd van 0 tot en met { $last }, de spelers vanaf 1.
unknown-player = Er is geen speler { $player }. De spelers zijn genummerd van 1 tot en met { $last }.
unknown-section = De regels van { $game } hebben geen §{ $paragraph }. Laat --section weg om ze helemaal te lezen.
no-move = ‘{ $text }’ is geen zet. Zetten schrijf je zo: { $forms }.
bad-chance = { $chance } zegt niet wat het toeval brengt. Geef een lijst van hoogstens { $most } kaarten.
unknown-card = Er is geen kaart { $card }. De kaarten zijn: { $known }.
impossible-chance = De { $number }e opgegeven kaart, { $card }, kan niet komen: waar die wordt getrokken, is er geen meer over.
surplus-chance = Er zijn meer kaarten opgegeven ({ $told }) dan er bij deze zet worden getrokken ({ $drawn }). Geef er hoogstens zoveel op.
game-over = Het spel is afgelopen; er zijn geen zetten meer mogelijk.
not-your-turn = Speler { $seat } kan nu niets doen. Speler { $turn } moet iets doen.
too-few-games = { $games } spellen simuleren kan niet. Het moet er minstens 1 zijn.
bad-budget = ‘{ $budget }’ is geen budget. Schrijf een tijd zoals 50ms of 2s, of een aantal simulaties zoals 400.
unknown-bot = De bot ‘{ $bot }’ bestaat niet. Bedoelde je: { $known }? Niveaus kunnen een temperament hebben, zoals master:bold: { $temperaments }.
too-few-bots = Een wedstrijd vraagt minstens twee bots, niet: { $bots }. Schrijf bijvoorbeeld --bots search,careful.
too-many-bots = Er zijn meer bots ({ $bots }) dan vrije plaatsen ({ $seats }). Noem minder bots of kies meer spelers.
illegal-in-record = Zet { $number } van het spelverslag, ‘{ $text }’, kan niet: { $reason }
cannot-write = { $file } kan niet worden geschreven: { $reason }.
cannot-read = { $file } kan niet worden gelezen: { $reason }.
not-json = { $file } is geen volledig spelverslag: in regel { $line } breekt het af of is het beschadigd.
not-a-record = { $file } is geen spelverslag. Bij een spelverslag horen: { $parts }.
incomplete-record = { $file } is geen volledig spelverslag. Wat ontbreekt: { $parts }.
unknown-format = { $file } is geschreven in formaat { $format }; dit programma leest formaat { $known }.
edited-record = { $file } is achteraf gewijzigd. Was dat de bedoeling, verwijder dan de regel ‘check’ uit het bestand.
unknown-rules = { $file } is gespeeld volgens versie { $version } van de regels; dit programma speelt volgens versie { $known }.
bad-entry = Onderdeel { $number } van de zetten in { $file } is geen zet: { $value }.
bad-seats = Wat { $file } over de plaatsen zegt, is niet te lezen. Nodig is een “name” of een “bot” (of geen van beide) voor elk van de { $players } plaatsen.

## Posities in woorden

unknown-part = Een positie heeft geen onderdeel ‘{ $part }’. De onderdelen zijn: { $known }.
not-a-list = ‘{ $part }’ moet een lijst van kaarten zijn, niet { $value }.
not-one-per-seat = ‘{ $part }’ heeft voor elk van de { $players } plaatsen een lijst nodig, niet { $value }.
unknown-card-in = Er is geen kaart { $card } (in ‘{ $part }’). De kaarten zijn: { $known }.
too-many-cards = Van deze kaart zijn er maar { $copies } in het spel: { $card }. Voor ‘{ $part }’ zou er nog een nodig zijn.
no-seat = ‘{ $part }’ moet een plaats van 0 tot en met { $last } zijn, niet { $value }.
cannot-deal = Voor alles wat niet is genoemd, moeten { $cards } kaarten worden gedeeld; beschikbaar: { $left }.
known-but-absent = Speler { $player } zou een kaart hebben die er niet is: { $card }.
unknown-choice = ‘{ $part }’ kan niet { $value } zijn. Mogelijk is: { $known }.
no-number = ‘{ $part }’ moet een geheel getal van 0 tot en met { $most } zijn, niet { $value }.
impossible-set = De optie { $option } kan niet { $value } zijn. Mogelijk is: { $words }, of { $size } uit: { $known }.

## De livetafel

verified = Nagerekend: de vastlegging van het huis past bij zijn geheim, deze tafel, het spel, de regels, spelers en opties; elk getal past bij de vastlegging van zijn plaats; de seed volgt uit dat alles; en alle zetten ({ $moves }) geven de kaarten die te zien waren.
verified-former = Nagerekend, volgens het vroegere protocol: de vastlegging klopt, de seed volgt uit geheim, tafel en getallen, en alle zetten ({ $moves }) geven de kaarten die te zien waren. Dat protocol bindt het spel en de opties niet, en wie het laatste getal gaf, had samen met de server kunnen kiezen wat er werd gedeeld.
verified-abandoned = Rondes die vóór dit delen zijn opgegeven: { $rounds }. Plaatsen die hun getal niet hebben onthuld: { $seats }.
verified-no-seats = Het spelverslag zegt niet wie waar zat; daarom is niet nagegaan of de plaats van een bot een getal gaf. Met --commitments wordt dat wel nagegaan.
verified-seen = Zoals je het hebt opgeschreven: { $parts }.
verified-unseen = Niet vergeleken, omdat je niets opgaf om mee te vergelijken: { $parts }. Een spelverslag alleen laat zien dat het in zichzelf klopt, niet wat er vóór het delen vaststond.
verified-never = Geen spelverslag kan laten zien of op de andere plaatsen mensen zaten, of zij met het huis samenwerkten, en of iemand in de kaarten heeft gekeken.
seen-table = de tafel (--table)
seen-commitment = de vastlegging van het huis (--commitment)
seen-number = jouw getal (--seat --number)
seen-commitments = de vastleggingen van alle plaatsen (--commitments)
no-fairness = Dit spelverslag zegt niet hoe de seed is gemaakt; er valt niets te controleren. Spelverslagen van livetafels zeggen dat wel.
not-fair-parts = Wat het spelverslag over het delen zegt, is niet te lezen. Nodig zijn: { $parts }.
broken-commitment = Dit is niet het geheim waarop de server zich vóór het delen had vastgelegd ({ $commitment }).
unknown-protocol = Er is gedeeld volgens versie { $version } van het protocol; dit programma kent de versies 1 tot en met { $known }. Gebruik een nieuwer.
broken-terms = De vastlegging van het huis ({ $commitment }) past niet bij het spelverslag: geheim, tafel, ronde, spel, regels, spelers of opties waren anders.
broken-seat-commitment = Het getal van plaats { $seat } is niet het getal dat die plaats vóór het delen had vastgelegd.
bot-with-number = Volgens het spelverslag zat er een bot op plaats { $seat }, maar daar is een getal gegeven. Een bot geeft er geen: iemand anders heeft aan het delen meegewerkt.
person-without-number = Volgens het spelverslag zat er een mens op plaats { $seat }, maar daar is geen getal gegeven: er is zonder die plaats gedeeld.
other-table-seen = Het spelverslag is van tafel { $table }, en jij zat aan { $seen }. Vraag het spelverslag van die tafel.
other-commitment-seen = De vastlegging in het spelverslag is { $commitment }, en jij zag vóór het delen { $seen }: dat is niet wat het huis had vastgelegd.
other-number-seen = Voor plaats { $seat } noemt het spelverslag het getal { $number }, en het jouwe was { $seen }.
other-commitments-seen = De vastleggingen van de plaatsen in het spelverslag zijn niet die je vóór het delen hebt opgeschreven.
former-commitments = Er is gedeeld volgens het vroegere protocol, waarin plaatsen niets vastlegden. Laat --commitments weg.
seat-and-number = --seat en --number horen bij elkaar: noem je plaats en het getal dat je apparaat ervoor gaf.
other-seed = De seed volgt niet uit het geheim, de tafel { $table } en de getallen van de plaatsen.
told-chance = Dit spelverslag noemt kaarten die het toeval bracht; het delen is daarom niet te controleren.
no-table = De tafel ‘{ $table }’ bestaat niet of niet meer. Vraag om een nieuwe link, of open zelf een tafel.
table-full = Alle { $players } plaatsen zijn bezet. Je kunt toekijken, of een andere tafel openen.
seat-taken = Plaats { $seat } is bezet. Kies een andere.
seat-open = Op plaats { $seat } zit niemand.
name-taken = Aan deze tafel heet al iemand { $name }. Kies een andere naam.
name-alike = ‘{ $name }’ lijkt op { $other }, die al aan deze tafel zit. Kies een andere naam, of voeg letters of cijfers aan de jouwe toe.
name-reserved = ‘{ $name }’ lijkt op ‘{ $reserved }’: zo noemt het huis zelf bots, plaatsen of toeschouwers. Kies een andere naam.
bad-name = Een naam moet 1 tot en met { $longest } tekens hebben, waarvan er minstens één te zien is.
bad-saying = Een bericht moet 1 tot en met { $longest } tekens hebben.
enough-said = Je hebt aan deze tafel genoeg gezegd ({ $most } keer). Speel zwijgend verder.
enough-asked = Aan deze tafel is genoeg heen en weer veranderd ({ $most } keer). Spelen kan nog; open voor al het andere een nieuwe tafel.
said-too-fast = Je zegt heel veel tegelijk (meer dan { $most } dingen). Wacht even en praat dan verder.
enough-comings = Je bent vaak genoeg aan deze tafel gaan zitten ({ $most } keer). Kijk hier toe, of open een eigen tafel.
enough-played = Aan één tafel doet elke plaats hoogstens { $most } zetten. Geef hier op, of open een nieuwe tafel.
bad-number = ‘{ $number }’ is geen getal voor het delen. Geef precies 64 hexadecimale cijfers.
bad-commitment = ‘{ $commitment }’ is geen vastlegging van een getal. Geef precies 64 hexadecimale cijfers.
not-all-committed = Getallen worden onthuld als alle plaatsen er een hebben vastgelegd, niet eerder. Wacht tot iedereen klaar is.
other-number = Dat is niet het getal dat jouw plaats heeft vastgelegd. Onthul dat getal.
already-revealed = Je getal is al onthuld.
dealing = Iedereen is klaar en de getallen voor het delen komen binnen. Wacht tot het spel begint of tot de ronde wordt opgegeven, hoogstens { $seconds } seconden nadat iedereen klaar was.
too-many-rounds = Aan deze tafel zijn { $rounds } rondes opgegeven omdat een getal niet werd onthuld; hier wordt niet meer gedeeld. Zet een nieuwe tafel op.
bad-clock = Een klok geeft elke plaats { $least } tot en met { $most } seconden, en per zet hoogstens 3600 extra.
clock-tightened = Tijdens een spel kun je iedereen meer tijd geven of de klok weghalen. Een nieuwe of krappere klok wacht tot het volgende spel.
no-people = Er moet eerst een mens aan tafel zitten. Ga zitten en zet er dan bots bij.
host-stays = Wie de tafel heeft geopend of overgenomen, houdt zijn plaats tot het spel begint.
already-ready = Je had al gezegd dat je er klaar voor bent.
already-begun = Het spel is begonnen; de plaatsen blijven zoals ze zijn.
not-yet-begun = Het spel is nog niet begonnen. Het begint zodra elke plaats bezet is en iedereen klaar is.
not-yet-over = Dat kan pas als het spel voorbij is.
only-host = Dat kan alleen wie de tafel heeft geopend of sindsdien heeft overgenomen.
old-number = Het spel is intussen verder (je zag { $number }, nu is het { $now }). Kijk opnieuw en doe dan je zet.
final-move = ‘{ $text }’ is definitief: wat de zet brengt, zie je pas als hij gedaan is. Stuur hem zonder de zetten daarna.
id-used = De code ‘{ $id }’ is al voor een ander bericht gebruikt. Geef elk bericht een eigen code.
bot-plays = Op plaats { $seat } speelt nu een bot. Neem de plaats eerst terug.
person-plays = Op plaats { $seat } speelt een mens, geen bot.
nothing-to-undo = Er is geen zet van jou die je kunt terugnemen: iemand anders heeft sindsdien gespeeld, of er is een kaart getrokken.
undo-reveals = Deze zet kun je niet terugnemen, want anderen zijn er iets door te weten gekomen.
has-resigned = Wie op deze plaats zat, heeft opgegeven.
not-silent = Voor plaats { $seat } valt pas een bot in als de anderen { $seconds } seconden hebben gewacht.
not-awaited = Op plaats { $seat } wacht nu niemand.
time-is-up = Je tijd voor deze zet is om: de bot doet hem, en daarna kun je je plaats terugnemen.
rematch-exists = Er staat al een volgend spel klaar: { $table }.
no-seat-held = Je hebt geen plaats aan deze tafel. Schuif eerst aan, of gebruik je eigen link.
other-seat-held = Je hebt aan deze tafel al plaats { $seat }.
wrong-key = Deze link opent hier geen plaats: hij is al gebruikt, te oud of van een andere tafel. Vraag een nieuwe op het apparaat waarop je speelt.
too-many-devices = Deze plaats is al op { $most } apparaten open. Meld de andere af op een daarvan en probeer het dan opnieuw.
signed-out = Een ander apparaat waarop deze plaats open is, heeft dit apparaat afgemeld. Was jij dat niet, vraag dan een nieuwe link op het apparaat waarop je speelt.
no-spectators = Aan deze tafel wordt zonder toeschouwers gespeeld.
enough-said-watching = Je hebt aan deze tafel genoeg gezegd ({ $most } keer), of alle toeschouwers samen. Kijk zwijgend verder.
spectators-are-silent = Aan deze tafel praten alleen de spelers. Wie de tafel heeft geopend, kan het ook toeschouwers toestaan.
no-name-told = Zeg eerst hoe je heet.
named-already = Aan deze tafel heet je al { $name }.
enough-names = Aan deze tafel praten al genoeg toeschouwers ({ $most }). Toekijken kan nog wel.
only-own-replay = Zolang het spel loopt, kun je alleen vanaf je eigen plaats terugkijken.
bad-message = Het bericht is niet te begrijpen. Wat er verwacht wordt, staat op /api/openapi/openapi.json, en voor sockets op /api/messages.
too-large = Het bericht is te groot. Er worden hoogstens { $most } bytes gelezen.
too-many-requests = Dat was te veel tegelijk. Wacht even en ga dan verder.
house-busy = Het huis heeft nu voor iedereen veel uit te rekenen. Probeer het zo nog eens; de spellen gaan intussen door.
not-found = Op { $path } is niets te vinden.
wrong-method = Dit adres kan niet op die manier worden gebruikt. De interface staat beschreven op /api/openapi/openapi.json.
wrong-origin = Pagina’s van { $origin } mogen hier niets doen.
wrong-host = Dit huis is alleen op deze computer open, niet onder de naam { $host }. Voor anderen openen: mewseum serve --host 0.0.0.0
storage-busy = Er moet nu te veel worden opgeslagen. Er is niets veranderd; probeer het zo nog eens.
storage-down = Het huis kan nu niet bij zijn tafels: { $why }. Probeer het zo nog eens; er gebeurt niets dubbel. Blijft het zo, zeg het dan tegen wie het huis beheert.
disk-nearly-full = De schijf van het huis is bijna vol (er is minder dan { $spare } MB vrij). De spellen gaan door, maar nieuwe tafels en praten kan voorlopig niet. Zeg het tegen wie het huis beheert.
storage-full = zijn opslag is vol
storage-locked = een ander programma gebruikt zijn opslag
storage-read-only = zijn opslag kan alleen worden gelezen
storage-gone = zijn opslag is niet meer waar die was
storage-silent = zijn opslag antwoordt niet
storage-failing = zijn opslag is defect
storage-closing = het gaat sluiten
table-damaged = Wat er van tafel { $table } is opgeslagen, is beschadigd. De tafel is apart gezet zoals die is: niemand kan er spelen of kijken, en er wordt niets geraden. Alle andere tafels gaan door. Zeg het tegen wie het huis beheert.
damage-setup = Wat voor het spel is afgesproken, is niet zoals het is opgeslagen.
damage-entry = Regel { $entry } is niet zoals die is opgeslagen, of staat niet op zijn plaats.
damage-twice = Er zijn meer regels met nummer { $entry }.
damage-missing = De regels { $first } tot en met { $last } ontbreken.
damage-beyond = Er zijn regels na { $entry }, de laatste die bij de tafel genoteerd staat.
damage-head = Bij de tafel staat een andere laatste regel genoteerd, of geen.
damage-file = De database zelf is beschadigd waar de tafel is opgeslagen.
damage-unread = Regel { $entry } is niet te lezen.
damage-unread-setup = Wat voor het spel is afgesproken, is niet te lezen.
damage-rules = Regel { $entry } is volgens de spelregels op dit punt van het spel niet mogelijk.
damage-no-table = Voor deze tafel zijn regels opgeslagen, maar de tafel zelf niet.
check-table = Tafel { $table }: { $flaws }
check-well = Er is niets beschadigd. Tafels: { $tables }; volgens hun spelregels nagespeeld: { $replayed }.
check-damaged = Beschadigde tafels: { $damaged } van { $tables }. Het huis zet ze apart zodra het ze vindt; zet een back-up terug, of laat ze zo. Nagespeeld: { $replayed }.
check-other-rules = Tafels van spellen met een andere versie van hun spelregels, waarvan alleen de keten is gecontroleerd: { $tables }.
check-bare = Tafels van voor de ketens, die de hunne nog krijgen: { $tables }. Dat doet het huis terwijl het open is.
check-other-shape = De database { $database } heeft de vorm van een andere versie. Open het huis er één keer mee, dat werkt hem bij, en controleer hem dan.
no-database = De database { $database } kan niet worden geopend: { $reason }.
bad-database = ‘{ $database }’ is geen database. Schrijf sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM.
no-rooms = Voor meerdere zalen is een systeem nodig dat verbindingen van het ene proces aan het andere kan doorgeven, en dit systeem kan dat niet. Laat --rooms weg, of open meerdere huizen op één PostgreSQL-database.
second-house = Er is al een ander huis geopend op { $file }, op { $address }; die twee zouden niets van elkaars zetten merken. Ga daarheen, sluit het eerst, of kies een ander bestand met --database.
cannot-listen = Het huis kan niet worden geopend op { $host }, poort { $port }: { $reason }. Kies een andere met --port.
house-failed = Er ging iets mis in het huis. Je bent niets kwijt; probeer het nog eens.

## Hoe een spel voor een plaats is afgelopen

amount = { $score }
you-won = Je hebt gewonnen!
you-won-by = Je hebt gewonnen! Voorsprong: { $margin }.
you-won-together = Je hebt gewonnen, samen met { $others }!
you-came = Je bent { $place } geworden.
you-came-behind = Je bent { $place } geworden. Achterstand op { $winners }: { $margin }.
you-resigned = Je hebt opgegeven.
rank-2 = tweede
rank-3 = derde
rank-4 = vierde
rank-5 = vijfde
rank-6 = zesde
score-made-of = Opgebouwd uit: { $shares }.
