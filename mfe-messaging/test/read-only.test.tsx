import { screen, within } from '@testing-library/react';
import { FORMER_TRAVELER, MESSAGE_REMOVED, problems } from '@wayfellow/contracts';
import { ana, ben, userOf } from '@wayfellow/web/testing';
import { open, showMessages, theServer } from './open-messages';

/** Ben has left, and took his messages back. */
const letBenLeave = (name: string) => {
  const user = { ...userOf(ben), name };
  theServer().store('');
  theServer().store('See you at the station', ana.id);
  theServer().store('');
  theServer().conversations = [{ user, unreadCount: 0, isReadOnly: true }];
  theServer().answers[`GET /api/users/${ben.id}`] = { body: user };
};

test('a message that was taken back says so, in the thread and in the list', async () => {
  letBenLeave(FORMER_TRAVELER);
  await open();
  const log = await screen.findByRole('log', { name: `Conversation with ${FORMER_TRAVELER}` });
  expect(within(log).getAllByText(MESSAGE_REMOVED)).toHaveLength(2);
  expect(within(log).getByText('See you at the station')).toBeVisible();
  const row = screen.getByRole('link', { name: new RegExp(`^${FORMER_TRAVELER}.*${MESSAGE_REMOVED}`) });
  expect(row).toBeVisible();
});

test.each([
  [FORMER_TRAVELER, 'traveler-left'],
  ['Ben', 'traveler-away'],
] as const)(
  'the conversation with %s can be read and says why nothing can be written',
  async (name, code) => {
    letBenLeave(name);
    showMessages();
    expect(await screen.findByText(new RegExp(problems[code].detail))).toBeVisible();
    expect(screen.queryByLabelText('Message')).toBeNull();
    expect(await screen.findByText('See you at the station')).toBeVisible();
  },
);
