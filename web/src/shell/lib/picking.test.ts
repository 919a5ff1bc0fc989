import { describe, expect, it } from 'vitest';
import type { Choice } from '../../protocol';
import { sameChoice } from '../../board/choices';
import { grouped, lights, narrowed, pick, plainButtons } from './picking';

const choice = (verb: string, ...elements: string[]): Choice => ({
  words: { verb, at: elements.join('+') },
  text: { key: `do-${verb}` },
  elements,
});
const well1 = choice('build', 'card.well', 'a1', 'a2');
const well2 = choice('build', 'card.well', 'b1', 'b2');
const farm = choice('build', 'card.farm', 'a1', 'b1', 'c1');
const done: Choice = { words: { verb: 'done' }, text: { key: 'do-done' }, elements: [] };
const all = [done, well1, well2, farm];

describe('pick', () => {
  it('takes the only choice with the element', () => {
    expect(pick(all, [], 'card.farm')).toEqual({ kind: 'take', choice: farm });
  });

  it('narrows, then takes', () => {
    expect(pick(all, [], 'card.well')).toEqual({ kind: 'narrow', picked: ['card.well'] });
    expect(narrowed(all, ['card.well'])).toEqual([well1, well2]);
    expect(pick(all, ['card.well'], 'b1')).toEqual({ kind: 'take', choice: well2 });
  });

  it('lets go when the same is clicked again', () => {
    expect(pick(all, ['card.well'], 'card.well')).toEqual({ kind: 'narrow', picked: [] });
  });

  it('begins anew with something else that is possible', () => {
    expect(pick(all, ['card.well'], 'c1')).toEqual({ kind: 'take', choice: farm });
    expect(pick(all, ['card.farm'], 'card.well')).toEqual({ kind: 'narrow', picked: ['card.well'] });
  });

  it('asks why for the rest', () => {
    expect(pick(all, [], 'd4')).toEqual({ kind: 'why', element: 'd4' });
    expect(pick([], [], 'a1')).toEqual({ kind: 'why', element: 'a1' });
  });
});

describe('lights', () => {
  it('lights what fits, what was picked and what was refused', () => {
    const lit = lights({ choices: all, picked: ['card.well'], last: ['z9', 'a1'], refused: 'd4' });
    expect(Object.fromEntries(lit)).toEqual({
      z9: 'last',
      'card.well': 'chosen',
      a1: 'possible',
      a2: 'possible',
      b1: 'possible',
      b2: 'possible',
      d4: 'refused',
    });
  });

  it('shows a pointed log line alone', () => {
    expect([...lights({ choices: all, picked: [], pointed: ['x'] })]).toEqual([['x', 'last']]);
  });

  it('shows what a hint means alone, and then among what fits', () => {
    const advised = ['card.well', 'b1', 'b2'];
    expect([...lights({ choices: all, picked: [], advised })].map(([, light]) => light)).toEqual([
      'chosen',
      'chosen',
      'chosen',
    ]);
    const lit = lights({ choices: all, picked: ['card.well'], advised });
    expect(Object.fromEntries(lit)).toEqual({
      'card.well': 'chosen',
      a1: 'possible',
      a2: 'possible',
      b1: 'chosen',
      b2: 'chosen',
    });
    expect(lights({ choices: all, picked: ['card.farm'], advised }).get('b1')).toBe('possible');
  });

  it('shows a previewed choice as chosen', () => {
    expect(lights({ choices: all, picked: [], preview: well1 }).get('a2')).toBe('chosen');
  });
});

it('groups by verb, the board first', () => {
  expect(grouped(all).map((group) => [group.verb, group.choices.length])).toEqual([
    ['build', 3],
    ['done', 1],
  ]);
  expect(plainButtons(all)).toEqual([done]);
});

it('knows a choice again by its words', () => {
  expect(sameChoice(well1, { ...well1 })).toBe(true);
  expect(sameChoice(well1, well2)).toBe(false);
  expect(sameChoice(null, null)).toBe(true);
});
