import { expect, it } from 'vitest';
import type { GameInfo } from '../../protocol';
import { readyMade } from './plans';

const game = (...seats: number[]) => ({ seats }) as GameInfo;
const bots = [
  { id: 'weak', strength: 1, records: [] },
  { id: 'fair', strength: 2, records: [] },
  { id: 'strong', strength: 3, records: [] },
];

it('offers bots, friends, the same device, and playing alone', () => {
  const ready = readyMade(game(1, 2, 3, 4), bots, 'fair');
  expect(ready.map((one) => [one.kind, one.plans.length])).toEqual([
    ['bots', 3],
    ['friends', 2],
    ['device', 2],
    ['alone', 1],
  ]);
  expect(ready[0]!.plans).toEqual([{ kind: 'person' }, { kind: 'bot', level: 'fair' }, { kind: 'bot', level: 'fair' }]);
});

it('offers only what the game and the server have', () => {
  expect(readyMade(game(2), [], '').map((one) => one.kind)).toEqual(['friends', 'device']);
  expect(readyMade(game(2), bots, 'fair')[0]!.plans).toHaveLength(2);
});

it('leads a newcomer to one weak bot', () => {
  expect(readyMade(game(2, 3, 4), bots, 'fair', true)[0]!.plans).toEqual([
    { kind: 'person' },
    { kind: 'bot', level: 'weak' },
  ]);
});
