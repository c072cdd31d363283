// The service worker: keeps the page and its files, so that it opens at once and without a line.
// Rooms, moves and rules always come from the server. The build puts in what there is to keep.
const VERSION = /* version */ '';
/** The path that the site is hosted below, with a slash at its end: where this file is. */
const BASE = new URL('.', location.href).pathname;
const FILES = /* files */ [].map((name) => BASE + name);
/** Several sites may share a host, each below a path of its own. */
const OURS = `kartenhaus-${BASE}-`;
const CACHE = OURS + VERSION;
/** How long a slow line may take to give the page before the kept one is shown. */
const PATIENCE_MS = 2_000;
/** From here on an answer says that the server has failed, or that a proxy does not reach it. */
const FAILED = 500;

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

// A new worker waits until no page of the old one is open: those still need the old files.
addEventListener('activate', (event) => {
  const old = (name) => name.startsWith(OURS) && name !== CACHE;
  const forget = (names) => Promise.all(names.filter(old).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(url.pathname)) event.respondWith(page(request));
  } else if (FILES.includes(url.pathname)) {
    event.respondWith(kept(request));
  }
});

/** Whether the server answers with the page, which finds out itself what to show. */
function isPage(path) {
  if (!path.startsWith(BASE)) return false;
  return !/^(api|healthz|metrics|assets)(\/|$)|\./.test(path.slice(BASE.length));
}

/** The page as it is now; if that takes long or fails, as it was. */
async function page(request) {
  const fresh = fetch(request);
  const late = new Promise((done) => setTimeout(done, PATIENCE_MS));
  const answer = await Promise.race([fresh.catch(() => undefined), late]);
  if (answer && answer.status < FAILED) return answer;
  return kept(new Request(`${BASE}index.html`), answer ?? fresh);
}

async function kept(request, otherwise) {
  const found = await caches.open(CACHE).then((cache) => cache.match(request));
  return found ?? otherwise ?? fetch(request);
}
