# Het huis: wat bij geen enkel spel in het bijzonder hoort.

nothing = niets
player = Speler { $number }
player-you = Speler { $number } (jij)

## De tafel regel voor regel

welcome = Welkom bij { $game }. Je bent speler { $number } van { $players }. Typ ? voor hulp.
choose = { $player }, jij bent aan zet. Kies een nummer of typ een zet:
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
after-the-game = Je kunt nog log, table of save BESTAND typen. Druk op Enter om de tafel te verlaten.
help =
    Kies een nummer uit de lijst of typ een zet. Zetten zien er zo uit: { $forms }.
    Een lege regel somt alle mogelijkheden nog eens op.
    table: wat er op tafel ligt. log: alles wat er is gebeurd. why: waarom de laatste zet is geweigerd.
    hint: wat je kunt spelen, en waarom.
    save BESTAND: het spel opslaan in een bestand. quit: de tafel verlaten.
thinking = { $player } denkt na …
adviser = De raadgever
no-hint = Hints krijg je als je aan de beurt bent.
hint-best = Hint: { $move } (typ: { $text }). Winstkans: { $chance }%.
hint-second = Op één na beste zet: { $move } (typ: { $text }). Winstkans: { $chance }%.
hint-belief = De doorslag geeft ({ $chance }% kans): { $belief }.
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
not-your-turn = Speler { $seat } is niet aan zet. Speler { $turn } is aan zet.
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

verified = Alles is zoals het is gedeeld: de vastlegging klopt, de seed volgt uit ieders getallen, en alle zetten ({ $moves }) geven de kaarten die te zien waren.
no-fairness = Dit spelverslag zegt niet hoe de seed is gemaakt; er valt niets te controleren. Spelverslagen van livetafels zeggen dat wel.
not-fair-parts = Wat het spelverslag over het delen zegt, is niet te lezen. Nodig zijn: { $parts }.
broken-commitment = Dit is niet het geheim waarop de server zich vóór het delen had vastgelegd ({ $commitment }).
other-seed = De seed volgt niet uit het geheim, de tafel { $table } en de getallen van de plaatsen.
told-chance = Dit spelverslag noemt kaarten die het toeval bracht; het delen is daarom niet te controleren.
no-table = De tafel ‘{ $table }’ bestaat niet of niet meer. Vraag om een nieuwe link, of open zelf een tafel.
table-full = Alle { $players } plaatsen zijn bezet. Je kunt toekijken, of een andere tafel openen.
seat-taken = Plaats { $seat } is bezet. Kies een andere.
seat-open = Op plaats { $seat } zit niemand.
name-taken = Aan deze tafel heet al iemand { $name }. Kies een andere naam.
bad-name = Een naam moet 1 tot en met { $longest } tekens hebben.
bad-saying = Een bericht moet 1 tot en met { $longest } tekens hebben.
enough-said = Aan deze tafel is genoeg gezegd ({ $most } keer). Het spel gaat zwijgend verder.
enough-asked = Aan deze tafel is genoeg heen en weer veranderd ({ $most } keer). Spelen kan nog; open voor al het andere een nieuwe tafel.
bad-number = ‘{ $number }’ is geen getal voor het delen. Geef 32 tot en met 64 hexadecimale cijfers.
bad-clock = Een klok geeft elke plaats { $least } tot en met { $most } seconden, en per zet hoogstens 3600 extra.
clock-tightened = Tijdens een spel kun je iedereen meer tijd geven of de klok weghalen. Een nieuwe of krappere klok wacht tot het volgende spel.
no-people = Er moet eerst een mens aan tafel zitten. Ga zitten en zet er dan bots bij.
host-stays = Wie de tafel heeft geopend, houdt zijn plaats tot het spel begint.
already-ready = Je had al gezegd dat je er klaar voor bent.
already-begun = Het spel is begonnen; de plaatsen blijven zoals ze zijn.
not-yet-begun = Het spel is nog niet begonnen. Het begint zodra elke plaats bezet is en iedereen klaar is.
not-yet-over = Dat kan pas als het spel voorbij is.
only-host = Dat kan alleen wie de tafel heeft geopend.
old-number = Het spel is intussen verder (je zag { $number }, nu is het { $now }). Kijk opnieuw en doe dan je zet.
id-used = De code ‘{ $id }’ is al voor een ander bericht gebruikt. Geef elk bericht een eigen code.
bot-plays = Op plaats { $seat } speelt nu een bot. Neem de plaats eerst terug.
person-plays = Op plaats { $seat } speelt een mens, geen bot.
nothing-to-undo = Er is geen zet van jou die je kunt terugnemen: iemand anders heeft sindsdien gespeeld, of er is een kaart getrokken.
undo-reveals = Deze zet kun je niet terugnemen, want anderen zijn er iets door te weten gekomen.
has-resigned = Wie op deze plaats zat, heeft opgegeven.
not-silent = Voor plaats { $seat } valt pas een bot in als de anderen { $seconds } seconden hebben gewacht.
time-is-up = Je tijd voor deze zet is om: de bot doet hem, en daarna kun je je plaats terugnemen.
rematch-exists = Er staat al een volgend spel klaar: { $table }.
no-seat-held = Je hebt geen plaats aan deze tafel. Schuif eerst aan, of gebruik je eigen link.
other-seat-held = Je hebt aan deze tafel al plaats { $seat }.
wrong-key = Deze link opent hier geen plaats. Vraag een nieuwe aan op het apparaat waarop je speelt.
too-many-devices = Deze plaats is al op veel apparaten geopend ({ $most } met hun links). Gebruik een daarvan.
no-spectators = Aan deze tafel wordt zonder toeschouwers gespeeld.
only-own-replay = Zolang het spel loopt, kun je alleen vanaf je eigen plaats terugkijken.
bad-message = Het bericht is niet te begrijpen. Wat er verwacht wordt, staat op /api/openapi/openapi.json, en voor sockets op /api/messages.
too-large = Het bericht is te groot. Er worden hoogstens { $most } bytes gelezen.
too-many-requests = Dat was te veel tegelijk. Wacht even en ga dan verder.
not-found = Op { $path } is niets te vinden.
wrong-method = Dit adres kan niet op die manier worden gebruikt. De interface staat beschreven op /api/openapi/openapi.json.
wrong-origin = Pagina’s van { $origin } mogen hier niets doen.
wrong-host = Dit huis is alleen op deze computer open, niet onder de naam { $host }. Voor anderen openen: mewseum serve --host 0.0.0.0
storage-busy = Er moet nu te veel worden opgeslagen. Er is niets veranderd; probeer het zo nog eens.
storage-down = Het huis kan nu niet bij zijn tafels: { $why }. Probeer het zo nog eens; er gebeurt niets dubbel. Blijft het zo, zeg het dan tegen wie het huis beheert.
storage-full = zijn opslag is vol
storage-locked = een ander programma gebruikt zijn opslag
storage-read-only = zijn opslag kan alleen worden gelezen
storage-gone = zijn opslag is niet meer waar die was
storage-silent = zijn opslag antwoordt niet
storage-failing = zijn opslag is defect
storage-closing = het gaat sluiten
no-database = De database { $database } kan niet worden geopend: { $reason }.
bad-database = ‘{ $database }’ is geen database. Schrijf sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM.
no-rooms = Voor meerdere zalen is een systeem nodig dat verbindingen van het ene proces aan het andere kan doorgeven, en dit systeem kan dat niet. Laat --rooms weg, of open meerdere huizen op één PostgreSQL-database.
second-house = Er is al een ander huis geopend op { $file }, op { $address }; die twee zouden niets van elkaars zetten merken. Ga daarheen, sluit het eerst, of kies een ander bestand met --database.
cannot-listen = Het huis kan niet worden geopend op { $host }, poort { $port }: { $reason }. Kies een andere met --port.
house-failed = Er ging iets mis in het huis. Je bent niets kwijt; probeer het nog eens.
