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

it('parts turns of who plays on alone by rounds, and by draws where nobody else plays', () => {
  const round = { progress: { key: 'progress-round' } };
  const gained = [frame(-1, 0, 0), frame(1, 0, 1), frame(0, 2, 1), { ...frame(0, 5, 1), ...round }, frame(0, 6, 1)];
  expect(turningPoints(gained).filter((one) => one.kind === 'gain')).toEqual([
    { kind: 'gain', seat: 1, index: 1, points: 1 },
    { kind: 'gain', seat: 0, index: 4, points: 4 },
  ]);
  const solo = [frame(-1, 0), frame(0, 2), frame(-1, 2), frame(0, 5), frame(-1, 5), frame(0, 6)];
  expect(turningPoints(solo)).toEqual([{ kind: 'gain', seat: 0, index: 3, points: 3 }]);
});
