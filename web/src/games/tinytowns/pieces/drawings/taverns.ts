/** The green family: houses that shelter and feast. */
import { arch, box, drawing, line, oval, poly } from '../../../../pieces/kit/draw';
import { archPane, chimney, door, hip, pane, shadow, tower } from '../../../../pieces/kit/masonry';
import { barrel, bush, dots, smoke } from '../../../../pieces/kit/nature';

const heart = (x: number, y: number, s: number): string =>
  `M${x} ${y + s}C${x - s * 1.5} ${y} ${x - s} ${y - s} ${x} ${y - s * 0.3}` +
  `C${x + s} ${y - s} ${x + s * 1.5} ${y} ${x} ${y + s}z`;

export const almshouse = drawing(
  shadow(50, 90, 46),
  chimney(14, 37, 7, 18),
  chimney(33, 34, 7, 18),
  chimney(60, 34, 7, 18),
  chimney(79, 37, 7, 18),
  smoke(36.5, 30, 0.8),
  // one low roof over many doors
  tower(8, 90, 84, 30, 'plaster'),
  ['shade', box(8, 60, 84, 4)],
  hip(3, 62, 94, 20, 8),
  door(13, 90, 9, 18),
  pane(25, 71, 7, 8),
  door(78, 90, 9, 18),
  pane(68, 71, 7, 8),
  // gable with the house's heart
  ['plaster', poly(37, 90, 37, 53, 50, 40, 63, 53, 63, 90)],
  ['roof', poly(50, 33, 69, 53, 66, 57.5, 50, 41, 34, 57.5, 31, 53)],
  ['shine', poly(49, 36, 33.5, 52, 35, 54, 49, 39.5)],
  ['berry', heart(50, 52.5, 5), 1.8],
  door(40, 90, 9, 21),
  door(51, 90, 9, 21),
  // bench by the wall
  ['plank', box(24, 85, 10, 2.5) + box(66, 85, 10, 2.5), 1.5],
  ['none', line(26, 87, 26, 91) + line(32, 87, 32, 91) + line(68, 87, 68, 91) + line(74, 87, 74, 91), 1.6],
);

export const feastHall = drawing(
  shadow(50, 90, 46),
  // long hall with a swaybacked ridge and crossed gable horns
  ['plank', box(18, 60, 66, 28)],
  ['hair', line(27, 60, 27, 88) + line(75, 60, 75, 88)],
  ['shade', box(64, 60, 20, 28)],
  ['roof', `M6 66L18 22Q50 31 82 22L94 66Q50 60 6 66z`],
  ['shade', `M62 27Q72 25.5 82 22L94 66Q80 64 70 63.2z`],
  ['hair', `M14.5 38Q50 46 85.5 38M10.5 52Q50 56 89.5 52`, 1.5],
  ['shine', `M20 25.5Q35 29 50 29.5V32Q33 31.5 19 28z`],
  ['timber', `M20 28Q15 17 7 14Q15 9 22 20L24 26z`, 2],
  ['timber', `M80 28Q85 17 93 14Q85 9 78 20L76 26z`, 2],
  // porch
  ['plaster', poly(33, 89, 33, 58, 50, 40, 67, 58, 67, 89)],
  ['roof', poly(50, 33, 73, 58, 69.5, 63, 50, 42, 30.5, 63, 27, 58)],
  ['dusk', arch(40, 58, 20, 31), 2.2],
  ['lit', arch(43, 63, 14, 26), 0],
  ['gilt', oval(50, 51, 3), 1.6],
  ['berry', box(22, 66, 7, 13) + box(71, 66, 7, 13), 1.6],
  ['gilt', oval(25.5, 71, 1.6) + oval(74.5, 71, 1.6), 0.8],
  // the laid table
  ['cream', poly(14, 83, 86, 83, 89, 90, 11, 90), 2.2],
  ['shade', poly(66, 83, 86, 83, 89, 90, 66, 90)],
  ['none', line(18, 90, 18, 95) + line(82, 90, 82, 95), 2.6],
  ['food', `M41 82Q41 73 50 73Q59 73 59 82z`, 1.8],
  ['none', line(59, 78, 63, 75), 2.4],
  ['gilt', poly(28, 75, 35, 75, 33.5, 82, 29.5, 82) + poly(66, 75, 73, 75, 71.5, 82, 67.5, 82), 1.6],
  dots('berry', 2, 1.2, 20, 81, 24, 81.5, 79, 81),
);

export const inn = drawing(
  shadow(48, 90, 38),
  chimney(60, 12, 8, 16),
  // stone ground floor, jettied timber floors
  tower(22, 90, 46, 26, 'rubble'),
  ['hair', line(25, 70, 31, 70) + line(60, 72, 66, 72) + line(24, 82, 29, 82) + line(58, 84, 64, 84)],
  ['plaster', box(17, 46, 56, 20)],
  ['shade', box(56, 46, 17, 20)],
  ['timber', box(15, 63, 60, 4.5), 1.8],
  [
    'none',
    line(31, 46, 31, 63) + line(45, 46, 45, 63) + line(59, 46, 59, 63) + line(17, 63, 24, 46) + line(73, 63, 66, 46),
    2.4,
  ],
  ['plaster', poly(17, 46, 45, 16, 73, 46)],
  ['shade', poly(73, 46, 57, 46, 57, 29)],
  ['none', line(45, 20, 45, 46) + line(28, 46, 38, 27) + line(62, 46, 52, 27), 2.2],
  ['timber', box(15, 44, 60, 4), 1.8],
  ['roof', poly(45, 8, 81, 46, 77.5, 51.5, 45, 18, 12.5, 51.5, 9, 46)],
  ['shine', poly(44, 11.5, 11.5, 46, 13, 48.5, 44, 15.5)],
  pane(39.5, 31, 11, 10, false),
  pane(34, 51, 8, 10, false),
  pane(48, 51, 8, 10, false),
  door(38, 90, 14, 20),
  archPane(26, 73, 8, 11),
  // sign of the moon
  ['none', line(73, 56, 94, 56) + line(80, 56, 80, 60) + line(91, 56, 91, 60), 2.2],
  ['navy', box(76, 60, 19, 18), 2.2],
  ['gilt', `M88 63.5a6 6 0 1 0 3 9.5a5 5 0 0 1 -3 -9.5z`, 1.4],
  bush(18, 92, 13),
  ['plank', box(56, 76, 9, 7), 1.6],
  ['hair', line(56, 79.5, 65, 79.5)],
);

export const tavern = drawing(
  shadow(50, 90, 44),
  chimney(17, 26, 9, 18),
  smoke(22, 22, 0.9),
  // low, wide house
  tower(12, 90, 66, 34, 'plaster'),
  ['none', line(12, 71, 26, 71) + line(26, 56, 26, 90) + line(64, 56, 64, 90) + line(64, 71, 78, 71), 2.2],
  ['shade', box(12, 56, 66, 4)],
  hip(6, 58, 78, 26, 14),
  // dormer
  ['plaster', poly(36, 55, 36, 43, 45, 34, 54, 43, 54, 55), 2],
  ['roof', poly(45, 28, 59, 42, 56.5, 46, 45, 35, 33.5, 46, 31, 42), 2.2],
  pane(41, 43, 8, 9, false),
  door(37, 90, 17, 25),
  pane(15.5, 75, 8, 8),
  // the great mug
  ['none', line(78, 50, 96, 50) + line(86, 50, 86, 54), 2.4],
  ['gilt', box(77, 58, 17, 19)],
  ['none', `M77 62H72.5V73H77`, 2.6],
  ['shade', box(89, 58, 5, 19)],
  ['hair', line(82.5, 62, 82.5, 77) + line(88, 62, 88, 77)],
  ['cream', `M75 60q-2 -6 4 -6.5q2 -4 6 -2q5 -3 7 1.5q6 1 4 7q-3 4 -6 .5q-3 4 -6 .5q-5 3.5 -9 -1z`, 2],
  barrel(68, 92, 13, 16),
  barrel(81, 93, 12, 14),
);
