/** The words of the administrators' pages: fetched by who opens one, so that nobody else loads them. */
import { Words, type Args } from '../lib/words';
import { language } from '../global/language.svelte';
import { notices } from '../global/notices.svelte';

const texts = import.meta.glob<string>('../../text/admin/*.ftl', { query: '?raw', import: 'default' });

class AdminWords {
  words: Words | null = $state.raw(null);

  async choose(wanted: string): Promise<void> {
    if (this.words?.language !== wanted)
      this.words = new Words(wanted, [await texts[`../../text/admin/${wanted}.ftl`]!()]);
  }
}

export const adminWords = new AdminWords();

export function a(key: string, args: Args = {}): string {
  return adminWords.words?.format(key, [], args) ?? '';
}

/** A moment, to the minute. */
export function when(at: number): string {
  return new Date(at).toLocaleString(language.current, { dateStyle: 'medium', timeStyle: 'short' });
}

export function gameName(game: string): string {
  return language.words(game)?.format('game-name') ?? '…';
}

/** Does something, and says so when it was refused. Returns whether it was done. */
export async function attempt(task: () => Promise<unknown>, done = ''): Promise<boolean> {
  try {
    await task();
    if (done) notices.tell(done);
    return true;
  } catch (error) {
    notices.error(error);
    return false;
  }
}
