/** The view the engine cuts for a seat (`cantiere.games.tiletum.view`), typed. */
import type { BoardProps, Light, Translate } from '../../shell/board';
import type { Choice } from '../../shell/protocol';

export const resources = ['gold', 'food', 'wool', 'stone', 'iron'] as const;
export type Resource = (typeof resources)[number];
export const colours = ['yellow', 'pink', 'light_grey', 'dark_grey', 'blue'] as const;
export type Colour = (typeof colours)[number];
export type Action = 'merchant' | 'architect' | 'character' | 'contract' | 'king' | 'joker';

/** What a tile or a space gives, in the words of the components. */
export type Gives = Readonly<Record<string, number | string | boolean>>;

export interface TileFacts {
  kind: 'helper' | 'contract' | 'character';
  gives: Gives;
  cost?: Readonly<Record<string, number>>;
  points?: number;
  type?: Action;
}

export interface TrayEntry {
  kind: 'die' | 'tile' | 'collect' | 'colour' | 'joker' | 'act' | 'roam' | 'anywhere' | 'gain' | 'any' | 'activate' | 'welcome' | 'restock';
  action?: Action;
  ap?: number;
  die?: boolean;
  /** spaces the piece can get to, and in how many steps */
  reach?: Record<string, number>;
  steps?: Record<'merchant' | 'architect', Record<string, number>>;
  piece?: 'merchant' | 'architect';
  moves?: number;
  places?: number;
  what?: 'merchant' | 'architect' | 'house' | 'pillar';
  count?: number;
  resource?: Resource;
  tile?: string | null;
  rooms?: string[];
}

export interface Segment {
  value: number;
  ap: number;
  action: Action | null;
  tile: string | null;
  dice: Colour[];
}

export interface Plot {
  plot: string;
  player: number | null;
  points: number;
  activate: boolean;
}

export interface Space {
  space: string;
  houses?: Plot[];
  tile?: string | null;
  merchants: number[];
  architects: number[];
}

export interface Cathedral {
  cathedral: string;
  space: string;
  built: boolean;
  stone?: number;
  points?: number;
  /** points of the tiles still there, the next one first */
  tiles?: number[];
  spaces?: number;
  pillars?: number[];
  given?: number[];
}

export interface Market {
  city: string;
  market: string;
  points: number;
  over: boolean;
}

export interface House {
  crest: string | null;
  roof: boolean;
  filled: boolean;
  completed: boolean;
  furnished: boolean;
}

export interface Player {
  titus: boolean;
  points: number;
  score: number;
  goods: Record<Resource, number>;
  store: string[];
  room: number;
  rooms: Record<string, string | null>;
  buildings: House[];
  contracts: string[];
  dice: { value: number; colour: Colour }[];
  supply: { houses: number; pillars: number };
  merchant: string;
  architect: string;
  markers: Partial<Record<Action, number>>;
}

export interface View {
  stage: string;
  round: number;
  lap: number;
  order: number[];
  who: number | null;
  tray: TrayEntry[];
  wheel: Segment[];
  rolling: Colour | null;
  king: { tile: string | null; spaces: number[]; track: { player: number; points: number }[] };
  corruption: { shown: number[]; hidden: number; tokens: number[] };
  markets: Market[];
  spaces: Space[];
  cathedrals: Cathedral[];
  contracts: { slot: string; tile: string | null; ap: number }[];
  characters: (string | null)[];
  piles: { bonus: number; contract: number; character: number; bag: number };
  players: Player[];
  titus: { decree: string | null; deck: string[]; drawn: string[]; challenges: string[] } | null;
  printed: {
    roads: [string, string][];
    buildings: { rooms: number; bonus_ap: number; crest_food: number; crest_bonus: Gives }[];
    contract_points: number[];
    tiles: Record<string, TileFacts>;
  };
}

export type Props = BoardProps<View>;

/** What every part of the table needs. */
export interface Desk {
  readonly view: View;
  readonly you: number | null;
  readonly lights: ReadonlyMap<string, Light>;
  readonly t: Translate;
  /** The piece that lies at a place (`travel.ts`), so that it can be seen to travel. */
  readonly piece: (place: string) => string | undefined;
  /** Attributes of something that can be clicked: its element, light, role and name. */
  readonly lit: (element: string, label: string) => Record<string, string | number | undefined>;
}

/** A die lying at the wheel, as one may take it. */
export interface Offer {
  readonly choice: Choice;
  readonly value: number;
  readonly colour: Colour;
  readonly as: number;
  readonly gold: number;
  readonly goods: number;
  readonly ap: number;
  readonly action: Action;
}

export const resourceOf = (colour: Colour): Resource => resources[colours.indexOf(colour)]!;
export const tones: Readonly<Record<Colour, string>> = {
  yellow: 'var(--r-gold)',
  pink: '#dd8f8d',
  light_grey: 'var(--r-wool)',
  dark_grey: '#7e858a',
  blue: '#7ba6cf',
};

/** The colour and symbol of a seat; Titus wears the slate star. */
export const markOf = (view: View, seat: number): number => (view.players[seat]?.titus ? 5 : seat % 6);
