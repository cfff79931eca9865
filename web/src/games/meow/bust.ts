// A bust takes a breath: the negative card is turned up at the end of the run, lies there for a moment, and only then the run is lost.

import type { MeowView, PileSeen } from "./view";

/** Milliseconds for which the card lies there, at the normal pace. */
export const BREATH = 1000;
/** Milliseconds after that in which the lost run leaves, before another one is shown. */
export const LEAVING = 300;

const pilesOf = (view: MeowView): PileSeen[] => view.piles.flat();

/** The table at the moment of a bust between two views, or nothing: a card was drawn that has ended the run at once. */
export function bustBetween(before: MeowView, after: MeowView): MeowView | null {
  const known = pilesOf(before).map(({ pile }) => pile);
  const [laid, ...others] = pilesOf(after).filter(({ pile }) => !known.includes(pile));
  const isDrawn = after.deck === before.deck - 1 && !before.card && !after.card;
  return laid && !others.length && isDrawn ? { ...before, deck: after.deck, card: laid.card } : null;
}
