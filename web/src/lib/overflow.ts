// Whether there is more of a row beyond its edges: `data-more` says at which, so that its style can show it.

export function overflowing(row: HTMLElement): () => void {
  function look(): void {
    const before = row.scrollLeft > 1;
    const behind = row.scrollLeft + row.clientWidth < row.scrollWidth - 1;
    row.dataset["more"] = [before ? "before" : "", behind ? "behind" : ""].join(" ").trim();
  }
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
