/** Choices are known by their words. */
import type { Choice } from '../protocol';

/** Two choices that say the same words are the same choice, in whatever view they came. */
export function sameChoice(a: Choice | null, b: Choice | null): boolean {
  return a === b || (!!a && !!b && wordsKey(a) === wordsKey(b));
}

export function wordsKey(choice: Choice): string {
  return Object.entries(choice.words)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}
