export interface CrewSeen {
  cats: string[];
  facedown: string | null;
  ball?: boolean;
}

export interface CatBurglarsView {
  turn: number | null;
  deck: number;
  discard: string[];
  market: string[];
  hands: (string[] | number)[];
  crews: CrewSeen[][];
  scores: number[];
}
