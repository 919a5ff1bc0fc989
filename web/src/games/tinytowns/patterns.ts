/** Patterns: what a card asks for, and how it lies in a town. */
import type { Choice } from '../../board/contract';
import { column, outline, row, seams, type Point } from './geometry';
import type { Card, Effect, Resource } from './view';

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

const framed = (cubes: PatternCube[]): Pattern => ({
  cubes,
  columns: Math.max(0, ...cubes.map((cube) => cube.x)) + 1,
  rows: Math.max(0, ...cubes.map((cube) => cube.y)) + 1,
});

/** The pattern as it is printed on the card. */
export const printed = (card: Card | undefined): Pattern =>
  framed(
    (card?.pattern ?? []).flatMap((line, y) =>
      line.flatMap((resource, x) => (resource === null ? [] : [{ x, y, resource }])),
    ),
  );

/** The pattern as it lies on these squares. */
export const turned = (cells: Readonly<Record<string, Resource>>): Pattern => {
  const squares = Object.entries(cells);
  const left = Math.min(...squares.map(([cell]) => column(cell)));
  const top = Math.min(...squares.map(([cell]) => row(cell)));
  return framed(squares.map(([cell, resource]) => ({ x: column(cell) - left, y: row(cell) - top, resource })));
};

/** A possible building as it is offered on the town. */
export interface Shape {
  readonly choice: Choice<Effect>;
  readonly building: string;
  readonly pattern: Pattern;
  readonly path: string;
  /** where its handle sits */
  readonly at: Point;
}

const apart = 48;

/** Every building on offer, each with an outline of its own and a handle that covers no other. */
export const shapes = (choices: readonly Choice<Effect>[]): Shape[] => {
  const taken: Point[] = [];
  const free = ([x, y]: Point): boolean => taken.every(([a, b]) => Math.hypot(x - a, y - b) >= apart);
  return choices
    .filter((choice) => choice.words['verb'] === 'build')
    .map((choice, i) => {
      const { building = '', cells = {} } = choice.effect ?? {};
      const squares = Object.keys(cells);
      const places = seams(squares);
      const beside = places.flatMap(([x, y]): Point[] => [
        [x - apart, y],
        [x + apart, y],
        [x, y - apart],
        [x, y + apart],
      ]);
      const at = [...places, ...beside].find(free) ?? places[0] ?? [0, 0];
      taken.push(at);
      return { choice, building, pattern: turned(cells), path: outline(squares, 5 + (i % 4) * 3.5), at };
    });
};
