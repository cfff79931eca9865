trouble-gone = Nie można połączyć się z domem
trouble-gone-about = Jesteś offline albo dom jest przez chwilę zamknięty. Nic nie przepadło: twoje miejsce czeka, a gra potoczy się dalej od tej samej chwili.
trouble-renewed = Dom został odnowiony
trouble-renewed-about = To już nie całkiem ten sam dom, z którego pochodzi ta strona, dlatego brakuje jej części. Nic nie przepadło: wczytaj ją ponownie, a gra potoczy się dalej od tej samej chwili.
trouble-asking = Sprawdzanie, czy dom odpowiada…
trouble-reload = Wczytaj ponownie
trouble-stay = Zostań tutaj
