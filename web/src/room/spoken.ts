// What is spoken of events, for players who want less or more than the log's sentences.
import { gameName } from '../games';
import { atTable } from '../games/loaded.svelte';
import { capital, Teller } from '../games/parts/words';
import { t } from '../shell/words.svelte';

/** The part of an event that is told in a few words. */
interface Event {
  type: string;
  seat?: number;
  card?: string | null;
  cards?: string[];
  name?: string;
  count?: number;
  drawn?: boolean;
  discarded?: string;
}

/** An event in a few words: `Cem pair 8`; null for what an experienced player can do without. */
export function brief(
  game: string,
  event: unknown,
  names: string[],
  you: number | null,
): string | null {
  const it = event as Event;
  if (it.seat === undefined) return null;
  const seat = capital(new Teller(names, you).name(it.seat));
  const does = (what: string) => t('page-aloud-does', { seat, what });
  const table = atTable(game);
  const cards = (all: string[]) =>
    does(table?.brief?.(all, it.name ?? null) ?? all.map((card) => table?.short(card)).join(' '));
  switch (it.type) {
    case 'played':
    case 'flipped':
    case 'threw':
    case 'discarded':
      return cards(it.cards ?? (it.card ? [it.card] : []));
    case 'switched':
      return it.discarded ? cards([it.discarded]) : null;
    case 'passed':
      return does(t('page-aloud-passes'));
    case 'announced':
      return does(gameName(game));
    case 'took':
      return does(t('page-aloud-takes', { count: it.cards?.length ?? 1 }));
    case 'drew':
      return does(t('page-aloud-draws', { count: it.count ?? 1 }));
    case 'received':
      return it.drawn ? does(t('page-aloud-draws', { count: 1 })) : null;
    default:
      return null;
  }
}

/** How many cards each player has: `Ada 5, Bea 7`; null where nobody has any. */
export function counts(view: unknown, names: string[], you: number | null): string | null {
  const { hands, rows } = (view ?? {}) as { hands?: unknown[]; rows?: unknown[] };
  const all = (hands ?? rows ?? []).map((list) =>
    Array.isArray(list) ? list.length : Number(list),
  );
  if (all.length === 0 || all.every((count) => count === 0)) return null;
  return t('page-aloud-counts', { counts: new Teller(names, you).by(all) });
}
