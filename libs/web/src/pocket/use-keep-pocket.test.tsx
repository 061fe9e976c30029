import { act, renderHook, waitFor } from '@testing-library/react';
import { endpoints } from '@wayfellow/contracts';
import { queryKeyOf } from '../cache/queries';
import { type QueryClient, useQueryClient } from '../cache/query-cache';
import { useSession } from '../session/session';
import { Providers, ana, fakeServer } from '../testing/index';
import { openPocket, setPocketOwner } from './forget';
import { turnPocket } from './setting';
import { useKeepPocket } from './use-keep-pocket';

const stopped = jest.fn();
const pocket = { startPocket: jest.fn(async () => stopped) };
jest.mock('./pocket', () => pocket);
const { clearPocket } = jest.requireActual<{ clearPocket: (client: QueryClient) => Promise<void> }>(
  './pocket',
);

const deleteDatabase = () => {
  const request = {} as IDBOpenDBRequest;
  void Promise.resolve().then(() => request.onsuccess?.({} as Event));
  return request;
};

beforeEach(async () => {
  jest.clearAllMocks();
  localStorage.clear();
  Object.assign(globalThis, { indexedDB: { deleteDatabase } });
  await turnPocket(true);
});

const open = async (user = ana) => {
  fakeServer({
    'GET /api/auth/me': { body: user },
    'POST /api/auth/logout': { status: 503, body: {} },
    'POST /api/account/deletion': { status: 403, body: {} },
  });
  const use = () => {
    useKeepPocket();
    return { session: useSession(), client: useQueryClient() };
  };
  const { result } = renderHook(use, { wrapper: Providers });
  await waitFor(() => expect(result.current.session.user).toEqual(user));
  return result;
};

const keeping = async () => {
  const shown = await open();
  await waitFor(() => expect(pocket.startPocket).toHaveBeenCalledTimes(1));
  setPocketOwner(ana.id);
  return shown;
};

it('goes on once it is opened again, as after an account could not be deleted', async () => {
  const shown = await keeping();
  const input = { password: 'wrong', takeBackMessages: false, deleteTips: false };
  await act(() => shown.current.session.leave(input).catch(() => undefined));
  expect(pocket.startPocket).toHaveBeenCalledTimes(1);
  act(openPocket);
  await waitFor(() => expect(pocket.startPocket).toHaveBeenCalledTimes(2));
  expect(stopped).toHaveBeenCalledTimes(1);
});

it('does not go on after a logout of which the server never heard', async () => {
  const shown = await keeping();
  await act(() => shown.current.session.logout().catch(() => undefined));
  act(() => void shown.current.client.setQueryData(queryKeyOf(endpoints.trips.list), []));
  await act(async () => {});
  expect(pocket.startPocket).toHaveBeenCalledTimes(1);
});

it('goes on after it was cleared, from the next answer on', async () => {
  const shown = await keeping();
  await act(() => clearPocket(shown.current.client));
  expect(pocket.startPocket).toHaveBeenCalledTimes(1);
  act(() => void shown.current.client.setQueryData(queryKeyOf(endpoints.trips.list), []));
  await waitFor(() => expect(pocket.startPocket).toHaveBeenCalledTimes(2));
  act(() => void shown.current.client.setQueryData(queryKeyOf(endpoints.trips.list), []));
  expect(pocket.startPocket).toHaveBeenCalledTimes(2);
});

it('keeps nothing of an account that is closed', async () => {
  await open({ ...ana, standing: 'leaving' });
  await act(async () => {});
  expect(pocket.startPocket).not.toHaveBeenCalled();
});
