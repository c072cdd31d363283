import { expect, onTestFinished, test, vi } from 'vitest';
import { GAMES } from '../games';
import { openPage, screen, within, type Page } from '../testing';

/** Words that a German page has nowhere. */
const ENGLISH = /\b(the|your|you|cards?|turn|play|draw|deck|waiting|choose)\b/i;

/** A page in a German browser. */
function german(as: string, path?: string, recording = 'german'): Promise<Page> {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'de']);
  onTestFinished(() => languages.mockRestore());
  return openPage({ recording, as, ...(path && { path, seated: false }) });
}

/** What people read and hear of the page's main part. */
function said(): string {
  const main = document.querySelector('main');
  const labels = [
    ...(main?.querySelectorAll('[aria-label], [title], [placeholder]') ?? []),
  ].flatMap((it) =>
    ['aria-label', 'title', 'placeholder'].map((name) => it.getAttribute(name) ?? ''),
  );
  return [main?.textContent, ...labels].join(' \n');
}

test('a German browser gets German pages before a match', async () => {
  const page = await german('Dia', '/');
  screen.getByRole('heading', { name: 'Fünf Kartenspiele. Ein Link.' });
  screen.getByRole('link', { name: 'Regeln' });
  expect(document.documentElement.lang).toBe('de');

  await page.click(screen.getByRole('button', { name: /^Khamul / }));
  await page.click(screen.getByRole('button', { name: 'Freunde einladen Khamul' }));
  await page.server.answer({ until: { type: 'welcome' } });
  screen.getByRole('button', { name: 'Anfangen' });
  for (let bots = 1; bots <= 2; bots += 1) {
    await page.click(screen.getByRole('button', { name: 'Bot dazunehmen' }));
    expect(screen.getAllByText(/Bot \(|^Bot/, { selector: 'li .marks *' })).toHaveLength(bots);
  }
  screen.getByRole('heading', { name: 'Am Tisch' });
  screen.getByText('3 am Tisch.');
  await page.click(screen.getByText(/Normale Regeln/, { selector: 'summary' }));
  screen.getByRole('textbox', { name: 'die Partie endet bei' });
  screen.getByText(/Uhr/, { selector: 'summary' });
  screen.getByRole('radio', { name: /^Normales Schnappen/ });
});

test.each(GAMES)('$name: a German browser gets a German table', async ({ game }) => {
  await german('Ada', undefined, `german-${game}`);
  screen.getByRole('group', { name: 'Aktionen' });
  expect(document.documentElement.lang).toBe('de');
  expect(said()).not.toMatch(ENGLISH);
});

test('refusals are German too, and the menu changes the language', async () => {
  const page = await german('Eli');
  // All choose at first, so there is nothing to take yet.
  await page.fill(screen.getByLabelText('Zug als Text'), 'take');
  await page.click(screen.getByRole('button', { name: 'Eingeben' }));
  await page.server.answer({ until: { type: 'checked' } });
  screen.getByText('Zuerst legt jeder drei Karten seiner Hand offen hin.');
  screen.getByRole('button', { name: /^ktu:\d+\.\d+$/ });

  await page.click(screen.getByRole('button', { name: 'Menü' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menü' }));
  await page.click(menu.getByRole('button', { name: 'English' }));
  const english = within(screen.getByRole('dialog', { name: 'Menu' }));
  english.getByRole('button', { name: 'Deutsch' });
  await page.click(english.getByRole('button', { name: 'Close' }));
  screen.getByRole('group', { name: 'Actions' });
  expect(document.documentElement.lang).toBe('en');

  await page.load();
  screen.getByRole('group', { name: 'Actions' });
  expect(document.documentElement.lang).toBe('en');
  expect(page.sent('hello')).toMatchObject([{ language: 'de' }, { language: 'en' }]);
});
