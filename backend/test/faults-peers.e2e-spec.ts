import { closeCodes, endpoints, problems } from '@wayfellow/contracts';
import { LiveHub } from '../src/platform/live/live-hub.js';
import { LiveTimes } from '../src/platform/live/live-times.js';
import { newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { faultsIn, noFaults } from './support/history.js';
import { type Instance, startInstance } from './support/instance.js';
import { Line } from './support/line.js';
import { LiveClient } from './support/live-client.js';
import { newPair } from './support/matched.js';
import { query } from './support/query.js';
import { Talker, keepWriting, untilMore } from './support/talker.js';
import { stopwatch, waitFor } from './support/wait-for.js';

/** Longer than this process, both ends of the line, ever stands still: who answers a ping does so within it. */
const PING_EVERY_MS = 1_000;

describe('a peer that is half gone', () => {
  test('is found within the heartbeat’s time, while others stay, and has missed nothing when it is back', async () => {
    const times = new LiveTimes();
    expect(2 * times.pingEveryMs).toBeLessThanOrEqual(60_000);
    const instance = await startInstance({
      databaseUrl: await freshDatabase('faults_half'),
      env: { ROLE: 'all' },
      tune: (app) => Object.assign(app.get(LiveTimes), { pingEveryMs: PING_EVERY_MS }),
    });
    const line = await Line.to(instance.wsUrl);
    const [ana, ben] = await newPair(instance);
    const far = { url: instance.url, wsUrl: line.url };
    const [anaTalks, benTalks] = [
      await Talker.start(ana, ben, [instance], 0),
      await Talker.start(ben, ana, [far], 0),
    ];
    const openCount = () => instance.app.get(LiveHub).size;
    expect(openCount()).toBe(2);

    line.hold();
    const sinceHeld = stopwatch();
    anaTalks.write('into the silence');
    await waitFor(() => openCount() === 1);
    expect(sinceHeld()).toBeLessThan(10 * PING_EVERY_MS);
    await anaTalks.settled();
    expect(benTalks.seen.size).toBe(0);

    line.restore();
    await waitFor(() => benTalks.seen.size === 1);
    expect(anaTalks.reconnectedMs).toEqual([]);
    for (const talker of [anaTalks, benTalks]) talker.end();
    await instance.close();
    await line.close();
  });

  test('a connection that breaks off again and again loses nothing', async () => {
    const instance = await startInstance({
      databaseUrl: await freshDatabase('faults_resets'),
      env: { ROLE: 'all' },
    });
    const line = await Line.to(instance.wsUrl);
    const [ana, ben] = await newPair(instance);
    const far = { url: instance.url, wsUrl: line.url };
    const talkers = [await Talker.start(ana, ben, [far], 0), await Talker.start(ben, ana, [far], 0)] as const;
    const stopWriting = keepWriting(...talkers);
    for (let round = 0; round < 5; round += 1) {
      await untilMore(talkers, 5);
      line.cut();
      line.restore();
    }
    await untilMore(talkers, 5);
    stopWriting();
    await Promise.all(talkers.map((talker) => talker.settled()));
    for (const [who, { attempted, acknowledged }] of talkers.entries()) {
      const reader = talkers[who ? 0 : 1];
      await waitFor(() => reader.seen.size === attempted.length);
      expect(faultsIn(attempted, acknowledged, reader.shown())).toEqual(noFaults);
    }
    talkers.forEach((talker) => talker.end());
    await instance.close();
    await line.close();
  });
});

describe('when the session store was emptied', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance({
      databaseUrl: await freshDatabase('faults_sessions'),
      env: { ROLE: 'all' },
      tune: (app) => Object.assign(app.get(LiveTimes), { sessionCheckEveryMs: 100 }),
    });
  });
  afterAll(() => instance?.close());

  test('everybody is a visitor again: 401 and never 500, and signing in works at once', async () => {
    const ana = await newUser(instance);
    const live = await LiveClient.of(ana);
    await query(instance, 'DELETE FROM session');
    expect(await live.closed()).toBe(closeCodes.noSession);
    for (const endpoint of [
      endpoints.auth.me,
      endpoints.trips.list,
      endpoints.matches.list,
      endpoints.messages.unread,
    ])
      expect(await ana.call(endpoint)).toMatchObject({
        status: 401,
        body: { detail: problems['not-signed-in'].detail },
      });
    expect((await ana.call(endpoints.destinations.list)).status).toBe(200);
    const refused = new LiveClient(instance.wsUrl, { cookie: ana.cookie() });
    expect(await refused.closed()).toBe(closeCodes.noSession);

    const body = { username: ana.user.username, password: 'correct horse' };
    expect((await ana.call(endpoints.auth.login, { body })).status).toBe(200);
    expect((await ana.call(endpoints.auth.me)).status).toBe(200);
    await (await LiveClient.of(ana)).close();
  });
});
