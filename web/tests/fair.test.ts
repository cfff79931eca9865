import { beforeEach, expect, test, vi } from "vitest";
import { former, vectors } from "../../docs/fairness-vectors.json";
import { commitmentOf, formerCommitmentOf, formerSeedOf, seatCommitmentOf, seedOf, type Terms } from "../src/lib/deal";
import { check, commandFor, commit, type DealRecord, hasEnded, MOST_ROUNDS, note, noteDealt, numberToReveal } from "../src/lib/fair";
import { seenRound, seenRounds } from "../src/lib/kept";
import { sha256 } from "../src/lib/sha256";
import type { Dealing, Now, Picture, SeatSeen } from "../src/wire";

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const OTHER = "0f".repeat(32);
const TABLE = "k7mpq2wz9hxe4tna";
const SECRET = "5e".repeat(32);
/** Mia is at the first seat, Leo at the second, a bot at the third. */
const LEOS = "b2".repeat(32);

const kept = new Map<string, string>();
const working = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
};
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", working);
});

const termsOf = (round = 1, options: Record<string, unknown> = { first: "random", hall_of_fame: false }, table = TABLE): Terms => ({
  table, round, game: "cat-burglars", rules: "2", players: 3, options,
}); // prettier-ignore
const SEATS = [{ name: "Mia", bot: "" }, { name: "Leo", bot: "" }, { name: "kitten", bot: "kitten" }] as SeatSeen[];
const HOUSE = commitmentOf(termsOf(), SECRET);
const PICTURE = { ...termsOf(), seat: 0, commitment: HOUSE } as unknown as Picture;

const leos = (house: string, round = 1, number = LEOS): string => seatCommitmentOf(TABLE, round, 1, house, number);

function dealing(commitments: string[], more: Partial<Dealing> = {}): Now {
  const given = { round: 1, commitment: HOUSE, commitments, closed: true, revealed: [false, false, false], seconds: 60, past: [], ...more };
  return { seats: SEATS, dealing: given } as unknown as Now;
}

/** Mia commits, and sees what Leo has committed to; her number, and what she saw. */
function sit(picture = PICTURE, house = HOUSE, round = 1): { number: string; commitments: string[]; seen: Now } {
  const { commitment } = commit({ table: TABLE, round, commitment: house }, 0);
  const commitments = [commitment, leos(house, round), ""];
  const seen = dealing(commitments, { round, commitment: house });
  note(picture, seen);
  const number = numberToReveal(picture, seen);
  if (number === null) throw new Error("nothing is revealed");
  return { number, commitments, seen };
}

function recordOf(terms: Terms, secret: string, numbers: string[], commitments: string[], more: object = {}): DealRecord {
  const { game, rules, players, options, table, round } = terms;
  const abandoned = Array.from({ length: round - 1 }, (_, before) => ({
    round: before + 1, missing: [1], commitment: HOUSE, commitments: seenRound(table, before + 1)?.commitments ?? [],
  })); // prettier-ignore
  const commitment = commitmentOf(terms, secret);
  const fair = { version: 2, table, round, commitment, secret, commitments, numbers, abandoned, ...more };
  return { game, rules, players, options, seed: seedOf(terms, secret, numbers), fair };
}

/** Whatever the house writes, with commitments that fit it. */
function forged(terms: Terms, secret: string, numbers: string[], more: object = {}): DealRecord {
  const house = commitmentOf(terms, secret);
  const commitments = numbers.map((number, seat) => number && seatCommitmentOf(terms.table, terms.round, seat, house, number));
  return recordOf(terms, secret, numbers, commitments, more);
}

const over = { seats: SEATS } as Now;

test("a deal is fair if everything is as this device saw it before", () => {
  const { number, commitments } = sit();
  expect(check(PICTURE, over, recordOf(termsOf(), SECRET, [number, LEOS, ""], commitments))).toBe("fair");
});

test("it needs no secure context: numbers are the browser's own, and there is no crypto.subtle", () => {
  vi.stubGlobal("crypto", { getRandomValues: (array: Uint8Array) => array.fill(7) });
  const { number, commitments } = sit();
  expect(number).toBe("07".repeat(32));
  expect(check(PICTURE, over, recordOf(termsOf(), SECRET, [number, LEOS, ""], commitments))).toBe("fair");
  vi.unstubAllGlobals();
});

// Attackers.

test("a house that grinds its secret after the numbers is found", () => {
  const { number } = sit();
  expect(check(PICTURE, over, forged(termsOf(), OTHER, [number, LEOS, ""]))).toBe("house");
});

test("a last seat that chooses its number after the others, together with the house, is found", () => {
  const { number, commitments } = sit();
  expect(check(PICTURE, over, forged(termsOf(), SECRET, [number, OTHER, ""]))).toBe("seats");
  expect(check(PICTURE, over, recordOf(termsOf(), SECRET, [number, OTHER, ""], commitments))).toBe("seats");
});

test("another number at the own place is found", () => {
  sit();
  expect(check(PICTURE, over, forged(termsOf(), SECRET, [OTHER, LEOS, ""]))).toBe("own");
});

test("a number at a bot's place is found, also by whoever saw nothing", () => {
  const { number } = sit();
  expect(check(PICTURE, over, forged(termsOf(), SECRET, [number, LEOS, OTHER]))).toBe("seats");
  kept.clear();
  expect(check(PICTURE, over, forged(termsOf(), SECRET, [number, LEOS, OTHER]))).toBe("seats");
  expect(check(PICTURE, over, forged(termsOf(), SECRET, [number, "", ""]))).toBe("seats");
});

test("altered options, rules, game, players and table are found", () => {
  const { number, commitments } = sit();
  const numbers = [number, LEOS, ""];
  const altered = termsOf(1, { first: 0, hall_of_fame: false });
  expect(check(PICTURE, over, forged(altered, SECRET, numbers))).toBe("house");
  expect(check(PICTURE, over, recordOf(altered, SECRET, numbers, commitments, { commitment: HOUSE }))).toBe("house");
  for (const change of [{ rules: "1" }, { game: "meow" }, { players: 4 }]) {
    expect(check(PICTURE, over, forged({ ...termsOf(), ...change }, SECRET, numbers))).toBe("house");
  }
  expect(check(PICTURE, over, forged(termsOf(1, undefined, "k8"), SECRET, numbers))).toBe("house");
});

test("another seed is found", () => {
  const { number, commitments } = sit();
  const told = recordOf(termsOf(), SECRET, [number, LEOS, ""], commitments);
  expect(check(PICTURE, over, { ...told, seed: OTHER })).toBe("seed");
  expect(check(PICTURE, over, { ...told, fair: undefined as never })).toBe("seed");
});

test("a house that shows each seat other commitments is found: what this device saw before it revealed counts", () => {
  const { number } = sit();
  const shownToLeo = forged(termsOf(), SECRET, [number, OTHER, ""]);
  note(PICTURE, dealing(shownToLeo.fair?.commitments ?? [])); // shown later: too late
  expect(check(PICTURE, over, shownToLeo)).toBe("seats");
});

test("blanks in a secret or number are found", () => {
  const { number, commitments } = sit();
  const told = recordOf(termsOf(), SECRET, [number, LEOS, ""], commitments);
  for (const odd of [" ", "\n", "x"]) {
    expect(check(PICTURE, over, { ...told, fair: { ...told.fair!, secret: SECRET + odd } })).not.toBe("fair");
    expect(check(PICTURE, over, { ...told, fair: { ...told.fair!, numbers: [number, LEOS + odd, ""] } })).not.toBe("fair");
  }
});

test("a round that this device did not see cannot take the place of the one that was dealt", () => {
  const { number } = sit();
  noteDealt(TABLE, 1);
  expect(check(PICTURE, over, forged(termsOf(2), SECRET, [number, LEOS, ""]))).toBe("house");
});

test("a round whose numbers were revealed is not begun again with another secret of the house", () => {
  const { number } = sit();
  const second = commitmentOf(termsOf(), OTHER);
  for (const seat of [0, 1]) {
    const { commitment } = commit({ table: TABLE, round: 1, commitment: second }, seat);
    const told = dealing(seat ? [OTHER, commitment, ""] : [commitment, leos(second), ""], { commitment: second });
    note({ ...PICTURE, seat }, told);
    expect(numberToReveal({ ...PICTURE, seat }, told)).toBeNull();
  }
  expect(seenRound(TABLE, 1)).toMatchObject({ commitment: HOUSE, number, seat: 0 });
  expect(check(PICTURE, over, forged(termsOf(), OTHER, [number, LEOS, ""]))).toBe("house");
});

test("a house is found that gives up a round of another commitment, or names who has revealed", () => {
  const { commitments } = sit();
  note(PICTURE, dealing(commitments, { revealed: [true, false, false] }));
  const house = commitmentOf(termsOf(2), SECRET);
  const { number, commitments: second } = sit(PICTURE, house, 2);
  const told = (abandoned: object): DealRecord => recordOf(termsOf(2), SECRET, [number, LEOS, ""], second, { abandoned: [abandoned] });
  expect(check(PICTURE, over, told({ round: 1, missing: [1], commitment: HOUSE, commitments }))).toBe("fair");
  expect(check(PICTURE, over, told({ round: 1, missing: [0], commitment: HOUSE, commitments }))).toBe("house");
  expect(check(PICTURE, over, told({ round: 1, missing: [1, 0], commitment: HOUSE, commitments }))).toBe("house");
  expect(check(PICTURE, over, told({ round: 1, missing: [1], commitment: OTHER, commitments }))).toBe("house");
  expect(check(PICTURE, over, told({ round: 1, missing: [1], commitment: HOUSE, commitments: [commitments[0], OTHER, ""] }))).toBe("house");
});

test("a house that gives up more rounds than a table has gets no number for the next one", () => {
  for (let round = 1; round <= MOST_ROUNDS; round++) expect(sit(PICTURE, commitmentOf(termsOf(round), SECRET), round).number).toMatch(/^[0-9a-f]{64}$/);
  const house = commitmentOf(termsOf(MOST_ROUNDS + 1), SECRET);
  expect(() => sit(PICTURE, house, MOST_ROUNDS + 1)).toThrow("nothing is revealed");
  expect(dealing([], { round: MOST_ROUNDS }).dealing).not.toSatisfy(hasEnded);
  expect(dealing([], { round: MOST_ROUNDS + 1 }).dealing).toSatisfy(hasEnded);
});

test("every round has a number of its own", () => {
  const numbers = Array.from({ length: MOST_ROUNDS }, (_, before) => sit(PICTURE, commitmentOf(termsOf(before + 1), SECRET), before + 1).number);
  expect(new Set(numbers).size).toBe(MOST_ROUNDS);
});

test("a deal of the new protocol cannot pass for one of the former", () => {
  const { number } = sit();
  const fair = { table: TABLE, commitment: formerCommitmentOf(SECRET), secret: SECRET, numbers: [number, OTHER, ""] };
  const told = { ...termsOf(), seed: formerSeedOf(SECRET, TABLE, fair.numbers), fair } as unknown as DealRecord;
  expect(check({ ...PICTURE, commitment: fair.commitment }, over, told)).toBe("house");
});

// When the own number is revealed.

test("a number is revealed only when all seats have committed, and this device has seen to what", () => {
  const { commitment } = commit({ table: TABLE, round: 1, commitment: HOUSE }, 0);
  const all = [commitment, leos(HOUSE), ""];
  const refused: [string, Now][] = [
    ["not closed", dealing(all, { closed: false })],
    ["Leo has not committed", dealing([commitment, "", ""])],
    ["Leo's is no commitment", dealing([commitment, "12", ""])],
    ["the bot has one", dealing([commitment, leos(HOUSE), OTHER])],
    ["the own one is another", dealing([OTHER, leos(HOUSE), ""])],
    ["the house's is another", dealing(all, { commitment: OTHER })],
    ["another round", dealing(all, { round: 2 })],
    ["revealed already", dealing(all, { revealed: [true, false, false] })],
  ];
  for (const [what, now] of refused) {
    expect(numberToReveal(PICTURE, now), what).toBeNull();
  }
  note(PICTURE, dealing([commitment, OTHER, ""]));
  expect(numberToReveal(PICTURE, dealing(all)), "other commitments than were seen first").toBeNull();
});

test("nothing is revealed for another seat, nor by whoever looks on, nor for other options than were seen", () => {
  const { seen } = sit();
  expect(numberToReveal({ ...PICTURE, seat: 1 }, seen)).toBeNull();
  expect(numberToReveal({ ...PICTURE, seat: null }, seen)).toBeNull();
  expect(numberToReveal({ ...PICTURE, options: { first: 1 } }, seen)).toBeNull();
  expect(numberToReveal(PICTURE, seen)).not.toBeNull();
});

test("asked again, by another tab say, it is the same number; for another seat, round or commitment a fresh one", () => {
  const place = { table: TABLE, round: 1, commitment: HOUSE };
  const first = commit(place, 0);
  expect(commit(place, 0)).toEqual(first);
  expect(first.isKept).toBe(true);
  const number = seenRound(TABLE, 1)?.number;
  for (const [other, seat] of [[{ ...place, round: 2 }, 0], [place, 1], [{ ...place, commitment: OTHER }, 0]] as const) {
    commit(other, seat);
    expect(seenRound(TABLE, other.round)?.number).not.toBe(number);
  }
});

test("a page that is opened anew between committing and revealing goes on", () => {
  const { commitment } = commit({ table: TABLE, round: 1, commitment: HOUSE }, 0);
  vi.stubGlobal("localStorage", { ...working }); // another page, the same browser
  const now = dealing([commitment, leos(HOUSE), ""]);
  note(PICTURE, now);
  expect(numberToReveal(PICTURE, now)).toMatch(/^[0-9a-f]{64}$/);
});

test("a browser that keeps nothing remembers for as long as the page is open, and says so", () => {
  const fail = (): never => {
    throw new Error("denied");
  };
  vi.stubGlobal("localStorage", { getItem: fail, setItem: fail });
  expect(commit({ table: TABLE, round: 1, commitment: HOUSE }, 0).isKept).toBe(false);
  const { number, commitments } = sit();
  expect(check(PICTURE, over, recordOf(termsOf(), SECRET, [number, LEOS, ""], commitments))).toBe("fair");
  vi.stubGlobal("localStorage", working);
  expect(commit({ table: "k9", round: 1, commitment: HOUSE }, 0).isKept).toBe(true);
});

// What others can say of it.

test("whoever only looked on says so, and whoever came later says less", () => {
  const numbers = ["a1".repeat(32), LEOS, ""];
  const told = forged(termsOf(), SECRET, numbers);
  expect(check(PICTURE, over, told)).toBe("consistent");
  note({ ...PICTURE, seat: null }, dealing(told.fair?.commitments ?? []));
  expect(check(PICTURE, over, told)).toBe("watched");
});

test("a second round is compared with what was seen of it", () => {
  sit();
  const house = commitmentOf(termsOf(2), OTHER);
  const { number, commitments } = sit(PICTURE, house, 2);
  noteDealt(TABLE, 2);
  expect(check(PICTURE, over, recordOf(termsOf(2), OTHER, [number, LEOS, ""], commitments))).toBe("fair");
  expect(check(PICTURE, over, recordOf(termsOf(2), OTHER, [number, LEOS, ""], commitments, { abandoned: [] }))).toBe("house");
});

test("the command names all that this device wrote down", () => {
  const { number, commitments } = sit();
  const told = recordOf(termsOf(), SECRET, [number, LEOS, ""], commitments);
  expect(commandFor(PICTURE, told, "game.json")).toBe(
    `mewseum verify game.json --table ${TABLE} --commitment ${HOUSE} --seat 1 --number ${number} --commitments ${commitments.join(",")}`,
  );
  kept.clear();
  expect(commandFor(PICTURE, told, "game.json")).toBe(`mewseum verify game.json --table ${TABLE}`);
});

test("of very many tables the last are remembered", () => {
  for (let table = 0; table < 230; table++) commit({ table: `t${table}`, round: 1, commitment: HOUSE }, 0);
  expect(seenRounds("t229")).toHaveLength(1);
  expect(seenRounds("t0")).toHaveLength(0);
});

test("vectors of the house are consistent here", () => {
  for (const vector of vectors.slice(0, 5)) {
    const seats = vector.numbers.map((number) => ({ name: "x", bot: number ? "" : "kitten" })) as SeatSeen[];
    const told = recordOf(vector, vector.secret, vector.numbers, vector.commitments);
    expect(told.seed).toBe(vector.seed);
    expect(check({ ...PICTURE, table: vector.table }, { seats } as Now, told)).toBe("consistent");
  }
});

// The former protocol.

const [old, another] = former;
if (!old || !another) throw new Error("no vectors");
const formerRecord = (more: object = {}, seed = old.seed): DealRecord =>
  ({ ...termsOf(), seed, fair: { table: old.table, commitment: old.commitment, secret: old.secret, numbers: old.numbers, ...more } }) as unknown as DealRecord;
const formerPicture = { table: old.table, commitment: old.commitment } as Picture;

test.each(former)("the browser computes the former deals as the house did: $table", (vector) => {
  expect(formerCommitmentOf(vector.secret)).toBe(vector.commitment);
  expect(formerSeedOf(vector.secret, vector.table, vector.numbers)).toBe(vector.seed);
});

test("a game of the former protocol is called so, and what was seen of it counts", () => {
  expect(check(formerPicture, over, formerRecord())).toBe("former");
  kept.set("mewseum-commitments", JSON.stringify([[old.table, another.commitment]]));
  expect(check(formerPicture, over, formerRecord())).toBe("house");
});

test("another secret, seed or number is found out there too", () => {
  expect(check(formerPicture, over, formerRecord({ secret: another.secret }))).toBe("house");
  expect(check(formerPicture, over, formerRecord({}, another.seed))).toBe("seed");
  expect(check(formerPicture, over, formerRecord({ numbers: [...old.numbers].reverse() }))).toBe("seed");
});

test.each([" ", "\n", "\t", "x"])("blanks in the secret do not give one commitment many seeds: %j", (blank) => {
  for (const odd of [old.secret + blank, old.secret.slice(0, 2) + blank + old.secret.slice(2), blank + old.secret]) {
    const seed = sha256(bytes(["mewseum deal", odd, old.table, ...old.numbers].join("\n")));
    expect(check(formerPicture, over, formerRecord({ secret: odd }, seed))).toBe("seed");
  }
});
