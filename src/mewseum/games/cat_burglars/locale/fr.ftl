# Cat Burglars

game-name = Cat Burglars
player = Joueur { $number }
player-you = Joueur { $number } (vous)

## Les cartes

card-blue = bleu
card-orange = orange
card-green = vert
card-red = rouge
card-yellow = jaune
card-purple = violet
card-mirror = Miroir
card-of-market = { $card } du Marché
crew-of = { $player }.{ $number }

## Les coups, un par un et par sorte

move-recruit-deck = Recruter dans la pioche
move-recruit-market-card = Recruter au Marché : { $card }
move-form-card-new = Former une nouvelle Bande : { $card }
move-form-card-crew = Agrandir la Bande { $crew } : { $card }
move-activate-crew-card = Activer la Bande { $crew }, face cachée : { $card }
move-secure-crew = Sécuriser la Pelote d’Or sous la Bande { $crew }
move-done = Ne rien sécuriser de plus
move-infiltrate-crew = Infiltrer la Bande { $crew }
move-pay-cards = Payer : { $cards }
move-place-new = Former une nouvelle Bande avec le piège
move-place-crew = Ajouter le piège à la Bande { $crew }

kind-recruit-deck = Recruter dans la pioche
kind-recruit-market-card = Recruter au Marché
kind-form-card-new = Former une nouvelle Bande
kind-form-card-crew = Agrandir une Bande
kind-activate-crew-card = Activer une Bande
kind-secure-crew = Sécuriser le butin
kind-done = Ne rien sécuriser de plus
kind-infiltrate-crew = Infiltrer
kind-pay-cards = Payer
kind-place-new = Former une nouvelle Bande avec le piège
kind-place-crew = Ajouter le piège à une Bande

## Ce qui se passe

fact-started = { $seat } commence.
fact-recruited-deck =
    { $card ->
        [hidden] { $seat } recrute une carte de la pioche.
       *[other] { $seat } recrute dans la pioche : { $card }.
    }
many-recruited-deck = { $seat } recrute { $cards } cartes de la pioche.
fact-recruited-market = { $seat } recrute au Marché : { $card }.
fact-reshuffled =
    { $cards ->
        [one] La défausse ({ $cards } carte) est remélangée et forme une nouvelle pioche.
       *[other] La défausse ({ $cards } cartes) est remélangée et forme une nouvelle pioche.
    }
fact-refilled = Nouveau au Marché : { $card }.
fact-formed = { $seat } forme la Bande { $crew } : { $card }.
fact-expanded = { $seat } agrandit la Bande { $crew } : { $card }.
fact-activated =
    { $card ->
        [hidden] { $seat } active la Bande { $crew } avec une carte face cachée.
       *[other] { $seat } active la Bande { $crew }, face cachée : { $card }.
    }
fact-secured = { $seat } sécurise une Pelote d’Or de la Bande { $crew } : { $card }.
fact-infiltrated = { $seat } infiltre la Bande { $crew }.
fact-paid = { $seat } paie depuis sa main : { $card }.
fact-paid-market = { $seat } paie avec une carte du Marché : { $card }.
fact-looted = { $seat } trouve une Pelote d’Or sous la Bande { $crew } : { $card }.
fact-trapped = { $seat } tombe dans un piège sous la Bande { $crew } : { $card }.
fact-skipped = { $seat } ne peut rien faire ; son tour est sauté.
fact-last-round = { $seat } atteint l’objectif ; le tour de table se joue jusqu’au bout.
fact-ended = La partie est terminée : { $reason }.

reason-eight-balls = huit Pelotes d’Or
reason-six-colours = des Pelotes d’Or dans les six couleurs
reason-eight-balls-and-six-colours = huit Pelotes d’Or, et les six couleurs
reason-all-stuck = plus personne ne peut rien faire, et le plus grand nombre de Pelotes d’Or l’emporte
reason-round-finished = le tour de table est achevé, et le plus grand nombre de Pelotes d’Or l’emporte

## La table en phrases

table-piles = Pioche : { $deck }. Défausse : { $discard }.
table-market = Marché : { $cards }.
table-hand = { $player }. Pelotes d’Or : { $balls }. Main : { $cards }.
table-hand-count = { $player }. Pelotes d’Or : { $balls }. Cartes en main : { $cards }.
table-known = Cartes prises à la vue de tous et non jouées depuis : { $cards }.
place-hand-or-facedown = En main et face cachée
table-scored = Dans la zone de score : { $cards }.
table-crew = Bande { $crew } : { $cats }.
table-crew-guarded = Bande { $crew } : { $cats } ; une carte face cachée.
table-crew-ball = Bande { $crew } : { $cats } ; carte face cachée : { $card }, une Pelote d’Or.
table-crew-trap = Bande { $crew } : { $cats } ; carte face cachée : { $card }, un piège.

## Ce que l’on peut supposer

belief-ball = la carte face cachée sous la Bande { $crew } est une Pelote d’Or
belief-payable = un adversaire a de quoi payer pour votre Bande { $crew }

## Ce qui est refusé

awaits-action = Choisissez l’une des cinq actions : recruter, former, activer, sécuriser ou infiltrer. Vous n’avez pas le droit de passer.
awaits-second-pick = Vous recrutez deux cartes. Prenez la seconde dans la pioche ou au Marché.
awaits-more-balls = Vous sécurisez le butin. Sécurisez une autre Pelote d’Or, dans l’ordre de votre choix, ou tapez done. La question est posée tant qu’il y a une carte face cachée sous l’une de vos Bandes, même si c’est un piège.
awaits-payment = Vous avez désigné la Bande à infiltrer. Indiquez maintenant avec quelles cartes vous payez.
awaits-placement = Avant toute chose, le joueur { $player } doit placer le piège : dans une nouvelle Bande, ou dans une Bande qui peut être agrandie.
deck-is-empty = Il ne reste aucune carte dans la pioche ni dans la défausse. Prenez-en une au Marché.
not-in-market = Cette carte n’est pas au Marché : { $card }.
not-in-hand = Vous n’avez pas cette carte en main : { $card }.
mirror-cannot-form = Une carte Miroir ne peut pas rejoindre une Bande. Jouez une carte Chat.
mirror-cannot-activate = Une carte Miroir ne peut pas être placée face cachée sous une Bande. Utilisez une carte Chat.
no-twin =
    { $size ->
        [one] La Bande { $crew } ne peut pas être agrandie : vous n’avez aucune autre Bande de { $size } chat visible exactement. Formez une nouvelle Bande, ou choisissez-en une qui a une jumelle.
       *[other] La Bande { $crew } ne peut pas être agrandie : vous n’avez aucune autre Bande de { $size } chats visibles exactement. Formez une nouvelle Bande, ou choisissez-en une qui a une jumelle.
    }
already-guarded = Il y a déjà une carte face cachée sous la Bande { $crew }. Choisissez une Bande qui n’en a pas.
nothing-to-secure = Il n’y a pas de carte face cachée sous la Bande { $crew }.
never-a-trap = La carte sous la Bande { $crew } est un piège, et on n’a jamais le droit de révéler son propre piège.
not-your-crew = La Bande { $crew } n’est pas la vôtre. Vous ne pouvez agrandir et activer que vos propres Bandes, et ne sécuriser que leur butin.
own-crew = Vous ne pouvez pas infiltrer vos propres Bandes. Choisissez la Bande d’un adversaire.
no-facedown = Il n’y a pas de carte face cachée sous cette Bande. Choisissez une Bande qui en a une.
cannot-afford =
    { $size ->
        [one] Vous ne pouvez pas payer pour cette Bande : elle coûte { $size } carte de la couleur de son chat visible, ou une carte Miroir comme joker.
       *[other] Vous ne pouvez pas payer pour cette Bande : elle coûte { $size } cartes aux couleurs de ses chats visibles, avec les cartes Miroir comme jokers.
    }
payment-not-named = Pour infiltrer, indiquez dans le même message les cartes avec lesquelles vous payez : personne n’apprend quelle Bande est visée avant que le paiement soit indiqué lui aussi.
nothing-to-pay = Il n’y a rien à payer pour l’instant. Désignez d’abord la Bande à infiltrer.
one-market-card = Une seule carte du paiement peut venir du Marché.
wrong-payment = Ce paiement ne correspond pas aux chats visibles de la Bande, en nombre et en couleurs (cartes : { $cards } ; chats visibles : { $size }). Une carte Miroir vaut n’importe quelle couleur.
market-does-not-pay = On ne peut payer avec une carte du Marché que dans une partie à deux joueurs.
payment-not-in-hand = Vous n’avez pas ces cartes en main.
no-such-crew = Le joueur { $player } n’a pas de Bande { $number } (nombre de Bandes : { $crews }).
too-many-players = On ne peut jouer à { $players } qu’avec la règle maison more_players=true ; officiellement, c’est de 2 à 4.
first-not-at-table = La place { $first } ne peut pas commencer : les places se comptent de 0 à { $last }.

## Les positions

mirror-not-there = Une carte Miroir ne peut pas être dans « { $part } » ; seuls les chats le peuvent.
market-too-large = Le Marché compte six cartes au plus, et non { $cards }.
not-a-crew = { $value } n’est pas une Bande. Une Bande a « cats » et peut avoir une carte « facedown ».
impossible-crew = Nombre de chats impossible pour une Bande : { $cats }. Elle en compte de 1 à { $most }.
one-facedown = Il ne peut y avoir qu’une seule carte face cachée sous une Bande, et non { $value }.
already-revealed = Pendant que son piège est placé, aucune carte ne se trouve sous la Bande ciblée.
no-crew-named = « { $part } » doit désigner une Bande, et non { $value }. Par exemple : 2.1
nobody-could-be-here = Dans cette position, on ne peut demander « { $awaits } » à personne, car aucune réponse ne serait permise.

## De quoi un score est fait

amount =
    { $score ->
        [one] { $score } Pelote d’Or
       *[other] { $score } Pelotes d’Or
    }
part-colour = { $card } : { $amount }
