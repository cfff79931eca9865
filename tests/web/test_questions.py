"""What a seat is asked for can be answered on the table itself, and the question names names."""

from __future__ import annotations

import pytest

from tests.web.pages import play_now, set_up, staged, until

LIT = "main [data-token].lit"


def said(key, **details):
    return {"say": key, "with": details}


def card(name):
    return said(f"card-{name}")


def pay(*cards, market=""):
    names = [card(name) for name in cards] + ([said("card-of-market", card=card(market))] if market else [])
    text = " ".join(["pay", *cards, *(["market", market] if market else [])])
    return text, "pay-cards", said("move-pay-cards", cards=names)


PAYMENT = {
    "awaits": "payment",
    "target": "2.1",
    "hands": [["blue", "blue", "red", "mirror"], 3],
    "crews": [[], [{"cats": ["blue", "blue"], "facedown": "hidden"}]],
    "market": ["blue", "green"],
}


def tokens(page):
    return sorted({one.get_attribute("data-token") for one in page.locator(LIT).all()})


def test_a_payment_is_made_card_by_card_and_the_question_names_the_crew_and_its_price(page, url):
    moves = [pay("blue", "blue"), pay("blue", "mirror"), pay("blue", market="blue"), pay("mirror", market="blue")]
    sent = staged(page, choices=moves, **PAYMENT)
    set_up(page, url, game="cat-burglars")
    page.wait_for_selector(LIT)
    assert "crew 1 (Kitten)" in page.locator(".prompt").inner_text()
    assert "It costs: blue, blue." in page.locator(".prompt").inner_text()
    assert tokens(page) == ["hand:blue", "hand:mirror", "market:blue"]

    blue = page.locator("[data-token='hand:blue']")
    blue.first.click()
    assert page.locator(".chosen").inner_text() == "Chosen: blue"
    assert [one.get_attribute("aria-pressed") for one in blue.all()] == ["true", "false"]
    assert page.get_by_role("button", name="Back").is_visible()
    blue.last.click()

    until(page, lambda: sent == ["pay blue blue"])


def test_a_card_of_the_market_can_be_part_of_a_payment(page, url):
    sent = staged(page, choices=[pay("blue", "blue"), pay("mirror", market="blue")], **PAYMENT)
    set_up(page, url, game="cat-burglars")
    page.locator("[data-token='hand:mirror']").click()
    page.locator("[data-token='market:blue']").click()

    until(page, lambda: sent == ["pay mirror market blue"])


CATHAM = {"hands": [["mafia", "police", "police", "robocats"], 3], "active": 1, "in_play": ["detectives"]}
MOMENTS = {
    "match": (
        "catham-city",
        {**CATHAM, "awaits": "match", "extra": "mafia"},
        [("match", "match", said("move-match")), ("decline", "decline", said("move-decline"))],
        ["Kitten has played detectives", "mafia"],
        ["hand:mafia"],
        "match",
    ),
    "policemen": (
        "catham-city",
        {**CATHAM, "active": 0, "awaits": "policemen", "extra": "mafia", "target": 1},
        [
            (f"policemen {number}", "policemen-number", said("move-policemen-number", number=number))
            for number in (1, 2, 3)
        ],
        ["hand of Kitten", "mafia"],
        ["hand:police", "hand:police"],
        "policemen 3",
    ),
    "gift": (
        "catham-city",
        {**CATHAM, "awaits": "gift"},
        [("give mafia", "give-card", said("move-give-card", card=said("faction-mafia")))],
        ["Kitten has played journalists"],
        ["hand:mafia"],
        "give mafia",
    ),
    "distract": (
        "meow",
        {"awaits": "distract", "card": "rufus"},
        [("distract", "distract", said("move-distract")), ("accept", "accept", said("move-accept"))],
        ["A guard: Rufus!"],
        [],
        "",
    ),
}

COUNTED = {"policemen"}
"""Where it is chosen how many cards there are."""


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_question_names_names_and_is_answered_by_picking(page, url, moment):
    game, view, choices, named, picked, move = MOMENTS[moment]
    sent = staged(page, choices=choices, **view)
    set_up(page, url, game=game)
    page.wait_for_selector(".actions .buttons button")
    assert [name for name in named if name not in page.locator(".prompt").inner_text()] == []

    for token in dict.fromkeys(picked):
        for nth in range(picked.count(token)):
            page.locator(f"[data-token='{token}']").nth(nth).click(position={"x": 9, "y": 24})
    if moment in COUNTED:
        until(page, lambda: page.locator(".actions .chosen", has_text=f"×{len(picked)}").count() == 1)
        assert sent == [], "it cannot be taken back: nothing goes before these are said to be all"
        page.locator(".actions .buttons button.primary").click()

    until(page, lambda: sent == ([move] if move else []))


def test_a_crew_is_called_by_its_owner_and_not_by_a_seat(page, url):
    crew = said("crew-of", player=2, number=1)
    moves = [("infiltrate 2.1", "infiltrate-crew", said("move-infiltrate-crew", crew=crew))]
    staged(page, choices=moves, **{**PAYMENT, "awaits": "action"})
    set_up(page, url, game="cat-burglars")

    page.get_by_role("button", name="Infiltrate crew 1 (Kitten)").wait_for()


def test_a_refusal_names_the_player(page, url):
    no = {"kind": "refused", "code": "bank-is-empty", "section": "11.4", "say": said("bank-is-empty", player=2)}
    staged(page, choices=[], answer={**no, "sentence": "Player 2 has no banked cards. (§11.4)"})
    set_up(page, url, game="meow")
    page.locator(".player:not(.own) button.plain").click(force=True)

    alert = page.get_by_role("alert")
    alert.wait_for()
    assert "Player Kitten has no banked cards. (§11.4)" in alert.inner_text()


def test_a_hint_in_the_browser_names_no_typed_command(page, url):
    play_now(page, url, "cat-burglars")
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint", has_text="Chance of winning").first.wait_for()

    assert "type:" not in page.locator(".actions").inner_text()
