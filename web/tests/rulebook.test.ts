import { expect, test } from "vitest";
import { readRules } from "../src/lib/rulebook";

const books = import.meta.glob<string>("../../src/mewseum/games/*/RULES*.md", { query: "?raw", import: "default", eager: true });

test("there are rules of all games", () => expect(Object.keys(books).length).toBeGreaterThanOrEqual(3));

test.each(Object.entries(books))("every paragraph is found in %s", (_, text) => {
  const marks = [...text.matchAll(/^\*\*§([\d.]+)\*\*/gm)].map((found) => found[1]);
  const { title, chapters } = readRules(text);
  const read = chapters.flatMap((chapter) => chapter.paragraphs.map((paragraph) => paragraph.section).filter(Boolean));
  expect(title).not.toBe("");
  expect(read).toEqual(marks);
});
