import { act, renderHook, waitFor } from '@testing-library/react';
import { type ClientFrame, type GroupMessageView, NEWS_MS, endpoints } from '@wayfellow/contracts';
import type { ReactNode } from 'react';
import { FakeServer, Providers, ana, asAna, fakeServer, holdBack } from '../testing/index';
import { useApiList } from '../cache/queries';
import { useSession } from '../session/session';
import { LiveProvider, useBadgeCounts, useUnreadNotifications } from './live';

const unread = 'GET /api/messages/unread';
const unreadLines = 'GET /api/notifications/unread';
const said: GroupMessageView = {
  id: 7,
  conversationId: 3,
  senderId: 2,
  kind: 'text',
  content: 'Hello, all',
  createdAt: '2027-03-24T12:00:00.000Z',
};
const wrapper = ({ children }: { children: ReactNode }) => (
  <Providers>
    <LiveProvider>{children}</LiveProvider>
  </Providers>
);
const counted = (conversations: number) => ({ body: { conversations, userIds: [], requests: 0 } });
const linesCounted = (count: number) => ({ body: { count, zone: null } });

const show = async () => {
  const server = fakeServer({ ...asAna, [unread]: counted(0) });
  const { result } = renderHook(() => useBadgeCounts(), { wrapper });
  await waitFor(() => expect(server.callsOf(unread)).toHaveLength(1));
  await waitFor(() => expect(server.framesOf('auth')).toHaveLength(1));
  const brought = (changes: Partial<GroupMessageView> = {}) =>
    act(() => server.sendFrame({ type: 'new_group_message', message: { ...said, ...changes } }));
  return { server, result, brought };
};

test('a message of a group is counted in the header, whatever page is shown', async () => {
  const { server, result, brought } = await show();
  server.answers[unread] = counted(1);
  brought();
  await waitFor(() => expect(result.current.unread).toBe(1));
});

test('many messages of groups are counted at once, and the last of them, too', async () => {
  const { server, result, brought } = await show();
  server.answers[unread] = { ...counted(1), then: counted(2) };
  for (let id = 7; id < 60; id += 1) brought({ id });
  await waitFor(() => expect(result.current.unread).toBe(2));
  expect(server.callsOf(unread)).toHaveLength(3);
});

test('who is taken out of a group has its messages counted no more', async () => {
  const { server, result, brought } = await show();
  server.answers[unread] = counted(1);
  brought();
  await waitFor(() => expect(result.current.unread).toBe(1));
  server.answers[unread] = counted(0);
  act(() => server.sendFrame({ type: 'members_update', conversationId: said.conversationId }));
  await waitFor(() => expect(result.current.unread).toBe(0), { timeout: 4_000 });
});

test('own messages and lines of the system have nothing counted', async () => {
  const { server, result, brought } = await show();
  brought({ senderId: ana.id });
  brought({ kind: 'joined' });
  // Whatever these had asked for would have been asked before what this one asks for is answered.
  server.answers[unread] = counted(1);
  brought();
  await waitFor(() => expect(result.current.unread).toBe(1));
  expect(server.callsOf(unread)).toHaveLength(2);
});

/** Says that the channel is ready when the test does. */
class SlowServer extends FakeServer {
  protected override receive(frame: ClientFrame): void {
    this.frames.push(frame);
  }
}

test('what came before the channel was live is counted once it is', async () => {
  const server = new SlowServer({ ...asAna, [unread]: counted(0), [unreadLines]: linesCounted(0) });
  const useCounts = () => ({
    conversations: useBadgeCounts().unread,
    lines: useUnreadNotifications()?.count,
  });
  const { result } = renderHook(useCounts, { wrapper });
  await waitFor(() => expect(server.framesOf('auth')).toHaveLength(1));
  await waitFor(() => expect(server.callsOf(unread)).toHaveLength(1));
  await waitFor(() => expect(server.callsOf(unreadLines)).toHaveLength(1));
  server.answers[unread] = counted(1);
  server.answers[unreadLines] = linesCounted(2);
  act(() => server.sendFrame({ type: 'ready', newsMsAgo: 0 }));
  await waitFor(() => expect(result.current).toEqual({ conversations: 1, lines: 2 }));
});

test('a session that the same user replaced in another tab connects the channel again', async () => {
  const { server } = await show();
  act(() => server.endSession());
  await waitFor(() => expect(server.callsOf('GET /api/auth/me')).toHaveLength(2));
  await waitFor(() => expect(server.framesOf('auth')).toHaveLength(2));
});

test('an account that is open again is connected, which it was not while it was closed', async () => {
  const leaving = { ...ana, standing: 'leaving' };
  const server = fakeServer({ 'GET /api/auth/me': { body: leaving } });
  const { result } = renderHook(() => useSession(), { wrapper });
  await waitFor(() => expect(result.current.user).toEqual(leaving));
  expect(server.framesOf('auth')).toEqual([]);
  server.answers['GET /api/auth/me'] = { body: ana };
  await act(() => result.current.refresh());
  await waitFor(() => expect(server.framesOf('auth')).toHaveLength(1));
});

describe('a list that was read before the channel was live', () => {
  const travelers = 'GET /api/destinations/1/travelers';
  const args = { params: { id: 1 } };
  interface Ready {
    newsMsAgo?: number;
    lateMs?: number;
    isUnanswered?: boolean;
  }
  const usePage = () => ({
    travelers: useApiList(endpoints.destinations.travelers, args).data,
    counts: useBadgeCounts(),
  });

  /** Opens a page, and says so long after it that the channel is ready. */
  const read = async ({ newsMsAgo, lateMs = 0, isUnanswered = false }: Ready) => {
    const server = new SlowServer({ ...asAna, [travelers]: { body: [] }, [unread]: counted(0) });
    const goOn = isUnanswered ? holdBack('/api/destinations/1/travelers') : undefined;
    const { result } = renderHook(usePage, { wrapper });
    await waitFor(() => expect(server.framesOf('auth')).toHaveLength(1));
    if (!goOn) await waitFor(() => expect(result.current.travelers).toEqual([]));
    server.answers[unread] = counted(1);
    const now = Date.now() + lateMs;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    act(() => server.sendFrame({ type: 'ready', newsMsAgo }));
    clock.mockRestore();
    goOn?.();
    // Whatever `ready` had asked for would have been asked before what this one asks for is answered.
    act(() => server.sendFrame({ type: 'new_group_message', message: said }));
    await waitFor(() => expect(result.current.counts.unread).toBe(1));
    return server;
  };

  test.each([
    ['where there was news just before', { newsMsAgo: 0 }],
    ['where it was so long ago that the server does not know any more', { lateMs: NEWS_MS }],
    ['also where the answer is still on its way', { newsMsAgo: 0, isUnanswered: true }],
  ] satisfies [string, Ready][])(
    'is read again %s: what happened since came by no frame',
    async (_where, ready) => {
      const server = await read(ready);
      await waitFor(() => expect(server.callsOf(travelers)).toHaveLength(2));
    },
  );

  test.each([
    ['there was no news', {}],
    ['all news came before it began to load', { newsMsAgo: Number.MAX_SAFE_INTEGER }],
  ] satisfies [string, Ready][])('is not, on a page that is opened where %s', async (_where, ready) => {
    const server = await read(ready);
    expect(server.callsOf(travelers)).toHaveLength(1);
  });
});
