/**
 * What everything on a board knows: the view, the choices and their lights, and what a click, a hover or a key does.
 *
 * A game's `Board.svelte` makes one from its props and provides it; whatever is drawn below finds it with `useBoard`. A
 * game that knows more of its table than the view says it in a subclass. This is the only reader of a board's props.
 */
import { createContext } from 'svelte';
import type { BoardProps, Choice, Light, Translate } from './contract';
import { Tracer, type Lying } from './tracer';

const isLit = (light: Light | null | undefined): boolean => light === 'possible' || light === 'chosen';

export class Board<View = unknown, Facts = unknown, Effect = unknown> {
  readonly #props: () => BoardProps<View, Facts, Effect>;
  readonly #tracer = new Tracer();
  /** The element under the pointer or in focus. */
  hovered: string | null = $state(null);
  /** How wide the board is drawn; bound by its outermost element. */
  width = $state(0);

  constructor(props: () => BoardProps<View, Facts, Effect>) {
    this.#props = props;
  }

  // Each is remembered by itself: the props change with every move of the pointer, the view only with the game.
  view = $derived.by(() => this.#props().view);
  facts = $derived.by(() => this.#props().facts);
  you = $derived.by(() => this.#props().you);
  focus = $derived.by(() => this.#props().focus);
  seats = $derived.by(() => this.#props().seats);
  choices = $derived.by(() => this.#props().choices);
  lights = $derived.by(() => this.#props().lights);
  preview = $derived.by(() => this.#props().preview);
  options = $derived.by(() => this.#props().options);
  motion = $derived.by(() => this.#props().motion);
  /** Too little room counts as a narrow screen too. */
  narrow = $derived.by(() => this.#props().narrow || (this.width > 0 && this.width < this.wideFrom));

  /** The seat whose own board is drawn large, and the others in the order of play after it. */
  seat = $derived.by(() => (this.focus < this.boards ? this.focus : 0));
  others = $derived.by(() => Array.from({ length: this.boards }, (_, i) => (this.seat + i) % this.boards).slice(1));
  yours = $derived.by(() => this.seat === this.you);

  #pieces = $derived.by(() => this.#tracer.follow(this.lying(this.view)));

  // --- for a subclass to say

  /** The least width, in pixels, that is not narrow. */
  protected readonly wideFrom: number = 700;

  /** How many boards of players there are; a player without a seat may have one. */
  protected get boards(): number {
    return this.seats.length;
  }

  /** Everything that may be seen to travel from view to view. */
  protected lying(_view: View): readonly Lying[] {
    return [];
  }

  // --- what there is to know

  t: Translate = (line, args) => this.#props().t(line, args);

  light(element: string): Light | undefined {
    return this.lights.get(element);
  }

  /** Whether an element can be picked now, or is picked. */
  lit(element: string): boolean {
    return isLit(this.light(element));
  }

  /** Whether a click on an element leads to something else than a reason why not. */
  live(element: string): boolean {
    return this.lit(element);
  }

  choicesWith(element: string): Choice<Effect>[] {
    return this.choices.filter((choice) => choice.elements.includes(element));
  }

  /** The name of a piece that lies at a place, for `data-piece`. */
  piece(place: string, n = 0): string | undefined {
    return this.#pieces.at(place)[n];
  }

  /** The names of all pieces of a heap that is drawn once, for `data-heap`. */
  heap(place: string): string {
    return [...this.#pieces.at(place), ...this.#pieces.leftFrom(place)].join(' ');
  }

  // --- what can be done

  pick(element: string): void {
    this.#props().pick(element);
  }

  choose(choice: Choice): void {
    this.#props().choose(choice);
  }

  point(choice: Choice | null): void {
    this.#props().point(choice);
  }

  show(seat: number): void {
    this.#props().show(seat);
  }

  guide(id: string): void {
    this.#props().guide(id);
  }

  /** The pointer or the focus is on an element, or on none: the only choice it can mean is pointed at. */
  over(element: string | null): void {
    this.hovered = element;
    const found = element ? this.choicesWith(element) : [];
    this.point(found.length === 1 ? found[0]! : null);
  }
}

const [current, provide] = createContext<Board>();

export function provideBoard<B extends Board>(board: B): B {
  provide(board);
  return board;
}

/** The board that this component is part of. */
export function useBoard<B extends Board = Board>(): B {
  return current() as B;
}
