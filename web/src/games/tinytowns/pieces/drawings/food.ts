/** The cottage and the four buildings that feed it. */
import { arch, box, drawing, line, oval, poly, puff } from '../../../../pieces/kit/draw';
import { archPane, chimney, cone, door, hip, house, pane, shadow, tower } from '../../../../pieces/kit/masonry';
import { bush, dots, grain, sack, smoke, tree } from '../../../../pieces/kit/nature';

export const cottage = drawing(
  shadow(52, 89, 40),
  smoke(69, 21),
  chimney(64, 22, 9, 20),
  house(16, 90, 40, 32, 30, 24),
  door(30, 90, 13, 21),
  archPane(28.5, 44, 15, 17),
  pane(62, 60, 13, 13),
  ['berry', oval(64, 77, 1.9) + oval(68.5, 78, 1.9) + oval(73, 77, 1.9), 1],
  ['hair', line(19, 62, 24, 62) + line(47, 66, 53, 66) + line(18, 80, 23, 80) + line(47, 84, 52, 84)],
  bush(17, 91, 14),
  bush(86, 89, 12, 'pine'),
);

export const farm = drawing(
  shadow(50, 90, 44),
  // barn with a broken-backed roof
  ['clay', poly(14, 90, 14, 54, 23, 36, 40, 23, 57, 36, 66, 54, 66, 90)],
  ['clay', poly(66, 90, 82, 86.5, 82, 51, 66, 54)],
  ['shade', poly(66, 90, 82, 86.5, 82, 51, 66, 54)],
  ['roof', poly(40, 18, 56, 15.5, 76, 30, 86, 51, 69, 55, 59, 33)],
  ['hair', line(59, 33, 76, 30) + line(49.5, 25, 66, 22.5) + line(64, 44, 81, 40.5)],
  ['shine', poly(43, 19, 55, 17.2, 60, 20.5, 47.5, 22.5)],
  ['roof', poly(40, 18, 59, 33, 69, 55, 64.5, 57.5, 55, 37, 40, 25.5, 25, 37, 15.5, 57.5, 11, 55, 21, 33)],
  // loft, doors with crossed braces
  ['dusk', arch(33.5, 35, 13, 14), 2],
  ['straw', `M33.5 49q1 -5 4 -5q2.5 -2.5 5 0q3 0 4 5z`, 1.6],
  ['lime', box(24, 60, 32, 30), 2.2],
  ['none', line(40, 60, 40, 90), 2],
  ['clay', poly(27, 63, 37, 63, 37, 87, 27, 87) + poly(43, 63, 53, 63, 53, 87, 43, 87), 1.4],
  ['none', line(27, 63, 37, 87) + line(37, 63, 27, 87) + line(43, 63, 53, 87) + line(53, 63, 43, 87), 1.8],
  // haystack and grain
  ['straw', `M72 91q-1 -20 10 -22q11 2 10 22z`, 2.2],
  ['hair', line(77, 87, 79, 77) + line(83, 88, 83, 78) + line(88, 87, 86, 77)],
  grain(4, 92, 15, 19, 4),
);

export const granary = drawing(
  shadow(50, 90, 42),
  // store on staddle stones
  ['rubble', box(59, 82, 6, 9) + box(81, 82, 6, 9), 2],
  tower(54, 83, 38, 24, 'plank'),
  ['hair', line(54, 67, 92, 67) + line(54, 75, 92, 75)],
  hip(50, 60, 46, 15, 9),
  ['timber', box(67, 66, 12, 17), 2],
  ['hair', line(67, 66, 79, 83), 1.6],
  // silo
  ['plaster', `M17 88V34H51V88A17 5 0 0 1 17 88z`],
  ['shade', `M40 34H51V88A17 5 0 0 1 40 92z`],
  ['none', `M17 48A17 4 0 0 0 51 48M17 62A17 4 0 0 0 51 62M17 76A17 4 0 0 0 51 76`, 1.6],
  cone(34, 37, 42, 29),
  ['hair', `M20 28Q34 33 48 28M26 20Q34 24 42 20`],
  ['gilt', oval(34, 7, 2.8), 2],
  ['dusk', arch(28, 42, 12, 12), 2],
  ['straw', `M29 54q5 -9 10 0z`, 1.5],
  [
    'none',
    line(23.5, 54, 23.5, 88) +
      line(29, 55, 29, 89.5) +
      line(23.5, 60, 29, 60) +
      line(23.5, 66, 29, 66) +
      line(23.5, 72, 29, 72) +
      line(23.5, 78, 29, 78) +
      line(23.5, 84, 29, 84),
    1.5,
  ],
  sack(44, 93, 12),
  sack(54, 94, 11, 'straw'),
);

export const greenhouse = drawing(
  shadow(50, 90, 44),
  // glass hall
  ['clear', `M12 88V52Q14 24 50 22Q86 24 88 52V88z`],
  ['leaf', puff(26, 68, 9, 9, 6) + puff(74, 66, 9.5, 10, 6, 0.4), 1.8],
  ['pine', puff(63, 72, 6, 7, 6) + puff(36, 74, 6, 6, 6), 1.8],
  dots('berry', 1.9, 1, 23, 65, 29, 70, 71, 62, 77, 68, 63, 71),
  ['shade', `M72 25Q86 30 88 52V88H74z`],
  ['shine', poly(17, 56, 23, 38, 29, 34, 21, 60) + poly(56, 30, 63, 31, 60, 46, 55, 46)],
  ['none', `M31 25V86M69 25V86M12 55H88M50 22V40`, 1.8],
  ['clay', box(10, 79, 80, 11)],
  ['shade', box(68, 79, 22, 11)],
  [
    'hair',
    line(10, 84.5, 90, 84.5) +
      line(20, 79, 20, 84.5) +
      line(32, 84.5, 32, 90) +
      line(72, 79, 72, 84.5) +
      line(82, 84.5, 82, 90),
  ],
  // ridge vents and porch under the family's roof
  ['roof', `M10 53Q12 20 50 17Q88 20 90 53H85Q83 26 50 24.5Q17 26 15 53z`],
  ['roof', poly(42, 18, 45, 10, 55, 10, 58, 18)],
  ['clear', box(39, 56, 22, 34)],
  ['roof', poly(35, 58, 50, 41, 65, 58)],
  ['shade', poly(50, 41, 65, 58, 54, 58)],
  ['none', line(50, 58, 50, 90) + line(39, 72, 61, 72), 1.8],
  ['shine', poly(41, 70, 46, 60, 48, 60, 41, 75)],
  ['clay', poly(16, 92, 17, 86, 25, 86, 24, 92), 1.8],
  ['leaf', puff(21, 82, 4.5, 4, 5), 1.6],
  ['clay', poly(76, 92, 75, 86, 84, 86, 83, 92), 1.8],
  ['leaf', puff(79.5, 82, 4.5, 4, 5), 1.6],
);

export const orchard = drawing(
  shadow(50, 86, 46, 8),
  // keeper's hut between the trees
  house(36, 70, 20, 20, 16, 10, 'plank'),
  ['timber', box(42, 56, 8, 14), 1.8],
  tree(22, 80, 17.5, 'leaf', 1.1),
  dots('berry', 3.1, 1.5, 14, 44, 24, 39, 31, 48, 18, 54, 28, 59, 10, 54),
  tree(78, 80, 17.5, 'leaf', 1.1),
  dots('berry', 3.1, 1.5, 70, 44, 80, 39, 88, 48, 75, 54, 85, 59, 67, 55),
  // ladder
  [
    'none',
    line(61, 91, 72, 48) +
      line(68, 92, 78, 49) +
      line(62.5, 84, 69.5, 85.5) +
      line(65, 75, 72, 76.5) +
      line(67.5, 66, 74.5, 67.5) +
      line(69.5, 57, 76, 58.5),
    2.2,
  ],
  tree(49, 93, 12, 'pine', 1),
  dots('berry', 2.5, 1.4, 43, 73, 50, 69, 55, 75, 46, 80, 53, 82),
  // basket
  ['plank', poly(18, 84, 36, 84, 33.5, 94, 20.5, 94), 2],
  ['hair', line(19, 88.5, 35, 88.5)],
  dots('berry', 3.3, 1.5, 22, 82, 27, 80.5, 32, 82),
  ['berry', oval(84, 89, 3), 1.5],
);
