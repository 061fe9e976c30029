import { act, waitFor } from '@testing-library/react';
import { endpoints } from '@wayfellow/contracts';
import { createQueryClient } from '../cache/queries';
import { liveChannel } from '../live/live-channel';
import { ana, fakeServer, meetupOf } from '../testing/index';
import type { PocketRecord } from './database';
import { startPocket } from './pocket';

let stored: PocketRecord[];
const database = {
  isClosed: false,
  close: jest.fn(),
  all: async () => stored,
  write: async (change: (stored: PocketRecord[]) => PocketRecord[]) => void (stored = change(stored)),
};
jest.mock('./database', () => ({ PocketDatabase: { open: async () => database } }));

const mine = 'GET /api/meetups/mine';
const page = (id: number): PocketRecord => ({
  key: JSON.stringify([endpoints.meetups.one.path, { id }, {}, 'one']),
  userId: ana.id,
  at: Date.now(),
  data: meetupOf({ id, myState: 'joined', spot: `Spot ${id}` }),
});
const spots = () => JSON.stringify(stored).match(/Spot \d+/g);

beforeEach(() => localStorage.clear());
afterEach(() => act(() => liveChannel.setUser(null)));

const keep = async (ids: number[], isIn: number[]) => {
  stored = ids.map(page);
  const server = fakeServer({
    'GET /api/blocks': { body: [] },
    [mine]: { body: isIn.map((id) => meetupOf({ id })) },
  });
  liveChannel.setUser(ana.id);
  const stop = await startPocket(createQueryClient(), ana, () => false);
  return { server, stop };
};

it('has no spot of a meetup that a frame says was left, though its page is not read again', async () => {
  const { server, stop } = await keep([41, 42], [41, 42]);
  await waitFor(() => expect(server.callsOf(mine)).toHaveLength(1));
  expect(spots()).toEqual(['Spot 41', 'Spot 42']);
  server.answers[mine] = { body: [meetupOf({ id: 42 })] };
  server.sendFrame({ type: 'meetup_update', meetupId: 41 });
  await waitFor(() => expect(spots()).toEqual(['Spot 42']));
  stop();
});

it('has no spot of a meetup that was left while there was no network', async () => {
  const { stop } = await keep([41, 42], [42]);
  await waitFor(() => expect(spots()).toEqual(['Spot 42']));
  stop();
});

it('asks nothing where no meetup is kept', async () => {
  const { server, stop } = await keep([], []);
  await waitFor(() => expect(server.callsOf('GET /api/blocks')).toHaveLength(1));
  await act(async () => {});
  expect(server.callsOf(mine)).toEqual([]);
  stop();
});
