// What this device saw of deals before the cards: kept here, because what the house says later could be anything.

import type { Terms } from "./deal";

const KEPT = "mewseum-deals";
const MOST = 200;

/** One round of a table's deal, as this device saw it. What it saw first counts. */
export interface SeenRound {
  table: string;
  round: number;
  /** The house's commitment. */
  commitment: string;
  /** What was to be dealt; null until the table itself was seen. */
  terms: Terms | null;
  /** The own seat, and the number to which this device has committed there; null and empty for whoever looks on. */
  seat: number | null;
  number: string;
  /** The commitments of all seats, when everybody had committed. */
  commitments: string[] | null;
  /** Whether the house has shown that it has this device's number. */
  revealed?: boolean;
  /** Whether this device saw the cards dealt after this round. */
  dealt: boolean;
}

/** For browsers that keep nothing: at least this page remembers. */
let here: SeenRound[] = [];
let isForgetful = false;

function all(): SeenRound[] {
  if (isForgetful) return here;
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as SeenRound[];
  } catch {
    return here;
  }
}

export const seenRounds = (table: string): SeenRound[] => all().filter((seen) => seen.table === table);

export const seenRound = (table: string, round: number): SeenRound | undefined => seenRounds(table).find((seen) => seen.round === round);

/** Keep a round; whether it will still be known after the page was opened anew. */
export function keep(round: SeenRound): boolean {
  const others = all().filter((seen) => seen.table !== round.table || seen.round !== round.round);
  here = [...others, round].slice(-MOST);
  try {
    localStorage.setItem(KEPT, JSON.stringify(here));
    isForgetful = false;
  } catch {
    isForgetful = true;
  }
  return !isForgetful;
}

/** What an older page kept: tables and the commitments that it saw, by the former protocol. */
export function formerlySeen(table: string): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem("mewseum-commitments") ?? "[]") as [table: string, commitment: string][];
    return kept.find(([name]) => name === table)?.[1];
  } catch {
    return undefined;
  }
}
