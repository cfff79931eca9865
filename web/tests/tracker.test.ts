import { expect, test } from "vitest";
import { HIDDEN, hidden, type Tracked, Tracker } from "../src/lib/tracker";

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

test("where nothing has changed, the list is the same", () => {
  const tracker = new Tracker();
  const before = tracker.lay({ market: ["blue", "red"], hand: ["red"], theirs: hidden(3) });
  const after = tracker.lay({ market: ["blue", "red"], hand: ["red", "blue"], theirs: hidden(3) });
  expect(after["market"]).toBe(before["market"]);
  expect(after["theirs"]).toBe(before["theirs"]);
  expect(after["hand"]).not.toBe(before["hand"]);
});

test("what is new anywhere came from the deck, and what is gone everywhere went there", () => {
  const tracker = new Tracker();
  tracker.lay({ market: ["blue", "red"], hand: [] });
  const { market, hand } = tracker.lay({ market: ["red"], hand: ["green"] });
  expect([...tracker.moves.values()]).toEqual([
    { from: "deck", to: "hand" },
    { from: "market", to: "deck" },
  ]);
  expect(tracker.moves.has(market?.[0]?.id ?? 0)).toBe(false);
  expect(tracker.moves.has(hand?.[0]?.id ?? 0)).toBe(true);
});

test("cards that are laid for the first time came from nowhere", () => {
  const tracker = new Tracker();
  tracker.lay({ market: ["blue", "red"], hand: ["green"] });
  expect(tracker.moves.size).toBe(0);
  tracker.lay({ market: ["blue", "red"], hand: ["green"] });
  expect(tracker.moves.size).toBe(0);
});

test("a card that can be seen to be the same is not taken for a hidden one", () => {
  const tracker = new Tracker();
  const before = tracker.lay({ theirs: [], market: ["blue", "red"], hand: [] });
  const after = tracker.lay({ theirs: [HIDDEN], market: [], hand: ["blue"] });
  expect(after["hand"]?.[0]?.id).toBe(before["market"]?.[0]?.id);
  expect(after["theirs"]?.[0]?.id).toBe(before["market"]?.[1]?.id);
});

test("what was discarded last lies on top, wherever its kind stands in the view", () => {
  const tracker = new Tracker();
  tracker.lay({ hand: ["blue", "red"], discard: ["green", "yellow"] });
  const first = tracker.lay({ hand: ["red"], discard: ["blue", "green", "yellow"] });
  expect(first["discard"]?.map((card) => card.kind)).toEqual(["green", "yellow", "blue"]);
  const second = tracker.lay({ hand: [], discard: ["blue", "green", "red", "yellow"] });
  expect(second["discard"]?.at(-1)?.kind).toBe("red");
  const same = tracker.lay({ hand: [], discard: ["blue", "green", "red", "yellow"] });
  expect(same["discard"]).toBe(second["discard"]);
});

const kinds = (cards: Tracked[] | undefined): string[] => (cards ?? []).map(({ kind, slot }) => `${slot}:${kind}`);

test("in slots a card that is taken leaves its own, the next comes into it, and the others stay", () => {
  const tracker = new Tracker();
  const known = { slotted: ["market"] };
  tracker.lay({ market: ["blue", "green", "green", "red"], hand: [] }, known);
  const taken = tracker.lay({ market: ["blue", "green", "red"], hand: ["green"] }, known);
  expect(kinds(taken["market"])).toEqual(["0:blue", "1:green", "3:red"]);
  const filled = tracker.lay({ market: ["blue", "blue", "green", "red"], hand: ["green"] }, known);
  expect(kinds(filled["market"])).toEqual(["0:blue", "1:green", "2:blue", "3:red"]);
  expect(filled["hand"]).toEqual([{ id: taken["hand"]?.[0]?.id, kind: "green" }]);
});

test("a card that comes back lies in the slot in which it lay", () => {
  const tracker = new Tracker();
  const known = { slotted: ["market"] };
  tracker.lay({ market: ["blue", "green", "red"], hand: [] }, known);
  tracker.lay({ market: ["green"], hand: ["red", "blue"] }, known);
  expect(kinds(tracker.lay({ market: ["green", "red"], hand: ["blue"] }, known)["market"])).toEqual(["1:green", "2:red"]);
});

test("of cards that are alike, the one that was picked goes", () => {
  const tracker = new Tracker();
  const before = tracker.lay({ market: ["green", "green", "green"], hand: [] });
  const [first, second, third] = before["market"] ?? [];
  const after = tracker.lay({ market: ["green", "green"], hand: ["green"] }, { given: [second?.id ?? 0] });
  expect(after["market"]).toEqual([first, third]);
  expect(after["hand"]).toEqual([second]);
});

test("the card that was picked goes even if another of its kind comes into its slot at once", () => {
  const tracker = new Tracker();
  const known = { slotted: ["market"] };
  const [first, second] = tracker.lay({ market: ["green", "green"], hand: [] }, known)["market"] ?? [];
  const given = [first?.id ?? 0];
  const after = tracker.lay({ market: ["green", "green"], hand: ["green"] }, { ...known, given });
  expect(after["hand"]?.[0]?.id).toBe(first?.id);
  expect(kinds(after["market"])).toEqual(["0:green", "1:green"]);
  expect(after["market"]?.[1]?.id).toBe(second?.id);
  const later = tracker.lay({ market: ["green", "green"], hand: ["green"], run: ["green"] }, { ...known, given });
  expect(later["hand"]?.[0]?.id).toBe(first?.id);
});
