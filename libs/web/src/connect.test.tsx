import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { endpoints, notices } from '@wayfellow/contracts';
import { MemoryRouter } from '@wayfellow/router';
import { useConnectAction } from './connect';
import { useApiQuery } from './cache/queries';
import { useToast } from './page/toasts';
import { type Answer, Providers, ana, ben, fakeServer, holdBack, userOf } from './testing/index';

const wrapper = ({ children }: { children: ReactNode }) => (
  <Providers>
    <MemoryRouter>{children}</MemoryRouter>
  </Providers>
);
const person = { id: ben.id, name: ben.name, connection: 'none' as const };
const match = { id: 5, status: 'pending', user1Id: ana.id, user2Id: ben.id, otherUser: userOf(ben) };

/** Presses Connect while the server has not said yet who is signed in, and lets it say so. */
const pressEarly = async (me: Answer) => {
  const server = fakeServer({ 'GET /api/auth/me': me, 'POST /api/matches': { status: 201, body: match } });
  const say = holdBack('/api/auth/me');
  const { result } = renderHook(() => ({ action: useConnectAction(person), toast: useToast() }), { wrapper });
  act(() => result.current.action.run());
  expect(result.current.action.label).toBe('Connecting...');
  await act(async () => say());
  await waitFor(() => expect(result.current.action.label).toBe('Connect'));
  return { toast: result.current.toast?.title, requests: server.callsOf('POST /api/matches').length };
};

test('Connect waits for the session: a user’s request is sent', async () => {
  expect(await pressEarly({ body: ana })).toEqual({ toast: notices.connected(ben.name).title, requests: 1 });
});

test('Connect waits for the session: a visitor is told to log in, and nothing is sent', async () => {
  expect(await pressEarly({ status: 401 })).toEqual({ toast: notices.connectNeedsLogin.title, requests: 0 });
});

test('where connecting accepts, the list of conversations is read again, also without a live channel', async () => {
  const accepted = { body: { ...match, status: 'accepted' } };
  const server = fakeServer({
    'GET /api/auth/me': { body: ana },
    'GET /api/conversations': { body: [] },
    'POST /api/matches': accepted,
  });
  const { result } = renderHook(
    () => ({ action: useConnectAction(person), chats: useApiQuery(endpoints.conversations.list, {}) }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.chats.isSuccess).toBe(true));
  act(() => result.current.action.run());
  await waitFor(() => expect(server.callsOf('GET /api/conversations')).toHaveLength(2));
});
