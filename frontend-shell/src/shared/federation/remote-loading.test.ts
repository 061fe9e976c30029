import { preloadRemote } from './remote-loading';

const mockPreload = jest.fn();
const mockAskAhead = jest.fn();
jest.mock('./load-remote', () => ({ preloadRemote: (...remote: unknown[]) => mockPreload(...remote) }));
jest.mock('./ask-ahead', () => ({ askAhead: async (name: string) => mockAskAhead(name) }));

beforeEach(() => jest.clearAllMocks());

it('asks ahead for the files of a remote that somebody points at', async () => {
  await preloadRemote('matching');
  expect(mockAskAhead).toHaveBeenCalledWith('matching');
  expect(mockPreload).toHaveBeenCalledWith('matching', undefined);
});

it('asks ahead for nothing while nobody waits: browsers warn of files that are not run within seconds', async () => {
  const traveler = { userId: 1 } as never;
  await preloadRemote('messaging', traveler, true);
  expect(mockPreload).toHaveBeenCalledWith('messaging', traveler);
  expect(mockAskAhead).not.toHaveBeenCalled();
});
