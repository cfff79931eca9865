// The things on the table of which a move is made.

import type { Choice } from "../../wire";
import type { CathamCityView } from "./view";

/** So many cards of these factions are played together, besides an extra card. */
const SETS = { detectives: 3, scientists: 3, mafia: 4, journalists: 2 };

/** Whether cards of a kind are picked one by one for a move that cannot be taken back: then none goes before somebody says that these are all. */
export const isCounted = ({ verb }: Choice): boolean =>
  /^(take|play|policemen)-|-number$/.test(verb) && verb !== "play-police-and-card-against-player"; // how many comes afterwards

export function tokens(choice: Choice, _seat: number, view: Record<string, unknown> = {}): string[] {
  const text = choice.text.split(" ");
  const [, second = ""] = text;
  const last = text.at(-1) ?? "";
  const several = (number: string | number | undefined, token: string): string[] => Array<string>(Number(number)).fill(token);
  switch (choice.verb) {
    case "take-card-number":
      return several(last, `display:${second}`);
    case "play-detectives-and-card":
      return [...several(SETS.detectives, "hand:detectives"), `hand:${last}`];
    case "play-police-and-card-against-player":
      return ["hand:police", `hand:${text[3] ?? ""}`, `player:${last}`];
    case "play-hackers-number-against-player":
      return [...several(text[2], "hand:hackers"), `player:${last}`];
    case "play-scientists":
    case "play-mafia":
    case "play-journalists":
      return several(SETS[second as keyof typeof SETS], `hand:${second}`);
    case "play-robocats-number":
    case "play-officials-number":
      return several(last, `hand:${second}`);
    case "discard-card":
    case "give-card":
      return [`hand:${second}`];
    case "give-card-and-discard-number":
      return several(Number(last) + 1, `hand:${second}`);
    case "match":
      return [`hand:${String(view["extra"])}`];
    case "policemen-number":
      return several(Number(second) - 1, "hand:police"); // one lies there already
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
