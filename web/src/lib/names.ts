// What players are called: people by their names, bots by their levels in the reader's language; namesakes get a number.

import type { SeatSeen } from "../wire";
import { say } from "./words.svelte";

export function namesOf(seats: SeatSeen[]): string[] {
  const names = seats.map((seat) => (seat.bot ? say(`web-level-${seat.bot.split(":")[0] ?? ""}`) : seat.name));
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`));
}
