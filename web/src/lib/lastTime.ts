// How tables were set up the last time, kept on this device alone, game by game.

import type { Clock, GameSeen } from "../wire";
import { isPossible } from "./presets";

const KEPT = "mewseum-last-time";

/** What can be chosen when a table is set up. */
export interface Setting {
  players: number;
  /** Who has the other seats: bots' levels, or `open`. */
  others: string[];
  temperament: string;
  clock: Clock | null;
  hints?: boolean;
  options: Record<string, unknown>;
}

function all(): Record<string, Setting> {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? "{}") ?? {}) as Record<string, Setting>;
  } catch {
    return {};
  }
}

export function keepSetting(game: string, setting: Setting): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...all(), [game]: setting }));
  } catch {
    // this browser keeps nothing: then there is no last time
  }
}

/** How a game was set up the last time, as far as the house still offers all that; nothing if it does not. */
export function lastSetting(game: GameSeen, bots: string[]): Setting | null {
  const kept = all()[game.slug];
  if (!kept?.others?.every((other) => other === "open" || bots.includes(other))) return null;
  const counts = [...game.players, ...Object.values(game.more).flat()];
  const isWhole = counts.includes(kept.players) && kept.others.length === kept.players - 1;
  return isWhole && isPossible(game, kept.options ?? {}) ? kept : null;
}
