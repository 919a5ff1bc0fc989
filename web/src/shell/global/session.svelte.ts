/** Who you are, and what this server offers. */
import type { Credentials, GameInfo, Me, Person, ServerInfo } from '../../protocol';
import { api } from './api';

class Session {
  you: Person | null = $state.raw(null);
  /** no account exists yet: the next one is the administrator's */
  first = $state(false);
  /** who may register */
  registration: Me['registration'] = $state('open');
  /** that wait for an administrator, if you are one */
  reports = $state(0);
  server: ServerInfo | null = $state.raw(null);
  /** somebody is asked for a name before something else can go on */
  asking: ((named: boolean) => void) | null = $state.raw(null);
  /** called when another person sits before the page */
  changed: () => void = () => {};

  async load(): Promise<void> {
    const [me, server] = await Promise.all([api.get<Me>('/api/me'), api.get<ServerInfo>('/api/server')]);
    this.server = server;
    this.#take(me);
  }

  async refresh(): Promise<void> {
    this.#take(await api.get<Me>('/api/me'));
  }

  /** Of a bot that nobody has chosen another for. */
  get defaultLevel(): string {
    return this.server?.default_level ?? '';
  }

  game(id: string): GameInfo | undefined {
    return this.server?.games.find((game) => game.id === id);
  }

  async name(name: string, invitation = ''): Promise<void> {
    this.#take(await api.post('/api/me', { name, invitation }));
  }

  async signUp(credentials: Credentials): Promise<void> {
    this.#take(await api.post('/api/account', credentials));
  }

  async signIn(credentials: Credentials): Promise<void> {
    this.#take(await api.post('/api/sign-in', credentials));
  }

  async signOut(): Promise<void> {
    this.#take(await api.post('/api/sign-out'));
  }

  async password(old: string, fresh: string): Promise<void> {
    this.#take(await api.post('/api/account/password', { old, new: fresh }));
  }

  /** Whoever does something has a name: asks for one if need be; false when none was given. */
  async named(): Promise<boolean> {
    if (this.you) return true;
    const named = await new Promise<boolean>((answer) => (this.asking = answer));
    this.asking = null;
    return named;
  }

  #take(me: Me): void {
    const other = me.you?.id !== this.you?.id;
    this.you = me.you;
    this.first = me.first;
    this.registration = me.registration;
    this.reports = me.reports;
    if (other) this.changed();
  }
}

export const session = new Session();
