import { expect, test } from "vitest";
import { vectors } from "../../docs/fairness-vectors.json";
import { check, commitmentOf, seedOf } from "../src/lib/fair";

test("there are vectors", () => expect(vectors.length).toBeGreaterThan(2));

test.each(vectors)("the browser computes the same deal as the house: $table", async (vector) => {
  expect(await commitmentOf(vector.secret)).toBe(vector.commitment);
  expect(await seedOf(vector.secret, vector.table, vector.numbers)).toBe(vector.seed);
});

test("another secret is found out", async () => {
  const [vector] = vectors;
  if (!vector) throw new Error("no vector");
  const other = vector.secret.replace(/^../, vector.secret.startsWith("00") ? "01" : "00");
  const fair = await check(vector.commitment, other, vector.table, vector.numbers, vector.seed);
  expect(fair.committed).toBe(false);
  expect(fair.seeded).toBe(false);
});
