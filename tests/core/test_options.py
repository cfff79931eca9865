"""Options are data with a default, checked when a game is made."""

import itertools

import pytest

import mewseum
from mewseum import GAMES
from mewseum.core.options import GROUPS, Option, SetOption, check_options
from mewseum.games import make_game, parts

TEA = Option("tea", ("black", "green", "none"), "1.2")
MILK = Option("milk", (False, True), "1.3")
CUPS = Option("cups", (0, 1, 2), "1.4")
KNOWN = (TEA, MILK, CUPS)


def refusal_of(**given):
    with pytest.raises(mewseum.Refused) as refusal:
        check_options(KNOWN, given)
    return refusal.value


def test_the_first_value_is_the_default():
    assert [option.default for option in KNOWN] == ["black", False, 0]


def test_what_is_not_given_has_its_default():
    assert check_options(KNOWN, {}) == {"tea": "black", "milk": False, "cups": 0}


def test_what_is_given_holds_and_the_order_is_the_declared_one():
    checked = check_options(KNOWN, {"cups": 2, "tea": "none"})

    assert list(checked.items()) == [("tea", "none"), ("milk", False), ("cups", 2)]


def test_a_misspelt_option_is_refused_with_the_one_that_was_meant():
    refusal = refusal_of(milc=True)

    assert refusal.key == "unknown-option"
    assert refusal.details["known"] == ["milk"]
    assert "“milc”" in str(refusal)
    assert "milk" in str(refusal)


def test_an_option_like_no_other_is_refused_with_all_there_are():
    assert refusal_of(biscuits=1).details["known"] == ["tea", "milk", "cups"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("tea", "herbal"),
        ("tea", True),
        ("tea", None),
        ("tea", ["black"]),
        ("milk", 1),
        ("milk", 0),
        ("milk", "true"),
        ("cups", True),
        ("cups", 3),
        ("cups", 1.0),
        ("cups", "1"),
        ("cups", {}),
    ],
)
def test_an_impossible_value_is_refused_by_its_section_with_all_that_are_possible(name, value):
    option = next(option for option in KNOWN if option.name == name)

    refusal = refusal_of(**{name: value})

    assert (refusal.key, refusal.section) == ("impossible-option", option.section)
    assert repr(value) in str(refusal)
    assert all(repr(possible) in str(refusal) for possible in option.values)


def some_values(option):
    """All values of an option; of very many the first and the last."""
    values = option.values
    return values if len(values) < 10 else (*values[:3], values[-1])


EVERY_VALUE = [
    pytest.param(slug, option.name, value, id=f"{slug} {option.name}={value}")
    for slug in mewseum.GAMES
    for option in parts(slug).options
    for value in some_values(option)
]


def tables(slug):
    """Every number of players, as the game comes and with any one other option."""
    others = [{}, *({option.name: value} for option in parts(slug).options for value in some_values(option))]
    return itertools.product(parts(slug).players, others)


@pytest.mark.parametrize(("slug", "name", "value"), EVERY_VALUE)
def test_every_value_of_every_option_of_a_game_can_be_played(slug, name, value):
    for players, others in tables(slug):
        try:
            game = mewseum.game(slug, players, **{**others, name: value})
        except mewseum.Refused:
            continue
        assert game.options[name] == value
        assert game.deal(1).moves()
        return
    pytest.fail(f"no table of {slug} takes {name}={value}")


@pytest.mark.parametrize("slug", mewseum.GAMES)
def test_a_game_has_all_its_options_in_the_declared_order(slug):
    game = mewseum.game(slug)

    assert list(game.options) == [option.name for option in parts(slug).options]
    assert list(game.options.values()) == [option.default for option in parts(slug).options]


def test_a_game_in_another_mode_has_the_same_options():
    game = mewseum.game("cat-burglars", 3, hall_of_fame=True, first=2)

    assert game.in_mode(compiled=True).options == game.options


# Options that are sets.

SPICES = SetOption("spices", ("none", "all"), ("anise", "basil", "cumin", "dill"), 2, "1.5")


def test_a_set_is_a_word_or_so_many_names():
    assert SPICES.default == "none"
    assert SPICES.values[:3] == ("none", "all", ["anise", "basil"])
    assert len(SPICES.values) == 2 + 6
    assert [SPICES.check(value) for value in SPICES.values] == list(SPICES.values)


@pytest.mark.parametrize("value", ["dill,basil", ["dill", "basil"], ("basil", "dill"), {"dill", "basil"}])
def test_a_set_may_be_given_in_any_order_and_as_a_text(value):
    assert SPICES.check(value) == ["basil", "dill"]


@pytest.mark.parametrize(
    "value",
    ["", "some", "dill", "dill,dill", "dill,basil,cumin", "dill, basil", "dill,salt", [], ["dill"], ["dill", "dill"],
     ["dill", 5], ["dill", ["basil"]], True, None, 2, {}],
)  # fmt: skip
def test_a_set_that_cannot_be_is_refused_with_all_that_is_possible(value):
    with pytest.raises(mewseum.Refused) as refusal:
        check_options((SPICES,), {"spices": value})

    assert (refusal.value.key, refusal.value.section) == ("impossible-set", "1.5")
    assert all(name in str(refusal.value) for name in (*SPICES.words, *SPICES.names))


# Games that cannot be made.


@pytest.mark.parametrize("players", [0, 1, 7, -2, True, "2", None, 2.0, 2.5, [2]])
def test_a_number_of_players_that_cannot_be_is_refused(players):
    with pytest.raises(mewseum.Refused) as refusal:
        mewseum.game("cat-burglars", players)

    assert refusal.value.key == "impossible-players"
    assert "2 to 6" in str(refusal.value)


@pytest.mark.parametrize("slug", ["cat-burglar", "Cat Burglars", "", None, 5, ["cat-burglars"], {}])
def test_a_game_that_is_not_in_the_house_is_refused_with_those_that_are(slug):
    with pytest.raises(mewseum.Refused) as refusal:
        mewseum.game(slug)

    assert refusal.value.key == "unknown-game"
    assert "cat-burglars" in str(refusal.value)


def test_five_or_six_need_the_house_rule():
    for players in (5, 6):
        with pytest.raises(mewseum.Refused) as refusal:
            mewseum.game("cat-burglars", players)
        assert (refusal.value.key, refusal.value.section) == ("too-many-players", "12.1")
        assert mewseum.game("cat-burglars", players, more_players=True).deal(1).moves()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_starts_has_to_sit_at_the_table(players):
    assert mewseum.game("cat-burglars", players, first=players - 1).deal(1).turn == players - 1

    with pytest.raises(mewseum.Refused) as refusal:
        mewseum.game("cat-burglars", players, first=players)

    assert (refusal.value.key, refusal.value.section) == ("first-not-at-table", "2.4")


@pytest.mark.parametrize("slug", GAMES)
def test_presets_can_be_played_and_by_the_book_changes_nothing(slug):
    for preset in parts(slug).presets:
        for players in (2, 4):
            make_game(slug, players, preset.options).deal(seed=1)
    assert {preset.name: preset.options for preset in parts(slug).presets}["by-the-book"] == {}


@pytest.mark.parametrize("slug", GAMES)
def test_every_option_is_in_a_known_group(slug):
    assert {option.group for option in parts(slug).options} <= set(GROUPS)
