import { describe, expect, it } from 'vitest';
import type { PointsLine, Score } from '../../protocol';
import { partsOf, tableOf } from './points';

const score = (seat: number, ...lines: PointsLine[]): Score => {
  const total = lines.reduce((sum, line) => sum + line.points, 0);
  return { seat, total, now: total, place: 1, lines };
};
const line = (source: string, points: number, more: Partial<PointsLine> = {}): PointsLine => ({
  source,
  where: '',
  points,
  ...more,
});

describe('points', () => {
  it('adds up what one source pays for one reason', () => {
    const hungry = { key: 'unfed' };
    const lines = [
      line('cottage', 3, { elements: ['a1'] }),
      line('cottage', 0, { elements: ['a2'], why: hungry }),
      line('cottage', 3, { elements: ['b2'] }),
    ];
    expect(partsOf(score(0, ...lines)).now).toEqual([
      { source: 'cottage', why: null, points: 6, times: 2, elements: ['a1', 'b2'] },
      { source: 'cottage', why: hungry, points: 0, times: 1, elements: ['a2'] },
    ]);
  });

  it('keeps apart what is paid only at the end', () => {
    const parts = partsOf(score(0, line('track', 12), line('coins', 4, { at_end: true })));
    expect(parts.now.map((row) => row.source)).toEqual(['track']);
    expect(parts.later.map((row) => row.source)).toEqual(['coins']);
  });

  it('puts the seats side by side', () => {
    const rows = tableOf([score(0, line('well', 2)), score(1, line('farm', 1), line('well', 4))]);
    expect(rows.map((row) => [row.source, row.cells.map((cell) => cell?.points ?? null)])).toEqual([
      ['well', [2, 4]],
      ['farm', [null, 1]],
    ]);
  });
});
