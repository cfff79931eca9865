// At a slow pace another's move is held in sight for a while before the next is shown. Whatever the house tells meanwhile waits in
// its order. The house is not asked to wait: it does not know.

import type { Happening, News } from "../wire";

interface Clock {
  now: () => number;
  later: (act: () => void, milliseconds: number) => unknown;
}

const REAL: Clock = { now: () => performance.now(), later: (act, milliseconds) => setTimeout(act, milliseconds) };

export class Pacing {
  #waiting: News[] = [];
  #until = 0;
  #isSet = false;
  readonly #show: (news: News) => void;
  readonly #held: () => number;
  readonly #seat: () => number | null;
  readonly #clock: Clock;

  /** `held` says for how long a move of another `seat` stays the latest. */
  constructor(show: (news: News) => void, held: () => number, seat: () => number | null, clock = REAL) {
    this.#show = show;
    this.#held = held;
    this.#seat = seat;
    this.#clock = clock;
  }

  /** Show it as soon as what came before has been in sight long enough. */
  hear(news: News): void {
    this.#waiting.push(news);
    this.#go();
  }

  /** The whole table has come anew: what was still to be shown is known. */
  forget(): void {
    this.#waiting = [];
    this.#until = 0;
  }

  #go(): void {
    while (this.#waiting.length) {
      // Under a clock nobody waits, nor for what was done from this seat itself; and a faster pace that is chosen holds from now on.
      const isFree = !this.#held() || this.#waiting.some(({ now, happened }) => now.clock !== null || this.#isOwn(happened));
      const left = isFree ? 0 : this.#until - this.#clock.now();
      if (left > 0) return this.#wait(left);
      const news = this.#waiting.shift();
      if (!news) return;
      this.#show(news);
      const { happened } = news;
      this.#until = happened.what === "played" && !this.#isOwn(happened) ? this.#clock.now() + this.#held() : 0;
    }
  }

  #isOwn({ seat }: Happening): boolean {
    return seat === this.#seat();
  }

  #wait(milliseconds: number): void {
    if (this.#isSet) return;
    this.#isSet = true;
    const LOOK_AGAIN = 250; // the pace may have been changed
    this.#clock.later(() => {
      this.#isSet = false;
      this.#go();
    }, Math.min(milliseconds, LOOK_AGAIN));
  }
}
