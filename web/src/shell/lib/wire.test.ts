import { beforeEach, describe, expect, it } from 'vitest';
import { CLOSE_COOKIE, CLOSE_PROTOCOL, type ServerMessage } from '../../protocol';
import { Wire, type Clock, type Connection, type Reply, type Socket } from './wire';

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  say(message: Partial<ServerMessage> & { t: string }): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  greet(): void {
    this.onopen?.();
    this.say({ t: 'welcome', protocol: 1, server: '1', you: null, now: 0 });
  }
  kinds(): unknown[] {
    return this.sent.map((message) => message.t);
  }
}

class FakeClock implements Clock {
  time = 0;
  tasks: { at: number; task: () => void }[] = [];
  now(): number {
    return this.time;
  }
  after(milliseconds: number, task: () => void): unknown {
    const entry = { at: this.time + milliseconds, task };
    this.tasks.push(entry);
    return entry;
  }
  cancel(timer: unknown): void {
    this.tasks = this.tasks.filter((entry) => entry !== timer);
  }
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.tasks.filter((entry) => entry.at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.cancel(next);
      this.time = next.at;
      next.task();
    }
    this.time = end;
  }
}

let sockets: FakeSocket[];
let clock: FakeClock;
let shelf: { text: string | null };
let states: Connection[];
let heard: string[];
let asked: number;

function wire(): Wire {
  let count = 0;
  return new Wire(
    () => {
      sockets.push(new FakeSocket());
      return sockets.at(-1)!;
    },
    clock,
    { load: () => shelf.text, save: (text) => (shelf.text = text) },
    {
      message: (message) => heard.push(message.t),
      connection: (state) => states.push(state),
      refused: async () => {
        asked += 1;
      },
    },
    () => `ack${(count += 1)}`,
  );
}

beforeEach(() => {
  sockets = [];
  clock = new FakeClock();
  shelf = { text: null };
  states = [];
  heard = [];
  asked = 0;
});

const act = { t: 'act', table: 't', seat: 0, decision: 'd1', words: { verb: 'x' } } as const;

describe('Wire', () => {
  it('says what it looks at between hello and welcome', () => {
    const w = wire();
    w.connect();
    sockets[0]!.onopen?.();
    w.watch('t');
    w.lobby(true);
    expect(sockets[0]!.kinds()).toEqual(['hello', 'watch', 'lobby']);
  });

  it('says hello with what it watches and has seen', () => {
    const w = wire();
    w.lobby(true);
    w.watch('t', 1);
    w.seen('t', 7);
    sockets[0]!.greet();
    expect(sockets[0]!.sent[0]).toMatchObject({ t: 'hello', lobby: true, tables: [{ table: 't', seat: 1, seen: 7 }] });
    expect(states).toEqual(['online']);
  });

  it('sends what is asked, and resolves with the answer', async () => {
    const w = wire();
    w.connect();
    sockets[0]!.greet();
    const reply = w.ask(act);
    expect(sockets[0]!.sent.at(-1)).toEqual({ ...act, ack: 'ack1' });
    sockets[0]!.say({ t: 'ack', ack: 'ack1', table: 't', n: 3, asked: false });
    expect(await reply).toMatchObject({ t: 'ack', n: 3 });
  });

  it('sends an unanswered act again under the same name after a lost connection', async () => {
    const w = wire();
    w.connect();
    sockets[0]!.greet();
    const reply: Promise<Reply> = w.ask(act);
    sockets[0]!.onclose?.({ code: 1006 });
    expect(w.state).toBe('offline');
    clock.pass(200);
    expect(sockets).toHaveLength(2);
    sockets[1]!.greet();
    expect(sockets[1]!.sent.at(-1)).toEqual({ ...act, ack: 'ack1' });
    sockets[1]!.say({ t: 'ack', ack: 'ack1', table: 't', n: 3, asked: false });
    await reply;
    expect(states).toEqual(['online', 'offline', 'online']);
  });

  it('keeps acts that were asked while offline, over a reload too, but no questions', () => {
    const before = wire();
    void before.ask(act);
    void before.ask({ t: 'why', table: 't', seat: 0, element: 'e' });
    const after = wire();
    after.connect();
    sockets[0]!.greet();
    expect(sockets[0]!.kinds()).toEqual(['hello', 'act']);
    sockets[0]!.say({ t: 'nack', ack: 'ack1', why: { key: 'error-stale' }, table: 't' });
    expect(shelf.text).toBe('[]');
  });

  it('pings after silence and gives a dead server up within five seconds', () => {
    wire().connect();
    sockets[0]!.greet();
    clock.pass(1_500);
    expect(sockets[0]!.kinds()).toEqual(['hello', 'ping']);
    sockets[0]!.say({ t: 'pong', now: 1 });
    clock.pass(1_500);
    expect(sockets[0]!.closed).toBe(false);
    clock.pass(3_500);
    expect(sockets[0]!.closed).toBe(true);
    expect(sockets).toHaveLength(2);
  });

  it('says now and then that it is there, though the server never stops talking', () => {
    wire().connect();
    sockets[0]!.greet();
    for (let second = 0; second < 50; second += 1) {
      clock.pass(1_000);
      sockets[0]!.say({ t: 'pong', now: second });
    }
    expect(sockets[0]!.kinds().filter((kind) => kind === 'ping')).toHaveLength(2);
    expect(sockets).toHaveLength(1);
  });

  it('waits longer each time, and at once when told that the net is back', () => {
    const w = wire();
    w.connect();
    for (let i = 0; i < 4; i += 1) {
      sockets.at(-1)!.onclose?.({ code: 1006 });
      clock.pass([200, 500, 1000, 2000][i]!);
      expect(sockets).toHaveLength(i + 2);
    }
    sockets.at(-1)!.onclose?.({ code: 1006 });
    w.connect();
    expect(sockets).toHaveLength(6);
  });

  it('asks who we are when the cookie is refused, and stops for another protocol', async () => {
    const w = wire();
    w.connect();
    sockets[0]!.onclose?.({ code: CLOSE_COOKIE });
    await Promise.resolve();
    expect(asked).toBe(1);
    clock.pass(200);
    sockets[1]!.onclose?.({ code: CLOSE_PROTOCOL });
    clock.pass(60_000);
    expect(sockets).toHaveLength(2);
    expect(w.state).toBe('outdated');
  });

  it('watches again when the server says it lost something', () => {
    const w = wire();
    w.watch('t');
    w.watch('u');
    sockets[0]!.greet();
    sockets[0]!.say({ t: 'resync', table: 'u' });
    expect(sockets[0]!.sent.slice(1)).toEqual([{ t: 'watch', table: 'u', seen: 0 }]);
    sockets[0]!.say({ t: 'resync', table: '' });
    expect(sockets[0]!.kinds()).toEqual(['hello', 'watch', 'watch', 'watch']);
  });

  it('survives nonsense', () => {
    wire().connect();
    sockets[0]!.greet();
    sockets[0]!.onmessage?.({ data: '{' });
    expect(heard).toEqual(['welcome']);
  });
});
