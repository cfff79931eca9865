// A text to take along. Browsers give the clipboard to secure pages only, and a house at home is often reached without: then the
// old way is tried, and if that is refused too, the text is left selected for whoever copies it by hand.

export async function copyText(place: HTMLElement): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    await clipboard?.writeText(place.innerText);
    if (clipboard) return true;
  } catch {
    // not allowed here; there is the old way
  }
  getSelection()?.selectAllChildren(place);
  return document.execCommand("copy");
}
