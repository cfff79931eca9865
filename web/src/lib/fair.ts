// Checking a deal by oneself: the same two hashes as `mewseum verify`, with the same test vectors.

import type { Now, Picture } from "../wire";
import { sha256 } from "./sha256";

const KEPT = "mewseum-commitments";
const MOST = 200;

const fromHex = (digits: string): Uint8Array => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const commitmentOf = (secret: string): string => sha256(fromHex(secret));

/** The seed of a deal, from the server's secret, the table's name and the number of every seat. */
export function seedOf(secret: string, table: string, numbers: string[]): string {
  const lines = ["mewseum deal", secret.toLowerCase(), table, ...numbers.map((number) => number.toLowerCase())];
  return sha256(new TextEncoder().encode(lines.join("\n")));
}

type Commitments = [table: string, commitment: string][];

function remembered(): Commitments {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as Commitments;
  } catch {
    return []; // a browser that keeps nothing
  }
}

/** Keep what the house committed to before it dealt, as this device first saw it: what it says later could be anything. */
export function remember(table: string, commitment: string): void {
  const known = remembered();
  if (!commitment || known.some(([name]) => name === table)) return;
  try {
    localStorage.setItem(KEPT, JSON.stringify([...known, [table, commitment]].slice(-MOST)));
  } catch {
    // a browser that keeps nothing: the check says so
  }
}

/** What is known of a deal: fair; fair, if the house committed before it dealt, which this device has not seen; or neither. */
export type Verdict = "fair" | "fair-if-committed" | "unfair";

/** Whether the secret is the one that was committed to, and the record's seed follows from everybody's numbers. */
export function check({ table, commitment }: Picture, { secret, numbers }: Now, seed: string): Verdict {
  const seen = remembered().find(([name]) => name === table)?.[1];
  const isCommitted = commitmentOf(secret ?? "") === (seen ?? commitment);
  if (!isCommitted || seedOf(secret ?? "", table, numbers ?? []) !== seed) return "unfair";
  return seen === undefined ? "fair-if-committed" : "fair";
}
