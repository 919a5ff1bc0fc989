/** Where things lie in the drawing of a town: 100 units a square, a lane between squares, a margin with letters. */
export const size = 100;
export const pitch = 104;
export const margin = 27;
export const extent = margin + 4 * pitch + 11;

export type Point = readonly [x: number, y: number];

const letters = 'abcd';

export const cells: readonly string[] = [1, 2, 3, 4].flatMap((row) => [...letters].map((letter) => letter + row));

export const column = (cell: string): number => letters.indexOf(cell.charAt(0));
export const row = (cell: string): number => Number(cell.charAt(1)) - 1;

/** The upper left corner of a square. */
export const corner = (cell: string): Point => [margin + column(cell) * pitch, margin + row(cell) * pitch];

export const middle = (cell: string): Point => [corner(cell)[0] + size / 2, corner(cell)[1] + size / 2];

/** The square a step away, or none. */
export const step = (cell: string, dx: number, dy: number): string | undefined => {
  const x = column(cell) + dx;
  const y = row(cell) + dy;
  return x < 0 || x > 3 || y < 0 || y > 3 ? undefined : cells[y * 4 + x];
};

/** The line around some squares that hang together, drawn `inset` inside the middle of the lanes. */
export const outline = (shape: readonly string[], inset: number): string => {
  const inside = (x: number, y: number): boolean => shape.some((cell) => column(cell) === x && row(cell) === y);
  // Sides of the shape, walked clockwise: from corner to corner, by their start.
  const sides = new Map<string, readonly [number, number]>();
  for (const cell of shape) {
    const x = column(cell);
    const y = row(cell);
    if (!inside(x, y - 1)) sides.set(`${x} ${y}`, [1, 0]);
    if (!inside(x + 1, y)) sides.set(`${x + 1} ${y}`, [0, 1]);
    if (!inside(x, y + 1)) sides.set(`${x + 1} ${y + 1}`, [-1, 0]);
    if (!inside(x - 1, y)) sides.set(`${x} ${y + 1}`, [0, -1]);
  }
  let d = '';
  while (sides.size) {
    const walk: { x: number; y: number; dx: number; dy: number }[] = [];
    let at = [...sides.keys()][0]!;
    for (let side = sides.get(at); side; side = sides.get(at)) {
      sides.delete(at);
      const [x, y] = at.split(' ').map(Number) as [number, number];
      walk.push({ x, y, dx: side[0], dy: side[1] });
      at = `${x + side[0]} ${y + side[1]}`;
    }
    let pen = 'M';
    walk.forEach((side, i) => {
      const before = walk[(i + walk.length - 1) % walk.length]!;
      if (before.dx === side.dx && before.dy === side.dy) return;
      const x = margin - 2 + side.x * pitch + inset * (-before.dy - side.dy);
      const y = margin - 2 + side.y * pitch + inset * (before.dx + side.dx);
      d += `${pen}${x} ${y}`;
      pen = 'L';
    });
    d += 'z';
  }
  return d;
};

/** The places where two squares of a shape meet, those nearest to its middle first. */
export const seams = (shape: readonly string[]): Point[] => {
  const centre = shape.map(middle).reduce(([x, y], [a, b]) => [x + a / shape.length, y + b / shape.length], [0, 0]);
  const found: Point[] = [];
  for (const cell of shape) {
    for (const other of [step(cell, 1, 0), step(cell, 0, 1)]) {
      if (!other || !shape.includes(other)) continue;
      const [a, b] = [middle(cell), middle(other)];
      found.push([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
    }
  }
  const far = ([x, y]: Point): number => Math.hypot(x - centre[0], y - centre[1]);
  return found.toSorted((a, b) => far(a) - far(b));
};
