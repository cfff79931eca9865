# What the page says when nothing more comes from the house; it comes with the page itself.

trouble-gone = The house cannot be reached
trouble-gone-about = You are offline, or the house is closed for a moment. Nothing is lost: your seat is kept, and the game goes on where it was.
trouble-renewed = The house has been renewed
trouble-renewed-about = It is no longer quite the house that this page came from, so a part of the page is missing. Nothing is lost: reload, and the game goes on where it was.
trouble-asking = Asking whether the house is there …
trouble-reload = Reload
trouble-stay = Stay here
