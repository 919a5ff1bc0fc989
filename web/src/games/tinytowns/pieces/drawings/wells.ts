/** The grey family: small works of stone and wood. */
import { box, drawing, line, oval, poly, spokes } from '../../../../pieces/kit/draw';
import { shadow, tower } from '../../../../pieces/kit/masonry';
import { bush, sack } from '../../../../pieces/kit/nature';

export const well = drawing(
  shadow(50, 89, 34),
  // posts, windlass, rope
  ['timber', box(25, 38, 6, 34) + box(69, 38, 6, 34), 2.2],
  ['plank', box(31, 46, 38, 6), 2],
  ['hair', line(36, 46, 34, 52) + line(42, 46, 40, 52) + line(60, 46, 58, 52) + line(66, 46, 64, 52)],
  ['none', `M75 49H82V57H87`, 2.4],
  ['none', line(50, 50, 50, 58), 1.8],
  // shaft
  ['dusk', oval(50, 68, 27, 7)],
  ['timber', poly(43, 58, 57, 58, 55, 71, 45, 71), 2],
  ['hair', line(43.5, 62, 56.5, 62) + line(44.5, 67, 55.5, 67), 1.6],
  ['rubble', `M20 68A30 8 0 0 0 80 68V84A30 8 0 0 1 20 84z`],
  ['shade', `M64 75.2A30 8 0 0 0 80 68V84A30 8 0 0 1 64 91z`],
  ['hair', `M20 76A30 8 0 0 0 80 76M33 74V82M50 76V84M66 74V82M26 80.5V88M42 84V92M58 84V92M73 80.5V88`, 1.5],
  ['shine', `M21.5 70A29 8 0 0 0 38 75.5V78A29 8 0 0 1 21.5 73z`],
  // roof
  ['roof', poly(50, 9, 88, 37, 84, 43, 50, 19, 16, 43, 12, 37)],
  ['roof', poly(50, 9, 88, 37, 12, 37)],
  ['shade', poly(50, 9, 88, 37, 57, 37)],
  ['hair', line(37, 19, 63, 19) + line(25, 28, 75, 28)],
  ['shine', poly(48, 13, 20, 34, 28, 34)],
  ['shade', poly(12, 37, 88, 37, 84, 43, 16, 43)],
  ['none', line(16, 42, 84, 42)],
  bush(17, 92, 13),
);

export const fountain = drawing(
  shadow(50, 90, 43),
  // falling water behind
  ['water', `M50 24Q24 16 22 47Q27 43 31 46Q33 26 50 30Q67 26 69 46Q73 43 78 47Q76 16 50 24z`, 2],
  // great basin
  ['rubble', `M8 72A42 9 0 0 0 92 72L88 84A38 9 0 0 1 12 84z`],
  ['shade', `M66 80A42 9 0 0 0 92 72L88 84A38 9 0 0 1 66 92z`],
  ['slate', oval(50, 71, 42, 9)],
  ['water', oval(50, 71.5, 36, 6.4), 2],
  ['shine', oval(34, 70.5, 9, 1.8) + oval(64, 73, 7, 1.4)],
  ['hair', `M24 82.5V90M37 85V92.5M50 86V93.5M63 85V92.5M76 82.5V90`, 1.5],
  // curtain of the upper bowl
  ['water', `M23 49V70Q26 74 29 70V49z`, 1.8],
  ['water', `M71 49V70Q74 74 77 70V49z`, 1.8],
  // stem and bowls
  ['rubble', poly(43, 72, 46, 52, 54, 52, 57, 72), 2.2],
  ['shade', poly(51, 72, 51, 52, 54, 52, 57, 72)],
  ['rubble', `M20 46A30 5 0 0 1 80 46Q76 57 50 58Q24 57 20 46z`],
  ['water', oval(50, 46.5, 24, 3), 1.6],
  ['shade', `M62 57Q77 54 80 46Q76 50 64 50z`],
  ['slate', poly(46, 46, 47.5, 30, 52.5, 30, 54, 46), 2],
  ['slate', `M36 29H64Q61 36 50 36Q39 36 36 29z`, 2.2],
  ['water', `M50 27Q46 18 50 9Q54 18 50 27z`, 1.8],
  ['water', oval(40, 16, 1.8, 2.4) + oval(60, 16, 1.8, 2.4) + oval(33, 24, 1.6, 2.2) + oval(67, 24, 1.6, 2.2), 1.3],
);

export const millstone = drawing(
  shadow(50, 90, 44),
  // frame: post and beam
  ['timber', poly(10, 88, 18, 26, 25, 26, 20, 88), 2.2],
  ['timber', box(12, 30, 80, 7), 2.2],
  ['timber', poly(82, 37, 88, 37, 92, 88, 84, 88), 2.2],
  ['roof', poly(2, 30, 12, 15, 92, 15, 98, 30)],
  ['shade', poly(68, 30, 70, 15, 92, 15, 98, 30)],
  [
    'hair',
    line(8, 22.5, 95, 22.5) +
      line(28, 15, 26, 22) +
      line(46, 15, 46, 22) +
      line(64, 15, 65, 22) +
      line(36, 23, 35, 30) +
      line(55, 23, 55, 30) +
      line(74, 23, 76, 30),
  ],
  ['shine', poly(13, 17, 48, 17, 47, 19.5, 11.5, 19.5)],
  // bed stone
  ['rubble', `M14 80A36 9 0 0 0 86 80V87A36 9 0 0 1 14 87z`],
  ['shade', `M64 87.5A36 9 0 0 0 86 80V87A36 9 0 0 1 64 94.5z`],
  ['slate', oval(50, 80, 36, 9)],
  // runner stone on edge
  ['slate', oval(57, 58, 24, 25)],
  ['rubble', oval(51, 58, 24, 25)],
  ['none', spokes(51, 58, 9, 20, 12, 0.2), 1.8],
  ['shade', `M58 34A24 25 0 0 1 58 82A30 30 0 0 0 58 34z`],
  ['shine', `M31 56A20 21 0 0 1 43 38A26 26 0 0 0 34 57z`],
  ['dusk', oval(51, 58, 6), 2.2],
  ['plank', poly(47, 55, 4, 61, 5, 67, 50, 61), 2.2],
  sack(84, 94, 13, 'cream'),
  ['straw', `M22 84l5 -4M30 86.5l5 -4M66 86l4 -4`, 2],
);

export const shed = drawing(
  shadow(50, 90, 42),
  tower(20, 90, 58, 46, 'plank'),
  ['plank', poly(20, 44, 78, 44, 78, 30), 2.2],
  ['hair', line(30, 44, 30, 90) + line(40, 42, 40, 90) + line(69, 36, 69, 90), 1.5],
  ['shade', poly(20, 44, 78, 30, 78, 36, 20, 50)],
  // lean-to roof
  ['roof', poly(10, 44, 82, 22, 90, 26, 90, 34, 12, 52)],
  ['hair', line(26, 40, 29, 47) + line(42, 35, 45, 43) + line(58, 30.5, 61, 39) + line(74, 25.5, 77, 36), 1.6],
  ['shine', poly(14, 44.5, 80, 24.5, 81, 27, 15, 47)],
  // braced door
  ['timber', box(43, 57, 22, 33), 2.2],
  ['plank', box(43, 61, 22, 4) + box(43, 81, 22, 4), 1.4],
  ['plank', poly(44, 81, 60, 65, 64, 65, 48, 81), 1.4],
  ['gilt', oval(61, 74, 1.3), 1],
  ['pane', box(25, 60, 11, 11), 2],
  ['none', line(30.5, 60, 30.5, 71), 1.3],
  // spade, rake and firewood
  ['none', line(84, 52, 86, 80), 2.4],
  ['slate', `M82 78l8 -1l1 8q-3 6 -6 6q-3 -2 -3 -5z`, 1.8],
  ['none', line(92, 48, 94, 90), 2.2],
  ['none', `M88 48H97M88 48v-4M92.5 48v-4M97 48v-4`, 1.8],
  ['plank', oval(10, 87, 5) + oval(20, 87, 5) + oval(30, 87, 5) + oval(15, 78.5, 5) + oval(25, 78.5, 5), 2],
  ['hair', oval(10, 87, 2) + oval(20, 87, 2) + oval(30, 87, 2) + oval(15, 78.5, 2) + oval(25, 78.5, 2)],
);
