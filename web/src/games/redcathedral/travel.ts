/** A material or a tile that comes from somewhere else on the table: the piece is new where it lies, so it cannot be known
 *  by its name as other pieces are; it glides in from where it was taken. */
import type { TransitionConfig } from 'svelte/transition';

export interface Way {
  /** the element it comes from; none: it simply appears */
  from: string | null;
  motion: boolean;
}

const centre = (element: Element): DOMPoint => {
  const box = element.getBoundingClientRect();
  return new DOMPoint(box.left + box.width / 2, box.top + box.height / 2);
};

export function travel(node: SVGGraphicsElement, { from, motion }: Way): TransitionConfig {
  const source = motion && from ? document.querySelector(from) : null;
  const matrix = node.getScreenCTM();
  if (!source || !matrix) return { duration: 0 };
  const inward = new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f]).inverse();
  const a = inward.transformPoint(centre(source));
  const b = inward.transformPoint(centre(node));
  const [x, y] = [a.x - b.x, a.y - b.y];
  return { duration: 420, css: (_, left) => `transform: translate(${(x * left).toFixed(2)}px, ${(y * left).toFixed(2)}px)` };
}

const byId = (id: string): string => `.rc [data-id="${id}"]`;

/** Where a player's goods lie: on the board that is shown large, or on the small one. */
export const storeOf = (seat: number): string => `.rc [data-store="${seat}"]`;
export const heapOf = (material: string): string => byId(`supply.${material}`);
export const sectionOf = (section: string | undefined): string | null => (section ? byId(`section.${section}`) : null);
