// The hashes of the deal, as in docs/fairness.md: the same as the house's, with the same test vectors.

import { sha256 } from "./sha256";

/** What a deal is for: all that is settled before anybody commits to a number. */
export interface Terms {
  table: string;
  round: number;
  game: string;
  rules: string;
  players: number;
  options: Record<string, unknown>;
}

type Field = string | Uint8Array;

const FROM_HOUSE = "mewseum deal 2: house";
const FROM_SEAT = "mewseum deal 2: seat";
const SEED = "mewseum deal 2: seed";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** 64 hexadecimal digits and nothing else: whatever is passed over would let one commitment have many secrets. */
export const isDigits = (text: unknown): text is string => typeof text === "string" && /^[0-9A-Fa-f]{64}$/.test(text) && text.length === 64;

function bytesOf(digits: string): Uint8Array {
  if (!isDigits(digits)) throw new Error("not 64 hexadecimal digits");
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The parts one after another, each after its length in four bytes. */
export function fields(...parts: Field[]): Uint8Array {
  const contents = parts.map((part) => (typeof part === "string" ? utf8(part) : part));
  const joined = new Uint8Array(contents.reduce((size, content) => size + 4 + content.length, 0));
  let place = 0;
  for (const content of contents) {
    new DataView(joined.buffer).setUint32(place, content.length);
    joined.set(content, place + 4);
    place += 4 + content.length;
  }
  return joined;
}

/** The value of an option, after a letter for its kind. */
function encoded(value: unknown): Uint8Array {
  if (typeof value === "boolean") return utf8(`b:${value}`);
  if (typeof value === "number" && Number.isSafeInteger(value)) return utf8(`i:${value}`);
  if (typeof value === "string") return utf8(`s:${value}`);
  if (Array.isArray(value)) return new Uint8Array([...utf8("l:"), ...fields(...value.map(encoded))]);
  throw new Error("no option has such a value");
}

export function encodedTerms({ table, round, game, rules, players, options }: Terms): Uint8Array {
  const named = Object.entries(options).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const all = named.flatMap(([name, value]): Field[] => [name, encoded(value)]);
  return fields(table, String(round), game, rules, String(players), fields(...all));
}

/** What the house publishes before any seat commits. */
export const commitmentOf = (terms: Terms, secret: string): string => sha256(fields(FROM_HOUSE, encodedTerms(terms), bytesOf(secret)));

/** What a seat publishes before anybody reveals a number. It names its place, so nobody else can use it. */
export const seatCommitmentOf = (table: string, round: number, seat: number, commitment: string, number: string): string =>
  sha256(fields(FROM_SEAT, table, String(round), String(seat), bytesOf(commitment), bytesOf(number)));

/** The seed of the deal. A bot's place carries no number: an empty text. */
export const seedOf = (terms: Terms, secret: string, numbers: string[]): string =>
  sha256(fields(SEED, encodedTerms(terms), bytesOf(secret), ...numbers.map((number) => (number ? bytesOf(number) : ""))));

// The former protocol (version 1), for games that were dealt by it.

const isFormerNumber = (number: unknown): number is string => typeof number === "string" && (number === "" || /^[0-9A-Fa-f]{32,64}$/.test(number));

export const formerCommitmentOf = (secret: string): string => sha256(bytesOf(secret));

export function formerSeedOf(secret: string, table: string, numbers: string[]): string {
  if (!isDigits(secret) || !/^[\w-]+$/.test(table) || !numbers.every(isFormerNumber)) throw new Error("not digits alone");
  return sha256(utf8(["mewseum deal", secret.toLowerCase(), table, ...numbers.map((number) => number.toLowerCase())].join("\n")));
}
