// What players are called: people by their names, bots by their levels in the reader's language; namesakes get a number.

import type { SeatSeen } from "../wire";
import { say, words } from "./words.svelte";

type Sitter = Pick<SeatSeen, "name" | "bot">;

/** Letters that are written from right to left. (Marks that turn the direction are not let into names.) */
const FROM_THE_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A name keeps its direction to itself: the sentence around it goes on in its own. */
export const apart = (name: string): string => (FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name);

/** What a bot is called: by its level, whatever its temperament. */
export function nameOfBot(bot: string): string {
  const level = bot.split(":")[0] ?? "";
  return words.has(`level-${level}`) ? say(`level-${level}`) : level; // the command has bots of other kinds too
}

/** What somebody is called, if nobody else at the table is called so. An open seat has no name. */
export const nameOf = ({ name, bot }: Sitter): string => (bot ? nameOfBot(bot) : apart(name));

export function namesOf(seats: Sitter[]): string[] {
  const names = seats.map(nameOf);
  const isShared = (name: string): boolean => name !== "" && names.indexOf(name) !== names.lastIndexOf(name);
  return names.map((name, seat) => (isShared(name) ? `${name} ${seat + 1}` : name));
}
