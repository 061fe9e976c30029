import { useQueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { endpoints, notices, rules } from '@wayfellow/contracts';
import { ApiError, call, callAllPages } from '../api/api-client';
import { queryKeyOf } from '../cache/queries';
import { useForm } from '../forms';
import { useSession } from './session';
import { type Answers, Providers, ana, fakeServer } from '../testing/index';
import { useToast } from '../page/toasts';
import { reportUnauthenticated } from '../api/unauthenticated';
import { onSignedOut } from './use-user';

const visitor = { 'GET /api/auth/me': { status: 401, body: { detail: 'Please log in' } } };

const sessionOf = () => renderHook(() => useSession(), { wrapper: Providers });

test('the session is loading until the server answered who this is', async () => {
  fakeServer({ 'GET /api/auth/me': { body: ana } });
  const { result } = sessionOf();
  expect(result.current.isLoading).toBe(true);
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(result.current.user).toEqual(ana);
});

test('a non-ok answer means logged out; login sets the user and logout clears it', async () => {
  fakeServer({
    ...visitor,
    'POST /api/auth/login': { body: ana },
    'POST /api/auth/logout': { status: 204 },
  });
  const { result } = sessionOf();
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(result.current.user).toBeNull();
  await act(() => result.current.login({ username: 'ana', password: 'secret' }).then());
  expect(result.current.user).toEqual(ana);
  await act(() => result.current.logout());
  expect(result.current.user).toBeNull();
});

test('what a visitor read is read again after signing in: the numbers at destinations differ as well', async () => {
  fakeServer({ ...visitor, 'POST /api/auth/login': { body: ana } });
  const { result } = renderHook(() => ({ session: useSession(), client: useQueryClient() }), {
    wrapper: Providers,
  });
  await waitFor(() => expect(result.current.session.isLoading).toBe(false));
  const key = queryKeyOf(endpoints.destinations.list, {}, 'all');
  result.current.client.setQueryData(key, []);
  await act(() => result.current.session.login({ username: 'ana', password: 'secret' }).then());
  expect(result.current.client.getQueryState(key)?.isInvalidated).toBe(true);
});

test('who is signed in stays so while asking again gets no answer', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = fakeServer({ 'GET /api/auth/me': { body: ana } });
  const { result } = sessionOf();
  await waitFor(() => expect(result.current.user).toEqual(ana));
  sessionStorage.setItem('unsent', 'First tram at nine');
  server.isUnreachable = true;
  await act(() => result.current.refresh());
  expect(result.current.user).toEqual(ana);
  expect(sessionStorage.getItem('unsent')).toBe('First tram at nine');
  jest.restoreAllMocks();
});

test('a failed login leaves the visitor a visitor, with the message STATUS: body', async () => {
  const body = { detail: 'Invalid username or password' };
  fakeServer({ ...visitor, 'POST /api/auth/login': { status: 401, body } });
  const { result } = sessionOf();
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  const failure = await act(() =>
    result.current.login({ username: 'ana', password: 'wrong!' }).catch((error) => error),
  );
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure.message).toBe(`401: ${JSON.stringify(body)}`);
  expect(failure.detail).toBe(body.detail);
  expect(result.current.isBusy).toBe(false);
});

describe('a session that ended elsewhere', () => {
  const signedIn = async (answers: Answers = {}) => {
    const server = fakeServer({ 'GET /api/auth/me': { body: ana }, ...answers });
    const forgotten = jest.fn();
    stops.push(onSignedOut(forgotten));
    sessionStorage.setItem('unsent', 'First tram at nine');
    const { result } = renderHook(
      () => ({ session: useSession(), client: useQueryClient(), toast: useToast() }),
      { wrapper: Providers },
    );
    await waitFor(() => expect(result.current.session.user).toEqual(ana));
    result.current.client.setQueryData(['/api/private'], 'secret');
    const isWhole = () =>
      result.current.session.user !== null &&
      result.current.client.getQueryData(['/api/private']) === 'secret' &&
      sessionStorage.getItem('unsent') !== null &&
      forgotten.mock.calls.length === 0;
    const isGone = (nextId?: number) =>
      result.current.session.user?.id === nextId &&
      result.current.client.getQueryData(['/api/private']) === undefined &&
      sessionStorage.getItem('unsent') === null &&
      forgotten.mock.calls.length === 1;
    return { server, result, isWhole, isGone };
  };
  const refused = { status: 401, body: { detail: 'Please log in' } };
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    sessionStorage.clear();
  });

  test.each([
    ['a 401 to any call', () => call(endpoints.trips.list, {}).catch(() => undefined)],
    ['the live channel’s word', async () => reportUnauthenticated()],
  ])(
    'is over on this page with %s: user, cache and what was kept are gone, and it says so',
    async (_what, end) => {
      const { server, result, isGone } = await signedIn({ 'GET /api/trips': refused });
      server.answers['GET /api/auth/me'] = refused;
      await act(async () => void (await end()));
      await waitFor(() => expect(result.current.session.hasEnded).toBe(true));
      expect(isGone()).toBe(true);
      expect(result.current.toast).toMatchObject(notices.sessionEnded);
    },
  );

  test('is not over where the same user signed in again in another tab', async () => {
    const { server, result, isWhole } = await signedIn();
    await act(async () => reportUnauthenticated());
    await waitFor(() => expect(server.callsOf('GET /api/auth/me')).toHaveLength(2));
    await act(() => result.current.session.refresh());
    expect(isWhole()).toBe(true);
    expect(result.current.session.hasEnded).toBe(false);
  });

  test('is that of whoever signed in in another tab, and nothing is left of the user before', async () => {
    const { server, result, isGone } = await signedIn();
    server.answers['GET /api/auth/me'] = { body: { ...ana, id: 2 } };
    await act(async () => reportUnauthenticated());
    await waitFor(() => expect(isGone(2)).toBe(true));
    expect(result.current.session.hasEnded).toBe(false);
  });

  test('is not over because a login failed, or because an answer is older than it', async () => {
    let answer: () => void = () => undefined;
    const { server, result, isWhole } = await signedIn({
      'POST /api/auth/login': refused,
      'GET /api/trips': refused,
    });
    await act(() => result.current.session.login({ username: 'ana', password: 'x' }).catch(() => undefined));
    expect(isWhole()).toBe(true);

    const late = globalThis.fetch;
    globalThis.fetch = (async (url: string, init: RequestInit) => {
      if (url.startsWith('/api/trips')) await new Promise<void>((resolve) => (answer = resolve));
      return late(url, init);
    }) as typeof fetch;
    const asking = call(endpoints.trips.list, {}).catch(() => undefined);
    server.answers['POST /api/auth/login'] = { body: ana };
    await act(() => result.current.session.login({ username: 'ana', password: 'secret' }).then());
    await act(async () => {
      answer();
      await asking;
    });
    expect(isWhole()).toBe(true);
  });

  test('says nothing while one signs out oneself', async () => {
    const { result, isGone } = await signedIn({ 'POST /api/auth/logout': { status: 204 } });
    const before = result.current.toast;
    await act(async () => {
      const leaving = result.current.session.logout();
      reportUnauthenticated();
      await leaving;
    });
    expect(isGone()).toBe(true);
    expect(result.current.session.hasEnded).toBe(false);
    expect(result.current.toast).toBe(before);
  });

  test('is forgotten when somebody signs in again', async () => {
    const { server, result } = await signedIn({ 'POST /api/auth/login': { body: ana } });
    server.answers['GET /api/auth/me'] = refused;
    await act(async () => reportUnauthenticated());
    await waitFor(() => expect(result.current.session.hasEnded).toBe(true));
    await act(() => result.current.session.login({ username: 'ana', password: 'secret' }).then());
    expect(result.current.session).toMatchObject({ user: ana, hasEnded: false });
  });
});

test('an empty error body is replaced by the status text', async () => {
  fakeServer({ 'GET /api/trips': { status: 500 } });
  await expect(callAllPages(endpoints.trips.list, {})).rejects.toThrow('500: Status 500');
});

test('a list is read whole by following Link', async () => {
  const server = fakeServer({
    'GET /api/destinations': {
      body: [1],
      next: 'c2',
      then: { body: [2] },
    },
  });
  expect(await callAllPages(endpoints.destinations.list, {})).toEqual([1, 2]);
  expect(server.calls[1]?.url).toContain('cursor=c2');
});

test('using the session outside its provider is an error', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useSession())).toThrow('useSession must be used within a SessionProvider');
});

test('a form sends nothing while a rule is broken, and shows the server’s field errors', async () => {
  const onSubmit = jest.fn(async () => {
    throw new ApiError(409, '', {
      type: '',
      title: '',
      status: 409,
      detail: '',
      errors: [{ field: 'name', message: 'Taken' }],
    });
  });
  const { result } = renderHook(() =>
    useForm({ initial: { name: '' }, rules: { name: rules.name }, toInput: (values) => values, onSubmit }),
  );
  const submitting = () =>
    act(() =>
      result.current.submit({
        preventDefault: () => undefined,
        currentTarget: document.createElement('form'),
      } as never),
    );
  await submitting();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(result.current.problems).toEqual({ name: rules.name.min.text });
  act(() => result.current.set('name', 'Ana'));
  expect(result.current.problems).toEqual({});
  await submitting();
  expect(result.current.problems).toEqual({ name: 'Taken' });
});
