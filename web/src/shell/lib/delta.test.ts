import { describe, expect, it } from 'vitest';
import type { ChatLine, Delta, LogLine, TableView } from '../../protocol';
import { addLog, apply, patch, withOlder } from './delta';

const line = (n: number, more: Partial<LogLine> = {}): LogLine => ({
  n,
  kind: 'act',
  seat: 0,
  text: { key: 'x' },
  refs: [],
  at: 0,
  verb: 'x',
  undone: [],
  void: false,
  progress: null,
  ...more,
});
const view = { id: 't', version: 4, waiting: [0], log: [line(1)], chat: [], status: 'playing' } as unknown as TableView;
const delta = (more: Partial<Delta>): Delta => ({
  t: 'delta',
  table: 't',
  since: 4,
  version: 5,
  set: {},
  board: {},
  log: [],
  chat: [],
  ...more,
});

describe('apply', () => {
  it('sets fields and adds lines', () => {
    const next = apply(view, delta({ set: { waiting: [1] }, log: [line(2)] }));
    expect(next).toMatchObject({ version: 5, waiting: [1], status: 'playing' });
    expect(next?.log.map((l) => l.n)).toEqual([1, 2]);
    expect(view.log).toHaveLength(1);
  });

  it('changes the fields of a board that are named, and keeps the others', () => {
    const started = apply(view, delta({ board: { round: 1, cards: ['well'] } }));
    expect(started?.board).toEqual({ round: 1, cards: ['well'] });
    const next = apply(started!, delta({ since: 5, version: 6, board: { round: 2 } }));
    expect(next?.board).toEqual({ round: 2, cards: ['well'] });
    expect(apply(next!, delta({ since: 6, version: 7 }))?.board).toBe(next?.board);
  });

  it('refuses a change of another version or table', () => {
    expect(apply(view, delta({ since: 3 }))).toBeNull();
    expect(apply(view, delta({ table: 'u' }))).toBeNull();
  });

  it('replaces a line of the chat that was deleted, and adds none that was never seen', () => {
    const said = (n: number, words: string): ChatLine => ({ n, at: 0, name: 'Eva', seat: 0, words, note: null });
    const spoken = { ...view, chat: [said(2, 'hello'), said(3, 'you')] };
    const next = apply(spoken, delta({ chat: [said(1, ''), said(2, '')] }));
    expect(next?.chat.map((one) => [one.n, one.words])).toEqual([
      [2, ''],
      [3, 'you'],
    ]);
  });

  it('may skip versions in one change', () => {
    expect(apply(view, delta({ version: 9 }))?.version).toBe(9);
  });
});

it('strikes out what was taken back', () => {
  const log = addLog([line(1), line(2)], [line(3, { kind: 'undo', undone: [2] })]);
  expect(log.map((l) => l.void)).toEqual([false, true, false]);
});

it('puts older pages in front without doubling', () => {
  expect(withOlder([line(1), line(2), line(3)], [line(3), line(4)]).map((l) => l.n)).toEqual([1, 2, 3, 4]);
});

describe('patch', () => {
  const board = { towns: [{ squares: ['a', 'b'] }, { squares: [] }], named: 'wood' };

  it('sets, adds and removes without touching the board before', () => {
    const next = patch(board, [[['towns', 0, 'squares', 1], 'c'], [['towns', 1, 'hand'], 'x'], [['named']]]);
    expect(next).toEqual({ towns: [{ squares: ['a', 'c'] }, { squares: [], hand: 'x' }] });
    expect(board.towns[0]?.squares).toEqual(['a', 'b']);
    expect(board.named).toBe('wood');
  });

  it('removes from lists and replaces the whole', () => {
    expect(patch(board, [[['towns', 0]]])).toEqual({ towns: [{ squares: [] }], named: 'wood' });
    expect(patch(board, [[[], { all: 'new' }]])).toEqual({ all: 'new' });
  });
});
