// Variants and house rules in words: what they are called, and what they are set to.

import type { GameSeen, OptionSeen } from "../wire";
import { say } from "./words.svelte";

/** Who begins: `random`, or a seat. */
export const STARTING = "first";

export const nameOfOption = (option: string): string => say(`web-option-${option.replaceAll("_", "-")}`);

/** What an option is set to; a starting player by what that seat is called. */
export function nameOfValue(option: string, value: unknown, seats: string[] = []): string {
  if (Array.isArray(value)) return value.map((name) => say(`faction-${String(name)}`)).join(", ");
  if (option === STARTING && typeof value === "number") return seats[value] || say("web-seat", { number: value + 1 });
  if (typeof value === "string") return say(`web-value-${value.replaceAll(" ", "-")}`);
  return value === 0 ? "–" : String(value);
}

/** An option with its value, in words. */
export function sayOption(option: string, value: unknown, seats: string[] = []): string {
  const name = nameOfOption(option);
  if (value === true) return name;
  if (value === false) return say("web-switched-off", { option: name });
  return say("web-option-with", { option: name, value: nameOfValue(option, value, seats) });
}

/** The options of a table that are not as the book has them. */
export function houseRules(game: GameSeen | undefined, options: Record<string, unknown>): OptionSeen[] {
  return (game?.options ?? []).filter(({ name, values }) => name in options && options[name] !== values[0]);
}
