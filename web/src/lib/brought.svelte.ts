// A record that somebody has opened from a file. The house reads it and keeps nothing: it stays in this tab, also when the page
// is loaded again.

import type { Recorded } from "../wire";
import { showRecord } from "./api";

const KEPT = "mewseum-record";

class Brought {
  file = $state.raw<File | null>(null);
  first = $state.raw<Recorded | null>(null);

  /** Open a file, seen as a spectator at first; a broken one is refused with a sentence. */
  async open(file: File): Promise<void> {
    const told = await showRecord(file, null);
    this.file = file;
    this.first = told;
    await keep(file);
  }

  /** The record that was open in this tab; false if there is none. */
  async recall(): Promise<boolean> {
    const kept = sessionStorage.getItem(KEPT);
    if (!kept) return false;
    const { name, text } = JSON.parse(kept) as { name: string; text: string };
    await this.open(new File([text], name));
    return true;
  }
}

async function keep(file: File): Promise<void> {
  const kept = JSON.stringify({ name: file.name, text: await file.text() });
  try {
    sessionStorage.setItem(KEPT, kept);
  } catch {
    // a tab that may keep nothing shows the record all the same, until it is loaded again
  }
}

export const brought = new Brought();
