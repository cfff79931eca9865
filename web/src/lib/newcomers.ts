// Which cards have come since one's own last turn: they are marked until one's next turn is over, so that nobody has to compare
// the table with what it was. Who only looks on sees what came in the turn before and in this one.

import type { Move, Tracked } from "./tracker";

export class Newcomers {
  #new: ReadonlySet<number> = new Set();
  /** Cards that have lain in a place: one that is put back there is not new. */
  readonly #known = new Map<string, Set<number>>();
  #active: number | null = null;

  /** The new cards of these places, after cards have been laid and have moved. `active` is whose turn it is, `seat` who looks. */
  among(laid: Record<string, Tracked[]>, places: string[], moves: ReadonlyMap<number, Move>, active: number, seat: number | null): ReadonlySet<number> {
    const hasPassed = this.#active !== null && active !== this.#active && (seat === null || this.#active === seat);
    this.#active = active;
    const now = new Set(hasPassed ? [] : this.#new);
    for (const place of places) {
      const known = this.#known.get(place) ?? new Set();
      this.#known.set(place, known);
      for (const { id } of laid[place] ?? []) {
        if (moves.get(id)?.to === place && !known.has(id)) now.add(id);
        known.add(id);
      }
    }
    const isSame = now.size === this.#new.size && [...now].every((id) => this.#new.has(id));
    if (!isSame) this.#new = now;
    return this.#new;
  }
}
