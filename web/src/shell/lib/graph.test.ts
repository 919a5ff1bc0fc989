import { expect, it } from 'vitest';
import { axis, frameAt, stepPath, totalsOf, x, y } from './graph';

const sheet = { width: 100, height: 50 };

it('rules round numbers around all values', () => {
  expect(axis([0, 37])).toEqual({ low: 0, high: 40, marks: [0, 10, 20, 30, 40] });
  expect(axis([-7, 12])).toEqual({ low: -10, high: 15, marks: [-10, -5, 0, 5, 10, 15] });
  expect(axis([0, 0]).marks).toEqual([0, 1]);
});

it('places frames and values', () => {
  const scale = axis([0, 40]);
  expect(x(5, 11, sheet)).toBe(50);
  expect(y(20, scale, sheet)).toBe(25);
  expect(frameAt(52, 11, sheet)).toBe(5);
  expect(frameAt(-5, 11, sheet)).toBe(0);
  expect(frameAt(500, 11, sheet)).toBe(10);
  expect(x(0, 1, sheet)).toBe(0);
});

it('draws in steps, leaving out what does not change', () => {
  expect(stepPath([0, 0, 20, 40], axis([0, 40]), sheet)).toBe('M0 50H66.7V25H100V0H100');
});

it('has a line for each seat', () => {
  expect(totalsOf([{ totals: [0, 1] }, { totals: [2, 3] }])).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(totalsOf([])).toEqual([]);
});
