"""A record replays to the same states everywhere; whatever is wrong with one is refused in a sentence."""

import copy
import json
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mewseum
from mewseum import Refused, record
from mewseum.core.record import FORMAT, REQUIRED, checksum
from mewseum.core.words import LANGUAGES
from mewseum.players import RandomPlayer

KEY = bytes(range(32))


def play_record(game, seed, moves, **start):
    """A record of so many random moves, and the situations it went through."""
    played = record.Record(game, seed, **start)
    states = [played.start()]
    player = RandomPlayer(f"{seed}")
    while len(states) <= moves and states[-1].turn is not None:
        state = states[-1]
        move = player.choose(state.view(state.turn))
        played.add(move)
        states.append(state.play(move))
    return played, states


def a_position():
    return {
        "turn": 1,
        "hands": [["blue", "mirror"], ["red", "red", "mirror"]],
        "crews": [[{"cats": ["green", "red"], "facedown": "red"}, {"cats": ["blue"], "facedown": None}], []],
        "scored": [["blue"], []],
        "market": ["blue", "orange", "green", "red", "yellow", "purple"],
        "discard": ["yellow"],
        "known": [[], ["red"]],
    }


def last_turn():
    """The first seat needs one more ball."""
    return {"scored": [["blue"] * 7, []], "crews": [[{"cats": ["blue"], "facedown": "blue"}], []]}


def from_real_table():
    """A record that names what chance brought."""
    deal = ("blue",) * 6 + ("red",) * 6 + ("mirror", "green", "green", "yellow", "purple", "orange")
    played = record.Record(mewseum.game("cat-burglars", 2, first=1), 3, deal=deal)
    played.add("recruit deck", ["purple"])
    played.add("recruit market mirror", ["green"])
    played.add("form blue new")
    played.add("recruit deck", [None])
    return played


def from_position():
    """A record that starts from a position."""
    played = record.Record(mewseum.game("cat-burglars", 2), 4, position=a_position())
    for text in ("infiltrate 1.1", "pay red market green", "form blue 2", "recruit deck"):
        try:
            played.last().find(text)
        except Refused:
            continue
        played.add(text)
    return played


def from_end():
    """A record of a game that is over."""
    over = mewseum.game("cat-burglars", 2).position(last_turn()).play("secure 1")
    return record.Record(mewseum.game("cat-burglars", 2), 4, position=over.to_position())


def from_deal():
    return play_record(mewseum.game("cat-burglars", 3, hall_of_fame=True), KEY, 14)[0]


KINDS = {"a deal": from_deal, "a real table": from_real_table, "a position": from_position, "an end": from_end}


@pytest.fixture(params=KINDS)
def played(request):
    return KINDS[request.param]()


def read_back(played, path):
    record.write(played, path)
    return record.read(path)


def assert_refused(refusal, *keys):
    """It is one of these refusals, and is a sentence in every language."""
    assert not keys or refusal.key in keys, refusal
    for language in LANGUAGES:
        assert refusal.say(language).strip()


def refusal_of(content, *keys):
    with pytest.raises(Refused) as refusal:
        list(record.from_dict(content).replay())
    assert_refused(refusal.value, *keys)
    return refusal.value


def refusal_of_file(path, *keys):
    with pytest.raises(Refused) as refusal:
        list(record.read(path).replay())
    assert_refused(refusal.value, *keys)
    assert str(path) in str(refusal.value)
    return refusal.value


def replays_or_is_refused(content):
    try:
        list(record.from_dict(content).replay())
    except Refused as refusal:
        assert_refused(refusal)


@cache
def text_of(kind):
    return json.dumps(KINDS[kind]().to_dict())


def without_check(kind="a deal"):
    content = json.loads(text_of(kind))
    del content["check"]
    return content


# Writing, reading, replaying.


def test_a_record_is_read_as_it_was_written(played, tmp_path):
    again = read_back(played, tmp_path / "game.json")

    assert again.to_dict() == played.to_dict()
    assert list(again.replay()) == list(played.replay())
    assert again.last() == played.last()


@pytest.mark.parametrize("slug", mewseum.GAMES)
def test_a_game_replays_to_the_very_states_it_was_played_through(slug, tmp_path):
    played, states = play_record(mewseum.game(slug, 3), 6, 60)

    again = list(read_back(played, tmp_path / "game.json").replay())

    assert again == states
    assert [state.facts(0) for state in again] == [state.facts(0) for state in states]


def test_an_end_replays_to_the_same_outcome(tmp_path):
    played = record.Record(mewseum.game("cat-burglars", 2), 6, position=last_turn())
    played.add("secure 1")

    last = read_back(played, tmp_path / "game.json").last()

    assert last.outcome == mewseum.Outcome([0], [8, 0], "eight balls")


def test_a_record_replays_to_the_same_states_by_compiled_rules(tmp_path):
    pytest.importorskip("numba")
    played, states = play_record(mewseum.game("cat-burglars", 3), 8, 30)

    again = read_back(played, tmp_path / "game.json")
    again.game = again.game.in_mode(compiled=True)

    assert list(again.replay()) == states


def test_the_file_is_readable_json_with_everything_that_a_replay_needs(played, tmp_path):
    record.write(played, tmp_path / "game.json")
    content = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))

    assert set(REQUIRED) <= set(content)
    assert content["mewseum"] == FORMAT
    assert content["check"] == checksum(content)
    assert content["options"] == played.game.options


def test_a_seed_of_32_bytes_is_written_as_64_digits(tmp_path):
    played, states = play_record(mewseum.game("cat-burglars", 3), KEY, 10)

    again = read_back(played, tmp_path / "game.json")

    assert played.to_dict()["seed"] == KEY.hex()
    assert again.seed == KEY
    assert again.last() == states[-1]


@pytest.mark.parametrize("seed", [0, -5, 2**200])
def test_a_seed_may_be_any_whole_number(seed, tmp_path):
    played, states = play_record(mewseum.game("cat-burglars", 2), seed, 5)

    assert read_back(played, tmp_path / "game.json").last() == states[-1]


def test_named_chance_is_written_and_honoured(tmp_path):
    played = from_real_table()

    again = read_back(played, tmp_path / "game.json")
    states = list(again.replay())

    assert again.deal == played.deal
    assert again.to_dict()["moves"][0] == {"move": "recruit deck", "chance": ["purple"]}
    assert again.to_dict()["moves"][2] == "form blue new"
    assert states[0].to_position()["hands"] == [["blue"] * 6, ["red"] * 6]
    assert states[1].to_position()["hands"][1] == ["red"] * 6 + ["purple"]
    assert "green" in states[2].to_position()["market"]


def test_named_chance_that_cannot_come_is_refused_with_the_number_of_its_move():
    played = from_real_table()
    played.moves[1] = ("recruit market mirror", ("pink",))

    refusal = refusal_of(played.to_dict(), "illegal-in-record")

    assert refusal.details["number"] == 2
    assert refusal.details["reason"].key == "unknown-card"


def test_a_record_may_start_from_a_position(tmp_path):
    played = from_position()

    again = read_back(played, tmp_path / "game.json")

    assert len(played.moves) > 1
    assert again.start().to_position()["crews"] == a_position()["crews"]
    assert again.last() == played.last()


def test_a_record_without_moves_replays_to_its_start(tmp_path):
    again = read_back(record.Record(mewseum.game("cat-burglars"), 1), tmp_path / "game.json")

    assert again.last() == again.start() == mewseum.game("cat-burglars").deal(1)


# Files that cannot be written or read.


def test_a_file_that_cannot_be_written_is_refused_and_nothing_is_left_behind(tmp_path):
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    before = sorted(tmp_path.rglob("*"))

    for path in (tmp_path / "missing" / "game.json", tmp_path / "file" / "game.json", tmp_path / "folder"):
        with pytest.raises(Refused) as refusal:
            record.write(from_real_table(), path)
        assert_refused(refusal.value, "cannot-write")
        assert str(path) in str(refusal.value)

    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("path", [".", "..", "/", "", "a\0b"])
def test_what_is_no_name_of_a_file_is_refused(path, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    for access in (lambda: record.write(from_real_table(), path), lambda: record.read(path)):
        with pytest.raises(Refused) as refusal:
            access()
        assert_refused(refusal.value, "cannot-write", "cannot-read")

    assert [*tmp_path.iterdir()] == []


def test_a_written_record_stays_whole_when_it_cannot_be_replaced(tmp_path):
    path = tmp_path / "game.json"
    record.write(from_deal(), path)
    before = path.read_bytes()
    (tmp_path / "game.json.part").mkdir()

    with pytest.raises(Refused) as refusal:
        record.write(from_position(), path)

    assert_refused(refusal.value, "cannot-write")
    assert path.read_bytes() == before


def test_a_written_record_replaces_an_older_one_and_leaves_nothing_beside_it(tmp_path):
    path = tmp_path / "game.json"
    record.write(from_deal(), path)
    record.write(from_position(), path)

    assert record.read(path).to_dict() == from_position().to_dict()
    assert [*tmp_path.iterdir()] == [path]


def test_a_file_that_is_not_there_is_refused(tmp_path):
    refusal_of_file(tmp_path / "missing.json", "cannot-read")
    refusal_of_file(tmp_path, "cannot-read")


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\xfe\x00", b"hello", b"{", b"\x00" * 100, b"[" * 100_000, b'{"mewseum": ' + b"1" * 5000 + b"}"],
    ids=["empty", "not text", "a word", "a brace", "zeros", "deep", "a number of 5000 digits"],
)  # fmt: skip
def test_a_file_that_is_no_json_is_refused(content, tmp_path):
    path = tmp_path / "game.json"
    path.write_bytes(content)

    refusal_of_file(path, "not-json")


@pytest.mark.parametrize("content", ["[]", "5", "null", '"game"', "true", "NaN"])
def test_json_that_is_no_record_is_refused(content, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(content, encoding="utf-8")

    refusal = refusal_of_file(path, "not-a-record")

    assert all(part in str(refusal) for part in REQUIRED)


def test_a_file_that_breaks_off_anywhere_is_refused(played, tmp_path):
    path = tmp_path / "game.json"
    record.write(played, path)
    whole = path.read_bytes()

    for length in range(0, len(whole) - 1, 50):
        path.write_bytes(whole[:length])
        refusal_of_file(path, "not-json")


# Records that were changed.


def test_an_edited_move_is_noticed(played, tmp_path):
    path = tmp_path / "game.json"
    content = copy.deepcopy(played.to_dict())
    content["moves"] = ["done", *content["moves"][1:]]
    path.write_text(json.dumps(content), encoding="utf-8")

    refusal = refusal_of_file(path, "edited-record")

    assert "“check”" in str(refusal)


@pytest.mark.parametrize("part", ["players", "options", "seed", "moves", "check"])
def test_any_edited_part_is_noticed(part):
    content = from_deal().to_dict()
    content[part] = {"players": 2, "options": {}, "seed": 1, "moves": [], "check": "0" * 16}[part]

    refusal_of(content, "edited-record")


def test_an_added_part_is_noticed():
    refusal_of(from_deal().to_dict() | {"position": a_position()}, "edited-record")


def test_who_edits_on_purpose_deletes_the_check_and_the_rules_decide():
    content = without_check()
    assert record.from_dict(content).last() == from_deal().last()

    content["moves"][1:] = ["recruit deck", "secure 1"]
    refusal = refusal_of(content, "illegal-in-record")

    assert refusal.details["number"] in (2, 3)
    assert refusal.details["text"] == content["moves"][refusal.details["number"] - 1]
    assert isinstance(refusal.details["reason"], Refused)


@pytest.mark.parametrize(
    ("move", "key", "section"),
    [
        ("done", "awaits-action", "3.1"),
        ("fly", "no-move", ""),
        ("", "no-move", ""),
        ("secure 1", "no-such-crew", ""),
        ("secure " + "9" * 5000, "no-such-crew", ""),
        ("infiltrate 2." + "9" * 5000, "no-such-crew", ""),
        ("infiltrate " + "9" * 5000 + ".1", "unknown-player", ""),
    ],
    ids=lambda value: value[:24],
)
def test_an_illegal_move_is_refused_with_its_number_its_text_and_the_reason(move, key, section):
    content = without_check()
    content["moves"] = [move]

    refusal = refusal_of(content, "illegal-in-record")

    assert (refusal.details["number"], refusal.details["text"]) == (1, move)
    assert (refusal.details["reason"].key, refusal.details["reason"].section) == (key, section)


def test_a_move_after_the_end_is_refused():
    played = record.Record(mewseum.game("cat-burglars", 2), 6, position=last_turn())
    played.add("secure 1")
    played.add("recruit deck")

    refusal = refusal_of(played.to_dict(), "illegal-in-record")

    assert refusal.details["number"] == 2
    assert refusal.details["reason"].key == "game-over"


# Records with something in them that this house does not know.


@pytest.mark.parametrize("part", REQUIRED)
def test_what_lacks_a_part_is_refused_with_its_name(part):
    content = without_check()
    del content[part]

    assert part in str(refusal_of(content, "incomplete-record"))


@pytest.mark.parametrize("form", [0, 2, "1", None, 1.5, [1]])
def test_another_format_is_refused(form):
    refusal_of(without_check() | {"mewseum": form}, "unknown-format")


@pytest.mark.parametrize("version", ["0", "1", "3", None, [], {}])
def test_other_rules_are_refused(version):
    refusal_of(without_check() | {"rules": version}, "unknown-rules")


def test_an_unknown_game_is_refused_with_the_one_that_was_meant():
    refusal = refusal_of(without_check() | {"game": "cat-burglar"}, "unknown-game")

    assert "cat-burglars" in str(refusal)


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"hall_of_cats": True}, "unknown-option"),
        ({"hall_of_fame": "yes"}, "impossible-option"),
        ({"hall_of_fame": 1}, "impossible-option"),
        ({"first": True}, "impossible-option"),
        ({"first": 5}, "first-not-at-table"),
        ({"stuck_tie": []}, "impossible-option"),
        ({"": 1}, "unknown-option"),
        ({"slug": "cat-burglars"}, "unknown-option"),
        ({"players": 2}, "unknown-option"),
        ({"self": 2}, "unknown-option"),
    ],
)
def test_an_option_that_there_is_not_is_refused(options, key):
    refusal_of(without_check() | {"options": options}, key)


JUNK = [
    None, True, False, 0, -1, 2.0, 1e400, 10**30, "", "x", "\ud800", "9" * 5000, [], [None], [[]], ["blue"], [5],
    [{"move": 5}], [{"move": "done"}], [{"move": "done", "chance": "blue"}], [{"move": "done", "chance": [5]}],
    {}, {"": 1}, {"a": []}, {"players": 2}, {"move": "done", "chance": []},
]  # fmt: skip


@pytest.mark.parametrize("checked", [False, True], ids=["unchecked", "checked"])
@pytest.mark.parametrize("part", [*REQUIRED, "deal", "position", "check"])
def test_whatever_stands_in_a_part_either_replays_or_is_refused(part, checked):
    strange = []
    for junk in JUNK:
        content = without_check() | {part: junk}
        if checked:
            content.setdefault("check", "0" * 16)
        try:
            replays_or_is_refused(content)
        except Exception as error:
            strange.append(f"{part} = {junk!r:.40}: {type(error).__name__}: {error}")

    assert strange == []


@pytest.mark.parametrize("entry", [None, 5, [], {}, {"move": 5}, {"move": "done"}, {"move": "done", "chance": "blue"}])
def test_an_entry_that_is_no_move_is_refused_with_its_number(entry):
    content = without_check()
    content["moves"][2] = entry

    assert refusal_of(content, "bad-entry").details["number"] == 3


@pytest.mark.parametrize("seed", [None, True, 1.5, "", "00" * 31, "zz" * 32, [1], {}])
def test_what_is_no_seed_is_refused(seed):
    refusal_of(without_check() | {"seed": seed}, "bad-seed")


@pytest.mark.parametrize("deal", [None, 5, "blue", {"blue": 1}, [5], ["pink"], ["blue"] * 65, ["blue"] * 20, [[]]])
def test_what_is_no_deal_is_refused(deal):
    refusal_of(without_check() | {"deal": deal})


@pytest.mark.parametrize("position", [5, "x", [], [a_position()], {"hand": []}, True])
def test_what_is_no_position_is_refused(position):
    refusal_of(without_check("a position") | {"position": position}, "bad-position", "unknown-part")


# Records with anything in them, anywhere.

words = st.sampled_from(
    ["blue", "mirror", "pink", "action", "payment", "placement", "more balls", "2.1", "1.1", "9.9", "done", "pay red",
     "recruit deck", "infiltrate 1.1", "place new", "cats", "facedown", "trap", "target", "secured", "awaits", "deck",
     "over", "winners", "reason", "eight balls"]
)  # fmt: skip
leaves = st.none() | st.booleans() | st.integers(-3, 130) | st.floats() | words | st.text(max_size=8)
values = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=3), max_leaves=8
)


def paths_in(value, path=()):
    """Every place in a JSON value."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in inner:
        yield from paths_in(part, (*path, name))


def mutate(content, data):
    """One place of a record is replaced, removed, doubled, or joined by something new."""
    *above, name = data.draw(st.sampled_from([path for path in paths_in(content) if path]))
    parent = content
    for step in above:
        parent = parent[step]
    how = data.draw(st.sampled_from(["replace", "remove", "double", "add"]))
    if how == "remove":
        del parent[name]
    elif how == "double" and isinstance(parent[name], list):
        parent[name] = parent[name] * 2
    elif how == "add" and isinstance(parent, dict):
        parent[data.draw(words)] = data.draw(values)
    elif how == "add":
        parent.insert(name, data.draw(values))
    else:
        parent[name] = data.draw(values)


@settings(max_examples=120)
@given(st.data())
def test_a_record_changed_anywhere_either_replays_or_is_refused(data):
    content = without_check(data.draw(st.sampled_from(list(KINDS))))
    for _ in range(data.draw(st.integers(1, 3))):
        mutate(content, data)

    replays_or_is_refused(json.loads(json.dumps(content)))


@pytest.fixture(scope="module")
def damaged(tmp_path_factory):
    return tmp_path_factory.mktemp("damaged") / "game.json"


@given(data=st.data())
def test_a_file_with_damaged_bytes_is_refused_or_says_what_it_said_before(damaged, data):
    played = from_real_table()
    record.write(played, damaged)
    content = bytearray(damaged.read_bytes())
    for place in data.draw(st.lists(st.integers(0, len(content) - 1), min_size=1, max_size=3)):
        content[place] = data.draw(st.integers(0, 255) | st.sampled_from(b' "{}[],:0123456789'))
    damaged.write_bytes(content)

    try:
        again = record.read(damaged)
    except Refused as refusal:
        assert_refused(refusal)
    else:
        assert again.to_dict() == played.to_dict()
