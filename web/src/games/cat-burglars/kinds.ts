// What the seven kinds of card look like: colours, symbol, and the pattern of the border. Colour is never alone.
import type { SymbolName } from "../../art/shapes";

export type Kind = "blue" | "orange" | "green" | "red" | "yellow" | "purple" | "mirror";

export interface Look {
  /** The colour of the picture's ground (Okabe and Ito's palette, but for a red that does not read as orange; silver for the mirror). */
  field: string;
  /** Its light and dark neighbours; the dark one is legible on paper. */
  light: string;
  dark: string;
  symbol: SymbolName;
  /** The border: a tile of 6 by 6, drawn in `dark` on `light`. */
  tile: string;
}

/** The looks of all kinds; `lookOf` is for names that come from elsewhere. */
export const LOOKS: Record<Kind, Look> = {
  blue: { field: "#0072b2", light: "#8ec5e6", dark: "#00426b", symbol: "moon", tile: "M0 3A3 3 0 0 1 6 3A3 3 0 0 1 0 3ZM1.6 3A1.4 1.4 0 0 0 4.4 3A1.4 1.4 0 0 0 1.6 3Z" },
  orange: { field: "#e69f00", light: "#ffd476", dark: "#7d4c00", symbol: "sun", tile: "M0 6 3 0 6 6Z" },
  green: { field: "#009e73", light: "#8fdcc0", dark: "#00503a", symbol: "leaf", tile: "M0 6C0 2 2 0 6 0C6 4 4 6 0 6Z" },
  red: { field: "#c8283c", light: "#f6b7b5", dark: "#6d0f1c", symbol: "flame", tile: "M0 0H2L5 3 2 6H0L3 3Z" },
  yellow: { field: "#f0e442", light: "#fff9b8", dark: "#635c00", symbol: "star", tile: "M1.2 3a1.8 1.8 0 0 1 3.6 0a1.8 1.8 0 0 1-3.6 0Z" },
  purple: { field: "#cc79a7", light: "#f2cfe1", dark: "#75305a", symbol: "gem", tile: "M3 0 6 3 3 6 0 3Z" },
  mirror: { field: "#aebcc2", light: "#e3eaec", dark: "#42545c", symbol: "frame", tile: "M.6.6H5.4V5.4H.6ZM2 2V4H4V2Z" },
};

export const lookOf = (name: string): Look | undefined => (Object.hasOwn(LOOKS, name) ? LOOKS[name as Kind] : undefined);
