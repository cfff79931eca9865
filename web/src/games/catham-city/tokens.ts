// The things on the table of which a move is made.

import type { Choice } from "../../wire";
import type { CathamCityView } from "./view";

export function tokens(choice: Choice, _seat: number, view: Record<string, unknown> = {}): string[] {
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
    case "match":
      return [`hand:${String(view["extra"])}`];
    case "policemen-number":
      return Array<string>(Number(second) - 1).fill("hand:police"); // one lies there already
    default:
      return [];
  }
}

/** The move that somebody has in mind who points at a thing: if it is not possible, the house says why. */
export function attempt(token: string): string {
  const [place, what = ""] = token.split(":");
  if (place === "display") return `take ${what} 1`;
  if (place === "deck") return ""; // there is no move with it
  if (place === "player") return `play hackers 1 against ${what}`;
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

/** What else one could have in mind, by the kind of move: of each the likeliest. */
export function attempts(view: Record<string, unknown>, seat: number): Record<string, string> {
  const { display, factions, hands } = view as unknown as CathamCityView;
  const other = ((seat + 1) % hands.length) + 1;
  const played: Record<string, [verb: string, text: string]> = {
    detectives: ["play-detectives-and-card", "play detectives and detectives"],
    scientists: ["play-scientists", "play scientists"],
    robocats: ["play-robocats-number", "play robocats 2"],
    mafia: ["play-mafia", "play mafia"],
    hackers: ["play-hackers-number-against-player", `play hackers 1 against ${other}`],
    police: ["play-police-and-card-against-player", `play police and ${factions.find((one) => one !== "police") ?? ""} against ${other}`],
    journalists: ["play-journalists", "play journalists"],
    officials: ["play-officials-number", "play officials 1"],
  };
  return {
    "take-card-number": `take ${display[0] ?? "police"} 1`,
    ...Object.fromEntries(factions.flatMap((faction) => (played[faction] ? [played[faction]] : []))),
  };
}
