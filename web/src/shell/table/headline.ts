/** How a game ended, in one sentence. */
import type { Line } from '../../board/contract';
import type { Score, TableView } from '../../protocol';
import { language, t } from '../global/language.svelte';

/** The ending of a game that everybody agreed to end. */
export const ABORTED = 'aborted';

export function winnersOf(view: TableView): Score[] {
  return view.scores.filter((score) => score.place === 1);
}

export function headline(view: TableView, names: readonly string[], say: (line: Line) => string): string {
  if (view.ending === ABORTED) return t('result-aborted');
  // Against somebody whom nobody plays, the game has its own words for it.
  if (view.rival && view.verdict) return say(view.verdict);
  const winners = winnersOf(view);
  if (view.scores.length === 1) return t('result-alone', { points: winners[0]?.total ?? 0 });
  const who = new Intl.ListFormat(language.current).format(winners.map((score) => names[score.seat] ?? ''));
  return winners.length > 1 ? t('result-shared', { names: who }) : t('result-winner', { name: who });
}
