import { expect, test } from 'vitest';
import { openPage, screen, SCREENS, within, type Page } from '../testing';
import { where } from '../testing/replay';

const sheet = () => screen.getByRole('dialog', { name: 'Where it turned' });

/** Somebody's chances, which are drawn. */
const curve = (whose: string) =>
  within(sheet()).getByRole('img', {
    name: new RegExp(`^${whose} chance to win: \\d+% at first, .+ in the end (won|lost)\\.$`),
  });

/** The links of the table of chances, which is opened. */
async function links(page: Page): Promise<HTMLElement[]> {
  await page.click(sheet().querySelector('summary') as Element);
  return within(within(sheet()).getByRole('table')).getAllByRole('link');
}

test('a match says where it turned, and leads to the step', async () => {
  const page = await openPage({
    recording: 'replay',
    as: 'Ada',
    screen: SCREENS.phone,
  });
  await page.click(screen.getByRole('button', { name: 'See where it turned' }));
  curve('Your');
  within(sheet()).getByText(/^An estimate, from what you could know/);
  const whose = within(sheet()).getByRole('combobox', {
    name: 'Whose chances',
  });
  const other = within(whose).getAllByRole('option')[1]?.textContent as string;
  await page.choose(whose, other);
  curve(`${other}’s`);
  const link = (await links(page)).at(-1) as HTMLElement;
  const [, round, step] = /^Round (\d), after step (\d+)$/.exec(link.textContent) ?? [];
  await page.click(link);
  expect(await where(page)).toBe(`?round=${round}&step=${step}&seat=1&lens=1`);
  // There, too, and a tap leads on.
  await page.click(screen.getByRole('button', { name: 'Curve' }));
  curve('Your');
  await page.click((await links(page))[0] as Element);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await where(page)).toMatch(/^\?round=1&step=\d+&seat=1&lens=1$/);
});
