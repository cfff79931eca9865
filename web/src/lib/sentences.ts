// What happened, in sentences that people would say: what is alike is said once.

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
