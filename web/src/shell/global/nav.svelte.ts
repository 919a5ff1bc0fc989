/** Where the page is, by the browser's history: back and forward work everywhere. */
import { parse, path, type Route } from '../lib/router';

class Nav {
  route: Route = $state.raw(here());

  constructor() {
    addEventListener('popstate', () => (this.route = here()));
    addEventListener('hashchange', () => (this.route = here()));
  }

  go(to: Route | string, how: { replace?: boolean } = {}): void {
    const address = typeof to === 'string' ? to : path(to);
    if (how.replace) history.replaceState(null, '', address);
    else if (address !== location.pathname + location.search + location.hash) history.pushState(null, '', address);
    const before = this.route.page;
    this.route = here();
    if (!how.replace && this.route.page !== before) scrollTo(0, 0);
  }
}

function here(): Route {
  return parse(location.pathname + location.search + location.hash);
}

export const nav = new Nav();

/** Follows links to our own pages without loading anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  nav.go(link.pathname + link.search + link.hash);
}
