// Where things lie that can be picked next, in words.

import { say } from "./words.svelte";

/** What is to be picked, each place once: a card of the hand, a crew, the deck. */
export function placesOf(tokens: string[]): string[] {
  const places = tokens.map((token) => token.split(":")[0] ?? "");
  return [...new Set(places)].map((place) => say(`web-pick-${place}`));
}
