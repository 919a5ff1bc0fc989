// Written by tools/protocol_types.py from cantiere.games.redcathedral.facts and .view; do not edit.

export const resources = ["wood", "brick", "stone", "gold", "emerald", "amethyst", "rubles", "recognition"] as const;
export type Resource = (typeof resources)[number];

export const materials = ["wood", "brick", "stone", "gold", "emerald", "amethyst"] as const;
export type Material = (typeof materials)[number];

export const colours = ["red", "blue", "green", "yellow"] as const;
export type Colour = (typeof colours)[number];

export const dieNames = ["red", "blue", "green", "yellow", "white"] as const;
export type DieName = (typeof dieNames)[number];

export const kinds = ["base", "middle", "dome"] as const;
export type Kind = (typeof kinds)[number];

export const ornaments = ["door", "arch", "cross"] as const;
export type Ornament = (typeof ornaments)[number];

export const workshops = ["red", "blue", "green", "yellow", "white_1", "white_2"] as const;
export type Workshop = (typeof workshops)[number];

export const halves = ["upper", "lower"] as const;
export type Half = (typeof halves)[number];

export const influenceKinds = ["sell", "buy", "exchange", "hire", "favour", "swap", "offer"] as const;
export type InfluenceKind = (typeof influenceKinds)[number];

export const sides = ["basic", "advanced"] as const;
export type Side = (typeof sides)[number];

export type Goods = Partial<Record<Material, number>>;

/** One half of an influence card: what its picture shows. */
export interface Influence {
  action: string;
  kind: InfluenceKind;
  repeat: boolean;
  materials: Material[];
  rubles: number;
  give: number;
  take: number;
  prestige: number;
  recognition: number;
  needs_set: boolean;
}

/** A section card. */
export interface CardFacts {
  cost: Goods;
  recognition: number;
  rubles: number;
}

/** The road of recognition. */
export interface Track {
  /** of one lap */
  spaces: number;
  /** those among them that are prestige spaces too */
  prestige: number[];
}

/** Everything printed. */
export interface Facts {
  track: Track;
  /** by card, the upper half first */
  influence: Record<string, Influence[]>;
  cards: Record<string, CardFacts>;
  /** by workshop of the advanced side */
  unlocks: Partial<Record<Workshop, Ornament>>;
  /** of which it is made */
  ornament_material: Partial<Record<Ornament, Material>>;
}

/** A die on the market. */
export interface Die {
  die: DieName;
  value: number;
}

/** A space of the market. */
export interface Space {
  token: Resource | null;
  /** what one die there yields */
  amount: number;
  dice: Die[];
}

/** The die that was moved this turn, and what has been done since. */
export interface MarketVisit {
  die: DieName;
  acquired: boolean;
  activated: boolean;
  used: Half | null;
}

/** The ring of stalls. */
export interface Market {
  spaces: Space[];
  /** cards, one to each quarter */
  influence: string[];
  visit: MarketVisit | null;
}

/** A section of a tower. */
export interface Section {
  section: string;
  kind: Kind;
  card: string | null;
  /** until it is claimed */
  tile: string | null;
  banner: Colour | null;
  site: Goods;
  completed: boolean;
  ornament: Colour | null;
  /** by seat: recognition lost if it were completed now; none unless claimed and unfinished */
  penalties: number[];
}

/** A tower of the cathedral, and who would share it. */
export interface Tower {
  name: string;
  value: number;
  contributions: number[];
  shares: number[];
  sections: Section[];
}

/** A workshop of a player. */
export interface PlayerWorkshop {
  workshop: Workshop;
  price: number;
  open: boolean;
  tile: string | null;
  face_down: boolean;
  gives: Resource | null;
  amount: number;
}

/** Where a player's banners lie that are not at the cathedral. */
export interface Banners {
  inventory: number;
  spare: number;
  white_1: number;
  white_2: number;
}

/** A player, or Jakovlev. */
export interface Player {
  colour: Colour;
  side: Side;
  rubles: number;
  goods: Goods;
  capacity: number;
  banners: Banners;
  ornaments: Partial<Record<Ornament, number>>;
  workshops: PlayerWorkshop[];
  mark: number;
  laps: number;
  prestige: number;
  completed: number;
  score: number;
}

/** A card of Jakovlev's row. */
export interface SoloCard {
  card: string;
  die: DieName | null;
  used: boolean;
}

/** The opponent of a lone player. */
export interface Jakovlev {
  row: SoloCard[];
  inventory: Goods;
  construction: Goods;
}

/** The whole table: nothing is hidden. */
export interface View {
  stage: "set_up" | "play" | "over";
  turn: Colour;
  first: Colour;
  ender: Colour | null;
  asked: string | null;
  /** materials that can still be delivered by the action under way */
  deliveries: number;
  rerolled: boolean;
  supply: Goods;
  bank: number | null;
  market: Market;
  plan: string | null;
  /** the section for which a banner is being taken */
  claiming: string | null;
  towers: Tower[];
  players: Player[];
  jakovlev?: Jakovlev;
}

/** What a board shows of an action before it is taken. */
export interface Effect {
  /** where a die comes to, from 0 ... */
  space?: number;
  /** ... and what can be acquired there */
  resource?: Resource;
  amount?: number;
  /** put on a workshop */
  tile?: string;
  /** the section */
  completes?: boolean;
  /** by seat, in steps from the start: recognition once the section is completed */
  marks?: number[];
  /** an ornament brings */
  prestige?: number;
}
