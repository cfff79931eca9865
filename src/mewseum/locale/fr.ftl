# La maison : ce qui n’appartient à aucun jeu en particulier.

nothing = rien
player = Joueur { $number }
player-you = Joueur { $number } (vous)

## La table ligne par ligne

welcome = Bienvenue dans { $game }. Vous êtes le joueur { $number } sur { $players }. Tapez ? pour obtenir de l’aide.
choose = À vous, { $player }. Choisissez un numéro ou tapez un coup :
kind-of-move =
    { $moves ->
        [one] { $kind } ({ $moves } possibilité)
       *[other] { $kind } ({ $moves } possibilités)
    }
no-such-number = Il n’y a pas de numéro { $number } dans la liste. Choisissez un numéro de 1 à { $last }, ou tapez un coup.
refused = « { $text } » est refusé. { $reason }
nothing-refused = Rien n’a encore été refusé.
see-rules = La règle complète : mewseum rules { $game } --section { $section }
save-where = Indiquez où enregistrer la partie, par exemple : save ma-partie.json
saved =
    { $moves ->
        [one] La partie est enregistrée dans { $file } ({ $moves } coup). Pour la revivre : mewseum replay { $file }
       *[other] La partie est enregistrée dans { $file } ({ $moves } coups). Pour la revivre : mewseum replay { $file }
    }
left = Vous avez quitté la table.
after-the-game = Vous pouvez encore taper log, table ou save FICHIER. Appuyez sur Entrée pour quitter la table.
help =
    Choisissez un numéro de la liste, ou tapez un coup. Les coups s’écrivent ainsi : { $forms }.
    Une ligne vide affiche de nouveau tous les choix.
    table : ce qui se trouve sur la table. log : tout ce qui s’est passé. why : pourquoi le dernier coup a été refusé.
    hint : que jouer, et pourquoi.
    save FICHIER : enregistrer la partie dans un fichier. quit : quitter la table.
thinking = { $player } réfléchit…
adviser = Le conseiller
no-hint = Les conseils sont donnés quand c’est votre tour.
hint-best = Conseil : { $move } (à taper : { $text }). Chances de gagner : { $chance } %.
hint-second = À défaut : { $move } (à taper : { $text }). Chances de gagner : { $chance } %.
hint-belief = Ce qui fait la différence (probable à { $chance } %) : { $belief }.
won = { $winners } gagne : { $reason }.
won-together = { $winners } se partagent la victoire : { $reason }.
score = { $player } : { $score }
not-over =
    { $moves ->
        [one] L’enregistrement s’arrête après { $moves } coup ; la partie n’est pas terminée.
       *[other] L’enregistrement s’arrête après { $moves } coups ; la partie n’est pas terminée.
    }

## Ce qui est refusé

unknown-language = Il n’y a pas de textes dans la langue « { $language } ». Choisissez parmi : { $known }.
unknown-game = La maison n’a pas de jeu « { $game } ». Vouliez-vous dire : { $known } ?
impossible-players = { $game } ne se joue pas à { $players }. Choisissez de { $least } à { $most } joueurs.
unknown-option = L’option « { $option } » n’existe pas. Vouliez-vous dire : { $known } ?
impossible-option = L’option { $option } ne peut pas valoir { $value }. Valeurs possibles : { $known }.
bad-setting = « { $setting } » n’est pas une option. Écrivez NOM=VALEUR, par exemple hall_of_fame=true.
bad-seed = { $seed } n’est pas une graine. Une graine est un nombre entier, ou 32 octets (64 chiffres hexadécimaux dans un enregistrement).
no-compiler = Les règles ne peuvent pas être compilées, car le module { $missing } n’est pas installé. Utilisez le mode simple, ou installez ce module.
bad-position = { $value } ne convient pas comme « { $part } ». Une position est un dictionnaire comme celui que donne to_position().
unknown-seat = La place { $seat } n’existe pas. Les places se comptent de 0 à { $last }, et les joueurs à partir de 1.
unknown-player = Il n’y a pas de joueur { $player }. Les joueurs se comptent de 1 à { $last }.
unknown-section = Les règles de { $game } n’ont pas de § { $paragraph }. Omettez --section pour les lire en entier.
no-move = « { $text } » n’est pas un coup. Les coups s’écrivent ainsi : { $forms }.
bad-chance = { $chance } ne dit pas ce que le hasard apporte. Donnez une liste de { $most } cartes au plus.
unknown-card = La carte { $card } n’existe pas. Cartes possibles : { $known }.
impossible-chance = La carte annoncée n° { $number }, { $card }, ne peut pas venir : il n’en reste aucune là où elle est piochée.
surplus-chance = Trop de cartes annoncées : { $told }. Cartes piochées par ce coup : { $drawn }. N’en annoncez pas davantage.
game-over = La partie est terminée ; plus aucun coup n’est possible.
not-your-turn = Ce n’est pas le tour du joueur { $seat }. C’est au joueur { $turn } de jouer.
too-few-games = Nombre de parties impossible à simuler : { $games }. Demandez-en au moins 1.
bad-budget = « { $budget } » n’est pas un budget. Écrivez une durée comme 50ms ou 2s, ou un nombre de simulations comme 400.
unknown-bot = Le bot « { $bot } » n’existe pas. Vouliez-vous dire : { $known } ? Un niveau peut avoir un tempérament, comme master:bold : { $temperaments }.
too-few-bots = Un tournoi demande au moins deux bots, et non : { $bots }. Écrivez par exemple --bots search,careful.
too-many-bots = Il y a plus de bots ({ $bots }) que de places libres ({ $seats }). Nommez-en moins, ou demandez plus de joueurs.
illegal-in-record = Le coup { $number } de l’enregistrement, « { $text } », est refusé. { $reason }
cannot-write = Impossible d’écrire { $file } : { $reason }.
cannot-read = Impossible de lire { $file } : { $reason }.
not-json = { $file } n’est pas un enregistrement complet : il s’interrompt ou est endommagé à la ligne { $line }.
not-a-record = { $file } n’est pas un enregistrement de partie. Un enregistrement contient : { $parts }.
incomplete-record = { $file } n’est pas un enregistrement complet. Il y manque : { $parts }.
unknown-format = { $file } est au format { $format } ; ce programme lit le format { $known }.
edited-record = { $file } a été modifié après son écriture. Si c’était voulu, supprimez-en la ligne « check ».
unknown-rules = { $file } a été joué avec la version { $version } des règles ; ce programme joue avec la version { $known }.
bad-entry = L’entrée { $number } de la liste des coups, dans { $file }, n’est pas un coup : { $value }.

## Positions en mots

unknown-part = Une position n’a pas d’élément « { $part } ». Ses éléments sont : { $known }.
not-a-list = « { $part } » doit être une liste de cartes, et non { $value }.
not-one-per-seat = « { $part } » doit avoir une liste pour chacune des { $players } places, et non { $value }.
unknown-card-in = La carte { $card } n’existe pas (dans « { $part } »). Cartes possibles : { $known }.
too-many-cards = Le jeu n’a que { $copies } exemplaire(s) de cette carte : { $card }. Il en faudrait une de plus pour « { $part } ».
no-seat = « { $part } » doit être une place de 0 à { $last }, et non { $value }.
cannot-deal = Pour ce qui n’est pas indiqué, il faudrait distribuer { $cards } cartes, mais il n’en reste que { $left }.
known-but-absent = Le joueur { $player } est censé avoir une carte qu’il n’a pas : { $card }.
unknown-choice = « { $part } » ne peut pas être { $value }. Valeurs possibles : { $known }.
no-number = « { $part } » doit être un nombre entier de 0 à { $most }, et non { $value }.
impossible-set = L’option { $option } ne peut pas être { $value }. Valeurs possibles : { $words }, ou { $size } parmi : { $known }.

## La table en direct

verified = Tout est conforme à la donne : l’engagement tient, la graine découle des nombres de chacun, et tous les coups ({ $moves }) donnent les cartes qui ont été vues.
no-fairness = Cet enregistrement ne dit pas comment sa graine a été obtenue ; il n’y a rien à vérifier. Ceux des tables en direct le disent.
not-fair-parts = Ce que l’enregistrement dit de la donne est illisible. Il faut : { $parts }.
broken-commitment = Le secret n’est pas celui sur lequel le serveur s’était engagé avant la donne ({ $commitment }).
other-seed = La graine ne découle pas du secret, de la table { $table } et des nombres des places.
told-chance = Cet enregistrement nomme des cartes apportées par le hasard ; sa donne ne peut donc pas être vérifiée.
no-table = La table « { $table } » n’existe pas ou n’existe plus. Demandez un nouveau lien, ou ouvrez votre propre table.
table-full = Les { $players } places sont prises. Vous pouvez regarder, ou ouvrir une autre table.
seat-taken = La place { $seat } est prise. Choisissez-en une autre.
seat-open = Personne n’est assis à la place { $seat }.
name-taken = Quelqu’un à cette table s’appelle déjà { $name }. Choisissez un autre nom.
bad-name = Un nom compte de 1 à { $longest } caractères.
bad-saying = Écrivez un message de 1 à { $longest } caractères.
enough-said = On a assez parlé à cette table ({ $most } fois). La partie continue en silence.
enough-asked = À cette table, on a assez changé d’avis ({ $most } fois). Vous pouvez encore jouer ; pour le reste, ouvrez une nouvelle table.
bad-number = « { $number } » n’est pas un nombre pour la donne. Donnez 32 à 64 chiffres hexadécimaux.
bad-clock = Une pendule donne à chaque place de { $least } à { $most } secondes, et jusqu’à 3 600 de plus par coup.
clock-tightened = Pendant une partie, vous pouvez donner plus de temps à tout le monde ou retirer la pendule. Une nouvelle pendule, ou une plus courte, devra attendre la prochaine partie.
no-people = Il faut d’abord une personne à la table. Asseyez-vous, puis placez les bots.
host-stays = La personne qui a ouvert la table garde sa place jusqu’au début de la partie.
already-ready = Vous êtes déjà prêt.
already-begun = La partie a commencé ; les places restent telles quelles.
not-yet-begun = La partie n’a pas commencé. Elle commence quand toutes les places sont prises et que tout le monde est prêt.
not-yet-over = Ce sera possible une fois la partie finie.
only-host = Seule la personne qui a ouvert la table peut faire cela.
old-number = La partie a avancé entre-temps (vous en étiez à { $number }, on en est à { $now }). Regardez de nouveau, puis jouez.
id-used = L’identifiant « { $id } » a déjà servi pour un autre message. Donnez à chaque message son propre identifiant.
bot-plays = Un bot joue maintenant pour la place { $seat }. Reprenez-la d’abord.
person-plays = La place { $seat } est tenue par une personne, pas par un bot.
nothing-to-undo = Aucun de vos coups ne peut être annulé : quelqu’un a joué depuis, ou une carte a été piochée.
undo-reveals = Ce coup ne peut pas être annulé, car il a appris quelque chose aux autres.
has-resigned = La personne qui tenait cette place a abandonné.
not-silent = Un bot ne prend le relais pour la place { $seat } que si elle a fait attendre les autres { $seconds } secondes.
time-is-up = Votre temps pour ce coup est écoulé : le bot le joue, ensuite vous pourrez reprendre votre place.
rematch-exists = Une autre partie est déjà prête : { $table }.
no-seat-held = Vous n’avez pas de place à cette table. Rejoignez-la d’abord, ou utilisez votre propre lien.
other-seat-held = Vous avez déjà la place { $seat } à cette table.
wrong-key = Ce lien n’ouvre aucune place ici. Demandez-en un nouveau sur l’appareil où vous jouez.
too-many-devices = Cette place est déjà ouverte sur beaucoup d’appareils ({ $most } avec leurs liens). Utilisez l’un d’eux.
no-spectators = Cette table se joue sans spectateurs.
only-own-replay = Tant que la partie dure, vous ne pouvez la revoir que depuis votre propre place.
bad-message = Le message est incompréhensible. Ce qui est attendu est décrit à /api/openapi/openapi.json, et pour les sockets à /api/messages.
too-large = Le message est trop long. La limite est de { $most } octets.
too-many-requests = Trop de demandes à la fois. Attendez un instant, puis continuez.
not-found = Il n’y a rien à l’adresse { $path }.
wrong-method = Cette adresse ne s’emploie pas ainsi. L’interface est décrite à /api/openapi/openapi.json.
wrong-origin = Les pages de { $origin } n’ont pas le droit d’agir ici.
wrong-host = Cette maison n’est ouverte que sur cette machine, pas sous le nom { $host }. Pour accueillir d’autres joueurs : mewseum serve --host 0.0.0.0
storage-busy = Trop de choses attendent d’être enregistrées. Rien n’a changé ; réessayez dans un instant.
storage-down = La maison n’a pas accès à ses tables : { $why }. Réessayez dans un instant ; rien ne sera fait deux fois. Si cela dure, prévenez la personne qui tient la maison.
storage-full = son stockage est plein
storage-locked = un autre programme utilise son stockage
storage-read-only = son stockage est en lecture seule
storage-gone = son stockage n’est plus à sa place
storage-silent = son stockage ne répond pas
storage-failing = son stockage est en panne
storage-closing = elle est en train de fermer
no-database = Impossible d’ouvrir la base de données { $database } : { $reason }.
bad-database = « { $database } » n’est pas une base de données. Écrivez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
no-rooms = Plusieurs salles demandent un système capable de passer des connexions d’un processus à un autre, et celui-ci ne le peut pas. Omettez --rooms, ou ouvrez plusieurs maisons sur une base PostgreSQL.
second-house = Une autre maison est déjà ouverte sur { $file }, à { $address } ; aucune des deux n’apprendrait les coups joués dans l’autre. Rendez-vous à cette adresse, fermez d’abord cette autre maison, ou choisissez un autre fichier avec --database.
cannot-listen = La maison ne peut pas ouvrir à { $host }, port { $port } : { $reason }. Choisissez un autre port avec --port.
house-failed = Quelque chose s’est mal passé dans la maison. Rien n’est perdu ; réessayez.
