import { expect, test } from "vitest";
import { Pacing } from "../src/lib/pacing";
import type { News } from "../src/wire";

/** News of a table without a clock: its number, who did what, and whether a clock runs. */
const news = (number: number, seat: number, what = "played", clock: unknown = null): News =>
  ({ kind: "news", happened: { what, seat }, facts: [], now: { number, clock } }) as unknown as News;

function begin(held = 3000) {
  const shown: number[] = [];
  let time = 0;
  let later: { act: () => void; at: number }[] = [];
  const pace = { held };
  const clock = { now: () => time, later: (act: () => void, milliseconds: number) => later.push({ act, at: time + milliseconds }) };
  const pacing = new Pacing(({ now }) => shown.push(now.number), () => pace.held, () => 0, clock);
  function pass(milliseconds: number): void {
    const end = time + milliseconds;
    for (;;) {
      const next = later.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0];
      if (!next) break;
      later = later.filter((one) => one !== next);
      time = next.at;
      next.act();
    }
    time = end;
  }
  return { pacing, shown, pass, pace };
}

test("at a slow pace another's move stays in sight before the next is shown", () => {
  const { pacing, shown, pass } = begin();
  for (const number of [1, 2, 3]) pacing.hear(news(number, 1));
  expect(shown).toEqual([1]);
  pass(2900);
  expect(shown).toEqual([1]);
  pass(200);
  expect(shown).toEqual([1, 2]);
  pass(3100);
  expect(shown).toEqual([1, 2, 3]);
});

test("at the other paces everything is shown when the house tells it", () => {
  const { pacing, shown } = begin(0);
  for (const number of [1, 2, 3]) pacing.hear(news(number, 1));
  expect(shown).toEqual([1, 2, 3]);
});

test("nobody waits for what was done from the own seat", () => {
  const { pacing, shown } = begin();
  pacing.hear(news(1, 1));
  pacing.hear(news(2, 0));
  pacing.hear(news(3, 0));
  expect(shown).toEqual([1, 2, 3]);
});

test("under a clock nothing is held back", () => {
  const { pacing, shown } = begin();
  for (const number of [1, 2]) pacing.hear(news(number, 1, "played", { seconds: 60 }));
  expect(shown).toEqual([1, 2]);
});

test("a faster pace shows what was held", () => {
  const { pacing, shown, pass, pace } = begin();
  for (const number of [1, 2, 3]) pacing.hear(news(number, 1));
  pace.held = 0;
  pass(300);
  expect(shown).toEqual([1, 2, 3]);
});

test("what is said keeps its place among the moves", () => {
  const { pacing, shown, pass } = begin();
  pacing.hear(news(1, 1));
  pacing.hear(news(2, 2, "said"));
  pacing.hear(news(3, 1));
  expect(shown).toEqual([1]);
  pass(3100);
  expect(shown).toEqual([1, 2, 3]);
});

test("a table that comes anew replaces what was to be shown", () => {
  const { pacing, shown, pass } = begin();
  pacing.hear(news(1, 1));
  pacing.hear(news(2, 1));
  pacing.forget();
  pass(5000);
  expect(shown).toEqual([1]);
  pacing.hear(news(5, 1));
  expect(shown).toEqual([1, 5]);
});
