// What has happened since one's own last move, step by step, each with the table after it. It is what this page was sent at the time
// (or is told when it comes back), so there is nothing in it that its seat has not seen.

import type { Fact, News, Step } from "../wire";

export interface Past {
  number: number;
  facts: Fact[];
  view: Record<string, unknown>;
  /** Whether it is the own move with which it begins. */
  own?: boolean;
  /** The seat for which a bot made the move, if one did. */
  standIn?: number;
}

/** So many steps are kept where nobody moves at this seat: for a spectator, or when a bot stands in. */
const MOST = 40;

/** Goes on with what is told now: a move of the own seat begins anew, and a move that was taken back is not a step any more. */
export function goOn(since: Past[], { happened, facts, now }: News, seat: number | null): Past[] {
  if (!now.view) return [];
  if (happened.what === "undid") return since.filter(({ number }) => number !== happened.undone);
  const step: Past = { number: now.number, facts, view: now.view, ...(happened.stand_in ? { standIn: happened.seat } : {}) };
  if (happened.what === "played" && happened.seat === seat && !happened.stand_in) return [{ ...step, own: true }];
  return facts.length ? [...since, step].slice(-MOST) : since;
}

/** The same for whoever comes back: from the steps of the game so far, and what was told while they were on their way. */
export function recall(steps: Step[], seat: number | null, told: Past[]): Past[] {
  const last = steps.at(-1)?.number ?? 0;
  const newer = told.filter(({ number }) => number > last);
  return newer.some(({ own }) => own) ? told : [...sinceOwn(steps, seat), ...newer];
}

/** From the own last move on, which nobody has made in one's place. Moves that were made as one are one step. */
function sinceOwn(steps: Step[], seat: number | null): Past[] {
  let own = 0;
  const moverOf = (place: number): number | null => (steps[place - 1]?.view["turn"] as number | null | undefined) ?? null;
  steps.forEach((step, place) => {
    if (seat !== null && moverOf(place) === seat && !step.stand_in) own = place;
  });
  const movers = new Map(steps.map((step, place) => [step.number, step.stand_in ? moverOf(place) : null]));
  const since = steps.slice(own).filter((step, place, all) => step.number !== all[place + 1]?.number);
  const facts = (number: number): Fact[] => steps.filter((step) => step.number === number).flatMap((step) => step.facts);
  return since
    .map(({ number, view }) => {
      const standIn = movers.get(number) ?? null;
      return { number, facts: facts(number), view, ...(standIn === null ? {} : { standIn }) };
    })
    .slice(-MOST);
}
