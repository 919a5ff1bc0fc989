/**
 * The contract between the shell and a game's board.
 *
 * The shell knows no game: it hands a board the game's own view, what may be done now and which elements are lit,
 * and is told what was picked. A board knows no rules: it draws the view, gives every clickable thing a stable
 * element id (`town.0.b3`, `card.well`), and never decides whether something is possible.
 *
 * A game's folder `web/src/games/<id>/index.ts` exports one `GameClient`; its picture in the lobby, a 320×200 group, is
 * `GameCard.svelte` beside it.
 */
import type { Component } from 'svelte';
import type { Line, Seat, Choice as AnyChoice } from '../protocol';

export type { Line, Seat };

/** One action that is open: what it is called, what a button says, which elements stand for it, and what of it can
 *  be shown before it is taken (the `Effect` of the game's `view.ts`). */
export interface Choice<Effect = unknown> extends Omit<AnyChoice, 'effect'> {
  effect?: Effect;
}

/** How an element is to be shown. `possible`: may be clicked now. `chosen`: picked, something more is to be said.
 *  `last`: touched by the last moves or by the hovered log line. `refused`: was clicked and is not possible (a
 *  short shake). */
export type Light = 'possible' | 'chosen' | 'last' | 'refused';

/** Formats a sentence in the reader's language; `players` are put in for seats. */
export type Translate = (line: Line | string, args?: Record<string, string | number>) => string;

/** `View`, `Facts` and `Effect` are written into the game's `view.ts` from its `view.py` and `facts.py`. */
export interface BoardProps<View = Record<string, unknown>, Facts = unknown, Effect = unknown> {
  /** The game's own view (`state.view(you)`), exactly as the server cut it. */
  view: View;
  /** What is printed on the game's components: the same at every table, fetched once. */
  facts: Facts;
  /** The seat whose eyes these are; null for a spectator. */
  you: number | null;
  /** The seat whose own board is shown large (yours unless another was brought up). */
  focus: number;
  seats: Seat[];
  /** What may be done now (empty when it is not your decision); narrowed to what fits once something was picked. */
  choices: Choice<Effect>[];
  /** What is lit, by element id. */
  lights: ReadonlyMap<string, Light>;
  /** A choice being pointed at (in the list of buttons or on the board): show what it would do, as a ghost. */
  preview: Choice<Effect> | null;
  /** Options of the table. */
  options: Record<string, boolean | number | string | string[]>;
  /** Somebody clicked, tapped, or pressed Enter on an element. The shell takes the action, narrows, or asks why not. */
  pick: (element: string) => void;
  /** Take this action at once (a drop, a click on a ghost). */
  choose: (choice: Choice) => void;
  /** Point at a choice, or at nothing: the shell previews it everywhere. */
  point: (choice: Choice | null) => void;
  /** Bring up another seat's board. */
  show: (seat: number) => void;
  /** Open the guide at a heading (`well`, `opaleyes_watch`). */
  guide: (id: string) => void;
  t: Translate;
  /** False when motion is reduced. */
  motion: boolean;
  /** True on a narrow screen. */
  narrow: boolean;
}

// The shell knows no game's view, so it draws a board with any.
// oxlint-disable-next-line no-explicit-any
type AnyBoard = Component<BoardProps<any, any, any>>;

/** How the parts of the table are drawn that figures show. */
export interface FigureParts {
  /** How large, in pixels, before it is fitted to the page; one that is not named is as it comes. */
  sizes: Readonly<Record<string, readonly [wide: number, high: number]>>;
  /** Those that are laid out anew where there is little room (`narrow`), and about how high they then are. */
  flowing?: Readonly<Record<string, number>>;
  /** Those that are drawn no narrower than this, but scrolled. */
  least?: Readonly<Record<string, number>>;
}

export interface GameClient {
  id: string;
  /** The table drawn: what can be clicked is a `Spot` or a `Target`, what travels has a `data-piece`. */
  Board: AnyBoard;
  /** One player's own board alone (`focus` says whose), for the picture of the end; optional. */
  Portrait?: AnyBoard;
  /** A reference of the cards in play, shown beside the guide; optional. */
  Reference?: AnyBoard;
  /** A part of the table for the figures of the guide, `of` a certain card or city where it asks for one; optional. */
  // oxlint-disable-next-line no-explicit-any
  Figure?: Component<BoardProps<any, any, any> & { part: string; of: string }>;
  parts?: FigureParts;
}
