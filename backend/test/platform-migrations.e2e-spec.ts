import { endpoints } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { schemaOptions } from '../src/schema/schema-options.js';
import { freshDatabase } from './support/database.js';
import { startInstance } from './support/instance.js';
import { newPair } from './support/matched.js';

const behind = 'The database has not been migrated to this version';

/** The same database with the role that only reads and writes. */
const asApplication = (migrationUrl: string): string => {
  const own = new URL(migrationUrl);
  [own.username, own.password] = ['wayfellow_app', 'only for tests'];
  return own.toString();
};

const apart = { MIGRATE_AT_START: 'false' };

describe('an instance that does not migrate', () => {
  it('serves a database that was migrated before, without the role that owns it', async () => {
    const migrationUrl = await freshDatabase('plat_apart');
    const databaseUrl = asApplication(migrationUrl);
    await (await startInstance({ databaseUrl, env: { DATABASE_MIGRATION_URL: migrationUrl } })).close();
    const instance = await startInstance({ databaseUrl, env: apart });
    const [ana, ben] = await newPair(instance);
    const body = { receiverId: ben.user.id, content: 'without a migration' };
    expect((await ana.call(endpoints.messages.send, { body })).status).toBe(201);
    await instance.close();
  });

  it('refuses a database that is behind or empty, and leaves it as it is', async () => {
    const databaseUrl = await freshDatabase('plat_behind');
    const source = await new DataSource(schemaOptions({ databaseUrl })).initialize();
    await source.undoLastMigration();
    await expect(startInstance({ databaseUrl, env: apart })).rejects.toThrow(behind);
    expect(await source.showMigrations()).toBe(true);

    await source.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await expect(startInstance({ databaseUrl, env: apart })).rejects.toThrow(behind);
    const [{ tables }] = await source.query(
      `SELECT count(*)::int AS tables FROM pg_class WHERE relnamespace = 'public'::regnamespace`,
    );
    expect(tables).toBe(0);
    await source.destroy();
  });
});
