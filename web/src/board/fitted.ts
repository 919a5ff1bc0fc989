/** A name's letters become smaller before it is cut: who it is matters more than how large that is written. */
import type { Attachment } from 'svelte/attachments';

/** No letter on a board is smaller, in pixels. */
const LEAST = 11;

/** Where the text changes, so does what is attached. */
export const fitted =
  (text: string): Attachment<HTMLElement> =>
  (node) => {
    const letters = document.createRange();
    const fit = (): void => {
      node.style.fontSize = '';
      // Without dots for what is cut, to the fraction of a pixel: a hair too wide is cut as well.
      node.style.textOverflow = 'clip';
      letters.selectNodeContents(node);
      const share = node.getBoundingClientRect().width / letters.getBoundingClientRect().width;
      node.style.textOverflow = '';
      if (!text || !(share < 1)) return;
      // Letters do not shrink quite as their size does.
      const size = parseFloat(getComputedStyle(node).fontSize) * share * 0.98;
      node.style.fontSize = `${Math.max(LEAST, Math.floor(size * 10) / 10)}px`;
    };
    // The box it stands in: its own changes with its letters.
    let around = node.parentElement!;
    while (getComputedStyle(around).display === 'contents') around = around.parentElement!;
    const watch = new ResizeObserver(fit);
    watch.observe(around);
    // What comes to stand beside it takes room as well.
    const neighbours = new MutationObserver(fit);
    neighbours.observe(around, { childList: true });
    void document.fonts.ready.then(fit);
    return () => {
      watch.disconnect();
      neighbours.disconnect();
    };
  };
