// What a prompt can name of what the view says about the moment: whose doing it is, which card, which crew.

import { say, words } from "../lib/words.svelte";

type Name = (kind: string) => string;
interface CrewSeen {
  cats: string[];
}

/** A crew as it is called at the table: one's own by its number, another's with its owner. */
export function crewOf(crew: string, seat: number | null): string {
  const [owner = "", number = ""] = crew.split(".");
  const player = words.names[Number(owner) - 1] ?? "";
  return Number(owner) - 1 === seat ? number : say("web-whose", { number, player });
}

export function asked(
  view: Record<string, unknown>,
  seat: number | null,
  name: Name,
  options: Record<string, unknown> = {},
): Record<string, string | number | string[]> {
  const player = (key: string): string => words.names[Number(view[key])] ?? "";
  const card = (key: string): string => (typeof view[key] === "string" ? name(view[key]) : "");
  const target = view["target"];
  const [owner, number] = typeof target === "string" ? target.split(".").map(Number) : [];
  const points = view["points"] as number[] | undefined;
  const crews = view["crews"] as CrewSeen[][] | undefined;
  return {
    active: player("active"),
    target: typeof target === "number" ? player("target") : "",
    crew: typeof target === "string" ? crewOf(target, seat) : "",
    cats: (crews?.[(owner ?? 0) - 1]?.[(number ?? 0) - 1]?.cats ?? []).map(name),
    card: card("card"),
    extra: card("extra"),
    trap: card("trap"),
    paid: 1000 * Number(view["paid"] ?? 0),
    points: points?.[Number(view["turn"])] ?? 0,
    gift: String(options["catnip_to"] ?? "choice"),
  };
}
