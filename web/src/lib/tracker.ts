// Views count cards by kind; eyes follow single cards. The tracker gives each card on the table a number of its own and keeps
// it while the card lies still or can be seen to travel: a card that is gone here and new there is the same card.

export interface Tracked {
  id: number;
  kind: string;
  /** Where things lie in slots: which one is its own. */
  slot?: number;
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

/** What is known of the cards besides where they lie. */
export interface Known {
  /** Places whose cards keep their slots: a card that goes leaves its own empty, and the next that comes lies there. */
  slotted?: string[];
  /** Of cards that are alike, these go before others. */
  given?: readonly number[];
}

export class Tracker {
  #places: Map<string, Tracked[]> | null = null;
  #next = 1;
  /** The cards that were given and have gone. */
  #spent: readonly number[] | null = null;
  /** The slots that cards had last, by place: a card that comes back lies where it lay. */
  readonly #slots = new Map<string, Map<number, number>>();
  /** The cards that went somewhere when cards were laid last; when they are laid for the first time, none. */
  moves: ReadonlyMap<number, Move> = new Map();

  /** Lay the cards as a view shows them: places with the kinds that lie there. Where nothing has changed, the same list. */
  lay(places: Places, { slotted = [], given = [] }: Known = {}): Record<string, Tracked[]> {
    const lay = this.#places ?? new Map<string, Tracked[]>();
    const gone: Tracked[] = [];
    // One that was given goes, even if another of its kind has come into its place at once.
    const givenNow = given === this.#spent ? [] : given;
    const from = new Map<number, string>();
    for (const id of givenNow) for (const [place, cards] of lay) if (cards.some((card) => card.id === id)) from.set(id, place);
    const wanted: { place: string; kind: string }[] = [];
    const laid = new Map<string, Tracked[]>();
    for (const [place, kinds] of Object.entries(places)) {
      const lain = lay.get(place) ?? [];
      const before = lain.filter(({ id }) => !from.has(id));
      gone.push(...lain.filter(({ id }) => from.has(id)));
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
    const find = (isIt: (card: Tracked, place: string) => boolean) => ({ place, kind }: { place: string; kind: string }): boolean => {
      const card = take(gone, (other) => other.kind === kind && isIt(other, place));
      if (card) laid.get(place)?.push({ id: card.id, kind });
      return !card;
    };
    const unfound = wanted.filter(find(({ id }, place) => from.get(id) !== place)).filter(find(() => true));
    for (const { place, kind } of unfound) {
      const card = take(gone, (other) => other.kind === HIDDEN || kind === HIDDEN);
      laid.get(place)?.push({ id: card?.id ?? this.#next++, kind });
    }
    for (const [place, kinds] of Object.entries(places)) {
      const cards = laid.get(place) ?? [];
      const before = lay.get(place);
      const sorted = place === DISCARD ? piled(before ?? [], cards) : kinds.flatMap((kind) => take(cards, (card) => card.kind === kind) ?? []);
      const lying = slotted.includes(place) ? this.#inSlots(place, before ?? [], sorted) : sorted;
      laid.set(place, before && isSame(before, lying) ? before : lying);
    }
    this.moves = this.#places ? movesBetween(lay, laid) : new Map();
    if (givenNow.some((id) => this.moves.has(id))) this.#spent = given;
    this.#places = laid;
    return Object.fromEntries(laid);
  }

  #inSlots(place: string, before: Tracked[], cards: Tracked[]): Tracked[] {
    const had = this.#slots.get(place) ?? new Map<number, number>();
    const stayed = new Map(before.map(({ id, slot = 0 }) => [id, slot]));
    const taken = new Set(cards.flatMap(({ id }) => stayed.get(id) ?? []));
    const claim = (slot: number | undefined): number | undefined => {
      if (slot === undefined || taken.has(slot)) return undefined;
      taken.add(slot);
      return slot;
    };
    let free = 0;
    const firstFree = (): number => {
      while (taken.has(free)) free++;
      taken.add(free);
      return free;
    };
    const back = new Map(cards.map(({ id }) => [id, stayed.get(id) ?? claim(had.get(id))]));
    const lying = cards.map((card) => ({ ...card, slot: back.get(card.id) ?? firstFree() }));
    this.#slots.set(place, new Map([...had, ...lying.map(({ id, slot }): [number, number] => [id, slot])]));
    return lying.toSorted((one, other) => one.slot - other.slot);
  }
}

const isSame = (before: Tracked[], after: Tracked[]): boolean =>
  before.length === after.length && before.every((card, at) => card.id === after[at]?.id && card.kind === after[at].kind && card.slot === after[at].slot);

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
