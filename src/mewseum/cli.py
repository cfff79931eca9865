"""The `mewseum` command. Nothing heavy is imported before a command needs it."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from mewseum.core.game import Game

app = typer.Typer(
    name="mewseum",
    help="A house for cat card games: play them, simulate them, measure them.",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game of the house, such as cat-burglars.")]
Players = Annotated[int, typer.Option("--players", help="How many play.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A variant or house rule; may be repeated.")
]
Language = Annotated[str, typer.Option("--lang", help="en, de, fr, nl or pl.")]
_language = "en"
"""In which refusals are said."""

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for scripts.")]


def _show_version(is_asked: bool) -> None:
    if is_asked:
        from mewseum import __version__

        print(f"mewseum {__version__}")
        raise typer.Exit


@app.callback()
def open_house(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """A house for cat card games: play them, simulate them, measure them. Without a command it opens in the browser."""
    if context.invoked_subcommand is None:
        from mewseum.server.serve import default_database, free_port, visit

        if not visit(default_database()):
            serve(port=free_port(), browser=True)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option("--host", help="Who can come: this machine alone, or 0.0.0.0 for others.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port; 0 takes any that is free.")] = 7370,
    database: Annotated[
        str, typer.Option("--database", help="sqlite:///FILE or postgresql://…; otherwise a file of yours.")
    ] = "",
    public_url: Annotated[str, typer.Option("--public-url", help="The address that invitations carry.")] = "",
    base_path: Annotated[
        str, typer.Option("--base-path", help="The path under which a proxy serves the house, such as /cats.")
    ] = "",
    forwarded: Annotated[
        str, typer.Option("--forwarded-from", help="Addresses of proxies whose X-Forwarded headers may be believed.")
    ] = "",
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", help="Another name of this house, as browsers see it; may be repeated."),
    ] = None,
    thinkers: Annotated[
        int | None, typer.Option("--thinkers", min=0, help="Processes for bots; otherwise as many as cores.")
    ] = None,
    rooms: Annotated[
        int, typer.Option("--rooms", min=1, max=64, help="Processes that share the tables: one for each core, say.")
    ] = 1,
    pace: Annotated[float, typer.Option("--pace", min=0, help="Seconds that a bot takes at least for a move.")] = 0.8,
    grace: Annotated[
        float, typer.Option("--grace", min=0, help="Seconds until others may ask for a bot in somebody's place.")
    ] = 60.0,
    keep: Annotated[
        int | None, typer.Option("--keep", min=1, help="Days after which a table that nobody touches is forgotten.")
    ] = None,
    spare: Annotated[
        int | None,
        typer.Option("--spare", min=0, help="Megabytes that stay free on the disk: below that, only games go on."),
    ] = None,
    limits: Annotated[bool, typer.Option("--limits/--no-limits", help="Limit how much one client may ask for.")] = True,
    browser: Annotated[bool, typer.Option("--browser", help="Open the browser too.")] = False,
    lang: Language = "",
) -> None:
    """Open the house on the network: tables for people and bots."""
    from mewseum.server.app import Settings
    from mewseum.server.disk import USUAL_SPARE_MEGABYTES
    from mewseum.server.house import Manner
    from mewseum.server.limits import Limits
    from mewseum.server.serve import default_database, is_loopback
    from mewseum.server.serve import serve as run

    _speak(lang)
    settings = Settings(
        database=database or default_database(),
        public_url=public_url,
        origins=tuple(origin or ()),
        loopback=is_loopback(host) and not public_url and not forwarded,
        thinkers=thinkers,
        manner=Manner(pace, grace),
        limits=Limits() if limits else Limits.none(),
        keep=None if keep is None else keep * 86400.0,
        spare_megabytes=USUAL_SPARE_MEGABYTES if spare is None else spare,
    )
    run(settings, host, port, base_path=base_path.rstrip("/"), forwarded=forwarded, rooms=rooms, browser=browser)


@app.command()
def check(
    database: Annotated[
        str, typer.Option("--database", help="sqlite:///FILE or postgresql://…; otherwise a file of yours.")
    ] = "",
    as_json: AsJson = False,
    lang: Language = "",
) -> None:
    """Look through a database: that all tables are as they were stored, and can be played through. Exit code 1 if not."""
    from mewseum.core.words import Phrase, words
    from mewseum.server.inspection import inspect
    from mewseum.server.serve import default_database

    told = words(_speak(lang))
    with _waiting("Looking through all tables ..."):
        report = inspect(database or default_database())

    def say(phrase: Phrase) -> str:
        return told.say(phrase.key, **phrase.details)

    if as_json:
        print(json.dumps(report.to_dict(say), ensure_ascii=False))
    else:
        for line in report.lines(say):
            print(line)
    if report.damaged:
        raise typer.Exit(1)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game from a live table.")],
    table: Annotated[str | None, typer.Option("--table", help="The table at which you sat, as its link says.")] = None,
    commitment: Annotated[
        str | None, typer.Option("--commitment", help="The house's commitment that you wrote down before the deal.")
    ] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="Your seat, from 1.")] = None,
    number: Annotated[str | None, typer.Option("--number", help="The number that your device gave.")] = None,
    commitments: Annotated[
        str | None,
        typer.Option(
            "--commitments",
            help="The commitments of all seats as you wrote them down before the deal, separated by commas; nothing for a bot.",
        ),
    ] = None,
    lang: Language = "",
) -> None:
    """Check a live table's game: compute the deal and every card again, and compare with what you wrote down."""
    from mewseum import record
    from mewseum.core.account import Witness
    from mewseum.core.refused import Refused
    from mewseum.core.verdict import verdict
    from mewseum.core.words import words

    language = _speak(lang)
    if (seat is None) != (number is None):
        raise Refused("seat-and-number")
    saved = record.read(file)
    own = None if seat is None else _read_seat(seat, saved.game.players)
    seen = None if commitments is None else [part.strip() for part in commitments.split(",")]
    witness = Witness(table, commitment, own, number, seen)
    saved.verify(witness)
    for phrase in verdict(saved, witness):
        print(words(language).say(phrase.key, **phrase.details))


@app.command()
def play(
    game: GameName = "cat-burglars",
    players: Players = 3,
    seat: Annotated[int, typer.Option("--seat", help="Where you sit, from 1.")] = 1,
    seed: Annotated[int | None, typer.Option("--seed", help="Deal this very game; otherwise a new one.")] = None,
    lang: Language = "",
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            help="Your opponents in the order of their seats; the last fills the table. Levels: kitten, tabby, prowler, "
            "burglar, master, each also bold, wary or spiteful (master:bold); or random, careful.",
        ),
    ] = "prowler",
    option: Options = None,
) -> None:
    """Play a game in the terminal, line by line."""
    from mewseum.core.record import Sitter
    from mewseum.players.company import Company
    from mewseum.terminal.line import LineTable

    language = _speak(lang)
    chosen = _make_game(game, players, option)
    words = chosen.words(language)
    mine = _read_seat(seat, players)
    key: int | bytes = os.urandom(32) if seed is None else seed
    others = [other for other in range(players) if other != mine]
    company = Company(chosen, [name.strip() for name in bots.split(",")], others, repr(key))
    table = LineTable(chosen, key, mine, company.players, words, input, print, company.adviser)
    table.record.seats = tuple(Sitter(bot=company.names.get(place, "")) for place in range(players))
    table.run()


@app.command()
def simulate(
    game: GameName,
    players: Players = 2,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 10_000,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    as_json: AsJson = False,
    plain: Annotated[bool, typer.Option("--plain", help="Do not compile the rules.")] = False,
    option: Options = None,
) -> None:
    """Play many random games and count how they end."""
    from mewseum.lab.simulate import simulate as run

    chosen = _make_game(game, players, option, only_machines=True)
    compiled = not plain and _compiled_if_possible([chosen])
    with _progress("games", games) as progress:
        report = run(chosen, games, seed, compiled=compiled, progress=progress).to_dict()
    if as_json:
        print(json.dumps(report))
    else:
        _print_table([{"": name, "value": _short(value)} for name, value in report.items()])


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game; otherwise all.")] = None,
    players: Annotated[int | None, typer.Option("--players", help="How many play; otherwise 2, 3 and 4.")] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.001, help="CPU seconds a run.")] = 2.0,
    repeats: Annotated[int, typer.Option("--repeats", min=1, help="Runs; the best counts.")] = 3,
    as_json: AsJson = False,
) -> None:
    """Measure decisions per second of CPU time, one thread."""
    from mewseum.games import GAMES, parts
    from mewseum.lab.bench import MODES
    from mewseum.lab.bench import bench as run

    tables = [
        _make_game(slug, n, None, only_machines=True)
        for slug in ([game] if game else GAMES)
        for n in ([players] if players else [n for n in parts(slug).players if n in (2, 3, 4)])
    ]
    modes = MODES if _compiled_if_possible(tables) else ("plain",)
    rows: list[dict[str, Any]] = []
    with _progress("rows", len(tables) * len(modes)) as progress:
        for table in tables:
            for row in run(table, seconds, repeats, modes):
                rows.append(row)
                progress(len(rows))
    if as_json:
        print(json.dumps(rows))
    else:
        _print_table(rows)


@app.command()
def arena(
    game: GameName,
    players: Players = 2,
    bots: Annotated[
        str, typer.Option("--bots", help="Who plays, such as search,careful; the last fills the table.")
    ] = "search,careful",
    deals: Annotated[int, typer.Option("--deals", help="How many deals, each played from every seat.")] = 20,
    budget: Annotated[
        str,
        typer.Option(
            "--budget",
            help="What search and ismcts may use a move: 50ms or 2s of their own work, or simulations such as 400.",
        ),
    ] = "50ms",
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same deals.")] = 0,
    workers: Annotated[int | None, typer.Option("--workers", min=1, help="Processes; otherwise one a core.")] = None,
    svg: Annotated[Path | None, typer.Option("--svg", help="Draw the ladder into this file.")] = None,
    as_json: AsJson = False,
    option: Options = None,
) -> None:
    """Let bots play each other on the same deals from every seat, and measure who is stronger."""
    from mewseum.lab.arena import Contest, check, run
    from mewseum.lab.ladder import draw_ladder

    chosen = _make_game(game, players, option, only_machines=True)
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    contest = Contest(game, players, dict(chosen.options), names, deals, budget, seed)
    check(contest)
    with _progress("deals", deals) as progress:
        report = run(contest, progress, workers or os.cpu_count() or 1)
    if svg is not None:
        _write_text(svg, draw_ladder(report))
    if as_json:
        print(json.dumps(report))
    else:
        _print_table([{name: _short(value) for name, value in row.items()} for row in report["results"]])


def _write_text(path: Path, text: str) -> None:
    from mewseum.core.refused import Refused

    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused("cannot-write", file=str(path), reason=error.strerror or str(error)) from None


@app.command()
def rules(
    game: GameName,
    section: Annotated[str, typer.Option("--section", help="Only this paragraph, such as 5.3.")] = "",
    lang: Language = "",
) -> None:
    """Print a game's rules."""
    from mewseum.core.refused import Refused
    from mewseum.games import rules_paragraph, rules_text

    text = rules_text(game, _speak(lang))
    if section:
        number = section.lstrip("§")
        text = rules_paragraph(text, number)
        if not text:
            raise Refused("unknown-section", paragraph=number, game=game)
    print(text.rstrip())


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    seat: Annotated[
        int | None, typer.Option("--seat", help="As this player saw it, from 1; otherwise a spectator.")
    ] = None,
    lang: Language = "",
) -> None:
    """Tell a saved game again."""
    from mewseum import record
    from mewseum.terminal.replay import tell_record

    language = _speak(lang)
    saved = record.read(file)
    mine = None if seat is None else _read_seat(seat, saved.game.players)
    tell_record(saved, mine, saved.game.words(language), print)


def _make_game(slug: str, players: int, settings: list[str] | None, *, only_machines: bool = False) -> Game:
    import mewseum
    from mewseum.core.refused import Refused
    from mewseum.games import parts

    options: dict[str, Any] = dict(parts(slug).self_play) if only_machines else {}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Refused("bad-setting", setting=setting)
        options[name.replace("-", "_")] = _read_value(value)
    return mewseum.game(slug, players, **options)


def _read_value(text: str) -> Any:
    from mewseum.core.moves import read_number

    if text in ("true", "yes", "on"):
        return True
    if text in ("false", "no", "off"):
        return False
    number = read_number(text)
    return text if number is None else number


def _read_seat(seat: int, players: int) -> int:
    """A seat from 0, from the number by which people call it."""
    from mewseum.core.refused import Refused

    if not 1 <= seat <= players:
        raise Refused("unknown-player", player=seat, last=players)
    return seat - 1


def _speak(wanted: str) -> str:
    """The language to speak: the one that was asked for, else the system's if there are texts in it, else English."""
    global _language
    from mewseum.core.refused import Refused
    from mewseum.core.words import LANGUAGES

    system = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
    if wanted and wanted not in LANGUAGES:
        raise Refused("unknown-language", language=wanted, known=LANGUAGES)
    _language = wanted or (system if system in LANGUAGES else "en")
    return _language


def _compiled_if_possible(games: list[Game]) -> bool:
    """Compile the rules, and say so where a person waits for it; False, said once, where that is not possible."""
    if not _can_compile():
        return False
    with _waiting("Compiling the rules (only once, about half a minute) ..."):
        for game in games:
            game.fast  # noqa: B018
    return True


@contextmanager
def _waiting(text: str) -> Iterator[None]:
    """A moving line on a terminal while something takes its time; nothing otherwise."""
    if not sys.stderr.isatty():
        yield
        return
    from rich.console import Console

    with Console(stderr=True).status(text):
        yield


def _can_compile() -> bool:
    """Whether rules can be compiled here; if not, say once that it goes slower."""
    try:
        import numba  # noqa: F401
    except ImportError:
        print(
            "mewseum: Numba is not installed, so the rules run uncompiled, about a hundred times slower.",
            file=sys.stderr,
        )
        return False
    return True


@contextmanager
def _progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on a terminal; nothing otherwise."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def _print_table(rows: list[dict[str, Any]]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table()
    for name in rows[0]:
        table.add_column(name)
    for row in rows:
        table.add_row(*(f"{value:,}" if isinstance(value, (int, float)) else str(value) for value in row.values()))
    Console().print(table)


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}: {_short(part)}" for name, part in value.items())
    return ", ".join(map(_short, value)) if isinstance(value, list) else str(value)


def main() -> None:
    """Run the command; whatever is refused ends in one sentence and exit code 2."""
    from mewseum.core.refused import Refused

    try:
        app()
    except Refused as refusal:
        print(f"mewseum: {refusal.say(_language)}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


if __name__ == "__main__":
    main()
