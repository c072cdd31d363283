// Before each file of tests: English is spoken, and every game's table is loaded.
import { beforeAll } from 'vitest';
import { GAMES } from '../games';
import { load } from '../games/loaded.svelte';
import { speak, speakOfGames, withWords } from '../shell/words.svelte';
import { completeBrowser } from './browser';
import { trackListeners } from './listeners';

completeBrowser();
// A module that a test imports may listen as if it were the page, and would hear what tests of
// other files do to theirs.
beforeAll(trackListeners());
await speak('en');
await speakOfGames();
await withWords(Promise.resolve());
await Promise.all(GAMES.map(({ game }) => load(game)));
