// What was said at a table, and how much of it has not been read yet on this device.

import type { News, Saying } from "../wire";
import { talk } from "./api";
import { apart } from "./names";
import { say } from "./words.svelte";

/** What can be said by one press. The house knows the same (mewseum/table/talk.py). */
export const SIGNS = ["hello", "bravo", "thanks", "laugh", "ouch", "thinking"] as const;
export type Sign = (typeof SIGNS)[number];

const KEPT = "mewseum-read";
const MOST = 200;

/** The tables at which somebody has read, each with the number of the last saying; for browsers that keep nothing, none. */
function read(): [table: string, number: number][] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

function noteRead(table: string, number: number): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify([...read().filter(([name]) => name !== table), [table, number]].slice(-MOST)));
  } catch {
    // it holds until the page is closed
  }
}

export const isSign = (sign: string): sign is Sign => (SIGNS as readonly string[]).includes(sign);

/** What somebody has said, a sign in words too. */
export const wordsOf = ({ sign, text }: Saying): string => [isSign(sign) ? say(`web-sign-${sign}`) : "", apart(text)].filter(Boolean).join(" ");

/** Who has said it, as they were called then. A spectator is marked as one. */
export const speakerOf = ({ seat, name }: Saying): string => (seat === null ? say("web-from-afar", { player: apart(name) }) : apart(name));

export class Talk {
  sayings = $state.raw<Saying[]>([]);
  /** The name under which this device talks as a spectator. */
  name = $state("");
  /** What another has said last while this page was there and the talk was closed. */
  latest = $state.raw<Saying | null>(null);
  #isOpen = $state(false);
  #read = $state(0);
  /** So much was recalled: that is without gaps. */
  #whole = 0;
  readonly #seat: () => number | null;

  constructor(
    readonly table: string,
    seat: () => number | null,
  ) {
    this.#seat = seat;
    this.#read = read().find(([name]) => name === table)?.[1] ?? 0;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  set isOpen(wanted: boolean) {
    this.#isOpen = wanted;
    this.#notice();
  }

  readonly unread = $derived(this.sayings.filter((saying) => saying.number > this.#read && !this.isOwn(saying)).length);

  isOwn({ seat, name }: Saying): boolean {
    return seat === null ? this.#seat() === null && name === this.name : seat === this.#seat();
  }

  /** Something has happened: perhaps somebody said something. */
  hear({ happened, now }: News): void {
    if (happened.what !== "said") return;
    const seat = happened.seat < 0 ? null : happened.seat;
    const name = seat === null ? (happened.name ?? "") : (now.seats[seat]?.name ?? "");
    const saying = { number: now.number, seat, name, text: happened.text ?? "", sign: happened.sign ?? "" };
    this.#add([saying]);
    if (!this.#isOpen && !this.isOwn(saying)) this.latest = saying;
  }

  /** What was said while we were not there. */
  async recall(): Promise<void> {
    try {
      for (let count = Infinity; this.#whole < count; ) {
        const told = await talk(this.table, this.#whole);
        this.name = told.name;
        this.#add(told.sayings);
        this.#whole += told.sayings.length;
        count = told.sayings.length ? told.count : 0;
      }
    } catch {
      // without what was missed, one can still talk
    }
  }

  #add(sayings: Saying[]): void {
    const known = this.sayings.map(({ number }) => number);
    const fresh = sayings.filter(({ number }) => !known.includes(number));
    if (fresh.length) this.sayings = [...this.sayings, ...fresh].sort((one, other) => one.number - other.number);
    this.#notice();
  }

  /** Whoever has it open has read it. */
  #notice(): void {
    const last = this.sayings.at(-1)?.number ?? 0;
    if (!this.#isOpen) return;
    this.latest = null;
    if (last <= this.#read) return;
    this.#read = last;
    noteRead(this.table, last);
  }
}
