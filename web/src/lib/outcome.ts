// How a game has ended, in a sentence.

import type { Now } from "../wire";
import { say, words } from "./words.svelte";

export interface Outcome {
  scores: number[];
  reason: string;
}

export const outcomeOf = (now: Now): Outcome | null => (now.view?.["outcome"] as Outcome | null | undefined) ?? null;

/** Who has won and why; nothing while the game goes on. */
export function sayOutcome(now: Now): string {
  if (!now.over) return "";
  const winners = (now.winners ?? []).map((seat) => words.names[seat] ?? "");
  const outcome = outcomeOf(now);
  if (!outcome) return say("web-won-by-resigning", { winners });
  const reason = { say: `reason-${outcome.reason.replaceAll(" ", "-")}`, with: {} };
  return say(winners.length === 1 ? "won" : "won-together", { winners, reason });
}
