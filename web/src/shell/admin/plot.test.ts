import { expect, it } from 'vitest';
import { axis } from '../lib/graph';
import { across, linePath, nearest } from './plot';

const sheet = { width: 100, height: 10 };
const span = { from: 0, to: 100, step: 10 };

it('puts moments where they belong', () => {
  expect(across(50, 0, 100, sheet)).toBe(50);
  expect(across(5, 5, 5, sheet)).toBe(100);
});

it('interrupts the line where nothing was taken down, and shows a lonely figure', () => {
  const path = linePath([0, 10, 60, 100], [0, 10, 10, 0], span, axis([0, 10]), sheet);
  expect(path).toBe('M0 10L10 0M60 0h0.1M100 10h0.1');
});

it('finds the moment under a finger', () => {
  expect(nearest([0, 10, 60], 40, 0, 100, sheet)).toBe(2);
  expect(nearest([], 40, 0, 100, sheet)).toBe(-1);
});
