// What the words on the tables lead to: every thing and every kind of move that explains itself, with the paragraph of the rules that says more.

/** A house rule that changes what is explained: the option, its usual value, and its own paragraph. */
export interface Changed {
  option: string;
  usual: unknown;
  rule: string;
}

export interface Explained {
  /** Each thing with its §, in the order of a glossary. */
  rules: Record<string, string>;
  /** Each kind of move that has an explanation of its own, with its §. */
  actions: Record<string, string>;
  /** Each other kind of move, with the thing whose explanation says what it does. */
  same: Record<string, string>;
  /** What house rules change about a thing or a kind of move. */
  changed: Record<string, Changed[]>;
  /** Options that change nothing that is explained here: who plays, who begins, with which cards. */
  apart: string[];
  /** The thing that a card is, by its kind and the table's options. */
  thing: (kind: string, options: Record<string, unknown>) => string;
  /** All kinds of cards, for a glossary. */
  kinds: string[];
}

/** What there is to say about a thing or a kind of move. */
export interface Explanation {
  /** The id of its text, without `explain-`. */
  text: string;
  /** Its §. */
  rule: string;
  /** The house rules of the table that change it. */
  changed: Changed[];
}

/** The explanation of a thing or a kind of move at a table with certain options. */
export function explanationOf(book: Explained, thing: string, options: Record<string, unknown>): Explanation {
  const text = book.same[thing] ?? thing;
  const changed = [...(book.changed[thing] ?? []), ...(text === thing ? [] : (book.changed[text] ?? []))];
  return {
    text,
    rule: book.actions[thing] ?? book.rules[text] ?? "",
    changed: changed.filter(({ option, usual }) => option in options && options[option] !== usual),
  };
}
