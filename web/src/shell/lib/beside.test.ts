import { describe, expect, it } from 'vitest';
import { beside, overlap } from './beside';

const frame = { x: 0, y: 0, width: 400, height: 300 };
const size = { width: 100, height: 60 };

describe('beside', () => {
  it('goes above the piece when nothing is in the way', () => {
    const piece = { x: 180, y: 140, width: 40, height: 40 };
    expect(beside(piece, size, frame, [piece])).toEqual({ x: 150, y: 72 });
  });

  it('goes elsewhere when something to click lies above', () => {
    const piece = { x: 180, y: 140, width: 40, height: 40 };
    const lit = [piece, { x: 150, y: 60, width: 100, height: 60 }];
    expect(beside(piece, size, frame, lit)).toEqual({ x: 150, y: 188 });
  });

  it('stays within the frame', () => {
    const place = beside({ x: 0, y: 0, width: 20, height: 20 }, size, frame, []);
    expect(place.x).toBeGreaterThanOrEqual(0);
    expect(place.y).toBeGreaterThanOrEqual(0);
    expect(overlap({ ...place, ...size }, frame)).toBe(size.width * size.height);
  });

  it('flees into a corner when everything around is lit', () => {
    const piece = { x: 180, y: 130, width: 40, height: 40 };
    const lit = [{ x: 90, y: 40, width: 220, height: 220 }];
    const place = beside(piece, { width: 80, height: 30 }, frame, lit);
    expect(overlap({ ...place, width: 80, height: 30 }, lit[0]!)).toBe(0);
  });
});
