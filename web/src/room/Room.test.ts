import { expect, onTestFinished, test } from 'vitest';
import { openPage, recording, screen, SCREENS, within, type Page } from '../testing';

const LOST = /^Connection lost. Reconnecting…/;

/** Ada's turn in the middle of a round, and the next one. */
const TURN = { type: 'update', seq: 12 };
const NEXT = { type: 'update', seq: 15 };

/** What a table shows: its title, what it says, and all controls with their groups. */
function table() {
  const groups = [...document.querySelectorAll('main [role=group][aria-label]')];
  const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;
  return {
    title: document.title,
    said: [...document.querySelectorAll('main [role=status]')].map((it) => it.textContent),
    groups: groups.map((it) => [
      it.getAttribute('aria-label'),
      [...it.querySelectorAll('button')].map(nameOf),
    ]),
  };
}

/** Ada's page in the middle of a round, when it is her turn. */
async function midRound(as = 'Ada'): Promise<Page> {
  const screen = as === 'Ada' ? SCREENS.phone : SCREENS.desktop;
  const page = await openPage({
    recording: 'kartu-sama-visits',
    as,
    screen,
    until: { type: 'welcome' },
  });
  await page.server.skipTo(TURN);
  return page;
}

/** Ada's page on another device at her next turn: it begins where a connection was opened last. */
function elsewhere(): Promise<Page> {
  const recorded = recording('kartu-sama-visits');
  const frames = recorded.clients.Ada?.frames ?? [];
  frames.splice(
    0,
    frames.findLastIndex((it) => 'sent' in it && it.sent.type === 'hello'),
  );
  const screen = SCREENS.phone;
  return openPage({ recording: recorded, as: 'Ada', screen, until: { type: 'room' } });
}

const draw = () =>
  within(screen.getByRole('group', { name: 'Actions' })).getByRole('button', { name: /^Draw/ });
const strip = (text: RegExp) =>
  screen.queryByText(text, { selector: '[role=status].strip, .strip *' });

/** The connection breaks, and none can be made; returns what makes the server reachable again. */
async function goOffline(page: Page): Promise<() => Promise<void>> {
  const { connections, http } = page;
  const accept = connections.onconnect;
  connections.onconnect = (it) => queueMicrotask(() => it.cut());
  http.offline = true;
  connections.last.cut();
  await page.wait(0);
  return async () => {
    connections.onconnect = accept;
    http.offline = false;
    dispatchEvent(new Event('online'));
    await page.wait(0);
  };
}

test.each(['Ada', 'Cem'])('a reload shows the same table: %s', async (as) => {
  const page = await midRound(as);
  const before = table();
  expect(before.title).toMatch(as === 'Ada' ? /^Your turn/ : /^Kartu Sama/);
  if (as === 'Cem') screen.getByText(/You are watching/);
  await page.load({ until: { type: 'room' } });
  screen.getByRole('list', { name: 'Players' });
  expect(table()).toEqual(before);
});

test('two tabs on one seat show the same table', async () => {
  // What was played in another tab comes as an update to this one, whose connection stays open.
  const recorded = recording('kartu-sama-visits');
  const { frames = [] } = recorded.clients.Ada ?? {};
  frames.splice(0, frames.length, ...frames.filter((it) => !('closed' in it)));
  const page = await openPage({
    recording: recorded,
    as: 'Ada',
    screen: SCREENS.phone,
    until: { type: 'welcome' },
  });
  await page.server.skipTo(NEXT);
  await page.wait(5_000); // The cards have landed.
  expect(page.sent('play')).toEqual([]);
  const here = table();
  await page.close();
  await elsewhere();
  expect(table()).toEqual(here);
});

test('a page that is offline says so, tries again and recovers by itself', async () => {
  const page = await midRound();
  const before = table();
  for (let breaks = 0; breaks < 2; breaks += 1) {
    const tried = page.connections.all.length;
    const goOnline = await goOffline(page);
    expect(strip(LOST)).not.toBeNull();
    expect(table()).toEqual(before);
    // It is tried again and again, ever more seldom.
    await page.wait(10_000);
    expect(page.connections.all.length).toBeGreaterThanOrEqual(tried + 5);
    expect(table()).toEqual(before);
    await goOnline();
    await page.server.answer({ until: { type: 'room' } });
    expect(strip(LOST)).toBeNull();
    screen.getByText('connected');
    expect(table()).toEqual(before);
  }
  await page.click(draw());
  await page.server.answer({ until: { type: 'update', seq: 13 } });
  expect(document.title).not.toMatch(/^Your turn/);
});

test('a move that no longer fits is not sent, and the page says so', async () => {
  const page = await midRound();
  const goOnline = await goOffline(page);
  await page.click(draw());
  expect(strip(/^Will be sent when you are back online: draw/)).not.toBeNull();
  // Meanwhile she plays on at another device.
  await page.server.skipTo(NEXT);
  await goOnline();
  await page.server.answer({ until: { type: 'room' } });
  screen.getByText(/was not sent: the table changed/, { selector: '.notice *' });
  expect(page.sent('play')).toEqual([]);
  expect(document.title).toMatch(/^Your turn/);
  expect(document.querySelector('main [aria-busy=true]')).toBeNull();
  const here = table();
  await page.close();
  await elsewhere();
  expect(table()).toEqual(here);
});

test('the screen stays on in play, and a turn vibrates and changes the icon', async () => {
  const asked = { locks: 0, freed: 0, buzzes: 0 };
  const lock = () =>
    Object.assign(new EventTarget(), {
      async release(this: EventTarget) {
        asked.freed += 1;
        this.dispatchEvent(new Event('release'));
      },
    });
  const device = {
    wakeLock: {
      value: {
        request: async () => {
          asked.locks += 1;
          return lock();
        },
      },
      configurable: true,
    },
    vibrate: {
      value: () => {
        asked.buzzes += 1;
        return true;
      },
      configurable: true,
    },
  };
  Object.defineProperties(navigator, device);
  onTestFinished(() => {
    for (const name of Object.keys(device)) Reflect.deleteProperty(navigator, name);
  });
  const icon = document.createElement('link');
  Object.assign(icon, { rel: 'icon', href: '/icon.svg' });
  document.head.append(icon);
  onTestFinished(() => icon.remove());

  const page = await openPage({
    recording: 'kartu-sama-visits',
    as: 'Ada',
    screen: SCREENS.phone,
    until: { type: 'welcome' },
  });
  expect(asked).toEqual({ locks: 0, freed: 0, buzzes: 0 });
  await page.server.skipTo(TURN);
  expect(icon.getAttribute('href')).toBe('/icon-turn.svg');
  expect(asked.locks).toBe(1);
  expect(asked.buzzes).toBeGreaterThanOrEqual(1);
  await page.click(screen.getByRole('button', { name: 'Menu' }));
  await page.click(screen.getByRole('button', { name: 'Your options' }));
  await page.click(screen.getByRole('switch', { name: /Buzz/ }));
  screen.getByRole('switch', { name: /Buzz.*off/ });
  await page.click(screen.getByRole('button', { name: 'Back' }));
  await page.click(screen.getByRole('button', { name: /^Leave the table/ }));
  await page.click(screen.getByRole('button', { name: 'Leave' }));
  expect(asked.freed).toBe(1);
  expect(icon.getAttribute('href')).toBe('/icon.svg');
});

/** The room as the recorded Ada was welcomed there. */
function roomOf({ clients }: ReturnType<typeof recording>): unknown {
  const messages = (clients.Ada?.frames ?? []).flatMap((it) =>
    'received' in it ? [it.received] : [],
  );
  return messages.flatMap((it) => (it.type === 'welcome' ? [it.room] : [])).at(-1);
}

test('where a proxy passes no WebSockets on, the page says so and who can mend it', async () => {
  const page = await midRound('Ada');
  const { connections, http } = page;
  const { room } = connections.last;
  http.answer('GET', `/api/rooms/${room}`, roomOf(recording('kartu-sama-visits')));
  http.answer('GET', `/api/rooms/${room}/play`, {}, { status: 426 });
  connections.onconnect = (it) => queueMicrotask(() => it.cut());
  connections.last.cut();
  for (let tries = 0; tries < 3; tries += 1) await page.wait(5_000);
  expect(strip(/^The table can’t be shown: the proxy/)).not.toBe(null);
});
