/**
 * The part of Markdown that our guides use, read into a tree: headings with `{#id}`, paragraphs, lists, tables,
 * quotes, code, bold, italic, links and pictures of symbols are text. The page draws the tree as elements, so
 * nothing in it can be markup.
 */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; inner: Inline[] }
  | { kind: 'italic'; inner: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; inner: Inline[] };

export type Block =
  | { kind: 'heading'; level: number; id: string; inner: Inline[] }
  | { kind: 'paragraph'; inner: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'table'; align: Align[]; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'quote'; inner: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'figures'; figures: FigureBlock[] }
  | { kind: 'drawing'; part: string; of: string; text: string }
  | { kind: 'rule' };

/** Something of the game that the guide shows: a block fenced as `figure position=NAME part=NAME light=ELEMENT,…`, in
 *  it the caption. Several that follow each other stand side by side. A `drawing` needs no position: it shows a
 *  component, and its text is the same in letters. */
export interface FigureBlock {
  /** The file among the guide's figures. */
  position: string;
  /** What of the table is drawn: parts that the game's client knows, `wheel` or `wheel+player`. */
  part: string;
  /** Which card or tile, where the part asks for it. */
  of: string;
  light: string[];
  /** Whether the points of all players are shown below. */
  points: boolean;
  /** The only step that is shown; else one can go through all of them. */
  step: number | undefined;
  /** Whose own board is shown; else that of whoever looks. */
  seat: number | undefined;
  caption: Inline[];
}

export type Align = 'left' | 'right' | 'center';

const HEADING = /^(#{1,6})\s+(.*?)\s*(?:\{#([A-Za-z0-9_-]+)\})?\s*$/;
const ITEM = /^(\s*)([-*+]|\d{1,3}[.)])\s+(.*)$/;
const RULE = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/;
const DIVIDER = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;

export function parseMarkdown(text: string): Block[] {
  return blocks(
    text
      .replace(/\r\n?/g, '\n')
      .replace(/<!--[\s\S]*?-->/g, '')
      .split('\n'),
  );
}

function blocks(lines: readonly string[]): Block[] {
  const out: Block[] = [];
  let i = 0;
  while (i < lines.length) {
    const line = lines[i]!;
    if (!line.trim()) {
      i += 1;
    } else if (line.trimStart().startsWith('```')) {
      const end = lines.findIndex((l, j) => j > i && l.trimStart().startsWith('```'));
      const stop = end < 0 ? lines.length : end;
      fence(line, lines.slice(i + 1, stop), out);
      i = stop + 1;
    } else if (HEADING.test(line)) {
      const [, marks, title, id] = HEADING.exec(line)!;
      out.push({ kind: 'heading', level: marks!.length, id: id ?? slug(title!), inner: inline(title!) });
      i += 1;
    } else if (RULE.test(line)) {
      out.push({ kind: 'rule' });
      i += 1;
    } else if (line.includes('|') && DIVIDER.test(lines[i + 1] ?? '') && lines[i + 1]!.includes('-')) {
      let end = i + 2;
      while (end < lines.length && lines[end]!.includes('|')) end += 1;
      out.push(table(lines.slice(i, end)));
      i = end;
    } else if (line.startsWith('>')) {
      let end = i;
      while (end < lines.length && lines[end]!.startsWith('>')) end += 1;
      out.push({ kind: 'quote', inner: blocks(lines.slice(i, end).map((l) => l.replace(/^>\s?/, ''))) });
      i = end;
    } else if (ITEM.test(line)) {
      const end = listEnd(lines, i);
      out.push(list(lines.slice(i, end)));
      i = end;
    } else {
      let end = i + 1;
      while (end < lines.length && lines[end]!.trim() && !starts(lines[end]!)) end += 1;
      out.push({
        kind: 'paragraph',
        inner: inline(
          lines
            .slice(i, end)
            .map((l) => l.trim())
            .join(' '),
        ),
      });
      i = end;
    }
  }
  return out;
}

/** What is fenced in: a figure, a drawing, or plain code. */
function fence(line: string, body: readonly string[], out: Block[]): void {
  const [kind, ...words] = line.trim().slice(3).split(/\s+/);
  const given = new Map(words.map((word) => [word.split('=')[0]!, word.split('=')[1] ?? '']));
  const [part, of] = [given.get('part') ?? '', given.get('of') ?? ''];
  const text = body.join('\n');
  if (kind === 'figure') {
    const whole = (name: string) => (given.has(name) ? parseInt(given.get(name)!, 10) : undefined);
    const seat = whole('seat');
    const figure: FigureBlock = {
      position: given.get('position') ?? '',
      part,
      of,
      light: given.get('light')?.split(',') ?? [],
      points: given.has('points'),
      step: whole('step'),
      seat: seat === undefined ? undefined : seat - 1,
      caption: inline(body.map((one) => one.trim()).join(' ')),
    };
    const before = out.at(-1);
    if (before?.kind === 'figures') before.figures.push(figure);
    else out.push({ kind: 'figures', figures: [figure] });
  } else if (kind === 'drawing') out.push({ kind: 'drawing', part, of, text });
  else out.push({ kind: 'code', text });
}

/** Whether a line begins another block, so that a paragraph ends before it. */
function starts(line: string): boolean {
  return HEADING.test(line) || ITEM.test(line) || line.startsWith('>') || line.trimStart().startsWith('```');
}

/** A list goes on while lines are items of it, are indented, or follow an item without a gap. */
function listEnd(lines: readonly string[], from: number): number {
  const indent = ITEM.exec(lines[from]!)![1]!.length;
  let end = from + 1;
  while (end < lines.length) {
    const line = lines[end]!;
    if (!line.trim()) {
      const next = lines[end + 1] ?? '';
      if (!next.trim() || (!ITEM.test(next) && !/^\s{2,}/.test(next))) break;
    } else {
      const item = ITEM.exec(line);
      if (item && item[1]!.length < indent) break;
      if (!item && !/^\s/.test(line) && (starts(line) || !lines[end - 1]!.trim())) break;
      if (item && item[1]!.length === indent && /\d/.test(item[2]!) !== /\d/.test(ITEM.exec(lines[from]!)![2]!)) break;
    }
    end += 1;
  }
  return end;
}

function list(lines: readonly string[]): Block {
  const first = ITEM.exec(lines[0]!)!;
  const indent = first[1]!.length;
  const ordered = /\d/.test(first[2]!);
  const items: string[][] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item && item[1]!.length <= indent) items.push([item[3]!]);
    else items.at(-1)!.push(line.replace(/^ {1,4}|^\t/, ''));
  }
  return { kind: 'list', ordered, start: ordered ? parseInt(first[2]!, 10) : 1, items: items.map(blocks) };
}

function table(lines: readonly string[]): Block {
  const [head, divider, ...rows] = lines.map(cells);
  const align = divider!.map((cell): Align => (/^:-+:$/.test(cell) ? 'center' : cell.endsWith(':') ? 'right' : 'left'));
  return { kind: 'table', align, head: head!.map(inline), rows: rows.map((row) => row.map(inline)) };
}

function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replace(/\\\|/g, '|'));
}

/** Code, bold, bold, italic, italic, a link, and a character that means itself. */
const INLINE = new RegExp(
  [
    /`([^`]+)`/,
    /\*\*(.+?)\*\*/,
    /__(.+?)__/,
    /\*([^*\s](?:[^*]*[^*\s])?)\*/,
    /(?<![\p{L}\d])_([^_]+)_(?![\p{L}\d])/u,
    /\[([^\]]+)\]\(([^)\s]+)\)/,
    /\\([\\`*_{}[\]()#+.!|-])/,
  ]
    .map((part) => part.source)
    .join('|'),
  'u',
);

export function inline(text: string): Inline[] {
  const out: Inline[] = [];
  let rest = text;
  const say = (words: string) => {
    const last = out.at(-1);
    if (!words) return;
    if (last?.kind === 'text') last.text += words;
    else out.push({ kind: 'text', text: words });
  };
  for (;;) {
    const match = INLINE.exec(rest);
    if (!match) break;
    say(rest.slice(0, match.index));
    rest = rest.slice(match.index + match[0].length);
    const [, code, bold, bold2, italic, italic2, label, href, escaped] = match;
    if (code !== undefined) out.push({ kind: 'code', text: code });
    else if ((bold ?? bold2) !== undefined) out.push({ kind: 'bold', inner: inline((bold ?? bold2)!) });
    else if ((italic ?? italic2) !== undefined) out.push({ kind: 'italic', inner: inline((italic ?? italic2)!) });
    else if (escaped !== undefined) say(escaped);
    else if (/^(#|\/(?!\/)|https?:\/\/)/.test(href!)) out.push({ kind: 'link', href: href!, inner: inline(label!) });
    else say(label!);
  }
  say(rest);
  return out;
}

export function plainText(inner: readonly Inline[]): string {
  return inner.map((part) => ('inner' in part ? plainText(part.inner) : part.text)).join('');
}

function slug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The headings, for a table of contents. */
export function headings(tree: readonly Block[]): { id: string; level: number; text: string }[] {
  return tree.flatMap((block) =>
    block.kind === 'heading' ? [{ id: block.id, level: block.level, text: plainText(block.inner) }] : [],
  );
}

/** The part under a heading: up to the next heading of its height or higher. */
export function section(tree: readonly Block[], id: string): Block[] {
  const from = tree.findIndex((block) => block.kind === 'heading' && block.id === id);
  const head = tree[from];
  if (head?.kind !== 'heading') return [];
  const after = tree.findIndex((block, i) => i > from && block.kind === 'heading' && block.level <= head.level);
  return tree.slice(from, after < 0 ? undefined : after);
}
