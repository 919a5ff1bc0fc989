/** What the board of Carrara knows beyond the view: what is pointed at by the player shown, and what lies where. */
import { Board, useBoard } from '../../board/board.svelte';
import type { BoardProps, Choice } from '../../board/contract';
import type { Lying } from '../../board/tracer';
import type { City, PlayerPlace, Segment, Tile } from './components';
import type { Effect, Facts, View } from './view';

export type Props = BoardProps<View, Facts, Effect>;

/** The cities of a player, with what is printed there. */
export const citiesOf = (view: View, facts: Facts, seat: number): City[] =>
  facts.cities.map((city, i) => {
    const built = view.players[seat]!.cities[i]!;
    return { ...city, ...built, buildings: built.buildings.map((one) => ({ ...facts.tiles[one.tile]!, ...one })) };
  });

const counted = <T>(list: readonly T[]): Map<T, number> => {
  const counts = new Map<T, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
};

export class Table extends Board<View, Facts, Effect> {
  /** The tile brought close to the eye. */
  enlarged: Tile | null = $state.raw(null);

  advanced = $derived.by(() => this.view.variant === 'advanced');
  player = $derived.by(() => this.view.players[this.seat]!);
  wheel = $derived.by((): Segment[] => this.facts.wheel.map((one, i) => ({ ...one, ...this.view.wheel[i]! })));
  cities = $derived.by(() => citiesOf(this.view, this.facts, this.seat));
  places = $derived.by((): PlayerPlace[] => {
    const { places } = this.player;
    return this.facts.places.flatMap((one) => {
      const here = places[one.place];
      return here ? [{ ...one, ...here }] : [];
    });
  });
  /** Whose pillars stand on places that are shared. */
  scorers = $derived.by((): ReadonlyMap<string, number> => {
    const shared = this.facts.places.filter((one) => one.shared).map((one) => one.place);
    return new Map(
      this.view.players.flatMap(({ places }, seat) =>
        shared.filter((place) => places[place]?.state === 'scored').map((place) => [place, seat] as const),
      ),
    );
  });

  // --- what is pointed at by the player shown
  pointed = $derived.by((): Choice<Effect> | null => (this.yours ? this.preview : null));
  /** What of it can be shown. */
  effect = $derived.by((): Effect => this.pointed?.effect ?? {});
  /** The buildings that would count where one points to score. */
  glow = $derived.by((): ReadonlySet<string> => new Set(this.effect.counts));

  tile(name: string | null | undefined): Tile | null {
    return (name && this.facts.tiles[name]) || null;
  }

  /** What would stand in a city. */
  ghost(city: City): Tile | null {
    const { becomes, tile } = this.effect;
    if (becomes) return city.buildings.some((one) => one.tile === tile) ? this.tile(becomes) : null;
    const words = this.pointed?.words;
    return words?.['verb'] === 'build' && words['city'] === city.city ? this.tile(words['tile']) : null;
  }

  /** Blocks on the wheel are known by the part of the disc they ride on. */
  protected override lying(view: View): Lying[] {
    const all: Lying[] = [];
    view.wheel.forEach(({ blocks }, i) => {
      const part = (i - view.turned.outer + 6) % 6;
      for (const [colour, n] of counted(blocks)) all.push([`wheel.${part}.${colour}`, colour, n]);
    });
    view.players.forEach((player, seat) => {
      for (const [colour, n] of counted(player.blocks ?? [])) all.push([`treasure.${seat}.${colour}`, colour, n]);
      if (player.idle) all.push([`large.${seat}`, `pillar.${seat}`, player.idle]);
      for (const { place, shared } of this.facts.places) {
        if (player.places[place]?.state !== 'scored') continue;
        all.push([shared ? `place.${place}` : `place.${seat}.${place}`, `pillar.${seat}`]);
      }
    });
    for (const [colour, n] of Object.entries(view.paid)) all.push([`paid.${colour}`, colour, n]);
    for (const { space, pillars } of view.court) {
      for (const seat of pillars) all.push([`court.${space}.${seat}`, `pillar.${seat}`]);
    }
    return all;
  }
}

export const useTable = (): Table => useBoard<Table>();
