import { test } from 'vitest';
import { openPage, recording, screen, within } from '../testing';

test('a replay says where there was a hint, and what was taken back', async () => {
  const recorded = recording('helped');
  await openPage({
    recording: recorded,
    as: 'Ada',
    path: `/r/${recorded.clients.Ada?.room}/replay/1`,
  });
  const steps = within(screen.getByRole('list', { name: 'What happened' }));
  steps.getByText(/Ada asked for a hint here\./);
  steps.getByText(/Ada took a move back here\./);
});
