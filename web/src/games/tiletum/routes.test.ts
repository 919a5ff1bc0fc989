import { describe, expect, it } from 'vitest';
import { route } from './routes';

const roads: [string, string][] = [
  ['tiletum', 'paris'],
  ['paris', 'troyes'],
  ['troyes', 'lyon'],
  ['tiletum', 'troyes'],
  ['wien', 'praha'],
];

describe('ways over the map', () => {
  it('takes a shortest way', () => {
    expect(route(roads, 'tiletum', 'lyon')).toEqual(['tiletum', 'troyes', 'lyon']);
    expect(route(roads, 'lyon', 'lyon')).toEqual(['lyon']);
  });

  it('knows when there is none', () => {
    expect(route(roads, 'tiletum', 'wien')).toEqual([]);
  });
});
