/** Patterns and plans: what a card asks for, and one way it lies in a town. */
import type { Choice } from '../../shell/protocol';
import { cards, letters } from './cards';
import { cells as allCells, column, outline, row, seams, type Point } from './geometry';
import type { Resource, Town } from './view';

export interface PatternCube {
  readonly x: number;
  readonly y: number;
  readonly resource: Resource;
}

export interface Pattern {
  readonly cubes: readonly PatternCube[];
  readonly columns: number;
  readonly rows: number;
}

const resourceOf = (letter: string): Resource => letters[letter as keyof typeof letters];

const framed = (cubes: PatternCube[]): Pattern => ({
  cubes,
  columns: Math.max(0, ...cubes.map((cube) => cube.x)) + 1,
  rows: Math.max(0, ...cubes.map((cube) => cube.y)) + 1,
});

/** The pattern as it is printed on the card. */
export const printed = (building: string): Pattern =>
  framed(
    (cards[building]?.pattern ?? []).flatMap((line, y) =>
      [...line].flatMap((letter, x) => (letter === '.' ? [] : [{ x, y, resource: resourceOf(letter) }])),
    ),
  );

export interface Plan {
  readonly building: string;
  readonly cells: readonly { readonly cell: string; readonly resource: Resource }[];
}

/** A plan as the engine writes it: `well:a1O-b1S`. */
export const readPlan = (words: string): Plan => {
  const [building = '', rest = ''] = words.split(':');
  return {
    building,
    cells: rest.split('-').map((part) => ({ cell: part.slice(0, 2), resource: resourceOf(part.charAt(2)) })),
  };
};

/** The pattern turned as the plan lies. */
export const turned = (plan: Plan): Pattern => {
  const left = Math.min(...plan.cells.map(({ cell }) => column(cell)));
  const top = Math.min(...plan.cells.map(({ cell }) => row(cell)));
  return framed(plan.cells.map(({ cell, resource }) => ({ x: column(cell) - left, y: row(cell) - top, resource })));
};

/** Cards whose building may stand on any empty square, and the monument that gives this to all. */
const anywhere = 'shed';
const freeStanding = 'obelisk_of_the_crescent';

/** The squares of a plan that lose their cube (a Trading Post stays). */
export const spent = (plan: Plan, town: Town): string[] =>
  plan.cells.map(({ cell }) => cell).filter((cell) => town.squares.some((square) => square.cell === cell && square.cube));

/** Where the building of a plan could stand: only drawn as a hint, the engine asks for the square afterwards. */
export const footing = (plan: Plan, town: Town): string[] => {
  const vacated = spent(plan, town);
  const free = plan.building === anywhere || (town.monument_built && town.monument === freeStanding);
  if (!free) return vacated;
  const empty = town.squares.filter((square) => !square.cube && !square.building).map((square) => square.cell);
  return allCells.filter((cell) => vacated.includes(cell) || empty.includes(cell));
};

/** A possible building as it is offered on the town. */
export interface Shape {
  readonly choice: Choice;
  readonly plan: Plan;
  readonly path: string;
  /** where its handle sits */
  readonly at: Point;
}

const apart = 48;

/** Every plan on offer, each with an outline of its own and a handle that covers no other. */
export const shapes = (choices: readonly Choice[]): Shape[] => {
  const taken: Point[] = [];
  const free = ([x, y]: Point): boolean => taken.every(([a, b]) => Math.hypot(x - a, y - b) >= apart);
  return choices
    .filter((choice) => choice.words['verb'] === 'build')
    .map((choice, i) => {
      const plan = readPlan(choice.words['plan'] ?? '');
      const squares = plan.cells.map(({ cell }) => cell);
      const places = seams(squares);
      const beside = places.flatMap(([x, y]): Point[] => [[x - apart, y], [x + apart, y], [x, y - apart], [x, y + apart]]);
      const at = [...places, ...beside].find(free) ?? places[0] ?? [0, 0];
      taken.push(at);
      return { choice, plan, path: outline(squares, 5 + (i % 4) * 3.5), at };
    });
};
