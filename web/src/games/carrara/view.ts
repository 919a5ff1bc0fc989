// Written by tools/protocol_types.py from cantiere.games.carrara.facts and .view; do not edit.

export const colours = ["purple", "blue", "green", "red", "yellow", "white"] as const;
export type Colour = (typeof colours)[number];

export const cities = ["lerici", "massa", "viareggio", "lucca", "pisa", "livorno"] as const;
export type City = (typeof cities)[number];

export const buildingTypes = ["biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa"] as const;
export type BuildingType = (typeof buildingTypes)[number];

export const decorations = ["book", "cup", "crown", "gate", "banner", "coat_of_arms"] as const;
export type Decoration = (typeof decorations)[number];

export const statues = ["purple", "blue", "green", "red", "yellow", "white", "gold"] as const;
export type Statue = (typeof statues)[number];

export const pieces = [
  "book", "cup", "crown", "gate", "banner", "coat_of_arms", "purple_statue", "blue_statue", "green_statue",
  "red_statue", "yellow_statue", "white_statue", "gold_statue",
] as const;
export type Piece = (typeof pieces)[number];

export const segments = ["I", "II", "III", "IV", "V", "VI"] as const;
export type Segment = (typeof segments)[number];

/** What is true of every building of a type. */
export interface TypeFacts {
  type: BuildingType;
  landscape: "urban" | "rural";
  decoration: Decoration;
}

/** A building tile, or a monument. */
export interface TileFacts {
  type: BuildingType;
  landscape: "urban" | "rural";
  decoration: Decoration;
  tile: string;
  value: number;
  monument: boolean;
}

/** A city of a player board. */
export interface CityFacts {
  city: City;
  colour: Colour;
  accepts: Colour[];
  /** buildings, to be scored */
  needs: number;
  pays: "coins" | "vp";
  /** what an improvement makes of the reward */
  improvement: number;
}

/** A segment of the wheel. */
export interface SegmentFacts {
  segment: Segment;
  /** where a rotation takes it */
  next: Segment;
  prices: Partial<Record<Colour, number>>;
}

/** A scoring place. */
export interface PlaceFacts {
  place: string;
  /** what it is about */
  kind: "city" | "coins" | "type" | "landscape" | "statues";
  /** one for all players */
  shared: boolean;
  /** of statues: where they count */
  cities?: City[];
  /** of a money place: coins to show ... */
  needs?: number;
  /** ... and coins for a point at the end */
  rate?: number;
}

/** A space of the court. */
export interface SpaceFacts {
  space: string;
  bonus: "statue" | "decoration" | "coins" | "vp";
  amount: number;
}

/** Everything printed. */
export interface Facts {
  types: TypeFacts[];
  tiles: Record<string, TileFacts>;
  cities: CityFacts[];
  wheel: SegmentFacts[];
  places: PlaceFacts[];
  court: SpaceFacts[];
}

/** How often the discs of the wheel were turned. */
export interface Turned {
  outer: number;
  inner: number;
}

/** What lies on a segment of the wheel, and what it shows in the advanced game. */
export interface WheelSegment {
  blocks: Colour[];
  decoration?: Decoration;
  statue?: Piece;
}

/** A space of the court in this game. */
export interface CourtSpace {
  space: string;
  /** players */
  pillars: number[];
  /** statues that lie there */
  gold: number;
}

/** A royal visit. */
export interface Visit {
  holder: number;
  space: string;
}

/** A building that stands in a city. */
export interface Building {
  tile: string;
  decorated: boolean;
  statue: Statue | null;
  /** the tile under a monument */
  covers: string | null;
}

/** A city of a player. */
export interface PlayerCity {
  /** the highest value one could build here; none behind another's screen */
  means: number | null;
  reward: number;
  improved: number;
  buildings: Building[];
}

/** A scoring place as it is for a player. */
export interface Place {
  /** none: behind another's screen */
  state: "open" | "closed" | "scored" | "gone" | null;
  /** what it would pay now ... */
  coins: number;
  vp: number;
}

/** A player. What lies behind the screen is none for others. */
export interface Player {
  vp: number;
  coins: number | null;
  blocks: Colour[] | null;
  score: number | null;
  /** pillars on the large empty space */
  idle: number;
  /** coins for a point at the end */
  rate: number;
  cities: PlayerCity[];
  places: Record<string, Place>;
  storage?: Piece[];
}

/** What is left to pay; of your own also the colour that is asked for, and how one would pay all of it. */
export interface Payment {
  city: City;
  price: number;
  colour?: Colour;
  suggested?: Partial<Record<Colour, number>>;
}

/** The table through the eyes of one seat. */
export interface View {
  variant: "basic" | "advanced";
  round: number;
  first: number;
  turn: number;
  asked: string | null;
  ender: number | null;
  turned: Turned;
  wheel: WheelSegment[];
  bag: number;
  /** what went into the bag last */
  paid: Partial<Record<Colour, number>>;
  /** blocks a rotation would bring */
  refill: number;
  offer: (string | null)[];
  stack: number;
  monuments: string[];
  improvements: Partial<Record<City, number>>;
  court: CourtSpace[];
  visit: Visit | null;
  players: Player[];
  supply?: Partial<Record<Piece, number>>;
  /** bought from, or whose reward is to be taken */
  segment: Segment | null;
  /** the piece to be put somewhere */
  gained: Piece | null;
  payment: Payment | null;
}

/** What a board shows of an action before it is taken. */
export interface Effect {
  /** gained, or spent if negative */
  coins?: number;
  /** buildings that a scoring counts */
  counts?: string[];
  /** the building concerned ... */
  tile?: string;
  /** ... the monument it becomes ... */
  becomes?: string;
  /** ... or the piece put on it */
  piece?: Piece;
}
