// Cards travel from where they were to where they are, and turn over on the way if they show their other side there. What
// lies nowhere else comes from the deck and goes there. With reduced motion cards are simply there.

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";
import { DECK, Tracker, type Move, type Places, type Tracked } from "./tracker";

export const duration = (milliseconds: number): number => (prefersReducedMotion.current ? 0 : milliseconds);

/** Milliseconds on the way, and between cards that come from the deck one after the other. */
const WAY = 340;
const APART = 70;
const MOST_APART = 4;

type Transition = TransitionConfig | (() => TransitionConfig);
interface Traveller {
  node: HTMLElement;
  kind: string;
}
/** A way to a card's place, seen from that place. */
interface Way {
  x: number;
  y: number;
  scale: number;
  origin: string;
  turns: boolean;
}

const STAY: TransitionConfig = { duration: 0 };

/** How the cards of one table travel. It is forgotten with the table. */
export class Travel {
  readonly #tracker = new Tracker();
  readonly #anchors = new Map<string, HTMLElement>();
  #moves: ReadonlyMap<number, Move> = new Map();
  #arriving = new Map<number, Traveller>();
  #leaving = new Map<number, Traveller>();
  #boxes: Map<Element, DOMRect> | null = null;
  #drawn = 0;

  /** Lay the cards as a view shows them. What has moved since travels now; what is taken away later with the page does not. */
  lay(places: Places): Record<string, Tracked[]> {
    const laid = this.#tracker.lay(places);
    this.#moves = this.#tracker.moves;
    queueMicrotask(() => (this.#moves = new Map()));
    return laid;
  }

  /** The thing at which cards of a place arrive and leave that are not shown one by one. */
  anchor(place: string): Attachment<HTMLElement> {
    return (element) => {
      this.#anchors.set(place, element);
      return () => void (this.#anchors.get(place) === element && this.#anchors.delete(place));
    };
  }

  readonly arrive = (node: HTMLElement, { id, kind }: Tracked): Transition => {
    const move = this.#moves.get(id);
    if (!move || !duration(WAY)) return STAY;
    this.#arriving.set(id, { node, kind });
    return () => {
      this.#look();
      const sender = this.#leaving.get(id);
      const source = sender?.node ?? this.#anchors.get(move.from);
      const turns = sender ? sender.kind !== kind : move.from === DECK && showsFace(node);
      const way = this.#way(node, source, turns);
      if (!way) return { duration: WAY / 2, css: (t) => `opacity: ${t}` };
      const delay = move.from === DECK ? APART * Math.min(MOST_APART, this.#drawn++) : 0;
      if (turns && source) showOtherSide(node, source, delay, "first");
      return { duration: WAY, delay, css: (_, left) => along(way, left) };
    };
  };

  readonly leave = (node: HTMLElement, { id, kind }: Tracked): Transition => {
    const move = this.#moves.get(id);
    if (!move || !duration(WAY)) return STAY;
    this.#leaving.set(id, { node, kind });
    return () => {
      this.#look();
      // What arrives elsewhere is seen on its way from there.
      if (this.#arriving.has(id)) return { duration: WAY, css: () => "opacity: 0" };
      const goal = this.#anchors.get(move.to);
      const turns = move.to === DECK && showsFace(node);
      const way = this.#way(node, goal, turns);
      if (!way) return { duration: WAY / 2, css: (t) => `opacity: ${t}` };
      if (turns && goal) showOtherSide(node, goal, 0, "last");
      return { duration: WAY, css: (t) => `${along(way, 1 - t, (part) => 1 - (1 - part) ** 3)}; opacity: ${t > 0.15 ? 1 : t / 0.15}` };
    };
  };

  /** Look where everything is, once for all that moves together: looking costs a layout of the table. */
  #look(): void {
    if (this.#boxes) return;
    const boxes = new Map<Element, DOMRect>();
    const travellers = [...this.#arriving.values(), ...this.#leaving.values()];
    for (const node of [...travellers.map((traveller) => traveller.node), ...this.#anchors.values()]) {
      const card = cardOf(node);
      boxes.set(card, card.getBoundingClientRect());
    }
    this.#boxes = boxes;
    queueMicrotask(() => {
      this.#boxes = null;
      this.#arriving.clear();
      this.#leaving.clear();
      this.#drawn = 0;
    });
  }

  #way(node: HTMLElement, other: HTMLElement | undefined, turns: boolean): Way | null {
    const here = this.#boxes?.get(cardOf(node));
    const there = other && this.#boxes?.get(cardOf(other));
    if (!here?.width || !there?.width) return null;
    const zoom = node.currentCSSZoom || 1;
    return {
      x: (there.left + there.width / 2 - here.left - here.width / 2) / zoom,
      y: (there.top + there.height / 2 - here.top - here.height / 2) / zoom,
      scale: there.width / here.width,
      origin: `${here.width / 2 / zoom}px ${here.height / 2 / zoom}px`,
      turns,
    };
  }
}

/** In a hand that is narrow, the places of cards are narrower than the cards. */
const cardOf = (node: HTMLElement): Element => node.querySelector(".card") ?? node;
const showsFace = (node: HTMLElement): boolean => node.querySelector(".card")?.hasAttribute("data-label") ?? false;

/** Where a card is when such a part of its way lies before it. */
function along(way: Way, part: number, ease = (rest: number): number => rest ** 3): string {
  const rest = ease(part);
  const turn = way.turns ? ` rotateY(${180 * part}deg)` : "";
  const scale = 1 + (way.scale - 1) * rest;
  return `z-index: 6; transform-origin: ${way.origin}; transform: translate(${way.x * rest}px, ${way.y * rest}px) scale(${scale})${turn}`;
}

/** For half of the way a card shows the side that it has at the other end. */
function showOtherSide(node: HTMLElement, other: HTMLElement, delay: number, half: "first" | "last"): void {
  const picture = other.querySelector("svg");
  if (!picture) return;
  const side = document.createElement("span");
  side.className = "other-side";
  side.ariaHidden = "true";
  side.append(picture.cloneNode(true));
  cardOf(node).append(side);
  const seen = half === "first" ? [1, 1, 0, 0] : [0, 0, 1, 1];
  const steps = { opacity: seen, offset: [0, 0.5, 0.5, 1] };
  side.animate(steps, { duration: WAY, delay, fill: "both" }).onfinish = () => half === "first" && side.remove();
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
