// The tables of the house's games: one line each.

import type { Component } from "svelte";
import type { Choosing } from "../lib/choosing.svelte";
import { say, words } from "../lib/words.svelte";
import type { Choice, Fact, SeatSeen } from "../wire";
import { asked, crewOf } from "./asked";
import CatBurglars from "./cat-burglars/Board.svelte";
import { explained as catBurglarsExplained } from "./cat-burglars/explained";
import { moments as catBurglarsMoments } from "./cat-burglars/moments";
import { attempt as catBurglarsAttempt, attempts as catBurglarsAttempts, tokens as catBurglarsTokens } from "./cat-burglars/tokens";
import CathamCity from "./catham-city/Board.svelte";
import { explained as cathamCityExplained } from "./catham-city/explained";
import { moments as cathamCityMoments } from "./catham-city/moments";
import { attempt as cathamCityAttempt, attempts as cathamCityAttempts, isCounted as cathamCityCounts, tokens as cathamCityTokens } from "./catham-city/tokens";
import type { Explained } from "./explained";
import { sceneOf, type Moments } from "./moments";
import Meow from "./meow/Board.svelte";
import { explained as meowExplained } from "./meow/explained";
import { moments as meowMoments } from "./meow/moments";
import { attempt as meowAttempt, attempts as meowAttempts, tokens as meowTokens } from "./meow/tokens";

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
  tokens: (choice: Choice, seat: number, view?: Record<string, unknown>) => string[];
  /** Of which moves a number is chosen: they wait until somebody says that this is all. */
  isCounted?: (choice: Choice) => boolean;
  attempt: (token: string, seat: number) => string;
  attempts: (view: Record<string, unknown>, seat: number) => Record<string, string>;
  explained: Explained;
  moments: Moments;
  /** Facts that hit whoever made the move: they stay in view while the others go on. */
  blows: string[];
  /** How the names of its cards begin among the texts. */
  cards: string;
}

const SHOWN: Record<string, Shown> = {
  "cat-burglars": {
    Board: CatBurglars,
    tokens: catBurglarsTokens,
    attempt: catBurglarsAttempt,
    attempts: catBurglarsAttempts,
    explained: catBurglarsExplained,
    moments: catBurglarsMoments,
    blows: ["trapped"],
    cards: "card",
  },
  meow: {
    Board: Meow,
    tokens: meowTokens,
    attempt: meowAttempt,
    attempts: meowAttempts,
    explained: meowExplained,
    moments: meowMoments,
    blows: ["negative"],
    cards: "card",
  },
  "catham-city": {
    Board: CathamCity,
    tokens: cathamCityTokens,
    isCounted: cathamCityCounts,
    attempt: cathamCityAttempt,
    attempts: cathamCityAttempts,
    explained: cathamCityExplained,
    moments: cathamCityMoments,
    blows: [],
    cards: "faction",
  },
};

export const boardOf = (game: string): Component<BoardProps> | undefined => SHOWN[game]?.Board;
export const tokensOf = (game: string, choice: Choice, seat: number, view?: Record<string, unknown> | null): string[] =>
  SHOWN[game]?.tokens(choice, seat, view ?? {}) ?? [];
export const isCountedIn = (game: string, choice: Choice): boolean => SHOWN[game]?.isCounted?.(choice) ?? false;

export const sceneOfGame = (game: string, facts: Fact[], place: number | null): Component | undefined =>
  sceneOf(SHOWN[game]?.moments ?? {}, facts, place);
export const isBlow = (game: string, fact: Fact): boolean => SHOWN[game]?.blows.includes(fact.fact) ?? false;
export const explainedOf = (game: string): Explained | undefined => SHOWN[game]?.explained;
export const nameOfCard = (game: string, kind: string): string => say(`${SHOWN[game]?.cards ?? "card"}-${kind}`);
/** What a prompt can name of the moment. */
export const askedOf = (
  game: string,
  view: Record<string, unknown>,
  seat: number | null,
  options: Record<string, unknown> = {},
): ReturnType<typeof asked> => asked(view, seat, (kind) => nameOfCard(game, kind), options);
/** What a thing on the table is called that is being picked. */
export function nameOfThing(game: string, token: string, seat: number | null): string {
  const [place, what = ""] = token.split(":");
  switch (place) {
    case "deck":
      return say("web-deck");
    case "doorway":
      return say("web-doorway");
    case "new":
      return say("web-new-crew");
    case "player":
      return words.names[Number(what) - 1] ?? "";
    case "crew":
      return say("web-crew", { number: crewOf(what, seat) });
    case "pile":
      return say("thing-pile");
    case "market":
      return say("card-of-market", { card: nameOfCard(game, what) });
    default:
      return nameOfCard(game, what);
  }
}
export const attemptOf = (game: string, token: string, seat: number): string => SHOWN[game]?.attempt(token, seat) ?? "";
export const attemptsOf = (game: string, view: Record<string, unknown>, seat: number): Record<string, string> =>
  SHOWN[game]?.attempts(view, seat) ?? {};

/** The others in the order in which they play after a seat; for a spectator all, from the first. */
export function others(players: number, seat: number | null): number[] {
  return Array.from({ length: players - (seat === null ? 0 : 1) }, (_, i) => (seat === null ? i : (seat + 1 + i) % players));
}
