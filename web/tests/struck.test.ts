import { describe, expect, test, vi } from "vitest";
import type { Line } from "../src/lib/story";
import type { Fact } from "../src/wire";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("addEventListener", () => undefined);
const { blowsTo, concerns } = await import("../src/lib/struck.svelte");

const fact = (name: string, details: Fact["details"]): Fact => ({ fact: name, details, say: { say: `fact-${name}`, with: {} } });
const ME = 1;
const SOMEBODY = 0;
const ANOTHER = 2;

/** Facts as the house tells them, and whom they strike. */
const FACTS: Record<string, [told: Fact, struck: number[]][]> = {
  meow: [
    [fact("stolen", { seat: SOMEBODY, target: ME, card: "50k" }), [SOMEBODY, ME]],
    [fact("stolen", { seat: SOMEBODY, target: ANOTHER }), [SOMEBODY, ANOTHER]],
    [fact("swapped-hands", { seat: SOMEBODY, target: ME }), [SOMEBODY, ME]],
    [fact("swapped-cats", { seat: ANOTHER, target: ME }), [ANOTHER, ME]],
    [fact("took-pile", { seat: SOMEBODY, pile: "2.1", cards: 3 }), [SOMEBODY, ME]],
    [fact("took-pile", { seat: SOMEBODY, pile: "3.2", cards: 3 }), [SOMEBODY, ANOTHER]],
    [fact("gave", { giver: SOMEBODY, receiver: ME, card: "5k" }), [SOMEBODY, ME]],
    [fact("gave", { giver: ME, receiver: ANOTHER }), [ME, ANOTHER]],
    [fact("picked-up", { seat: SOMEBODY, card: "25k" }), [SOMEBODY]],
    [fact("banked", { seat: SOMEBODY, cards: ME }), [SOMEBODY]],
    [fact("starred", { seat: ANOTHER, stars: ME, total: ME }), [ANOTHER]],
  ],
  "catham-city": [
    [fact("searched", { seat: SOMEBODY, target: ME }), [SOMEBODY, ME]],
    [fact("stolen", { seat: SOMEBODY, target: ME, card: "police" }), [SOMEBODY, ME]],
    [fact("handed-over", { seat: SOMEBODY, target: ME, number: 2 }), [SOMEBODY, ME]],
    [fact("handed-over", { seat: SOMEBODY, target: ANOTHER, number: ME }), [SOMEBODY, ANOTHER]],
    [fact("revealed-hacker", { target: ME }), [ME]],
    [fact("lost-point", { seat: ME }), [ME]],
    [fact("laid-out", { card: "police" }), []],
  ],
  "cat-burglars": [
    [fact("infiltrated", { seat: SOMEBODY, crew: "2.1" }), [SOMEBODY, ME]],
    [fact("infiltrated", { seat: SOMEBODY, crew: "3.1" }), [SOMEBODY, ANOTHER]],
  ],
};

describe.each(Object.entries(FACTS))("%s", (_, facts) => {
  test.each(facts.map(([told, struck]) => [told.fact, told.details, told, struck] as const))("%s %o", (_name, _details, told, struck) => {
    expect([SOMEBODY, ME, ANOTHER].filter((seat) => concerns(told, seat))).toEqual(struck.toSorted());
  });
});

test("nothing strikes whoever looks on", () => {
  for (const [told] of Object.values(FACTS).flat()) expect(concerns(told, null)).toBe(false);
  expect(blowsTo([{ number: 1, by: SOMEBODY, facts: [fact("lost-point", { seat: ME })] }], null)).toEqual([]);
});

const stolen = fact("stolen", { seat: SOMEBODY, target: ME });
const line = (number: number, by: number, facts: Fact[]): Line => ({ number, by, facts });

test("a turn of another is one blow, and tells only what was done to oneself", () => {
  const story = [
    line(1, ME, []),
    line(2, SOMEBODY, [fact("picked-up", { seat: SOMEBODY, card: "25k" })]),
    line(3, SOMEBODY, [stolen]),
    line(4, ANOTHER, [fact("swapped-hands", { seat: ANOTHER, target: ME })]),
    line(5, ANOTHER, [fact("banked", { seat: ANOTHER, cards: 1 })]),
  ];
  expect(blowsTo(story, ME).map(({ number, by, facts }) => [number, by, facts.map((told) => told.fact)])).toEqual([
    [3, SOMEBODY, ["stolen"]],
    [5, ANOTHER, ["swapped-hands"]],
  ]);
});

test("what happened before the own last move was seen, and what one does oneself strikes nobody", () => {
  expect(blowsTo([line(1, SOMEBODY, [stolen]), line(2, ME, [fact("stolen", { seat: ME, target: SOMEBODY })])], ME)).toEqual([]);
});
