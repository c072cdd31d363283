import { expect, test } from 'vitest';
import type { Update } from '../protocol';
import { openPage, recording, screen, within } from '../testing';

/** As if Ada had won twice here, by few points. */
const BEFORE = {
  game: 'ktu',
  matches: 2,
  won: 2,
  streak: 2,
  longest: 2,
  round: -1_000,
  total: null,
  ids: ['a/1', 'b/1'],
};

test.each([
  ['en', 'What you have reached', '3 matches, '],
  ['de', 'Was du erreicht hast', '3 Partien, '],
])(
  'records are shown after a match and listed on the front page (%s)',
  async (language, title, row) => {
    const recorded = recording('matches-over');
    const { room = '', frames = [] } = recorded.clients.Ada ?? {};
    const page = await openPage({
      recording: recorded,
      as: 'Ada',
      path: '/',
      storage: { 'kartenhaus.language': language },
    });
    screen.getByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: title })).toBeNull();

    localStorage.setItem('kartenhaus.results', JSON.stringify([BEFORE]));
    await page.load({ path: `/r/${room}`, until: { type: 'room' } });
    const last = frames.flatMap((it) =>
      'received' in it && it.received.type === 'update' ? [it.received as Update] : [],
    )[0];
    const { scores } = last?.view as { scores: number[] };
    const won = last?.scores.winners?.includes(0) ?? false;
    const text = document.querySelector('section.after .reached')?.textContent ?? '';
    expect(text).toContain(String(scores[0]).replace('-', '−'));
    expect(/Three wins in a row|Drei Siege in Folge/.test(text)).toBe(won);

    // It counts once, however often its end is seen.
    await page.load({ until: { type: 'room' } });
    expect(document.querySelector('section.after')).not.toBeNull();
    await page.load({ path: '/' });
    const list = within(screen.getByRole('region', { name: title })).getAllByRole('listitem');
    expect(list).toHaveLength(1);
    expect(list[0]?.textContent).toContain(row);
    expect(list[0]?.textContent).toMatch(won ? /3 (won|gewonnen)/ : /2 (won|gewonnen)/);
  },
);
