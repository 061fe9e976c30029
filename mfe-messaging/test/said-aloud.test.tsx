import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { limits } from '@wayfellow/contracts';
import { ben, userOf } from '@wayfellow/web/testing';
import { field, log, open, theServer } from './open-messages';

// What screen readers say of a conversation, and do not say.

const { max } = limits.messageContent;

test('the counter describes the field while it is there, and is announced at milestones, not at each key', async () => {
  await open();
  const input = await field();
  expect(input).not.toHaveAttribute('aria-describedby');
  await userEvent.click(input);
  await userEvent.paste('x'.repeat(max - 80));
  expect(input).toHaveAccessibleDescription(`${max - 80} / ${max}`);
  const said = screen.getByText('At most 100 characters left');
  expect(said).toHaveAttribute('role', 'status');
  await userEvent.type(input, 'xyz');
  expect(input).toHaveAccessibleDescription(`${max - 77} / ${max}`);
  expect(said).toHaveTextContent('At most 100 characters left');
});

test('older messages that load are not announced as new ones, and those that come later are', async () => {
  for (let n = 1; n <= limits.threadPageSize.default + 10; n++) theServer().store(`message ${n}`);
  const lives: (string | null)[] = [];
  const note = () => {
    const oldest = screen.queryByText('message 1', { selector: '[role=log] *' });
    if (oldest) lives.push(oldest.closest('[role=log]')?.getAttribute('aria-live') ?? null);
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  await open();
  await waitFor(() => expect(lives).not.toEqual([]));
  expect(lives[0]).toBe('off');
  await waitFor(async () => expect(await log()).not.toHaveAttribute('aria-live'));
});

test('what scrolls has a role and a name', async () => {
  await open();
  const messages = await log();
  expect(screen.getByRole('group', { name: `Conversation with ${ben.name}` })).toContainElement(messages);
});

test.each([
  ['is offered to who are matched', false, 2],
  ['is not offered where the other cannot be reached', true, 0],
])('a safe meeting %s', async (_, isReadOnly, offers) => {
  theServer().store('one');
  theServer().conversations = [{ user: userOf(ben), unreadCount: 0, isReadOnly }];
  await open();
  await screen.findByText('one', { selector: '[role=log] *' });
  await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Meet safely' })).toHaveLength(offers));
});
