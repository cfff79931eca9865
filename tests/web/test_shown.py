"""What a view tells is on the table: not only whose turn it is, but what is going on."""

from __future__ import annotations

import itertools
import json

import pytest

from tests.web.pages import barriers, play_now, play_one, set_up, staged, until


def retold(page, change):
    """From now on, every view that this page is told is changed before it hears of it."""

    def open_socket(socket):
        server = socket.connect_to_server()

        def hear(message):
            told = json.loads(message)
            if (view := (told.get("now") or {}).get("view")) is not None:
                change(view)
            socket.send(json.dumps(told))

        server.on_message(hear)

    page.route_web_socket("**/live**", open_socket)


def own_and_other(view):
    """The seats of the page's owner and of the next player."""
    own = next(seat for seat, held in enumerate(view.get("hands") or view["banks"]) if isinstance(held, list))
    return own, (own + 1) % len(view["stars" if "stars" in view else "hands"])


def play_retold(page, url, game, change):
    retold(page, change)
    play_now(page, url, game)


@pytest.fixture(params=["page", "phone"])
def device(request):
    return request.getfixturevalue(request.param)


def test_a_cat_that_was_used_is_stamped_and_one_in_jail_is_behind_bars(device, url):
    def change(view):
        own, other = own_and_other(view)
        view["cats"][own] = {"calvin": "free", "castor": "used", "chelsea": "jailed", "claus": "jailed and used"}
        view["cats"][other] = {"crispin": "used", "chester": "jailed"}

    play_retold(device, url, "meow", change)

    def states(cat):
        state = device.locator(f".card[data-thing={cat}] .state")
        return set(state.get_attribute("class").split()) & {"used", "jailed"} if state.count() else set()

    assert [states(cat) for cat in ("calvin", "castor", "chelsea", "claus")] == [
        set(),
        {"used"},
        {"jailed"},
        {"used", "jailed"},
    ]
    assert states("crispin") == {"used"}
    assert barriers(device, "main") == []


@pytest.mark.parametrize("down", [0.1, 0.5, 0.9])
def test_a_press_anywhere_on_a_mini_deck_that_glows_chooses_it(device, url, down):
    castor = [
        (f"castor 2.{number}", "castor-pile", {"say": "move-castor-pile", "with": {"pile": f"2.{number}"}})
        for number in (1, 2)
    ]
    piles = [[], [{"pile": f"2.{number}", "card": "vase", "cards": 2, "served": False} for number in (1, 2)]]
    sent = staged(device, choices=castor, cats=[{"castor": "free"}, {}], piles=piles)
    set_up(device, url, game="meow", options={"first": 0})  # no bot moves meanwhile, which would clear the choice
    device.locator(".own .card[data-thing=castor]").click()
    deck = device.locator(".pile.lit").first
    deck.wait_for()
    size = deck.bounding_box()
    deck.click(position={"x": size["width"] / 2, "y": size["height"] * down})

    until(device, lambda: sent == ["castor 2.1"])


def test_the_guard_in_the_way_stands_at_the_end_of_the_run(device, url):
    def change(view):
        view.update(run=["5k", "50k", "25k"], run_value=80, card="rufus", pending_stars=3, last_turns=2)
        view.update(active=own_and_other(view)[0])

    play_retold(device, url, "meow", change)
    run, met = (device.get_by_role("list", name=name).bounding_box() for name in ("The run", "In the way"))

    assert met["x"] > run["x"] or met["y"] > run["y"]
    assert device.locator(".met .card[data-thing=rufus]").is_visible()
    assert device.locator(".own .pending").inner_text() == "+3"
    assert device.get_by_text("2 last turns").is_visible()
    assert barriers(device, "main") == []


def test_who_serves_time_is_said_to_miss_turns(device, url):
    def change(view):
        _, other = own_and_other(view)
        view["arrested"][other], view["serving"][other] = True, 2

    play_retold(device, url, "meow", change)

    assert device.get_by_text("arrested, misses 2 turns").is_visible()


def test_scored_balls_lie_by_their_colours_where_these_are_open(device, url):
    def change(view):
        own, other = own_and_other(view)
        view["scored"][own], view["scored"][other] = ["blue", "blue", "green", "purple"], 3
        view["scores"][own], view["scores"][other] = 4, 3

    play_retold(device, url, "cat-burglars", change)

    assert device.locator(".own .coloured").all_inner_texts() == ["blue: 2\n×2", "green: 1", "purple: 1"]
    assert device.locator(".player:not(.own) .coloured").count() == 0
    assert barriers(device, "main") == []


def test_the_crew_that_is_infiltrated_and_the_trap_under_it_are_seen(device, url):
    def change(view):
        own, _ = own_and_other(view)
        view["crews"][own] = [{"cats": ["blue", "red"], "facedown": None}, {"cats": ["green"], "facedown": None}]
        view.update(target=f"{own + 1}.2", trap="yellow")

    play_retold(device, url, "cat-burglars", change)

    assert "being infiltrated" in device.locator(".own .crew").nth(1).inner_text()
    assert "being infiltrated" not in device.locator(".own .crew").nth(0).inner_text()
    assert device.get_by_role("list", name="The trap").locator(".card").get_attribute("data-label") == "yellow"
    assert barriers(device, "main") == []


def test_whose_turn_it_really_is_stays_visible_while_others_are_asked(device, url):
    def change(view):
        own, other = own_and_other(view)
        view.update(turn=own, active=other, target=own, extra="mafia", in_play=["police", "police", "mafia"])

    play_retold(device, url, "catham-city", change)

    assert device.locator(".player:not(.own)").get_by_text("whose turn it is").is_visible()
    assert device.locator(".player.own").get_by_text("is searched").is_visible()
    assert device.get_by_text("extra card: Mafia").is_visible()
    assert barriers(device, "main") == []


def test_actions_that_are_left_are_counted_where_there_are_two(page, url):
    table = set_up(page, url, game="catham-city", options={"two_actions": True, "first": 0})
    page.locator(".player.own").get_by_text("2 actions left").wait_for()
    play_one(page, table, "take")

    page.locator(".player.own").get_by_text("1 action left").wait_for()


# Long hands.

LONG = {"cat-burglars": "hands", "meow": "banks", "catham-city": "hands"}


def with_long_hands(game):
    def change(view):
        held = view[LONG[game]]
        own, _ = own_and_other(view)
        more = ["25k", "5k", "50k", "steal", "distraction"] if game == "meow" else held[own]
        held[own] = sorted(held[own] + [card for card in more for _ in range(4)])

    return change


@pytest.mark.parametrize("game", LONG)
def test_in_a_hand_that_is_too_long_for_a_phone_equal_cards_lie_in_one_pile(phone, url, game):
    play_retold(phone, url, game, with_long_hands(game))
    hand = phone.locator(".own ul.fan")
    until(phone, lambda: hand.locator(".count").count() > 0)
    boxes = [card.bounding_box() for card in hand.locator("button.card").all()]
    kinds = hand.locator(".card").evaluate_all("cards => cards.map((card) => card.dataset.label)")
    lefts = [box["x"] for box in boxes]

    assert len(boxes) == len(set(kinds))
    assert min(right - left for left, right in itertools.pairwise(lefts)) >= 24
    assert boxes[-1]["x"] + boxes[-1]["width"] <= 390
    assert barriers(phone, "main") == []


def test_picking_from_a_pile_picks_one_card(phone, url):
    play_retold(phone, url, "cat-burglars", with_long_hands("cat-burglars"))
    pile = phone.locator(".own ul.fan button.card.lit", has=phone.locator(".count")).first
    pile.tap(position={"x": 9, "y": 24})

    assert phone.locator(".own ul.fan [aria-pressed='true']").count() == 1


def test_on_a_desk_with_room_the_same_hand_is_spread(page, url):
    page.set_viewport_size({"width": 1920, "height": 1080})
    play_retold(page, url, "cat-burglars", with_long_hands("cat-burglars"))
    cards = page.locator(".own ul.fan button.card")

    assert cards.count() > 25
    assert page.locator(".own ul.fan .count").count() == 0


@pytest.mark.parametrize("count", [6, 8])
def test_on_a_desk_many_crews_of_everybody_leave_the_own_hand_in_sight(page, url, count):
    cats = ["blue", "orange", "green", "red", "yellow", "purple", "blue", "red"][:count]

    def change(view):
        view["crews"] = [
            [{"cats": [cat, "mirror"], "facedown": "hidden" if number % 2 else None} for number, cat in enumerate(cats)]
            for _ in view["crews"]
        ]

    page.set_viewport_size({"width": 1280, "height": 800})
    retold(page, change)
    set_up(page, url, game="cat-burglars", players=4, others=["kitten"] * 3)
    page.wait_for_selector(f".own .crew:nth-child({count})")
    page.wait_for_selector(".actions .buttons button")

    fits = "document.querySelector('main').scrollHeight <= document.querySelector('main').clientHeight"
    until(page, lambda: page.evaluate(fits))


@pytest.mark.parametrize(
    ("game", "score", "said"),
    [
        ("cat-burglars", "5/8", "5 of 8 balls of yarn"),
        ("meow", "5/13", "5 stars, arrest at 13"),
        ("catham-city", "5/16", "5 of 16 points"),
    ],
)
def test_every_score_says_what_it_is_of(device, url, game, score, said):
    def change(view):
        for scores in ("scores", "stars", "points"):
            if scores in view:
                view[scores] = [5] * len(view[scores])
        if game == "meow":
            view["arrest_at"] = [13] * len(view["stars"])

    play_retold(device, url, game, change)
    texts = device.locator(".player .score .word:not([data-thing=bank])").all_inner_texts()

    assert len(texts) == 3
    assert all(score in text and said in text for text in texts), texts


def test_how_many_cards_others_hold_stands_on_the_last_of_them(page, url):
    def change(view):
        own, _ = own_and_other(view)
        view["hands"] = [hand if seat == own else 9 for seat, hand in enumerate(view["hands"])]

    play_retold(page, url, "cat-burglars", change)

    assert page.locator(".player:not(.own) .fan .count").all_inner_texts() == ["9", "9"]
    assert page.locator(".player:not(.own) .fan").first.locator(".card").last.locator(".count").is_visible()
    assert barriers(page, "main") == []


@pytest.mark.parametrize(("game", "said"), [("cat-burglars", "No cards in hand"), ("meow", "Nothing banked")])
def test_an_empty_hand_says_so(device, url, game, said):
    def change(view):
        own, _ = own_and_other(view)
        view[LONG[game]][own] = []

    play_retold(device, url, game, change)

    assert device.locator(".player.own").get_by_text(said).is_visible()
    assert device.get_by_text(said).count() == 1
    assert barriers(device, "main") == []


def test_the_sign_of_twins_covers_no_face(device, url):
    def change(view):
        crews = [{"cats": ["blue"], "facedown": None, "twin": True}, {"cats": ["red"], "facedown": None, "twin": True}]
        view["crews"] = [crews for _ in view["crews"]]

    play_retold(device, url, "cat-burglars", change)
    if device.locator(".opener").count():
        device.locator(".opener").first.click()
        device.wait_for_timeout(300)
    for player in device.locator(".player", has=device.locator(".twin:visible")).all():
        face = player.locator(".portrait").bounding_box()
        sign = player.locator(".twin").first.bounding_box()
        assert sign["y"] >= face["y"] + face["height"] - 1
