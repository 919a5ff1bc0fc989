/** Where to put something beside a piece, so that it covers as little as possible of what may be clicked next. */

export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  x: number;
  y: number;
}

const GAP = 8;

/** The best place within the frame: first by how much of the things to keep clear it covers, then by how near it is. */
export function beside(piece: Box, size: Size, frame: Box, clear: readonly Box[]): { x: number; y: number } {
  const left = piece.x + piece.width / 2 - size.width / 2;
  const top = piece.y + piece.height / 2 - size.height / 2;
  const right = frame.x + frame.width - size.width;
  const bottom = frame.y + frame.height - size.height;
  const around = [
    { x: left, y: piece.y - size.height - GAP },
    { x: left, y: piece.y + piece.height + GAP },
    { x: piece.x + piece.width + GAP, y: top },
    { x: piece.x - size.width - GAP, y: top },
  ];
  const corners = [frame.x, right].flatMap((x) => [frame.y, bottom].map((y) => ({ x, y })));
  const places = [...around, ...corners].map((place) => ({
    x: within(place.x, frame.x, right),
    y: within(place.y, frame.y, bottom),
  }));
  const costs = places.map((place) => sum(clear.map((box) => overlap({ ...place, ...size }, box))));
  return places[costs.indexOf(Math.min(...costs))]!;
}

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** How many square pixels two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}
