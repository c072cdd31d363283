import { expect, test } from 'vitest';
import { GAMES } from '../games';
import type { LessonTexts } from '../protocol';
import { openPage, recording, screen, SCREENS, within, type Page } from '../testing';

const hint = () => screen.queryByRole('region', { name: 'Hint' });

/** Longer than a hint stays after its moment, in milliseconds. */
const READING = 7_000;

for (const { game, name } of GAMES) {
  test(`${name} gives a newcomer three hints at most, each once`, async () => {
    const recorded = recording(`newcomer-${game}`);
    const page = await openPage({
      recording: recorded,
      as: 'Ada',
      newcomer: true,
      screen: SCREENS.phone,
    });
    const texts = recorded.http.find(({ path }) => path === `/api/games/${game}/lesson`);
    const { hints } = texts?.answer as LessonTexts;
    // Each game has one for the first turn.
    expect(hint()).not.toBeNull();
    const read: string[] = [];
    const readAll = async () => {
      for (let note; (note = document.querySelector<HTMLElement>('[data-hint]'));) {
        const { hint: shown = '' } = note.dataset;
        if (shown === read.at(-1)) return;
        expect(note.querySelector('p')?.textContent).toBe(hints[shown]);
        read.push(shown);
        await page.wait(READING);
      }
    };
    await readAll();
    const updates = (recorded.clients.Ada?.frames ?? []).flatMap((frame) =>
      'received' in frame && frame.received.type === 'update' ? [frame.received] : [],
    );
    for (const { seq } of updates.slice(1)) {
      await page.server.skipTo({ type: 'update', seq });
      await readAll();
    }
    expect(read.length).toBeGreaterThan(0);
    expect(read.length).toBeLessThanOrEqual(3);
    expect(new Set(read).size).toBe(read.length);
    expect(hint()).toBeNull();
    expect(localStorage.getItem('kartenhaus.hints')).toBe(
      read.map((it) => `${game}.${it}`).join(' '),
    );
  });
}

test('a hint stands at the prompt, and goes with its moment, read or not', async () => {
  const recorded = recording('newcomer-kartel');
  const page = await openPage({ recording: recorded, as: 'Ada', newcomer: true });
  const shown = () => document.querySelector<HTMLElement>('.prompt [data-hint]')?.dataset.hint;
  const first = shown();
  expect(first).toBeDefined();
  const updates = (recorded.clients.Ada?.frames ?? []).flatMap((frame) =>
    'received' in frame && frame.received.type === 'update' ? [frame.received] : [],
  );
  const over = updates.find(({ seq, legal }) => seq > 0 && legal.length === 0);
  await page.server.skipTo({ type: 'update', seq: over?.seq ?? NaN });
  expect(shown()).not.toBe(first);
  expect(localStorage.getItem('kartenhaus.hints') ?? '').not.toContain(first);
});

test('a hint is read once, and shown again for who asks', async () => {
  const page = await openPage({
    recording: 'newcomer-again',
    as: 'Ada',
    newcomer: true,
    until: { type: 'room' },
  });
  const press = (name: string) => page.click(screen.getByRole('button', { name }));
  within(hint() as HTMLElement).getByText(/Tap two cards/);
  await press('Got it');
  expect(hint()).toBeNull();

  await page.load();
  screen.getByRole('group', { name: 'Actions' });
  expect(hint()).toBeNull();
  await press('Menu');
  await press('Show hints again');
  within(hint() as HTMLElement).getByText(/Tap two cards/);
});

/** The first time that Ada may announce, at a table with these options. */
async function announces(options: object): Promise<Page> {
  const recorded = recording('newcomer-khamul');
  const storage = { 'kartenhaus.hints': 'khamul.look khamul.snap' };
  for (const frame of recorded.clients.Ada?.frames ?? []) {
    if (!('received' in frame) || frame.received.type !== 'update') continue;
    Object.assign((frame.received.view as { options: object }).options, options);
  }
  const opening = { recording: recorded, as: 'Ada', newcomer: true, storage };
  const page = await openPage({ ...opening, until: { type: 'welcome' } });
  await page.server.skipTo({ type: 'update', asked: [{ id: 'asked-khamul-turn' }] });
  return page;
}

test('a hint says the numbers of its table', async () => {
  for (const [options, points] of [
    [{}, '5 points or fewer?'],
    [{ low: 7 }, '7 points or fewer?'],
    [{ low: 1 }, '1 point or fewer?'],
  ] as const) {
    const page = await announces(options);
    expect(hint()?.textContent).toContain(points);
    await page.close();
  }
});
