import { expect, test } from "vitest";
import { Newcomers } from "../src/lib/newcomers";
import { type Places, Tracker } from "../src/lib/tracker";

/** A table of two at which somebody looks: after each step, the kinds that are new on the market. */
function table(seat: number | null): (active: number, places: Places) => string[] {
  const tracker = new Tracker();
  const newcomers = new Newcomers();
  return (active, places) => {
    const laid = tracker.lay(places);
    const found = newcomers.among(laid, ["market"], tracker.moves, active, seat);
    return (laid["market"] ?? []).filter(({ id }) => found.has(id)).map(({ kind }) => kind);
  };
}

test("what came since one's own last turn is new until the next one is over", () => {
  const after = table(0);
  expect(after(0, { market: ["red", "blue"], hand: [] })).toEqual([]);
  expect(after(1, { market: ["red", "green"], hand: ["blue"] })).toEqual(["green"]);
  expect(after(0, { market: ["green", "yellow"], hand: ["blue"] })).toEqual(["green", "yellow"]);
  expect(after(0, { market: ["yellow"], hand: ["blue", "green"] })).toEqual(["yellow"]);
  expect(after(1, { market: ["yellow", "orange"], hand: ["blue", "green"] })).toEqual(["orange"]);
});

test("what is put back is not new", () => {
  const after = table(0);
  after(0, { market: ["red", "blue"], hand: [] });
  after(0, { market: ["red"], hand: ["blue"] });
  expect(after(0, { market: ["red", "blue"], hand: [] })).toEqual([]);
});

test("for who looks on, what came in a turn is new in the next", () => {
  const after = table(null);
  after(0, { market: ["red"] });
  expect(after(1, { market: ["red", "blue"] })).toEqual(["blue"]);
  expect(after(0, { market: ["red", "blue", "green"] })).toEqual(["green"]);
});
