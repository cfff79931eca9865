"""The generator is ChaCha with eight rounds, every number is as likely as the others, and told chance is honoured."""

import random

import pytest

import mewseum
from mewseum.core import chance
from mewseum.core.compiled import compile_rules
from mewseum.core.fields import Fields, dtype_of, load, public, store

WORDS = 2**32


class Bags(Fields):
    bag: list[int] = public(3)


def seeded(seed=0):
    s = Bags()
    s.key = chance.key_of(seed)
    return s


def fed(*words):
    """A state whose generator brings these very words next."""
    s = Bags()
    s.words = [0] * (16 - len(words)) + list(words)
    s.words_left = len(words)
    return s


# ChaCha a second time, in another style: whole rows at once, and diagonals by rolling them.


def chacha(key, counter, rounds):
    numpy = pytest.importorskip("numpy")
    start = numpy.frombuffer(b"expand 32-byte k" + key + counter, "<u4").reshape(4, 4).astype(numpy.uint32)
    rows = list(start.copy())

    def mix(target, source, turned, bits):
        rows[target] = rows[target] + rows[source]
        mixed = rows[turned] ^ rows[target]
        rows[turned] = (mixed << numpy.uint32(bits)) | (mixed >> numpy.uint32(32 - bits))

    def roll(by):
        for row in (1, 2, 3):
            rows[row] = numpy.roll(rows[row], by * row)

    for number in range(rounds):
        if number % 2:
            roll(-1)
        mix(0, 1, 3, 16)
        mix(2, 3, 1, 12)
        mix(0, 1, 3, 8)
        mix(2, 3, 1, 7)
        if number % 2:
            roll(1)
    return (numpy.stack(rows) + start).astype("<u4").tobytes()


def block_of(words):
    return b"".join(word.to_bytes(4, "little") for word in words)


def counter_of(blocks, stream):
    return blocks.to_bytes(8, "little") + stream.to_bytes(8, "little")


def test_the_second_chacha_gives_the_block_of_rfc_8439():
    counter = bytes.fromhex("01000000 000000090000004a00000000")

    assert chacha(bytes(range(32)), counter, rounds=20).hex(" ", 4) == (
        "10f1e7e4 d13b5915 500fdd1f a32071c4 c7d1f4c7 33c06803 0422aa9a c3d46c4e "
        "d2826446 079faa09 14c2d705 d98b02a2 b5129cd1 de164eb9 cbd083e8 a2503c4e"
    )


def test_the_block_of_the_zero_key_is_the_published_one_of_chacha8():
    s = Bags()

    chance.next_block(s, 0)

    assert block_of(s.words).hex(" ", 4) == (
        "3e00ef2f 895f40d6 7f5bb8e8 1f09a5a1 2c840ec3 ce9a7f3b 181be188 ef711a1e "
        "984ce172 b9216f41 9f445367 456d5619 314a42a3 da86b001 387bfdb8 0e0cfe42"
    )


KEYS = [bytes(32), b"\xff" * 32, bytes(range(32)), *(random.Random(n).randbytes(32) for n in range(20))]
PLACES = [(0, 0), (1, 0), (WORDS - 1, 0), (WORDS, 0), (0, 1), (7, WORDS - 1), (5 * WORDS + 3, 2 * WORDS + 9)]


@pytest.mark.parametrize(("blocks", "stream"), PLACES)
def test_every_block_is_the_one_of_the_second_chacha_with_eight_rounds(blocks, stream):
    for key in KEYS:
        s = seeded(key)
        s.blocks = blocks

        chance.next_block(s, stream)

        assert block_of(s.words) == chacha(key, counter_of(blocks, stream), rounds=8)
        assert (s.blocks, s.words_left) == (blocks + 1, 16)


def test_words_come_in_the_order_of_the_stream():
    key = bytes(range(32))
    s = seeded(key)

    words = [chance.next_word(s) for _ in range(40)]

    stream = b"".join(chacha(key, counter_of(block, 0), rounds=8) for block in range(3))
    assert block_of(words) == stream[: 4 * 40]


def test_a_game_of_a_simulation_has_a_key_of_its_own_from_its_number():
    key = bytes(range(32))
    s = seeded(key)
    chance.next_word(s)

    chance.seed_stream(s, 12)

    assert block_of(s.key) == chacha(key, counter_of(0, 12), rounds=8)[:32]
    assert (s.blocks, s.words_left) == (0, 0)


@pytest.fixture(scope="module")
def compiled_chance(tmp_path_factory):
    pytest.importorskip("numba")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MEWSEUM_CACHE", str(tmp_path_factory.mktemp("cache")))
        return compile_rules(dtype_of(Bags), (chance,), ("next_block", "seed_stream", "next_word", "below"))


def run_compiled(rules, s, name, *arguments):
    import numpy

    states = numpy.zeros(1, dtype_of(Bags))
    store(s, states, 0)
    result = getattr(rules, name)(states[0], *arguments)
    return load(Bags, states, 0), result


@pytest.mark.parametrize(("blocks", "stream"), PLACES)
def test_the_compiled_generator_is_the_plain_one(compiled_chance, blocks, stream):
    for key in KEYS[:5]:
        s = seeded(key)
        s.blocks = blocks
        compiled, _ = run_compiled(compiled_chance, s, "next_block", stream)

        chance.next_block(s, stream)

        assert compiled == s


@pytest.mark.parametrize("bound", [1, 2, 7, 110, 3 << 29, 1 << 31])
def test_compiled_numbers_below_a_bound_are_the_plain_ones(compiled_chance, bound):
    s = compiled = seeded(bound)
    for _ in range(50):
        compiled, got = run_compiled(compiled_chance, compiled, "below", bound)

        assert got == chance.below(s, bound)
        assert compiled == s


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 109, 110, 1 << 31, 3 << 30, WORDS - 1])
def test_each_number_below_a_bound_stands_for_exactly_as_many_words(bound):
    share = WORDS // bound
    numbers = range(bound) if bound < 200 else [0, 1, bound // 2, bound - 2, bound - 1]
    for number in numbers:
        # The words that are accepted for a number follow each other: the last of them has the highest product.
        last = ((number + 1) * WORDS - 1) // bound
        first = last - share + 1

        assert chance.below(fed(first), bound) == number
        assert chance.below(fed(last), bound) == number
        before = fed(first - 1, 0xFFFFFFFF) if first else fed(0xFFFFFFFF)
        if first and (first - 1) * bound >= number * WORDS:
            assert chance.below(before, bound) == bound - 1, "the word too many is drawn anew"
            assert before.words_left == 0


def test_words_too_many_are_drawn_anew_until_one_is_fair():
    bound = 3 << 30  # one word in four is too many
    s = fed(0, 4, 5)

    assert chance.below(s, bound) == 5 * bound >> 32
    assert s.words_left == 0


@pytest.mark.parametrize("bound", [2, 7, 110])
def test_numbers_below_a_bound_are_uniform(bound):
    s = seeded(b"a fixed seed of thirty-two bytes")
    draws = 400 * bound
    counts = [0] * bound
    for _ in range(draws):
        counts[chance.below(s, bound)] += 1

    expected = draws / bound
    chi_square = sum((count - expected) ** 2 / expected for count in counts)

    freedom = bound - 1
    assert abs(chi_square - freedom) < 4 * (2 * freedom) ** 0.5


def test_a_card_is_drawn_as_often_as_there_are_copies_of_it():
    drawn = [0, 0, 0]
    for number in range(6):
        s = fed(number * WORDS // 6 + 2)
        s.bag = [3, 1, 2]

        kind = chance.draw(s, s.bag, 6, chance.EVERYONE)

        drawn[kind] += 1
        left = [3, 1, 2]
        left[kind] -= 1
        assert s.bag == left
        assert s.drawn == [(kind, chance.EVERYONE)]

    assert drawn == [3, 1, 2]


def test_a_kind_that_has_run_out_is_never_drawn():
    s = seeded()
    s.bag = [0, 40, 0]

    assert [chance.draw(s, s.bag, 40 - n, chance.NOBODY) for n in range(40)] == [1] * 40
    assert s.bag == [0, 0, 0]


def test_a_told_card_comes_and_leaves_the_generator_alone():
    s = seeded()
    s.bag = [1, 1, 1]
    s.told[:2] = [2, 0]
    s.told_count = 2

    assert [chance.draw(s, s.bag, 3 - n, 0) for n in range(2)] == [2, 0]
    assert (s.told_wrong, s.blocks) == (0, 0)


def test_a_told_card_that_has_run_out_is_noted_and_not_drawn():
    s = seeded()
    s.bag = [0, 5, 0]
    s.told[0] = 2
    s.told_count = 1

    assert chance.draw(s, s.bag, 5, 0) == 1
    assert s.told_wrong == 1


# Chance told to a game.


@pytest.fixture(params=["plain", "compiled"])
def game(request):
    if request.param == "compiled":
        pytest.importorskip("numba")
    return mewseum.game("cat-burglars", 2, first=0).in_mode(compiled=request.param == "compiled")


DEAL = ["blue"] * 6 + ["red"] * 6 + ["mirror", "green", "green", "yellow", "purple", "orange"]


def hands_and_market(state):
    position = state.to_position()
    return [*position["hands"], sorted(position["market"])]


def test_a_told_deal_comes_as_told(game):
    state = game.deal(1, DEAL)

    assert hands_and_market(state) == [["blue"] * 6, ["red"] * 6, sorted(DEAL[12:])]
    assert [card for card, _ in state.drawn] == DEAL


def test_told_chance_of_a_move_comes_as_told(game):
    state = game.deal(1, DEAL).play("recruit deck", ["purple"]).play("recruit deck", ["mirror"])

    assert state.to_position()["hands"][0] == ["blue"] * 6 + ["purple", "mirror"]


def test_what_is_not_told_is_left_to_the_generator(game):
    free = game.deal(1)

    assert game.deal(1, [None] * 18) == free
    assert game.deal(1, [None]) == free
    some = game.deal(1, [None, "mirror"])
    assert some.drawn[0] == free.drawn[0]
    assert some.drawn[1][0] == "mirror"


def test_a_told_deal_leaves_nothing_behind(game):
    told = game.deal(1, DEAL)
    after = told.play("recruit deck", ["green"])

    for state in (told, after):
        assert (state._s.told_count, state._s.told_next, state._s.told_wrong) == (0, 0, 0)
        assert not any(state._s.told)


def test_a_card_that_cannot_come_is_refused_with_its_number(game):
    with pytest.raises(mewseum.Refused) as refusal:
        game.deal(1, ["blue"] * 16)

    assert refusal.value.key == "impossible-chance"
    assert refusal.value.details == {"card": "blue", "number": 16}


def test_more_cards_than_are_drawn_are_refused_and_change_nothing(game):
    state = game.deal(1)
    before = state.to_position()

    with pytest.raises(mewseum.Refused) as refusal:
        state.play("recruit deck", ["blue", "red"])

    assert refusal.value.key == "surplus-chance"
    assert refusal.value.details == {"told": 2, "drawn": 1}
    assert state.to_position() == before
    assert state.play("recruit deck").turn == 0


@pytest.mark.parametrize("told", [["pink"], [7], [["blue"]], ["Blue"], [""]])
def test_a_card_that_there_is_not_is_refused(game, told):
    with pytest.raises(mewseum.Refused) as refusal:
        game.deal(1, told)

    assert refusal.value.key == "unknown-card"
    assert "mirror" in str(refusal.value)


@pytest.mark.parametrize("told", ["blue", ["blue"] * 65, 5, None])
def test_chance_that_is_no_short_list_is_refused(told):
    with pytest.raises(mewseum.Refused) as refusal:
        mewseum.game("cat-burglars", 2).deal(1, told)

    assert refusal.value.key == "bad-chance"
    assert "64" in str(refusal.value)


# Seeds.


def test_a_seed_of_32_bytes_is_the_key_itself():
    assert chance.key_of(bytes(range(32))) == [0x03020100 + 0x04040404 * i for i in range(8)]


@pytest.mark.parametrize("seed", [0, -1, 7, 2**64, -(2**300)])
def test_any_whole_number_is_a_seed(seed):
    game = mewseum.game("cat-burglars", 2)

    assert len(chance.key_of(seed)) == 8
    assert all(0 <= word < WORDS for word in chance.key_of(seed))
    assert game.deal(seed) == game.deal(seed)
    assert game.deal(seed) != game.deal(seed + 1)


def test_a_deal_by_32_bytes_is_dealt_again_the_same():
    game = mewseum.game("cat-burglars", 2)

    assert game.deal(b"7" * 32) == game.deal(b"7" * 32)
    assert game.deal(b"7" * 32) != game.deal(b"8" * 32)


@pytest.mark.parametrize(
    "seed", [b"", b"7" * 31, b"7" * 33, True, False, None, 1.0, "7", "00" * 32, [7], bytearray(32)]
)
def test_what_is_no_seed_is_refused(seed):
    game = mewseum.game("cat-burglars", 2)

    for make in (lambda: game.deal(seed), lambda: game.position({}, seed)):
        with pytest.raises(mewseum.Refused) as refusal:
            make()

        assert refusal.value.key == "bad-seed"
        assert "32 bytes" in str(refusal.value)


# The light generator of random players.


@pytest.mark.parametrize("seed", [0, 1, 2**31 - 1])
def test_rolls_of_random_players_are_even_enough(seed):
    dice = [0] * 4
    chance.seed_dice(dice, seed)
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.roll(dice, 6)] += 1

    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 25
    assert all(0 <= word < WORDS for word in dice)
