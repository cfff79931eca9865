// What this person calls themselves; kept on this device alone.

import { say } from "./words.svelte";

const KEPT = "mewseum-name";

class OwnName {
  #name = $state(localStorage.getItem(KEPT) ?? "");

  get value(): string {
    return this.#name || say("web-guest");
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
