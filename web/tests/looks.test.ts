import { expect, test } from "vitest";
import { LOOKS } from "../src/games/cat-burglars/kinds";
import { tokens } from "../src/games/meow/tokens";
import { Choosing } from "../src/lib/choosing.svelte";

const PAPER = "#f6ead0";
const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function hue(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  const degrees = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

test.each(Object.entries(LOOKS))("the sign of %s can be read on paper, and its border told from the ground", (_, look) => {
  expect(contrast(look.dark, PAPER)).toBeGreaterThan(4.5);
  expect(contrast(look.dark, look.light)).toBeGreaterThan(3);
});

test("red is red, and not another orange", () => {
  const red = hue(LOOKS.red.field);
  expect(Math.min(red, 360 - red)).toBeLessThan(15);
  expect(hue(LOOKS.orange.field) - ((red + 180) % 360) + 180).toBeGreaterThan(35);
});

test("who points at the lit way out banks the run", () => {
  const choices = ["pick up", "stop"].map((text) => ({ text, verb: text.replace(" ", "-"), say: { say: text, with: {} } }));
  const played: string[] = [];
  const choosing = new Choosing(() => choices, (choice) => tokens(choice), (choice) => played.push(choice.text));
  expect(choosing.lit).toEqual(["deck", "doorway"]);
  choosing.pick("doorway");
  expect(played).toEqual(["stop"]);
});
