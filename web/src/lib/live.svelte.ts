// One table, live: what the server told, and a way to ask. It reconnects by itself and says so.

import type { Done, Looked, News, Now, Picture, Told } from "../wire";
import { newId, offline, Refusal, replay } from "./api";
import { note, noteDealt, numberToReveal } from "./fair";
import { heldSeat, type HeldSeat, lostSeat, noteSeat } from "./held";
import { Listening } from "./listening";
import { Pacing } from "./pacing";
import { address } from "./route.svelte";
import { settings } from "./settings.svelte";
import { goOn, recall, type Past } from "./since";
import { goOn as tell, type Line, withNoted, withSteps } from "./story";
import { Talk } from "./talk.svelte";
import { words } from "./words.svelte";

type Status = "connecting" | "open" | "lost" | "gone";
type Request = { do: string } & Record<string, unknown>;
type Waiting = { request: string; resolve: (answer: Done | Looked) => void; reject: (error: Error) => void };

const LONGEST_PAUSE = 8000;
/** Of a pause, so much is by chance: whoever lost the house together does not come back all at once. */
const SPREAD = 0.5;
/** What a socket says of itself when it was lost without a word. */
const SILENT = 1006;

export class LiveTable {
  picture = $state.raw<Picture | null>(null);
  now = $state.raw<Now | null>(null);
  news = $state.raw<News | null>(null);
  /** The last thing that happened while we watched. */
  story = $state.raw<Line[]>([]);
  /** What has happened since the own last move, each with the table after it. */
  since = $state.raw<Past[]>([]);
  status = $state<Status>("connecting");
  refusal = $state<Refusal | null>(null);
  /** The seat that this device held here and does not hold any more: another device of it has signed this one out. */
  lost = $state.raw<HeldSeat | null>(null);
  /** How many look on from no seat. */
  watching = $state(0);
  readonly talk: Talk;
  #listening: Listening | null = null;
  #socket: WebSocket | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody looks at it
  #waiting = new Map<string, Waiting>();
  #askedIn = words.language;
  #pause = 250;
  #closed = false;
  /** The round in which this page has revealed the own number. */
  #revealed = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #pacing = new Pacing((news) => this.#show(news), () => settings.held, () => this.seat);

  constructor(
    readonly table: string,
    /** Whether to look on as a spectator does, even from one's own seat. */
    readonly looksOn = false,
  ) {
    this.talk = new Talk(table, () => this.seat);
    this.#connect();
    addEventListener("online", this.#online);
    addEventListener("offline", this.#offline);
  }

  /** There is a network again: that is worth a try at once. What was connected before may belong to another one. */
  readonly #online = (): void => {
    if (this.status !== "lost" || this.#socket) return this.#listening?.doubt();
    clearTimeout(this.#timer);
    this.#pause = 250;
    this.#connect();
  };

  /** A house on this device, or on a wire, may still be there. */
  readonly #offline = (): void => this.#listening?.doubt();

  get seat(): number | null {
    return this.lost ? null : (this.picture?.seat ?? null);
  }

  #connect(): void {
    const url = new URL(address(`/api/tables/${this.table}/live`), location.href);
    url.protocol = url.protocol.replace("http", "ws");
    this.#askedIn = words.language;
    url.searchParams.set("lang", this.#askedIn);
    url.searchParams.set("beats", "");
    if (this.looksOn) url.searchParams.set("screen", "");
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#listening = new Listening(() => this.#lose(socket, SILENT));
    socket.onopen = () => {
      this.#pause = 250;
      this.status = "open";
      for (const { request } of this.#waiting.values()) socket.send(request); // the same ids: nothing is done twice
    };
    socket.onmessage = (event) => {
      this.#listening?.heard();
      this.#hear(JSON.parse(event.data as string) as Told);
    };
    socket.onclose = (event) => this.#lose(socket, event.code);
  }

  #lose(socket: WebSocket, code: number): void {
    this.#leave(socket);
    if (this.#closed) return;
    if (code >= 4400 && code < 4429) {
      this.status = "gone";
      return;
    }
    this.status = "lost";
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (1 - SPREAD * Math.random()));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  /** Listen no more to a socket, which may take long to notice itself that nobody is there. */
  #leave(socket: WebSocket): void {
    this.#listening?.stop();
    this.#listening = this.#socket = null;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #hear(message: Told): void {
    if (message.kind === "table") {
      const missed = message.now.changed !== this.now?.changed;
      this.picture = message;
      this.#noteSeat(message);
      this.#pacing.forget();
      this.#see(message.now);
      this.story = withNoted(this.story, message.noted);
      if (missed) void this.#recall();
      void this.talk.recall();
    } else if (message.kind === "news") {
      this.talk.hear(message); // nobody waits for words, at whatever pace they look on
      this.#pacing.hear(message);
    } else if (message.kind === "beat") {
      this.watching = message.watching;
    } else {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.kind === "done" || message.kind === "looked") waiting?.resolve(message);
      else {
        const refusal = new Refusal(message.code, words.refusal(message, { askedIn: this.#askedIn }));
        if (waiting) waiting.reject(refusal);
        else this.refusal = refusal;
        if (message.code === "signed-out") this.lost = this.picture && heldSeat(this.picture);
      }
    }
  }

  /** Remember the own seat. That it was lost is remembered too, until whoever comes back has been told. */
  #noteSeat(picture: Picture): void {
    if (this.looksOn) return;
    this.lost = lostSeat(picture);
    if (!this.lost) noteSeat(picture);
  }

  #show(news: News): void {
    this.news = news;
    if (news.now.began && this.now?.dealing) noteDealt(this.table, this.now.dealing.round);
    this.#see(news.now);
    this.since = goOn(this.since, news, this.seat);
    this.story = tell(this.story, news);
    const { what, seat } = news.happened;
    if (what === "undid" && seat === this.seat) void this.#recall(); // the own last move is an earlier one again
  }

  #see(now: Now): void {
    this.now = now;
    this.#deal(now);
  }

  /** Before the cards: keep what is shown of the deal, and reveal the own number once everybody has committed. */
  #deal(now: Now): void {
    if (!this.picture) return;
    note(this.picture, now);
    const number = numberToReveal(this.picture, now);
    const key = `${now.dealing?.round ?? 0} ${now.dealing?.commitment ?? ""}`;
    if (number === null || this.#revealed === key) return;
    this.#revealed = key;
    this.send({ do: "reveal", number }).catch(() => undefined); // another tab was faster
  }

  /** What happened while we were not there, as far as our own seat saw it, or a spectator. What we know already is not told again. */
  async #recall(): Promise<void> {
    if (!this.now?.began) return;
    try {
      const { steps } = await replay(this.table, this.seat);
      this.since = recall(steps, this.seat, this.since);
      this.story = withSteps(this.story, steps);
    } catch {
      // without what was missed, the story is still told from here on
    }
  }

  /** Ask for something; what it has led to or what was looked at, or a Refusal. Asked again after a lost connection, it is done once. */
  send(request: Request): Promise<Done | Looked> {
    const id = newId();
    const text = JSON.stringify({ id, ...request });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { request: text, resolve, reject });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  close(): void {
    this.#closed = true;
    this.#pacing.forget();
    clearTimeout(this.#timer);
    removeEventListener("online", this.#online);
    removeEventListener("offline", this.#offline);
    if (this.#socket) this.#leave(this.#socket);
    for (const { reject } of this.#waiting.values()) reject(new Refusal("closed", offline));
    this.#waiting.clear();
  }
}
