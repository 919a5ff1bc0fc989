/** Addresses of the client: which page a path means, and the path of a page. Knows no history and no DOM. */

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string; origin?: string; at?: number; move?: number }
  | { page: 'table'; id: string }
  /** `at` counts moves from the start; `line` is one of the log, `since` too: it is played on from there. */
  | { page: 'replay'; id: string; at?: number; line?: number; since?: number; seat?: number; pane?: 'analysis' }
  | { page: 'dice'; id: string }
  | { page: 'guide'; game: string; heading?: string }
  | { page: 'learn'; game: string; again?: boolean }
  | { page: 'components'; game: string }
  | { page: 'settings' }
  | { page: 'account' }
  | { page: 'admin'; part: AdminPart; id?: string }
  | { page: 'invite'; token: string }
  | { page: 'missing'; path: string };

const ADMIN_PARTS = ['numbers', 'tables', 'people', 'reports', 'invitations'] as const;
export type AdminPart = (typeof ADMIN_PARTS)[number];

const WORD = /^[A-Za-z0-9_-]{1,64}$/;

function count(text: string | null): number | undefined {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}

/** Leaves out what is not there, so that routes compare well. */
function some<T extends object>(route: T): T {
  return Object.fromEntries(Object.entries(route).filter(([, value]) => value !== undefined)) as T;
}

export function parse(address: string): Route {
  const url = new URL(address, 'http://x');
  const parts = url.pathname.split('/').filter(Boolean);
  const query = url.searchParams;
  const [head, word, tail] = parts;
  if (parts.length === 0) return { page: 'lobby' };
  if (parts.length === 1 && (head === 'settings' || head === 'account')) return { page: head };
  if (head === 'admin' && parts.length <= 3) {
    const part = ADMIN_PARTS.find((one) => one === (word ?? 'numbers'));
    if (part && (tail === undefined || WORD.test(tail))) return some({ page: 'admin', part, id: tail });
  }
  if (word && WORD.test(word)) {
    if (parts.length === 2 && head === 'invite') return { page: 'invite', token: word };
    if (parts.length === 2 && head === 'new') {
      return some({
        page: 'new',
        game: word,
        origin: query.get('from') ?? undefined,
        at: count(query.get('at')),
        move: count(query.get('move')),
      });
    }
    if (parts.length === 2 && head === 'table') return { page: 'table', id: word };
    if (parts.length === 3 && head === 'table' && tail === 'replay') {
      return some({
        page: 'replay',
        id: word,
        at: count(query.get('at')),
        line: count(query.get('line')),
        since: count(query.get('since')),
        seat: count(query.get('seat')),
        pane: query.get('pane') === 'analysis' ? 'analysis' : undefined,
      });
    }
    if (parts.length === 3 && head === 'table' && tail === 'dice') return { page: 'dice', id: word };
    if (parts.length === 2 && head === 'guide') {
      return some({ page: 'guide', game: word, heading: url.hash.slice(1) || undefined });
    }
    if (parts.length === 2 && head === 'learn') {
      return some({ page: 'learn', game: word, again: query.has('again') || undefined });
    }
    if (parts.length === 2 && head === 'components') return { page: 'components', game: word };
  }
  return { page: 'missing', path: url.pathname };
}

export function path(route: Route): string {
  switch (route.page) {
    case 'lobby':
      return '/';
    case 'new':
      return `/new/${route.game}${search({ from: route.origin, at: route.at, move: route.move })}`;
    case 'table':
      return `/table/${route.id}`;
    case 'replay': {
      const { at, line, since, seat, pane } = route;
      return `/table/${route.id}/replay${search({ at, line, since, seat, pane })}`;
    }
    case 'dice':
      return `/table/${route.id}/dice`;
    case 'guide':
      return `/guide/${route.game}${route.heading ? `#${route.heading}` : ''}`;
    case 'learn':
      return `/learn/${route.game}${route.again ? '?again=1' : ''}`;
    case 'components':
      return `/components/${route.game}`;
    case 'settings':
    case 'account':
      return `/${route.page}`;
    case 'admin':
      return ['/admin', route.part === 'numbers' ? '' : route.part, route.id].filter(Boolean).join('/');
    case 'invite':
      return `/invite/${route.token}`;
    case 'missing':
      return route.path;
  }
}

function search(given: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value !== undefined) query.set(name, String(value));
  const text = query.toString();
  return text && `?${text}`;
}
