// What happened, in sentences that people would say: what is alike is said once.

import type { Phrase } from "../wire";

const LISTING = /^(.*:\s)([^:]+)\.$/u;

interface Said {
  /** All before the listed things, or the whole sentence where it lists nothing. */
  opening: string;
  /** What is listed, and how often each. */
  listed: Map<string, number>;
}

function read(sentence: string): Said {
  const [, opening, thing] = LISTING.exec(sentence) ?? [];
  return { opening: opening ?? sentence, listed: new Map([[thing ?? "", 1]]) };
}

function write({ opening, listed }: Said): string {
  const things = [...listed].map(([thing, times]) => (times > 1 ? `${thing} ×${times}`.trim() : thing));
  if (listed.has("")) return [opening, ...things].filter(Boolean).join(" ");
  return `${opening}${things.join(", ")}.`;
}

/** Sentences that follow each other and begin alike ("A pays: orange.", "A pays: blue.") are one ("A pays: orange, blue."). */
export function gathered(sentences: string[]): string[] {
  const said: Said[] = [];
  for (const sentence of sentences) {
    const next = read(sentence);
    const last = said.at(-1);
    if (last?.opening === next.opening) {
      for (const thing of next.listed.keys()) last.listed.set(thing, (last.listed.get(thing) ?? 0) + 1);
    } else {
      said.push(next);
    }
  }
  return said.map(write);
}

/** A phrase, and how many times in succession it is said. */
export interface Run {
  phrase: Phrase;
  times: number;
}

/** Phrases of which something is hidden, and which follow each other alike, are one with their number; all others stand alone. */
export function runs(phrases: Phrase[]): Run[] {
  const found: Run[] = [];
  for (const phrase of phrases) {
    const last = found.at(-1);
    if (last && isHidden(phrase) && isAlike(last.phrase, phrase)) last.times += 1;
    else found.push({ phrase, times: 1 });
  }
  return found;
}

const isHidden = (phrase: Phrase): boolean => Object.values(phrase.with).includes("hidden");
const isAlike = (one: Phrase, other: Phrase): boolean => JSON.stringify(one) === JSON.stringify(other);
