# Cat Burglar, de inbraak in het museum MEOW

game-name = Cat Burglar (MEOW)

## Kaarten

card-5k = £ 5.000
card-10k = £ 10.000
card-25k = £ 25.000
card-50k = £ 50.000
card-75k = £ 75.000
card-150k = £ 150.000
card-300k = £ 300.000
card-500k = £ 500.000
card-distraction = Afleiding
card-steal = Diefstal
card-double-cross = Dubbelspel
card-calvin = Calvin
card-castor = Castor
card-charlton = Charlton
card-chelsea = Chelsea
card-chester = Chester
card-claus = Claus
card-crispin = Crispin
card-laser-pen = laserpen
card-catnip = kattenkruid
card-vase = vaas
card-camera = camera
card-paw-prints = pootafdrukken
card-randy = Randy
card-rumbold = Rumbold
card-rufus = Rufus

cat-free = { $cat }
cat-used = { $cat } (gebruikt)
cat-jailed = { $cat } (in de gevangenis)
cat-jailed-and-used = { $cat } (in de gevangenis, gebruikt)
pile-of = { $player }.{ $number }

## Zetten, een voor een en per soort

move-pick-up = Trek een kaart
move-stop = Stop en stel de lopende buit veilig
move-distract = Gebruik een Afleiding tegen de bewaker
move-accept = Laat de lopende buit aan de bewaker
move-give-card-to-player = Geef aan { $player }: { $card }
move-give-up-card = Geef weg: { $card }
move-pay-card = Betaal: { $card }
move-substitute-cat = Stuur in je plaats naar de gevangenis: { $cat }
move-serve = Zit je straf uit
move-redeem-cat = Koop voor £ 100.000 vrij uit de gevangenis: { $cat }
move-calvin-player = Calvin: ruil veiliggestelde kaarten en katten met { $player }
move-free-cat = Uit de gevangenis komt: { $cat }
move-castor-pile = Castor: pak ministapel { $pile }
move-charlton-players = Charlton: pak blind één kaart van elk van: { $players }
move-chelsea-player = Chelsea: pak blind drie kaarten van { $player }
move-steal-player = Diefstal: steel van { $player }
move-take-card = Pak: { $card }
move-double-cross-player = Dubbelspel: ruil veiliggestelde kaarten met { $player }
move-choose-cat = Kies je kat: { $cat }
move-pass = Pas

kind-pick-up = Trek een kaart
kind-stop = Stop en stel de lopende buit veilig
kind-distract = Gebruik een Afleiding tegen de bewaker
kind-accept = Laat de lopende buit aan de bewaker
kind-give-card-to-player = Geef een veiliggestelde kaart weg
kind-give-up-card = Geef een veiliggestelde kaart weg
kind-pay-card = Betaal
kind-substitute-cat = Stuur een kat in je plaats naar de gevangenis
kind-serve = Zit je straf uit
kind-redeem-cat = Koop een kat vrij uit de gevangenis
kind-calvin-player = Gebruik Calvin
kind-free-cat = Kies de kat die uit de gevangenis komt
kind-castor-pile = Gebruik Castor
kind-charlton-players = Gebruik Charlton
kind-chelsea-player = Gebruik Chelsea
kind-steal-player = Gebruik een Diefstal
kind-take-card = Kies een kaart om te pakken
kind-double-cross-player = Gebruik een Dubbelspel
kind-choose-cat = Kies je kat
kind-pass = Pas

## Wat er gebeurt

fact-started = { $seat } begint.
fact-cat-dealt = { $seat } heeft deze kat: { $cat }.
fact-picked-up = { $seat } trekt: { $card }.
fact-picked-up-secretly =
    { $card ->
        [hidden] { $seat } trekt een kaart en houdt die verborgen.
       *[other] { $seat } trekt, zonder dat de anderen het zien: { $card }.
    }
many-picked-up-secretly = { $seat } trekt { $cards } kaarten en houdt ze verborgen.
fact-negative = { $seat } trekt een negatieve kaart: { $card }!
fact-banked =
    { $cards ->
        [0] { $seat } heeft niets veilig te stellen.
        [one] { $seat } stelt { $cards } kaart veilig.
       *[other] { $seat } stelt { $cards } kaarten veilig.
    }
fact-cat-joined = Een kat sluit zich aan bij { $seat }: { $cat }.
fact-lost-run =
    { $cards ->
        [0] { $seat } heeft geen kaarten te verliezen onder deze negatieve kaart: { $card }.
        [one] { $seat } verliest { $cards } kaart onder deze negatieve kaart: { $card }.
       *[other] { $seat } verliest { $cards } kaarten onder deze negatieve kaart: { $card }.
    }
fact-distracted = { $seat } leidt de bewaker af: { $card }.
fact-starred =
    { $stars ->
        [one] { $seat } krijgt { $stars } ster en heeft er nu { $total }.
       *[other] { $seat } krijgt { $stars } sterren en heeft er nu { $total }.
    }
fact-arrested = { $seat } wordt gearresteerd!
fact-gave =
    { $card ->
        [hidden] { $giver } geeft { $receiver } een veiliggestelde kaart.
       *[other] { $giver } geeft { $receiver } een veiliggestelde kaart: { $card }.
    }
fact-discarded = Een kaart van { $seat } gaat uit het spel: { $card }.
fact-paid = { $seat } betaalt: { $card }.
fact-substituted = { $seat } stuurt een kat naar de gevangenis: { $cat }.
fact-serves = { $seat } zit de straf uit; de beurt wordt overgeslagen.
fact-released = { $seat } wordt vrijgelaten.
fact-redeemed = { $seat } koopt een kat vrij uit de gevangenis: { $cat }.
fact-used-cat = { $seat } gebruikt { $cat }.
fact-used-trick = { $seat } gebruikt een truc: { $card }.
fact-swapped-hands = { $seat } ruilt de veiliggestelde kaarten met { $target }.
fact-swapped-cats = { $seat } en { $target } ruilen al hun katten.
fact-cat-freed = Een kat komt uit de gevangenis en sluit zich aan bij { $seat }: { $cat }.
fact-took-pile =
    { $cards ->
        [one] { $seat } pakt ministapel { $pile } met { $cards } kaart.
       *[other] { $seat } pakt ministapel { $pile } met { $cards } kaarten.
    }
fact-found =
    { $card ->
        [hidden] { $seat } stelt een kaart uit de ministapel veilig.
       *[other] { $seat } stelt veilig uit de ministapel: { $card }.
    }
many-found = { $seat } stelt { $cards } kaarten uit de ministapel veilig.
fact-stolen =
    { $card ->
        [hidden] { $seat } steelt een kaart van { $target }.
       *[other] { $seat } steelt van { $target }: { $card }.
    }
many-stolen = { $seat } steelt { $cards } kaarten van { $target }.
fact-looked = { $seat } bekijkt de veiliggestelde kaarten van { $target }.
fact-passed = { $seat } past.
fact-deck-finished = De trekstapel is op; de anderen hebben nog één laatste beurt, zonder te trekken.
fact-ended = Het spel is afgelopen: { $reason }.

reason-deck-finished = de trekstapel is op, het meeste geld geeft de doorslag

## De tafel in zinnen

table-deck = Trekstapel: { $deck }.
table-discard = Aflegstapel: { $cards }.
table-last-turns = Laatste beurten die nog komen: { $turns }.
table-bank = { $player }. Sterren: { $stars }, arrestatie bij { $arrest }. Veiliggesteld: { $cards }.
table-bank-count = { $player }. Sterren: { $stars }, arrestatie bij { $arrest }. Veiliggestelde kaarten: { $cards }.
table-worth =
    { $worth ->
        [0] Je veiliggestelde kaarten tellen nu voor £ { $worth }.
       *[other] Je veiliggestelde kaarten tellen nu voor £ { $worth }.000.
    }
table-cats = Katten: { $cats }.
table-arrested = { $player }: gearresteerd.
table-serving = { $player }: gearresteerd; beurten die nog worden overgeslagen: { $turns }.
place-bank = Veiliggesteld
place-pile = Ministapel { $pile }
table-pile = Ministapel { $pile } ({ $card }), kaarten eronder: { $cards }.
table-pile-served = Ministapel { $pile } ({ $card }, straf uitgezeten), kaarten eronder: { $cards }.
table-run =
    { $value ->
        [0] Lopende buit ter waarde van £ { $value }: { $cards }.
       *[other] Lopende buit ter waarde van £ { $value }.000: { $cards }.
    }
table-run-count = Kaarten in de lopende buit: { $cards }.
table-guard = In de weg staat: { $card }.
table-pending = Sterren die { $player } aan het eind van de beurt krijgt: { $stars }.
table-paid =
    { $paid ->
        [0] { $player } heeft £ { $paid } van £ 100.000 betaald.
       *[other] { $player } heeft £ { $paid }.000 van £ 100.000 betaald.
    }
table-redeems = Daarmee wordt een kat vrijgekocht: { $cat }.
table-first-pile = Castor heeft ministapel { $pile } gekozen.
table-looks = { $player } bekijkt de veiliggestelde kaarten van { $target }.
table-shown = Je kunt kiezen uit: { $cards }.
score =
    { $score ->
        [0] { $player }: £ { $score }
       *[other] { $player }: £ { $score }.000
    }

## Wat je kunt vermoeden

belief-banked = { $player } heeft deze kaart veiliggesteld: { $card }
belief-richer = { $player } heeft meer geld veiliggesteld dan jij
belief-prize = { $player } heeft een kaart van minstens £ 150.000 veiliggesteld
belief-in-deck = deze kaart zit nog in de trekstapel: { $card }

## Wat geweigerd wordt

awaits-action = Trek een kaart of gebruik een kat, een Diefstal of een Dubbelspel.
awaits-run = Je bent kaarten aan het trekken. Trek er nog een (pick up) of stop (stop).
awaits-distract = Er is een bewaker. Gebruik een Afleiding (distract) of laat de lopende buit aan hem (accept).
awaits-gift = Kattenkruid: geef eerst een van je veiliggestelde kaarten weg.
awaits-jail = Je zit in de gevangenis. Betaal (pay), stuur een kat in je plaats (substitute) of zit je straf uit (serve), voor zover je kunt.
awaits-paying = Ga door met betalen tot je aan £ 100.000 komt.
awaits-free = Kies de kat die uit de gevangenis komt.
awaits-second-pile = Castor pakt twee ministapels. Kies de tweede.
awaits-choice = Kies de kaart die je pakt.
awaits-pick-cat = Kies eerst je kat.
deck-is-finished = De trekstapel is op. Er kan geen kaart meer worden getrokken.
nothing-picked-up = Je hebt nog niets getrokken. Trek minstens één kaart of doe een actie.
no-passing = Passen mag niet zolang er nog kaarten te trekken zijn.
one-action = Per beurt mag je maar één actie doen, en na het trekken mag dat niet meer.
not-your-cat = Deze kat heb je niet: { $cat }.
cat-in-jail = Deze kat zit in de gevangenis: { $cat }.
cat-already-used = Deze kat is al gebruikt: { $cat }.
cat-fresh = Deze kat is pas in deze beurt gekomen en kan vanaf je volgende worden gebruikt: { $cat }.
pile-is-empty = Die ministapel kun je niet pakken. Kies een andere waar kaarten in zitten.
wrong-trio = Charlton besteelt precies drie tegenstanders met veiliggestelde kaarten, of allemaal als het er minder zijn.
not-yourself = Kies een andere speler.
bank-is-empty = Speler { $player } heeft geen veiliggestelde kaarten.
not-banked = Zo’n veiliggestelde kaart heb je niet: { $card }.
trick-fresh = Deze truc is pas in deze beurt gekomen en kan vanaf je volgende worden gebruikt: { $card }.
redeem-first = Katten koop je vrij aan het begin van de beurt, vóór al het andere.
not-in-jail = Deze kat zit niet in de gevangenis: { $cat }.
cannot-afford = Je hebt geen £ 100.000 veiliggesteld.
no-distraction = Je hebt geen Afleiding die al vóór deze beurt was veiliggesteld.
no-choice-of-receiver = Wie de kaart krijgt, kun je niet kiezen. Noem alleen de kaart: give up CARD.
name-receiver = Zeg wie de kaart krijgt: give CARD to PLAYER.
pay-in-order = Betaal van de hoogste waarde naar de laagste: { $card } is meer dan de vorige kaart.
cash-only = Betalen kan alleen met contant geld.
payment-would-fail = Als je met deze kaart begint, kun je geen £ 100.000 betalen: { $card }. Begin met een hogere.
must-get-out = Je kunt uit de gevangenis komen, dus dat moet je ook doen.
not-shown = Zo’n kaart is er niet om te pakken: { $card }.
cat-taken = Iemand heeft deze kat al gekozen: { $cat }.
no-such-pile = Speler { $player } heeft geen negatieve kaart nummer { $number } (aantal negatieve kaarten: { $piles }).
first-not-at-table = Plaats { $first } kan niet beginnen: de plaatsen zijn genummerd van 0 tot en met { $last }.

## Posities

card-not-there = Deze kaart kan niet in ‘{ $part }’ zitten: { $card }.
not-cats = { $value } noemt geen katten met hun toestand (free, used, jailed, jailed and used).
not-a-pile = { $value } is geen ministapel. Een ministapel heeft als ‘card’ een negatieve kaart, kan kaarten ‘beneath’ hebben en ‘served’ zijn.
impossible-stage = In deze positie kan niemand om ‘{ $awaits }’ worden gevraagd.

## Waaruit een score bestaat

amount = £ { $score }.000
part-cash = contant geld: { $amount }
part-jewellery = juwelen: { $amount }
part-paintings = schilderijen: { $amount }
part-chester = Chester verdubbelt de juwelen: +{ $amount }
part-claus = Claus vervalst een schilderij: +{ $amount }
part-jail = nog in de gevangenis: −{ $amount }
