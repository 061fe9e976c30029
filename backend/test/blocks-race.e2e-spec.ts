import { randomUUID } from 'node:crypto';
import { endpoints } from '@wayfellow/contracts';
import { BUS_APPLICATION_NAME } from '../src/platform/bus/postgres-fan-out.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient, settled, writeOn } from './support/live-client.js';
import { befriend } from './support/matched.js';
import { write } from './support/messages.js';
import { outOfStep } from './support/pairs.js';
import { query } from './support/query.js';
import { waitFor } from './support/wait-for.js';

const { block, unblock } = endpoints.blocks;
const ROUNDS = 200;
/** In every so many rounds the bus is cut, so that the other instance does not learn of the block from it. */
const CUT_EVERY = 4;

let here: Instance;
let there: Instance;
beforeAll(async () => {
  const databaseUrl = await freshDatabase('blocks_race');
  here = await startInstance({ databaseUrl });
  there = await startInstance({ databaseUrl });
});
afterAll(() => Promise.all([here?.close(), there?.close()]));

const cutBus = () =>
  query(
    here,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = $1`,
    [BUS_APPLICATION_NAME],
  );

/** A tab of somebody on another instance than theirs. */
const tabOn = async ({ wsUrl }: Instance, client: Client): Promise<LiveClient> => {
  const live = new LiveClient(wsUrl, { cookie: client.cookie() });
  await live.opened();
  await settled(live, client);
  return live;
};

/** Writes a message over a socket, and says whether it was stored. */
const isStored = async (live: LiveClient, to: Client, content: string): Promise<boolean> => {
  const clientId = randomUUID();
  writeOn(live, to, content, clientId);
  const answer = await live.until(
    (frame) =>
      (frame.type === 'error' && frame.clientId === clientId) ||
      (frame.type === 'new_message' && frame.message.clientId === clientId),
  );
  if (answer.type === 'error') expect(answer.code).toBe('unknown-user');
  return answer.type === 'new_message';
};

const broughtBy = ({ frames }: LiveClient): string[] =>
  frames.flatMap((frame) => (frame.type === 'new_message' ? [frame.message.content] : []));

test('a block on one instance and a message on the other at once, 200 times, with the bus cut in between: nothing is stored or brought after the block is answered', async () => {
  const [ana, ben] = [await newUser(here), await newUser(there)];
  const { id: matchId } = await befriend(ana, ben);
  const [anaHere, anaThere, benThere] = [
    await LiveClient.of(ana),
    await tabOn(there, ana),
    await LiveClient.of(ben),
  ];
  const anaTabs = [anaHere, anaThere];
  const stored = async () => {
    const sql = 'SELECT content FROM messages WHERE match_id = $1 ORDER BY id';
    return (await query<{ content: string }>(here, sql, [matchId])).rows.map(({ content }) => content);
  };
  const params = { id: ben.user.id };
  const expected: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const atOnce = `at once ${round}`;
    const isCut = round % CUT_EVERY === 0;
    const racing = isStored(benThere, ana, atOnce);
    const [{ status }] = await Promise.all([ana.call(block, { params }), isCut && cutBus()]);
    expect(status).toBe(204);
    const atBlock = await stored();
    if (await racing) expected.push(atOnce);
    expect(await isStored(benThere, ana, `blocked ${round}`)).toBe(false);
    // Whichever came first, nothing is added once the block is answered.
    expect([atBlock, await stored()]).toEqual([expected, expected]);
    expect((await ana.call(unblock, { params })).status).toBe(204);
  }
  // What one instance publishes arrives in order: after this, what was on its way has come or is lost.
  await waitFor(async () => {
    await write(ben, ana, 'the end');
    return anaTabs.every((live) => broughtBy(live).includes('the end'));
  });
  const brought = anaTabs.flatMap(broughtBy).filter((content) => content !== 'the end');
  expect(brought.filter((content) => !expected.includes(content))).toEqual([]);
  expect(await outOfStep(here)).toEqual([]);
  await Promise.all([...anaTabs, benThere].map((live) => live.close()));
});
