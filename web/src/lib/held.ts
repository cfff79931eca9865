// Which seats this device holds, as the house last said. Whoever comes back and holds theirs no more is told so.

import type { Picture } from "../wire";

const KEPT = "mewseum-seats";
const MOST = 200;

export interface HeldSeat {
  table: string;
  seat: number;
  name: string;
}

/** For browsers that keep nothing: at least this page remembers. */
let here: HeldSeat[] = [];

function all(): HeldSeat[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null") ?? here;
  } catch {
    return here;
  }
}

function keep(seats: HeldSeat[]): void {
  here = seats.slice(-MOST);
  try {
    localStorage.setItem(KEPT, JSON.stringify(here));
  } catch {
    // then this page alone remembers
  }
}

const others = (table: string): HeldSeat[] => all().filter((held) => held.table !== table);

/** The seat from which this device sees a table. */
export function heldSeat({ table, seat, now }: Pick<Picture, "table" | "seat" | "now">): HeldSeat | null {
  return seat === null ? null : { table, seat, name: now.seats[seat]?.name ?? "" };
}

/** The seat that this device held and does not hold any more. One that was freed before the game, or is somebody else's, is not meant. */
export function lostSeat({ table, seat, now }: Pick<Picture, "table" | "seat" | "now">): HeldSeat | null {
  const held = seat === null ? all().find((one) => one.table === table) : undefined;
  return held && held.name !== "" && now.seats[held.seat]?.name === held.name ? held : null;
}

/** Remember the seat that this device holds at a table, or that it holds none. */
export function noteSeat(picture: Pick<Picture, "table" | "seat" | "now">): void {
  const held = heldSeat(picture);
  keep(held ? [...others(picture.table), held] : others(picture.table));
}

/** Whoever was told that a seat is not theirs any more is not told again. */
export const forgetSeat = (table: string): void => keep(others(table));
