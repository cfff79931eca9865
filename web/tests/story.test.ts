import { expect, test, vi } from "vitest";
import type { Line } from "../src/lib/story";
import type { Fact, Happening, News, Noted, Step } from "../src/wire";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("addEventListener", () => undefined);
const { goOn, lastOwn, playedFor, withNoted, withSteps } = await import("../src/lib/story");

const fact = (name: string): Fact => ({ fact: name, details: {}, say: { say: `fact-${name}`, with: {} } });
const news = (number: number, happened: Happening, facts: Fact[] = []): News => ({ kind: "news", happened, facts, now: { number } }) as unknown as News;
const played = (number: number, seat: number, stand_in = false): News => news(number, { what: "played", seat, stand_in }, [fact(`${number}`)]);
const step = (number: number, turn: number, stand_in = false): Step => ({ move: "", number, facts: [fact(`${number}`)], view: { turn }, stand_in });
const said = (story: Line[]): string[] => story.map(({ number, facts }) => `${number} ${facts.map(({ say }) => say.say).join(" ")}`);
const all = (...told: News[]): Line[] => told.reduce<Line[]>(goOn, []);

const AWAY: Happening = { what: "stoodin", seat: 1, why: "away", asker: 0 };
const BACK: Happening = { what: "here", seat: 1, why: "away" };
const UNDID: Happening = { what: "undid", seat: 0, undone: 5 };

test("a move that was taken back is told no more, but that it was taken back is: live and for whoever comes later", () => {
  const live = all(played(5, 0), news(6, { what: "said", seat: 1, text: "Hm" }), news(7, UNDID), played(8, 0));
  expect(said(live)).toEqual(["7 web-has-taken-back", "8 fact-8"]);
  const later = withSteps(withNoted([], [{ number: 7, happened: UNDID }]), [step(8, 1)]);
  expect(said(later)).toEqual(["7 web-has-taken-back", "8 fact-8"]);
});

test("who was not there when a move was taken back does not keep it", () => {
  const noted: Noted[] = [{ number: 7, happened: UNDID }];
  expect(said(withNoted(all(played(4, 1), played(5, 0)), noted))).toEqual(["4 fact-4", "7 web-has-taken-back"]);
});

test("that a bot stands in is told with who has asked for it, and so is the end of it", () => {
  const happened = [news(5, AWAY), played(6, 1, true), news(7, BACK), news(8, { what: "here", seat: 0 }), news(9, { what: "away", seat: 0 })];
  const live = all(...happened);
  expect(said(live)).toEqual(["5 web-bot-asked-for", "6 fact-6", "7 web-plays-again"]);
  expect(live[0]?.facts[0]?.say.with).toEqual({ player: { say: "player", with: { number: 2 } }, asker: { say: "player", with: { number: 1 } } });
  expect(live.map(({ standIn }) => standIn ?? false)).toEqual([false, true, false]);
  const later = withSteps(withNoted([], [{ number: 5, happened: AWAY }, { number: 7, happened: BACK }]), [step(4, 1), step(6, 0, true)]);
  expect(said(later)).toEqual(["4 fact-4", ...said(live)]);
  expect(later.map(({ standIn }) => standIn ?? false)).toEqual([false, false, true, false]);
});

test("that a hint was taken is told, live and for whoever comes later", () => {
  const taken: Happening = { what: "hinted", seat: 1 };
  expect(said(all(news(5, taken)))).toEqual(["5 web-has-taken-hint"]);
  expect(said(withNoted([], [{ number: 5, happened: taken }]))).toEqual(["5 web-has-taken-hint"]);
});

test("why a bot stands in is told, also where nobody was asked", () => {
  const why = (reason: string): string => said(all(news(1, { what: "stoodin", seat: 1, why: reason })))[0] ?? "";
  expect(["left", "clock", "away", "silent"].map(why)).toEqual(["1 web-bot-has-left", "1 web-bot-time-up", "1 web-bot-until-back", "1 web-bot-until-back"]);
});

test("what is known already is not told again", () => {
  const noted: Noted[] = [{ number: 5, happened: AWAY }];
  const once = withNoted(all(news(5, AWAY)), noted);
  expect(said(withNoted(once, noted))).toEqual(["5 web-bot-asked-for"]);
  expect(said([news(5, AWAY)].reduce(goOn, once))).toEqual(["5 web-bot-asked-for"]);
});

test("what a bot has played for somebody is all since they last played themselves", () => {
  const story = all(played(3, 1, true), played(4, 1), played(5, 0), news(6, AWAY), played(7, 1, true), played(8, 0), played(9, 1, true), news(10, BACK));
  expect(playedFor(story, 1).map(({ number }) => number)).toEqual([7, 9]);
  expect(playedFor([...story, ...all(played(11, 1))], 1)).toEqual([]);
  expect(playedFor(story, 0)).toEqual([]);
  expect(playedFor(story, null)).toEqual([]);
  expect(story[lastOwn(story, 1)]?.number).toBe(4);
});
