/**
 * One socket a page, kept alive.
 *
 * Says hello with what the page has already seen, sends again what was not acknowledged (with the same ack id, so
 * that it is never done twice), notices a silent server, and comes back after a pause that grows. Time and
 * sockets are handed in, so that tests hold the clock.
 */
import {
  CLOSE_COOKIE,
  CLOSE_FLOOD,
  CLOSE_PROTOCOL,
  PROTOCOL,
  type Ack,
  type ClientMessage,
  type Nack,
  type Reason,
  type ServerMessage,
  type Watching,
} from '../../protocol';

export type Connection = 'connecting' | 'online' | 'offline' | 'outdated';

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Clock {
  now(): number;
  after(milliseconds: number, task: () => void): unknown;
  cancel(timer: unknown): void;
}

/** Where un-acknowledged messages outlive a reload of the page. */
export interface Outbox {
  load(): string | null;
  save(text: string): void;
}

/** A message that is answered. */
type Asked = Extract<ClientMessage, { ack: string }>;
type Unnumbered<T> = T extends Asked ? Omit<T, 'ack'> : never;
export type Request = Unnumbered<Asked>;
export type Reply = Ack | Nack | Reason;

export interface WireEvents {
  message(message: ServerMessage): void;
  connection(state: Connection): void;
  /** The cookie is not accepted: ask who we are before connecting again. */
  refused(): Promise<void>;
}

/** Ask after this much silence, and give the server so long to answer. */
const QUIET = 1_500;
const PATIENCE = 3_000;
/** The server lets go of a page that says nothing for a minute, however much it is told itself. */
const KEEP_ALIVE = 20_000;
const PAUSES = [200, 500, 1_000, 2_000, 4_000, 8_000];
const FLOOD_PAUSE = 5_000;
/** Kept over a reload; asking why or chatting again would only puzzle. */
const LASTING: ReadonlySet<string> = new Set(['act', 'undo', 'rewind', 'abort', 'answer']);

export class Wire {
  state: Connection = 'connecting';
  readonly #open: () => Socket;
  readonly #clock: Clock;
  readonly #outbox: Outbox;
  readonly #events: WireEvents;
  readonly #name: () => string;
  #socket: Socket | null = null;
  /** Hello was said: what is looked at from now on has to be said by itself. */
  #greeted = false;
  #welcomed = false;
  #heard = 0;
  #said = 0;
  #pinged = 0;
  #tries = 0;
  #pulse: unknown = null;
  #retry: unknown = null;
  #lobby = false;
  #stopped = false;
  readonly #watched = new Map<string, Watching>();
  readonly #unanswered = new Map<string, { message: Asked; answer: (reply: Reply) => void }>();

  constructor(open: () => Socket, clock: Clock, outbox: Outbox, events: WireEvents, name: () => string) {
    this.#open = open;
    this.#clock = clock;
    this.#outbox = outbox;
    this.#events = events;
    this.#name = name;
    this.#restore();
  }

  /** Connect now, whatever pause was planned. Does nothing when connected. */
  connect(): void {
    if (this.#socket || this.#stopped) return;
    this.#clock.cancel(this.#retry);
    this.#turn(this.#tries === 0 ? 'connecting' : 'offline');
    const socket = this.#open();
    this.#socket = socket;
    this.#welcomed = false;
    this.#greeted = false;
    socket.onopen = () => {
      this.#greeted = true;
      this.#put({
        t: 'hello',
        protocol: PROTOCOL,
        lobby: this.#lobby,
        tables: [...this.#watched.values()],
      });
      this.#listen();
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(String(event.data));
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) void this.#lost(event.code);
    };
    // A socket that never opens is a server that is not there.
    this.#heard = this.#clock.now();
    this.#listen();
  }

  /** Look at a table, through the eyes of one of your seats if it is named. */
  watch(table: string, seat?: number, seen = 0): void {
    this.#watched.set(table, seat === undefined ? { table, seen } : { table, seat, seen });
    if (this.#greeted) this.#put({ t: 'watch', ...this.#watched.get(table)! });
    else this.connect();
  }

  unwatch(table: string): void {
    if (this.#watched.delete(table) && this.#greeted) this.#put({ t: 'unwatch', table });
  }

  /** What has been seen of a table: said in the next hello. */
  seen(table: string, version: number): void {
    const watching = this.#watched.get(table);
    if (watching) watching.seen = version;
  }

  lobby(on: boolean): void {
    if (on === this.#lobby) return;
    this.#lobby = on;
    if (this.#greeted) this.#put({ t: 'lobby', on });
  }

  /** Say hello again: the person behind the cookie is another. */
  restart(): void {
    this.#drop();
    this.#tries = 0;
    this.connect();
  }

  /** Send something that is answered. It is kept until it is, over lost connections and reloads. */
  ask(request: Request): Promise<Reply> {
    const message = { ...request, ack: this.#name() } as Asked;
    return new Promise((answer) => {
      this.#unanswered.set(message.ack, { message, answer });
      this.#keep();
      if (this.#welcomed) this.#put(message);
    });
  }

  #hear(text: string): void {
    this.#heard = this.#clock.now();
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return;
    }
    if (message.t === 'welcome') {
      this.#welcomed = true;
      this.#tries = 0;
      this.#turn('online');
      for (const { message: waiting } of this.#unanswered.values()) this.#put(waiting);
    } else if (message.t === 'ack' || message.t === 'nack' || message.t === 'reason') {
      const waiting = this.#unanswered.get(message.ack);
      this.#unanswered.delete(message.ack);
      this.#keep();
      waiting?.answer(message);
    } else if (message.t === 'resync') {
      this.#again(message.table);
    }
    this.#events.message(message);
  }

  /** Everything of the table (of all tables: "") anew. */
  #again(table: string): void {
    for (const watching of this.#watched.values()) {
      if (table && watching.table !== table) continue;
      this.#put({ t: 'watch', ...watching });
    }
    if (!table && this.#lobby) this.#put({ t: 'lobby', on: true });
  }

  resync(table: string): void {
    if (this.#welcomed) this.#again(table);
  }

  #put(message: ClientMessage): void {
    this.#said = this.#clock.now();
    this.#socket?.send(JSON.stringify(message));
  }

  /** Looks now and then whether the server is still there. */
  #listen(): void {
    this.#clock.cancel(this.#pulse);
    const look = () => {
      const now = this.#clock.now();
      // Timers of a page in the background come late: only a question that stays unanswered tells that nobody is there.
      const asked = this.#welcomed ? this.#pinged : this.#heard;
      if (asked >= this.#heard && now - asked >= PATIENCE) {
        this.#drop();
        void this.#lost(0);
        return;
      }
      if (this.#welcomed && asked <= this.#heard && (now - this.#heard >= QUIET || now - this.#said >= KEEP_ALIVE)) {
        this.#pinged = now;
        this.#put({ t: 'ping' });
      }
      this.#pulse = this.#clock.after(QUIET, look);
    };
    this.#pulse = this.#clock.after(QUIET, look);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    this.#welcomed = false;
    this.#clock.cancel(this.#pulse);
    this.#clock.cancel(this.#retry);
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  async #lost(code: number): Promise<void> {
    this.#socket = null;
    this.#greeted = false;
    this.#welcomed = false;
    this.#clock.cancel(this.#pulse);
    if (this.#stopped) return;
    if (code === CLOSE_PROTOCOL) {
      this.#stopped = true;
      this.#turn('outdated');
      return;
    }
    this.#turn('offline');
    if (code === CLOSE_COOKIE) await this.#events.refused();
    const pause = code === CLOSE_FLOOD ? FLOOD_PAUSE : (PAUSES[Math.min(this.#tries, PAUSES.length - 1)] ?? 0);
    this.#tries += 1;
    this.#retry = this.#clock.after(pause, () => this.connect());
  }

  #turn(state: Connection): void {
    if (this.state === state) return;
    this.state = state;
    this.#events.connection(state);
  }

  #keep(): void {
    const lasting = [...this.#unanswered.values()]
      .map(({ message }) => message)
      .filter((message) => LASTING.has(message.t));
    this.#outbox.save(JSON.stringify(lasting));
  }

  #restore(): void {
    try {
      for (const message of JSON.parse(this.#outbox.load() ?? '[]') as Asked[]) {
        if (LASTING.has(message.t)) this.#unanswered.set(message.ack, { message, answer: () => {} });
      }
    } catch {
      // What cannot be read was not ours.
    }
  }
}
