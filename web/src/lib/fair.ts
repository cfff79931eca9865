// Checking a deal by oneself: the same two hashes as `mewseum verify`, with the same test vectors.

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const fromHex = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const commitmentOf = (secret: string): Promise<string> => sha256(fromHex(secret));

/** The seed of a deal, from the server's secret, the table's name and the number of every seat. */
export function seedOf(secret: string, table: string, numbers: string[]): Promise<string> {
  const lines = ["mewseum deal", secret.toLowerCase(), table, ...numbers.map((number) => number.toLowerCase())];
  return sha256(new TextEncoder().encode(lines.join("\n")));
}

export interface Fairness {
  committed: boolean;
  seeded: boolean;
  seed: string;
}

/** Whether the secret is the one that was committed to, and the record's seed follows from everybody's numbers. */
export async function check(
  commitment: string,
  secret: string,
  table: string,
  numbers: string[],
  seed: string,
): Promise<Fairness> {
  const computed = await seedOf(secret, table, numbers);
  return { committed: (await commitmentOf(secret)) === commitment, seeded: computed === seed, seed: computed };
}
