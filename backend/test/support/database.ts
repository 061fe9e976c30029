import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import pg from 'pg';
import { prepareDatabase } from '../../src/schema/prepare-database.js';

/** The folder of this repository. */
export const REPOSITORY = resolve(__dirname, '../../..');

const TEMPLATE = 'wayfellow_template';
/** Any number; suites in other processes take the same, so that one of them makes the template. */
const TEMPLATE_LOCK = 4_120;

const adminUrl = (): string => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests through backend/jest.config.mjs');
  return url;
};

const urlOfDatabase = (name: string): string => {
  const url = new URL(adminUrl());
  url.pathname = `/${name}`;
  return url.toString();
};

const asAdmin = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: adminUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Built once a run of the tests, and copied for each suite. */
const templateName = () => `${TEMPLATE}_${process.env.TEST_RUN_ID}`;

const ensureTemplate = async (admin: pg.Client): Promise<void> => {
  const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [templateName()]);
  if (rowCount) return;
  const building = `${templateName()}_building`;
  await admin.query(`DROP DATABASE IF EXISTS ${building} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${building}`);
  await prepareDatabase({
    databaseUrl: urlOfDatabase(building),
    seedDemo: false,
    staticRoot: REPOSITORY,
    dataDir: tmpdir(),
  });
  await admin.query(`ALTER DATABASE ${building} RENAME TO ${templateName()}`);
};

/**
 * Makes an empty database with the present schema and the destinations, and gives its address.
 * `name` is the suite's own; an older database of that name is dropped first.
 */
export const freshDatabase = (name: string): Promise<string> =>
  asAdmin(async (admin) => {
    await admin.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await ensureTemplate(admin);
    await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    await admin.query(`CREATE DATABASE "${name}" TEMPLATE ${templateName()}`);
    return urlOfDatabase(name);
  });
