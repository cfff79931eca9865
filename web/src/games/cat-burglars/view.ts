export interface CrewSeen {
  cats: string[];
  facedown: string | null;
  ball?: boolean;
  /** Whether it may grow, having a twin. */
  twin?: boolean;
}

export interface CatBurglarsView {
  turn: number | null;
  active: number;
  deck: number;
  discard: string[];
  market: string[];
  hands: (string[] | number)[];
  crews: CrewSeen[][];
  /** The crew that is being infiltrated: its owner and its number. */
  target?: string;
  /** The card that its owner has to place. */
  trap?: string;
  /** So many balls win. */
  goal: number;
  scores: number[];
  /** The colours of what was scored where they lie open, else how many there are. */
  scored: (string[] | number)[];
}
