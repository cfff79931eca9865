// Options that are chosen at once. What belongs to a preset is the house's to say; here it is only compared.

import type { GameSeen, OptionSeen, PresetSeen } from "../wire";

/** A set of names is the same in any order. */
const plain = (value: unknown): string => JSON.stringify(Array.isArray(value) ? [...(value as unknown[])].toSorted() : value);
const isSame = (one: unknown, other: unknown): boolean => plain(one) === plain(other);
const valueOf = (option: OptionSeen, chosen: Record<string, unknown>): unknown => chosen[option.name] ?? option.values[0];

/** Whether options are those of a preset, whoever begins. */
export function isPreset(game: GameSeen, preset: PresetSeen, chosen: Record<string, unknown>): boolean {
  return game.options.every((option) => isSame(valueOf(option, chosen), valueOf(option, preset.options)));
}

/** The options that are not as the book has them. */
export const changed = (game: GameSeen, chosen: Record<string, unknown>): OptionSeen[] =>
  game.options.filter((option) => !isSame(valueOf(option, chosen), option.values[0]));

/** Whether the house offers all of these values: it may be another version than the one by which they were chosen. */
export const isPossible = (game: GameSeen, chosen: Record<string, unknown>): boolean =>
  Object.entries(chosen).every(([name, value]) =>
    game.options.some((option) => option.name === name && option.values.some((possible) => isSame(possible, value))),
  );

/** Options group by group, as the house has put them. */
export function grouped(options: OptionSeen[]): { group: string; options: OptionSeen[] }[] {
  const names = options.map(({ group }) => group);
  const groups = names.filter((name, place) => names.indexOf(name) === place);
  return groups.map((group) => ({ group, options: options.filter((option) => option.group === group) }));
}
