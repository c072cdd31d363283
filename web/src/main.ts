// Starts the client.
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './pages/first.css';
import './shell/preferences.svelte'; // Day or night, before anything is drawn.
import { codeOf } from './pages/code';
import { pagePath } from './shell/address';
import { moveOn } from './shell/fresh';
import { secret } from './shell/person';
import { later } from './shell/later';
import { preferred, speak } from './shell/words.svelte';
import { keepPage } from './shell/worker';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the client');
const start = () => {
  target.replaceChildren();
  mount(App, { target });
  keepPage();
  // What other devices of theirs have changed comes after all that is shown.
  if (secret() !== null) later(import('./person/sync.svelte'), ({ sync }) => void sync.begin());
};
// The entry's name tells the builds apart.
const build = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';
addEventListener('vite:preloadError', () => void moveOn(build));
// The start of most visits is loaded beside the words.
if (pagePath() === '/') void codeOf('front')?.catch(() => {}); // The page asks again.
/** So long they are waited for, at most. */
const PAINTED_WITHIN_MS = 300;

/** The words that the server wrote into the page are on the screen; at once if nobody sees it. */
const painted = new Promise<void>((done) => {
  if (!target.querySelector('.first') || document.hidden) return done();
  new PerformanceObserver(() => done()).observe({ type: 'paint', buffered: true });
  setTimeout(done, PAINTED_WITHIN_MS);
});
// A lesson's table is needed soon, but its first words come before.
if (pagePath().startsWith('/learn/')) {
  const load = () => Promise.all([import('./room/Match.svelte'), import('./learn/Coach.svelte')]);
  void painted.then(load).catch(() => {}); // The lesson asks again.
}
void painted
  .then(() => speak(preferred()))
  .catch(() => speak('en'))
  .then(start, () => dispatchEvent(new Event('unworded'))); // `unloaded.js` says so.
