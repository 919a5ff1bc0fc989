/** Ready-made tables: the common wishes, so that starting takes one click. */
import type { BotInfo, GameInfo, Seat, SeatPlan } from '../../protocol';

export type Ready = 'bots' | 'friends' | 'device' | 'alone';

/** Whether nobody else has a part in a game, not even one who left and may come back. */
export function isAlone(seats: readonly Seat[]): boolean {
  return seats.every((seat) => seat.yours || seat.held_for_you || (seat.kind === 'bot' && !seat.held));
}

/** Who plays a game for the first time meets one weak bot; others a few of the usual level. */
export function readyMade(
  game: GameInfo,
  bots: readonly BotInfo[],
  usual: string,
  first = false,
): { kind: Ready; plans: SeatPlan[] }[] {
  const level = (first && bots[0]?.id) || usual;
  const several = game.seats.filter((count) => count > 1);
  const few = Math.min(...several);
  /** Three is company: the second smallest table where the game has one. */
  const some = first ? few : (several.toSorted((a, b) => a - b)[1] ?? few);
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
