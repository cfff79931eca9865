// Whether the house is still there: it says so every two seconds, so a connection on which nothing comes is dead.

/** Milliseconds of silence after which a connection is dead. It is noticed within five seconds. */
export const PATIENCE = 4400;
/** The same while it opens: on a slow line the first picture of the table takes its time. */
export const OPENING = 10_000;
/** The same from when there is a reason for doubt: time for one more sign of life. */
export const IN_DOUBT = 2500;
/** Milliseconds between two looks; where they are much farther apart, the page has slept, and knows nothing of what has come meanwhile. */
export const LOOK = 250;
const SLEPT = 1200;

/** Listens to one connection. */
export class Listening {
  #until = performance.now() + OPENING;
  #looked = performance.now();
  readonly #timer = setInterval(() => this.#look(), LOOK);

  constructor(readonly onsilence: () => void) {}

  /** Something has come. */
  heard(): void {
    this.#until = performance.now() + PATIENCE;
  }

  /** The device has lost or changed its network, or woken up: if the connection is alive, something comes soon. */
  doubt(): void {
    this.#until = Math.min(this.#until, performance.now() + IN_DOUBT);
  }

  #look(): void {
    const now = performance.now();
    const hasSlept = now - this.#looked > SLEPT;
    this.#looked = now;
    if (hasSlept) this.#until = Math.max(this.#until, now + IN_DOUBT);
    else if (now >= this.#until) {
      this.stop();
      this.onsilence();
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
