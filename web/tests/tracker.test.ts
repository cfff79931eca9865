import { expect, test } from "vitest";
import { HIDDEN, hidden, Tracker } from "../src/lib/tracker";

test("a card that lies still keeps its number", () => {
  const tracker = new Tracker();
  const before = tracker.lay({ hand: ["blue", "red"] });
  const after = tracker.lay({ hand: ["red", "blue"] });
  expect(after["hand"]?.find((card) => card.kind === "blue")?.id).toBe(before["hand"]?.[0]?.id);
});

test("a card that is gone here and new there is the same card", () => {
  const tracker = new Tracker();
  const before = tracker.lay({ market: ["blue"], hand: [] });
  const after = tracker.lay({ market: [], hand: ["blue"] });
  expect(after["hand"]?.[0]?.id).toBe(before["market"]?.[0]?.id);
});

test("a card that turns face down travels too", () => {
  const tracker = new Tracker();
  const before = tracker.lay({ hand: ["blue"], under: [] });
  const after = tracker.lay({ hand: [], under: [HIDDEN] });
  expect(after["under"]?.[0]).toEqual({ id: before["hand"]?.[0]?.id, kind: HIDDEN });
});

test("no number is given twice, whatever is laid", () => {
  const tracker = new Tracker();
  for (const count of [0, 3, 7, 1, 0, 12]) {
    const laid = tracker.lay({ a: hidden(count), b: hidden(12 - count), c: ["blue", "blue"] });
    const ids = Object.values(laid).flatMap((cards) => cards.map((card) => card.id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(14);
  }
});
