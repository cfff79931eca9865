// The things on the table of which a move is made.

import type { Choice } from "../../wire";
import type { CatBurglarsView } from "./view";

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
    case "pay-cards":
      return payment(choice.text);
    default:
      return [];
  }
}

/** The cards of a payment one by one; those behind the word `market` lie there. */
function payment(text: string): string[] {
  const [hand = "", market = ""] = text.replace(/^pay /, "").split("market");
  const cards = (names: string, place: string): string[] => (names.match(/\S+/g) ?? []).map((card) => `${place}:${card}`);
  return [...cards(hand, "hand"), ...cards(market, "market")];
}

/** The move that somebody has in mind who points at a thing: if it is not possible, the house says why. */
export function attempt(token: string, seat: number): string {
  const [place, what = ""] = token.split(":");
  const [owner, number = "1"] = what.split(".");
  switch (place) {
    case "deck":
      return "recruit deck";
    case "market":
      return `recruit market ${what}`;
    case "hand":
      return `form ${what} new`;
    case "player":
      return `infiltrate ${what}.1`;
    default:
      return Number(owner) === seat + 1 ? `secure ${number}` : `infiltrate ${what}`;
  }
}

/** What else one could have in mind, by the kind of move: of each the likeliest. */
export function attempts(view: Record<string, unknown>, seat: number): Record<string, string> {
  const { market, hands, crews } = view as unknown as CatBurglarsView;
  const hand = hands[seat];
  const cat = (Array.isArray(hand) ? hand.find((card) => card !== "mirror") : "") || "blue";
  const other = (seat + 1) % hands.length;
  const guarded = crews.flatMap((own, player) =>
    own.flatMap((crew, number) => (player !== seat && crew.facedown !== null ? [`${player + 1}.${number + 1}`] : [])),
  );
  return {
    "recruit-deck": "recruit deck",
    "recruit-market-card": `recruit market ${market[0] ?? "blue"}`,
    "form-card-new": `form ${cat} new`,
    "form-card-crew": `form ${cat} 1`,
    "activate-crew-card": `activate 1 ${cat}`,
    "secure-crew": "secure 1",
    "infiltrate-crew": `infiltrate ${guarded[0] ?? `${other + 1}.1`}`,
  };
}
