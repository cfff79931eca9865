export interface CathamCityView {
  turn: number | null;
  active: number;
  goal: number;
  actions_left: number;
  factions: string[];
  pile: number;
  discard: string[];
  display: string[];
  hands: (string[] | number)[];
  points: number[];
  in_play?: string[];
  /** The faction of the extra card. */
  extra?: string;
  /** The seat that is searched. */
  target?: number;
}
