/** The view the engine cuts for a seat (`cantiere.games.redcathedral.view`), typed. Nothing in this game is hidden. */
import type { BoardProps, Light, Translate } from '../../shell/board';
import type { IconName } from '../../pieces/icons';

export const materials = ['wood', 'brick', 'stone', 'gold', 'emerald', 'amethyst'] as const;
export type Material = (typeof materials)[number];
export type Resource = Material | 'rubles' | 'recognition';
export const colours = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof colours)[number];
export type DieName = Colour | 'white';
export type Kind = 'base' | 'middle' | 'dome';
export type Ornament = 'door' | 'arch' | 'cross';
export type Goods = Partial<Record<Material, number>>;

export interface Section {
  section: string;
  kind: Kind;
  card: string | null;
  cost: Goods;
  recognition: number;
  rubles: number;
  /** until it is claimed */
  tile: string | null;
  banner: Colour | null;
  site: Goods;
  completed: boolean;
  ornament: Colour | null;
  /** by seat: recognition lost if it were completed now; empty unless claimed and unfinished */
  penalties: number[];
}

export interface Tower {
  name: string;
  value: number;
  contributions: number[];
  shares: number[];
  sections: Section[];
}

export interface Influence {
  action: string;
  kind: 'sell' | 'buy' | 'exchange' | 'hire' | 'favour' | 'swap' | 'offer';
  repeat: boolean;
  materials: Material[];
  rubles: number;
  give: number;
  take: number;
  prestige: number;
  recognition: number;
  needs_set: boolean;
}

export interface Die {
  die: DieName;
  value: 1 | 2 | 3 | 4 | 5 | 6;
}

export interface Space {
  token: Resource | null;
  amount: number;
  dice: Die[];
}

export interface Market {
  spaces: Space[];
  influence: { card: string; actions: Influence[] }[];
  /** the die that was moved this turn, and what has been done since */
  visit: { die: DieName; acquired: boolean; activated: boolean; used: 'upper' | 'lower' | null } | null;
}

export interface Workshop {
  workshop: string;
  price: number;
  open: boolean;
  tile: string | null;
  face_down: boolean;
  gives: Resource | null;
  amount: number;
  unlocks: Ornament | null;
}

export interface Player {
  colour: Colour;
  side: 'basic' | 'advanced';
  rubles: number;
  goods: Goods;
  capacity: number;
  banners: { inventory: number; spare: number; white_1: number; white_2: number };
  ornaments: Record<Ornament, number>;
  workshops: Workshop[];
  mark: number;
  laps: number;
  prestige: number;
  completed: number;
  score: number;
}

export interface Jakovlev {
  row: { card: string; die: DieName | null; used: boolean }[];
  inventory: Goods;
  construction: Goods;
}

export interface View {
  stage: string;
  turn: Colour;
  first: Colour;
  ender: Colour | null;
  asked: string | null;
  /** materials that can still be delivered by the action under way */
  deliveries: number;
  rerolled: boolean;
  track: { spaces: number; prestige: number[] };
  supply: Record<Material, number>;
  bank: number | null;
  market: Market;
  plan: string | null;
  /** the section for which a banner is being taken */
  claiming: string | null;
  towers: Tower[];
  players: Player[];
  jakovlev?: Jakovlev;
}

export type Props = BoardProps<View>;

/** What every lit thing on the board needs to know. */
export interface Desk {
  readonly lights: ReadonlyMap<string, Light>;
  readonly t: Translate;
  readonly pick: (element: string) => void;
  readonly over: (element: string | null) => void;
  /** whether new pieces glide in */
  readonly motion: boolean;
}

export const seatOf = (colour: Colour): number => colours.indexOf(colour);

export const iconOf = (resource: Resource): IconName => (resource === 'rubles' ? 'ruble' : resource);

/** The dice wear the players' colours; the white one is everybody's. */
export const dieColour = (die: DieName): string => (die === 'white' ? '#f6f1e4' : `var(--seat-${colours.indexOf(die)})`);

/** Goods one by one, in the order of the box. */
export const pieces = (goods: Goods): Material[] => materials.flatMap((name) => Array.from({ length: goods[name] ?? 0 }, () => name));

export const lit = (desk: Desk, element: string): boolean => ['possible', 'chosen'].includes(desk.lights.get(element) ?? '');
