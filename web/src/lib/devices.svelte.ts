// The devices that hold the own seat at a table, and the link that opens it on one more.

import { untrack } from "svelte";
import type { OwnLink } from "../wire";
import { devicesOf, ownLink, signOutOthers } from "./api";

/** Milliseconds between two looks at whether a link was used. */
const LOOKS = 3000;

/** Why a link is not shown any more, as it is said. */
type Ended = "" | "web-link-used" | "web-link-over";

export class Devices {
  /** How many hold the seat; 0 until the house has said so. */
  count = $state(0);
  /** The link that is on show. */
  link = $state.raw<OwnLink | null>(null);
  ended = $state<Ended>("");
  /** How many held the seat when the link was made. */
  #before = 0;
  #over: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  /** Keep the number right while it is on show, until that is called off. */
  follow(): () => void {
    const look = (): void => void this.#look();
    const lookForLink = (): void => void (this.link && this.#look());
    untrack(look);
    const again = setInterval(lookForLink, LOOKS);
    addEventListener("focus", look);
    return () => {
      clearInterval(again);
      removeEventListener("focus", look);
    };
  }

  async #look(): Promise<void> {
    try {
      const asked = this.link;
      const { devices } = await devicesOf(this.table);
      this.count = devices;
      if (asked && asked === this.link && devices > this.#before) this.#end("web-link-used");
    } catch {
      // the house cannot be reached, or the seat is not this device's any more: the page says so by itself
    }
  }

  /** Make a link, which voids the one before; for how many seconds it opens the seat. */
  async makeLink(): Promise<number> {
    this.hideLink();
    const { devices } = await devicesOf(this.table);
    const link = await ownLink(this.table);
    [this.count, this.#before, this.ended, this.link] = [devices, devices, "", link];
    this.#over = setTimeout(() => this.#end("web-link-over"), 1000 * link.seconds);
    return link.seconds;
  }

  hideLink(): void {
    clearTimeout(this.#over);
    this.link = null;
    this.ended = "";
  }

  #end(why: Ended): void {
    this.hideLink();
    this.ended = why;
  }

  /** Take the seat away from all other devices. The link opens nothing any more. */
  async signOutOthers(): Promise<void> {
    const { devices } = await signOutOthers(this.table);
    this.hideLink();
    this.count = devices;
  }
}
