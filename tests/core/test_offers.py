"""Offers are sets times sets; listing them one by one gives exactly the products."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from mewseum.core.offers import FIRST_PLACE, HEAD, ONLY, ROW, VERB_PLACE, clear, is_offered, offer, pack, pick, room
from mewseum.core.sets import BLOCK, bit, how_many, lowest, member

members = st.frozensets(st.integers(0, BLOCK - 1), max_size=6)
places = st.tuples(st.integers(0, 30), st.integers(0, 800).map(lambda block: block * BLOCK))
rows = st.dictionaries(places, st.tuples(members, members), max_size=8)
"""By verb and base, the first and the second choices."""


def bits(numbers):
    return sum(1 << number for number in numbers)


def offers_of(chosen):
    buffer = [-1] * room(len(chosen))
    clear(buffer)
    for (verb, base), (first, second) in chosen.items():
        offer(buffer, verb, bits(first), bits(second), base)
    return buffer


def moves_of(chosen):
    return [
        (verb, first, base + second)
        for (verb, base), sets in chosen.items()
        for first, second in product(*map(sorted, sets))
    ]


def unpack(move):
    return move // VERB_PLACE, move // FIRST_PLACE % FIRST_PLACE, move % FIRST_PLACE


@given(rows)
def test_picking_every_number_lists_exactly_the_products_in_order(chosen):
    buffer = offers_of(chosen)

    listed = [unpack(pick(buffer, k)) for k in range(buffer[0])]

    assert listed == moves_of(chosen)
    assert len(set(listed)) == len(listed)


@given(rows)
def test_what_is_listed_is_offered(chosen):
    buffer = offers_of(chosen)

    assert all(is_offered(buffer, *move) for move in moves_of(chosen))


@given(rows, st.lists(st.tuples(st.integers(0, 31), st.integers(0, 40), st.integers(0, FIRST_PLACE - 1)), max_size=20))
def test_what_is_not_listed_is_not_offered(chosen, others):
    buffer = offers_of(chosen)
    moves = set(moves_of(chosen))
    beside = [(verb, first, second + step) for verb, first, second in moves for step in (-1, 1, BLOCK) if second]
    beside += [(verb, first + 1, second) for verb, first, second in moves]
    beside += [(verb + 1, first, second) for verb, first, second in moves]

    for move in others + beside:
        assert bool(is_offered(buffer, *move)) == (move in moves)


@given(rows)
def test_an_empty_set_takes_no_row(chosen):
    buffer = offers_of(chosen)

    assert buffer[1] == sum(1 for first, second in chosen.values() if first and second)
    assert buffer[HEAD + ROW * buffer[1] :].count(-1) == len(buffer) - HEAD - ROW * buffer[1]


def test_cleared_offers_are_none():
    buffer = offers_of({(3, 0): ({1}, {2})})

    clear(buffer)

    assert buffer[:2] == [0, 0]
    assert not is_offered(buffer, 3, 1, 2)


def test_a_verb_without_choices_is_one_move():
    buffer = [0] * room(1)

    offer(buffer, 5, ONLY, ONLY, 0)

    assert buffer[0] == 1
    assert pick(buffer, 0) == pack(5, 0, 0)


@given(st.integers(0, 2**20), st.integers(0, FIRST_PLACE - 1), st.integers(0, FIRST_PLACE - 1))
def test_a_packed_move_unpacks(verb, first, second):
    assert unpack(pack(verb, first, second)) == (verb, first, second)


@given(st.frozensets(st.integers(0, 62), min_size=1))
def test_the_members_of_a_set_are_counted_and_found_in_order(numbers):
    chosen = bits(numbers)

    assert how_many(chosen) == len(numbers)
    assert lowest(chosen) == min(numbers)
    assert [member(chosen, k) for k in range(len(numbers))] == sorted(numbers)


def test_a_member_of_a_later_block_has_its_bit_within_the_block():
    assert [bit(number) for number in (0, BLOCK - 1, BLOCK, 2 * BLOCK + 3)] == [1, 1 << (BLOCK - 1), 1, 8]
