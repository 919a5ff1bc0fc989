/** The storeys of a tower, finished in brick and as the line of the plan. Base and middle are 136 × 104, a dome
 *  136 × 152. */
import { arch, box, drawing, line, oval, poly, type Mark } from '../../../pieces/kit/draw';
import { onion } from '../../../pieces/kit/masonry';
import type { Tone } from '../../../pieces/kit/paint';
import type { Kind } from '../view';

/** Each tower has its own dome and stripes. */
const caps: readonly (readonly [cap: Tone, band: Tone])[] = [
  ['emerald', 'gilt'],
  ['navy', 'cream'],
  ['gilt', 'crimson'],
  ['berry', 'cream'],
  ['violet', 'gilt'],
  ['water', 'cream'],
];

const courses = (x: number, y: number, w: number, h: number): Mark => {
  let d = '';
  for (let row = 1; row * 9 < h; row++) d += line(x, y + row * 9, x + w, y + row * 9);
  for (let row = 0; row * 9 < h; row++) {
    for (let i = row % 2 ? 9 : 18; i < w; i += 18)
      d += line(x + i, y + row * 9, x + i, Math.min(y + h, y + row * 9 + 9));
  }
  return ['hair', d, 0.9];
};

const base: Mark[] = drawing(
  ['crimson', box(15, 12, 106, 80)],
  courses(15, 12, 106, 80),
  ['shade', box(90, 12, 31, 80)],
  ['cream', box(15, 24, 11, 68) + box(110, 24, 11, 68), 1.8],
  ['cream', box(11, 8, 114, 8), 1.8],
  ['crimson', box(9, 1, 118, 8), 1.8],
  ['cream', `${arch(38, 30, 60, 62)}M46 92V62a22 22 0 0 1 44 0V92z`, 1.8],
  ['dusk', arch(46, 40, 44, 52), 1.8],
  ['rubble', box(7, 90, 122, 14)],
  ['shine', box(9, 92, 80, 3)],
);

/** Walls between base and dome: bands, lozenges or pilasters. */
const walls: readonly (readonly Mark[])[] = [
  [['cream', box(21, 20, 94, 6) + box(21, 84, 94, 6), 1.6]],
  [
    [
      'cream',
      [30, 106]
        .map((x) => poly(x, 22, x + 7, 35, x, 48, x - 7, 35) + poly(x, 58, x + 7, 71, x, 84, x - 7, 71))
        .join(''),
      1.6,
    ],
  ],
  [
    ['cream', box(21, 8, 8, 96) + box(107, 8, 8, 96), 1.6],
    ['emerald', box(33, 14, 6, 84) + box(97, 14, 6, 84), 1.4],
  ],
];

const middle = (look: number): Mark[] =>
  drawing(
    ['crimson', box(21, 0, 94, 104)],
    courses(21, 8, 94, 96),
    walls[look % walls.length] ?? [],
    ['shade', box(88, 0, 27, 104)],
    ['cream', box(16, 0, 104, 9), 1.8],
    ['cream', box(49, 90, 38, 6), 1.6],
    ['pane', arch(54, 36, 28, 54), 2],
    ['none', line(68, 37, 68, 90) + line(54, 66, 82, 66), 1.5],
  );

const dome = (tower: number): Mark[] => {
  const [cap, band] = caps[tower % caps.length] ?? ['emerald', 'gilt'];
  return drawing(
    ['crimson', box(34, 108, 68, 44)],
    ['shade', box(82, 108, 20, 44)],
    ['pane', arch(44, 122, 11, 24) + arch(62, 122, 11, 24) + arch(80, 122, 11, 24), 1.6],
    ['cream', box(26, 146, 84, 6), 1.8],
    onion(68, 110, 112, 84, cap),
    ['none', 'M24 92Q68 110 112 92M22 76Q68 96 114 76M36 60Q68 76 100 60M54 46Q68 54 82 46', 4, band],
    ['cream', arch(29, 104, 26, 15) + arch(55, 104, 26, 15) + arch(81, 104, 26, 15), 1.8],
    ['gilt', oval(68, 26, 3.4), 1.5],
  );
};

export const finished = (kind: Kind, tower: number, level: number): Mark[] =>
  kind === 'base' ? base : kind === 'middle' ? middle(tower + level) : dome(tower);

/** The outline of the plan; the first part is filled as paper. */
export const outline: Readonly<Record<Kind, readonly [shape: string, inner: string]>> = {
  base: [`${box(11, 4, 114, 88)}${box(7, 90, 122, 14)}`, 'M11 14H125'],
  middle: [box(16, 0, 104, 104), 'M16 9H120'],
  dome: ['M12 151V116H22C-8 96 4 66 50 51Q65 43 68 26Q71 43 86 51C132 66 144 96 114 116H124V151z', 'M12 124H124'],
};

/** Poles and planks around a storey under work. */
export const scaffold = (height: number): Mark[] =>
  drawing(
    ['timber', box(6, -3, 4, height + 3) + box(126, -3, 4, height + 3), 1.4],
    ['plank', box(3, height - 7, 130, 6), 1.6],
    ['none', line(8, height - 8, 20, height - 20) + line(128, height - 8, 116, height - 20), 2.2, 'timber'],
  );

export const ornaments: Readonly<Record<Kind, readonly Mark[]>> = {
  // a carved double door, at home in the portal of a base
  base: [
    ['bronze', arch(46, 40, 44, 52), 2.2],
    ['shade', 'M68 40a22 22 0 0 1 22 22V92H68z'],
    ['none', line(68, 41, 68, 92), 1.8],
    ['gilt', box(51, 68, 12, 18) + box(73, 68, 12, 18), 1.4],
    ['gilt', oval(57, 57, 4.4) + oval(79, 57, 4.4), 1.4],
    ['gilt', 'M40 92V62a28 28 0 0 1 56 0V92H91V62a23 23 0 0 0 -46 0V92z', 1.8],
  ],
  // a gilded arch around the window
  middle: [
    ['gilt', 'M43 92V50a25 25 0 0 1 50 0V92H82V50a14 14 0 0 0 -28 0V92z', 2.2],
    ['shine', 'M46 90V50a22 22 0 0 1 12 -19l2 3a18 18 0 0 0 -10 16V90z'],
    ['gilt', poly(62, 19, 74, 19, 72, 36, 64, 36), 1.8],
    ['gilt', box(39, 88, 18, 8) + box(79, 88, 18, 8), 1.8],
  ],
  // the cross with the slanted foot
  dome: [
    [
      'gilt',
      'M65.5 28V19L57 16V12L65.5 14.5V11H56V6.500H65.500V4H61V.5H65.500V-5H70.500V.5H75V4H70.500V6.500H80' +
        'V11H70.500V16L79 18.500V22.500L70.500 20.500V28z',
      1.8,
    ],
  ],
};
/** Where an ornament may come: an empty place on a finished storey. */
export const niche: Readonly<Record<Kind, string>> = {
  base: arch(46, 40, 44, 52),
  middle: 'M46 92V50a22 22 0 0 1 44 0V92',
  dome: 'M68 24V2M60 8H76',
};
