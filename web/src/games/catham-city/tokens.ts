// The things on the table of which a move is made.

import type { Choice } from "../../wire";

export function tokens(choice: Choice): string[] {
  const text = choice.text.split(" ");
  const [, second = ""] = text;
  const last = text.at(-1) ?? "";
  switch (choice.verb) {
    case "take-card-number":
      return [`display:${second}`];
    case "play-detectives-and-card":
      return [...new Set(["hand:detectives", `hand:${last}`])];
    case "play-police-and-card-against-player":
      return [...new Set(["hand:police", `hand:${text[3] ?? ""}`]), `player:${last}`];
    case "play-hackers-number-against-player":
      return ["hand:hackers", `player:${last}`];
    case "play-scientists":
    case "play-mafia":
    case "play-journalists":
    case "play-robocats-number":
    case "play-officials-number":
      return [`hand:${second}`];
    case "discard-card":
    case "give-card":
    case "give-card-and-discard-number":
      return [`hand:${second}`];
    default:
      return [];
  }
}

/** The move that somebody has in mind who points at a thing: if it is not possible, the house says why. */
export function attempt(token: string): string {
  const [place, what = ""] = token.split(":");
  if (place === "display") return `take ${what} 1`;
  switch (what) {
    case "detectives":
      return "play detectives and detectives";
    case "police":
      return "play police and police against 1";
    case "hackers":
      return "play hackers 1 against 1";
    case "robocats":
    case "officials":
      return `play ${what} 1`;
    default:
      return `play ${what}`;
  }
}
