/** Walls, roofs and openings that all the houses share. Light falls from the upper left. */
import { arch, box, drawing, lancet, line, oval, poly, type Mark } from './draw';
import type { Tone } from './paint';

/** Upright block with its right third in shade. */
export const tower = (x: number, base: number, w: number, h: number, wall: Tone = 'plaster', edge?: number): Mark[] => [
  [wall, box(x, base - h, w, h), edge],
  ['shade', box(x + w * 0.68, base - h, w * 0.32, h)],
];

/** House with its gable to us and its long side going back to the right. */
export const house = (
  x: number,
  base: number,
  w: number,
  h: number,
  rise: number,
  depth: number,
  wall: Tone = 'plaster',
): Mark[] => {
  const lift = depth * 0.16;
  const r = x + w;
  const top = base - h;
  const ax = x + w / 2;
  const o = 4;
  const ye = top + (o * rise) / (w / 2);
  const ay = top - rise - 2;
  const side = poly(r, base, r + depth, base - lift, r + depth, top - lift, r, top);
  const at = (t: number): number[] => [
    ax + (r + o - ax) * t,
    ay + (ye - ay) * t,
    ax + (r + o - ax) * t + depth + 2,
    ay + (ye - ay) * t - lift,
  ];
  return [
    [wall, side],
    ['shade', side],
    [wall, poly(x, base, r, base, r, top, ax, top - rise, x, top)],
    ['roof', poly(ax, ay, ax + depth + 2, ay - lift, r + o + depth + 2, ye - lift, r + o, ye)],
    ['hair', line(...at(0.36)) + line(...at(0.68))],
    [
      'shine',
      poly(ax + 2, ay + 1.5, ax + depth + 1, ay - lift + 1.5, ax + depth + 3, ay - lift + 4.5, ax + 4, ay + 4.5),
    ],
    ['roof', poly(ax, ay, r + o, ye, r + o - 1.5, ye + 4.5, ax, ay + 6.5, x - o + 1.5, ye + 4.5, x - o, ye)],
    ['shine', poly(ax - 1, ay + 2.4, x - o + 1.4, ye + 0.4, x - o + 2.2, ye + 2.2, ax - 1, ay + 4.2)],
  ];
};

/** Roof seen along its eaves: wide below (x..x+w at y), narrowed by `inset` at the ridge. */
export const hip = (
  x: number,
  y: number,
  w: number,
  h: number,
  inset: number,
  tone: Tone = 'roof',
  courses = 2,
): Mark[] => {
  const q = w * 0.3;
  const out: Mark[] = [
    [tone, poly(x, y, x + inset, y - h, x + w - inset, y - h, x + w, y)],
    ['shade', poly(x + w - q, y, x + w - inset - q * 0.7, y - h, x + w - inset, y - h, x + w, y)],
  ];
  let d = '';
  for (let i = 1; i <= courses; i++) {
    const t = i / (courses + 1);
    const a = inset * t;
    d += line(x + a + 2, y - h * t, x + w - a - 2, y - h * t);
  }
  if (d) out.push(['hair', d]);
  out.push([
    'shine',
    poly(x + inset + 1, y - h + 1.6, x + w * 0.6, y - h + 1.6, x + w * 0.6 - 2, y - h + 4, x + inset - 0.5, y - h + 4),
  ]);
  return out;
};

/** Wall with a roof along the eaves. */
export const broad = (
  x: number,
  base: number,
  w: number,
  h: number,
  rise: number,
  inset: number,
  wall: Tone = 'plaster',
): Mark[] =>
  drawing(
    tower(x, base, w, h, wall),
    ['shade', box(x, base - h, w, 3.5)],
    hip(x - 4, base - h + 1, w + 8, rise, inset + 4),
  );

/** Spire or tent roof. */
export const cone = (cx: number, y: number, w: number, h: number, tone: Tone = 'roof'): Mark[] => [
  [tone, poly(cx - w / 2, y, cx, y - h, cx + w / 2, y)],
  ['shade', poly(cx, y - h, cx + w / 2, y, cx + w * 0.12, y)],
  ['shine', poly(cx - 0.6, y - h + 4, cx - w * 0.36, y - 1.6, cx - w * 0.24, y - 1.6)],
];

export const dome = (cx: number, y: number, w: number, h: number, tone: Tone = 'roof'): Mark[] => {
  const l = cx - w / 2;
  const r = cx + w / 2;
  return [
    [tone, `M${l} ${y}A${w / 2} ${h} 0 0 1 ${r} ${y}z`],
    ['shade', `M${cx} ${y - h}A${w / 2} ${h} 0 0 1 ${r} ${y}H${cx + w * 0.2}A${w * 0.3} ${h} 0 0 0 ${cx} ${y - h}z`],
    [
      'shine',
      `M${l + w * 0.1} ${y - h * 0.25}A${w * 0.42} ${h * 0.85} 0 0 1 ${cx - w * 0.12} ${y - h * 0.84}` +
        `A${w * 0.3} ${h * 0.7} 0 0 0 ${l + w * 0.2} ${y - h * 0.2}z`,
    ],
  ];
};

/** Onion dome with its neck on y. */
export const onion = (cx: number, y: number, w: number, h: number, tone: Tone = 'roof'): Mark[] => {
  const half = (s: number): string =>
    `C${cx + s * w * 0.62} ${y - h * 0.3} ${cx + s * w * 0.5} ${y - h * 0.52} ${cx + s * w * 0.16} ${y - h * 0.7}` +
    `Q${cx + s * w * 0.03} ${y - h * 0.8} ${cx} ${y - h}`;
  const back =
    `Q${cx - w * 0.03} ${y - h * 0.8} ${cx - w * 0.16} ${y - h * 0.7}` +
    `C${cx - w * 0.5} ${y - h * 0.52} ${cx - w * 0.62} ${y - h * 0.3} ${cx - w * 0.26} ${y}`;
  return [
    [tone, `M${cx + w * 0.26} ${y}${half(1)}${back}z`],
    ['shade', `M${cx + w * 0.26} ${y}${half(1)}Q${cx + w * 0.36} ${y - h * 0.45} ${cx + w * 0.06} ${y}z`],
    [
      'shine',
      `M${cx - w * 0.34} ${y - h * 0.24}Q${cx - w * 0.34} ${y - h * 0.46} ${cx - w * 0.14} ${y - h * 0.6}` +
        `Q${cx - w * 0.26} ${y - h * 0.4} ${cx - w * 0.24} ${y - h * 0.2}z`,
    ],
  ];
};

/** Arched plank door standing on `base`. */
export const door = (x: number, base: number, w: number, h: number, tone: Tone = 'timber'): Mark[] => [
  [tone, arch(x, base - h, w, h), 2],
  ['hair', line(x + w / 2, base - h + 1, x + w / 2, base)],
  ['gilt', oval(x + w * 0.76, base - h * 0.42, 1.1), 0],
];

/** Square window with a glazing bar; `sill` adds a ledge. */
export const pane = (x: number, y: number, w: number, h: number, sill = true): Mark[] => {
  const out: Mark[] = [
    ['pane', box(x, y, w, h), 2],
    ['none', line(x + w / 2, y, x + w / 2, y + h) + line(x, y + h / 2, x + w, y + h / 2), 1.3],
  ];
  if (sill) out.push(['lime', box(x - 1.8, y + h, w + 3.6, 2.4), 1.3]);
  return out;
};

export const archPane = (x: number, y: number, w: number, h: number): Mark[] => [
  ['pane', arch(x, y, w, h), 2],
  ['none', line(x + w / 2, y, x + w / 2, y + h), 1.3],
];

export const lancetPane = (x: number, y: number, w: number, h: number): Mark[] => [
  ['pane', lancet(x, y, w, h), 2],
  ['none', line(x + w / 2, y + 1, x + w / 2, y + h), 1.2],
];

export const chimney = (x: number, y: number, w: number, h: number, wall: Tone = 'clay'): Mark[] => [
  [wall, box(x, y, w, h), 2],
  ['shade', box(x + w * 0.6, y, w * 0.4, h)],
  ['rubble', box(x - 1.5, y - 3, w + 3, 4), 2],
];

/** Shaft with capital and foot. */
export const column = (cx: number, base: number, w: number, h: number, tone: Tone = 'lime'): Mark[] => [
  [tone, box(cx - w / 2, base - h, w, h), 2],
  ['shade', box(cx + w * 0.12, base - h, w * 0.38, h)],
  [tone, box(cx - w / 2 - 1.8, base - h - 1, w + 3.6, 3.6), 1.8],
  [tone, box(cx - w / 2 - 1.8, base - 3, w + 3.6, 3.6), 1.8],
];

/** A flight of steps, broadest at the ground. */
export const steps = (
  cx: number,
  base: number,
  w: number,
  count: number,
  rise: number,
  tone: Tone = 'rubble',
  narrowing = 6,
): Mark[] => {
  const out: Mark[] = [];
  for (let i = 0; i < count; i++) {
    const v = w - i * narrowing;
    out.push([tone, box(cx - v / 2, base - rise * (i + 1), v, rise), 2]);
    out.push(['shade', box(cx + v * 0.24, base - rise * (i + 1), v * 0.26, rise)]);
  }
  return out;
};

export const flag = (x: number, y: number, h: number, tone: Tone = 'gilt', reach = 11): Mark[] => [
  ['none', line(x, y, x, y - h), 1.8],
  [tone, `M${x} ${y - h}q${reach / 2} -3 ${reach} 1l-2.5 3l2.5 3.5q-${reach / 2} -3.5 -${reach} -1z`, 1.6],
];

/** Soft shadow on the ground. */
export const shadow = (cx: number, y: number, rx: number, ry = 4.5): Mark => ['shade', oval(cx, y, rx, ry)];
