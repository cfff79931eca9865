// Views count cards by kind; eyes follow single cards. The tracker gives each card on the table a number of its own and keeps
// it while the card lies still or can be seen to travel: a card that is gone here and new there is the same card.

export interface Tracked {
  id: number;
  kind: string;
}

export type Places = Record<string, string[]>;

export const HIDDEN = "hidden";

export class Tracker {
  #places = new Map<string, Tracked[]>();
  #next = 1;

  /** Lay the cards as a view shows them: places with the kinds that lie there. */
  lay(places: Places): Record<string, Tracked[]> {
    const gone: Tracked[] = [];
    const wanted: { place: string; kinds: string[] }[] = [];
    const laid = new Map<string, Tracked[]>();
    for (const [place, kinds] of Object.entries(places)) {
      const before = [...(this.#places.get(place) ?? [])];
      const missing: string[] = [];
      const kept: Tracked[] = [];
      for (const kind of kinds) {
        const at = before.findIndex((card) => card.kind === kind);
        const [card] = at < 0 ? [] : before.splice(at, 1);
        if (card) kept.push(card);
        else missing.push(kind);
      }
      gone.push(...before);
      laid.set(place, kept);
      if (missing.length) wanted.push({ place, kinds: missing });
    }
    for (const [place, cards] of this.#places) if (!(place in places)) gone.push(...cards);
    for (const { place, kinds } of wanted) {
      for (const kind of kinds) laid.get(place)?.push(this.#found(gone, kind));
    }
    for (const [place, kinds] of Object.entries(places)) {
      const cards = laid.get(place) ?? [];
      laid.set(place, kinds.map((kind) => takeKind(cards, kind)));
    }
    this.#places = laid;
    return Object.fromEntries(laid);
  }

  /** A card that has just left another place and may be this one: the same kind, else one that was or is hidden. */
  #found(gone: Tracked[], kind: string): Tracked {
    let at = gone.findIndex((card) => card.kind === kind);
    if (at < 0) at = gone.findIndex((card) => card.kind === HIDDEN || kind === HIDDEN);
    const [card] = at < 0 ? [] : gone.splice(at, 1);
    return { id: card?.id ?? this.#next++, kind };
  }
}

function takeKind(cards: Tracked[], kind: string): Tracked {
  const at = cards.findIndex((card) => card.kind === kind);
  return cards.splice(at, 1)[0] ?? { id: -1, kind };
}

/** A hand as it is seen: its kinds, or so many hidden cards. */
export const hidden = (hand: string[] | number): string[] =>
  Array.isArray(hand) ? hand : Array.from({ length: hand }, () => HIDDEN);
