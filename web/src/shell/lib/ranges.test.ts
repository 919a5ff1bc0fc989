import { expect, it } from 'vitest';
import { covers } from './ranges';

it('knows whether a text needs the letters of a range', () => {
  const latin = 'U+0000-00FF, U+0131, U+2000-206F, U+2212';
  const more = 'U+100-2BA,U+1E00-1E9F';
  expect(covers(latin, 'Anna wins')).toBe(true);
  expect(covers(more, 'Anna wins')).toBe(false);
  expect(covers(more, 'Bořek vyhrává')).toBe(true);
  expect(covers(latin, '\u2212')).toBe(true);
  expect(covers('U+4??', '\u0416')).toBe(true);
  expect(covers('U+1F3??', '🏆')).toBe(true);
  expect(covers(more, '')).toBe(false);
});
