/** Trees, smoke, sacks and other things that stand about in a town. */
import { box, line, oval, poly, puff, type Mark } from './draw';
import type { Tone } from './paint';

export const tree = (cx: number, base: number, r: number, tone: Tone = 'leaf', tall = 1): Mark[] => {
  const cy = base - r * 1.5 * tall;
  const t = r * 0.16;
  return [
    ['timber', poly(cx - t, base, cx - t * 0.8, cy, cx + t * 0.8, cy, cx + t, base), 2],
    [tone, puff(cx, cy, r * 0.86, r * 0.86 * tall, 7, 0.3), 2.2],
    [
      'shade',
      `M${cx + r * 0.2} ${cy - r * 0.8 * tall}` +
        `A${r * 0.92} ${r * 0.9 * tall} 0 0 1 ${cx} ${cy + r * 0.92 * tall}` +
        `A${r * 0.95} ${r * tall} 0 0 0 ${cx + r * 0.2} ${cy - r * 0.8 * tall}z`,
    ],
    ['shine', oval(cx - r * 0.36, cy - r * 0.4 * tall, r * 0.26, r * 0.18)],
  ];
};

export const cypress = (cx: number, base: number, w: number, h: number): Mark[] => [
  ['timber', box(cx - 1.2, base - 5, 2.4, 5), 1.8],
  [
    'pine',
    `M${cx} ${base - h}Q${cx + w * 0.72} ${base - h * 0.35} ${cx + w * 0.38} ${base - 5}` +
      `Q${cx} ${base - 1.5} ${cx - w * 0.38} ${base - 5}` +
      `Q${cx - w * 0.72} ${base - h * 0.35} ${cx} ${base - h}z`,
    2,
  ],
  [
    'shade',
    `M${cx} ${base - h}Q${cx + w * 0.72} ${base - h * 0.35} ${cx + w * 0.38} ${base - 5}` +
      `Q${cx + w * 0.3} ${base - h * 0.4} ${cx} ${base - h}z`,
  ],
];

/** Fruits or flowers at x,y pairs. */
export const dots = (tone: Tone, r: number, edge: number, ...p: number[]): Mark => {
  let d = '';
  for (let i = 0; i + 1 < p.length; i += 2) d += oval(p[i]!, p[i + 1]!, r);
  return [tone, d, edge];
};

export const bush = (cx: number, base: number, w: number, tone: Tone = 'leaf'): Mark[] => [
  [
    tone,
    `M${cx - w / 2} ${base}a${w * 0.2} ${w * 0.2} 0 0 1 ${w * 0.16} -${w * 0.3}` +
      `a${w * 0.2} ${w * 0.2} 0 0 1 ${w * 0.36} -${w * 0.08}` +
      `a${w * 0.2} ${w * 0.2} 0 0 1 ${w * 0.34} ${w * 0.14}` +
      `a${w * 0.18} ${w * 0.18} 0 0 1 ${w * 0.14} ${w * 0.24}z`,
    2,
  ],
];

/** Smoke curling up to the right. */
export const smoke = (x: number, y: number, s = 1): Mark[] => [
  ['smoke', oval(x, y - 3 * s, 2.6 * s), 1.5],
  ['smoke', oval(x + 3.4 * s, y - 8.4 * s, 3.6 * s), 1.5],
];

export const barrel = (cx: number, base: number, w: number, h: number): Mark[] => [
  [
    'timber',
    `M${cx - w * 0.4} ${base}Q${cx - w * 0.62} ${base - h / 2} ${cx - w * 0.4} ${base - h}H${cx + w * 0.4}` +
      `Q${cx + w * 0.62} ${base - h / 2} ${cx + w * 0.4} ${base}z`,
    2,
  ],
  [
    'hair',
    line(cx - w * 0.5, base - h * 0.3, cx + w * 0.5, base - h * 0.3) +
      line(cx - w * 0.5, base - h * 0.72, cx + w * 0.5, base - h * 0.72),
    1.6,
  ],
  ['shine', box(cx - w * 0.3, base - h + 1.5, w * 0.16, h - 3)],
];

export const crate = (x: number, base: number, w: number, h = w): Mark[] => [
  ['plank', box(x, base - h, w, h), 2],
  ['hair', line(x, base - h, x + w, base) + line(x, base - h * 0.82, x + w, base - h * 0.82), 1.4],
  ['shade', box(x + w * 0.74, base - h, w * 0.26, h)],
];

export const sack = (cx: number, base: number, w: number, tone: Tone = 'sand'): Mark[] => [
  [
    tone,
    `M${cx - w / 2} ${base}Q${cx - w * 0.62} ${base - w * 0.75} ${cx - w * 0.14} ${base - w * 0.95}` +
      `L${cx - w * 0.26} ${base - w * 1.25}H${cx + w * 0.26}L${cx + w * 0.14} ${base - w * 0.95}` +
      `Q${cx + w * 0.62} ${base - w * 0.75} ${cx + w / 2} ${base}z`,
    2,
  ],
  ['hair', line(cx - w * 0.18, base - w * 0.92, cx + w * 0.18, base - w * 0.92), 1.6],
];

/** Rows of standing grain from x to x+w. */
export const grain = (x: number, base: number, w: number, h: number, count: number): Mark[] => {
  let stalk = '';
  let ear = '';
  for (let i = 0; i < count; i++) {
    const cx = x + ((i + 0.5) * w) / count;
    const top = base - h * (i % 2 ? 0.86 : 1);
    stalk += line(cx, base, cx, top + h * 0.3);
    ear += oval(cx, top + h * 0.26, (w / count) * 0.36, h * 0.3);
  }
  return [
    ['none', stalk, 1.6],
    ['straw', ear, 1.6],
  ];
};

/** Cloud with a level foot. */
export const cloud = (cx: number, base: number, w: number, tone: Tone = 'snow', edge = 2): Mark => [
  tone,
  `M${cx - w / 2} ${base}a${w * 0.13} ${w * 0.13} 0 0 1 ${w * 0.08} -${w * 0.22}` +
    `a${w * 0.18} ${w * 0.18} 0 0 1 ${w * 0.32} -${w * 0.1}` +
    `a${w * 0.17} ${w * 0.17} 0 0 1 ${w * 0.34} ${w * 0.06}` +
    `a${w * 0.13} ${w * 0.13} 0 0 1 ${w * 0.26} ${w * 0.26}z`,
  edge,
];
