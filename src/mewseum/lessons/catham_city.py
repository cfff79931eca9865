"""Two evenings of a campaign in Catham City: five factions on the first, the other three on the second."""

from __future__ import annotations

from mewseum.lessons.lesson import Ask, Lesson, Say, Scene, Watch

FIRST_EVENING = {
    "turn": 0,
    "factions": ["detectives", "scientists", "robocats", "mafia", "hackers"],
    "points": [1, 3],
    "hands": [
        ["detectives"] * 2 + ["scientists"] + ["robocats"] + ["mafia"] * 2 + ["hackers"] * 2,
        ["mafia"] * 4 + ["detectives"] * 3 + ["hackers", "scientists", "robocats"],
    ],
    "display": ["scientists", "scientists", "robocats", "robocats", "mafia", "hackers", "detectives"],
}

FIRST_SCRIPT = (
    Say("welcome"),
    Ask("take", "take scientists 2", ("hackers", "detectives")),
    Watch("play mafia", text="rival-mafia"),
    Ask("return", "return point"),
    Ask("scientists", "play scientists", ("robocats", "detectives")),
    Watch("play detectives and hackers", text="rival-detectives"),
    Ask("match", "match"),
    Ask("robocats", "play robocats 2", ("mafia", "mafia", "hackers", "hackers", "scientists")),
    Ask("limit", "discard hackers"),
    Watch("take robocats 2", ("mafia", "scientists")),
    Ask("mafia", "play mafia"),
    Watch("discard scientists"),
    Watch("discard robocats", text="rival-discards"),
    Watch("take hackers 2", ("robocats", "scientists")),
    Ask("detectives", "play detectives and scientists"),
    Watch("decline", text="rival-declines"),
    Watch("take detectives 2", ("mafia", "robocats")),
    Ask("hackers", "play hackers 2 against 2", ("hackers", "detectives")),
    Say("hacked"),
)

SECOND_EVENING = {
    "turn": 0,
    "factions": ["police", "journalists", "officials", "scientists", "robocats"],
    "points": [9, 8],
    "hands": [
        ["journalists"] * 2 + ["officials"] * 3 + ["police"] * 2 + ["scientists", "robocats"],
        ["journalists"] * 2 + ["robocats"] * 2 + ["scientists"] * 3 + ["police"],
    ],
    "display": ["scientists", "scientists", "officials", "officials", "robocats", "police", "journalists"],
}

SECOND_SCRIPT = (
    Say("second-evening"),
    Ask("journalists", "play journalists"),
    Watch("give robocats", text="rival-gives"),
    Watch("play journalists", text="rival-journalists"),
    Ask("give", "give robocats and discard 1"),
    Ask("officials", "play officials 3", ("police", "robocats", "robocats")),
    Watch("take scientists 2", ("officials", "police"), "rival-takes"),
    Ask("police", "play police and scientists against 2"),
    Ask("policemen", "policemen 2", ("scientists", "scientists")),
    Say("end"),
)

LESSON = Lesson("catham-city", 2, (Scene(FIRST_EVENING, FIRST_SCRIPT), Scene(SECOND_EVENING, SECOND_SCRIPT)))
