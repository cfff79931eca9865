// What is fetched only when it is needed may not come: the house is gone, or it was renewed and no longer has what this page
// asks for. Then the page says so, in words that came with it.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { address } from "./route.svelte";
import { words } from "./words.svelte";

const texts = import.meta.glob<string>("../locale/trouble/*.ftl", { query: "?raw", import: "default", eager: true });

class Trouble {
  /** Something did not come. */
  missed = $state(false);
  /** What did not come was the page itself, so there is nothing to go back to. */
  isWhole = $state(false);

  constructor() {
    addEventListener("vite:preloadError", () => (this.missed = true));
  }

  /** What is being fetched, or nothing, which is then said. */
  async part<T>(fetching: Promise<T>, { isPage = true } = {}): Promise<T | null> {
    try {
      return await fetching;
    } catch {
      this.missed = true;
      this.isWhole ||= isPage;
      return null;
    }
  }

  close(): void {
    this.missed = false;
  }
}

export const trouble = new Trouble();

/** Whether the house answers at all. */
export const isThere = (): Promise<boolean> =>
  fetch(address("/health"), { cache: "no-store" }).then(
    (answer) => answer.ok,
    () => false,
  );

export function sayTrouble(key: string): string {
  const bundle = new FluentBundle(words.language, { useIsolating: false });
  bundle.addResource(new FluentResource(texts[`../locale/trouble/${words.language}.ftl`] ?? ""));
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value) : key;
}
