"""A first night in Cat Burglars: all five actions, a trap from both sides, and the eighth ball."""

from __future__ import annotations

from mewseum.lessons.lesson import Ask, Lesson, Say, Scene, Watch

START = {
    "turn": 0,
    "hands": [["green", "red", "purple", "yellow"], ["green", "blue", "orange"]],
    "market": ["mirror", "green", "yellow", "orange", "purple", "red"],
    "crews": [
        [{"cats": ["blue"], "facedown": "blue"}, {"cats": ["orange"]}],
        [{"cats": ["yellow", "purple"]}, {"cats": ["blue"]}, {"cats": ["red"]}],
    ],
    "scored": [["orange", "green", "red", "yellow", "purple"], ["blue", "orange", "green", "red", "yellow", "purple"]],
}

SCRIPT = (
    Say("welcome"),
    Say("crews"),
    Ask("recruit", "recruit market mirror"),
    Ask("recruit-deck", "recruit deck", ("orange", "blue")),
    Watch("activate 1 green", text="rival-activates"),
    Ask("form", "form green new"),
    Watch("activate 2 blue"),
    Ask("twins", "form red 2"),
    Watch("recruit market green"),
    Watch("recruit deck", ("yellow", "blue"), "rival-recruits"),
    Ask("activate", "activate 2 orange"),
    Watch("form orange new"),
    Ask("trap", "activate 3 purple"),
    Watch("recruit deck", ("red",)),
    Watch("recruit deck", ("orange",)),
    Ask("secure", "secure 2"),
    Ask("secure-more", "secure 1"),
    Ask("done", "done"),
    Watch("infiltrate 1.3"),
    Watch("pay green", text="rival-trapped"),
    Ask("place", "place 1"),
    Ask("infiltrate", "infiltrate 2.1"),
    Ask("pay", "pay yellow mirror"),
    Say("trapped"),
    Watch("place new", text="rival-places"),
    Watch("recruit deck", ("red",)),
    Watch("recruit market purple", ("green",)),
    Ask("infiltrate-again", "infiltrate 2.2"),
    Ask("pay-market", "pay market blue", ("purple",)),
    Say("end"),
)

LESSON = Lesson("cat-burglars", 2, (Scene(START, SCRIPT),))
