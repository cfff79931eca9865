// Moves that are chosen and not yet made: others complete them, and all of them are made as one. Until then the house has only been
// asked what comes next. It tells nobody, and shows the table as this seat would see it, so that what is chosen can be seen there.

import type { Choice, Looked, Now } from "../wire";

interface Chosen {
  choice: Choice;
  view: Record<string, unknown>;
  choices: Choice[];
}

/** The same list whenever nothing is chosen, so that nobody takes it for news. */
const NOTHING: Chosen[] = [];

export class Ahead {
  #chosen = $state.raw<Chosen[]>(NOTHING);
  /** The entry for which it was chosen; at another moment it means nothing. */
  #changed = $state(-1);
  readonly #now: () => Now | null;
  readonly #isOn: () => boolean;

  constructor(now: () => Now | null, isOn: () => boolean) {
    this.#now = now;
    this.#isOn = isOn;
  }

  /** What is chosen, as long as it can still be made. */
  readonly #valid = $derived.by(() => (this.#changed === this.#now()?.changed && this.#isOn() ? this.#chosen : NOTHING));

  /** The moves that are chosen, in order. */
  readonly moves = $derived(this.#valid.map(({ choice }) => choice));

  /** The table as it would be. */
  readonly view = $derived.by(() => this.#valid.at(-1)?.view ?? this.#now()?.view ?? null);

  /** What completes them; without any, all that can be played. */
  readonly choices = $derived.by(() => this.#valid.at(-1)?.choices ?? this.#now()?.choices ?? []);

  /** What a request is about that goes on with another move. */
  with(move: string): { first: string; more: string[]; all: string[]; after: number | undefined } {
    const all = [...this.moves.map(({ text }) => text), move];
    return { first: all[0] ?? move, more: all.slice(1), all, after: this.#now()?.changed };
  }

  /** One more move is chosen, and the house has said what comes next. */
  add(choice: Choice, after: number | undefined, { view, choices }: Looked): void {
    if (!view || after === undefined || after !== this.#now()?.changed) return;
    this.#chosen = [...this.#valid, { choice, view, choices }];
    this.#changed = after;
  }

  /** The last one is not chosen after all. */
  back(): void {
    this.#chosen = this.#valid.slice(0, -1);
  }
}
