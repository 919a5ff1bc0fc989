import { describe, expect, it } from 'vitest';
import { Tracer } from './tracer';

describe('Tracer', () => {
  it('knows a piece at its new place', () => {
    const tracer = new Tracer();
    const before = tracer.follow([
      ['wheel.1', 'gold4'],
      ['map.paris', 'gold4'],
    ]);
    const after = tracer.follow([
      ['store.0.0', 'gold4'],
      ['map.paris', 'gold4'],
    ]);
    expect(after.at('store.0.0')).toEqual(before.at('wheel.1'));
    expect(after.at('map.paris')).toEqual(before.at('map.paris'));
  });

  it('follows a row that closes up, and knows a newcomer', () => {
    const tracer = new Tracer();
    const row = (...kinds: string[]) => tracer.follow(kinds.map((kind, i) => [`contract.${i}`, kind]));
    const before = row('iron2', 'wool3', 'any1');
    const after = row('any1', 'iron2', 'wool3');
    expect(after.at('contract.1')).toEqual(before.at('contract.0'));
    expect(after.at('contract.2')).toEqual(before.at('contract.1'));
    const later = row('any1', 'any1');
    expect(later.at('contract.0')).toEqual(after.at('contract.0'));
    const known = [0, 1, 2].flatMap((i) => [...before.at(`contract.${i}`), ...after.at(`contract.${i}`)]);
    expect(known).not.toContain(later.at('contract.1')[0]);
  });

  it('takes from a heap what came to it last', () => {
    const tracer = new Tracer();
    const before = tracer.follow([['heap', 'wood', 3]]).at('heap');
    const after = tracer.follow([
      ['heap', 'wood', 1],
      ['store', 'wood', 2],
    ]);
    expect(after.at('heap')).toEqual(before.slice(0, 1));
    expect(after.at('store')).toEqual(before.slice(1));
  });

  it('remembers where a piece was seen last until it comes back', () => {
    const tracer = new Tracer();
    const [tile] = tracer.follow([['section.b2', 'tile']]).at('section.b2');
    expect(tracer.follow([]).leftFrom('section.b2')).toEqual([tile]);
    const laid = tracer.follow([['workshop.red', 'tile']]);
    expect(laid.at('workshop.red')).toEqual([tile]);
    expect(laid.leftFrom('section.b2')).toEqual([]);
  });

  it('gives a view seen already the same names', () => {
    const tracer = new Tracer();
    const seen = [['heap', 'wood', 2]] as const;
    expect(tracer.follow(seen).at('heap')).toEqual(tracer.follow(seen).at('heap'));
  });
});
