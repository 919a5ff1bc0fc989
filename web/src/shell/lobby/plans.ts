/** Ready-made tables: the common wishes, so that starting takes one click. */
import type { BotInfo, GameInfo, SeatPlan } from '../protocol';

export type Ready = 'bots' | 'friends' | 'device' | 'alone';

export function readyMade(game: GameInfo, bots: readonly BotInfo[]): { kind: Ready; plans: SeatPlan[] }[] {
  const level = bots[Math.floor(bots.length / 2)]?.id ?? '';
  const several = game.seats.filter((count) => count > 1);
  const few = Math.min(...several);
  /** Three is company: the second smallest table where the game has one. */
  const some = several.toSorted((a, b) => a - b)[1] ?? few;
  const me: SeatPlan = { kind: 'person' };
  const rest = (count: number, plan: SeatPlan): SeatPlan[] => [
    me,
    ...Array.from({ length: count - 1 }, () => ({ ...plan })),
  ];
  const found: { kind: Ready; plans: SeatPlan[] }[] = [];
  if (several.length) {
    if (bots.length) found.push({ kind: 'bots', plans: rest(some, { kind: 'bot', level }) });
    found.push({ kind: 'friends', plans: rest(few, { kind: 'open' }) });
    found.push({ kind: 'device', plans: rest(few, { kind: 'local', name: '' }) });
  }
  if (game.seats.includes(1)) found.push({ kind: 'alone', plans: [me] });
  return found;
}
