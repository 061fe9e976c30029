import { endpoints } from '@wayfellow/contracts';
import { MessageNotifications } from '../src/modules/messages/unread/message-notifications.js';
import { BUS_APPLICATION_NAME } from '../src/platform/bus/postgres-fan-out.js';
import { Client, newUsers } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { befriend } from './support/matched.js';
import { markRead, threadOf, write } from './support/messages.js';
import { outOfStep } from './support/pairs.js';
import { makePremium, query } from './support/query.js';
import { Random } from './support/random.js';
import { waitFor } from './support/wait-for.js';

const PEOPLE = 10;
const ACTIONS = 2_000;
const AT_ONCE = 10;
const seed = Number(process.env.WALK_SEED ?? Date.now() % 1_000_000_000);

let instances: [Instance, Instance];
beforeAll(async () => {
  const databaseUrl = await freshDatabase('notifications_walk');
  const options = { databaseUrl, env: { ROLE: 'all' } };
  instances = [await startInstance(options), await startInstance(options)];
});
afterAll(() => Promise.all((instances ?? []).map((instance) => instance.close())));

const { list, unread, read } = endpoints.notifications;
const reloads: ReadonlySet<string> = new Set(['ready', 'notification_update', 'people_update']);

/** Somebody's page, which reads its counts again whenever the channel says so. */
class Page {
  bell = -1;

  private constructor(
    readonly client: Client,
    private readonly live: LiveClient,
  ) {}

  static async open(client: Client): Promise<Page> {
    const page = new Page(client, await LiveClient.of(client));
    await page.reload();
    void page.follow();
    return page;
  }

  close(): Promise<void> {
    return this.live.close();
  }

  private async follow(): Promise<void> {
    for (;;) {
      await this.live.until(({ type }) => reloads.has(type));
      await this.reload();
    }
  }

  private async reload(): Promise<void> {
    this.bell = (await this.client.call(unread)).body.count;
  }
}

const cutBus = async (): Promise<void> => {
  const sql = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = $1`;
  await query(instances[0], sql, [BUS_APPLICATION_NAME]);
};

const act = async (random: Random, people: readonly Client[]): Promise<number> => {
  const one = random.one(people);
  const other = random.one(people.filter((person) => person !== one));
  const params = { id: other.user.id };
  const what = random.next();
  if (what < 0.55) return (await write(one, other, 'Hello!')).status;
  if (what < 0.75) {
    const { status, body } = await threadOf(one, other);
    const latest = status === 200 && body.findLast(({ senderId }) => senderId === other.user.id);
    return latest ? (await markRead(one, latest.id)).status : status;
  }
  if (what < 0.85) {
    const upToId = (await one.call(list)).body[random.below(3)]?.id ?? 1;
    return (await one.call(read, { body: { upToId } })).status;
  }
  return (await one.call(what < 0.9 ? endpoints.blocks.block : endpoints.blocks.unblock, { params })).status;
};

/** Unread messages by conversation, and the lines about them, as the tables have them. */
const recountSql = `
  WITH waiting AS (
    SELECT match_id, max(messages.id) AS latest FROM messages JOIN matches ON matches.id = match_id
    WHERE receiver_id = $1 AND read_at IS NULL AND NOT barred GROUP BY match_id
  ),
  lines AS (
    SELECT notifications.*, (subject->>'matchId')::int AS match_id FROM notifications
    JOIN matches ON matches.id = (subject->>'matchId')::int AND NOT barred WHERE user_id = $1
  )
  SELECT (SELECT count(*)::int FROM waiting) AS conversations,
    (SELECT count(*)::int FROM lines WHERE read_at IS NULL) AS bell,
    (SELECT count(*)::int FROM lines LEFT JOIN waiting USING (match_id)
     WHERE kind = 'message' AND read_at IS NULL AND latest IS NULL) AS "linesWithoutMessages",
    (SELECT count(*)::int FROM waiting WHERE NOT EXISTS (
       SELECT FROM lines WHERE lines.match_id = waiting.match_id AND kind = 'message'
         AND (subject->>'messageId')::bigint >= latest)) AS "messagesWithoutLine"`;

interface Recount {
  conversations: number;
  bell: number;
  linesWithoutMessages: number;
  messagesWithoutLine: number;
}

test('after 2,000 actions of ten people on two instances, with the bus cut twice, all counts equal a recount', async () => {
  process.stderr.write(`WALK_SEED=${seed}\n`);
  const random = new Random(seed);
  const half = PEOPLE / 2;
  const people = [...(await newUsers(instances[0], half)), ...(await newUsers(instances[1], half))];
  // The free plan's three requests a day are too few.
  for (const person of people) await makePremium(instances[0], person.user.id);
  for (const [at, one] of people.entries())
    for (const other of people.slice(at + 1)) if (random.chance(0.6)) await befriend(one, other);
  const pages = await Promise.all(people.map((person) => Page.open(person)));
  const failed: number[] = [];
  for (let done = 0; done < ACTIONS; done += AT_ONCE) {
    if (done === ACTIONS * 0.3 || done === ACTIONS * 0.7) await cutBus();
    const statuses = await Promise.all(Array.from({ length: AT_ONCE }, () => act(random, people)));
    failed.push(...statuses.filter((status) => status >= 500 || status === 400));
  }
  expect({ seed, failed }).toEqual({ seed, failed: [] });
  for (const { client } of pages)
    await waitFor(async () => {
      const { rows } = await query<Recount>(instances[0], recountSql, [client.user.id]);
      return rows[0]?.linesWithoutMessages === 0 && rows[0].messagesWithoutLine === 0;
    });
  await instances[1].app.get(MessageNotifications).catchUp();
  for (const page of pages) {
    const { client } = page;
    const [counted] = (await query<Recount>(instances[0], recountSql, [client.user.id])).rows;
    const waiting = (await client.call(endpoints.messages.unread)).body.conversations;
    const bell = (await client.call(unread)).body.count;
    expect({ seed, waiting, bell }).toEqual({ seed, waiting: counted?.conversations, bell: counted?.bell });
    await waitFor(() => page.bell === bell);
  }
  expect({ seed, outOfStep: await outOfStep(instances[0]) }).toEqual({ seed, outOfStep: [] });
  await Promise.all(pages.map((page) => page.close()));
});
