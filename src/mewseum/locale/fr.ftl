# La maison : ce qui n’appartient à aucun jeu en particulier.

nothing = rien
player = Joueur { $number }
seat-numbered = Place { $number }
player-you = Joueur { $number } (vous)
player-named-you = { $name } (vous)
level-kitten = Chaton
level-tabby = Chat tigré
level-prowler = Rôdeur
level-burglar = Cambrioleur
level-master = Maître
temperament-bold = audacieux
temperament-wary = prudent
temperament-spiteful = malveillant
spectator = Un spectateur
# Noms que personne ne peut prendre : ce que l’on est à une table, séparés par des virgules.
names-of-nobody = Bot, Hôte, Hôtesse, Spectateur, Spectatrice

## La table ligne par ligne

welcome = Bienvenue dans { $game }. Vous êtes le joueur { $number } sur { $players }. Tapez ? pour obtenir de l’aide.
choose = À vous, { $player }. Choisissez un numéro ou tapez un coup :
choose-answer = Votre réponse, { $player } ; c’est toujours le tour de { $active }. Choisissez un numéro ou tapez un coup :
chosen-so-far = Choisi, et personne d’autre ne le sait encore : { $moves }. Pour y renoncer, tapez : back
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
after-the-game = Vous pouvez encore taper log, table, seen ou save FICHIER. Appuyez sur Entrée pour quitter la table.
sat-there = { $player } : { $name }.
help =
    Choisissez un numéro de la liste, ou tapez un coup. Les coups s’écrivent ainsi : { $forms }.
    Une ligne vide affiche de nouveau tous les choix.
    back : abandonner votre dernier choix. Personne d’autre ne l’apprend avant que tout ce qui va ensemble soit choisi.
    table : ce qui se trouve sur la table. log : tout ce qui s’est passé. why : pourquoi le dernier coup a été refusé.
    seen : la défausse, et ce que tout le monde a vu.
    hint : que jouer, et pourquoi.
    save FICHIER : enregistrer la partie dans un fichier. quit : quitter la table.
remembered-discard = Défausse (cartes : { $cards }) : { $discard }.
remembered-kept = { $player }. { $place } (cartes : { $cards }). Connues de tous : { $known }.
remembered-nothing = { $player }. { $place } (cartes : { $cards }). Aucune n’est connue de tous.
remembered-kind = { $card } ({ $cards })
remembered-unseen = Pas encore vues, ou de nouveau hors de vue (cartes : { $cards }) : { $unseen }.
remembered-all = La partie est terminée ; il n’y a plus rien à retenir.
thinking = { $player } réfléchit…
adviser = Le conseiller
no-hint = Les conseils sont donnés quand c’est votre tour.
hints-off = Pas de conseils à cette table : plusieurs personnes y jouent, et ils n’ont pas été autorisés à son ouverture. Seul contre des bots, on peut toujours en demander.
hint-best = Conseil : { $move } (à taper : { $text }). Chances de gagner : { $chance } %.
hint-second = À défaut : { $move } (à taper : { $text }). Chances de gagner : { $chance } %.
hint-belief = Ce qui fait la différence (probable à { $chance } %) : { $belief }.
hint-ahead = Ce qui fait la différence : sur 100 parties, ce coup en gagne { $gain } de plus que le suivant.
hint-even = Rien ne fait la différence : le coup suivant est à peu près aussi bon.
hint-only = Ce qui fait la différence : aucun autre coup n’entre en question.
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
not-your-turn = Le joueur { $seat } ne peut pas jouer maintenant. C’est au joueur { $turn } d’agir.
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
bad-seats = Ce que { $file } dit des places est illisible. Il faut un « name » ou un « bot » (ou rien) pour chacune des { $players } places.

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

verified = Recalculé : l’engagement de la maison correspond à son secret, à cette table, au jeu, à ses règles, à ses joueurs et à ses options ; chaque nombre correspond à l’engagement de sa place ; la graine découle de tout cela ; et tous les coups ({ $moves }) donnent les cartes qui ont été vues.
verified-former = Recalculé selon l’ancien protocole : l’engagement tient, la graine découle du secret, de la table et des nombres, et tous les coups ({ $moves }) donnent les cartes qui ont été vues. Ce protocole ne lie ni le jeu ni ses options, et qui a donné le dernier nombre aurait pu choisir la donne avec le serveur.
verified-abandoned = Manches abandonnées avant cette donne : { $rounds }. Places qui n’ont pas révélé leur nombre : { $seats }.
verified-no-seats = L’enregistrement ne dit pas qui était assis où ; il n’a donc pas été vérifié qu’aucune place de bot n’a donné de nombre. --commitments le vérifie.
verified-seen = Conforme à ce que vous avez noté : { $parts }.
verified-unseen = Non comparé, faute d’indication de votre part : { $parts }. Un enregistrement seul montre qu’il est cohérent, pas ce qui était fixé avant la donne.
verified-never = Aucun enregistrement ne peut montrer si les autres places étaient occupées par des personnes, si elles étaient de connivence avec la maison, ni si quelqu’un a regardé les cartes.
seen-table = la table (--table)
seen-commitment = l’engagement de la maison (--commitment)
seen-number = votre nombre (--seat --number)
seen-commitments = les engagements de toutes les places (--commitments)
no-fairness = Cet enregistrement ne dit pas comment sa graine a été obtenue ; il n’y a rien à vérifier. Ceux des tables en direct le disent.
not-fair-parts = Ce que l’enregistrement dit de la donne est illisible. Il faut : { $parts }.
broken-commitment = Le secret n’est pas celui sur lequel le serveur s’était engagé avant la donne ({ $commitment }).
unknown-protocol = La donne suit la version { $version } du protocole ; ce programme connaît les versions 1 à { $known }. Prenez-en un plus récent.
broken-terms = L’engagement de la maison ({ $commitment }) ne correspond pas à l’enregistrement : le secret, la table, la manche, le jeu, les règles, les joueurs ou les options étaient autres.
broken-seat-commitment = Le nombre de la place { $seat } n’est pas celui sur lequel elle s’était engagée avant la donne.
bot-with-number = Selon l’enregistrement, un bot occupait la place { $seat }, mais un nombre y a été donné. Un bot n’en donne pas : quelqu’un d’autre a pris part à la donne.
person-without-number = Selon l’enregistrement, une personne occupait la place { $seat }, mais aucun nombre n’y a été donné : la donne s’est faite sans cette place.
other-table-seen = L’enregistrement est celui de la table { $table }, et vous étiez à { $seen }. Demandez celui de cette table-là.
other-commitment-seen = L’engagement de l’enregistrement est { $commitment }, et vous avez vu { $seen } avant la donne : ce n’est pas celui que la maison avait pris.
other-number-seen = Pour la place { $seat }, l’enregistrement donne le nombre { $number }, et le vôtre était { $seen }.
other-commitments-seen = Les engagements des places dans l’enregistrement ne sont pas ceux que vous avez notés avant la donne.
former-commitments = Cette donne suit l’ancien protocole, où les places ne s’engageaient pas. Omettez --commitments.
seat-and-number = --seat et --number vont ensemble : indiquez votre place et le nombre que votre appareil a donné pour elle.
other-seed = La graine ne découle pas du secret, de la table { $table } et des nombres des places.
told-chance = Cet enregistrement nomme des cartes apportées par le hasard ; sa donne ne peut donc pas être vérifiée.
no-table = La table « { $table } » n’existe pas ou n’existe plus. Demandez un nouveau lien, ou ouvrez votre propre table.
table-full = Les { $players } places sont prises. Vous pouvez regarder, ou ouvrir une autre table.
seat-taken = La place { $seat } est prise. Choisissez-en une autre.
seat-open = Personne n’est assis à la place { $seat }.
name-taken = Quelqu’un à cette table s’appelle déjà { $name }. Choisissez un autre nom.
name-alike = « { $name } » ressemble à { $other }, qui est déjà à cette table. Choisissez un autre nom, ou ajoutez des lettres ou des chiffres au vôtre.
name-reserved = « { $name } » ressemble à « { $reserved } » : c’est ainsi que la maison appelle des bots, des places ou des spectateurs. Choisissez un autre nom.
bad-name = Un nom compte de 1 à { $longest } caractères, dont un au moins est visible.
bad-saying = Écrivez un message de 1 à { $longest } caractères.
enough-said = Vous avez assez parlé à cette table ({ $most } fois). Continuez à jouer en silence.
enough-asked = À cette table, on a assez changé d’avis ({ $most } fois). Vous pouvez encore jouer ; pour le reste, ouvrez une nouvelle table.
said-too-fast = Vous dites beaucoup de choses à la fois (plus de { $most }). Attendez un instant, puis reprenez.
enough-comings = Vous vous êtes assez souvent assis à cette table ({ $most } fois). Regardez la partie, ou ouvrez votre propre table.
enough-played = À une table, chaque place joue au plus { $most } coups. Abandonnez ici, ou ouvrez une nouvelle table.
bad-number = « { $number } » n’est pas un nombre pour la donne. Donnez exactement 64 chiffres hexadécimaux.
bad-commitment = « { $commitment } » n’est pas un engagement sur un nombre. Donnez exactement 64 chiffres hexadécimaux.
not-all-committed = Les nombres sont révélés quand toutes les places se sont engagées, pas avant. Attendez que tout le monde soit prêt.
other-number = Ce n’est pas le nombre sur lequel votre place s’est engagée. Révélez celui-là.
already-revealed = Votre nombre est déjà révélé.
dealing = Tout le monde est prêt et les nombres pour la donne arrivent. Attendez que la partie commence ou que la manche soit abandonnée, au plus { $seconds } secondes après que tout le monde était prêt.
too-many-rounds = À cette table, { $rounds } manches ont été abandonnées parce qu’un nombre n’a pas été révélé : on n’y distribue plus. Ouvrez une nouvelle table.
bad-clock = Une pendule donne à chaque place de { $least } à { $most } secondes, et jusqu’à 3 600 de plus par coup.
clock-tightened = Pendant une partie, vous pouvez donner plus de temps à tout le monde ou retirer la pendule. Une nouvelle pendule, ou une plus courte, devra attendre la prochaine partie.
no-people = Il faut d’abord une personne à la table. Asseyez-vous, puis placez les bots.
host-stays = La personne qui a ouvert la table, ou qui l’a reprise, garde sa place jusqu’au début de la partie.
already-ready = Vous êtes déjà prêt.
already-begun = La partie a commencé ; les places restent telles quelles.
not-yet-begun = La partie n’a pas commencé. Elle commence quand toutes les places sont prises et que tout le monde est prêt.
not-yet-over = Ce sera possible une fois la partie finie.
only-host = Seule la personne qui a ouvert la table, ou qui l’a reprise depuis, peut faire cela.
old-number = La partie a avancé entre-temps (vous en étiez à { $number }, on en est à { $now }). Regardez de nouveau, puis jouez.
final-move = « { $text } » est définitif : on ne voit ce que le coup apporte qu’une fois joué. Envoyez-le sans les coups suivants.
id-used = L’identifiant « { $id } » a déjà servi pour un autre message. Donnez à chaque message son propre identifiant.
bot-plays = Un bot joue maintenant pour la place { $seat }. Reprenez-la d’abord.
person-plays = La place { $seat } est tenue par une personne, pas par un bot.
nothing-to-undo = Aucun de vos coups ne peut être annulé : quelqu’un a joué depuis, ou une carte a été piochée.
undo-reveals = Ce coup ne peut pas être annulé, car il a appris quelque chose aux autres.
has-resigned = La personne qui tenait cette place a abandonné.
not-silent = Un bot ne prend le relais pour la place { $seat } que si elle a fait attendre les autres { $seconds } secondes.
not-awaited = Personne n’attend la place { $seat } en ce moment.
time-is-up = Votre temps pour ce coup est écoulé : le bot le joue, ensuite vous pourrez reprendre votre place.
rematch-exists = Une autre partie est déjà prête : { $table }.
no-seat-held = Vous n’avez pas de place à cette table. Rejoignez-la d’abord, ou utilisez votre propre lien.
other-seat-held = Vous avez déjà la place { $seat } à cette table.
wrong-key = Ce lien n’ouvre aucune place ici : il a déjà servi, il est trop vieux ou il est d’une autre table. Demandez-en un nouveau sur l’appareil où vous jouez.
too-many-devices = Cette place est déjà ouverte sur { $most } appareils. Déconnectez les autres depuis l’un d’eux, puis réessayez.
signed-out = Un autre appareil qui tient cette place a déconnecté celui-ci. Si ce n’était pas vous, demandez un nouveau lien sur l’appareil où vous jouez.
no-spectators = Cette table se joue sans spectateurs.
enough-said-watching = Vous avez assez parlé à cette table ({ $most } fois), ou bien tous les spectateurs ensemble. Continuez à regarder en silence.
spectators-are-silent = À cette table, seuls les joueurs parlent. La personne qui a ouvert la table peut aussi le permettre aux spectateurs.
no-name-told = Dites d’abord comment vous vous appelez.
named-already = À cette table, vous vous appelez déjà { $name }.
enough-names = Assez de spectateurs parlent déjà à cette table ({ $most }). Vous pouvez toujours regarder.
only-own-replay = Tant que la partie dure, vous ne pouvez la revoir que depuis votre propre place.
bad-message = Le message est incompréhensible. Ce qui est attendu est décrit à /api/openapi/openapi.json, et pour les sockets à /api/messages.
too-large = Le message est trop long. La limite est de { $most } octets.
too-many-requests = Trop de demandes à la fois. Attendez un instant, puis continuez.
house-busy = La maison a beaucoup à calculer pour tout le monde. Réessayez dans un instant ; les parties continuent pendant ce temps.
not-found = Il n’y a rien à l’adresse { $path }.
wrong-method = Cette adresse ne s’emploie pas ainsi. L’interface est décrite à /api/openapi/openapi.json.
wrong-origin = Les pages de { $origin } n’ont pas le droit d’agir ici.
wrong-host = Cette maison n’est ouverte que sur cette machine, pas sous le nom { $host }. Pour accueillir d’autres joueurs : mewseum serve --host 0.0.0.0
storage-busy = Trop de choses attendent d’être enregistrées. Rien n’a changé ; réessayez dans un instant.
storage-down = La maison n’a pas accès à ses tables : { $why }. Réessayez dans un instant ; rien ne sera fait deux fois. Si cela dure, prévenez la personne qui tient la maison.
disk-nearly-full = Le disque de la maison est presque plein (il reste moins de { $spare } Mo). Les parties continuent, mais il n’y a pour l’instant ni nouvelle table ni discussion. Prévenez la personne qui tient la maison.
storage-full = son stockage est plein
storage-locked = un autre programme utilise son stockage
storage-read-only = son stockage est en lecture seule
storage-gone = son stockage n’est plus à sa place
storage-silent = son stockage ne répond pas
storage-failing = son stockage est en panne
storage-closing = elle est en train de fermer
table-damaged = Ce qui est enregistré de la table { $table } est endommagé ; elle a été mise de côté telle quelle : personne ne peut y jouer ni y assister, et rien n’est deviné. Toutes les autres tables continuent. Prévenez la personne qui tient la maison.
damage-setup = Ce qui a été convenu avant la partie n’est pas tel qu’il a été enregistré.
damage-entry = L’entrée { $entry } n’est pas telle qu’elle a été enregistrée, ou n’est pas à sa place.
damage-twice = Plusieurs entrées portent le numéro { $entry }.
damage-missing = Il manque les entrées de { $first } à { $last }.
damage-beyond = Il y a des entrées après { $entry }, la dernière que connaisse la ligne de la table.
damage-head = La ligne de la table connaît une autre dernière entrée, ou aucune.
damage-file = La base de données elle-même est endommagée là où la table est enregistrée.
damage-unread = L’entrée { $entry } est illisible.
damage-unread-setup = Ce qui a été convenu avant la partie est illisible.
damage-rules = L’entrée { $entry } n’est pas possible selon les règles à ce moment de la partie.
damage-no-table = Des entrées sont enregistrées pour cette table, mais pas la table elle-même.
check-table = Table { $table } : { $flaws }
check-well = Rien n’est endommagé. Tables : { $tables } ; parties rejouées selon leurs règles : { $replayed }.
check-damaged = Tables endommagées : { $damaged } sur { $tables }. La maison les met de côté quand elle les trouve ; restaurez une sauvegarde, ou laissez-les ainsi. Parties rejouées : { $replayed }.
check-other-rules = Tables de jeux dont les règles ont une autre version, et dont seule la chaîne a été vérifiée : { $tables }.
check-bare = Tables d’avant les chaînes, qui doivent encore recevoir la leur : { $tables }. La maison s’en charge pendant qu’elle est ouverte.
check-other-shape = La base de données { $database } a la forme d’une autre version. Ouvrez une fois la maison avec elle, ce qui la met à jour, puis vérifiez-la.
no-database = Impossible d’ouvrir la base de données { $database } : { $reason }.
bad-database = « { $database } » n’est pas une base de données. Écrivez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
no-rooms = Plusieurs salles demandent un système capable de passer des connexions d’un processus à un autre, et celui-ci ne le peut pas. Omettez --rooms, ou ouvrez plusieurs maisons sur une base PostgreSQL.
second-house = Une autre maison est déjà ouverte sur { $file }, à { $address } ; aucune des deux n’apprendrait les coups joués dans l’autre. Rendez-vous à cette adresse, fermez d’abord cette autre maison, ou choisissez un autre fichier avec --database.
cannot-listen = La maison ne peut pas ouvrir à { $host }, port { $port } : { $reason }. Choisissez un autre port avec --port.
house-failed = Quelque chose s’est mal passé dans la maison. Rien n’est perdu ; réessayez.

## Comment une partie s’est terminée pour une place

amount = { $score }
you-won = Vous avez gagné !
you-won-by = Vous avez gagné ! Avance : { $margin }.
you-won-together = Vous avez gagné, avec { $others } !
you-came = Vous terminez à la { $place } place.
you-came-behind = Vous terminez à la { $place } place. Retard sur { $winners } : { $margin }.
you-resigned = Vous avez abandonné.
rank-2 = deuxième
rank-3 = troisième
rank-4 = quatrième
rank-5 = cinquième
rank-6 = sixième
score-made-of = Ce total comprend : { $shares }.
