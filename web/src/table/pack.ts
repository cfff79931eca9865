// The cards of a game, as a table shows them.

import type { Component } from "svelte";
import { drawAhead, pictureOf, type Picture } from "../lib/pictures";
import { HIDDEN } from "../lib/tracker";

export interface Pack {
  /** All there are. */
  kinds: string[];
  Face: Component<{ card: never; letter?: string }>;
  Back: Component;
  /** What a card is called. */
  label: (kind: string) => string;
  /** Which explanation belongs to it; empty if none does. */
  thing: (kind: string) => string;
  /** The letters in its corner. */
  mark?: (kind: string) => string;
  /** How much of a card's width has to stay in sight where cards close up, for what is read in its corner. */
  insight?: number;
  /** What else its face shows. */
  details?: (kind: string) => Record<string, unknown>;
}

/** The picture of a card's face, or of its back. */
export function pictureOfCard(pack: Pack, kind: string): Picture {
  if (kind === HIDDEN) return pictureOf(pack.Back, {});
  return pictureOf(pack.Face, { card: kind as never, letter: pack.mark?.(kind) ?? "", ...pack.details?.(kind) });
}

/** Have all pictures ready before their cards are. */
export const drawPack = (pack: Pack): (() => void) => drawAhead([...pack.kinds, HIDDEN].map((kind) => () => pictureOfCard(pack, kind)));
