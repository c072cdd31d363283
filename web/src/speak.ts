// Before each file of tests: English is spoken.
import { speak } from './shell/words.svelte';

await speak('en');
