import { refuse, table, whole } from '../../../../web/e2e/support/screens.mjs';
import { recorded } from '../../../../web/e2e/support/story.mjs';
import { scene } from '../../../../web/e2e/support/table.mjs';

/** What a browser says of lines that cannot be opened while there is no server. */
const BROKEN = /WebSocket connection to|net::ERR_|Failed to load resource/;

recorded('KTU fits on every screen: to choose, refused, with a broken line', async (site) => {
  const ada = await table(site, 'ktu-five-open');
  await whole(ada, 'KTU, to choose');
  await scene(ada, 'ktu-five');
  await refuse(ada, /^Play/);
  await whole(ada, 'KTU, refused');
  ada.expects(BROKEN);
  await ada.playback.cut();
  await ada.page.getByText('Connection lost').waitFor();
  await whole(ada, 'KTU, with a broken line');
});

recorded('a bot in one’s place leaves the hand where it is', async (site) => {
  const ada = await table(site, 'ktu-five-delegated');
  await ada.page.getByRole('button', { name: 'Menu' }).tap();
  await ada.page.getByRole('button', { name: 'Let a bot play for me' }).tap();
  await ada.page.getByText('A bot plays for you.').waitFor();
  await whole(ada, 'KTU, a bot plays');
});
