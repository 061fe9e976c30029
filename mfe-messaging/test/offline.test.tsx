import { act, screen, waitFor, within } from '@testing-library/react';
import { MESSAGE_HIDDEN, MESSAGE_REMOVED, SILENT_AFTER_MS, timing } from '@wayfellow/contracts';
import { ben } from '@wayfellow/web/testing';
import { log, open, showMessages, shown, theServer, write } from './open-messages';

describe('without a connection', () => {
  test('messages wait, are sent once and in order when it returns, and what was missed is asked for', async () => {
    theServer().store('Hello');
    await open();
    await screen.findByText('Hello', { selector: '[role=log] *' });
    theServer().isUnreachable = true;
    act(() => theServer().drop());
    for (const text of ['one', 'two', 'three']) await write(`${text}{Enter}`);
    expect(await screen.findByText('3 waiting to send')).toBeVisible();
    expect(screen.getByText('Offline')).toBeVisible();

    theServer().store('I am here');
    theServer().isUnreachable = false;
    theServer().isDown = false;
    theServer().calls = [];
    act(() => window.dispatchEvent(new Event('online')));
    await screen.findByText('Live');
    await waitFor(async () => expect(await shown()).toEqual(['Hello', 'I am here', 'one', 'two', 'three']));
    expect(screen.queryByText(/waiting to send/)).toBeNull();
    expect(theServer().messages.map(({ content }) => content)).toEqual([
      'Hello',
      'I am here',
      'one',
      'two',
      'three',
    ]);
    expect(theServer().callsOf(`GET /api/messages/${ben.id}?after=1`)).not.toEqual([]);
  });

  test('a message that was on its way when the connection ended, behind a newer one, is asked for', async () => {
    theServer().store('Long ago').createdAt = new Date(Date.now() - 60_000).toISOString();
    await open();
    await screen.findByText('Long ago', { selector: '[role=log] *' });
    theServer().store('Through the slower instance');
    act(() => void theServer().write('Through the faster one'));
    await waitFor(async () => expect(await shown()).toEqual(['Long ago', 'Through the faster one']));
    act(() => theServer().drop());
    theServer().isDown = false;
    act(() => window.dispatchEvent(new Event('online')));
    await waitFor(async () =>
      expect(await shown()).toEqual(['Long ago', 'Through the slower instance', 'Through the faster one']),
    );
    expect(theServer().callsOf(`GET /api/messages/${ben.id}?after=1`)).not.toEqual([]);
  });

  test('what was hidden or taken back meanwhile is not shown any more once it returns', async () => {
    theServer().store('Hello');
    for (const text of ['Send me 180 by tonight', 'I live at 12 Mill Lane', 'Goodbye'])
      theServer().store(text).createdAt = new Date(Date.now() - 3_600_000).toISOString();
    await open();
    await screen.findByText('Goodbye', { selector: '[role=log] *' });
    act(() => theServer().drop());
    const change = (id: number, more: object) => {
      theServer().messages = theServer().messages.map((each) =>
        each.id === id ? { ...each, content: '', ...more } : each,
      );
    };
    change(2, { isHidden: true });
    change(3, {});
    theServer().isDown = false;
    act(() => window.dispatchEvent(new Event('online')));
    const bubbles = within(await log());
    expect(await bubbles.findByText(MESSAGE_HIDDEN)).toBeVisible();
    expect(bubbles.getByText(MESSAGE_REMOVED)).toBeVisible();
    expect(screen.queryByText(/180|Mill Lane/)).toBeNull();
    expect(bubbles.getByText('Goodbye')).toBeVisible();
  });

  test('a channel that died without a word is replaced once the server is silent for too long, and what was missed appears', async () => {
    jest.useFakeTimers();
    showMessages();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    act(() => theServer().sendFrame({ type: 'beat' }));
    theServer().store('Are you there?');
    await act(() => jest.advanceTimersByTimeAsync(SILENT_AFTER_MS - 1));
    expect(screen.getByText('Live')).toBeVisible();
    expect(await shown()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('Live')).toBeVisible();
    expect(theServer().framesOf('auth')).toHaveLength(2);
    expect(await shown()).toEqual(['Are you there?']);
  });

  test('where only the channel is down they go by the plain request, and the list is read again', async () => {
    await open();
    await log();
    act(() => theServer().drop());
    theServer().calls = [];
    await write('By post{Enter}');
    await waitFor(() => expect(theServer().messages).toHaveLength(1));
    await waitFor(async () => expect(await shown()).toEqual(['By post']));
    await waitFor(() => expect(theServer().callsOf('GET /api/conversations')).toHaveLength(1));
    expect(theServer().framesOf('chat_message')).toEqual([]);
  });

  test('the conversation is polled every 10 s, only while the channel is down', async () => {
    jest.useFakeTimers();
    showMessages();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('Live')).toBeVisible();
    const asked = () => theServer().callsOf(`GET /api/messages/${ben.id}`).length;
    const before = asked();
    await act(() => jest.advanceTimersByTimeAsync(3 * timing.offlinePollMs));
    expect(asked()).toBe(before);
    act(() => theServer().drop());
    await act(() => jest.advanceTimersByTimeAsync(2 * timing.offlinePollMs + 100));
    expect(asked()).toBe(before + 2);
  });
});
