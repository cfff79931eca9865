# Ce que sont et font les choses sur cette table, et ce qu’on peut faire à chaque moment en les touchant.

explain-detectives = Trois détectives et une carte supplémentaire de n’importe quelle faction : 3 points. Ensuite, chaque adversaire peut défausser une carte de la même faction que la carte supplémentaire pour 1 point.
explain-scientists = Trois scientifiques : 2 points, puis deux cartes de la pioche.
explain-robocats = Exactement deux Robocats : cinq cartes de la pioche. Exactement quatre : 3 points.
explain-mafia = Quatre cartes de la mafia : 2 points. Ensuite, chaque adversaire doit défausser deux cartes ou remettre 1 point dans la réserve. Avec une seule carte ou aucune, c’est le point ; sans point, ce sont les cartes qu’il a, deux au plus.
explain-hackers = Un à quatre hackers sont mélangés à la main d’un adversaire qui a au moins autant de cartes, et autant de cartes sont révélées au hasard. Chaque hacker révélé est défaussé et vous donne 1 point ; toute autre carte est à vous. Les hackers non révélés restent chez lui.
explain-police = Autant de policiers que vous voulez, avec une carte d’une autre faction, fouillent la main d’un adversaire : autant de cartes sont révélées au hasard. Chacune de la faction de la carte supplémentaire vous donne 1 point. Puis la victime pioche une carte par carte de police révélée.
explain-journalists = Deux journalistes : 2 points. Chaque adversaire peut vous donner une carte, et en défausser une autre de la même faction pour 1 point.
explain-officials = Un nombre quelconque de fonctionnaires révèle autant de cartes de la pioche. Chaque faction différente parmi elles vous donne 1 point.
thing-display = Étalage
explain-display = Sept cartes visibles. À votre tour, vous pouvez prendre une ou plusieurs cartes d’une seule faction ; elles sont remplacées aussitôt.
thing-deck = Pioche
explain-deck = Elle sert à compléter l’étalage ; seuls des effets vous font piocher. Quand elle est vide, la défausse est mélangée.
thing-in-play = En jeu
explain-in-play = Les cartes jouées ou révélées. Elles restent ici jusqu’à la fin de l’effet, puis sont défaussées.
thing-discard = Défausse
explain-discard = Les cartes qui ont servi. Elles sont visibles et deviennent la nouvelle pioche quand celle-ci est vide.
thing-points = Points de campagne
explain-points = Qui atteint l’objectif gagne aussitôt : 16 points à deux ou trois joueurs, 13 au-delà.
thing-hand = Main
explain-hand = Les mains sont secrètes, leur taille ne l’est pas. Qui a plus de dix cartes à la fin de son tour défausse les cartes en trop.
explain-decline = Rien ne vous oblige à répondre : vous gardez vos cartes et ne gagnez aucun point.
explain-discard-card = Une carte de votre main va dans la défausse, face visible. Après la mafia, vous en défaussez deux ; avec plus de dix cartes à la fin de votre tour, vous défaussez jusqu’à dix.
explain-end-turn = Votre tour s’arrête après une action au lieu de deux : une règle maison de cette table le permet.
web-awaits-action = À vous de jouer. Choisissez des cartes de l’étalage pour les prendre, ou une carte de votre main pour jouer sa faction.
web-awaits-policemen = La police fouille chez { $target } à la recherche de cette faction : { $extra }. Choisissez des cartes de police pour en envoyer plus, ou le nombre ci-dessous.
web-awaits-match = { $active } a joué des détectives. Défaussez pour 1 point une carte de cette faction : { $extra }. Ou renoncez.
web-awaits-sacrifice =
    { $points ->
        [0] { $active } a joué la mafia, et vous n’avez aucun point à remettre. Choisissez la première des deux cartes que vous défaussez.
       *[other] { $active } a joué la mafia. Choisissez une carte de votre main pour en défausser deux, ou remettez 1 point dans la réserve.
    }
web-awaits-second-card = { $active } a joué la mafia. Choisissez la seconde carte que vous défaussez.
web-awaits-gift = { $active } a joué des journalistes et reçoit la carte que vous choisissez dans votre main. Ou renoncez.
web-awaits-excess = Vous avez plus de dix cartes. Choisissez une carte de votre main à défausser.
