import { act, renderHook, waitFor } from '@testing-library/react';
import { endpoints, limits } from '@wayfellow/contracts';
import { useApiList } from '../cache/queries';
import { useSession } from '../session/session';
import { LiveProvider } from '../live/live';
import { type Answers, Providers, ana, fakeServer } from '../testing/index';
import { pocketOwner, setPocketOwner } from './forget';
import { useKeptSince } from './offline';
import { turnPocket } from './setting';
import { chatIn, chatsIn, keptOf } from './what-is-kept';

const keptAt = Date.parse('2027-03-24T08:55:00Z');
const trips = [{ id: 3, destination: 'Lisbon' }];
const pocket = {
  readKeptUser: jest.fn(async () => ({ user: ana, at: keptAt })),
  readKept: jest.fn(async ([path]: unknown[]) =>
    path === endpoints.trips.list.path ? { data: trips, at: keptAt } : undefined,
  ),
  startPocket: jest.fn(async () => () => {}),
};
jest.mock('./pocket', () => pocket);

const steps: string[] = [];
const deleteDatabase = () => {
  const request = {} as IDBOpenDBRequest;
  steps.push('emptied');
  void Promise.resolve().then(() => request.onsuccess?.({} as Event));
  return request;
};

beforeEach(async () => {
  localStorage.clear();
  steps.length = 0;
  Object.assign(globalThis, { indexedDB: { deleteDatabase } });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await turnPocket(true);
  setPocketOwner(ana.id);
});
afterEach(() => jest.restoreAllMocks());

const open = (answers: Answers, isUnreachable = false) => {
  const server = fakeServer(answers);
  server.isUnreachable = isUnreachable;
  server.isDown = isUnreachable;
  const use = () => ({
    session: useSession(),
    trips: useApiList(endpoints.trips.list, {}),
    since: useKeptSince(),
  });
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <Providers>
      <LiveProvider>{children}</LiveProvider>
    </Providers>
  );
  return { server, shown: renderHook(use, { wrapper }).result };
};

const reached: Answers = {
  'GET /api/auth/me': { body: ana },
  'GET /api/trips': { body: [] },
  'POST /api/auth/logout': { status: 204 },
};

it('without any answer shows the kept user with what is kept of them, and since when; then the server’s', async () => {
  const { server, shown } = open(reached, true);
  await waitFor(() => expect(shown.current.trips.data).toEqual(trips));
  await waitFor(() => expect(shown.current.session.user).toEqual(ana));
  expect(shown.current.session.isKept).toBe(true);
  expect(shown.current.since).toBe(keptAt);

  server.isUnreachable = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(shown.current.trips.data).toEqual([]));
  await waitFor(() => expect(shown.current.session.isKept).toBe(false));
  expect(shown.current.since).toBeUndefined();
});

it('says no more that there is no network once the server answers, be it that it failed', async () => {
  const { server, shown } = open({ ...reached, 'GET /api/trips': { status: 503, body: {} } }, true);
  await waitFor(() => expect(shown.current.since).toBe(keptAt));
  await waitFor(() => expect(shown.current.trips.data).toEqual(trips));
  server.isUnreachable = false;
  server.answers['GET /api/auth/me'] = { status: 503, body: {} };
  await act(() => shown.current.trips.refetch().then());
  await waitFor(() => expect(shown.current.since).toBeUndefined());
  expect(shown.current.session.user).toEqual(ana);
});

it.each([
  ['an answer of whatever status means nobody is signed in', 503, ana.id],
  ['somebody whom the server does not know keeps nothing', 401, undefined],
])('%s: %s', async (_, status, owner) => {
  const { shown } = open({ 'GET /api/auth/me': { status, body: {} } });
  await waitFor(() => expect(shown.current.session.isLoading).toBe(false));
  expect(shown.current.session.user).toBeNull();
  expect(pocketOwner()).toBe(owner);
});

it.each([
  ['somebody else', { ...ana, id: 2 }],
  ['a suspended account', { ...ana, standing: 'suspended' as const }],
])('is emptied before %s is shown', async (_, user) => {
  const { shown } = open({ ...reached, 'GET /api/auth/me': { body: user } });
  await waitFor(() => expect(shown.current.session.user).toEqual(user));
  expect(steps).toEqual(['emptied']);
});

it.each([
  ['is sent', 204],
  ['fails', 503],
])('is emptied before a logout %s', async (_, status) => {
  const { server, shown } = open({ ...reached, 'POST /api/auth/logout': { status, body: {} } });
  await waitFor(() => expect(shown.current.session.user).toEqual(ana));
  const fetched = globalThis.fetch;
  globalThis.fetch = ((url: string, init: RequestInit) => {
    if (url.endsWith('/logout')) steps.push('sent');
    return fetched(url, init);
  }) as typeof fetch;
  await act(() => shown.current.session.logout().catch(() => undefined));
  expect(server.callsOf('POST /api/auth/logout')).toHaveLength(1);
  expect(steps.slice(0, 2)).toEqual(['emptied', 'sent']);
  expect(pocketOwner()).toBeUndefined();
});

it('is not read where it is turned off', async () => {
  await turnPocket(false);
  const { shown } = open(reached, true);
  await waitFor(() => expect(shown.current.session.isLoading).toBe(false));
  expect(shown.current.session.user).toBeNull();
  await waitFor(() => expect(shown.current.trips.isError).toBe(true));
});

describe('what is kept', () => {
  const page = (items: unknown[]) => ({
    pages: [
      { items, next: 'more' },
      { items, next: 'x' },
    ],
    pageParams: [],
  });
  const key = (path: string) => [path, {}, {}, 'pages'];

  it('of boards are the counts, and no names', () => {
    const board = { total: { value: 12 }, top: [{ name: 'Priya' }] };
    expect(keptOf(key(endpoints.crossings.list.path), page([board]))).toEqual({
      pages: [{ items: [{ total: { value: 12 }, top: [] }], next: undefined }],
      pageParams: [undefined],
    });
  });

  it('of conversations are the latest, and of each the newest messages', () => {
    const most = limits.pocket.messages;
    const messages = Array.from({ length: most + 1 }, (_, id) => ({ id }));
    const many = Array.from({ length: limits.pocket.conversations + 1 }, (_, id) => ({ user: { id } }));
    const thread = { messages, hasOlder: false, completeUpTo: most, caughtUpOn: 3 };
    expect(keptOf([endpoints.messages.thread.path, { id: 2 }, {}, 'pages'], thread)).toEqual({
      messages: messages.slice(1),
      hasOlder: true,
      completeUpTo: most,
      caughtUpOn: undefined,
    });
    const list = keptOf(key(endpoints.conversations.list.path), page(many)) as ReturnType<typeof page>;
    expect(list.pages.map(({ items }) => items.length)).toEqual([limits.pocket.conversations]);
  });

  it('goes with its conversation, of a pair by the other and of several by its id', () => {
    const list = page([
      { id: 7, user: { id: 2 } },
      { id: 2, user: null },
    ]);
    expect([...chatsIn(list)]).toHaveLength(2);
    const { conversations, messages, users, trips } = endpoints;
    const of = (path: string, id: number) => chatIn([path, { id }, {}, 'pages']);
    const [pair, several] = chatsIn(list);
    expect(of(messages.thread.path, 2)).toBe(pair);
    expect(of(users.one.path, 2)).toBe(pair);
    expect(chatIn([messages.conversations.path, {}, { with: 2 }])).toBe(pair);
    expect(of(conversations.messages.path, 2)).toBe(several);
    expect(of(conversations.one.path, 2)).toBe(several);
    expect(chatIn(key(trips.list.path))).toBeUndefined();
  });

  it('of matches are those with whom one travels, without when else they travel', () => {
    const days = { startDate: '2027-05-03', endDate: '2027-05-09' };
    const shared = { destination: 'Lisbon', mine: days, theirs: { ...days, endDate: '2027-05-12' }, ...days };
    const match = { id: 5, shared, nextTrip: { destination: 'Peru' } };
    const listed = (list: string) =>
      keptOf([endpoints.matches.list.path, {}, { list }, 'pages'], page([match]));
    expect(listed('matched')).toMatchObject({
      pages: [{ items: [{ id: 5, shared: { ...days, theirs: undefined }, nextTrip: null }] }],
    });
    expect(listed('requests')).toBeUndefined();
    expect(listed('sent')).toBeUndefined();
  });

  it('of meetups are those that one is in', () => {
    const one = (myState: string) => keptOf([endpoints.meetups.one.path, { id: 41 }], { id: 41, myState });
    for (const state of ['host', 'joined', 'waiting']) expect(one(state)).toEqual({ id: 41, myState: state });
    expect(one('none')).toBeUndefined();
    expect(keptOf(key(endpoints.meetups.ofTrip.path), page([{ id: 41 }]))).toBeUndefined();
    expect(chatIn([endpoints.meetups.one.path, { id: 41 }])).toBeUndefined();
  });

  it.each([
    endpoints.matches.potential,
    endpoints.crossings.people,
    endpoints.search.travelers,
    endpoints.users.profile,
    endpoints.account.one,
  ])('of $path is nothing', ({ path }) => {
    expect(keptOf(key(path), page([{ id: 1 }]))).toBeUndefined();
  });
});
