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
