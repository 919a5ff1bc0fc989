/**
 * Pieces that travel: first, last, invert, play. Before a new view is drawn the places of all pieces are remembered;
 * after it, each piece that is somewhere else is let glide from where it was. A piece is known by `data-piece`. A
 * heap that is drawn once names all that lie in it by `data-heap`: they come from there. Works inside a drawing too,
 * whatever its zoom.
 */
const LONGEST = 450;
const SHORTEST = 250;
/** Too many at once is a flicker, not a motion: a jump in the replay, a tab that was asleep. */
const CROWD = 60;

type Drawn = HTMLElement | SVGGraphicsElement;

interface Place {
  x: number;
  y: number;
}

export type Places = Map<string, Place>;

const pieces = (root: ParentNode): Drawn[] => [...root.querySelectorAll<Drawn>('[data-piece]')];

function place(piece: Drawn): Place | null {
  const box = piece.getBoundingClientRect();
  return box.width || box.height ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

export function remember(root: ParentNode): Places {
  const places: Places = new Map();
  for (const heap of root.querySelectorAll<Drawn>('[data-heap]')) {
    const at = place(heap);
    for (const name of heap.dataset.heap?.split(' ') ?? []) if (at) places.set(name, at);
  }
  for (const piece of pieces(root)) {
    const at = place(piece);
    if (at) places.set(piece.dataset.piece ?? '', at);
  }
  return places;
}

/** How long a way takes, in milliseconds. */
export function duration(distance: number): number {
  return Math.round(Math.min(LONGEST, SHORTEST + distance * 0.4));
}

export function glide(root: ParentNode, before: Places): void {
  const moved: { piece: Drawn; dx: number; dy: number }[] = [];
  for (const piece of pieces(root)) {
    const from = before.get(piece.dataset.piece ?? '');
    const to = place(piece);
    if (!from || !to) continue;
    const dx = from.x - to.x;
    const dy = from.y - to.y;
    if (Math.hypot(dx, dy) < 2) continue;
    // What lies on a piece that travels goes along by itself.
    if (moved.some((other) => other.piece.contains(piece))) continue;
    moved.push({ piece, dx, dy });
  }
  if (moved.length > CROWD) return;
  for (const { piece, dx, dy } of moved) {
    const [x, y] = inward(piece, dx, dy);
    piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'translate(0px, 0px)' }], {
      duration: duration(Math.hypot(dx, dy)),
      easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)',
      composite: 'add',
    });
  }
}

/** A way on the screen in the piece's own units. */
function inward(piece: Drawn, dx: number, dy: number): [number, number] {
  if (piece instanceof SVGElement && 'getScreenCTM' in piece && !(piece instanceof SVGSVGElement)) {
    const matrix = piece.getScreenCTM();
    if (matrix) {
      const turn = new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d, 0, 0]).inverse();
      const point = turn.transformPoint(new DOMPoint(dx, dy));
      return [point.x, point.y];
    }
  }
  const box = piece.getBoundingClientRect();
  const scale = (piece as HTMLElement).offsetWidth ? box.width / (piece as HTMLElement).offsetWidth : 1;
  return [dx / scale, dy / scale];
}
