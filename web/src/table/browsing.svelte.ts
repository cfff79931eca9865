// What lies open and what everybody has seen is browsed in a panel of its own: its doors are beside the discard pile and in the menu.

import { getContext, setContext } from "svelte";
import type { Pack } from "./pack";

export class Browsing {
  isOpen = $state(false);
  /** The cards of the game that is on the table. */
  pack = $state.raw<Pack | null>(null);
  /** What the board shows: the table as it is, as it was, or as it was at a moment of a game that is seen again. */
  view = $state.raw<Record<string, unknown> | null>(null);
}

const BROWSING = Symbol("browsing");

/** What lies below can open the panel. */
export const letBrowse = (): Browsing => setContext(BROWSING, new Browsing());
/** How the panel is opened; nothing where there is none. */
export const browsing = (): Browsing | undefined => getContext<Browsing | undefined>(BROWSING);
