import { expect, test } from "vitest";
import { vectors } from "../../docs/fairness-vectors.json";
import { commitmentOf, encodedTerms, fields, isDigits, seatCommitmentOf, seedOf, type Terms } from "../src/lib/deal";

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

test("there are vectors", () => expect(vectors.length).toBeGreaterThan(4));

test.each(vectors)("the browser computes the same deal as the house: $name", (vector) => {
  const terms: Terms = vector;
  expect(hex(encodedTerms(terms))).toBe(vector.terms);
  expect(commitmentOf(terms, vector.secret)).toBe(vector.commitment);
  vector.numbers.forEach((number, seat) => {
    const commitment = number && seatCommitmentOf(vector.table, vector.round, seat, vector.commitment, number);
    expect(commitment).toBe(vector.commitments[seat]);
  });
  expect(seedOf(terms, vector.secret, vector.numbers)).toBe(vector.seed);
});

const [vector] = vectors;
if (!vector) throw new Error("no vectors");
const { secret } = vector;

test.each([" ", "\n", "\t", "\r", "\u00a0", "g", "0", "+"])("anything but 64 digits is refused: %j", (odd) => {
  for (const place of [0, 2, 63, 64]) {
    const given = secret.slice(0, place) + odd + secret.slice(place);
    expect(isDigits(given)).toBe(false);
    expect(() => commitmentOf(vector, given)).toThrow();
    expect(() => seedOf(vector, given, vector.numbers)).toThrow();
    expect(() => seedOf(vector, secret, [given, ""])).toThrow();
    expect(() => seatCommitmentOf(vector.table, 1, 0, vector.commitment, given)).toThrow();
  }
});

test("no two lists of fields give the same bytes", () => {
  const lists = [[], [""], ["", ""], ["a"], ["a", ""], ["", "a"], ["ab"], ["a", "b"], ["\0\0\0\u0001a"]];
  expect(new Set(lists.map((list) => hex(fields(...list)))).size).toBe(lists.length);
});

test("every part of the terms changes the seed, the order of the options none", () => {
  const others: Terms[] = [
    { ...vector, table: "k8" }, { ...vector, round: 2 }, { ...vector, game: "meow" }, { ...vector, rules: "0" }, { ...vector, players: 3 },
    { ...vector, options: { ...vector.options, hall_of_fame: true } }, { ...vector, options: {} },
  ]; // prettier-ignore
  expect(new Set(others.map((terms) => seedOf(terms, secret, vector.numbers))).add(vector.seed).size).toBe(others.length + 1);
  const turned = Object.fromEntries(Object.entries(vector.options).toReversed());
  expect(seedOf({ ...vector, options: turned }, secret, vector.numbers)).toBe(vector.seed);
});
