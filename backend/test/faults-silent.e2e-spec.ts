import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { LiveHub, SOCKETS_PER_USER } from '../src/platform/live/live-hub.js';
import { LiveTimes } from '../src/platform/live/live-times.js';
import { newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { waitFor } from './support/wait-for.js';

/** `npm run faults -- F8` has ten thousand sockets, and the product's own time between pings. */
const SOCKETS = Number(process.env.FAULT_SOCKETS ?? 200);
const PINGS = Number(process.env.FAULT_PINGS ?? 3);
const PING_EVERY_MS = Number(process.env.FAULT_PING_EVERY_MS ?? 1_000);
const TEST_MS = 120_000 + 2 * PINGS * PING_EVERY_MS;

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({
    databaseUrl: await freshDatabase('faults_silent'),
    env: { ROLE: 'all' },
    tune: (app) => Object.assign(app.get(LiveTimes), { pingEveryMs: PING_EVERY_MS }),
  });
});
afterAll(() => instance?.close());

/** What came of the sockets so far: support/silent-sockets.mjs. */
interface Told {
  opened?: number;
  pings?: number;
  closed?: number;
}

test(
  'sockets that say nothing stay open, ping after ping, and one who comes then is served as ever',
  async () => {
    const people: { id: number; cookie: string }[] = [];
    while (people.length * SOCKETS_PER_USER < SOCKETS) {
      const client = await newUser(instance);
      people.push({ id: client.user.id, cookie: client.cookie() });
    }
    const told: Told[] = [];
    const sockets = fork(fileURLToPath(new URL('support/silent-sockets.mjs', import.meta.url)));
    sockets.on('message', (message) => told.push(message as Told));
    sockets.send({ wsUrl: instance.wsUrl, people, each: SOCKETS_PER_USER, count: SOCKETS });
    await waitFor(() => told.some(({ opened }) => opened === SOCKETS));
    for (let ping = 1; ping <= PINGS; ping += 1)
      await waitFor(() => told.some(({ pings }) => pings === ping));

    expect(told.filter(({ closed }) => closed !== undefined)).toEqual([]);
    expect(instance.app.get(LiveHub).size).toBe(SOCKETS);
    await (await LiveClient.of(await newUser(instance))).close();
    sockets.disconnect();
    await waitFor(() => instance.app.get(LiveHub).size === 0);
  },
  TEST_MS,
);
