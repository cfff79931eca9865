"""What was checked of a record's deal, and what no record can show: said plainly to whoever has verified it."""

from __future__ import annotations

from mewseum.core.account import Witness, version_of
from mewseum.core.record import Record
from mewseum.core.words import Phrase


def verdict(record: Record, witness: Witness) -> list[Phrase]:
    """Sentences about a record that was verified, with what a witness wrote down before the deal."""
    fair = record.fair or {}
    is_former = version_of(fair) == 1
    told = [Phrase("verified-former" if is_former else "verified", moves=len(record.moves))]
    abandoned = fair.get("abandoned", [])
    if abandoned:
        seats = sorted({seat + 1 for one in abandoned for seat in one["missing"]})
        told.append(Phrase("verified-abandoned", rounds=len(abandoned), seats=seats))
    is_seating_known = bool(record.seats) and all(sitter.is_bot is not None for sitter in record.seats)
    if not is_former and not is_seating_known and witness.commitments is None:
        told.append(Phrase("verified-no-seats"))
    parts = {
        Phrase("seen-table"): witness.table is not None,
        Phrase("seen-commitment"): witness.commitment is not None,
        Phrase("seen-number"): witness.number is not None,
    }
    if not is_former:
        parts[Phrase("seen-commitments")] = witness.commitments is not None
    compared = [part for part, is_seen in parts.items() if is_seen]
    missing = [part for part, is_seen in parts.items() if not is_seen]
    if compared:
        told.append(Phrase("verified-seen", parts=compared))
    if missing:
        told.append(Phrase("verified-unseen", parts=missing))
    return [*told, Phrase("verified-never")]
