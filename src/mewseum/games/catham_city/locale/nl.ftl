# Catham City

game-name = Catham City

## Groeperingen

faction-detectives = detectives
faction-scientists = wetenschappers
faction-robocats = Robocats
faction-mafia = maffia
faction-hackers = hackers
faction-police = politie
faction-journalists = journalisten
faction-officials = ambtenaren
counted = { $number } × { $faction }

## Zetten, een voor een en per soort

move-take-card-number = Pak van het midden van de tafel: { $card }, { $number }
move-play-detectives-and-card = Speel drie detectives met een extra kaart: { $card }
move-play-scientists = Speel drie wetenschappers
move-play-robocats-number = Speel Robocats: { $number }
move-play-mafia = Speel vier maffiakaarten
move-play-hackers-number-against-player = Speel hackers tegen { $player }: { $number }
move-play-police-and-card-against-player = Speel politie tegen { $player }, met een extra kaart: { $card }
move-play-journalists = Speel twee journalisten
move-play-officials-number = Speel ambtenaren: { $number }
move-policemen-number = Politieagenten in totaal: { $number }
move-match = Leg voor 1 punt een passende kaart af
move-decline = Zie ervan af
move-return-point = Lever 1 punt in
move-discard-card = Leg een kaart af: { $card }
move-give-card = Geef een kaart: { $card }
move-give-card-and-discard-number = Geef een kaart: { $card }; leg ook af van dezelfde groepering: { $number }
move-end-turn = Beëindig de beurt zonder tweede actie

kind-take-card-number = Pak kaarten van het midden van de tafel
kind-play-detectives-and-card = Speel drie detectives met een extra kaart
kind-play-scientists = Speel drie wetenschappers
kind-play-robocats-number = Speel Robocats
kind-play-mafia = Speel vier maffiakaarten
kind-play-hackers-number-against-player = Speel hackers
kind-play-police-and-card-against-player = Speel politie met een extra kaart
kind-play-journalists = Speel twee journalisten
kind-play-officials-number = Speel ambtenaren
kind-policemen-number = Kies het aantal politieagenten
kind-match = Leg voor 1 punt een passende kaart af
kind-decline = Zie ervan af
kind-return-point = Lever 1 punt in
kind-discard-card = Leg een kaart af
kind-give-card = Geef een kaart
kind-give-card-and-discard-number = Geef een kaart en leg ook af van dezelfde groepering
kind-end-turn = Beëindig de beurt zonder tweede actie

## Wat er gebeurt

fact-started = { $seat } begint.
fact-took = { $seat } pakt van het midden van de tafel: { $card }, { $number }.
fact-laid-out = Nieuw in het midden van de tafel: { $card }.
fact-reshuffled =
    { $cards ->
        [one] De aflegstapel, { $cards } kaart, wordt geschud en vormt de nieuwe trekstapel.
       *[other] De aflegstapel, { $cards } kaarten, wordt geschud en vormt de nieuwe trekstapel.
    }
fact-played = { $seat } speelt { $card }: { $number }.
fact-played-extra = { $seat } legt er een extra kaart bij: { $card }.
fact-scored =
    { $points ->
        [one] { $seat } krijgt { $points } campagnepunt.
       *[other] { $seat } krijgt { $points } campagnepunten.
    }
fact-drew =
    { $card ->
        [hidden] { $seat } trekt een kaart van de trekstapel.
       *[other] { $seat } trekt van de trekstapel: { $card }.
    }
many-drew = { $seat } trekt { $cards } kaarten van de trekstapel.
fact-matched = { $seat } legt een passende kaart af: { $card }.
fact-declined = { $seat } ziet ervan af.
fact-lost-point = { $seat } levert 1 campagnepunt in.
fact-discarded = { $seat } legt af: { $card }.
fact-handed-over = { $seat } geeft hackers aan { $target }: { $number }.
fact-searched = { $seat } stuurt de politie naar { $target }.
fact-revealed-hacker = { $target } laat een hacker zien; die wordt afgelegd.
fact-stolen = { $target } laat zien en { $seat } pakt: { $card }.
fact-revealed = { $target } laat zien: { $card }.
fact-revealed-pile = Opengelegd van de trekstapel: { $card }.
fact-gave =
    { $card ->
        [hidden] { $giver } geeft { $receiver } een kaart.
       *[other] { $giver } geeft { $receiver } een kaart: { $card }.
    }
fact-gave-openly = { $giver } geeft { $receiver } openlijk een kaart: { $card }.
fact-ended-turn = { $seat } beëindigt de beurt.
fact-ended = Het spel is afgelopen: { $reason }.

reason-campaign-won = de verkiezingscampagne is gewonnen
reason-turn-cap = de laatste beurt is gespeeld, de meeste campagnepunten geven de doorslag

## De tafel in zinnen

table-goal = Campagnepunten die nodig zijn om te winnen: { $goal }.
table-piles = Trekstapel: { $pile }. Aflegstapel: { $discard }.
table-display = Zichtbare kaarten: { $cards }.
table-in-play = Uitgespeeld: { $cards }.
table-hand = { $player }. Campagnepunten: { $points }. Hand: { $cards }.
table-hand-count = { $player }. Campagnepunten: { $points }. Kaarten in de hand: { $cards }.
table-known = Zeker in deze hand: { $cards }.
place-hand = In de hand
table-known-to-you = Alleen jij weet van: { $cards }.

## Wat anderen in de hand kunnen hebben

belief-can-play = { $player } heeft de kaarten om { $faction } te spelen
belief-can-win = { $player } heeft de kaarten om met één enkele actie te winnen

## Wat geweigerd wordt

awaits-action = Pak kaarten van het midden van de tafel of speel kaarten van één groepering. Passen mag niet.
awaits-policemen = Zeg hoeveel politieagenten de hand doorzoeken.
awaits-match = Eerst moet speler { $player } op de detectives reageren: een passende kaart afleggen (match) of ervan afzien (decline).
awaits-sacrifice = Eerst moet speler { $player } op de maffia reageren: 1 punt inleveren (return point) of twee kaarten afleggen (discard).
awaits-second-card = Speler { $player } moet nog een tweede kaart afleggen.
awaits-gift = Eerst moet speler { $player } op de journalisten reageren: een kaart geven (give) of ervan afzien (decline).
awaits-excess = Speler { $player } heeft meer dan tien kaarten en moet eerst de overtollige kaarten afleggen.
take-at-least-one = Pak minstens één kaart.
not-in-display = Zoveel kaarten van deze groepering liggen er niet in het midden van de tafel: { $faction } (aanwezig: { $cards }).
not-enough = Je hebt niet genoeg kaarten van deze groepering: { $faction } (nodig: { $number }, in je hand: { $cards }).
no-extra = Zo’n extra kaart heb je niet meer in je hand: { $faction }.
two-or-four-robocats = Robocats speel je per twee of per vier.
one-to-four-hackers = Je kunt één tot en met vier hackers spelen.
not-yourself = Kies een tegenstander, niet jezelf.
target-has-too-few = Speler { $player } heeft te weinig kaarten in de hand ({ $cards }).
extra-of-another-faction = De extra kaart bij de politie moet van een andere groepering zijn.
target-has-no-cards = Speler { $player } heeft geen kaarten die doorzocht kunnen worden.
at-least-one = Het moet er minstens één zijn.
not-in-hand = Zo’n kaart heb je niet in je hand: { $faction }.
no-point = Je hebt geen campagnepunt om in te leveren. Leg twee kaarten af.
discard-only-one = Bij een kaart die je geeft, mag je er maar één afleggen.
not-enough-to-discard = Zoveel kaarten kun je er niet bij afleggen: { $faction } (mogelijk: { $cards }).
no-passing = Je moet een actie doen. Pak kaarten of speel kaarten.
first-not-at-table = Plaats { $first } kan niet beginnen: de plaatsen zijn genummerd van 0 tot en met { $last }.
no-second-action = second_optional=true heeft alleen zin met two_actions=true.

## Posities

wrong-factions = { $factions }: dat zijn geen { $number } verschillende groeperingen die in dit spel kunnen voorkomen.
display-too-large = Er liggen hoogstens zeven zichtbare kaarten, niet { $cards }.
impossible-stage = In deze positie kan niemand om ‘{ $awaits }’ worden gevraagd.

## Waaruit een score bestaat

amount =
    { $score ->
        [one] 1 punt
       *[other] { $score } punten
    }
part-start = bij het begin: { $amount }
part-faction = { $faction }: { $amount }
part-answers = antwoorden op anderen: { $amount }
part-returned = ingeleverd: −{ $amount }
