// What is worth a breath in Cat Burglars: a ball that is scored, and a trap.

import type { Moments } from "../moments";
import Snap from "./moments/Snap.svelte";
import Yarn from "./moments/Yarn.svelte";

export const moments: Moments = { secured: () => Yarn, looted: () => Yarn, trapped: () => Snap };
