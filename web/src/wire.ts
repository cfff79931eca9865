// Made from the server's messages by `python -m mewseum.server.typescript`. Do not edit.

/** Make a move, and those in `more` that complete it, having seen everything up to entry `after`: all of them or none. */
export interface Play {
  do: "play";
  move: string;
  after: number;
  more?: string[];
  whole?: boolean;
  id: string;
}

/** See what could be chosen after these moves. They are not made, and nobody hears of it. */
export interface Look {
  do: "look";
  moves: string[];
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

/** Ask that a bot plays for the awaited seat until its owner is back: one who is away for long, or silent for very long. */
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

/** Be ready to begin, and commit to a number for the deal: 32 bytes in hexadecimal digits (see docs/fairness.md). */
export interface GetReady {
  do: "ready";
  commitment: string;
  id: string;
}

/** Every seat has committed: give the number to which one's own seat has. */
export interface Reveal {
  do: "reveal";
  number: string;
  id: string;
}

/** Set the clock anew, or take it away (the host only). */
export interface SetClock {
  do: "clock";
  clock?: Clock | null;
  id: string;
}

/** Say something to the table: in words, by a sign, or both. A spectator who has told a name may be allowed to. */
export interface Say {
  do: "say";
  text?: string;
  sign?: "bravo" | "hello" | "laugh" | "ouch" | "thanks" | "thinking" | null;
  id: string;
}

/** Let spectators talk, or not any more (the host only). */
export interface OpenTalk {
  do: "open-talk";
  is_open: boolean;
  id: string;
}

/** Play again: take a seat at the next table, which the first who asks opens. */
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
  hints?: boolean;
  spectators?: boolean;
  spectators_talk?: boolean;
}

/** Take a seat: a certain one, or the first that is open. Whoever asks for a certain one may be ready at once. */
export interface Join {
  name: string;
  seat?: number | null;
  commitment?: string | null;
  id: string;
}

/** A spectator tells under which name they talk. */
export interface Introduce {
  name: string;
  id: string;
}

/** Open one's own seat on another device, by the key in one's own link. */
export interface Claim {
  key: string;
}

/** Put a table away from the list of one's own, or into it again. */
export interface PutAway {
  away: boolean;
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
  commitment: string;
  protocol: number;
  repeated: boolean;
  created: number;
  before: string;
  grace: number;
  hints: boolean;
  noted: Noted[];
  now: Now;
}

/** Something that belongs to the story and is no move that stands: a bot stood in, a move was taken back. */
export interface Noted {
  number: number;
  happened: Happening;
}

/** What happened, as everybody may know it; moves as this seat may read them. */
export interface Happening {
  what: string;
  seat: number;
  move?: string;
  more?: string[];
  text?: string;
  sign?: string;
  name?: string;
  why?: string;
  asker?: number | null;
  stand_in?: boolean;
  undone?: number;
}

/** Everything at a table that can change, as one seat (or a spectator) sees it. */
export interface Now {
  number: number;
  changed: number;
  began: boolean;
  over: boolean;
  winners: number[] | null;
  seats: SeatSeen[];
  host: number;
  clock: Clock | null;
  waited: number;
  replaceable: number | null;
  view: Record<string, unknown> | null;
  choices: Choice[];
  may_undo: boolean | null;
  rematch: string;
  again: number[];
  hints: string;
  standing: Phrase | null;
  place: number | null;
  breakdown: ShareSeen[][] | null;
  secret: string | null;
  numbers: string[] | null;
  dealing: Dealing | null;
  spectators_talk: boolean;
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

/** A part of a seat's score, and how to say it. */
export interface ShareSeen {
  score: number;
  say: Phrase;
}

/** How far the deal is: who has committed to a number, and who has revealed theirs. No number is told before the cards are. */
export interface Dealing {
  round: number;
  commitment: string;
  commitments: string[];
  closed: boolean;
  revealed: boolean[];
  seconds: number;
  past: PastRound[];
}

/** A round of the deal that was given up, and whose devices did not reveal their numbers. */
export interface PastRound {
  round: number;
  names: string[];
  freed: boolean;
}

/** One thing that happened, and the table after it. */
export interface News {
  kind: "news";
  happened: Happening;
  facts: Fact[];
  now: Now;
}

/** What was told: its name, what of it this seat may know, and how to say it. */
export interface Fact {
  fact: string;
  details: Record<string, unknown>;
  say: Phrase;
}

/** The house is there. It says so again and again to whoever has opened a socket with `beats`. */
export interface Beat {
  kind: "beat";
  watching: number;
}

/** A request was carried out, as this entry. */
export interface Done {
  kind: "done";
  id: string;
  number: number;
}

/** What a seat would see and choose from after moves that were not made; no choices if nothing would be left to choose. */
export interface Looked {
  kind: "looked";
  id: string;
  view: Record<string, unknown> | null;
  choices: Choice[];
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
  round: number;
}

/** The link with which the same person opens the seat on one more device: once, and for so many seconds. */
export interface OwnLink {
  link: string;
  seconds: number;
  picture: string;
}

/** What an own link opens, for whoever is about to use it. */
export interface LinkSeen {
  seat: number;
  name: string;
  game: string;
}

/** How many devices hold somebody's own seat, and how many may. */
export interface Devices {
  devices: number;
  most: number;
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
  reason_said: Phrase;
}

/** What was said at a table, or a page of it. */
export interface Talk {
  sayings: Saying[];
  count: number;
  name: string;
}

/** Something that was said, and by whom, as they were called then; no seat is a spectator's. */
export interface Saying {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  sign: string;
}

/** A spectator has a name at this table; the token is for clients that keep no cookies. */
export interface Introduced {
  name: string;
  token: string;
}

/** Whether a seat may take back its last move. */
export interface Undoable {
  may_undo: boolean;
}

/** A game from its deal on, or a page of it. */
export interface Replay {
  table: string;
  seat: number | null;
  steps: Step[];
  count: number;
}

/** One situation of a replay, from one perspective. */
export interface Step {
  move: string;
  facts: Fact[];
  view: Record<string, unknown>;
  number: number;
  stand_in: boolean;
}

/** A game from a record that somebody has brought, from one perspective, or a page of it. */
export interface Recorded {
  game: string;
  players: number;
  sitters: SitterSeen[];
  options: Record<string, unknown>;
  seat: number | null;
  steps: Step[];
  count: number;
}

/** Who sat at a seat of a record: a person, a bot, or neither where the record does not say. */
export interface SitterSeen {
  name: string;
  bot: string;
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
  put_away: boolean;
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
  presets: PresetSeen[];
}

/** A variant or house rule: its values, the default first. */
export interface OptionSeen {
  name: string;
  values: unknown[];
  section: string;
  group: string;
}

/** Options that are chosen at once; all others have their defaults. */
export interface PresetSeen {
  name: string;
  options: Record<string, unknown>;
  bot: string;
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

export type AnyRequest = Play | Look | Undo | Resign | Leave | Return | Replace | Fill | Clear | GetReady | Reveal | SetClock | Say | OpenTalk | Rematch;

export type Told = Picture | News | Beat | Done | Looked | No;
