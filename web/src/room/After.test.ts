// After a match: who plays, and what comes next.
import { expect, test } from 'vitest';
import type { Update } from '../protocol';
import { openPage, recording, screen, SCREENS, withGames } from '../testing';

const button = (name: string) => screen.getByRole('button', { name });
const log = () => screen.getByRole('log', { name: /./ }).textContent;
const over = (match: number) => ({ type: 'update', match, view: { phase: 'match_over' } });

test('the host plays once more, then changes the table first', async () => {
  const page = await openPage({ recording: 'play-again', as: 'Ada', until: { type: 'room' } });
  await page.server.skipTo(over(1));
  await page.server.skipTo({ type: 'room', room: { seats: [{}, { ready: true }] } });
  // The bot keeps nobody waiting.
  screen.getByText('Ready: Bea. Waiting for you.');
  await page.click(button('Play again'));
  expect(page.http.asked.at(-1)?.body).toEqual({ type: 'ready' });
  await page.server.skipTo({ type: 'update', match: 2 });
  expect(log()).toContain('Match 2');

  await page.server.skipTo(over(2));
  await page.click(button('Game settings'));
  await page.click(button('Seat order'));
  await page.click(button('Move Bea up'));
  await page.click(button('Done'));
  await page.click(button('Start'));
  await page.server.skipTo({ type: 'update', match: 3 });
  expect(log()).toContain('Match 3');
});

test('a guest plays once more, and is told why the table is gone', async () => {
  const until = { type: 'room' };
  const page = await openPage({ recording: 'play-again', as: 'Bea', until, screen: SCREENS.phone });
  await page.server.skipTo(over(1));
  await page.click(button('Play again'));
  expect(page.http.asked.at(-1)?.body).toEqual({ type: 'ready' });
  await page.server.skipTo({ type: 'update', match: 2 });
  expect(document.getElementById('after-title')).toBeNull();
  screen.getByRole('group', { name: /^Your hand/ });

  await page.server.skipTo(over(2));
  await page.server.skipTo({ type: 'room', room: { stage: 'lobby' } });
  expect(document.querySelector('.notice')?.textContent).toContain(
    'The host has cleared the table',
  );
  await page.server.skipTo({ type: 'room', room: { seats: [{ name: 'Bea' }] } });
  const names = document.querySelectorAll('section:has(#seats-title) ol .name');
  expect([...names].map((it) => it.textContent?.trim()).slice(0, 2)).toEqual(['Bea', 'Ada']);
});

test('when a match is over, no bot plays for anybody', async () => {
  const recorded = recording('replay-kartel');
  const last = recorded.clients.Ada?.frames.findLast(
    (it) => 'received' in it && it.received.type === 'room',
  );
  expect(last).toMatchObject({
    received: { room: { stage: 'match_over', seats: [{ delegated: true }, {}] } },
  });
  await openPage({ recording: recorded, as: 'Ada', screen: SCREENS.phone });
  screen.getByRole('link', { name: 'Replay' });
  expect(screen.queryByText('A bot plays for you.')).toBeNull();
});

test.each([
  ['Krass Kariert', 'Bea', /loses? the match$/],
  ['Kartu Sama', 'Cem', /wins? the match$/],
])(
  'the losers are named where a match has any, otherwise the winners: %s',
  async (_, as, title) => {
    await openPage({ recording: 'matches-over', as, screen: SCREENS.phone });
    screen.getByRole('heading', { name: title });
  },
);

test.each<[string, number[], string]>([
  ['en', [], 'No points, no winner'],
  ['de', [], 'Keine Punkte, kein Gewinner'],
  ['en', [0, 3], 'You and Dia win the match'],
])('a match can end without a winner, and a tie is shared: %s %j', async (language, won, title) => {
  const recorded = withGames('ktu-over');
  for (const frame of recorded.clients.Ada?.frames ?? []) {
    if (!('received' in frame) || frame.received.type !== 'update') continue;
    const { scores, view } = frame.received as Update;
    const points = [0, 1, 2, 3].map((seat) => Number(won.includes(seat)));
    [scores.winners, scores.rounds] = [won, [points]];
    (view as { scores: number[] }).scores = points;
  }
  const storage = { 'kartenhaus.language': language };
  await openPage({ recording: recorded, as: 'Ada', screen: SCREENS.phone, storage });
  screen.getByRole('heading', { name: title });
  expect(document.querySelectorAll('main .wins')).toHaveLength(won.length);
});

test.each([true, false])('players begin the next round if it counts: %s', async (counts) => {
  const recorded = withGames('kartu-sama-over');
  for (const frame of recorded.clients.Ada?.frames ?? []) {
    const room = 'received' in frame && 'room' in frame.received && frame.received.room;
    if (!room) continue;
    // Ada is no host, and waits for somebody.
    Object.assign(room, { counts, host: 1, settings: { ...room.settings, clock: 'live' } });
    Object.assign(room.seats[0] ?? {}, { ready: true });
  }
  const page = await openPage({ recording: recorded, as: 'Ada', screen: SCREENS.phone });
  const told = screen.queryByText(/The next round begins by itself after a minute/);
  expect(told !== null).toBe(counts);
  const begin = screen.queryByRole('button', { name: 'Begin at once' });
  expect(begin !== null).toBe(counts);
  if (!begin) return;
  page.http.answer('POST', location.pathname.replace('/r/', '/api/rooms/'), {});
  await page.click(begin);
  expect(page.http.asked.at(-1)?.body).toEqual({ type: 'start' });
});
