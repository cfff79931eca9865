// Choosing a move step by step: every legal move names the things on the table that it is made of (its tokens). Picking a
// thing leaves the moves that it belongs to; when one move is left and all its things are picked, it is played. A move may be
// made of several things of a kind (two blue cards): then its token stands there as often, and is picked as often.

import { untrack } from "svelte";
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

/** Whether a seat is asked in another's turn: to answer what they have played. */
export const isAnswerOf = (view: Record<string, unknown> | null, seat: number | null): boolean =>
  view !== null && seat !== null && view["turn"] === seat && typeof view["active"] === "number" && view["active"] !== seat;

/** What was picked: a thing, and which card on the table it was; of a move that was chosen in words nobody said which. */
interface Pick {
  token: string;
  card: number | undefined;
}

export class Choosing {
  #picks = $state.raw<Pick[]>([]);
  /** The things that are picked, in order. */
  picked = $derived(this.#picks.map(({ token }) => token));
  /** What was picked last: a move that is held ready is made of these cards. */
  #meant: Pick[] = [];
  /** The cards that were picked for the move that was played last: it is they that go. */
  given: readonly number[] = [];
  verb = $state("");
  /** Whether it is somebody else's turn, and this is an answer to what they have played. */
  answering = $state(false);
  /** The move that was advised, as it is written. */
  hinted = $state("");
  /** The whole move that is sent by a second press, on a device that asks for one. */
  pending = $state.raw<Choice | null>(null);
  readonly #choices: () => Choice[];
  readonly #tokens: Tokens;
  readonly #play: (choice: Choice, confirmed: boolean) => void;
  readonly #why: ((token: string, card?: number) => void) | undefined;
  readonly #isCounted: (choice: Choice) => boolean;

  /** `isCounted` says of which moves a number is chosen: more of a kind may follow, so they wait until somebody says that this is all. */
  constructor(
    choices: () => Choice[],
    tokens: Tokens,
    play: (choice: Choice, confirmed: boolean) => void,
    why?: (token: string, card?: number) => void,
    isCounted: (choice: Choice) => boolean = () => false,
  ) {
    this.#choices = choices;
    this.#tokens = tokens;
    this.#play = play;
    this.#why = why;
    this.#isCounted = isCounted;
  }

  readonly #moves = $derived.by<Made[]>(() => this.#choices().map((choice) => ({ choice, of: this.#tokens(choice) })));

  readonly #open = $derived.by<Made[]>(() =>
    this.#moves.filter(({ choice, of }) => {
      if (this.pending) return choice === this.pending;
      return (!this.verb || choice.verb === this.verb) && isWithin(this.picked, of);
    }),
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
        if (this.pending) return move.of;
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

  /** Whether nothing of another kind is needed with a thing. */
  isEnough(token: string): boolean {
    const { moves, picked } = this.#with(token);
    return moves.some(({ of }) => of.every((other) => other === token || picked.includes(other)));
  }

  /** Lay one thing upon another: the same as picking both, one after the other. */
  lay(token: string, upon = "", card?: number): void {
    if (!this.isPicked(token, card)) {
      if (!this.lit.includes(token)) this.clear();
      this.pick(token, card);
    }
    if (upon && this.isPicked(token) && !this.isPicked(upon)) this.pick(upon);
  }

  /** Whether there is anybody to ask. */
  get asks(): boolean {
    return this.#why !== undefined;
  }

  /** Why a thing cannot be picked now. */
  why(token: string, card?: number): void {
    this.#why?.(token, card);
  }

  /** Whether a thing can be picked; of several cards that are alike, this one. */
  isLit(token: string, card?: number, nth = 0): boolean {
    if (this.pending) return this.isPicked(token, card, nth);
    return this.lit.includes(token) && !this.isPicked(token, card, nth);
  }

  /** Whether a hint says to pick this next; of several that are alike and not picked, the first, the second and so on. */
  isHinted(token: string, nth = 0): boolean {
    return nth < times(this.#advised, token) - times(this.picked, token);
  }

  /** Whether a hint says to pick something that lies before a player. */
  hasHintedBefore(seat: number): boolean {
    return this.#advised.some((token) => isBefore(token, seat) && this.isHinted(token));
  }

  /**
   * Whether a thing is picked; of several cards that are alike, this one. Where nobody said which card was meant, it is the first,
   * the second and so on (`nth`) of those that nobody named.
   */
  isPicked(token: string, card?: number, nth = 0): boolean {
    const picks = this.#picks.filter((pick) => pick.token === token);
    if (card === undefined) return picks.length > 0;
    return picks.some((pick) => pick.card === card) || nth < picks.filter((pick) => pick.card === undefined).length;
  }

  /** How many of things that are alike are picked. */
  count(token: string): number {
    return times(this.picked, token);
  }

  /** Pick a thing, or put it back; of several cards that are alike, this one. */
  pick(token: string, card?: number, nth = 0): void {
    if (this.pending) {
      if (this.picked.includes(token)) return this.play(this.pending);
      this.clear();
    }
    if (this.isPicked(token, card, nth)) return this.#putBack(token, card);
    if (!this.#open.some((move) => this.#wanting(move).includes(token))) return;
    this.#picks = [...this.#picks, { token, card }];
    const [only] = this.complete;
    if (only && this.open.length === 1 && !this.#isCounted(only)) this.play(only);
  }

  /** Pick one more of cards that lie as one pile; when no more can be picked, put all of them back. */
  pickOfPile(token: string, cards: number[]): void {
    const next = this.lit.includes(token) ? cards.find((card, nth) => !this.isPicked(token, card, nth)) : undefined;
    if (next !== undefined) this.pick(token, next);
    else this.#picks = this.#picks.filter((pick) => pick.token !== token);
  }

  #putBack(token: string, card: number | undefined): void {
    const ofIt = (pick: Pick): boolean => pick.token === token && pick.card === card;
    const at = this.#picks.some(ofIt) ? this.#picks.findLastIndex(ofIt) : this.#picks.findLastIndex((pick) => pick.token === token);
    this.#picks = this.#picks.toSpliced(at, 1);
  }

  choose(verb: string): void {
    this.verb = this.verb === verb ? "" : verb;
    this.#picks = [];
    const [only] = this.open;
    if (only && this.open.length === 1 && !this.#isCounted(only)) this.play(only);
  }

  play(choice: Choice): void {
    const confirmed = this.pending === choice;
    this.given = this.#picks.flatMap(({ card }) => card ?? []);
    this.clear();
    this.#play(choice, confirmed);
  }

  /** A move is complete, and waits for a second press: its things are picked, and any of them sends it. */
  hold(choice: Choice): void {
    this.verb = "";
    this.pending = choice;
    const cards = [...this.#meant];
    this.#picks = this.#tokens(choice).map((token) => {
      const at = cards.findIndex((pick) => pick.token === token);
      return { token, card: at < 0 ? undefined : cards.splice(at, 1)[0]?.card };
    });
  }

  clear(): void {
    this.pending = null;
    // what was advised stays: whoever goes back may still want to follow it
    const picks = untrack(() => this.#picks); // who clears does not depend on what was picked
    if (picks.length) {
      this.#meant = picks;
      this.#picks = [];
    }
    this.verb = "";
  }
}
