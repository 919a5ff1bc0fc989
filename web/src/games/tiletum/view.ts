// Written by tools/protocol_types.py from cantiere.games.tiletum.facts and .view; do not edit.

export const resources = ["gold", "food", "wool", "stone", "iron"] as const;
export type Resource = (typeof resources)[number];

export const colours = ["yellow", "pink", "light_grey", "dark_grey", "blue"] as const;
export type Colour = (typeof colours)[number];

export const actions = ["merchant", "architect", "character", "contract", "king", "joker"] as const;
export type Action = (typeof actions)[number];

export const pieceNames = ["merchant", "architect"] as const;
export type PieceName = (typeof pieceNames)[number];

export type Gives = Record<string, number | string | boolean>;

/** A helper, a contract or a character. */
export interface TileFacts {
  kind: "helper" | "contract" | "character";
  gives: Gives;
  /** of a contract */
  cost?: Record<string, number>;
  /** of a contract */
  points?: number;
  /** of a character */
  type?: Action;
}

/** A space for a house. */
export interface PlotFacts {
  plot: string;
  points: number;
  activate: boolean;
}

/** A space of the map. */
export interface SpaceFacts {
  space: string;
  /** otherwise a place on a road */
  city: boolean;
  plots: PlotFacts[];
}

/** A building of the player board. */
export interface BuildingFacts {
  rooms: number;
  bonus_ap: number;
  crest_food: number;
  crest_bonus: Gives;
  /** from the start */
  furnished: boolean;
}

/** Everything printed. */
export interface Facts {
  spaces: SpaceFacts[];
  roads: [string, string][];
  /** by city, the points of the tiles in its stack, the uppermost first */
  cathedrals: Record<string, number[]>;
  /** points of its spaces */
  king_track: number[];
  /** what the slots of the contract market cost */
  contract_ap: number[];
  buildings: BuildingFacts[];
  /** tiles it holds */
  storehouse: number;
  /** of the spaces for contracts */
  contract_points: number[];
  tiles: Record<string, TileFacts>;
}

/** Something still to be decided in this turn. What it is about depends on its kind. */
export interface OpenDecision {
  kind: string;
  /** of an action under way ... */
  action?: Action;
  /** ... its action points */
  ap?: number;
  /** ... and whether a die brought it */
  die?: boolean;
  /** spaces the piece can get to, and in how many steps */
  reach?: Record<string, number>;
  /** the same for both, of a die still to be taken */
  steps?: Partial<Record<PieceName, Record<string, number>>>;
  /** of moves given by a tile ... */
  piece?: PieceName;
  moves?: number;
  /** ... and how often something may be placed on the way */
  places?: number;
  /** to be put anywhere */
  what?: "merchant" | "architect" | "house" | "pillar";
  count?: number;
  resource?: Resource;
  tile?: string | null;
  rooms?: string[];
}

/** A place of the wheel, clockwise. */
export interface Segment {
  /** of the dice that face it */
  value: number;
  ap: number;
  action: Action | null;
  tile: string | null;
  dice: Colour[];
}

/** A player's marker on the king's track. */
export interface Marker {
  player: number;
  points: number;
}

/** The king's track. */
export interface King {
  tile: string | null;
  /** from the left, in a stack from below */
  track: Marker[];
}

/** The tokens of this round. */
export interface Corruption {
  shown: number[];
  hidden: number;
}

/** The market of a round. */
export interface Market {
  city: string;
  market: string;
  points: number;
  over: boolean;
}

/** A cathedral that can be built. */
export interface Cathedral {
  /** its city */
  cathedral: string;
  stone: number;
  points: number;
  /** players */
  pillars: number[];
  /** players who contributed */
  given: number[];
}

/** What is left to draw. */
export interface Piles {
  bonus: number;
  contract: number;
  character: number;
  bag: number;
}

/** A die that was taken. */
export interface Die {
  value: number;
  colour: Colour;
}

/** A building of a player. */
export interface Building {
  crest: string | null;
  roof: boolean;
  filled: boolean;
  completed: boolean;
}

/** Pieces a player may still use. */
export interface Supply {
  houses: number;
  pillars: number;
}

/** A player, or Titus. */
export interface Player {
  titus: boolean;
  points: number;
  score: number;
  goods: Partial<Record<Resource, number>>;
  store: string[];
  /** who lives where */
  rooms: Record<string, string>;
  buildings: Building[];
  contracts: string[];
  dice: Die[];
  supply: Supply;
  merchant: string;
  architect: string;
  markers: Partial<Record<Action, number>>;
}

/** The automa's cards. */
export interface Titus {
  decree: string | null;
  deck: string[];
  drawn: string[];
  challenges: string[];
}

/** The whole table: nothing on it is secret. */
export interface View {
  stage: string;
  round: number;
  lap: number;
  order: number[];
  who: number | null;
  /** the last to be decided first, so that nobody gets lost in a nested turn */
  tray: OpenDecision[];
  wheel: Segment[];
  rolling: Colour | null;
  king: King;
  corruption: Corruption;
  markets: Market[];
  /** whose stands where, by space for a house; None: nobody's yet */
  houses: Record<string, number | null>;
  /** what lies on the map, by city */
  map_tiles: Record<string, string | null>;
  cathedrals: Cathedral[];
  /** by slot */
  contracts: (string | null)[];
  characters: (string | null)[];
  piles: Piles;
  players: Player[];
  titus: Titus | null;
}

/** What a board shows of an action before it is taken. */
export interface Effect {
  /** what it costs */
  gold?: number;
  /** as which a die is taken ... */
  value?: number;
  /** ... what it brings ... */
  goods?: number;
  /** ... and for which action ... */
  action?: Action;
  /** ... how many points */
  ap?: number;
}
