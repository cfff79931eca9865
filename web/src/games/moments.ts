// Short scenes for what is worth a breath. They show what a fact has told to this seat, and nothing else.

import type { Component } from "svelte";
import Asleep from "../art/Asleep.svelte";
import Medal from "../art/Medal.svelte";
import SilverMedal from "../art/SilverMedal.svelte";
import type { Fact } from "../wire";

/** For each fact by its name: the scene that it is worth, if any. */
export type Moments = Record<string, (details: Fact["details"]) => Component | undefined>;

/** The end, for whoever came in a place: without one it is the winner who is celebrated. */
const endFor = (place: number | null): Component => [Medal, SilverMedal][(place ?? 1) - 1] ?? Asleep;

/** The scene for what has just happened: that of the last fact which is worth one. */
export function sceneOf(moments: Moments, facts: Fact[], place: number | null = null): Component | undefined {
  const all: Moments = { ...moments, ended: () => endFor(place) };
  return facts.map((fact) => all[fact.fact]?.(fact.details)).findLast((scene) => scene !== undefined);
}
