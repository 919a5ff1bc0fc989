/** The yellow family: trades with a shop front. */
import { arch, box, drawing, line, oval, poly, type Mark } from '../../../../pieces/kit/draw';
import { chimney, door, hip, house, pane, shadow, tower } from '../../../../pieces/kit/masonry';
import { dots, smoke } from '../../../../pieces/kit/nature';
import type { Tone } from '../../../../pieces/kit/paint';

/** Striped awning with a scalloped hem. */
const awning = (x: number, y: number, w: number, h: number, stripes: number, odd: Tone = 'roof'): Mark[] => {
  const s = w / stripes;
  const lean = s * 0.7;
  const stripe = (i: number): string => {
    const a = x + i * s;
    const t0 = x + lean + (i * (w - 2 * lean)) / stripes;
    const t1 = x + lean + ((i + 1) * (w - 2 * lean)) / stripes;
    return `M${t0} ${y}H${t1}L${a + s} ${y + h}a${s / 2} ${s / 2} 0 0 1 ${-s} 0z`;
  };
  const out: Mark[] = [];
  for (let i = 0; i < stripes; i++) out.push([i % 2 ? 'cream' : odd, stripe(i), 1.8]);
  return out;
};

export const bakery = drawing(
  shadow(50, 90, 46),
  smoke(24, 27),
  chimney(17, 28, 10, 34),
  house(36, 90, 36, 34, 24, 20),
  // domed oven beside the house
  ['clay', `M4 90V76Q5 56 22 55Q39 56 40 76V90z`],
  ['shade', `M28 56.5Q39 59 40 76V90H33Q34 66 28 56.5z`],
  ['hair', `M8 68H17M27 68H36M5.5 79H11M34 79H39M18 58V63M13 73V68M31 73V68`, 1.5],
  ['dusk', arch(12, 69, 20, 21), 2.2],
  ['lit', `M14 90q-1 -9 3 -12q1 4 3 1q1 -5 3 -6q1 5 3 6q2 1 2 -2q4 5 2 13z`, 1.4],
  ['rubble', box(2, 88, 40, 4.5), 2],
  // loaf over the door
  ['food', oval(54, 54, 10, 6.5), 2],
  ['none', `M48 51.5l3 4.5M53 50l3 5M58 50.5l2.5 4`, 1.6],
  ['shine', oval(50, 50.5, 4, 1.2)],
  pane(46, 66, 16, 11),
  ['food', oval(50, 75, 3, 2) + oval(57.5, 75, 3, 2), 1.2],
  ['plank', box(43, 80, 22, 4), 1.8],
  door(76, 88.5, 10, 20),
  ['straw', poly(84, 92, 82, 82, 96, 82, 94, 92), 2],
  ['food', poly(84, 82, 86, 70, 89, 70, 88, 82) + poly(89, 82, 92, 71, 95, 72, 93, 82), 1.6],
);

export const market = drawing(
  shadow(50, 90, 47),
  // bunting
  ['none', line(8, 90, 8, 12) + line(92, 90, 92, 12), 2.6],
  ['none', `M8 14Q50 32 92 14`, 1.6],
  ['berry', poly(17, 17.5, 25, 20.5, 19.5, 27) + poly(46, 23, 54, 23, 50, 31), 1.5],
  ['roof', poly(31, 21, 39, 22.5, 34, 30) + poly(75, 20.5, 83, 17.5, 80.5, 27), 1.5],
  ['water', poly(61, 22.5, 69, 21, 66, 30), 1.5],
  ['gilt', oval(8, 11, 2.6) + oval(92, 11, 2.6), 1.8],
  // middle stall, set back
  ['plank', box(34, 50, 32, 36), 2],
  ['shade', box(34, 50, 32, 36)],
  awning(28, 36, 44, 15, 5),
  // side stalls
  ['dusk', box(10, 64, 32, 18), 2],
  ['dusk', box(58, 64, 32, 18), 2],
  awning(2, 50, 46, 16, 5),
  awning(52, 50, 46, 16, 5),
  ['plank', box(6, 78, 40, 13)],
  ['plank', box(54, 78, 40, 13)],
  [
    'hair',
    line(6, 84.5, 46, 84.5) +
      line(54, 84.5, 94, 84.5) +
      line(19, 78, 19, 91) +
      line(33, 78, 33, 91) +
      line(67, 78, 67, 91) +
      line(81, 78, 81, 91),
  ],
  ['shade', box(34, 78, 12, 13) + box(82, 78, 12, 13)],
  dots('berry', 3.2, 1.5, 11, 76, 17, 76, 14, 71.5),
  dots('leaf', 3.6, 1.5, 26, 75.5, 32, 76, 39, 75.5),
  dots('straw', 3.2, 1.5, 59, 76, 65, 76, 62, 71.5),
  dots('violet', 3.2, 1.5, 74, 76, 80, 76),
  dots('rose', 3.4, 1.5, 88, 75.5),
);

export const tailor = drawing(
  shadow(48, 90, 42),
  tower(14, 90, 58, 44, 'plaster'),
  hip(8, 48, 70, 22, 12),
  // dormer with scissors
  ['plaster', oval(43, 34, 13), 2.2],
  ['none', line(38, 26, 47, 39) + line(48, 26, 39, 39), 2.4],
  ['slate', oval(37.5, 41, 2.8) + oval(48.5, 41, 2.8), 1.8],
  // shop window: a dress on its form
  ['clear', box(18, 58, 27, 25), 2.2],
  ['shine', poly(20, 74, 30, 60, 34, 60, 20, 80)],
  ['berry', `M28 63h7l2 6l-2 4l5 9h-17l5 -9l-2 -4z`, 1.8],
  ['none', line(31.5, 63, 31.5, 60), 2],
  ['none', line(27.5, 73, 35.5, 73), 1.4],
  awning(15, 51, 33, 7, 5),
  ['plank', box(15, 83, 33, 4), 1.8],
  door(52, 90, 14, 27),
  // spool and needle
  ['none', line(92, 30, 78, 92), 3.2],
  ['none', `M91.6 32l-1.6 7`, 1.2, 'cream'],
  ['plank', box(72, 62, 24, 6), 2],
  ['navy', box(75, 68, 18, 18), 2],
  ['hair', line(75, 72, 93, 70) + line(75, 76, 93, 74) + line(75, 80, 93, 78) + line(75, 84, 93, 82), 1.6],
  ['shade', box(87, 68, 6, 18)],
  ['plank', box(72, 86, 24, 6), 2],
  ['none', `M74 84Q66 84 67 89T58 94`, 1.8],
);

export const theater = drawing(
  shadow(50, 90, 46),
  // stage house with a swelling gable
  ['plaster', `M10 90V46H22Q26 22 50 20Q74 22 78 46H90V90z`],
  ['shade', `M64 24Q76 30 78 46H90V90H74z`],
  ['roof', `M5 48V40H17Q24 14 50 12Q76 14 83 40H95V48H76Q72 25 50 24Q28 25 24 48z`],
  ['shine', `M21 38Q28 18 48 15.5V18Q30 21 24 39z`],
  ['gilt', oval(50, 11, 3.5) + oval(7, 38, 2.6) + oval(93, 38, 2.6), 1.8],
  // two masks
  ['cream', `M32 31h17v9q-1 9 -8.5 10q-7.5 -1 -8.5 -10z`, 2],
  ['none', `M36 37h3.5M42 37h3.5M36.5 42.5q4 4 8 0`, 1.7],
  ['gilt', `M51 34h17v9q-1 9 -8.5 10q-7.5 -1 -8.5 -10z`, 2],
  ['none', `M55 40l3.5 -1M61 39l3.5 1M55.5 48q4 -4 8 0`, 1.7],
  // stage with drawn curtains
  ['dusk', box(22, 56, 56, 30), 2.2],
  ['sky', box(34, 60, 32, 24), 0],
  ['leaf', `M34 84v-6q8 -6 15 -1q9 -6 17 1v6z`, 1.2],
  ['lit', oval(58, 67, 3.6), 1.2],
  ['berry', `M22 56H50Q48 64 38 67Q33 75 34 86H22z`, 2],
  ['berry', `M78 56H50Q52 64 62 67Q67 75 66 86H78z`, 2],
  ['hair', `M28 57Q30 70 27 85M36 57Q36 64 32 68M72 57Q70 70 73 85M64 57Q64 64 68 68`, 1.4],
  ['shade', `M78 56H64Q70 66 67 86H78z`],
  ['plank', box(14, 84, 72, 7)],
  dots('lit', 1.8, 1.2, 26, 87.5, 38, 87.5, 50, 87.5, 62, 87.5, 74, 87.5),
);
