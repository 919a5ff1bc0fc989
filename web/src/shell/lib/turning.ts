/** What decided a game, read from everybody's points over time. */

export interface Turning {
  /** who took the lead and kept it, or who gained most in one turn */
  kind: 'lead' | 'gain';
  seat: number;
  /** the frame after which it was so */
  index: number;
  points: number;
}

interface Moment {
  /** who acted; below 0 chance */
  seat: number;
  totals: readonly number[];
  /** the round or stage that begins here */
  progress?: unknown;
}

/** The seat that is alone in front, or -1. */
function leader(totals: readonly number[]): number {
  const most = Math.max(...totals);
  return totals.filter((total) => total === most).length === 1 ? totals.indexOf(most) : -1;
}

/** When the lead was taken for good, and the turn of each of the two best that paid most, in the order of the game. */
export function turningPoints(frames: readonly Moment[]): Turning[] {
  const end = frames.at(-1);
  if (!end || frames.length < 2) return [];
  const found: Turning[] = [];
  const first = leader(end.totals);
  if (first >= 0 && end.totals.length > 1) {
    const before = frames.findLastIndex((frame) => leader(frame.totals) !== first);
    if (before >= 0) found.push({ kind: 'lead', seat: first, index: before + 1, points: end.totals[first]! });
  }
  const best = gains(frames).toSorted((a, b) => b.points - a.points || a.index - b.index);
  for (const gain of best) {
    if (found.length > 2 || gain.points <= 0) break;
    if (!found.some((one) => one.kind === 'gain' && one.seat === gain.seat)) found.push(gain);
  }
  return found.toSorted((a, b) => a.index - b.index);
}

/** What each turn brought to who took it: actions of one seat after each other within a round, and what was drawn
 *  between. Who plays alone acts in every turn: there a draw parts them. */
function gains(frames: readonly Moment[]): Turning[] {
  const turns: Turning[] = [];
  const alone = frames.every((frame) => frame.seat <= 0);
  let seat = -1;
  let start = 0;
  const close = (index: number) => {
    if (seat < 0) return;
    const points = (frames[index]!.totals[seat] ?? 0) - (frames[start]!.totals[seat] ?? 0);
    turns.push({ kind: 'gain', seat, index, points });
  };
  frames.forEach((frame, i) => {
    if (i === 0) return;
    const parted = !!frame.progress || (alone && frame.seat < 0);
    if (!parted && (frame.seat < 0 || frame.seat === seat)) return;
    close(i - 1);
    seat = frame.seat;
    start = i - 1;
  });
  close(frames.length - 1);
  return turns;
}
