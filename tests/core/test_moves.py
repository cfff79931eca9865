"""Moves have a text that people can type, and numbers that machines can use; both lead back to the move."""

import pytest

import mewseum
from mewseum.core.moves import SEAT, Counted, Named, Verbs, own, put_into_words, read_move
from mewseum.core.words import words
from mewseum.games import parts
from mewseum.players import RandomPlayer

FRUIT = Named(("apple", "pear", "quince"), "fruit")
NUMBER = Counted(10)


class Table:
    players = 3


@pytest.fixture
def verbs():
    verbs = Verbs()
    verbs("wait")
    verbs("eat {fruit}", fruit=FRUIT)
    verbs("give {fruit} {seat}", fruit=FRUIT, seat=SEAT)
    verbs("hide {number} {fruit}", fruit=own(FRUIT), number=NUMBER)
    return verbs


@pytest.mark.parametrize("value", [0, 1, 2])
def test_what_has_a_name_is_called_by_it(value):
    name = FRUIT.names[value]

    assert FRUIT.width == 3
    assert FRUIT.show(Table, value) == FRUIT.write(Table, value) == name
    assert FRUIT.say(Table, value).key == f"fruit-{name}"
    assert FRUIT.read(Table, name) == value


def test_a_number_is_called_by_itself():
    assert (NUMBER.show(Table, 7), NUMBER.say(Table, 7), NUMBER.write(Table, 7)) == (7, 7, "7")
    assert NUMBER.read(Table, "7") == 7


def test_a_seat_counts_from_0_for_programs_and_from_1_for_people():
    assert (SEAT.show(Table, 1), SEAT.write(Table, 1)) == (1, "2")
    assert words("en").value(SEAT.say(Table, 1)) == "Player 2"
    assert SEAT.read(Table, "2") == 1


@pytest.mark.parametrize(
    ("domain", "text"),
    [
        (FRUIT, "plum"),
        (FRUIT, ""),
        (NUMBER, "10"),
        (NUMBER, "-1"),
        (NUMBER, "x"),
        (SEAT, "0"),
        (SEAT, "4"),
        (SEAT, "x"),
    ],
)
def test_a_word_that_stands_for_nothing_is_none(domain, text):
    assert domain.read(Table, text) is None


@pytest.mark.parametrize(
    ("text", "numbers"),
    [("wait", (0, 0, 0)), ("eat pear", (1, 0, 1)), ("give quince 3", (2, 2, 2)), ("hide 7 apple", (3, 0, 7))],
)
def test_a_text_is_read_and_written(verbs, text, numbers):
    move = read_move(verbs, Table, text)

    assert (move.verb, move.first, move.second) == numbers
    assert str(move) == text
    assert put_into_words(Table, move.verb, move.first, move.second) == move


@pytest.mark.parametrize(
    "text", ["", "sleep", "wait now", "eat", "eat plum", "eat pear pear", "give pear", "give pear 4"]
)
def test_another_text_is_no_move(verbs, text):
    assert read_move(verbs, Table, text) is None


def test_what_stays_its_makers_alone_is_not_in_the_open_text(verbs):
    assert read_move(verbs, Table, "hide 7 apple").open_text == "hide 7 ?"
    assert read_move(verbs, Table, "give pear 1").open_text == "give pear 1"


def test_a_verb_has_an_id_and_a_message():
    verbs = Verbs()
    verb = verbs("give {fruit} {seat}", fruit=FRUIT, seat=SEAT)

    assert verb.id == "give-fruit-seat"
    assert read_move(verbs, Table, "give pear 1").phrase.key == "move-give-fruit-seat"


def test_action_numbers_are_dense_and_each_move_has_its_own(verbs):
    moves = ["wait"]
    moves += [f"eat {fruit}" for fruit in FRUIT.names]
    moves += [f"hide {number} {fruit}" for fruit in FRUIT.names for number in range(NUMBER.width)]

    numbers = {read_move(verbs, Table, text).action for text in moves}

    assert len(numbers) == len(moves)
    assert verbs.actions == 1 + 3 + 3 * SEAT.width + 3 * 10
    assert max(numbers) == verbs.actions - 1
    assert min(numbers) == 0


@pytest.mark.parametrize("slug", mewseum.GAMES)
def test_every_move_of_a_game_leads_back_from_its_text_and_has_a_number_of_its_own(slug):
    state, player = mewseum.game(slug, 3).deal(2), RandomPlayer(2)
    for _ in range(40):
        if state.turn is None:
            break
        moves = state.moves()

        assert [state.find(str(move)) for move in moves] == moves
        actions = [move.action for move in moves]
        assert len(set(actions)) == len(actions)
        assert 0 <= min(actions) <= max(actions) < parts(slug).verbs.actions
        state = state.play(player.choose(state.view(state.turn)))
