# What the guide says in the first game of Catham City.

lesson-welcome = Catham City elects its mayor! With two or three players, 16 campaign points win; with more, 13 are enough.
lesson-take = On your turn you take cards or play cards. To take: as many as you like of one faction on display. Take both scientists.
lesson-rival-mafia = { $rival } plays four mafia cats for 2 points. Now everybody else has to discard two cards or return a point.
lesson-return = You need your cards. Return your point.
lesson-scientists = Time to play: three scientists bring 2 points, and two cards from the pile.
lesson-rival-detectives = { $rival } plays three detectives with an extra card, for 3 points. Now the others may answer.
lesson-match = Whoever discards a card of the extra card’s faction gets a point. It was a hacker, and you have hackers: answer.
lesson-robocats = Two robocats draw five cards; four would bring 3 points instead. Play your two.
lesson-limit = Eleven cards! At the end of your turn only ten may stay. Discard a hacker.
lesson-mafia = Your turn to be feared: play four mafia cats for 2 points.
lesson-rival-discards = { $rival } discards two cards and keeps the points.
lesson-detectives = Three detectives with an extra card, any you like: 3 points. Pick the detectives, then your scientist.
lesson-rival-declines = No answer from the other side. Nobody has to give one.
lesson-hackers = Send one to four hackers into a hand; as many cards come out at random. Pick your two hackers, then your opponent.
lesson-hacked = Every hacker that comes out is a point for you, every other card joins your hand. Hackers that stay hidden stay there.
lesson-second-evening = Another evening. Five of eight factions play in each game, so now meet the other three.
lesson-journalists = Two journalists bring 2 points. Play them.
lesson-rival-gives = Then everybody else may give you a card, and you have to accept it. { $rival } gives you a robocat.
lesson-rival-journalists = Now { $rival } plays journalists. You may give a card too, and discard another of the same faction for a point.
lesson-give = A fair bargain: give one robocat and discard the other.
lesson-officials = Officials, as many as you like: that many cards from the pile are revealed, and each different faction is a point. Play all three.
lesson-rival-takes = { $rival } takes two scientists, and all have seen it. A hint for the police!
lesson-police = Police look for one faction in a hand: that of an extra card. Pick police, your scientist, and your opponent.
lesson-policemen = Each policeman reveals a card at random; for every police card found, the victim draws one. Send both.
lesson-end = Two scientists, two points, sixteen in all! The game ends at once, and you are mayor. You have met all eight factions.
