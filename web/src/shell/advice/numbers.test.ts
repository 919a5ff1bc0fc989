import { expect, test } from 'vitest';
import type { Review, Suggestion } from '../../protocol';
import { expected, figure, litAt, margin, ofVerdict, percent } from './numbers';

const turn = (points: number, ...elements: string[][]): Suggestion => ({
  steps: elements.map((one) => ({ words: {}, text: { key: 'do' }, elements: one })),
  chance: 0.5,
  margin: points,
  error: 1,
  reasons: [],
});

test('a margin has a sign, and a real minus', () => {
  expect(margin(4.04, 'en')).toBe('+4');
  expect(margin(-2.46, 'en')).toBe('\u22122.5');
  expect(margin(-2.46, 'cs')).toBe('\u22122,5');
  expect(margin(12.3, 'en')).toBe('+12');
  expect(expected(turn(31.4), true, 'en')).toBe('31');
  expect(expected(turn(6.7), false, 'en')).toBe('+7');
  expect(expected(turn(-11.2), true, 'en')).toBe('\u221211');
  expect(expected(turn(-0.2), true, 'en')).toBe('0');
  expect(percent(0.634, 'en')).toBe('63%');
  expect(percent(0.13, 'en', 'exceptZero')).toBe('+13%');
});

test('an uncertainty has no sign, and is never empty', () => {
  expect(figure(0.04, 'en')).toBe('0');
  expect(figure(2.46, 'cs')).toBe('2,5');
  expect(figure(12.3, 'en')).toBe('12');
});

test('the turns that mattered most come first', () => {
  const review = (loss: number, points: number, verdict: Review['verdict']): Review => ({
    at: 0,
    last: 1,
    seat: 0,
    loss,
    error: 0,
    points,
    points_error: 0,
    verdict,
    played: null,
    better: null,
  });
  const all = [review(0.05, 9, 'mistake'), review(0.2, 1, 'mistake'), review(-0.1, -2, 'brilliant')];
  expect(ofVerdict(all, 'mistake', false).map((one) => one.loss)).toEqual([0.2, 0.05]);
  expect(ofVerdict(all, 'mistake', true).map((one) => one.points)).toEqual([9, 1]);
  expect(ofVerdict(all, 'mistake', false, 1)).toHaveLength(1);
});

test('steps are lit one by one, or all at once without motion', () => {
  const both = turn(1, ['a'], ['b', 'c']);
  expect(litAt(both, 1, true)).toEqual(['b', 'c']);
  expect(litAt(both, 5, true)).toEqual([]);
  expect(litAt(both, 0, false)).toEqual(['a', 'b', 'c']);
  expect(litAt(undefined, 0, true)).toEqual([]);
});
