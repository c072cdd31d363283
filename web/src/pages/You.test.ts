import { expect, test } from 'vitest';
import type { PersonAnswer, PersonCommand } from '../protocol';
import { openPage, recording, screen, type Page, type Recording } from '../testing';

const KEPT = 'Your tables, settings and results are kept on the server, sealed.';

const all = recording('person').http;
const commandOf = (body: unknown) => (body as PersonCommand | undefined)?.type;

/** What the server keeps at first, and what it kept later, of which nothing can be unsealed. */
const [NOTHING, SOMETHING] = all.flatMap(({ body, answer }) =>
  commandOf(body) === 'look' ? [answer as PersonAnswer] : [],
) as [PersonAnswer, PersonAnswer];

/** A server that answers `look` so. What is kept there is sealed by chance, and taken as it is. */
function keeping(...looks: PersonAnswer[]): Recording {
  const others = all.flatMap(({ as: _, body, ...it }) => {
    if (commandOf(body) === 'look') return [];
    return [commandOf(body) === 'keep' ? it : { ...it, body }];
  });
  const asked = { method: 'POST', path: '/api/person', body: { type: 'look' }, status: 200 };
  return { clients: {}, http: [...looks.map((answer) => ({ ...asked, answer })), ...others] };
}

const press = (page: Page, name: string) => page.click(screen.getByRole('button', { name }));
const notice = () => document.querySelector('.notice')?.textContent;
const remembered = (name: string) => localStorage.getItem(`kartenhaus.${name}`);

/** What the page sent about a person. */
const sent = ({ http }: Page) =>
  http.asked.flatMap(({ path, body }) => (path === '/api/person' ? [body as PersonCommand] : []));

test('deleting a key leaves nothing on the server', async () => {
  const page = await openPage({
    recording: keeping(NOTHING),
    path: '/you',
    storage: { 'kartenhaus.name': 'Ada' },
  });
  await press(page, 'Make a key');
  screen.getByText(KEPT);
  expect(sent(page).map(({ type }) => type)).toEqual(['look', 'keep']);
  const [, kept] = sent(page);
  const data = kept?.type === 'keep' ? kept.data : '';
  await press(page, 'Show link, QR code and file');
  const field = screen.getByRole('textbox', { name: 'Link with your key' }) as HTMLInputElement;
  const link = new URL(field.value);
  expect(link.hash).toMatch(/^#key=[0-9a-f]{64}$/);
  screen.getByRole('img', { name: /^QR code: Link with your key/ });

  await press(page, 'Delete everything on the server');
  screen.getByText(/The server forgets your sealed data/);
  await press(page, 'Delete everything on the server');
  expect(sent(page).at(-1)).toEqual({ type: 'forget' });
  expect(notice()).toContain('The server no longer has anything for this key.');
  screen.getByRole('button', { name: 'Make a key' });
  expect(remembered('person')).toBeNull();
  // What is on this device stays.
  expect(remembered('name')).toBe('Ada');
  await page.close();

  // Another device has taken the key before; it brings nothing back unasked.
  const other = await openPage({
    recording: keeping({ ...SOMETHING, data }, NOTHING),
    path: link.pathname + link.hash,
  });
  expect(notice()).toContain('You now use this key.');
  expect(location.hash).toBe('');
  screen.getByText(KEPT);
  expect(remembered('name')).toBe('Ada');
  await other.load();
  screen.getByText(/^The server no longer has anything for this key: it was/);
  expect(sent(other).map(({ type }) => type)).not.toContain('keep');
  await press(other, 'Save again');
  screen.getByText(KEPT);
  expect(sent(other).at(-1)?.type).toBe('keep');
  await press(other, 'Remove the key from this device');
  await press(other, 'Remove the key from this device');
  expect(notice()).toContain('The key is no longer on this device.');
  expect(remembered('person')).toBeNull();
});

test('finished matches are counted without a key, too', async () => {
  const page = await openPage({ recording: 'matches-over', as: 'Ada', until: { type: 'room' } });
  await page.load({ path: '/you' });
  screen.getByText(/^KTU: one match, [01] won$/);
});

test('the page You in German', async () => {
  const page = await openPage({
    recording: keeping(NOTHING),
    path: '/you',
    storage: { 'kartenhaus.language': 'de' },
  });
  screen.getByRole('heading', { name: 'Du' });
  await press(page, 'Schlüssel anlegen');
  screen.getByText(/liegen versiegelt auf dem Server/);
  await press(page, 'Link, QR-Code und Datei zeigen');
  screen.getByRole('img', { name: /^QR-Code/ });
});
