export { describe } from './describe';
export { default } from './Table.svelte';
