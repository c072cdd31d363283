import { expect, test } from 'vitest';
import type { PersonAnswer, PersonCommand } from '../protocol';
import { openPage, recording, screen, within, type Page, type Recording } from '../testing';

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
  expect(location.hash).toBe('');
  screen.getByRole('dialog', { name: 'Use the key in this link?' });
  expect(remembered('person')).toBeNull();
  expect(sent(other)).toEqual([]);
  await press(other, 'I made this key: use it');
  expect(notice()).toContain('You now use this key.');
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

/** A key that somebody else has made. */
const FOREIGN = 'e'.repeat(64);

/** A browser without a key, in which Ada has played, that follows somebody's link. */
const follow = (looks: PersonAnswer, storage: Record<string, string> = {}) =>
  openPage({
    recording: keeping(looks),
    path: `/you#key=${FOREIGN}`,
    storage: {
      'kartenhaus.name': 'Ada',
      'kartenhaus.seats': '[["plum-otter-1","k"]]',
      'kartenhaus.matches': '[["plum-otter-1/1","ktu won"]]',
      ...storage,
    },
  });

/** What the browser keeps on the server in the end. */
const kept = () =>
  (JSON.parse(remembered('person.kept') ?? '{}') as { things?: object }).things ?? null;

test.each<Record<string, string>>([{}, { 'kartenhaus.person': 'a'.repeat(64) }])(
  'a link with a key does nothing unasked (%j)',
  async (storage) => {
    const page = await follow(NOTHING, storage);
    const before = remembered('person');
    expect(location.hash).toBe('');
    screen.getByText(/^Whoever gave you this key has it too\. They could see your cards/);
    expect(screen.queryAllByText(/already uses another key/)).toHaveLength(before ? 1 : 0);
    await press(page, 'Don’t use it');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(remembered('person')).toBe(before);
    await page.load();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(remembered('person')).toBe(before);
  },
);

test('closing the question is a no', async () => {
  const page = await follow(NOTHING);
  await page.press('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(remembered('person')).toBeNull();
  expect(sent(page)).toEqual([]);
});

test('what the browser had is added to a key only after a second yes', async () => {
  const page = await follow(NOTHING);
  await press(page, 'I made this key: use it');
  screen.getByRole('dialog', { name: 'Add what this browser has?' });
  screen.getByText(/^This browser has a seat at one table, one result, a name and settings\./);
  expect(remembered('person')).toBeNull();
  expect(sent(page)).toEqual([]);
  await press(page, 'Keep them here only');
  expect(remembered('person')).toBe(FOREIGN);
  expect(kept()).toEqual({});
  expect(remembered('seats')).toBe('[["plum-otter-1","k"]]');
  expect(remembered('name')).toBe('Ada');
  // Nor does it go along later, with what the player changes then.
  await page.fill(screen.getByRole('textbox', { name: 'Your name' }), 'Bea');
  await page.press('{Tab}');
  await page.wait(2_000);
  expect(kept()).toEqual({ name: 'Bea' });
});

/** A double click: both presses are where the first button is, or what has come in its place. */
async function pressTwice(page: Page, first: string, then: string) {
  await press(page, first);
  const second = new MouseEvent('click', { bubbles: true, detail: 2 });
  screen.getByRole('button', { name: then }).dispatchEvent(second);
  await page.wait(0);
}

test.each(['Add them to the key', 'Keep them here only'])(
  'a double click is one yes and no second one (%s)',
  async (then) => {
    const page = await follow(NOTHING);
    await pressTwice(page, 'I made this key: use it', then);
    const dialog = screen.getByRole('dialog', { name: 'Add what this browser has?' });
    expect(sent(page)).toEqual([]);
    expect(remembered('person')).toBeNull();
    // The question is read, and what adds is not where the first yes was.
    expect(document.activeElement).toBe(within(dialog).getByRole('heading'));
    const names = within(dialog).getAllByRole('button').map((it) => it.textContent);
    expect(names.slice(-2)).toEqual(['Add them to the key', 'Keep them here only']);
    await page.press('{Enter}');
    expect(remembered('person')).toBeNull();
  },
);

test('a double click deletes nothing', async () => {
  const page = await openPage({
    recording: keeping(NOTHING),
    path: '/you',
    storage: { 'kartenhaus.name': 'Ada' },
  });
  await pressTwice(page, 'Forget everything here', 'Forget everything');
  expect(remembered('name')).toBe('Ada');
  await press(page, 'Make a key');
  await pressTwice(page, 'Delete everything on the server', 'Delete everything on the server');
  expect(sent(page).map(({ type }) => type)).not.toContain('forget');
  screen.getByText(/The server forgets your sealed data/);
});

test('junk in the browser’s memory leaves the page whole', async () => {
  const page = await openPage({
    recording: keeping(NOTHING),
    path: '/you',
    storage: {
      'kartenhaus.name': 'Ada',
      'kartenhaus.matches': '[[1], ["a/1", 7], ["a/2", "ktu won"], null]',
      'kartenhaus.person': 'a'.repeat(64),
      'kartenhaus.person.kept': '{"version":"1","things":null,"left":[7]}',
      'kartenhaus.person.aside': '{',
    },
  });
  screen.getByText('KTU: one match, 1 won');
  expect(sent(page).map(({ type }) => type)).toContain('keep');
  expect(kept()).toMatchObject({ name: 'Ada', 'match a/2': 'ktu won' });
});

test('who has only chosen a name is not told of seats and results', async () => {
  const page = await openPage({
    recording: keeping(NOTHING),
    path: `/you#key=${FOREIGN}`,
    storage: { 'kartenhaus.name': 'Ada' },
  });
  await press(page, 'I made this key: use it');
  screen.getByText(/^This browser has a name and settings\./);
});

test('with a second yes it is added', async () => {
  const page = await follow(NOTHING);
  await press(page, 'I made this key: use it');
  await press(page, 'Add them to the key');
  expect(kept()).toMatchObject({ name: 'Ada', 'seat plum-otter-1': 'k' });
});

test('about another key that comes meanwhile, it is asked from the start', async () => {
  const page = await follow(NOTHING);
  await press(page, 'I made this key: use it');
  screen.getByRole('dialog', { name: 'Add what this browser has?' });
  history.replaceState(null, '', `/you#key=${'d'.repeat(64)}`);
  dispatchEvent(new Event('hashchange'));
  await page.wait(0);
  screen.getByRole('dialog', { name: 'Use the key in this link?' });
  expect(remembered('person')).toBeNull();
});

test('where the server is not reached, nothing changes and the question stays', async () => {
  const page = await follow(NOTHING, { 'kartenhaus.person': 'a'.repeat(64) });
  const all = () => ['person', 'person.kept', 'person.aside', 'seats', 'name'].map(remembered);
  const before = all();
  page.http.offline = true;
  await press(page, 'I made this key: use it');
  await press(page, 'Keep them here only');
  expect(all()).toEqual(before);
  within(screen.getByRole('dialog')).getByText('The server did not answer. Are you online?');
  page.http.offline = false;
  await page.press('{Enter}');
  expect(remembered('person')).toBe(FOREIGN);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a browser on a shared device forgets everything, once that is sure', async () => {
  const page = await openPage({
    recording: keeping(NOTHING),
    path: '/you',
    storage: { 'kartenhaus.name': 'Ada', 'kartenhaus.seats': '[["plum-otter-1","k"]]' },
  });
  await press(page, 'Forget everything here');
  screen.getByText(/You can get a seat back only by its own link/);
  expect(remembered('name')).toBe('Ada');
  await press(page, 'Forget everything');
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(page.reloads).toBe(1);
  expect(location.pathname).toBe('/');
});

test('the question about a key in German', async () => {
  const page = await follow(NOTHING, { 'kartenhaus.language': 'de' });
  screen.getByRole('dialog', { name: 'Den Schlüssel aus diesem Link benutzen?' });
  await press(page, 'Ich habe ihn selbst angelegt: benutzen');
  screen.getByRole('dialog', { name: 'Dazulegen, was dieser Browser hat?' });
  await press(page, 'Nur hier behalten');
  expect(kept()).not.toHaveProperty('seat plum-otter-1');
});
