// Written by tools/protocol_types.py from cantiere.games.twowalls.facts and .view; do not edit.

export const walls = ["left", "right"] as const;
export type Wall = (typeof walls)[number];

/** Everything printed. */
export interface Facts {
  /** laid in a game */
  stones: number;
}

/** The table through the eyes of one seat. */
export interface View {
  /** their weights */
  walls: number[];
  /** what the ground bears, where one may know it */
  bears: (number | null)[];
  laid: number;
}

/** What a board shows of an action before it is taken. */
export interface Effect {
  /** of the wall, once the stone is laid */
  weight?: number;
}
