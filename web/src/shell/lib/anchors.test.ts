import { expect, test } from 'vitest';
import { anchor } from './anchors';

const anchors = {
  own: { 'card.{card}': '{card}', 'tile.{type}-*': '{type}', 'city.*.{city}': '{city}' },
  kind: { card: 'cards', 'wheel.rotate': 'turning', wheel: 'wheel' },
};
const headings = new Set(['well', 'villa', 'pisa', 'cards', 'turning', 'wheel', 'build']);
const at = (element: string, chapter = '') => anchor(anchors, headings, { element, chapter });

test('a thing with a paragraph of its own leads to it, whatever was tried', () => {
  expect(at('card.well')).toBe('well');
  expect(at('tile.villa-3b', 'build')).toBe('villa');
  expect(at('city.2.pisa', 'build')).toBe('pisa');
});

test('another leads to the chapter of what was tried, or of its kind', () => {
  expect(at('card.unheard_of', 'build')).toBe('build');
  expect(at('card.unheard_of')).toBe('cards');
  expect(at('wheel.rotate')).toBe('turning');
  expect(at('wheel.II.red')).toBe('wheel');
  expect(at('cards.well')).toBe('');
  expect(at('', 'build')).toBe('build');
});
