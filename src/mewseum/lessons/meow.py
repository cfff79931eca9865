"""The last hour of a gala at the MEOW: runs and guards, cats and tricks, jail, and the last card of the deck."""

from __future__ import annotations

from mewseum.lessons.lesson import Ask, Lesson, Say, Scene, Watch

START = {
    "turn": 0,
    "banks": [["distraction", "25k"], ["double-cross", "steal", "150k", "25k"]],
    "cats": [{"castor": "free", "charlton": "free"}, {"chelsea": "jailed", "chester": "jailed"}],
    "stars": [6, 6],
    "piles": [
        [],
        [{"card": "vase", "beneath": ["75k", "10k"]}, {"card": "camera", "beneath": ["25k"]}],
    ],
    "deck": [
        "50k", "calvin", "5k", "rufus", "300k", "rumbold", "25k", "laser-pen", "catnip", "10k", "paw-prints", "5k",
        "75k",
    ],
}  # fmt: skip

SCRIPT = (
    Say("welcome"),
    Ask("pick-up", "pick up", ("50k",)),
    Ask("push", "pick up", ("calvin",)),
    Ask("stop", "stop"),
    Watch("pick up", ("5k",)),
    Watch("pick up", ("rufus",), "rival-guard"),
    Watch("accept", text="rival-arrested"),
    Ask("again", "pick up", ("300k",)),
    Ask("dare", "pick up", ("rumbold",)),
    Ask("distract", "distract"),
    Ask("stop-again", "stop"),
    Watch("serve", text="rival-serves"),
    Ask("castor", "castor 2.1"),
    Ask("castor-second", "castor 2.2"),
    Ask("charlton", "charlton 2", ("25k",)),
    Watch("double-cross 1", text="rival-double-cross"),
    Ask("calvin", "calvin 2"),
    Ask("free", "free chelsea"),
    Watch("steal 1", ("10k",), "rival-steals"),
    Ask("chelsea", "chelsea 2", ("150k", "10k")),
    Watch("pick up", ("25k",)),
    Watch("pick up", ("laser-pen",), "rival-laser"),
    Ask("risk", "pick up", ("catnip",)),
    Ask("give", "give 10k to 2"),
    Say("arrested"),
    Watch("pick up", ("10k",)),
    Watch("pick up", ("paw-prints",), "rival-evidence"),
    Ask("substitute", "substitute chelsea"),
    Watch("pick up", ("5k",)),
    Watch("stop"),
    Ask("redeem", "redeem chester"),
    Ask("pay", "pay 75k"),
    Ask("pay-rest", "pay 25k"),
    Say("money"),
    Ask("last", "pick up", ("75k",)),
    Say("end"),
)

LESSON = Lesson("meow", 2, (Scene(START, SCRIPT),))
