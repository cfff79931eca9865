import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { explained as catBurglars } from "../src/games/cat-burglars/explained";
import { explained as cathamCity } from "../src/games/catham-city/explained";
import { marksOf } from "../src/lib/marks";

const texts = import.meta.glob<string>("../../src/mewseum/games/*/locale/*.ftl", { query: "?raw", import: "default", eager: true });
const LANGUAGES = ["en", "de", "fr", "nl", "pl"];
const LETTERED = [
  { folder: "cat_burglars", family: "card", kinds: catBurglars.kinds },
  { folder: "catham_city", family: "faction", kinds: cathamCity.kinds },
];

function names(folder: string, language: string, family: string, kinds: string[]): string[] {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(texts[`../../src/mewseum/games/${folder}/locale/${language}.ftl`] ?? ""));
  return kinds.map((kind) => bundle.formatPattern(bundle.getMessage(`${family}-${kind}`)?.value ?? ""));
}

const cases = LETTERED.flatMap((game) => LANGUAGES.map((language) => ({ ...game, language })));

test.each(cases)("every mark of $folder is its own in $language", ({ folder, language, family, kinds }) => {
  const marks = marksOf(names(folder, language, family, kinds));
  const bare = marks.map((mark) => mark.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());

  expect(kinds.length).toBeGreaterThan(6);
  expect(new Set(bare).size).toBe(kinds.length);
  expect(Math.max(...marks.map((mark) => mark.length))).toBeLessThanOrEqual(2);
});

test("green and yellow differ in German, and nothing is longer than it must be", () => {
  expect(marksOf(names("cat_burglars", "de", "card", catBurglars.kinds))).toEqual(["B", "O", "Gr", "R", "Ge", "L", "S"]);
});
