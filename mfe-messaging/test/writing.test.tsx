import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { limits, notices, rules } from '@wayfellow/contracts';
import { ana, ben, textOf, toastShown } from '@wayfellow/web/testing';
import { field, open, shown, theServer, write } from './open-messages';

describe('writing', () => {
  test('Enter sends trimmed text, Shift+Enter begins a line', async () => {
    await open();
    await write('  one{Shift>}{Enter}{/Shift}two  {Enter}');
    await waitFor(async () => expect(await shown()).toEqual(['one\ntwo']));
    expect(theServer().framesOf('chat_message')).toMatchObject([{ receiverId: ben.id, content: 'one\ntwo' }]);
    expect(await field()).toHaveValue('');
  });

  test.each([
    ['as most browsers tell it', { isComposing: true }],
    ['as Safari does', { keyCode: 229 }],
  ])('Enter that confirms a word of an input method sends nothing, %s', async (_how, how) => {
    await open();
    await write('とうきょう');
    fireEvent.keyDown(await field(), { key: 'Enter', ...how });
    expect(await field()).toHaveValue('とうきょう');
    expect(theServer().framesOf('chat_message')).toEqual([]);
  });

  test('a NUL and half a surrogate pair, which cannot be kept, are left out of what is sent', async () => {
    await open();
    await userEvent.click(await field());
    await userEvent.paste('Tram\u0000 at \ud83d nine 🚋');
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await shown()).toEqual(['Tram at  nine 🚋']));
    expect(theServer().framesOf('chat_message')).toMatchObject([{ content: 'Tram at  nine 🚋' }]);
  });

  test('a blank message cannot be sent', async () => {
    await open();
    await write('   {Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.paste('\u200b\u2060\ufeff\u2800');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(theServer().framesOf('chat_message')).toEqual([]);
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
    theServer().ignoresFrames = true;
    await open();
    await write('Hello{Enter}');
    expect(await screen.findByText('Sending...')).toBeVisible();
    const { clientId } = theServer().framesOf('chat_message')[0] ?? {};
    act(() =>
      theServer().sendFrame({ type: 'new_message', message: theServer().store('Hello', ana.id, clientId) }),
    );
    await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull());
    expect(await shown()).toEqual(['Hello']);
  });

  test('a refused message says so, keeps its text, and can be removed', async () => {
    await open();
    await write('refuse me{Enter}');
    expect(await screen.findByText('Not sent')).toBeVisible();
    expect(toastShown()).toBe(textOf(notices.messageFailed));
    expect(await shown()).toEqual(['refuse me']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await shown()).toEqual([]);
    await waitFor(() => expect(screen.getByRole('log')).toHaveFocus());
  });

  test('what was begun is still there after a look at the list', async () => {
    theServer().conversations.push({ user: { id: 3, name: 'Léa', profileImage: null }, unreadCount: 0 });
    theServer().answers['GET /api/users/3'] = { body: { id: 3, name: 'Léa', profileImage: null } };
    theServer().answers['GET /api/messages/3'] = { body: [] };
    await open();
    await write('And a second cup');
    await userEvent.click(await screen.findByRole('link', { name: /Léa/ }));
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await userEvent.click(screen.getByRole('link', { name: /Ben/ }));
    await waitFor(async () => expect(await field()).toHaveValue('And a second cup'));
  });
});
