// What Krass Kariert's cards are called.
import { t } from '$web/shell/words.svelte';

const SPECIAL: Record<string, string> = { D: 'draw', S: 'stop' };

/** As people say and write it. */
export function name(card: string): string {
  const special = SPECIAL[card];
  return special ? t('page-krass-kariert-card', { card: special }) : card;
}
