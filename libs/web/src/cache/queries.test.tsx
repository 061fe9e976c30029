import type { ReactNode } from 'react';
import { type QueryClient, QueryClientProvider, focusManager, onlineManager } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { endpoints } from '@wayfellow/contracts';
import { call } from '../api/api-client';
import { useApiMutation } from './mutations';
import { createQueryClient, invalidate, queryKeyOf, useApiQuery } from './queries';
import { SessionProvider, useSession } from '../session/session';
import { fakeServer } from '../testing/index';

const ana = { id: 1, username: 'ana', name: 'Ana' };
const visitor = { status: 401, body: { detail: 'Please log in' } };
const empty = { body: [] };
const lists = [endpoints.trips.list, endpoints.interests.list, endpoints.matches.list];

const mount = <Result,>(hook: () => Result) => {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <SessionProvider>{children}</SessionProvider>
    </QueryClientProvider>
  );
  return { client, ...renderHook(hook, { wrapper }) };
};

describe('reading', () => {
  const readings = (server: ReturnType<typeof fakeServer>) =>
    server.calls.filter(({ url }) => url === '/api/trips').length;
  const settled = async (answers: object) => {
    const server = fakeServer({ 'GET /api/auth/me': visitor, ...answers });
    const mounted = mount(() => useApiQuery(endpoints.trips.list, {}));
    await waitFor(() => expect(mounted.result.current.isPending).toBe(false));
    return { server, ...mounted };
  };

  afterEach(() => jest.useRealTimers());

  test('a failed reading is not tried again by itself', async () => {
    jest.useFakeTimers();
    const { server, result } = await settled({ 'GET /api/trips': { status: 503 } });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(result.current.isError).toBe(true);
    expect(readings(server)).toBe(1);
  });

  test('what is cached is never stale: nothing is read again by time, focus or network', async () => {
    jest.useFakeTimers();
    const { server, client, result } = await settled({ 'GET /api/trips': empty });
    await act(() => jest.advanceTimersByTimeAsync(24 * 3_600_000));
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      onlineManager.setOnline(false);
      onlineManager.setOnline(true);
    });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(result.current.isStale).toBe(false);
    expect(client.isFetching()).toBe(0);
    expect(readings(server)).toBe(1);
  });
});

describe('calls', () => {
  const inits: RequestInit[] = [];
  beforeEach(() => {
    inits.length = 0;
    globalThis.fetch = (async (_url: string, init: RequestInit) => {
      inits.push(init);
      return { ok: true, text: async () => '' };
    }) as unknown as typeof fetch;
  });

  test('carry the session cookie, and JSON only where there is a body', async () => {
    await call(endpoints.auth.logout, {});
    await call(endpoints.interests.add, { body: { name: 'Food' } });
    expect(inits.map(({ method, credentials, body }) => [method, credentials, body])).toEqual([
      ['POST', 'include', undefined],
      ['POST', 'include', JSON.stringify({ name: 'Food' })],
    ]);
    expect(inits.map(({ headers }) => (headers as Record<string, string>)['content-type'])).toEqual([
      undefined,
      'application/json',
    ]);
  });
});

test('a change counts as done once what it makes untrue, and nothing else, was read again', async () => {
  const server = fakeServer({
    'GET /api/auth/me': visitor,
    'GET /api/trips': empty,
    'GET /api/interests': empty,
    'DELETE /api/trips/7': { status: 204 },
  });
  const { client, result } = mount(() => ({
    trips: useApiQuery(endpoints.trips.list, {}),
    interests: useApiQuery(endpoints.interests.list, {}),
    remove: useApiMutation(endpoints.trips.remove),
  }));
  await waitFor(() =>
    expect(result.current.trips.isSuccess && result.current.interests.isSuccess).toBe(true),
  );
  server.calls.length = 0;
  server.answers['GET /api/trips'] = { body: [{ id: 8 }] };
  await act(() => result.current.remove.mutateAsync({ params: { id: 7 } }));
  expect(server.calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'DELETE /api/trips/7',
    'GET /api/trips',
  ]);
  // What was read is known by then; the screen hears of it a tick later.
  expect(client.getQueryData(queryKeyOf(endpoints.trips.list))).toEqual([{ id: 8 }]);
});

describe('answers that are on their way when something changes', () => {
  /** From now on answers wait, until the function that this gives is called. */
  const holdAnswers = () => {
    const { fetch } = globalThis;
    let letCome = (): void => undefined;
    const mayCome = new Promise<void>((resolve) => (letCome = resolve));
    globalThis.fetch = async (...args) => {
      const answer = await fetch(...args);
      await mayCome;
      return answer;
    };
    return letCome;
  };

  const known = (client: QueryClient) => client.getQueryData(queryKeyOf(endpoints.trips.list));

  test('the first of all is asked for again', async () => {
    const server = fakeServer({ 'GET /api/auth/me': visitor, 'GET /api/trips': { body: ['old'] } });
    const letCome = holdAnswers();
    const { client } = mount(() => useApiQuery(endpoints.trips.list, {}));
    await waitFor(() => expect(server.callsOf('GET /api/trips')).toHaveLength(1));
    server.answers['GET /api/trips'] = { body: ['new'] };
    const whenDone = invalidate(client, endpoints.trips.list);
    letCome();
    await act(() => whenDone);
    expect(known(client)).toEqual(['new']);
  });

  test('who waits for one waits for what is asked instead', async () => {
    const server = fakeServer({ 'GET /api/auth/me': visitor, 'GET /api/trips': { body: ['old'] } });
    const { client, result } = mount(() => useApiQuery(endpoints.trips.list, {}));
    await waitFor(() => expect(result.current.data).toEqual(['old']));
    server.answers['GET /api/trips'] = { body: ['new'] };
    const letCome = holdAnswers();
    const whenDone = invalidate(client, endpoints.trips.list).then(() => known(client));
    const whenAllDone = invalidate(client, endpoints.trips.list);
    letCome();
    await act(() => whenAllDone);
    expect(await whenDone).toEqual(['new']);
  });
});

describe('the session and the cache', () => {
  const signedIn = async (answers: object = {}) => {
    const server = fakeServer({
      'GET /api/auth/me': visitor,
      'POST /api/auth/login': { body: ana },
      'POST /api/auth/logout': { status: 204 },
      'GET /api/trips': empty,
      'GET /api/interests': empty,
      'GET /api/matches': empty,
      ...answers,
    });
    const mounted = mount(() => ({
      session: useSession(),
      lists: lists.map((endpoint) => useApiQuery(endpoint as typeof endpoints.trips.list, {})),
    }));
    await waitFor(() => expect(mounted.result.current.session.isLoading).toBe(false));
    const login = () => mounted.result.current.session.login({ username: 'ana', password: 'secret' });
    return { server, login, ...mounted };
  };

  test('after login the cached trips, interests and matches are read again', async () => {
    const { server, login, result } = await signedIn();
    await waitFor(() => expect(result.current.lists.every(({ isSuccess }) => isSuccess)).toBe(true));
    await act(() => login().then());
    for (const { path } of lists)
      expect(server.calls.filter(({ url, method }) => url === path && method === 'GET')).toHaveLength(2);
  });

  test('login and logout are busy while they run', async () => {
    const { login, result } = await signedIn();
    let entering: Promise<unknown> = Promise.resolve();
    act(() => void (entering = login()));
    expect(result.current.session.isBusy).toBe(true);
    await act(() => entering.then());
    expect(result.current.session.isBusy).toBe(false);
    let leaving: Promise<void> = Promise.resolve();
    act(() => void (leaving = result.current.session.logout()));
    expect(result.current.session.isBusy).toBe(true);
    await act(() => leaving);
    expect(result.current.session.isBusy).toBe(false);
  });

  test('logout forgets all cached data', async () => {
    const { client, login, result } = await signedIn();
    await act(() => login().then());
    client.setQueryData(['/api/private'], 'secret');
    await act(() => result.current.session.logout());
    expect(client.getQueryData(['/api/private'])).toBeUndefined();
  });

  test('a failed check of the session is only logged', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { result } = await signedIn({ 'GET /api/auth/me': { status: 503, body: { detail: 'Down' } } });
    expect(result.current.session.user).toBeNull();
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ status: 503 }));
    logged.mockRestore();
  });
});
