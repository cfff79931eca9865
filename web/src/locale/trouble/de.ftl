trouble-gone = Das Haus ist nicht erreichbar
trouble-gone-about = Du bist offline, oder das Haus ist gerade geschlossen. Es ist nichts verloren: Dein Platz bleibt dir, und die Partie geht weiter, wo sie war.
trouble-renewed = Das Haus wurde erneuert
trouble-renewed-about = Es ist nicht mehr ganz das Haus, aus dem diese Seite stammt, deshalb fehlt ein Teil von ihr. Es ist nichts verloren: Lade neu, und die Partie geht weiter, wo sie war.
trouble-asking = Nachsehen, ob das Haus da ist …
trouble-reload = Neu laden
trouble-stay = Hier bleiben
