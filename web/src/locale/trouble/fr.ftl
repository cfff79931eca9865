trouble-gone = La maison est injoignable
trouble-gone-about = Vous êtes hors ligne, ou la maison est fermée pour un moment. Rien n’est perdu : votre place est gardée, et la partie reprendra où elle en était.
trouble-renewed = La maison a été rénovée
trouble-renewed-about = Ce n’est plus tout à fait la maison d’où vient cette page, et une partie de la page manque. Rien n’est perdu : rechargez la page, et la partie reprendra où elle en était.
trouble-asking = On regarde si la maison est là…
trouble-reload = Recharger
trouble-stay = Rester ici
