// Dragging is another way to choose: a card that is dropped upon something is picked together with it. Whatever can be dragged
// (`data-drag`) can also be clicked, and a card that is dropped anywhere else goes back to where it was.

import { prefersReducedMotion } from "svelte/motion";
import type { Choosing } from "./choosing.svelte";
import "./dragging.css";

/** Pixels that a pointer may tremble. */
const TREMBLE = 8;

interface Drag {
  token: string;
  /** The number of the card, if it is one. */
  number: number | undefined;
  pointer: number;
  card: HTMLElement;
  x: number;
  y: number;
  ghost: HTMLElement | null;
}

/** The places for things that need nothing else: what lies in the middle comes to oneself, what is one's own goes there. */
function zonesOf(token: string): string[] {
  if (token === "deck") return ["own", "run"];
  return /^(market|display|shown):/.test(token) ? ["own"] : ["middle"];
}

const zoneOf = (element: Element): string => (element as HTMLElement).dataset["zone"] ?? "";
const tokenOf = (element: Element): string => (element as HTMLElement).dataset["token"] ?? "";

export function dragging(choosing: () => Choosing): (board: HTMLElement) => () => void {
  return (board) => {
    let drag: Drag | null = null;

    function isTarget(element: Element, token: string): boolean {
      const upon = tokenOf(element);
      if (upon && upon !== token && choosing().partners(token).includes(upon)) return true;
      const zone = zoneOf(element);
      return zone !== "" && zonesOf(token).includes(zone) && choosing().isEnough(token);
    }

    function begin(event: PointerEvent): void {
      if (drag || event.button !== 0 || !event.isPrimary) return;
      const card = (event.target as Element).closest<HTMLElement>("[data-drag]");
      const token = card?.dataset["drag"] ?? "";
      if (!card || !choosing().isPlayable(token)) return;
      const number = card.dataset["card"] === undefined ? undefined : Number(card.dataset["card"]);
      drag = { token, number, pointer: event.pointerId, card, x: event.clientX, y: event.clientY, ghost: null };
      addEventListener("pointermove", move);
      addEventListener("pointerup", drop);
      addEventListener("pointercancel", giveUp);
      addEventListener("keydown", escape, true);
    }

    function lift(from: Drag): HTMLElement {
      const { left, top, width, height } = from.card.getBoundingClientRect();
      const ghost = from.card.cloneNode(true) as HTMLElement;
      for (const name of ["data-token", "data-drag", "data-thing", "id"]) ghost.removeAttribute(name);
      ghost.setAttribute("aria-hidden", "true");
      ghost.tabIndex = -1;
      ghost.classList.add("dragged");
      Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
      document.body.append(ghost);
      from.card.classList.add("lifted");
      for (const element of board.querySelectorAll("[data-token], [data-zone]")) {
        if (isTarget(element, from.token)) element.setAttribute("data-target", "");
      }
      return ghost;
    }

    function under(event: PointerEvent): Element | null {
      return document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-target]") ?? null;
    }

    function move(event: PointerEvent): void {
      if (!drag || event.pointerId !== drag.pointer) return;
      const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.ghost && Math.hypot(x, y) < TREMBLE) return;
      drag.ghost ??= lift(drag);
      drag.ghost.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`;
      const target = under(event);
      for (const element of board.querySelectorAll("[data-over]")) if (element !== target) element.removeAttribute("data-over");
      target?.setAttribute("data-over", "");
    }

    function drop(event: PointerEvent): void {
      if (!drag || event.pointerId !== drag.pointer) return;
      const { token, number, ghost } = drag;
      const target = ghost ? under(event) : null;
      const upon = target && choosing().partners(token).includes(tokenOf(target)) ? tokenOf(target) : "";
      if (ghost) swallowClick();
      end(target === null);
      if (target) choosing().lay(token, upon, number);
    }

    function giveUp(): void {
      end(true);
    }

    function escape(event: KeyboardEvent): void {
      if (event.key !== "Escape" || !drag?.ghost) return;
      event.stopPropagation();
      swallowClick();
      end(true);
    }

    function end(back: boolean): void {
      const ghost = drag?.ghost;
      drag?.card.classList.remove("lifted");
      drag = null;
      for (const name of ["data-target", "data-over"]) {
        for (const element of board.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
      }
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", giveUp);
      removeEventListener("keydown", escape, true);
      if (!ghost) return;
      if (!back || prefersReducedMotion.current) ghost.remove();
      else ghost.animate({ transform: "none" }, { duration: 200, easing: "ease-out" }).onfinish = () => ghost.remove();
    }

    board.addEventListener("pointerdown", begin);
    return () => {
      end(false);
      board.removeEventListener("pointerdown", begin);
    };
  };
}

/** The click that a browser makes of the end of a drag is no choice. */
function swallowClick(): void {
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 50);
}
