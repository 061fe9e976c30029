import { Client } from './client.js';
import type { Instance } from './instance.js';
import { LiveClient } from './live-client.js';

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
