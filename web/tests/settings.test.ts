import { expect, test, vi } from "vitest";

async function opened(keeping: Storage | object) {
  vi.resetModules();
  vi.stubGlobal("localStorage", keeping);
  return (await import("../src/lib/settings.svelte")).settings;
}

function memory() {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
}

test("the pace and whether moves are confirmed are kept on the device", async () => {
  const device = memory();
  const first = await opened(device);
  expect([first.pace, first.confirms]).toEqual(["normal", false]);
  first.pace = "slow";
  first.confirms = true;
  const later = await opened(device);
  expect([later.pace, later.confirms]).toEqual(["slow", true]);
});

test("what is shown lasts longer at the slow pace, and shorter at the fast one", async () => {
  const settings = await opened(memory());
  const lengths = (["slow", "normal", "fast"] as const).map((pace) => {
    settings.pace = pace;
    return settings.lasting(1000);
  });
  expect(lengths[0]).toBeGreaterThan(1000);
  expect(lengths[1]).toBe(1000);
  expect(lengths[2]).toBeLessThan(1000);
});

test("whatever else was kept is the normal pace, and a device that keeps nothing still plays", async () => {
  const odd = await opened({ getItem: () => "breathless", setItem: () => undefined });
  expect([odd.pace, odd.confirms]).toEqual(["normal", false]);
  const fail = () => {
    throw new Error("nothing is kept here");
  };
  const forgetful = await opened({ getItem: fail, setItem: fail });
  forgetful.pace = "fast";
  expect(forgetful.pace).toBe("fast");
});
