// A record that somebody has opened from a file. The house reads it; it stays on this device.

import type { Recorded } from "../wire";
import { showRecord } from "./api";

class Brought {
  file = $state.raw<File | null>(null);
  first = $state.raw<Recorded | null>(null);

  /** Open a file, seen as a spectator at first; a broken one is refused with a sentence. */
  async open(file: File): Promise<void> {
    const told = await showRecord(file, null);
    this.file = file;
    this.first = told;
  }

  close(): void {
    this.file = null;
    this.first = null;
  }
}

export const brought = new Brought();
