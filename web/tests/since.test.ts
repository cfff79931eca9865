import { expect, test } from "vitest";
import { goOn, recall, type Past } from "../src/lib/since";
import type { Fact, News, Step } from "../src/wire";

const fact = (name: string): Fact => ({ fact: name, details: {}, say: { say: `fact-${name}`, with: {} } });
const news = (number: number, what: string, seat: number, facts = [fact(`${number}`)]): News =>
  ({ kind: "news", happened: { what, seat }, facts, now: { number, view: { number } } }) as unknown as News;
const step = (number: number, turn: number, stand_in = false): Step => ({ move: "", number, facts: [fact(`${number}`)], view: { turn }, stand_in });
const numbers = (since: Past[]): number[] => since.map(({ number }) => number);

test("it begins with the own last move and goes on with what the others do", () => {
  let since: Past[] = [];
  for (const one of [news(1, "played", 1), news(2, "played", 0), news(3, "played", 1), news(4, "said", 2, []), news(5, "played", 2)]) {
    since = goOn(since, one, 0);
  }
  expect(numbers(since)).toEqual([2, 3, 5]);
  expect(since.at(-1)?.view).toEqual({ number: 5 });
});

const undid = (number: number, seat: number, undone: number): News => {
  const told = news(number, "undid", seat, []);
  return { ...told, happened: { ...told.happened, undone } };
};

test("a move that was taken back is no step any more", () => {
  const since = [news(2, "played", 0), news(3, "played", 1), undid(4, 1, 3)].reduce<Past[]>((all, one) => goOn(all, one, 0), []);
  expect(numbers(since)).toEqual([2]);
});

test("if the move that was taken back told nothing, all steps stay", () => {
  const since = [news(2, "played", 0), news(3, "played", 1), news(4, "played", 1, []), undid(5, 1, 4)].reduce<Past[]>(
    (all, one) => goOn(all, one, 0),
    [],
  );
  expect(numbers(since)).toEqual([2, 3]);
});

test("after the own move was taken back, it begins with the own move before it", () => {
  const since = [news(5, "played", 0), news(6, "played", 1), news(7, "played", 0), undid(8, 0, 7)].reduce<Past[]>(
    (all, one) => goOn(all, one, 0),
    [],
  );
  expect(numbers(recall([step(0, 0), step(5, 1), step(6, 0)], 0, since))).toEqual([5, 6]);
});

test("a spectator keeps the latest steps, and not the whole game", () => {
  let since: Past[] = [];
  for (let number = 1; number <= 100; number++) since = goOn(since, news(number, "played", number % 2), null);
  expect(since.length).toBe(40);
  expect(since.at(-1)?.number).toBe(100);
});

test("who comes back has the same steps, from the game as it was told to this seat", () => {
  const steps = [step(0, 1), step(5, 0), step(6, 1), step(7, 2), step(7, 2), step(8, 0)];
  const since = recall(steps, 0, []);
  expect(numbers(since)).toEqual([6, 7, 8]);
  expect(since[1]?.facts.length).toBe(2);
});

test("who has not moved yet sees everything from the deal on", () => {
  expect(numbers(recall([step(0, 1), step(5, 1), step(6, 0)], 0, []))).toEqual([0, 5, 6]);
});

test("a bot's moves in one's own place are steps like those of the others, and say in whose place", () => {
  const played = (number: number, seat: number, stand_in: boolean): News => {
    const told = news(number, "played", seat);
    return { ...told, happened: { ...told.happened, stand_in } };
  };
  const live = [played(5, 0, false), played(6, 1, false), played(7, 0, true), played(8, 1, false)].reduce<Past[]>((all, one) => goOn(all, one, 0), []);
  const later = recall([step(0, 0), step(5, 1), step(6, 0), step(7, 1, true), step(8, 0)], 0, []);
  for (const since of [live, later]) {
    expect(numbers(since)).toEqual([5, 6, 7, 8]);
    expect(since.map(({ standIn }) => standIn)).toEqual([undefined, undefined, 0, undefined]);
  }
});

test("what was told while the game so far was on its way is not forgotten", () => {
  const steps = [step(0, 1), step(5, 0), step(6, 1), step(7, 2)];
  const others = [news(7, "played", 1), news(8, "played", 2)].reduce<Past[]>((all, one) => goOn(all, one, 0), []);
  expect(numbers(recall(steps, 0, others))).toEqual([6, 7, 8]);
  const own = [news(8, "played", 0), news(9, "played", 1)].reduce<Past[]>((all, one) => goOn(all, one, 0), []);
  expect(numbers(recall(steps, 0, own))).toEqual([8, 9]);
});
