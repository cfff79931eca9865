import { describe, expect, it } from "vitest";
import { Ahead } from "../src/lib/ahead.svelte";
import type { Choice, Looked, Now } from "../src/wire";

const choice = (text: string): Choice => ({ text, verb: text, say: { say: text, with: {} } });
const looked = (stage: string, ...texts: string[]): Looked => ({ kind: "looked", id: "1", view: { awaits: stage }, choices: texts.map(choice) });

function sit(isOn = true): Ahead {
  const now = { changed: 5, view: { awaits: "action" }, choices: [choice("infiltrate 2.1")] } as unknown as Now;
  return new Ahead(
    () => now,
    () => isOn,
  );
}

describe("what is chosen and not yet made", () => {
  it("shows the table and the choices as they would be, and goes back one by one", () => {
    const ahead = sit();
    ahead.add(choice("a"), 5, looked("second", "b"));
    ahead.add(choice("b"), 5, looked("third", "c"));
    expect(ahead.view).toEqual({ awaits: "third" });
    expect(ahead.choices.map(({ text }) => text)).toEqual(["c"]);
    expect(ahead.with("c")).toEqual({ first: "a", more: ["b", "c"], all: ["a", "b", "c"], after: 5 });
    ahead.back();
    expect(ahead.view).toEqual({ awaits: "second" });
    ahead.back();
    expect(ahead.view).toEqual({ awaits: "action" });
    expect(ahead.with("a")).toEqual({ first: "a", more: [], all: ["a"], after: 5 });
  });

  it("means nothing at another moment, nor where nothing would be left to choose", () => {
    const ahead = sit();
    ahead.add(choice("a"), 4, looked("second", "b"));
    ahead.add(choice("a"), 5, { ...looked("second"), view: null });
    expect(ahead.moves).toEqual([]);
    const standIn = sit(false);
    standIn.add(choice("a"), 5, looked("second", "b"));
    expect(standIn.moves, "a bot plays for this seat").toEqual([]);
  });
});
