# Ce que dit le guide dans la première partie de Catham City.

lesson-welcome = Catham City élit son maire ! À deux ou trois joueurs, il faut 16 points de campagne pour gagner ; au-delà, 13 suffisent.
lesson-take = À votre tour, vous prenez ou jouez des cartes. Vous prenez autant de cartes que vous voulez d’une seule faction de l’étalage. Prenez les deux scientifiques.
lesson-rival-mafia = { $rival } joue quatre chats de la mafia pour 2 points. Tous les autres doivent alors défausser deux cartes ou remettre un point dans la réserve.
lesson-return = Vous avez besoin de vos cartes. Remettez votre point dans la réserve.
lesson-scientists = À vous de jouer : trois scientifiques donnent 2 points, et deux cartes de la pioche.
lesson-rival-detectives = { $rival } joue trois détectives avec une carte supplémentaire, pour 3 points. Les autres peuvent maintenant répondre.
lesson-match = Qui défausse une carte de la même faction que la carte supplémentaire gagne un point. C’était un hacker, et vous en avez : répondez.
lesson-robocats = Deux Robocats font piocher cinq cartes ; quatre donneraient 3 points à la place. Jouez vos deux Robocats.
lesson-limit = Onze cartes ! À la fin du tour, on n’en garde que dix. Défaussez un hacker.
lesson-mafia = À vous de faire peur : jouez quatre chats de la mafia pour 2 points.
lesson-rival-discards = { $rival } défausse deux cartes et garde ses points.
lesson-detectives = Trois détectives avec une carte supplémentaire, au choix : 3 points. Choisissez les détectives, puis votre scientifique.
lesson-rival-declines = Pas de réponse en face. Personne n’est obligé d’en donner.
lesson-hackers = Envoyez un à quatre hackers dans une main ; autant de cartes en sortent au hasard. Choisissez vos deux hackers, puis votre adversaire.
lesson-hacked = Chaque hacker qui sort vous donne un point, toute autre carte rejoint votre main. Les hackers qui ne sortent pas restent là-bas.
lesson-second-evening = Un autre soir. Cinq factions sur huit jouent à chaque partie : voici les trois autres.
lesson-journalists = Deux journalistes donnent 2 points. Jouez-les.
lesson-rival-gives = Les autres peuvent alors vous donner une carte, et vous devez l’accepter. { $rival } vous donne un Robocat.
lesson-rival-journalists = Maintenant, { $rival } joue des journalistes. Vous aussi pouvez donner une carte, et en défausser une autre de la même faction pour un point.
lesson-give = Une bonne affaire : donnez un Robocat et défaussez l’autre.
lesson-officials = Des fonctionnaires, en nombre quelconque : on révèle autant de cartes de la pioche, et chaque faction différente vaut un point. Jouez les trois.
lesson-rival-takes = { $rival } prend deux scientifiques, et tout le monde l’a vu. Un indice pour la police !
lesson-police = La police cherche dans une main la faction d’une carte supplémentaire. Choisissez la police, votre scientifique et votre adversaire.
lesson-policemen = Chaque policier révèle une carte au hasard ; pour chaque carte de police trouvée, la victime en pioche une. Envoyez les deux.
lesson-end = Deux scientifiques, deux points, seize en tout ! La partie s’arrête aussitôt, et la mairie est à vous. Vous connaissez les huit factions.
