# Das Haus: was zu keinem einzelnen Spiel gehört.

nothing = nichts
player = Spieler { $number }
seat-numbered = Platz { $number }
player-you = Spieler { $number } (du)
player-named-you = { $name } (du)
level-kitten = Kätzchen
level-tabby = Tigerkatze
level-prowler = Streuner
level-burglar = Einbrecher
level-master = Meister
temperament-bold = wagemutig
temperament-wary = vorsichtig
temperament-spiteful = boshaft
spectator = Zuschauer
# Wie niemand heißen darf: Wörter dafür, was jemand an einem Tisch ist, durch Kommas getrennt.
names-of-nobody = Bot, Gastgeber, Gastgeberin, Zuschauer, Zuschauerin

## Der Tisch Zeile für Zeile

welcome = Willkommen bei { $game }. Du spielst als Nummer { $number } von { $players }. Mit ? bekommst du Hilfe.
choose = Du bist an der Reihe, { $player }. Wähle eine Nummer oder gib einen Spielzug ein:
choose-answer = Deine Antwort, { $player }; am Zug ist weiterhin { $active }. Wähle eine Nummer oder tippe einen Zug ein:
chosen-so-far = Gewählt, und noch weiß es niemand sonst: { $moves }. Zum Verwerfen gib ein: back
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
after-the-game = Du kannst noch log, table, seen oder save DATEI eingeben. Mit der Eingabetaste verlässt du den Tisch.
sat-there = { $player } ist { $name }.
help =
    Wähle eine Nummer aus der Liste oder gib einen Spielzug ein. Spielzüge sehen so aus: { $forms }.
    Eine leere Zeile nennt noch einmal alle Möglichkeiten.
    back: verwerfen, was du zuletzt gewählt hast. Niemand sonst erfährt davon, bis alles gewählt ist, was zusammengehört.
    table: was auf dem Tisch liegt. log: alles, was bisher geschehen ist. why: warum der letzte Spielzug abgelehnt wurde.
    seen: der Ablagestapel, und was alle gesehen haben.
    hint: was du spielen könntest, und warum.
    save DATEI: die Partie in eine Datei schreiben. quit: den Tisch verlassen.
remembered-discard = Ablagestapel (Karten: { $cards }): { $discard }.
remembered-kept = { $player }. { $place } (Karten: { $cards }). Allen bekannt: { $known }.
remembered-nothing = { $player }. { $place } (Karten: { $cards }). Keine davon ist allen bekannt.
remembered-kind = { $card } ({ $cards })
remembered-unseen = Noch nicht gesehen oder wieder außer Sicht (Karten: { $cards }): { $unseen }.
remembered-all = Die Partie ist vorbei; es gibt nichts mehr zu merken.
thinking = { $player } denkt nach …
adviser = Die Beratung
no-hint = Tipps gibt es, wenn du am Zug bist.
hints-off = An diesem Tisch gibt es keine Tipps: Hier spielen mehrere Menschen, und wer ihn eröffnet hat, hat sie nicht erlaubt. Allein gegen Bots gibt es sie immer.
hint-best = Tipp: { $move } (Eingabe: { $text }). Gewinnchance: { $chance } %.
hint-second = Zweitbeste Wahl: { $move } (Eingabe: { $text }). Gewinnchance: { $chance } %.
hint-belief = Den Ausschlag gibt (zu { $chance } % wahrscheinlich): { $belief }.
hint-ahead = Den Ausschlag gibt der Vergleich: In 100 Partien gewinnt dieser Zug { $gain } Mal öfter als der zweitbeste.
hint-even = Nichts gibt den Ausschlag: Die zweitbeste Wahl ist ungefähr gleich gut.
hint-only = Den Ausschlag gibt: Kein anderer Zug kommt infrage.
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
not-your-turn = Spieler { $seat } ist jetzt nicht gefragt, sondern Spieler { $turn }.
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
bad-seats = Was { $file } über die Plätze sagt, ist nicht zu lesen. Nötig ist für jeden der { $players } Plätze ein „name“ oder ein „bot“ (oder keines von beiden).

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

verified = Nachgerechnet: Die Festlegung des Hauses passt zu seinem Geheimnis, zu diesem Tisch, zum Spiel, seinen Regeln, Spielern und Optionen; jede Zahl passt zur Festlegung ihres Platzes; der Seed folgt aus all dem; und alle Spielzüge ({ $moves }) ergeben die Karten, die zu sehen waren.
verified-former = Nachgerechnet, nach dem früheren Verfahren: Die Festlegung stimmt, der Seed folgt aus Geheimnis, Tisch und Zahlen, und alle Spielzüge ({ $moves }) ergeben die Karten, die zu sehen waren. Dieses Verfahren bindet weder das Spiel noch seine Optionen, und wer die letzte Zahl gab, hätte zusammen mit dem Server wählen können, was ausgeteilt wird.
verified-abandoned = Vorher aufgegebene Runden: { $rounds }. Plätze, die ihre Zahl nicht aufgedeckt haben: { $seats }.
verified-no-seats = Die Aufzeichnung sagt nicht, wer wo saß; ob der Platz eines Bots eine Zahl gab, wurde deshalb nicht geprüft. Mit --commitments wird es geprüft.
verified-seen = So, wie du es aufgeschrieben hast: { $parts }.
verified-unseen = Nicht verglichen, weil du nichts zum Vergleichen angegeben hast: { $parts }. Eine Aufzeichnung allein zeigt, dass sie in sich stimmt, nicht, was vor dem Austeilen feststand.
verified-never = Keine Aufzeichnung kann zeigen, ob auf den anderen Plätzen Menschen saßen, ob sie mit dem Haus zusammengearbeitet haben, oder ob jemand in die Karten gesehen hat.
seen-table = der Tisch (--table)
seen-commitment = die Festlegung des Hauses (--commitment)
seen-number = deine Zahl (--seat --number)
seen-commitments = die Festlegungen aller Plätze (--commitments)
no-fairness = Diese Aufzeichnung sagt nicht, wie ihr Seed entstand; es gibt nichts zu prüfen. Aufzeichnungen von Live-Tischen sagen es.
not-fair-parts = Was die Aufzeichnung über das Austeilen sagt, ist nicht lesbar. Nötig sind: { $parts }.
broken-commitment = Das Geheimnis ist nicht das, auf das sich der Server vor dem Austeilen festgelegt hat ({ $commitment }).
unknown-protocol = Ausgeteilt wurde nach Version { $version } des Verfahrens; dieses Programm kennt die Versionen 1 bis { $known }. Nimm ein neueres.
broken-terms = Die Festlegung des Hauses ({ $commitment }) passt nicht zur Aufzeichnung: Geheimnis, Tisch, Runde, Spiel, Regeln, Spieler oder Optionen waren andere.
broken-seat-commitment = Die Zahl von Platz { $seat } ist nicht die, auf die sich dieser Platz vor dem Austeilen festgelegt hat.
bot-with-number = Laut Aufzeichnung saß auf Platz { $seat } ein Bot, aber dort steht eine Zahl. Ein Bot gibt keine: Jemand anderes hat beim Austeilen mitgewirkt.
person-without-number = Laut Aufzeichnung saß auf Platz { $seat } ein Mensch, aber dort steht keine Zahl: Ausgeteilt wurde ohne diesen Platz.
other-table-seen = Die Aufzeichnung ist von Tisch { $table }, und du hast an { $seen } gesessen. Lass dir die Aufzeichnung jenes Tisches geben.
other-commitment-seen = Die Festlegung in der Aufzeichnung ist { $commitment }, und du hast vor dem Austeilen { $seen } gesehen: Darauf hatte sich das Haus nicht festgelegt.
other-number-seen = Für Platz { $seat } nennt die Aufzeichnung die Zahl { $number }, und deine war { $seen }.
other-commitments-seen = Die Festlegungen der Plätze in der Aufzeichnung sind nicht die, die du vor dem Austeilen aufgeschrieben hast.
former-commitments = Ausgeteilt wurde nach dem früheren Verfahren, in dem sich Plätze nicht festlegten. Lass --commitments weg.
seat-and-number = --seat und --number gehören zusammen: Nenne deinen Platz und die Zahl, die dein Gerät für ihn gab.
other-seed = Der Seed folgt nicht aus dem Geheimnis, dem Tisch { $table } und den Zahlen der Plätze.
told-chance = Diese Aufzeichnung nennt Karten, die der Zufall brachte; ob richtig ausgeteilt wurde, lässt sich deshalb nicht prüfen.
no-table = Den Tisch „{ $table }“ gibt es nicht oder nicht mehr. Lass dir einen neuen Link geben oder eröffne selbst einen Tisch.
table-full = Alle { $players } Plätze sind besetzt. Du kannst zuschauen oder einen anderen Tisch eröffnen.
seat-taken = Platz { $seat } ist besetzt. Wähle einen anderen.
seat-open = Auf Platz { $seat } sitzt niemand.
name-taken = An diesem Tisch heißt schon jemand { $name }. Wähle einen anderen Namen.
name-alike = „{ $name }“ sieht aus wie { $other }, und so heißt schon jemand an diesem Tisch. Wähle einen anderen Namen, oder ergänze deinen um Buchstaben oder Ziffern.
name-reserved = „{ $name }“ sieht aus wie „{ $reserved }“, und so nennt das Haus selbst Bots, Plätze oder Zuschauer. Wähle einen anderen Namen.
bad-name = Ein Name braucht 1 bis { $longest } Zeichen, und mindestens eines, das man sieht.
bad-saying = Eine Nachricht braucht 1 bis { $longest } Zeichen.
enough-said = Du hast an diesem Tisch genug gesagt ({ $most }-mal). Spiel schweigend weiter.
enough-asked = An diesem Tisch wurde genug hin und her geändert ({ $most }-mal). Spielen kannst du weiter; für alles andere eröffne einen neuen Tisch.
said-too-fast = Du sagst sehr viel auf einmal (mehr als { $most } Dinge). Warte einen Augenblick und sprich dann weiter.
enough-comings = Du hast dich oft genug an diesen Tisch gesetzt ({ $most }-mal). Sieh hier zu oder eröffne einen eigenen Tisch.
enough-played = An einem Tisch macht jeder Platz höchstens { $most } Züge. Gib hier auf oder eröffne einen neuen Tisch.
bad-number = „{ $number }“ ist keine Zahl für das Austeilen. Gib genau 64 Hexadezimalziffern an.
bad-commitment = „{ $commitment }“ ist keine Festlegung auf eine Zahl. Gib genau 64 Hexadezimalziffern an.
not-all-committed = Zahlen werden aufgedeckt, wenn sich alle Plätze festgelegt haben, nicht vorher. Warte, bis alle bereit sind.
other-number = Das ist nicht die Zahl, auf die sich dein Platz festgelegt hat. Decke jene auf.
already-revealed = Deine Zahl ist schon aufgedeckt.
dealing = Alle sind bereit, und die Zahlen für das Austeilen treffen ein. Warte, bis die Partie beginnt oder die Runde aufgegeben wird, höchstens { $seconds } Sekunden, nachdem alle bereit waren.
too-many-rounds = An diesem Tisch wurden { $rounds } Runden aufgegeben, weil eine Zahl nicht aufgedeckt wurde; hier wird nicht mehr ausgeteilt. Richte einen neuen Tisch ein.
bad-clock = Eine Uhr gibt jedem Platz { $least } bis { $most } Sekunden und für jeden Spielzug höchstens 3600 weitere.
clock-tightened = Während einer Partie kannst du allen mehr Zeit geben oder die Uhr wegnehmen. Eine neue oder knappere Uhr gibt es erst in der nächsten Partie.
no-people = Ein Tisch braucht zuerst einen Menschen. Setz dich, dann kommen die Bots.
host-stays = Wer den Tisch eröffnet oder übernommen hat, behält seinen Platz, bis die Partie beginnt.
already-ready = Du bist schon bereit.
already-begun = Die Partie hat begonnen; die Plätze bleiben, wie sie sind.
not-yet-begun = Die Partie hat noch nicht begonnen. Sie beginnt, sobald alle Plätze besetzt und alle bereit sind.
not-yet-over = Das geht erst, wenn die Partie zu Ende ist.
only-host = Das kann nur, wer den Tisch eröffnet oder seither übernommen hat.
old-number = Am Tisch ist es inzwischen weitergegangen (du sahst Stand { $number }, jetzt ist es { $now }). Schau noch einmal hin und spiel dann.
final-move = „{ $text }“ ist endgültig: Was der Zug bringt, zeigt sich erst, wenn er gemacht ist. Schick ihn ohne die Züge danach.
id-used = Die Kennung „{ $id }“ gehört schon zu einer anderen Nachricht. Gib jeder Nachricht eine eigene Kennung.
bot-plays = Für Platz { $seat } spielt jetzt ein Bot. Hol dir den Platz zuerst zurück.
person-plays = Auf Platz { $seat } spielt ein Mensch, kein Bot.
nothing-to-undo = Du hast keinen Spielzug, der sich zurücknehmen ließe: Seither hat jemand anderes gespielt, oder es wurde eine Karte gezogen.
undo-reveals = Dieser Spielzug lässt sich nicht zurücknehmen, weil andere durch ihn etwas erfahren haben.
has-resigned = Wer auf diesem Platz saß, hat aufgegeben.
not-silent = Für Platz { $seat } springt erst ein Bot ein, wenn die anderen { $seconds } Sekunden gewartet haben.
not-awaited = Auf Platz { $seat } wartet gerade niemand.
time-is-up = Deine Zeit für diesen Spielzug ist um: Der Bot macht ihn, danach kannst du dir deinen Platz zurückholen.
rematch-exists = Die nächste Partie ist schon eröffnet: { $table }.
no-seat-held = Du hast an diesem Tisch keinen Platz. Setz dich zuerst, oder nimm deinen eigenen Link.
other-seat-held = Du hast an diesem Tisch schon Platz { $seat }.
wrong-key = Dieser Link öffnet hier keinen Platz: Er wurde schon benutzt, ist zu alt oder gehört zu einem anderen Tisch. Hol dir einen neuen auf dem Gerät, auf dem du spielst.
too-many-devices = Dieser Platz ist schon auf { $most } Geräten offen. Melde auf einem davon die anderen ab, und versuch es dann noch einmal.
signed-out = Ein anderes Gerät, auf dem dieser Platz offen ist, hat dieses hier abgemeldet. Wenn du das nicht warst, hol dir einen neuen Link auf dem Gerät, auf dem du spielst.
no-spectators = An diesem Tisch wird ohne Zuschauer gespielt.
enough-said-watching = Du hast an diesem Tisch genug gesagt ({ $most }-mal), oder alle Zuschauer zusammen. Sieh schweigend weiter zu.
spectators-are-silent = An diesem Tisch reden nur die, die mitspielen. Wer den Tisch eröffnet hat, kann es auch Zuschauern erlauben.
no-name-told = Sag zuerst, wie du heißt.
named-already = An diesem Tisch heißt du schon { $name }.
enough-names = An diesem Tisch reden schon genug Zuschauer ({ $most }). Zusehen kannst du trotzdem.
only-own-replay = Solange die Partie läuft, kannst du nur vom eigenen Platz aus zurückschauen.
bad-message = Die Nachricht ist nicht zu verstehen. Was erwartet wird, steht unter /api/openapi/openapi.json, für Sockets unter /api/messages.
too-large = Die Nachricht ist zu groß. Gelesen werden höchstens { $most } Bytes.
too-many-requests = Das war zu viel auf einmal. Warte einen Augenblick und mach dann weiter.
house-busy = Das Haus hat gerade für alle viel auszurechnen. Versuch es gleich noch einmal; die Spiele gehen inzwischen weiter.
not-found = Unter { $path } gibt es nichts.
wrong-method = Diese Adresse lässt sich so nicht ansprechen. Die Schnittstelle ist unter /api/openapi/openapi.json beschrieben.
wrong-origin = Seiten von { $origin } dürfen hier nichts tun.
wrong-host = Dieses Haus ist nur auf diesem Rechner offen, nicht unter { $host }. Für andere öffnen: mewseum serve --host 0.0.0.0
storage-busy = Es wartet gerade zu viel darauf, gespeichert zu werden. Nichts wurde geändert; versuch es gleich noch einmal.
storage-down = Das Haus kommt gerade nicht an seine Tische: { $why }. Versuch es gleich noch einmal; nichts geschieht doppelt. Bleibt es so, sag es der Person, die das Haus betreibt.
disk-nearly-full = Die Festplatte des Hauses ist fast voll (weniger als { $spare } MB sind frei). Die Spiele gehen weiter, aber neue Tische und Gespräche gibt es vorerst nicht. Sag es der Person, die das Haus betreibt.
storage-full = Sein Speicher ist voll
storage-locked = Ein anderes Programm benutzt seinen Speicher
storage-read-only = Sein Speicher lässt sich nur lesen
storage-gone = Sein Speicher ist nicht mehr da, wo er war
storage-silent = Sein Speicher antwortet nicht
storage-failing = Sein Speicher ist gestört
storage-closing = Es schließt gerade
table-damaged = Was vom Tisch { $table } gespeichert ist, ist beschädigt. Er wurde so, wie er ist, beiseitegestellt: Niemand kann dort spielen oder zusehen, und nichts wird geraten. Alle anderen Tische gehen weiter. Sag es der Person, die das Haus betreibt.
damage-setup = Was vor dem Spiel vereinbart wurde, ist nicht so, wie es gespeichert wurde.
damage-entry = Eintrag { $entry } ist nicht so, wie er gespeichert wurde, oder nicht an seinem Platz.
damage-twice = Es gibt mehrere Einträge mit der Nummer { $entry }.
damage-missing = Es fehlen die Einträge von { $first } bis { $last }.
damage-beyond = Es gibt Einträge nach { $entry }, dem letzten, von dem die Zeile des Tisches weiß.
damage-head = Die Zeile des Tisches kennt einen anderen letzten Eintrag oder gar keinen.
damage-file = Die Datenbank selbst ist dort beschädigt, wo der Tisch gespeichert ist.
damage-unread = Eintrag { $entry } lässt sich nicht lesen.
damage-unread-setup = Was vor dem Spiel vereinbart wurde, lässt sich nicht lesen.
damage-rules = Eintrag { $entry } ist nach den Regeln an dieser Stelle des Spiels nicht möglich.
damage-no-table = Für diesen Tisch sind Einträge gespeichert, der Tisch selbst aber nicht.
check-table = Tisch { $table }: { $flaws }
check-well = Nichts ist beschädigt. Tische: { $tables }; nach ihren Regeln nachgespielt: { $replayed }.
check-damaged = Beschädigte Tische: { $damaged } von { $tables }. Sie werden beiseitegestellt, sobald das Haus sie findet; spiel eine Sicherung ein, oder lass sie so. Nachgespielt: { $replayed }.
check-other-rules = Tische von Spielen mit einer anderen Version ihrer Regeln, von denen nur die Kette geprüft wurde: { $tables }.
check-bare = Tische aus der Zeit vor den Ketten, die ihre noch bekommen: { $tables }. Das tut das Haus, während es offen ist.
check-other-shape = Die Datenbank { $database } hat die Form einer anderen Version. Öffne das Haus einmal mit ihr, das bringt sie auf den Stand, und prüfe sie dann.
no-database = Die Datenbank { $database } lässt sich nicht öffnen: { $reason }.
bad-database = „{ $database }“ ist keine Datenbank. Schreib sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME.
no-rooms = Mehrere Räume brauchen ein System, das Verbindungen von einem Prozess an einen anderen übergeben kann, und dieses kann das nicht. Lass --rooms weg, oder betreibe mehrere Häuser auf einer PostgreSQL-Datenbank.
second-house = Auf { $file } ist schon ein anderes Haus geöffnet, unter { $address }; keins von beiden würde von den Spielzügen im anderen erfahren. Geh dorthin, schließ es erst, oder wähle mit --database eine andere Datei.
cannot-listen = Das Haus kann unter { $host }, Port { $port }, nicht öffnen: { $reason }. Wähle mit --port einen anderen.
house-failed = Im Haus ist etwas schiefgegangen. Dir ist nichts verloren gegangen; versuch es noch einmal.

## Wie eine Partie für einen Platz ausgegangen ist

amount = { $score }
you-won = Du hast gewonnen!
you-won-by = Du hast gewonnen! Vorsprung: { $margin }.
you-won-together = Du hast gewonnen, gemeinsam mit { $others }!
you-came = Du bist auf { $place } gelandet.
you-came-behind = Du bist auf { $place } gelandet. Rückstand auf { $winners }: { $margin }.
you-resigned = Du hast aufgegeben.
rank-2 = Platz zwei
rank-3 = Platz drei
rank-4 = Platz vier
rank-5 = Platz fünf
rank-6 = Platz sechs
score-made-of = Das ergibt sich aus: { $shares }.
