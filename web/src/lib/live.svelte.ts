// One table, live: what the server told, and a way to ask. It reconnects by itself and says so.

import type { Fact, News, Now, Picture, Told } from "../wire";
import { newId, offline, Refusal, replay } from "./api";
import { remember } from "./fair";
import { apart } from "./names";
import { address } from "./route.svelte";
import { words } from "./words.svelte";

export interface Line {
  number: number;
  facts: Fact[];
  text: string;
  /** The seat that did it, if one did. */
  by?: number | null;
}

type Status = "connecting" | "open" | "lost" | "gone";
type Request = { do: string } & Record<string, unknown>;
type Waiting = { request: string; resolve: (number: number) => void; reject: (error: Error) => void };

const LONGEST_PAUSE = 8000;

export class LiveTable {
  picture = $state.raw<Picture | null>(null);
  now = $state.raw<Now | null>(null);
  news = $state.raw<News | null>(null);
  /** The last thing that happened while we watched. */
  story = $state.raw<Line[]>([]);
  status = $state<Status>("connecting");
  refusal = $state<Refusal | null>(null);
  #socket: WebSocket | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody looks at it
  #waiting = new Map<string, Waiting>();
  #askedIn = words.language;
  #pause = 250;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    /** Whether to look on as a spectator does, even from one's own seat. */
    readonly looksOn = false,
  ) {
    this.#connect();
  }

  get seat(): number | null {
    return this.picture?.seat ?? null;
  }

  #connect(): void {
    const url = new URL(address(`/api/tables/${this.table}/live`), location.href);
    url.protocol = url.protocol.replace("http", "ws");
    this.#askedIn = words.language;
    url.searchParams.set("lang", this.#askedIn);
    if (this.looksOn) url.searchParams.set("screen", "");
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = 250;
      this.status = "open";
      for (const { request } of this.#waiting.values()) socket.send(request); // the same ids: nothing is done twice
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Told);
    socket.onclose = (event) => this.#lose(event.code);
  }

  #lose(code: number): void {
    this.#socket = null;
    if (this.#closed) return;
    if (code >= 4400 && code < 4429) {
      this.status = "gone";
      return;
    }
    this.status = "lost";
    this.#timer = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  #hear(message: Told): void {
    if (message.kind === "table") {
      const missed = message.now.changed !== this.now?.changed;
      this.picture = message;
      if (!message.now.began) remember(this.table, message.commitment);
      this.#see(message.now);
      if (missed) void this.#recall();
    } else if (message.kind === "news") {
      this.news = message;
      this.#see(message.now);
      this.#tell(message);
    } else {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.kind === "done") waiting?.resolve(message.number);
      else {
        const refusal = new Refusal(message.code, words.refusal(message, { askedIn: this.#askedIn }));
        if (waiting) waiting.reject(refusal);
        else this.refusal = refusal;
      }
    }
  }

  #see(now: Now): void {
    this.now = now;
  }

  #tell(news: News): void {
    const { happened } = news;
    const text = happened.what === "said" ? `${words.names[happened.seat] ?? ""}: ${apart(happened.text ?? "")}` : "";
    const by = happened.what === "played" ? happened.seat : null;
    const { number } = news.now;
    const isTold = this.story.some((line) => line.number === number); // recalled before it was heard
    if ((news.facts.length || text) && !isTold) this.story = [...this.story, { number, facts: news.facts, text, by }];
  }

  /** What happened while we were not there, as far as our own seat saw it, or a spectator. What we know already is not told again. */
  async #recall(): Promise<void> {
    if (!this.now?.began) return;
    try {
      const { steps } = await replay(this.table, this.seat);
      const known = this.story.map((line) => line.number);
      const missing = steps
        .map((step, place) => ({
          number: step.number,
          facts: step.facts,
          text: "",
          by: (steps[place - 1]?.view["turn"] as number | null | undefined) ?? null,
        }))
        .filter((line) => !known.includes(line.number));
      this.story = [...this.story, ...missing].sort((one, other) => one.number - other.number);
    } catch {
      // without what was missed, the story is still told from here on
    }
  }

  /** Ask for something; the entry's number, or a Refusal. Asked again after a lost connection, it is done once. */
  send(request: Request): Promise<number> {
    const id = newId();
    const text = JSON.stringify({ id, ...request });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { request: text, resolve, reject });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    for (const { reject } of this.#waiting.values()) reject(new Refusal("closed", offline));
    this.#waiting.clear();
  }
}
