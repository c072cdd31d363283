// Addresses of this site, which may be hosted below a path: all of them are made here.

/** The path that the site is hosted below, such as `/cards`; empty if it has the whole host. */
function base(): string {
  // The server writes the path into the page's head. The manifest stands right below it.
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  return manifest ? new URL('.', manifest.href).pathname.replace(/\/$/, '') : '';
}

/** Returns the address of a path of this site, which begins with a slash. */
export const url = (path: string): string => base() + path;

/** Returns an address's path within this site; null if it is outside. */
export function pathWithin(pathname: string): string | null {
  const root = base();
  if (pathname === root) return '/';
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : null;
}

/** Returns the path of the page that is shown. */
export const pagePath = (): string => pathWithin(location.pathname) ?? '/';

/** Returns the link to a path of this site, for other people and devices. */
export const shareLink = (path: string): string => location.origin + url(path);
