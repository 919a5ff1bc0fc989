/** What the view says of a component, together with what is printed on it, and how it is drawn. */
import type { IconName } from '../../pieces/icons';
import {
  colours,
  materials,
  type CardFacts,
  type Colour,
  type DieName,
  type Facts,
  type Goods,
  type Material,
  type Resource,
  type Section as Built,
  type Tower as Raised,
  type View,
} from './view';

export type Section = Built & CardFacts;
export type Tower = Omit<Raised, 'sections'> & { readonly sections: readonly Section[] };

/** No card yet: it is laid while the game is set up. */
const blank: CardFacts = { cost: {}, recognition: 0, rubles: 0 };

/** The towers, each section with what its card says. */
export const towersOf = (view: View, facts: Facts): Tower[] =>
  view.towers.map((tower) => ({
    ...tower,
    sections: tower.sections.map((one) => ({ ...(facts.cards[one.card ?? ''] ?? blank), ...one })),
  }));

export const seatOf = (colour: Colour): number => colours.indexOf(colour);

export const iconOf = (resource: Resource): IconName => (resource === 'rubles' ? 'ruble' : resource);

/** The dice wear the players' colours; the white one is everybody's. */
export const dieColour = (die: DieName): string =>
  die === 'white' ? '#f6f1e4' : `var(--seat-${colours.indexOf(die)})`;

/** Goods one by one, in the order of the box. */
export const pieces = (goods: Goods): Material[] =>
  materials.flatMap((name) => Array.from({ length: goods[name] ?? 0 }, () => name));
