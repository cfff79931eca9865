import { beforeEach, expect, test, vi } from "vitest";
import { vectors } from "../../docs/fairness-vectors.json";
import { check, commitmentOf, remember, seedOf } from "../src/lib/fair";
import { sha256 } from "../src/lib/sha256";
import type { Now, Picture } from "../src/wire";

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

// FIPS 180-4's own examples.
test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
  ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
])("the hash is the one of the standard: %.9s", (text, hash) => expect(sha256(bytes(text))).toBe(hash));

test("the hash of every length is that of the browser's own, where it has one", async () => {
  for (let length = 0; length < 200; length++) {
    const content = Uint8Array.from({ length }, (_, i) => (i * 167 + length) % 256);
    const own = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
    expect(sha256(content)).toBe(Array.from(own, (byte) => byte.toString(16).padStart(2, "0")).join(""));
  }
});

test("there are vectors", () => expect(vectors.length).toBeGreaterThan(2));

test.each(vectors)("the browser computes the same deal as the house: $table", (vector) => {
  expect(commitmentOf(vector.secret)).toBe(vector.commitment);
  expect(seedOf(vector.secret, vector.table, vector.numbers)).toBe(vector.seed);
});

const [vector, another] = vectors;
if (!vector || !another) throw new Error("no vectors");
const { table, secret, numbers, seed, commitment } = vector;
const over = { began: true, secret, numbers } as Now;
const picture = { table, commitment } as Picture;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

test("a deal is fair if it follows from what this device saw before it", () => {
  remember(table, commitment);
  expect(check(picture, over, seed)).toBe("fair");
});

test("it needs no secure context", () => {
  vi.stubGlobal("crypto", {});
  remember(table, commitment);
  expect(check(picture, over, seed)).toBe("fair");
  vi.unstubAllGlobals();
});

test("another secret, seed or number is found out", () => {
  remember(table, commitment);
  expect(check(picture, { ...over, secret: another.secret }, seed)).toBe("unfair");
  expect(check(picture, over, another.seed)).toBe("unfair");
  expect(check(picture, { ...over, numbers: [...numbers].reverse() }, seed)).toBe("unfair");
});

test("a house that changes its commitment after the deal is found out, though all that it says later fits together", () => {
  remember(table, another.commitment);
  remember(table, commitment); // what came first counts
  expect(check(picture, over, seed)).toBe("unfair");
});

test("what was first seen after the deal proves less, and is said to", () => {
  expect(check(picture, over, seed)).toBe("fair-if-committed");
});

test("a browser that keeps nothing can still compute", () => {
  const fail = (): never => {
    throw new Error("denied");
  };
  vi.stubGlobal("localStorage", { getItem: fail, setItem: fail });
  remember(table, commitment);
  expect(check(picture, over, seed)).toBe("fair-if-committed");
});
