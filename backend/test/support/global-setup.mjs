import { startTestPostgres } from '../../../tools/testing/postgres.mjs';

/** Gives the suites a PostgreSQL of their own, unless TEST_DATABASE_URL names one already. */
export default async function globalSetup() {
  // Names the databases of this run, so that it never meets those of an older one.
  process.env.TEST_RUN_ID = String(process.pid);
  if (process.env.TEST_DATABASE_URL) return;
  globalThis.wayfellowTestPostgres = await startTestPostgres();
  process.env.TEST_DATABASE_URL = globalThis.wayfellowTestPostgres.url;
}
