import { LiveTimes } from '../../src/platform/live/live-times.js';
import { Client } from './client.js';
import { freshDatabase } from './database.js';
import { type Instance, startInstance } from './instance.js';
import { LiveClient } from './live-client.js';
import { ProbeModule } from './probe.module.js';

/** Starts an instance of the probe module on a fresh database, with these times of the live channel. */
export const startProbe = async (
  database: string,
  env: Record<string, string> = {},
  times: Partial<LiveTimes> = {},
): Promise<Instance> =>
  startInstance({
    databaseUrl: await freshDatabase(database),
    root: ProbeModule,
    env,
    tune: (app) => Object.assign(app.get(LiveTimes), times),
  });

/** A message to user number 2, as a frame. */
export const chatFrame = (content: string, clientId?: string) =>
  ({ type: 'chat_message', receiverId: 2, content, clientId }) as const;

/** Somebody signed in to an instance of the probe module, as any user id: the probe has no users. */
export const probeClient = async (instance: Instance, id: number): Promise<Client> => {
  const client = new Client(instance);
  await client.agent.post('/api/probe/login').send({ id }).expect(201);
  client.user = { id } as Client['user'];
  return client;
};

/** The same with an open live channel. */
export const probeLive = async (instance: Instance, id: number): Promise<LiveClient> =>
  LiveClient.of(await probeClient(instance, id));
