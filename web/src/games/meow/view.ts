
export interface PileSeen {
  pile: string;
  card: string;
  cards: number;
  served: boolean;
}

export interface MeowView {
  turn: number | null;
  active: number;
  deck: number;
  discard: string[];
  run: string[] | number;
  run_value?: number | null;
  banks: (string[] | number)[];
  cats: Record<string, string>[];
  stars: number[];
  /** With so many stars each is arrested. */
  arrest_at: number[];
  arrested: boolean[];
  /** Turns that are still to be missed. */
  serving: number[];
  piles: PileSeen[][];
  /** Stars of guards who were distracted this turn. */
  pending_stars: number;
  /** Turns that are still to come after the deck is finished. */
  last_turns: number;
  /** What the own bank counts as it is now, in thousands. */
  worth?: number;
  shown?: string[];
  /** Whose bank is shown. */
  target?: number;
  /** The guard who stands in the way. */
  card?: string;
}
