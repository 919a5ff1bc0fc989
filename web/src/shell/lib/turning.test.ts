import { expect, it } from 'vitest';
import { turningPoints } from './turning';

const frame = (seat: number, ...totals: number[]) => ({ seat, totals });

it('finds when the lead was taken for good, and the best turns', () => {
  const frames = [
    frame(-1, 0, 0),
    frame(0, 2, 0),
    frame(0, 5, 0),
    frame(1, 5, 3),
    frame(-1, 5, 3),
    frame(1, 5, 9),
    frame(0, 6, 9),
    frame(1, 6, 10),
  ];
  expect(turningPoints(frames)).toEqual([
    { kind: 'gain', seat: 0, index: 2, points: 5 },
    { kind: 'lead', seat: 1, index: 5, points: 10 },
    { kind: 'gain', seat: 1, index: 5, points: 9 },
  ]);
});

it('tells nothing of a game that was not played', () => {
  expect(turningPoints([frame(-1, 0, 0)])).toEqual([]);
  expect(turningPoints([])).toEqual([]);
});

it('knows no lead where one plays alone', () => {
  expect(turningPoints([frame(-1, -3), frame(0, 1)])).toEqual([{ kind: 'gain', seat: 0, index: 1, points: 4 }]);
});
