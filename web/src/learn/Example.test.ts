import { expect, test } from 'vitest';
import { GAMES } from '../games';
import { openPage, SCREENS, within } from '../testing';
import { expectedOf } from '../testing/games';

for (const { game, name } of GAMES) {
  test(`${name}: the rules can be tried where they stand`, async () => {
    const { clause, choose, good, marked, then = [], bad } = expectedOf(game).example;
    const page = await openPage({
      recording: 'rules',
      path: `/rules/${game}#${clause}`,
      screen: SCREENS.phone,
    });
    const place = within(document.querySelector(`[data-clause="${clause}"]`) as HTMLElement);
    const [opener] = place.getAllByText('Try it', { selector: 'summary' });
    expect(place.queryAllByRole('button')).toEqual([]);
    await page.click(opener as Element);
    const card = (name: string) =>
      place.getAllByRole('button', {
        name: new RegExp(`^${name}\\b`, 'i'),
      })[0] as HTMLElement;
    for (const name of choose) await page.click(card(name));
    const answer = () => place.getByRole('status').textContent?.trim();
    expect(answer()).toMatch(good);
    if (marked !== undefined)
      expect(place.getAllByRole('button', { name: /, marked$/ })).toHaveLength(marked);
    // By keys, and what was chosen is taken back.
    for (const name of then) {
      card(name).focus();
      await page.press(' ');
    }
    if (bad) expect(answer()).toMatch(bad);
  });
}
