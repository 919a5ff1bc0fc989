/** A name's letters become smaller before it is cut: who it is matters more than how large that is written. */
import type { Attachment } from 'svelte/attachments';

/** No letter on a board is smaller, in pixels. */
const LEAST = 11;

/** Where the text changes, so does what is attached. */
export const fitted =
  (text: string): Attachment<HTMLElement> =>
  (node) => {
    const fit = (): void => {
      node.style.fontSize = '';
      const share = node.clientWidth / node.scrollWidth;
      if (!text || !(share < 1)) return;
      const size = parseFloat(getComputedStyle(node).fontSize) * share;
      node.style.fontSize = `${Math.max(LEAST, Math.floor(size * 10) / 10)}px`;
    };
    // The box it stands in: its own changes with its letters.
    let around = node.parentElement!;
    while (getComputedStyle(around).display === 'contents') around = around.parentElement!;
    const watch = new ResizeObserver(fit);
    watch.observe(around);
    void document.fonts.ready.then(fit);
    return () => watch.disconnect();
  };
