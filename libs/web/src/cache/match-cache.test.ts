import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import {
  type MatchChangeView,
  type MatchList,
  type MatchView,
  type TravelerView,
  type UnreadView,
  endpoints,
} from '@wayfellow/contracts';
import { applyMatch } from './match-cache';
import { createQueryClient, queryKeyOf } from './queries';
import { applyMessage, setUnread } from './unread-cache';

const ana = 1;
const ben: TravelerView = { id: 2, name: 'Ben', age: 34, bio: null, profileImage: null, isVerified: false };
const counts = { requests: 0, sent: 1, matched: 0, requestsLeft: 2 };
const change = (changes: Partial<MatchChangeView> = {}): MatchChangeView => ({
  id: 5,
  status: 'pending',
  user1Id: ana,
  user2Id: ben.id,
  createdAt: '2027-05-01T10:00:00.000Z',
  otherUser: ben,
  shared: null,
  nextTrip: null,
  counts,
  ...changes,
});

const { list, potential } = endpoints.matches;
const { conversations, unread } = endpoints.messages;
const threadOf = (id: number) => queryKeyOf(conversations, { query: { with: id } });
const listKey = (of: MatchList) => queryKeyOf(list, { query: { list: of } }, 'pages');
const pagesOf = <Item>(...items: Item[][]) => ({
  pages: items.map((page) => ({ items: page, next: undefined })),
  pageParams: items.map(() => undefined),
});
type Pages<Item> = ReturnType<typeof pagesOf<Item>>;

const filled = () => {
  const client = createQueryClient();
  const asked = jest.fn();
  globalThis.fetch = asked;
  for (const each of ['requests', 'sent', 'matched'] as const)
    client.setQueryData(listKey(each), pagesOf<MatchView>([]));
  client.setQueryData(queryKeyOf(potential, {}, 'pages'), pagesOf([{ id: 9 }], [{ id: ben.id }]));
  client.setQueryData(queryKeyOf(endpoints.search.travelers), [{ id: ben.id, connection: 'none' }]);
  client.setQueryData(queryKeyOf(unread), { conversations: 1, userIds: [9], requests: 3 });
  for (const id of [ben.id, 9]) client.setQueryData(threadOf(id), []);
  const idsIn = (key: readonly unknown[]) =>
    client.getQueryData<Pages<{ id: number }>>(key)?.pages.map(({ items }) => items.map(({ id }) => id));
  const isStale = (id: number) => client.getQueryState(threadOf(id))?.isInvalidated;
  return {
    client,
    asked,
    idsIn,
    isStale,
    waiting: () => client.getQueryData<UnreadView>(queryKeyOf(unread)),
  };
};

test('what became of a match is written into all that shows it, told twice or once, and nothing is read', () => {
  const { client, asked, idsIn, isStale, waiting } = filled();
  for (let i = 0; i < 2; i += 1) applyMatch(client, change());
  expect(idsIn(listKey('sent'))).toEqual([[5]]);
  expect(idsIn(queryKeyOf(potential, {}, 'pages'))).toEqual([[9], []]);
  expect(client.getQueryData(queryKeyOf(endpoints.search.travelers))).toEqual([
    { id: ben.id, connection: 'sent' },
  ]);
  expect(client.getQueryData(queryKeyOf(endpoints.matches.counts))).toEqual(counts);
  expect(waiting()).toMatchObject({ requests: 0, conversations: 1 });
  expect(isStale(ben.id)).toBe(false);
  for (let i = 0; i < 2; i += 1) applyMatch(client, change({ status: 'accepted' }));
  expect([idsIn(listKey('sent')), idsIn(listKey('matched'))]).toEqual([[[]], [[5]]]);
  expect([isStale(ben.id), isStale(9)]).toEqual([true, false]);
  expect(asked).not.toHaveBeenCalled();
});

test('a message told twice counts once, and reading takes it off', () => {
  const { client, asked, waiting } = filled();
  const message = { id: 7, senderId: ben.id, receiverId: ana, content: 'Hi', read: false, readAt: null };
  for (let i = 0; i < 2; i += 1) applyMessage(client, { ...message, createdAt: '2027-05-01' }, ana);
  expect(waiting()).toMatchObject({ conversations: 2, userIds: [9, ben.id] });
  setUnread(client, ben.id, 0);
  expect(waiting()).toMatchObject({ conversations: 1, userIds: [9] });
  expect(asked).not.toHaveBeenCalled();
});

test('an answer on its way, older than what was told, is asked for anew', async () => {
  const { client } = filled();
  const answers: ((view: UnreadView) => void)[] = [];
  const read = () => new Promise<UnreadView>((resolve) => answers.push(resolve));
  const reading = { queryKey: queryKeyOf(unread), queryFn: read, staleTime: 0 };
  const stop = new QueryObserver(client, reading).subscribe(() => undefined);
  expect(answers).toHaveLength(1);
  setUnread(client, ben.id, 2);
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.({ conversations: 1, userIds: [9], requests: 3 });
  answers[1]?.({ conversations: 2, userIds: [9, ben.id], requests: 3 });
  await waitFor(() => expect(client.getQueryData(queryKeyOf(unread))).toMatchObject({ conversations: 2 }));
  stop();
});

describe('boards of crossings', () => {
  const { list: boards, people } = endpoints.crossings;
  const show = () => {
    const { client, asked } = filled();
    const person = { id: ben.id, connection: 'none' };
    const other = { id: 9, connection: 'none' };
    client.setQueryData(queryKeyOf(boards, {}, 'pages'), pagesOf([{ top: [person, other] }]));
    client.setQueryData(queryKeyOf(people, { params: { id: 3 } }, 'pages'), pagesOf([person], [other]));
    return { client, asked };
  };

  test('show the new connection, and nothing is read', () => {
    const { client, asked } = show();
    applyMatch(client, change());
    const [board] =
      client.getQueryData<Pages<{ top: unknown[] }>>(queryKeyOf(boards, {}, 'pages'))?.pages ?? [];
    expect(board?.items[0]?.top).toEqual([
      { id: ben.id, connection: 'sent' },
      { id: 9, connection: 'none' },
    ]);
    const key = queryKeyOf(people, { params: { id: 3 } }, 'pages');
    expect(client.getQueryData<Pages<{ connection: string }>>(key)?.pages[0]?.items[0]?.connection).toBe(
      'sent',
    );
    expect(asked).not.toHaveBeenCalled();
  });

  test('are stale where one declined, who is on none any more', () => {
    const { client } = show();
    applyMatch(client, change({ status: 'rejected' }));
    expect(client.getQueryState(queryKeyOf(boards, {}, 'pages'))?.isInvalidated).toBe(true);
  });
});
