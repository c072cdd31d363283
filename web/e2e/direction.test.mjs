// Play goes round the table as the game says: where the next player sits, and how the arrows point.
import assert from 'node:assert/strict';
import { SCREENS } from './support/site.mjs';
import { recorded } from './support/story.mjs';
import { GAMES, scene } from './support/table.mjs';

/** How far right each other player stands, from the next one on: runs in the page. */
const places = () =>
  [...document.querySelectorAll('main .seats > li')].map((it) => {
    const { left, right, top } = it.getBoundingClientRect();
    return { x: (left + right) / 2, y: Math.round(top) };
  });

/** Whether the arrow on the right points down, as it does clockwise: runs in the page. */
const pointsDown = () => {
  const way = document.querySelector('main .centre .way');
  return way && Number.parseFloat(getComputedStyle(way, '::after').rotate) % 360 === 225;
};

recorded('the next player sits on the side to which play goes, and the arrows point there', async (site) => {
  for (const { way } of Object.values(GAMES)) {
    const { scene: name, next: side } = way;
    for (const screen of [SCREENS.desktop, SCREENS.phone]) {
      const ada = await site.person('Ada', screen);
      await scene(ada, name);
      const all = await ada.page.evaluate(places);
      assert(all.length > 2, `${name}: others are there`);
      // Beside each other in one row, where the row is the first one on a phone.
      const [first, second] = all;
      assert(first && second && second.x !== first.x, name);
      assert.equal(first.x > second.x ? 'right' : 'left', side, `${name}: ${JSON.stringify(all)}`);
    }
    const ada = await site.person('Ada', SCREENS.desktop);
    await scene(ada, name);
    assert.equal(await ada.page.evaluate(pointsDown), side === 'left', `${name}: its arrows`);
  }
});
