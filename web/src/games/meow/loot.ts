// Which loot is cash, jewellery or a painting (§1.2): the table's option `loot_kinds` decides.

export type Loot = "cash" | "jewellery" | "painting";

export function lootOf(thousands: number, table: unknown = "a"): Loot {
  if (table === "c") {
    if (thousands >= 25 && thousands <= 50) return "jewellery";
    return thousands >= 75 && thousands <= 300 ? "painting" : "cash";
  }
  if (thousands === 50 || thousands === 75) return "jewellery";
  if (thousands === 150 || thousands === 300) return "painting";
  return thousands === 500 && table === "b" ? "painting" : "cash";
}

/** The loot that a card is; nothing for cats, tricks and negative cards. */
export const lootOfCard = (card: string, table: unknown): Loot | undefined =>
  /^\d+k$/.test(card) ? lootOf(Number.parseInt(card, 10), table) : undefined;
