import { expect, test, vi } from "vitest";
import type { SeatSeen } from "../src/wire";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("addEventListener", () => undefined);
const { apart, namesOf } = await import("../src/lib/names");

const person = (name: string): SeatSeen => ({ name, bot: "", ready: true, away: false, stood_in: "", left: null });

test("a name that is written from right to left keeps its direction to itself", () => {
  expect(apart("מיאו")).toBe("\u2068מיאו\u2069");
  expect(apart("قطة 2")).toBe("\u2068قطة 2\u2069");
  expect(apart("Zoë Łapka 猫")).toBe("Zoë Łapka 猫");
});

test("namesakes are told apart by their numbers, outside of what keeps its direction", () => {
  expect(namesOf([person("Mia"), person("מיאו"), person("מיאו")])).toEqual(["Mia", "\u2068מיאו\u2069 2", "\u2068מיאו\u2069 3"]);
});
