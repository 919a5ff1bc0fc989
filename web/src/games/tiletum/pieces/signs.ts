/** Signs of the six actions and of what can be built, on a 24-unit grid. */
import { arch, box, drawing, line, oval, poly, star, type Mark } from '../../../pieces/kit/draw';

export const signs: Readonly<Record<string, Mark[]>> = {
  // a laden cart
  merchant: drawing(
    ['plank', poly(2, 9, 19, 9, 17, 17, 4, 17), 1.6],
    ['cream', 'M4 9Q5 2.5 11 2.5Q17 2.5 17.5 9z', 1.6],
    ['none', 'M8 9Q8 4 9 3M13 9Q13.5 5 12.5 3', 1],
    ['none', line(19, 11, 23, 8), 1.6],
    ['timber', oval(7, 18.5, 3.6) + oval(15.5, 18.5, 3.6), 1.6],
    ['gilt', oval(7, 18.5, 1) + oval(15.5, 18.5, 1), 0.8],
  ),
  // a pair of compasses over a plan
  architect: drawing(
    ['cream', poly(2, 15, 20, 15, 23, 22, 1, 22), 1.5],
    ['none', 'M6 19h5M14 18h4', 1.2, 'navy'],
    ['none', line(12, 5, 5.5, 20) + line(12, 5, 18.5, 20), 2.4, 'ink'],
    ['none', 'M8.2 14Q12 16.5 15.8 14', 1.6],
    ['gilt', oval(12, 4.5, 3.2), 1.6],
  ),
  // a person of rank
  character: drawing(
    ['navy', 'M3 23Q3 14 12 14Q21 14 21 23z', 1.6],
    ['palm', oval(12, 9, 4.8, 5.4), 1.5],
    ['berry', 'M4.5 8Q6 1 13 1.5Q20 2 19.5 8Q12 4.5 4.5 8z', 1.5],
    ['cream', poly(9, 14.5, 15, 14.5, 12, 19), 1.1],
  ),
  // a sealed writ
  contract: drawing(
    ['cream', 'M5 3H20V19Q20 22 17 22H5Q7 21 7 18V6Q7 3 5 3z', 1.6],
    ['plaster', 'M5 3Q2 3 2 6H7Q7 3 5 3z', 1.4],
    ['none', 'M10 7h7M10 10.5h7M10 14h4', 1.4],
    ['berry', oval(17, 18, 3.6), 1.4],
    ['gilt', star(17, 18, 2, 0.8, 5), 0.5],
  ),
  king: drawing(
    ['gilt', poly(2, 7, 7, 12, 12, 3, 17, 12, 22, 7, 20, 18, 4, 18), 1.7],
    ['bronze', box(4, 18, 16, 3.4), 1.6],
    ['berry', oval(12, 14.5, 1.9), 1],
    ['gilt', oval(2.4, 6, 1.7) + oval(12, 2.4, 1.8) + oval(21.6, 6, 1.7), 1.1],
  ),
  // a fool's cap: any action
  joker: drawing(
    ['violet', 'M12 18Q4 18 5 11Q2 11 2 15Q-0.5 7 6 6Q11 5 12 18z', 1.5],
    ['straw', 'M12 18Q20 18 19 11Q22 11 22 15Q24.500 7 18 6Q13 5 12 18z', 1.5],
    ['emerald', 'M12 18Q7 10 12 2.500Q17 10 12 18z', 1.5],
    ['gilt', oval(2.2, 16, 1.8) + oval(21.8, 16, 1.8) + oval(12, 2.4, 1.8), 1.1],
    ['cream', 'M6 18Q12 15.500 18 18V21Q12 23 6 21z', 1.5],
  ),
  house: drawing(
    ['plaster', box(5, 11, 14, 11), 1.6],
    ['clay', poly(2, 12, 12, 2, 22, 12), 1.6],
    ['timber', arch(9.5, 15, 5, 7), 1.3],
  ),
  pillar: drawing(
    ['rubble', box(4, 2, 16, 4) + box(4, 19, 16, 4), 1.5],
    ['lime', box(7, 6, 10, 13), 1.5],
    ['none', line(10.3, 7, 10.3, 18) + line(13.7, 7, 13.7, 18), 1],
  ),
  cathedral: drawing(
    ['lime', box(3, 12, 18, 11), 1.5],
    ['lime', box(3, 6, 6, 17) + box(15, 6, 6, 17), 1.5],
    ['navy', poly(2, 7, 6, 0.5, 10, 7) + poly(14, 7, 18, 0.5, 22, 7), 1.4],
    ['clear', oval(12, 15, 2.4), 1.2],
    ['timber', arch(10, 18, 4, 5), 1.1],
  ),
  crest: drawing(['navy', 'M3 2H21V11Q20 19 12 23Q4 19 3 11z', 1.7], ['gilt', star(12, 11, 6, 2.6, 5), 1.1]),
  upstairs: drawing(
    ['plaster', box(3, 6, 18, 17), 1.6],
    ['clay', poly(1, 7, 12, 0.5, 23, 7), 1.5],
    ['lit', box(6, 9, 5, 5) + box(13, 9, 5, 5), 1.2],
    ['pane', box(6, 17, 5, 6) + box(13, 17, 5, 6), 1.2],
  ),
  filled: drawing(
    ['plaster', box(3, 6, 18, 17), 1.6],
    ['clay', poly(1, 7, 12, 0.5, 23, 7), 1.5],
    ['lit', box(6, 9, 5, 5) + box(13, 9, 5, 5) + box(6, 17, 5, 5) + box(13, 17, 5, 5), 1.2],
  ),
  // residents speak once more
  activate: drawing(
    ['plaster', box(3, 9, 13, 14), 1.5],
    ['clay', poly(1, 10, 9.5, 3, 18, 10), 1.4],
    ['lit', box(6, 13, 7, 6), 1.2],
    ['gilt', 'M14 8Q23 8 22 17L24 17L20.500 22L17 17H19.500Q20 11 14 11z', 1.2],
  ),
  any: drawing(
    ['cream', oval(12, 12, 10), 1.8],
    ['none', 'M8.500 9Q9 5.500 12.300 5.500Q16 5.700 16 9Q16 11.500 12 13V15', 2.4],
    ['ink', oval(12, 18.6, 1.4), 0],
  ),
  colour: drawing(
    [
      'cream',
      'M12 2Q23 3 22.500 12Q22 17 17 15.500Q13.500 15 14.500 19Q14.500 22.500 11 22.500Q1.500 21 1.500 12Q2 3 12 2z',
      1.7,
    ],
    ['gold', oval(7, 9, 2.2), 1],
    ['rose', oval(12, 6, 2.2), 1],
    ['glass', oval(17.5, 9, 2.2), 1],
    ['stone', oval(7, 15.5, 2.2), 1],
  ),
  move: drawing(['navy', poly(2, 9, 13, 9, 13, 4, 23, 12, 13, 20, 13, 15, 2, 15), 1.6]),
};

/** Charges of the six houses on their shields (24 × 26). */
const field = 'M2 2H22V12Q21 20 12 25Q3 20 2 12z';
export const crests: Readonly<Record<string, Mark[]>> = {
  lion: drawing(
    ['gilt', field, 1.8],
    ['berry', 'M8 20Q7 15 9 12Q6 11 7 7Q8 4 12 5Q15 4 16 7Q17 10 14 12Q17 14 16 18Q19 16 18 12M8 20h4v-3h2v3h3', 1.3],
    ['ink', oval(10.5, 8.5, 0.8) + oval(13.5, 8.5, 0.8), 0],
  ),
  fleur_de_lis: drawing(
    ['navy', field, 1.8],
    [
      'gilt',
      'M12 4Q16 9 13 14H11Q8 9 12 4zM11 15Q5 15 5.500 10Q8 8.500 9 11.500Q9 14 11 15z' +
        'M13 15Q19 15 18.500 10Q16 8.500 15 11.500Q15 14 13 15zM8.500 15.500h7v2h-7z' +
        'M12 17.500L14.500 22L12 21L9.500 22z',
      1,
    ],
  ),
  eagle: drawing(
    ['cream', field, 1.8],
    [
      'dusk',
      'M12 4L14 7L13 9Q17 6 20 7Q20 13 14.500 14L16 19L12 17.500L12 22L12 17.500L8 19L9.500 14Q4 13 4 7Q7 6 11 9L10 6z',
      1.1,
    ],
    ['gilt', poly(10, 6, 8, 7, 10.3, 7.5), 0.7],
  ),
  chequers: drawing(
    ['cream', field, 1.8],
    [
      'ink',
      box(2, 2, 6.7, 6) +
        box(15.3, 2, 6.7, 6) +
        box(8.7, 8, 6.6, 6) +
        'M2.200 14H8.700V22.500Q3.500 19 2.200 14zM15.300 14H21.800Q20.500 19 15.300 22.500z',
      0,
    ],
    ['none', field, 1.8],
  ),
  cross: drawing(
    ['berry', field, 1.8],
    [
      'cream',
      poly(10, 3, 14, 3, 14, 9, 21, 9, 21, 13, 14, 13, 14, 22, 12, 24, 10, 22, 10, 13, 3, 13, 3, 9, 10, 9),
      1.2,
    ],
  ),
  tower: drawing(
    ['emerald', field, 1.8],
    ['cream', 'M7 20V11H6V6H8.500V8H10.500V6H13.500V8H15.500V6H18V11H17V20z', 1.3],
    ['dusk', arch(10.3, 14, 3.4, 6), 1],
  ),
};

/** A person at a window, 40 × 40: face, hat and coat tell the type. */
const hats: Readonly<Record<string, Mark[]>> = {
  merchant: drawing(
    ['clay', 'M8 15Q10 5 21 6Q32 7 33 14Q20 9 8 15z', 1.5],
    ['berry', 'M29 7Q36 2 35 10Q33 12 29 9z', 1.2],
  ),
  architect: drawing(['slate', box(12, 3, 16, 9), 1.5], ['slate', box(9, 11, 22, 3), 1.5]),
  character: drawing(['violet', 'M9 16Q7 4 20 5Q33 4 31 16Q28 9 20 10Q12 9 9 16z', 1.5]),
  contract: drawing(['dusk', poly(8, 10, 20, 4, 32, 10, 20, 15), 1.5], ['gilt', 'M31 10v7l-1.500 3h3L31 17', 1.2]),
  king: drawing(['gilt', poly(10, 13, 9, 3, 15, 8, 20, 2, 25, 8, 31, 3, 30, 13), 1.5]),
};
const coats: Readonly<Record<string, Mark[0]>> = {
  merchant: 'emerald',
  architect: 'rubble',
  character: 'violet',
  contract: 'dusk',
  king: 'berry',
};
export const person = (type: string): Mark[] =>
  drawing(
    [coats[type] ?? 'slate', 'M4 40Q4 27 20 26Q36 27 36 40z', 1.6],
    ['cream', poly(15, 27, 25, 27, 20, 35), 1.2],
    ['palm', oval(20, 18, 8, 9), 1.6],
    ['ink', oval(17, 17.5, 1) + oval(23, 17.5, 1), 0],
    ['none', 'M17.500 22.500Q20 24 22.500 22.500', 1.1],
    hats[type] ?? [],
  );
