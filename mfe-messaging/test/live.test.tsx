import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ana, ben } from '@wayfellow/web/testing';
import { field, log, open, shown, theServer, write } from './open-messages';

describe('live', () => {
  test('a message of the other, and one of my own from another tab, appear', async () => {
    await open();
    await log();
    act(() => void theServer().write('Seven is early'));
    await screen.findByText('Seven is early', { selector: '[role=log] *' });
    act(() =>
      theServer().sendFrame({
        type: 'new_message',
        message: theServer().store('From my phone', ana.id, 'x'),
      }),
    );
    await waitFor(async () => expect(await shown()).toEqual(['Seven is early', 'From my phone']));
  });

  test('typing shows while it lasts, and ends with the message', async () => {
    await open();
    await log();
    act(() => theServer().sendFrame({ type: 'typing_indicator', senderId: ben.id, isTyping: true }));
    expect(await screen.findByText('Ben is typing')).toBeVisible();
    act(() => theServer().sendFrame({ type: 'typing_indicator', senderId: ben.id, isTyping: false }));
    expect(screen.queryByText('Ben is typing')).toBeNull();
    act(() => theServer().sendFrame({ type: 'typing_indicator', senderId: ben.id, isTyping: true }));
    act(() => void theServer().write('Done'));
    expect(screen.queryByText('Ben is typing')).toBeNull();
  });

  test('somebody else typing is not shown here', async () => {
    await open();
    await log();
    act(() => theServer().sendFrame({ type: 'typing_indicator', senderId: 99, isTyping: true }));
    expect(screen.queryByText(/is typing/)).toBeNull();
  });

  test('my typing is told: on when the field is non-empty, off when it is emptied', async () => {
    await open();
    await write('H');
    await userEvent.clear(await field());
    expect(theServer().framesOf('typing')).toEqual([
      { type: 'typing', receiverId: ben.id, isTyping: true },
      { type: 'typing', receiverId: ben.id, isTyping: false },
    ]);
  });

  test('a sent message gets its check mark once it was read', async () => {
    const mine = theServer().store('Not set at all', ana.id);
    await open();
    await log();
    expect(screen.queryByRole('img', { name: 'Read' })).toBeNull();
    const receipt = { type: 'read_receipt', messageId: mine.id, readerId: ben.id } as const;
    act(() => theServer().sendFrame({ ...receipt, readAt: null }));
    expect(await screen.findByRole('img', { name: 'Read' })).toBeVisible();
  });

  test('Premium also sees when it was read', async () => {
    const mine = theServer().store('Not set at all', ana.id);
    mine.createdAt = new Date(2027, 2, 24, 18, 4).toISOString();
    await open();
    await log();
    const readAt = new Date(2027, 2, 24, 18, 21).toISOString();
    act(() => theServer().sendFrame({ type: 'read_receipt', messageId: mine.id, readerId: ben.id, readAt }));
    expect(await screen.findByText('Read 18:21')).toBeVisible();
  });

  test('Premium sees it also of a group that is read in part, with the day where it is another', async () => {
    const mine = ['Not set at all', 'How about Magome?'].map((text) => theServer().store(text, ana.id));
    for (const message of mine) message.createdAt = new Date(2025, 2, 24, 23, 50).toISOString();
    await open();
    await log();
    const readAt = new Date(2025, 2, 25, 7, 5).toISOString();
    const receipt = { type: 'read_receipt', messageId: mine[0]?.id ?? 0, readerId: ben.id, readAt } as const;
    act(() => theServer().sendFrame(receipt));
    expect(await screen.findByText('Read Mar 25, 2025, 07:05')).toBeVisible();
    expect(screen.getAllByRole('img', { name: 'Read' })).toHaveLength(1);
  });
});
