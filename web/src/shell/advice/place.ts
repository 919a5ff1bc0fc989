/** Where advice is on the page, and what it points at. */

/** Takes the focus when it opens, and gives it back when it closes. */
export function visited(node: HTMLElement): () => void {
  const before = document.activeElement as HTMLElement | null;
  node.focus();
  return () => {
    if (document.activeElement === document.body) before?.focus();
  };
}

/** Brings an element of the board into the part of it that is not covered, once that is known. */
export async function bring(element: string | undefined, behavior: ScrollBehavior): Promise<void> {
  if (!element) return;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  // A zoomed board stays where it was moved to.
  const found = document.querySelectorAll(`.stage .frame:not(.zoomed) [data-id="${CSS.escape(element)}"]`);
  const seen = [...found].find((one) => one.getClientRects().length);
  seen?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
}
