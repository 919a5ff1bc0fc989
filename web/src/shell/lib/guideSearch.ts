/** Search in a guide, whatever the accents: which headings speak of something, and the words around it. */
import { plainText, type Block, type Inline } from './markdown';

export interface Section {
  id: string;
  title: string;
  text: string;
}

export interface Found {
  id: string;
  title: string;
  /** The words around the first hit, parted before and after it. */
  before: string;
  hit: string;
  after: string;
}

const MOST = 12;
const AROUND = 42;

/** Letter by letter, so that a place in the folded text is the same place in the text. */
export function fold(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('ł', 'l');
      return bare.length === letter.length ? bare : letter;
    })
    .join('');
}

/** Each heading with the text up to the next. */
export function sections(tree: readonly Block[]): Section[] {
  const found: Section[] = [];
  for (const block of tree) {
    if (block.kind === 'heading') found.push({ id: block.id, title: plainText(block.inner), text: '' });
    else if (found.length) found.at(-1)!.text += `${words(block)} `;
  }
  return found;
}

function words(block: Block): string {
  const cells = (row: readonly Inline[][]): string => row.map(plainText).join(' ');
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return plainText(block.inner);
    case 'list':
      return block.items.map((item) => item.map(words).join(' ')).join(' ');
    case 'table':
      return [block.head, ...block.rows].map(cells).join(' ');
    case 'quote':
      return block.inner.map(words).join(' ');
    case 'figures':
      return block.figures.map((figure) => plainText(figure.caption)).join(' ');
    default:
      return '';
  }
}

/** The sections that hold every word of the query, those first whose title does. */
export function search(list: readonly Section[], query: string): Found[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  if (!wanted.length || query.trim().length < 2) return [];
  const hits = list.flatMap((section) => {
    const [title, text] = [fold(section.title), fold(section.text.normalize('NFC'))];
    if (!wanted.every((word) => title.includes(word) || text.includes(word))) return [];
    const inTitle = wanted.filter((word) => title.includes(word)).length;
    return [{ section, inTitle, at: text.indexOf(wanted.find((word) => text.includes(word)) ?? ' ') }];
  });
  hits.sort((a, b) => b.inTitle - a.inTitle);
  return hits.slice(0, MOST).map(({ section, at }) => {
    const text = section.text.normalize('NFC');
    const word = wanted.find((one) => fold(text).startsWith(one, at)) ?? '';
    const from = at < AROUND ? 0 : text.indexOf(' ', at - AROUND) + 1;
    return {
      id: section.id,
      title: section.title,
      before: (from ? '… ' : '') + text.slice(from, at),
      hit: text.slice(at, at + word.length),
      after: text.slice(at + word.length, at + word.length + AROUND),
    };
  });
}
