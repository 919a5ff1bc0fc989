import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { check, ticket } from './dice';

const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const raw = Buffer.from(secret, 'hex');
const commitment = createHash('sha256').update(raw).digest('hex');
const expected = (n: number, tickets: number) =>
  Number(BigInt(`0x${createHmac('sha256', raw).update(String(n)).digest('hex')}`) % BigInt(tickets));
const draw = (n: number, tickets: number) => ({
  n,
  line: n + 1,
  tickets,
  ticket: expected(n, tickets),
  words: {},
  text: { key: 'x' },
});

it('pulls the same ticket as the dealer', async () => {
  for (const n of [0, 1, 17]) expect(await ticket(secret, n, 1_000_003)).toBe(expected(n, 1_000_003));
});

it('finds honest draws fair, and one that was chosen not', async () => {
  const draws = [draw(0, 6), draw(1, 24), draw(2, 15)];
  expect(await check({ commitment, secret, draws })).toMatchObject({ promise: true, wrong: [] });
  const bad = { ...draws[1]!, ticket: (draws[1]!.ticket + 1) % 24 };
  expect((await check({ commitment, secret, draws: [draws[0]!, bad] })).wrong).toEqual([bad]);
  expect((await check({ commitment: 'ff', secret, draws: [] })).promise).toBe(false);
});
