// Games that are told again: the house tells long ones in several pages.

import type { Step } from "../wire";

interface Page {
  steps: Step[];
  /** How many steps the whole game has. */
  count: number;
}

/** The whole game, asked for page by page from the first step that is missing. */
export async function whole<Told extends Page>(ask: (first: number) => Promise<Told>): Promise<Told> {
  const told = await ask(0);
  const steps = [...told.steps];
  for (let { count } = told; steps.length < count; ) {
    const more = await ask(steps.length);
    if (!more.steps.length) break; // moves were taken back meanwhile
    steps.push(...more.steps);
    count = more.count;
  }
  return { ...told, steps };
}
