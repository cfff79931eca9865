// Cards travel from where they were to where they are. With reduced motion they are simply there.

import { getContext, setContext } from "svelte";
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, fade } from "svelte/transition";

export const duration = (milliseconds: number): number => (prefersReducedMotion.current ? 0 : milliseconds);

const travel = (): ReturnType<typeof crossfade> =>
  crossfade({
    duration: () => duration(320),
    easing: cubicOut,
    fallback: (node) => fade(node, { duration: duration(180) }),
  });

const TRAVEL = Symbol("travel");

/** Cards travel within the table below: it remembers where they left from, and is forgotten with the table. */
export function letCardsTravel(): void {
  setContext(TRAVEL, travel());
}

/** How cards leave and arrive at this table. */
export function travelling(): ReturnType<typeof crossfade> {
  return getContext<ReturnType<typeof crossfade> | undefined>(TRAVEL) ?? travel();
}
