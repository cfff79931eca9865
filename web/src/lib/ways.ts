// The ways that cards take, from one place on the page to another. Only what a browser moves without laying out or painting
// anything anew is moved: where a card is, how large, how far it is turned, how well it is seen.

import { prefersReducedMotion } from "svelte/motion";
import { settings } from "./settings.svelte";

/** As long as it takes at the pace that was chosen; with reduced motion, nothing moves. */
export const duration = (milliseconds: number): number => (prefersReducedMotion.current ? 0 : settings.lasting(milliseconds));

/** Milliseconds on the way. */
export const WAY = 340;
/** Fast at first, then coming to rest: the cube of what is left. */
const EASE = "cubic-bezier(0.3333, 1, 0.6667, 1)";
/** Which animations are ways from one place to another, and not only along a list. */
export const TRAVEL = "travel";

/** Where a card was seen, and where it lay in its list, whatever way it was on. */
export interface Stood {
  box: DOMRect;
  left: number;
  top: number;
  width: number;
  height: number;
}
/** A way to a card's place, or from it, seen from that place. */
export interface Way {
  x: number;
  y: number;
  scale: number;
}

/** In a hand that is narrow, the places of cards are narrower than the cards. */
const cardOf = (node: HTMLElement): Element => node.querySelector(".card") ?? node;
export const showsFace = (node: HTMLElement): boolean => node.querySelector(".card")?.hasAttribute("data-label") ?? false;
export const boxOf = (node: HTMLElement): DOMRect => cardOf(node).getBoundingClientRect();

export const stands = (node: HTMLElement): Stood => ({
  box: boxOf(node),
  left: node.offsetLeft,
  top: node.offsetTop,
  width: node.offsetWidth,
  height: node.offsetHeight,
});
export const hasMoved = (node: HTMLElement, stood: Stood | undefined): boolean =>
  stood !== undefined && (stood.left !== node.offsetLeft || stood.top !== node.offsetTop);

/** From here to there, as the card at `node` has to be moved; nothing if either cannot be seen. */
export function wayBetween(node: HTMLElement, here: DOMRect | undefined, there: DOMRect | undefined): Way | null {
  if (!here?.width || !there?.width) return null;
  const zoom = node.currentCSSZoom || 1;
  return {
    x: (there.left + there.width / 2 - here.left - here.width / 2) / zoom,
    y: (there.top + there.height / 2 - here.top - here.height / 2) / zoom,
    scale: there.width / here.width,
  };
}

/** What leaves takes no more room in its list. */
export function liftOut(node: HTMLElement, stood: Stood | undefined): void {
  if (!stood) return;
  node.style.position = "absolute";
  node.style.width = `${stood.width}px`;
  node.style.height = `${stood.height}px`;
}

/** It lies in its list like all others. */
export function putBack(node: HTMLElement): void {
  for (const property of ["position", "width", "height", "z-index"]) node.style.removeProperty(property);
  delete node.dataset["flies"];
}

const shift = ({ x, y }: Way): string => `${x}px ${y}px`;
const HERE: Way = { x: 0, y: 0, scale: 1 };

/** A card makes room for others. */
export function makeRoom(node: HTMLElement, way: Way | null): Animation[] {
  if (!way) return [];
  const length = Math.min(300, 120 + Math.hypot(way.x, way.y) / 2);
  return [node.animate({ translate: [shift(way), "0 0"] }, { duration: duration(length), easing: EASE })];
}

/** A card comes along a way, and turns over on it if it showed the other side where it comes from. */
export function bring(node: HTMLElement, way: Way | null, turned: HTMLElement | undefined, delay: number): Animation[] {
  if (!way) return [node.animate({ opacity: [0, 1] }, duration(WAY / 2))];
  const timing = { duration: duration(WAY), delay, fill: "backwards" as const };
  const steps = { translate: [shift(way), "0 0"], scale: [`${way.scale}`, "1"] };
  const moving = [node.animate(steps, { ...timing, easing: EASE, id: TRAVEL })];
  fly(node);
  if (turned) {
    moving.push(node.animate({ rotate: ["y 180deg", "y 0deg"] }, timing));
    showOtherSide(node, turned, delay, "first");
  }
  return moving;
}

/** A card goes from where it was, along a way if there is one, and fades at its end. */
export function send(node: HTMLElement, from: Way | null, way: Way | null, turned: HTMLElement | undefined): Animation[] {
  const timing = { duration: duration(WAY), fill: "forwards" as const };
  const start = from ?? HERE;
  if (!way) {
    const steps = { translate: [shift(start), shift(start)], opacity: [1, 0] };
    return [node.animate(steps, { ...timing, duration: duration(WAY / 2) })];
  }
  const steps = { translate: [shift(start), shift(way)], scale: [`${start.scale}`, `${way.scale}`] };
  const moving = [
    node.animate(steps, { ...timing, easing: EASE, id: TRAVEL }),
    node.animate({ opacity: [1, 1, 0], offset: [0, 0.85, 1] }, timing),
  ];
  fly(node);
  if (turned) {
    moving.push(node.animate({ rotate: ["y 0deg", "y 180deg"] }, timing));
    showOtherSide(node, turned, 0, "last");
  }
  return moving;
}

/** On its way it is above everything else on the table, and nothing cuts it off. */
function fly(node: HTMLElement): void {
  node.style.zIndex = "6";
  node.dataset["flies"] = "";
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
  side.animate(steps, { duration: duration(WAY), delay, fill: "both" }).onfinish = () => half === "first" && side.remove();
}
