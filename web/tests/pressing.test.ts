import { expect, test } from "vitest";
import { Presses, SEEN } from "../src/lib/pressing";

const DECK = { x: 40, y: 200 };
const NEAR = { x: 48, y: 206 };
const ELSEWHERE = { x: 140, y: 200 };

function pressed(first: typeof DECK, shown: number, then: typeof DECK, time: number): boolean {
  const presses = new Presses();
  presses.shown(0);
  presses.press(first, 1000);
  presses.shown(shown);
  presses.press(then, time);
  return presses.isBlind;
}

test("who presses twice at one spot has to have seen what the first press led to", () => {
  expect(pressed(DECK, 1040, DECK, 1120)).toBe(true);
  expect(pressed(DECK, 1040, NEAR, 1120)).toBe(true);
  expect(pressed(DECK, 1040, DECK, 1040 + SEEN)).toBe(false);
});

test("what is not painted yet cannot have been seen, however long it takes", () => {
  expect(pressed(DECK, Infinity, DECK, 3000)).toBe(true);
});

test("another spot is another wish, and the first press is never in doubt", () => {
  expect(pressed(DECK, 1040, ELSEWHERE, 1060)).toBe(false);
  const presses = new Presses();
  presses.shown(1000);
  presses.press(DECK, 1001);
  expect(presses.isBlind).toBe(false);
});
