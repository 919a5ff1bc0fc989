/** What is happening now: the lobby and the tables this page looks at, as the socket tells it. */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { apply } from '../lib/delta';
import { Wire, type Connection, type Reply, type Request } from '../lib/wire';
import type { Line, Lobby, LogLine, ServerMessage, TableView } from '../protocol';
import { session } from './session.svelte';

/** One table. `fresh` are the log lines that came since the view before: they may be animated, sounded and read out. */
export class LiveTable {
  readonly id: string;
  view: TableView | null = $state.raw(null);
  gone: Line | null = $state.raw(null);
  /** runs before a new view is shown, so that positions can be remembered */
  before: () => void = () => {};
  news: (lines: LogLine[], view: TableView) => void = () => {};

  constructor(id: string) {
    this.id = id;
  }

  show(view: TableView, fresh: LogLine[]): void {
    this.before();
    this.view = view;
    this.gone = null;
    this.news(fresh, view);
  }
}

class Live {
  connection: Connection = $state('connecting');
  lobby: Lobby | null = $state.raw(null);
  /** the program's version, as first heard; another one means the page is old */
  server = $state('');
  outdated = $state(false);
  /** the server's clock less ours, in milliseconds */
  ahead = 0;
  readonly tables = new SvelteMap<string, LiveTable>();
  readonly #wire = new Wire(
    () => {
      const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
      return socket as unknown as ReturnType<ConstructorParameters<typeof Wire>[0]>;
    },
    {
      now: () => performance.now(),
      after: (milliseconds, task) => setTimeout(task, milliseconds),
      cancel: (timer) => clearTimeout(timer as number),
    },
    {
      load: () => sessionStorage.getItem('cantiere.outbox'),
      save: (text) => sessionStorage.setItem('cantiere.outbox', text),
    },
    {
      message: (message) => this.#hear(message),
      connection: (state) => (this.connection = state),
      refused: () => session.refresh().catch(() => {}),
    },
    () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  );

  start(): void {
    this.#wire.connect();
    session.changed = () => this.#wire.restart();
    addEventListener('online', () => this.#wire.connect());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.#wire.connect();
    });
  }

  watchLobby(on: boolean): void {
    this.#wire.lobby(on);
  }

  /** Look at a table. An effect that does so does not depend on what it then sees. */
  watch(id: string, seat?: number): void {
    untrack(() => {
      let table = this.tables.get(id);
      if (!table) {
        table = new LiveTable(id);
        this.tables.set(id, table);
      }
      this.#wire.watch(id, seat, seat === undefined || seat === table.view?.you ? (table.view?.version ?? 0) : 0);
    });
  }

  unwatch(id: string): void {
    this.#wire.unwatch(id);
    this.tables.delete(id);
  }

  ask(request: Request): Promise<Reply> {
    return this.#wire.ask(request);
  }

  retry(): void {
    this.#wire.connect();
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        if (this.server && this.server !== message.server) this.outdated = true;
        this.server ||= message.server;
        this.ahead = message.now - Date.now();
        break;
      case 'lobby':
        this.lobby = message.lobby;
        break;
      case 'view': {
        const table = this.tables.get(message.table.id);
        const missed = message.missed ?? 0;
        this.#wire.seen(message.table.id, message.table.version);
        table?.show(message.table, table.view && missed ? message.table.log.slice(-missed) : []);
        break;
      }
      case 'delta': {
        const table = this.tables.get(message.table);
        if (!table?.view) break;
        if (message.version <= table.view.version) break;
        const next = apply(table.view, message);
        if (!next) {
          this.#wire.resync(message.table);
          break;
        }
        this.#wire.seen(next.id, next.version);
        table.show(next, message.log ?? []);
        break;
      }
      case 'presence': {
        const table = this.tables.get(message.table);
        if (table?.view) table.view = { ...table.view, presence: message.presence };
        break;
      }
      case 'gone': {
        const table = this.tables.get(message.table);
        if (table) table.gone = message.why;
        break;
      }
    }
  }
}

export const live = new Live();
