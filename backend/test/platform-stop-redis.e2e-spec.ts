import { once } from 'node:events';
import { LIVE_PATH, endpoints } from '@wayfellow/contracts';
import { BuiltBackend, type Process } from './support/built-backend.js';
import { Client } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { LiveClient } from './support/live-client.js';
import { befriend } from './support/matched.js';
import { hasRedis, startRedis } from './support/redis.js';
import { waitFor } from './support/wait-for.js';

/** Nobody listens there. */
const NOWHERE = 'redis://127.0.0.1:1';
const MINUTE_MS = 60_000;

/** A warning in the log. */
interface Warning {
  level: string;
  context?: string;
  msg: string;
}

let built: BuiltBackend;
let begun: number;
beforeAll(async () => {
  built = await BuiltBackend.build();
});
afterAll(() => built?.close());

const start = async (name: string, redisUrl: string): Promise<Process> => {
  begun = performance.now();
  const databaseUrl = await freshDatabase(name);
  return built.start({ DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, RATE_LIMIT_FACTOR: '1000' });
};
const warningsOf = ({ said }: Process): Warning[] =>
  said()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Warning)
    .filter(({ level }) => level === 'warn');
const aboutRedis = (one: Process) => warningsOf(one).filter(({ context }) => context === 'Redis');

/** A message goes from one to the other. */
const talk = async ({ url }: Process) => {
  const newClient = async () => {
    const client = new Client({ url, wsUrl: url.replace('http', 'ws') + LIVE_PATH });
    await client.registerUser();
    return client;
  };
  const [ana, ben] = [await newClient(), await newClient()];
  await befriend(ana, ben);
  const live = await LiveClient.of(ben);
  await ana.call(endpoints.messages.send, { body: { receiverId: ben.user.id, content: 'Hello' } });
  expect((await live.next('new_message')).message.content).toBe('Hello');
};

const stopsWell = async ({ child }: Process) => {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  // 1 is what it ends with where its limit has to end it.
  expect(await ended).toEqual([0, null]);
};

/** Nothing warns more often than once a minute: neither the connections nor what depends on them. */
const wasQuiet = (one: Process) => {
  const minutes = Math.ceil((performance.now() - begun) / MINUTE_MS);
  const warnings = warningsOf(one);
  for (const { context } of warnings)
    expect(warnings.filter((other) => other.context === context).length).toBeLessThanOrEqual(minutes);
};

test('an instance whose Redis was never there serves, warns once a minute, and stops as any other', async () => {
  const instance = await start('plat_stop_no_redis', NOWHERE);
  await talk(instance);
  await stopsWell(instance);
  expect(aboutRedis(instance)[0]?.msg).toContain('ECONNREFUSED');
  wasQuiet(instance);
});

(hasRedis() ? test : test.skip)(
  'and so does one whose Redis is lost, which says nothing before',
  async () => {
    const redis = await startRedis();
    const instance = await start('plat_stop_lost_redis', redis.url);
    await talk(instance);
    expect(warningsOf(instance).filter(({ context }) => context === 'Redis' || context === 'Jobs')).toEqual(
      [],
    );
    await redis.kill();
    await waitFor(() => aboutRedis(instance).length > 0);
    await talk(instance);
    await stopsWell(instance);
    wasQuiet(instance);
  },
);
