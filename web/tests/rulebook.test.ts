import { expect, test } from "vitest";
import { readMarked, readRules } from "../src/lib/rulebook";

const books = import.meta.glob<string>("../../src/mewseum/games/*/RULES*.md", { query: "?raw", import: "default", eager: true });

test("there are rules of all games", () => expect(Object.keys(books).length).toBeGreaterThanOrEqual(3));

test.each(Object.entries(books))("every paragraph is found in %s", (_, text) => {
  const marks = [...text.matchAll(/^\*\*§([\d.]+)\*\*/gm)].map((found) => found[1]);
  const { title, chapters } = readRules(text);
  const read = chapters.flatMap((chapter) => chapter.paragraphs.map((paragraph) => paragraph.section).filter(Boolean));
  expect(title).not.toBe("");
  expect(read).toEqual(marks);
});

const texts = import.meta.glob<string>("../src/locale/en.ftl", { query: "?raw", import: "default", eager: true });
const ids = new Set(Object.values(texts).flatMap((text) => [...text.matchAll(/^(web-[a-z0-9-]+) =/gm)].map((found) => found[1])));

test.each(Object.entries(books))("nothing is left in %s that only programs read", (_, text) => {
  const { chapters } = readRules(text);
  const parts = chapters.flatMap((chapter) => chapter.paragraphs.flatMap((paragraph) => paragraph.parts));
  expect(chapters.filter(({ title }) => /[`*_]/.test(title))).toEqual([]);
  expect(parts.filter((part) => !part.marked && /[`*_"]/.test(part.text))).toEqual([]);
  for (const { text } of parts.filter((part) => part.marked)) {
    const { option, value } = readMarked(text);
    expect(option + value, text).not.toBe("");
    expect(!option || ids.has(`web-option-${option}`), text).toBe(true);
    expect(!value || ids.has(`web-value-${value}`), text).toBe(true);
  }
});

test.each(Object.entries(books))("every sign of a ruling is read in %s, and none is left in a text", (_, text) => {
  const { chapters } = readRules(text);
  const parts = chapters.flatMap((chapter) => chapter.paragraphs.flatMap((paragraph) => paragraph.parts));
  const read = parts.filter((part) => part.ruling).length + chapters.filter((chapter) => chapter.ruling).length;
  expect(read).toBeGreaterThan(20);
  expect(read).toBe(text.split("◆").length - 1);
  expect(parts.filter((part) => !part.ruling && part.text.includes("◆"))).toEqual([]);
  expect(chapters.filter((chapter) => chapter.title.includes("◆"))).toEqual([]);
  expect(chapters[0]?.paragraphs.some((paragraph) => paragraph.parts.some((part) => part.ruling))).toBe(true);
});

test("emphasis is emphasis, and options with their values are read", () => {
  const { chapters } = readRules("## 1 More (option `more_players`)\n\n**§1.1** A *ball* (option `first`, a seat). `laser = \"loses\"`: so.");
  expect(chapters[1]?.title).toBe("1 More");
  expect(chapters[1]?.paragraphs[0]?.parts).toEqual([
    { text: "A ", marked: false, stressed: false, ruling: false },
    { text: "ball", marked: false, stressed: true, ruling: false },
    { text: ". ", marked: false, stressed: false, ruling: false },
    { text: 'laser = "loses"', marked: true, stressed: false, ruling: false },
    { text: ": so.", marked: false, stressed: false, ruling: false },
  ]);
  expect(readMarked('laser = "loses"')).toEqual({ option: "laser", value: "loses", isOff: false });
  expect(readMarked('"first game"')).toEqual({ option: "", value: "first-game", isOff: false });
  expect(readMarked("substitute_used = False")).toEqual({ option: "substitute-used", value: "", isOff: true });
});
