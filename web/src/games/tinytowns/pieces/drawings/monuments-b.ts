/** Monuments, second half of the alphabet. */
import { arch, box, drawing, line, oval, poly, puff, star } from '../../../../pieces/kit/draw';
import { column, dome, onion, shadow, steps, tower } from '../../../../pieces/kit/masonry';
import { cloud, dots } from '../../../../pieces/kit/nature';

export const palace = drawing(
  shadow(50, 93, 48),
  // wings with their bulbs
  tower(5, 90, 20, 44, 'lime'),
  tower(75, 90, 20, 44, 'lime'),
  onion(15, 46, 25, 27, 'gilt'),
  onion(85, 46, 25, 27, 'gilt'),
  // body and great bulb
  tower(25, 90, 50, 38, 'plaster'),
  tower(36, 52, 28, 14, 'lime'),
  onion(50, 38, 36, 35, 'gilt'),
  ['hair', `M42 36Q36 22 47 12M58 36Q64 22 53 12M50 37V14`, 1.4],
  ['none', line(50, 4, 50, 1.5), 2.4],
  ['roof', box(22, 49, 56, 5) + box(3, 44, 24, 4.5) + box(73, 44, 24, 4.5) + box(34, 36.5, 32, 4), 1.8],
  ['pane', arch(40, 41.5, 5, 8) + arch(47.5, 41.5, 5, 8) + arch(55, 41.5, 5, 8), 1.4],
  // arcade
  ['pane', arch(29, 60, 9, 15) + arch(62, 60, 9, 15), 2],
  ['pane', arch(10.5, 54, 9, 14) + arch(80.5, 54, 9, 14), 2],
  ['gilt', box(7, 71, 16, 3) + box(77, 71, 16, 3) + box(27, 77, 13, 3) + box(60, 77, 13, 3), 1.3],
  ['roof', `M40 90V68Q40 58 50 54Q60 58 60 68V90z`, 2.2],
  ['dusk', `M43.5 90V70Q43.5 63 50 59.5Q56.5 63 56.5 70V90z`, 1.8],
  ['lit', `M46 90V74Q46 68 50 65Q54 68 54 74V90z`, 0],
  ['dusk', arch(11.5, 78, 7, 12) + arch(81.5, 78, 7, 12), 1.8],
  steps(50, 95, 60, 2, 3, 'lime', 14),
);

export const obelisk = drawing(
  shadow(50, 92, 40),
  steps(50, 94, 76, 3, 5.5, 'rubble', 14),
  ['gilt', box(30, 73, 40, 5.5), 2],
  // shaft, two faces
  ['slate', poly(35, 73, 41, 30, 52, 30, 52, 73)],
  ['slate', poly(52, 73, 52, 30, 59, 30, 65, 73)],
  ['shade', poly(52, 73, 52, 30, 59, 30, 65, 73)],
  ['gilt', poly(41, 30, 50.5, 18, 52, 30), 2],
  ['bronze', poly(52, 30, 50.5, 18, 59, 30), 2],
  ['shine', poly(37.5, 70, 42.5, 33, 44.5, 33, 40, 70)],
  // carvings
  [
    'none',
    oval(47, 39, 3) +
      line(44, 47, 50, 47) +
      line(43.5, 51, 50, 51) +
      `M43 58q3.5 -4 7 0q-3.5 4 -7 0z` +
      line(42, 66, 50, 66) +
      line(46, 63, 46, 69),
    1.7,
    'gilt',
  ],
  // the crescent, horns up
  ['gilt', `M28 3A23 21 0 1 0 73 3A19.5 17 0 1 1 28 3z`],
  ['shine', `M28.5 8A23 20 0 0 0 42 22A25 22 0 0 1 28.5 8z`],
  ['shade', `M73 5A23 21 0 0 1 56 23.5A22 20 0 0 0 73 5z`],
  ['gilt', star(50.5, 6, 5, 2.2, 5), 1.5],
  // braziers
  ['bronze', poly(12, 80, 24, 80, 20, 88, 16, 88) + poly(76, 80, 88, 80, 84, 88, 80, 88), 1.8],
  ['lit', `M18 68q6 7 3.5 12h-7q-2.5 -5 3.5 -12z` + `M82 68q6 7 3.5 12h-7q-2.5 -5 3.5 -12z`, 1.6],
);

export const watch = drawing(
  shadow(50, 93, 36),
  // rock and tower
  ['slate', poly(16, 93, 24, 80, 34, 84, 42, 77, 60, 77, 68, 84, 78, 79, 86, 93), 2.4],
  ['lime', poly(36, 82, 41, 44, 59, 44, 64, 82)],
  ['shade', poly(53, 82, 54, 44, 59, 44, 64, 82)],
  ['none', `M38 70Q50 77 63 66M39.5 59Q50 66 61.5 55`, 3.6],
  ['none', `M38 70Q50 77 63 66M39.5 59Q50 66 61.5 55`, 1.8, 'gilt'],
  ['pane', arch(47, 50, 6, 8) + arch(46, 62, 6, 8), 1.6],
  ['timber', arch(45, 74, 10, 14), 2],
  // gallery
  ['lime', poly(30, 38, 70, 38, 62, 47, 38, 47), 2.2],
  ['gilt', box(25, 33, 50, 5.5), 2],
  // the opal eye in its horns
  ['roof', `M22 34Q10 18 24 3Q22 16 30 24z`, 2.2],
  ['roof', `M78 34Q90 18 76 3Q78 16 70 24z`, 2.2],
  ['cream', `M22 20Q50 -9 78 20Q50 47 22 20z`],
  ['shade', `M60 6.5Q70 11 78 20Q68 30 58 33Q66 20 60 6.5z`],
  ['water', oval(50, 19.5, 12), 2.2],
  ['rose', `M50 7.5a12 12 0 0 1 12 12q-8 -2 -12 -12z`, 0],
  ['marble-green', `M38 19.5a12 12 0 0 0 12 12q-2 -9 -12 -12z`, 0],
  ['none', oval(50, 19.5, 12), 2.2],
  ['dusk', `M50 10.5Q54.5 19.5 50 28.5Q45.5 19.5 50 10.5z`, 1.2],
  ['cream', oval(45, 14.5, 2.2), 0],
);

export const shrine = drawing(
  shadow(50, 92, 44),
  // roots and trunk
  ['timber', `M38 50Q40 74 28 84Q20 90 8 92H92Q80 90 72 84Q60 74 62 50z`],
  ['shade', `M54 50Q58 76 66 84Q74 90 92 92Q80 90 72 84Q60 74 62 50z`],
  ['hair', `M42 58Q43 76 34 88M24 91Q34 84 38 76M66 91Q60 82 59 72`, 1.6],
  // crown
  ['pine', puff(22, 44, 14, 12, 7, 0.2), 2.4],
  ['pine', puff(78, 44, 14, 12, 7, 0.5), 2.4],
  ['leaf', puff(50, 32, 28, 19, 9, 0.1), 2.5],
  ['shade', `M64 15Q83 23 76 38Q69 52 46 52Q68 45 64 15z`],
  ['shine', oval(36, 21, 8, 4) + oval(26, 31, 4, 2.6)],
  [
    'hair',
    `M44 33q4 -5 8 0M58 24q4 -5 8 0M30 40q4 -5 8 0M56 42q4 -5 8 0M42 18q4 -5 8 0M14 42q3 -4 6 0M78 44q3 -4 6 0`,
    1.6,
  ],
  // lanterns
  ['none', line(14, 54, 14, 60) + line(86, 54, 86, 60) + line(28, 54, 28, 57) + line(72, 54, 72, 57), 1.6],
  ['lit', oval(14, 64, 3.6, 4.4) + oval(86, 64, 3.6, 4.4) + oval(28, 61, 3, 3.8) + oval(72, 61, 3, 3.8), 1.7],
  // shrine in the trunk
  ['gilt', `M40 90V70a10 10 0 0 1 20 0V90z`, 2.2],
  ['dusk', arch(43, 64, 14, 26), 1.8],
  ['lit', oval(50, 76, 3), 1.4],
  ['rubble', box(46, 80, 8, 10), 1.6],
  // gate before it
  ['berry', poly(30, 93, 31.5, 63, 36.5, 63, 36, 93) + poly(64, 93, 63.5, 63, 68.5, 63, 70, 93), 1.9],
  ['berry', box(29, 67, 42, 4), 1.8],
  ['gilt', `M22 57Q50 64 78 57L76 64Q50 69 24 64z`, 2.1],
  ['shine', `M25 59.5Q38 62.5 50 62.5V64.2Q38 64 25.6 61.2z`],
);

export const forum = drawing(
  shadow(50, 93, 48),
  // far wall of arches
  ['plaster', `M3 80V36Q10 26 24 22V14H40V18Q50 17 60 18V26H76V32Q92 34 97 46V80z`],
  ['shade', `M76 32Q92 34 97 46V80H80z`],
  ['gilt', `M24 14H40V18H24zM60 26H76V30H60z`, 1.5],
  [
    'dusk',
    arch(28, 22, 8, 11) +
      arch(42, 22, 7, 11) +
      arch(52, 22, 7, 11) +
      arch(64, 34, 8, 9) +
      arch(14, 31, 7, 11) +
      arch(79, 38, 7, 10),
    1.7,
  ],
  ['none', `M4 47Q10 38 26 36.5H62Q90 42 96 54`, 1.8],
  ['dusk', arch(7, 50, 7, 13) + arch(86, 54, 7, 13), 1.7],
  // tiers of seats
  ['lime', `M10 78V58Q26 41 50 41Q74 41 90 58V78z`, 2.2],
  ['rubble', `M16 80V66Q30 50 50 50Q70 50 84 66V80z`, 1.9],
  ['lime', `M23 82V72Q34 59 50 59Q66 59 77 72V82z`, 1.9],
  ['shade', `M70 45Q82 50 90 58V78H78V70Q74 64 70 61z`],
  ['hair', `M50 41V59M32 46L38 61M68 46L62 61M19 53L28 67M81 53L72 67`, 1.6],
  // orchestra floor
  ['sand', oval(50, 82, 36, 11)],
  ['gilt', oval(50, 81, 20, 5.6), 1.9],
  ['sand', oval(50, 81, 15, 3.6), 1.4],
  ['leaf', oval(50, 80.5, 3.4, 2.2), 1.4],
  // standing columns and speakers
  column(12, 92, 7, 26),
  column(88, 92, 7, 26),
  ['gilt', oval(12, 62.5, 4) + oval(88, 62.5, 4), 1.8],
  ['berry', poly(38, 80, 40, 70, 44, 70, 46, 80), 1.6],
  ['food', oval(42, 67, 2.8), 1.5],
  ['navy', poly(54, 80, 56, 70, 60, 70, 62, 80), 1.6],
  ['food', oval(58, 67, 2.8), 1.5],
  ['berry', oval(27, 62, 1.6) + oval(66, 54, 1.6), 0.8],
  ['navy', oval(35, 54, 1.6) + oval(75, 64, 1.6) + oval(50, 54, 1.6), 0.8],
);

export const statue = drawing(
  shadow(50, 93, 40),
  steps(50, 94, 72, 2, 4.5, 'rubble', 12),
  tower(28, 85, 44, 22, 'lime'),
  ['gilt', box(24, 60, 52, 5) + box(24, 81, 52, 4), 1.8],
  ['bronze', box(36, 68, 28, 10), 1.6],
  ['none', oval(46, 73, 3.4) + oval(53, 73, 3.4), 1.7, 'lit'],
  // robed figure, one arm lifting the linked rings
  ['gilt', `M36 60Q34 44 39 34Q41 28 48 28H53Q59 28 61 35Q65 48 64 60z`],
  ['shade', `M54 28Q59 28 61 35Q65 48 64 60H56Q58 42 54 28z`],
  ['bronze', `M39 34Q34 38 30 48Q27 56 26 60H36Q34 44 39 34z`, 2.2],
  ['hair', `M44 38Q42 50 43 59M51 40Q52 50 51 59M31 50L30 59`, 1.6],
  ['gilt', poly(55, 31, 65, 23, 66, 13, 71, 13, 72, 25, 60, 39), 2.2],
  ['gilt', oval(49, 20, 7.5), 2.3],
  ['bronze', `M41.5 19Q41 10 50 11Q57 12 56.5 19Q50 14 41.5 19z`, 1.7],
  ['shine', oval(46, 34, 2, 5) + oval(46.5, 22, 1.6, 2.2)],
  ['gilt', poly(40, 38, 43, 46, 52, 47, 52, 51, 40, 50, 36, 42), 2],
  // rings
  ['none', oval(63.5, 9, 6, 5) + oval(73.5, 9, 6, 5), 5],
  ['none', oval(63.5, 9, 6, 5) + oval(73.5, 9, 6, 5), 2.4, 'lit'],
  dots('berry', 2.4, 1.3, 16, 88, 84, 88),
  ['leaf', `M10 92q1 -6 6 -5q5 -1 6 5zM78 92q1 -6 6 -5q5 -1 6 5z`, 1.8],
);

export const baths = drawing(
  // cloud bank behind
  cloud(50, 90, 92, 'snow', 2.2),
  ['shade', oval(50, 86, 40, 4)],
  // falls from the terrace
  ['water', `M10 64H23V88Q16.5 93 10 88z` + `M77 64H90V88Q83.5 93 77 88z`, 2.2],
  ['shine', box(12.5, 67, 2.4, 20) + box(79.5, 67, 2.4, 20)],
  ['lime', poly(24, 62, 76, 62, 68, 84, 32, 84)],
  ['shade', poly(58, 62, 76, 62, 68, 84, 56, 84)],
  ['hair', line(27, 71, 73, 71) + line(38, 71, 40, 82) + line(50, 63, 50, 71) + line(61, 71, 59, 82)],
  ['gilt', box(3, 59, 94, 6.5), 2.3],
  ['shine', box(6, 60.5, 40, 2)],
  ['water', oval(50, 59, 36, 6.5), 2.2],
  ['shine', oval(36, 58, 10, 1.5) + oval(62, 61, 7, 1.3)],
  // rotunda
  column(25, 57, 6, 24),
  column(41, 55, 5, 22),
  column(59, 55, 5, 22),
  column(75, 57, 6, 24),
  ['food', oval(50, 48.5, 4), 1.8],
  ['rose', `M43.5 59q0 -7 6.5 -7q6.5 0 6.5 7z`, 1.8],
  ['lime', box(18, 26, 64, 7), 2.2],
  ['gilt', box(18, 30.5, 64, 2.8), 1.2],
  dome(50, 26, 54, 18),
  ['hair', `M36 25Q38 13 50 8M64 25Q62 13 50 8M50 25V8`, 1.5],
  ['gilt', oval(50, 6, 3.4), 1.9],
  ['none', `M33 52q-3 -4 0 -7t0 -7M67 52q-3 -4 0 -7t0 -7`, 2, 'cream'],
  // clouds drifting before the terrace
  cloud(20, 96, 34, 'snow', 2.2),
  cloud(81, 96, 34, 'snow', 2.2),
  cloud(50, 97, 40, 'snow', 2.2),
);

export const starloom = drawing(
  shadow(50, 93, 44),
  // threads from the stars to the loom
  ['gilt', star(12, 12, 8, 3.4, 5) + star(88, 30, 6.5, 2.8, 5), 1.8],
  ['gilt', star(32, 5.5, 4, 1.7, 5), 1.4],
  // drum
  tower(18, 92, 64, 34, 'plaster'),
  ['gilt', box(14, 56, 72, 5), 2],
  ['gilt', box(18, 84, 64, 3), 1.2],
  dome(50, 57, 66, 37),
  // open slit and telescope
  ['dusk', `M50 20Q66 22 74 36L60 57H46Q58 40 50 20z`, 2.2],
  ['gilt', poly(46, 47, 54, 55, 86, 20, 76, 9)],
  ['shade', poly(50.5, 51, 54, 55, 86, 20, 81, 14.5)],
  ['bronze', poly(73, 6, 89, 22, 92, 19, 76, 3), 2.2],
  ['bronze', poly(58, 34, 66.5, 42, 69, 39, 60.5, 31), 1.6],
  ['hair', `M30 56Q32 34 46 21M40 56Q42 38 48 22`, 1.5],
  // the loom's warp on the wall
  ['timber', box(30, 65, 40, 3.6) + box(30, 80, 40, 3.6), 1.6],
  [
    'none',
    line(34, 68, 34, 80) +
      line(38, 68, 38, 80) +
      line(42, 68, 42, 80) +
      line(58, 68, 58, 80) +
      line(62, 68, 62, 80) +
      line(66, 68, 66, 80),
    1.4,
  ],
  ['none', `M12 14L30 66M32 8L36 65M12 14L24 60`, 1.3, 'bronze'],
  ['timber', arch(44, 70, 12, 22), 2],
  ['gilt', oval(53, 82, 1.2), 0.8],
  ['pane', oval(24, 72, 3.6) + oval(76, 72, 3.6), 1.7],
);
