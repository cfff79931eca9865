"""The table line by line: plain sentences and numbered choices, made for screen readers and braille as for eyes."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from mewseum.core.ending import standing
from mewseum.core.game import Game
from mewseum.core.memory import tell_memory
from mewseum.core.moves import Move, read_number
from mewseum.core.record import Record, write
from mewseum.core.refused import Refused
from mewseum.core.situation import Situation
from mewseum.core.view import View
from mewseum.core.words import Phrase, Words
from mewseum.players.player import Player
from mewseum.players.reasons import Adviser, percent
from mewseum.terminal.sitters import names_of

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
        self._ahead: View | None = None
        """What the person would see after what is chosen so far."""

    def run(self) -> None:
        """Play the game to its end, or until the person leaves."""
        self._tell("welcome", game=Phrase("game-name"), number=self.seat + 1, players=self.state.game.players)
        self._tell_who_sits_there()
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

    def _tell_who_sits_there(self) -> None:
        """Whom one plays against, called as everywhere in the house."""
        for place, name in enumerate(names_of(self.record.seats, self._words), 1):
            if name:
                self._tell("sat-there", player=Phrase("player", number=place), name=name)

    def _take_turn(self, seat: int) -> None:
        view = self.state.view(seat)
        if seat != self.seat:
            moves = self._wait_for(lambda: self.players[seat].choose_whole(view), Phrase("player", number=seat + 1))
        else:
            self._tell_table()
            moves = self._ask_moves(view)
        for move in moves:
            self._make(move, seat)

    def _make(self, move: Move, seat: int) -> None:
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

    def _ask_moves(self, view: View) -> list[Move]:
        """Ask until a legal move is chosen and all that completes it. Until then nothing is done, and the last choice can be left again."""
        chosen: list[Move] = []
        views = [view]
        while True:
            self._ahead = views[-1]
            self._tell_what_comes_next(views[-1])
            course = self._ask_move(views[-1])
            if not course:
                del chosen[-1:]
                del views[len(chosen) + 1 :]
                continue
            for move in course:
                chosen.append(move)
                ahead = views[-1].foresee(move)
                if ahead is None:
                    self._ahead = None
                    return chosen
                views.append(ahead)
            self._tell("chosen-so-far", moves=[move.phrase for move in chosen])

    def _ask_move(self, view: View) -> list[Move]:
        """Ask until a legal move is chosen, perhaps with those that complete it; nothing to leave the last choice.

        By number, kind first where there are many, or by text.
        """
        choices = view.moves
        self._list(choices)
        while True:
            answer = self._read()
            command, _, rest = answer.partition(" ")
            number = read_number(answer)
            if answer == "back":
                return []
            if answer in ("", "0"):
                choices = view.moves
                self._list(choices)
            elif number is not None:
                chosen = self._numbered(choices, number)
                if isinstance(chosen, Move):
                    return [chosen]
                if chosen is not None:
                    choices = chosen
                    self._list(choices)
            elif not self._obey(command, rest.strip()):
                try:
                    return read_moves(view, answer)
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
        self._tell_whose_turn()
        for number, kind in enumerate(self._kinds(moves), 1):
            if len(kind) == 1:
                text = self._words.value(kind[0].phrase)
            else:
                text = self._words.say("kind-of-move", kind=Phrase(f"kind-{kind[0].verb.id}"), moves=len(kind))
            self._say(f"{number}. {text}")

    def _tell_whose_turn(self) -> None:
        """Whoever answers a card of another's is asked for an answer: it is not their turn."""
        player, active = (
            Phrase("player", number=self.seat + 1),
            self.state.view(self.seat).to_dict().get("active", self.seat),
        )
        if active == self.seat:
            self._tell("choose", player=player)
        else:
            self._tell("choose-answer", player=player, active=Phrase("player", number=active + 1))

    def _tell_what_comes_next(self, view: View) -> None:
        """What a move that has been begun still wants. A new one needs no word: the choices speak for themselves."""
        awaits = str(view.to_dict().get("awaits", "action")).replace(" ", "-")
        if awaits != "action" and self._words.has(f"awaits-{awaits}"):
            self._tell(f"awaits-{awaits}", player=self.seat + 1)

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
        elif command == "seen":
            self._tell_memory()
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
        """What to play, what else, how likely it wins, and why."""
        if self.state.turn != self.seat or self._adviser is None:
            self._tell("no-hint")
            return
        adviser, view = self._adviser, self._seen
        advice = self._wait_for(lambda: adviser.advise(view), Phrase("adviser"))
        self._tell(
            "hint-best", move=advice.best.move.phrase, text=str(advice.best.move), chance=percent(advice.best.chance)
        )
        if advice.second is not None:
            chance = percent(advice.second.chance)
            self._tell("hint-second", move=advice.second.move.phrase, text=str(advice.second.move), chance=chance)
        self._say(self._words.value(advice.reason))

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

    @property
    def _seen(self) -> View:
        """What the person sees: the table after what is chosen so far, as they would find it."""
        return self._ahead or self.state.view(self.seat)

    def _tell_table(self) -> None:
        self._say("")
        for phrase in self.state.game.parts.tell_table(self._seen.to_dict()):
            self._say(self._words.value(phrase))

    def _tell_memory(self) -> None:
        """The discard pile, and what everybody has seen."""
        for phrase in tell_memory(self._seen.to_dict(), self.state.game.parts.cards):
            self._say(self._words.value(phrase))

    def _tell_facts(self) -> None:
        for line in self._words.tell(told.phrase for told in self.state.facts(self.seat)):
            self._log.append(line)
            self._say(line)

    def _tell_outcome(self) -> None:
        outcome = self.state.outcome
        assert outcome is not None
        winners = [Phrase("player", number=seat + 1) for seat in outcome.winners]
        reason = Phrase(f"reason-{outcome.reason}")
        self._say(self._words.value(standing(outcome, self.seat)))
        self._tell("won" if len(winners) == 1 else "won-together", winners=winners, reason=reason)
        breakdown = self.state.view(self.seat).breakdown
        for seat, score in enumerate(outcome.scores):
            self._tell("score", player=Phrase("player", number=seat + 1), score=score)
            shares = breakdown[seat] if breakdown else []
            if shares:
                self._tell("score-made-of", shares=[share.phrase for share in shares])


def read_moves(view: View, text: str) -> list[Move]:
    """The legal move that a text stands for, or several that complete each other, one phrase after the other."""
    try:
        return [view.find(text)]
    except Refused:
        words = text.lower().replace(",", " ").replace(";", " ").split()
        for length in range(len(words) - 1, 0, -1):
            first = next((move for move in view.moves if move.text == " ".join(words[:length])), None)
            if first is None:
                continue
            ahead = view.foresee(first)
            if ahead is None:
                raise Refused("final-move", text=first.text) from None
            return [first, *read_moves(ahead, " ".join(words[length:]))]
        raise
