# Das Haus: was zu keinem einzelnen Spiel gehört.

nothing = nichts
player = Spieler { $number }
player-you = Spieler { $number } (du)

## Der Tisch Zeile für Zeile

welcome = Willkommen bei { $game }. Du spielst als Nummer { $number } von { $players }. Mit ? bekommst du Hilfe.
choose = Du bist an der Reihe, { $player }. Wähle eine Nummer oder gib einen Spielzug ein:
kind-of-move = { $kind } ({ $moves } Möglichkeiten)
no-such-number = Die Nummer { $number } gibt es nicht. Wähle eine von 1 bis { $last } oder gib einen Spielzug ein.
refused = „{ $text }“ geht nicht: { $reason }
nothing-refused = Bisher wurde nichts abgelehnt.
see-rules = Die Regel im Wortlaut: mewseum rules { $game } --section { $section }
save-where = Sag, wo die Partie gespeichert werden soll, zum Beispiel: save meine-partie.json
saved =
    { $moves ->
        [one] Die Partie ist in { $file } gespeichert ({ $moves } Spielzug). Noch einmal abspielen: mewseum replay { $file }
       *[other] Die Partie ist in { $file } gespeichert ({ $moves } Spielzüge). Noch einmal abspielen: mewseum replay { $file }
    }
left = Du hast den Tisch verlassen.
after-the-game = Du kannst noch log, table oder save DATEI eingeben. Mit der Eingabetaste verlässt du den Tisch.
help =
    Wähle eine Nummer aus der Liste oder gib einen Spielzug ein. Spielzüge sehen so aus: { $forms }.
    Eine leere Zeile nennt noch einmal alle Möglichkeiten.
    table: was auf dem Tisch liegt. log: alles, was bisher geschehen ist. why: warum der letzte Spielzug abgelehnt wurde.
    hint: was du spielen könntest, und warum.
    save DATEI: die Partie in eine Datei schreiben. quit: den Tisch verlassen.
thinking = { $player } denkt nach …
adviser = Die Beratung
no-hint = Tipps gibt es, wenn du am Zug bist.
hint-best = Tipp: { $move } (Eingabe: { $text }). Gewinnchance: { $chance } %.
hint-second = Zweitbeste Wahl: { $move } (Eingabe: { $text }). Gewinnchance: { $chance } %.
hint-belief = Den Ausschlag gibt (zu { $chance } % wahrscheinlich): { $belief }.
won = { $winners } gewinnt: { $reason }.
won-together = { $winners } gewinnen gemeinsam: { $reason }.
score = { $player }: { $score }
not-over =
    { $moves ->
        [one] Die Aufzeichnung endet nach { $moves } Spielzug; die Partie ist noch nicht zu Ende.
       *[other] Die Aufzeichnung endet nach { $moves } Spielzügen; die Partie ist noch nicht zu Ende.
    }

## Was abgelehnt wird

unknown-language = Es gibt keine Texte in der Sprache „{ $language }“. Zur Auswahl stehen: { $known }.
unknown-game = Ein Spiel „{ $game }“ gibt es im Haus nicht. Meintest du: { $known }?
impossible-players = { $players } ist keine mögliche Personenzahl für { $game }. Möglich sind { $least } bis { $most }.
unknown-option = Eine Option „{ $option }“ gibt es nicht. Meintest du: { $known }?
impossible-option = Die Option { $option } kann nicht { $value } sein. Möglich ist: { $known }.
bad-setting = „{ $setting }“ ist keine Option. Schreibe NAME=WERT, zum Beispiel hall_of_fame=true.
bad-seed = { $seed } ist kein Seed. Ein Seed ist eine ganze Zahl oder 32 Bytes lang (in einer Aufzeichnung: 64 Hexadezimalziffern).
no-compiler = Die Regeln lassen sich nicht kompilieren, weil { $missing } nicht installiert ist. Spiele unkompiliert oder installiere es.
bad-position = { $value } ist als „{ $part }“ unbrauchbar. Eine Position ist ein Dictionary, wie to_position() es liefert.
unknown-seat = Platz { $seat } gibt es nicht. Die Plätze sind von 0 bis { $last } nummeriert, die Spieler ab 1.
unknown-player = Spieler { $player } gibt es nicht. Die Spieler sind von 1 bis { $last } nummeriert.
unknown-section = In den Regeln von { $game } gibt es keinen §{ $paragraph }. Lass --section weg, um sie ganz zu lesen.
no-move = „{ $text }“ ist kein Spielzug. Spielzüge schreibt man so: { $forms }.
bad-chance = { $chance } sagt nicht, was der Zufall bringt. Gib eine Liste von höchstens { $most } Karten an.
unknown-card = Eine Karte { $card } gibt es nicht. Die Karten sind: { $known }.
impossible-chance = Die { $number }. angegebene Karte, { $card }, kann nicht kommen: Wo sie gezogen wird, ist keine mehr übrig.
surplus-chance = Es wurden mehr Karten angegeben ({ $told }), als bei diesem Spielzug gezogen werden ({ $drawn }). Gib höchstens so viele an.
game-over = Die Partie ist zu Ende; es sind keine Spielzüge mehr möglich.
not-your-turn = Spieler { $seat } ist nicht an der Reihe, sondern Spieler { $turn }.
too-few-games = { $games } Partien lassen sich nicht simulieren. Es muss mindestens 1 sein.
bad-budget = „{ $budget }“ ist kein Budget. Schreibe eine Zeit wie 50ms oder 2s oder eine Anzahl von Simulationen wie 400.
unknown-bot = Den Bot „{ $bot }“ gibt es nicht. War gemeint: { $known }? Stufen können ein Temperament haben, etwa master:bold: { $temperaments }.
too-few-bots = Ein Wettkampf braucht mindestens zwei Bots, nicht: { $bots }. Schreibe zum Beispiel --bots search,careful.
too-many-bots = Es sind mehr Bots ({ $bots }) als freie Plätze ({ $seats }). Nenne weniger Bots oder wähle mehr Spieler.
illegal-in-record = Spielzug { $number } der Aufzeichnung, „{ $text }“, geht nicht: { $reason }
cannot-write = { $file } lässt sich nicht schreiben: { $reason }.
cannot-read = { $file } lässt sich nicht lesen: { $reason }.
not-json = { $file } ist keine vollständige Aufzeichnung: In Zeile { $line } bricht sie ab oder ist beschädigt.
not-a-record = { $file } ist keine Aufzeichnung einer Partie. Zu einer Aufzeichnung gehören: { $parts }.
incomplete-record = { $file } ist keine vollständige Aufzeichnung. Es fehlt: { $parts }.
unknown-format = { $file } ist im Format { $format } geschrieben; dieses Programm liest Format { $known }.
edited-record = { $file } wurde nachträglich verändert. Falls das Absicht war, lösche darin die Zeile „check“.
unknown-rules = { $file } wurde nach Version { $version } der Regeln gespielt; dieses Programm spielt nach Version { $known }.
bad-entry = Eintrag { $number } der Spielzüge in { $file } ist kein Spielzug: { $value }.

## Stellungen in Worten

unknown-part = Eine Position hat keinen Teil „{ $part }“. Ihre Teile sind: { $known }.
not-a-list = „{ $part }“ muss eine Liste von Karten sein, nicht { $value }.
not-one-per-seat = „{ $part }“ braucht für jeden der { $players } Plätze eine Liste, nicht { $value }.
unknown-card-in = Eine Karte { $card } gibt es nicht (in „{ $part }“). Die Karten sind: { $known }.
too-many-cards = Von dieser Karte gibt es im Spiel nur { $copies }: { $card }. Für „{ $part }“ wäre noch eine nötig.
no-seat = „{ $part }“ muss ein Platz von 0 bis { $last } sein, nicht { $value }.
cannot-deal = Für alles, was nicht genannt ist, müssten { $cards } Karten ausgeteilt werden; übrig: { $left }.
known-but-absent = Spieler { $player } soll eine Karte haben, die nicht da ist: { $card }.
unknown-choice = „{ $part }“ kann nicht { $value } sein. Möglich ist: { $known }.
no-number = „{ $part }“ muss eine ganze Zahl von 0 bis { $most } sein, nicht { $value }.
impossible-set = Die Option { $option } kann nicht { $value } sein. Möglich ist: { $words } – oder { $size } von diesen: { $known }.

## Der Live-Tisch

verified = Alles ist so, wie es ausgeteilt wurde: Die Festlegung stimmt, der Seed folgt aus den Zahlen aller, und alle Spielzüge ({ $moves }) ergeben die Karten, die zu sehen waren.
no-fairness = Diese Aufzeichnung sagt nicht, wie ihr Seed entstand; es gibt nichts zu prüfen. Aufzeichnungen von Live-Tischen sagen es.
not-fair-parts = Was die Aufzeichnung über das Austeilen sagt, ist nicht lesbar. Nötig sind: { $parts }.
broken-commitment = Das Geheimnis ist nicht das, auf das sich der Server vor dem Austeilen festgelegt hat ({ $commitment }).
other-seed = Der Seed folgt nicht aus dem Geheimnis, dem Tisch { $table } und den Zahlen der Plätze.
told-chance = Diese Aufzeichnung nennt Karten, die der Zufall brachte; ob richtig ausgeteilt wurde, lässt sich deshalb nicht prüfen.
no-table = Den Tisch „{ $table }“ gibt es nicht oder nicht mehr. Lass dir einen neuen Link geben oder eröffne selbst einen Tisch.
table-full = Alle { $players } Plätze sind besetzt. Du kannst zuschauen oder einen anderen Tisch eröffnen.
seat-taken = Platz { $seat } ist besetzt. Wähle einen anderen.
seat-open = Auf Platz { $seat } sitzt niemand.
name-taken = An diesem Tisch heißt schon jemand { $name }. Wähle einen anderen Namen.
bad-name = Ein Name braucht 1 bis { $longest } Zeichen.
bad-saying = Eine Nachricht braucht 1 bis { $longest } Zeichen.
enough-said = An diesem Tisch ist genug gesagt worden ({ $most }-mal). Weiter geht es schweigend.
enough-asked = An diesem Tisch wurde genug hin und her geändert ({ $most }-mal). Spielen kannst du weiter; für alles andere eröffne einen neuen Tisch.
bad-number = „{ $number }“ ist keine Zahl für das Austeilen. Gib 32 bis 64 Hexadezimalziffern an.
bad-clock = Eine Uhr gibt jedem Platz { $least } bis { $most } Sekunden und für jeden Spielzug höchstens 3600 weitere.
clock-tightened = Während einer Partie kannst du allen mehr Zeit geben oder die Uhr wegnehmen. Eine neue oder knappere Uhr gibt es erst in der nächsten Partie.
no-people = Ein Tisch braucht zuerst einen Menschen. Setz dich, dann kommen die Bots.
host-stays = Wer den Tisch eröffnet hat, behält seinen Platz, bis die Partie beginnt.
already-ready = Du bist schon bereit.
already-begun = Die Partie hat begonnen; die Plätze bleiben, wie sie sind.
not-yet-begun = Die Partie hat noch nicht begonnen. Sie beginnt, sobald alle Plätze besetzt und alle bereit sind.
not-yet-over = Das geht erst, wenn die Partie zu Ende ist.
only-host = Das kann nur, wer den Tisch eröffnet hat.
old-number = Am Tisch ist es inzwischen weitergegangen (du sahst Stand { $number }, jetzt ist es { $now }). Schau noch einmal hin und spiel dann.
id-used = Die Kennung „{ $id }“ gehört schon zu einer anderen Nachricht. Gib jeder Nachricht eine eigene Kennung.
bot-plays = Für Platz { $seat } spielt jetzt ein Bot. Hol dir den Platz zuerst zurück.
person-plays = Auf Platz { $seat } spielt ein Mensch, kein Bot.
nothing-to-undo = Du hast keinen Spielzug, der sich zurücknehmen ließe: Seither hat jemand anderes gespielt, oder es wurde eine Karte gezogen.
undo-reveals = Dieser Spielzug lässt sich nicht zurücknehmen, weil andere durch ihn etwas erfahren haben.
has-resigned = Wer auf diesem Platz saß, hat aufgegeben.
not-silent = Für Platz { $seat } springt erst ein Bot ein, wenn die anderen { $seconds } Sekunden gewartet haben.
time-is-up = Deine Zeit für diesen Spielzug ist um: Der Bot macht ihn, danach kannst du dir deinen Platz zurückholen.
rematch-exists = Die nächste Partie ist schon eröffnet: { $table }.
no-seat-held = Du hast an diesem Tisch keinen Platz. Setz dich zuerst, oder nimm deinen eigenen Link.
other-seat-held = Du hast an diesem Tisch schon Platz { $seat }.
wrong-key = Dieser Link öffnet hier keinen Platz. Hol dir einen neuen auf dem Gerät, auf dem du spielst.
too-many-devices = Dieser Platz ist schon auf vielen Geräten geöffnet ({ $most } samt ihren Links). Nimm eins davon.
no-spectators = An diesem Tisch wird ohne Zuschauer gespielt.
only-own-replay = Solange die Partie läuft, kannst du nur vom eigenen Platz aus zurückschauen.
bad-message = Die Nachricht ist nicht zu verstehen. Was erwartet wird, steht unter /api/openapi/openapi.json, für Sockets unter /api/messages.
too-large = Die Nachricht ist zu groß. Gelesen werden höchstens { $most } Bytes.
too-many-requests = Das war zu viel auf einmal. Warte einen Augenblick und mach dann weiter.
not-found = Unter { $path } gibt es nichts.
wrong-method = Diese Adresse lässt sich so nicht ansprechen. Die Schnittstelle ist unter /api/openapi/openapi.json beschrieben.
wrong-origin = Seiten von { $origin } dürfen hier nichts tun.
wrong-host = Dieses Haus ist nur auf diesem Rechner offen, nicht unter { $host }. Für andere öffnen: mewseum serve --host 0.0.0.0
storage-busy = Es wartet gerade zu viel darauf, gespeichert zu werden. Nichts wurde geändert; versuch es gleich noch einmal.
storage-down = Das Haus kommt gerade nicht an seine Tische: { $why }. Versuch es gleich noch einmal; nichts geschieht doppelt. Bleibt es so, sag es der Person, die das Haus betreibt.
storage-full = Sein Speicher ist voll
storage-locked = Ein anderes Programm benutzt seinen Speicher
storage-read-only = Sein Speicher lässt sich nur lesen
storage-gone = Sein Speicher ist nicht mehr da, wo er war
storage-silent = Sein Speicher antwortet nicht
storage-failing = Sein Speicher ist gestört
storage-closing = Es schließt gerade
no-database = Die Datenbank { $database } lässt sich nicht öffnen: { $reason }.
bad-database = „{ $database }“ ist keine Datenbank. Schreib sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME.
no-rooms = Mehrere Räume brauchen ein System, das Verbindungen von einem Prozess an einen anderen übergeben kann, und dieses kann das nicht. Lass --rooms weg, oder betreibe mehrere Häuser auf einer PostgreSQL-Datenbank.
second-house = Auf { $file } ist schon ein anderes Haus geöffnet, unter { $address }; keins von beiden würde von den Spielzügen im anderen erfahren. Geh dorthin, schließ es erst, oder wähle mit --database eine andere Datei.
cannot-listen = Das Haus kann unter { $host }, Port { $port }, nicht öffnen: { $reason }. Wähle mit --port einen anderen.
house-failed = Im Haus ist etwas schiefgegangen. Dir ist nichts verloren gegangen; versuch es noch einmal.
