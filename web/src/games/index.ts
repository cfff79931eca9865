// The tables of the house's games: one line each.

import type { Component } from "svelte";
import type { Choosing } from "../lib/choosing.svelte";
import { say } from "../lib/words.svelte";
import type { Choice, SeatSeen } from "../wire";
import CatBurglars from "./cat-burglars/Board.svelte";
import { explained as catBurglarsExplained } from "./cat-burglars/explained";
import { attempt as catBurglarsAttempt, tokens as catBurglarsTokens } from "./cat-burglars/tokens";
import CathamCity from "./catham-city/Board.svelte";
import { explained as cathamCityExplained } from "./catham-city/explained";
import { attempt as cathamCityAttempt, tokens as cathamCityTokens } from "./catham-city/tokens";
import type { Explained } from "./explained";
import Meow from "./meow/Board.svelte";
import { explained as meowExplained } from "./meow/explained";
import { attempt as meowAttempt, tokens as meowTokens } from "./meow/tokens";

export interface BoardProps {
  view: Record<string, unknown>;
  seats: SeatSeen[];
  seat: number | null;
  awaited: number | null;
  choosing: Choosing;
  /** The variants and house rules of the table. */
  options?: Record<string, unknown>;
}

interface Shown {
  Board: Component<BoardProps>;
  tokens: (choice: Choice, seat: number) => string[];
  attempt: (token: string) => string;
  explained: Explained;
  /** How the names of its cards begin among the texts. */
  cards: string;
}

const SHOWN: Record<string, Shown> = {
  "cat-burglars": {
    Board: CatBurglars,
    tokens: catBurglarsTokens,
    attempt: catBurglarsAttempt,
    explained: catBurglarsExplained,
    cards: "card",
  },
  meow: {
    Board: Meow,
    tokens: meowTokens,
    attempt: meowAttempt,
    explained: meowExplained,
    cards: "card",
  },
  "catham-city": {
    Board: CathamCity,
    tokens: cathamCityTokens,
    attempt: cathamCityAttempt,
    explained: cathamCityExplained,
    cards: "faction",
  },
};

export const boardOf = (game: string): Component<BoardProps> | undefined => SHOWN[game]?.Board;
export const tokensOf = (game: string, choice: Choice, seat: number): string[] => SHOWN[game]?.tokens(choice, seat) ?? [];

export const explainedOf = (game: string): Explained | undefined => SHOWN[game]?.explained;
export const nameOfCard = (game: string, kind: string): string => say(`${SHOWN[game]?.cards ?? "card"}-${kind}`);
export const attemptOf = (game: string, token: string): string => SHOWN[game]?.attempt(token) ?? "";

/** The others in the order in which they play after a seat; for a spectator all, from the first. */
export function others(players: number, seat: number | null): number[] {
  return Array.from({ length: players - (seat === null ? 0 : 1) }, (_, i) => (seat === null ? i : (seat + 1 + i) % players));
}
