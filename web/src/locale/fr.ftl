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
web-waiting = attend des joueurs
web-your-turn = À vous de jouer
web-going-on = en cours
web-not-affiliated = Mewseum est un projet amateur indépendant, sans aucun lien avec les éditeurs de ces jeux.
web-guest = Invité
web-your-name = Votre nom
web-how-many = Nombre de joueurs
web-opponents = Adversaires
web-seat = Place { $number }
web-a-friend = Un ami, par lien
web-level-kitten = Chaton
web-level-tabby = Chat tigré
web-level-prowler = Rôdeur
web-level-burglar = Cambrioleur
web-level-master = Maître
web-temperament = Leur tempérament
web-temperament-none = aucun en particulier
web-temperament-bold = audacieux
web-temperament-wary = prudent
web-temperament-spiteful = malveillant
web-variants = Variantes et règles maison
web-open-table = Ouvrir la table
web-begin = Commencer
web-offline = La maison est injoignable. Vérifiez votre connexion ; rien n’est perdu.
web-sorry = Impossible d’ouvrir cette table
web-to-foyer = Retour au foyer
web-opening = Ouverture de la table…
web-reconnecting = Connexion perdue. Nouvelle tentative…
web-watching = Vous regardez
web-rules = Règles
web-rule = § { $section } en entier
web-close = Fermer
web-story = Récit
web-you = vous
web-to-act = doit jouer
web-away = hors ligne
web-stood-in = un bot prend le relais
web-awaited = On attend { $player }…
web-what-you-can-do = Ce que vous pouvez faire
web-back = Retour
web-all-moves =
    { $count ->
        [one] { $count } coup
       *[other] Les { $count } coups
    }
web-hint = Conseil
web-undo = Annuler le coup
web-thinking = Réflexion en cours…
web-a-bot-plays-for-you = Un bot joue pour vous.
web-take-back = Reprendre ma place
web-hidden-card = une carte face cachée
web-balls =
    { $count ->
        [one] { $count } Pelote d’Or
       *[other] { $count } Pelotes d’Or
    }
web-crew = Bande { $number }
web-new-crew = Nouvelle Bande
web-your-hand = Votre main
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
web-market = Marché
web-discard = Défausse
web-ball = une Pelote d’Or
web-trap = un piège
web-arrested = arrêté
web-stars =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
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
web-bank-of = Cartes à l’abri : { $player }
web-run = Butin en cours
web-money =
    { $thousands ->
        [0] { $thousands } £
       *[other] { $thousands } 000 £
    }
web-shown = Au choix
web-display = Étalage
web-in-play = En jeu
web-points =
    { $count ->
        [one] { $count } point sur { $goal }
       *[other] { $count } points sur { $goal }
    }
web-waiting-title = La table est mise
web-seats = Places
web-open-seat = libre
web-not-ready = pas encore prêt
web-sit-here = S’asseoir ici
web-seat-a-bot = Placer un bot
web-ready = Je suis prêt
web-invite = Inviter des amis
web-copy = Copier le lien
web-copied = Copié
web-qr = Le lien en QR code
web-won-by-resigning = { $winners } gagne : tous les autres ont abandonné.
web-to-rematch = À la partie suivante
web-rematch = Rejouer
web-download = Télécharger l’enregistrement
web-replay = Revoir la partie
web-check-deal = Vérifier la donne
web-fair = La donne était honnête : le secret est celui auquel le serveur s’était engagé d’avance, et la graine ({ $seed }…) découle des nombres de chacun.
web-unfair = La donne ne peut pas être confirmée. Téléchargez l’enregistrement et vérifiez-le avec mewseum verify.
web-earlier = Avant
web-later = Après
web-moment = Coup { $number } sur { $count }
web-perspective = Point de vue
web-watcher = Un spectateur
web-menu = Table
web-say = Dites quelque chose
web-send = Envoyer
web-invite-watchers = Lien vers cette table
web-other-device = Jouer sur un autre appareil
web-leave = Partir (un bot continue)
web-resign = Abandonner
web-resign-sure = Vraiment abandonner ?
web-option-hall-of-fame = Temple de la Renommée
web-option-more-players = Plus de quatre joueurs
web-option-stuck-tie = Égalité si plus personne ne peut jouer
web-option-market-pay-all-counts = Payer avec une carte du Marché même à plus de deux
web-option-equal-turns = Le même nombre de tours pour tous
web-option-show-scored-colours = Montrer les couleurs des Pelotes marquées
web-option-loot-kinds = Nature de chaque carte de butin
web-option-last-round = Un dernier tour de table après la pioche
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
web-option-steal-choice = Le voleur choisit la carte
web-option-redeem-takes-turn = Racheter un chat prend tout le tour
web-option-pick-cats = Les chats sont choisis, non distribués
web-option-castor-strict = Castor a besoin de deux mini-piles
web-option-factions = Factions
web-option-two-actions = Deux actions par tour
web-option-second-optional = La seconde action est facultative
web-option-simultaneous-responses = Tout le monde répond en même temps
web-option-police-needs-cards = Pas plus de policiers que l’adversaire n’a de cartes
web-option-turn-cap = Fin après tant de tours
web-option-journalists-each = Journalistes : un point par carte défaussée en plus
web-value-random = tirées au sort
web-value-first-game = celles de la première partie
web-value-shared = victoire partagée
web-value-fewest-cards = le moins de cartes gagne
web-value-most-crews = le plus de Bandes gagne
web-value-a = comme imprimé (a)
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
web-screen-begins = La partie commence.
web-factions-chosen = choisies une par une
web-factions-count = Factions choisies : { $count } sur { $size }. Une partie en demande exactement { $size }.
web-skip = Aller à ce que vous pouvez faire
