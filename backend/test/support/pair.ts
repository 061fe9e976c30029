import { type MatchAnswer, endpoints } from '@wayfellow/contracts';
import { type Client, newUser } from './client.js';
import { freshDatabase } from './database.js';
import { type Instance, startInstance } from './instance.js';
import { LiveClient } from './live-client.js';
import { newPair } from './matched.js';

const { answer, create } = endpoints.matches;

/** What a file's tests work with: one instance, and two users who are new in each test. */
export interface Pair {
  instance: Instance;
  ana: Client;
  ben: Client;
}

/** Starts an instance for the file, and calls `assign` before each test; `areMatched`: Ana and Ben have a conversation. */
export const setUpPair = (database: string, assign: (pair: Pair) => void, { areMatched = false } = {}) => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance({ databaseUrl: await freshDatabase(database) });
  });
  afterAll(() => instance?.close());
  beforeEach(async () => {
    const [ana, ben] = areMatched
      ? await newPair(instance)
      : await Promise.all([newUser(instance, { name: 'Ana' }), newUser(instance, { name: 'Ben' })]);
    assign({ instance, ana, ben });
  });
};

/** Opens live channels that are cut after each test. */
export const setUpLive = () => {
  let open: LiveClient[] = [];
  afterEach(() => {
    for (const live of open) live.cut();
    open = [];
  });
  return async (client: Client): Promise<LiveClient> => {
    const live = await LiveClient.of(client);
    open.push(live);
    return live;
  };
};

export const threadOf = async (client: Client, other: Client, after?: number) =>
  (await client.call(endpoints.messages.thread, { params: { id: other.user.id }, query: { after } })).body;

export const connect = (from: Client, to: Client) => from.call(create, { body: { otherUserId: to.user.id } });

export const answerAs = (client: Client, id: number, status: MatchAnswer) =>
  client.call(answer, { params: { id }, body: { status } });
