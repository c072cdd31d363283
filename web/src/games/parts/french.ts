// What games with French cards have alike.
import Face from '../../cards/French.svelte';
import { name, short } from '../../cards/french';

export const french = { Face, name, short, card: '[2-9TJQKA][cdhs]' };
