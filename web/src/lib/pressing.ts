// Whether a press was meant for what it fell upon. The second half of a double click often finds another moment at its place, with
// another button there: whoever presses has not seen it yet.

/** Milliseconds that a moment has to be on show before a press can be meant for it. */
export const SEEN = 250;
/** Pixels that a finger strays when it presses twice. */
const STRAY = 24;

interface Place {
  x: number;
  y: number;
}

export class Presses {
  #shownAt = -Infinity;
  #last: Place | null = null;
  #isBlind = false;

  /** Another moment is on show, from this time on. */
  shown(time: number): void {
    this.#shownAt = time;
  }

  /** Somebody presses, at this time. */
  press({ x, y }: Place, time: number): void {
    const isSameSpot = this.#last !== null && Math.hypot(x - this.#last.x, y - this.#last.y) <= STRAY;
    this.#isBlind = isSameSpot && time - this.#shownAt < SEEN;
    this.#last = { x, y };
  }

  /** Whether what was pressed last had not been seen: a press at the same spot as the one before it. */
  get isBlind(): boolean {
    return this.#isBlind;
  }
}
