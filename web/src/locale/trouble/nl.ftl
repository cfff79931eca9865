trouble-gone = Het huis is niet bereikbaar
trouble-gone-about = Je bent offline, of het huis is even gesloten. Er is niets verloren: je plaats blijft van jou, en het spel gaat verder waar het was.
trouble-renewed = Het huis is vernieuwd
trouble-renewed-about = Het is niet meer helemaal het huis waar deze pagina vandaan komt, en daarom ontbreekt er een deel. Er is niets verloren: laad opnieuw, en het spel gaat verder waar het was.
trouble-asking = Even kijken of het huis er is …
trouble-reload = Opnieuw laden
trouble-stay = Hier blijven
