// What players are called: people by their names, bots by their levels in the reader's language; namesakes get a number.

import type { SeatSeen } from "../wire";
import { say } from "./words.svelte";

/** Letters that are written from right to left. (Marks that turn the direction are not let into names.) */
const FROM_THE_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A name keeps its direction to itself: the sentence around it goes on in its own. */
export const apart = (name: string): string => (FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name);

export function namesOf(seats: SeatSeen[]): string[] {
  const names = seats.map((seat) => (seat.bot ? say(`web-level-${seat.bot.split(":")[0] ?? ""}`) : apart(seat.name)));
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`));
}
