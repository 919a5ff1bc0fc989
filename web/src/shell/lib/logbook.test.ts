import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../protocol';
import { stagesOf } from './logbook';

const line = (n: number, seat: number, progress: string | null = null): LogLine =>
  ({ n, seat, progress: progress ? { key: progress } : null }) as LogLine;
const shape = (lines: LogLine[]) =>
  stagesOf(lines).map((stage) => [stage.progress?.key ?? null, stage.turns.map((turn) => turn.map(({ n }) => n))]);

describe('the log in stages', () => {
  it('is empty when nothing happened', () => {
    expect(stagesOf([])).toEqual([]);
  });

  it('begins a stage where the game goes on, and a turn where another seat acts', () => {
    const lines = [line(1, -1), line(2, 0, 'round-1'), line(3, 0), line(4, -1), line(5, 1), line(6, 1, 'round-2')];
    expect(shape(lines)).toEqual([
      [null, [[1]]],
      ['round-1', [[2, 3, 4], [5]]],
      ['round-2', [[6]]],
    ]);
  });
});
