import { renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { limits } from '@wayfellow/contracts';
import { useSafetyDialog } from '@wayfellow/web';
import { ana, ben } from '@wayfellow/web/testing';
import { field, log, open, shown, theServer, write } from './open-messages';

const hint = () => screen.findByText('This message asks for money.');

test('a message that asks for money has a hint below it, from which its writer can be reported and blocked', async () => {
  theServer().store('Hello!');
  theServer().store('Can you lend me 200 euros?');
  const { result } = renderHook(useSafetyDialog);
  await open();
  const note = (await hint()).closest<HTMLElement>('[role=note]');
  expect(note).toHaveTextContent('Only your browser noticed; we have not read it.');
  expect(await log()).toContainElement(note);
  await userEvent.click(within(note as HTMLElement).getByRole('button', { name: 'Report' }));
  expect(result.current).toMatchObject({ kind: 'report', person: { id: ben.id }, messageIds: [2] });
  await userEvent.click(within(note as HTMLElement).getByRole('button', { name: 'Block' }));
  expect(result.current).toMatchObject({ kind: 'block', person: { id: ben.id } });
});

test('a dismissed hint stays away when the conversation is opened again', async () => {
  theServer().store('Can you lend me 200 euros?');
  theServer().conversations.push({ user: { id: 3, name: 'Léa', profileImage: null }, unreadCount: 0 });
  theServer().answers['GET /api/users/3'] = { body: { id: 3, name: 'Léa', profileImage: null } };
  theServer().answers['GET /api/messages/3'] = { body: [] };
  await open();
  await hint();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('This message asks for money.')).toBeNull();
  await userEvent.click(await screen.findByRole('link', { name: /Léa/ }));
  await screen.findByRole('log', { name: /Léa/ });
  await userEvent.click(screen.getByRole('link', { name: /Ben/ }));
  await waitFor(async () => expect(await shown()).toHaveLength(1));
  expect(screen.queryByText('This message asks for money.')).toBeNull();
});

test('no call and no frame tells what the browser noticed', async () => {
  theServer().store('Can you lend me 200 euros?');
  theServer().store('Are you on Telegram?');
  await open();
  await hint();
  await userEvent.click((await screen.findAllByRole('button', { name: 'Dismiss' }))[0] as HTMLElement);
  await write('my number is 0912345678');
  await screen.findByText(/You are sharing/);
  const sent = JSON.stringify([theServer().calls, theServer().frames]);
  expect(sent).not.toMatch(/hint|money|dismiss|sharing|0912345678/i);
});

test('the writer is told above the field what they are about to share', async () => {
  await open();
  await write('Call me: +49 170 1234567');
  expect(await screen.findByText('You are sharing a phone number.')).toBeVisible();
  await userEvent.clear(await field());
  expect(screen.queryByText(/You are sharing/)).toBeNull();
});

test.each([
  [limits.hintedMessages - 1, true],
  [limits.hintedMessages, false],
])('with %i messages the two have just matched: %s', async (count, isNew) => {
  for (let n = 0; n < count; n++) theServer().store(`message ${n}`, n % 2 ? ana.id : ben.id);
  await open();
  await log();
  expect(screen.queryByText('You have just matched') !== null).toBe(isNew);
});
