import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headings, inline, parseMarkdown, plainText, section } from './markdown';

describe('parseMarkdown', () => {
  it('reads headings with and without an id', () => {
    expect(parseMarkdown('# Title {#top}\n## Žluťoučký kůň')).toMatchObject([
      { kind: 'heading', level: 1, id: 'top', inner: [{ text: 'Title' }] },
      { kind: 'heading', level: 2, id: 'zlutoucky-kun' },
    ]);
  });

  it('joins lines into paragraphs and ends them at a list', () => {
    expect(parseMarkdown('one\ntwo\n- a\n- b\n\nthree').map((block) => block.kind)).toEqual([
      'paragraph',
      'list',
      'paragraph',
    ]);
  });

  it('nests lists and counts from where the author began', () => {
    const [list] = parseMarkdown('3. three\n   - inner\n   - more\n4. four\n   goes on');
    expect(list).toMatchObject({ kind: 'list', ordered: true, start: 3 });
    if (list?.kind !== 'list') throw new Error('no list');
    expect(list.items).toHaveLength(2);
    expect(list.items[0]![1]).toMatchObject({ kind: 'list', ordered: false });
    expect(list.items[1]![0]).toMatchObject({ inner: [{ text: 'four goes on' }] });
  });

  it('reads tables with their alignment', () => {
    const [table] = parseMarkdown('| a | b \\| c |\n|---|--:|\n| **1** | 2 |');
    expect(table).toMatchObject({
      kind: 'table',
      align: ['left', 'right'],
      head: [[{ text: 'a' }], [{ text: 'b | c' }]],
      rows: [[[{ kind: 'bold' }], [{ text: '2' }]]],
    });
  });

  it('keeps code as it is, quotes and rules', () => {
    expect(parseMarkdown('```\n# no heading\n  x\n```\n> said\n\n---')).toEqual([
      { kind: 'code', text: '# no heading\n  x' },
      { kind: 'quote', inner: [{ kind: 'paragraph', inner: [{ kind: 'text', text: 'said' }] }] },
      { kind: 'rule' },
    ]);
  });

  it('reads figures, side by side where they follow each other, and drawings', () => {
    const figure =
      '```figure position=well part=town light=town.0.a1,card.well seat=2 step=1\nTwo *cubes*\nside by side\n```';
    expect(parseMarkdown(`${figure}\n${figure}\n\n\`\`\`drawing part=pattern of=well\nOS\n\`\`\``)).toMatchObject([
      {
        kind: 'figures',
        figures: [
          { position: 'well', part: 'town', light: ['town.0.a1', 'card.well'], seat: 1, step: 1 },
          { caption: [{ text: 'Two ' }, { kind: 'italic' }, { text: ' side by side' }] },
        ],
      },
      { kind: 'drawing', part: 'pattern', of: 'well', text: 'OS' },
    ]);
  });

  it('cuts out a section', () => {
    const tree = parseMarkdown('# A {#a}\n## B {#b}\ntext\n### C {#c}\n## D {#d}');
    expect(headings(section(tree, 'b')).map((heading) => heading.id)).toEqual(['b', 'c']);
    expect(section(tree, 'z')).toEqual([]);
  });
});

describe('inline', () => {
  it('reads bold, italic, code and links', () => {
    expect(inline('a **b _c_** `d*` [e](#f) *g*')).toEqual([
      { kind: 'text', text: 'a ' },
      {
        kind: 'bold',
        inner: [
          { kind: 'text', text: 'b ' },
          { kind: 'italic', inner: [{ kind: 'text', text: 'c' }] },
        ],
      },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'd*' },
      { kind: 'text', text: ' ' },
      { kind: 'link', href: '#f', inner: [{ kind: 'text', text: 'e' }] },
      { kind: 'text', text: ' ' },
      { kind: 'italic', inner: [{ kind: 'text', text: 'g' }] },
    ]);
  });

  it('leaves words_with_underscores, sums 2 * 3 * 4 and tags alone', () => {
    expect(inline('a_b_c 2 * 3 * 4 <b>')).toEqual([{ kind: 'text', text: 'a_b_c 2 * 3 * 4 <b>' }]);
  });

  it('follows no strange links', () => {
    expect(inline('[x](javascript:alert(1)) [y](//evil)')).toEqual([{ kind: 'text', text: 'x) y' }]);
  });
});

const games = new URL('../../../../src/cantiere/games/', import.meta.url);
const guides = readdirSync(games, { recursive: true, encoding: 'utf-8' }).filter((name) =>
  /guide\/\w+\.md$/.test(name),
);

it.each(guides)('reads the whole of %s', (name) => {
  const tree = parseMarkdown(readFileSync(new URL(name, games), 'utf-8'));
  const text = JSON.stringify(tree);
  expect(headings(tree).length).toBeGreaterThan(5);
  // No mark of the language may be left over in what people read.
  expect(text).not.toMatch(/\*\*|\{#/);
  const ids = headings(tree).map((heading) => heading.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const block of tree) if (block.kind === 'paragraph') expect(plainText(block.inner)).not.toMatch(/^\||^#/);
});
