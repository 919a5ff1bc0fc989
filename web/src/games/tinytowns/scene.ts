/** What the town shows beyond what stands in it: ghosts of what might, and cubes that would go. */
import type { Choice } from '../../shell/protocol';
import { footing, readPlan, spent } from './plans';
import { isResource, spokenOf, type Resource, type Town } from './view';

export interface Ghost {
  readonly cube?: Resource;
  readonly building?: string;
  /** the cube would lie on the building there */
  readonly stock?: Resource;
  /** pointed at; otherwise one of several places */
  readonly firm: boolean;
}

export interface Scene {
  readonly ghosts: ReadonlyMap<string, Ghost>;
  /** squares whose cube or building would go */
  readonly leaving: ReadonlySet<string>;
}

export const bare: Scene = { ghosts: new Map(), leaving: new Set() };

const one = (cell: string, ghost: Ghost, leaves = false): Scene => ({
  ghosts: new Map([[cell, ghost]]),
  leaving: new Set(leaves ? [cell] : []),
});

/** What the pointed choice would do to its seat's town. */
const pointed = (choice: Choice, town: Town): Scene | null => {
  const { verb, cell = '', plan, building, resource } = choice.words;
  const hand = town.hand ?? undefined;
  switch (verb) {
    case 'place':
      return one(cell, { cube: hand, firm: true });
    case 'store':
    case 'lodge':
    case 'swap':
      return one(cell, { stock: hand, firm: true });
    case 'stand':
      return one(cell, { building: spokenOf(choice) ?? undefined, firm: true });
    case 'replace':
      return one(cell, { building, firm: true }, true);
    case 'build': {
      const laid = readPlan(plan ?? '');
      const squares = footing(laid, town);
      return {
        ghosts: new Map(squares.map((square) => [square, { building: laid.building, firm: false }])),
        leaving: new Set(spent(laid, town)),
      };
    }
    case 'stock': {
      const waiting = town.squares.find((square) => square.building === spokenOf(choice) && !square.stock);
      return waiting && isResource(resource) ? one(waiting.cell, { stock: resource, firm: true }) : null;
    }
    default:
      return null;
  }
};

/** The scene of the deciding seat's town: the pointed choice, or the places still to choose between. */
export const scene = (choices: readonly Choice[], preview: Choice | null, town: Town): Scene => {
  const shown = preview && pointed(preview, town);
  const standing = choices.filter((choice) => choice.words['verb'] === 'stand');
  const places = standing.map((choice): [string, Ghost] => [
    choice.words['cell'] ?? '',
    { building: spokenOf(choice) ?? undefined, firm: false },
  ]);
  if (!shown) return places.length ? { ghosts: new Map(places), leaving: new Set() } : bare;
  return { ghosts: new Map([...places, ...shown.ghosts]), leaving: shown.leaving };
};
