"""Every text has an id, every id is used, and all five languages say the same things with the same details."""

import ast
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import mewseum
from mewseum import GAMES, Refused
from mewseum.core.facts import Fact
from mewseum.core.moves import Named
from mewseum.core.words import HOUSE, LANGUAGES, Phrase, Words, gathered, words
from mewseum.games import parts
from mewseum.players.levels import LEVELS, TEMPERAMENTS

SOURCES = HOUSE.parent
BOOKS = {"house": HOUSE, **{slug: parts(slug).folder / "locale" for slug in GAMES}}
NUMBERS = [0, 1, 2, 3, 4, 5, 8, 11, 12, 21, 22, 25, 100, 101, 1000, 1_000_000]


# What the texts hold.


@cache
def messages(folder, language):
    """The messages of a file by their ids."""
    content = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in content.body if isinstance(entry, ftl.Junk)]
    assert junk == [], f"{folder.parent.name} {language}: not understood"
    found = [entry for entry in content.body if isinstance(entry, (ftl.Message, ftl.Term))]
    names = [entry.id.name for entry in found]
    assert len(set(names)) == len(names), f"{folder.parent.name} {language}: an id twice"
    return dict(zip(names, found, strict=True))


class Variables(Visitor):
    def __init__(self, node):
        self.names = set()
        self.visit(node)

    def visit_VariableReference(self, node):  # noqa: N802
        self.names.add(node.id.name)


class Functions(Visitor):
    def __init__(self, node):
        self.calls = []
        self.visit(node)

    def visit_FunctionReference(self, node):  # noqa: N802
        options = {option.name.name: option.value.value for option in node.arguments.named}
        self.calls.append((node.id.name, options))


def variables(message):
    return Variables(message).names


def all_ids(slug):
    return set(messages(BOOKS[slug], "en"))


every_book = pytest.mark.parametrize("book", BOOKS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_book
@every_language
def test_every_language_has_the_ids_of_english(book, language):
    assert set(messages(BOOKS[book], language)) == all_ids(book)


@every_book
@every_language
def test_every_message_has_the_details_of_english(book, language):
    english, other = messages(BOOKS[book], "en"), messages(BOOKS[book], language)

    different = {key for key in set(english) & set(other) if variables(english[key]) != variables(other[key])}
    assert different == set()


@every_book
@every_language
def test_every_language_keeps_the_order_of_english(book, language):
    assert list(messages(BOOKS[book], language)) == list(messages(BOOKS[book], "en"))


@every_book
@every_language
def test_no_message_formats_numbers_in_a_way_that_differs_from_place_to_place(book, language):
    banned = []
    for key, message in messages(BOOKS[book], language).items():
        for name, options in Functions(message).calls:
            if (
                {"style", "currency", "currencyDisplay"} & set(options)
                or options.get("type") == "ordinal"
                or str(options.get("useGrouping", "0")) not in ("0", "0.0")
            ):
                banned.append((key, name, options))

    assert banned == []


@every_book
@every_language
def test_every_message_is_said_with_all_kinds_of_details(book, language):
    said = words(language) if book == "house" else words(language, BOOKS[book])
    for key, message in messages(BOOKS[book], language).items():
        names = variables(message)
        samples = [
            *(dict.fromkeys(names, number) for number in NUMBERS),
            dict.fromkeys(names, "hidden"),
            dict.fromkeys(names, "blue"),
            dict.fromkeys(names, ()),
            dict.fromkeys(names, ("blue", Phrase("player", number=2))),
            dict.fromkeys(names, Phrase("player", number=3)),
            dict.fromkeys(names, Refused("game-over")),
        ]
        for details in samples:
            text = said.say(key, **details)

            assert text.strip() == text
            assert text
            assert "{" not in text
            assert "$" not in text


@every_book
@every_language
def test_every_detail_is_heard(book, language):
    said = words(language) if book == "house" else words(language, BOOKS[book])
    for key, message in messages(BOOKS[book], language).items():
        details = {name: f"<{name}>" for name in variables(message)}

        text = said.say(key, **details)

        assert [value for value in details.values() if value not in text] == [], key


# What the sources ask for.

SAYERS = {"Phrase", "Refused", "refuse", "_tell", "say", "__init__"}
"""What says a message by its id; a kind of refusal with a class of its own names its id as it is made."""
NO_DETAILS = {"Refused": {"section", "book"}, "refuse": {"section"}}
"""What a refusal keeps to itself."""


@dataclass
class Asked:
    """The ids that some sources name in full, each with the details of every call, and the beginnings of others."""

    ids: dict[str, list[set[str]]] = field(default_factory=dict)
    families: set[str] = field(default_factory=set)


def calls_in(tree):
    """Every call that says a message, with the function (or the assignment of a constant) around it."""
    for around in ast.walk(tree):
        if isinstance(around, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.Assign)):
            for node in ast.walk(around):
                if isinstance(node, ast.Call) and node.args and name_of(node) in SAYERS:
                    yield node, around


def name_of(call):
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) and call.func.id != "say" else ""


def keys_in(node, around):
    """The texts and the f-strings that an expression can be; variables are looked up in the function around it."""
    if isinstance(node, ast.IfExp):
        yield from keys_in(node.body, around)
        yield from keys_in(node.orelse, around)
    elif isinstance(node, ast.Name):
        for other in ast.walk(around):
            if isinstance(other, ast.Assign) and any(ast.unparse(target) == node.id for target in other.targets):
                yield from keys_in(other.value, around)
    elif isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str)):
        yield node


@cache
def asked_by(*files):
    asked = Asked()
    for path in files:
        for call, around in calls_in(ast.parse(path.read_text(encoding="utf-8"))):
            details = {word.arg for word in call.keywords} - NO_DETAILS.get(name_of(call), set())
            for key in keys_in(call.args[0], around):
                if isinstance(key, ast.Constant):
                    asked.ids.setdefault(key.value, []).append(details)
                elif isinstance(key.values[0], ast.Constant):
                    asked.families.add(key.values[0].value)
    return asked


def files_of(slug):
    return tuple(sorted(parts(slug).folder.rglob("*.py")))


def files_of_house():
    games = SOURCES / "games"
    inside = {path for folder in games.iterdir() if folder.is_dir() for path in folder.rglob("*.py")}
    return tuple(sorted(set(SOURCES.rglob("*.py")) - inside))


def facts_of(slug):
    return [value for value in vars(import_module(f"{GAMES[slug]}.facts")).values() if isinstance(value, Fact)]


def named_things(slug):
    """Everything in moves, facts and draws that has a name of its own."""
    domains = [parts(slug).cards]
    for verb in parts(slug).verbs.all:
        domains += verb.choices.values()
    for fact in facts_of(slug):
        domains += fact.arguments.values()
    return {domain for domain in domains if isinstance(domain, Named)}


def families_of(slug):
    """The ids that are put together at run time, each with the details that it is given."""
    made = {}
    for verb in parts(slug).verbs.all:
        made[f"move-{verb.id}"] = set(verb.choices)
        made[f"kind-{verb.id}"] = set()
    for fact in facts_of(slug):
        made[f"fact-{fact.name}"] = set(fact.arguments)
        if fact.secrets and f"many-{fact.name}" in all_ids(slug):
            made[f"many-{fact.name}"] = {*fact.arguments, "cards"}
    for reason in parts(slug).reasons:
        made[f"reason-{reason}".replace(" ", "-")] = set()
    for domain in named_things(slug):
        for name in domain.names:
            made[f"{domain.noun}-{name}".replace(" ", "-")] = set()
    for stage in getattr(import_module(f"{GAMES[slug]}.state"), "AWAITS", ()):
        made[f"awaits-{stage}".replace(" ", "-")] = {"player"}
    return made | shares_of(slug) | places_of(slug)


def shares_of(slug):
    """What a game says that scores are made of: `Share(name, score, details)`."""
    calls = [call for tree in trees_of(slug) for call in ast.walk(tree) if isinstance(call, ast.Call)]
    shares = [call.args for call in calls if name_of(call) == "Share"]
    return {
        f"part-{name.value}": {"amount", *(key.value for given in details for key in given.keys)}
        for name, _, *details in shares
    }


def places_of(slug):
    """Where a game says that cards lie of which all know something: `{"place": name, ...}`."""
    dicts = [node for tree in trees_of(slug) for node in ast.walk(tree) if isinstance(node, ast.Dict)]
    pairs = [pair for node in dicts for pair in zip(node.keys, node.values, strict=True)]
    names = [value.value for key, value in pairs if isinstance(key, ast.Constant) and key.value == "place"]
    return {f"place-{name}": {"pile"} for name in names}


def trees_of(slug):
    return [ast.parse(path.read_text(encoding="utf-8")) for path in files_of(slug)]


KNOWN_FAMILIES = {"move-", "kind-", "fact-", "reason-", "awaits-", "part-", "place-"}


def other_families(slug):
    """The beginnings of ids that only the game itself puts together; all ids that begin so count as used."""
    known = KNOWN_FAMILIES | {f"{domain.noun}-" for domain in named_things(slug)}
    return asked_by(*files_of(slug)).families - known


def test_the_sources_are_understood():
    house = asked_by(*files_of_house())

    assert {"no-move", "won", "won-together", "nothing", "welcome", "cannot-read"} <= set(house.ids)
    assert house.families == {
        "kind-",
        "fact-",
        "reason-",
        "level-",
        "part-",
        "place-",
        "rank-",
        "awaits-",
        "temperament-",
    }


def test_the_house_has_every_message_that_its_sources_name():
    asked, there = set(asked_by(*files_of_house()).ids), all_ids("house")

    of_every_game = set.intersection(*(all_ids(slug) for slug in GAMES))
    assert asked - there - of_every_game == set()


def test_the_house_has_no_message_that_nobody_names():
    asked = set(asked_by(*files_of_house()).ids)
    for slug in GAMES:
        asked |= set(asked_by(*files_of(slug)).ids) - all_ids(slug)

    ranks = range(2, 1 + max(max(parts(slug).players) for slug in GAMES))  # said to whoever has not won
    families = {"level": LEVELS, "rank": ranks, "temperament": TEMPERAMENTS}
    assert all_ids("house") - asked == {f"{family}-{one}" for family, ones in families.items() for one in ones}


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_has_every_message_that_it_needs(slug):
    asked = set(asked_by(*files_of(slug)).ids) | set(families_of(slug)) | {"game-name"}

    assert asked - all_ids(slug) - all_ids("house") == set()


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_has_no_message_that_nobody_names(slug):
    asked = set(asked_by(*files_of(slug)).ids) | set(families_of(slug)) | set(asked_by(*files_of_house()).ids)
    unused = all_ids(slug) - asked

    assert {key for key in unused if not key.startswith(tuple(other_families(slug)))} == set()


@pytest.mark.parametrize("slug", GAMES)
def test_every_family_of_messages_has_members(slug):
    for beginning in other_families(slug):
        assert [key for key in all_ids(slug) if key.startswith(beginning)], beginning


@every_book
def test_every_message_is_given_the_details_that_it_names(book):
    known = {key: variables(message) for key, message in messages(HOUSE, "en").items()}
    files = files_of_house()
    if book != "house":
        known |= {key: variables(message) for key, message in messages(BOOKS[book], "en").items()}
        files = files_of(book)
    given = [(key, details) for key, calls in asked_by(*files).ids.items() for details in calls]
    if book != "house":
        given += families_of(book).items()

    lacking = [
        (key, sorted(known[key] - details))
        for key, details in given
        if None not in details and key in known and known[key] - details
    ]
    assert lacking == []


# How words are said.


@every_language
def test_words_speak_their_language(language):
    assert words(language).language == language
    assert mewseum.game("cat-burglars").words(language).has("game-name")
    assert not words(language).has("game-name")


@pytest.mark.parametrize("language", ["", "xx", "EN", "en-GB", "../en"])
def test_a_language_without_texts_is_refused_with_those_that_have(language):
    with pytest.raises(Refused) as refusal:
        words(language)

    assert refusal.value.key == "unknown-language"
    assert "en, de, fr, nl, pl" in str(refusal.value)


def test_lists_phrases_and_refusals_are_put_into_words():
    said = words("en")

    assert said.value(["blue", Phrase("player", number=2), 7]) == "blue, Player 2, 7"
    assert said.value([]) == said.value(()) == "nothing"
    assert said.value(Refused("game-over")) == "The game is over; no more moves can be made."
    assert said.value(7) == 7
    assert said.value(1.5) == "1.5"


@every_language
def test_a_refusal_within_a_refusal_is_said_in_the_language_of_the_reader(language):
    inner = Refused("game-over")
    outer = Refused("illegal-in-record", number=3, text="done", reason=inner)

    assert inner.say(language) in outer.say(language)


def test_a_phrase_may_be_called_by_a_name_of_several_words():
    assert Phrase("reason-all stuck").key == "reason-all-stuck"


def test_a_refusal_names_its_section_and_is_said_in_english_unless_asked_otherwise():
    refusal = Refused("game-over", section="9.2")

    assert str(refusal) == refusal.say("en") == "The game is over; no more moves can be made. (§9.2)"
    assert refusal.say("de").endswith("(§9.2)")
    assert isinstance(refusal, ValueError)


@every_language
def test_a_refusal_is_said_however_long_what_was_asked_for_is(language):
    for length in (1_000, 3_000, 100_000):
        assert Refused("no-move", text="x" * length, forms=["done"]).say(language)


def test_an_unknown_message_and_a_missing_detail_are_mistakes_of_the_program():
    with pytest.raises(LookupError):
        words("en").say("no-such-message")
    with pytest.raises(ValueError, match=r"message player \(en\)"):
        words("en").say("player")


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "en.ftl").write_text("player = Cat { $number }\nonly =\n    .attribute = here\n", encoding="utf-8")
    return tmp_path


def test_a_folder_named_later_stands_before_those_named_earlier(folder: Path):
    assert Words("en", (HOUSE, folder)).say("player", number=2) == "Cat 2"
    assert Words("en", (folder, HOUSE)).say("player", number=2) == "Player 2"


def test_a_message_without_a_text_of_its_own_cannot_be_said(folder: Path):
    with pytest.raises(KeyError):
        Words("en", (folder,)).say("only")


def test_sentences_that_begin_alike_are_one_list():
    said = ["A pays: orange.", "A pays: blue.", "A pays: orange.", "B pays: blue.", "A trap!", "A trap!"]

    assert gathered(said) == ["A pays: orange ×2, blue.", "B pays: blue.", "A trap!", "A trap!"]


# What happened, in few sentences.


def drew(number, card):
    return Phrase("fact-drew", seat=Phrase("player", number=number), card=card)


def test_hidden_cards_that_come_together_are_counted():
    said = mewseum.game("catham-city").words("en")

    assert said.tell([drew(1, "hidden")] * 3) == ["Player 1 draws 3 cards from the pile."]
    assert said.tell([drew(1, "hidden")]) == [said.value(drew(1, "hidden"))]
    apart = said.tell([drew(1, "hidden"), drew(2, "hidden"), drew(2, "hidden")])
    assert apart == [said.value(drew(1, "hidden")), "Player 2 draws 2 cards from the pile."]


def test_cards_that_one_sees_are_named_in_one_sentence():
    said = mewseum.game("catham-city").words("en")
    police, mafia = (Phrase(f"faction-{faction}") for faction in ("police", "mafia"))

    assert said.tell([drew(1, police), drew(1, mafia), drew(1, police)]) == [
        "Player 1 draws from the pile: police ×2, mafia."
    ]
    assert said.naming(["Mia"]).tell([drew(1, "hidden")] * 2) == ["Mia draws 2 cards from the pile."]
    assert said.tell([]) == []
