// @vitest-environment jsdom
// Time to think: as it is chosen, named and shown.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { CLOCKS, clocksBeside, inMinutes, isSameClock, ticking } from "../src/lib/clock.svelte";
import type { Now } from "../src/wire";

const seats = [
  { name: "Mia", bot: "", left: 60, stood_in: "" },
  { name: "kitten", bot: "kitten", left: 60, stood_in: "" },
];
const moment = (more: object): Now => ({ clock: { bank: 60, increment: 0 }, waited: 5, over: false, view: { turn: 0 }, seats, ...more }) as unknown as Now;

describe("clocks", () => {
  it("are read in minutes and seconds, and a second that has begun is left", () => {
    expect([0, -3, 0.2, 9, 59.5, 60, 605].map(inMinutes)).toEqual(["0:00", "0:00", "0:01", "0:09", "1:00", "1:00", "10:05"]);
  });

  it("that are none of the usual ones can be kept", () => {
    const own = { bank: 77, increment: 1 };
    expect(clocksBeside(null)).toEqual([null, ...CLOCKS]);
    expect(clocksBeside({ bank: 600, increment: 10 })).toEqual([null, ...CLOCKS]);
    expect(clocksBeside(own).filter((clock) => isSameClock(clock, own))).toHaveLength(1);
  });
});

describe("a clock that runs", () => {
  beforeEach(() => void vi.useFakeTimers());

  it("runs down from what the house said, for whoever is to act alone", () => {
    const end = ticking.follow(moment({}));
    expect(ticking.left(0, 60)).toBe(55);
    vi.advanceTimersByTime(10_000);
    expect(ticking.left(0, 60)).toBeCloseTo(45, 0);
    expect(ticking.left(1, 60)).toBe(60);
    vi.advanceTimersByTime(100_000);
    expect(ticking.left(0, 60)).toBe(0);
    end();
  });

  it.each([
    ["without a clock", { clock: null }],
    ["after the game", { over: true }],
    ["while a bot is to act", { view: { turn: 1 } }],
    ["before the cards are dealt", { view: null }],
    ["while a bot stands in", { seats: [{ ...seats[0], stood_in: "left" }, seats[1]] }],
  ])("stands still %s", (_, more) => {
    const end = ticking.follow(moment(more));
    vi.advanceTimersByTime(10_000);
    expect([0, 1].map((seat) => ticking.left(seat, 60))).toEqual([60, 60]);
    end();
  });
});
