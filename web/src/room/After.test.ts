import { expect, test } from 'vitest';
import { openPage, recording, screen, SCREENS } from '../testing';

test('when a match is over, no bot plays for anybody', async () => {
  const recorded = recording('replay-kartel');
  const last = recorded.clients.Ada?.frames.findLast(
    (it) => 'received' in it && it.received.type === 'room',
  );
  expect(last).toMatchObject({
    received: { room: { stage: 'match_over', seats: [{ delegated: true }, {}] } },
  });
  await openPage({ recording: recorded, as: 'Ada', screen: SCREENS.phone });
  screen.getByRole('link', { name: 'Replay' });
  expect(screen.queryByText('A bot plays for you.')).toBeNull();
});
