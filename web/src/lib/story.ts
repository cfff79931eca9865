// The story of a table, line by line: what its moves told, and what else happened (a bot stood in, a move was taken
// back). Live and after a reload it is the same: whoever comes later is told the moves by the replay, and all else by the picture.

import type { Fact, Happening, News, Noted, Phrase, Step } from "../wire";
import { say, words } from "./words.svelte";

export interface Line {
  number: number;
  facts: Fact[];
  /** The seat that did it, if one did. */
  by?: number | null;
  /** Whether a bot did it in place of whoever sits there. */
  standIn?: boolean;
}

const player = (seat: number): Phrase => ({ say: "player", with: { number: seat + 1 } });

/** What something that is no move is called; nothing for what does not belong to the story. */
function keyOf({ what, why, asker }: Happening): string {
  if (what === "undid") return "web-has-taken-back";
  if (what === "resigned") return "web-has-resigned";
  if (what === "hinted") return "web-has-taken-hint";
  if (what === "here") return why ? "web-plays-again" : "";
  if (what !== "stoodin") return "";
  if (asker !== undefined && asker !== null) return "web-bot-asked-for";
  return { left: "web-bot-has-left", clock: "web-bot-time-up" }[why ?? ""] ?? "web-bot-until-back";
}

/** Something that is no move, told like what happens in the game. */
function factsOf(happened: Happening): Fact[] {
  const key = keyOf(happened);
  if (!key) return [];
  const { seat, asker } = happened;
  const named = { player: player(seat), ...(asker === undefined || asker === null ? {} : { asker: player(asker) }) };
  return [{ fact: happened.what, details: { seat }, say: { say: key, with: named } }];
}

function lineOf({ happened, facts, now: { number } }: News): Line {
  if (happened.what === "played") return { number, facts, by: happened.seat, standIn: happened.stand_in ?? false };
  return { number, facts: [...factsOf(happened), ...facts] };
}

const inOrder = (story: Line[]): Line[] => story.toSorted((one, other) => one.number - other.number);
const without = (story: Line[], undone: number[]): Line[] => story.filter(({ number }) => !undone.includes(number));

/** The story after what is told now. A move that was taken back is told no more; that it was, is. */
export function goOn(story: Line[], news: News): Line[] {
  const line = lineOf(news);
  const isTold = story.some(({ number }) => number === line.number); // recalled before it was heard
  const standing = news.happened.undone ? without(story, [news.happened.undone]) : story;
  return isTold || !line.facts.length ? standing : [...standing, line];
}

/** The same for whoever comes later: with what happened beside the moves. */
export function withNoted(story: Line[], noted: Noted[]): Line[] {
  const known = story.map(({ number }) => number);
  const missing = noted.filter(({ number }) => !known.includes(number)).map(({ number, happened }): Line => ({ number, facts: factsOf(happened) }));
  return inOrder([...without(story, noted.map(({ happened }) => happened.undone ?? 0)), ...missing]);
}

/** The moves of a game, each with the seat whose turn it was. */
export const linesOf = (steps: Step[]): Line[] =>
  steps.map(({ number, facts, stand_in }, place) => {
    return { number, facts, by: (steps[place - 1]?.view["turn"] as number | null | undefined) ?? null, standIn: stand_in };
  });

/** And with the moves of the game so far. What is known already is not told again. */
export function withSteps(story: Line[], steps: Step[]): Line[] {
  const known = story.map(({ number }) => number);
  return inOrder([...story, ...together(linesOf(steps).filter(({ number }) => !known.includes(number)))]);
}

/** Moves that were made as one are told as one. */
const together = (lines: Line[]): Line[] =>
  lines.reduce<Line[]>((told, line) => {
    const last = told.at(-1);
    if (last?.number !== line.number) return [...told, line];
    return [...told.slice(0, -1), { ...last, facts: [...last.facts, ...line.facts] }];
  }, []);

/** Where the own last move stands that nobody made in one's place; -1 if there is none. */
export const lastOwn = (story: Line[], seat: number | null): number => story.findLastIndex((line) => line.by === seat && !line.standIn);

/** What a bot has played for a seat since it has last played itself. */
export const playedFor = (story: Line[], seat: number | null): Line[] =>
  seat === null ? [] : story.slice(lastOwn(story, seat) + 1).filter((line) => line.by === seat && line.standIn);

/** What a bot has done for somebody is marked. */
export const markOf = ({ by, standIn }: Pick<Line, "by" | "standIn">): string =>
  standIn && by !== null && by !== undefined ? say("web-bot-for", { player: words.names[by] ?? "" }) : "";

/** A line in words. */
export const textOf = (line: Line): string => [...words.tell(line.facts), markOf(line)].filter(Boolean).join(" ");
