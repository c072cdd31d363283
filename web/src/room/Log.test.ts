import { expect, test } from 'vitest';
import { openPage, recording, screen, SCREENS, within } from '../testing';

const lines = () => screen.getByRole('log', { name: /./ }).querySelectorAll('p');
const log = () => [...lines()].map((it) => it.textContent);
const press = (name: string | RegExp, role = 'button') => screen.getByRole(role, { name });
const said = (text: string) => within(screen.getByRole('log', { name: /./ })).getByText(text);

const lobby = { recording: 'lobby', screen: SCREENS.phone };

test('a reload keeps the log; a second device begins with an empty one', async () => {
  const page = await openPage({
    recording: 'kartu-sama-visits',
    as: 'Ada',
    until: { type: 'welcome' },
  });
  await page.server.skipTo({ type: 'update', seq: 12 });
  const before = log();
  expect(before.length).toBeGreaterThanOrEqual(4);
  await page.load();
  screen.getByRole('group', { name: 'Actions' });
  expect(log()).toEqual(before);
  // A room's name in capitals is the same room, and the same seat.
  const [, , room = ''] = location.pathname.split('/');
  await page.load({ path: `/r/${room.toUpperCase()}` });
  screen.getByRole('group', { name: 'Actions' });
  expect(log()).toEqual(before);
  await page.close();

  // A second device begins where a connection was opened again.
  const recorded = recording('kartu-sama-visits');
  const frames = recorded.clients.Ada?.frames ?? [];
  frames.splice(
    0,
    frames.findLastIndex((it) => 'sent' in it && it.sent.type === 'hello'),
  );
  await openPage({ recording: recorded, as: 'Ada', until: { type: 'room' } });
  screen.getByRole('group', { name: 'Actions' });
  expect(log()).toEqual(['Match 1']);
});

test('a host reads who joins, and in the match new messages at their author’s seat', async () => {
  const page = await openPage({ ...lobby, as: 'Ada', until: { type: 'welcome' } });
  const { server } = page;
  const chat = press(/^Chat/, 'checkbox') as HTMLInputElement;
  if (!chat.checked) await page.click(chat);
  await server.deliver({ until: { type: 'room', room: { seats: [{}, { name: 'Bea' }] } } });
  said('Bea sat down.');
  await server.deliver({ until: { type: 'room', room: { chat: [{ text: 'hello' }] } } });
  said('Bea: hello');

  // In the match it stands at the speaker's seat, and where one answers it says that it is new.
  await server.deliver({ until: { type: 'update' } });
  await server.deliver({ until: { type: 'room', room: { chat: [{ text: 'good luck' }] } } });
  expect(document.querySelector('.bubble')?.textContent).toContain('Bea: good luck');
  await page.click(press('Say something, 1 new message'));
  await server.answer();
  await page.click(press(/^Write a message… ?1 new/, 'menuitem'));
  said('Bea: good luck');
  await page.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  press('Say something');
});

test('a guest writes in the lobby and in the match', async () => {
  const page = await openPage({ ...lobby, as: 'Bea', seated: false });
  await page.click(press('Sit down as “Bea”'));
  await page.server.answer({ until: { type: 'welcome' } });
  const say = async (text: string) => {
    await page.fill(screen.getByRole('textbox', { name: 'Say something' }), text);
    await page.click(press('Say'));
    expect(page.http.asked.at(-1)?.body).toEqual({ type: 'say', text });
  };
  await say('hello');
  await page.server.deliver({ until: { type: 'update' } });
  await page.click(press('Menu'));
  await page.click(press(/^Log and chat/));
  await say('good luck');
  await page.server.deliver();
  said('Bea: good luck');
});
