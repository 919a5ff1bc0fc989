/** Monuments, first half of the alphabet: they fill their plot and carry gold. */
import { arch, box, crenel, drawing, lancet, line, oval, poly, spokes } from '../../../../pieces/kit/draw';
import { column, cone, dome, door, flag, hip, lancetPane, shadow, steps, tower } from '../../../../pieces/kit/masonry';
import { cypress, dots, tree } from '../../../../pieces/kit/nature';

export const architectsGuild = drawing(
  shadow(50, 93, 48),
  // drawing hall
  tower(18, 92, 64, 40, 'plaster'),
  ['shade', box(18, 55, 64, 4)],
  hip(12, 57, 76, 22, 12),
  ['gilt', box(12, 55.5, 76, 3.5), 1.6],
  // dividers over the gable
  ['gilt', poly(50, 6, 54, 10, 74, 54, 78, 66, 70, 57, 49, 14), 2.2],
  ['gilt', poly(50, 6, 46, 10, 26, 54, 22, 66, 30, 57, 51, 14), 2.2],
  ['bronze', `M34 44Q50 54 66 44L67.5 48Q50 59 32.5 48z`, 2],
  ['gilt', oval(50, 11, 6), 2.2],
  ['dusk', oval(50, 11, 2), 1.6],
  ['gilt', box(48.5, 2.5, 3, 4), 1.6],
  // portal, windows, drawing on its easel
  ['timber', arch(41, 67, 18, 25), 2.2],
  ['none', line(50, 68, 50, 92), 1.6],
  ['gilt', oval(47.5, 81, 1.2) + oval(52.5, 81, 1.2), 0.8],
  ['gilt', `M38 92V76a12 12 0 0 1 24 0V92H59V76a9 9 0 0 0 -18 0V92z`, 1.6],
  lancetPane(25, 66, 9, 16),
  lancetPane(66, 66, 9, 16),
  // scaffold on the right
  ['none', `M86 94V42M95 94V42M86 74L95 56`, 2.2],
  ['plank', box(82, 53, 16, 3.5) + box(82, 72, 16, 3.5), 1.6],
  // plan table on the left
  ['water', poly(2, 70, 16, 66, 18, 82, 4, 86), 2],
  ['none', line(6, 74, 14, 72) + line(7, 78, 12, 77), 1.4, 'cream'],
  ['none', line(7, 85, 4, 94) + line(14, 83, 18, 94), 2],
);

export const archive = drawing(
  shadow(50, 93, 47),
  steps(50, 94, 92, 2, 4, 'lime', 8),
  // walls are the spines of great books
  ['berry', box(14, 44, 13, 42)],
  ['navy', box(27, 38, 11, 48)],
  ['moss', box(62, 38, 11, 48)],
  ['violet', box(73, 44, 13, 42)],
  ['plaster', box(38, 36, 24, 50)],
  ['shade', box(22, 44, 5, 42) + box(34, 38, 4, 48) + box(69, 38, 4, 48) + box(80, 44, 6, 42) + box(56, 36, 6, 50)],
  [
    'gilt',
    box(14, 51, 13, 4) +
      box(14, 76, 13, 4) +
      box(27, 50, 11, 4) +
      box(27, 74, 11, 4) +
      box(62, 50, 11, 4) +
      box(62, 74, 11, 4) +
      box(73, 51, 13, 4) +
      box(73, 76, 13, 4),
    1.6,
  ],
  ['gilt', oval(20.5, 65.5, 3) + oval(32.5, 64, 2.6) + oval(67.5, 64, 2.6) + oval(79.5, 65.5, 3), 1.4],
  ['timber', arch(41.5, 58, 17, 28), 2.2],
  ['none', line(50, 59, 50, 86), 1.6],
  ['gilt', oval(47.5, 73, 1.3) + oval(52.5, 73, 1.3), 0.8],
  ['gilt', `M39 86V67a11 11 0 0 1 22 0V86H58.5V66.5a8.5 8.5 0 0 0 -17 0V86z`, 1.6],
  // the roof is an open book, laid face down
  ['roof', poly(50, 8, 96, 34, 94, 47, 50, 23, 6, 47, 4, 34)],
  ['cream', poly(50, 23, 91, 45.5, 88, 50, 50, 30, 12, 50, 9, 45.5), 2],
  ['hair', line(12, 47, 50, 26.5) + line(88, 47, 50, 26.5), 1.2],
  ['shade', poly(50, 8, 96, 34, 94, 47, 50, 23)],
  ['shine', poly(48, 12, 8, 35, 8.5, 38.5, 48, 16)],
  ['gilt', poly(50, 8, 55, 11, 55, 26, 50, 23, 45, 26, 45, 11), 2],
  ['gilt', poly(4, 34, 13, 29, 12, 43.5, 6, 47) + poly(96, 34, 87, 29, 88, 43.5, 94, 47), 1.8],
  ['berry', poly(48, 24, 52, 24, 53, 44, 50, 40, 47, 44), 1.6],
);

export const castle = drawing(
  shadow(50, 93, 48),
  // keep
  tower(36, 80, 28, 50, 'rubble'),
  ['rubble', crenel(33, 32, 34, 4, 5, 38), 2.2],
  tower(43, 30, 14, 12, 'rubble'),
  cone(50, 21, 22, 13),
  flag(50, 10, 7, 'gilt', 9),
  // corner towers
  tower(6, 92, 20, 56, 'rubble'),
  ['rubble', crenel(3, 39, 26, 4, 5, 44), 2.2],
  cone(16, 35, 24, 22),
  flag(16, 15, 9, 'gilt', 10),
  tower(74, 92, 20, 56, 'rubble'),
  ['rubble', crenel(71, 39, 26, 4, 5, 44), 2.2],
  cone(84, 35, 24, 22),
  flag(84, 15, 9, 'gilt', 10),
  // curtain wall and gate
  ['rubble', crenel(26, 66, 48, 6, 5, 92), 2.4],
  [
    'hair',
    line(28, 74, 34, 74) +
      line(66, 76, 72, 76) +
      line(29, 86, 35, 86) +
      line(9, 60, 15, 60) +
      line(10, 82, 16, 82) +
      line(77, 66, 82, 66) +
      line(78, 84, 84, 84) +
      line(40, 60, 45, 60),
  ],
  ['gilt', box(26, 68.5, 48, 2.6) + box(3, 42, 26, 2.6) + box(71, 42, 26, 2.6) + box(33, 36, 34, 2.6), 1.2],
  ['dusk', arch(41, 72, 18, 20), 2.4],
  [
    'none',
    line(45, 75, 45, 92) + line(50, 73, 50, 92) + line(55, 75, 55, 92) + line(42, 80, 58, 80) + line(42, 86, 58, 86),
    1.6,
    'bronze',
  ],
  ['pane', arch(11.5, 50, 8, 12) + arch(80, 50, 8, 12) + arch(46, 44, 8, 13), 2],
  ['pane', arch(13, 70, 6, 9) + arch(81, 70, 6, 9) + arch(47.5, 22, 5, 6), 1.6],
);

export const cathedral = drawing(
  shadow(50, 93, 46),
  // buttressed body
  ['lime', poly(26, 92, 26, 46, 50, 24, 74, 46, 74, 92)],
  ['shade', poly(60, 33, 74, 46, 74, 92, 64, 92)],
  ['roof', poly(50, 16, 76, 40, 74, 46, 50, 24, 26, 46, 24, 40), 2.2],
  // towers
  tower(8, 92, 21, 54, 'lime'),
  tower(71, 92, 21, 54, 'lime'),
  ['gilt', box(6, 56, 25, 3) + box(69, 56, 25, 3) + box(6, 37, 25, 3.5) + box(69, 37, 25, 3.5), 1.5],
  cone(18.5, 37, 24, 27),
  cone(81.5, 37, 24, 27),
  ['gilt', oval(18.5, 10, 2.8) + oval(81.5, 10, 2.8), 1.8],
  ['none', line(18.5, 8, 18.5, 3) + line(81.5, 8, 81.5, 3), 2],
  [
    'pane',
    lancet(13.5, 41, 4.5, 13) + lancet(20, 41, 4.5, 13) + lancet(76, 41, 4.5, 13) + lancet(82.5, 41, 4.5, 13),
    1.6,
  ],
  ['pane', lancet(14.5, 64, 8, 20) + lancet(77.5, 64, 8, 20), 2],
  ['none', line(18.5, 65, 18.5, 84) + line(81.5, 65, 81.5, 84), 1.2],
  // rose
  ['gilt', oval(50, 51, 14), 2.2],
  ['water', oval(50, 51, 11), 1.6],
  ['none', spokes(50, 51, 4, 11, 8) + oval(50, 51, 4), 1.4],
  ['berry', oval(50, 51, 2.6), 0],
  // portal
  ['gilt', lancet(38, 67, 24, 25), 2],
  ['timber', lancet(41.5, 72, 17, 20), 1.8],
  ['none', line(50, 73, 50, 92), 1.5],
  // bird on the gable
  ['gilt', `M44 13q1 -7 8 -6q3 -4 6 -1l4 1l-4 1.5q-1 7 -9 7q-6 1 -10 4q0 -5 5 -6.5z`, 1.8],
  steps(50, 95, 34, 1, 3.5, 'rubble'),
);

export const fort = drawing(
  shadow(50, 93, 48),
  // iron keep
  tower(30, 76, 40, 44, 'iron'),
  ['iron', crenel(26, 34, 48, 5, 7, 42), 2.4],
  ['gilt', box(26, 40, 48, 3), 1.5],
  ['gilt', oval(35, 48, 1.3) + oval(45, 48, 1.3) + oval(55, 48, 1.3) + oval(65, 48, 1.3), 0.8],
  ['pane', box(38, 53, 5, 11) + box(57, 53, 5, 11), 1.8],
  flag(50, 30, 22, 'violet', 18),
  // bastions leaning out
  ['rubble', poly(4, 92, 9, 56, 31, 56, 36, 92)],
  ['shade', poly(26, 92, 24, 56, 31, 56, 36, 92)],
  ['rubble', crenel(6, 54, 28, 4, 6, 60), 2.4],
  ['rubble', poly(64, 92, 69, 56, 91, 56, 96, 92)],
  ['shade', poly(84, 92, 84, 56, 91, 56, 96, 92)],
  ['rubble', crenel(66, 54, 28, 4, 6, 60), 2.4],
  ['gilt', box(6, 58, 28, 2.6) + box(66, 58, 28, 2.6), 1.2],
  // gate
  ['rubble', box(35, 68, 30, 24)],
  ['dusk', arch(41, 71, 18, 21), 2.2],
  [
    'none',
    line(45, 75, 45, 92) + line(50, 73, 50, 92) + line(55, 75, 55, 92) + line(42, 80, 58, 80) + line(42, 86, 58, 86),
    1.6,
    'slate',
  ],
  ['gilt', poly(38, 71, 50, 62, 62, 71, 60, 73, 50, 66, 40, 73), 1.6],
  // thorny ironweed climbing all over
  [
    'none',
    `M3 92Q14 80 10 70Q6 60 20 64Q30 68 24 80Q20 90 32 93M97 92Q86 82 90 72Q95 62 80 64Q70 68 76 80Q80 90 68 93`,
    4.6,
  ],
  [
    'none',
    `M3 92Q14 80 10 70Q6 60 20 64Q30 68 24 80Q20 90 32 93M97 92Q86 82 90 72Q95 62 80 64Q70 68 76 80Q80 90 68 93`,
    2,
    'pine',
  ],
  [
    'none',
    'M12 78l-6 -3M10 68l-5 1M18 63l-1 -6M26 70l6 -2M23 82l-6 -1M26 90l4 -4M88 78l6 -3M90 68l5 1M82 63l1 -6' +
      'M74 70l-6 -2M77 82l6 -1M74 90l-4 -4',
    2,
  ],
  [
    'violet',
    oval(12, 84, 3.6) + oval(25, 76, 3.6) + oval(88, 84, 3.6) + oval(75, 76, 3.6) + oval(12, 65, 3) + oval(88, 65, 3),
    1.6,
  ],
  dots('gilt', 1.2, 0, 12, 84, 25, 76, 88, 84, 75, 76, 12, 65, 88, 65),
);

export const mausoleum = drawing(
  shadow(50, 93, 48),
  cypress(9, 92, 16, 62),
  cypress(91, 92, 16, 62),
  steps(50, 94, 84, 3, 4.5, 'lime', 8),
  tower(22, 81, 56, 30, 'lime'),
  ['shade', box(22, 51, 56, 4)],
  // sealed door between columns
  ['dusk', box(41, 58, 18, 23), 2.2],
  ['bronze', box(43.5, 60.5, 6, 20.5) + box(50.5, 60.5, 6, 20.5), 1.6],
  ['gilt', oval(47, 70, 1.4) + oval(53, 70, 1.4), 0.9],
  column(28, 81, 6, 26),
  column(37, 81, 5, 26),
  column(63, 81, 5, 26),
  column(72, 81, 6, 26),
  ['gilt', box(17, 48, 66, 5), 2],
  ['lime', poly(22, 48, 28, 41, 72, 41, 78, 48), 2.2],
  ['shade', poly(60, 48, 60, 41, 72, 41, 78, 48)],
  // drum and ribbed dome
  tower(31, 42, 38, 8, 'lime'),
  dome(50, 35, 42, 24),
  ['hair', `M38 34Q39 18 50 11M62 34Q61 18 50 11M50 34V11`, 1.5],
  ['gilt', box(28, 33.5, 44, 3), 1.6],
  ['gilt', poly(46, 12, 54, 12, 52, 7, 48, 7), 1.8],
  ['lit', `M50 1.5q4 3.5 2.5 6h-5q-1.5 -2.5 2.5 -6z`, 1.6],
  // urns
  ['bronze', `M20 80h8l-1.5 8h-5z` + `M72 80h8l-1.5 8h-5z`, 1.8],
  ['lit', `M24 71q4 5 2.5 9h-5q-1.5 -4 2.5 -9z` + `M76 71q4 5 2.5 9h-5q-1.5 -4 2.5 -9z`, 1.5],
);

export const university = drawing(
  shadow(50, 93, 48),
  // the grove behind
  tree(18, 80, 12, 'pine', 1.35),
  tree(82, 80, 12, 'pine', 1.35),
  tree(29, 58, 15, 'leaf', 1.1),
  tree(71, 58, 15, 'leaf', 1.1),
  // wings
  tower(8, 92, 84, 32, 'plaster'),
  ['roof', poly(4, 62, 12, 48, 88, 48, 96, 62)],
  ['shade', poly(74, 62, 70, 48, 88, 48, 96, 62)],
  ['hair', line(8, 55, 92, 55)],
  ['gilt', box(5, 60, 90, 3.5), 1.6],
  lancetPane(13, 69, 8, 15),
  lancetPane(25, 69, 8, 15),
  lancetPane(67, 69, 8, 15),
  lancetPane(79, 69, 8, 15),
  // middle tower with a dial and a mortarboard
  tower(37, 92, 26, 68, 'plaster'),
  ['gilt', box(35, 42, 30, 3) + box(35, 66, 30, 3), 1.4],
  ['cream', oval(50, 54, 8), 2],
  ['none', line(50, 54, 50, 48.5) + line(50, 54, 54, 56), 1.6],
  ['pane', lancet(42, 29, 6, 12) + lancet(52, 29, 6, 12), 1.6],
  ['dusk', poly(40, 16, 60, 16, 60, 26, 40, 26), 2],
  ['roof', poly(50, 4, 78, 14, 50, 24, 22, 14)],
  ['shine', poly(48, 6.5, 30, 13, 34, 14.5, 50, 8.5)],
  ['none', `M50 14L72 17V27`, 1.8],
  ['gilt', poly(70, 26, 74, 26, 75.5, 34, 68.5, 34), 1.6],
  ['gilt', oval(50, 14, 1.8), 1.2],
  door(43, 92, 14, 20),
  steps(50, 95, 26, 1, 3.5),
);
