import { expect, test } from 'vitest';
import { openPage, recording, screen, within, type Page } from '$web/testing';
import { looked, own, select } from './testing/player';

/** The moment when both have looked at their first two cards. */
const LOOKED = { type: 'update', seq: 4 };

/** Sets the aids in the middle of a match, and delivers what follows from that. */
async function aids(page: Page, level: string, name: string): Promise<void> {
  await page.click(screen.getByRole('button', { name: 'Menu' }));
  await page.click(screen.getByRole('button', { name: /^Link, seats/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Room' }));
  const radio = sheet.getByRole('radio', { name: new RegExp(`^${name}`) });
  await page.click(radio);
  sheet.getByText(new RegExp(name, 'i'), { selector: 'summary *, summary' });
  await page.click(sheet.getByRole('button', { name: 'Close' }));
  await page.server.deliver({ until: { type: 'update', aids: { level } } });
}

test('aids: none, marks, notes, recall', async () => {
  const page = await openPage({ recording: 'khamul-aids', as: 'Ada', until: { type: 'welcome' } });
  await page.server.skipTo(LOOKED);
  await looked(page);
  // Marks are what everybody has at first.
  expect(own()[0]).toMatch(/you looked/);
  expect(own()[2]).not.toMatch(/looked/);

  await aids(page, 'none', 'No memory help');
  for (const name of own()) expect(name).not.toMatch(/looked/);
  expect(document.querySelectorAll('main [title*=" looked "]')).toHaveLength(0);

  // A note is there for who wrote it.
  await aids(page, 'notes', 'Notes');
  await select(page, 0);
  const note = screen.getByRole('textbox', { name: 'Note on 1' });
  await page.fill(note, 'xyzzy');
  await page.press('{Tab}');
  await page.server.answer();
  expect(own()[0]).toMatch(/your note: xyzzy/);
  await page.load({ until: { type: 'update' } });
  await looked(page);
  expect(own()[0]).toMatch(/your note: xyzzy/);

  // Recall says what was seen.
  await aids(page, 'recall', 'Recall');
  expect(own()[0]).toMatch(/you know: king of hearts/i);
  expect(own()[2]).not.toMatch(/you know/);
});

test('others see who looked, but neither notes nor what was seen', async () => {
  const recorded = recording('khamul-aids');
  const page = await openPage({ recording: recorded, as: 'Bea', until: { type: 'welcome' } });
  await page.server.skipTo(LOOKED);
  await looked(page);
  expect(document.querySelectorAll('main [title^="Ada looked"]').length).toBeGreaterThan(0);
  await page.server.deliver({ until: { type: 'update', aids: { level: 'none' } } });
  for (const name of own()) expect(name).not.toMatch(/looked/);
  expect(document.querySelectorAll('main [title*=" looked "]')).toHaveLength(0);
  await page.server.deliver();
  expect(own()[0]).toMatch(/you know: queen of diamonds/i);
  const { Ada, Bea } = recorded.clients;
  expect(JSON.stringify(Ada)).toContain('xyzzy');
  expect(JSON.stringify(Bea)).not.toContain('xyzzy');
  expect(JSON.stringify(Bea)).not.toContain('"Kh"');
});
