import { describe, expect, it } from 'vitest';
import { negotiate, tied, Words } from './words';

const cs = new Words('cs', [
  `
seat-name = Hráč { $number }
building-well = Studna
    .acc = Studnu
log-build = { $player } staví { $building_acc } ({ $building }).
log-give = { $player } dává { $to_player } { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
  }.
why-asked = Teď jde o něco jiného: { $prompt }
goods-wool = { $count ->
    [one] 1 vlna
    [few] { $count } vlny
    [many] { $count } vlny
   *[other] { $count } kusů vlny
  }
    .acc = { $count ->
        [one] 1 vlnu
       *[other] { goods-wool }
    }
log-gain = { $player } získává { $goods_acc }.
points = { $points } VB
`,
  'seat-name = přepsáno\nshell-only = Skořápka',
]);

describe('Words', () => {
  it('lets a nested name bring its forms', () => {
    const line = { key: 'log-build', args: { seat: 0, building: { key: 'building-well' } } };
    expect(cs.format(line, ['Eva'])).toBe('Eva staví Studnu (Studna).');
  });

  it('names seats, known or not, and counts as the language does', () => {
    const give = (count: number) => cs.format({ key: 'log-give', args: { seat: 0, to: 1, count } }, ['Eva']);
    expect(give(1)).toBe('Eva dává Hráč 2 1 kámen.');
    expect(give(3)).toBe('Eva dává Hráč 2 3 kameny.');
    expect(give(5)).toBe('Eva dává Hráč 2 5 kamenů.');
    expect(give(1.5)).toBe('Eva dává Hráč 2 1,5 kamene.');
  });

  it('counts in the other forms of a name', () => {
    const gain = (count: number) => ({
      key: 'log-gain',
      args: { seat: 0, goods: { key: 'goods-wool', args: { count } } },
    });
    expect(cs.format(gain(1), ['Eva'])).toBe('Eva získává 1 vlnu.');
    expect(cs.format(gain(2), ['Eva'])).toBe('Eva získává 2 vlny.');
  });

  it('writes a real minus sign', () => {
    expect(cs.format('points', [], { points: -12 })).toBe('−12\u00a0VB');
  });

  it('formats a sentence inside a sentence with the same players', () => {
    const inner = { key: 'log-build', args: { seat: 0, building: { key: 'building-well' } } };
    expect(cs.format({ key: 'why-asked', args: { prompt: inner } }, ['Jan'])).toContain('Jan staví Studnu');
  });

  it('keeps the first meaning of a key and shows what is missing', () => {
    expect(cs.format('seat-name', [], { number: 3 })).toBe('Hráč 3');
    expect(cs.format('shell-only')).toBe('Skořápka');
    expect(cs.format('nothing-here')).toBe('[nothing-here]');
    expect(cs.has('nothing-here')).toBe(false);
  });

  it('leaves markup in a name alone: it is text', () => {
    expect(cs.format({ key: 'log-build', args: { seat: 0, building: 'X' } }, ['<b>{ $x }</b>'])).toContain(
      '<b>{ $x }</b>',
    );
  });
});

it('negotiates by the base of the tag', () => {
  expect(negotiate(['de-DE', 'pl-PL', 'cs'], ['en', 'cs', 'pl'])).toBe('pl');
  expect(negotiate(['de'], ['en', 'cs', 'pl'])).toBe('en');
});

it('ties one-letter words and units to their neighbours, but not in English', () => {
  expect(tied('V městě a v poli (s 3 VB)', 'cs')).toBe('V\u00a0městě a\u00a0v\u00a0poli (s\u00a03\u00a0VB)');
  expect(tied('5 sadů, 95 % tahů', 'cs')).toBe('5 sadů, 95\u00a0% tahů');
  expect(tied('a town in a game', 'en')).toBe('a town in a game');
});
