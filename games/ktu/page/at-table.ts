// KTU, from its first table on.
import { rank } from '$web/cards/french';
import { french } from '$web/games/parts/french';
import { held, key, may, select } from '$web/games/parts/lesson';
import type { AtTable } from '$web/games/types';
import Table from './Table.svelte';

export default {
  ...french,
  Table,
  brief(cards) {
    const one = rank(cards[0] ?? '');
    return cards.length > 1 ? `${cards.length} × ${one}` : one;
  },
  keys: 'T',
  arranges: true,
  best: () => 'round',
  preferences: ['confirm', 'french'],
  signs: ['has', 'alike'],
  hints: { open: may('open'), special: may('play'), blind: may('flip') },
  marks(move) {
    const [verb = '', ...rest] = move.split(' ');
    if (verb === 'take') return [key('P')];
    if (verb === 'flip') return select([held(`closed ${rest[0]}`)]);
    if (verb === 'open') return select(rest.map(held));
    return select([held(rest[0]?.[0] ?? '')]);
  },
} satisfies AtTable;
