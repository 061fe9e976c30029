import { act, screen, waitFor } from '@testing-library/react';
import { limits } from '@wayfellow/contracts';
import { ben, userOf } from '@wayfellow/web/testing';
import { log, open, showMessages, shown, theServer, theView } from './open-messages';

describe('reading', () => {
  test('the newest message in view is told to be read, and its badge goes', async () => {
    theServer().store('one');
    theServer().store('two');
    theServer().conversations = [{ user: userOf(ben), unreadCount: 2 }];
    await open();
    await waitFor(() =>
      expect(theServer().framesOf('read_receipt')).toEqual([{ type: 'read_receipt', messageId: 2 }]),
    );
    expect(screen.queryByText('unread')).toBeNull();
  });

  test('a message that is not in view is not read', async () => {
    theView().isOutOfView = true;
    theServer().store('one');
    await open();
    await screen.findByText('one', { selector: '[role=log] *' });
    expect(theServer().framesOf('read_receipt')).toEqual([]);
  });

  test('nothing is read in a hidden tab, until it is shown', async () => {
    await open();
    await log();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void theServer().write('one'));
    await screen.findByText('one', { selector: '[role=log] *' });
    expect(theServer().framesOf('read_receipt')).toEqual([]);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(theServer().framesOf('read_receipt')).toHaveLength(1));
  });

  test('while the channel is down the receipt goes by request', async () => {
    theServer().isDown = true;
    theServer().store('one');
    showMessages();
    await waitFor(() => expect(theServer().callsOf('PUT /api/messages/1/read')).toHaveLength(1));
  });

  test('a long history is read back page by page', async () => {
    const count = limits.threadPageSize.default + 10;
    for (let n = 1; n <= count; n++) theServer().store(`message ${n}`);
    await open();
    await waitFor(async () => expect(await shown()).toHaveLength(count));
    expect((await shown())[0]).toBe('message 1');
    expect(theServer().callsOf(`GET /api/messages/${ben.id}?before=11`)).toHaveLength(1);
  });
});
