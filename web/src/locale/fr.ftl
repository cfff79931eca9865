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
web-players-minutes = { $players } joueurs · environ { $minutes } minutes
web-play-now = Jouer
web-set-up = Amis et options
web-learn = Apprendre en 5 minutes
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
web-waiting = attend des joueurs
web-your-turn = À vous de jouer
web-going-on = en cours
web-not-affiliated = Mewseum est un projet amateur indépendant, sans aucun lien avec les éditeurs de ces jeux.
web-guest = Invité
web-your-name = Votre nom
web-how-many = Nombre de joueurs
web-by-house-rule = { $count }, par une règle maison
web-opponents = Adversaires
web-seat = Place { $number }
web-a-friend = Un ami, par lien
web-level-kitten = Chaton
web-level-tabby = Chat tigré
web-level-prowler = Rôdeur
web-level-burglar = Cambrioleur
web-level-master = Maître
web-plays-kitten = Joue selon son humeur et laisse passer beaucoup de choses : pour une première soirée.
web-plays-tabby = Réfléchit un peu et oublie vite ce que les autres ont fait.
web-plays-prowler = Pèse chaque coup : un adversaire à la mesure de la plupart des joueurs.
web-plays-burglar = Se souvient de ce que chacun a joué et devine ce qu’il a en main.
web-plays-master = Réfléchit le plus longtemps et ne fait aucun cadeau.
web-temperament = Leur tempérament
web-temperament-none = aucun en particulier
web-no-mood = Ils jouent ce qui leur semble le meilleur.
web-temperament-bold = audacieux
web-temperament-wary = prudent
web-temperament-spiteful = malveillant
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
web-open-table = Ouvrir la table
web-begin = Commencer
web-offline = La maison est injoignable. Vérifiez votre connexion ; rien n’est perdu.
web-sorry = Impossible d’ouvrir cette table
web-nowhere = Cette salle n’existe pas
web-to-foyer = Retour au foyer
web-opening = Ouverture de la table…
web-reconnecting = Connexion perdue. Nouvelle tentative…
web-watching = Vous regardez
web-rules = Règles
web-rule = § { $section } en entier
web-option-with = { $option } : { $value }
web-switched-off = { $option } : non
web-close = Fermer
web-story = Récit
web-latest = Depuis votre dernier coup
web-you = vous
web-to-act = doit jouer
web-away = hors ligne
web-stood-in = un bot prend le relais
web-awaited = On attend { $player }…
web-not-your-turn = Ce n’est pas votre tour. C’est à { $player } de jouer.
web-what-you-can-do = Ce que vous pouvez faire
web-back = Retour
web-chosen = Choisi : { $things }
web-go-on = Choisissez maintenant ce qui brille.
web-go-on-player = Choisissez maintenant quelqu’un dont le nom brille.
web-go-on-or-done = Choisissez encore ce qui brille, ou l’un des boutons.
web-all-moves =
    { $count ->
        [one] { $count } coup
       *[other] Les { $count } coups
    }
web-hint = Conseil
web-hint-best = Conseil : { $move }. Chances de gagner : { $chance } %.
web-hint-second = À défaut : { $move }. Chances de gagner : { $chance } %.
web-undo = Annuler le coup
web-why-not = Pourquoi pas… ?
web-why-not-which = Impossible maintenant. Choisissez pour savoir pourquoi :
web-thinking = Réflexion en cours…
web-a-bot-plays-for-you = Un bot joue pour vous.
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
web-bank-of = Cartes à l’abri : { $player }
web-run = Butin en cours
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
web-seats = Places
web-open-seat = libre
web-not-ready = pas encore prêt
web-sit-here = S’asseoir ici
web-seat-a-bot = Placer un bot
web-free-seat = Libérer cette place
web-leave-seat = Quitter cette place
web-ready = Je suis prêt
web-is-ready = { $player } est prêt.
web-sat-down = { $player } a pris place.
web-seat-freed = { $player } a libéré sa place.
web-invite = Inviter des amis
web-copy = Copier le lien
web-copied = Copié
web-selected = Le lien est sélectionné : copiez-le avec Ctrl+C, ou appuyez longuement dessus et choisissez « Copier ».
web-this-computer-only = Ce lien ne s’ouvre que sur cet ordinateur. Pour des amis sur d’autres appareils, ouvrez la maison avec cette commande et préparez la table à l’adresse qu’elle affiche :
web-qr = Le lien en QR code
web-won-by-resigning = { $winners } gagne : tous les autres ont abandonné.
web-to-rematch = À la partie suivante
web-rematch = Rejouer
web-download = Télécharger l’enregistrement
web-replay = Revoir la partie
web-check-deal = Vérifier la donne
web-fair = La donne était honnête : le secret est celui sur lequel le serveur s’était engagé d’avance, et la graine ({ $seed }…) découle des nombres de chacun.
web-fair-if-committed = La graine ({ $seed }…) découle du secret et des nombres de chacun. Cet appareil n’a pas vu si la maison s’était engagée sur ce secret avant la donne.
web-unfair = La donne ne peut pas être confirmée. Téléchargez l’enregistrement et vérifiez-le avec mewseum verify.
web-earlier = Avant
web-later = Après
web-replay-play = Lecture
web-replay-pause = Pause
web-moment = Coup { $number } sur { $count }
web-replay-seen-by = Point de vue
web-watcher = Un spectateur
web-menu = Table
web-say = Dites quelque chose
web-send = Envoyer
web-invite-watchers = Lien vers cette table
web-other-device = Jouer sur un autre appareil
web-table-link-below = Le lien vers cette table est ci-dessous.
web-device-link-below = Le lien pour votre autre appareil est ci-dessous. Il ouvre votre place : gardez-le pour vous.
web-leave = Partir (un bot continue)
web-resign = Abandonner
web-resign-sure = Vraiment abandonner ?
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
web-big-screen = Grand écran
web-screen-join = Jouez avec votre téléphone
web-screen-seats = Places occupées : { $taken } sur { $players }
web-screen-turn = C’est à { $player } de jouer
web-factions-chosen = choisies une par une
web-factions-count = Factions choisies : { $count } sur { $size }. Une partie en demande exactement { $size }.
web-skip = Aller à ce que vous pouvez faire
