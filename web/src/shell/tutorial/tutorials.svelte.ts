/** Which tutorials this person has begun or finished, as the server knows it. */
import type { OwnTutorial } from '../../protocol';
import { api } from '../global/api';
import { session } from '../global/session.svelte';

class Tutorials {
  /** Null until the server has said it. */
  own: ReadonlyMap<string, OwnTutorial> | null = $state.raw(null);

  /** Whether the person could still learn the game. */
  open(game: string): boolean {
    return !!session.game(game)?.tutorial && this.own !== null && !this.own.get(game)?.done;
  }

  async refresh(): Promise<void> {
    const found = await api.get<OwnTutorial[]>('/api/tutorials').catch(() => []);
    this.own = new Map(found.map((one) => [one.game, one]));
  }
}

export const tutorials = new Tutorials();
