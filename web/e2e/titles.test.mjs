// What a tab is called, and what a link to its page says before anybody opens it.
import assert from 'node:assert/strict';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { lay } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

/** What the page that is open says of its link. @param {Person} person @param {string} name */
function said({ page }, name) {
  return page.locator(`meta[property="og:${name}"]`).getAttribute('content');
}

/** Waits until the tab is called that. @param {Person} person @param {string} title */
async function titled({ page }, title) {
  await page.waitForFunction((title) => document.title === title, title);
}

for (const [locale, titles] of Object.entries({
  'en-GB': {
    '/': 'Kartenhaus: five card games, one link',
    '/rules/ktu': 'KTU: rules – Kartenhaus',
    '/learn/kartel': 'Kartel: learn in one round',
    '/lab/kartel': 'Kartel in the lab – Kartenhaus',
  },
  'de-DE': {
    '/': 'Kartenhaus: fünf Kartenspiele, ein Link',
    '/rules/ktu': 'KTU: Regeln – Kartenhaus',
    '/learn/kartel': 'Kartel: in einer Runde lernen',
    '/lab/kartel': 'Kartel im Labor – Kartenhaus',
  },
})) {
  story(`a tab is called what its link says (${locale})`, async (site) => {
    const ada = await site.person('Ada', { ...SCREENS.phone, locale });
    for (const [path, title] of Object.entries(titles)) {
      await ada.page.goto(path);
      assert.equal(await said(ada, 'title'), title);
      // A lesson goes on to its table at once.
      if (!path.startsWith('/learn')) await titled(ada, title);
    }
  });
}

story('the link of a table says who invites, and its tab where one is', async (site) => {
  const ada = await site.person('Ada', SCREENS.phone);
  await lay([ada], 'kartu-sama', { bots: 1 });
  const bea = await site.person('Bea', SCREENS.phone);
  await bea.page.goto(ada.page.url().split('#')[0] ?? '');
  const room = /\/r\/([\w-]+)/.exec(bea.page.url())?.[1];
  await titled(bea, `Kartu Sama – ${room}`);
  assert.equal(await said(bea, 'title'), 'Kartu Sama at Ada’s table: the match is on');
  // The picture is where its address says, and a picture.
  const drawn = await bea.page.evaluate(async (url) => {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, (await said(bea, 'image')) ?? '');
  assert.deepEqual(drawn, [1200, 630]);
});
