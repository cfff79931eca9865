// Where in the house somebody is: the foyer, a table, a lesson, or an opened record. The house may live under any path of a site.

const base = new URL(document.baseURI).pathname.replace(/\/$/, "");

const within = (pattern: RegExp): string => pattern.exec(location.pathname.slice(base.length))?.[1] ?? "";
const tableHere = (): string => within(/^\/t\/([a-z0-9]+)$/);
const isRecordHere = (): boolean => within(/^(\/record)$/) !== "";
const lessonHere = (): string => within(/^\/learn\/([a-z0-9-]+)$/);
const isFoyerHere = (): boolean => /^\/?$/.test(location.pathname.slice(base.length));

const isNowhere = (): boolean => !tableHere() && !lessonHere() && !isRecordHere() && !isFoyerHere();

class Route {
  table = $state(tableHere());
  /** The game that is being learnt. */
  lesson = $state(lessonHere());
  record = $state(isRecordHere());
  /** Whether there is nothing at this address. */
  nowhere = $state(isNowhere());
  /** Whether somebody came here from elsewhere in the house: what they have pressed is gone, and the keyboard is nowhere. */
  arrived = false;

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  go(table: string): void {
    this.#show(table ? `/t/${table}` : "/");
  }

  /** Go along to another table without a step back, and look at it as one has looked at this one: on a big screen, say. */
  follow(table: string): void {
    history.replaceState(null, "", `${base}/t/${table}${location.search}`);
    this.#read();
  }

  learn(game: string): void {
    this.#show(`/learn/${game}`);
  }

  showRecord(): void {
    this.#show("/record");
  }

  #show(path: string): void {
    this.arrived = true;
    history.pushState(null, "", `${base}${path}`);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.table = tableHere();
    this.lesson = lessonHere();
    this.record = isRecordHere();
    this.nowhere = isNowhere();
  }
}

export const route = new Route();
export const address = (path: string): string => `${base}${path}`;
export const link = (table: string): string => `${location.origin}${base}/t/${table}`;
