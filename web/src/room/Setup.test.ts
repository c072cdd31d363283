// What a host sets up in a lobby: presets, house rules and variants.
import { expect, test } from 'vitest';
import { openPage, screen, SCREENS, within, type Page } from '../testing';

const summary = (text: RegExp | string) =>
  screen.getByText(text, { selector: 'summary', exact: false });
const preset = (name: string) =>
  screen
    .getAllByRole('listitem')
    .flatMap((it) =>
      within(it).queryAllByRole('button', { name: new RegExp(`^${name}\\b`), hidden: true }),
    )[0] as HTMLElement;
const isChosen = (name: string) => preset(name).getAttribute('aria-current') === 'true';
const polite = () => [...document.querySelectorAll('#polite p')].map((it) => it.textContent ?? '');

/** Opens a lobby and its presets. */
async function lobby(name: string, kept?: string): Promise<Page> {
  const page = await openPage({
    recording: name,
    as: 'Ada',
    until: { type: 'room' },
    screen: SCREENS.phone,
    storage: kept === undefined ? {} : { 'kartenhaus.presets': kept },
  });
  await page.click(summary('Presets'));
  return page;
}

test('a host takes a preset, keeps one, and forgets it', async () => {
  let page = await lobby('presets');
  expect(isChosen('Standard')).toBe(true);
  await page.click(preset('Relaxed'));
  summary('relaxed snaps, notes');
  summary('a false Khamul costs 0');
  expect(polite().at(-1)).toBe('The room plays by “Relaxed”.');

  // One of the host's own: another target, kept under a name.
  await page.click(summary('1 change'));
  await page.fill(screen.getByRole('textbox', { name: 'the match ends at' }), '50');
  await page.press('{Tab}');
  summary('2 changes');
  await page.click(screen.getByRole('button', { name: 'Keep these rules as a preset' }));
  await page.click(screen.getByRole('button', { name: 'Keep' }));
  expect(screen.getAllByText('Give the preset a name.')).not.toHaveLength(0);
  await page.fill(screen.getByRole('textbox', { name: 'Name of the preset' }), 'Friday');
  await page.press('{Enter}');
  expect(isChosen('Friday')).toBe(true);
  await page.click(preset('Standard'));
  summary('Standard rules');
  const kept = localStorage.getItem('kartenhaus.presets') ?? '';
  await page.close();

  // It is there in the next room of this game, and in no other.
  page = await lobby('lobby-ktu', kept);
  expect(preset('Standard')).toBeDefined();
  expect(preset('Friday')).toBeUndefined();
  await page.close();
  page = await lobby('presets', kept);
  await page.click(preset('Friday'));
  summary('2 changes');
  await page.click(screen.getByRole('button', { name: /^Forget\s+Friday$/ }));
  expect(preset('Friday')).toBeUndefined();
  expect(localStorage.getItem('kartenhaus.presets') ?? '').not.toContain('Friday');
});

test('a preset that has become impossible is refused in words, and changes nothing', async () => {
  const old = { options: { target: 5, speed: 1 }, clock: 'off', snaps: 'normal', aids: 'marks' };
  const page = await lobby(
    'presets',
    JSON.stringify([{ game: 'khamul', name: 'Old', preset: old }]),
  );
  await page.click(preset('Old'));
  expect(document.querySelector('.notice')?.textContent).toContain('speed');
  summary('Standard rules');
  expect(isChosen('Standard')).toBe(true);
});

/** A house rule of Kartel, in an open lobby. */
async function passing(page: Page): Promise<HTMLElement> {
  await page.click(summary('Standard rules'));
  const options = [...document.querySelectorAll<HTMLElement>('.option')];
  return options.find((it) => it.textContent?.includes('passing')) as HTMLElement;
}

const sentences = (it: HTMLElement) =>
  [...it.querySelectorAll('dd')].map((each) => each.textContent?.trim());

test('beside a house rule stands what bots made of it', async () => {
  const page = await openPage({ recording: 'lobby-kartel', as: 'Ada', screen: SCREENS.phone });
  const rule = await passing(page);
  await page.click(within(rule).getByText(/What it does to a round/));
  within(rule).getByText(/^Played by bots \(novice\) with 5 seats, [\d,]+ deals/);
  expect(sentences(rule)).toHaveLength(3);
  for (const it of sentences(rule)) expect(it).toMatch(/[\d.]+ .*n = [\d,]+\)\.$/);
});

const VARIANT = 'Variant of the rules, 1 change: cards each 5';

test('a table plays a variant, and says that it is one', async () => {
  const until = { type: 'room', room: { seats: { length: 3 } } };
  const page = await openPage({ recording: 'variant', as: 'Ada', until });
  await page.click(summary('Standard rules'));
  await page.click(summary('Variant: other numbers in the rules'));
  await page.fill(screen.getByRole('textbox', { name: 'cards each' }), '5');
  await page.press('{Tab}');
  summary(VARIANT);
  await page.click(screen.getByRole('button', { name: 'Start' }));
  await page.server.deliver();
  screen.getByText(`At this table: ${VARIANT}.`);
});

test('a guest reads that the table plays a variant', async () => {
  const until = { type: 'room', room: { options: { hand: 5 } } };
  const page = await openPage({ recording: 'variant', as: 'Bea', until, screen: SCREENS.phone });
  summary(VARIANT);
  await page.server.deliver();
  const hand = screen.getByRole('group', { name: 'Your hand' });
  expect(within(hand).getAllByRole('button')).toHaveLength(5);
  await page.click(screen.getByRole('button', { name: 'Menu' }));
  await page.click(screen.getByRole('button', { name: 'Rules' }));
  screen.getByText(`At this table: ${VARIANT}.`);
});
