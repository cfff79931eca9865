// Time to think: what can be chosen, how it is called, and how much of it is gone at this moment.

import type { Clock, Now } from "../wire";
import { say } from "./words.svelte";

/** What a host can choose besides no clock at all, the calmest first. */
export const CLOCKS: readonly Clock[] = [
  { bank: 1800, increment: 30 },
  { bank: 600, increment: 10 },
  { bank: 300, increment: 5 },
  { bank: 120, increment: 3 },
];

export const isSameClock = (one: Clock | null, other: Clock | null): boolean => one?.bank === other?.bank && one?.increment === other?.increment;

/** All that can be chosen where a certain clock runs: no clock, the usual ones, and that one if it is none of them. */
export const clocksBeside = (own: Clock | null): (Clock | null)[] =>
  own && !CLOCKS.some((clock) => isSameClock(clock, own)) ? [null, ...CLOCKS, own] : [null, ...CLOCKS];

export function nameOfClock(clock: Clock | null): string {
  if (!clock) return say("web-clock-none");
  return say("web-clock-of", { minutes: Math.round(clock.bank / 6) / 10, seconds: clock.increment });
}

/** Minutes and seconds, as on a clock; what is begun counts as a second that is left. */
export function inMinutes(seconds: number): string {
  const left = Math.ceil(Math.max(0, seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

/** Seconds that are few. */
export const SHORT = 30;
const TICK = 250;

/** Whose clock runs down, and for how long it has since the house last spoke of it. */
class Ticking {
  seat = $state<number | null>(null);
  #spent = $state(0);

  /** How much a seat has left of what the house said. */
  left(seat: number, said: number): number {
    return this.seat === seat ? Math.max(0, said - this.#spent) : said;
  }

  /** From now on, as the house says; what ends it is given back. */
  follow(now: Now | null): () => void {
    const awaited = now?.over || !now?.clock ? null : ((now.view?.["turn"] as number | null | undefined) ?? null);
    const sitting = awaited === null ? undefined : now?.seats[awaited];
    const isTicking = sitting !== undefined && !sitting.bot && !sitting.stood_in;
    const [began, before] = [performance.now(), now?.waited ?? 0];
    this.seat = isTicking ? awaited : null;
    this.#spent = before;
    if (!isTicking) return () => undefined;
    const timer = setInterval(() => (this.#spent = before + (performance.now() - began) / 1000), TICK);
    return () => clearInterval(timer);
  }
}

export const ticking = new Ticking();
