"""The `mewseum` command, run as people and scripts run it."""

import itertools
import json
import random
import re
from textwrap import dedent

import pytest

import mewseum as house
from mewseum import record
from mewseum.core.words import LANGUAGES
from mewseum.games import parts
from mewseum.players import RandomPlayer
from tests.command import mewseum, refuse, run, succeed

HEAVY = ("numpy", "numba", "fluent", "rich", "llvmlite")


# Help, and how light the command is.


def test_help_names_every_command():
    said = succeed("--help")

    assert {"play", "simulate", "bench", "rules", "replay"} <= set(said.split())


@pytest.mark.parametrize("command", ["play", "simulate", "bench", "rules", "replay"])
def test_every_command_has_help(command):
    assert "Usage:" in succeed(command, "--help")


@pytest.mark.parametrize("module", ["mewseum", "mewseum.cli"])
def test_nothing_heavy_is_imported_before_a_command_needs_it(module):
    script = f"import sys, {module}; print(*sorted(set({HEAVY!r}) & set(sys.modules)))"

    done = run("-W", "error", "-c", script)

    assert (done.stdout.split(), done.stderr) == ([], "")


def test_the_help_is_shown_without_anything_heavy(tmp_path):
    assert "Usage:" in succeed("--help", without=(tmp_path, HEAVY))


def test_rules_are_printed_without_anything_heavy(tmp_path):
    assert "§1.1" in succeed("rules", "cat-burglars", without=(tmp_path, HEAVY))


def test_an_unknown_command_is_refused():
    done = mewseum("dance")

    assert (done.returncode, done.stdout) == (2, "")
    assert "dance" in done.stderr
    assert "Traceback" not in done.stderr


# Playing.


@pytest.mark.parametrize("slug", house.GAMES)
def test_a_game_is_played_to_its_end_by_piped_answers(slug):
    dice = random.Random(slug)
    answers = "".join(f"{dice.randint(1, 6)}\n" for _ in range(6000))

    said = succeed("play", slug, "--players", 3, "--seat", 2, "--seed", 7, text=answers).splitlines()

    words = house.game(slug, 3).words("en")
    name = words.say("game-name")
    assert said[0] == words.say("welcome", game=name, number=2, players=3)
    assert any(re.match(r"Player \d.* wins?( together)?: ", line) for line in said)
    assert any(words.say("after-the-game") in line for line in said)


def test_the_same_seed_deals_the_same_game_and_no_seed_a_new_one():
    def first_lines(*seed):
        return succeed("play", *seed, text="")

    assert first_lines("--seed", 7) == first_lines("--seed", 7)
    assert first_lines() != first_lines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_speaks_the_language_that_was_asked_for(language):
    welcome = house.game("cat-burglars").words(language).say("welcome", game="Cat Burglars", number=1, players=3)

    assert succeed("play", "--lang", language, "--seed", 1).splitlines()[0] == welcome


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_ALL": "pl_PL.UTF-8", "LANG": "de_DE.UTF-8"}, "pl"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_a_game_speaks_the_language_of_the_system_if_there_are_texts_in_it(variables, language):
    left = house.game("cat-burglars").words(language).say("left")

    assert succeed("play", "--seed", 1, **variables).splitlines()[-1].endswith(left)


def test_a_game_may_be_left_and_is_saved_on_the_way(tmp_path):
    said = succeed("play", "--seed", 7, text="save game.json\nquit\n", cwd=tmp_path)

    assert "You have left the table." in said
    assert record.read(tmp_path / "game.json").seed == 7


def test_a_game_without_a_seed_is_saved_with_its_secret_key(tmp_path):
    succeed("play", text="save game.json\n", cwd=tmp_path)

    assert len(record.read(tmp_path / "game.json").seed) == 32


def test_variants_are_chosen_by_options(tmp_path):
    answers = "save game.json\n"
    options = ["--option", "hall_of_fame=true", "--option", "stuck-tie=most crews", "--option", "first=0"]
    succeed("play", "--seed", 7, *options, text=answers, cwd=tmp_path)

    chosen = record.read(tmp_path / "game.json").game.options
    assert (chosen["hall_of_fame"], chosen["stuck_tie"], chosen["first"]) == (True, "most crews", 0)


# Simulating.


def simulate(*arguments, games=300):
    return json.loads(succeed("simulate", "cat-burglars", "--json", "--games", games, *arguments))


def test_a_simulation_counts_how_games_end():
    report = simulate("--players", 3, "--seed", 5)

    assert (report["game"], report["players"], report["games"], report["seed"]) == ("cat-burglars", 3, 300, 5)
    assert report["options"] == house.game("cat-burglars", 3).options
    assert len(report["win_shares"]) == 3
    assert sum(report["win_shares"]) == pytest.approx(1, abs=1e-5)
    assert sum(report["reasons"].values()) == 300
    assert set(report["reasons"]) == set(parts("cat-burglars").reasons)
    assert 0 < report["decisions_per_game"] <= report["longest_game"]


def test_the_same_seed_gives_the_same_games_and_another_gives_others():
    first = simulate("--seed", 5, "--plain", games=5)

    assert simulate("--seed", 5, "--plain", games=5) == first
    assert simulate("--seed", 6, "--plain", games=5) != first | {"seed": 6}


def test_compiled_and_plain_rules_play_the_same_games():
    pytest.importorskip("numba")
    compiled = simulate("--players", 4, "--seed", 9, games=20)
    plain = simulate("--players", 4, "--seed", 9, "--plain", games=20)

    assert (compiled.pop("mode"), plain.pop("mode")) == ("compiled", "plain")
    assert compiled == plain


def test_a_simulation_plays_the_variant_that_was_chosen():
    report = simulate("--option", "hall_of_fame=yes", "--option", "equal_turns=on", "--plain", games=10)

    assert report["options"]["hall_of_fame"] is True
    assert report["options"]["equal_turns"] is True
    assert report["reasons"]["eight balls"] == 0


def test_without_json_a_simulation_prints_a_table():
    said = succeed("simulate", "cat-burglars", "--games", 5, "--plain")

    assert "win_shares" in said
    assert "eight balls" in said


# Measuring.


FIELDS = {"game", "players", "mode", "decisions_per_s", "games_per_s"}


def test_the_benchmark_has_a_row_for_every_mode():
    pytest.importorskip("numba")
    rows = json.loads(succeed("bench", "cat-burglars", "--players", 2, "--json", "--seconds", 0.05, "--repeats", 1))

    assert sorted(row["mode"] for row in rows) == ["batched", "compiled", "plain", "stepped"]
    for row in rows:
        assert set(row) == FIELDS
        assert (row["game"], row["players"]) == ("cat-burglars", 2)
        assert row["decisions_per_s"] > row["games_per_s"] > 0


def test_the_benchmark_of_everything_has_every_game_with_two_to_four_players(tmp_path):
    done = mewseum("bench", "--json", "--seconds", 0.02, "--repeats", 1, without=(tmp_path, ["numba"]))

    rows = json.loads(done.stdout)
    tables = [(row["game"], row["players"]) for row in rows]
    assert sorted(tables) == sorted(itertools.product(house.GAMES, (2, 3, 4)))
    assert all(set(row) == FIELDS for row in rows)


def test_without_json_the_benchmark_prints_a_table(tmp_path):
    done = mewseum(
        "bench", "cat-burglars", "--players", 2, "--seconds", 0.02, "--repeats", 1, without=(tmp_path, ["numba"])
    )

    assert done.returncode == 0, done.stderr
    assert "decisions_per_s" in done.stdout


@pytest.mark.parametrize("repeats", [0, -1])
def test_a_benchmark_without_a_run_is_refused(repeats, tmp_path):
    done = mewseum("bench", "cat-burglars", "--players", 2, "--repeats", repeats, without=(tmp_path, ["numba"]))

    assert "Traceback" not in done.stderr
    assert (done.returncode, done.stdout) == (2, "")


# Reading the rules.


@pytest.mark.parametrize("slug", house.GAMES)
def test_the_rules_are_printed_as_they_are_written(slug):
    assert succeed("rules", slug) == (parts(slug).folder / "RULES.md").read_text(encoding="utf-8").rstrip() + "\n"


@pytest.mark.parametrize("section", ["5.3", "§5.3"])
def test_one_paragraph_is_printed_alone(section):
    said = succeed("rules", "cat-burglars", "--section", section)

    assert said.startswith("**§5.3** ")
    assert "twin" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("section", ["5.9", "§99"])
def test_a_paragraph_that_there_is_not_is_refused(section):
    assert section.lstrip("§") in refuse("rules", "cat-burglars", "--section", section)


# Telling a record again.


def save_random_game(path, moves):
    played = record.Record(house.game("cat-burglars", 2, first=0), 11)
    state, player = played.start(), RandomPlayer(3)
    while state.turn is not None and len(played.moves) < moves:
        move = player.choose(state.view(state.turn))
        played.add(move)
        state = state.play(move)
    record.write(played, path)


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    """The record of a game in which both have drawn from the deck."""
    path = tmp_path_factory.mktemp("saved") / "game.json"
    save_random_game(path, moves=60)
    return path


DRAWS = re.compile(r"\d+\. (Player \d) recruits from the draw deck: \w+\.")
HIDDEN_DRAWS = re.compile(r"\d+\. (Player \d) recruits a card from the draw deck\.")


def who_drew(said, pattern):
    return {match[1] for match in map(pattern.fullmatch, said.splitlines()) if match}


def test_a_spectator_is_told_no_card_from_the_deck(saved):
    said = succeed("replay", saved)

    assert who_drew(said, DRAWS) == set()
    assert who_drew(said, HIDDEN_DRAWS) == {"Player 1", "Player 2"}
    assert said.splitlines()[-1] == "The record ends after 60 moves; the game is not over."


@pytest.mark.parametrize(("seat", "other"), [(1, 2), (2, 1)])
def test_a_seat_is_told_its_own_cards_from_the_deck_and_no_others(saved, seat, other):
    said = succeed("replay", saved, "--seat", seat)

    assert who_drew(said, DRAWS) == {f"Player {seat}"}
    assert who_drew(said, HIDDEN_DRAWS) == {f"Player {other}"}


def test_a_record_is_told_in_the_language_that_was_asked_for(saved):
    last = house.game("cat-burglars").words("pl").say("not-over", moves=60)

    assert succeed("replay", saved, "--lang", "pl").splitlines()[-1] == last


def test_a_game_is_told_again_to_its_end(tmp_path):
    last_turn = {"scored": [["blue"] * 7, []], "crews": [[{"cats": ["blue"], "facedown": "blue"}], []]}
    played = record.Record(house.game("cat-burglars", 2), 3, position=last_turn)
    played.add("secure 1")
    record.write(played, tmp_path / "game.json")

    said = succeed("replay", "game.json", "--seat", 1, cwd=tmp_path).splitlines()

    assert said[-1] == "Player 1 wins: eight Golden Balls of Yarn."


# What is refused ends in one sentence.


def test_an_unknown_game_is_refused_with_the_one_that_was_meant():
    for command in ("play", "rules"):
        said = refuse(command, "cat-burglar")
        assert said == "There is no game “cat-burglar” in the house. Did you mean: cat-burglars?"


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["play", "--option", "hall_of_cats=true"], "hall_of_fame"),
        (["simulate", "cat-burglars", "--option", "hall_of_cats=true"], "hall_of_fame"),
        (["play", "--option", "hall_of_fame"], "NAME=VALUE"),
        (["play", "--option", "hall_of_fame=maybe"], "(§10.1)"),
        (["play", "--option", "hall_of_fame=1"], "(§10.1)"),
        (["play", "--option", "stuck_tie=youngest"], "'most crews'"),
        (["play", "--option", "first=3"], "(§2.4)"),
        (["play", "--option", f"first={'9' * 5000}"], "(§2.4)"),
        (["play", "--seat", 4], "1 to 3"),
        (["play", "--seat", 0], "1 to 3"),
        (["play", "--players", 1], "2 to 6"),
        (["play", "--players", 5], "(§12.1)"),
        (["bench", "cat-burglars", "--players", 9], "2 to 6"),
        (["play", "--lang", "sv"], "en, de, fr, nl, pl"),
        (["simulate", "cat-burglars", "--plain", "--games", 0], "at least 1"),
        (["replay", "missing.json"], "missing.json"),
        (["replay", "."], "."),
        (["replay", "missing.json", "--lang", "sv"], "en, de, fr, nl, pl"),
    ],
    ids=lambda value: " ".join(map(str, value))[:60] if isinstance(value, list) else "",
)
def test_what_cannot_be_is_refused_in_one_sentence(arguments, part, tmp_path):
    assert part in refuse(*arguments, cwd=tmp_path)


@pytest.mark.parametrize("arguments", [["--players", "many"], ["--seed", "1.5"]])
def test_what_is_no_number_is_refused(arguments):
    done = mewseum("play", *arguments)

    assert (done.returncode, done.stdout) == (2, "")
    assert f"'{arguments[0]}'" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("language", ["de", "pl"])
def test_refusals_are_said_in_the_language_that_was_asked_for(language, tmp_path):
    sentence = house.Refused("unknown-player", player=9, last=3).say(language)

    assert refuse("play", "--seat", 9, "--lang", language) == sentence


@pytest.mark.parametrize(
    ("content", "part"),
    [
        ("", "line 1"),
        ("{", "line 1"),
        ("[]", "not a record of a game"),
        ("{}", "It lacks: mewseum"),
        ('{"mewseum": 2, "game": 1, "rules": 1, "players": 1, "options": 1, "seed": 1, "moves": 1}', "format 2"),
    ],
)
def test_a_file_that_is_no_record_is_refused(content, part, tmp_path):
    (tmp_path / "game.json").write_text(content, encoding="utf-8")

    said = refuse("replay", "game.json", cwd=tmp_path)

    assert said.startswith("game.json ")
    assert part in said


def test_an_edited_record_is_refused(saved, tmp_path):
    content = json.loads(saved.read_text(encoding="utf-8"))
    content["seed"] = 12
    (tmp_path / "game.json").write_text(json.dumps(content), encoding="utf-8")

    assert "was changed after it was written" in refuse("replay", "game.json", cwd=tmp_path)


def test_a_record_with_an_illegal_move_is_refused_with_its_number(saved, tmp_path):
    content = json.loads(saved.read_text(encoding="utf-8"))
    del content["check"]
    content["moves"] = ["done"]
    (tmp_path / "game.json").write_text(json.dumps(content), encoding="utf-8")

    done = mewseum("replay", "game.json", cwd=tmp_path)

    assert done.returncode == 2
    assert done.stderr.startswith("mewseum: Move 1 of the record, “done”, is refused: ")
    assert done.stderr.count("\n") == 1


def test_a_seat_that_did_not_play_is_refused(saved):
    assert "1 to 2" in refuse("replay", saved, "--seat", 3)


def test_who_closes_the_pipe_early_sees_no_traceback():
    script = """
        import subprocess, sys
        command = [sys.executable, "-m", "mewseum", "play", "--seed", "7"]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
            process.stdout.close()
            process.stdin.close()
            print(process.stderr.read().decode())
    """

    done = run("-c", dedent(script))

    assert (done.returncode, done.stdout.strip()) == (0, "")
