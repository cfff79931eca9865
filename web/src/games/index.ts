// The tables of the house's games: one line each.

import type { Component } from "svelte";
import type { Choosing } from "../lib/choosing.svelte";
import type { Choice, SeatSeen } from "../wire";
import CatBurglars from "./cat-burglars/Board.svelte";
import { tokens as catBurglarsTokens } from "./cat-burglars/tokens";
import CathamCity from "./catham-city/Board.svelte";
import { tokens as cathamCityTokens } from "./catham-city/tokens";
import Meow from "./meow/Board.svelte";
import { tokens as meowTokens } from "./meow/tokens";

export interface BoardProps {
  view: Record<string, unknown>;
  seats: SeatSeen[];
  seat: number | null;
  awaited: number | null;
  choosing: Choosing;
}

interface Shown {
  Board: Component<BoardProps>;
  tokens: (choice: Choice, seat: number) => string[];
}

const SHOWN: Record<string, Shown> = {
  "cat-burglars": { Board: CatBurglars, tokens: catBurglarsTokens },
  meow: { Board: Meow, tokens: meowTokens },
  "catham-city": { Board: CathamCity, tokens: cathamCityTokens },
};

export const boardOf = (game: string): Component<BoardProps> | undefined => SHOWN[game]?.Board;
export const tokensOf = (game: string, choice: Choice, seat: number): string[] => SHOWN[game]?.tokens(choice, seat) ?? [];

/** The others in the order in which they play after a seat; for a spectator all, from the first. */
export function others(players: number, seat: number | null): number[] {
  return Array.from({ length: players - (seat === null ? 0 : 1) }, (_, i) => (seat === null ? i : (seat + 1 + i) % players));
}
