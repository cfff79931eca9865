// Choosing a move step by step: every legal move names the things on the table that it is made of (its tokens). Picking a
// thing leaves the moves that it belongs to; when one move is left and all its things are picked, it is played.

import type { Choice } from "../wire";

export type Tokens = (choice: Choice) => string[];

export class Choosing {
  picked = $state<string[]>([]);
  verb = $state("");
  readonly #choices: () => Choice[];
  readonly #tokens: Tokens;
  readonly #play: (choice: Choice) => void;
  readonly #why: (token: string) => void;

  constructor(
    choices: () => Choice[],
    tokens: Tokens,
    play: (choice: Choice) => void,
    why: (token: string) => void = () => undefined,
  ) {
    this.#choices = choices;
    this.#tokens = tokens;
    this.#play = play;
    this.#why = why;
  }

  /** Why a thing cannot be picked now. */
  why(token: string): void {
    this.#why(token);
  }

  /** The moves that are still possible with what is picked. */
  open = $derived.by(() =>
    this.#choices().filter(
      (choice) =>
        (!this.verb || choice.verb === this.verb) && this.picked.every((token) => this.#tokens(choice).includes(token)),
    ),
  );

  /** The things that can be picked next. */
  lit = $derived(this.open.flatMap((choice) => this.#tokens(choice)).filter((token) => !this.picked.includes(token)));

  /** Moves of which everything is picked: they can be played now. */
  complete = $derived(
    this.open.filter((choice) => {
      const tokens = this.#tokens(choice);
      return (this.picked.length > 0 || tokens.length === 0) && tokens.every((token) => this.picked.includes(token));
    }),
  );

  isLit(token: string): boolean {
    return this.lit.includes(token);
  }

  isPicked(token: string): boolean {
    return this.picked.includes(token);
  }

  pick(token: string): void {
    if (this.isPicked(token)) {
      this.picked = this.picked.filter((other) => other !== token);
      return;
    }
    if (!this.isLit(token)) return;
    this.picked = [...this.picked, token];
    const [only] = this.complete;
    if (only && this.open.length === 1) this.play(only);
  }

  choose(verb: string): void {
    this.verb = this.verb === verb ? "" : verb;
    this.picked = [];
    const [only] = this.open;
    if (only && this.open.length === 1) this.play(only);
  }

  play(choice: Choice): void {
    this.clear();
    this.#play(choice);
  }

  clear(): void {
    this.picked = [];
    this.verb = "";
  }
}
