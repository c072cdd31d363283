// What a test needs of the page to start it, as `main.ts` does.
export { mount, unmount } from 'svelte';
export { default as App } from '../App.svelte';
export { CONNECT } from '../connection/socket';
export { Here } from '../shell/here.svelte';
export { secret } from '../shell/person';
export { preferred, speak } from '../shell/words.svelte';
export const loadSync = () => import('../person/sync.svelte');
