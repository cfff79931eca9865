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

  /** The moves of which a thing is a part: together with what is picked, or else from the beginning. */
  #with(token: string): { choices: Choice[]; picked: string[] } {
    const goesOn = this.isLit(token) || this.isPicked(token);
    const choices = (goesOn ? this.open : this.#choices()).filter((choice) => this.#tokens(choice).includes(token));
    return { choices, picked: goesOn ? this.picked : [] };
  }

  /** Whether a thing is part of any move at all. */
  isPlayable(token: string): boolean {
    return this.#with(token).choices.length > 0;
  }

  /** The things that a thing can be laid upon. */
  partners(token: string): string[] {
    const { choices, picked } = this.#with(token);
    const others = choices.flatMap((choice) => this.#tokens(choice)).filter((other) => other !== token && !picked.includes(other));
    return others.filter((other, place) => others.indexOf(other) === place);
  }

  /** Whether nothing else is needed with a thing. */
  isEnough(token: string): boolean {
    const { choices, picked } = this.#with(token);
    return choices.some((choice) => this.#tokens(choice).every((other) => other === token || picked.includes(other)));
  }

  /** Lay one thing upon another: the same as picking both, one after the other. */
  lay(token: string, upon = ""): void {
    if (!this.isPicked(token)) {
      if (!this.isLit(token)) this.clear();
      this.pick(token);
    }
    if (upon && this.isPicked(token) && !this.isPicked(upon)) this.pick(upon);
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
