import { act, screen, waitFor } from '@testing-library/react';
import { notices } from '@wayfellow/contracts';
import { ben, pathShown, textOf, toastShown } from '@wayfellow/web/testing';
import { open, showMessages, theServer, write } from './open-messages';

describe('who may see it', () => {
  test('a visitor is told and sent to sign in, and back here afterwards', async () => {
    theServer().answers['GET /api/auth/me'] = { status: 401 };
    showMessages();
    await waitFor(() => expect(pathShown()).toBe(`/login?redirect=%2Fmessages%2F${ben.id}`));
    expect(toastShown()).toBe(textOf(notices.messagesNeedLogin));
  });

  test.each(['abc', '0', '1.5'])('/messages/%s asks nothing of the server', async (id) => {
    await open(`/messages/${id}`);
    expect(await screen.findByText('Traveler Not Found')).toBeVisible();
    expect(theServer().calls.filter(({ url }) => url.startsWith('/api/users'))).toEqual([]);
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
    theServer().answers[`GET /api/messages/${ben.id}`] = { status: 403, body: { detail } };
    await open();
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Matches' })).toHaveAttribute('href', '/matches');
    expect(screen.queryByLabelText('Message')).toBeNull();
  });

  test('whoever one is connected with while this stands there can be written to at once', async () => {
    theServer().answers[`GET /api/messages/${ben.id}`] = { status: 403, body: {} };
    await open();
    expect(await screen.findByText('Not Connected Yet')).toBeVisible();
    theServer().answers[`GET /api/messages/${ben.id}`] = undefined;
    act(() => theServer().sendFrame({ type: 'match_update' }));
    expect(await screen.findByLabelText('Message')).toBeVisible();
    expect(screen.queryByText('Not Connected Yet')).toBeNull();
  });
});

describe('a session that ended elsewhere', () => {
  const textsAnywhere = () => document.body.textContent + JSON.stringify({ ...sessionStorage });

  test('takes messages, unsent ones and drafts off the page, and leads to sign in and back', async () => {
    theServer().store('Seven is early');
    await open();
    await screen.findByText('Seven is early', { selector: '[role=log] *' });
    theServer().ignoresFrames = true;
    await write('Not confirmed{Enter}');
    await write('Only begun');
    for (const text of ['Seven is early', 'Not confirmed', 'Only begun'])
      expect(textsAnywhere()).toContain(text);

    theServer().answers['GET /api/auth/me'] = { status: 401 };
    act(() => theServer().endSession());
    await waitFor(() => expect(pathShown()).toBe(`/login?redirect=%2Fmessages%2F${ben.id}`));
    expect(toastShown()).toBe(textOf(notices.sessionEnded));
    for (const text of ['Seven is early', 'Not confirmed', 'Only begun'])
      expect(textsAnywhere()).not.toContain(text);
  });
});
