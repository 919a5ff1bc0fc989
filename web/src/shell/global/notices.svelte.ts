/** Short news that need no answer: a copied link, a refusal. They go away by themselves. */
import type { Line } from '../../protocol';
import { whyOf } from './api';
import { say } from './language.svelte';

interface Notice {
  id: number;
  text: string;
  bad: boolean;
}

const LASTS = 6_000;

class Notices {
  list: Notice[] = $state.raw([]);
  #count = 0;

  tell(text: string, bad = false): void {
    const id = (this.#count += 1);
    this.list = [...this.list.filter((notice) => notice.text !== text).slice(-2), { id, text, bad }];
    setTimeout(() => this.drop(id), LASTS);
  }

  line(line: Line, game: string | null = null, players: readonly string[] = []): void {
    this.tell(say(line, game, players), true);
  }

  error(error: unknown, game: string | null = null): void {
    this.line(whyOf(error), game);
  }

  drop(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
