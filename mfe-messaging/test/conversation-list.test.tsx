import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ben, userOf } from '@wayfellow/web/testing';
import { log, open, theServer } from './open-messages';

describe('the list', () => {
  test('it shows the last message, when, and how many are unread', async () => {
    theServer().store('Are you set on Kyoto first?');
    theServer().conversations = [{ user: userOf(ben), unreadCount: 2 }];
    await open('/messages');
    const row = await screen.findByRole('link', { name: /Ben/ });
    expect(row).toHaveTextContent('Are you set on Kyoto first?');
    expect(within(row).getByRole('time')).toBeVisible();
    expect(row).toHaveTextContent('2 unread');
    expect(screen.getByText('Select a conversation')).toBeVisible();
  });

  test('without anybody to write to it leads to the matches', async () => {
    theServer().conversations = [];
    await open('/messages');
    expect(await screen.findByRole('link', { name: 'Find Travel Companions' })).toHaveAttribute(
      'href',
      '/matches',
    );
  });

  test('a failed list says so and can be tried again', async () => {
    theServer().answers['GET /api/conversations'] = { status: 500 };
    await open('/messages');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    delete theServer().answers['GET /api/conversations'];
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: /Ben/ })).toBeVisible();
  });

  test('the open conversation is the current one', async () => {
    await open();
    const list = await screen.findByRole('list', { name: 'Conversations' });
    expect(within(list).getByRole('link', { name: /Ben/ })).toHaveAttribute('aria-current', 'page');
  });
});

describe('what is asked of the server', () => {
  test('nothing when a message comes into an open conversation: the list shows it, and it is read', async () => {
    await open();
    await log();
    await screen.findByText('No messages yet. Say hello!');
    const before = theServer().calls.length;
    act(() => void theServer().write('Seven is early'));
    const row = await screen.findByRole('link', { name: /Seven is early/ });
    await waitFor(() => expect(theServer().framesOf('read_receipt')).toHaveLength(1));
    act(() => theServer().sendFrame({ type: 'conversation_update', with: ben.id, unreadCount: 0 }));
    expect(row).not.toHaveTextContent('unread');
    expect(theServer().calls.slice(before)).toEqual([]);
  });

  test('nothing when one comes into another conversation: it moves up, and counts as unread once', async () => {
    const lea = { id: 3, name: 'Léa', profileImage: null };
    theServer().conversations.push({ user: lea, unreadCount: 0 });
    await open();
    await log();
    const rows = () =>
      within(screen.getByRole('list', { name: 'Conversations' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(rows()).toHaveLength(2));
    const before = theServer().calls.length;
    const message = { ...theServer().store('Bonjour', lea.id), senderId: lea.id };
    for (let i = 0; i < 2; i += 1) act(() => theServer().sendFrame({ type: 'new_message', message }));
    await waitFor(() => expect(rows()[0]).toMatch(/Léa.*Bonjour.*1 unread/));
    expect(theServer().calls.slice(before)).toEqual([]);
  });

  test('the shared trip of the one conversation, not every match', async () => {
    const days = { startDate: '2027-05-03', endDate: '2027-05-09' };
    const shared = {
      destination: 'Lisbon',
      destinationId: 7,
      mine: days,
      theirs: days,
      ...days,
      days: 7,
      coverImage: null,
    };
    theServer().conversations = [{ user: userOf(ben), unreadCount: 0, shared }];
    await open();
    expect(await screen.findByText('Both in Lisbon, May 3 - May 9')).toBeVisible();
    expect(theServer().callsOf('GET /api/matches')).toEqual([]);
  });
});
