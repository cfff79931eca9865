import { expect, test } from "vitest";
import { Choosing } from "../src/lib/choosing.svelte";
import { tokens } from "../src/games/cat-burglars/tokens";
import { isCounted, tokens as cathamCity } from "../src/games/catham-city/tokens";
import type { Choice } from "../src/wire";

const choice = (text: string, verb: string): Choice => ({ text, verb, say: { say: `move-${verb}`, with: {} } });
const CHOICES = [
  choice("recruit deck", "recruit-deck"),
  choice("recruit market blue", "recruit-market-card"),
  choice("form red new", "form-card-new"),
  choice("form red 1", "form-card-crew"),
  choice("activate 1 red", "activate-crew-card"),
];

function begin(): { choosing: Choosing; played: string[] } {
  const played: string[] = [];
  const choosing = new Choosing(
    () => CHOICES,
    (one) => tokens(one, 0),
    (one) => played.push(one.text),
  );
  return { choosing, played };
}

test("a thing that stands for one move plays it", () => {
  const { choosing, played } = begin();
  choosing.pick("market:blue");
  expect(played).toEqual(["recruit market blue"]);
  expect(choosing.picked).toEqual([]);
});

test("picking leaves what still goes together", () => {
  const { choosing, played } = begin();
  choosing.pick("hand:red");
  expect(played).toEqual([]);
  expect(choosing.isLit("deck")).toBe(false);
  expect(choosing.isLit("crew:1.1")).toBe(true);
  choosing.pick("new");
  expect(played).toEqual(["form red new"]);
});

test("where two moves are made of the same things, both are offered", () => {
  const { choosing, played } = begin();
  choosing.pick("hand:red");
  choosing.pick("crew:1.1");
  expect(played).toEqual([]);
  expect(choosing.complete.map((one) => one.text)).toEqual(["form red 1", "activate 1 red"]);
});

test("picking again puts it back", () => {
  const { choosing } = begin();
  choosing.pick("hand:red");
  choosing.pick("hand:red");
  expect(choosing.picked).toEqual([]);
  expect(choosing.isLit("deck")).toBe(true);
});

test("laying a card upon a thing is picking both", () => {
  const { choosing, played } = begin();
  expect(choosing.partners("hand:red").sort()).toEqual(["crew:1.1", "new"]);
  expect(choosing.isEnough("hand:red")).toBe(false);
  choosing.lay("hand:red", "new");
  expect(played).toEqual(["form red new"]);
});

test("a thing that needs nothing else is played when it is laid down", () => {
  const { choosing, played } = begin();
  expect(choosing.isEnough("market:blue")).toBe(true);
  choosing.lay("market:blue");
  expect(played).toEqual(["recruit market blue"]);
});

test("laying begins anew where what was picked stands in the way", () => {
  const { choosing, played } = begin();
  choosing.pick("hand:red");
  expect(choosing.partners("market:blue")).toEqual([]);
  expect(choosing.isPlayable("market:green")).toBe(false);
  choosing.lay("market:blue");
  expect(played).toEqual(["recruit market blue"]);
  expect(choosing.picked).toEqual([]);
});

function pay(...texts: string[]): { choosing: Choosing; played: string[] } {
  const played: string[] = [];
  const choosing = new Choosing(
    () => texts.map((text) => choice(text, "pay-cards")),
    (one) => tokens(one, 0),
    (one) => played.push(one.text),
  );
  return { choosing, played };
}

test("a payment is made card by card, and two of a kind are picked twice", () => {
  const { choosing, played } = pay("pay blue blue red", "pay blue red mirror");
  expect(choosing.lit).toEqual(["hand:blue", "hand:red", "hand:mirror"]);
  choosing.pick("hand:blue", 0);
  expect([choosing.isPicked("hand:blue", 0), choosing.isPicked("hand:blue", 1)]).toEqual([true, false]);
  expect(choosing.isLit("hand:blue", 1)).toBe(true);
  choosing.pick("hand:blue", 1);
  expect(choosing.lit).toEqual(["hand:red"]);
  expect(played).toEqual([]);
  choosing.pick("hand:red");
  expect(played).toEqual(["pay blue blue red"]);
});

test("of two that are alike, one can be put back", () => {
  const { choosing, played } = pay("pay blue blue red", "pay blue red mirror");
  choosing.pick("hand:blue", 0);
  choosing.pick("hand:blue", 1);
  choosing.pick("hand:blue", 0);
  expect(choosing.picked).toEqual(["hand:blue"]);
  choosing.pick("hand:mirror");
  choosing.pick("hand:red");
  expect(played).toEqual(["pay blue red mirror"]);
});

test("a card of the market pays too", () => {
  const { choosing, played } = pay("pay blue market red", "pay blue mirror");
  choosing.pick("market:red");
  choosing.pick("hand:blue");
  expect(played).toEqual(["pay blue market red"]);
});

test("detectives are answered with the card that matches, policemen are sent card by card", () => {
  expect(cathamCity(choice("match", "match"), 0, { extra: "mafia" })).toEqual(["hand:mafia"]);
  const sent = (number: number): string[] => cathamCity(choice(`policemen ${number}`, "policemen-number"), 0);
  expect([sent(1), sent(3)]).toEqual([[], ["hand:police", "hand:police"]]);
});

test("whom a move is aimed at glows when all else of it is picked, and can be picked before", () => {
  const played: string[] = [];
  const aimed = [
    choice("play police and mafia against 2", "play-police-and-card-against-player"),
    choice("play police and mafia against 3", "play-police-and-card-against-player"),
  ];
  const choosing = new Choosing(
    () => aimed,
    (one) => cathamCity(one, 0),
    (one) => played.push(one.text),
  );
  expect(choosing.lit).toEqual(["hand:police", "hand:mafia"]);
  choosing.pick("hand:police");
  expect(choosing.lit).toEqual(["hand:mafia"]);
  choosing.pick("hand:mafia");
  expect(choosing.lit).toEqual(["player:2", "player:3"]);
  choosing.clear();
  choosing.pick("player:3");
  expect(choosing.picked).toEqual(["player:3"]);
  choosing.pick("hand:police");
  choosing.pick("hand:mafia");
  expect(played).toEqual(["play police and mafia against 3"]);
});

test("a hint marks what its move is made of, as long as what is picked leads to it", () => {
  const { choosing } = begin();
  expect(choosing.isHinted("hand:red")).toBe(false);
  choosing.hinted = "form red 1";
  const marked = (): string[] => ["deck", "hand:red", "crew:1.1", "new"].filter((token) => choosing.isHinted(token));
  expect(marked()).toEqual(["hand:red", "crew:1.1"]);
  expect(choosing.hasHintedBefore(0)).toBe(true);
  expect(choosing.hasHintedBefore(1)).toBe(false);

  choosing.pick("hand:red");
  expect(marked()).toEqual(["crew:1.1"]);
  choosing.clear();
  choosing.verb = "activate-crew-card";
  expect(marked()).toEqual([]);
  choosing.clear();
  expect(marked()).toEqual(["hand:red", "crew:1.1"]);
});

test("of things that are alike as many are marked as are still to be picked", () => {
  const choosing = new Choosing(
    () => [choice("pay blue blue", "pay-cards"), choice("pay blue mirror", "pay-cards")],
    (one) => tokens(one, 0),
    () => undefined,
  );
  choosing.hinted = "pay blue blue";
  expect([0, 1, 2].map((nth) => choosing.isHinted("hand:blue", nth))).toEqual([true, true, false]);
  choosing.pick("hand:blue");
  expect([0, 1, 2].map((nth) => choosing.isHinted("hand:blue", nth))).toEqual([true, false, false]);
  expect(choosing.isHinted("hand:blue")).toBe(true);
});

/** A device on which moves are confirmed: what is whole is held ready, and sent when it is confirmed. */
function beginConfirming(): { choosing: Choosing; sent: string[] } {
  const sent: string[] = [];
  const choosing: Choosing = new Choosing(
    () => CHOICES,
    (one) => tokens(one, 0),
    (one, confirmed) => (confirmed ? sent.push(one.text) : choosing.hold(one)),
  );
  return { choosing, sent };
}

test("where moves are confirmed, a second press on one of its things sends a move", () => {
  const { choosing, sent } = beginConfirming();
  choosing.pick("market:blue");
  expect(sent).toEqual([]);
  expect(choosing.pending?.text).toBe("recruit market blue");
  expect(choosing.lit).toEqual(["market:blue"]);
  expect(choosing.isLit("market:blue")).toBe(true);
  choosing.pick("market:blue");
  expect(sent).toEqual(["recruit market blue"]);
  expect(choosing.pending).toBe(null);
});

test("where moves are confirmed, another thing begins another move", () => {
  const { choosing, sent } = beginConfirming();
  choosing.pick("market:blue");
  choosing.pick("deck");
  expect(sent).toEqual([]);
  expect(choosing.pending?.text).toBe("recruit deck");
  choosing.clear();
  expect(choosing.pending).toBe(null);
  expect(choosing.open.length).toBe(CHOICES.length);
});

/** Cards of a city's display and hand, of which as many are taken or played as are picked. */
function city(...choices: [text: string, verb: string][]): { choosing: Choosing; played: string[] } {
  const played: string[] = [];
  const choosing = new Choosing(
    () => choices.map(([text, verb]) => choice(text, verb)),
    (one) => cathamCity(one, 0),
    (one) => played.push(one.text),
    undefined,
    isCounted,
  );
  return { choosing, played };
}
const TAKE: [string, string][] = [1, 2, 3].map((number) => [`take police ${number}`, "take-card-number"]);

test("the second and the third card of a kind are picked too, and none is taken before somebody says that these are all", () => {
  const { choosing, played } = city(...TAKE, ["take mafia 1", "take-card-number"]);
  const offered: string[][] = [];
  for (const card of [31, 12, 25]) {
    choosing.pick("display:police", card);
    offered.push(choosing.complete.map(({ text }) => text));
  }
  expect(offered).toEqual([["take police 1"], ["take police 2"], ["take police 3"]]);
  expect(choosing.lit).toEqual([]);
  choosing.clear();
  choosing.pick("display:mafia", 4);
  choosing.choose("take-card-number");
  expect(played).toEqual([]);
  choosing.clear();
  choosing.pick("display:police", 12);
  const [one] = choosing.complete;
  if (one) choosing.play(one);
  expect(played).toEqual(["take police 1"]);
});

test("as many hackers are picked as are played, before an opponent or after", () => {
  const against = [2, 3].flatMap((player) => [1, 2].map((number): [string, string] => [`play hackers ${number} against ${player}`, "play-hackers-number-against-player"]));
  const { choosing, played } = city(...against);
  choosing.pick("hand:hackers", 1);
  choosing.pick("player:3");
  expect(choosing.complete.map(({ text }) => text)).toEqual(["play hackers 1 against 3"]);
  choosing.pick("hand:hackers", 2);
  expect(choosing.complete.map(({ text }) => text)).toEqual(["play hackers 2 against 3"]);
  expect(played).toEqual([]);
});

test("the card that was picked is the one that is picked, and the one that goes", () => {
  const { choosing } = city(...TAKE);
  choosing.pick("display:police", 25);
  const picked = (): boolean[] => [31, 12, 25].map((card, place) => choosing.isPicked("display:police", card, place));
  expect(picked()).toEqual([false, false, true]);
  choosing.pick("display:police", 31);
  choosing.pick("display:police", 25);
  expect(picked()).toEqual([true, false, false]);
  const [one] = choosing.complete;
  if (one) choosing.play(one);
  expect(choosing.given).toEqual([31]);
});

test("where moves are confirmed, the cards that were picked are held ready", () => {
  const choosing: Choosing = new Choosing(
    () => [choice("pay blue blue", "pay-cards"), choice("pay blue red", "pay-cards")],
    (one) => tokens(one, 0),
    (one) => choosing.hold(one),
  );
  choosing.pick("hand:blue", 9);
  choosing.pick("hand:red", 3);
  expect([7, 8, 9].map((card, nth) => choosing.isPicked("hand:blue", card, nth))).toEqual([false, false, true]);
});

test("a pile of equal cards is picked card by card, and put back as a whole", () => {
  const { choosing } = city(...TAKE);
  const counts = [1, 2, 3, 4, 5].map(() => {
    choosing.pickOfPile("display:police", [31, 12, 25]);
    return choosing.count("display:police");
  });
  expect(counts).toEqual([1, 2, 3, 0, 1]);
});

test("of a move that was chosen in words the first cards are meant", () => {
  const choosing: Choosing = new Choosing(
    () => [choice("pay blue blue", "pay-cards")],
    (one) => tokens(one, 0),
    (one) => choosing.hold(one),
  );
  choosing.choose("pay-cards");
  expect([7, 8, 9].map((card, nth) => choosing.isPicked("hand:blue", card, nth))).toEqual([true, true, false]);
});
