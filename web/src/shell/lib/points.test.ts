import { describe, expect, it } from 'vitest';
import type { Score } from '../protocol';
import { rowsOf, tableOf } from './points';

const score = (seat: number, ...lines: [string, string, number][]): Score => ({
  seat,
  total: lines.reduce((sum, [, , points]) => sum + points, 0),
  place: 1,
  lines: lines.map(([source, where, points]) => ({ source, where, points })),
});

describe('points', () => {
  it('adds up what one source pays in several places', () => {
    expect(rowsOf(score(0, ['well', 'a1', 2], ['farm', '', 0], ['well', 'b2', 3]))).toEqual([
      { source: 'well', points: 5, times: 2, where: ['a1', 'b2'] },
      { source: 'farm', points: 0, times: 1, where: [] },
    ]);
  });

  it('puts the seats side by side', () => {
    const rows = tableOf([score(0, ['well', 'a1', 2]), score(1, ['farm', '', 1], ['well', 'c3', 4])]);
    expect(rows.map((row) => [row.source, row.cells.map((cell) => cell?.points ?? null)])).toEqual([
      ['well', [2, 4]],
      ['farm', [null, 1]],
    ]);
  });
});
