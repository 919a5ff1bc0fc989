/** Names of things, as the engine's texts have them. */
import type { Line } from '../../shell/protocol';
import type { TileFacts } from './view';

export const tileLine = (id: string, facts: Readonly<Record<string, TileFacts>>): Line => {
  if (id.startsWith('crest-')) return { key: id };
  const known = facts[id];
  if (known?.kind === 'contract') return { key: `contract-${id}` };
  if (known?.kind === 'character') {
    const bonus = id.slice((known.type ?? '').length + 1);
    return { key: 'tile-character', args: { type: { key: `type-${known.type}` }, bonus: { key: `bonus-${bonus}` } } };
  }
  return { key: `helper-${id}` };
};

export const spaceLine = (id: string): Line => ({ key: `space-${id}` });
