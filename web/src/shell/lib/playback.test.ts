import { beforeEach, describe, expect, it } from 'vitest';
import { Playback, type Told } from './playback';

let time = 0;
let tasks: { at: number; task: () => void }[] = [];
const clock = {
  now: () => time,
  after: (milliseconds: number, task: () => void) => {
    const entry = { at: time + milliseconds, task };
    tasks.push(entry);
    return entry;
  },
  cancel: (timer: unknown) => (tasks = tasks.filter((entry) => entry !== timer)),
};
function pass(milliseconds: number): void {
  const end = time + milliseconds;
  for (;;) {
    const next = tasks.filter((entry) => entry.at <= end).toSorted((a, b) => a.at - b.at)[0];
    if (!next) break;
    time = next.at;
    tasks = tasks.filter((entry) => entry !== next);
    next.task();
  }
  time = end;
}

let pace = 1000;
let shown: number[] = [];
let told: (Told<string> | null)[] = [];
let playback: Playback<number, string>;

beforeEach(() => {
  time = 0;
  tasks = [];
  pace = 1000;
  shown = [];
  told = [];
  playback = new Playback<number, string>(
    clock,
    () => pace,
    (view) => shown.push(view),
    (line) => told.push(line),
  );
});

describe('playback', () => {
  it('shows one view after another', () => {
    playback.add(1, ['a'], ['a']);
    playback.add(2, ['b'], ['b']);
    expect(shown).toEqual([1]);
    expect(playback.behind).toBe(true);
    pass(1000);
    expect(shown).toEqual([1, 2]);
    expect(told.map((entry) => entry?.line)).toEqual(['a', 'b']);
    pass(1000);
    expect(told.at(-1)).toBe(null);
  });

  it('tells the lines of one view one by one, and how many are left', () => {
    playback.add(1, ['a', 'b'], ['a', 'b']);
    playback.add(2, ['c'], ['c']);
    expect(told).toEqual([{ line: 'a', more: 1 }]);
    pass(1000);
    expect(told.at(-1)).toEqual({ line: 'b', more: 1 });
    expect(shown).toEqual([1]);
    pass(1000);
    expect(shown).toEqual([1, 2]);
  });

  it('shows what is one’s own at once, but never out of order', () => {
    playback.add(1, ['mine'], []);
    expect(shown).toEqual([1]);
    playback.add(2, ['theirs'], ['theirs']);
    playback.add(3, ['mine'], []);
    expect(shown).toEqual([1, 2]);
    pass(1000);
    expect(shown).toEqual([1, 2, 3]);
    expect(playback.behind).toBe(false);
  });

  it('can be skipped, and does not wait where there is no pace', () => {
    playback.add(1, ['a'], ['a']);
    playback.add(2, ['b'], ['b']);
    playback.skip();
    expect(shown).toEqual([1, 2]);
    pass(5000);
    expect(shown).toEqual([1, 2]);
    pace = 0;
    playback.add(3, ['c'], ['c']);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('can be stepped through, and then waits for the next step', () => {
    playback.add(1, ['a', 'b'], ['a', 'b']);
    playback.add(2, ['c'], ['c']);
    playback.step();
    expect(told.at(-1)).toEqual({ line: 'b', more: 1 });
    pass(5000);
    expect(shown).toEqual([1]);
    playback.add(3, ['d'], ['d']);
    playback.step();
    expect([shown.at(-1), told.at(-1)?.line]).toEqual([2, 'c']);
    playback.step();
    playback.step();
    expect([shown.at(-1), told.at(-1)]).toEqual([3, null]);
    // Whoever is through is told at a pace again.
    playback.add(4, ['e'], ['e']);
    pass(1000);
    expect([shown.at(-1), told.at(-1)]).toEqual([4, null]);
  });
});
