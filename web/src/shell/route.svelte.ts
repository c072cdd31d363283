// Where the player is: the address bar, understood.

/** A page of the client. */
export type Route =
  | { page: 'front' }
  | { page: 'about' }
  | { page: 'status' }
  | { page: 'room'; room: string }
  | { page: 'rules'; game: string; clause: string | null }
  | { page: 'learn'; game: string }
  | { page: 'nowhere' };

/** Understands an address. */
export function routeOf(path: string, hash: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second] = parts;
  if (first === undefined) return { page: 'front' };
  if (first === 'about' && parts.length === 1) return { page: 'about' };
  if (first === 'rules' && parts.length === 1) return { page: 'rules', game: '', clause: null };
  if (first === 'status' && parts.length === 1) return { page: 'status' };
  if (second !== undefined && parts.length === 2) {
    // The server does not mind capitals; what is remembered of a room goes by one name.
    if (first === 'r' && isRoom(second)) return { page: 'room', room: second.toLowerCase() };
    if (first === 'rules' && isRoom(second)) {
      return { page: 'rules', game: second, clause: hash.slice(1) || null };
    }
    if (first === 'learn' && isRoom(second)) return { page: 'learn', game: second };
  }
  return { page: 'nowhere' };
}

/** Whether a text can be the name of a room or a game. */
function isRoom(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(text);
}

/** Finds the room's path in what somebody pasted: a link, its end, or a seat's link. */
export function roomPath(pasted: string): string | null {
  const text = pasted.trim();
  const found = /(?:^|\/r\/)([A-Za-z0-9_-]{1,64})\/?(#seat=[^\s#]+)?$/i.exec(text);
  return found ? `/r/${found[1]?.toLowerCase()}${found[2] ?? ''}` : null;
}

class Place {
  /** The page that is shown. */
  route = $state.raw<Route>(routeOf(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
    document.addEventListener('click', (event) => this.#click(event));
  }

  /** Goes to another page of the client, perhaps in place of this one. */
  go(path: string, instead = false): void {
    if (instead) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#look();
    scrollTo(0, 0);
  }

  #look(): void {
    this.route = routeOf(location.pathname, location.hash);
  }

  /** A click on a link to a page of the client need not load anything. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

/** The one place that this page is at. */
export const place = new Place();
