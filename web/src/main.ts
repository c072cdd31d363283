// Starts the client.
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './pages/first.css';
import './shell/preferences.svelte'; // Day or night, before anything is drawn.
import { secret } from './shell/person';
import { preferred, speak } from './shell/words.svelte';
import { keepPage } from './shell/worker';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the client');
const start = () => {
  target.replaceChildren();
  mount(App, { target });
  keepPage();
  // What other devices of theirs have changed comes after all that is shown.
  if (secret() !== null) void import('./person/sync.svelte').then(({ sync }) => sync.begin());
};
// The start of most visits is loaded beside the words.
if (location.pathname === '/') {
  void import('./pages/Head.svelte');
  void import('./pages/Front.svelte');
}
void speak(preferred())
  .catch(() => speak('en'))
  .then(start);
