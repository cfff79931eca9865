// What others did to oneself since one's own last move. It stays in sight until it was seen.

import { getContext, setContext } from "svelte";
import type { Fact } from "../wire";
import { lastOwn, type Line } from "./story";

const SEATS = ["seat", "target", "receiver", "giver"];

/** Whether a fact names a seat, or something that lies before it (its crew 2.1). */
export function concerns({ details }: Fact, seat: number | null): boolean {
  if (seat === null) return false;
  return Object.entries(details).some(([name, value]) =>
    SEATS.includes(name) ? value === seat : typeof value === "string" && value.startsWith(`${seat + 1}.`),
  );
}

/** One turn of another, and what of it was done to oneself. */
export interface Blow {
  /** Its last move. */
  number: number;
  by: number;
  facts: Fact[];
}

/** The turns of others since the own last move that did something to a seat. */
export function blowsTo(story: Line[], seat: number | null): Blow[] {
  if (seat === null) return [];
  const moves = story
    .slice(lastOwn(story, seat) + 1)
    .flatMap(({ number, by, facts }) => (by == null || by === seat ? [] : [{ number, by, facts }]));
  const turns = moves.reduce<Blow[]>((told, move) => {
    const last = told.at(-1);
    if (last?.by !== move.by) return [...told, move];
    return [...told.slice(0, -1), { ...move, facts: [...last.facts, ...move.facts] }];
  }, []);
  return turns.map((turn) => ({ ...turn, facts: turn.facts.filter((fact) => concerns(fact, seat)) })).filter(({ facts }) => facts.length);
}

export class Struck {
  readonly #blows: () => Blow[];
  /** The last one that was seen. */
  #seen = $state(-1);

  constructor(blows: () => Blow[]) {
    this.#blows = blows;
  }

  readonly unseen = $derived.by<Blow[]>(() => this.#blows().filter(({ number }) => number > this.#seen));

  /** The first of them was seen. */
  see(): void {
    this.#seen = this.unseen[0]?.number ?? this.#seen;
  }
}

const STRUCK = Symbol("struck");

/** The own side of the table below shows it. */
export function letBlowsBeSeen(blows: () => Blow[]): void {
  setContext(STRUCK, new Struck(blows));
}

export const struck = (): Struck | undefined => getContext<Struck | undefined>(STRUCK);
