/** Names of things, as the engine's texts have them. */
import type { Line } from '../../board/contract';
import type { Facts } from './view';

export const tileLine = (id: string, facts: Facts): Line => {
  if (id.startsWith('crest-')) return { key: id };
  const known = facts.tiles[id];
  if (known?.kind === 'contract') return { key: 'tile-contract', args: { price: { key: `contract-${id}` } } };
  if (known?.kind === 'character') {
    const bonus = id.slice((known.type ?? '').length + 1);
    return { key: 'tile-character', args: { type: { key: `type-${known.type}` }, bonus: { key: `bonus-${bonus}` } } };
  }
  return { key: 'tile-helper', args: { helper: { key: `helper-${id}` } } };
};

export const spaceLine = (id: string): Line => ({ key: `space-${id}` });
