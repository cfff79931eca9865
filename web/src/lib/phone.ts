// Whether the table is seen on a phone: there others' sides are folded, and settings stand in the menu. A phone on its side is one too. The same sizes as in the styles.

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("(max-width: 40rem) or (max-height: 30rem)");
