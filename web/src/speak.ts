// Before each file of tests: English is spoken.
import { speak, speakAtTables } from './shell/words.svelte';

await speak('en');
await speakAtTables();
