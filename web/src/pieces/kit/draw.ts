/**
 * Drawings are data: a list of marks, each a tone (see paint.ts) and an SVG path.
 * Marks.svelte paints them, so that ghost, lit and theme are decided in one place.
 */
import type { Tone } from './paint';

/** Tone, path, the outline's width (none given = the drawing's own, 0 = no outline) and its tone (ink unless given). */
export type Mark = readonly [tone: Tone, d: string, line?: number, stroke?: Tone];
export type Part = Mark | readonly Mark[];

const n = (v: number): string => String(Math.round(v * 100) / 100);

const points = (p: readonly number[]): string => {
  let d = '';
  for (let i = 0; i + 1 < p.length; i += 2) d += `${i ? 'L' : 'M'}${n(p[i]!)} ${n(p[i + 1]!)}`;
  return d;
};

/** Closed polygon through x,y pairs. */
export const poly = (...p: number[]): string => `${points(p)}z`;

/** Open line through x,y pairs. */
export const line = (...p: number[]): string => points(p);

export const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;

/** A box with round corners. */
export const roundBox = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}` +
  `h${n(2 * r - w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${n(2 * r - h)}a${r} ${r} 0 0 1 ${r} ${-r}z`;

export const oval = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`;

/** Round-headed opening whose box is x,y,w,h. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y + h)}V${n(y + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${n(y + h)}z`;

/** Pointed opening whose box is x,y,w,h. */
export const lancet = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y + h)}V${n(y + w * 0.8)}Q${n(x + w * 0.05)} ${n(y + w * 0.3)} ${n(x + w / 2)} ${n(y)}` +
  `Q${n(x + w * 0.95)} ${n(y + w * 0.3)} ${n(x + w)} ${n(y + w * 0.8)}V${n(y + h)}z`;

/** Puffed outline (foliage, fleece, smoke): `bumps` arcs around an oval. */
export const puff = (cx: number, cy: number, rx: number, ry: number, bumps: number, turn = 0): string => {
  let d = '';
  for (let i = 0; i <= bumps; i++) {
    const a = turn + (i / bumps) * 2 * Math.PI;
    const x = cx + rx * Math.cos(a);
    const y = cy + ry * Math.sin(a);
    const r = ((Math.max(rx, ry) * Math.PI * 0.58) / bumps) * 1.15;
    d += i ? `A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y)}` : `M${n(x)} ${n(y)}`;
  }
  return `${d}z`;
};

/** Star with `tips` points. */
export const star = (cx: number, cy: number, outer: number, inner: number, tips: number): string => {
  const p: number[] = [];
  for (let i = 0; i < tips * 2; i++) {
    const a = (i / tips) * Math.PI - Math.PI / 2;
    const r = i % 2 ? inner : outer;
    p.push(cx + r * Math.cos(a), cy + r * Math.sin(a));
  }
  return poly(...p);
};

/** Evenly spaced spokes from an inner to an outer circle, as one open path. */
export const spokes = (cx: number, cy: number, r0: number, r1: number, count: number, turn = 0): string => {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = turn + (i / count) * 2 * Math.PI;
    d += line(cx + r0 * Math.cos(a), cy + r0 * Math.sin(a), cx + r1 * Math.cos(a), cy + r1 * Math.sin(a));
  }
  return d;
};

/** Battlements: a wall head from x to x+w whose teeth stand `h` above y and whose body reaches down to `base`. */
export const crenel = (x: number, y: number, w: number, teeth: number, h: number, base: number): string => {
  const step = w / (teeth * 2 - 1);
  let d = `M${n(x)} ${n(base)}V${n(y - h)}`;
  for (let i = 0; i < teeth * 2 - 1; i++) {
    d += `h${n(step)}`;
    if (i < teeth * 2 - 2) d += `v${n(i % 2 ? -h : h)}`;
  }
  return `${d}V${n(base)}z`;
};

/** Puts marks and lists of marks together into one drawing. */
export const drawing = (...parts: Part[]): Mark[] => {
  const out: Mark[] = [];
  for (const part of parts) {
    if (Array.isArray(part[0])) out.push(...(part as readonly Mark[]));
    else if (part.length) out.push(part as Mark);
  }
  return out;
};
