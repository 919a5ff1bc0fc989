/** The black family: stores and works. */
import { box, drawing, line, oval, poly, spokes, star } from '../../../../pieces/kit/draw';
import { column, flag, shadow, steps, tower } from '../../../../pieces/kit/masonry';
import { barrel, crate, sack, smoke } from '../../../../pieces/kit/nature';

export const bank = drawing(
  shadow(50, 91, 45),
  tower(14, 86, 72, 44, 'rubble'),
  ['hair', line(14, 56, 32, 56) + line(68, 56, 86, 56) + line(14, 72, 30, 72) + line(70, 72, 86, 72), 1.5],
  // mansard with a coin on the parapet
  ['roof', poly(8, 44, 15, 20, 85, 20, 92, 44)],
  ['shade', poly(66, 44, 64, 20, 85, 20, 92, 44)],
  ['hair', line(13, 28, 87, 28) + line(10.5, 36, 89.5, 36), 1.5],
  ['shine', poly(17, 22, 50, 22, 49, 25, 16, 25)],
  ['lime', box(6, 43, 88, 6), 2.2],
  ['gilt', oval(50, 25, 14)],
  ['none', oval(50, 25, 10), 1.4],
  ['bronze', box(47, 22, 6, 6), 1.6],
  ['shade', `M56 12.5A14 14 0 0 1 56 37.5A20 20 0 0 0 56 12.5z`],
  ['shine', `M40 23a10.5 10.5 0 0 1 8 -8l.5 2a8 8 0 0 0 -6.5 6.5z`],
  column(22, 86, 7, 36),
  column(78, 86, 7, 36),
  // vault door
  ['iron', oval(50, 68, 17)],
  ['slate', oval(50, 68, 12.5), 2],
  ['shine', `M40 67a10 10 0 0 1 7 -8.5l.6 2a8 8 0 0 0 -5.6 6.7z`],
  ['gilt', oval(50, 68, 3.6), 1.8],
  ['none', spokes(50, 68, 3.6, 9, 4, 0.4), 2.2],
  ['ink', oval(36.5, 60, 1) + oval(63.5, 60, 1) + oval(36.5, 76, 1) + oval(63.5, 76, 1), 0],
  steps(50, 93, 84, 2, 4, 'lime', 8),
);

export const factory = drawing(
  shadow(50, 90, 46),
  // stacks
  ['clay', poly(63, 60, 65, 22, 75, 22, 77, 60), 2.2],
  ['shade', poly(71, 60, 71, 22, 75, 22, 77, 60)],
  ['rubble', box(63, 18, 14, 5), 2],
  ['clay', poly(80, 60, 82, 30, 91, 30, 93, 60), 2.2],
  ['shade', poly(87.5, 60, 87.5, 30, 91, 30, 93, 60)],
  ['rubble', box(80, 27, 13, 5), 2],
  smoke(69, 17, 1),
  smoke(86, 26, 0.8),
  // sawtooth hall
  ['clay', box(6, 54, 88, 36)],
  ['shade', box(72, 54, 22, 36)],
  ['clay', poly(6, 56, 6, 32, 34, 56) + poly(34, 56, 34, 32, 62, 56) + poly(62, 56, 62, 36, 94, 56), 2],
  ['roof', poly(3, 28, 8, 28, 38, 54, 31, 58, 3, 36)],
  ['roof', poly(32, 28, 37, 28, 67, 54, 60, 58, 32, 36)],
  ['roof', poly(60, 32, 65, 32, 97, 54, 97, 60, 91, 60, 60, 40)],
  ['shine', poly(8, 30, 32, 51, 30, 52.5, 6, 32) + poly(37, 30, 61, 51, 59, 52.5, 35, 32)],
  ['pane', poly(9, 44, 9, 54, 21, 54) + poly(38, 44, 38, 54, 50, 54), 1.8],
  ['hair', `M6 64H94M14 64V71M30 64V71M70 64V71M86 64V71M6 82H20M80 82H94`, 1.4],
  // gear and doors
  ['slate', star(73, 75, 13, 9.5, 9), 2.2],
  ['rubble', oval(73, 75, 7.5), 1.8],
  ['dusk', oval(73, 75, 3), 1.8],
  ['timber', box(17, 68, 26, 22), 2.2],
  ['none', line(30, 68, 30, 90), 2],
  ['hair', line(17, 75, 43, 75) + line(17, 83, 43, 83), 1.5],
  ['gilt', oval(27, 79, 1.3) + oval(33, 79, 1.3), 1],
  crate(46, 92, 11),
);

export const tradingPost = drawing(
  shadow(50, 90, 46),
  // log hut with an open counter
  ['plank', box(20, 44, 56, 46)],
  ['hair', line(20, 51, 76, 51) + line(20, 80, 76, 80) + line(20, 85, 76, 85), 1.6],
  [
    'timber',
    oval(20, 47.5, 3.4) +
      oval(20, 55, 3.4) +
      oval(20, 62.5, 3.4) +
      oval(20, 70, 3.4) +
      oval(20, 77.5, 3.4) +
      oval(20, 85, 3.4),
    1.8,
  ],
  ['dusk', box(28, 54, 42, 22), 2.2],
  ['roof', poly(8, 49, 24, 24, 72, 24, 86, 49)],
  ['shade', poly(62, 49, 56, 24, 72, 24, 86, 49)],
  ['hair', line(19, 32.5, 77, 32.5) + line(13.5, 41, 81.5, 41), 1.6],
  ['shine', poly(25.5, 26, 52, 26, 51, 29, 23.5, 29)],
  flag(34, 24, 16, 'berry', 14),
  // the scales on the counter
  ['cream', box(47.7, 57, 2.6, 18) + box(36, 58.5, 26, 2.6), 1.2],
  ['gilt', `M32 67h10q-1 5 -5 5t-5 -5z` + `M56 65h10q-1 5 -5 5t-5 -5z`, 1.5],
  ['none', line(37, 60, 33, 67) + line(37, 60, 41, 67) + line(61, 60, 57, 65) + line(61, 60, 65, 65), 1.2, 'cream'],
  ['timber', box(24, 75, 50, 6), 2.2],
  sack(34, 94, 13),
  crate(44, 93, 13),
  // fingerpost
  ['timber', box(84, 30, 5, 62), 2],
  ['plank', poly(76, 34, 92, 34, 98, 39, 92, 44, 76, 44), 2],
  ['plank', poly(96, 49, 82, 49, 76, 54, 82, 59, 96, 59), 2],
  ['hair', line(80, 39, 90, 39) + line(84, 54, 92, 54), 1.5],
);

export const warehouse = drawing(
  shadow(50, 90, 47),
  // great barrel-roofed hall
  ['clay', box(8, 46, 74, 44)],
  ['shade', box(62, 46, 20, 44)],
  ['hair', `M8 60H18M8 74H16M72 60H82M74 74H82M12 60V67M78 67V60`, 1.5],
  ['roof', `M3 48Q5 16 45 15Q85 16 87 48z`],
  ['shade', `M62 17.5Q85 23 87 48H70Q71 28 62 17.5z`],
  ['hair', `M8 38Q45 34 82 38M15 27Q45 24 75 27`, 1.5],
  ['shine', `M12 36Q18 20 40 18V20.5Q21 23 15 36z`],
  // loading gable and hoist
  ['plaster', poly(31, 58, 31, 35, 45, 23, 59, 35, 59, 58), 2.2],
  ['roof', poly(45, 16, 65, 34, 62, 39, 45, 24, 28, 39, 25, 34), 2.2],
  ['dusk', box(38, 37, 14, 17), 2],
  ['timber', poly(50, 25, 92, 22, 92, 27, 50, 31), 2],
  ['none', line(88, 27, 88, 44), 1.8],
  ['none', `M84 50L88 44L92 50`, 1.8],
  crate(81, 64, 15, 14),
  // doors and goods
  ['timber', box(22, 60, 42, 30), 2.2],
  ['none', line(43, 60, 43, 90), 2],
  ['plank', box(22, 66, 42, 4) + box(22, 80, 42, 4), 1.4],
  ['none', `M40 75v-3M46 75v-3`, 2],
  crate(78, 92, 16),
  barrel(71, 92, 12, 15),
  sack(12, 93, 13),
);
