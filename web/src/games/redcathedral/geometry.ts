/** Where things stand: towers and their sections, the ring of stalls, the road. */
import type { Tower } from './components';

// --- the cathedral: a section is `wide` × `storey`, a dome is taller
/** Drawings are 136 wide; towers stand a little closer, their eaves almost touch. */
export const wide = 126;
export const storey = 104;
export const domed = 152;
export const signpost = 50;

export interface Site {
  width: number;
  height: number;
  /** the ground line */
  ground: number;
}

export const site = (towers: readonly Tower[]): Site => {
  const highest = Math.max(2, ...towers.map((tower) => tower.sections.length));
  const ground = (highest - 1) * storey + domed + 6;
  return { width: Math.max(1, towers.length) * wide + 12, height: ground + signpost + 8, ground };
};

/** The upper left corner of a section. */
export const corner = (
  tower: number,
  level: number,
  height: number,
  ground: number,
): readonly [x: number, y: number] => [
  1 + tower * wide,
  ground - level * storey - (level === height - 1 ? domed : storey),
];

// --- the market: eight stalls clockwise from just right of the top, around (0, 0)
export const ring = 247;
export const around = 300;

export const angle = (space: number): number => ((-67.5 + 45 * space) * Math.PI) / 180;

export const stallAt = (space: number): readonly [x: number, y: number] => [
  ring * Math.cos(angle(space)),
  ring * Math.sin(angle(space)),
];

/** The way of a die: clockwise through the stalls, from one space to another. */
export const way = (from: number, to: number): string => {
  const r = 252;
  const steps = (to - from + 8) % 8 || 8;
  const point = (a: number): string => `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
  let d = `M${point(angle(from) + 0.12)}`;
  for (let i = 1; i <= steps; i++) d += `A${r} ${r} 0 0 1 ${point(angle(from + i) - (i === steps ? 0.16 : 0))}`;
  return d;
};

// --- the road: a step is `pace` wide and `slab` high, rows run to and fro; markers stand above their step
export const pace = 24;
export const slab = 34;
export const lane = slab + 24;

export const stepAt = (step: number, columns: number): readonly [x: number, y: number] => {
  const row = Math.floor(step / columns);
  const column = step % columns;
  return [(row % 2 ? columns - 1 - column : column) * pace, row * lane];
};
