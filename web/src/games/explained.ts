// What the words on the tables lead to: every thing that explains itself, with the paragraph of the rules that says more.

/** A house rule that changes a thing: the option, its usual value, and its own paragraph. */
export interface Changed {
  option: string;
  usual: unknown;
  rule: string;
}

export interface Explained {
  /** Each thing with its §, in the order of a glossary. */
  rules: Record<string, string>;
  changed: Record<string, Changed[]>;
  /** The thing that a card is, by its kind and the table's options. */
  thing: (kind: string, options: Record<string, unknown>) => string;
  /** All kinds of cards, for a glossary. */
  kinds: string[];
}
