// A game's rules as the house keeps them: Markdown with headings and numbered paragraphs (§), and nothing more.

export interface Paragraph {
  /** Such as 5.3; empty for an introduction. */
  section: string;
  /** Plain text and `marked` words, in turn. */
  parts: { text: string; marked: boolean }[];
}

export interface Chapter {
  title: string;
  paragraphs: Paragraph[];
}

export function readRules(markdown: string): { title: string; chapters: Chapter[] } {
  const chapters: Chapter[] = [{ title: "", paragraphs: [] }];
  let title = "";
  for (const block of markdown.split(/\n\s*\n/).map((text) => text.trim())) {
    if (block.startsWith("# ")) title = block.slice(2);
    else if (block.startsWith("#")) chapters.push({ title: block.replace(/^#+ /, ""), paragraphs: [] });
    else if (block) chapters.at(-1)?.paragraphs.push(readParagraph(block.replaceAll("\n", " ")));
  }
  return { title, chapters };
}

function readParagraph(block: string): Paragraph {
  const found = /^\*\*§([\d.]+)\*\* /.exec(block);
  const text = found ? block.slice(found[0].length) : block;
  const parts = text.split("`").map((part, place) => ({ text: part.replaceAll("**", ""), marked: place % 2 === 1 }));
  return { section: found?.[1] ?? "", parts };
}
