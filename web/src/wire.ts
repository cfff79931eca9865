// Made from the server's messages by `python -m mewseum.server.typescript`. Do not edit.

/** Make a move, having seen everything up to entry `after`. */
export interface Play {
  do: "play";
  move: string;
  after: number;
  id: string;
}

/** Take back the last move, having seen everything up to entry `after`. */
export interface Undo {
  do: "undo";
  after: number;
  id: string;
}

/** Give up. */
export interface Resign {
  do: "resign";
  id: string;
}

/** Leave: before the game the seat becomes free, during it a bot takes it. */
export interface Leave {
  do: "leave";
  id: string;
}

/** Take the seat back from the bot that stands in. */
export interface Return {
  do: "return";
  id: string;
}

/** Ask that a bot stands in for a silent seat. */
export interface Replace {
  do: "replace";
  seat: number;
  id: string;
}

/** Seat a bot (the host only). */
export interface Fill {
  do: "fill";
  seat: number;
  bot: string;
  id: string;
}

/** Free a seat before the game (the host only). */
export interface Clear {
  do: "clear";
  seat: number;
  id: string;
}

/** Be ready to begin, and give a number for the deal: 16 to 32 bytes in hexadecimal digits. */
export interface GetReady {
  do: "ready";
  number: string;
  id: string;
}

/** Set the clock anew, or take it away (the host only). */
export interface SetClock {
  do: "clock";
  clock?: Clock | null;
  id: string;
}

/** Say something to the table. */
export interface Say {
  do: "say";
  text: string;
  id: string;
}

/** Set up another game with the same people. */
export interface Rematch {
  do: "rematch";
  id: string;
}

/** A new table. The seats of the others, in order: a bot's name, or null for an open seat. */
export interface Create {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  name: string;
  seat?: number;
  others?: (string | null)[];
  clock?: Clock | null;
  spectators?: boolean;
}

/** Take a seat: a certain one, or the first that is open. */
export interface Join {
  name: string;
  seat?: number | null;
  number?: string | null;
  id: string;
}

/** Open one's own seat on another device, by the key in one's own link. */
export interface Claim {
  key: string;
}

/** A whole table. */
export interface Picture {
  kind: "table";
  table: string;
  game: string;
  rules: string;
  players: number;
  options: Record<string, unknown>;
  seat: number | null;
  host: number;
  commitment: string;
  repeated: boolean;
  created: number;
  before: string;
  grace: number;
  now: Now;
}

/** Everything at a table that can change, as one seat (or a spectator) sees it. */
export interface Now {
  number: number;
  changed: number;
  began: boolean;
  over: boolean;
  winners: number[] | null;
  seats: SeatSeen[];
  clock: Clock | null;
  waited: number;
  view: Record<string, unknown> | null;
  choices: Choice[];
  may_undo: boolean;
  rematch: string;
  secret: string | null;
  numbers: string[] | null;
}

/** Who sits at a seat, as everybody sees it. */
export interface SeatSeen {
  name: string;
  bot: string;
  ready: boolean;
  away: boolean;
  stood_in: string;
  left: number | null;
}

/** Seconds that each seat has for the whole game, and seconds that each of its moves gives back. */
export interface Clock {
  bank: number;
  increment: number;
}

/** A legal move: its text, its verb, and how to say it (the details are what is chosen). */
export interface Choice {
  text: string;
  verb: string;
  say: Phrase;
}

/** A message of the house's texts, and its details: numbers, texts, other phrases, lists of them. */
export interface Phrase {
  say: string;
  with: Record<string, unknown>;
}

/** One thing that happened, and the table after it. */
export interface News {
  kind: "news";
  happened: Happening;
  facts: Fact[];
  now: Now;
}

/** What happened, as everybody may know it; a move as this seat may read it. */
export interface Happening {
  what: string;
  seat: number;
  move?: string;
  text?: string;
  why?: string;
}

/** What was told: its name, what of it this seat may know, and how to say it. */
export interface Fact {
  fact: string;
  details: Record<string, unknown>;
  say: Phrase;
}

/** A request was carried out, as this entry. */
export interface Done {
  kind: "done";
  id: string;
  number: number;
}

/** A request was refused and has changed nothing. */
export interface No {
  kind: "refused";
  id: string;
  code: string;
  sentence: string;
  section: string;
  say: Phrase | null;
}

/** Somebody has a seat; the token is for clients that keep no cookies. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
  link: string;
  commitment: string;
}

/** The link with which the same person opens the seat on another device. */
export interface OwnLink {
  link: string;
}

/** What to play, and why, in the client's language. */
export interface Hint {
  move: string;
  chance: number;
  second: string | null;
  second_chance: number | null;
  belief: string | null;
  likelihood: number | null;
  sentences: string[];
  belief_said: Phrase | null;
}

/** A game from its deal on. */
export interface Replay {
  table: string;
  seat: number | null;
  steps: Step[];
}

/** One situation of a replay, from one perspective. */
export interface Step {
  move: string;
  facts: Fact[];
  view: Record<string, unknown>;
  number: number;
}

/** A game from a record that somebody has brought, from one perspective. */
export interface Recorded {
  game: string;
  players: number;
  options: Record<string, unknown>;
  seat: number | null;
  steps: Step[];
}

/** A table at which somebody has a seat. */
export interface OwnTable {
  table: string;
  game: string;
  seat: number;
  seats: SeatSeen[];
  began: boolean;
  over: boolean;
  awaited: number | null;
}

/** What can be played here, and against whom. */
export interface House {
  games: GameSeen[];
  levels: string[];
  temperaments: string[];
  languages: string[];
}

/** A game of the house. */
export interface GameSeen {
  slug: string;
  rules: string;
  players: number[];
  more: Record<string, number[]>;
  options: OptionSeen[];
}

/** A variant or house rule: its values, the default first. */
export interface OptionSeen {
  name: string;
  values: unknown[];
  section: string;
}

/** A first game by script, as the learner at the first seat sees it. */
export interface Lesson {
  game: string;
  seats: SeatSeen[];
  steps: LessonStep[];
}

/** What a learner is shown at a time. */
export interface LessonStep {
  scene: number;
  text: string;
  facts: Fact[];
  view: Record<string, unknown>;
  choices: Choice[];
  awaited: string;
}

export type AnyRequest = Play | Undo | Resign | Leave | Return | Replace | Fill | Clear | GetReady | SetClock | Say | Rematch;

export type Told = Picture | News | Done | No;
