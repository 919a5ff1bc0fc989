import { expect, it } from 'vitest';
import type { Frame } from '../../protocol';
import { Film } from './film';

const frame = (n: number, patch: unknown[][] = []): Frame => ({ n, seat: 0, totals: [n], patch });
const frames = [frame(0), ...Array.from({ length: 60 }, (_, i) => frame(i * 2 + 1, [[['count'], i + 1]]))];
const film = new Film({ start: { count: 0, still: true }, frames });

it('shows every position, forwards, backwards and by leaps', () => {
  for (const index of [0, 60, 25, 24, 1, 59]) expect(film.board(index)).toEqual({ count: index, still: true });
});

it('finds the frame of a line of the log', () => {
  expect(film.index(0)).toBe(0);
  expect(film.index(3)).toBe(2);
  expect(film.index(4)).toBe(2);
  expect(film.index(9999)).toBe(60);
});
