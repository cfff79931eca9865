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
    hint : que jouer, et pourquoi.
    save FICHIER : enregistrer la partie dans un fichier. quit : quitter la table.
thinking = { $player } réfléchit…
adviser = Le conseil
no-hint = Les conseils sont donnés quand c’est votre tour.
hint-best = Conseil : { $move } (à taper : { $text }). Chances de gagner : { $chance } %.
hint-second = À défaut : { $move } (à taper : { $text }). Chances de gagner : { $chance } %.
hint-belief = Ce qui fait la différence, probable à { $chance } % : { $belief }.
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
bad-budget = « { $budget } » n’est pas un budget. Écrivez une durée comme 50ms ou 2s, ou un nombre de simulations comme 400.
unknown-bot = Le bot « { $bot } » n’existe pas. Vouliez-vous dire : { $known } ? Un niveau peut avoir un tempérament, comme master:bold : { $temperaments }.
too-few-bots = Un tournoi demande au moins deux bots, et non : { $bots }. Écrivez par exemple --bots search,careful.
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
too-many-cards = Il n’y a que { $copies } cartes de cette sorte dans le jeu : { $card }. Il en faudrait une de plus pour « { $part } ».
no-seat = « { $part } » doit être une place de 0 à { $last }, et non { $value }.
cannot-deal = Pour ce qui n’est pas indiqué, il faudrait distribuer { $cards } cartes, mais il n’en reste que { $left }.
known-but-absent = Le joueur { $player } est censé avoir une carte qu’il n’a pas : { $card }.
unknown-choice = « { $part } » ne peut pas être { $value }. Valeurs possibles : { $known }.
no-number = « { $part } » doit être un nombre entier de 0 à { $most }, et non { $value }.
impossible-set = L’option { $option } ne peut pas être { $value }. Valeurs possibles : { $words }, ou { $size } parmi : { $known }.
