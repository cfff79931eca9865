// The things on the table of which a move is made.

import type { Choice } from "../../wire";

export function tokens(choice: Choice): string[] {
  const text = choice.text.split(" ");
  const [first = "", second = ""] = text;
  const last = text.at(-1) ?? "";
  switch (choice.verb) {
    case "pick-up":
      return ["deck"];
    case "give-card-to-player":
      return [`bank:${second}`, `player:${last}`];
    case "give-up-card":
      return [`bank:${last}`];
    case "pay-card":
      return [`bank:${second}`];
    case "take-card":
      return [`shown:${second}`];
    case "steal-player":
    case "double-cross-player":
      return [`bank:${first}`, `player:${second}`];
    case "calvin-player":
    case "chelsea-player":
      return [`cat:${first}`, `player:${second}`];
    case "castor-pile":
      return [`cat:castor`, `pile:${second}`];
    case "charlton-players":
      return ["cat:charlton"];
    case "substitute-cat":
    case "redeem-cat":
    case "free-cat":
    case "choose-cat":
      return [`cat:${second}`];
    default:
      return [];
  }
}

/** The move that somebody has in mind who points at a thing: if it is not possible, the house says why. */
export function attempt(token: string): string {
  const [place, what = ""] = token.split(":");
  switch (place) {
    case "deck":
      return "pick up";
    case "cat":
      return what === "castor" ? "castor 1.1" : ["calvin", "chelsea"].includes(what) ? `${what} 1` : `redeem ${what}`;
    case "bank":
      return what === "distraction" ? "distract" : ["steal", "double-cross"].includes(what) ? `${what} 1` : `pay ${what}`;
    default:
      return `take ${what}`;
  }
}
