/** The orange family: houses of prayer. */
import { arch, box, drawing, lancet, line, oval, poly, spokes } from '../../../../pieces/kit/draw';
import { column, cone, door, hip, house, lancetPane, shadow, steps, tower } from '../../../../pieces/kit/masonry';
import { bush, dots } from '../../../../pieces/kit/nature';

/** Small gilded finial: a ball and a ray. */
const finial = (cx: number, y: number) =>
  drawing(['none', line(cx, y, cx, y - 8), 1.8], ['gilt', oval(cx, y - 5, 2.4), 1.6]);

export const abbey = drawing(
  shadow(50, 90, 45),
  // nave
  tower(30, 90, 62, 28, 'rubble'),
  ['shade', box(30, 62, 62, 3)],
  hip(30, 63, 66, 20, 5),
  lancetPane(58, 68, 8, 15),
  lancetPane(70, 68, 8, 15),
  lancetPane(82, 68, 7, 15),
  ['rubble', poly(52, 90, 52, 68, 55, 66, 56, 90) + poly(66.5, 90, 66.5, 70, 69, 70, 69, 90), 1.6],
  // two west towers and the gable between
  ['plaster', poly(20, 90, 20, 50, 33, 34, 46, 50, 46, 90)],
  tower(8, 90, 16, 60, 'rubble'),
  tower(42, 90, 16, 60, 'rubble'),
  cone(16, 31, 22, 22),
  cone(50, 31, 22, 22),
  finial(16, 10),
  finial(50, 10),
  ['dusk', lancet(12.5, 36, 7, 12) + lancet(46.5, 36, 7, 12), 1.8],
  ['hair', line(8, 53, 24, 53) + line(42, 53, 58, 53), 1.6],
  ['pane', oval(33, 57, 6), 2],
  ['none', spokes(33, 57, 0, 6, 6), 1.2],
  ['timber', lancet(27, 68, 12, 22), 2],
  ['none', line(33, 69, 33, 90), 1.4],
  ['pane', lancet(13.5, 62, 5, 11) + lancet(47.5, 62, 5, 11), 1.6],
);

export const chapel = drawing(
  shadow(52, 90, 36),
  house(24, 90, 34, 30, 26, 24, 'lime'),
  lancetPane(63, 64, 6, 14),
  lancetPane(73, 62.5, 6, 14),
  // bell turret astride the gable
  tower(33, 44, 16, 20, 'lime'),
  ['dusk', arch(37, 28, 8, 13), 1.8],
  ['gilt', `M38 38q0 -6 3 -6.5q3 .5 3 6.5l1.5 2h-9z`, 1.5],
  cone(41, 26, 24, 16),
  finial(41, 11),
  ['pane', oval(41, 53.5, 4.6), 2],
  ['none', line(41, 49, 41, 58) + line(36.5, 53.5, 45.5, 53.5), 1.2],
  door(34, 90, 14, 24),
  steps(41, 93, 22, 1, 3.5),
  bush(22, 92, 12),
  bush(87, 88, 11, 'pine'),
  dots('berry', 1.6, 0.9, 19, 88, 24, 87),
);

export const cloister = drawing(
  shadow(50, 91, 46),
  // far range and stair turret
  tower(66, 58, 16, 34, 'plaster'),
  cone(74, 26, 22, 17),
  finial(74, 11),
  ['dusk', arch(70.5, 32, 7, 10), 1.8],
  tower(14, 52, 56, 15, 'plaster'),
  hip(9, 39, 60, 15, 8),
  ['pane', arch(19, 42, 6, 9) + arch(31, 42, 6, 9) + arch(43, 42, 6, 9) + arch(55, 42, 6, 9), 1.6],
  // garden in the court
  ['meadow', poly(12, 52, 88, 52, 94, 74, 6, 74), 2.2],
  ['sand', poly(46, 52, 54, 52, 57, 74, 43, 74), 1.4],
  ['rubble', oval(50, 60, 8, 3.6), 1.8],
  ['water', oval(50, 59.5, 5, 1.8), 1.2],
  ['leaf', oval(24, 60, 8, 5.5) + oval(76, 60, 8, 5.5), 1.8],
  ['pine', `M36 46q6 10 3.5 17h-7q-2.5 -7 3.5 -17z` + `M64 46q6 10 3.5 17h-7q-2.5 -7 3.5 -17z`, 1.8],
  ['berry', oval(21, 58, 1.6) + oval(27, 60, 1.6) + oval(74, 59, 1.6) + oval(79, 61, 1.6), 0.8],
  // arcade in front under a lean-to roof
  ['dusk', box(8, 74, 84, 16)],
  [
    'lime',
    'M5 91V74H95V91H89V85a6 6 0 0 0 -12 0V91H72V85a6 6 0 0 0 -12 0V91H56V85a6 6 0 0 0 -12 0V91H40V85' +
      'a6 6 0 0 0 -12 0V91H23V85a6 6 0 0 0 -12 0V91z',
    2.2,
  ],
  ['shade', box(68, 74, 27, 5)],
  ['roof', poly(1, 77, 8, 66, 92, 66, 99, 77)],
  ['shade', poly(72, 77, 68, 66, 92, 66, 99, 77)],
  ['hair', line(5, 71.5, 95, 71.5)],
  ['shine', poly(9, 67.5, 52, 67.5, 51, 69.5, 7.5, 69.5)],
  ['lime', box(3, 89.5, 94, 4), 2],
);

export const temple = drawing(
  shadow(50, 91, 46),
  ['plaster', box(20, 46, 60, 34), 2],
  ['shade', box(20, 46, 60, 34)],
  ['dusk', box(43, 54, 14, 26), 2],
  ['lit', `M50 62q5 6 3.5 10q-1 3 -3.5 3t-3.5 -3q-1.5 -4 3.5 -10z`, 1.5],
  ['bronze', poly(44.5, 74, 55.5, 74, 53, 80, 47, 80), 1.5],
  steps(50, 92, 88, 3, 4.2, 'lime', 9),
  column(20, 80, 8, 30),
  column(36, 80, 7, 30),
  column(64, 80, 7, 30),
  column(80, 80, 8, 30),
  // entablature and pediment
  ['lime', box(11, 41, 78, 9)],
  ['shade', box(64, 41, 25, 9)],
  ['hair', line(22, 45.5, 78, 45.5)],
  ['roof', poly(50, 13, 95, 41, 5, 41)],
  ['shade', poly(50, 13, 95, 41, 60, 41)],
  ['lime', poly(50, 21, 77, 38, 23, 38), 2],
  ['gilt', oval(50, 32, 4.4), 1.8],
  ['none', spokes(50, 32, 5.8, 8, 8), 1.4],
  ['shine', poly(47, 16.5, 12, 38, 17, 38, 48, 19)],
  ['gilt', oval(50, 11, 3) + oval(5.5, 39, 2.4) + oval(94.5, 39, 2.4), 1.8],
);
