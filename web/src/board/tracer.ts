/**
 * Which piece is which. A view says what lies where, not which of several equal things it is: what has gone from one
 * place and come to another is taken to be the same piece, so that it can be seen to travel (`glide.ts`).
 */

/** A place, the kind of thing that lies there, and how many of it. */
export type Lying = readonly [place: string, kind: string, count?: number];

interface Piece {
  readonly name: string;
  readonly kind: string;
  readonly place: string;
}

export interface Pieces {
  /** The names of the pieces at a place, the one that came first first. */
  at: (place: string) => readonly string[];
  /** The names of those that were seen there last, and have been nowhere since. */
  leftFrom: (place: string) => readonly string[];
}

export class Tracer {
  #count = 0;
  #lying: readonly Piece[] = [];
  #left: readonly Piece[] = [];

  /** Names everything in a new view; a view seen already gets the same names. */
  follow(lying: readonly Lying[]): Pieces {
    const missing = new Map(lying.map(([place, kind, count = 1]) => [place, { kind, count }]));
    const here: Piece[] = [];
    const gone: Piece[] = [];
    for (const piece of this.#lying) {
      const wanted = missing.get(piece.place);
      if (wanted?.kind === piece.kind && wanted.count > 0) {
        wanted.count -= 1;
        here.push(piece);
      } else gone.push(piece);
    }
    const free = [...gone, ...this.#left];
    for (const [place, { kind, count }] of missing) {
      for (let n = 0; n < count; n++) {
        const found = free.findIndex((piece) => piece.kind === kind);
        const name = found < 0 ? `${kind}#${(this.#count += 1)}` : free.splice(found, 1)[0]!.name;
        here.push({ name, kind, place });
      }
    }
    this.#lying = here;
    this.#left = free;
    const [now, before] = [byPlace(here), byPlace(free)];
    return { at: (place) => now.get(place) ?? [], leftFrom: (place) => before.get(place) ?? [] };
  }
}

function byPlace(pieces: readonly Piece[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { place, name } of pieces) {
    const some = names.get(place);
    if (some) some.push(name);
    else names.set(place, [name]);
  }
  return names;
}
