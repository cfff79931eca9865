// The things on the table of which a move is made.

import type { Choice } from "../../wire";

export function tokens(choice: Choice, seat: number): string[] {
  const [, second = "", third = ""] = choice.text.split(" ");
  const own = (crew: string): string => `crew:${seat + 1}.${crew}`;
  switch (choice.verb) {
    case "recruit-deck":
      return ["deck"];
    case "recruit-market-card":
      return [`market:${third}`];
    case "form-card-new":
      return [`hand:${second}`, "new"];
    case "form-card-crew":
      return [`hand:${second}`, own(third)];
    case "activate-crew-card":
      return [`hand:${third}`, own(second)];
    case "secure-crew":
    case "place-crew":
      return [own(second)];
    case "place-new":
      return ["new"];
    case "infiltrate-crew":
      return [`crew:${second}`];
    default:
      return [];
  }
}

/** The move that somebody has in mind who points at a thing: if it is not possible, the house says why. */
export function attempt(token: string): string {
  const [place, what = ""] = token.split(":");
  switch (place) {
    case "deck":
      return "recruit deck";
    case "market":
      return `recruit market ${what}`;
    case "hand":
      return `form ${what} new`;
    default:
      return `infiltrate ${what}`;
  }
}
