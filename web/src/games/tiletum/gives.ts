/** What a tile gives, as a row of glyphs: a sign with a number, and perhaps a second sign. */
import type { Gives } from './view';

export interface Glyph {
  readonly sign: string;
  readonly count: string;
  /** AP: shown in a flag */
  readonly ap?: boolean;
  readonly star?: boolean;
}

export const glyphs = (gives: Gives): Glyph[] => {
  const found: Glyph[] = [];
  for (const [key, value] of Object.entries(gives)) {
    if (key === 'ap') continue;
    if (key === 'action')
      found.push({ sign: value === 'any' ? 'joker' : String(value), count: String(gives['ap'] ?? ''), ap: true });
    else if (key === 'merchant' || key === 'architect')
      found.push({ sign: key, count: value === 1 ? '›' : `${value}›` });
    else if (key === 'anywhere') found.push({ sign: String(value), count: '', star: true });
    else if (key === 'add_ap') found.push({ sign: 'dice', count: `+${value}`, ap: true });
    else if (value === true) found.push({ sign: key, count: '' });
    else found.push({ sign: key, count: value === 1 ? '' : String(value) });
  }
  return found;
};
