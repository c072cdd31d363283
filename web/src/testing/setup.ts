// Before each file of tests: English is spoken, and every game's table is loaded.
import { beforeAll } from 'vitest';
import { GAMES } from '../games';
import { load } from '../games/loaded.svelte';
import { speak, speakInGuide, withWords } from '../shell/words.svelte';
import { completeBrowser } from './browser';
import { trackListeners } from './listeners';

completeBrowser();
// Remove the listeners of imported modules before the tests run: all test files share one window,
// so they would handle clicks on other files' pages.
beforeAll(trackListeners());
await speak('en');
await withWords(Promise.resolve(), ['pages', 'matches']);
await Promise.all(GAMES.flatMap(({ game }) => [load(game), speakInGuide(game)]));
