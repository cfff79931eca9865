// Sound is off until somebody switches it on; then this device remembers.

import type { Sounding } from "./synth";

const KEPT = "mewseum-sound";

class Sound {
  #on = $state(localStorage.getItem(KEPT) === "on");

  get on(): boolean {
    return this.#on;
  }

  set on(wanted: boolean) {
    this.#on = wanted;
    localStorage.setItem(KEPT, wanted ? "on" : "off");
    this.play("turn");
  }

  play(what: Sounding): void {
    if (this.#on) void import("./synth").then(({ sound }) => sound(what));
  }
}

export const sound = new Sound();
