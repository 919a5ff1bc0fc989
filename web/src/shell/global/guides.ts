/** The rules of the games, read once a language, and the figures in them. */
import type { FigureParts, GameClient } from '../../board/contract';
import type { Box, Drawing } from '../guide/figures';
import { headings, parseMarkdown, type Block } from '../lib/markdown';
import { once } from '../lib/once';
import type { Anchors, Figure } from '../../protocol';
import { api } from './api';
import { loadGame } from './games';

/** What draws a game's figures, and the positions they show. */
export interface Figures {
  readonly Picture: NonNullable<GameClient['Figure']>;
  readonly parts: Required<FigureParts>;
  readonly facts: unknown;
  readonly positions: Readonly<Record<string, Figure>>;
  /** The page's part in it, loaded with the rest so that nothing moves once the text stands. */
  readonly Box: typeof Box;
  readonly Drawing: typeof Drawing;
}

/** How large a figure of these parts is: they stand above one another. */
export function sizeOf(figures: Figures, part: string): readonly [wide: number, high: number] {
  const sizes = part.split('+').map((name) => figures.parts.sizes[name] ?? [400, 400]);
  return [Math.max(...sizes.map(([wide]) => wide)), sizes.reduce((sum, [, high]) => sum + high, 0)];
}

/** The least width in which all of it can be read without being scrolled. */
export function leastOf(figures: Figures, part: string): number {
  return Math.max(...part.split('+').map((name) => figures.parts.least[name] ?? 0));
}

export interface Guide {
  readonly tree: readonly Block[];
  /** The ids of all its headings, and which of them tell of what on the board. */
  readonly headings: ReadonlySet<string>;
  readonly anchors: Anchors;
  /** Null for a game whose client draws none. */
  readonly figures: Figures | null;
}

const read = new Map<string, Promise<Guide>>();
const drawn = new Map<string, Promise<Figures | null>>();

export function guide(game: string, language: string): Promise<Guide> {
  return once(read, `${language}/${game}`, async () => {
    const [text, anchors, figures] = await Promise.all([
      api.text(`/api/games/${game}/guide/${language}`),
      api.get<Anchors>(`/api/games/${game}/anchors`),
      figuresOf(game),
    ]);
    const tree = parseMarkdown(text);
    return { tree, headings: new Set(headings(tree).map((heading) => heading.id)), anchors, figures };
  });
}

function figuresOf(game: string): Promise<Figures | null> {
  return once(drawn, game, async () => {
    const [found, positions, shown] = await Promise.all([
      loadGame(game),
      api.get<Record<string, Figure>>(`/api/games/${game}/figures`),
      import('../guide/figures'),
    ]);
    if (!found?.client.Figure) return null;
    const { client, facts } = found;
    const parts = { sizes: {}, flowing: {}, least: {}, ...client.parts };
    return { Picture: client.Figure!, parts, facts, positions, ...shown };
  });
}
