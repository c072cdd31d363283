import { expect, test } from 'vitest';
import { openPage, screen, SCREENS } from '../testing';

test.each([
  ['en', 'Whose games', /Steve Schnepp/, /not affiliated/],
  ['de', 'Wessen Spiele', /Steve Schnepp/, /mit dem Verlag .* nichts zu tun/],
])('names the authors that the texts name (%s)', async (language, name, author, publisher) => {
  await openPage({
    recording: 'rules',
    path: '/about',
    screen: SCREENS.phone,
    storage: { 'kartenhaus.language': language },
  });
  const { parentElement } = screen.getByRole('heading', { name });
  expect(parentElement?.textContent).toMatch(author);
  expect(parentElement?.textContent).toMatch(publisher);
});
