// Written by tools/tinytowns_cards.py from the game's components.toml; do not edit.
import type { Family } from './pieces/drawings';

/** One card: its pattern in letters as printed, its points each, or the town's by number of buildings. */
export interface Card {
  readonly family: Family;
  readonly pattern: readonly string[];
  readonly points?: number;
  readonly totals?: readonly number[];
}

export const letters = { W: 'wheat', O: 'wood', B: 'brick', G: 'glass', S: 'stone' } as const;

export const cavernUses = 2;
export const townHallCycle = 3;

export const cards: Readonly<Record<string, Card>> = {
  cottage: { family: 'cottage', pattern: ['.W', 'BG'], points: 3 },
  farm: { family: 'food', pattern: ['WW', 'OO'] },
  granary: { family: 'food', pattern: ['WW', 'OB'] },
  greenhouse: { family: 'food', pattern: ['WG', 'OO'] },
  orchard: { family: 'food', pattern: ['SW', 'WO'] },
  fountain: { family: 'well', pattern: ['OS'], points: 2 },
  millstone: { family: 'well', pattern: ['OS'], points: 2 },
  shed: { family: 'well', pattern: ['OS'], points: 1 },
  well: { family: 'well', pattern: ['OS'], points: 1 },
  abbey: { family: 'worship', pattern: ['..G', 'BSS'], points: 3 },
  chapel: { family: 'worship', pattern: ['..G', 'SGS'], points: 1 },
  cloister: { family: 'worship', pattern: ['..G', 'OBS'], points: 1 },
  temple: { family: 'worship', pattern: ['..G', 'BBS'], points: 4 },
  almshouse: { family: 'tavern', pattern: ['SSG'], totals: [-1, 5, -3, 15, -5, 26] },
  feast_hall: { family: 'tavern', pattern: ['OOG'], points: 2 },
  inn: { family: 'tavern', pattern: ['WSG'], points: 3 },
  tavern: { family: 'tavern', pattern: ['BBG'], totals: [2, 5, 9, 14, 20] },
  bakery: { family: 'shop', pattern: ['.W.', 'BGB'], points: 3 },
  market: { family: 'shop', pattern: ['.O.', 'SGS'], points: 1 },
  tailor: { family: 'shop', pattern: ['.W.', 'SGS'], points: 1 },
  theater: { family: 'shop', pattern: ['.S.', 'OGO'], points: 1 },
  bank: { family: 'industry', pattern: ['WW.', 'OGB'], points: 4 },
  factory: { family: 'industry', pattern: ['O...', 'BSSB'] },
  trading_post: { family: 'industry', pattern: ['SO.', 'SOB'], points: 1 },
  warehouse: { family: 'industry', pattern: ['WOW', 'B.B'], points: -1 },
  architects_guild: { family: 'monument', pattern: ['..G', '.WS', 'OB.'], points: 1 },
  archive_of_the_second_age: { family: 'monument', pattern: ['WW', 'BG'], points: 1 },
  barrett_castle: { family: 'monument', pattern: ['W..S', 'OGGB'], points: 5 },
  cathedral_of_caterina: { family: 'monument', pattern: ['.W', 'SG'], points: 2 },
  fort_ironweed: { family: 'monument', pattern: ['W.B', 'SOS'], points: 7 },
  grand_mausoleum_of_the_rodina: { family: 'monument', pattern: ['OO', 'BS'], points: 3 },
  grove_university: { family: 'monument', pattern: ['.B.', 'SGS'], points: 3 },
  mandras_palace: { family: 'monument', pattern: ['WG', 'BO'], points: 2 },
  obelisk_of_the_crescent: { family: 'monument', pattern: ['W..', 'BGB'] },
  opaleyes_watch: { family: 'monument', pattern: ['O...', 'BGWW', 'S...'] },
  shrine_of_the_elder_tree: { family: 'monument', pattern: ['BWS', 'OGO'], totals: [1, 2, 3, 4, 5, 8] },
  silva_forum: { family: 'monument', pattern: ['..W.', 'BBSO'], points: 1 },
  statue_of_the_bondmaker: { family: 'monument', pattern: ['OSSG', 'W...'] },
  the_sky_baths: { family: 'monument', pattern: ['.W.', 'SGO', 'B.B'], points: 2 },
  the_starloom: { family: 'monument', pattern: ['GG', 'OW'], totals: [6, 3, 2] },
};
