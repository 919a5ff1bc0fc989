/** What the board of The Red Cathedral knows beyond the view: what is meant by the pointer, and what lies where. */
import { Board, useBoard } from '../../board/board.svelte';
import type { BoardProps } from '../../board/contract';
import type { Lying } from '../../board/tracer';
import { landings, planned, type Choice, type Landing, type Plan } from './choices';
import { towersOf } from './components';
import { materials, type Effect, type Facts, type Goods, type View } from './view';

export type Props = BoardProps<View, Facts, Effect>;

const goodsAt = (place: string, goods: Goods): Lying[] =>
  materials.map((name) => [`${place}.${name}`, name, goods[name] ?? 0] as const);

export class Table extends Board<View, Facts, Effect> {
  /** Jakovlev has a row of cards instead. */
  protected override get boards(): number {
    return this.view.jakovlev ? 1 : this.view.players.length;
  }

  player = $derived.by(() => this.view.players[this.seat]!);
  towers = $derived.by(() => towersOf(this.view, this.facts));

  #chosen = $derived.by(() => [...this.lights].filter(([, light]) => light === 'chosen').map(([element]) => element));
  /** What is meant: one choice, those of what is under the pointer, or those left after a first pick. */
  #near = $derived.by((): readonly Choice[] => {
    if (this.preview) return [this.preview];
    const under = this.hovered ? this.choicesWith(this.hovered) : [];
    if (under.length) return under;
    return this.#chosen.length ? this.choices : [];
  });
  landings = $derived.by((): Landing[] => landings(this.#near));
  /** On a narrow screen three dice in a stall are too small for a finger: there they lie in a tray, too. */
  movable = $derived.by((): Landing[] => (this.narrow ? landings(this.choices) : []));
  /** What the pointed choice would do to the cathedral; of several for one section, the one that would complete it. */
  plan = $derived.by((): Plan | null => {
    const plans = this.#near.map(planned).filter((one) => one !== null);
    if (!plans.length || plans.some((one) => one.section !== plans[0]!.section)) return null;
    return this.#near.length === 1 ? plans[0]! : (plans.find((one) => one.doing === 'complete') ?? null);
  });
  /** The section whose reward and penalties are told. */
  watched = $derived.by((): string | null => {
    const { hovered, plan } = this;
    const element = hovered?.startsWith('section.') ? hovered : this.#chosen.find((one) => one.startsWith('section.'));
    return plan?.section ?? element?.slice('section.'.length) ?? null;
  });
  /** Where the markers on the road would come, by seat: only those that would move. */
  marksAfter = $derived.by((): ReadonlyMap<number, number> => {
    const { spaces } = this.facts.track;
    const standing = this.view.players.map((player) => player.mark + player.laps * spaces);
    const after = this.plan?.effect.marks ?? standing;
    return new Map(after.map((mark, seat) => [seat, mark] as const).filter(([seat, mark]) => mark !== standing[seat]));
  });
  /** The side of the workshop board is to be chosen. */
  siding = $derived.by(() => this.choices.some((choice) => choice.words['verb'] === 'side'));

  protected override lying(view: View): Lying[] {
    const sections = view.towers.flatMap((tower) => tower.sections);
    return [
      ...goodsAt('supply', view.supply),
      ...sections.flatMap(({ section, tile, site }): Lying[] => [
        ...goodsAt(`site.${section}`, site),
        [`tile.${section}`, `tile-${tile}`, tile ? 1 : 0],
      ]),
      ...view.players.flatMap(({ goods, workshops }, seat): Lying[] => [
        ...goodsAt(`store.${seat}`, goods),
        ...workshops.map(
          ({ workshop, tile }) => [`workshop.${seat}.${workshop}`, `tile-${tile}`, tile ? 1 : 0] as const,
        ),
      ]),
    ];
  }
}

export const useTable = (): Table => useBoard<Table>();
