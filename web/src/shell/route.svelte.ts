// Where the player is: the parsed address.
import { PAGES, type PageName } from '../pages/list';
import { pagePath, pathWithin, url } from './address';
import { takeKeyLink } from './person';

/** A page of the client, and what its address says. */
export interface Route {
  page: PageName | 'nowhere';
  game?: string;
  room?: string;
  /** The path of a replay's match on the server. */
  of?: string;
  clause?: string | null;
}

/** What a part of an address can be, if not a name. */
const PARTS: Record<string, string> = { match: '\\d{1,9}|expert' };

const PATTERNS = Object.entries(PAGES).map(([page, { path }]) => {
  const part = (_: string, name: string, optional: string) =>
    `(?:/(?<${name}>${PARTS[name] ?? '[\\w-]{1,64}'}))${optional}`;
  const pattern = path.replace(/\/:(\w+)(\??)/g, part);
  return { page: page as PageName, pattern: new RegExp(`^${pattern}$`) };
});

/** Parses an address. */
export function routeOf(path: string, hash: string): Route {
  const whole = `/${path.split('/').filter(Boolean).join('/')}`;
  const page = PATTERNS.find(({ pattern }) => pattern.test(whole));
  if (!page) return { page: 'nowhere' };
  const { room: named, game, match, record } = page.pattern.exec(whole)?.groups ?? {};
  // The server ignores case; what is remembered of a room needs one name.
  const [room, clause] = [named?.toLowerCase(), hash.slice(1)];
  switch (page.page) {
    case 'replay':
      return {
        page: 'replay',
        of: `rooms/${room}/${match === 'expert' ? '' : 'matches/'}${match}`,
      };
    case 'record':
      return { page: 'replay', of: `records/${record}` };
    case 'clauses':
      return { page: 'clauses', game, clause: clause || null };
    case 'rules':
      // The rules in short have no clauses: who names one wants to read it.
      if (game && /^\d{1,2}\.\d{1,2}$/.test(clause)) return { page: 'clauses', game, clause };
  }
  return { page: page.page, game, room };
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

export const place = new Place();
