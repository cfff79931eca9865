
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
  arrested: boolean[];
  serving: number[];
  piles: PileSeen[][];
  pending_stars: number;
  shown?: string[];
  card?: string;
}
