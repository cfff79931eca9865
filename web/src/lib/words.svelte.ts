// All text for people: the same Fluent files that the rest of the house reads, and the browser's own.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import type { Fact, No, Phrase } from "../wire";
import { gathered, runs } from "./sentences";

export const LANGUAGES = ["en", "de", "fr", "nl", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  nl: "Nederlands",
  pl: "Polski",
};

const ofHouse = import.meta.glob<string>("../../../src/mewseum/locale/*.ftl", { query: "?raw", import: "default" });
const ofGames = import.meta.glob<string>("../../../src/mewseum/games/*/locale/*.ftl", { query: "?raw", import: "default" });
const ofTables = import.meta.glob<string>("../games/*/locale/*.ftl", { query: "?raw", import: "default" });
const ofLessons = import.meta.glob<string>("../locale/lessons/*/*.ftl", { query: "?raw", import: "default" });
const own = import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default" });

const KEPT = "mewseum-language";

function preferred(): Language {
  const asked = [localStorage.getItem(KEPT) ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return asked.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? "en";
}

/** What is called by its owner and a number. */
const OWNED = ["crew-of", "pile-of"];

/** A text that is on show: said anew when another language is chosen. */
export type Said = () => string;

type Detail = Phrase | Detail[] | string | number | boolean | null | undefined;

const isPhrase = (value: Detail): value is Phrase => typeof value === "object" && value !== null && "say" in value;

class Words {
  language = $state<Language>(preferred());
  ready = $state(false);
  #names = $state.raw<string[]>([]);
  #bundles = $state.raw<FluentBundle[]>([]);
  #game = "";
  #lesson = "";

  constructor() {
    // Another page of the same house, on a screen on the wall for example, has chosen a language: this one follows.
    addEventListener("storage", ({ key }) => {
      if (key === KEPT && preferred() !== this.language) void this.speak(preferred());
    });
  }

  /** What the players at the table are called, by seat. */
  get names(): string[] {
    return this.#names;
  }

  /** The same names again are no news: every line of a long story would be said anew with every move. */
  set names(names: string[]) {
    const known = untrack(() => this.#names);
    if (names.length !== known.length || names.some((name, seat) => name !== known[seat])) this.#names = names;
  }

  /** Read what is needed for a game or a lesson in it (and the house). Games share ids, so only one speaks at a time. */
  async load(game = "", { lesson = false } = {}): Promise<void> {
    if (game) [this.#game, this.#lesson] = [game, lesson ? game : ""];
    const { language } = this;
    const wanted = this.#game;
    const files = [
      ofGames[`../../../src/mewseum/games/${this.#game.replaceAll("-", "_")}/locale/${language}.ftl`],
      ofTables[`../games/${this.#game}/locale/${language}.ftl`],
      ofLessons[`../locale/lessons/${this.#lesson}/${language}.ftl`],
      own[`../locale/${language}.ftl`],
      ofHouse[`../../../src/mewseum/locale/${language}.ftl`],
    ];
    const texts = await Promise.all(files.map((file) => file?.() ?? ""));
    if (language !== this.language || wanted !== this.#game) return;
    this.#bundles = texts.map((text) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(text));
      return bundle;
    });
    document.documentElement.lang = language;
    this.ready = true;
  }

  async speak(language: Language): Promise<void> {
    this.language = language;
    localStorage.setItem(KEPT, language);
    await this.load();
  }

  /** A message with its details filled in; a game's own text stands before the house's. */
  say(key: string, details: Record<string, Detail> = {}): string {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(key);
      if (message?.value) {
        const said = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, this.value(value)]));
        return bundle.formatPattern(message.value, said);
      }
    }
    return key;
  }

  has(key: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(key));
  }

  phrase(phrase: Phrase): string {
    const number = phrase.with["number"];
    if (phrase.say === "player" && typeof number === "number") {
      const name = this.names[number - 1];
      if (name) return name;
    }
    return this.say(phrase.say, this.#owned(phrase.with as Record<string, Detail>));
  }

  /** Crews and mini-decks are called by their owners' names; whoever is named in the sentence already needs no second time. */
  #owned(details: Record<string, Detail>): Record<string, Detail> {
    const seat = details["seat"];
    const named = isPhrase(seat) ? seat.with["number"] : undefined;
    return Object.fromEntries(
      Object.entries(details).map(([name, value]) => {
        if (!isPhrase(value) || !OWNED.includes(value.say)) return [name, value];
        const { player, number } = value.with as { player: number; number: number };
        const owner = this.names[player - 1];
        if (!owner) return [name, value];
        return [name, player === named ? number : this.say("web-whose", { number, player: owner })];
      }),
    );
  }

  /** Why something was refused. The house has said it in the language in which it was asked. */
  refusal(no: No, { askedIn = this.language } = {}): Said {
    return () => this.#whyNot(no, askedIn);
  }

  /** Players, whom the rules call by numbers, have names here. */
  #whyNot({ say: phrase, sentence, section }: No, askedIn: Language): string {
    const isSaid = askedIn === this.language && typeof phrase?.with["player"] !== "number";
    if (isSaid || !phrase || !this.has(phrase.say)) return sentence;
    const named = Object.entries(phrase.with as Record<string, Detail>).map(([name, value]) => [
      name,
      name === "player" && typeof value === "number" ? (this.names[value - 1] ?? value) : value,
    ]);
    const text = this.say(phrase.say, Object.fromEntries(named) as Record<string, Detail>);
    return section ? `${text} (§${section})` : text;
  }

  /** What happened, in as few sentences as it takes. */
  tell(facts: Fact[]): string[] {
    return gathered(runs(facts.map((fact) => fact.say)).flatMap(({ phrase, times }) => this.#often(phrase, times)));
  }

  /** A phrase that is said so many times in succession: what is hidden is counted, where there is a message for that. */
  #often(phrase: Phrase, times: number): string[] {
    const many = phrase.say.replace("fact-", "many-");
    if (times > 1 && this.has(many)) return [this.phrase({ say: many, with: { ...phrase.with, cards: times } })];
    return Array<string>(times).fill(this.phrase(phrase));
  }

  value(value: Detail): FluentVariable {
    if (isPhrase(value)) return this.phrase(value);
    if (Array.isArray(value)) {
      return value.length ? value.map((part) => String(this.value(part))).join(", ") : this.say("nothing");
    }
    return typeof value === "number" || typeof value === "string" ? value : String(value ?? "");
  }
}

export const words = new Words();
export const say = (key: string, details?: Record<string, Detail>): string => words.say(key, details);
