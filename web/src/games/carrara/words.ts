/** Sentences of the board that need more than one key. */
import type { Line, Translate } from '../../board/contract';
import type { PlayerPlace, Tile, TileDrawn } from './components';

export const cityLine = (city: string): Line => ({ key: `city-${city}` });
export const blockLine = (colour: string): Line => ({ key: `block-${colour}` });
export const pieceLine = (piece: string): Line => ({ key: `piece-${piece}` });
export const placeLine = (place: string): Line => ({ key: `place-${place}` });

export const tileLine = ({ type, value, monument }: Tile): Line =>
  monument
    ? { key: 'tile-monument', args: { type: { key: `type-${type}` } } }
    : { key: 'tile', args: { type: { key: `type-${type}` }, value } };

export const gainLine = (coins: number, vp: number): Line => {
  if (coins && vp) return { key: 'gain-both', args: { coins, vp } };
  if (coins) return { key: 'gain-coins', args: { coins } };
  return vp ? { key: 'gain-vp', args: { vp } } : { key: 'gain-nothing' };
};

export const placeGain = (place: PlayerPlace): Line =>
  place.rate ? { key: 'gain-rate', args: { coins: place.rate } } : gainLine(place.coins, place.vp);

/** A building with what stands on it. */
export const describe = (building: TileDrawn, t: Translate): string => {
  const on = [
    ...(building.decorated ? [t(pieceLine(building.decoration))] : []),
    ...(building.statue ? [t(pieceLine(`${building.statue}_statue`))] : []),
  ];
  const value = building.monument ? [String(building.value)] : []; // the name of any other says it
  return [t(tileLine(building)), ...value, t(`landscape-${building.landscape}`), ...on].join(', ');
};
