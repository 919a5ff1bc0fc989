import { describe, expect, it } from 'vitest';
import { Travellers } from './travel';

describe('pieces that travel', () => {
  it('is the same piece at its new place', () => {
    const table = new Travellers();
    const before = table.follow([['wheel.1', 'gold4'], ['map.paris', 'gold4']]);
    const after = table.follow([['store.0.0', 'gold4'], ['map.paris', 'gold4']]);
    expect(after.get('store.0.0')).toBe(before.get('wheel.1'));
    expect(after.get('map.paris')).toBe(before.get('map.paris'));
  });

  it('follows a row that closes up, and knows a newcomer', () => {
    const table = new Travellers();
    const before = table.follow([['contract.0', 'iron2'], ['contract.1', 'wool3'], ['contract.2', 'any1']]);
    const after = table.follow([['contract.0', 'any1'], ['contract.1', 'iron2'], ['contract.2', 'wool3']]);
    expect(after.get('contract.1')).toBe(before.get('contract.0'));
    expect(after.get('contract.2')).toBe(before.get('contract.1'));
    const later = table.follow([['contract.0', 'any1'], ['contract.1', 'any1']]);
    expect(later.get('contract.0')).toBe(after.get('contract.0'));
    expect([...before.values(), ...after.values()]).not.toContain(later.get('contract.1'));
  });
});
