// Short scenes for what is worth a breath. They show what a fact has told to this seat, and nothing else.

import type { Component } from "svelte";
import Medal from "../art/Medal.svelte";
import type { Fact } from "../wire";

/** For each fact by its name: the scene that it is worth, if any. */
export type Moments = Record<string, (details: Fact["details"]) => Component | undefined>;

const IN_EVERY_GAME: Moments = { ended: () => Medal };

/** The scene for what has just happened: that of the last fact which is worth one. */
export function sceneOf(moments: Moments, facts: Fact[]): Component | undefined {
  const all = { ...moments, ...IN_EVERY_GAME };
  return facts.map((fact) => all[fact.fact]?.(fact.details)).findLast((scene) => scene !== undefined);
}
