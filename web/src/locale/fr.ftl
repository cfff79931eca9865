# Les textes du navigateur. Ceux des jeux sont dans leurs dossiers, ceux de la maison dans src/mewseum/locale.

web-motto = La maison des jeux de cartes félins. Quand le gardien n’est pas là, les chats dansent.
web-language = Langue
web-games = Jeux
web-game-cat-burglars = Cat Burglars
web-game-meow = Cat Burglar : le casse du MEOW
web-game-catham-city = Catham City
web-about-cat-burglars = Formez des Bandes de chats, cachez-y des Pelotes d’Or ou des pièges, et infiltrez-vous chez les autres.
web-about-meow = Raflez du butin tant que vous l’osez, déjouez les agents de sécurité et faites sortir vos chats de prison.
web-about-catham-city = Une élection entre chats : hackers, police et mafia sont prêts à tout pour un point.
web-goal-cat-burglars = Le but : avoir le premier huit Pelotes d’Or.
web-goal-meow = Le but : avoir mis à l’abri le plus d’argent quand la pioche est vide.
web-goal-catham-city = Le but : atteindre le premier 16 points de campagne, ou 13 à partir de quatre joueurs.
web-players-minutes = { $players } joueurs · environ { $minutes } minutes
web-play-now = Jouer
web-set-up = Amis et options
web-invite-a-friend = Inviter un ami
web-invite-a-friend-to = Inviter un ami : { $game }
web-learn = Apprendre en 5 minutes
web-first-time = Jamais joué ?
web-lesson = Première partie : { $game }
web-lesson-guide = Votre guide
web-lesson-step = Étape { $number } sur { $count }
web-lesson-show = Montrez-moi
web-lesson-on = Continuer
web-lesson-play = Jouer contre des bots
web-lesson-well-done = Bravo !
web-lesson-later = Bonne idée pour plus tard. Pour l’instant, choisissez ce qui brille.
web-lesson-not-now = Ce n’est pas possible maintenant. Choisissez ce qui brille.
web-your-tables = Vos tables
web-more-tables = encore { $count }
web-put-away = Ranger
web-put-away-which = Ranger : { $game } ({ $players })
web-is-put-away = { $game } ({ $players }) : table rangée.
web-put-away-undo = Annuler
web-tables-put-away = Tables rangées : { $count }
web-put-away-about = Vous gardez votre place à ces tables. Dès que quelqu’un y fait quelque chose, la table revient dans votre liste.
web-list-again = Remettre dans la liste
web-list-again-which = Remettre dans la liste : { $game } ({ $players })
web-waiting = attend des joueurs
web-your-turn = À vous de jouer
web-your-answer = À vous de répondre
web-waits-for-you = On vous attend
web-going-on = en cours
web-not-affiliated = Mewseum est un projet amateur indépendant, sans aucun lien avec les éditeurs de ces jeux.
web-guest = Invité
web-your-name = Votre nom
web-how-many = Nombre de joueurs
web-by-house-rule = { $count }, par une règle maison
web-opponents = Adversaires
web-seat = Place { $number }
web-a-friend = Un ami, par lien
web-plays-kitten = Joue selon son humeur et laisse passer beaucoup de choses : pour une première soirée.
web-plays-tabby = Réfléchit un peu et oublie vite ce que les autres ont fait.
web-plays-prowler = Pèse chaque coup : un adversaire à la mesure de la plupart des joueurs.
web-plays-burglar = Se souvient de ce que chacun a joué et devine ce qu’il a en main.
web-plays-master = Réfléchit le plus longtemps et ne fait aucun cadeau.
web-temperament = Leur tempérament
web-temperament-none = aucun en particulier
web-no-mood = Ils jouent ce qui leur semble le meilleur.
web-mood-bold = Entre des coups à peu près aussi bons, ils préfèrent le plus risqué.
web-mood-wary = Entre des coups à peu près aussi bons, ils préfèrent le plus sûr.
web-mood-spiteful = Entre des coups à peu près aussi bons, ils préfèrent celui qui nuit à quelqu’un.
web-clock = Temps de réflexion
web-clock-none = aussi longtemps que vous voulez
web-clock-of = { $minutes } min chacun, plus { $seconds } s par coup
web-clock-about = Si le temps de quelqu’un est écoulé, un bot joue à sa place jusqu’à ce qu’il la reprenne. La personne qui a ouvert la table peut remonter les pendules ou les arrêter pendant la partie.
web-clock-none-about = Personne n’est pressé.
web-time-left = Temps restant : { $time }
web-time-short = Moins de { $seconds } secondes restantes.
web-wind-clocks = Remonter les pendules
web-no-clocks = Arrêter les pendules
web-variants = Variantes et règles maison
web-variants-changed = ({ $count } hors des règles imprimées)
web-presets = Règles
web-preset-first-game = Première partie
web-preset-by-the-book = Règles imprimées
web-preset-all-variants = Toutes les variantes
web-preset-last-time = Comme la dernière fois
web-explains-preset-first-game = Le plus simple pour commencer : rien de ce qui ne sert qu’aux experts, et des bots qui laissent passer beaucoup de choses.
web-explains-preset-by-the-book = Telles qu’imprimées, sans variantes ni règles maison.
web-explains-preset-all-variants = Tout ce qui en fait un autre jeu, à la fois : pour qui le connaît bien.
web-explains-preset-last-time = Joueurs, adversaires, pendule et règles comme vous les avez réglés la dernière fois sur cet appareil.
web-preset-own = Votre propre choix.
web-group-start = Avant le premier tour
web-group-variants = Variantes
web-group-turn = Pendant la partie
web-group-jail = Étoiles et prison
web-group-cats = Ce que peuvent les chats cambrioleurs
web-group-end = Fin et décompte
web-open-table = Ouvrir la table
web-begin = Commencer
web-offline = La maison est injoignable. Vérifiez votre connexion ; rien n’est perdu.
web-sorry = Impossible d’ouvrir cette table
web-nowhere = Cette salle n’existe pas
web-to-foyer = Retour au foyer
web-opening = Ouverture de la table…
web-reconnecting = Connexion perdue. Nouvelle tentative…
web-reconnected = De nouveau connecté.
web-on-its-way = En route : { $move }…
web-watching = Vous regardez
web-rules = Règles
web-rule = § { $section } en entier
web-ruling = Décision de la maison
web-option-with = { $option } : { $value }
web-switched-off = { $option } : non
web-close = Fermer
web-story = Récit
web-latest = Depuis votre dernier coup
web-look-back = Ce qui s’est passé
web-i-have-seen = Vu
web-more-unseen = (encore { $count })
web-step-of = Étape { $number } sur { $count }
web-to-the-table = À la table
web-you = vous
web-to-act = doit jouer
web-away = hors ligne
web-stood-in = un bot prend le relais
web-awaited = On attend { $player }…
web-not-your-turn = Ce n’est pas votre tour. C’est à { $player } de jouer.
web-not-yet = D’abord, c’est à { $player } de répondre.
web-what-you-can-do = Ce que vous pouvez faire
web-back = Retour
web-chosen = Choisi : { $things }
web-picked-of = choisies : { $count }
web-new-card = nouvelle
web-ahead = Personne d’autre ne le sait encore : { $moves }
web-nobody-knows = Personne d’autre ne le sait encore.
web-go-on = Choisissez maintenant ce qui brille : { $things }.
web-go-on-or-done = Choisissez encore ce qui brille ({ $things }), ou l’un des boutons.
web-pick-hand = une carte de votre main
web-pick-market = une carte du Marché
web-pick-display = une carte de l’étalage
web-pick-deck = la pioche
web-pick-doorway = la sortie
web-pick-new = une nouvelle Bande
web-pick-crew = une Bande
web-pick-bank = une de vos cartes à l’abri
web-pick-cat = un chat
web-pick-pile = une mini-pile
web-pick-shown = une des cartes montrées
web-pick-player = le nom d’un joueur
web-all-moves =
    { $count ->
        [one] { $count } coup
       *[other] Les { $count } coups
    }
web-hint = Conseil
web-hint-best = Conseil : { $move }. Chances de gagner : { $chance } %.
web-hint-second = À défaut : { $move }. Chances de gagner : { $chance } %.
web-hint-told = Conseil (annoncé à tous)
web-has-taken-hint = { $player } demande un conseil.
web-hints-allow = Autoriser les conseils
web-hints-about = Tout le monde apprend quand quelqu’un demande un conseil, mais pas ce qu’il dit.
web-hints-allowed = Les conseils sont autorisés à cette table.
web-hints-off = Pas de conseils à cette table.
web-undo = Annuler le coup
web-why-not = Pourquoi pas… ?
web-why-not-which = Impossible maintenant. Choisissez pour savoir pourquoi :
web-thinking = Réflexion en cours…
web-a-bot-plays-for-you = Un bot joue pour vous.
web-played-for-you = Ce que le bot a joué pour vous
web-bot-for = (un bot pour { $player })
web-offer-away = { $player } est hors ligne. Laisser jouer un bot en attendant son retour, ou patienter ?
web-offer-silent = { $player } n’a pas joué depuis très longtemps. Laisser jouer un bot en attendant son retour, ou patienter ?
web-offer-bot = Laisser jouer un bot
web-offer-wait = Patienter
web-offer-after-all = Laisser un bot jouer pour { $player }
web-bot-asked-for = { $asker } laisse un bot jouer pour { $player } en attendant son retour.
web-bot-until-back = Un bot joue pour { $player } en attendant son retour.
web-bot-has-left = { $player } quitte la table ; un bot continue.
web-bot-time-up = { $player } n’a plus de temps ; un bot continue.
web-plays-again = { $player } est de retour et reprend sa place.
web-has-taken-back = { $player } annule un coup.
web-take-back = Reprendre ma place
web-hidden-card = une carte face cachée
web-balls =
    { $count ->
        [one] { $count } Pelote d’Or sur { $goal }
       *[other] { $count } Pelotes d’Or sur { $goal }
    }
web-crew = Bande { $number }
web-whose = { $number } ({ $player })
web-new-crew = Nouvelle Bande
web-your-hand = Votre main
web-no-hand = Aucune carte en main
web-hand-of = Main : { $player }
web-middle = Milieu de la table
web-deck = Pioche
web-deck-of =
    { $count ->
        [one] Pioche, { $count } carte
       *[other] Pioche, { $count } cartes
    }
web-holds =
    { $count ->
        [one] a { $count } carte
       *[other] a { $count } cartes
    }
web-side-of = Ce que possède { $player }
web-crews =
    { $count ->
        [one] { $count } Bande
       *[other] { $count } Bandes
    }
web-cats =
    { $count ->
        [one] { $count } chat
       *[other] { $count } chats
    }
web-market = Marché
web-discard = Défausse
web-ball = une Pelote d’Or
web-trap = un piège
web-trap-open = Le piège
web-can-infiltrate = vous pouvez l’infiltrer maintenant
web-infiltrated = en cours d’infiltration
web-arrested = arrêté
web-misses =
    { $count ->
        [one] passe { $count } tour
       *[other] passe { $count } tours
    }
web-stars =
    { $count ->
        [one] { $count } étoile, arrestation à { $goal }
       *[other] { $count } étoiles, arrestation à { $goal }
    }
web-stars-pending =
    { $count ->
        [one] { $count } étoile de plus à la fin du tour
       *[other] { $count } étoiles de plus à la fin du tour
    }
web-cat-free = libre
web-cat-used = utilisé
web-cat-jailed = en prison
web-cat-jailed-and-used = en prison, utilisé
web-cats-of = Chats cambrioleurs : { $player }
web-pile =
    { $number ->
        [one] { $number } carte en dessous
       *[other] { $number } cartes en dessous
    }
web-your-bank = Vos cartes à l’abri
web-no-bank = Rien à l’abri
web-bank-counts = Vos cartes à l’abri comptent maintenant pour { $pounds } £
web-bank-of = Cartes à l’abri : { $player }
web-run = Butin en cours
web-doorway = La sortie
web-doorway-out = La sortie : mettre le butin à l’abri
web-doorway-sign = À l’abri
web-met = Sur le chemin
web-last-turns =
    { $count ->
        [one] { $count } dernier tour
       *[other] { $count } derniers tours
    }
web-money = { $pounds } £
web-shown = Au choix
web-display = Étalage
web-in-play = En jeu
web-extra = carte supplémentaire : { $card }
web-on-turn = c’est son tour
web-searched = subit une fouille
web-actions-left =
    { $count ->
        [one] encore { $count } action
       *[other] encore { $count } actions
    }
web-points =
    { $count ->
        [one] { $count } point sur { $goal }
       *[other] { $count } points sur { $goal }
    }
web-waiting-title = La table est mise
web-begins-by-itself = La partie commence d’elle-même dès que toutes les places sont prises et que tout le monde est prêt.
web-house-rules = Règles maison et variantes de cette table
web-by-the-book = Cette table suit les règles imprimées.
web-seats = Places
web-open-seat = libre
web-not-ready = pas encore prêt
web-sit-here = S’asseoir ici
web-seat-a-bot = Placer un bot
web-free-seat = Libérer cette place
web-leave-seat = Quitter cette place
web-ready = Je suis prêt
web-is-ready = { $player } est prêt.
web-deal-waits-for = Tout le monde est prêt. La donne commence dès le retour de : { $players }.
web-numbers-come = Tout le monde est prêt. Nombres reçus pour la donne : { $come } sur { $all }.
web-round-given-up = La donne a été abandonnée, car un nombre n’est pas venu de : { $players }. (Manches abandonnées jusqu’ici : { $rounds }.) Dites à nouveau que vous êtes prêt, ou la personne qui a ouvert la table libère la place.
web-round-given-up-freed = La donne a été abandonnée, car un nombre n’est pas venu de : { $players }. Qui retient son nombre perd sa place. (Manches abandonnées jusqu’ici : { $rounds }.) Dites à nouveau que vous êtes prêt.
web-deals-no-more = On ne distribue plus à cette table : { $rounds } manches ont été abandonnées, la dernière car un nombre n’est pas venu de : { $players }. Ouvrez une nouvelle table.
web-sat-down = { $player } a pris place.
web-seat-freed = { $player } a libéré sa place.
web-invite = Inviter des amis
web-copy = Copier le lien
web-share = Partager le lien
web-share-text = On joue ensemble ? { $game }
web-copied = Copié
web-selected = Le lien est sélectionné : copiez-le avec Ctrl+C, ou appuyez longuement dessus et choisissez « Copier ».
web-this-computer-only = Ce lien ne s’ouvre que sur cet ordinateur. Pour des amis sur d’autres appareils, ouvrez la maison avec cette commande et préparez la table à l’adresse qu’elle affiche :
web-qr = Le lien en QR code
web-mine-made-of = Votre score : { $shares }.
web-scores-made-of = De quoi les scores sont faits
web-won-by-resigning = { $winners } gagne : tous les autres ont abandonné.
web-has-resigned = { $player } abandonne.
web-to-rematch = À la partie suivante
web-rematch = Rejouer
web-join-rematch = Rejoindre la partie suivante
web-wants-again =
    { $count ->
        [one] { $players } veut rejouer.
       *[other] { $players } veulent rejouer.
    }
web-download = Télécharger l’enregistrement
web-replay = Revoir la partie
web-check-deal = Vérifier la donne
web-fair = La donne était honnête : votre nombre, votre engagement, ceux de tous et celui de la maison sont tels que cet appareil les a vus avant la donne. La graine ({ $seed }…) en découle, ainsi que du jeu et de ses options.
web-fair-watched = La donne était honnête : les engagements de la maison et de toutes les places sont tels que cet appareil les a vus avant la donne. La graine ({ $seed }…) en découle, ainsi que du jeu et de ses options. Cet appareil n’a pas donné de nombre.
web-fair-if-committed = L’enregistrement est cohérent : la graine ({ $seed }…) découle du secret et des nombres de chacun, qui correspondent à leurs engagements. Cet appareil n’a pas vu ce qui avait été fixé avant la donne.
web-fair-former = Donné selon l’ancien protocole : le secret est celui de l’engagement, et la graine ({ $seed }…) découle des nombres de chacun. Ce protocole ne lie ni le jeu ni ses options, et qui a donné le dernier nombre aurait pu choisir avec la maison.
web-unfair = La donne ne peut pas être confirmée : { $why } Téléchargez l’enregistrement et vérifiez-le avec mewseum verify.
web-unfair-house = l’engagement de la maison n’est pas celui que cet appareil a vu avant la donne, ou il ne correspond pas au secret, au jeu ou aux options.
web-unfair-own = le nombre de votre place n’est pas celui que cet appareil a donné.
web-unfair-seats = l’engagement d’une place avant la donne n’est pas celui de l’enregistrement, ou son nombre n’y correspond pas.
web-unfair-seed = les cartes ne découlent pas du secret et des nombres.
web-rounds-before = Manches abandonnées avant cette donne : { $rounds }. Places qui n’ont pas révélé leur nombre : { $seats }.
web-check-yourself = Vérifier sans cette page
web-check-yourself-about = Téléchargez l’enregistrement. Cette commande le compare à ce que cet appareil a noté avant la donne :
web-earlier = Avant
web-later = Après
web-replay-play = Lecture
web-replay-pause = Pause
web-moment = Coup { $number } sur { $count }
web-replay-seen-by = Point de vue
web-replay-open = toutes les cartes visibles
web-menu = Table
web-say = Dites quelque chose
web-send = Envoyer
web-talk = Discussion
web-talk-unread = Discussion : { $count } non lus
web-talk-empty = Personne n’a encore rien dit.
web-from-afar = { $player } (regarde)
web-signs = Dites-le avec un chat
web-sign-hello = Bonjour !
web-sign-bravo = Bien joué !
web-sign-thanks = Merci !
web-sign-laugh = Ha ha !
web-sign-ouch = Aïe !
web-sign-thinking = Je réfléchis …
web-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
web-spectators-talk = Les spectateurs peuvent parler
web-spectators-silent = À cette table, seuls les joueurs parlent.
web-invite-watchers = Lien vers cette table
web-other-device = Jouer sur un autre appareil
web-table-link-below = Le lien vers cette table est ci-dessous.
web-device-link-below = Le lien pour votre autre appareil est ci-dessous. Il ouvre votre place une seule fois, pendant { $minutes } minutes : gardez-le pour vous.
web-link-used = Le lien a servi : votre place est ouverte sur un appareil de plus.
web-link-over = Le lien a expiré : il n’ouvre plus rien.
web-link-qr = Le lien vers votre place en QR code
web-devices =
    { $count ->
        [one] Votre place n’est ouverte que sur cet appareil.
       *[other] Votre place est ouverte sur { $count } appareils, dont celui-ci.
    }
web-sign-out-others = Déconnecter les autres
web-sign-out-sure = Vraiment déconnecter les autres ?
web-signed-others-out = Les autres sont déconnectés. Votre place n’est plus ouverte que sur cet appareil, et aucun lien ne l’ouvre plus.
web-signed-out = Cet appareil a été déconnecté
web-signed-out-which = Il tenait la place { $number }, { $player }, à cette table et ne la tient plus.
web-signed-out-meanwhile = Entre-temps, un autre appareil qui tient la place a déconnecté celui-ci, ou le navigateur a oublié la place. Si ce n’était pas vous, demandez un nouveau lien sur l’appareil où vous jouez.
web-link-asks = Jouer sur cet appareil ?
web-link-holds = Ce lien ouvre la place { $number }, { $player }, à une table de { $game }.
web-link-warns = Ne prenez la place que si c’est la vôtre et que vous avez créé le lien vous-même : la personne qui vous a donné ce lien voit les mêmes cartes et peut jouer pour vous.
web-link-once = Le lien sert une seule fois. Tant que vous ne prenez pas la place, il reste valable.
web-link-take = Prendre la place
web-only-watch = Seulement regarder
web-link-same = Vous jouez déjà sur cet appareil
web-link-same-about = Cet appareil tient déjà cette place. Le lien n’a pas servi : il est encore valable pour un autre de vos appareils.
web-link-other = Cet appareil tient une autre place
web-link-other-about = Sur cet appareil, vous avez la place { $own }, { $name }, à la même table, et un appareil n’a qu’une place par table. Le lien n’a pas servi : ouvrez-le sur un autre appareil ou dans un autre navigateur.
web-link-shut = Ce lien n’ouvre aucune place
web-link-unclear = Le lien n’a pas encore pu être vérifié
web-link-own-still = Sur cet appareil, vous avez la place { $own }, { $name }.
web-link-to-seat = Aller à votre place
web-link-look-again = Réessayer
web-leave = Partir (un bot continue)
web-resign = Abandonner
web-resign-sure = Vraiment abandonner ?
web-option-first = Premier joueur
web-option-hall-of-fame = Temple de la Renommée
web-option-more-players = Plus de quatre joueurs
web-option-stuck-tie = Égalité si plus personne ne peut jouer
web-option-market-pay-all-counts = Payer avec une carte du Marché même à plus de deux
web-option-equal-turns = Le même nombre de tours pour tous
web-option-show-scored-colours = Montrer les couleurs des Pelotes gagnées
web-option-loot-kinds = Nature de chaque carte de butin
web-option-last-round = Un dernier tour de table une fois la pioche épuisée
web-option-actions = Quand utiliser chats et ruses
web-option-draws = Cartes piochées
web-option-laser = Le pointeur laser
web-option-pay-with = On paie avec
web-option-jail-penalty = Pénalité si vous finissez en prison
web-option-claus-per-painting = Claus compte chaque tableau
web-option-stack-bonuses = Les bonus se cumulent
web-option-substitute-used = Un chat utilisé peut aller en prison pour vous
web-option-crispin-loss-immediate = Perdre Crispin compte aussitôt
web-option-stars-after-jail = Étoiles après la prison
web-option-serve-time = Tours en prison
web-option-tie = Égalités
web-option-catnip-to = Le cadeau de l’herbe à chat va à
web-option-redeem-used = Un chat utilisé peut aussi être racheté
web-option-castor-burns = Castor brûle aussi les cartes négatives
web-option-charlton-spread = Charlton prend toujours trois cartes
web-option-steal-choice = Avec un Vol, on choisit la carte
web-option-redeem-takes-turn = Racheter un chat prend tout le tour
web-option-pick-cats = Les chats sont choisis, non distribués
web-option-castor-strict = Castor a besoin de deux mini-piles
web-option-factions = Factions
web-option-two-actions = Deux actions par tour
web-option-second-optional = La seconde action est facultative
web-option-simultaneous-responses = Les réponses à une même carte comptent ensemble
web-option-police-needs-cards = Pas plus de policiers que l’adversaire n’a de cartes
web-option-turn-cap = Fin après tant de tours
web-option-journalists-each = Journalistes : un point par carte défaussée en plus
web-variant-first = Qui joue en premier : tiré au sort, ou choisi par vous.
web-variant-hall-of-fame = Qui a au moins une Pelote de chaque couleur gagne aussi, et les couleurs restent visibles dans la zone de score.
web-variant-more-players = On joue aussi à cinq ou six ; les règles de l’éditeur s’arrêtent à quatre.
web-variant-stuck-tie = Si plus personne ne peut jouer et que les Pelotes sont à égalité, la victoire est partagée, ou le moins de cartes en main ou le plus de Bandes départage.
web-variant-market-pay-all-counts = Pour une infiltration, une carte du coût peut venir du Marché, et pas seulement à deux joueurs.
web-variant-equal-turns = Qui atteint un objectif ne gagne pas aussitôt : on finit le tour de table, puis qui a le plus de Pelotes l’emporte.
web-variant-show-scored-colours = Les couleurs des Pelotes gagnées restent visibles ; sinon on les voit une fois, et il faut s’en souvenir.
web-variant-loot-kinds = Quelles valeurs sont de l’argent liquide, des bijoux ou des tableaux ; certains chats en dépendent.
web-variant-last-round = Après le dernier tour, chacun des autres a encore un tour, avec des actions mais sans piocher.
web-variant-actions = Une action se fait au lieu de piocher ; ou bien vous faites autant d’actions que vous voulez avant de piocher, ce qui reste obligatoire.
web-variant-draws = Si elles sont cachées, seul celui qui pioche une carte positive la voit ; les autres voient combien il y en a.
web-variant-laser = Le pointeur laser met fin au tour et met le butin en cours à l’abri, ou bien il vous le fait perdre aussi.
web-variant-pay-with = Avec quoi payer quand on vous demande de l’argent : n’importe quel butin, ou de l’argent liquide seulement.
web-variant-jail-penalty = Qui est en prison à la fin de la partie compte 100 000 £ de moins.
web-variant-claus-per-painting = Claus revalorise une carte pour chacun de vos tableaux, et non une seule en tout.
web-variant-stack-bonuses = Un bijou revalorisé par Claus est aussi doublé par Chester.
web-variant-substitute-used = Un chat déjà utilisé peut encore aller en prison à votre place ; sinon, seuls les chats non utilisés le peuvent.
web-variant-crispin-loss-immediate = Qui perd Crispin avec dix étoiles ou plus est arrêté aussitôt, sans attendre l’étoile suivante.
web-variant-stars-after-jail = La sortie de prison efface toutes vos étoiles, ou seulement autant qu’il en fallait pour l’arrestation.
web-variant-serve-time = Le nombre de tours que manque un joueur qui purge sa peine.
web-variant-tie = À butin égal, la victoire est partagée, ou le moins d’étoiles ou de cartes à l’abri départage.
web-variant-catnip-to = Qui reçoit la carte que l’herbe à chat vous fait donner.
web-variant-redeem-used = Pour 100 000 £, vous pouvez aussi retourner un chat utilisé face visible, et pas seulement en sortir un de prison.
web-variant-castor-burns = Les cartes négatives des mini-piles que prend Castor sont retirées avec leurs étoiles.
web-variant-charlton-spread = Si moins de trois adversaires ont des cartes, Charlton en prend quand même trois en tout, à tour de rôle.
web-variant-steal-choice = Celui qui utilise un Vol regarde toutes les cartes à l’abri et choisit ; sinon, il prend à l’aveugle.
web-variant-redeem-takes-turn = Racheter un chat en prison prend tout votre tour.
web-variant-pick-cats = Chacun choisit ses chats dans l’ordre du tour, au lieu de les recevoir au hasard.
web-variant-castor-strict = Castor ne peut servir que s’il y a deux mini-piles sur la table ; d’ordinaire, une seule suffit.
web-variant-factions = Cinq des huit factions sont en jeu : tirées au sort, les plus faciles pour commencer, ou celles de votre choix.
web-variant-two-actions = Chaque tour compte deux actions, éventuellement deux fois la même.
web-variant-second-optional = Avec deux actions par tour, on peut renoncer à la seconde.
web-variant-simultaneous-responses = Les réponses à une même carte comptent ensemble : tous ceux qui atteignent ainsi l’objectif partagent la victoire.
web-variant-police-needs-cards = Vous ne pouvez pas envoyer plus de policiers que l’adversaire n’a de cartes.
web-variant-turn-cap = Après tant de tours, la partie s’arrête et qui a le plus de points l’emporte.
web-variant-journalists-each = Qui donne une carte aux journalistes peut en défausser d’autres de la même faction, pour un point chacune.
web-value-random = tirées au sort
web-value-first-game = celles de la première partie
web-value-shared = victoire partagée
web-value-fewest-cards = le moins de cartes gagne
web-value-most-crews = le plus de Bandes gagne
web-value-a = comme d’habitude (a)
web-value-b = 500 000 £ est un tableau (b)
web-value-c = plus de bijoux et de tableaux (c)
web-value-instead = au lieu de piocher
web-value-before-draw = aussi avant de piocher
web-value-open = visibles
web-value-secret = cachées
web-value-banks = met le butin à l’abri
web-value-loses = fait perdre le butin
web-value-any-loot = n’importe quel butin
web-value-cash-only = de l’argent liquide seulement
web-value-zero = aucune
web-value-surplus = le surplus
web-value-fewer-stars = le moins d’étoiles gagne
web-value-fewer-cards = le moins de cartes gagne
web-value-choice = la personne de votre choix
web-value-left = votre voisin de gauche
web-value-discard = personne : carte défaussée
web-explain-house-rule = Une règle maison de cette table change cela :
web-explain-key = La touche ? ouvre la règle
web-seen = Ce que tout le monde a vu
web-seen-discard = Défausse (cartes : { $count })
web-seen-nothing-there = Il n’y a rien.
web-seen-place = { $place } (cartes : { $count })
web-seen-others = Pas connues de tous : { $count }
web-seen-none-known = Aucune n’est connue de tous.
web-seen-left = Pas encore vues, ou de nouveau hors de vue (cartes : { $count })
web-seen-left-about = Chacune est dans la pioche, ou chez quelqu’un sans que tout le monde le sache.
web-seen-open = Parcourir la défausse (cartes : { $count }) et ce que tout le monde a vu
web-glossary = Tout ce qui est sur la table
web-twin = a une jumelle
web-repeated-deal = Donne rejouée
web-repeated-deal-about = Cette donne a déjà été jouée ; il n’y a donc rien à vérifier.
web-same-deal = Rejouer la même donne
web-records = Revoir une partie
web-records-about = Ouvrez l’enregistrement d’une partie terminée, ou déposez le fichier ici : vous en reverrez chaque moment, depuis n’importe quelle place.
web-open-record = Ouvrir un enregistrement
web-record = Partie enregistrée
web-seated = Joueur { $number }
web-sound = Son
web-pace = Rythme
web-pace-slow = lent
web-pace-normal = normal
web-pace-fast = rapide
web-confirms = Confirmer chaque coup
web-confirm-now = Pas encore envoyé : { $move }. Appuyez encore une fois pour l’envoyer, ou revenez en arrière.
web-confirm-send = Envoyer : { $move }
web-big-screen = Grand écran
web-screen-join = Jouez avec votre téléphone
web-screen-seats = Places occupées : { $taken } sur { $players }
web-screen-turn = C’est à { $player } de jouer
web-factions-chosen = choisies une par une
web-factions-count = Factions choisies : { $count } sur { $size }. Une partie en demande exactement { $size }.
web-skip = Aller à ce que vous pouvez faire
