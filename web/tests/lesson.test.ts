import { expect, test } from "vitest";
import { LessonRun } from "../src/lib/lesson.svelte";
import type { Choice, LessonStep } from "../src/wire";

const choice = (text: string): Choice => ({ text, verb: text, say: { say: `move-${text}`, with: {} } });
const step = (text: string, awaited = "", offered: string[] = []): LessonStep => ({
  scene: 0,
  text,
  facts: [],
  view: {},
  choices: offered.map(choice),
  awaited,
});
const STEPS = [step("lesson-welcome"), step("lesson-stop", "stop", ["pick up", "stop"]), step(""), step(""), step("lesson-end")];

test("only what is asked for can be played", () => {
  const run = new LessonRun(STEPS);
  expect(run.choices).toEqual([]);
  run.goOn();
  expect(run.choices.map((one) => one.text)).toEqual(["stop"]);
  run.play(choice("pick up"));
  expect(run.at).toBe(1);
  run.play(choice("stop"));
  expect(run.at).toBe(2);
});

test("steps are counted by what is said", () => {
  const run = new LessonRun(STEPS);
  const numbers = STEPS.map((_, at) => {
    run.at = at;
    return run.number;
  });
  expect(numbers).toEqual([1, 2, 2, 2, 3]);
  expect(run.count).toBe(3);
});

test("back leads to what was said before, and no further than the beginning", () => {
  const run = new LessonRun(STEPS);
  expect(run.mayGoBack).toBe(false);
  run.at = 4;
  run.goBack();
  expect(run.at).toBe(1);
  run.goBack();
  run.goBack();
  expect(run.at).toBe(0);
});

test("something passes by where nothing is said, and the last step is the end", () => {
  const run = new LessonRun(STEPS);
  expect([run.passes, run.over]).toEqual([false, false]);
  run.at = 2;
  expect(run.passes).toBe(true);
  run.at = 4;
  run.goOn();
  expect([run.at, run.passes, run.over]).toEqual([4, false, true]);
});
