/** A long press: the finger or button rests on something for a moment. The click that would follow is swallowed. The
 *  right button and the key I do the same at once. */
import type { Attachment } from 'svelte/attachments';
import { plainKey } from './keys';

/** Shorter than the browser's own long press, which would cancel ours. */
const REST = 420;
/** So far a finger may slip and still mean what it pressed. */
export const SLIP = 8;

type Pressing = PointerEvent | MouseEvent | KeyboardEvent;

/** `find` says what pressing there does; null: nothing. */
export const press =
  (find: (event: Pressing) => (() => void) | null): Attachment<HTMLElement | SVGElement> =>
  (element) => {
    const node = element as HTMLElement; // in a drawing the events are the same
    const listening = new AbortController();
    let timer = 0;
    let from: readonly [number, number] = [0, 0];
    let pressed = false;
    const stop = (): void => window.clearTimeout(timer);
    const listen = <K extends keyof HTMLElementEventMap>(
      name: K,
      hear: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): void => node.addEventListener(name, hear, { capture, signal: listening.signal });

    listen('pointerdown', (event) => {
      stop();
      pressed = false;
      const act = find(event);
      if (!act) return;
      from = [event.clientX, event.clientY];
      timer = window.setTimeout(() => {
        pressed = true;
        act();
      }, REST);
    });
    listen('pointermove', (event) => {
      if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) > SLIP) stop();
    });
    for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const) listen(name, stop);
    const swallow = (event: Event): void => {
      event.stopPropagation();
      event.preventDefault();
    };
    listen(
      'click',
      (event) => {
        if (pressed) swallow(event);
        pressed = false;
      },
      true,
    );
    listen('contextmenu', (event) => {
      const act = pressed ? null : find(event);
      if (pressed || act) swallow(event);
      act?.();
      stop();
    });
    listen('keydown', (event) => {
      const act = plainKey(event) === 'i' ? find(event) : null;
      if (act) event.stopPropagation();
      act?.();
    });
    return () => {
      stop();
      listening.abort();
    };
  };

/** Something with a large card of its own, say. What asks about whatever is pressed leaves it alone (`data-holds`). */
export const longPress =
  (act: () => void): Attachment<HTMLElement | SVGElement> =>
  (element) => {
    (element as HTMLElement).dataset.holds = '';
    return press(() => act)(element);
  };
