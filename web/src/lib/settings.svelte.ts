// How somebody likes to play on this device. It is kept here and told to nobody: the house does not know it, and nobody else notices it.

const PACE = "mewseum-pace";
const CONFIRMS = "mewseum-confirms";

export const PACES = ["slow", "normal", "fast"] as const;
export type Pace = (typeof PACES)[number];

/** How many times longer something is shown than at the normal pace. */
const LENGTHS: Record<Pace, number> = { slow: 2, normal: 1, fast: 0.4 };
/** Milliseconds for which another's move stays the latest before the next is shown. Nothing is shown before the house has told it. */
const HELD: Record<Pace, number> = { slow: 3000, normal: 0, fast: 0 };

/** For browsers that keep nothing: at least this page remembers. */
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // it holds until the page is closed
  }
}

const isPace = (value: string | null): value is Pace => (PACES as readonly (string | null)[]).includes(value);

function keptPace(): Pace {
  const value = kept(PACE);
  return isPace(value) ? value : "normal";
}

class Settings {
  #pace = $state<Pace>(keptPace());
  #confirms = $state(kept(CONFIRMS) === "yes");

  get pace(): Pace {
    return this.#pace;
  }

  set pace(pace: Pace) {
    this.#pace = pace;
    keep(PACE, pace);
  }

  /** Whether a move is sent only when it is confirmed. */
  get confirms(): boolean {
    return this.#confirms;
  }

  set confirms(wanted: boolean) {
    this.#confirms = wanted;
    keep(CONFIRMS, wanted ? "yes" : "no");
  }

  /** As long as it takes at this pace. */
  lasting(milliseconds: number): number {
    return milliseconds * LENGTHS[this.#pace];
  }

  get held(): number {
    return HELD[this.#pace];
  }
}

export const settings = new Settings();
