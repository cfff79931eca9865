// A card's picture is drawn once, however often it lies on the table: what is drawn becomes an image, so that a card is a handful
// of elements and not a hundred. Letters stay letters beside it, because an image cannot use the page's fonts.

import { mount, unmount, untrack, type Component } from "svelte";

export interface Picture {
  /** All but the letters, as an image. */
  image: string;
  /** The letters, in a drawing of the same size. */
  letters: SVGElement;
}

const drawn = new WeakMap<object, Map<string, Picture>>();
const read = new WeakMap<Picture, HTMLImageElement>();

/** What a component draws, with such details; the same details, the same picture. */
export function pictureOf<Details extends Record<string, unknown>>(Drawing: Component<Details>, details: Details): Picture {
  const known = drawn.get(Drawing) ?? new Map<string, Picture>();
  drawn.set(Drawing, known);
  const key = JSON.stringify(details);
  const picture = known.get(key) ?? untrack(() => draw(Drawing, details));
  known.set(key, picture);
  return picture;
}

function draw<Details extends Record<string, unknown>>(Drawing: Component<Details>, props: Details): Picture {
  const target = document.createElement("div");
  const mounted = mount(Drawing, { target, props });
  const whole = target.querySelector("svg");
  if (!whole) throw new Error("a picture is a drawing");
  const letters = whole.cloneNode(true) as SVGElement;
  void unmount(mounted);
  for (const text of whole.querySelectorAll("text")) text.remove();
  thin(letters);
  return { image: asImage(whole), letters };
}

/** Draw what may be needed soon, one after the other, whenever there is nothing else to do. */
export function drawAhead(pictures: (() => Picture)[]): () => void {
  const [ask, forget] = "requestIdleCallback" in window ? [requestIdleCallback, cancelIdleCallback] : [setTimeout, clearTimeout];
  let asked = ask(goOn);
  function goOn(): void {
    const next = pictures.shift();
    if (!next) return;
    const picture = next();
    const image = new Image();
    image.src = picture.image; // whoever shows it finds it read
    read.set(picture, image);
    asked = ask(goOn);
  }
  return () => forget(asked);
}

/** Leave letters, and what says where and how they stand. */
function thin(element: Element): void {
  for (const child of [...element.childNodes]) {
    if (child instanceof Element && child.querySelector("text")) thin(child);
    else if (!(child instanceof SVGTextElement)) child.remove();
  }
  element.removeAttribute("clip-path");
}

function asImage(drawing: SVGElement): string {
  const { width, height } = (drawing as SVGSVGElement).viewBox.baseVal;
  drawing.setAttribute("width", `${width}`);
  drawing.setAttribute("height", `${height}`);
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
}
