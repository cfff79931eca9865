// The things on the table of which a move is made.

import type { Choice } from "../../wire";
import type { CatBurglarsView, CrewSeen } from "./view";

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

/** The number of the first crew of which something holds, by the likeliest first; the first crew of all if nothing does. */
function likeliest(crews: CrewSeen[], ...holds: ((crew: CrewSeen) => boolean)[]): number {
  const found = holds.map((one) => crews.findIndex(one)).find((place) => place >= 0);
  return (found ?? 0) + 1;
}

/** What else one could have in mind, by the kind of move: of each the likeliest. */
export function attempts(view: Record<string, unknown>, seat: number): Record<string, string> {
  const { market, hands, crews } = view as unknown as CatBurglarsView;
  const hand = hands[seat];
  const [first = "blue"] = Array.isArray(hand) ? hand.toSorted((one, other) => Number(one === "mirror") - Number(other === "mirror")) : [];
  const own = crews[seat] ?? [];
  const others = crews.flatMap((before, player) =>
    before.flatMap((crew, place) => (player === seat ? [] : [{ ...crew, name: `${player + 1}.${place + 1}` }])),
  );
  const [target] = others.toSorted((one, other) => price(one) - price(other));
  return {
    "recruit-deck": "recruit deck",
    "recruit-market-card": `recruit market ${market[0] ?? "blue"}`,
    "form-card-new": `form ${first} new`,
    "form-card-crew": `form ${first} ${likeliest(own, (crew) => Boolean(crew.twin))}`,
    "activate-crew-card": `activate ${likeliest(own, isUnguarded)} ${first}`,
    "secure-crew": `secure ${likeliest(own, (crew) => Boolean(crew.ball), (crew) => !isUnguarded(crew))}`,
    "infiltrate-crew": `infiltrate ${target?.name ?? `${((seat + 1) % hands.length) + 1}.1`}`,
  };
}

const isUnguarded = (crew: CrewSeen): boolean => crew.facedown === null;
/** The cheapest crew with something under it is the likeliest to be infiltrated. */
const price = (crew: CrewSeen): number => (isUnguarded(crew) ? Number.MAX_SAFE_INTEGER : crew.cats.length);
