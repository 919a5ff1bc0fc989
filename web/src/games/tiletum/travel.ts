/**
 * Which copy of a tile, a die or a house is which. The view names kinds, not copies: what has gone from one place and come to
 * another is taken to be the same piece, so that it can be seen to travel.
 */
import type { View } from './view';

export type Spot = readonly [place: string, kind: string];

export class Travellers {
  #known = new Map<string, { kind: string; piece: string }>();
  #count = 0;

  /** The piece at every place of a new view. */
  follow(spots: readonly Spot[]): ReadonlyMap<string, string> {
    const now = new Map(spots);
    const gone = new Map<string, string[]>();
    for (const [place, { kind, piece }] of this.#known) {
      if (now.get(place) !== kind) gone.set(kind, [...(gone.get(kind) ?? []), piece]);
    }
    const known = new Map<string, { kind: string; piece: string }>();
    for (const [place, kind] of spots) {
      const before = this.#known.get(place);
      const piece = before?.kind === kind ? before.piece : (gone.get(kind)?.shift() ?? `${kind}#${this.#count++}`);
      known.set(place, { kind, piece });
    }
    this.#known = known;
    return new Map([...known].map(([place, { piece }]) => [place, piece]));
  }
}

/** Everything on the table that can travel, with the place it lies at. */
export const spots = (view: View): Spot[] => {
  const found: Spot[] = [];
  const lay = (place: string, kind: string | null | undefined): void => {
    if (kind) found.push([place, kind]);
  };
  view.wheel.forEach((segment, i) => {
    lay(`wheel.${i}`, segment.tile);
    segment.dice.forEach((colour, n) => lay(`die.${i}.${n}`, `die-${colour}`));
  });
  lay('king', view.king.tile);
  view.contracts.forEach((slot, i) => lay(`contract.${i}`, slot.tile));
  view.characters.forEach((tile, i) => lay(`guest.${i}`, tile));
  for (const space of view.spaces) {
    lay(`map.${space.space}`, space.tile);
    for (const plot of space.houses ?? []) lay(`plot.${plot.plot}`, plot.player === null ? null : `house-${plot.player}`);
  }
  for (const cathedral of view.cathedrals) for (const seat of cathedral.pillars ?? []) lay(`pillar.${cathedral.cathedral}.${seat}`, `pillar-${seat}`);
  view.players.forEach((player, seat) => {
    player.store.forEach((tile, i) => lay(`store.${seat}.${i}`, tile));
    for (const [room, tile] of Object.entries(player.rooms)) lay(`room.${seat}.${room}`, tile);
    player.contracts.forEach((tile, i) => lay(`done.${seat}.${i}`, tile));
    player.dice.forEach((die, i) => lay(`taken.${seat}.${i}`, `die-${die.colour}`));
    player.buildings.forEach((building, i) => {
      lay(`crest.${seat}.${i}`, building.crest && `crest-${building.crest}`);
      lay(`roof.${seat}.${i}`, building.roof ? `house-${seat}` : null);
    });
    for (let i = player.contracts.length; i < view.printed.contract_points.length - 1; i++) lay(`waiting.${seat}.${i}`, `pillar-${seat}`);
    for (let i = 0; i < player.supply.houses; i++) lay(`houses.${seat}.${i}`, `house-${seat}`);
    for (let i = 0; i < player.supply.pillars; i++) lay(`pillars.${seat}.${i}`, `pillar-${seat}`);
  });
  return found;
};
