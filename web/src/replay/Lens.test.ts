import { expect, test } from 'vitest';
import type { Steps } from '../protocol';
import { recording, screen, SCREENS, within } from '../testing';
import { openReplay, said, where } from '../testing/replay';

test('the lens says what a seat could know, and why', async () => {
  const page = await openReplay('replay-khamul', '?round=1&step=3&seat=1');
  await page.click(screen.getByRole('button', { name: /^What could .+ know\?$/ }));
  expect(await where(page)).toBe('?round=1&step=3&seat=1&lens=1');
  const lens = screen.getByRole('region', { name: /^What could .+ know\?$/ });
  // What is seen is written as people write cards.
  const fact = within(lens)
    .getAllByRole('listitem')
    .find(
      ({ textContent: text }) =>
        /looked at it first/.test(text) && /card \d: (10|[2-9JQKA])[♣♦♥♠]/.test(text),
    );
  const { getByRole } = within(fact as HTMLElement);
  const rule = getByRole('link', { name: 'Rule 2.2' });
  expect(rule.getAttribute('href')).toBe('/rules/khamul/clauses#2.2');
  await page.click(getByRole('button', { name: /^Step \d$/ }));
  expect(said()).toMatch(/looks? at/);
});

test('on a phone the lens is opened and closed, and speaks German', async () => {
  const page = await openReplay('replay-khamul', '?round=1&step=3&seat=1', {
    as: 'Bea',
    storage: { 'kartenhaus.language': 'de' },
    screen: SCREENS.phone,
  });
  const press = (name: string) => page.click(screen.getByRole('button', { name }));
  const lens = () => screen.queryByRole('region', { name: /^Was konnte .+ wissen\?$/ });
  await press('Lupe');
  within(lens() as HTMLElement).getAllByText(/sah sie im ersten Blick/);
  await press('Weiter');
  expect(await where(page)).toBe('?round=1&step=4&seat=1&lens=1');
  await press('Lupe');
  expect(lens()).toBeNull();
});

test('where nothing follows, the lens says so, and what is likely', async () => {
  const { http } = recording('replay-kartel');
  const { steps } = http.at(-1)?.answer as Steps;
  const none = steps.findIndex(({ likely }) => likely.length > 0);
  await openReplay('replay-kartel', `?round=1&step=${none}&seat=0&lens=1`, {
    screen: SCREENS.phone,
  });
  const lens = within(screen.getByRole('region', { name: /^What could .+ know\?$/ }));
  lens.getByText(/^Nothing follows about anybody’s cards yet\. Likely, judging by/);
  const likely = lens.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(likely).toContainEqual(expect.stringMatching(/: .+ about \d\d%/));
});
