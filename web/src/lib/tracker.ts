// Views count cards by kind; eyes follow single cards. The tracker gives each card on the table a number of its own and keeps
// it while the card lies still or can be seen to travel: a card that is gone here and new there is the same card.

export interface Tracked {
  id: number;
  kind: string;
}

export type Places = Record<string, string[]>;

/** From where a card went to where. */
export interface Move {
  from: string;
  to: string;
}

export const HIDDEN = "hidden";
/** Where all cards are that lie nowhere else. */
export const DECK = "deck";
/** A pile that grows upwards: the views count its cards, so only those that we saw arrive are known to lie on top. */
export const DISCARD = "discard";

export class Tracker {
  #places: Map<string, Tracked[]> | null = null;
  #next = 1;
  /** The cards that went somewhere when cards were laid last; when they are laid for the first time, none. */
  moves: ReadonlyMap<number, Move> = new Map();

  /** Lay the cards as a view shows them: places with the kinds that lie there. Where nothing has changed, the same list. */
  lay(places: Places): Record<string, Tracked[]> {
    const lay = this.#places ?? new Map<string, Tracked[]>();
    const gone: Tracked[] = [];
    const wanted: { place: string; kind: string }[] = [];
    const laid = new Map<string, Tracked[]>();
    for (const [place, kinds] of Object.entries(places)) {
      const before = [...(lay.get(place) ?? [])];
      const kept: Tracked[] = [];
      for (const kind of kinds) {
        const card = take(before, (other) => other.kind === kind);
        if (card) kept.push(card);
        else wanted.push({ place, kind });
      }
      gone.push(...before);
      laid.set(place, kept);
    }
    for (const [place, cards] of lay) if (!(place in places)) gone.push(...cards);
    // What can be seen to be the same card is so; only then may a hidden card be any other.
    const unfound = wanted.filter(({ place, kind }) => {
      const card = take(gone, (other) => other.kind === kind);
      if (card) laid.get(place)?.push(card);
      return !card;
    });
    for (const { place, kind } of unfound) {
      const card = take(gone, (other) => other.kind === HIDDEN || kind === HIDDEN);
      laid.get(place)?.push({ id: card?.id ?? this.#next++, kind });
    }
    for (const [place, kinds] of Object.entries(places)) {
      const cards = laid.get(place) ?? [];
      const before = lay.get(place);
      const lying = place === DISCARD ? piled(before ?? [], cards) : kinds.flatMap((kind) => take(cards, (card) => card.kind === kind) ?? []);
      laid.set(place, before && isSame(before, lying) ? before : lying);
    }
    this.moves = this.#places ? movesBetween(lay, laid) : new Map();
    this.#places = laid;
    return Object.fromEntries(laid);
  }
}

const isSame = (before: Tracked[], after: Tracked[]): boolean =>
  before.length === after.length && before.every((card, at) => card.id === after[at]?.id && card.kind === after[at].kind);

/** What lay there lies as it lay, and what is new lies upon it. */
function piled(before: Tracked[], cards: Tracked[]): Tracked[] {
  const below = before.filter((card) => cards.includes(card));
  return [...below, ...cards.filter((card) => !below.includes(card))];
}

function movesBetween(before: Map<string, Tracked[]>, after: Map<string, Tracked[]>): Map<number, Move> {
  const from = new Map<number, string>();
  for (const [place, cards] of before) for (const { id } of cards) from.set(id, place);
  const moves = new Map<number, Move>();
  for (const [to, cards] of after) {
    for (const { id } of cards) {
      const was = from.get(id) ?? DECK;
      if (was !== to) moves.set(id, { from: was, to });
      from.delete(id);
    }
  }
  for (const [id, was] of from) moves.set(id, { from: was, to: DECK });
  return moves;
}

function take(cards: Tracked[], isIt: (card: Tracked) => boolean): Tracked | undefined {
  const at = cards.findIndex(isIt);
  return at < 0 ? undefined : cards.splice(at, 1)[0];
}

/** A hand as it is seen: its kinds, or so many hidden cards. */
export const hidden = (hand: string[] | number): string[] =>
  Array.isArray(hand) ? hand : Array.from({ length: hand }, () => HIDDEN);
