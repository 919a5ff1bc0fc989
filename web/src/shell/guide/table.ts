/** What a figure hands to the game's drawing: a table that nobody sits at and nothing can be done to. */
import type { BoardProps, Choice, Light } from '../../board/contract';
import { language, playerNames, t } from '../global/language.svelte';
import type { Figure, Seat } from '../../protocol';

const nothing = (): void => {};

export interface Moment {
  step: number;
  lights: ReadonlyMap<string, Light>;
  /** Whose own board is shown large. */
  focus: number;
}

export function seatsOf(figure: Figure): Seat[] {
  const names = t('figure-names').split(', ');
  return Array.from({ length: figure.seats }, (_, seat) => ({
    seat,
    kind: 'local',
    name: names[seat] ?? '',
    level: '',
    yours: false,
    held: false,
    held_for_you: false,
  }));
}

/** The table of a figure at one of its moments; without a figure, nothing but what is printed. */
export function tableOf(game: string, facts: unknown, figure: Figure | null, moment: Moment): BoardProps {
  const seats = figure ? seatsOf(figure) : [];
  const step = figure?.steps[moment.step];
  const next = (step?.next as Choice | null | undefined) ?? null;
  const names = playerNames(seats);
  return {
    view: (step?.board as Record<string, unknown> | undefined) ?? {},
    facts,
    you: figure?.you ?? null,
    focus: moment.focus,
    seats,
    choices: next ? [next] : [],
    lights: moment.lights,
    preview: next,
    options: figure?.options ?? {},
    pick: nothing,
    choose: nothing,
    point: nothing,
    show: nothing,
    guide: nothing,
    t: (line, args) => language.words(game)?.format(line, names, args ?? {}) ?? '',
    motion: false,
    narrow: false,
  };
}
