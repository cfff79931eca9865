import { expect, test } from "vitest";
import Asleep from "../src/art/Asleep.svelte";
import Medal from "../src/art/Medal.svelte";
import SilverMedal from "../src/art/SilverMedal.svelte";
import { moments as catBurglars } from "../src/games/cat-burglars/moments";
import { moments as meow } from "../src/games/meow/moments";
import Banked from "../src/games/meow/moments/Banked.svelte";
import Bars from "../src/games/meow/moments/Bars.svelte";
import Torch from "../src/games/meow/moments/Torch.svelte";
import { sceneOf } from "../src/games/moments";
import type { Fact } from "../src/wire";

const fact = (name: string, details: Fact["details"] = {}): Fact => ({ fact: name, details }) as Fact;

test.each(["randy", "rumbold", "rufus"])("%s sweeps a torch over the parquet", (card) => {
  expect(sceneOf(meow, [fact("negative", { card })])).toBe(Torch);
});

test.each(["laser-pen", "catnip", "vase", "camera", "paw-prints"])("%s is evidence, and worth no scene", (card) => {
  expect(sceneOf(meow, [fact("negative", { card })])).toBeUndefined();
});

test("loot that is safe drops into a bag; an empty run does not", () => {
  expect(sceneOf(meow, [fact("banked", { cards: 2 })])).toBe(Banked);
  expect(sceneOf(meow, [fact("banked", { cards: 0 })])).toBeUndefined();
});

test("of several things the last that is worth a scene gets it", () => {
  expect(sceneOf(meow, [fact("negative", { card: "rufus" }), fact("arrested"), fact("turn")])).toBe(Bars);
});

test("in every game its end is celebrated, after whatever else has happened", () => {
  expect(sceneOf(catBurglars, [fact("secured"), fact("ended")])).toBe(Medal);
  expect(sceneOf({}, [fact("ended")])).toBe(Medal);
});

test.each([
  [1, Medal],
  [2, SilverMedal],
  [3, Asleep],
  [6, Asleep],
  [null, Medal],
])("whoever came in place %s has an end of their own", (place, scene) => {
  expect(sceneOf(meow, [fact("ended")], place)).toBe(scene);
});

test("what is worth nothing shows nothing", () => {
  expect(sceneOf(meow, [])).toBeUndefined();
  expect(sceneOf(catBurglars, [fact("recruited")])).toBeUndefined();
});
