import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { limits, notices, rules, timing } from '@wayfellow/contracts';
import { liveChannel } from '@wayfellow/web';
import { FakeServer, ben, me } from './test-support/fake-server';
import { renderAt } from './test-support/render-at';

let server: FakeServer;
beforeEach(() => {
  sessionStorage.clear();
  server = new FakeServer().install();
});
afterEach(() => {
  liveChannel.use(null);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const open = async (path = `/messages/${ben.id}`) => {
  renderAt(path);
  await screen.findByText('Live');
};
const field = () => screen.findByLabelText('Message');
const write = async (text: string) => userEvent.type(await field(), text);
const log = () => screen.findByRole('log', { name: 'Conversation with Ben' });
/** The bubbles, in their order. */
const shown = async () =>
  [...(await log()).querySelectorAll('[dir="auto"]')].map(({ textContent }) => textContent);

describe('who may see it', () => {
  test('a visitor is told and sent to sign in, and back here afterwards', async () => {
    server.answers['GET /api/auth/me'] = { status: 401 };
    renderAt(`/messages/${ben.id}`);
    await waitFor(() =>
      expect(screen.getByTestId('path')).toHaveTextContent(`/login?redirect=%2Fmessages%2F${ben.id}`),
    );
    const { title, description } = notices.messagesNeedLogin;
    expect(screen.getByTestId('toast')).toHaveTextContent(`${title}: ${description}`);
  });

  test.each(['abc', '0', '1.5'])('/messages/%s asks nothing of the server', async (id) => {
    await open(`/messages/${id}`);
    expect(await screen.findByText('Traveler Not Found')).toBeVisible();
    expect(server.callsOf('GET /api/users')).toEqual([]);
  });

  test('an unknown traveler has a way on', async () => {
    await open('/messages/99');
    expect(await screen.findByRole('link', { name: 'Back to Messages' })).toHaveAttribute(
      'href',
      '/messages',
    );
  });

  test('somebody one is not connected with has a way on', async () => {
    const detail = 'You can only message travelers you have matched with.';
    server.answers[`GET /api/messages/${ben.id}`] = { status: 403, body: { detail } };
    await open();
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Matches' })).toHaveAttribute('href', '/matches');
    expect(screen.queryByLabelText('Message')).toBeNull();
  });
});

describe('the list', () => {
  test('it shows the last message, when, and how many are unread', async () => {
    server.store('Are you set on Kyoto first?');
    server.conversations = [{ user: ben, unreadCount: 2 }];
    await open('/messages');
    const row = await screen.findByRole('link', { name: /Ben/ });
    expect(row).toHaveTextContent('Are you set on Kyoto first?');
    expect(within(row).getByRole('time')).toBeVisible();
    expect(row).toHaveTextContent('2 unread');
    expect(screen.getByText('Select a conversation')).toBeVisible();
  });

  test('without anybody to write to it leads to the matches', async () => {
    server.conversations = [];
    await open('/messages');
    expect(await screen.findByRole('link', { name: 'Find Travel Companions' })).toHaveAttribute(
      'href',
      '/matches',
    );
  });

  test('a failed list says so and can be tried again', async () => {
    server.answers['GET /api/messages/conversations'] = { status: 500 };
    await open('/messages');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    delete server.answers['GET /api/messages/conversations'];
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: /Ben/ })).toBeVisible();
  });

  test('the open conversation is the current one', async () => {
    await open();
    const list = await screen.findByRole('list', { name: 'Conversations' });
    expect(within(list).getByRole('link', { name: /Ben/ })).toHaveAttribute('aria-current', 'page');
  });
});

describe('writing', () => {
  test('Enter sends trimmed text, Shift+Enter begins a line', async () => {
    await open();
    await write('  one{Shift>}{Enter}{/Shift}two  {Enter}');
    await waitFor(async () => expect(await shown()).toEqual(['one\ntwo']));
    expect(server.framesOf('chat_message')).toMatchObject([{ receiverId: ben.id, content: 'one\ntwo' }]);
    expect(await field()).toHaveValue('');
  });

  test('a NUL and half a surrogate pair, which cannot be kept, are left out of what is sent', async () => {
    await open();
    await userEvent.click(await field());
    await userEvent.paste('Tram\u0000 at \ud83d nine 🚋');
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await shown()).toEqual(['Tram at  nine 🚋']));
    expect(server.framesOf('chat_message')).toMatchObject([{ content: 'Tram at  nine 🚋' }]);
  });

  test('a blank message cannot be sent', async () => {
    await open();
    await write('   {Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(server.framesOf('chat_message')).toEqual([]);
  });

  test('the limit of the contracts is counted near it, and one character more cannot be sent', async () => {
    const { max } = limits.messageContent;
    await open();
    await userEvent.click(await field());
    await userEvent.paste('x'.repeat(max));
    expect(screen.getByText(new RegExp(`${max} / ${max}`))).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
    await userEvent.paste('x');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(screen.getByText(new RegExp(rules.messageContent.max.text))).toBeVisible();
  });

  test('a message counts as sent when the server told it back', async () => {
    server.isDeaf = true;
    await open();
    await write('Hello{Enter}');
    expect(await screen.findByText('Sending...')).toBeVisible();
    const { clientId } = server.framesOf('chat_message')[0] ?? {};
    act(() => server.say({ type: 'new_message', message: server.store('Hello', me.id, clientId) }));
    await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull());
    expect(await shown()).toEqual(['Hello']);
  });

  test('a refused message says so, keeps its text, and can be removed', async () => {
    await open();
    await write('refuse me{Enter}');
    expect(await screen.findByText('Not sent')).toBeVisible();
    const { title, description } = notices.messageFailed;
    expect(screen.getByTestId('toast')).toHaveTextContent(`${title}: ${description}`);
    expect(await shown()).toEqual(['refuse me']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await shown()).toEqual([]);
  });

  test('what was begun is still there after a look at the list', async () => {
    server.conversations.push({ user: { id: 3, name: 'Léa', profileImage: null }, unreadCount: 0 });
    server.answers['GET /api/users/3'] = { body: { id: 3, name: 'Léa', profileImage: null } };
    server.answers['GET /api/messages/3'] = { body: [] };
    await open();
    await write('And a second cup');
    await userEvent.click(await screen.findByRole('link', { name: /Léa/ }));
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await userEvent.click(screen.getByRole('link', { name: /Ben/ }));
    await waitFor(async () => expect(await field()).toHaveValue('And a second cup'));
  });
});

describe('a session that ended elsewhere', () => {
  const textsAnywhere = () => document.body.textContent + JSON.stringify({ ...sessionStorage });

  test('takes messages, unsent ones and drafts off the page, and leads to sign in and back', async () => {
    server.store('Seven is early');
    await open();
    await screen.findByText('Seven is early', { selector: '[role=log] *' });
    server.isDeaf = true;
    await write('Not confirmed{Enter}');
    await write('Only begun');
    for (const text of ['Seven is early', 'Not confirmed', 'Only begun'])
      expect(textsAnywhere()).toContain(text);

    server.answers['GET /api/auth/me'] = { status: 401 };
    act(() => server.endSession());
    await waitFor(() =>
      expect(screen.getByTestId('path')).toHaveTextContent(`/login?redirect=%2Fmessages%2F${ben.id}`),
    );
    const { title, description } = notices.sessionEnded;
    expect(screen.getByTestId('toast')).toHaveTextContent(`${title}: ${description}`);
    for (const text of ['Seven is early', 'Not confirmed', 'Only begun'])
      expect(textsAnywhere()).not.toContain(text);
  });
});

describe('without a connection', () => {
  test('messages wait, are sent once and in order when it returns, and what was missed is asked for', async () => {
    server.store('Hello');
    await open();
    await screen.findByText('Hello', { selector: '[role=log] *' });
    server.isUnreachable = true;
    act(() => server.drop());
    for (const text of ['one', 'two', 'three']) await write(`${text}{Enter}`);
    expect(await screen.findByText('3 waiting to send')).toBeVisible();
    expect(screen.getByText('Offline')).toBeVisible();

    server.store('I am here');
    server.isUnreachable = false;
    server.isDown = false;
    server.calls = [];
    act(() => window.dispatchEvent(new Event('online')));
    await screen.findByText('Live');
    await waitFor(async () => expect(await shown()).toEqual(['Hello', 'I am here', 'one', 'two', 'three']));
    expect(screen.queryByText(/waiting to send/)).toBeNull();
    expect(server.messages.map(({ content }) => content)).toEqual([
      'Hello',
      'I am here',
      'one',
      'two',
      'three',
    ]);
    expect(server.callsOf(`GET /api/messages/${ben.id}?after=1`)).not.toEqual([]);
  });

  test('where only the channel is down they go by the plain request, and the list is read again', async () => {
    await open();
    await log();
    act(() => server.drop());
    server.calls = [];
    await write('By post{Enter}');
    await waitFor(() => expect(server.messages).toHaveLength(1));
    await waitFor(async () => expect(await shown()).toEqual(['By post']));
    await waitFor(() => expect(server.callsOf('GET /api/messages/conversations')).toHaveLength(1));
    expect(server.framesOf('chat_message')).toEqual([]);
  });

  test('the conversation is polled every 10 s, only while the channel is down', async () => {
    jest.useFakeTimers();
    renderAt(`/messages/${ben.id}`);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('Live')).toBeVisible();
    const asked = () => server.callsOf(`GET /api/messages/${ben.id}`).length;
    const before = asked();
    await act(() => jest.advanceTimersByTimeAsync(3 * timing.offlinePollMs));
    expect(asked()).toBe(before);
    act(() => server.drop());
    await act(() => jest.advanceTimersByTimeAsync(2 * timing.offlinePollMs + 100));
    expect(asked()).toBe(before + 2);
  });
});

describe('what is asked of the server', () => {
  test('nothing when a message comes into an open conversation: the list shows it, and it is read', async () => {
    await open();
    await log();
    await screen.findByText('No messages yet. Say hello!');
    const before = server.calls.length;
    act(() => void server.write('Seven is early'));
    const row = await screen.findByRole('link', { name: /Seven is early/ });
    await waitFor(() => expect(server.framesOf('read_receipt')).toHaveLength(1));
    act(() => server.say({ type: 'conversation_update', with: ben.id, unreadCount: 0 }));
    expect(row).not.toHaveTextContent('unread');
    expect(server.calls.slice(before)).toEqual([]);
  });

  test('nothing when one comes into another conversation: it moves up, and counts as unread once', async () => {
    const lea = { id: 3, name: 'Léa', profileImage: null };
    server.conversations.push({ user: lea, unreadCount: 0 });
    await open();
    await log();
    const rows = () =>
      within(screen.getByRole('list', { name: 'Conversations' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(rows()).toHaveLength(2));
    const before = server.calls.length;
    const message = { ...server.store('Bonjour', lea.id), senderId: lea.id };
    for (let i = 0; i < 2; i += 1) act(() => server.say({ type: 'new_message', message }));
    await waitFor(() => expect(rows()[0]).toMatch(/Léa.*Bonjour.*1 unread/));
    expect(server.calls.slice(before)).toEqual([]);
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
    server.conversations = [{ user: ben, unreadCount: 0, shared }];
    await open();
    expect(await screen.findByText('Both in Lisbon, May 3 - May 9')).toBeVisible();
    expect(server.callsOf('GET /api/matches')).toEqual([]);
  });
});

describe('live', () => {
  test('a message of the other, and one of my own from another tab, appear', async () => {
    await open();
    await log();
    act(() => void server.write('Seven is early'));
    await screen.findByText('Seven is early', { selector: '[role=log] *' });
    act(() => server.say({ type: 'new_message', message: server.store('From my phone', me.id, 'x') }));
    await waitFor(async () => expect(await shown()).toEqual(['Seven is early', 'From my phone']));
  });

  test('typing shows while it lasts, and ends with the message', async () => {
    await open();
    await log();
    act(() => server.say({ type: 'typing_indicator', senderId: ben.id, isTyping: true }));
    expect(await screen.findByText('Ben is typing')).toBeVisible();
    act(() => server.say({ type: 'typing_indicator', senderId: ben.id, isTyping: false }));
    expect(screen.queryByText('Ben is typing')).toBeNull();
    act(() => server.say({ type: 'typing_indicator', senderId: ben.id, isTyping: true }));
    act(() => void server.write('Done'));
    expect(screen.queryByText('Ben is typing')).toBeNull();
  });

  test('somebody else typing is not shown here', async () => {
    await open();
    await log();
    act(() => server.say({ type: 'typing_indicator', senderId: 99, isTyping: true }));
    expect(screen.queryByText(/is typing/)).toBeNull();
  });

  test('my typing is told: on when the field is non-empty, off when it is emptied', async () => {
    await open();
    await write('H');
    await userEvent.clear(await field());
    expect(server.framesOf('typing')).toEqual([
      { type: 'typing', receiverId: ben.id, isTyping: true },
      { type: 'typing', receiverId: ben.id, isTyping: false },
    ]);
  });

  test('a sent message gets its check mark once it was read', async () => {
    const mine = server.store('Not set at all', me.id);
    await open();
    await log();
    expect(screen.queryByRole('img', { name: 'Read' })).toBeNull();
    const receipt = { type: 'read_receipt', messageId: mine.id, readerId: ben.id } as const;
    act(() => server.say({ ...receipt, readAt: null }));
    expect(await screen.findByRole('img', { name: 'Read' })).toBeVisible();
  });

  test('Premium also sees when it was read', async () => {
    const mine = server.store('Not set at all', me.id);
    await open();
    await log();
    const readAt = new Date(2027, 2, 24, 18, 21).toISOString();
    act(() => server.say({ type: 'read_receipt', messageId: mine.id, readerId: ben.id, readAt }));
    expect(await screen.findByText('Read 18:21')).toBeVisible();
  });
});

describe('reading', () => {
  test('the newest message in view is told to be read, and its badge goes', async () => {
    server.store('one');
    server.store('two');
    server.conversations = [{ user: ben, unreadCount: 2 }];
    await open();
    await waitFor(() =>
      expect(server.framesOf('read_receipt')).toEqual([{ type: 'read_receipt', messageId: 2 }]),
    );
    expect(screen.queryByText('unread')).toBeNull();
  });

  test('a message that is not in view is not read', async () => {
    server.isBlind = true;
    server.store('one');
    await open();
    await screen.findByText('one', { selector: '[role=log] *' });
    expect(server.framesOf('read_receipt')).toEqual([]);
  });

  test('nothing is read in a hidden tab, until it is shown', async () => {
    await open();
    await log();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void server.write('one'));
    await screen.findByText('one', { selector: '[role=log] *' });
    expect(server.framesOf('read_receipt')).toEqual([]);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(server.framesOf('read_receipt')).toHaveLength(1));
  });

  test('while the channel is down the receipt goes by request', async () => {
    server.isDown = true;
    server.store('one');
    renderAt(`/messages/${ben.id}`);
    await waitFor(() => expect(server.callsOf('PUT /api/messages/1/read')).toHaveLength(1));
  });

  test('a long history is read back page by page', async () => {
    const count = limits.threadPageSize.default + 10;
    for (let n = 1; n <= count; n++) server.store(`message ${n}`);
    await open();
    await waitFor(async () => expect(await shown()).toHaveLength(count));
    expect((await shown())[0]).toBe('message 1');
    expect(server.callsOf(`GET /api/messages/${ben.id}?before=11`)).toHaveLength(1);
  });
});
