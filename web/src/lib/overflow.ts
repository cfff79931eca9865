// Whether there is more of a row, or of a list, beyond its edges: `data-more` says at which, so that its style can show it.

export function overflowing(row: HTMLElement): () => void {
  return watching(row, () => {
    const before = row.scrollLeft > 1;
    const behind = row.scrollLeft + row.clientWidth < row.scrollWidth - 1;
    return [before ? "before" : "", behind ? "behind" : ""].join(" ").trim();
  });
}

/** A list that is turned upside down, so that it stays at its end: its scrolling is counted from there, below nothing. */
export function overflowingAbove(list: HTMLElement): () => void {
  return watching(list, () => (list.scrollHeight - list.clientHeight + list.scrollTop > 1 ? "above" : ""));
}

/** A list that is read from its beginning. */
export function overflowingBelow(list: HTMLElement): () => void {
  return watching(list, () => (list.scrollHeight - list.clientHeight - list.scrollTop > 1 ? "below" : ""));
}

function watching(row: HTMLElement, more: () => string): () => void {
  const look = (): string => (row.dataset["more"] = more());
  const sizes = new ResizeObserver(look);
  /** Look when the page has been laid out anyway: whoever looks earlier has it laid out once more. */
  function lookLater(): void {
    sizes.unobserve(row);
    sizes.observe(row);
  }
  const children = new MutationObserver(lookLater);
  sizes.observe(row);
  children.observe(row, { childList: true, subtree: true, characterData: true });
  row.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
    row.removeEventListener("scroll", look);
  };
}
