/** The view the engine cuts for a seat (`cantiere.games.tinytowns.view`), typed. */
import type { BoardProps } from '../../shell/board';
import type { Choice, Line } from '../../shell/protocol';

export const resources = ['wheat', 'wood', 'brick', 'glass', 'stone'] as const;
export type Resource = (typeof resources)[number];

export interface Square {
  cell: string;
  building?: string;
  fed?: boolean;
  /** cubes lying on a Bank, Factory, Warehouse or Cottage */
  stock?: Resource[];
  cube?: Resource;
}

export interface Town {
  squares: Square[];
  /** none: not kept yet, or hidden from you */
  monument: string | null;
  monument_kept: boolean;
  monument_built: boolean;
  /** what you were dealt, also after you kept one; nothing of others */
  dealt: string[];
  /** what lies on Opaleye's Watch */
  watch: string[];
  hand: Resource | null;
  /** the round in which the town was completed */
  finished: number | null;
  hammers: number;
  caverns: number;
  /** what it is busy with; null when it waits */
  doing: 'choosing' | 'naming' | 'taking' | 'placing' | 'building' | 'claiming' | null;
}

export interface View {
  stage: 'cards' | 'deal' | 'keep' | 'first' | 'name' | 'draw' | 'round' | 'watching' | 'over';
  round: number;
  mode: 'solo' | 'town_hall' | 'master_builder';
  builder: number | null;
  named: Resource | null;
  namer: number | null;
  cards: string[];
  row: Resource[];
  pile: number | null;
  towns: Town[];
}

export type Props = BoardProps<View>;

export const isResource = (word: unknown): word is Resource => resources.includes(word as Resource);

/** The building a choice speaks of, read from its sentence (`stand` has it nowhere else). */
export const spokenOf = (choice: Choice): string | null => {
  const named = choice.text.args?.['building'];
  return typeof named === 'object' ? (named as Line).key.replace(/^building-/, '') : null;
};

/** What a town does, as everybody can see across the table. */
export type Doing = Town['doing'] | 'done' | 'finished';

export const doing = (view: View, seat: number): Doing => {
  const town = view.towns[seat];
  if (!town) return null;
  if (town.doing) return town.doing;
  if (town.finished !== null) return 'finished';
  return view.stage === 'round' || view.stage === 'keep' ? 'done' : null;
};
