import { expect, test } from "vitest";
import { bustBetween } from "../src/games/meow/bust";
import type { MeowView, PileSeen } from "../src/games/meow/view";

const pile = (name: string, card = "vase", cards = 0): PileSeen => ({ pile: name, card, cards, served: false });
const view = (seen: Partial<MeowView>): MeowView =>
  ({ turn: 0, active: 0, deck: 80, discard: [], run: ["5k", "10k"], banks: [0, 0], cats: [{}, {}], piles: [[], []], ...seen }) as MeowView;

test("the negative card lies at the end of the run before the run is lost", () => {
  const after = view({ deck: 79, run: [], active: 1, piles: [[pile("1.1", "vase", 2)], []] });
  expect(bustBetween(view({}), after)).toEqual(view({ deck: 79, card: "vase" }));
});

test("a second negative card before the same player is a bust too", () => {
  const before = view({ piles: [[pile("1.1")], []] });
  const after = view({ deck: 79, run: [], piles: [[pile("1.1"), pile("1.2", "camera", 2)], []] });
  expect(bustBetween(before, after)?.card).toBe("camera");
});

test("who is asked about a guard has seen the card already, and who goes on has lost nothing", () => {
  const met = view({ deck: 79, card: "randy" });
  expect(bustBetween(view({}), met)).toBe(null);
  expect(bustBetween(met, view({ deck: 79, run: [], piles: [[pile("1.1", "randy", 2)], []] }))).toBe(null);
  expect(bustBetween(view({}), view({ deck: 79, run: ["5k", "10k", "10k"] }))).toBe(null);
});

test("what is seen several moves later is no bust, nor is a table that goes back", () => {
  const after = view({ deck: 70, run: [], piles: [[pile("1.1")], [pile("2.1")]] });
  expect(bustBetween(view({}), after)).toBe(null);
  expect(bustBetween(after, view({}))).toBe(null);
});
