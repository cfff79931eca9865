# Catham City

game-name = Catham City

## Les factions

faction-detectives = détectives
faction-scientists = scientifiques
faction-robocats = Robocats
faction-mafia = mafia
faction-hackers = hackers
faction-police = police
faction-journalists = journalistes
faction-officials = fonctionnaires
counted = { $number } × { $faction }

## Les coups, un par un et par sorte

move-take-card-number = Prendre de l’étalage : { $card }, { $number }
move-play-detectives-and-card = Jouer trois détectives avec une carte supplémentaire : { $card }
move-play-scientists = Jouer trois scientifiques
move-play-robocats-number = Jouer des Robocats : { $number }
move-play-mafia = Jouer quatre cartes de la mafia
move-play-hackers-number-against-player = Jouer des hackers contre { $player } : { $number }
move-play-police-and-card-against-player = Jouer la police contre { $player }, avec une carte supplémentaire : { $card }
move-play-journalists = Jouer deux journalistes
move-play-officials-number = Jouer des fonctionnaires : { $number }
move-policemen-number = Policiers en tout : { $number }
move-match = Défausser une carte correspondante pour 1 point
move-decline = Renoncer
move-return-point = Remettre 1 point dans la réserve
move-discard-card = Défausser une carte : { $card }
move-give-card = Donner une carte : { $card }
move-give-card-and-discard-number = Donner une carte : { $card } ; défausser en plus de la même faction : { $number }
move-end-turn = Terminer le tour sans seconde action

kind-take-card-number = Prendre des cartes de l’étalage
kind-play-detectives-and-card = Jouer trois détectives avec une carte supplémentaire
kind-play-scientists = Jouer trois scientifiques
kind-play-robocats-number = Jouer des Robocats
kind-play-mafia = Jouer quatre cartes de la mafia
kind-play-hackers-number-against-player = Jouer des hackers
kind-play-police-and-card-against-player = Jouer la police avec une carte supplémentaire
kind-play-journalists = Jouer deux journalistes
kind-play-officials-number = Jouer des fonctionnaires
kind-policemen-number = Choisir le nombre de policiers
kind-match = Défausser une carte correspondante pour 1 point
kind-decline = Renoncer
kind-return-point = Remettre 1 point dans la réserve
kind-discard-card = Défausser une carte
kind-give-card = Donner une carte
kind-give-card-and-discard-number = Donner une carte et défausser en plus de la même faction
kind-end-turn = Terminer le tour sans seconde action

## Ce qui se passe

fact-started = { $seat } commence.
fact-took = { $seat } prend de l’étalage : { $card }, { $number }.
fact-laid-out = Nouveau dans l’étalage : { $card }.
fact-reshuffled =
    { $cards ->
        [one] La défausse ({ $cards } carte) est mélangée et forme une nouvelle pioche.
       *[other] La défausse ({ $cards } cartes) est mélangée et forme une nouvelle pioche.
    }
fact-played = { $seat } joue : { $card }, { $number }.
fact-played-extra = { $seat } ajoute une carte supplémentaire : { $card }.
fact-scored =
    { $points ->
        [one] { $seat } gagne { $points } point de campagne.
       *[other] { $seat } gagne { $points } points de campagne.
    }
fact-drew =
    { $card ->
        [hidden] { $seat } pioche une carte.
       *[other] { $seat } pioche : { $card }.
    }
many-drew = { $seat } pioche { $cards } cartes.
fact-matched = { $seat } défausse une carte correspondante : { $card }.
fact-declined = { $seat } renonce.
fact-lost-point = { $seat } remet 1 point de campagne dans la réserve.
fact-discarded = { $seat } défausse : { $card }.
fact-handed-over = Hackers remis par { $seat } à { $target } : { $number }.
fact-searched = { $seat } envoie la police chez { $target }.
fact-revealed-hacker = { $target } révèle un hacker, qui est défaussé.
fact-stolen = { $target } révèle, et { $seat } prend : { $card }.
fact-revealed = { $target } révèle : { $card }.
fact-revealed-pile = Révélé de la pioche : { $card }.
fact-gave =
    { $card ->
        [hidden] { $giver } donne une carte à { $receiver }.
       *[other] { $giver } donne une carte à { $receiver } : { $card }.
    }
fact-gave-openly = { $giver } donne une carte face visible à { $receiver } : { $card }.
fact-ended-turn = { $seat } termine son tour.
fact-ended = La partie est terminée : { $reason }.

reason-campaign-won = la campagne électorale est gagnée
reason-turn-cap = le dernier tour est joué, et le plus grand nombre de points de campagne l’emporte

## La table en phrases

table-goal = Points de campagne nécessaires pour gagner : { $goal }.
table-piles = Pioche : { $pile }. Défausse : { $discard }.
table-display = Étalage : { $cards }.
table-in-play = Cartes en jeu : { $cards }.
table-hand = { $player }. Points de campagne : { $points }. Main : { $cards }.
table-hand-count = { $player }. Points de campagne : { $points }. Cartes en main : { $cards }.
table-known = Cartes connues de tous dans cette main : { $cards }.
place-hand = En main
table-known-to-you = Cartes connues de vous uniquement : { $cards }.

## Ce que les autres peuvent avoir en main

belief-can-play = { $player } a de quoi jouer la faction « { $faction } »
belief-can-win = { $player } a de quoi gagner en une seule action

## Ce qui est refusé

awaits-action = Prenez des cartes de l’étalage, ou jouez des cartes d’une seule faction. Vous n’avez pas le droit de passer.
awaits-policemen = Indiquez combien de policiers fouillent la main.
awaits-match = Le joueur { $player } doit d’abord répondre aux détectives : défausser une carte correspondante (match) ou renoncer (decline).
awaits-sacrifice = Le joueur { $player } doit d’abord répondre à la mafia : remettre 1 point dans la réserve (return point) ou défausser deux cartes (discard).
awaits-second-card = Le joueur { $player } doit défausser une seconde carte.
awaits-gift = Le joueur { $player } doit d’abord répondre aux journalistes : donner une carte (give) ou renoncer (decline).
awaits-excess = Le joueur { $player } a plus de dix cartes et doit d’abord défausser les cartes en trop.
take-at-least-one = Prenez au moins une carte.
not-in-display = Il n’y a pas autant de cartes de cette faction dans l’étalage : { $faction } (présentes : { $cards }).
not-enough = Vous n’avez pas assez de cartes de cette faction : { $faction } (nécessaires : { $number } ; dans votre main : { $cards }).
no-extra = Vous n’avez plus en main de carte supplémentaire de cette faction : { $faction }.
two-or-four-robocats = Les Robocats se jouent par deux ou par quatre.
one-to-four-hackers = On peut jouer de un à quatre hackers.
not-yourself = Choisissez un adversaire, et non vous-même.
target-has-too-few = Le joueur { $player } a trop peu de cartes en main ({ $cards }).
extra-of-another-faction = La carte supplémentaire jouée avec la police doit être d’une autre faction.
target-has-no-cards = Le joueur { $player } n’a aucune carte à fouiller.
at-least-one = Il en faut au moins un.
not-in-hand = Vous n’avez en main aucune carte de cette faction : { $faction }.
no-point = Vous n’avez aucun point de campagne à remettre dans la réserve. Défaussez deux cartes.
discard-only-one = En plus de la carte que l’on donne, on ne peut en défausser qu’une seule.
not-enough-to-discard = Vous ne pouvez pas défausser autant de cartes avec celle que vous donnez : { $faction } (possibles : { $cards }).
no-passing = Vous devez faire une action. Prenez des cartes ou jouez des cartes.
first-not-at-table = La place { $first } ne peut pas commencer : les places se comptent de 0 à { $last }.
no-second-action = second_optional=true n’a de sens qu’avec two_actions=true.

## Les positions

wrong-factions = { $factions } : ce ne sont pas { $number } factions différentes possibles dans cette partie.
display-too-large = L’étalage compte sept cartes au plus, et non { $cards }.
impossible-stage = Dans cette position, on ne peut demander « { $awaits } » à personne.

## De quoi un score est fait

amount =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
part-start = au départ : { $amount }
part-faction = { $faction } : { $amount }
part-answers = réponses aux autres : { $amount }
part-returned = rendu : −{ $amount }
