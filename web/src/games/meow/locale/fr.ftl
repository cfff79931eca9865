# Ce que sont et font les choses sur cette table, et ce qu’on peut faire à chaque moment en les touchant.

thing-cash = Argent liquide
explain-cash = Butin. À l’abri, il compte pour sa valeur à la fin, et il peut payer votre sortie de prison.
thing-jewellery = Bijoux
explain-jewellery = Butin. À l’abri, ils comptent pour leur valeur à la fin, pour le double avec Chester. Ils peuvent payer votre sortie de prison.
thing-painting = Tableau
explain-painting = Butin. À l’abri, il compte pour sa valeur à la fin ; avec Claus, une autre carte compte autant que votre meilleur tableau. Il peut payer votre sortie de prison.
explain-distraction = À l’abri, elle éloigne un agent que vous rencontrez : vous continuez à piocher, mais les étoiles de l’agent comptent à la fin du tour.
explain-steal = Une action au lieu de piocher : prenez à l’aveugle une des cartes qu’un autre joueur a mises à l’abri.
explain-double-cross = Une action au lieu de piocher : échangez toutes vos cartes à l’abri contre celles d’un autre joueur.
explain-calvin = Le tricheur. Une fois, comme action : échangez toutes vos cartes à l’abri et tous vos chats avec un autre joueur ; s’il a des chats en prison, l’un d’eux en sort pour vous rejoindre et Calvin prend sa place.
explain-castor = Le pyromane. Une fois, comme action : mettez à l’abri les cartes de deux mini-piles, les vôtres ou celles des autres.
explain-charlton = Le voleur. Une fois, comme action : prenez à l’aveugle à chaque adversaire, trois au plus, une des cartes qu’il a mises à l’abri.
explain-chelsea = La brute. Une fois, comme action : prenez à l’aveugle trois des cartes qu’un adversaire a mises à l’abri.
explain-chester = Le contrefacteur. Il agit toujours, sauf en prison : vos bijoux comptent double à la fin.
explain-claus = Le faussaire. Il agit toujours, sauf en prison : à la fin, une autre de vos cartes à l’abri compte autant que votre meilleur tableau.
explain-crispin = L’insaisissable. Il agit toujours, sauf en prison : on ne vous arrête qu’à 13 étoiles au lieu de 10.
explain-laser-pen = Une preuve sans étoile. Votre tour s’arrête, mais rien n’est perdu : le butin en cours est mis à l’abri.
explain-catnip = Une preuve, 1 étoile. Votre butin en cours est perdu, et vous donnez une de vos cartes à l’abri à un autre joueur.
explain-vase = Une preuve, 2 étoiles. Votre tour s’arrête, et le butin en cours est perdu.
explain-camera = Une preuve, 2 étoiles. Votre tour s’arrête, et le butin en cours est perdu.
explain-paw-prints = Une preuve, 2 étoiles. Votre tour s’arrête, et le butin en cours est perdu.
explain-randy = Un agent de sécurité, 2 étoiles. Votre tour s’arrête et le butin en cours est perdu, sauf si vous utilisez une Diversion déjà à l’abri.
explain-rumbold = Un agent de sécurité, 3 étoiles. Votre tour s’arrête et le butin en cours est perdu, sauf si vous utilisez une Diversion déjà à l’abri.
explain-rufus = Le plus gros agent de sécurité, 4 étoiles. Votre tour s’arrête et le butin en cours est perdu, sauf si vous utilisez une Diversion déjà à l’abri.
thing-deck = Pioche
explain-deck = Piochez la carte du dessus à la vue de tous, aussi souvent que vous l’osez. Le tour où la dernière carte est prise est le dernier de la partie.
thing-run = Butin en cours
explain-run = Les cartes piochées pendant ce tour. Qui s’arrête à temps les met à l’abri ; une carte négative les prend toutes.
thing-bank = Cartes à l’abri
explain-bank = Ces cartes sont hors de portée des agents de sécurité, mais pas des autres cambrioleurs. Seul leur propriétaire peut les regarder ; tout le monde voit combien il y en a. À la fin, la plus grosse somme gagne.
thing-stars = Étoiles
explain-stars = Les cartes négatives apportent des étoiles. Qui en gagne une et en a alors dix ou plus est arrêté ; avec Crispin, il en faut 13.
thing-jail = Prison
explain-jail = Qui a été arrêté doit sortir au tour suivant : payer 100 000 £ ou envoyer un chat en prison à sa place. Qui ne peut faire ni l’un ni l’autre passe deux tours. Qui n’a pas de chat libre et ne pourrait que payer trop peut choisir de les passer.
thing-pile = Mini-pile
explain-pile = Une carte négative, et dessous le butin qu’elle a pris. Personne ne peut le regarder ; Castor peut en prendre les cartes.
thing-discard = Défausse
explain-discard = Les ruses utilisées et le butin avec lequel on a payé. Rien n’en revient.
explain-pick-up = La carte du dessus de la pioche est révélée. Une carte positive rejoint votre butin en cours, et vous pouvez continuer ; une carte négative termine votre tour, et ce butin est perdu.
explain-stop = Votre tour s’arrête et le butin en cours est à l’abri : butin et ruses rejoignent vos cartes à l’abri, un chat se place face visible à côté des autres.
explain-accept = Votre tour s’arrête, et le butin en cours va sous l’agent de sécurité : une mini-pile. Vos cartes à l’abri y restent.
explain-pay-card = Une carte à l’abri de plus pour les 100 000 £, jamais plus chère que la précédente. On ne rend pas la monnaie, et aucune carte ne doit être superflue.
explain-substitute-cat = Un de vos chats va en prison à votre place, même s’il a été utilisé. Vous sortez, vos étoiles sont effacées, et votre tour est terminé.
explain-serve = Vous passez ce tour et le suivant, quoi que vous receviez entre-temps ; ensuite vous êtes libéré et vos étoiles sont effacées.
explain-redeem-cat = Au début de votre tour : pour 100 000 £, un de vos chats sort de prison. Il est face visible et utilisable, même s’il avait déjà servi. Votre tour continue.
explain-free-cat = Calvin prend la place d’un chat en prison, et ce chat est à vous. S’il y en a plusieurs, vous choisissez lequel.
explain-take-card = Selon une règle maison de cette table, vous voyez toutes les cartes à l’abri de ce joueur et prenez celle que vous voulez.
explain-choose-cat = Selon une règle maison de cette table, les chats ne sont pas distribués : chacun en choisit un, dans l’ordre du tour.
explain-pass = Dans le dernier tour de table, une fois la pioche vide, personne ne pioche : vous faites une action, ou vous passez.
web-awaits-action = À vous de jouer. Choisissez la pioche pour prendre une carte, ou un de vos chats ou une de vos ruses pour l’utiliser.
web-awaits-run = Choisissez la pioche pour prendre encore une carte, ou la sortie éclairée pour mettre le butin en cours à l’abri.
web-awaits-distract = Un agent de sécurité : { $card } ! Utilisez une Diversion ou laissez-lui le butin en cours.
web-awaits-gift =
    { $gift ->
        [left] Herbe à chat : choisissez la carte à l’abri que reçoit votre voisin de gauche.
        [discard] Herbe à chat : choisissez la carte à l’abri qui est défaussée à la vue de tous.
       *[choice] Herbe à chat : choisissez une de vos cartes à l’abri, puis le joueur qui la reçoit.
    }
web-awaits-jail = Vous êtes en prison et devez sortir si vous le pouvez : payez 100 000 £ avec du butin à l’abri ou envoyez un chat à votre place. On ne purge sa peine que si ni l’un ni l’autre n’est possible, ou si, sans chat libre, il faudrait payer trop.
web-awaits-paying = Choisissez la carte suivante pour payer, jusqu’à atteindre 100 000 £. Déjà payé : { $paid } £.
web-awaits-free = Choisissez le chat qui sort de prison.
web-awaits-second-pile = Choisissez la seconde mini-pile que prend Castor.
web-awaits-choice = Choisissez la carte que vous prenez à { $target }.
web-awaits-pick-cat = Choisissez votre chat.
