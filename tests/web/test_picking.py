"""Which cards are picked: the one that was pressed, as many of a kind as are pressed, and none goes before it is said that these are all."""

from __future__ import annotations

import pytest

from tests.web.pages import set_up, staged, until

TAKE = [
    (
        f"take {card} {number}",
        "take-card-number",
        {"say": "move-take-card-number", "with": {"card": {"say": f"faction-{card}", "with": {}}, "number": number}},
    )
    for card, most in (("police", 3), ("mafia", 1))
    for number in range(1, most + 1)
]
DISPLAY = ["police", "hackers", "mafia", "police", "hackers", "robocats", "police"]
PICKED = """() => [...document.querySelectorAll(".middle .slots button.card")].map((card) => card.getAttribute("aria-pressed") === "true")"""
RISEN = """() => [...document.querySelectorAll(".middle .slots button.card")]
  .map((card) => getComputedStyle(card).transform !== "none" && card.classList.contains("picked"))"""


@pytest.fixture(params=["page", "phone"])
def device(request):
    return request.getfixturevalue(request.param)


def at_the_display(device, url):
    sent = staged(device, choices=TAKE, display=sorted(DISPLAY))
    set_up(device, url, game="catham-city")
    device.locator(".middle .slots button.lit").first.wait_for()
    return sent, device.locator(".middle .slots button.card[data-token='display:police']")


def press(card):
    card.click(position={"x": 9, "y": 20})


def test_as_many_cards_of_a_kind_are_picked_as_are_pressed_and_none_is_taken_before_it_is_confirmed(device, url):
    sent, police = at_the_display(device, url)
    for count, nth in enumerate((1, 0, 2), 1):
        press(police.nth(nth))
        until(device, lambda count=count: sum(device.evaluate(PICKED)) == count)
        ready = device.locator(".actions .buttons button.primary")
        assert [text for text in ready.all_inner_texts() if f", {count}" in text] == ready.all_inner_texts()
    assert sent == []

    press(police.nth(1))  # put back
    until(device, lambda: sum(device.evaluate(PICKED)) == 2)
    device.locator(".actions .buttons button.primary").click()
    until(device, lambda: sent == ["take police 2"])


def test_a_single_card_is_not_taken_before_it_is_confirmed_either(device, url):
    sent, _ = at_the_display(device, url)
    press(device.locator(".middle .slots button.card[data-token='display:mafia']"))
    until(device, lambda: sum(device.evaluate(PICKED)) == 1)
    assert sent == []
    device.locator(".actions .buttons button.primary").click()
    until(device, lambda: sent == ["take mafia 1"])


def test_the_card_that_was_pressed_is_the_one_that_rises(device, url):
    _, police = at_the_display(device, url)
    for nth in (2, 1):
        place = police.nth(nth).evaluate(
            "card => [...document.querySelectorAll('.middle .slots button.card')].indexOf(card)"
        )
        press(police.nth(nth))
        until(device, lambda: any(device.evaluate(RISEN)))
        assert [at for at, risen in enumerate(device.evaluate(RISEN)) if risen] == [place]
        device.keyboard.press("Escape")
        until(device, lambda: not any(device.evaluate(RISEN)))


def test_of_several_cats_of_a_colour_the_one_that_was_pressed_rises(device, url):
    form = [
        (f"form blue {where}", verb, {"say": "move-form-card-new", "with": {"card": {"say": "card-blue", "with": {}}}})
        for where, verb in (("new", "form-card-new"), ("1", "form-card-crew"))
    ]
    staged(device, choices=form, hands=[["blue", "blue", "blue"], 3], market=["red"] * 3)
    set_up(device, url, game="cat-burglars")
    device.locator(".own ul.fan button.lit").first.wait_for()
    blue = device.locator(".own ul.fan button.card")
    press(blue.nth(1))
    until(device, lambda: blue.nth(1).get_attribute("aria-pressed") == "true")
    assert [card.get_attribute("aria-pressed") for card in blue.all()].count("true") == 1


def test_the_card_that_was_pressed_is_the_one_that_goes(page, url):
    set_up(page, url, game="catham-city")
    until(page, lambda: page.locator(".middle .slots button.lit").count() > 0)
    kinds = page.locator(".middle .slots button.card").evaluate_all("cards => cards.map((card) => card.dataset.token)")
    twice = next((kind for kind in kinds if kinds.count(kind) > 1), None)
    assert twice, kinds
    chosen = page.locator(f".middle .slots button.card[data-token='{twice}']").last
    number = chosen.get_attribute("data-card")
    chosen.click()
    until(page, lambda: sum(page.evaluate(PICKED)) == 1)
    page.locator(".actions .buttons button.primary").first.click()
    until(page, lambda: page.locator(f".middle [data-card='{number}']").count() == 0)
    assert page.locator(f".own [data-card='{number}']").count() == 1
