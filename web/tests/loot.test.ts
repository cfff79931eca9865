import { expect, test } from "vitest";
import { lootOf } from "../src/games/meow/loot";

const VALUES = [5, 10, 25, 50, 75, 150, 300, 500];

test.each([
  ["a", "cccjjppc"],
  ["b", "cccjjppp"],
  ["c", "ccjjpppc"],
])("loot by table %s", (table, kinds) => {
  expect(VALUES.map((value) => lootOf(value, table)[0]).join("")).toBe(kinds);
});
