// Before each file of tests: English is spoken, also of replays.
import { speak, speakOfReplays } from './shell/words.svelte';

await speak('en');
await speakOfReplays();
