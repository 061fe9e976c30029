import { WebSocket } from 'ws';
import { LiveHub, SOCKETS_PER_USER } from '../src/platform/live/live-hub.js';
import { LiveTimes } from '../src/platform/live/live-times.js';
import { type Client, newUser } from './support/client.js';
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
    tune: (app) => Object.assign(app.get(LiveTimes), { pingEveryMs: PING_EVERY_MS }),
  });
});
afterAll(() => instance?.close());

/** A socket that answers pings, as every browser does by itself, and says nothing. */
interface Silent {
  socket: WebSocket;
  pings: number;
  /** With which code it was closed. */
  closedWith?: number;
}

const openSilent = (client: Client): Promise<Silent> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(instance.wsUrl, { headers: { cookie: client.cookie() } });
    const silent: Silent = { socket, pings: 0 };
    socket.on('ping', () => (silent.pings += 1));
    socket.once('close', (code) => (silent.closedWith = code));
    socket.once('error', reject);
    socket.once('message', () => resolve(silent));
    socket.once('open', () => socket.send(JSON.stringify({ type: 'auth', userId: client.user.id })));
  });

test(
  'sockets that say nothing stay open, ping after ping, and one who comes then is served as ever',
  async () => {
    const silent: Silent[] = [];
    while (silent.length < SOCKETS) {
      const client = await newUser(instance);
      const count = Math.min(SOCKETS_PER_USER, SOCKETS - silent.length);
      silent.push(...(await Promise.all(Array.from({ length: count }, () => openSilent(client)))));
    }
    const before = silent.map(({ pings }) => pings);
    for (let ping = 1; ping <= PINGS; ping += 1)
      await waitFor(() => silent.every(({ pings }, at) => pings >= (before[at] as number) + ping));

    expect(silent.filter(({ closedWith }) => closedWith !== undefined)).toEqual([]);
    expect(instance.app.get(LiveHub).size).toBe(SOCKETS);
    await (await LiveClient.of(await newUser(instance))).close();
    for (const { socket } of silent) socket.terminate();
    await waitFor(() => instance.app.get(LiveHub).size === 0);
  },
  TEST_MS,
);
