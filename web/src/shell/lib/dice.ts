/** Repeating the dealer's draws: commitment = SHA-256(secret), ticket n = HMAC-SHA256(secret, n) mod tickets. */
import type { Dice, Draw } from '../../protocol';

export interface Verdict {
  /** the secret is the one that was promised before the first draw */
  promise: boolean;
  /** for every draw: the ticket it must have been */
  tickets: number[];
  /** draws that were not what they must have been */
  wrong: Draw[];
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A page loaded without encryption from another machine has no WebCrypto; then only the server can be asked. */
export function canCheck(): boolean {
  return typeof crypto !== 'undefined' && crypto.subtle !== undefined;
}

export async function ticket(secret: string, n: number, tickets: number): Promise<number> {
  const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const digest = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(String(n)));
  return Number(BigInt(`0x${hex(digest)}`) % BigInt(tickets));
}

export async function check(dice: Pick<Dice, 'commitment' | 'secret' | 'draws'>): Promise<Verdict> {
  const promise = hex(await crypto.subtle.digest('SHA-256', bytes(dice.secret))) === dice.commitment;
  const tickets = await Promise.all(dice.draws.map((draw) => ticket(dice.secret, draw.n, draw.tickets)));
  return { promise, tickets, wrong: dice.draws.filter((draw, i) => tickets[i] !== draw.ticket) };
}
