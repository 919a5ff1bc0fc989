import { expect, it } from 'vitest';
import { parse, path, type Route } from './router';

const routes: Route[] = [
  { page: 'lobby' },
  { page: 'new', game: 'somegame' },
  { page: 'new', game: 'somegame', origin: 'abc', at: 12, move: 10 },
  { page: 'table', id: 'Ab_3-x' },
  { page: 'replay', id: 'Ab3' },
  { page: 'replay', id: 'Ab3', at: 0, seat: 2 },
  { page: 'replay', id: 'Ab3', at: 4, pane: 'analysis' },
  { page: 'replay', id: 'Ab3', line: 7 },
  { page: 'replay', id: 'Ab3', since: 7 },
  { page: 'dice', id: 'Ab3' },
  { page: 'guide', game: 'somegame', heading: 'a-round' },
  { page: 'components', game: 'somegame' },
  { page: 'settings' },
  { page: 'account' },
  { page: 'admin', part: 'numbers' },
  { page: 'admin', part: 'tables', id: 'Ab3' },
  { page: 'admin', part: 'people' },
  { page: 'invite', token: 'Ab_3-x' },
];

it.each(routes)('finds the page of its own path: $page', (route) => {
  expect(parse(path(route))).toEqual(route);
});

it.each([
  '/table',
  '/table/a/b',
  '/table/../x',
  '/new',
  '/guide/<b>',
  '/nowhere',
  '/admin/secrets',
  '/invite',
  '/table/a/replay/x',
])('does not know %s', (address) => {
  expect(parse(address).page).toBe('missing');
});

it('takes no nonsense for a position', () => {
  expect(parse('/table/a/replay?at=-1&seat=x&pane=y')).toEqual({ page: 'replay', id: 'a' });
});
