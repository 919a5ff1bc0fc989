import { expect, it } from 'vitest';
import { ago } from './ago';
import { duration } from '../../board/glide';
import { qr } from './qr';

it('tells how long ago in each language', () => {
  expect(ago(0, 65_000, 'en')).toMatch(/1 min/);
  expect(ago(0, 3 * 86_400_000, 'cs')).toMatch(/3/);
  expect(ago(0, 500, 'pl')).toBe('teraz');
});

it('lets pieces travel between a quarter and half a second', () => {
  expect(duration(0)).toBe(250);
  expect(duration(10_000)).toBe(450);
});

it('draws a code that is square and not empty', () => {
  const code = qr('https://example.org/table/abc');
  expect(code.size).toBeGreaterThan(21);
  expect(code.path.startsWith('M2 2h7')).toBe(true);
});
