# Ce que dit le guide dans la première partie de Cat Burglars.

lesson-welcome = Bonsoir ! Il faut huit Pelotes d’Or pour gagner. Vous en avez déjà cinq, mais { $rival } en a six : ce sera serré.
lesson-crews = Voici vos Bandes. La carte cachée sous la Bande 1 est bleue comme son chat : c’est une Pelote. De toute autre couleur, ce serait un piège.
lesson-recruit = À chaque tour, une action parmi cinq. D’abord, recrutez deux cartes : prenez le Miroir au Marché, un joker pour toutes les couleurs.
lesson-recruit-deck = La seconde peut aussi venir du Marché ou, à l’aveugle, de la pioche. Essayez la pioche.
lesson-rival-activates = { $rival } glisse une carte sous une Bande. Pelote ou piège ? Personne d’autre ne le sait.
lesson-form = Action suivante : former une Bande. Choisissez votre chat vert, puis « Nouvelle Bande ».
lesson-twins = Une Bande ne peut grandir que si elle a une jumelle : une autre de vos Bandes qui compte autant de chats. Ajoutez votre chat rouge à la Bande 2.
lesson-rival-recruits = { $rival } a pris un chat vert au Marché, à la vue de tous. Pour quoi faire ?
lesson-activate = Action suivante : activer une Bande. Glissez votre chat orange sous la Bande 2 ; elle a un chat orange, c’est donc une Pelote.
lesson-trap = Et maintenant, une ruse : glissez votre chat violet sous la Bande 3. Elle n’a pas de chat violet, c’est donc un piège. Personne d’autre ne le sait.
lesson-secure = Action suivante : sécuriser le butin avant que d’autres ne s’infiltrent. L’ordre est libre : cette fois, commencez par la Pelote sous la Bande 2.
lesson-secure-more = Une seule action sécurise autant de Pelotes que vous voulez. Prenez maintenant celle de la Bande 1.
lesson-done = Il ne reste que votre piège, qu’on ne révèle jamais soi-même. La question vient quand même : personne ne le distingue ainsi d’une Pelote. Dites que vous avez fini.
lesson-rival-trapped = { $rival } paie avec une carte verte pour infiltrer la Bande 3 et tombe dans votre piège ! Le paiement est perdu.
lesson-place = Un piège révélé rejoint vos chats : en nouvelle Bande, ou dans une Bande qui a une jumelle. Ajoutez-le à la Bande 1.
lesson-infiltrate = Sept Pelotes ! Dernière action : infiltrer. Choisissez chez votre adversaire la Bande 1, qui cache une carte.
lesson-pay = Vous payez avec des cartes aux couleurs de ses chats, jaune et violet. Votre Miroir remplace le violet ; un Miroir ne sert qu’à payer.
lesson-trapped = Clac ! Un piège. On paie avant de regarder, et ce qui est payé est perdu.
lesson-rival-places = { $rival } forme une nouvelle Bande avec le piège, puis joue à son tour. Dans cette maison, on ne passe pas.
lesson-infiltrate-again = Tant pis, recommencez : la Bande 2 de votre adversaire n’a qu’un seul chat, un bleu.
lesson-pay-market = Votre main est vide, mais à deux joueurs une carte peut venir du Marché. Payez avec la bleue.
lesson-end = Votre huitième Pelote ! La partie s’arrête aussitôt, et vous avez gagné. Vous connaissez maintenant les cinq actions.
