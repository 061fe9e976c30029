import { act, renderHook, waitFor } from '@testing-library/react';
import { useSession } from './session';
import { openPocket, isPocketShut } from '../pocket/forget';
import { Providers, ana, fakeServer } from '../testing/index';

const me = 'GET /api/auth/me';
const visitor = { status: 401, body: { detail: 'Please log in' } };
const ben = { ...ana, id: 2, name: 'Ben' };

const sessionOf = () => renderHook(() => useSession(), { wrapper: Providers }).result;

/** Has each answer about who is signed in wait until the test lets it through, in any order. */
const holdAnswers = () => {
  const fetched = globalThis.fetch;
  const held: (() => void)[] = [];
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    const answer = await fetched(url, init);
    if (url === '/api/auth/me') await new Promise<void>((resolve) => held.push(resolve));
    return answer;
  }) as typeof fetch;
  return held;
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test.each([429, 503])('who is signed in stays so when asking again is answered %i', async (status) => {
  const server = fakeServer({ [me]: { body: ana } });
  const session = sessionOf();
  await waitFor(() => expect(session.current.user).toEqual(ana));
  sessionStorage.setItem('unsent', 'First tram at nine');
  server.answers[me] = { status, body: {} };
  await act(() => session.current.refresh());
  expect(session.current.user).toEqual(ana);
  expect(sessionStorage.getItem('unsent')).toBe('First tram at nine');
  server.answers[me] = visitor;
  await act(() => session.current.refresh());
  expect(session.current.user).toBeNull();
});

test('an answer that is older than a sign-in does not undo it, and what is read stays kept', async () => {
  const server = fakeServer({ [me]: visitor, 'POST /api/auth/login': { body: ana } });
  const held = holdAnswers();
  openPocket();
  const session = sessionOf();
  await waitFor(() => expect(held).toHaveLength(1));
  await act(() => session.current.login({ username: 'ana', password: 'secret' }).then());
  server.answers[me] = { body: ana };
  await act(async () => held[0]?.());
  await waitFor(() => expect(session.current.isLoading).toBe(false));
  expect(session.current.user).toEqual(ana);
  expect(isPocketShut()).toBe(false);
});

test('of two answers about who is signed in, that of the later question counts', async () => {
  const server = fakeServer({ [me]: { body: ana } });
  const session = sessionOf();
  await waitFor(() => expect(session.current.user).toEqual(ana));
  const held = holdAnswers();
  const first = session.current.refresh();
  await waitFor(() => expect(held).toHaveLength(1));
  server.answers[me] = { body: ben };
  const second = session.current.refresh();
  await waitFor(() => expect(held).toHaveLength(2));
  await act(async () => {
    held[1]?.();
    await second;
    held[0]?.();
    await first;
  });
  expect(session.current.user).toEqual(ben);
});

test('a profile that was saved replaces its own user alone', async () => {
  fakeServer({ [me]: { body: ben } });
  const session = sessionOf();
  await waitFor(() => expect(session.current.user).toEqual(ben));
  act(() => session.current.replace({ ...ana, name: 'Late' }));
  expect(session.current.user).toEqual(ben);
  act(() => session.current.replace({ ...ben, name: 'Benjamin' }));
  expect(session.current.user?.name).toBe('Benjamin');
});
