import { expect, test, vi } from "vitest";
import type { Fact, Phrase } from "../src/wire";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("document", { documentElement: {} });
const { words } = await import("../src/lib/words.svelte");

test("the same names again are no news, others are", () => {
  words.names = ["Mia", "Kitten"];
  const before = words.names;
  words.names = ["Mia", "Kitten"];
  expect(words.names).toBe(before);

  words.names = ["Mia", "Tabby"];
  expect(words.names).toEqual(["Mia", "Tabby"]);
  words.names = ["Mia"];
  expect(words.names).toEqual(["Mia"]);
});

const player = (number: number): Phrase => ({ say: "player", with: { number } });
/** What others are told of a card that is drawn. */
const drew = (number: number): Fact => ({ fact: "drew", details: { seat: number - 1 }, say: { say: "fact-drew", with: { seat: player(number), card: "hidden" } } });

test("hidden cards are counted, and not told one by one", async () => {
  await words.load("catham-city");
  words.names = ["Mia", "Kitten"];
  const five = Array.from({ length: 5 }, () => drew(2));
  expect(words.tell(five)).toEqual(["Kitten draws 5 cards from the pile."]);
  expect(words.tell([drew(2)])).toEqual(["Kitten draws a card from the pile."]);
  expect(words.tell([drew(2), drew(2), drew(1)])).toEqual(["Kitten draws 2 cards from the pile.", "Mia draws a card from the pile."]);
});

test("where no message counts them, one sentence says how often", async () => {
  await words.load("catham-city");
  const gave: Fact = { fact: "gave", details: { giver: 0, receiver: 1 }, say: { say: "fact-gave", with: { giver: player(1), receiver: player(2), card: "hidden" } } };
  expect(words.tell([gave, gave])).toEqual(["Mia gives Kitten a card. ×2"]);
});
