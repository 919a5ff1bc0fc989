/** What is this? A long press, the right button, or the key I, on anything on the board that has a name. */
import type { Attachment } from 'svelte/attachments';
import { press } from '../../board/press';

/** What was pressed: its name, and a copy of how it is drawn. */
export interface Inspected {
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

function inspected(element: Element): Inspected {
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

export const inspect =
  (show: (about: Inspected) => void): Attachment<HTMLElement> =>
  (board) =>
    press((event) => {
      if (event.type === 'pointerdown' && (event as PointerEvent).pointerType !== 'touch') return null;
      const element = named(event.target, board);
      return element && (() => show(inspected(element)));
    })(board);
