/** The view the engine cuts for a seat (`cantiere.games.carrara.view`), typed. */
import type { BoardProps } from '../../shell/board';
import type { Choice } from '../../shell/protocol';

/** From the least to the most precious. */
export const colours = ['purple', 'blue', 'green', 'red', 'yellow', 'white'] as const;
export type Colour = (typeof colours)[number];
export const cities = ['lerici', 'massa', 'viareggio', 'lucca', 'pisa', 'livorno'] as const;
export type CityName = (typeof cities)[number];
export type BuildingType = 'biblioteca' | 'cathedrale' | 'palazzo' | 'porta' | 'castello' | 'villa';
export const decorations = ['book', 'cup', 'crown', 'gate', 'banner', 'coat_of_arms'] as const;
export type Decoration = (typeof decorations)[number];
export type StatueColour = Colour | 'gold';
export type Piece = Decoration | `${StatueColour}_statue`;

/** What is true of every building of a type. */
export interface TypeFacts {
  type: BuildingType;
  landscape: 'urban' | 'rural';
  decoration: Decoration;
}

export interface Tile extends TypeFacts {
  tile: string;
  value: number;
}

export interface Building extends Tile {
  decorated: boolean;
  statue: StatueColour | null;
  /** the tile under a monument */
  covers: string | null;
}

export interface Segment {
  segment: string;
  /** where a rotation takes it */
  next: string;
  blocks: Colour[];
  prices: Record<Colour, number>;
  decoration?: Decoration;
  statue?: Piece;
}

export interface Space {
  space: string;
  bonus: 'statue' | 'decoration' | 'coins' | 'vp';
  amount: number;
  /** seats whose pillar stands here */
  pillars: number[];
  gold: number;
}

export interface City {
  city: CityName;
  colour: Colour;
  accepts: Colour[];
  /** the highest value one could build here; none behind another's screen */
  means: number | null;
  needs: number;
  reward: number;
  pays: 'coins' | 'vp';
  improved: number;
  /** what an improvement makes of the reward */
  improvement: number;
  buildings: Building[];
}

export interface Place {
  place: string;
  scored: boolean;
  gone: boolean;
  open: boolean | null;
  coins: number;
  vp: number;
  /** the buildings that count */
  counts?: string[];
  /** of a money place: coins to show, and coins for a point at the end */
  needs?: number;
  rate?: number;
}

export interface House {
  vp: number;
  coins: number | null;
  blocks: Colour[] | null;
  score: number | null;
  /** pillars on the large empty space */
  idle: number;
  rate: number;
  cities: City[];
  places: Place[];
  storage?: Piece[];
}

export interface View {
  variant: 'basic' | 'advanced';
  round: number;
  first: number;
  turn: number;
  asked: string | null;
  ender: number | null;
  turned: { outer: number; inner: number };
  types: TypeFacts[];
  wheel: Segment[];
  bag: number;
  /** blocks a rotation would bring */
  refill: number;
  offer: (Tile | null)[];
  stack: number;
  monuments: Tile[];
  improvements: Partial<Record<CityName, number>>;
  court: Space[];
  visit: { holder: number; space: string } | null;
  houses: House[];
  supply?: Partial<Record<Piece, number>>;
  /** the segment bought from, or whose reward is to be taken */
  segment?: string;
  /** the piece to be put somewhere */
  gained?: Piece;
  /** what is left to pay; of your own also the colour that is asked for, and how one would pay all of it */
  payment?: { city: CityName; price: number; colour?: Colour; suggested?: Partial<Record<Colour, number>> };
}
/** A payment of one's own. */
export type Bill = Required<NonNullable<View['payment']>>;

export type Props = BoardProps<View>;
export type Verb = string | undefined;

export const verb = (choice: Choice | null): Verb => choice?.words['verb'];

/** A number a choice's sentence speaks of (its price). */
export const number = (choice: Choice | null, name: string): number => {
  const value = choice?.text.args?.[name];
  return typeof value === 'number' ? value : 0;
};

/** Whose pillar stands on a place that is shared. */
export const scorer = (view: View, place: string): number | null => {
  const seat = view.houses.findIndex((house) => house.places.some((one) => one.place === place && one.scored));
  return seat < 0 ? null : seat;
};

/** The piece a choice puts on a building, and on which. */
export const dressing = (view: View, choice: Choice | null): { tile: string; piece: Piece } | null => {
  const tile = choice?.words['tile'];
  const own = tile ? view.houses.flatMap((house) => house.cities).find((city) => city.buildings.some((one) => one.tile === tile)) : null;
  const building = own?.buildings.find((one) => one.tile === tile);
  if (!tile || !own || !building) return null;
  const pieces: Record<string, Piece | undefined> = {
    put: view.gained,
    decorate: building.decoration,
    buy_decoration: building.decoration,
    erect: `${choice?.words['statue'] as StatueColour}_statue`,
    buy_statue: `${own.colour}_statue`,
  };
  const piece = pieces[verb(choice) ?? ''];
  return piece ? { tile, piece } : null;
};

/** A tile wherever it lies: on offer, among the monuments. */
export const tileNamed = (view: View, name: string | undefined): Tile | null =>
  [...view.offer, ...view.monuments].find((tile) => tile?.tile === name) ?? null;
