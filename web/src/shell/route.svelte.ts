// Where the player is: the parsed address.
import { pagePath, pathWithin, url } from './address';
import { takeKeyLink } from './person';

/** A page of the client. A replay's `of` is the path of its match on the server. */
export type Route =
  | { page: 'front' }
  | { page: 'about' }
  | { page: 'status' }
  | { page: 'you' }
  | { page: 'own' }
  | { page: 'ranking'; game: string }
  | { page: 'lab'; game: string }
  | { page: 'daily' }
  | { page: 'room'; room: string }
  | { page: 'rules'; game: string }
  | { page: 'clauses'; game: string; clause: string | null }
  | { page: 'statistics'; room: string }
  | { page: 'replay'; of: string }
  | { page: 'upload' }
  | { page: 'learn'; game: string }
  | { page: 'nowhere' };

/** Parses an address. */
export function routeOf(path: string, hash: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second] = parts;
  if (first === undefined) return { page: 'front' };
  if (first === 'about' && parts.length === 1) return { page: 'about' };
  if (first === 'rules' && parts.length === 1) return { page: 'rules', game: '' };
  if (first === 'you' && parts.length === 1) return { page: 'you' };
  if (first === 'you' && second === 'statistics' && parts.length === 2) return { page: 'own' };
  if (first === 'ranking' && parts.length === 1) return { page: 'ranking', game: '' };
  if (first === 'lab' && parts.length === 1) return { page: 'lab', game: '' };
  if (first === 'daily' && parts.length === 1) return { page: 'daily' };
  if (first === 'status' && parts.length === 1) return { page: 'status' };
  if (first === 'replay' && parts.length === 1) return { page: 'upload' };
  if (first === 'replay' && parts.length === 2 && isRoom(second ?? '')) {
    return { page: 'replay', of: `records/${second}` };
  }
  if (first === 'r' && parts.length === 4 && parts[2] === 'replay' && isRoom(second ?? '')) {
    const number = parts[3] ?? '';
    if (number === 'expert') {
      return { page: 'replay', of: `rooms/${second?.toLowerCase()}/expert` };
    }
    if (/^\d{1,9}$/.test(number)) {
      return { page: 'replay', of: `rooms/${second?.toLowerCase()}/matches/${number}` };
    }
  }
  if (first === 'r' && parts.length === 3 && parts[2] === 'statistics' && isRoom(second ?? '')) {
    return { page: 'statistics', room: second?.toLowerCase() ?? '' };
  }
  if (first === 'rules' && parts.length === 3 && parts[2] === 'clauses' && isRoom(second ?? '')) {
    return { page: 'clauses', game: second ?? '', clause: hash.slice(1) || null };
  }
  if (second !== undefined && parts.length === 2) {
    // The server ignores case; what is remembered of a room needs one name.
    if (first === 'r' && isRoom(second)) return { page: 'room', room: second.toLowerCase() };
    // The rules in short have no clauses: who names one wants to read it.
    if (first === 'rules' && isRoom(second)) {
      return isClause(hash.slice(1))
        ? { page: 'clauses', game: second, clause: hash.slice(1) }
        : { page: 'rules', game: second };
    }
    if (first === 'ranking' && isRoom(second)) return { page: 'ranking', game: second };
    if (first === 'lab' && isRoom(second)) return { page: 'lab', game: second };
    if (first === 'learn' && isRoom(second)) return { page: 'learn', game: second };
  }
  return { page: 'nowhere' };
}

/** Whether a text can be the name of a room or a game. */
function isRoom(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(text);
}

/** Whether a text is the number of a clause. */
function isClause(text: string): boolean {
  return /^\d{1,2}\.\d{1,2}$/.test(text);
}

/** Finds the path in what somebody pasted: a room's link, its end, a seat's or a replay's link. */
export function roomPath(pasted: string): string | null {
  const text = pasted.trim();
  const replay = /\/(r\/[\w-]{1,64}\/replay\/\d{1,9}|replay\/[\w-]{1,64})(\?[\w=&]*)?$/i.exec(text);
  if (replay) return `/${replay[1]?.toLowerCase()}${replay[2] ?? ''}`;
  const found = /(?:^|\/r\/)([A-Za-z0-9_-]{1,64})\/?(#seat=[^\s#]+)?$/i.exec(text);
  return found ? `/r/${found[1]?.toLowerCase()}${found[2] ?? ''}` : null;
}

class Place {
  /** The page that is shown. */
  route = $state.raw<Route>(routeOf(pagePath(), location.hash));

  constructor() {
    takeKeyLink();
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
    document.addEventListener('click', (event) => this.click(event));
  }

  /** Goes to a path of the client, perhaps replacing this one in the history. */
  go(path: string, instead = false): void {
    if (instead) history.replaceState(null, '', url(path));
    else history.pushState(null, '', url(path));
    this.#look();
    scrollTo(0, 0);
  }

  #look(): void {
    takeKeyLink();
    this.route = routeOf(pagePath(), location.hash);
  }

  /** Handles clicks on links within the client, without loading anything. */
  click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    const path = link.origin === location.origin ? pathWithin(link.pathname) : null;
    if (path === null || path.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    this.go(path + link.search + link.hash);
  }
}

/** The place of this page. */
export const place = new Place();
