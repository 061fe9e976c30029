import { tmpdir } from 'node:os';
import { getQueueToken } from '@nestjs/bullmq';
import { endpoints } from '@wayfellow/contracts';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { Jobs } from '../src/platform/jobs/jobs.service.js';
import { schemaOptions } from '../src/schema/schema-options.js';
import { isDatabaseUnavailable } from '../src/platform/problems/database-unavailable.js';
import { OneOutbox1763684690000 } from '../src/schema/migrations/safety/1763684690000-one-outbox.js';
import { prepareDatabase } from '../src/schema/prepare-database.js';
import { REPOSITORY, freshDatabase } from './support/database.js';
import { startInstance } from './support/instance.js';
import { newPair } from './support/matched.js';
import { query } from './support/query.js';
import { waitFor } from './support/wait-for.js';

describe('the database', () => {
  let source: DataSource;
  let databaseUrl: string;

  beforeAll(async () => {
    databaseUrl = await freshDatabase('plat_database');
    source = await new DataSource(schemaOptions({ databaseUrl })).initialize();
  });
  afterAll(() => source?.destroy());

  it('gives calendar days as they are written and big numbers as numbers', async () => {
    const [row] = await source.query(`SELECT date '2026-03-01' AS day, 9007199254740991::bigint AS big`);
    expect(row).toEqual({ day: '2026-03-01', big: Number.MAX_SAFE_INTEGER });
  });

  it('is prepared once, however many instances start together', async () => {
    await Promise.all(
      Array.from({ length: 4 }, () =>
        prepareDatabase({ databaseUrl, seedDemo: false, staticRoot: REPOSITORY, dataDir: tmpdir() }),
      ),
    );
    const applied = await source.query('SELECT name FROM migrations');
    expect(new Set(applied.map(({ name }: { name: string }) => name)).size).toBe(applied.length);
    expect(await source.showMigrations()).toBe(false);
  });

  it('keeps a pair of travelers from having two matches, whichever of them asks', async () => {
    const people = `INSERT INTO users (username, email, password_hash, name)
      VALUES ('a', 'a@x.example', '', 'A'), ('b', 'b@x.example', '', 'B') RETURNING id`;
    const [a, b] = (await source.query(people)) as { id: number }[];
    const ask = 'INSERT INTO matches (requester_id, recipient_id) VALUES ($1, $2)';
    await source.query(ask, [a?.id, b?.id]);
    await expect(source.query(ask, [b?.id, a?.id])).rejects.toThrow('matches_one_a_pair');
  });

  it('is open to its owner and the application alone, whose own role cannot change the schema', async () => {
    const migrationUrl = await freshDatabase('plat_roles');
    const own = new URL(migrationUrl);
    [own.username, own.password] = ['wayfellow_app', 'only for tests'];
    const databaseUrl = own.toString();
    const env = { DATABASE_MIGRATION_URL: migrationUrl };
    // Twice: the role is there the second time.
    await (await startInstance({ databaseUrl, env })).close();
    const instance = await startInstance({ databaseUrl, env });
    const [ana, ben] = await newPair(instance);
    const body = { receiverId: ben.user.id, content: 'written by the other role' };
    expect((await ana.call(endpoints.messages.send, { body })).status).toBe(201);
    for (const statement of ['DROP TABLE tips', 'CREATE TABLE theirs ()', 'CREATE TEMPORARY TABLE mine ()'])
      await expect(query(instance, statement)).rejects.toThrow(/must be owner|permission denied/);
    const { rows } = await query<{ role: string; admitted: string }>(
      instance,
      `SELECT grantee::regrole::text AS role FROM pg_database, aclexplode(datacl)
       WHERE datname = current_database() AND privilege_type = 'CONNECT'`,
    );
    const owner = decodeURIComponent(new URL(migrationUrl).username);
    expect(rows.map(({ role }) => role).toSorted()).toEqual([owner, 'wayfellow_app'].toSorted());
    await instance.close();
  });

  it('takes the application’s role for made where another database of the server made it meanwhile', async () => {
    const migrationUrl = await freshDatabase('plat_role_meanwhile');
    const own = new URL(migrationUrl);
    [own.username, own.password] = [`wayfellow_app_${process.env.TEST_RUN_ID}`, "only 'for' tests"];
    const meanwhile = source.createQueryRunner();
    await meanwhile.startTransaction();
    await meanwhile.query(`CREATE ROLE ${own.username} LOGIN`);
    const prepared = prepareDatabase({
      databaseUrl: own.toString(),
      migrationUrl,
      seedDemo: false,
      staticRoot: REPOSITORY,
      dataDir: tmpdir(),
    });
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = 'plat_role_meanwhile' AND wait_event_type = 'Lock'`;
    await waitFor(async () => (await source.query(waiting)).length > 0);
    await meanwhile.commitTransaction();
    await meanwhile.release();
    await expect(prepared).resolves.toBeUndefined();
  });

  it('takes jobs from the application in a role of its own, too', async () => {
    const migrationUrl = await freshDatabase('plat_jobs');
    const own = new URL(migrationUrl);
    [own.username, own.password] = ['wayfellow_app', 'only for tests'];
    const instance = await startInstance({
      databaseUrl: own.toString(),
      env: { DATABASE_MIGRATION_URL: migrationUrl, ROLE: 'all' },
    });
    try {
      instance.app.get(Jobs).add('emails', 'send', {});
      const queue = instance.app.get<Queue>(getQueueToken('emails'), { strict: false });
      const isScheduled = ({ id }: { id?: string }) => id?.startsWith('repeat:');
      await waitFor(async () => !(await queue.getCompleted()).every(isScheduled));
    } finally {
      await instance.close();
    }
  });

  it('goes back to nothing and forth again', async () => {
    const url = await freshDatabase('plat_back');
    const other = await new DataSource(schemaOptions({ databaseUrl: url })).initialize();
    for (const _ of other.migrations) await other.undoLastMigration();
    await other.runMigrations();
    await other.destroy();
  });

  it('hands the emails about Premium that wait to the outbox of all emails, and back', async () => {
    const url = await freshDatabase('plat_outbox');
    const other = await new DataSource(schemaOptions({ databaseUrl: url })).initialize();
    const undoTo = async (name: string) => {
      while ((await other.query('SELECT 1 FROM migrations WHERE name = $1', [name])).length)
        await other.undoLastMigration();
    };
    await undoTo(OneOutbox1763684690000.name);
    await other.query(`INSERT INTO users (username, username_key, email, password_hash, name)
      VALUES ('a', 'a', 'a@x.example', '', 'A')`);
    const add = `INSERT INTO subscription_letters (user_id, subscription_id, kind, sent_at)
      SELECT id, 'sub_1', $1, $2 FROM users`;
    await other.query(add, ['confirmation', new Date()]);
    await other.query(add, ['farewell', null]);
    const unsent = 'SELECT kind FROM subscription_letters WHERE sent_at IS NULL';
    await other.runMigrations();
    expect(await other.query(`SELECT kind, facts ->> 'subscriptionId' AS of FROM emails`)).toEqual([
      { kind: 'premium-farewell', of: 'sub_1' },
    ]);
    expect(await other.query(unsent)).toEqual([]);
    await undoTo(OneOutbox1763684690000.name);
    expect(await other.query(unsent)).toEqual([{ kind: 'farewell' }]);
    expect(await other.query('SELECT 1 FROM emails')).toEqual([]);
    await other.destroy();
  });

  it('is known to be gone by its errors, and its refusals are no such error', async () => {
    const nowhere = new DataSource(schemaOptions({ databaseUrl: 'postgres://127.0.0.1:1/x' }));
    const gone: unknown = await nowhere.initialize().catch((error: unknown) => error);
    expect(isDatabaseUnavailable(gone)).toBe(true);
    const refused: unknown = await source.query('SELECT nothing').catch((error: unknown) => error);
    expect(isDatabaseUnavailable(refused)).toBe(false);
  });
});
