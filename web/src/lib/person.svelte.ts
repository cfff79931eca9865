// What this person calls themselves, kept on this device alone, and where they have just sat down.

import { say } from "./words.svelte";

const KEPT = "mewseum-name";

class OwnName {
  #name = $state(localStorage.getItem(KEPT) ?? "");

  get value(): string {
    return this.#name || say("web-guest");
  }

  /** The name to sit down with; a guest without one gets a number where there are guests already. */
  among(taken: string[]): string {
    if (this.#name) return this.#name;
    const names = taken.map((name) => name.toLocaleLowerCase());
    const guest = say("web-guest");
    let [free, number] = [guest, 1];
    while (names.includes(free.toLocaleLowerCase())) free = `${guest} ${++number}`;
    return free;
  }

  set value(name: string) {
    this.#name = name.trim().slice(0, 24);
    localStorage.setItem(KEPT, this.#name);
  }

  get given(): string {
    return this.#name;
  }
}

export const ownName = new OwnName();

const SAT = "mewseum-sat";

/** Names the table at which this page is sitting down: it is opened anew for it. */
export const noteSitting = (table: string): void => sessionStorage.setItem(SAT, table);

/** Whether this page was opened anew because somebody has sat down at a table; true once. */
export function takeSitting(table: string): boolean {
  const hasSat = sessionStorage.getItem(SAT) === table;
  sessionStorage.removeItem(SAT);
  return hasSat;
}
