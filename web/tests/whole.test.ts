import { expect, test } from "vitest";
import { whole } from "../src/lib/whole";
import type { Step } from "../src/wire";

const steps = (from: number, to: number): Step[] =>
  Array.from({ length: to - from }, (_, place) => ({ move: String(from + place), facts: [], view: {}, number: from + place, stand_in: false }));

/** A house that tells a game in pages of so many steps, and which pages were asked for. */
function house(count: number, page: number) {
  const asked: number[] = [];
  const tell = async (first: number) => {
    asked.push(first);
    return { steps: steps(first, Math.min(first + page, count)), count, seat: 0 };
  };
  return { asked, tell };
}

test("a short game is asked for once", async () => {
  const { asked, tell } = house(3, 10);
  expect((await whole(tell)).steps).toEqual(steps(0, 3));
  expect(asked).toEqual([0]);
});

test("a long game is put together from its pages", async () => {
  const { asked, tell } = house(25, 10);
  expect(await whole(tell)).toEqual({ steps: steps(0, 25), count: 25, seat: 0 });
  expect(asked).toEqual([0, 10, 20]);
});

test("a game ends where moves were taken back meanwhile", async () => {
  const tell = async (first: number) => ({ steps: first ? [] : steps(0, 10), count: 20 });
  expect((await whole(tell)).steps).toEqual(steps(0, 10));
});
