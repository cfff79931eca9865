// What is worth a breath in MEOW: a guard, loot that is safe, and an arrest.

import type { Moments } from "../moments";
import Banked from "./moments/Banked.svelte";
import Bars from "./moments/Bars.svelte";
import Torch from "./moments/Torch.svelte";

const GUARDS = ["randy", "rumbold", "rufus"];

export const moments: Moments = {
  negative: ({ card }) => (GUARDS.includes(String(card)) ? Torch : undefined),
  banked: ({ cards }) => (Number(cards) > 0 ? Banked : undefined),
  arrested: () => Bars,
};
