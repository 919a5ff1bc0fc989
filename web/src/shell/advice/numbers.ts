/** The figures of hints and analyses, as people read them. */
import type { Review, Suggestion } from '../../protocol';

const MINUS = '\u2212';

function formatted(number: number, language: string, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language, { signDisplay: 'negative', ...options }).format(number).replace('-', MINUS);
}

type Sign = 'negative' | 'exceptZero';

/** Points, finer where they are few: "12", "2.5". */
export function figure(number: number, language: string, signDisplay: Sign = 'negative'): string {
  const digits = Math.abs(number) < 10 ? 1 : 0;
  return formatted(number, language, { maximumFractionDigits: digits, signDisplay });
}

/** Points ahead or behind: "+4", "−2.5". */
export function margin(number: number, language: string): string {
  return figure(number, language, 'exceptZero');
}

/** What may be expected of a turn, in whole points, for nobody knows better: a margin, or those of who plays alone. */
export function expected(turn: Suggestion, alone: boolean, language: string): string {
  const signDisplay = alone ? 'negative' : 'exceptZero';
  return formatted(turn.margin, language, { maximumFractionDigits: 0, signDisplay });
}

/** A chance, in whole percent. */
export function percent(chance: number, language: string, signDisplay: Sign = 'negative'): string {
  return formatted(chance, language, { style: 'percent', maximumFractionDigits: 0, signDisplay });
}

/** The turns of one verdict, those that mattered most first. */
export function ofVerdict(reviews: readonly Review[], verdict: Review['verdict'], alone: boolean, most = 8): Review[] {
  const weight = (review: Review) => Math.abs(alone ? review.points : review.loss);
  return reviews
    .filter((review) => review.verdict === verdict)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, most);
}

/** What is lit at a step: its elements; without motion those of the whole turn. */
export function litAt(turn: Suggestion | undefined, step: number, motion: boolean): string[] {
  if (!turn) return [];
  return motion ? (turn.steps[step]?.elements ?? []) : turn.steps.flatMap((one) => one.elements);
}
