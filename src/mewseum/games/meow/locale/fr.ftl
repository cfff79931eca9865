# Cat Burglar, le casse du musée MEOW

game-name = Cat Burglar (MEOW)

## Les cartes

card-5k = 5 000 £
card-10k = 10 000 £
card-25k = 25 000 £
card-50k = 50 000 £
card-75k = 75 000 £
card-150k = 150 000 £
card-300k = 300 000 £
card-500k = 500 000 £
card-distraction = Diversion
card-steal = Vol
card-double-cross = Double jeu
card-calvin = Calvin
card-castor = Castor
card-charlton = Charlton
card-chelsea = Chelsea
card-chester = Chester
card-claus = Claus
card-crispin = Crispin
card-laser-pen = pointeur laser
card-catnip = herbe à chat
card-vase = vase
card-camera = caméra
card-paw-prints = empreintes de pattes
card-randy = Randy
card-rumbold = Rumbold
card-rufus = Rufus

cat-free = { $cat }
cat-used = { $cat } (utilisé)
cat-jailed = { $cat } (en prison)
cat-jailed-and-used = { $cat } (en prison, utilisé)
pile-of = { $player }.{ $number }

## Les coups, un par un et par sorte

move-pick-up = Piocher une carte
move-stop = S’arrêter et mettre le butin en cours à l’abri
move-distract = Utiliser une Diversion contre l’agent de sécurité
move-accept = Laisser le butin en cours à l’agent de sécurité
move-give-card-to-player = Donner à { $player } : { $card }
move-give-up-card = Céder : { $card }
move-pay-card = Payer : { $card }
move-substitute-cat = Envoyer en prison à votre place : { $cat }
move-serve = Purger votre peine
move-redeem-cat = Racheter un chat en prison pour 100 000 £ : { $cat }
move-calvin-player = Calvin : échanger les cartes à l’abri et les chats avec { $player }
move-free-cat = Faire sortir de prison : { $cat }
move-castor-pile = Castor : prendre la mini-pile { $pile }
move-charlton-players = Charlton : prendre à l’aveugle une carte à chacun d’eux : { $players }
move-chelsea-player = Chelsea : prendre à l’aveugle trois cartes à { $player }
move-steal-player = Vol : voler une carte à { $player }
move-take-card = Prendre : { $card }
move-double-cross-player = Double jeu : échanger les cartes à l’abri avec { $player }
move-choose-cat = Choisir votre chat : { $cat }
move-pass = Passer

kind-pick-up = Piocher une carte
kind-stop = S’arrêter et mettre le butin en cours à l’abri
kind-distract = Utiliser une Diversion contre l’agent de sécurité
kind-accept = Laisser le butin en cours à l’agent de sécurité
kind-give-card-to-player = Donner une carte à l’abri
kind-give-up-card = Céder une carte à l’abri
kind-pay-card = Payer
kind-substitute-cat = Envoyer un chat en prison à votre place
kind-serve = Purger votre peine
kind-redeem-cat = Racheter un chat en prison
kind-calvin-player = Utiliser Calvin
kind-free-cat = Choisir le chat qui sort de prison
kind-castor-pile = Utiliser Castor
kind-charlton-players = Utiliser Charlton
kind-chelsea-player = Utiliser Chelsea
kind-steal-player = Utiliser un Vol
kind-take-card = Choisir une carte à prendre
kind-double-cross-player = Utiliser un Double jeu
kind-choose-cat = Choisir votre chat
kind-pass = Passer

## Ce qui se passe

fact-started = { $seat } commence.
fact-cat-dealt = { $seat } a ce chat : { $cat }.
fact-picked-up = { $seat } pioche : { $card }.
fact-picked-up-secretly =
    { $card ->
        [hidden] { $seat } pioche une carte sans la montrer.
       *[other] { $seat } pioche une carte sans la montrer aux autres : { $card }.
    }
many-picked-up-secretly = { $seat } pioche { $cards } cartes et les garde cachées.
fact-negative = { $seat } pioche une carte négative : { $card } !
fact-banked =
    { $cards ->
        [0] { $seat } n’a rien à mettre à l’abri.
        [one] { $seat } met { $cards } carte à l’abri.
       *[other] { $seat } met { $cards } cartes à l’abri.
    }
fact-cat-joined = Un chat rejoint { $seat } : { $cat }.
fact-lost-run =
    { $cards ->
        [0] { $seat } n’a pas de carte à perdre sous cette carte négative : { $card }.
        [one] { $seat } perd { $cards } carte sous cette carte négative : { $card }.
       *[other] { $seat } perd { $cards } cartes sous cette carte négative : { $card }.
    }
fact-distracted = { $seat } détourne l’attention de l’agent de sécurité : { $card }.
fact-starred =
    { $stars ->
        [one] { $seat } reçoit { $stars } étoile et en a maintenant { $total }.
       *[other] { $seat } reçoit { $stars } étoiles et en a maintenant { $total }.
    }
fact-arrested = { $seat } est arrêté !
fact-gave =
    { $card ->
        [hidden] { $giver } donne à { $receiver } l’une de ses cartes à l’abri.
       *[other] { $giver } donne à { $receiver } l’une de ses cartes à l’abri : { $card }.
    }
fact-discarded = Une carte sort du jeu ({ $seat }) : { $card }.
fact-paid = { $seat } paie : { $card }.
fact-substituted = { $seat } envoie un chat en prison : { $cat }.
fact-serves = { $seat } purge sa peine ; son tour est sauté.
fact-released = { $seat } est libéré.
fact-redeemed = { $seat } rachète un chat, qui sort de prison : { $cat }.
fact-used-cat = { $seat } utilise { $cat }.
fact-used-trick = { $seat } utilise une ruse : { $card }.
fact-swapped-hands = { $seat } échange ses cartes à l’abri avec { $target }.
fact-swapped-cats = { $seat } et { $target } échangent tous leurs chats.
fact-cat-freed = Un chat sort de prison et rejoint { $seat } : { $cat }.
fact-took-pile =
    { $cards ->
        [one] { $seat } prend la mini-pile { $pile } avec { $cards } carte.
       *[other] { $seat } prend la mini-pile { $pile } avec { $cards } cartes.
    }
fact-found =
    { $card ->
        [hidden] { $seat } met à l’abri une carte de la mini-pile.
       *[other] { $seat } met à l’abri, de la mini-pile : { $card }.
    }
many-found = { $seat } met à l’abri { $cards } cartes de la mini-pile.
fact-stolen =
    { $card ->
        [hidden] { $seat } vole une carte à { $target }.
       *[other] { $seat } vole à { $target } : { $card }.
    }
many-stolen = { $seat } vole { $cards } cartes à { $target }.
fact-looked = { $seat } regarde les cartes à l’abri que possède { $target }.
fact-passed = { $seat } passe.
fact-deck-finished = La pioche est épuisée ; les autres ont encore un dernier tour, sans piocher.
fact-ended = La partie est terminée : { $reason }.

reason-deck-finished = la pioche est épuisée, et la plus grosse somme d’argent l’emporte

## La table en phrases

table-deck = Pioche : { $deck }.
table-discard = Défausse : { $cards }.
table-last-turns = Derniers tours encore à jouer : { $turns }.
table-bank = { $player }. Étoiles : { $stars }, arrestation à { $arrest }. À l’abri : { $cards }.
table-bank-count = { $player }. Étoiles : { $stars }, arrestation à { $arrest }. Cartes à l’abri : { $cards }.
table-worth =
    { $worth ->
        [0] Vos cartes à l’abri comptent maintenant pour { $worth } £.
       *[other] Vos cartes à l’abri comptent maintenant pour { $worth } 000 £.
    }
table-cats = Chats : { $cats }.
table-arrested = { $player } : arrêté.
table-serving = { $player } : en état d’arrestation ; tours encore à passer : { $turns }.
place-bank = À l’abri
place-pile = Mini-pile { $pile }
table-pile = Mini-pile { $pile } ({ $card }), cartes en dessous : { $cards }.
table-pile-served = Mini-pile { $pile } ({ $card }, peine purgée), cartes en dessous : { $cards }.
table-run =
    { $value ->
        [0] Butin en cours, d’une valeur de { $value } £ : { $cards }.
       *[other] Butin en cours, d’une valeur de { $value } 000 £ : { $cards }.
    }
table-run-count = Cartes du butin en cours : { $cards }.
table-guard = Sur le chemin : { $card }.
table-pending = Étoiles que { $player } reçoit à la fin du tour : { $stars }.
table-paid =
    { $paid ->
        [0] { $player } a payé { $paid } £ sur 100 000 £.
       *[other] { $player } a payé { $paid } 000 £ sur 100 000 £.
    }
table-redeems = Le paiement fait sortir un chat de prison : { $cat }.
table-first-pile = Castor a choisi la mini-pile { $pile }.
table-looks = { $player } regarde les cartes à l’abri de { $target }.
table-shown = Vous pouvez choisir parmi : { $cards }.
score =
    { $score ->
        [0] { $player } : { $score } £
       *[other] { $player } : { $score } 000 £
    }

## Ce que l’on peut supposer

belief-banked = { $player } garde cette carte à l’abri : { $card }
belief-richer = { $player } a plus d’argent à l’abri que vous
belief-prize = { $player } garde à l’abri une carte d’au moins 150 000 £
belief-in-deck = cette carte est encore dans la pioche : { $card }

## Ce qui est refusé

awaits-action = Piochez une carte, ou utilisez un chat, un Vol ou un Double jeu.
awaits-run = Vous êtes en train de piocher. Piochez encore une carte (pick up) ou arrêtez-vous (stop).
awaits-distract = Un agent de sécurité est là. Utilisez une Diversion (distract) ou laissez-lui le butin en cours (accept).
awaits-gift = Herbe à chat : donnez d’abord l’une de vos cartes à l’abri.
awaits-jail = Vous êtes en prison. Payez (pay), envoyez un chat à votre place (substitute) ou purgez votre peine (serve), selon vos possibilités.
awaits-paying = Continuez à payer, jusqu’à atteindre 100 000 £.
awaits-free = Choisissez le chat qui sort de prison.
awaits-second-pile = Castor prend deux mini-piles. Choisissez la seconde.
awaits-choice = Choisissez la carte que vous prenez.
awaits-pick-cat = Choisissez d’abord votre chat.
deck-is-finished = La pioche est épuisée. On ne peut plus piocher de carte.
nothing-picked-up = Vous n’avez encore rien pioché. Piochez au moins une carte, ou faites une action.
no-passing = Vous n’avez pas le droit de passer tant qu’il reste des cartes à piocher.
one-action = Une seule action par tour, et aucune après avoir pioché.
not-your-cat = Vous n’avez pas ce chat : { $cat }.
cat-in-jail = Ce chat est en prison : { $cat }.
cat-already-used = Ce chat a déjà été utilisé : { $cat }.
cat-fresh = Ce chat est arrivé pendant ce tour et ne peut être utilisé qu’à partir du prochain : { $cat }.
pile-is-empty = Cette mini-pile ne peut pas être prise. Choisissez-en une autre, qui contient des cartes.
wrong-trio = Charlton dévalise exactement trois adversaires qui ont des cartes à l’abri, ou tous s’ils sont moins nombreux.
not-yourself = Choisissez un autre joueur.
bank-is-empty = Le joueur { $player } n’a aucune carte à l’abri.
not-banked = Vous n’avez pas cette carte à l’abri : { $card }.
trick-fresh = Cette ruse est arrivée pendant ce tour et ne peut être utilisée qu’à partir du prochain : { $card }.
redeem-first = Les chats se rachètent au début du tour, avant toute autre chose.
not-in-jail = Ce chat n’est pas en prison : { $cat }.
cannot-afford = Vous n’avez pas 100 000 £ à l’abri.
no-distraction = Vous n’avez aucune Diversion mise à l’abri avant ce tour.
no-choice-of-receiver = Vous ne pouvez pas choisir qui reçoit la carte. Indiquez seulement la carte : give up CARD.
name-receiver = Indiquez qui reçoit la carte : give CARD to PLAYER.
pay-in-order = Payez de la plus forte valeur à la plus faible : { $card }, c’est plus que la dernière carte.
cash-only = On ne peut payer qu’en argent liquide.
payment-would-fail = Vous ne pourriez pas payer 100 000 £ en commençant par cette carte : { $card }. Commencez par une carte de plus forte valeur.
must-get-out = Vous pouvez sortir de prison, donc vous le devez.
not-shown = Cette carte n’est pas parmi celles que vous pouvez prendre : { $card }.
cat-taken = Quelqu’un a déjà choisi ce chat : { $cat }.
no-such-pile = Le joueur { $player } n’a pas de carte négative n° { $number } (nombre de cartes négatives : { $piles }).
first-not-at-table = La place { $first } ne peut pas commencer : les places se comptent de 0 à { $last }.

## Les positions

card-not-there = Cette carte ne peut pas être dans « { $part } » : { $card }.
not-cats = { $value } ne désigne pas des chats avec leur état (free, used, jailed, jailed and used).
not-a-pile = { $value } n’est pas une mini-pile. Une mini-pile a pour « card » une carte négative, et peut avoir des cartes « beneath » et être « served ».
impossible-stage = Dans cette position, on ne peut demander « { $awaits } » à personne.

## De quoi un score est fait

amount = { $score } 000 £
part-cash = argent liquide : { $amount }
part-jewellery = bijoux : { $amount }
part-paintings = tableaux : { $amount }
part-chester = Chester double les bijoux : +{ $amount }
part-claus = Claus contrefait un tableau : +{ $amount }
part-jail = encore en prison : −{ $amount }
