/** What the board of Tiletum knows beyond the view: what is pointed at, how far it reaches, what lies where. */
import { Board, useBoard } from '../../board/board.svelte';
import type { BoardProps, Choice as AnyChoice } from '../../board/contract';
import type { Lying } from '../../board/tracer';
import { route } from './routes';
import type { Effect, Facts, View } from './view';

export type Props = BoardProps<View, Facts, Effect>;
export type Choice = AnyChoice<Effect>;

const GOODS = new Set(['trade', 'buy', 'fulfil_with']);

export class Table extends Board<View, Facts, Effect> {
  protected override readonly wideFrom = 680;

  protected override get boards(): number {
    return this.view.players.length;
  }

  /** What is decided now. */
  top = $derived.by(() => this.view.tray[0]);

  // --- what was picked begins several choices that nothing on the table tells apart: they are drawn in a fan
  /** The picked element that they share. */
  held = $derived.by((): string | null => {
    const [first, ...rest] = this.choices;
    if (!first || !rest.length) return null;
    const shared = first.elements.filter((element) => rest.every((choice) => choice.elements.includes(element)));
    return shared.find((element) => this.light(element) === 'chosen') ?? null;
  });
  dieFan = $derived.by((): Choice[] => {
    if (this.held?.startsWith('die.')) return this.choices;
    const die = this.hovered?.startsWith('die.') ? this.hovered : null;
    return die ? this.choicesWith(die).filter((choice) => choice.words['verb'] === 'take_die') : [];
  });
  goodsFan = $derived.by((): Choice[] => {
    const about = this.choices.every((choice) => GOODS.has(choice.words['verb'] ?? ''));
    return this.held !== null && about ? this.choices : [];
  });
  /** What the die would bring that is pointed at, or chosen as it lies. */
  die = $derived.by((): Effect | null => {
    if (this.preview?.words['verb'] === 'take_die') return this.preview.effect ?? null;
    return this.dieFan.find((choice) => choice.effect?.gold === 0)?.effect ?? null;
  });

  // --- what can be reached now, or with that die
  /** Steps to every space in reach. */
  reach = $derived.by((): Readonly<Record<string, number>> => {
    const { die, top } = this;
    if (die && (die.action === 'merchant' || die.action === 'architect')) {
      const steps = top?.steps?.[die.action] ?? {};
      return Object.fromEntries(Object.entries(steps).filter(([, n]) => n <= (die.ap ?? 0)));
    }
    return this.choices.length ? (top?.reach ?? {}) : {};
  });
  /** How far whose marker could go on the king's track. */
  kingReach = $derived.by((): { seat: number; steps: number } | null => {
    const { who } = this.view;
    if (who === null) return null;
    if (this.die?.action === 'king') return { seat: who, steps: this.die.ap ?? 0 };
    const advances = this.choices.some((choice) => choice.words['verb'] === 'advance');
    return advances ? { seat: who, steps: this.top?.ap ?? 0 } : null;
  });

  // --- several steps at one click: the piece goes on, step by step, until it is there
  /** The space it is on its way to. */
  goal: string | null = $state(null);
  /** The piece that walks. */
  walker = $derived.by(() => {
    const { top } = this;
    return top?.piece ?? (top?.action === 'merchant' || top?.action === 'architect' ? top.action : null);
  });
  #stands = $derived.by(() => {
    const { who, players } = this.view;
    return this.walker && who !== null ? (players[who]?.[this.walker] ?? null) : null;
  });
  #steps = $derived.by(() => this.choices.filter((choice) => choice.words['verb'] === 'move'));
  /** Spaces more than a step away that a click walks to. */
  far = $derived.by((): readonly string[] => {
    if (!this.#steps.length || !this.#stands) return [];
    return Object.keys(this.reach).filter((space) => this.reach[space]! > 1 && !this.lit(`space.${space}`));
  });
  /** The spaces on the way that is gone or pointed at. */
  way = $derived.by((): readonly string[] => {
    const pointed = this.hovered?.startsWith('space.') ? this.hovered.slice('space.'.length) : null;
    return this.#wayTo(this.goal ?? pointed);
  });
  /** The next step to the goal; none when it is reached or cannot be. */
  nextStep = $derived.by((): Choice | null => {
    const next = this.#wayTo(this.goal)[1];
    return (next && this.#steps.find((choice) => choice.words['space'] === next)) || null;
  });

  #wayTo(space: string | null): string[] {
    return space && this.#stands && this.reach[space] ? route(this.facts.roads, this.#stands, space) : [];
  }

  #isFar(element: string): boolean {
    return this.far.some((space) => element === `space.${space}`);
  }

  override live(element: string): boolean {
    return super.live(element) || this.#isFar(element);
  }

  override pick(element: string): void {
    this.goal = this.#isFar(element) ? element.slice('space.'.length) : null;
    if (this.goal === null) super.pick(element);
  }

  protected override lying(view: View): Lying[] {
    const found: Lying[] = [];
    const lay = (place: string, kind: string | null | undefined, count = 1): void => {
      if (kind) found.push([place, kind, count]);
    };
    view.wheel.forEach((segment, i) => {
      lay(`wheel.${i}`, segment.tile);
      segment.dice.forEach((colour, n) => lay(`die.${i}.${n}`, `die-${colour}`));
    });
    lay('king', view.king.tile);
    view.contracts.forEach((tile, i) => lay(`contract.${i}`, tile));
    view.characters.forEach((tile, i) => lay(`guest.${i}`, tile));
    for (const [space, tile] of Object.entries(view.map_tiles)) lay(`map.${space}`, tile);
    for (const [plot, seat] of Object.entries(view.houses)) lay(`plot.${plot}`, seat === null ? null : `house-${seat}`);
    for (const { cathedral, pillars } of view.cathedrals) {
      for (const seat of pillars) lay(`pillar.${cathedral}.${seat}`, `pillar-${seat}`);
    }
    view.players.forEach((player, seat) => {
      player.store.forEach((tile, i) => lay(`store.${seat}.${i}`, tile));
      for (const [room, tile] of Object.entries(player.rooms)) lay(`room.${seat}.${room}`, tile);
      player.contracts.forEach((tile, i) => lay(`done.${seat}.${i}`, tile));
      player.dice.forEach((die, i) => lay(`taken.${seat}.${i}`, `die-${die.colour}`));
      player.buildings.forEach((building, i) => {
        lay(`crest.${seat}.${i}`, building.crest && `crest-${building.crest}`);
        lay(`roof.${seat}.${i}`, building.roof ? `house-${seat}` : null);
      });
      for (let i = player.contracts.length; i < this.facts.contract_points.length - 1; i++) {
        lay(`waiting.${seat}.${i}`, `pillar-${seat}`);
      }
      lay(`houses.${seat}`, `house-${seat}`, player.supply.houses);
      lay(`pillars.${seat}`, `pillar-${seat}`, player.supply.pillars);
    });
    return found;
  }
}

export const useTable = (): Table => useBoard<Table>();
