/** What is this? A long press, the right button, or the key I, on anything on the board that has a name. */
import type { Attachment } from 'svelte/attachments';
import { plainKey } from '../../board/keys';

const REST = 450;
const SLIP = 8;

/** What was asked about: its name, and a copy of how it is drawn. */
export interface Asked {
  label: string;
  /** What the guide knows it by; "" where it is no element of the board. */
  element: string;
  drawing: SVGSVGElement | HTMLElement;
}

/** The nearest thing with a name. What opens its own large card (`data-holds`) answers for itself. */
function named(target: EventTarget | null, board: Element): Element | null {
  const found = (target as Element | null)?.closest('[aria-label]:not([role="group"]), button[data-id]') ?? null;
  if (!found || !board.contains(found) || (target as Element).closest('[data-holds]')) return null;
  return found;
}

function asked(element: Element): Asked {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of [...part.attributes].map((one) => one.name))
      if (name.startsWith('data-') || ['id', 'tabindex', 'title'].includes(name)) part.removeAttribute(name);
  }
  for (const title of copy.querySelectorAll('title, .ring, .hit')) title.remove();
  const label = element.getAttribute('aria-label') ?? element.textContent.trim();
  const { about, id = '' } = element.closest<HTMLElement | SVGElement>('[data-id]')?.dataset ?? {};
  const found = { label, element: about ?? id };
  if (!(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement) return { ...found, drawing: copy };
  const { x, y, width, height } = element.getBBox();
  copy.removeAttribute('transform');
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  drawing.append(copy);
  return { ...found, drawing };
}

/** What the guide knows an element by: what lies there, where the board says so (`data-about`). */
export const knownAs = (element: string): string =>
  document.querySelector<HTMLElement>(`.stage [data-id="${CSS.escape(element)}"]`)?.dataset['about'] ?? element;

export const asking =
  (tell: (about: Asked) => void): Attachment<HTMLElement> =>
  (board) => {
    let timer = 0;
    let from: readonly [number, number] = [0, 0];
    let held = false;
    const ask = (target: EventTarget | null): boolean => {
      const element = named(target, board);
      if (element) tell(asked(element));
      return !!element;
    };
    const stop = (): void => window.clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      stop();
      held = false;
      if (event.pointerType !== 'touch') return;
      from = [event.clientX, event.clientY];
      timer = window.setTimeout(() => (held = ask(event.target)), REST);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) > SLIP) stop();
    };
    // The end of the press that asked is no click.
    const click = (event: MouseEvent): void => {
      if (!held) return;
      held = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const menu = (event: MouseEvent): void => {
      if (held || ask(event.target)) event.preventDefault();
      stop();
    };
    const key = (event: KeyboardEvent): void => {
      if (plainKey(event) === 'i') ask(event.target);
    };
    board.addEventListener('pointerdown', down);
    board.addEventListener('pointermove', move);
    board.addEventListener('pointerup', stop);
    board.addEventListener('pointercancel', stop);
    board.addEventListener('click', click, true);
    board.addEventListener('contextmenu', menu);
    board.addEventListener('keydown', key);
    return () => {
      stop();
      board.removeEventListener('pointerdown', down);
      board.removeEventListener('pointermove', move);
      board.removeEventListener('pointerup', stop);
      board.removeEventListener('pointercancel', stop);
      board.removeEventListener('click', click, true);
      board.removeEventListener('contextmenu', menu);
      board.removeEventListener('keydown', key);
    };
  };
