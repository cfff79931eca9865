// Cards travel from where they were to where they are, and turn over on the way if they show their other side there. What
// lies nowhere else comes from the deck and goes there. With reduced motion cards are simply there.

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { TransitionConfig } from "svelte/transition";
import { Newcomers } from "./newcomers";
import { DECK, Tracker, type Known, type Move, type Places, type Tracked } from "./tracker";
import { boxOf, bring, duration, hasMoved, liftOut, makeRoom, putBack, send, showsFace, stands, WAY, wayBetween, type Stood } from "./ways";

/** Milliseconds between cards that come from the deck one after the other. */
const APART = 70;
const MOST_APART = 4;

type Transition = TransitionConfig | (() => TransitionConfig);
interface Traveller extends Tracked {
  node: HTMLElement;
  list: Element | null;
  move: Move;
}

const STAY: TransitionConfig = { duration: 0 };

/** How the cards of one table travel. It is forgotten with the table. */
export class Travel {
  readonly #tracker = new Tracker();
  readonly #newcomers = new Newcomers();
  readonly #anchors = new Map<string, HTMLElement>();
  readonly #lying = new Set<HTMLElement>();
  readonly #moving = new Map<HTMLElement, Animation[]>();
  #moves: ReadonlyMap<number, Move> = new Map();
  #arriving = new Map<number, Traveller>();
  #leaving = new Map<number, Traveller>();
  #before: Map<HTMLElement, Stood> | null = null;

  /** Lay the cards as a view shows them. What has moved since travels now; what is taken away later with the page does not. */
  lay(places: Places, known?: Known): Record<string, Tracked[]> {
    const laid = this.#tracker.lay(places, known);
    this.#moves = this.#tracker.moves;
    if (this.#moves.size && duration(WAY)) this.#before ??= this.#look();
    queueMicrotask(() => {
      this.#moves = new Map();
      if (!this.#arriving.size && !this.#leaving.size) this.#before = null;
    });
    return laid;
  }

  /** The cards of these places that are new to a seat, as cards were laid last. */
  newcomers(laid: Record<string, Tracked[]>, places: string[], active: number, seat: number | null): ReadonlySet<number> {
    return this.#newcomers.among(laid, places, this.#tracker.moves, active, seat);
  }

  /** The thing at which cards of a place arrive and leave that are not shown one by one. */
  anchor(place: string): Attachment<HTMLElement> {
    return (element) => {
      this.#anchors.set(place, element);
      return () => void (this.#anchors.get(place) === element && this.#anchors.delete(place));
    };
  }

  readonly arrive = (node: HTMLElement, card: Tracked): Transition => {
    this.#lying.add(node);
    this.#halt(node);
    this.#note(this.#arriving, node, card);
    return STAY;
  };

  readonly leave = (node: HTMLElement, card: Tracked): Transition => {
    this.#lying.delete(node);
    if (!this.#note(this.#leaving, node, card)) return STAY;
    // What arrives elsewhere is seen on its way from there.
    return () => (this.#arriving.has(card.id) ? STAY : { duration: duration(WAY) });
  };

  /** Whether a card travels. All that travel together set out together, with the frame that shows them: it needs a layout anyway. */
  #note(travellers: Map<number, Traveller>, node: HTMLElement, { id, kind }: Tracked): boolean {
    const move = this.#moves.get(id);
    if (!move || !duration(WAY)) return false;
    if (!this.#arriving.size && !this.#leaving.size) requestAnimationFrame(() => this.#setOut());
    travellers.set(id, { id, kind, node, list: node.parentElement, move });
    return true;
  }

  /** Where all cards are, before anything on the table changes. */
  #look(): Map<HTMLElement, Stood> {
    for (const node of this.#lying) if (!node.isConnected) this.#lying.delete(node);
    return new Map([...this.#lying].map((node) => [node, stands(node)]));
  }

  /** First whatever takes room is changed, then all is looked at, then all sets out: looking in between costs a layout each time. */
  #setOut(): void {
    const before = this.#before ?? new Map<HTMLElement, Stood>();
    const [senders, arriving, leaving] = [this.#leaving, [...this.#arriving.values()], [...this.#leaving.values()]];
    this.#before = null;
    this.#arriving = new Map();
    this.#leaving = new Map();

    const arrived = new Set(arriving.map(({ node }) => node));
    const changed = new Set([...arriving, ...leaving].map(({ list }) => list));
    const staying = [...this.#lying].filter((node) => changed.has(node.parentElement) && !arrived.has(node));
    const filled = new Set<Element | null>([...staying, ...arrived].map((node) => node.parentElement));
    const going = leaving.filter(({ node }) => node.isConnected);
    for (const { node, list } of going) if (filled.has(list)) liftOut(node, before.get(node));

    const yielding = staying.filter((node) => hasMoved(node, before.get(node)));
    for (const node of yielding) this.#halt(node);
    const seen = [...arrived, ...yielding, ...going.map(({ node }) => node), ...this.#anchors.values()];
    const boxes = new Map(seen.map((node) => [node, boxOf(node)]));
    const boxAt = (node: HTMLElement | undefined): DOMRect | undefined => node && boxes.get(node);
    const boxBefore = (node: HTMLElement): DOMRect | undefined => before.get(node)?.box;

    const setOut: (() => void)[] = [];
    for (const node of yielding) {
      const way = wayBetween(node, boxAt(node), boxBefore(node));
      setOut.push(() => this.#move(node, makeRoom(node, way)));
    }
    let drawn = 0;
    for (const { id, node, kind, move } of arriving) {
      const sender = senders.get(id);
      const source = sender?.node ?? this.#anchors.get(move.from);
      const turns = sender ? sender.kind !== kind : move.from === DECK && showsFace(node);
      const delay = move.from === DECK ? duration(APART) * Math.min(MOST_APART, drawn++) : 0;
      const way = wayBetween(node, boxAt(node), sender ? boxBefore(sender.node) : boxAt(source));
      setOut.push(() => this.#move(node, bring(node, way, turns ? source : undefined, delay)));
    }
    for (const { node, move } of going) {
      const goal = this.#anchors.get(move.to);
      const turns = move.to === DECK && showsFace(node);
      const from = wayBetween(node, boxAt(node), boxBefore(node));
      const way = wayBetween(node, boxAt(node), boxAt(goal));
      setOut.push(() => this.#move(node, send(node, from, way, turns ? goal : undefined)));
    }
    for (const each of setOut) each();
  }

  #move(node: HTMLElement, moving: Animation[]): void {
    const [first] = moving;
    if (!first) return;
    this.#moving.set(node, moving);
    first.onfinish = () => {
      if (this.#moving.get(node) !== moving) return;
      this.#moving.delete(node);
      if (this.#lying.has(node)) putBack(node);
    };
  }

  #halt(node: HTMLElement): void {
    const moving = this.#moving.get(node);
    if (!moving) return;
    this.#moving.delete(node);
    for (const animation of moving) animation.cancel();
    putBack(node);
  }
}

const TRAVEL = Symbol("travel");

/** Cards travel within the table below. */
export function letCardsTravel(): Travel {
  return setContext(TRAVEL, new Travel());
}

/** How cards leave and arrive at this table. */
export function travelling(): Travel {
  return getContext<Travel | undefined>(TRAVEL) ?? new Travel();
}
