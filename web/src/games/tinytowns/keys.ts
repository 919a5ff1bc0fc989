/**
 * Names for the pieces that last from view to view, so that the shell can let a piece travel: the cube in hand is the
 * same cube once it lies on a square.
 */
import type { Town, View } from './view';

interface Lying {
  hand: string | null;
  handKey: string;
  /** by square: what it is, and its key */
  at: Map<string, readonly [what: string, key: string]>;
}

export interface Keys {
  hand: (seat: number) => string;
  at: (seat: number, cell: string) => string | undefined;
}

export class PieceKeys {
  #count = 0;
  #towns: Lying[] = [];

  /** Names every piece of a new view. A view seen already gets the same names. */
  trace(view: View): Keys {
    this.#towns = view.towns.map((town, seat) => this.#follow(town, seat, this.#towns[seat]));
    const towns = this.#towns;
    return {
      hand: (seat) => towns[seat]?.handKey ?? '',
      at: (seat, cell) => towns[seat]?.at.get(cell)?.[1],
    };
  }

  #follow(town: Town, seat: number, before: Lying | undefined): Lying {
    const at = new Map<string, readonly [string, string]>();
    let loose = before?.hand ? before.handKey : '';
    for (const { cell, cube, building } of town.squares) {
      const what = building ?? cube;
      if (!what) continue;
      const was = before?.at.get(cell);
      if (was?.[0] === what) at.set(cell, was);
      else if (building) at.set(cell, [what, `house.${seat}.${cell}.${building}`]);
      else if (loose && before?.hand === what) {
        at.set(cell, [what, loose]);
        loose = '';
      } else at.set(cell, [what, this.#fresh(seat)]);
    }
    const kept = loose && before?.hand === town.hand;
    return { hand: town.hand, handKey: kept ? loose : town.hand ? this.#fresh(seat) : '', at };
  }

  #fresh(seat: number): string {
    this.#count += 1;
    return `cube.${seat}.${this.#count}`;
  }
}
