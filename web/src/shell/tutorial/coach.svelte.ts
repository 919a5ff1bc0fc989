/** Tips in a person's first games: what is asked, what people forget. One line at a time, off for good by a click. */
import type { Words } from '../lib/words';
import type { Decision, TableView } from '../../protocol';
import { settings } from '../global/settings.svelte';

/** How many games of a kind are a person's first ones. */
const FIRST = 2;
const KEY = 'cantiere.coached';

/** Whether the table is one of the first of its game that this person plays at; it is counted when first seen. */
function isFirst(view: TableView): boolean {
  if (view.tutorial !== null || view.status !== 'playing' || view.you === null) return false;
  try {
    const known = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>;
    const tables = known[view.game] ?? [];
    if (tables.includes(view.id)) return true;
    if (tables.length >= FIRST) return false;
    localStorage.setItem(KEY, JSON.stringify({ ...known, [view.game]: [...tables, view.id] }));
    return true;
  } catch {
    return false;
  }
}

export class Coach {
  readonly #first: boolean;
  /** For each kind of question how often it was asked, and the last one asked. */
  readonly #asked = new Map<string, { times: number; last: string }>();

  constructor(view: TableView) {
    this.#first = isFirst(view);
  }

  /** Whether there are tips at this table. */
  get speaks(): boolean {
    return this.#first && settings.coach;
  }

  /** A tip for the decision: the messages `coach-<question>`, `coach-<question>-2` … in turn; "" if there is none. */
  tip(decision: Decision, words: Words): string {
    const key = decision.prompt.key.replace(/^prompt-/, 'coach-');
    if (!this.speaks || !words.has(key)) return '';
    const asked = this.#asked.get(key) ?? { times: -1, last: '' };
    if (asked.last !== decision.id) this.#asked.set(key, { times: asked.times + 1, last: decision.id });
    const tips = [key];
    while (words.has(`${key}-${tips.length + 1}`)) tips.push(`${key}-${tips.length + 1}`);
    return words.format(tips[this.#asked.get(key)!.times % tips.length]!);
  }
}
