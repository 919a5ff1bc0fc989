/** Decorations on a 24-unit grid, each with its own outline, and statues of the six marbles and of gold. */
import { arch, box, line, oval, poly, star, type Mark } from '../../../pieces/kit/draw';
import type { Tone } from '../../../pieces/kit/paint';
import type { Decoration, Statue } from '../view';

export const ornaments: Readonly<Record<Decoration, readonly Mark[]>> = {
  book: [
    ['clay', 'M2 6Q7 3.5 12 6.5Q17 3.5 22 6V20.5Q17 18 12 21Q7 18 2 20.5z'],
    ['cream', 'M4 5.5Q8.5 3.5 12 6.5Q15.5 3.5 20 5.5V18.5Q15.5 16.5 12 19.5Q8.5 16.5 4 18.5z', 1.4],
    ['none', line(12, 6.5, 12, 19.5), 1.4],
    ['hair', 'M6 9q2.5 -1 4.3 .6M6 12.3q2.5 -1 4.3 .6M13.7 9.6q1.8 -1.6 4.3 -.6M13.7 12.9q1.8 -1.6 4.3 -.6', 1.1],
  ],
  cup: [
    ['gilt', 'M5 2.5H19Q19.5 11.5 13.6 13.5V18Q18 18.5 18 21.5H6Q6 18.5 10.4 18V13.5Q4.5 11.5 5 2.5z'],
    ['shade', 'M14 2.5H19Q19.5 11.5 13.6 13.5V18Q18 18.5 18 21.5H13z'],
    ['berry', oval(12, 7.2, 2.1), 1.2],
    ['shine', box(6.8, 4.2, 1.8, 4.6)],
  ],
  crown: [
    ['gilt', poly(2, 6, 7, 12, 12, 3, 17, 12, 22, 6, 20, 20.5, 4, 20.5)],
    ['shade', poly(17, 12, 22, 6, 20, 20.5, 14, 20.5)],
    ['berry', oval(12, 16.6, 1.9) + oval(7, 16.8, 1.3) + oval(17, 16.8, 1.3), 1],
    ['gilt', oval(2.6, 5, 1.5) + oval(12, 2.6, 1.5) + oval(21.4, 5, 1.5), 1.2],
  ],
  gate: [
    ['rubble', 'M3 22V9Q3 2 12 2T21 9V22z'],
    ['dusk', arch(6.5, 5.5, 11, 16.5), 1.4],
    [
      'none',
      line(9.2, 8, 9.2, 22) +
        line(12, 6, 12, 22) +
        line(14.8, 8, 14.8, 22) +
        line(6.5, 13, 17.5, 13) +
        line(6.5, 17.5, 17.5, 17.5),
      1.3,
      'straw',
    ],
  ],
  banner: [
    ['none', line(4, 2, 4, 22.5), 2.4],
    ['navy', 'M5 3H21.5L17.5 9L21.5 15H5z'],
    ['gilt', star(11, 9, 4, 1.8, 5), 1],
    ['gilt', oval(4, 2.2, 1.6), 1.2],
  ],
  coat_of_arms: [
    ['cream', 'M3 3H21V11Q21 19 12 22.5Q3 19 3 11z'],
    ['berry', 'M12 3H21V11H12zM3.2 11H12V22.5Q4 19.5 3.2 11z', 1.2],
    ['none', line(12, 3, 12, 22.5) + line(3, 11, 21, 11), 1.3],
  ],
};

const stone = (colour: Statue): Tone => (colour === 'gold' ? 'gold' : `marble-${colour}`);

/** A figure on a plinth, 24 units wide and 40 high; the plinth repeats the marble. */
export const statue = (colour: Statue): readonly Mark[] => {
  const tone = stone(colour);
  return [
    [tone, box(3, 32, 18, 7)],
    ['shade', box(14, 32, 7, 7)],
    [tone, 'M7 32Q6 22 8 17L4.5 11L6.5 9.5L11 14H14.5L19.5 18.5L18 20.5L15.5 18.5Q17 25 17 32z'],
    ['shade', 'M13 14H14.5L19.5 18.5L18 20.5L15.5 18.5Q17 25 17 32H12.5Q14.5 22 13 14z'],
    ['hair', 'M10 19q-1 6 -.4 12M13 20q.6 6 .2 11', 1],
    [tone, oval(12.2, 8.6, 4)],
    ...(colour === 'gold' ? ([['gilt', poly(8, 6, 9.5, 1.5, 12.2, 4, 15, 1.5, 16.4, 6), 1.4]] as const) : []),
  ];
};
