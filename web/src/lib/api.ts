// The house over HTTP. What is refused comes back as an error with a stable code and a sentence in the reader's language.

import type { Create, Devices, Done, Hint, House, Introduce, Introduced, Join, Lesson, LinkSeen, No, OwnLink, OwnTable, Picture, Recorded, Replay, Seated, Talk, Undoable } from "../wire";
import { commit, type DealRecord } from "./fair";
import { address } from "./route.svelte";
import { whole } from "./whole";
import { type Said, words } from "./words.svelte";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly said: Said,
  ) {
    super(said());
  }
}

/** What to say of something that went wrong. */
export const saidBy = (error: unknown): Said => (error instanceof Refusal ? error.said : () => (error as Error).message);

export const offline: Said = () => words.say("web-offline");

async function reach(method: string, path: string, body?: unknown): Promise<Response> {
  try {
    return await fetch(address(`/api${path}${path.includes("?") ? "&" : "?"}lang=${words.language}`), {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("offline", offline);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const askedIn = words.language;
  const answer = await reach(method, path, body);
  const content = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal(content?.code ?? "http", content?.sentence ? words.refusal(content as No, { askedIn }) : offline);
  return content as T;
}

export const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export const house = (): Promise<House> => ask("GET", "/house");
export const ownTables = (): Promise<OwnTable[]> => ask("GET", "/tables");

/** A new table. The house commits to its part of the deal first; only then this device commits to its number, and reveals it at the table. */
export async function create(wish: Create): Promise<Seated> {
  const seated = await ask<Seated>("POST", "/tables", wish);
  const { commitment } = commit(seated, seated.seat);
  await ask("POST", `/tables/${seated.table}/do`, { do: "ready", id: newId(), commitment });
  return seated;
}

/** A table for oneself and bots of these levels, ready to play; its id. */
export async function playAtOnce(game: string, bots: string[], name: string): Promise<string> {
  return (await create({ game, players: bots.length + 1, others: bots, name })).table;
}

/** A table for oneself and one friend, whose seat is open; its id. */
export async function inviteFriend(game: string, name: string): Promise<string> {
  return (await create({ game, players: 2, others: [null], name })).table;
}

/** Put a table away from the list of one's own, or into it again; how it is listed now. */
export const putAway = (table: string, away: boolean): Promise<OwnTable> => ask("POST", `/tables/${table}/put-away`, { away });

export const lesson = (game: string): Promise<Lesson> => ask("GET", `/lessons/${game}`);
export const join = (table: string, wish: Join): Promise<Seated> => ask("POST", `/tables/${table}/join`, wish);
/** A table as it is now, from whichever seat this device holds. */
export const pictureOf = (table: string): Promise<Picture> => ask("GET", `/tables/${table}`);

// Own links. The key of one opens its maker's seat on one more device.

export const ownLink = (table: string): Promise<OwnLink> => ask("POST", `/tables/${table}/link`, {});
/** What a link opens. Looking uses nothing up. */
export const lookAtLink = (table: string, key: string): Promise<LinkSeen> => ask("POST", `/tables/${table}/link/look`, { key });
/** Take the seat of a link, which is used up by it. */
export const claim = (table: string, key: string): Promise<Seated> => ask("POST", `/tables/${table}/claim`, { key });
/** How many devices hold the own seat. */
export const devicesOf = (table: string): Promise<Devices> => ask("GET", `/tables/${table}/devices`);
/** Take the own seat away from all other devices, and void its link. */
export const signOutOthers = (table: string): Promise<Devices> => ask("POST", `/tables/${table}/sign-out`, {});

/** What was said at a table, from a place on: a page of it. */
export const talk = (table: string, first: number): Promise<Talk> => ask("GET", `/tables/${table}/talk?first=${first}`);
/** A spectator tells under which name they talk. */
export const introduce = (table: string, wish: Introduce): Promise<Introduced> => ask("POST", `/tables/${table}/name`, wish);
/** What a spectator says: not by the socket, which was opened before they had a name. */
export const sayFromAfar = (table: string, said: { do: "say"; id: string; text?: string; sign?: string }): Promise<Done> => ask("POST", `/tables/${table}/do`, said);
/** What to play, or how to complete moves that are chosen and not made. */
export const hint = (table: string, moves: string[] = []): Promise<Hint> => {
  const chosen = moves.map((move) => `moves=${encodeURIComponent(move)}`).join("&");
  return ask("GET", `/tables/${table}/hint${chosen && `?${chosen}`}`);
};
/** Whether the own last move may be taken back: that takes the house a while. */
export const mayUndo = (table: string, after: number): Promise<Undoable> => ask("GET", `/tables/${table}/may-undo?after=${after}`);
export const record = (table: string): Promise<DealRecord> => ask("GET", `/tables/${table}/record`);
/** The deal of a finished game once more, against bots. */
export const again = (table: string): Promise<Seated> => ask("POST", `/tables/${table}/again`);
/** From where a game is seen again: a seat, null for a spectator, or with all cards open. */
export type Angle = number | null | "open";
const seenFrom = (angle: Angle): string => (angle === null ? "" : angle === "open" ? "&open=true" : `&seat=${angle}`);
/** A game from the file of its record, as a seat saw it. */
export const showRecord = (file: File, angle: Angle): Promise<Recorded> =>
  whole((first) => ask("POST", `/records?name=${encodeURIComponent(file.name.slice(-80))}&first=${first}${seenFrom(angle)}`, file));
export async function rules(game: string): Promise<string> {
  const answer = await reach("GET", `/games/${game}/rules`);
  if (!answer.ok) throw new Refusal("http", offline);
  return answer.text();
}
export const replay = (table: string, angle: Angle): Promise<Replay> =>
  whole((first) => ask("GET", `/tables/${table}/replay?first=${first}${seenFrom(angle)}`));
