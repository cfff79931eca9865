// What is worth a breath in Catham City: points, and hands that are searched blind.

import type { Moments } from "../moments";
import Shadow from "./moments/Shadow.svelte";
import Stamp from "./moments/Stamp.svelte";

export const moments: Moments = { scored: () => Stamp, searched: () => Shadow, "handed-over": () => Shadow };
