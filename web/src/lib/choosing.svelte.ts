// Choosing a move step by step: every legal move names the things on the table that it is made of (its tokens). Picking a
// thing leaves the moves that it belongs to; when one move is left and all its things are picked, it is played. A move may be
// made of several things of a kind (two blue cards): then its token stands there as often, and is picked as often.

import type { Choice } from "../wire";

export type Tokens = (choice: Choice) => string[];

interface Made {
  choice: Choice;
  /** The things it is made of. */
  of: string[];
}

const unique = (tokens: string[]): string[] => [...new Set(tokens)];
const times = (tokens: string[], token: string): number => tokens.filter((other) => other === token).length;

/** Whether all of some tokens are among others, as often as they stand there. */
const isWithin = (tokens: string[], others: string[]): boolean =>
  unique(tokens).every((token) => times(tokens, token) <= times(others, token));

/** Whether a thing is what a move is aimed at: a player, or a pile before one. */
const isAim = (token: string): boolean => token.startsWith("player:") || token.startsWith("pile:");

/** Whether a thing lies before a player. */
export const isBefore = (token: string, seat: number): boolean => /^(crew|pile):/.test(token) && token.includes(`:${seat + 1}.`);

export class Choosing {
  picked = $state<string[]>([]);
  verb = $state("");
  /** The move that was advised, as it is written. */
  hinted = $state("");
  readonly #choices: () => Choice[];
  readonly #tokens: Tokens;
  readonly #play: (choice: Choice) => void;
  readonly #why: ((token: string) => void) | undefined;

  constructor(
    choices: () => Choice[],
    tokens: Tokens,
    play: (choice: Choice) => void,
    why?: (token: string) => void,
  ) {
    this.#choices = choices;
    this.#tokens = tokens;
    this.#play = play;
    this.#why = why;
  }

  readonly #moves = $derived.by<Made[]>(() => this.#choices().map((choice) => ({ choice, of: this.#tokens(choice) })));

  readonly #open = $derived.by<Made[]>(() =>
    this.#moves.filter(({ choice, of }) => (!this.verb || choice.verb === this.verb) && isWithin(this.picked, of)),
  );

  /** The moves that are still possible with what is picked. */
  open = $derived(this.#open.map(({ choice }) => choice));

  /** What of a move is not picked yet. */
  #wanting({ of }: Made): string[] {
    return of.filter((token) => times(of, token) > times(this.picked, token));
  }

  /** The things that glow: all that can be picked next, but whom or what a move is aimed at only when all else of it is picked. */
  lit = $derived(
    unique(
      this.#open.flatMap((move) => {
        const wanting = this.#wanting(move);
        const first = wanting.filter((token) => !isAim(token));
        return first.length ? first : wanting;
      }),
    ),
  );

  /** Moves of which everything is picked: they can be played now. */
  complete = $derived(
    this.#open
      .filter(({ of }) => of.length === this.picked.length)
      .map(({ choice }) => choice),
  );

  /** The things that are marked by a hint, as long as what is picked leads to it. */
  readonly #advised = $derived.by<string[]>(() => {
    const move = this.#open.find(({ choice }) => choice.text === this.hinted);
    return move?.of ?? [];
  });

  /** The moves of which a thing is a part: together with what is picked, or else from the beginning. */
  #with(token: string): { moves: Made[]; picked: string[] } {
    const goesOn = this.isLit(token) || this.isPicked(token);
    const moves = (goesOn ? this.#open : this.#moves).filter(({ of }) => of.includes(token));
    return { moves, picked: goesOn ? this.picked : [] };
  }

  /** Whether a thing is part of any move at all. */
  isPlayable(token: string): boolean {
    return this.#with(token).moves.length > 0;
  }

  /** The things that a thing can be laid upon. */
  partners(token: string): string[] {
    const { moves, picked } = this.#with(token);
    return unique(moves.flatMap(({ of }) => of)).filter((other) => other !== token && !picked.includes(other));
  }

  /** Whether nothing else is needed with a thing. */
  isEnough(token: string): boolean {
    const { moves, picked } = this.#with(token);
    return moves.some(({ of }) => isWithin(of, picked.includes(token) ? picked : [...picked, token]));
  }

  /** Lay one thing upon another: the same as picking both, one after the other. */
  lay(token: string, upon = ""): void {
    if (!this.isPicked(token)) {
      if (!this.isLit(token)) this.clear();
      this.pick(token);
    }
    if (upon && this.isPicked(token) && !this.isPicked(upon)) this.pick(upon);
  }

  /** Whether there is anybody to ask. */
  get asks(): boolean {
    return this.#why !== undefined;
  }

  /** Why a thing cannot be picked now. */
  why(token: string): void {
    this.#why?.(token);
  }

  /** Whether a thing can be picked; of several that are alike, the first, the second and so on. */
  isLit(token: string, nth = 0): boolean {
    return this.lit.includes(token) && !this.isPicked(token, nth);
  }

  /** Whether a hint says to pick this next; of several that are alike, the first, the second and so on. */
  isHinted(token: string, nth = times(this.picked, token)): boolean {
    return nth >= times(this.picked, token) && nth < times(this.#advised, token);
  }

  /** Whether a hint says to pick something that lies before a player. */
  hasHintedBefore(seat: number): boolean {
    return this.#advised.some((token) => isBefore(token, seat) && this.isHinted(token));
  }

  isPicked(token: string, nth = 0): boolean {
    return times(this.picked, token) > nth;
  }

  /** Pick a thing, or put it back. */
  pick(token: string, nth = 0): void {
    if (this.isPicked(token, nth)) {
      const last = this.picked.lastIndexOf(token);
      this.picked = this.picked.filter((_, place) => place !== last);
      return;
    }
    if (!this.#open.some((move) => this.#wanting(move).includes(token))) return;
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
    // what was advised stays: whoever goes back may still want to follow it
    this.picked = [];
    this.verb = "";
  }
}
