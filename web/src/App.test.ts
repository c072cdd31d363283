import { expect, test } from 'vitest';
import { openPage } from './testing';
import { pathOf, reportOf } from './testing/lab';

/** What tabs are called; the server says so too: `crates/server/tests/it/previews.rs`. */
const TITLES = {
  en: {
    '/': 'Kartenhaus: five card games, one link',
    '/rules/ktu': 'KTU: rules – Kartenhaus',
    '/lab/kartel': 'Kartel in the lab – Kartenhaus',
  },
  de: {
    '/': 'Kartenhaus: fünf Kartenspiele, ein Link',
    '/rules/ktu': 'KTU: Regeln – Kartenhaus',
    '/lab/kartel': 'Kartel im Labor – Kartenhaus',
  },
};

test.each(Object.entries(TITLES))(
  'a tab is called what its link says (%s)',
  async (language, titles) => {
    const page = await openPage({
      recording: 'rules',
      storage: { 'kartenhaus.language': language },
    });
    page.http.answer('GET', pathOf('kartel'), reportOf('kartel'));
    for (const [path, title] of Object.entries(titles)) {
      await page.load({ path });
      expect(document.title).toBe(title);
    }
  },
);

test('the tab of a table says what is played where', async () => {
  await openPage({ recording: 'replay-khamul', as: 'Bea' });
  expect(document.title).toBe(`Khamul – ${location.pathname.slice('/r/'.length)}`);
});
