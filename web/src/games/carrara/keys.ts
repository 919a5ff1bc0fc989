/**
 * Names for blocks and pillars that last from view to view, so that the shell can let them travel: a block bought is the same
 * block behind the screen, the pillar that scored is the one that stood at the court.
 */
import { cities, type View } from './view';

/** What lies where: a place, what kind of thing, how many. */
type Lying = readonly [where: string, kind: string, count: number];

const count = <T>(list: readonly T[]): Map<T, number> => {
  const counts = new Map<T, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
};

/** Everything that may travel. Blocks on the wheel are known by the part of the disc they ride on. */
const lying = (view: View): Lying[] => {
  const all: Lying[] = [];
  view.wheel.forEach(({ blocks }, i) => {
    for (const [colour, n] of count(blocks)) all.push([`wheel.${(i - view.turned.outer + 6) % 6}.${colour}`, colour, n]);
  });
  view.houses.forEach((house, seat) => {
    for (const [colour, n] of count(house.blocks ?? [])) all.push([`treasure.${seat}.${colour}`, colour, n]);
    if (house.idle) all.push([`large.${seat}`, `pillar.${seat}`, house.idle]);
    for (const { place, scored, rate } of house.places) {
      if (scored) all.push([cities.includes(place as never) || rate ? `place.${place}` : `place.${seat}.${place}`, `pillar.${seat}`, 1]);
    }
  });
  for (const { space, pillars } of view.court) for (const seat of pillars) all.push([`court.${space}.${seat}`, `pillar.${seat}`, 1]);
  return all;
};

export type Keys = (where: string, n?: number) => string | undefined;

export class PieceKeys {
  #fresh = 0;
  #at = new Map<string, { kind: string; keys: string[] }>();

  /** Names everything in a new view: what left one place is what came to another. */
  trace(view: View): Keys {
    const now = lying(view);
    const wanted = new Map(now.map(([where, , n]) => [where, n]));
    const loose = new Map<string, string[]>();
    for (const [where, { kind, keys }] of this.#at) {
      const free = keys.splice(0, Math.max(0, keys.length - (wanted.get(where) ?? 0)));
      loose.set(kind, [...(loose.get(kind) ?? []), ...free]);
    }
    const at = new Map<string, { kind: string; keys: string[] }>();
    for (const [where, kind, n] of now) {
      const keys = [...(this.#at.get(where)?.keys ?? [])];
      while (keys.length < n) keys.push(loose.get(kind)?.shift() ?? `${kind}.${(this.#fresh += 1)}`);
      at.set(where, { kind, keys });
    }
    this.#at = at;
    return (where, n = 0) => at.get(where)?.keys[n];
  }
}
