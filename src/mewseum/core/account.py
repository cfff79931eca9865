"""What a record says of how its seed was made, and whether that is true.

`check_account` computes everything again. What it cannot compute, somebody has to have seen before the deal: a `Witness` is what
they wrote down then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mewseum.core.fairness import VERSION, Terms, commitment_of, is_digits, seat_commitment_of, seed_of
from mewseum.core.former_fairness import PARTS as FORMER_PARTS
from mewseum.core.former_fairness import check_former_fairness
from mewseum.core.refused import Refused

PARTS = ("version", "table", "round", "commitment", "secret", "commitments", "numbers", "abandoned")
MakeTerms = Callable[[str, int], Terms]
"""The terms of a record's own game, for a table and a round."""


@dataclass(frozen=True)
class Abandoned:
    """A round that was given up because somebody did not reveal their number."""

    round: int
    commitment: str
    commitments: list[str]
    missing: list[int]
    """The seats that did not reveal."""


@dataclass(frozen=True)
class Witness:
    """What somebody wrote down before the deal; None where they wrote down nothing."""

    table: str | None = None
    commitment: str | None = None
    seat: int | None = None
    number: str | None = None
    commitments: Sequence[str] | None = None
    """Of all seats, empty for a bot's."""


@dataclass(frozen=True)
class Account:
    """How a seed was made, as a record tells it."""

    table: str
    round: int
    commitment: str
    secret: str
    commitments: list[str]
    numbers: list[str]
    """Of each seat; a bot's place has neither a commitment nor a number."""
    abandoned: list[Abandoned]

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        abandoned = [vars(round_).copy() for round_ in self.abandoned]
        return {"version": VERSION, **vars(self), "abandoned": abandoned}


def version_of(fair: Any) -> int:
    """By which version of the protocol a game was dealt. The first wrote none."""
    if not isinstance(fair, Mapping):
        raise Refused("not-fair-parts", parts=PARTS)
    version = fair.get("version", 1)
    if type(version) is not int or version not in (1, VERSION):
        raise Refused("unknown-protocol", version=str(version)[:80], known=VERSION)
    return version


def check_account(
    fair: Any,
    make_terms: MakeTerms,
    seed: int | bytes,
    players: int,
    witness: Witness | None = None,
    bots: Sequence[bool | None] = (),
) -> None:
    """Refuse unless the seed follows from what everybody committed to, and that is what a witness saw.

    `bots` tells of each seat whether a bot sat there; None where nobody has said. The former protocol does not bind that.
    """
    witness = witness or Witness()
    if version_of(fair) == 1:
        if any(part not in fair for part in FORMER_PARTS):
            raise Refused("not-fair-parts", parts=FORMER_PARTS)
        check_former_fairness(fair, seed, players)
        if witness.commitments is not None:
            raise Refused("former-commitments")
    else:
        account = read_account(fair, players)
        _check_hashes(account, make_terms(account.table, account.round), seed)
        _check_places(account, bots)
    _compare(fair, witness, players)


def _check_hashes(account: Account, terms: Terms, seed: int | bytes) -> None:
    if commitment_of(terms, account.secret) != account.commitment.lower():
        raise Refused("broken-terms", commitment=account.commitment)
    for seat, (commitment, number) in enumerate(zip(account.commitments, account.numbers, strict=True)):
        if number and commitment.lower() != seat_commitment_of(
            account.table, account.round, seat, account.commitment, number
        ):
            raise Refused("broken-seat-commitment", seat=seat + 1)
    if seed_of(terms, account.secret, account.numbers) != seed:
        raise Refused("other-seed", table=account.table)


def _check_places(account: Account, bots: Sequence[bool | None]) -> None:
    """Every person has given a number, and no bot has: else somebody else took part in the deal, or somebody did not."""
    for seat, (is_bot, number) in enumerate(zip(bots, account.numbers, strict=False)):
        if is_bot is True and number:
            raise Refused("bot-with-number", seat=seat + 1)
        if is_bot is False and not number:
            raise Refused("person-without-number", seat=seat + 1)


def _compare(fair: Mapping[str, Any], witness: Witness, players: int) -> None:
    """Refuse what is not as it was seen."""
    if witness.table is not None and witness.table != fair["table"]:
        raise Refused("other-table-seen", table=fair["table"], seen=witness.table[:80])
    if witness.commitment is not None and _lower(witness.commitment) != fair["commitment"].lower():
        raise Refused("other-commitment-seen", commitment=fair["commitment"], seen=witness.commitment)
    if witness.number is not None:
        seat = witness.seat
        if seat is None or not 0 <= seat < players:
            raise Refused("unknown-player", player=1 if seat is None else seat + 1, last=players)
        told = fair["numbers"][seat].lower()
        number = witness.number.lower() if version_of(fair) == 1 else _lower(witness.number)
        if number != told:
            raise Refused("other-number-seen", seat=seat + 1, number=told or "-", seen=witness.number[:80])
    if witness.commitments is not None:
        seen = [_lower(commitment) if commitment else "" for commitment in witness.commitments]
        if seen != [commitment.lower() for commitment in fair["commitments"]]:
            raise Refused("other-commitments-seen")


def _lower(digits: str) -> str:
    if not is_digits(digits):
        raise Refused("bad-number", number=digits[:80])
    return digits.lower()


def read_account(fair: Mapping[str, Any], players: int) -> Account:
    """The account of version 2, if it is a possible one. A seat that has a number has committed to it, and no other seat has."""
    try:
        abandoned = [Abandoned(**one) for one in fair["abandoned"]]
        account = Account(**{**{part: fair[part] for part in PARTS if part != "version"}, "abandoned": abandoned})
        is_possible = _is_possible(account, players)
    except (KeyError, TypeError, AttributeError):
        is_possible = False
    if not is_possible:
        raise Refused("not-fair-parts", parts=PARTS)
    return account


def _is_possible(account: Account, players: int) -> bool:
    return (
        isinstance(account.table, str)
        and type(account.round) is int
        and len(account.abandoned) == account.round - 1
        and [one.round for one in account.abandoned] == list(range(1, account.round))
        and is_digits(account.secret)
        and is_digits(account.commitment)
        and _one_for_each_seat(account.commitments, players)
        and _one_for_each_seat(account.numbers, players)
        and [bool(number) for number in account.numbers] == [bool(one) for one in account.commitments]
        and any(account.numbers)
        and all(_is_possible_round(one, players) for one in account.abandoned)
    )


def _is_possible_round(one: Abandoned, players: int) -> bool:
    return (
        type(one.round) is int
        and is_digits(one.commitment)
        and _one_for_each_seat(one.commitments, players)
        and isinstance(one.missing, list)
        and bool(one.missing)
        and all(type(seat) is int and 0 <= seat < players and one.commitments[seat] for seat in one.missing)
    )


def _one_for_each_seat(given: object, players: int) -> bool:
    return isinstance(given, list) and len(given) == players and all(one == "" or is_digits(one) for one in given)
