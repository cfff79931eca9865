// The things on the table of which a move is made.

import type { Choice } from "../../wire";
import type { MeowView } from "./view";

export function tokens(choice: Choice): string[] {
  const text = choice.text.split(" ");
  const [first = "", second = ""] = text;
  const last = text.at(-1) ?? "";
  switch (choice.verb) {
    case "pick-up":
      return ["deck"];
    case "stop":
      return ["doorway"];
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
    case "doorway":
      return "stop";
    case "cat":
      return what === "castor" ? "castor 1.1" : ["calvin", "chelsea"].includes(what) ? `${what} 1` : `redeem ${what}`;
    case "bank":
      return what === "distraction" ? "distract" : ["steal", "double-cross"].includes(what) ? `${what} 1` : `pay ${what}`;
    case "player":
      return `steal ${what}`;
    case "pile":
      return `castor ${what}`;
    default:
      return `take ${what}`;
  }
}

/** What else one could have in mind, by the kind of move: of each the likeliest. */
export function attempts(view: Record<string, unknown>, seat: number): Record<string, string> {
  const { cats, piles } = view as unknown as MeowView;
  const other = ((seat + 1) % cats.length) + 1;
  const own = cats[seat] ?? {};
  const using: Record<string, [verb: string, text: string]> = {
    calvin: ["calvin-player", `calvin ${other}`],
    castor: ["castor-pile", `castor ${piles.flat()[0]?.pile ?? `${other}.1`}`],
    charlton: ["charlton-players", `charlton ${other}`],
    chelsea: ["chelsea-player", `chelsea ${other}`],
  };
  const jailed = Object.keys(own).find((cat) => own[cat]?.startsWith("jailed"));
  return {
    "pick-up": "pick up",
    stop: "stop",
    "steal-player": `steal ${other}`,
    "double-cross-player": `double-cross ${other}`,
    distract: "distract",
    ...Object.fromEntries(Object.keys(own).flatMap((cat) => (using[cat] ? [using[cat]] : []))),
    ...(jailed ? { "redeem-cat": `redeem ${jailed}` } : {}),
    pass: "pass",
  };
}
