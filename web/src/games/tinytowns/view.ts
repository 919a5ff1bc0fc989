// Written by tools/protocol_types.py from cantiere.games.tinytowns.facts and .view; do not edit.

export const resources = ["wheat", "wood", "brick", "glass", "stone"] as const;
export type Resource = (typeof resources)[number];

export const families = ["cottage", "food", "well", "worship", "tavern", "shop", "industry", "monument"] as const;
export type Family = (typeof families)[number];

export const stages = ["cards", "deal", "keep", "first", "name", "draw", "round", "watching", "over"] as const;
export type Stage = (typeof stages)[number];

export type Doing = "choosing" | "naming" | "taking" | "placing" | "building" | "claiming";

/** A building or a monument. */
export interface Card {
  family: Family;
  /** its rows */
  pattern: ((Resource | null)[])[];
  /** each */
  points?: number;
  /** of all in a town, by their number */
  totals?: number[];
}

/** Everything printed. */
export interface Facts {
  cards: Record<string, Card>;
  cavern_uses: number;
  /** rounds, of which in the last everybody chooses freely */
  town_hall_cycle: number;
}

/** What stands or lies on a square. */
export interface Square {
  building?: string;
  fed?: boolean;
  /** cubes lying on a Bank, Factory, Warehouse or Cottage */
  stock?: Resource[];
  cube?: Resource;
}

/** A player's town. */
export interface Town {
  /** those that are not empty */
  squares: Record<string, Square>;
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
  /** none when it waits */
  doing: Doing | null;
}

/** Everything but the monuments others have not built. */
export interface View {
  stage: Stage;
  round: number;
  mode: "solo" | "town_hall" | "master_builder";
  builder: number | null;
  named: Resource | null;
  namer: number | null;
  cards: string[];
  row: Resource[];
  pile: number | null;
  towns: Town[];
}

/** What a board shows of an action before it is taken. */
export interface Effect {
  /** what comes to stand ... */
  building?: string;
  /** ... the pattern from which it is built ... */
  cells?: Record<string, Resource>;
  /** ... squares that lose their cube ... */
  leaves?: string[];
  /** ... and where it may stand */
  stands?: string[];
  /** the square of the building that gets a cube */
  cell?: string;
}
