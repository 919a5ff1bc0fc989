/** A long press: the finger or button rests on the element for a moment. The click that would follow is swallowed. The
 *  right button and the key I do the same at once. */
import type { Attachment } from 'svelte/attachments';
import { plainKey } from './keys';

/** Shorter than the browser's own long press, which would cancel ours. */
const rest = 420;
const slip = 8;

export const longPress =
  (act: () => void): Attachment<HTMLElement | SVGElement> =>
  (element) => {
    const node = element as HTMLElement; // in a drawing the events are the same
    let timer = 0;
    let from: readonly [number, number] = [0, 0];
    let pressed = false;
    const stop = (): void => window.clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      pressed = false;
      from = [event.clientX, event.clientY];
      stop();
      timer = window.setTimeout(() => {
        pressed = true;
        act();
      }, rest);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) > slip) stop();
    };
    const click = (event: MouseEvent): void => {
      if (!pressed) return;
      pressed = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const menu = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
      if (!pressed) act();
      stop();
    };
    const key = (event: KeyboardEvent): void => {
      if (plainKey(event) !== 'i') return;
      event.stopPropagation();
      act();
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const) node.addEventListener(name, stop);
    node.addEventListener('click', click, true);
    node.addEventListener('contextmenu', menu);
    node.addEventListener('keydown', key);
    node.dataset.holds = '';
    return () => {
      stop();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const) node.removeEventListener(name, stop);
      node.removeEventListener('click', click, true);
      node.removeEventListener('contextmenu', menu);
      node.removeEventListener('keydown', key);
    };
  };
