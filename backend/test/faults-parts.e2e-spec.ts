import { randomUUID } from 'node:crypto';
import { type ServerFrame, endpoints, problems } from '@wayfellow/contracts';
import { FanOut } from '../src/platform/bus/fan-out.js';
import { PgPool } from '../src/platform/database/pg-pool.js';
import { newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { faultsIn, noFaults, wholeThread } from './support/history.js';
import { type Instance, startInstance } from './support/instance.js';
import { Line } from './support/line.js';
import { LiveClient } from './support/live-client.js';
import { newPair } from './support/matched.js';
import { limitStatements } from './support/query.js';
import { hasRedis, startRedis } from './support/redis.js';
import { request } from './support/request.js';
import { Talker, keepWriting, untilMore } from './support/talker.js';
import { stopwatch, waitFor } from './support/wait-for.js';

/** How soon people see what they missed after the bus came back. */
const SEEN_WITHIN_MS = 5_000;
/** How long a part is gone at least; `npm run faults` has it gone for longer. */
const GONE_MS = Number(process.env.FAULT_GONE_MS ?? 0);

/** Waits until a part has been gone for as long as it should, since a moment of performance.now(). */
const goneSince = (startedAt: number) => waitFor(() => performance.now() - startedAt >= GONE_MS);

(hasRedis() ? describe : describe.skip)('while Redis is gone', () => {
  test('people stay signed in, writes go on, and all is seen at once when it is back', async () => {
    const redis = await startRedis();
    const options = {
      databaseUrl: await freshDatabase('faults_redis'),
      redisUrl: redis.url,
      env: { ROLE: 'all' },
    };
    const instances = await Promise.all([startInstance(options), startInstance(options)]);
    const [here, there] = instances as [Instance, Instance];
    await waitFor(() => instances.every(({ app }) => app.get(FanOut).isHealthy()));
    const [ana, ben] = await newPair(here, there);
    const talkers = [
      await Talker.start(ana, ben, [here], 0),
      await Talker.start(ben, ana, [there], 0),
    ] as const;
    const stopWriting = keepWriting(...talkers);

    await untilMore(talkers, 20);
    await redis.kill();
    const goneAt = performance.now();
    await waitFor(() => instances.every(({ app }) => !app.get(FanOut).isHealthy()));
    await untilMore(talkers, 20);
    expect((await ana.call(endpoints.auth.me)).status).toBe(200);
    expect((await newUser(there)).user.id).toBeGreaterThan(0);
    await goneSince(goneAt);
    stopWriting();
    await Promise.all(talkers.map((talker) => talker.settled()));
    expect(talkers[1].seen.size).toBeLessThan(talkers[0].attempted.length);

    await redis.start();
    await waitFor(() => instances.every(({ app }) => app.get(FanOut).isHealthy()));
    const sinceBack = stopwatch();
    await waitFor(() =>
      talkers.every(({ seen }, who) => seen.size === talkers[who ? 0 : 1].attempted.length),
    );
    expect(sinceBack()).toBeLessThan(SEEN_WITHIN_MS);
    for (const [who, { attempted, acknowledged }] of talkers.entries())
      expect(faultsIn(attempted, acknowledged, talkers[who ? 0 : 1].shown())).toEqual(noFaults);
    talkers.forEach((talker) => talker.end());
    await Promise.all(instances.map((instance) => instance.close()));
    await redis.kill();
  });
});

describe('while PostgreSQL is gone', () => {
  let line: Line;
  let instance: Instance;
  beforeAll(async () => {
    line = await Line.to(await freshDatabase('faults_postgres'));
    instance = await startInstance({ databaseUrl: line.url, env: { ROLE: 'all' } });
  });
  afterAll(async () => {
    line?.restore();
    await instance?.close();
    await line?.close();
  });

  test('nothing that was acknowledged is lost, and what could not be stored is told to its sender', async () => {
    const [ana, ben] = await newPair(instance);
    const live = await LiveClient.of(ana);
    const acknowledged: string[] = [];
    const attempted: string[] = [];
    const clientIds = new Map<string, string>();
    const send = (content: string) => {
      const clientId = clientIds.get(content) ?? randomUUID();
      clientIds.set(content, clientId);
      live.send({ type: 'chat_message', receiverId: ben.user.id, content, clientId });
    };
    const answered = async (content: string) => {
      const isAnswer = ({ type }: ServerFrame) => type === 'new_message' || type === 'error';
      const frame = await waitFor(() => live.frames.splice(0).find(isAnswer));
      if (frame.type === 'new_message') acknowledged.push(content);
      return frame;
    };
    let goneAt = 0;
    for (let i = 0; i < 30; i += 1) {
      if (i === 10) {
        line.cut();
        goneAt = performance.now();
      }
      if (i === 20) {
        await goneSince(goneAt);
        line.restore();
        await waitFor(async () => (await request(instance.url).get('/api/health/ready')).status === 200);
      }
      const content = `message ${i}`;
      attempted.push(content);
      send(content);
      const frame = await answered(content);
      if (i >= 10 && i < 20)
        expect(frame).toMatchObject({ code: 'unavailable', clientId: clientIds.get(content) });
    }
    expect(acknowledged).toHaveLength(20);
    const thread = await wholeThread(ana, ben.user.id);
    expect(
      faultsIn(
        attempted,
        acknowledged,
        thread.map(({ content }) => content),
      ),
    ).toEqual(noFaults);
    await live.close();
  });

  test('a message whose commit was not answered comes to the receiver too when it is resent', async () => {
    const [ana, ben] = await newPair(instance);
    const [sender, receiver] = [await LiveClient.of(ana), await LiveClient.of(ben)];
    const clientId = randomUUID();
    const send = () =>
      sender.send({ type: 'chat_message', receiverId: ben.user.id, content: 'committed', clientId });
    line.losesAnswerTo = (sent) => sent.includes('insert-messages');
    send();
    expect(await sender.next('error')).toMatchObject({ code: 'unavailable', clientId });
    line.losesAnswerTo = () => false;
    const thread = await wholeThread(ben, ana.user.id);
    expect(thread.map(({ content }) => content)).toEqual(['committed']);
    expect(receiver.frames.filter(({ type }) => type === 'new_message')).toEqual([]);

    send();
    expect((await receiver.next('new_message')).message).toEqual(thread[0]);
    expect((await sender.next('new_message')).message).toMatchObject({ id: thread[0]?.id, clientId });
    await Promise.all([sender.close(), receiver.close()]);
  });

  test('a database that accepts and never answers is 503 too: no request waits for ever', async () => {
    const ana = await newUser(instance);
    const { options } = instance.app.get(PgPool) as unknown as { options: { query_timeout?: number } };
    expect(options.query_timeout).toBeLessThanOrEqual(30_000);
    await limitStatements(instance, { query_timeout: 500 });
    const isWell = async () => (await ana.call(endpoints.auth.me)).status === 200;
    await waitFor(isWell);

    line.hold();
    const answer = await ana.call(endpoints.auth.me);
    expect(answer).toMatchObject({ status: 503, body: { detail: problems.unavailable.detail } });
    await request(instance.url).get('/api/health/live').expect(200);
    line.restore();
    await waitFor(isWell);
  });
});
