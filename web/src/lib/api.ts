// The house over HTTP. What is refused comes back as an error with a stable code and a sentence in the reader's language.

import type { Create, Hint, House, Join, Lesson, No, OwnLink, OwnTable, Recorded, Replay, Seated } from "../wire";
import { remember } from "./fair";
import { address } from "./route.svelte";
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

/** A number for the deal: 16 bytes that only this device has chosen. */
export function newNumber(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const newId = (): string => newNumber().slice(0, 16);

export const house = (): Promise<House> => ask("GET", "/house");
export const ownTables = (): Promise<OwnTable[]> => ask("GET", "/tables");

/** A new table. The server commits to its part of the deal first; only then this device gives its number. */
export async function create(wish: Create): Promise<Seated> {
  const seated = await ask<Seated>("POST", "/tables", wish);
  remember(seated.table, seated.commitment);
  await ask("POST", `/tables/${seated.table}/do`, { do: "ready", id: newId(), number: newNumber() });
  return seated;
}

/** A table for oneself and bots of these levels, ready to play; its id. */
export async function playAtOnce(game: string, bots: string[], name: string): Promise<string> {
  return (await create({ game, players: bots.length + 1, others: bots, name })).table;
}

export const lesson = (game: string): Promise<Lesson> => ask("GET", `/lessons/${game}`);
export const join = (table: string, wish: Join): Promise<Seated> => ask("POST", `/tables/${table}/join`, wish);
export const claim = (table: string, key: string): Promise<Seated> => ask("POST", `/tables/${table}/claim`, { key });
export const ownLink = (table: string): Promise<OwnLink> => ask("POST", `/tables/${table}/link`, {});
export const hint = (table: string): Promise<Hint> => ask("GET", `/tables/${table}/hint`);
export const record = (table: string): Promise<{ seed: string }> => ask("GET", `/tables/${table}/record`);
/** The deal of a finished game once more, against bots. */
export const again = (table: string): Promise<Seated> => ask("POST", `/tables/${table}/again`);
/** A game from the file of its record, as a seat saw it. */
export const showRecord = (file: File, seat: number | null): Promise<Recorded> =>
  ask("POST", `/records?name=${encodeURIComponent(file.name.slice(-80))}${seat === null ? "" : `&seat=${seat}`}`, file);
export async function rules(game: string): Promise<string> {
  const answer = await reach("GET", `/games/${game}/rules`);
  if (!answer.ok) throw new Refusal("http", offline);
  return answer.text();
}
export const replay = (table: string, seat: number | null): Promise<Replay> =>
  ask("GET", `/tables/${table}/replay${seat === null ? "" : `?seat=${seat}`}`);
