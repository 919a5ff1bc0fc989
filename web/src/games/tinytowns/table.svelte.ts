/** What the board of Tiny Towns knows beyond the view: what could be built, what is pointed at, what lies where. */
import { Board, useBoard } from '../../board/board.svelte';
import type { BoardProps, Choice } from '../../board/contract';
import type { Lying } from '../../board/tracer';
import { shapes, turned, type Pattern } from './patterns';
import { bare, scene } from './scene';
import type { Doing, Effect, Facts, View } from './view';

export type Props = BoardProps<View, Facts, Effect>;

/** A cube can be dropped to do one of these. */
const DROPS = new Set(['place', 'store', 'lodge', 'cavern']);

export class Table extends Board<View, Facts, Effect> {
  protected override readonly wideFrom = 640;
  /** The card brought close to the eye. */
  opened: string | null = $state(null);

  town = $derived.by(() => this.view.towns[this.seat]!);

  // --- what is offered, as shapes and ghosts on your own town
  shapes = $derived.by(() => (this.yours ? shapes(this.choices) : []));
  scene = $derived.by(() => (this.yours ? scene(this.choices, this.preview, this.town) : bare));
  /** The choices spoken of: pointed at, under the pointer, or picked by card or cube. */
  hot = $derived.by((): ReadonlySet<Choice<Effect>> => {
    if (this.preview?.words['verb'] === 'build') {
      const plan = this.preview.words['plan'];
      const same = this.shapes.find((shape) => shape.choice.words['plan'] === plan);
      if (same) return new Set([same.choice]);
    }
    const under = this.hovered ? this.choicesWith(this.hovered) : [];
    if (under.length) return new Set(under);
    return new Set([...this.lights.values()].includes('chosen') || this.shapes.length === 1 ? this.choices : []);
  });

  /** A card of the row is to be taken. */
  rowAsked = $derived.by(() => this.choices.some((choice) => choice.words['verb'] === 'take'));
  trayShown = $derived.by(() => {
    const asked = this.choices.some(({ elements }) => elements.some((element) => element.startsWith('resource.')));
    if (this.view.mode === 'solo') return asked && !this.rowAsked;
    return asked || (!this.narrow && this.view.stage !== 'over');
  });

  /** How a card's pattern lies in the town: as pointed at, or the only way there is. */
  lies(building: string): Pattern | null {
    const { effect } = this.preview ?? {};
    if (effect?.cells && effect.building === building) return turned(effect.cells);
    const ways = this.shapes.filter((shape) => shape.building === building).map((shape) => shape.pattern);
    const [first, ...rest] = ways;
    return first && rest.every((way) => JSON.stringify(way) === JSON.stringify(first)) ? first : null;
  }

  /** What a town does, as everybody can see across the table. */
  doing(seat: number): Doing | 'done' | 'finished' | null {
    const { doing, finished } = this.view.towns[seat]!;
    if (doing) return doing;
    if (finished !== null) return 'finished';
    return this.view.stage === 'round' || this.view.stage === 'keep' ? 'done' : null;
  }

  /** A cube let go over an element: at once if it can mean only one thing, else as a click there. */
  drop(element: string | null): void {
    if (!element?.startsWith('town.') && !element?.startsWith('cavern.')) return;
    const found = this.choicesWith(element).filter((choice) => DROPS.has(choice.words['verb'] ?? ''));
    if (found.length === 1) this.choose(found[0]!);
    else this.pick(element);
  }

  protected override lying(view: View): Lying[] {
    return view.towns.flatMap((town, seat) => [
      ...(town.hand ? [[`hand.${seat}`, `${seat}.${town.hand}`] as const] : []),
      ...Object.entries(town.squares).map(
        ([cell, { cube, building }]) => [`town.${seat}.${cell}`, `${seat}.${building ?? cube}`] as const,
      ),
    ]);
  }
}

export const useTable = (): Table => useBoard<Table>();
