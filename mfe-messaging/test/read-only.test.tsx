import { act, screen, within } from '@testing-library/react';
import { FORMER_TRAVELER, MESSAGE_HIDDEN, MESSAGE_REMOVED, problems } from '@wayfellow/contracts';
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

test('a message that moderators hide loses its text at once, in the thread and in the list, and gets it back', async () => {
  const first = theServer().store('See you at the station');
  const last = theServer().store('Send me 180 by tonight');
  await open();
  const log = await screen.findByRole('log');
  const update = (message: object) =>
    act(() => theServer().sendFrame({ type: 'message_update', message: { ...last, ...message } }));
  update({ content: '', isHidden: true });
  expect(await within(log).findByText(MESSAGE_HIDDEN)).toBeVisible();
  expect(screen.queryByText(/180/)).toBeNull();
  expect(screen.getByRole('link', { name: new RegExp(`^Ben.*${MESSAGE_HIDDEN}`) })).toBeVisible();
  expect(within(log).getByText(first.content)).toBeVisible();
  update({});
  expect(await within(log).findByText(last.content)).toBeVisible();
  expect(screen.queryByText(MESSAGE_HIDDEN)).toBeNull();
});
