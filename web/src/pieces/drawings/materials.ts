/** Resources on a 24-unit grid. Each has its own outline, so that they are told apart without colour. */
import { box, line, oval, poly, puff, type Mark } from '../kit/draw';
import type { MarbleIcon, MaterialIcon } from '../icons';

export const materials: Readonly<Record<MaterialIcon, readonly Mark[]>> = {
  // a log, its cut end to us
  wood: [
    ['wood', 'M7 7L19 2.5Q23.5 5 22 11L9.5 20z'],
    ['shade', 'M9.5 20L22 11Q23 7 21 5L9 15z'],
    ['hair', 'M13.5 8.5l4.5 -2M15 12.5l4 -2.6'],
    ['plank', oval(7.5, 14, 5, 6.8)],
    ['none', oval(7.5, 14, 2, 3), 1.2],
  ],
  // a rough boulder
  stone: [
    ['stone', poly(2, 19, 3.5, 11, 8, 5, 15, 3.5, 20.5, 9, 22, 19, 17, 21, 6, 21)],
    ['shade', poly(15, 3.5, 20.5, 9, 22, 19, 17, 21, 14, 12)],
    ['hair', line(8, 5, 10, 11.5, 14, 12, 17, 21) + line(10, 11.5, 3, 15)],
    ['shine', poly(5, 11.5, 8.5, 7, 9.3, 10, 5.6, 12.6)],
  ],
  // three bricks laid in bond
  brick: [
    ['brick', box(7, 4.5, 11, 7.5)],
    ['brick', box(1.5, 12, 10.5, 7.5)],
    ['brick', box(12, 12, 10.5, 7.5)],
    ['shade', box(14.5, 5.5, 2.5, 5.5) + box(8.6, 13, 2.4, 5.5) + box(19, 13, 2.5, 5.5)],
    ['shine', box(8.4, 6, 4, 1.5) + box(3, 13.5, 3.5, 1.5) + box(13.5, 13.5, 3.5, 1.5)],
  ],
  // a leaded window
  glass: [
    ['glass', 'M4.5 22V9.5Q5 3.5 12 1.5Q19 3.5 19.5 9.5V22z'],
    ['shade', 'M13 2Q19 3.5 19.5 9.5V22H15V8z'],
    ['none', line(12, 2, 12, 22) + line(5, 9.5, 19, 9.5) + line(5, 16, 19, 16), 1.3],
    ['shine', poly(6.2, 14.5, 10.5, 4.5, 10.5, 8, 7.6, 15)],
  ],
  // an ear of wheat
  wheat: [
    ['none', 'M12 23V9', 2],
    ['wheat', 'M12 1Q15.5 4 12 8.5Q8.5 4 12 1z', 1.7],
    ['wheat', 'M12.5 12Q12.5 7.5 18 5.5Q18.5 11 12.5 12zM11.5 12Q11.5 7.5 6 5.5Q5.5 11 11.5 12z', 1.7],
    ['wheat', 'M12.5 16.5Q12.5 12 18.5 10Q19 15.5 12.5 16.5zM11.5 16.5Q11.5 12 5.5 10Q5 15.5 11.5 16.5z', 1.7],
    ['wheat', 'M12.5 21Q12.5 16.5 18.5 14.5Q19 20 12.5 21zM11.5 21Q11.5 16.5 5.5 14.5Q5 20 11.5 21z', 1.7],
  ],
  // bars, one upon two
  gold: [
    ['gold', poly(1.2, 21, 3.5, 13.5, 9, 13.5, 11.4, 21)],
    ['gold', poly(12.6, 21, 15, 13.5, 20.5, 13.5, 22.8, 21)],
    ['gold', poly(6.5, 13.5, 8.8, 5.5, 15.2, 5.5, 17.5, 13.5)],
    ['shade', poly(7.8, 14.5, 9, 14.5, 10.3, 20, 8.8, 20) + poly(19, 14.5, 20, 14.5, 21.6, 20, 20.2, 20) + poly(13.4, 6.5, 14.6, 6.5, 16.3, 12.5, 14.6, 12.5)],
    ['shine', poly(9.6, 6.8, 12, 6.8, 11.7, 8.6, 9.1, 8.6)],
    ['none', 'M19.5 3.5v3.6M17.7 5.3h3.6M4.5 6v3.6M2.7 7.8h3.6', 1.4],
  ],
  // a sheep
  wool: [
    ['none', line(8, 17, 8, 21.5) + line(15, 17, 15, 21.5), 2.4],
    ['wool', puff(11.5, 11.5, 7.2, 5.6, 8, 0.2)],
    ['hair', 'M8 11q1.5 -2.5 3.5 -.5q2 1.5 3 -.5', 1.4],
    ['dusk', 'M16.5 8.5Q20 5.5 22.5 9.5Q22.5 13.5 19.5 14.5Q16.5 13 16.5 8.5z', 1.6],
    ['cream', oval(19.6, 10, 0.9), 0],
  ],
  // an anvil
  iron: [
    ['ferrum', 'M1.5 6H22V9.5Q16 10.5 15.5 14.5Q16 17 19.5 18V21.5H5.5V18Q9 17 9 14.5Q9 12.5 7.5 12Q2.5 11.5 1.5 6z'],
    ['shade', 'M16.5 6H22V9.5Q16 10.5 15.5 14.5Q16 17 19.5 18V21.5H15Q11 14 16.5 6z'],
    ['shine', box(4, 7.2, 11, 1.5)],
  ],
  // a joint of meat
  food: [
    ['cream', 'M13 14L18.5 19.5Q17 22 19.5 22.5Q21 22.5 21 20.7Q23 20.5 22.5 18.7Q21.5 16.5 19.5 18.5L14.5 13z', 1.8],
    ['food', 'M3 12Q0.5 5 6.5 2.5Q12 1 15 5.5Q17 10 16.5 15Q13 17.5 8.5 16.5Q4.5 15.5 3 12z'],
    ['shade', 'M11 3Q16 8 12 17Q15 17 16.5 15Q17 10 15 5.5Q13.5 3.5 11 3z'],
    ['shine', oval(6.5, 7, 1.7, 2.6)],
  ],
  // table-cut, eight corners
  emerald: [
    ['emerald', poly(7.5, 2.5, 16.5, 2.5, 21, 7, 21, 17, 16.5, 21.5, 7.5, 21.5, 3, 17, 3, 7)],
    ['shade', poly(16.5, 2.5, 21, 7, 21, 17, 16.5, 21.5, 7.5, 21.5, 9, 17, 15.5, 17, 15.5, 7)],
    ['none', poly(9, 7, 15, 7, 16, 8, 16, 16, 15, 17, 9, 17, 8, 16, 8, 8), 1.3],
    ['shine', poly(8, 4.2, 13.5, 4.2, 13.5, 5.8, 8.2, 5.8) + poly(9.4, 8.4, 12, 8.4, 9.4, 13)],
  ],
  // grown crystals
  amethyst: [
    ['amethyst', poly(2, 21.5, 2.5, 12, 5.5, 8.5, 9, 13, 9, 21.5)],
    ['amethyst', poly(15, 21.5, 15.5, 13.5, 19, 10.5, 22, 14, 22, 21.5)],
    ['amethyst', poly(7, 22, 7, 7, 12, 1, 17, 7, 17, 22)],
    ['shade', poly(12, 1, 17, 7, 17, 22, 12.5, 22, 12.5, 8)],
    ['none', line(7, 7.5, 12.5, 9, 17, 7.5) + line(12.5, 9, 12.5, 21), 1.2],
    ['shine', poly(8.5, 9.5, 10.4, 10, 10.4, 18, 8.5, 18)],
  ],
};

/** Marbles: each colour is cut to another shape; all have the veins. */
export const marbles: Readonly<Record<MarbleIcon, readonly Mark[]>> = {
  // cube
  'marble-white': [
    ['marble-white', poly(12, 1.5, 21.5, 6.5, 21.5, 17, 12, 22.5, 2.5, 17, 2.5, 6.5)],
    ['shade', poly(12, 11.8, 21.5, 6.5, 21.5, 17, 12, 22.5)],
    ['none', line(2.5, 6.5, 12, 11.8, 21.5, 6.5) + line(12, 11.8, 12, 22), 1.5],
    ['hair', 'M4 13q3 -.5 3 2.5t3.5 2.5M9 5q3 0 4 2.5'],
  ],
  // wedge
  'marble-yellow': [
    ['marble-yellow', poly(1.5, 21, 10, 3, 22.5, 15.5, 22.5, 19, 14, 22)],
    ['shade', poly(10, 3, 22.5, 15.5, 22.5, 19, 14, 22)],
    ['none', line(10, 3, 14, 21.6), 1.5],
    ['hair', 'M5 18q3.5 -.5 4 -4t1.5 -3.5'],
    ['shine', poly(6.5, 13.5, 9.4, 7.5, 10, 10.5)],
  ],
  // drum of a column
  'marble-red': [
    ['marble-red', 'M3 6.5V17.5Q3 22 12 22T21 17.5V6.5z'],
    ['shade', 'M15 11V21.5Q21 20.5 21 17.5V6.5z'],
    ['marble-red', oval(12, 6.5, 9, 4.5)],
    ['hair', 'M5.5 14q3 0 3.5 2.5t3 2.5M8 6q3 -1.5 4.5 .5t4 0'],
    ['shine', box(4.6, 11, 1.8, 6.5)],
  ],
  // flat slab
  'marble-green': [
    ['marble-green', poly(1, 11, 12, 5, 23, 11, 23, 15.5, 12, 21.5, 1, 15.5)],
    ['shade', poly(12, 17, 23, 11, 23, 15.5, 12, 21.5)],
    ['none', line(1, 11, 12, 17, 23, 11) + line(12, 17, 12, 21), 1.5],
    ['hair', 'M6 10q3 -1 5 1.5t6 .5M3.5 13.5q2 .5 3 3'],
    ['shine', poly(5, 10.6, 11.5, 7.2, 13, 8, 6.6, 11.5)],
  ],
  // keystone
  'marble-blue': [
    ['marble-blue', poly(2, 3, 22, 3, 17, 21.5, 7, 21.5)],
    ['shade', poly(15.5, 3, 22, 3, 17, 21.5, 13.5, 21.5)],
    ['hair', 'M6.5 6q3 1.5 2.5 5t3 5.5M12 5q1.5 2 4 2.5'],
    ['shine', poly(4.6, 4.8, 11, 4.8, 11, 6.6, 5.2, 6.6)],
  ],
  // tall pointed shaft
  'marble-purple': [
    ['marble-purple', poly(12, 1, 17, 6, 18, 18.5, 6, 18.5, 7, 6)],
    ['shade', poly(12, 1, 17, 6, 18, 18.5, 13, 18.5, 13, 7)],
    ['marble-purple', box(3.5, 18, 17, 4.5)],
    ['none', line(7, 6.3, 12.5, 7.4, 17, 6.3), 1.4],
    ['hair', 'M9 10q1 2 3 2.5t3 3'],
    ['shine', poly(8.2, 8, 9.8, 8.4, 9.3, 16, 7.7, 16)],
  ],
};

