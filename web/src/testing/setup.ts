// Before each file of tests: English is spoken, and every game's table is loaded.
import { GAMES } from '../games';
import { load } from '../games/loaded.svelte';
import { speak, speakOfGames, withWords } from '../shell/words.svelte';
import { completeBrowser } from './browser';

completeBrowser();
await speak('en');
await speakOfGames();
await withWords(Promise.resolve());
await Promise.all(GAMES.map(({ game }) => load(game)));
