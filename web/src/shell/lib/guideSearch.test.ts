import { expect, it } from 'vitest';
import { fold, search, sections } from './guideSearch';
import { parseMarkdown } from './markdown';

const tree = parseMarkdown(
  [
    '# Hra {#top}\n## Studna {#well}\nDřevo a **kámen** vedle sebe.',
    '## Młyn {#mill}\n- Žluťoučký kůň\n\n| a |\n|---|\n| Łąka |',
    '```figure position=x part=y\nStudna u domku\n```',
  ].join('\n'),
);

it('finds words whatever their accents, in titles first', () => {
  const list = sections(tree);
  expect(search(list, 'KAMEN')).toMatchObject([
    { id: 'well', before: 'Dřevo a ', hit: 'kámen', after: ' vedle sebe. ' },
  ]);
  expect(search(list, 'laka zlut').map((found) => found.id)).toEqual(['mill']);
  expect(search(list, 'mlyn')[0]).toMatchObject({ id: 'mill', title: 'Młyn' });
  expect(search(list, 'studna').map((found) => found.id)).toEqual(['well', 'mill']);
  expect(search(list, 'nic takového')).toEqual([]);
  expect(search(list, ' ')).toEqual([]);
});

it('keeps every letter in its place', () => {
  for (const text of ['Ångström ﬁ ß Łódź', 'příliš žluťoučký']) expect(fold(text)).toHaveLength(text.length);
});
