import { expect, test } from 'vitest';
import { gameName } from '../games';
import { openPage, SCREENS, within } from '../testing';

interface Tried {
  game: string;
  clause: string;
  /** The cards to choose by name, and what is said then, perhaps of marked cards. */
  choose: string[];
  good: RegExp;
  marked?: number;
  /** What is changed then by keys, and what is said after that. */
  then?: string[];
  bad?: RegExp;
}

/** For each game a clause with an example. */
const EXAMPLES: Tried[] = [
  {
    game: 'kartel',
    clause: '4.5',
    choose: ['three of gold', 'four of green', 'five of black', 'six of blue', 'seven of red'],
    good: /KARA Mr/,
    then: ['three of gold', 'seven of red'],
    bad: /3\.2/,
  },
  {
    game: 'kartu-sama',
    clause: '3.2',
    choose: ['four of hearts'],
    good: /^Yes/,
    then: ['six of diamonds'],
    bad: /3\.2/,
  },
  {
    game: 'krass-kariert',
    clause: '4.1',
    choose: ['4', '5'],
    good: /a run of two/,
    then: ['4'],
    bad: /^Yes: a single/,
  },
  {
    game: 'khamul',
    clause: '1.2',
    choose: ['queen of hearts'],
    good: /counts 20/,
  },
  {
    game: 'ktu',
    clause: '4.5',
    choose: ['seven of clubs'],
    good: /^The 6 marked ranks/,
    marked: 6,
  },
];

for (const { game, clause, choose, good, marked, then = [], bad } of EXAMPLES) {
  test(`${gameName(game)}: the rules can be tried where they stand`, async () => {
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
