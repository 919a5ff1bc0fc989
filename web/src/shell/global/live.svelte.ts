/** What is happening now: the lobby and the tables this page looks at, as the socket tells it. */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { apply } from '../lib/delta';
import { Playback, type Told } from '../lib/playback';
import { Wire, type Connection, type Reply, type Request } from '../lib/wire';
import type { Line, Lobby, LogLine, ServerMessage, TableView } from '../../protocol';
import { session } from './session.svelte';
import { pace } from './settings.svelte';

const clock = {
  now: () => performance.now(),
  after: (milliseconds: number, task: () => void) => setTimeout(task, milliseconds),
  cancel: (timer: unknown) => clearTimeout(timer as number),
};

/** One table. What others do is shown at a pace that can be followed, so `view` may be older than what is known. */
export class LiveTable {
  readonly id: string;
  view: TableView | null = $state.raw(null);
  /** The newest that is known. */
  latest: TableView | null = null;
  /** What somebody else did, while it is told. */
  told: Told<LogLine> | null = $state.raw(null);
  /** Nothing is told at a pace until it is this person's turn. */
  hurried = $state(false);
  /** The first line that happened while this page was not looking; 0 when it saw everything. */
  missed = $state(0);
  gone: Line | null = $state.raw(null);
  /** runs before a new view is shown, so that positions can be remembered */
  before: () => void = () => {};
  /** runs after it, with the log lines that are new: they may be animated, sounded and read out */
  news: (lines: LogLine[], view: TableView) => void = () => {};
  readonly #playback = new Playback<TableView, LogLine>(
    clock,
    pace,
    (view, lines) => this.#show(view, lines),
    (told) => (this.told = told),
  );

  constructor(id: string) {
    this.id = id;
  }

  /** A change that follows on what is known. */
  follow(view: TableView, fresh: LogLine[]): void {
    this.latest = view;
    const own = new Set(view.seats.filter((seat) => seat.yours).map((seat) => seat.seat));
    // A tutorial tells it in its own words. Who plays against somebody whom nobody plays sees him act by chance.
    const others =
      view.tutorial === null && fresh.some((line) => (line.seat >= 0 || view.rival !== null) && !own.has(line.seat));
    this.#playback.add(view, fresh, others ? fresh.filter((line) => line.kind === 'act' && !own.has(line.seat)) : []);
    if (this.hurried) this.#playback.skip();
    if (view.decision || view.status === 'finished') this.hurried = false;
  }

  /** The table as it is, whatever was shown before; `fresh` are the lines that were missed. */
  jump(view: TableView, fresh: LogLine[]): void {
    this.latest = view;
    this.#playback.clear();
    const others = fresh.filter((line) => line.kind === 'act' && line.seat >= 0 && line.seat !== view.you);
    if (others.length > 1) this.missed = fresh[0]!.n;
    this.#show(view, fresh);
  }

  /** Show at once what is still waiting and, to somebody who plays, what comes until it is their turn. */
  skip(): void {
    const { latest } = this;
    this.hurried = !!latest && latest.you !== null && !latest.decision && latest.status === 'playing';
    this.#playback.skip();
  }

  /** Tell the next thing now, and from then on one thing at a time. */
  step(): void {
    this.#playback.step();
  }

  #show(view: TableView, fresh: LogLine[]): void {
    this.before();
    this.view = view;
    this.gone = null;
    this.news(fresh, view);
  }
}

class Live {
  connection: Connection = $state('connecting');
  lobby: Lobby | null = $state.raw(null);
  /** the program's version, as first heard */
  server = $state('');
  /** the server speaks another protocol, or is of another version by now: the page has to be loaded anew */
  outdated = $state(false);
  /** the server's clock less ours, in milliseconds */
  ahead = 0;
  readonly tables = new SvelteMap<string, LiveTable>();
  readonly #wire = new Wire(
    () => {
      const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
      return socket as unknown as ReturnType<ConstructorParameters<typeof Wire>[0]>;
    },
    clock,
    {
      load: () => sessionStorage.getItem('cantiere.outbox'),
      save: (text) => sessionStorage.setItem('cantiere.outbox', text),
    },
    {
      message: (message) => this.#hear(message),
      connection: (state) => {
        this.connection = state;
        if (state === 'outdated') this.outdated = true;
      },
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
      this.#wire.watch(id, seat, seat === undefined || seat === table.view?.you ? (table.latest?.version ?? 0) : 0);
    });
  }

  unwatch(id: string): void {
    this.#wire.unwatch(id);
    this.tables.delete(id);
  }

  ask(request: Request): Promise<Reply> {
    return this.#wire.ask(request);
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
        table?.jump(message.table, table.view && missed ? message.table.log.slice(-missed) : []);
        break;
      }
      case 'delta': {
        const table = this.tables.get(message.table);
        if (!table?.latest) break;
        if (message.version <= table.latest.version) break;
        const next = apply(table.latest, message);
        if (!next) {
          this.#wire.resync(message.table);
          break;
        }
        this.#wire.seen(next.id, next.version);
        table.follow(next, message.log ?? []);
        break;
      }
      case 'presence': {
        const table = this.tables.get(message.table);
        if (table?.view) table.view = { ...table.view, presence: message.presence };
        if (table?.latest) table.latest = { ...table.latest, presence: message.presence };
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
