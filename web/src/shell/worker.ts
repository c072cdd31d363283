// Lets the service worker keep the page's files, once the page itself is loaded.
import { url } from './address';

/** How long after the page was loaded. */
const AFTER_MS = 4_000;

/** Starts it, if there is one and the page is not under development. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = () => {
    // Without a network the browser would complain in its console; the next visit tries again.
    if (!navigator.onLine) return;
    // Private windows may refuse; then every visit fetches the page.
    navigator.serviceWorker.register(url('/worker.js')).catch(() => {});
  };
  // What the worker fetches must not delay somebody who sits down.
  const later = () => setTimeout(start, AFTER_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
