import { expect, test } from "vitest";
import { gathered, runs } from "../src/lib/sentences";

test("what is listed one by one is listed in one sentence", () => {
  const told = ["Mia starts.", "New in the display: mafia.", "New in the display: police.", "New in the display: mafia."];

  expect(gathered(told)).toEqual(["Mia starts.", "New in the display: mafia ×2, police."]);
});

test("the same sentence several times in a row is said once", () => {
  expect(gathered(["Mia draws a card.", "Mia draws a card.", "Leo draws a card."])).toEqual([
    "Mia draws a card. ×2",
    "Leo draws a card.",
  ]);
});

test("what is told apart, or in another order, stays apart", () => {
  const told = ["Mia pays: blue.", "Leo pays: blue.", "Mia pays: red."];

  expect(gathered(told)).toEqual(told);
});

test("a space before the colon, as in French, is no obstacle", () => {
  expect(gathered(["Mia paie : bleu.", "Mia paie : rouge."])).toEqual(["Mia paie : bleu, rouge."]);
});

test("a number before the listing belongs to the sentence", () => {
  const told = ["Mia takes from the display: mafia, 2.", "Mia gets 2 stars and has 6 now."];

  expect(gathered(told)).toEqual(told);
});

test("hidden things that follow each other alike are counted, open ones are not", () => {
  const drew = (card: string): { say: string; with: Record<string, unknown> } => ({ say: "fact-drew", with: { seat: 1, card } });
  const phrases = [drew("hidden"), drew("hidden"), drew("red"), drew("red"), drew("hidden")];

  expect(runs(phrases).map(({ times }) => times)).toEqual([2, 1, 1, 1]);
});
