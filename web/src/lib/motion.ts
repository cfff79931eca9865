// Cards travel from where they were to where they are. With reduced motion they are simply there.

import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, fade } from "svelte/transition";

export const duration = (milliseconds: number): number => (prefersReducedMotion.current ? 0 : milliseconds);

export const [send, receive] = crossfade({
  duration: () => duration(320),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: duration(180) }),
});
