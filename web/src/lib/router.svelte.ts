/** Which screen the address names. Addresses are paths, so that every screen has a link. */

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string | null }
  | { screen: 'table'; id: string }
  | { screen: 'replay'; id: string | null }
  | { screen: 'review'; id: string }
  | { screen: 'mistakes' }
  | { screen: 'rules'; game: string | null; rule: string | null }
  | { screen: 'games'; all: boolean }
  | { screen: 'deal'; id: string }
  | { screen: 'settings' }
  | { screen: 'link' }
  | { screen: 'nowhere' };

export function routeOf(path: string): Route {
  const [first, second, third, ...more] = path.split('/').filter(Boolean).map(decoded);
  if (more.length > 0) return { screen: 'nowhere' };
  if (first === undefined) return { screen: 'home' };
  if (first === 't' && second !== undefined && third === undefined) return { screen: 'table', id: second };
  if (first === 'r' && third === undefined) return { screen: 'replay', id: second ?? null };
  if (first === 'r' && second !== undefined && third === 'review') return { screen: 'review', id: second };
  if (first === 'rules') return { screen: 'rules', game: second ?? null, rule: third ?? null };
  if (first === 'd' && second !== undefined && third === undefined) return { screen: 'deal', id: second };
  if (first === 'games' && second === 'mistakes' && third === undefined) return { screen: 'mistakes' };
  if (first === 'games' && third === undefined && (second ?? 'public') === 'public')
    return { screen: 'games', all: second !== undefined };
  if (first === 'new' && third === undefined) return { screen: 'new', game: second ?? null };
  if (second === undefined && (first === 'settings' || first === 'link')) return { screen: first };
  return { screen: 'nowhere' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path = $state(location.pathname);
  route = $derived(routeOf(this.path));

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else if (path !== location.pathname + location.search) history.pushState(null, '', path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** Lets links to our own screens change the screen instead of loading the page again. */
  follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest('a');
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const elsewhere = link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin;
    if (elsewhere || routeOf(link.pathname).screen === 'nowhere' || link.hash !== '') return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
