import { createQueryClient } from '../cache/queries';
import { liveChannel } from '../live/live-channel';
import { ana } from '../testing/index';
import type { PocketRecord } from './database';
import { pocketOwner } from './forget';
import { startPocket } from './pocket';

let opened: (database: object) => void;
const database = { close: jest.fn(), write: jest.fn(), isClosed: false };
jest.mock('./database', () => ({
  PocketDatabase: { open: () => new Promise((resolve) => (opened = resolve)) },
}));

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  database.write.mockImplementation(async (change: (stored: PocketRecord[]) => unknown) => void change([]));
});

const start = (isOver = () => false) => startPocket(createQueryClient(), ana, isOver);

it('has an owner once it is open: the end of a deletion before takes none away', async () => {
  const starting = start();
  expect(pocketOwner()).toBeUndefined();
  opened(database);
  (await starting)();
  expect(pocketOwner()).toBe(ana.id);
});

it('is closed without a word in it where it is over by the time that it is open', async () => {
  const starting = start(() => true);
  opened(database);
  await expect(starting).rejects.toThrow();
  expect(pocketOwner()).toBeUndefined();
  expect(database.write).not.toHaveBeenCalled();
  expect(database.close).toHaveBeenCalled();
});

it('listens to nothing, and is closed, where its first writing fails', async () => {
  const stops = [jest.fn(), jest.fn()];
  const on = jest.spyOn(liveChannel, 'on');
  for (const stop of stops) on.mockReturnValueOnce(stop);
  database.write.mockRejectedValue(new Error('The disk is full'));
  const starting = start();
  opened(database);
  await expect(starting).rejects.toThrow('The disk is full');
  for (const stop of stops) expect(stop).toHaveBeenCalledTimes(1);
  expect(database.close).toHaveBeenCalled();
});
