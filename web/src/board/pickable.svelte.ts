/** What a `Spot` in a drawing and a `Target` beside one have in common: their light, and what input does to them. */
import { untrack } from 'svelte';
import { useBoard } from './board.svelte';
import type { Choice, Light } from './contract';

export interface Pickable {
  /** The element it stands for. */
  element?: string | undefined;
  /** What the guide knows it by, where that is what lies there: `card.well` on a square. */
  about?: string | undefined;
  /** Instead of an element: the choice it stands for, which is taken at once. */
  choice?: Choice | undefined;
  /** What a click does instead of picking the element or taking the choice. */
  act?: (() => void) | undefined;
  /** Lit otherwise than its element; null: not at all. */
  light?: Light | null | undefined;
  /** What it lies on: a click means that, while only that can be picked. */
  within?: string | undefined;
  /** Fingers do not hover: the first tap shows what would be, the second does it. */
  peek?: boolean | undefined;
}

export class Picking {
  readonly #board = useBoard();
  readonly #what: () => Pickable;
  /** The pointer or the focus is on it. */
  #entered = $state(false);
  #touched = $state(false);

  constructor(what: () => Pickable) {
    this.#what = what;
    // What it stands for may change, or go, while the pointer rests on it.
    $effect(() => {
      const { choice, peek } = this.#what();
      if (!this.#entered || (peek && this.#touched)) return;
      const element = this.#meant;
      const look = (on: boolean): void =>
        choice ? this.#board.point(on ? choice : null) : this.#board.over(on ? element : null);
      untrack(() => look(true));
      return () => look(false);
    });
  }

  light = $derived.by((): Light | undefined => {
    const { element, light } = this.#what();
    return light === undefined && element ? this.#board.light(element) : (light ?? undefined);
  });

  live = $derived.by((): boolean => {
    const { element, choice, light } = this.#what();
    if (light !== undefined) return light === 'possible' || light === 'chosen';
    return !!choice || (!!element && this.#board.live(element));
  });

  /** The element that a click means. */
  #meant = $derived.by((): string | null => {
    const { element = null, within } = this.#what();
    return within && !this.live && this.#board.live(within) ? within : element;
  });

  click = (): void => {
    const { choice, act, peek } = this.#what();
    const element = this.#meant;
    if (act) act();
    else if (choice) this.#board.choose(choice);
    else if (element && peek && this.#touched && this.live && !this.#board.preview?.elements.includes(element)) {
      this.#board.over(element);
    } else if (element) this.#board.pick(element);
  };

  enter = (event: PointerEvent | FocusEvent): void => {
    if ('pointerType' in event) this.#touched = event.pointerType === 'touch';
    this.#entered = true;
  };

  leave = (): void => {
    this.#entered = false;
  };

  /** A key that does what a click does; buttons know that by themselves. */
  key = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    this.click();
  };
}
