// This device's part in a fair deal (docs/fairness.md): it commits to a number, sees what everybody has committed to, reveals its
// number only then, and compares it all when the game is over.

import type { Dealing, Now, Picture, SeatSeen } from "../wire";
import { commitmentOf, encodedTerms, formerCommitmentOf, formerSeedOf, isDigits, seatCommitmentOf, seedOf, type Terms } from "./deal";
import { formerlySeen, keep, type SeenRound, seenRound, seenRounds } from "./kept";

/** This device goes along with so many rounds at a table, as the house does: of more, a house could choose its deal among more. */
export const MOST_ROUNDS = 3;

/** Whether so many rounds were given up that nothing may be dealt any more. */
export const hasEnded = ({ round }: Dealing): boolean => round > MOST_ROUNDS;

type Place = Pick<SeenRound, "table" | "round" | "commitment">;

const newNumber = (): string => Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const sameTerms = (one: Terms, other: Terms): boolean => same([...encodedTerms(one)], [...encodedTerms(other)]);

function termsIn({ table, game, rules, players, options }: Omit<Terms, "round">, round: number): Terms {
  return { table, round, game, rules, players, options };
}

const sightOf = ({ table, round, commitment }: Place): SeenRound =>
  seenRound(table, round) ?? { table, round, commitment, terms: null, seat: null, number: "", commitments: null, dealt: false };

/**
 * Commit to a number at a seat: the commitment to be told, and whether the number survives a new opening of the page. Asked again,
 * or in another tab, it is the same number: the house takes only one commitment. So it is once everybody had committed, whatever the
 * house shows then: its number may be known by now, and a house that began the same round again would have two deals to choose from.
 */
export function commit(place: Place, seat: number): { commitment: string; isKept: boolean } {
  const seen = sightOf(place);
  const isSettled = seen.commitments !== null;
  const isSame = seen.number !== "" && (isSettled || (seen.seat === seat && seen.commitment === place.commitment));
  const own = isSame ? seen : { ...seen, seat, number: newNumber(), commitments: null, commitment: place.commitment };
  const isKept = keep(own);
  return { commitment: seatCommitmentOf(own.table, own.round, own.seat ?? seat, own.commitment, own.number), isKept };
}

/** Whether every person's seat has committed, and no bot's. */
const isWhole = (dealing: Dealing, seats: SeatSeen[]): boolean =>
  dealing.closed && seats.every((seat, number) => (seat.bot ? dealing.commitments[number] === "" : isDigits(dealing.commitments[number])));

/** Keep what is shown before the deal, as far as nothing else was shown before. */
export function note(picture: Picture, now: Now): void {
  const { dealing } = now;
  if (!dealing) return;
  const seen = sightOf({ table: picture.table, round: dealing.round, commitment: dealing.commitment });
  const isOther = seen.commitment !== dealing.commitment;
  const commitments = isWhole(dealing, now.seats) && !isOther ? dealing.commitments : null;
  const terms = seen.terms ?? termsIn(picture, dealing.round);
  const isRevealed = !isOther && seen.number !== "" && seen.seat !== null && dealing.revealed[seen.seat];
  const noted = { ...seen, terms, commitments: seen.commitments ?? commitments, revealed: seen.revealed || isRevealed || undefined };
  if (!same(noted, seen) || !seenRound(picture.table, dealing.round)) keep(noted);
}

/** The number to be revealed now: only what this device has committed to, and only when it has seen what everybody else has. */
export function numberToReveal(picture: Picture, now: Now): string | null {
  const { dealing } = now;
  const { seat, table } = picture;
  if (!dealing || hasEnded(dealing) || seat === null || dealing.revealed[seat] || !isWhole(dealing, now.seats)) return null;
  const seen = seenRound(table, dealing.round);
  if (!seen?.terms || seen.seat !== seat || !seen.number || seen.commitment !== dealing.commitment) return null;
  const own = seatCommitmentOf(table, dealing.round, seat, seen.commitment, seen.number);
  if (dealing.commitments[seat] !== own || !same(seen.commitments, dealing.commitments)) return null;
  return sameTerms(seen.terms, termsIn(picture, dealing.round)) ? seen.number : null;
}

/** The cards were dealt after this round: no other can be told later. */
export function noteDealt(table: string, round: number): void {
  const seen = seenRound(table, round);
  if (seen && !seen.dealt) keep({ ...seen, dealt: true });
}

/** A round that was given up, as the record tells it. */
interface Abandoned {
  round: number;
  commitment: string;
  commitments: string[];
  missing: number[];
}

interface Account {
  version?: number;
  table: string;
  round: number;
  commitment: string;
  secret: string;
  commitments: string[];
  numbers: string[];
  abandoned: Abandoned[];
}

/** As much of a record as the check of its deal needs. */
export interface DealRecord extends Omit<Terms, "table" | "round"> {
  seed: string;
  fair?: Account;
}

/** What does not fit: what the house committed to, the own number, what a seat committed to, or the cards. */
export type Wrong = "house" | "own" | "seats" | "seed";

/**
 * What is known of a deal. `fair`: all is as this device saw it before, its own number too. `watched`: the same, without a number of its
 * own. `consistent`: the record fits together, but this device saw nothing before. `former`: dealt by the former protocol.
 */
export type Verdict = "fair" | "watched" | "consistent" | "former" | Wrong;

/** The rounds that were given up before the deal, and the seats that did not reveal. */
export const givenUp = ({ fair }: DealRecord): Abandoned[] => fair?.abandoned ?? [];

/** Whether a round was given up as this device saw it: with the same commitments, and for want of somebody else's number. */
function isAsSeen(table: string, { round, commitment, commitments, missing }: Abandoned): boolean {
  const seen = seenRound(table, round);
  if (!seen?.commitments) return true;
  const isNamedFalsely = seen.revealed && seen.seat !== null && missing.includes(seen.seat);
  return seen.commitment === commitment && same(seen.commitments, commitments) && !isNamedFalsely;
}

export function check(picture: Picture, now: Now, record: DealRecord): Verdict {
  const { fair } = record;
  if (!fair) return "seed";
  try {
    return fair.version === undefined ? checkFormer(picture, record, fair) : checkDeal(picture, now, record, fair);
  } catch {
    return "seed"; // not digits alone, say
  }
}

function checkFormer({ table, commitment }: Picture, { seed }: DealRecord, { secret, numbers }: Account): Verdict {
  if (seenRounds(table).length) return "house"; // what was seen to be dealt by the new protocol was not dealt by the old one
  if (formerCommitmentOf(secret) !== (formerlySeen(table) ?? commitment)) return "house";
  return formerSeedOf(secret, table, numbers) === seed ? "former" : "seed";
}

function checkDeal({ table }: Picture, now: Now, record: DealRecord, fair: Account): Verdict {
  const { round, commitment, commitments, secret, numbers } = fair;
  const terms = termsIn({ ...record, table }, round);
  const seen = seenRound(table, round);
  if (fair.version !== 2 || seenRounds(table).some((other) => other.dealt && other.round !== round)) return "house";
  if (seen && seen.commitment !== commitment) return "house";
  if (seen?.terms && !sameTerms(seen.terms, terms)) return "house";
  if (commitmentOf(terms, secret) !== commitment || givenUp(record).length !== round - 1) return "house";
  if (!givenUp(record).every((abandoned) => isAsSeen(table, abandoned))) return "house";
  if (seen?.number && seen.seat !== null && numbers[seen.seat] !== seen.number) return "own";
  if (seen?.commitments && !same(seen.commitments, commitments)) return "seats";
  const isOpened = now.seats.every((seat, place) => {
    const [number, committed] = [numbers[place], commitments[place]];
    if (seat.bot) return number === "" && committed === "";
    return isDigits(number) && seatCommitmentOf(table, round, place, commitment, number) === committed;
  });
  if (!isOpened || numbers.length !== now.seats.length) return "seats";
  if (seedOf(terms, secret, numbers) !== record.seed) return "seed";
  if (!seen?.commitments) return "consistent";
  return seen.number ? "fair" : "watched";
}

/** The command that checks the record with what this device wrote down before the deal. */
export function commandFor({ table }: Picture, { fair }: DealRecord, file: string): string {
  const seen = fair && seenRound(table, fair.round);
  if (!seen) return `mewseum verify ${file} --table ${table}`;
  const own = seen.number && seen.seat !== null ? ` --seat ${seen.seat + 1} --number ${seen.number}` : "";
  const all = seen.commitments ? ` --commitments ${seen.commitments.join(",")}` : "";
  return `mewseum verify ${file} --table ${table} --commitment ${seen.commitment}${own}${all}`;
}
