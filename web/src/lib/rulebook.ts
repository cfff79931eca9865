// A game's rules as the house keeps them: Markdown with headings, numbered paragraphs (§), *emphasis*, `options`,
// a sign behind the house's rulings, and nothing more.

export interface Part {
  text: string;
  /** An option and what it may be, as programs name it. */
  marked: boolean;
  /** A word that is being explained. */
  stressed: boolean;
  /** The sign behind a sentence that is the house's ruling and not printed. */
  ruling: boolean;
}

export interface Paragraph {
  /** Such as 5.3; empty for an introduction. */
  section: string;
  parts: Part[];
}

export interface Chapter {
  title: string;
  /** Whether all of it is the house's. */
  ruling: boolean;
  paragraphs: Paragraph[];
}

export const RULING_SIGN = "◆";

/** What only programs have to know: the name of a chapter's option, and the option that says who begins. */
const FOR_PROGRAMS = / ?\([^()]*`[a-z_]+`[^()]*\)/g;
const FIRST = / ?\([^()]*`first`[^()]*\)/g;

export function readRules(markdown: string): { title: string; chapters: Chapter[] } {
  const chapters: Chapter[] = [{ title: "", ruling: false, paragraphs: [] }];
  let title = "";
  for (const block of markdown.split(/\n\s*\n/).map((text) => text.trim())) {
    if (block.startsWith("# ")) title = block.slice(2);
    else if (block.startsWith("#")) chapters.push(readHeading(block.replace(/^#+ /, "").replace(FOR_PROGRAMS, "")));
    else if (block) chapters.at(-1)?.paragraphs.push(readParagraph(block.replaceAll("\n", " ")));
  }
  return { title, chapters };
}

function readHeading(text: string): Chapter {
  return { title: text.replace(RULING_SIGN, "").trim(), ruling: text.includes(RULING_SIGN), paragraphs: [] };
}

function readParagraph(block: string): Paragraph {
  const found = /^\*\*§([\d.]+)\*\* /.exec(block);
  const text = (found ? block.slice(found[0].length) : block).replace(FIRST, "");
  const parts = text
    .split(/(`[^`]*`|\*\*?[^*]+\*\*?|◆)/)
    .filter(Boolean)
    .map((part) => {
      const [marked, stressed] = [part.startsWith("`"), part.startsWith("*")];
      return { text: marked ? part.slice(1, -1) : part.replaceAll("*", ""), marked, stressed, ruling: part === RULING_SIGN };
    });
  return { section: found?.[1] ?? "", parts };
}

/** What a marked part names, for people: an option, or a value, or an option that has a value. */
export function readMarked(text: string): { option: string; value: string; isOff: boolean } {
  const [, option = "", , value = "", off = ""] = /^([a-z_]*)( = )?(?:"(.+)"|(False))?$/.exec(text) ?? [];
  return { option: option.replaceAll("_", "-"), value: value.replaceAll(" ", "-"), isOff: off !== "" };
}
