/** Where advice is on the page, and what it points at. */

/** Whoever opens it goes on from it, and when it closes from where they were. */
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
  // What is under the glass is where a hand has moved it.
  const found = document.querySelectorAll(`.stage .frame:not(.zoomed) [data-id="${CSS.escape(element)}"]`);
  const seen = [...found].find((one) => one.getClientRects().length);
  seen?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
}
