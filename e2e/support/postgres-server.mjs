// `node postgres-server.mjs FOLDER PORT`: runs a PostgreSQL for one journey, on a new or existing folder. Prints its URL
// when it is ready, and exits with it.
import { startPostgres } from '../../tools/postgres/embedded-postgres.mjs';

const [dataDir, port] = process.argv.slice(2);
// What it has committed outlives a crash of its own, as in production; only a power cut would not be survived.
const settings = { synchronous_commit: 'on' };
const postgres = await startPostgres({ dataDir, port: Number(port), durable: false, settings });
process.once('SIGTERM', () => void postgres.stop());
console.log(postgres.url('postgres'));
