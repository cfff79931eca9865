// The cards of a game, as a table shows them.

import type { Component } from "svelte";

export interface Pack {
  Face: Component<{ card: never; letter?: string }>;
  Back: Component;
  /** What a card is called. */
  label: (kind: string) => string;
  /** Which explanation belongs to it; empty if none does. */
  thing: (kind: string) => string;
  /** The letters in its corner. */
  mark?: (kind: string) => string;
  /** What else its face shows. */
  details?: (kind: string) => Record<string, unknown>;
}
