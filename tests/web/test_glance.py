"""On a phone the crews of all others are in sight, folded as they are: their sizes, what is guarded, and what can be raided now."""

from __future__ import annotations

import pytest

from tests.web.pages import PHONE, STICKING_OUT, barriers, set_up, staged, until

GUARDED = {"facedown": "hidden"}
CREWS = [
    [{"cats": ["blue"], "facedown": None}],
    [{"cats": ["red", "yellow"], **GUARDED}, {"cats": ["green"], "facedown": None}],
    [{"cats": ["purple"], **GUARDED}],
    [{"cats": ["orange", "orange", "blue"], **GUARDED}, {"cats": ["red"], **GUARDED}],
]
IN_REACH = ("2.1", "4.2")
CHOICES = [(f"infiltrate {crew}", "infiltrate-crew", {"say": "kind-infiltrate-crew", "with": {}}) for crew in IN_REACH]
SEEN = """() => [...document.querySelectorAll(".others .player")].map((player) =>
  [...player.querySelectorAll(".glance li")].map((crew) => [
    crew.querySelectorAll(".cat").length,
    crew.querySelector(".under") !== null,
    crew.querySelector(".paw path") !== null && getComputedStyle(crew.querySelector(".wall")).outlineStyle === "solid",
  ]))"""


def sit(phone, url):
    staged(phone, choices=CHOICES, crews=CREWS, awaits="action")
    set_up(phone, url, game="cat-burglars", players=4, others=["kitten"] * 3)
    phone.wait_for_selector(".glance .lit")


def test_the_crews_of_all_others_are_seen_without_opening_them(phone, url):
    sit(phone, url)
    assert phone.locator(".others .opened").count() == 0
    assert phone.evaluate(SEEN) == [
        [[2, True, True], [1, False, False]],
        [[1, True, False]],
        [[3, True, False], [1, True, True]],
    ]
    for crew in phone.locator(".glance li").all():
        box = crew.locator(".wall").bounding_box()
        assert 0 <= box["x"] <= box["x"] + box["width"] <= PHONE["width"]
    assert phone.evaluate(STICKING_OUT) == []
    assert barriers(phone, ".others") == []


def test_what_can_be_raided_is_said_too(phone, url):
    sit(phone, url)
    said = [crew.inner_text() for crew in phone.locator(".glance li .unseen").all()]
    assert [number for number, text in enumerate(said) if "infiltrate" in text] == [0, 4]
    assert said[0] == "Crew 1: red, yellow; a card face down; you can infiltrate it now"
    assert said[1] == "Crew 2: green"


def test_a_tap_on_the_crews_opens_the_side_where_they_can_be_chosen(phone, url):
    sit(phone, url)
    phone.locator(".others .player").nth(2).locator(".glance").tap()
    until(phone, lambda: phone.locator(".others .player.opened").count() == 1)
    opened = phone.locator(".others .player.opened")
    assert opened.locator(".glance").count() == 0
    assert opened.locator(".crew.lit").count() == 1


@pytest.mark.parametrize("players", [2, 4, 6])
def test_with_many_crews_one_still_sees_what_one_holds(phone, url, players):
    crew = {"cats": ["red", "yellow"], **GUARDED}
    staged(phone, choices=CHOICES[:1], crews=[[CREWS[0][0]] * 3, *[[crew] * 4] * (players - 1)], awaits="action")
    options = {"options": {"more_players": True}} if players > 4 else {}
    set_up(phone, url, game="cat-burglars", players=players, others=["kitten"] * (players - 1), **options)
    phone.wait_for_selector(".glance .lit")
    until(
        phone,
        lambda: phone.evaluate(
            """() => {
          const hand = document.querySelector(".own .body > :last-child").getBoundingClientRect();
          const below = document.querySelector(".below").getBoundingClientRect();
          return hand.bottom <= below.top && hand.top >= 0;
        }"""
        ),
    )
