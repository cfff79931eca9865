"""A played game as one JSON file: game, version of its rules, options, seed, moves.

A record replays to the same states everywhere. For a game from a real table it names what chance brought, and it may
start from a position instead of a deal. Its `check` tells an edited file from the one that was written; who edits
a record on purpose deletes that line.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from mewseum.core.account import Witness, check_account
from mewseum.core.fairness import Terms
from mewseum.core.game import Game
from mewseum.core.moves import Move
from mewseum.core.plain_json import check_plain
from mewseum.core.refused import Refused
from mewseum.core.situation import Situation

FORMAT = 1
REQUIRED = ("mewseum", "game", "rules", "players", "options", "seed", "moves")

MakeGame = Callable[..., Game]
"""Makes a game from its slug, the number of players and its options."""


@dataclass(frozen=True)
class Sitter:
    """Who sat at a seat: a person by a name, or a bot by its level; neither where nobody has said."""

    name: str = ""
    bot: str = ""

    @property
    def is_bot(self) -> bool | None:
        """Whether it was a bot; None where nobody has said."""
        return bool(self.bot) if self.bot or self.name else None

    def to_dict(self) -> dict[str, str]:
        """JSON-ready."""
        return {"bot": self.bot} if self.bot else {"name": self.name} if self.name else {}


@dataclass
class Record:
    """A game that was played, or is being played."""

    game: Game
    seed: int | bytes = 0
    moves: list[tuple[str, tuple[str | None, ...]]] = field(default_factory=list)
    """Texts of moves, each with what was told of its chance."""
    deal: tuple[str | None, ...] = ()
    """What was told of the deal's chance."""
    position: Mapping[str, Any] | None = None
    """The situation it starts from, if not a deal."""
    fair: Mapping[str, Any] | None = None
    """Of a live table: from what the seed was made (see `core.account`)."""
    seats: tuple[Sitter, ...] = ()
    """Who sat where; empty in records that do not say."""

    def start(self) -> Situation:
        """The situation before the first move."""
        if self.position is not None:
            return self.game.position(self.position, self.seed)
        return self.game.deal(self.seed, self.deal)

    def add(self, move: Move | str, chance: Sequence[str | None] = ()) -> None:
        """Write down one more move."""
        self.moves.append((str(move), tuple(chance)))

    def replay(self) -> Iterator[Situation]:
        """Every situation in order, the first before any move. An illegal move is refused with its number."""
        state = self.start()
        yield state
        for number, (text, chance) in enumerate(self.moves, 1):
            try:
                state = state.play(text, chance)
            except Refused as refusal:
                raise Refused("illegal-in-record", number=number, text=text, reason=refusal) from None
            yield state

    def last(self) -> Situation:
        """The situation after the last move."""
        *_, state = self.replay()
        return state

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        content: dict[str, Any] = {
            "mewseum": FORMAT,
            "game": self.game.slug,
            "rules": self.game.parts.version,
            "players": self.game.players,
            "options": self.game.options,
            "seed": self.seed.hex() if isinstance(self.seed, bytes) else self.seed,
            "moves": [text if not chance else {"move": text, "chance": list(chance)} for text, chance in self.moves],
        }
        if self.deal:
            content["deal"] = list(self.deal)
        if self.position is not None:
            content["position"] = dict(self.position)
        if self.fair is not None:
            content["fair"] = dict(self.fair)
        if any(sitter.to_dict() for sitter in self.seats):
            content["seats"] = [sitter.to_dict() for sitter in self.seats]
        return content | {"check": checksum(content)}

    def verify(self, witness: Witness | None = None) -> Situation:
        """Compute every card again: the seed from what everybody gave, then each move. The last situation, or Refused.

        What a witness wrote down before the deal has to be the same in the record.
        """
        if self.fair is None:
            raise Refused("no-fairness")
        if self.position is not None or self.deal or any(chance for _, chance in self.moves):
            raise Refused("told-chance")
        bots = [sitter.is_bot for sitter in self.seats]
        check_account(self.fair, self._terms, self.seed, self.game.players, witness, bots)
        return self.last()

    def _terms(self, table: str, round_: int) -> Terms:
        game = self.game
        return Terms(table, round_, game.slug, game.parts.version, game.players, game.options)


def checksum(content: Mapping[str, Any]) -> str:
    """A short digest of everything in a record but itself."""
    text = json.dumps({k: v for k, v in content.items() if k != "check"}, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def write(record: Record, path: str | Path) -> None:
    """Write a record to a file. The file is replaced as a whole or not at all."""
    text = json.dumps(record.to_dict(), indent=1) + "\n"
    beside = None
    try:
        beside = Path(path).with_name(f"{Path(path).name}.part")
        if Path(path).is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:
        if beside is not None:
            with contextlib.suppress(OSError, ValueError):
                beside.unlink()
        raise Refused("cannot-write", file=str(path), reason=getattr(error, "strerror", None) or str(error)) from None


def read(path: str | Path, make_game: MakeGame) -> Record:
    """Read a record from a file. It is checked as far as that is possible without playing it."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refused("not-json", file=str(path), line=1) from None
    except (OSError, ValueError) as error:
        raise Refused("cannot-read", file=str(path), reason=getattr(error, "strerror", None) or str(error)) from None
    try:
        content = json.loads(text)
    except json.JSONDecodeError as error:
        raise Refused("not-json", file=str(path), line=error.lineno) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, lists within lists without end
        raise Refused("not-json", file=str(path), line=1) from None
    return from_dict(content, str(path), make_game)


def from_dict(content: Any, name: str, make_game: MakeGame) -> Record:
    """A record from its JSON form."""
    check_plain(content, name)
    if not isinstance(content, dict):
        raise Refused("not-a-record", file=name, parts=REQUIRED)
    missing = [part for part in REQUIRED if part not in content]
    if missing:
        raise Refused("incomplete-record", file=name, parts=missing)
    if content["mewseum"] != FORMAT:
        raise Refused("unknown-format", file=name, format=repr(content["mewseum"]), known=FORMAT)
    if "check" in content and content["check"] != checksum(content):
        raise Refused("edited-record", file=name)
    return _build(content, name, make_game)


def _build(content: dict[str, Any], name: str, make_game: MakeGame) -> Record:
    options = content["options"]
    if not isinstance(options, dict) or not isinstance(content["moves"], list):
        raise Refused("not-a-record", file=name, parts=REQUIRED)
    game = make_game(content["game"], content["players"], options)
    if content["rules"] != game.parts.version:
        raise Refused("unknown-rules", file=name, version=str(content["rules"]), known=game.parts.version)
    moves = [_read_move(name, number, entry) for number, entry in enumerate(content["moves"], 1)]
    deal = content.get("deal", [])
    if not isinstance(deal, list):
        raise Refused("bad-chance", chance=repr(deal), most=0)
    record = Record(game, _read_seed(content["seed"]), moves, tuple(deal))
    record.position = content.get("position")
    record.fair = content.get("fair")
    record.seats = _read_seats(name, content.get("seats", []), game.players)
    return record


def _read_seats(name: str, seats: Any, players: int) -> tuple[Sitter, ...]:
    """Who sat where, if that is told of all seats: a name or a bot of each, or nothing."""
    if seats == []:
        return ()
    if not isinstance(seats, list) or len(seats) != players or not all(_is_sitter(seat) for seat in seats):
        raise Refused("bad-seats", file=name, players=players)
    return tuple(Sitter(**seat) for seat in seats)


def _is_sitter(seat: Any) -> bool:
    return (
        isinstance(seat, dict)
        and len(seat) <= 1
        and set(seat) <= {"name", "bot"}
        and all(isinstance(value, str) for value in seat.values())
    )


def _read_move(name: str, number: int, entry: Any) -> tuple[str, tuple[str | None, ...]]:
    if isinstance(entry, str):
        return entry, ()
    if isinstance(entry, dict) and isinstance(entry.get("move"), str) and isinstance(entry.get("chance"), list):
        return entry["move"], tuple(entry["chance"])
    raise Refused("bad-entry", file=name, number=number, value=repr(entry))


def _read_seed(seed: Any) -> int | bytes:
    if isinstance(seed, int) and not isinstance(seed, bool):
        return seed
    try:
        return bytes.fromhex(seed)
    except (TypeError, ValueError):
        raise Refused("bad-seed", seed=repr(seed)) from None
