# What the guide says in the first game of Cat Burglars.

lesson-welcome = Good evening! Eight golden balls of yarn win. You have five already, but { $rival } has six: it will be close.
lesson-crews = These are your crews. The card hidden under crew 1 is blue, like its cat: a ball of yarn. In any other colour it would be a trap.
lesson-recruit = Each turn you take one of five actions. First, recruit two cards: take the mirror from the market, a joker for every colour.
lesson-recruit-deck = The second one may come from the market as well, or unseen from the deck. Try the deck.
lesson-rival-activates = { $rival } slides a card under a crew. Yarn or trap? Nobody else knows.
lesson-form = Next action: form a crew. Pick your green cat, then “New crew”.
lesson-twins = A crew may grow only if it has a twin: another crew of yours with as many cats. Let your red cat join crew 2.
lesson-rival-recruits = { $rival } took a green cat from the market, for all to see. What might it be for?
lesson-activate = Next action: activate a crew. Slide your orange cat under crew 2; an orange cat sits there, so it is a ball of yarn.
lesson-trap = Now for some mischief: slide your purple cat under crew 3. No purple cat there, so it is a trap. Only you know.
lesson-secure = Next action: secure the loot before others sneak in. The order is free: this time begin with the ball under crew 2.
lesson-secure-more = One action secures as many balls as you like. Now take the one under crew 1.
lesson-done = Only your trap is left, and you may never reveal it. You are asked all the same, so that nobody can tell it from a ball. Say that you are done.
lesson-rival-trapped = { $rival } pays a green card to sneak into crew 3, and steps right into your trap! The payment is lost.
lesson-place = A sprung trap joins your cats: as a new crew, or in one that has a twin. Add it to crew 1.
lesson-infiltrate = Seven balls! Last action: infiltrate. Choose your opponent’s crew 1, which hides a card.
lesson-pay = You pay cards that match its cats, yellow and purple. Your mirror stands in for purple; paying is all that mirrors can do.
lesson-trapped = Snap! A trap. You pay before you look, and what you have paid is gone.
lesson-rival-places = { $rival } starts a new crew with the trap, and then plays on. Passing is not allowed in this house.
lesson-infiltrate-again = Never mind, try again: the opponent’s crew 2 has one blue cat only.
lesson-pay-market = Your hand is empty, but when two play, one card may come from the market. Pay with the blue one there.
lesson-end = Your eighth ball of yarn! The game ends at once, and you have won. You know all five actions now.
