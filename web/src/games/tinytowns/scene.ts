/** What the town shows beyond what stands in it: ghosts of what might, and cubes that would go. */
import type { Choice } from '../../board/contract';
import type { Effect, Resource, Town } from './view';

export interface Ghost {
  readonly cube?: Resource | undefined;
  readonly building?: string | undefined;
  /** the cube would lie on the building there */
  readonly stock?: Resource | undefined;
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
const pointed = ({ words, effect = {} }: Choice<Effect>, town: Town): Scene | null => {
  const { verb, cell = '', building, resource } = words;
  const hand = town.hand ?? undefined;
  switch (verb) {
    case 'place':
      return one(cell, { cube: hand, firm: true });
    case 'store':
    case 'lodge':
    case 'swap':
      return one(cell, { stock: hand, firm: true });
    case 'stand':
      return one(cell, { building: effect.building, firm: true });
    case 'replace':
      return one(cell, { building, firm: true }, true);
    case 'build':
      return {
        ghosts: new Map(effect.stands?.map((square) => [square, { building: effect.building, firm: false }])),
        leaving: new Set(effect.leaves),
      };
    case 'stock':
      return one(effect.cell ?? '', { stock: resource as Resource, firm: true });
    default:
      return null;
  }
};

/** The scene of the deciding seat's town: the pointed choice, or the places still to choose between. */
export const scene = (choices: readonly Choice<Effect>[], preview: Choice<Effect> | null, town: Town): Scene => {
  const shown = preview && pointed(preview, town);
  const places = choices
    .filter((choice) => choice.words['verb'] === 'stand')
    .map(({ words, effect }): [string, Ghost] => [words['cell'] ?? '', { building: effect?.building, firm: false }]);
  if (!shown) return places.length ? { ghosts: new Map(places), leaving: new Set() } : bare;
  return { ghosts: new Map([...places, ...shown.ghosts]), leaving: shown.leaving };
};
