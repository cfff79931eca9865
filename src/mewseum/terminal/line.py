"""The table line by line: plain sentences and numbered choices, made for screen readers and braille as for eyes."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from mewseum.core.game import Game
from mewseum.core.moves import Move, read_number
from mewseum.core.record import Record, write
from mewseum.core.refused import Refused
from mewseum.core.situation import Situation
from mewseum.core.words import Phrase, Words
from mewseum.players.player import Player
from mewseum.players.reasons import Adviser

FEW = 9
"""Up to so many moves are listed one by one; more are chosen kind first."""


PATIENCE = 1.0
"""Seconds after which the table says that somebody is thinking."""

Thought = TypeVar("Thought")


class Left(Exception):
    """The person has left the table."""


class LineTable:
    """One person and some players at a table of lines."""

    def __init__(
        self,
        game: Game,
        seed: int | bytes,
        seat: int,
        players: dict[int, Player],
        words: Words,
        ask: Callable[[str], str],
        say: Callable[[str], None],
        adviser: Adviser | None = None,
    ) -> None:
        self.record = Record(game, seed)
        self.state: Situation = self.record.start()
        self.seat = seat
        self.players = players
        self._words = words
        self._ask_for = ask
        self._say = say
        self._adviser = adviser
        self._thinkers = ThreadPoolExecutor(1)
        self._log: list[str] = []
        self._refusal: Refused | None = None

    def run(self) -> None:
        """Play the game to its end, or until the person leaves."""
        self._tell("welcome", game=Phrase("game-name"), number=self.seat + 1, players=self.state.game.players)
        self._tell_facts()
        try:
            while self.state.turn is not None:
                self._take_turn(self.state.turn)
        except Left:
            self._tell("left")
            return
        self._tell_table()
        self._tell_outcome()
        self._offer_to_save()

    def _take_turn(self, seat: int) -> None:
        view = self.state.view(seat)
        if seat == self.seat:
            self._tell_table()
            move = self._ask_move(view.moves)
        else:
            move = self._wait_for(lambda: self.players[seat].choose(view), Phrase("player", number=seat + 1))
        self.state = self.state.play(move)
        self.record.add(move)
        self._tell_facts()
        for other, player in self.players.items():
            player.watch(self.state.glimpse(other), seat)
        if self._adviser is not None:
            self._adviser.watch(self.state.glimpse(self.seat), seat)

    def _wait_for(self, think: Callable[[], Thought], player: Phrase) -> Thought:
        """Let somebody think in the background, and say so if it takes its time. The person can leave meanwhile."""
        thought = self._thinkers.submit(think)
        try:
            try:
                return thought.result(PATIENCE)
            except TimeoutError:
                self._tell("thinking", player=player)
                return thought.result()
        except KeyboardInterrupt:
            raise Left from None

    def _ask_move(self, moves: list[Move]) -> Move:
        """Ask until a legal move is chosen: by number, kind first where there are many, or by its text."""
        choices = moves
        self._list(choices)
        while True:
            answer = self._read()
            command, _, rest = answer.partition(" ")
            number = read_number(answer)
            if answer in ("", "0"):
                choices = moves
                self._list(choices)
            elif number is not None:
                chosen = self._numbered(choices, number)
                if isinstance(chosen, Move):
                    return chosen
                if chosen is not None:
                    choices = chosen
                    self._list(choices)
            elif not self._obey(command, rest.strip()):
                try:
                    return self.state.find(answer, self.seat)
                except Refused as refusal:
                    self._refusal = refusal
                    self._tell("refused", text=answer, reason=refusal)

    def _kinds(self, moves: list[Move]) -> list[list[Move]]:
        """Moves by their verbs, if there are too many to be listed one by one."""
        kinds: dict[int, list[Move]] = {}
        for move in moves:
            kinds.setdefault(move.verb, []).append(move)
        return list(kinds.values()) if len(moves) > FEW and len(kinds) > 1 else [[move] for move in moves]

    def _list(self, moves: list[Move]) -> None:
        self._tell("choose", player=Phrase("player", number=self.seat + 1))
        for number, kind in enumerate(self._kinds(moves), 1):
            if len(kind) == 1:
                text = self._words.value(kind[0].phrase)
            else:
                text = self._words.say("kind-of-move", kind=Phrase(f"kind-{kind[0].verb.id}"), moves=len(kind))
            self._say(f"{number}. {text}")

    def _numbered(self, moves: list[Move], number: int) -> Move | list[Move] | None:
        kinds = self._kinds(moves)
        if not 1 <= number <= len(kinds):
            self._tell("no-such-number", number=number, last=len(kinds))
            return None
        kind = kinds[number - 1]
        return kind[0] if len(kind) == 1 else kind

    def _obey(self, command: str, rest: str) -> bool:
        """Carry out a command that is no move; False if it is none of them."""
        if command in ("?", "help"):
            self._tell("help", forms=self.state.game.move_forms())
        elif command == "why":
            self._tell_why()
        elif command == "hint":
            self._hint()
        elif command == "log":
            for line in self._log:
                self._say(line)
        elif command == "table":
            self._tell_table()
        elif command == "save":
            self._save(rest)
        elif command in ("quit", "exit"):
            raise Left
        else:
            return False
        return True

    def _tell_why(self) -> None:
        if self._refusal is None:
            self._tell("nothing-refused")
            return
        self._say(self._refusal.say(self._words.language))
        section = self._refusal.section
        if section:
            self._tell("see-rules", section=section, game=self.state.game.slug)

    def _hint(self) -> None:
        """What to play, what else, how likely it wins, and which belief mattered."""
        if self.state.turn != self.seat or self._adviser is None:
            self._tell("no-hint")
            return
        adviser, view = self._adviser, self.state.view(self.seat)
        advice = self._wait_for(lambda: adviser.advise(view), Phrase("adviser"))
        self._tell(
            "hint-best", move=advice.best.move.phrase, text=str(advice.best.move), chance=_percent(advice.best.chance)
        )
        if advice.second is not None:
            chance = _percent(advice.second.chance)
            self._tell("hint-second", move=advice.second.move.phrase, text=str(advice.second.move), chance=chance)
        if advice.belief is not None:
            self._tell("hint-belief", chance=_percent(advice.belief.likelihood), belief=advice.belief.phrase)

    def _save(self, path: str) -> None:
        if not path:
            self._tell("save-where")
            return
        try:
            write(self.record, path)
        except Refused as refusal:
            self._say(refusal.say(self._words.language))
        else:
            self._tell("saved", file=path, moves=len(self.record.moves))

    def _offer_to_save(self) -> None:
        self._tell("after-the-game")
        try:
            while answer := self._read():
                command, _, rest = answer.partition(" ")
                if not self._obey(command, rest.strip()):
                    self._tell("after-the-game")
        except Left:
            return

    def _read(self) -> str:
        try:
            return self._ask_for("> ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None

    def _tell(self, key: str, **details: object) -> None:
        self._say(self._words.say(key, **details))

    def _tell_table(self) -> None:
        self._say("")
        for phrase in self.state.game.parts.tell_table(self.state.view(self.seat).to_dict()):
            self._say(self._words.value(phrase))

    def _tell_facts(self) -> None:
        for told in self.state.facts(self.seat):
            line = self._words.value(told.phrase)
            self._log.append(line)
            self._say(line)

    def _tell_outcome(self) -> None:
        outcome = self.state.outcome
        assert outcome is not None
        winners = [Phrase("player", number=seat + 1) for seat in outcome.winners]
        reason = Phrase(f"reason-{outcome.reason}")
        self._tell("won" if len(winners) == 1 else "won-together", winners=winners, reason=reason)
        for seat, score in enumerate(outcome.scores):
            self._tell("score", player=Phrase("player", number=seat + 1), score=score)


def _percent(chance: float) -> int:
    return round(100 * chance)
