import { act, renderHook, waitFor } from '@testing-library/react';
import { type SessionUserView, endpoints, rules } from '@wayfellow/contracts';
import { ApiError, callAllPages } from './api-client';
import { useForm } from './forms';
import { useSession } from './session';
import { Providers, fakeServer } from './test-support';

const ana: SessionUserView = {
  id: 1,
  username: 'ana',
  email: 'ana@example.org',
  name: 'Ana',
  age: null,
  bio: null,
  profileImage: null,
  tier: 'free',
};
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

test('an empty error body is replaced by the status text', async () => {
  fakeServer({ 'GET /api/trips': { status: 500 } });
  await expect(callAllPages(endpoints.trips.list, {})).rejects.toThrow('500: Status 500');
});

test('a list is read whole by following Link', async () => {
  const server = fakeServer({
    'GET /api/destinations': {
      body: [1],
      link: '</api/destinations?cursor=c2>; rel="next"',
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
