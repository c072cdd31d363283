import { expect, test } from 'vitest';
import { GAMES } from '../games';
import type { GameAbout, RoomView } from '../protocol';
import { openPage, recording, screen, SCREENS, within } from '../testing';

/** Opens a game's box. */
const box = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} For `) });

const phone = { path: '/', screen: SCREENS.phone, seated: false };

test.each(GAMES)('$name: one press begins a match with bots', async ({ game, name }) => {
  const recorded = recording(`play-now-${game}`);
  const as = 'Ada';
  const page = await openPage({ ...phone, recording: recorded, as });
  await page.fill(screen.getByRole('textbox', { name: 'Your name' }), '');
  await page.click(box(name));
  await page.click(screen.getByRole('button', { name: `Play now ${name}` }));
  expect(location.pathname).toBe(`/r/${recorded.clients[as]?.room}`);
  await page.server.answer();
  expect(within(screen.getByRole('group', { name: 'Actions' })).getAllByRole('button')).not.toEqual(
    [],
  );

  const all = recorded.http.find(({ path }) => path === '/api/games')?.answer as GameAbout[];
  const about = all.find((it) => it.name === name);
  if (!about) throw new Error(`there is no ${name}`);
  const best = Number(/best with (\d)/.exec(about.text)?.[1] ?? 4);
  const asked = page.http.asked.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));
  expect(asked).toEqual([
    { game: about.game, name: as },
    ...Array.from({ length: best - 1 }, () => ({ type: 'add_bot', level: 'novice' })),
    { type: 'start' },
  ]);
  const room = recorded.http.findLast((it) => it.as === as)?.answer as RoomView;
  expect([room.stage, room.host, room.seats.length]).toEqual(['playing', 0, best]);
  expect(room.seats[0]?.name).toMatch(/^\p{L}+$/u);
  expect(room.seats.filter(({ bot }) => bot === null)).toHaveLength(1);

  history.back();
  await page.wait(0);
  expect(box(name).textContent).toContain(`${about.seats_min}–${about.seats_max} players`);
  // The box that was opened last is open.
  screen.getByRole('button', { name: `Play now ${name}` });
});

test('the page shows its share in the deal of a match that begins at once', async () => {
  const page = await openPage({ ...phone, recording: 'play-now', as: 'Eli' });
  await page.click(screen.getByRole('button', { name: 'Play now KTU' }));
  await page.server.answer();
  expect(page.sent('share')).toHaveLength(1);
});

test('pressing again while a table is being made makes only one', async () => {
  const recorded = recording('play-now');
  const page = await openPage({ ...phone, recording: recorded, as: 'Eli' });
  const posted = () => page.http.asked.filter(({ method }) => method === 'POST');
  const held = page.http.hold('POST', '/api/rooms');
  const button = screen.getByRole('button', { name: 'Play now KTU' });
  for (let presses = 0; presses < 3; presses += 1) await page.click(button);
  expect(posted()).toHaveLength(1);
  held.release();
  await page.wait(0);
  expect(location.pathname).toBe(`/r/${recorded.clients.Eli?.room}`);
});

test('inviting friends takes a name', async () => {
  const page = await openPage({ ...phone, recording: 'lobby', as: 'Ada' });
  await page.fill(screen.getByRole('textbox', { name: 'Your name' }), ' ');
  await page.click(screen.getByRole('button', { name: 'Invite friends KTU' }));
  screen.getByText(/A name needs/, { selector: '[role=alert]' });
  expect(page.http.asked.filter(({ method }) => method === 'POST')).toEqual([]);
});
