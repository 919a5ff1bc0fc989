/** One person before one table: everything that the parts of the page share. Every table opened has its own. */
import { createContext } from 'svelte';
import type { BoardProps, Line } from '../../board/contract';
import type { LoadedGame } from '../global/games';
import { language, tableNames } from '../global/language.svelte';
import { live, type LiveTable } from '../global/live.svelte';
import { narrow } from '../global/screen.svelte';
import { motion, settings } from '../global/settings.svelte';
import { Hand } from './hand.svelte';

export const TABS = ['log', 'do', 'guide', 'chat'] as const;
export type Tab = (typeof TABS)[number];

/** What the guide is opened at: an element of the board, and the heading that tells of what is or was to be done. */
export interface GuidePlace {
  element: string;
  chapter: string;
  count: number;
}

export class Play {
  readonly table: LiveTable;
  /** The game's board; null for a game that is played by its buttons alone. */
  readonly game: LoadedGame | null;
  readonly hand: Hand;

  constructor(table: LiveTable, game: LoadedGame | null) {
    this.table = table;
    this.game = game;
    this.hand = new Hand(table);
  }

  view = $derived.by(() => this.table.view!);
  names = $derived.by(() => tableNames(this.view));
  /** The game's words; null while they are on their way. */
  words = $derived.by(() => language.words(this.view.game));

  /** A sentence of the game, with the players' names. */
  say = (line: Line | string, args: Record<string, string | number> = {}): string =>
    this.words?.format(line, this.names, args) ?? '';

  // --- whose own board is shown large

  #shown: number | null = $state(null);
  focus = $derived.by(() => this.#shown ?? this.view.you ?? 0);

  show = (seat: number): void => {
    this.#shown = seat;
  };

  /** The board of the next player, or of the one before. */
  showNext(step: 1 | -1): void {
    const count = this.view.seats.length;
    this.#shown = (this.focus + step + count) % count;
  }

  // --- several players at one device: the table is covered while it goes from hand to hand

  own = $derived.by(() => this.view.seats.filter((seat) => seat.yours).map((seat) => seat.seat));
  #acts = $derived.by(() => this.view.you !== null && this.view.waiting.includes(this.view.you));
  /** Another seat of this device is to act. */
  next = $derived.by((): number | null => {
    const { view, own } = this;
    if (view.status !== 'playing' || own.length < 2 || this.#acts) return null;
    return own.find((seat) => view.waiting.includes(seat)) ?? null;
  });
  #uncovered: number | null = $state(null);
  #secret = $derived.by(() => {
    const { view, own } = this;
    return settings.curtain && own.length > 1 && view.status === 'playing' && view.secrets;
  });
  covered = $derived.by(
    () => this.#secret && (this.next !== null || (this.#acts && this.#uncovered !== this.view.you)),
  );

  /** Whoever is to act looks at the table. */
  uncover = (): void => {
    const { next, view } = this;
    this.#uncovered = next ?? view.you;
    this.#shown = null;
    if (next !== null) live.watch(view.id, next);
  };

  // --- the panel with what may be done or read

  tab: Tab = $state('log');
  /** On a phone it is a sheet that comes up from below. */
  open = $state(false);
  /** Whether all that may be done is in sight as a list. */
  listed = $derived.by(() => this.tab === 'do' && (this.open || !narrow()));
  guideAt: GuidePlace = $state({ element: '', chapter: '', count: 0 });

  openTab(tab: Tab): void {
    this.tab = tab;
    this.open = true;
  }

  /** Opens the guide at a heading, or where it tells most closely of an element. */
  guide = (chapter: string, element = ''): void => {
    this.guideAt = { element, chapter, count: this.guideAt.count + 1 };
    this.openTab('guide');
  };

  /** Whether a hint is shown. */
  hinting = $state(false);

  // --- what the board is given

  board = $derived.by((): BoardProps => ({
    view: this.view.board ?? {},
    facts: this.game?.facts,
    you: this.view.you,
    focus: this.focus,
    seats: this.view.seats,
    choices: this.hand.choices,
    lights: this.hand.lights,
    preview: this.hand.preview,
    options: this.view.options,
    pick: this.hand.pick,
    choose: (choice) => void this.hand.choose(choice),
    point: this.hand.point,
    show: this.show,
    guide: (id) => this.guide(id),
    t: this.say,
    motion: motion(),
    narrow: narrow(),
  }));
}

/** The table that this part of the page belongs to. */
export const [usePlay, providePlay] = createContext<Play>();
