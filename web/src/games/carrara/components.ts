/** What the view says of a component, together with what is printed on it. */
import type { Building, CityFacts, Place, PlaceFacts, PlayerCity, SegmentFacts, TileFacts, WheelSegment } from './view';

export type { TileFacts as Tile };
/** A tile, perhaps with what stands on it. */
export type TileDrawn = TileFacts & Partial<Building>;
export type City = CityFacts &
  Omit<PlayerCity, 'buildings'> & { readonly buildings: readonly (TileFacts & Building)[] };
export type Segment = SegmentFacts & WheelSegment;
export type PlayerPlace = PlaceFacts & Place;
