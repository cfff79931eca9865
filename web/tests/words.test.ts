import { expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("addEventListener", () => undefined);
const { words } = await import("../src/lib/words.svelte");

test("the same names again are no news, others are", () => {
  words.names = ["Mia", "Kitten"];
  const before = words.names;
  words.names = ["Mia", "Kitten"];
  expect(words.names).toBe(before);

  words.names = ["Mia", "Tabby"];
  expect(words.names).toEqual(["Mia", "Tabby"]);
  words.names = ["Mia"];
  expect(words.names).toEqual(["Mia"]);
});
