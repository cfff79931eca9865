import { expect, test } from "vitest";
import { attempts } from "../src/games/cat-burglars/tokens";

const crew = (facedown: string | null, more: Record<string, unknown> = {}): Record<string, unknown> => ({ cats: ["red", "blue"], facedown, ...more });
const asked = (own: unknown[], more: { hand?: string[]; others?: unknown[][] } = {}): Record<string, string> =>
  attempts({ market: ["green"], hands: [3, more.hand ?? ["mirror", "red"], 2], crews: [more.others?.[0] ?? [], own, more.others?.[1] ?? []] }, 1);

test("who asks about loot means a crew with a card under it, rather one that is a ball", () => {
  expect(asked([crew(null), crew("green", { ball: false }), crew("red", { ball: true })])["secure-crew"]).toBe("secure 3");
  expect(asked([crew(null), crew("green", { ball: false })])["secure-crew"]).toBe("secure 2");
  expect(asked([crew(null), crew(null)])["secure-crew"]).toBe("secure 1");
  expect(asked([])["secure-crew"]).toBe("secure 1");
});

test("who asks about a crew means one for which it could be possible", () => {
  const own = [crew("green"), crew(null, { twin: true })];
  expect(asked(own)["form-card-crew"]).toBe("form red 2");
  expect(asked(own)["activate-crew-card"]).toBe("activate 2 red");
  expect(asked([crew("green"), crew("red")])["activate-crew-card"]).toBe("activate 1 red");
});

test("who holds nothing but mirrors asks about a mirror", () => {
  expect(asked([], { hand: ["mirror", "mirror"] })["form-card-new"]).toBe("form mirror new");
  expect(asked([], { hand: [] })["form-card-new"]).toBe("form blue new");
});

test("who asks about infiltrating means the cheapest crew with something under it", () => {
  const large = { cats: ["red", "red", "red"], facedown: "hidden" };
  const small = { cats: ["red"], facedown: "hidden" };
  expect(asked([], { others: [[crew(null), large], [small]] })["infiltrate-crew"]).toBe("infiltrate 3.1");
  expect(asked([], { others: [[], [crew(null)]] })["infiltrate-crew"]).toBe("infiltrate 3.1");
  expect(asked([crew("hidden")])["infiltrate-crew"]).toBe("infiltrate 3.1");
});
